"""Claims beside the sentences of common knowledge, whose slots tell what contradicts.

A slot holds what nothing else of its kind can take the place of (``verification/sentences``), so that another
filler in the claim, or in the evidence, contradicts for certain. Other sentences about the same thing stand
beside the deciding one, or alone, where they decide nothing.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from claimver_core.training.other_words import OtherWords
from claimver_core.training.train_verifier_data import (
    ATTRIBUTABLE,
    CONTRADICTORY,
    EXTRAPOLATORY,
    Example,
)
from claimver_core.types import Span
from claimver_core.verification.sentences.known_sentences import parse

GROUP = "known sentences"
MOST_BESIDE = 3
"""Sentences that stand beside the deciding one at most."""
LEAST_FILLERS = 6
"""A slot of a kind that has fewer fillers is left as it is."""
ALIKE = 0.6
"""Sentences that share more of their words than this may say the same."""

_NAME = re.compile(
    r"(?!(?:The|In|On|At|A|An|It|About|After|Only)\b)"
    r"[A-Z](?:\.|[\w'-]+)(?: (?:(?:of|the|de|van|von|and) )*[A-Z](?:\.|[\w'-]+))*"
)
_WORD = re.compile(r"\w+")
_PASSIVE = re.compile(
    r"(.{3,40}) (?:was|were) (\w+ed|written|built|won|sung|shot|led|founded) by ([^,]{3,30})\."
)
_LAST_ADJUNCT = re.compile(
    r"(?<=\w) (?:in|on|at|during|after|from|for|with|near|under) (?:the |a |an )?[\w'-]+(?: [\w'-]+){0,3}\.$"
)
_DENIAL = re.compile(r"\b(?:not|never|no|nor|none|without|neither|only|few|first)\b|n't\b", re.IGNORECASE)
_SMALL = frozenset(
    ["a", "an", "the", "of", "in", "on", "at", "to", "is", "was", "are", "were", "and", "by", "for", "from"]
)


@dataclass(frozen=True, slots=True)
class KnownSentence:
    """A sentence in words, and for each slot where it stands and what kind of thing fills it."""

    text: str
    slots: tuple[tuple[int, int, str], ...]

    def filled(self, slot: tuple[int, int, str], filler: str) -> str:
        """The sentence with ``filler`` in ``slot``."""
        changed = self.text[: slot[0]] + filler + self.text[slot[1] :]
        return changed[:1].upper() + changed[1:]


def read_known_sentence(line: str) -> KnownSentence:
    """Of a line with braces around its slots."""
    known = parse(line)
    text = f"{known.text}."
    kinds = [_kind(text, place, known.slots) for place in range(len(known.slots))]
    return KnownSentence(
        text, tuple((slot.start, slot.end, kind) for slot, kind in zip(known.slots, kinds, strict=True))
    )


def _kind(text: str, place: int, slots: Sequence[Span]) -> str:
    """What is like what: the sort of the filler, and the two words before it, or behind it and outside of
    other slots at the start."""
    slot = slots[place]
    filler = text[slot.start : slot.end]
    if re.fullmatch(r"\d{4}", filler):
        return "year"
    if re.search(r"\d", filler):
        return "figure"
    beside = _WORD.findall(text[: slot.start])[-2:]
    if slot.start == 0:
        ends = [slot.end, *(other.end for other in slots[place + 1 :])]
        starts = [*(other.start for other in slots[place + 1 :]), len(text)]
        rest = " ".join(text[end:start] for end, start in zip(ends, starts, strict=True))
        beside = _WORD.findall(rest)[:2]
    sort = "name" if _NAME.match(filler) else "word"
    return " ".join([sort, str(slot.start > 0), *beside]).lower()


def known_sentence_examples(path: Path, rng: random.Random) -> list[Example]:
    """All that the lines of ``path`` make, about two a line."""
    sentences = [read_known_sentence(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return list(_Pairs(sentences, rng).all())


class _Pairs:
    def __init__(self, sentences: Sequence[KnownSentence], rng: random.Random) -> None:
        self._sentences, self._rng = sentences, rng
        self._other_words = OtherWords(rng)
        self._apart = _kinds_apart()
        self._fillers: dict[str, list[str]] = defaultdict(list)
        self._about: dict[str, list[int]] = defaultdict(list)
        for index, sentence in enumerate(sentences):
            for start, end, kind in sentence.slots:
                self._fillers[kind].append(sentence.text[start:end])
            for name in _NAME.findall(sentence.text):
                self._about[name].append(index)

    def all(self) -> Iterator[Example]:
        for index, sentence in enumerate(self._sentences):
            beside = self._beside(index)
            text = sentence.text
            chance = self._rng.random()
            if chance < 0.35:
                yield self._example(text, [text, *beside], ATTRIBUTABLE)
            if beside and chance > 0.7:
                yield self._example(text, beside, EXTRAPOLATORY)
            yield from self._shortened(text, beside)
            yield from self._contradicted(sentence, beside)

    def _contradicted(self, sentence: KnownSentence, beside: Sequence[str]) -> Iterator[Example]:
        """Another filler or kind in the claim, the evidence, or both, which leaves them in agreement."""
        changed = self._changed(sentence) or self._of_another_kind(sentence.text)
        if changed is None:
            return
        way = self._rng.random()
        if way < 0.4:
            yield self._example(changed, [sentence.text, *beside], CONTRADICTORY)
        elif way < 0.75:
            yield self._example(sentence.text, [changed, *beside], CONTRADICTORY)
        else:
            yield self._example(changed, [changed, *beside], ATTRIBUTABLE)

    def _shortened(self, text: str, beside: Sequence[str]) -> Iterator[Example]:
        """Without its last adjunct a statement still holds; what has it says more than the rest bears out."""
        shorter = _LAST_ADJUNCT.sub(".", text)
        if len(shorter.split()) < 4 or shorter == text or _DENIAL.search(text) or self._rng.random() < 0.4:
            return
        if self._rng.random() < 0.45:
            yield self._example(shorter, [text, *beside], ATTRIBUTABLE)
        else:
            yield self._example(text, [shorter, *beside], EXTRAPOLATORY)

    def _of_another_kind(self, text: str) -> str | None:
        found = [word for word in _WORD.findall(text) if word in self._apart]
        if len(found) != 1 or not re.search(rf"\b(?:is|are|was|were) an? (?:[\w-]+ )?{found[0]}\b", text):
            return None
        return re.sub(rf"\b{found[0]}\b", self._rng.choice(self._apart[found[0]]), text)

    def _example(self, claim: str, evidence: Sequence[str], label: int) -> Example:
        """The evidence in any order, the claim in other words where others are known."""
        evidence, claim = list(evidence), self._in_other_words(claim)
        self._rng.shuffle(evidence)
        return Example(claim, tuple(evidence), label, GROUP)

    def _in_other_words(self, text: str) -> str:
        passive = _PASSIVE.fullmatch(text)
        if passive and self._rng.random() < 0.6:
            told, verb, by = passive.groups()
            verb = {"written": "wrote", "sung": "sang"}.get(verb, verb)
            text = f"{by[:1].upper()}{by[1:]} {verb} {told.replace('The ', 'the ', 1)}."
        if self._rng.random() < 0.6:
            text = self._other_words.of(text)
        return text

    def _changed(self, sentence: KnownSentence) -> str | None:
        if not sentence.slots:
            return None
        slot = self._rng.choice(sentence.slots)
        fillers = self._fillers[slot[2]]
        if len(set(fillers)) < LEAST_FILLERS:
            return None
        other = self._rng.choice(fillers)
        return None if other in sentence.text else sentence.filled(slot, other)

    def _beside(self, index: int) -> list[str]:
        """Other sentences about something that the sentence names, none of which may say the same."""
        sentence = self._sentences[index]
        near = {other for name in _NAME.findall(sentence.text) for other in self._about[name][:400]} - {index}
        chosen = self._rng.sample(sorted(near), min(len(near), 3 * MOST_BESIDE))
        wanted = self._rng.randint(0, MOST_BESIDE)
        words = _words(sentence.text)
        apart = [self._sentences[other].text for other in chosen]
        return [text for text in apart if len(words & _words(text)) <= ALIKE * len(words)][:wanted]


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower())) - _SMALL


def _kinds_apart() -> dict[str, list[str]]:
    """Each word of a kind with the others of it, none of which is true of a thing together with it."""
    apart: dict[str, list[str]] = {}
    for line in (
        files("claimver_core.verification.sentences")
        .joinpath("words_apart.txt")
        .read_text(encoding="utf-8")
        .splitlines()
    ):
        kinds = [] if line.startswith("#") else line.split()
        for kind in kinds:
            apart.setdefault(kind, [other for other in kinds if other != kind])
    return apart
