"""How the statements given with a claim join what it names.

A claim tells of things, times and numbers. Where statements join all of these to one another, the evidence
is about what the claim says; where they stand in different statements, or the value named belongs to another
thing, it is not. What joins them, the model and the rules read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Mention, Property, QuantityValue, TextValue, TimeValue, Triplet, Value
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import compare_date
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.quantities import compare_quantity
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.wording import STEM, content_stems

_MOST_OF = 0.6
"""The share of a name's words that have to stand in the claim where the name itself does not."""
_CLOSE = 0.001
_SHARED = 4
"""Letters by which a demonym and its place are known for kin."""
_DEMONYM = re.compile(r"(?:an|ans|ese|ish|ic|i|ch)$")
_LIST = re.compile(r"\s*[,;/()]\s*|\s+(?:and|&)\s+")


@dataclass(frozen=True, slots=True)
class Links:
    """``named`` counts what the claim names: things, times and numbers; ``loose`` those of them that no
    statement joins to another, and ``groups`` the sets of things that are joined, ``through`` the same where
    a thing that the claim does not name may stand between, and what is loose counts as a set of its own.

    ``joins`` counts the statements with both ends in the claim, ``worded`` those whose property its words
    express. ``existing`` tells that a statement about the only thing named has a property that the claim's
    words express. ``replaced`` counts statements about a thing named whose value is not the claim's, where
    another thing has the claim's value; ``otherwise`` those whose property the words express.
    """

    named: int
    loose: int
    groups: int
    through: int
    joins: int
    worded: int
    existing: bool
    replaced: int
    otherwise: int

    @property
    def whole(self) -> bool:
        """Whether statements join all that the claim names."""
        return self.named > 1 and self.groups == 1 and self.loose == 0

    @property
    def bridged(self) -> bool:
        """The same where something that the claim does not name may stand between."""
        return self.named > 1 and self.through == 1


def links(reading: Reading, triplets: Sequence[Triplet]) -> Links:
    """The links between what the claim names."""
    ends = _Ends(reading, triplets)
    found = [(triplet, *ends.of(triplet)) for triplet in triplets]
    for triplet, one, two in list(found):
        if not two:
            found += [(triplet, one, part) for part in ends.parts(triplet)]
    joins = [(t, one, two) for t, one, two in found if one and two and one != two]
    named = ends.named() | {end for _, one, two in joins for end in (one, two)}
    groups = _groups((one, two) for _, one, two in joins)
    bound: set[str] = set().union(*groups)
    paths = _groups((one or _key(t.subject), two or _key(t.object)) for t, one, two in found)
    reached = [group & named for group in paths if group & named]
    met: set[str] = set().union(*reached)
    half = [(t, one, two) for t, one, two in found if bool(one) != bool(two)]
    claimed = {t.property.id or t.property.label for t, one, _ in half if not one}
    about = [t for t, one, _ in half if one and not _borne_out(t, joins)]
    alone = named if len(named) == 1 else set()
    return Links(
        named=len(named),
        loose=len(named - bound),
        groups=len(groups),
        through=len(reached) + len(named - met),
        joins=len(joins),
        worded=sum(_is_told(reading, t.property) for t, _, _ in joins),
        existing=any(_is_told(reading, t.property) for t, one, two in found if {one, two} & alone),
        replaced=sum((t.property.id or t.property.label) in claimed for t in about),
        otherwise=sum(_is_told(reading, t.property) for t in about),
    )


class _Ends:
    """Finds the ends of statements in a claim. A key stands for each thing, time or number named."""

    def __init__(self, reading: Reading, triplets: Sequence[Triplet]) -> None:
        self._reading = reading
        self._words = content_stems(reading.claim.context)
        said = " ".join(triplet.property.label for triplet in triplets)
        properties = content_stems(said) | {word for word in normalise(said).split() if len(word) > 2}
        counted = [*(found.span for found in reading.dates), *(found.span for found in reading.numbers)]
        self._mentions = [
            mention
            for mention in reading.claim.mentions
            if mention.entity.id
            and not (
                _is_stranger(mention)
                and (
                    any(mention.span.overlaps(span) for span in counted)
                    or _tells_property(mention.text, properties)
                )
            )
        ]
        self._strangers = [mention for mention in self._mentions if _is_stranger(mention)]
        self._bound: dict[str, str] = {}

    def named(self) -> set[str]:
        """The keys of names, times and numbers, whether statements know of them or not."""
        keys = {
            self._bound.get(str(mention.entity.id), str(mention.entity.id))
            for mention in self._mentions
            if is_name(mention)
        }
        inside = [mention.span for mention in self._mentions]
        keys |= {
            f"date {place}"
            for place, date in enumerate(self._reading.dates)
            if not any(date.span.overlaps(span) for span in inside)
        }
        return keys | {
            f"number {place}"
            for place, number in enumerate(self._reading.numbers)
            if number.value != 1 and not any(number.span.overlaps(span) for span in inside)
        }

    def of(self, triplet: Triplet) -> tuple[str, str]:
        """The keys of subject and object, empty where the claim does not name them."""
        return self._thing(triplet.subject), self._value(triplet.object)

    def parts(self, triplet: Triplet) -> list[str]:
        """The keys of what the claim names of an object that lists several: "Onion, garlic, chili"."""
        value = triplet.object
        label = (
            value.label if isinstance(value, Entity) else value.value if isinstance(value, TextValue) else ""
        )
        pieces = _LIST.split(label)
        if len(pieces) < 2:
            return []
        entities = [Entity(normalise(piece), piece.strip()) for piece in pieces if piece.strip()]
        return [key for key in dict.fromkeys(map(self._thing, entities)) if key]

    def _value(self, value: Value) -> str:
        if isinstance(value, Entity):
            return self._thing(value)
        if isinstance(value, TimeValue):
            places = [
                place
                for place, date in enumerate(self._reading.dates)
                if compare_date(date, value) is Comparison.SAME
            ]
            return f"date {places[0]}" if places else ""
        if isinstance(value, QuantityValue):
            return self._amount(value)
        return f"text {normalise(value.value)}" if self._reading.names_value(value) else ""

    def _amount(self, value: QuantityValue) -> str:
        for place, number in enumerate(self._reading.numbers):
            bare = QuantityValue(value.value) if number.unit is None else value
            same = compare_quantity(number, self._reading.unitless(number, bare)) is Comparison.SAME
            off = abs(abs(number.value) - abs(value.value))
            if same or (value.unit is None and off <= _CLOSE * abs(value.value)):
                return f"number {place}"
        if value.unit is None and value.value.is_integer():  # "2010" may be read as a year
            for place, date in enumerate(self._reading.dates):
                if date.span.of(self._reading.claim.context) == f"{value.value:.0f}":
                    return f"date {place}"
        return ""

    def _thing(self, entity: Entity) -> str:
        key = str(entity.id)
        if self._reading.names(entity):
            self._widen(entity)
            return key
        stems = content_stems(entity.label)
        for mention in self._strangers:
            said = content_stems(mention.text)
            if said and said <= stems and len(said) >= _MOST_OF * len(stems):
                self._bound[str(mention.entity.id)] = key
                return key
            if _is_demonym(mention.text, entity.label):
                self._bound[str(mention.entity.id)] = key
                return key
        if not stems or len(stems & self._words) < _MOST_OF * len(stems):
            return ""
        if len(stems) == 1 and len(next(iter(stems))) < STEM:
            return ""
        for mention in self._mentions:
            if len(content_stems(mention.text) & stems) * 2 > len(stems):
                return self._bound.get(str(mention.entity.id), str(mention.entity.id))
        return key

    def _widen(self, entity: Entity) -> None:
        """Takes names that only say more of ``entity`` for it: *William M. O.* before *Dawson*, *icebreaker*
        of a ship whose name has "(icebreaker)" behind it."""
        stems = content_stems(f"{entity.label} {entity.id}")
        for mention in self._strangers:
            said = content_stems(mention.text)
            if said and said <= stems:
                self._bound.setdefault(str(mention.entity.id), str(entity.id))


def _is_demonym(text: str, label: str) -> bool:
    """Whether ``text`` may be the adjective of a place: *Italian*, of Italy."""
    said, name = normalise(text), normalise(label)
    return _DEMONYM.search(said) is not None and " " not in said + name and said[:_SHARED] == name[:_SHARED]


def _tells_property(text: str, properties: frozenset[str]) -> bool:
    """Whether a name is that of a property, whole or by its first letters: *ISSN*, *Engine*."""
    words = normalise(text).split()
    initials = "".join(word[0] for word in words if word not in ("of", "the"))
    return content_stems(text) <= properties or normalise(text) in properties or initials in properties


def _is_told(reading: Reading, item: Property) -> bool:
    """Whether the claim's words express the property, or are those of the name under which it was given."""
    name = content_stems(item.label)
    return reading.has_cue(item) or (bool(name) and name <= content_stems(reading.words))


def _is_stranger(mention: Mention) -> bool:
    return str(mention.entity.id).startswith("?")


def _key(value: Value) -> str:
    """A key for what the claim does not name."""
    if isinstance(value, Entity):
        return f"unnamed {value.id}"
    return f"unnamed value {value}"


def _groups(pairs: Iterable[tuple[str, str]]) -> list[set[str]]:
    """The sets of keys that pairs of them join."""
    groups: list[set[str]] = []
    for one, two in pairs:
        joined = {one, two}.union(*(group for group in groups if group & {one, two}))
        groups = [group for group in groups if not group & {one, two}] + [joined]
    return groups


def _borne_out(triplet: Triplet, joins: Sequence[tuple[Triplet, str, str]]) -> bool:
    """Whether another statement of the same subject and property bears the claim out."""
    return any(t.subject == triplet.subject and t.property == triplet.property for t, _, _ in joins)
