"""Claims of where somebody or something is from: *is Brazilian*, *a French painter*, *comes from Italy*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words
from claimver_core.linking.words import places
from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin, lies_in
from claimver_core.verification.rules.names import any_of, is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, denied_as, described
from claimver_core.verification.rules.says_too_much.predicates import fits_predicate, is_told_calling, told_by

NATIONS = ("P27", "P17", "P495")  # citizenship, country, country of origin
_TIES = (
    "P19", "P551", "P937", "P172", "P1532", "P159", "P740", "P69", "P108", "P26", "P2541",
    "P127", "P749", "P176",
)  # fmt: skip
"""Properties that join somebody or something to a country without telling a nationality."""
PAST_STATE = "Q3024240"
_WORK = "P495"
_BIRTHPLACE = "P19"
_BEGINNINGS = (_BIRTHPLACE, "P740", "P159")
_PEOPLE = "P172"
_HERE = "\ue000"  # stands for the name of the nation
_PREDICATE = re.compile(
    r"\s+(?:is|are|was|were)(?:\s+not|n['’]t)?\s+(?:(?:an?|the)\s+)?"
    r"(?:(?!(?:the|not|born|in|by|from|of|half|part|partly)\b)[\w-]+\s+){0,2}?"
    rf"{_HERE}(?:\s+(?!and\b|or\b|by\b|descent\b|origin\b|ancestry\b|heritage\b|name\b|word\b|term\b)[a-z][\w-]*){{0,3}}\W*$",
    re.IGNORECASE,
)
_ORIGIN = re.compile(
    r"\s+(?:(?:is|are|was|were)(?:\s+not|n['’]t)?(?:\s+an?\s+(?:[a-z-]+\s+){0,2}[a-z-]+)?|comes?|came|hails?)\s+"
    rf"(?:originally\s+)?from\s+{_HERE}\W*$",
    re.IGNORECASE,
)
_PLAINLY = re.compile(
    r"\b(?:is|are|was|were)\s+(?:(?:an?|the)\s+)?(?:(?:famous|well-known|great|noted|renowned|leading|"
    r"celebrated)\s+)?$"
)
_OF_A_LANGUAGE = re.compile(r"-(?:language|speaking|dubbed)$", re.IGNORECASE)
_THE, _OCCUPATION = re.compile(r"\bthe\s+$", re.IGNORECASE), "P106"
_COMMON = words(
    "united kingdom of the states republic people s democratic federal union and empire university"
)
_MODERN = 1700
_FAMOUS = 0.7  # the popularity from which a whole name means nobody else
_STEM = 4
"""Letters by which a demonym and the name of a state of the past are known for kin: German, German Empire."""


def nationality(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A known nationality, or one within it by birth, supports a claim that says no more of its subject than
    what it is. Another nationality than the only ones known contradicts, unless anything else joins the two:
    a place of birth, a residence, an owner, a description, a state of the past."""
    subject, nation = _said(reading)
    if subject is None or nation is None or relations.kind(str(nation.entity.id)) != "place":
        return None
    known = relations.statements(str(subject.entity.id), NATIONS)
    own = [t for t in known if isinstance(t.object, Entity)]
    borne_out = _borne_out(reading, subject, nation, own, relations)
    if borne_out and reading.denied:
        return None
    if borne_out:
        return Ruling(Label.ATTRIBUTABLE, "nationality", borne_out, whole=True)
    if f" {normalise(nation.text)} " in f" {normalise(subject.entity.description)} ":
        return None
    if not own or any(_same(t, nation, relations) for t in own):
        return None
    person = relations.kind(str(subject.entity.id)) == "person"
    if not person and all(t.property.id != _WORK for t in own):
        if not reading.present:
            return None  # Alaska was Russian: places and companies change hands, works do not
        if relations.kind(str(subject.entity.id)) != "place" and not _described_as(subject.entity, own):
            return None  # Airbus is of several countries
    if any(_may_be_of(t, subject, nation, relations) for t in own):
        return None
    if person and not (
        _is_at_home(subject, own, relations)
        and (is_told_calling(reading, subject, relations) or _is_nobody_else(subject, relations))
    ):
        return None
    ties = relations.statements(str(subject.entity.id), _TIES)
    sure = any(t.property.id == _BIRTHPLACE for t in ties) or _described_as(subject.entity, own)
    if nation.text == nation.entity.label and not sure:
        return None  # "comes from" tells of the birth as much as of the nationality
    if any(_same(t, nation, relations) for t in ties if isinstance(t.object, Entity)):
        return None
    told = (*own[:3], described(subject.entity)) if _described_as(subject.entity, own) else tuple(own[:3])
    ruling = Ruling(Label.CONTRADICTORY, "nationality", told, alone=True, whole=reading.denied)
    return denied_as(ruling, denied=reading.denied)


def _said(reading: Reading) -> tuple[Mention | None, Mention | None]:
    """The subject and the nation of the claim, where it says no more than that."""
    mentions = reading.claim.mentions
    subject = next((m for m in mentions if is_name(m)), None)
    if subject is None:
        return None, None
    text = reading.claim.context
    head = any_of(subject.text).search(text)
    if head is None or text[: head.start()].strip().lower() not in ("", "the"):
        return None, None
    said = text[head.end() :]
    for mention in mentions:
        if mention is subject or not mention.entity.id or _OF_A_LANGUAGE.search(mention.text):
            continue
        whole = set(normalise(mention.entity.label).split())
        demonym = not set(normalise(mention.text).split()) <= whole  # "Real Madrid" is short for a club
        demonym = demonym or _is_demonym(mention)  # "Czech", of the Czech Republic
        if (_PREDICATE if demonym else _ORIGIN).match(said.replace(mention.text, _HERE)):
            return subject, mention
    return None, None


def _is_demonym(mention: Mention) -> bool:
    place = places().get(mention.text)
    return place is not None and place.kind == "demonym" and place.entity == mention.entity.id


def _is_nobody_else(subject: Mention, relations: Kin) -> bool:
    """True for the whole name of somebody so well known that no other bearer of it is: a *French painter*
    Isaac Newton is no one but him."""
    return (
        " " in subject.text
        and normalise(subject.text) == normalise(subject.entity.label)
        and subject.entity.popularity >= _FAMOUS
        and {one.id for one in relations.named([subject.text])} == {subject.entity.id}
    )


def _borne_out(
    reading: Reading, subject: Mention, nation: Mention, own: Sequence[Triplet], relations: Kin
) -> tuple[Triplet, ...]:
    """What supports the nationality, where the rest of the claim is what its subject is known to be; empty if
    nothing does. An English mathematician is a citizen of the kingdom who was born in England."""
    if len([m for m in reading.claim.mentions if is_name(m)]) != 2 or not _says_what(
        reading, subject, nation
    ):
        return ()
    if relations.kind(str(subject.entity.id)) == "place" or not fits_predicate(reading, relations):
        return ()  # a French city is another one than a city that was French
    before, _, behind = reading.claim.context.partition(nation.text)
    sort = normalise(behind)
    told = f" {sort} " in f" {normalise(subject.entity.description)} "
    if _THE.search(before) and sort and not told and not _is_of_calling(reading, subject, relations):
        return ()  # who is French is not the French president
    held = [t for t in own if not (t.former and reading.present)]
    return comes_from(subject, nation, held, relations)


def comes_from(
    subject: Mention, nation: Mention, own: Sequence[Triplet], relations: Kin
) -> tuple[Triplet, ...]:
    """What tells that somebody or something with these nationalities is of the nation; empty if nothing
    does."""
    qid = str(nation.entity.id)
    for triplet in own:
        assert isinstance(triplet.object, Entity)
        if triplet.object.id == qid or lies_in(str(triplet.object.id), qid, relations):
            return (triplet,)
        if people := _of_past_state(triplet.object, nation, subject, relations):
            return (triplet, people)
        if lies_in(qid, str(triplet.object.id), relations):
            for birth in relations.statements(str(subject.entity.id), _BEGINNINGS):
                if isinstance(birth.object, Entity) and lies_in(str(birth.object.id), qid, relations):
                    return (triplet, birth)
    if re.match(rf"{re.escape(nation.text)}\s+[a-z]", subject.entity.description):
        return (described(subject.entity),)  # "French mathematician", of a subject of the kingdom
    return ()


def _is_of_calling(reading: Reading, subject: Mention, relations: Kin) -> bool:
    """True where the claim ends in an occupation of its subject."""
    said = reading.claim.context.rstrip(" .!").lower()
    nouns = [m for m in reading.claim.mentions if not is_name(m) and said.endswith(m.text.lower())]
    told = [told_by(noun, subject, relations) for noun in nouns]
    return any(t is not None and t.property.id == _OCCUPATION for t in told)


def _of_past_state(state: Entity, nation: Mention, subject: Mention, relations: Kin) -> Triplet | None:
    """What makes a citizen of a state of the past one of a nation: a people of that name, or a birth in the
    land in which the capital of the state lies. A Russian of the Soviet Union is one."""
    if not state.id or not relations.is_a(state.id, PAST_STATE):
        return None
    person, land = str(subject.entity.id), str(nation.entity.id)
    for people in relations.statements(person, (_PEOPLE,)):
        if isinstance(people.object, Entity) and people.object.label.startswith(nation.text):
            return people
    ended = [t.object for t in relations.statements(state.id, ("P576",)) if isinstance(t.object, TimeValue)]
    capitals = [t.object for t in relations.statements(state.id, ("P36",)) if isinstance(t.object, Entity)]
    if not ended or interval(ended[0])[0][0] < _MODERN or not capitals:
        return None
    if not all(lies_in(str(capital.id), land, relations) for capital in capitals):
        return None
    births = relations.statements(person, (_BIRTHPLACE,))
    return next(
        (t for t in births if isinstance(t.object, Entity) and lies_in(str(t.object.id), land, relations)),
        None,
    )


def _says_what(reading: Reading, subject: Mention, nation: Mention) -> bool:
    """True where the claim says nothing but the nationality, or besides it a noun that it ends in, which is
    known as such or stands in the description."""
    text = reading.claim.context
    before, _, behind = text.partition(nation.text)
    noun = behind.strip(" .!")
    nouns = {m.text for m in reading.claim.mentions if not is_name(m)}
    told = f" {normalise(noun)} " in f" {normalise(subject.entity.description)} "
    return bool(_PLAINLY.search(before)) and (not noun or noun in nouns or told)


def _described_as(entity: Entity, nations: Sequence[Triplet]) -> bool:
    """True where the description tells one of these nations too: *Japanese car maker*."""
    words = f" {normalise(entity.description)} "
    known = {str(t.object.id) for t in nations if isinstance(t.object, Entity)}
    return any(place.entity in known and f" {normalise(n)} " in words for n, place in places().items())


def _may_be_of(triplet: Triplet, subject: Mention, nation: Mention, relations: Kin) -> bool:
    """True for a state of the past on the nation's continent: its people were of several nations. Not where
    the description tells which one it was: a *Russian writer* of the Russian Empire."""
    value = triplet.object
    assert isinstance(value, Entity)
    if not value.id or not relations.is_a(value.id, PAST_STATE):
        return False
    if _is_told_of(subject, value) or _is_of_one(subject, relations):
        return False
    there, here = _continents(value.id, relations), _continents(str(nation.entity.id), relations)
    return not there or not here or bool(there & here)


def _is_told_of(subject: Mention, state: Entity) -> bool:
    told = [n for n in places() if f" {normalise(n)} " in f" {normalise(subject.entity.description)} "]
    words = set(normalise(state.label).split()) - _COMMON
    return any(word[:_STEM] == normalise(name)[:_STEM] for word in words for name in told)


def _is_at_home(subject: Mention, own: Sequence[Triplet], relations: Kin) -> bool:
    """True for somebody whose birth or, where that is not known, whose description tells a known nationality:
    who was born elsewhere often has another one that is not known."""
    births = relations.statements(str(subject.entity.id), (_BIRTHPLACE,))
    born = [str(t.object.id) for t in births if isinstance(t.object, Entity) and t.object.id]
    if not born:
        return _described_as(subject.entity, own)
    lands = {str(t.object.id) for t in own if isinstance(t.object, Entity)} | set(_told(subject.entity))
    return any(place == land or lies_in(place, land, relations) for place in born for land in lands)


def _is_of_one(subject: Mention, relations: Kin) -> bool:
    """True for somebody whose description begins with the one demonym in it, that of the land of the birth:
    a *Serbian tennis player* from Belgrade, though once of Yugoslavia."""
    told = _told(subject.entity)
    births = relations.statements(str(subject.entity.id), (_BIRTHPLACE,))
    born = [str(t.object.id) for t in births if isinstance(t.object, Entity)]
    return len(told) == 1 and all(
        subject.entity.description.startswith(said)
        and any(place == land or lies_in(place, land, relations) for place in born)
        for land, said in told.items()
    )


def _told(entity: Entity) -> dict[str, str]:
    """The lands whose demonyms stand in the description, with these."""
    return {
        place.entity: name
        for name, place in places().items()
        if place.kind == "demonym" and re.search(rf"\b{re.escape(name)}\b", entity.description)
    }


def _continents(qid: str, relations: Kin) -> set[str]:
    found = relations.statements(qid, ("P30",))
    return {str(t.object.id) for t in found if isinstance(t.object, Entity)}


def _same(triplet: Triplet, nation: Mention, relations: Kin) -> bool:
    """True when a statement's value is the nation, lies in it, holds it, or is a state of a kindred name."""
    value = triplet.object
    assert isinstance(value, Entity)
    if value.id == nation.entity.id or not value.id:
        return True
    names = set(normalise(value.label).split()) - _COMMON
    stem = normalise(nation.text)[:_STEM]
    if any(name.startswith(stem) for name in names) or set(normalise(nation.entity.label).split()) & names:
        return True
    if triplet.property.id == _PEOPLE:
        return False  # a people lives in many countries
    return lies_in(value.id, str(nation.entity.id), relations) or lies_in(
        str(nation.entity.id), value.id, relations
    )
