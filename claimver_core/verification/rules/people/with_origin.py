"""Claims that tell besides where somebody is from: *Spain's Rafael Nadal won*, *the Swede Ingvar Kamprad*,
*the Diamondbacks from Phoenix play*."""

from __future__ import annotations

import re
from dataclasses import replace

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.people.nationality import NATIONS, comes_from
from claimver_core.verification.rules.reading import Reading, read
from claimver_core.verification.rules.weaker import is_told

_HEADS = ("P35", "P6")
_OWNING = r"(?:the\s+)?{land}['’]s?\s+{who}"
_OF = r"(?:(?<=^)|(?<=\s)){who}\s+of\s+{land}(?=\s+[a-z])"
_ASIDE = r"{who},\s+an?\s+{land},"
_FROM = r"(?:(?<=^)|(?<=\s)){who}\s+from\s+{land}(?=,?\s+[a-z])"
_BEGINNINGS = ("P19", "P159", "P740", "P131", "P276", "P17", "P495")
_DEMONYM = r"(?:[Tt]he\s+)?{land}\s+(?P<noun>(?:[a-z][\w-]+\s+){{0,3}}){who}"


def apart_from_origin(reading: Reading, relations: Kin) -> tuple[Reading, tuple[Triplet, ...]] | None:
    """The claim without the land that somebody in it is known to be from, and what tells that; None where it
    names no such land."""
    context, names = reading.claim.context, [m for m in reading.claim.mentions if is_name(m)]
    for land in names:
        if relations.kind(str(land.entity.id)) != "place":
            continue
        for who in names:
            if who is land:
                continue
            if (found := _from(context, who, land)) is not None:
                told = _begun(who, land, relations)
            elif relations.kind(str(who.entity.id)) != "person":
                continue
            else:
                found = _said(context, who, land, relations)
                told = _told(who, land, relations) if found is not None else ()
            if found is not None and told:
                rest = f"{context[: found.start()]}{who.text}{context[found.end() :]}"
                kept = tuple(m for m in reading.claim.mentions if m is not land and m.text in rest)
                claim = replace(reading.claim, context=rest, mentions=kept)
                return read(claim, wide=reading.wide, matches=reading.matches), told
    return None


def _said(context: str, who: Mention, land: Mention, relations: Kin) -> re.Match[str] | None:
    """Where the claim tells the land and, between it and the name, no more than what somebody is known as."""
    words = {"land": re.escape(land.text), "who": rf"{re.escape(who.text)}(?![\w'’])"}
    label = set(normalise(land.entity.label).split())
    if set(normalise(land.text).split()) <= label:
        return re.search(_OWNING.format(**words), context) or re.search(_OF.format(**words), context)
    if (aside := re.search(_ASIDE.format(**words), context)) is not None:
        return aside
    found = re.search(_DEMONYM.format(**words), context)
    if found is None or (found["noun"] and not is_told(found["noun"].split()[-1], who, relations)):
        return None
    return found if len(found["noun"].split()) < 2 or _are_told(found["noun"], who.entity) else None


def _from(context: str, who: Mention, land: Mention) -> re.Match[str] | None:
    return re.search(_FROM.format(who=re.escape(who.text), land=re.escape(land.text)), context)


def _begun(who: Mention, land: Mention, relations: Kin) -> tuple[Triplet, ...]:
    """Where somebody was born, or a firm, club or band began or has its seat."""
    wanted = str(land.entity.id)
    return tuple(
        t
        for t in relations.statements(str(who.entity.id), _BEGINNINGS)
        if isinstance(t.object, Entity)
        and (has_value(t, wanted) or relations.within(str(t.object.id), {wanted}) is not None)
    )[:1]


def _are_told(noun: str, person: Entity) -> bool:
    return f" {normalise(noun)} " in f" {normalise(person.description)} "


def _told(who: Mention, land: Mention, relations: Kin) -> tuple[Triplet, ...]:
    known = relations.statements(str(who.entity.id), NATIONS)
    told = comes_from(who, land, [t for t in known if isinstance(t.object, Entity)], relations)
    led = relations.statements(str(land.entity.id), _HEADS)
    return told or tuple(t for t in led if has_value(t, who.entity.id))[:1]
