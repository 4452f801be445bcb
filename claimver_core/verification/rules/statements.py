"""Claims that triplets state, or that they exclude."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, QuantityValue, Rank, TextValue, TimeValue, Triplet
from claimver_core.verification.alike_properties import ALIKE
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.coverage import uncovered
from claimver_core.verification.rules.details import OWNED
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.passed import is_recent
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.roles import direction
from claimver_core.verification.rules.ruling import Bearing, Ruling
from claimver_core.verification.rules.sides import masked
from claimver_core.verification.rules.traits import traits_of

_DENIES_A_PART = re.compile(r"\b(?:without|nothing|none|nobody)\b", re.IGNORECASE)
_COMPARES = re.compile(
    r"\bthan\b(?!\W*(?:\d|an?\b|half\b|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|"
    r"twenty\b|thirty\b|forty\b|fifty\b))",
    re.IGNORECASE,
)
_POSSIBLE = re.compile(
    r"\b(?:can|could|may|might)\b(?! (?:also |still )?be (?:found|seen|visited|admired)\b)"
)
"""What claims that something is possible; *May*, the month, has a capital."""
_HALF_DENIED = re.compile(
    r"\b(?:but|although|though|while|whereas|where|who|which|when|because|always|alone|yet|all|just|both|"
    r"entirely|necessarily|its|his|her|their)\b",
    re.IGNORECASE,
)
"""Words by which a denial may touch another part of the claim than the one that a triplet states."""
_FOREMOST = re.compile(
    r"\b(?:most|largest|biggest|smallest|highest|tallest|longest|deepest|oldest|youngest|closest|nearest|"
    r"farthest|furthest)\b",
    re.I,
)
_LIMITED = re.compile(
    r"\b(?:outside|except|excluding|besides|other than|apart from|second|third)\b", re.IGNORECASE
)
_HIGHEST_POINT = "P610"
_ORDERED = re.compile(r"\b(?:before|(?<!named )after)\s+(?:the\s+)?_", re.IGNORECASE)
_FOLLOWS = frozenset({"P155", "P156", "P1365", "P1366", "P138"})
_DIFFERENT = "P1889"
_OWNERS = frozenset({"P127", "P749"})
_PARENTS = frozenset({"P22", "P25", "P40"})
_ONE_WAY = _PARENTS | {"P127", "P1830", "P749", "P355", "P184", "P185", "P1066", "P802", "P397", "P398"}
"""Parents, owners, teachers and the centres of orbits: none of them is what the other is to them."""
_THROUGH = re.compile(r"\b(?:through|across|along|between)\b", re.IGNORECASE)
_HEIGHT = "P2048"
_KILLED = frozenset({"P157"})
_VIOLENT = re.compile(r"\b(?:killed|assassinated|murdered|shot)\b", re.IGNORECASE)
_WATER = "P206"
_PLACED = frozenset({"P17", "P131", "P30", "P361", "P276"})
_CAPITAL = re.compile(r"\bcapital\b(?! punishment)", re.IGNORECASE)
_INSTANCE_OF = "P31"
_DIRECTOR = "P57"
_FILM_BY = re.compile(r"\b(?:films?|movies?)\s+by\b", re.IGNORECASE)


def stated(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """The triplets state what the claim says, all of it; under a denial they contradict it."""
    if _DENIES_A_PART.search(reading.words):
        return None
    same = [b for b in bearings if b.comparison is Comparison.SAME]
    if not same or _is_mere_place(reading, same):
        return None
    deciding = tuple(dict.fromkeys(t for b in same for t in b.deciding))
    known = [*deciding, *_background(reading, triplets, deciding)]
    missing = uncovered(reading, known)
    different = [b for b in bearings if b.comparison is Comparison.DIFFERENT]
    if stops_short(reading, deciding):
        return None
    if _ORDERED.search(reading.words) and not any(t.property.id in _FOLLOWS for t in deciding):
        return None  # that both are known tells nothing of which was first
    if missing or not joins_all_names(reading, known):
        return None
    if different and not _settled(different, same):
        return None
    if reading.denied and any(b.triplet.property.id == _DIFFERENT for b in same):
        return None  # "is not the same as" affirms that the two are different
    if not any(b.by_cue for b in same) and any(_stands_against(b, same) for b in bearings):
        return None
    told = [direction(reading, b.triplet) for b in same]
    if False in told:
        return _turned(reading, deciding, same) if not any(told) else None
    alone = all(way is True or not b.traits.roles for way, b in zip(told, same, strict=True))
    alone = alone and all(b.by_cue for b in same)
    if reading.denied != any(b.traits.denies for b in same):
        if reading.denied and _HALF_DENIED.search(reading.words):
            return None
        return Ruling(Label.CONTRADICTORY, "negation", deciding, alone)
    return Ruling(Label.ATTRIBUTABLE, _name(same), deciding, alone)


def excluded(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """A property with one value has another one than the claim says."""
    if _DENIES_A_PART.search(reading.words) or _COMPARES.search(reading.claim.context):
        return None
    if _POSSIBLE.search(reading.words) and not reading.denied:
        return None  # what may be done need not be the rule: "you can pay in euros"
    for bearing in bearings:
        if (
            bearing.comparison is not Comparison.DIFFERENT
            or not bearing.traits.single
            or bearing.triplet.former
        ):
            continue
        if isinstance(bearing.triplet.object, Entity) and any(
            _bears_out(b, bearing) and not _is_namesake(reading, b) for b in bearings
        ):
            continue
        if any(_said_of_another(b, bearing) for b in bearings) or _told_of_rival(reading, bearing):
            continue
        if isinstance(bearing.triplet.object, Entity | TextValue) and _names_what_is_owned(reading, bearing):
            continue
        if _FOREMOST.search(reading.words) and (
            bearing.triplet.property.id != _HIGHEST_POINT or _LIMITED.search(reading.words)
        ):
            continue  # "the largest planet in the Solar System" says nothing of what it orbits
        if bearing.triplet.property.id in _PLACED and _THROUGH.search(reading.words):
            continue  # a river or road has many countries, of which some may not be known
        if bearing.triplet.property.id == _DIRECTOR and _FILM_BY.search(reading.words):
            continue  # a film is said to be by its studio or producer, too
        if not bearing.by_cue and any(b.by_cue and b.comparison is Comparison.SAME for b in bearings):
            continue  # where one was born is told, whatever began elsewhere
        if bearing.triplet.property.id in _OWNERS and reading.present and not is_recent(bearing.triplet):
            continue  # companies are sold, and an owner has owners
        if isinstance(bearing.triplet.object, TimeValue) and any(
            _dates_alike(t, bearing.triplet, reading) for t in triplets
        ):
            continue
        alike = [b for b in bearings if _kin(b, bearing)]
        if any(b.comparison is not Comparison.DIFFERENT and not b.triplet.former for b in alike):
            continue
        alone = bearing.by_cue and not bearing.traits.roles and bearing.traits.single != "usually"
        rule = _name([bearing])
        deciding = tuple(dict.fromkeys(b.triplet for b in alike if not b.triplet.former))
        if not reading.denied:
            return Ruling(Label.CONTRADICTORY, rule, deciding, alone)
        left = uncovered(reading, [*deciding, *_background(reading, triplets, deciding)])
        if alone and not _without_rivals(reading, bearing.triplet, left):
            return Ruling(Label.ATTRIBUTABLE, rule, deciding, alone)
    return None


def _is_mere_place(reading: Reading, same: Sequence[Bearing]) -> bool:
    """True where a capital is spoken of, and that it lies in the country is all that is known."""
    known = {b.triplet.property.id for b in same}
    return bool(_CAPITAL.search(reading.words) and known & _PLACED) and known <= {*_PLACED, _INSTANCE_OF}


def _names_what_is_owned(reading: Reading, bearing: Bearing) -> bool:
    """True for *designed by Gustave Eiffel's company*, which names another than the designer."""
    owned = OWNED.search(masked(reading).text)
    cues = bearing.traits.cues
    return owned is not None and (cues is None or cues.search(owned[1]) is None)


def _dates_alike(triplet: Triplet, other: Triplet, reading: Reading) -> bool:
    """True for a statement with the claim's date of the same subject, of a property worded alike: *completed*
    may tell the beginning or the opening of a building."""
    return (
        triplet.subject == other.subject
        and isinstance(triplet.object, TimeValue)
        and any({triplet.property.id, other.property.id} <= group for group in ALIKE)
        and reading.compare(triplet.object) is Comparison.SAME
    )


def _told_of_rival(reading: Reading, bearing: Bearing) -> bool:
    """True when the claim tells the relation of the other name: *Elizabeth's father was Edward*, beside a
    statement about the father of Edward."""
    triplet = bearing.triplet
    return any(
        direction(reading, replace(triplet, object=mention.entity)) is False
        for mention in reading.claim.mentions
        if mention.entity.id != triplet.subject.id and is_name(mention)
    )


def _said_of_another(other: Bearing, bearing: Bearing) -> bool:
    """True when a property worded alike has the claimed value of the same subject: *the son of Charles* is
    said of the father, and nothing of the mother."""
    return (
        other.comparison is Comparison.SAME
        and other.triplet.subject == bearing.triplet.subject
        and isinstance(other.triplet.object, Entity)
        and isinstance(bearing.triplet.object, Entity)
        and other.triplet.property.id != bearing.triplet.property.id
        and {other.triplet.property.id, bearing.triplet.property.id} <= _PARENTS
    )


def _stands_against(bearing: Bearing, same: Sequence[Bearing]) -> bool:
    """True for a property that the claim's words name, with another value than the claim's: *born in New
    York*, of somebody whose band was formed there."""
    return (
        bearing.by_cue
        and bearing.traits.single == "always"
        and bearing.comparison is not Comparison.SAME
        and isinstance(bearing.triplet.object, Entity)
        and any(
            isinstance(b.triplet.object, Entity) and b.triplet.subject == bearing.triplet.subject
            for b in same
        )
    )


def joins_all_names(reading: Reading, triplets: Sequence[Triplet]) -> bool:
    """True when the triplets join all the names of the claim to one another, so that two statements about
    two things do not stand in for one about both: *Carmen is an opera by Verdi*."""
    names = {m.entity.id for m in reading.claim.mentions if is_name(m) and m.entity.id in reading.ids}
    ends = [t.subject for t in triplets] + [t.object for t in triplets if isinstance(t.object, Entity)]
    names |= {str(end.id) for end in ends if _is_told_by_label(reading, end)}
    links = names | {t.subject.id for t in triplets}  # a class that two things share joins nothing
    links |= {o.id for t in triplets if isinstance(o := t.object, Entity) and any(map(str.isupper, o.label))}
    joined_by = [
        {value.id for value in (t.subject, t.object) if isinstance(value, Entity) and value.id in links}
        | _named_in(t.object, reading)
        for t in triplets
    ]
    groups: list[set[str | None]] = []
    for found in joined_by:
        joined = set(found).union(*(group for group in groups if group & found))
        groups = [group for group in groups if not group & found] + [joined]
    return sum(bool(group & names) for group in groups) <= 1


def _is_told_by_label(reading: Reading, value: Entity) -> bool:
    """True for what the claim names by its label, though it was not linked there: *La traviata*."""
    if not any(map(str.isupper, value.label)) or value.id in reading.ids:
        return False
    name = f" {normalise(value.label)} "
    linked = [f" {normalise(mention.text)} " for mention in reading.claim.mentions]
    return name in reading.padded and not any(name in text or text in name for text in linked)


def stops_short(reading: Reading, triplets: Sequence[Triplet]) -> bool:
    """True where the subject is known to be in the outer of two places alone: of a tower *in Lyon, France*
    that it is in France. What washes a continent does not wash all that lies in it."""
    subject = str(reading.claim.mentions[0].entity.id) if reading.claim.mentions else ""
    washed = [t for t in triplets if t.property.id == _WATER and isinstance(t.object, Entity)]
    beside = {t.object for t in washed if t.subject.id == subject}
    if any(t.object not in beside and t.subject.id != subject and reading.names(t.subject) for t in washed):
        return True
    placed = [
        (str(t.subject.id), str(t.object.id))
        for t in triplets
        if isinstance(t.object, Entity) and traits_of(t.property).inside
    ]
    reached = {str(m.entity.id) for m in reading.claim.mentions[:1]}
    for _ in placed:
        reached |= {outer for inner, outer in placed if inner in reached}
    apart = {inner for inner, outer in placed if inner not in reached and outer in reached}
    return any(
        re.search(rf"\b(?:in|at|near|from)\s+(?:the\s+)?{re.escape(m.text)}", reading.claim.context)
        for m in reading.claim.mentions
        if m.entity.id in apart
    )


def _named_in(value: object, reading: Reading) -> set[str | None]:
    """The names of the claim that stand in a text: *king of Macedonia*."""
    if not isinstance(value, TextValue):
        return set()
    text = f" {normalise(value.value)} "
    return {
        m.entity.id for m in reading.claim.mentions if is_name(m) and f" {normalise(m.entity.label)} " in text
    }


def _turned(reading: Reading, deciding: tuple[Triplet, ...], same: Sequence[Bearing]) -> Ruling | None:
    """The claim tells a one-way relation the wrong way round: *the son of* his son."""
    if reading.denied or any(b.triplet.property.id in _PLACED for b in same):
        return (
            None  # of places, the claim may mean a smaller one: "Beaverton, Oregon is in Washington County"
        )
    if _named_the_other_way(reading, deciding):
        return None
    sure = all(b.triplet.property.id in _ONE_WAY and direction(reading, b.triplet) is False for b in same)
    return Ruling(Label.CONTRADICTORY, "roles", deciding, alone=sure)


def _named_the_other_way(reading: Reading, deciding: Sequence[Triplet]) -> bool:
    """True where a name was taken for one of the two things while it is the other's: *Walt Disney*, of the
    company."""
    ends = [end for t in deciding for end in (t.subject, t.object) if isinstance(end, Entity)]
    whose = {normalise(end.label): end.id for end in ends}
    return any(whose.get(normalise(m.text), m.entity.id) != m.entity.id for m in reading.claim.mentions)


def _without_rivals(reading: Reading, triplet: Triplet, left: Sequence[str]) -> list[str]:
    """What is left of ``left`` when the other value, which the claim denies, is taken out."""
    if isinstance(triplet.object, TimeValue):
        said = {found.span.of(reading.claim.context) for found in reading.dates}
    elif isinstance(triplet.object, QuantityValue):
        said = {found.span.of(reading.claim.context) for found in reading.numbers}
    else:
        said = {m.text for m in reading.claim.mentions if m.entity.id != triplet.subject.id}
    return [piece for piece in left if piece not in said] if len(said) == 1 else list(left)


def _bears_out(other: Bearing, bearing: Bearing) -> bool:
    """True when the same property of another entity is what the claim states: the capital of Scotland,
    where the capital of the United Kingdom differs."""
    return (
        other.comparison is Comparison.SAME
        and isinstance(other.triplet.object, Entity)
        and other.triplet.property.id == bearing.triplet.property.id
    )


def _is_namesake(reading: Reading, bearing: Bearing) -> bool:
    """True for a statement about something that only shares its name with what the claim means: the state of
    Rio de Janeiro, where the city is meant."""
    subject = bearing.triplet.subject
    names = {normalise(mention.text) for mention in reading.claim.mentions if mention.entity.id != subject.id}
    return subject.id not in reading.ids and normalise(subject.label) in names


def _kin(one: Bearing, other: Bearing) -> bool:
    return (
        one.triplet.property.id == other.triplet.property.id and one.triplet.subject == other.triplet.subject
    )


def _settled(different: Sequence[Bearing], same: Sequence[Bearing]) -> bool:
    """True when what differs is another value of a property that also has the claimed one, or an
    entity that another triplet bears out."""
    return all(
        any(_kin(d, s) for s in same)
        or (isinstance(d.triplet.object, Entity) and any(isinstance(s.triplet.object, Entity) for s in same))
        for d in different
    )


def _background(reading: Reading, triplets: Sequence[Triplet], deciding: Sequence[Triplet]) -> list[Triplet]:
    """The triplets behind what the claim only adds: a place to another one that ``deciding`` speaks of (*Ulm,
    Germany*), or how somebody died who was *assassinated in 1948*."""
    spoken_of = {end.id for t in deciding for end in (t.subject, t.object) if isinstance(end, Entity)}
    high = {t.subject.id for t in deciding if t.property.id == _HEIGHT}
    manner = [
        t
        for t in triplets
        if t.property.id in _KILLED and reading.names(t.subject) and _VIOLENT.search(reading.words)
    ]
    return manner + [
        t
        for t in triplets
        if isinstance(t.object, Entity)
        and t.rank is not Rank.DEPRECATED
        and t.property.id in _PLACED
        and t.subject.id in spoken_of
        and (
            any(
                f" {place}{joint} {container} " in reading.padded
                for place in reading.names_of(t.subject)
                for container in reading.names_of(t.object)
                for joint in ("", " in", " in the")
            )
            or (t.subject.id in high and _stands_over(reading, t.object))
        )
    ]


def _stands_over(reading: Reading, place: Entity) -> bool:
    """True for *rises 330 metres above Paris*."""
    return any(
        f" {over} {name} " in reading.padded for name in reading.names_of(place) for over in ("over", "above")
    )


def _name(bearings: Sequence[Bearing]) -> str:
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
