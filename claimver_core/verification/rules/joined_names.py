"""Whether triplets together reach all that a claim names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, TextValue, Triplet
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.namesakes import is_alike
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.traits import traits_of

_WATER = "P206"


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


def _named_in(value: object, reading: Reading) -> set[str | None]:
    """The names of the claim that stand in a text: *king of Macedonia*."""
    if not isinstance(value, TextValue):
        return set()
    text = f" {normalise(value.value)} "
    return {
        m.entity.id for m in reading.claim.mentions if is_name(m) and f" {normalise(m.entity.label)} " in text
    }


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


def misses_listed(reading: Reading, triplets: Sequence[Triplet]) -> bool:
    """True where the claim lists common things of which the triplets have one alone: of salt made *of calcium
    and chlorine* that it has chlorine."""
    context, mentions = reading.claim.context, [m for m in reading.claim.mentions if not is_name(m)]
    ends = [end for t in triplets for end in (t.subject, t.object) if isinstance(end, Entity)]
    labels = f" {' '.join(normalise(end.label) for end in ends)} "
    told = {
        m.text: any(m.entity.id == end.id or is_alike(m.entity, end) for end in ends)
        or f" {normalise(m.text)}" in labels
        or f" {normalise(m.entity.label)} " in labels
        for m in mentions
    }
    return any(
        told[one] != told[other]
        and re.search(rf"(?<!\w){re.escape(one)}\s*(?:,|,?\s+and)\s+{re.escape(other)}(?!\w)", context)
        for one in told
        for other in told
        if one != other
    )
