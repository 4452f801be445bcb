"""Where a statement with another value than the claim's does not exclude the claim after all."""

from __future__ import annotations

import re

from claimver_core.types import Entity, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval, qualifying_days
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.no_contradiction.near_values import is_near_date, is_of_old_calendar
from claimver_core.verification.rules.no_contradiction.whose_value import (
    is_part_of_name,
    names_of,
    stated_of_several,
)
from claimver_core.verification.rules.places.next_city import is_in_next_city
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.traits import traits_of
from claimver_core.verification.rules.works.makers import has_another_part, made_otherwise

_POSSIBLE = 0.1  # the least likelihood of what a name may mean besides
_BIRTH, _DEATH, _HIGHEST_POINT, _MOUTH = "P569", "P570", "P610", "P403"
_LAKE = "Q23397"
_CROSSES, _RIVER = "P177", re.compile(r"\b(?:river|tributary)\b")
_MADE_BY = frozenset({"P176", "P178"})
_TO_ORDER = re.compile(r"\bcontract\b.*\bmanufactur", re.IGNORECASE)
_FOUNDER, _HEADS, _EARLY_YEARS = "P112", ("P169", "P488"), 20
_BORN_IN = re.compile(r"-\s*(?i:born)\b|\b(?i:born)\s+[A-Z][\w-]+\s*(?:,|;|and\b|$)")
"""German-born; born Bouvier."""
_BIRTHDAY = re.compile(r"(?:\d(?:st|nd|rd|th)|\w(?:th|st|nd|rd))\s+birthday\b", re.IGNORECASE)
_ALIVE = re.compile(r"\b(?:alive|living|lived|surviv\w+|attempt\w*|wounded|recovered)\b", re.IGNORECASE)
_NOT_DEATH = re.compile(
    r"\b(?:re)?(?:buried|interred|entombed|exhumed)\b|\blaid to rest\b|\blost\b(?! (?:\w+ )?li(?:fe|ves)\b)",
    re.IGNORECASE,
)
_COMPARED = re.compile(r"\b(?:[a-z]{2,}er|more|less|fewer)\b(?: \w+){0,2} than (?:the )?_", re.IGNORECASE)
"""The claim sets its subject beside another thing, and gives no value of its own."""
_PLACES = frozenset({"P19", "P20", "P119", "P159", "P740"})
_LIFE = frozenset({"P19", "P20", "P569", "P570"})
_CAPITAL, _SEAT = "P36", re.compile(r"\bseat of (?:the )?government\b", re.IGNORECASE)
_LAND_OF_THE_PAST = "Q3024240"
_COLONY = re.compile(
    r"\b(?:former(?!\s+(?:\w+\s+)?(?:capital|residence|seat)\b)|colony|colonial|protectorate|historical)\b",
    re.I,
)
_RENAMED = re.compile(
    r"\b(?:now|today|nowadays|present-day|modern-day|modern|today['’]s|later)\s+(?:called\s+|known\s+as\s+|named\s+|the\s+)?_",
    re.IGNORECASE,
)
_REALM = re.compile(
    r"\b(?:electorate|duchy|archduchy|grand\s+duchy|county|kingdom|principality|archbishopric|bishopric|margraviate|"
    r"landgraviate|free\s+city|imperial\s+city|crown\s+colony|mandate)\s+of\s+_",
    re.IGNORECASE,
)
_BY_ONE_OF = re.compile(r"\bby\s+an?\s+(?:[a-z-]+\s+)?_", re.IGNORECASE)
_CHILD = re.compile(
    r"\b(?:their|his|her|the\s+couple['’]?s)\s+(?:[a-z]+\s+){0,2}(?:daughter|son|child|children|twins|baby|kids?)\b",
    re.IGNORECASE,
)
_THING_THERE = re.compile(
    r"^\W*the\s+_\s+(?!(?:is|was|are|were|has|had|have|lies|stands|won|lost|beat|and|or|did|does|can|may|will|also|only|originally|never|still|all|both|once|first)\b)"
    r"[a-z]+\s+(?:that|which|was|were|is|are|has|had|collapsed|opened|closed)\b",
    re.IGNORECASE,
)
"""*The Baltimore bridge that*: what is told is not told of Baltimore."""
_YET_TO_BE = re.compile(r"\b(?:new|future|planned|proposed|next|second)\s+capital\b", re.IGNORECASE)
_CAPITAL_DOES = re.compile(
    r"^\W*(?:the\s+|_\s*['’]s\s+)capital(?:\s+city)?(?:\s+of\s+(?:the\s+)?_)?\s+"
    r"(?:(?:[a-z]+\s+)*?(?:with|on|by|after|from|near|at|for|into|through|against|over|between|than)\s+(?:the\s+)?(?:[a-z]+\s+)?_|"
    r"(?!(?:is|isn['’]t|was|wasn['’]t|are|were|has|had|remains|became|becomes|will|moved|lies|used|should|being|city|[,_])\b)"
    r"[a-z]+\s)",
    re.IGNORECASE,
)
"""*The capital of Albania is twinned with Sofia*, which tells no other capital."""
_AROUND, _ORBITS_OF = "P397", re.compile(r"\borbits?\s+of\s+(?:the\s+)?_", re.IGNORECASE)
_FIRM_OF = re.compile(r"_\s*['’]s\s+(?:company|firm|team|studio|workshop|staff|office|men)\b", re.IGNORECASE)
_LAST = re.compile(r"\b(?:last|final)\b", re.IGNORECASE)
_PART_OF_YEAR = re.compile(
    r"\b(?:at|by|since|from|until|before) the (?:very )?(?:start|beginning|end|close) of (?:\w+ )?\d{4}\b",
    re.IGNORECASE,
)
_BEGUN = re.compile(
    r"\b(?:found(?:ed)?|buil[dt]|establish|creat|form|open|launch|set\s+up|dissol|abolish|fell|began)",
    re.I,
)
_BOUNDS_IN_TIME = frozenset({"P571", "P580", "P582", "P576"})
_IN_MYTH = re.compile(r"^\W*in [\w ]*\b(?:myth|myths|mythology|legend|folklore|lore|tales?)\b", re.IGNORECASE)
_ORIGINS = frozenset({"P495", "P17", "P27"})
_THE_SAME = re.compile(r"\b(?:by|of|from|in|at|to) the same [a-z]+\W*$", re.IGNORECASE)
"""*Owned by the same company*, whichever that is."""
_INCEPTION, _IN_USE = "P571", re.compile(r"\b(?:inhabited|occupied|crewed|staffed|manned)\b")
_BEGINNINGS, _COUNTRY = frozenset({"P571", "P577", "P740", "P495", "P17"}), "Q6256"
_LAUNCHED_IN = re.compile(r"\blaunched\s+(?:its\s+\w+\s+)?in\s+(?:the\s+)?_", re.IGNORECASE)
HELD_IN = re.compile(r"\b(?:held in|took place in|hosted)\b", re.IGNORECASE)


def _is_of_thing_there(reading: Reading, triplet: Triplet) -> bool:
    first = next(iter(reading.claim.mentions), None)
    of_first = first is not None and is_name(first) and first.entity.id == triplet.subject.id
    return of_first and _THING_THERE.search(reading.words) is not None


def _owns_the_maker(reading: Reading, triplet: Triplet) -> bool:
    """*Created by Nintendo's Shigeru Miyamoto*, which tells nothing of who made Nintendo."""
    owners = [m.text for m in reading.claim.mentions if m.entity.id == triplet.subject.id]
    return any(re.search(rf"\bby {re.escape(name)}['’]s [A-Z]", reading.claim.context) for name in owners)


def _is_no_beginning(reading: Reading, triplet: Triplet) -> bool:
    """*Has been inhabited since 2000*, of what began earlier."""
    return triplet.property.id == _INCEPTION and _IN_USE.search(reading.words) is not None


def _came_to_land(reading: Reading, triplet: Triplet, relations: Kin) -> bool:
    """*Spotify launched in the United States in 2011*, of what began elsewhere and before."""
    if triplet.property.id not in _BEGINNINGS or not _LAUNCHED_IN.search(reading.words):
        return False
    return any(
        relations.is_a(str(m.entity.id), _COUNTRY)
        for m in reading.claim.mentions
        if is_name(m) and m.entity.id != triplet.subject.id
    )


def _is_of_their_firm(reading: Reading, triplet: Triplet) -> bool:
    """*Gustave Eiffel's company designed the tower*, whoever of it drew it."""
    made_by_person = traits_of(triplet.property).object == "person"
    return made_by_person and _FIRM_OF.search(reading.words) is not None


def _is_told_of_other_times(reading: Reading, triplet: Triplet) -> bool:
    """*Its last flight*, of what flew first in another year; *at the start of 1993*, which is no start."""
    if "first" in triplet.property.label and _LAST.search(reading.words):
        return True
    part_of_year = _PART_OF_YEAR.search(reading.claim.context) is not None
    return triplet.property.id in _BOUNDS_IN_TIME and part_of_year and not _BEGUN.search(reading.words)


def not_excluded(reading: Reading, triplet: Triplet, relations: Kin) -> bool:
    """True where a claim that gives another value than the triplet's may be true together with it."""
    return (
        _may_be_named(reading, triplet)
        or _is_of_thing_there(reading, triplet)
        or _is_no_beginning(reading, triplet)
        or _owns_the_maker(reading, triplet)
        or _came_to_land(reading, triplet, relations)
        or _is_of_their_firm(reading, triplet)
        or _is_told_of_other_times(reading, triplet)
        or (triplet.property.id in _ORIGINS and _IN_MYTH.search(reading.claim.context) is not None)
        or _THE_SAME.search(reading.words) is not None
        or (triplet.property.id == _AROUND and _ORBITS_OF.search(reading.words) is not None)
        or (traits_of(triplet.property).single == "mostly" and is_near_date(reading, triplet))
        or stated_of_several(reading, triplet)
        or _is_no_birth(reading, triplet)
        or _is_no_death(reading, triplet)
        or (triplet.property.id == _HIGHEST_POINT and _on_two_continents(triplet, relations))
        or (triplet.property.id == _CROSSES and not _is_river(triplet))
        or (triplet.property.id in _MADE_BY and _is_made_to_order(reading))
        or (triplet.property.id == _FOUNDER and _led_it(reading, triplet, relations))
        or (triplet.property.id == _MOUTH and _names_lake(reading, relations))
        or _COMPARED.search(reading.words) is not None
        or _is_by_a_body(triplet, relations)
        or is_in_next_city(reading, triplet, relations)
        or is_part_of_name(reading, triplet.subject)
        or _is_of_another_name(reading, triplet, relations)
        or _is_of_their_child(reading, triplet)
        or (triplet.property.id == _CAPITAL and _SEAT.search(reading.words) is not None)
        or (triplet.property.id == _CAPITAL and _CAPITAL_DOES.search(reading.words) is not None)
        or (triplet.property.id == _CAPITAL and _YET_TO_BE.search(reading.words) is not None)
        or is_of_old_calendar(reading, triplet)
        or has_another_part(reading, triplet, relations)
        or _is_worded_otherwise(reading, triplet, relations)
    )


def _is_of_another_name(reading: Reading, triplet: Triplet, relations: Kin) -> bool:
    """True for a place told by a land of the past or a name of today, *born in French Algeria*, *in what is
    now Kaliningrad*, *in the Electorate of Cologne*, and for whoever did it: *by an Italian*."""
    if triplet.property.id not in _PLACES:
        return False
    if _RENAMED.search(reading.words) or _REALM.search(reading.words) or _BY_ONE_OF.search(reading.words):
        return True
    return any(
        _COLONY.search(m.entity.description) or relations.is_a(str(m.entity.id), _LAND_OF_THE_PAST)
        for m in reading.claim.mentions
        if is_name(m) and m.entity.id != triplet.subject.id
    )


def _is_of_their_child(reading: Reading, triplet: Triplet) -> bool:
    """True for the birth of whoever is not named: *married Jay-Z, and their daughter was born in 2012*."""
    return triplet.property.id in _LIFE and _CHILD.search(reading.words) is not None


def _is_no_birth(reading: Reading, triplet: Triplet) -> bool:
    """True for what *the German-born physicist* did in 1921, and for sixtieth birthdays."""
    return triplet.property.id == _BIRTH and (
        _BORN_IN.search(reading.claim.context) is not None or _BIRTHDAY.search(reading.words) is not None
    )


def _is_no_death(reading: Reading, triplet: Triplet) -> bool:
    """True for who was alive then, or was buried once more."""
    return triplet.property.id == _DEATH and (
        _ALIVE.search(reading.words) is not None or _NOT_DEATH.search(reading.words) is not None
    )


def _on_two_continents(triplet: Triplet, relations: Kin) -> bool:
    """True for a value that lies on more than one continent, as Mount Elbrus, which some put in Asia."""
    value = triplet.object
    return isinstance(value, Entity) and len(relations.statements(str(value.id), ("P30",))) > 1


def _is_river(triplet: Triplet) -> bool:
    """True where a bridge crosses a river, and no strait or harbour into which one may flow."""
    return isinstance(triplet.object, Entity) and _RIVER.search(triplet.object.description) is not None


def _is_made_to_order(reading: Reading) -> bool:
    """True where somebody is named who makes what others sell: *made by Foxconn*."""
    return any(_TO_ORDER.search(mention.entity.description) for mention in reading.claim.mentions)


def _led_it(reading: Reading, triplet: Triplet, relations: Kin) -> bool:
    """True where the claim names, for the founder, somebody who led the firm in its early years: who made it
    what it is has often founded it a second time, as Howard Schultz did Starbucks."""
    firm, named = str(triplet.subject.id), {m.entity.id for m in reading.claim.mentions}
    begun = [t.object for t in relations.statements(firm, (_INCEPTION,)) if isinstance(t.object, TimeValue)]
    led = [
        qualifying_days(t, "P580")
        for t in relations.statements(firm, _HEADS)
        if isinstance(t.object, Entity) and t.object.id in named
    ]
    return any(
        days is not None and days[0][0] <= interval(time)[1][0] + _EARLY_YEARS
        for days in led
        for time in begun
    )


def _names_lake(reading: Reading, relations: Kin) -> bool:
    """True where a lake is named, through which a river may run: the Rhone flows into Lake Geneva, and out
    of it."""
    return any(
        "lake" in m.entity.description or relations.is_a(str(m.entity.id), _LAKE)
        for m in reading.claim.mentions
    )


def _is_by_a_body(triplet: Triplet, relations: Kin) -> bool:
    """True where a party or company has done what people may be said to have done: founded a state."""
    value = triplet.object
    return (
        traits_of(triplet.property).object == "person"
        and isinstance(value, Entity)
        and relations.kind(str(value.id)) == "other"
    )


def _may_be_named(reading: Reading, triplet: Triplet) -> bool:
    """True where a name of the claim, taken for something else, may mean the value: *Facebook* is the former
    name of Meta Platforms, too."""
    value = triplet.object
    return isinstance(value, Entity) and any(
        candidate.entity.id == value.id and candidate.score >= _POSSIBLE
        for mention in reading.claim.mentions
        if not mention.chosen
        for candidate in mention.candidates
    )


def _is_worded_otherwise(reading: Reading, triplet: Triplet, relations: Kin) -> bool:
    """True when the claim seems to state another property than the triplet's, whose value differs."""
    by_cue = reading.has_cue(triplet.property)
    held_in = traits_of(triplet.property).inside and HELD_IN.search(reading.words)
    if not held_in and _speaks_of_another_property(reading, triplet, by_cue):
        return True
    return not by_cue and made_otherwise(reading, triplet, relations)


def _speaks_of_another_property(reading: Reading, triplet: Triplet, by_cue: bool) -> bool:
    match, pid = reading.match_of(triplet.subject), triplet.property.id or ""
    traits = traits_of(triplet.property)
    if match is None:
        return False
    if by_cue:
        return not traits.by_object and pid in match.likeness and match.speaks_against(pid)
    if isinstance(triplet.object, TimeValue) and len(names_of(reading)) > 1:
        return True  # what happened then may have happened to the other
    of_known_kind = not isinstance(triplet.object, Entity) or traits.object or traits.object_class
    return not of_known_kind or not match.is_sure(pid)
