"""Claims that tell besides what somebody is by calling: *former congresswoman Gabrielle Giffords is married*,
*Wyoming Gov. Mark Gordon took office in 2019*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Entity, Mention, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name, text_of
from claimver_core.verification.rules.passed import holding
from claimver_core.verification.rules.reading import Reading, read
from claimver_core.verification.rules.ruling import described

_LEAD = re.compile(
    r"^\W*(?:the\s+)?(?:(?P<former>former\s+|ex-)?(?P<rest>(?:(?!(?:of|in|into|at|to|on|by|for|and|or|from|with|as|"
    r"the|an?|is|was|are|were|when|while|after|before|since|though|if)\b)[\w'’-]+\.?\s+){0,4}?)"
    r"(?P<noun>[A-Za-z][a-z-]+\.?)\s+)$",
    re.IGNORECASE,
)
_PRAISE = word_set(
    """former late longtime long-time veteran legendary famous famed noted renowned retired great celebrated
    acclaimed"""
)
_SHORT = {"gov": "governor", "sen": "senator", "rep": "representative", "gen": "general", "pres": "president"}
_LAWMAKERS = word_set(
    "congressman congresswoman lawmaker legislator mp representative rep parliamentarian deputy"
)
_SITS = re.compile(
    r"\brepresentative\b|\bsenator\b|\bdeputy\b|"
    r"\bmember of .*(?:parliament|congress|house|assembly|bundestag|diet)",
    re.I,
)
_TOLD_BY, _HELD = ("P106", "P39", "P97", "P413"), "P39"
_FROM = ("P19", "P551", "P27", "P768", "P937")
_DEATH = ("P570",)
_ALIKE = 5  # letters by which a noun and the label of a statement are known for kin: gymnast, gymnastics
_ANYBODY = word_set("icon legend star hero heroine idol great figure celebrity superstar pioneer")
_ACTRESS = {"actress": "actor", "rebel": "rebellion", "businesswoman": "businessperson",
            "businessman": "businessperson"}  # fmt: skip


def apart_from_calling(reading: Reading, relations: Kin) -> tuple[Reading, tuple[Triplet, ...]] | None:
    """The claim from the name of somebody on, without the calling before it, and what tells that; None where
    it begins with none, or with one that nothing known tells."""
    context, names = reading.claim.context, [m for m in reading.claim.mentions if is_name(m)]
    person = next((m for m in names if relations.kind(str(m.entity.id)) == "person"), None)
    place = context.find(person.text) if person is not None else -1
    lead = _LEAD.match(context[:place]) if place > 0 else None
    if person is None or lead is None:
        return None
    told = _told(lead["noun"], person.entity, former=lead["former"] is not None, relations=relations)
    if lead["noun"].lower() in _ANYBODY and lead["former"] is None and lead["rest"].strip():
        told = (described(person.entity),)
    if not told or not _are_told(
        lead["rest"], [m for m in names if m is not person], person, told, relations
    ):
        return None
    kept = tuple(m for m in reading.claim.mentions if m.text in context[place:])
    claim = replace(reading.claim, context=context[place:], mentions=kept)
    return read(claim, wide=reading.wide, matches=reading.matches), told


def tells_bearers_apart(reading: Reading, relations: Kin) -> bool:
    """True where the claim calls somebody what they are known as, and no other bearer of the name: *Wyoming
    Gov. Mark Gordon* is not the producer."""
    apart = apart_from_calling(reading, relations)
    if apart is None:
        return False
    person = next(m for m in apart[0].claim.mentions if relations.kind(str(m.entity.id)) == "person")
    lead = _LEAD.match(reading.claim.context[: reading.claim.context.find(person.text)])
    return lead is not None and not any(
        _told(lead["noun"], other.entity, former=False, relations=relations)
        for other in person.candidates
        if other.entity.id != person.entity.id and relations.kind(str(other.entity.id)) == "person"
    )


def _told(noun: str, person: Entity, *, former: bool, relations: Kin) -> tuple[Triplet, ...]:
    """What tells the noun of the person: an office, which is over where they are *former*, another statement,
    or the description."""
    plain = noun.lower().rstrip(".")
    plain = _SHORT.get(plain, _ACTRESS.get(plain, plain))
    qid = str(person.id)
    known = [t for t in relations.statements(qid, _TOLD_BY) if isinstance(t.object, Entity | TextValue)]
    fitting = [t for t in known if _fits(plain, text_of(t.object))]
    offices = [t for t in fitting if t.property.id == _HELD]
    if former:
        over = offices and (not holding(offices) or relations.statements(qid, _DEATH))
        return tuple(t for t in offices if t.former)[:1] if over else ()
    if fitting:
        return tuple((holding(offices) or fitting)[:1])
    return (described(person),) if _fits(plain, person.description) else ()


def _fits(noun: str, told: str) -> bool:
    if noun in _LAWMAKERS:
        return _SITS.search(told) is not None
    return any(word[:_ALIKE] == noun[:_ALIKE] for word in normalise(told).split())


def _are_told(
    before: str, lands: Sequence[Mention], person: Mention, told: Sequence[Triplet], relations: Kin
) -> bool:
    """Whether the words before the noun are praise, stand in what tells it, or name where somebody is from or
    holds the office."""
    rest = before
    for land in lands:
        if land.text not in rest:
            continue
        said = normalise(land.entity.label)
        if not any(said in normalise(text_of(t.object)) for t in told) and not _is_from(
            person, land, relations
        ):
            return False
        rest = rest.replace(land.text, " ")
    labels = normalise(" ".join((person.entity.description, *(text_of(t.object) for t in told)))).split()
    return all(
        word in _PRAISE or any(word[:_ALIKE] == label[:_ALIKE] for label in labels)
        for word in normalise(rest).split()
    )


def _is_from(person: Mention, land: Mention, relations: Kin) -> bool:
    wanted = str(land.entity.id)
    return any(
        has_value(t, wanted) or relations.within(str(t.object.id), {wanted}) is not None
        for t in relations.statements(str(person.entity.id), _FROM)
        if isinstance(t.object, Entity)
    )
