"""Claims that something is the largest, highest or longest of its kind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Entity, Label, Mention, QuantityValue, Triplet
from claimver_core.verification.rules.kin import Kin, has_value, lies_in
from claimver_core.verification.rules.measures.ranks import (
    CLEARLY,
    POPULATION,
    class_of_parts,
    far_behind,
    first_of_parts,
    least_known,
    least_of,
    members_of,
    value,
)
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_CLAIM = re.compile(
    r"\b(?:is|are|remains)\s+(?:the\s+)?(?P<place>[\w. ]+?['’]s?\s+)?"
    r"(?:(?P<rank>second|third|fourth|fifth)[ -])?(?P<most>largest|biggest|highest|"
    r"tallest|longest|deepest|most populous|most populated|smallest|least populous|least populated|lightest)"
    r"\s+(?P<kind>[a-z]+(?: [a-z]+)?)\b(?P<rest>.*)$",
    re.IGNORECASE,
)
_SAID_FIRST = re.compile(
    r"^(?:[\w. ]+?['’]s?|the)\s+(?:largest|biggest|highest|tallest|longest|deepest|smallest|most populous)\s",
    re.IGNORECASE,
)
_THAN_ANY = re.compile(
    r"\s+(?:is|are)\s+(?P<more>[a-z]+|more populous)(?:\s+[a-z]+)?\s+than\s+(?:any|every|all)\s+other\s+"
    r"(?P<kind>[a-z]+)(?P<rest>\s+(?:in|on|of)\s+.+)?\W*$",
    re.IGNORECASE,
)
_MOST_OF_ALL = {
    "larger": "largest", "bigger": "biggest", "higher": "highest", "taller": "tallest", "longer": "longest",
    "deeper": "deepest", "smaller": "smallest", "lighter": "lightest", "more populous": "most populous",
}  # fmt: skip
_AREA, _LENGTH, _HEIGHT, _ELEVATION, _DEPTH, _RADIUS, _ATOMIC_NUMBER = (
    "P2046", "P2043", "P2048", "P2044", "P4511", "P2120", "P1086",
)  # fmt: skip
# What is measured, by the word of the claim and the class.
_MEASURES = {
    "highest": {"Q8502": _ELEVATION},
    "tallest": {"Q8502": _ELEVATION, "Q41176": _HEIGHT, "Q811979": _HEIGHT, "Q11303": _HEIGHT},
    "longest": {"Q4022": _LENGTH, "Q12280": _LENGTH},
    "deepest": {"Q23397": _DEPTH, "Q9430": _DEPTH},
    "largest": {
        "Q6256": _AREA, "Q23442": _AREA, "Q23397": _AREA, "Q5107": _AREA, "Q9430": _AREA, "Q8514": _AREA,
        "Q634": _RADIUS, "Q2537": _RADIUS, "Q515": POPULATION, "Q123480": _AREA,
    },
    "most populous": {"Q6256": POPULATION, "Q515": POPULATION, "Q5107": POPULATION, "Q123480": POPULATION},
}  # fmt: skip
_MEASURES["biggest"] = _MEASURES["largest"]
_MEASURES["most populated"] = _MEASURES["most populous"]
_MEASURES["heaviest"] = dict.fromkeys(("Q11344", "Q11426", "Q11432"), _ATOMIC_NUMBER)  # as good as the mass
_LEAST = {
    "smallest": "largest",
    "least populous": "most populous",
    "least populated": "most populated",
    "lightest": "heaviest",
}
_CLASSES = {
    "mountain": "Q8502", "peak": "Q8502", "building": "Q41176", "skyscraper": "Q11303",
    "structure": "Q811979", "river": "Q4022", "bridge": "Q12280", "lake": "Q23397", "ocean": "Q9430",
    "country": "Q6256", "island": "Q23442", "continent": "Q5107", "desert": "Q8514", "planet": "Q634",
    "city": "Q515", "moon": "Q2537", "satellite": "Q2537", "hot desert": "Q8514",
    "element": "Q11344", "chemical element": "Q11344", "metal": "Q11426", "gas": "Q11432",
    "landlocked country": "Q123480", "landlocked state": "Q123480", "landlocked nation": "Q123480",
}  # fmt: skip
_FROM_THE_SEA_FLOOR = frozenset({"Q131230", "Q159762"})
"""Mauna Kea and Mauna Loa, which are taller than any other mountain from there."""
_LISTED_WHOLE = frozenset({"Q6256", "Q5107", "Q9430", "Q634", "Q11344", "Q11426", "Q11432", "Q123480"})
"""Kinds of which the knowledge has all members, so that it can tell the least; of elements the light ones."""
_EVERYWHERE = re.compile(r"\b(?:world|earth|globe|planet|solar system|worldwide|of all)\b", re.IGNORECASE)
_PLAIN = word_set(
    """in on of the by area size surface total land population people inhabitants its and length height
    elevation world earth globe planet solar system worldwide all whole entire s today currently number our"""
)
"""Words behind the kind that leave it as it is; *outside Asia* or *by volume* does not."""
_RANKS = ("second", "third", "fourth", "fifth")
_MUCH_MORE = 1.5
_CONTINENT, _CITY, _LARGEST_CITY, _STATE = "Q5107", "Q515", "Q51929311", "Q3624078"
_BY_HEADS = re.compile(r"\bby population|inhabitants|people\b", re.IGNORECASE)
_WORLDWIDE = frozenset({"continent", "ocean", "planet", "element", "chemical element", "metal", "gas"})
_FEWEST = 3  # others of the kind that are known, for support


def superlative(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The first of its kind by the values that the knowledge holds supports the claim; another one that has
    clearly more, and is of the same place, contradicts it."""
    reading = _turned(reading)
    found = _CLAIM.search(reading.claim.context)
    if found is None or reading.denied:
        return None
    kind = _class_of(found["kind"])
    light = found["most"].lower() == "lightest"  # of elements, which have no names of their own
    subject = next((m for m in reading.claim.mentions if light or is_name(m)), None)
    if subject is None:
        return None
    if found["most"].lower() == "tallest" and subject.entity.id in _FROM_THE_SEA_FLOOR:
        return None
    if kind is None:
        return _among_parts(reading, subject, found, relations)
    least = found["most"].lower() in _LEAST
    measure = _MEASURES[_LEAST.get(found["most"].lower(), found["most"].lower())].get(kind)
    if _BY_HEADS.search(found["rest"]):
        measure = POPULATION
    if measure is None or not _is_subject(reading, subject, found, relations):
        return None
    place = _place(reading, subject, found)
    if place is None or not _is_plain(reading, found):
        return None
    qid = str(subject.entity.id)
    of_cities = kind == _CITY and place and not least and not found["rank"] and measure == POPULATION
    if of_cities and (ruling := _largest_city(qid, place, relations)) is not None:
        return ruling
    if least and kind not in _LISTED_WHOLE:
        return None
    if least:
        there = [t for t in members_of(kind, relations) if _there(t, qid, place, relations, wholly=True)]
        return None if found["rank"] else least_of(qid, there, measure, relations)
    ranked = [t for t in relations.extremes(measure, kind) if _there(t, qid, place, relations)]
    own = next((t for t in ranked if t.subject.id == qid), None)
    if own is None and ranked and not found["rank"]:
        return far_behind(qid, measure, ranked[0], relations)
    if own is None or len(ranked) <= (1 if kind in _LISTED_WHOLE else _FEWEST):
        return None
    if found["rank"]:
        place_in_order = _RANKS.index(found["rank"].lower()) + 1
        if place_in_order >= len(ranked) or ranked[place_in_order] is not own:
            return None
        return Ruling(Label.ATTRIBUTABLE, "superlative", (own, ranked[place_in_order - 1]), whole=True)
    first = ranked[0]
    if first is own:
        return Ruling(Label.ATTRIBUTABLE, "superlative", (own, ranked[1]), whole=True)
    wholly = next((t for t in ranked if _there(t, qid, place, relations, wholly=True)), own)
    if measure != POPULATION and least_known(wholly, measure, relations) >= CLEARLY * value(own):
        return Ruling(Label.CONTRADICTORY, "superlative", (own, wholly), whole=True)
    return None


def _turned(reading: Reading) -> Reading:
    """*Jupiter's largest moon is Ganymede* as *Ganymede is Jupiter's largest moon*, and *is deeper than any
    other lake* as *is the deepest lake*."""
    context = reading.claim.context
    if (more := _THAN_ANY.search(context)) is not None and more["more"].lower() in _MOST_OF_ALL:
        most = _MOST_OF_ALL[more["more"].lower()]
        text = f"{context[: more.start()]} is the {most} {more['kind']}{more['rest'] or ' in the world'}"
        return replace(reading, claim=replace(reading.claim, context=text))
    if not _SAID_FIRST.match(context):
        return reading
    for mention in filter(is_name, reading.claim.mentions):
        found = re.fullmatch(rf"(?P<said>.+?)\s+is\s+(?:the\s+)?{re.escape(mention.text)}\W*", context)
        if found is not None and _SAID_FIRST.match(found["said"]):
            others = tuple(m for m in reading.claim.mentions if m is not mention)
            text = f"{mention.text} is {found['said'][:1].lower()}{found['said'][1:]}"
            kept = found["said"] if found["said"].startswith(tuple(m.text for m in others)) else None
            text = f"{mention.text} is {kept}" if kept else text
            return replace(reading, claim=replace(reading.claim, context=text, mentions=(mention, *others)))
    return reading


def _largest_city(qid: str, place: str, relations: Kin) -> Ruling | None:
    """The city that is known to be a state's largest supports, of several the one with the most people; no
    other city of the state is it."""
    of_state = [
        t
        for t in relations.stated_of(_LARGEST_CITY, ("P31",))
        if all(not isinstance(q.value, Entity) or q.value.id == place for q in t.qualifiers)
        and any(has_value(c, place) for c in _lands(str(t.subject.id), relations))
    ]
    if not of_state or not relations.is_a(place, _STATE):
        return None
    first = max(of_state, key=lambda t: _people(str(t.subject.id), relations))
    if first.subject.id == qid:
        return Ruling(Label.ATTRIBUTABLE, "superlative", (first,), whole=True)
    if lies_in(qid, str(first.subject.id), relations) or not lies_in(qid, place, relations):
        return None
    own, most = _people(qid, relations), _people(str(first.subject.id), relations)
    if not own or own * _MUCH_MORE > most:
        return None  # by other bounds it may be the larger one
    return Ruling(Label.CONTRADICTORY, "superlative", (first,), whole=True)


def _lands(city: str, relations: Kin) -> list[Triplet]:
    return [t for t in relations.statements(city, ("P17",)) if not t.former]


def _people(city: str, relations: Kin) -> float:
    known = [t.object for t in relations.statements(city, (POPULATION,))]
    return max((amount.value for amount in known if isinstance(amount, QuantityValue)), default=0.0)


def _among_parts(reading: Reading, subject: Mention, found: re.Match[str], relations: Kin) -> Ruling | None:
    """*Alaska is the largest US state*."""
    most = found["most"].lower()
    largest = most in ("largest", "biggest", "smallest")
    noun = normalise(found["kind"]).removesuffix(" in").removesuffix(" of").split()[-1]
    whole = class_of_parts(reading, subject, noun, relations)
    if whole is None or found["rank"] or not (largest or "popul" in most):
        return None
    if not _is_subject(reading, subject, found, relations) or not _is_plain(reading, found):
        return None
    measure = _AREA if largest and not _BY_HEADS.search(found["rest"]) else POPULATION
    return first_of_parts(str(subject.entity.id), whole, measure, relations, least=most in _LEAST)


def _is_subject(reading: Reading, subject: Mention, found: re.Match[str], relations: Kin) -> bool:
    """True where the claim begins with the subject, alone or with the place in which it lies: *Lake Baikal in
    Siberia is the deepest lake*."""
    before = normalise(reading.claim.context[: found.start()]).removeprefix("the ")
    name = normalise(subject.text)
    beside = before.removeprefix(name).strip().removeprefix("in ").removeprefix("the ")
    if not before.startswith(name) or not beside:
        return before == name
    places = [m for m in reading.claim.mentions if is_name(m) and normalise(m.text) == beside]
    return bool(places) and lies_in(str(subject.entity.id), str(places[0].entity.id), relations)


def _class_of(kind: str) -> str | None:
    """The class of *river in*, where nothing narrows it; None for *freshwater lake* or *island country*."""
    noun, *behind = kind.lower().split()
    return _CLASSES.get(kind.lower(), _CLASSES.get(noun) if set(behind) <= _PLAIN else None)


def _is_plain(reading: Reading, found: re.Match[str]) -> bool:
    """True where nothing but a place stands behind the kind."""
    rest = found["rest"]
    for mention in reading.claim.mentions:
        if is_name(mention):
            rest = rest.replace(mention.text, " ")
    return set(normalise(rest).split()) <= _PLAIN


def _place(reading: Reading, subject: Mention, found: re.Match[str]) -> str | None:
    """The Q-id of the place that the claim limits itself to; "" for the world, None where it names other
    things or none at all."""
    beyond = f"{found['place'] or ''} {found['rest']}"
    named = [m for m in reading.claim.mentions if m is not subject and is_name(m) and m.text in beyond]
    if _EVERYWHERE.search(beyond) or (not named and found["kind"].lower() in _WORLDWIDE):
        return ""
    return str(named[0].entity.id) if len(named) == 1 and named[0].entity.id else None


def _there(triplet: Triplet, subject: str, place: str, relations: Kin, *, wholly: bool = False) -> bool:
    """True for what lies in the place and does not hold the subject itself (the World Ocean); ``wholly``
    leaves out what lies on another continent too."""
    other = str(triplet.subject.id)
    if other != subject and relations.within(subject, {other}) is not None:
        return False
    if not place or any(has_value(t, place) for t in relations.statements(other, ("P206",))):
        return True
    if orbits := [t.object for t in relations.statements(other, ("P397",)) if isinstance(t.object, Entity)]:
        return any(centre.id == place for centre in orbits)
    continents = [t.object for t in relations.statements(other, ("P30",)) if isinstance(t.object, Entity)]
    if continents and relations.is_a(place, _CONTINENT):
        return (all if wholly else any)(c.id == place for c in continents)
    countries = [t.object for t in relations.statements(other, ("P17",)) if isinstance(t.object, Entity)]
    if not countries:
        return relations.within(other, {place}) is not None
    return all(c.id == place or relations.within(str(c.id), {place}) is not None for c in countries)
