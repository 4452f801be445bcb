"""What the known sentences nearest to a claim decide of it: one alone, or several that each say a part."""

from __future__ import annotations

import functools
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import chain

from claimver_core.knowledge.relations import Relations
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.language.grammar import words as word_set
from claimver_core.linking.memory import Memory
from claimver_core.types import Claim, Entity, Label, Passage
from claimver_core.verification.rules.bare_names import may_be_somebody_else
from claimver_core.verification.rules.dates import DateExpression
from claimver_core.verification.rules.over_time.at_the_time import TIME_TOLD_BEFORE
from claimver_core.verification.sentences.alignment import Alignment, align
from claimver_core.verification.sentences.by_one_sentence import FEWEST, label_by
from claimver_core.verification.sentences.descriptions import described
from claimver_core.verification.sentences.known_sentences import (
    COMMON_KNOWLEDGE,
    KnownSentence,
    KnownSentences,
)
from claimver_core.verification.sentences.left_over import misses_nothing
from claimver_core.verification.sentences.light_words import adds_in_light_words
from claimver_core.verification.sentences.order import in_order
from claimver_core.verification.sentences.other_words import in_other_words
from claimver_core.verification.sentences.statement import of_claim, of_sentence, says_something
from claimver_core.verification.sentences.times import (
    are_of_one_time,
    differ_in_tense,
)
from claimver_core.verification.sentences.turned_round import turned_round
from claimver_core.verification.sentences.vouched import vouched
from claimver_core.verification.sentences.words import strict
from claimver_core.verification.unresolved import speaks_of_unknown

_DESCRIBES = re.compile(r"\b(?:is|are)\b")
_LIES = word_set("lies lie lay")
_MOST = 20
"""Words of a claim that say something; no known sentence is longer."""
_REMEMBERED = 2000
_REMEMBERED_CLAIMS = 128
_REMEMBERED_NAMES = 20_000


@dataclass(frozen=True, slots=True)
class SentenceRuling:
    """What known sentences decide of a claim; several support it where each says a part of it. ``denies``
    where one has a "not" that the claim has not."""

    label: Label
    passages: tuple[Passage, ...]
    denies: bool = False


@dataclass(frozen=True, slots=True)
class InOtherWords:
    """Sentences that a model is to read together beside a claim, those of them that it reads alone, too, the
    nearest first, and those that would bear it out.

    ``may_bear_out`` and ``may_contradict`` are False where they can do no such thing; ``goes_beyond`` and
    ``excluding`` as in ``other_words.Places``, ``traits`` as in ``read_odds.TRAITS``.
    """

    read: tuple[Passage, ...]
    alone: tuple[Passage, ...]
    needed: tuple[Passage, ...]
    may_bear_out: bool
    goes_beyond: bool
    may_contradict: bool
    excluding: tuple[bool, ...]
    traits: tuple[float, ...]

    @property
    def readings(self) -> list[tuple[Passage, ...]]:
        """What is read: the nearest, all together, and each other alone."""
        return [self.read[:1], self.read, *((passage,) for passage in self.alone[1:])]

    @property
    def can_contradict(self) -> list[bool]:
        """For each of ``readings`` whether it can contradict: all together where one of them can."""
        return [self.excluding[0], any(self.excluding), *self.excluding[1:]]

    @property
    def texts(self) -> list[list[str]]:
        """The texts of ``readings``."""
        return [[passage.text for passage in read] for read in self.readings]


@dataclass(frozen=True, slots=True)
class Part:
    """A sentence that says a part of a claim, and the places of words of the claim that it does not say."""

    alignment: Alignment
    left: frozenset[int]


class SentenceReader:
    """Asks the known sentences; what was read of one is remembered."""

    def __init__(self, sentences: KnownSentences, store: KnowledgeStore, relations: Relations) -> None:
        self._sentences = sentences
        self._store = store
        self._relations = relations
        self._entities: Memory[str, list[Entity]] = Memory(_REMEMBERED_NAMES)
        self._read = functools.lru_cache(maxsize=_REMEMBERED)(lambda text: of_sentence(text, self._named))
        self._laid_beside = functools.lru_cache(maxsize=_REMEMBERED_CLAIMS)(self._lay_beside)

    def ruling(self, claim: Claim) -> SentenceRuling | None:
        """The ruling of the first of the nearest sentences that decides the claim, or of several that say all
        parts of it; None where none does."""
        put_in = _DESCRIBES.search(claim.context) is not None and not _DESCRIBES.search(claim.text)
        parts, laid_beside = [], []
        for sentence, alignment in self._laid_beside(claim):
            label = turned_round(alignment)
            if label is None or may_be_somebody_else(claim, self._relations):
                label = label_by(alignment, sentence, self._relations, described=put_in)
            if label is not None:
                denies = alignment.sentence.negations > alignment.claim.negations
                return SentenceRuling(label, (_passage(sentence.text, sentence.source),), denies)
            laid_beside.append(alignment)
            if _says_part(alignment):
                left = set(alignment.claim_left) - vouched(alignment, self._relations)
                parts.append(Part(alignment, frozenset(left)))
        return _together(parts, laid_beside)

    def in_other_words(self, claim: Claim) -> InOtherWords | None:
        """The sentences that may say what the claim says in other words; None where there are none."""
        laid = self._laid_beside(claim)
        slots = [sentence.slots for sentence, _ in laid]
        places = in_other_words([alignment for _, alignment in laid], slots, self._relations)
        if places is None:
            return None
        passages = [_passage(sentence.text, sentence.source) for sentence, _ in laid]
        return InOtherWords(
            tuple(passages[place] for place in places.read),
            tuple(passages[place] for place in places.alone),
            tuple(passages[place] for place in places.needed),
            places.may_bear_out,
            places.goes_beyond,
            places.may_contradict and not may_be_somebody_else(claim, self._relations),
            places.excluding,
            places.traits,
        )

    def _lay_beside(self, claim: Claim) -> list[tuple[KnownSentence, Alignment]]:
        """The claim beside the descriptions of what it names and the nearest sentences; empty where a
        sentence cannot know whom the user has chosen, that two names are of one, or what or what time is
        meant."""
        items = [mention.entity.id for mention in claim.mentions]
        if claim.reports or len(set(items)) < len(items) or any(m.chosen for m in claim.mentions):
            return []
        if TIME_TOLD_BEFORE.search(claim.context) or speaks_of_unknown(claim):
            return []
        stated = of_claim(claim, self._named)
        telling = [word.norm for word in stated.words if says_something(word)]
        if not FEWEST <= len(telling) <= _MOST:
            return []
        found = chain(described(claim), self._sentences.nearest(telling))
        return [(sentence, align(stated, self._read(sentence.text))) for sentence in found]

    def _named(self, keys: Collection[str]) -> dict[str, list[Entity]]:
        return self._entities.fetch(keys, self._look_up, [])

    def _look_up(self, keys: Collection[str]) -> dict[str, list[Entity]]:
        return {key: [m.entity for m in found] for key, found in self._store.named(keys).items()}


def _says_part(alignment: Alignment) -> bool:
    """True where the sentence says a part of the claim, of its subject and with its verb."""
    claim, other = alignment.claim, alignment.sentence
    matched = {match.first for match in alignment.matches}
    return (
        len(alignment.matches) >= FEWEST
        and bool(_deed(alignment))
        and not claim.negations
        and not other.negations
        and bool(claim.names)
        and claim.names[0].first in matched
        and not strict(claim.words[i].norm for i in alignment.claim_left)
        and not adds_in_light_words(alignment)
        and not differ_in_tense(claim, other)
        and misses_nothing(alignment)
        and in_order(alignment.matches, alignment)
        and are_of_one_time(alignment)
    )


def _together(parts: Sequence[Part], laid_beside: Sequence[Alignment]) -> SentenceRuling | None:
    """What several sentences say that are each a part of the claim: the one that says most, and those that
    say what it lacks of the same deed, which is told once."""
    if not parts:
        return None
    first = min(parts, key=lambda part: len(part.left))
    verbs = _deed(first.alignment)
    used, left = [first], set(first.left)
    for part in parts:
        plain = _deed(part.alignment)
        if left - part.left and (min(verbs) in plain or (verbs & plain and _begins(part.alignment))):
            used.append(part)
            left &= part.left
    names = {match.first for match in first.alignment.matches if match.name is not None}
    if left or (len(used) > 1 and any(_tells_another_time(one, min(verbs), names) for one in laid_beside)):
        return None
    return SentenceRuling(Label.ATTRIBUTABLE, tuple(_passage(part.alignment.sentence.text) for part in used))


def _passage(text: str, source: str = COMMON_KNOWLEDGE) -> Passage:
    return Passage(f"{text}.", source)


def _begins(alignment: Alignment) -> bool:
    """True where both tell what somebody became: when she became president is when she became the first."""
    said = {word.norm for word in alignment.claim.words}
    return "became" in said and any(word.norm == "became" for word in alignment.sentence.words)


def _tells_another_time(alignment: Alignment, verb: int, names: Collection[int]) -> bool:
    """True where a sentence tells the same deed of the same names, and another time of it than the claim: who
    won in two years did not win both prizes in each."""
    return (
        any(
            figure.first in alignment.sentence_left and isinstance(figure.value, DateExpression)
            for figure in alignment.sentence.figures
        )
        and verb in _deed(alignment)
        and {match.first for match in alignment.matches}.issuperset(names)
    )


def _plain_matches(alignment: Alignment) -> set[int]:
    return {match.first for match in alignment.matches if match.name is None and not match.figure}


def _deed(alignment: Alignment) -> set[int]:
    """What both tell of: the plain words that match, and the verb where both tell where something lies."""
    claim, other = alignment.claim, alignment.sentence
    lying = [i for i, word in enumerate(claim.words) if word.norm in _LIES]
    both = lying[:1] if any(word.norm in _LIES for word in other.words) else []
    return _plain_matches(alignment).union(both)
