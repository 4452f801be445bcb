"""Whether the value that a claim gives is told of the triplet's subject, or of somebody or something else."""

from __future__ import annotations

import re

from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.types import Entity, Mention, TextValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.coverage import in_date
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name, unlinked_names
from claimver_core.verification.rules.reading import PUBLISHED, Reading
from claimver_core.verification.rules.subjects import spoken_of
from claimver_core.verification.rules.traits import traits_of

_LIFE_PLACES = frozenset({"P19", "P20", "P119"})
_DONE_TO_ANOTHER = re.compile(
    r"(?<!was )(?<!were )(?<!been )(?<!being )\b(?:launched|started|began|created|established|built|formed|"
    r"killed|assassinated|murdered|executed)\s+(?!in\b|on\b|by\b|at\b|as\b|\d)\w|\b(?:gave|gives) birth\b",
    re.IGNORECASE,
)
_MADE_PUBLIC = re.compile(
    r"^(?:(?!\b(?:was|were|been|being|is|are|got)\b).)*\b(?:introduced|released|unveiled|issued|opened|closed|"
    r"completed|finished|published|premiered|debuted)\s+(?!(?:in|on|by|at|as|to|for|with|under|from|after|"
    r"before|during|worldwide|nationwide|internationally|theatrically|first|its (?:doors|gates))\b)"
    r"(?-i:[a-z])[^_]*(?:\b(?:in|at)\s+(?:the\s+)?_\s[^_]*)?$",
    re.IGNORECASE,
)
"""*Netflix introduced streaming in 2007*: what the subject brought out is dated, and not the subject."""
_BY_PRESSURE = frozenset({"P2101", "P2102"})
_OF_ANOTHER = re.compile(r"\b(?:that|which|who|whose|where) (?:was|were|is|had|has)\b", re.IGNORECASE)
OF_WHERE_IT_LIES = re.compile(
    r"\b(?:in|near|of|from|within|inside)\s+(?:an?|another)\s+(?:[a-z-]+\s+){0,2}(?:region|area|country|nation|state|"
    r"province|county|canton|department|district|city|town|village|island|valley|metropolis|agglomeration|republic|"
    r"kingdom|land|parish|municipality)\s+(?:of|with|that|which|where|home\s+to)\b(?!\s+(?:the\s+)?_)",
    re.IGNORECASE,
)
"""*Is a city in a region with 8 million inhabitants*: the figure is the region's."""
_KIN = re.compile(
    r"^['’]s?\s+(?:\w+\s+){0,2}(?:son|daughter|child|children|wife|husband|father|mother|brother|sister|"
    r"parents|"
    r"friend|student|teacher|successor|predecessor|band|album|book|film|novel|song|company|house)\b",
    re.IGNORECASE,
)
_OWNED = re.compile(r"^['’]s?\s+([\w\s-]+?)\s+(?:was|is|were|are|has|had|began|started|opened|ended)\b")
"""What belongs to the subject, of which the claim speaks: *UNESCO's City of Literature program was*."""
_OWNED_NAME = re.compile(r"^['’]s?\s+(?:(?!(?:is|was|are|were|not|has|had)\b)[a-z][\w-]*\s+){1,3}(?=[A-Z])")
"""What has a name of its own: *Apple's rival Microsoft was founded by*."""


def said_of_subject(reading: Reading, triplet: Triplet, comparison: Comparison, relations: Kin) -> bool:
    """False where a date, a figure or a place of birth or death belongs to somebody or something else:
    "Oswald killed Kennedy in 1963" tells no date of Oswald's death."""
    if isinstance(triplet.object, Entity | TextValue):
        return triplet.property.id not in _LIFE_PLACES or not _DONE_TO_ANOTHER.search(reading.words)
    if _DONE_TO_ANOTHER.search(reading.words) or _MADE_PUBLIC.search(reading.words):
        return False
    if comparison is Comparison.DIFFERENT and _OF_ANOTHER.search(reading.words):
        return False
    if OF_WHERE_IT_LIES.search(reading.words):
        return False
    if reading.dates_a_work and triplet.property.id == PUBLISHED:
        return any(m.entity.id == triplet.subject.id for m in reading.claim.mentions[:1])
    names = [m for m in reading.claim.mentions if is_name(m) and not in_date(reading, m) and not _is_unit(m)]
    if triplet.property.id in _BY_PRESSURE and any(m.entity.id != triplet.subject.id for m in names):
        return False  # on a mountain water boils sooner
    return comparison is Comparison.SAME or (
        bool(reading.claim.mentions)
        and (
            spoken_of(reading, traits_of(triplet.property)) == triplet.subject.id
            or relations.kind(str(triplet.subject.id)) == "person"
        )
        and all(
            mention.entity.id == triplet.subject.id or relations.kind(str(mention.entity.id)) == "place"
            for mention in names
        )
    )


def stated_of_several(reading: Reading, triplet: Triplet) -> bool:
    """True when the claim gives several values (*through Egypt and Sudan*), or speaks of what is the
    subject's (*Einstein's son was born in 1904*)."""
    context = reading.claim.context
    cues = traits_of(triplet.property).cues
    for mention in reading.claim.mentions:
        behind = context[context.find(mention.text) + len(mention.text) :]
        if mention.entity.id == triplet.subject.id:
            owned = _OWNED.match(behind)
            other = owned is not None and not (cues and cues.search(owned[1]))
            if _KIN.match(behind) or (other and not isinstance(triplet.object, Entity)):
                return True
            if (owned := _OWNED_NAME.match(behind)) and any(
                is_name(m) and behind[owned.end() :].startswith(m.text) and m.entity.id != mention.entity.id
                for m in reading.claim.mentions
            ):
                return True
        elif is_name(mention) and isinstance(triplet.object, Entity):
            joint = re.match(r"\s*(?:,|and|or|&)\s+(?:the\s+)?", behind)
            rest = behind[joint.end() :] if joint is not None else ""
            if any(is_name(m) and rest.startswith(m.text) for m in reading.claim.mentions):
                return joint is not None and joint.group().strip()[0] in "ao&"
    return False


def is_of_their_owner(reading: Reading, triplet: Triplet) -> bool:
    """True for what is told of the land, where the claim speaks of *Germany's Christian Democrats*."""
    context = reading.claim.context
    names = [m for m in reading.claim.mentions if is_name(m)]
    owner, value = triplet.subject.id, triplet.object
    led = value.id if isinstance(value, Entity) else None
    bodies = [m for m in names if m.entity.id != led and of_phrase(m.entity.description) is not Kind.PERSON]
    owners = [m.text for m in names if m.entity.id == owner]
    return any(
        re.search(rf"{re.escape(name)}['’]s?\s+{re.escape(body.text)}(?!\w)", context)
        for name in owners
        for body in bodies
        if body.entity.id != owner
    )


def is_part_of_name(reading: Reading, subject: Entity) -> bool:
    """True where the subject's name goes on with a word that nothing is known of: *San Diego Comic-Con*."""
    mentions = reading.claim.mentions
    named = [m for m in mentions if m.entity.id == subject.id]
    for mention in named:
        behind = re.search(rf"{re.escape(mention.text)}(?:\s+|-)([A-Z][\w-]+)", reading.claim.context)
        if behind is None or any(m.text.startswith(behind[1]) for m in mentions):
            return False
    return bool(named)


def names_of(reading: Reading) -> set[str]:
    """The names of the claim, linked or not."""
    linked = {m.text for m in reading.claim.mentions if is_name(m) and not in_date(reading, m)}
    others = {n for n in unlinked_names(reading.claim.context) if not any(n in t or t in n for t in linked)}
    return linked | others


def _is_unit(mention: Mention) -> bool:
    """True for *Celsius*, of a number."""
    return "unit of" in mention.entity.description
