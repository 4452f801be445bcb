"""The rules: each looks at a claim and its triplets and decides, or has nothing to say."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.relations import Relations
from claimver_core.types import Entity, Label, Mention, QuantityValue, Rank, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.reading import Reading, is_name, uncovered
from claimver_core.verification.rules.traits import Traits, traits_of

_LIFE_PLACES = frozenset({"P19", "P20", "P119"})
_DONE_TO_ANOTHER = re.compile(
    r"(?<!was )(?<!were )(?<!been )(?<!being )\b(?:launched|started|began|created|established|built|formed|"
    r"killed|assassinated|murdered|executed)\s+(?!in\b|on\b|by\b|at\b|as\b|\d)\w|\b(?:gave|gives) birth\b",
    re.IGNORECASE,
)
_NOT_IN_OFFICE = re.compile(
    r"\b(?:(?:re-?)?elect\w*|nominat\w*|ran|runs?|campaign\w*|candida\w*|won|born|died|married|appointed)\b",
    re.IGNORECASE,
)
_DENIES_A_PART = re.compile(r"\b(?:without|nothing|none|nobody)\b", re.IGNORECASE)
_INSTANCES = 3  # of what a claim denies altogether: one refutes it, more convince
_PLACED = frozenset({"P17", "P131", "P30", "P361", "P276"})
_TERMS_OF_OFFICE = frozenset({"P39", "P169", "P35", "P6", "P488"})


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a rule decided, and by which triplets; ``alone`` is false where subject and object may have been
    swapped, which only the model can tell."""

    label: Label
    rule: str
    triplets: tuple[Triplet, ...]
    alone: bool = True


@dataclass(frozen=True, slots=True)
class _Bearing:
    """How one triplet, whose property the claim expresses, stands to the claim."""

    triplet: Triplet
    traits: Traits
    comparison: Comparison
    chain: tuple[Triplet, ...] = ()

    @property
    def deciding(self) -> tuple[Triplet, ...]:
        return (self.triplet, *self.chain)


def decide(reading: Reading, triplets: Sequence[Triplet], relations: Relations) -> Ruling | None:
    """The first rule that has something to say decides; None leaves the claim to the model."""
    bearings = [b for t in triplets if (b := _bearing(reading, t, relations)) is not None]
    for rule in _RULES:
        ruling = rule(reading, bearings, triplets)
        if ruling is not None:
            return ruling
    return None


def _bearing(reading: Reading, triplet: Triplet, relations: Relations) -> _Bearing | None:
    if triplet.rank is Rank.DEPRECATED or not reading.names(triplet.subject):
        return None
    if not reading.expresses(triplet.property):
        return None
    traits = traits_of(triplet.property)
    comparison = reading.compare(triplet.object)
    chain: tuple[Triplet, ...] = ()
    if comparison is Comparison.OPEN and isinstance(triplet.object, Entity) and triplet.object.id:
        rivals = _rivals(reading, triplet, traits, relations)
        found = relations.within(triplet.object.id, rivals) if traits.inside and rivals else None
        if found is not None:
            comparison, chain = Comparison.SAME, found
        elif (
            rivals
            and _spoken_about(reading, triplet, traits)
            and _excludes(triplet.object.id, rivals, traits, relations)
        ):
            comparison = Comparison.DIFFERENT
    if comparison is not Comparison.OPEN and not _said_of_subject(reading, triplet, comparison, relations):
        comparison, chain = Comparison.OPEN, ()
    if comparison is Comparison.DIFFERENT and traits.single == "mostly" and _nearly(reading, triplet):
        comparison = Comparison.OPEN
    if comparison is Comparison.SAME and triplet.former and reading.present:
        comparison = Comparison.OPEN
    return _Bearing(triplet, traits, comparison, chain)


def _said_of_subject(
    reading: Reading, triplet: Triplet, comparison: Comparison, relations: Relations
) -> bool:
    """False where a date, a figure or a place of birth or death belongs to somebody or something else:
    "Oswald killed Kennedy in 1963" tells no date of Oswald's death."""
    if isinstance(triplet.object, Entity):
        return triplet.property.id not in _LIFE_PLACES or not _DONE_TO_ANOTHER.search(reading.words)
    if _DONE_TO_ANOTHER.search(reading.words):
        return False
    names = [mention for mention in reading.claim.mentions if is_name(mention)]
    return comparison is Comparison.SAME or (
        bool(reading.claim.mentions)
        and reading.claim.mentions[0].entity.id == triplet.subject.id
        and all(
            mention.entity.id == triplet.subject.id or relations.kind(str(mention.entity.id)) == "place"
            for mention in names
        )
    )


def _spoken_about(reading: Reading, triplet: Triplet, traits: Traits) -> bool:
    """True when another value of the property would contradict: it has one, and the claim is of today where
    the value changes with time. Where the property is about a place, the triplet is about what the claim
    is about, its first mention."""
    if not traits.single or (traits.changes and not reading.present):
        return False
    mentions = reading.claim.mentions
    return not traits.inside or (bool(mentions) and mentions[0].entity.id == triplet.subject.id)


def _nearly(reading: Reading, triplet: Triplet) -> bool:
    """True when a claimed date misses by a year at most: premieres, releases and foundings have several."""
    if not isinstance(triplet.object, TimeValue):
        return False
    first, last = interval(triplet.object)
    return any(d.earliest[0] - 1 <= last[0] and first[0] <= d.latest[0] + 1 for d in reading.dates)


def _rivals(reading: Reading, triplet: Triplet, traits: Traits, relations: Relations) -> frozenset[str]:
    """The entities that the claim names in the place of the triplet's object."""
    assert isinstance(triplet.object, Entity)
    label = set(normalise(triplet.object.label).split())
    return frozenset(
        mention.entity.id
        for mention in reading.claim.mentions
        if mention.entity.id
        and mention.entity.id != triplet.subject.id
        and not set(normalise(mention.entity.label).split()) & label
        and _fits(mention, traits, relations)
    )


def _fits(mention: Mention, traits: Traits, relations: Relations) -> bool:
    """True when the mentioned entity is of the kind that the property's values are."""
    qid = str(mention.entity.id)
    if traits.object_class:
        return relations.is_a(qid, traits.object_class)
    return is_name(mention) and (not traits.object or relations.kind(qid) == traits.object)


def _excludes(qid: str, rivals: frozenset[str], traits: Traits, relations: Relations) -> bool:
    """True when the true value leaves no room for any rival. Of two places one may lie in the other
    without the knowledge saying so, so they have to be known to be apart."""
    return not traits.inside or all(relations.apart(qid, rival) for rival in rivals)


def _general_denial(
    reading: Reading, bearings: Sequence[_Bearing], triplets: Sequence[Triplet]
) -> Ruling | None:
    """*Never ... any* is refuted by one instance (ClaimVer, table 2, rows 5 and 6)."""
    if not reading.general_denial or reading.dates:
        return None
    names = [m for m in reading.claim.mentions if is_name(m)]
    subject = names[0].entity.id if names else None
    others = [m for m in reading.claim.mentions if m.entity.id != subject]
    found: list[Triplet] = []
    instances = 0
    for triplet in triplets:
        ends = {triplet.subject.id, triplet.object.id if isinstance(triplet.object, Entity) else None}
        named = subject is not None and subject in ends and triplet.rank is not Rank.DEPRECATED
        support = [triplet]
        if (
            named
            and reading.expresses(triplet.property)
            and all(
                _is_cue(mention, triplet) or _related(mention, triplet, triplets, support)
                for mention in others
            )
        ):
            found += support
            instances += 1
        if instances == _INSTANCES:
            break
    return Ruling(Label.CONTRADICTORY, "general-denial", tuple(dict.fromkeys(found))) if found else None


def _is_cue(mention: Mention, triplet: Triplet) -> bool:
    """True for a common noun that only expresses the property: "never won a *prize*"."""
    cues = traits_of(triplet.property).cues
    return (
        not is_name(mention) and triplet.property.id != "P39" and bool(cues and cues.fullmatch(mention.text))
    )


def _related(
    mention: Mention, instance: Triplet, triplets: Sequence[Triplet], support: list[Triplet]
) -> bool:
    """True when the instance is one of what ``mention`` names: by its label, or by another triplet."""
    ends = [e for e in (instance.subject, instance.object) if isinstance(e, Entity)]
    name = normalise(mention.entity.label)
    if any(f" {name} " in f" {normalise(end.label)} " for end in ends):
        return True
    for triplet in triplets:
        named = isinstance(triplet.object, Entity) and triplet.object.id == mention.entity.id
        if named and triplet.subject in ends:
            support.append(triplet)
            return True
    return False


def _term_of_office(
    reading: Reading, bearings: Sequence[_Bearing], triplets: Sequence[Triplet]
) -> Ruling | None:
    """A claimed year outside every known term of the same office contradicts."""
    if _NOT_IN_OFFICE.search(reading.words):
        return None
    terms = [
        b.triplet
        for b in bearings
        if b.comparison is Comparison.SAME and b.triplet.property.id in _TERMS_OF_OFFICE
    ]
    if not terms or reading.denied or not reading.dates:
        return None
    limits = [limit for triplet in terms if (limit := _term(triplet)) is not None]
    if len(limits) < len(terms):
        return None
    for date in reading.dates:
        if date.exact and all(date.latest[0] < first or date.earliest[0] > last for first, last in limits):
            return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(terms))
    return None


def _term(triplet: Triplet) -> tuple[int, int] | None:
    limits = {q.property.id: interval(q.value) for q in triplet.qualifiers if isinstance(q.value, TimeValue)}
    if "P580" not in limits or "P582" not in limits:
        return None
    return limits["P580"][0][0], limits["P582"][1][0]


def _stated(reading: Reading, bearings: Sequence[_Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """The triplets state what the claim says, all of it; under a denial they contradict it."""
    if _DENIES_A_PART.search(reading.words):
        return None
    same = [b for b in bearings if b.comparison is Comparison.SAME]
    if not same:
        return None
    deciding = tuple(dict.fromkeys(t for b in same for t in b.deciding))
    missing = uncovered(reading, [*deciding, *_background(reading, triplets)])
    different = [b for b in bearings if b.comparison is Comparison.DIFFERENT]
    if missing:
        return None
    if different and not _settled(different, same):
        return None
    alone = not any(b.traits.roles for b in same)
    if reading.denied != any(b.traits.denies for b in same):
        return Ruling(Label.CONTRADICTORY, "negation", deciding, alone)
    return Ruling(Label.ATTRIBUTABLE, _name(same), deciding, alone)


def _excluded(reading: Reading, bearings: Sequence[_Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """A property with one value has another one than the claim says."""
    if _DENIES_A_PART.search(reading.words):
        return None
    for bearing in bearings:
        if (
            bearing.comparison is not Comparison.DIFFERENT
            or not bearing.traits.single
            or bearing.triplet.former
        ):
            continue
        if isinstance(bearing.triplet.object, Entity) and any(_bears_out(b, bearing) for b in bearings):
            continue
        alike = [b for b in bearings if _kin(b, bearing)]
        if any(b.comparison is not Comparison.DIFFERENT and not b.triplet.former for b in alike):
            continue
        alone = not bearing.traits.roles
        rule = _name([bearing])
        deciding = tuple(dict.fromkeys(b.triplet for b in alike if not b.triplet.former))
        if not reading.denied:
            return Ruling(Label.CONTRADICTORY, rule, deciding, alone)
        if alone and not uncovered(reading, [*deciding, *_background(reading, triplets)]):
            return Ruling(Label.ATTRIBUTABLE, rule, deciding, alone)
    return None


_RULES: tuple[Callable[[Reading, Sequence[_Bearing], Sequence[Triplet]], Ruling | None], ...] = (
    _general_denial,
    _term_of_office,
    _stated,
    _excluded,
)


def _bears_out(other: _Bearing, bearing: _Bearing) -> bool:
    """True when the same property of another entity is what the claim states: the capital of Scotland,
    where the capital of the United Kingdom differs."""
    return (
        other.comparison is Comparison.SAME
        and isinstance(other.triplet.object, Entity)
        and other.triplet.property.id == bearing.triplet.property.id
    )


def _kin(one: _Bearing, other: _Bearing) -> bool:
    return (
        one.triplet.property.id == other.triplet.property.id and one.triplet.subject == other.triplet.subject
    )


def _settled(different: Sequence[_Bearing], same: Sequence[_Bearing]) -> bool:
    """True when what differs is another value of a property that also has the claimed one, or an
    entity that another triplet bears out."""
    return all(
        any(_kin(d, s) for s in same)
        or (isinstance(d.triplet.object, Entity) and any(isinstance(s.triplet.object, Entity) for s in same))
        for d in different
    )


def _background(reading: Reading, triplets: Sequence[Triplet]) -> list[Triplet]:
    """The triplets behind a place that the claim only adds to another one: *Ulm, Germany*."""
    return [
        t
        for t in triplets
        if isinstance(t.object, Entity)
        and t.rank is not Rank.DEPRECATED
        and t.property.id in _PLACED
        and any(
            f" {place}{joint} {container} " in reading.padded
            for place in reading.names_of(t.subject)
            for container in reading.names_of(t.object)
            for joint in ("", " in", " in the")
        )
    ]


def _name(bearings: Sequence[_Bearing]) -> str:
    values = [b.triplet.object for b in bearings]
    if any(isinstance(value, TimeValue) for value in values):
        return "date"
    if any(isinstance(value, QuantityValue) for value in values):
        return "quantity"
    if any(b.chain for b in bearings):
        return "located-in"
    if all(b.comparison is Comparison.DIFFERENT for b in bearings):
        return "functional-property"
    return "stated"
