"""Claims that a property with one value excludes, since it has another one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from claimver_core.knowledge.names import normalise
from claimver_core.language.participants import named_gender
from claimver_core.types import Entity, Label, QuantityValue, TextValue, TimeValue, Triplet
from claimver_core.verification.alike_properties import ALIKE
from claimver_core.verification.rules.background import PLACED, background
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.coverage import uncovered
from claimver_core.verification.rules.names import is_name, text_of
from claimver_core.verification.rules.passed import ended_of_late, is_recent
from claimver_core.verification.rules.polarity import DENIES_A_PART
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.roles import direction
from claimver_core.verification.rules.ruling import Bearing, Ruling, rule_of
from claimver_core.verification.rules.says_too_much.details import OWNED
from claimver_core.verification.rules.sides import masked

_COMPARES = re.compile(
    r"\bthan\b(?!\W*(?:\d|an?\b|half\b|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|"
    r"twenty\b|thirty\b|forty\b|fifty\b))",
    re.IGNORECASE,
)
_BOUNDED = re.compile(
    r"\b(?:until|till|up to|before|after|since) (?:(?:his|her|their|its|the|an?) )?(?:[a-z]+ )?"
    r"(?:deaths?|births?|foundation|dissolution|collapse|opening|closure|independence)\b(?! (?:in|on|of)\b)",
    re.IGNORECASE,
)
"""An event that only bounds what the claim dates: *from 1723 until his death*."""
_POSSIBLE = re.compile(
    r"\b(?:can|could|may|might)\b(?! (?:also |still )?be (?:found|seen|visited|admired)\b)"
)
"""What claims that something is possible; *May*, the month, has a capital."""
_FOREMOST = re.compile(
    r"\b(?:most|largest|biggest|smallest|highest|tallest|longest|deepest|oldest|youngest|closest|nearest|"
    r"farthest|furthest)\b",
    re.I,
)
_ONE_OF_SEVERAL = re.compile(
    r"\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|last|final|original|latest|newest|next)\s+(?:[\w-]+\s+)?_",
    re.IGNORECASE,
)
_BY_PLACE = frozenset({"P141"})
_LIMITED = re.compile(
    r"\b(?:outside|except|excluding|besides|other than|apart from|second|third)\b", re.IGNORECASE
)
_DIED = re.compile(r"\bdied\b", re.IGNORECASE)
_BY_SO_MUCH = re.compile(r"\b(?:beats?|tops|outdoes|exceeds)\b.*\bby\s+[\d,.]+", re.IGNORECASE)
_LIFE_PLACES = frozenset({"P19", "P20"})
_INCEPTION, _WAYS_TO_DIE = "P571", frozenset({"P509", "P1196", "P157"})
_LAND = re.compile(r"\b(?:country|sovereign state|republic|kingdom|nation)\b")
_GREAT = re.compile(r"\bcapital\b|\bmost\s+populous\b|\blargest\s+city\b")
_OF_NAMESAKES = frozenset({"United States of America", "Canada", "Australia", "New Zealand", "South Africa"})
"""Lands with towns that are called after great cities of others."""
_BY_SOMEBODY = re.compile(r"\bby\s+(?:an?\b|(?:the\s+)?(?:[a-z]+\s+)?[a-z]+(?<!s)s\b)", re.IGNORECASE)
_CAME_BACK = re.compile(
    r"\b(?:turn(?:s|ed)\s+up|resurfaced|reappeared|came\s+to\s+light|went\s+missing|returned|was\s+(?:re)?(?:found|covered))\b",
    re.IGNORECASE,
)
_HIGHEST_POINT, _CAPITAL = "P610", "P36"
_OWNERS = frozenset({"P127", "P749"})
_PARENTS = frozenset({"P22", "P25", "P40"})
_GRAVE = "P119"
_WAS_BURIED = re.compile(r"\b(?:was|were|been)\s+(?:\w+\s+)?(?:buried|interred|laid)\b", re.IGNORECASE)
_ORIGIN = "P495"
_MADE = re.compile(r"\b(?:made|produced|manufactured|brewed|built|assembled|sold|bottled)\b", re.IGNORECASE)
_OTHER_KIN = re.compile(
    r"\b(?:step|foster|god|grand|adoptive |adopted )-?(?:father|mother|parent|son|daughter|child)|-in-law\b"
    r"|\b(?:father|mother|parent)s?\s+of\s+(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|several)\s"
    r"|\b(?:sons?|daughters?|child(?:ren)?|twins|kids?)\s+(?:together\s+)?with\b",
    re.IGNORECASE,
)
"""Kin who are neither parents nor children of one another, and children that are not named."""
_PASSED = PLACED | {"P403"}
_THROUGH = re.compile(r"\b(?:through|across|along|between)\b", re.IGNORECASE)
_BESIDE = re.compile(r"\bthe\s+_\s+(?:border|frontier|coast|shore|bank|side)\b", re.IGNORECASE)
"""*On the Lithuanian border*: on either side of it."""
_DIRECTOR = "P57"
_FILM_BY = re.compile(r"\b(?:films?|movies?)\s+by\b", re.IGNORECASE)


def excluded(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """A property with one value has another one than the claim says."""
    if DENIES_A_PART.search(reading.words) or _COMPARES.search(reading.claim.context):
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
        if any(_may_be_named(reading, b.triplet) for b in bearings if b.is_kin_of(bearing)):
            continue
        if _of_other_sex(reading, bearing) or any(_joins_otherwise(b, bearing) for b in bearings):
            continue
        if isinstance(bearing.triplet.object, Entity | TextValue) and _names_what_is_owned(reading, bearing):
            continue
        if _FOREMOST.search(reading.words) and (
            bearing.triplet.property.id != _HIGHEST_POINT or _LIMITED.search(reading.words)
        ):
            continue  # "the largest planet in the Solar System" says nothing of what it orbits
        if isinstance(bearing.triplet.object, TimeValue | QuantityValue) and _ONE_OF_SEVERAL.search(
            reading.words
        ):
            continue  # of the first iPhone, which may be another one than was linked
        if isinstance(bearing.triplet.object, QuantityValue) and any(
            isinstance(b.triplet.object, QuantityValue) and b.by_cue and b.comparison is Comparison.SAME
            for b in bearings
        ):
            continue  # the figure is that of the other thing named
        if bearing.triplet.property.id == _INCEPTION and _LAND.search(bearing.triplet.subject.description):
            continue  # a land was founded, united and made independent at several times
        if bearing.triplet.property.id == _INCEPTION and _CAME_BACK.search(reading.words):
            continue
        if bearing.triplet.property.id == "P569" and _DIED.search(reading.words):
            continue  # died where they were born
        if isinstance(bearing.triplet.object, QuantityValue) and _BY_SO_MUCH.search(reading.claim.context):
            continue  # a difference
        if bearing.triplet.property.id in _LIFE_PLACES and _is_told_by_land(reading, bearing.triplet):
            continue  # the town named may be a namesake in that land
        if bearing.triplet.property.id in _WAYS_TO_DIE and _BY_SOMEBODY.search(reading.words):
            continue  # whoever killed with what is told
        if bearing.triplet.property.id == _CAPITAL and not bearing.by_cue:
            continue  # a city of the land need not be its capital
        if bearing.triplet.property.id in _BY_PLACE and any(
            bearing.triplet.subject.id != m.entity.id and is_name(m) for m in reading.claim.mentions
        ):
            continue  # a species may be endangered in one land
        if bearing.triplet.property.id in _PASSED and _THROUGH.search(reading.words):
            continue  # a river or road has many countries, not all of them known, and lakes on its way
        if bearing.triplet.property.id in PLACED and _BESIDE.search(reading.words):
            continue
        if bearing.triplet.property.id == _GRAVE and _WAS_BURIED.search(reading.words):
            continue  # and may have been moved since
        if bearing.triplet.property.id == _ORIGIN and _MADE.search(reading.words):
            continue  # what comes from one land may be made in many
        if bearing.triplet.property.id in _PARENTS and _OTHER_KIN.search(reading.words):
            continue
        if bearing.triplet.property.id == _DIRECTOR and _FILM_BY.search(reading.words):
            continue  # a film is said to be by its studio or producer, too
        if not bearing.by_cue and any(b.by_cue and b.comparison is Comparison.SAME for b in bearings):
            continue  # where one was born is told, whatever began elsewhere
        if bearing.triplet.property.id in _OWNERS and reading.present and not is_recent(bearing.triplet):
            continue  # companies are sold, and an owner has owners
        if isinstance(bearing.triplet.object, TimeValue) and _BOUNDED.search(reading.words):
            continue
        if isinstance(bearing.triplet.object, TimeValue) and any(
            _dates_alike(t, bearing.triplet, reading) for t in triplets
        ):
            continue
        alike = [b for b in bearings if b.is_kin_of(bearing)]
        if any(b.comparison is not Comparison.DIFFERENT and _holds(b.triplet) for b in alike):
            continue
        alone = bearing.by_cue and not bearing.traits.roles and bearing.traits.single != "usually"
        rule = rule_of([bearing])
        deciding = tuple(dict.fromkeys(b.triplet for b in alike if not b.triplet.former))
        if not reading.denied:
            return Ruling(Label.CONTRADICTORY, rule, deciding, alone)
        left = uncovered(reading, [*deciding, *background(reading, triplets, deciding)])
        if alone and not _without_rivals(reading, bearing.triplet, left):
            return Ruling(Label.ATTRIBUTABLE, rule, deciding, alone)
    return None


def _holds(triplet: Triplet) -> bool:
    return not triplet.former or ended_of_late(triplet)


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


def _is_told_by_land(reading: Reading, triplet: Triplet) -> bool:
    """True where only the land is known in which somebody was born or died, and the claim names no land."""
    value = triplet.object
    if not isinstance(value, Entity) or _LAND.search(value.description) is None:
        return False
    others = [m.entity for m in reading.claim.mentions if is_name(m) and m.entity.id != triplet.subject.id]
    plain = _GREAT if value.label not in _OF_NAMESAKES else _LAND
    return not any(_LAND.search(other.description) or plain.search(other.description) for other in others)


def _may_be_named(reading: Reading, triplet: Triplet) -> bool:
    """True where the claim has a part of the known value's name, *Sofia directed it*, or the
    whole name, taken for another bearer of it."""
    known = set(normalise(text_of(triplet.object)).split())
    value = getattr(triplet.object, "id", None)
    names = [m for m in reading.claim.mentions if is_name(m) and m.entity.id != triplet.subject.id]
    said = [(set(normalise(m.text).split()), m.entity.id) for m in names]
    return any(words < known or (words == known and qid != value) for words, qid in said)


def _said_of_another(other: Bearing, bearing: Bearing) -> bool:
    """True when a property worded alike has the claimed value of the same subject: *the son of Charles* is
    said of the father, and nothing of the mother."""
    return (
        other.comparison is Comparison.SAME
        and bearing.triplet.subject in (other.triplet.subject, other.triplet.object)
        and isinstance(other.triplet.object, Entity)
        and isinstance(bearing.triplet.object, Entity)
        and other.triplet.property.id != bearing.triplet.property.id
        and {other.triplet.property.id, bearing.triplet.property.id} <= _PARENTS
    )


def _of_other_sex(reading: Reading, bearing: Bearing) -> bool:
    """True for a mother beside the claim's *daughter of William*, which tells of a father."""
    pid, person = bearing.triplet.property.id, bearing.triplet.subject.id
    sex = {"P22": "female", "P25": "male"}.get(pid or "")
    rivals = [m for m in reading.claim.mentions if m.entity.id != person and is_name(m)]
    return sex is not None and len(rivals) == 1 and named_gender(rivals[0].text) == sex


def _joins_otherwise(other: Bearing, bearing: Bearing) -> bool:
    """True when another property that the claim names has what a property with mostly one value lacks: who
    chairs the European Commission is no less of a party."""
    triplet = other.triplet
    return (
        bearing.traits.single == "usually"
        and other.comparison is Comparison.SAME
        and other.by_cue
        and other.triplet.property.id != bearing.triplet.property.id
        and isinstance(triplet.object, Entity)
        and isinstance(bearing.triplet.object, Entity)
        and triplet.object == bearing.triplet.subject
    )


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
