"""How each triplet stands to a claim: borne out, excluded, or neither."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Mention, QuantityValue, Rank, TextValue, TimeValue, Triplet, Value
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.coverage import in_date
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name, unlinked_names
from claimver_core.verification.rules.near_values import is_another_value, is_near_date
from claimver_core.verification.rules.other_relations import by_another_relation, is_of_other_kin
from claimver_core.verification.rules.reading import PUBLISHED, Reading
from claimver_core.verification.rules.rivals import excludes, in_another_house, innermost, rivals_of
from claimver_core.verification.rules.ruling import Bearing
from claimver_core.verification.rules.subjects import spoken_of
from claimver_core.verification.rules.traits import Traits, traits_of
from claimver_core.verification.rules.works.makers import made_otherwise

_POSSIBLE = 0.1  # the least likelihood of what a name may mean besides
_LIFE_PLACES = frozenset({"P19", "P20", "P119"})
_DONE_TO_ANOTHER = re.compile(
    r"(?<!was )(?<!were )(?<!been )(?<!being )\b(?:launched|started|began|created|established|built|formed|"
    r"killed|assassinated|murdered|executed)\s+(?!in\b|on\b|by\b|at\b|as\b|\d)\w|\b(?:gave|gives) birth\b",
    re.IGNORECASE,
)
_BELOW = re.compile(r"\bbelow (?:the )?(?:sea level|level of the sea)\b", re.IGNORECASE)
_BORN_IN = re.compile(r"-\s*(?i:born)\b|\b(?i:born)\s+[A-Z][\w-]+\s*(?:,|;|and\b|$)")
"""German-born; born Bouvier."""
_NOT_BEGUN = re.compile(
    r"\bindependen(?:t|ce)\b|(?<!was )(?<!were )(?<!is )\bfirst (?:held|staged) (?:the|an?|its)\b",
    re.IGNORECASE,
)
_BIRTHDAY = re.compile(r"(?:\d(?:st|nd|rd|th)|\w(?:th|st|nd|rd))\s+birthday\b", re.IGNORECASE)
_NOT_DEATH = re.compile(
    r"\b(?:re)?(?:buried|interred|entombed|exhumed)\b|\blaid to rest\b|\blost\b(?! (?:\w+ )?li(?:fe|ves)\b)",
    re.IGNORECASE,
)
_HELD_IN = re.compile(r"\b(?:held in|took place in|hosted)\b", re.IGNORECASE)
_LAKE = "Q23397"
_TWO_CONTINENTS = (frozenset({"Q46", "Q48"}), frozenset({"Q48", "Q15"}))
"""Europe and Asia, Asia and Africa: what other lands have on a second continent lies far overseas."""
_BY_PRESSURE = frozenset({"P2101", "P2102"})
_SYMBOL = "P246"
_OTHER_SYMBOL = re.compile(r"(?<=\bis )[A-Z][a-z]?\W*$|\bsymbol [A-Z][a-z]?\b")
_OF_ANOTHER = re.compile(r"\b(?:that|which|who|whose|where) (?:was|were|is|had|has)\b", re.IGNORECASE)
_ALIVE = re.compile(r"\b(?:alive|living|lived|surviv\w+|attempt\w*|wounded|recovered)\b", re.IGNORECASE)
_EVER_SINCE = re.compile(r"\b(?:has|have) been\b.*\bsince\b", re.IGNORECASE)
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
_COMPARED = re.compile(r"\b(?:[a-z]{2,}er|more|less|fewer)\b(?: \w+){0,2} than (?:the )?_", re.IGNORECASE)
"""The claim sets its subject beside another thing, and gives no value of its own."""


def bearing(reading: Reading, triplet: Triplet, relations: Kin) -> Bearing | None:
    if triplet.rank is Rank.DEPRECATED or not reading.names(triplet.subject):
        return None
    if not reading.expresses(triplet.property, triplet.subject):
        return None
    context = reading.claim.context
    traits = traits_of(triplet.property)
    once = _named_once(reading, triplet)
    comparison = Comparison.OPEN if once else reading.compare(triplet.object)
    chain: tuple[Triplet, ...] = ()
    if comparison is Comparison.OPEN and isinstance(triplet.object, TextValue) and traits.object == "person":
        # a holder whose name alone is known
        if rivals_of(reading, triplet, traits, relations) and _spoken_about(reading, triplet, traits):
            comparison = Comparison.DIFFERENT
    elif comparison is Comparison.OPEN and isinstance(triplet.object, Entity) and triplet.object.id:
        rivals = rivals_of(reading, triplet, traits, relations)
        found = (
            relations.within(triplet.object.id, innermost(rivals, relations))
            if traits.inside and rivals
            else None
        )
        if found is not None and not _by_a_part(found, triplet, relations):
            comparison, chain = Comparison.SAME, found
        elif (
            rivals
            and _spoken_about(reading, triplet, traits)
            and (
                excludes(triplet.object.id, rivals, traits, relations)
                or in_another_house(reading, triplet, rivals, relations)
            )
        ):
            comparison = Comparison.DIFFERENT
    if (comparison is Comparison.OPEN or traits.values) and is_another_value(
        reading, triplet, traits, relations
    ):
        comparison = Comparison.DIFFERENT
    if comparison is Comparison.DIFFERENT and _may_be_named(reading, triplet.object):
        comparison = Comparison.OPEN
    if comparison is not Comparison.OPEN and not _said_of_subject(reading, triplet, comparison, relations):
        comparison, chain = Comparison.OPEN, ()
    if comparison is Comparison.DIFFERENT and traits.single == "mostly" and is_near_date(reading, triplet):
        comparison = Comparison.OPEN
    if comparison is Comparison.SAME and by_another_relation(reading, triplet):
        comparison, chain = Comparison.OPEN, ()
    if (
        comparison is Comparison.SAME
        and triplet.former
        and (reading.present or _EVER_SINCE.search(reading.words))
    ):
        comparison = Comparison.OPEN
    if comparison is Comparison.DIFFERENT and _stated_of_several(reading, triplet):
        comparison = Comparison.OPEN
    if comparison is Comparison.DIFFERENT and _BELOW.search(reading.words):
        comparison = _below(reading, triplet.object, comparison)
    if comparison is Comparison.DIFFERENT and _ALIVE.search(reading.words) and triplet.property.id == "P570":
        comparison = Comparison.OPEN
    if (
        comparison is Comparison.DIFFERENT
        and _BORN_IN.search(reading.claim.context)
        and triplet.property.id == "P569"
    ):
        comparison = Comparison.OPEN  # what "the German-born physicist" did in 1921 is no birth
    if (
        comparison is Comparison.DIFFERENT
        and _BIRTHDAY.search(reading.words)
        and triplet.property.id == "P569"
    ):
        comparison = Comparison.OPEN  # a sixtieth birthday is no birth
    if (
        comparison is Comparison.DIFFERENT
        and _NOT_DEATH.search(reading.words)
        and triplet.property.id == "P570"
    ):
        comparison = Comparison.OPEN  # who died in 1934 may be buried again in 1995
    if triplet.property.id == "P571" and _NOT_BEGUN.search(reading.words):
        comparison = Comparison.OPEN  # Tanganyika became independent in 1961, and Tanzania began in 1964
    if triplet.property.id == "P610" and comparison is Comparison.DIFFERENT and _on_two(triplet, relations):
        comparison = Comparison.OPEN  # Mount Elbrus, which some put in Asia
    if (
        comparison is Comparison.DIFFERENT
        and triplet.property.id == "P403"
        and _names_lake(reading, relations)
    ):
        comparison = Comparison.OPEN  # the Rhone flows into Lake Geneva, and out of it
    if comparison is Comparison.DIFFERENT and _COMPARED.search(reading.words):
        comparison = Comparison.OPEN
    if is_of_other_kin(reading, triplet):
        comparison = Comparison.OPEN  # whose child the subject is says nothing of the subject's own
    if comparison is Comparison.DIFFERENT and _is_by_a_body(triplet, traits, relations):
        comparison = Comparison.OPEN
    if comparison is Comparison.DIFFERENT and _is_part_of_name(reading, triplet.subject):
        comparison = Comparison.OPEN
    if isinstance(triplet.object, TextValue):
        if comparison is Comparison.SAME and _names_itself(reading, triplet):
            return None
        if comparison is Comparison.OPEN and triplet.property.id == _SYMBOL and _OTHER_SYMBOL.search(context):
            comparison = Comparison.DIFFERENT
    by_cue = reading.has_cue(triplet.property)
    held_in = traits.inside and _HELD_IN.search(reading.words)
    if comparison is Comparison.DIFFERENT and not held_in and _worded_otherwise(reading, triplet, by_cue):
        comparison = Comparison.OPEN
    if comparison is Comparison.DIFFERENT and not by_cue and made_otherwise(reading, triplet, relations):
        comparison = Comparison.OPEN
    return Bearing(triplet, traits, comparison, chain, by_cue)


def _by_a_part(chain: Sequence[Triplet], triplet: Triplet, relations: Kin) -> bool:
    """True where what holds the place lies in Asia and beyond: what is in Russia need not be in Asia."""
    if not chain or chain[-1].property.id != "P30" or chain[-1].subject.id == triplet.subject.id:
        return False
    lands = relations.statements(str(chain[-1].subject.id), ("P30",))
    return any({t.object.id for t in lands if isinstance(t.object, Entity)} >= two for two in _TWO_CONTINENTS)


def _below(reading: Reading, value: Value, comparison: Comparison) -> Comparison:
    """How a depth stands to an elevation below zero."""
    if not isinstance(value, QuantityValue) or value.value >= 0:
        return comparison
    return reading.compare(replace(value, value=-value.value))


def _names_lake(reading: Reading, relations: Kin) -> bool:
    """True where a lake is named, through which a river may run on its way."""
    return any(
        "lake" in m.entity.description or relations.is_a(str(m.entity.id), _LAKE)
        for m in reading.claim.mentions
    )


def _on_two(triplet: Triplet, relations: Kin) -> bool:
    """True for a value that lies on more than one continent, by what is known of it."""
    value = triplet.object
    return isinstance(value, Entity) and len(relations.statements(str(value.id), ("P30",))) > 1


def _is_by_a_body(triplet: Triplet, traits: Traits, relations: Kin) -> bool:
    """True where a party or company has done what people may be said to have done: founded a state."""
    value = triplet.object
    return (
        traits.object == "person" and isinstance(value, Entity) and relations.kind(str(value.id)) == "other"
    )


def _named_once(reading: Reading, triplet: Triplet) -> bool:
    """True where subject and value have one name, which the claim has once: the film *Chicago* is set in
    Chicago, but not what else the claim says to be set there."""
    name = normalise(triplet.subject.label)
    if not isinstance(triplet.object, Entity) or normalise(triplet.object.label) != name:
        return False
    if {triplet.subject.id, triplet.object.id} <= reading.ids:
        return False  # Luxembourg, and Luxembourg City
    said = reading.padded.partition(" / ")[0]
    return f"{said} ".count(f" {name} ") < 2


def _may_be_named(reading: Reading, value: Value) -> bool:
    """True where a name of the claim, taken for something else, may mean the value: *Facebook* is the former
    name of Meta Platforms, too."""
    return isinstance(value, Entity) and any(
        candidate.entity.id == value.id and candidate.score >= _POSSIBLE
        for mention in reading.claim.mentions
        if not mention.chosen
        for candidate in mention.candidates
    )


def _is_part_of_name(reading: Reading, subject: Entity) -> bool:
    """True where the subject's name goes on with a word that nothing is known of: *San Diego Comic-Con*."""
    mentions = reading.claim.mentions
    named = [m for m in mentions if m.entity.id == subject.id]
    for mention in named:
        behind = re.search(rf"{re.escape(mention.text)}(?:\s+|-)([A-Z][\w-]+)", reading.claim.context)
        if behind is None or any(m.text.startswith(behind[1]) for m in mentions):
            return False
    return bool(named)


def _names_itself(reading: Reading, triplet: Triplet) -> bool:
    """True where the claim names the subject by nothing but the value: *the symbol of gold is Ag*."""
    assert isinstance(triplet.object, TextValue)
    named = [m.text for m in reading.claim.mentions if m.entity.id == triplet.subject.id]
    return bool(named) and all(text == triplet.object.value for text in named)


def bearings_of(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> list[Bearing]:
    """The bearing of each triplet that has one. What contains another value shares its lot: the headquarters
    are in Mountain View, so the statement that they are in California leaves no more room for Seattle."""
    found = [b for t in triplets if (b := bearing(reading, t, relations)) is not None]
    return [
        replace(b, comparison=Comparison.DIFFERENT)
        if b.comparison is Comparison.OPEN and any(_contains(b, other, relations) for other in found)
        else b
        for b in found
    ]


def _contains(outer: Bearing, inner: Bearing, relations: Kin) -> bool:
    one, other = outer.triplet, inner.triplet
    return (
        inner.comparison is Comparison.DIFFERENT
        and outer.traits.inside
        and one.property.id == other.property.id
        and one.subject == other.subject
        and isinstance(one.object, Entity)
        and isinstance(other.object, Entity)
        and relations.within(str(other.object.id), {str(one.object.id)}) is not None
    )


def _stated_of_several(reading: Reading, triplet: Triplet) -> bool:
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


def _worded_otherwise(reading: Reading, triplet: Triplet, by_cue: bool) -> bool:
    """True when the claim seems to state another property than the triplet's, whose value differs."""
    match, pid = reading.match_of(triplet.subject), triplet.property.id or ""
    traits = traits_of(triplet.property)
    if match is None:
        return False
    if by_cue:
        return not traits.by_object and pid in match.likeness and match.speaks_against(pid)
    if isinstance(triplet.object, TimeValue) and len(_names(reading)) > 1:
        return True  # what happened then may have happened to the other
    of_known_kind = not isinstance(triplet.object, Entity) or traits.object or traits.object_class
    return not of_known_kind or not match.is_sure(pid)


def _names(reading: Reading) -> set[str]:
    """The names of the claim, linked or not."""
    linked = {m.text for m in reading.claim.mentions if is_name(m) and not in_date(reading, m)}
    others = {n for n in unlinked_names(reading.claim.context) if not any(n in t or t in n for t in linked)}
    return linked | others


def _said_of_subject(reading: Reading, triplet: Triplet, comparison: Comparison, relations: Kin) -> bool:
    """False where a date, a figure or a place of birth or death belongs to somebody or something else:
    "Oswald killed Kennedy in 1963" tells no date of Oswald's death."""
    if isinstance(triplet.object, Entity | TextValue):
        return triplet.property.id not in _LIFE_PLACES or not _DONE_TO_ANOTHER.search(reading.words)
    if _DONE_TO_ANOTHER.search(reading.words):
        return False
    if comparison is Comparison.DIFFERENT and _OF_ANOTHER.search(reading.words):
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


def _is_unit(mention: Mention) -> bool:
    """True for *Celsius*, of a number."""
    return "unit of" in mention.entity.description


def _spoken_about(reading: Reading, triplet: Triplet, traits: Traits) -> bool:
    """True when another value of the property would contradict: it has one, and the claim is of today where
    the value changes with time. Where the property is about a place, the triplet is about what the claim
    is about, its first mention."""
    if traits.inside and _HELD_IN.search(reading.words):
        return bool(traits.single)  # where an event was does not change, and its host may be named first
    if not traits.single or (traits.changes and not reading.present):
        return False
    return not traits.inside or spoken_of(reading, traits) == triplet.subject.id
