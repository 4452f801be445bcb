"""A claim as the rules read it: what it names, when, how many, and whether it denies."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import (
    Claim,
    Entity,
    Property,
    QuantityValue,
    Span,
    TextValue,
    TimeValue,
)
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, compare_date, find_dates
from claimver_core.verification.rules.names import POSSESSIVE, any_of, is_name
from claimver_core.verification.rules.namesakes import is_alike, is_team_of, is_university_of
from claimver_core.verification.rules.polarity import (
    CONTRAST,
    SET_APART,
    claims_uniqueness,
    is_denied,
    is_general_denial,
    says_ended,
)
from claimver_core.verification.rules.property_match import PropertyMatch
from claimver_core.verification.rules.quantities import NumberExpression, compare_quantity, find_numbers
from claimver_core.verification.rules.said_units import without_unit
from claimver_core.verification.rules.traits import Traits, stems, traits_of, wording_of

_PRESENT = re.compile(
    r"\b(?:is|are|has|lies|stands|sits|currently|now|today|uses|use|flows|flow|belongs|belong|owns|own|"
    r"plays|play|"
    r"lives|orbits|orbit|runs|leads|heads|holds|stars|features|contains|borders|shares|share|"
    r"connects|covers|speaks|speak|employs|"
    r"produces|makes|works|manages|coaches|trains|sings|captains|serves|reigns|presides|hosts|chairs|teaches|governs|pay|pays|drive|drives|rules|remains|comes|hangs|circles|rises|empties)\b",
    re.IGNORECASE,
)
_PAST = re.compile(
    r"\b(?:was|were|had|did|former(?:ly)?|once|until|used to|previous(?:ly)?|from \d{4} to)\b", re.IGNORECASE
)
PUBLISHED = "P577"
_WORK_OF_A_YEAR = re.compile(
    r"\b(?:is|was)\s+an?\s+(?:\w+\s+)?\d{4}\s+(?:[\w-]+\s+){0,3}?(?:film|movie|novel|album|single|song|"
    r"book)\b",
    re.IGNORECASE,
)
_CONTRACTED = re.compile(r"\b(?P<verb>[a-z]+)n['’]t\b", re.IGNORECASE)
_CUT_VERBS = {"ca": "can", "wo": "will", "sha": "shall"}
_TITLE = re.compile(
    r"(?<=[a-z,] )[A-Z][\w’']*(?: [A-Z][\w’']*)* (?:Never|Not|No|Nothing|Nobody|Without)(?: [A-Z][\w’']*)+"
)
_SMALL_WORD = re.compile(r"\b(?:is|was|are|were|has|had)\b|\b[a-z]{5,}\b")
_NOT = re.compile(r"\b(?:not|never) |n['’]t\b", re.IGNORECASE)
TITLES = (
    "queen|king|pope|president|prime|minister|chancellor|prince|princess|emperor|empress|lord|lady|sir|"
    "dame|saint|st|general|senator|governor|professor|dr|mr|mrs|ms|tsar|tsarina|czar|sultan|kaiser|shah"
)
HERE = "\ue000"  # stands for a name while its titles are looked for
WITH_TITLES = [re.compile(rf"(?:\b(?:{TITLES})\s+)*{HERE}", flags) for flags in (re.IGNORECASE, re.NOFLAG)]
_CROWNS = frozenset({"krone", "krona", "koruna"})
_KINDS_OF_BODY = word_set(
    "zone university college company corporation inc ltd group studios studio games game fc plc ag se"
)
_BETWEEN = re.compile(
    r"\b(is|am|was)\s+(?:also|still|now|once|originally|actually|really|in fact)\s+(?=(?:an?|the)\b)",
    re.IGNORECASE,
)
_SHORT = 3  # letters of a word that may mean something else: "won"
_AT_UNIVERSITY = re.compile(
    r"\b(?:studied|educated|taught|lectured|professor|lecturer|student|(?:doctorate|degree|PhD))\b[^_]*\b(?:at|from)\s+_",
    re.I,
)
_SYMBOL = 2  # letters of a text that stands in the claim as it is written, such as "Au"
_TELLS_APART = re.compile(r"\(\d{4} [a-z][^()]*\)")  # "(2012 film)" behind a title


@dataclass(frozen=True, slots=True)
class Reading:
    """``ids`` are the entities the claim names; ``words`` is its context with "_" for their names, where
    cues are looked for; ``padded`` the normalised context between blanks, with and without possessive
    endings; ``settled`` the normalised names whose entity the user has chosen, with its Q-id. A ``wide``
    reading takes a property as expressed by the words of its phrasings too. ``matches`` tells by
    Q-id of the subject what the whole wording is most like."""

    claim: Claim
    ids: frozenset[str]
    words: str
    padded: str
    dates: tuple[DateExpression, ...]
    numbers: tuple[NumberExpression, ...]
    denied: bool
    general_denial: bool
    unique: bool
    present: bool
    ended: bool = False
    settled: Mapping[str, str | None] = field(default_factory=dict)
    wide: bool = False
    matches: Mapping[str, PropertyMatch] = field(default_factory=dict)

    def names(self, entity: Entity) -> bool:
        """True when the claim names ``entity``, by its id or, word for word, by its label."""
        if entity.id and entity.id in self.ids:
            return True
        if "currency" in entity.description and self._names_last_word(entity):
            return True
        if any(is_alike(mention.entity, entity) for mention in self.claim.mentions):
            return True
        if entity.label.islower() and self._names_several(normalise(entity.label)):
            return True
        if entity.label.endswith("ism") and f" {normalise(entity.label)[:-1]}t " in self.padded:
            return True  # an atheist, of atheism
        return any(
            len(name) > 2
            and f" {name} " in self.padded
            and self.settled.get(name, entity.id) == entity.id
            and not self._is_part_of_another(name, entity)
            and not (number and self._is_another(name))
            for number, name in enumerate(_short_names(entity.label))
        )

    def _names_several(self, name: str) -> bool:
        """True for *the lungs*, of the lung."""
        return len(name) > 2 and any(f" {name}{ending} " in self.padded for ending in ("s", "es"))

    def _says_otherwise(self, text: str) -> bool:
        """True for *a lack of vitamin C*, of its deficiency, and for *mosquitoes*, of their bite."""
        lacked = text.removesuffix(" deficiency")
        if lacked != text and re.search(
            rf" (?:lack|shortage|deficiency|want) of {re.escape(lacked)} ", self.padded
        ):
            return True
        biting = text.removesuffix(" bite")
        return biting != text and (f" {biting} " in self.padded or self._names_several(biting))

    def _names_last_word(self, entity: Entity) -> bool:
        """True for *the yen*, of the Japanese yen, and for *the crown*, of the Danish krone; not for the mark
        of *the Deutsche Mark*."""
        last = normalise(entity.label).rpartition(" ")[2]
        if last in _CROWNS and " crown" in self.padded:
            return True
        if any(normalise(mention.text) == last for mention in self.claim.mentions):
            return True
        return (
            len(last) > _SHORT and f" {last} " in self.padded and not self._is_part_of_another(last, entity)
        )

    def _is_another(self, name: str) -> bool:
        """True for a shortened label that is the mention of something: *Seattle*, of Seattle University."""
        return any(normalise(mention.text) == name for mention in self.claim.mentions)

    def _is_part_of_another(self, name: str, entity: Entity) -> bool:
        """True for a label inside the mention of something else: *Ronaldo* in *Cristiano Ronaldo*."""
        longer = [normalise(m.text) for m in self.claim.mentions if m.entity.id != entity.id]
        inside = sum(f" {name} " in f" {text} " and text != name for text in longer)
        return inside > 0 and self.padded.partition(" / ")[0].count(f" {name} ") <= inside

    def unitless(self, number: NumberExpression, value: QuantityValue) -> QuantityValue:
        """``value`` without its unit where the claim has just this unit behind a number."""
        return without_unit(self.claim.context, number, value)

    def names_value(self, value: Entity | TimeValue | QuantityValue | TextValue) -> bool:
        """True when the claim names ``value``, an entity or a text, word for word."""
        return isinstance(value, Entity | TextValue) and self.compare(value) is Comparison.SAME

    def names_of(self, entity: Entity) -> frozenset[str]:
        """The normalised names under which the claim may speak of ``entity``."""
        mentioned = {normalise(m.text) for m in self.claim.mentions if m.entity.id == entity.id}
        return frozenset({normalise(entity.label)} | mentioned)

    def expresses(self, item: Property, subject: Entity | None = None) -> bool:
        """True when the claim states the property, of ``subject`` if it is given: by a cue, or as a whole."""
        match = self.match_of(subject)
        return self.has_cue(item) or (match is not None and match.expresses(item.id or ""))

    def match_of(self, subject: Entity | None) -> PropertyMatch | None:
        """What the wording is like with ``subject`` in its place; None when it was not compared."""
        return self.matches.get(subject.id or "") if subject is not None else None

    def has_cue(self, item: Property) -> bool:
        """True when a cue of the property stands in the claim outside the names."""
        traits = traits_of(item)
        if traits.has_cue(_plainly(self.words)) or (traits.by_object and self._names_kind(traits)):
            return True
        if item.id == PUBLISHED and self.dates_a_work:
            return True
        if not self.wide:
            return False
        asserted = _NOT.sub("", self.words)
        return traits.has_cue(asserted) or bool(stems(asserted) & wording_of(item))

    @property
    def dates_a_work(self) -> bool:
        """True for *is a 1994 film*."""
        return _WORK_OF_A_YEAR.search(self.words) is not None

    def _names_kind(self, traits: Traits) -> bool:
        """True when one of the names, but for the first, is of what a property's values are called."""
        return traits.called is not None and any(
            is_name(m) and traits.called.search(f"{m.entity.label} {m.entity.description}")
            for m in self.claim.mentions[1:]
        )

    def compare(self, value: Entity | TimeValue | QuantityValue | TextValue) -> Comparison:
        """How what the claim says stands to a triplet's object. An entity that is not named is OPEN."""
        if isinstance(value, TimeValue):
            return _best(compare_date(date, value) for date in self.dates)
        if isinstance(value, QuantityValue):
            return _best(compare_quantity(number, self.unitless(number, value)) for number in self.numbers)
        if isinstance(value, TextValue):
            text = normalise(value.value)
            if len(value.value) <= _SYMBOL and value.value[:1].isupper():
                symbol = re.search(rf"(?<!\w){re.escape(value.value)}(?!\w)", self.claim.context[1:])
                return Comparison.SAME if symbol else Comparison.OPEN
            said = len(text) > 2 and (f" {text} " in self.padded or f" {text} " in _by_labels(self.claim))
            said = said or (value.value.islower() and self._names_several(text))
            said = said or self._says_otherwise(text)
            return Comparison.SAME if said else Comparison.OPEN
        teams = any(is_team_of(value, mention.entity) for mention in self.claim.mentions)
        schools = _AT_UNIVERSITY.search(self.words) is not None and any(
            is_university_of(value, mention.entity) for mention in self.claim.mentions
        )
        return Comparison.SAME if teams or schools or self.names(value) else Comparison.OPEN


def read(claim: Claim, *, wide: bool = False, matches: Mapping[str, PropertyMatch] | None = None) -> Reading:
    """Reads the claim's context form, without what it sets against itself at its end (*..., not Shaw*)."""
    claim = replace(claim, context=_CONTRACTED.sub(_uncontracted, claim.context))
    context = SET_APART.sub(" ", CONTRAST.sub("", claim.context))
    words = context
    for mention in sorted(claim.mentions, key=lambda m: -len(m.text)):
        if is_name(mention):
            exact = len(mention.text) < 4
            found = any_of(mention.text, mention.entity.label, exact=exact)
            words = WITH_TITLES[exact].sub(" _ ", found.sub(HERE, words))
    words = _in_titles(words)
    denied = is_denied(words)
    names = [Span(*found.span()) for found in _TELLS_APART.finditer(context)]
    names += [
        Span(*found.span())
        for mention in claim.mentions
        if is_name(mention) and any(character.isdigit() for character in mention.text)
        for found in any_of(mention.text, exact=True).finditer(context)
    ]
    return Reading(
        claim=claim,
        ids=frozenset(m.entity.id for m in claim.mentions if m.entity.id),
        words=words,
        padded=f" {normalise(context)} / {normalise(POSSESSIVE.sub('', context))} ",
        dates=tuple(found for found in find_dates(context) if not _inside(found.span, names)),
        numbers=tuple(found for found in find_numbers(context) if not _inside(found.span, names)),
        denied=denied,
        general_denial=is_general_denial(words),
        unique=claims_uniqueness(words),
        present=bool(_PRESENT.search(words)) and not _PAST.search(words),
        ended=says_ended(words),
        settled={normalise(m.text): m.entity.id for m in claim.mentions if m.chosen},
        wide=wide,
        matches=matches or {},
    )


def _in_titles(words: str) -> str:
    """*The sequel is Tomorrow Never Dies* denies nothing: a name that is not known, in a sentence that is no
    headline."""
    return _TITLE.sub(" _ ", words) if _SMALL_WORD.search(words) else words


def _uncontracted(word: re.Match[str]) -> str:
    verb = word["verb"]
    return f"{_CUT_VERBS.get(verb.lower(), verb)} not"


@functools.lru_cache(maxsize=256)
def _plainly(words: str) -> str:
    """*is also a singer* as *is a singer*."""
    return _BETWEEN.sub(r"\1 ", words)


def _by_labels(claim: Claim) -> str:
    """The normalised context with each entity by its label: *king of Macedon* as *king of Macedonia*."""
    context = claim.context
    for mention in filter(is_name, claim.mentions):
        context = context.replace(mention.text, mention.entity.label)
    return f" {normalise(context)} "


def _inside(span: Span, names: Iterable[Span]) -> bool:
    """True for the year in *2010: The Year We Make Contact*."""
    return any(name.start <= span.start and span.end <= name.end for name in names)


@functools.lru_cache(maxsize=8192)
def _short_names(label: str) -> tuple[str, ...]:
    """A label as it may be said: whole, without what follows a comma (*Meghan, Duchess of Sussex*), and
    without the words for what it is (*Harvard University*)."""
    whole = normalise(label)
    words = normalise(label.partition(",")[0]).split()
    while len(words) > 1 and words[-1] in _KINDS_OF_BODY:
        words.pop()
    short = " ".join(words)
    return (whole,) if short == whole or len(short) < 4 else (whole, short)


def _best(comparisons: Iterable[Comparison]) -> Comparison:
    """SAME if any is; DIFFERENT if there are some and all are; else OPEN."""
    found = list(comparisons)
    if Comparison.SAME in found:
        return Comparison.SAME
    return (
        Comparison.DIFFERENT if found and all(c is Comparison.DIFFERENT for c in found) else Comparison.OPEN
    )
