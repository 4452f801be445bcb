"""The triplets behind what a claim only adds to what it tells."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Rank, Triplet
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.works.makers import MADE

PLACED = frozenset({"P17", "P131", "P30", "P361", "P276"})
"""Where something lies: country, administrative unit, continent, whole, location."""
_HEIGHT = "P2048"
_KILLED = frozenset({"P157"})
_VIOLENT = re.compile(r"\b(?:killed|assassinated|murdered|shot)\b", re.IGNORECASE)


_CALLING = frozenset({"P106", "P39", "P101"})
_WORK = frozenset({"P108"})
_JOINTS = {**dict.fromkeys(("P19", "P551"), ("from", "from the")), "P108": ("at", "at the", "with the")}


def background(reading: Reading, triplets: Sequence[Triplet], deciding: Sequence[Triplet]) -> list[Triplet]:
    """Those behind what the claim only adds: a place to another one that ``deciding`` speaks of (*Ulm,
    Germany*), how somebody died who was *assassinated in 1948*, or where somebody is from or employed whose
    calling ``deciding`` tells (*a physicist from Budapest*, *a biochemist at Berkeley*)."""
    spoken_of = {end.id for t in deciding for end in (t.subject, t.object) if isinstance(end, Entity)}
    high = {t.subject.id for t in deciding if t.property.id == _HEIGHT}
    manner = [
        t
        for t in triplets
        if t.property.id in _KILLED and reading.names(t.subject) and _VIOLENT.search(reading.words)
    ]
    made = [t for t in triplets if t.property.id in MADE and t.subject.id in spoken_of and _owned(reading, t)]
    called = {t.subject.id for t in deciding if t.property.id in _CALLING}
    placed = [t for t in triplets if t.subject.id in called and _is_from_or_at(reading, t)]
    return [*manner, *made, *placed] + [
        t
        for t in triplets
        if isinstance(t.object, Entity)
        and t.rank is not Rank.DEPRECATED
        and t.property.id in PLACED
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


def _is_from_or_at(reading: Reading, triplet: Triplet) -> bool:
    """True for *a physicist from Budapest*, of the place of birth, and *a biochemist at Berkeley*, of the
    employer."""
    value = triplet.object
    if not isinstance(value, Entity) or triplet.rank is Rank.DEPRECATED:
        return False
    joints = _JOINTS.get(str(triplet.property.id), ())
    if triplet.property.id in _WORK and triplet.former and reading.present:
        return False
    return any(f" {joint} {name} " in reading.padded for joint in joints for name in reading.names_of(value))


def _owned(reading: Reading, maker: Triplet) -> bool:
    """True for *Luc Besson's Léon*."""
    without_endings = f" {reading.padded.partition(' / ')[2]}"
    return isinstance(maker.object, Entity) and any(
        f" {owner} {work} " in without_endings
        for owner in reading.names_of(maker.object)
        for work in reading.names_of(maker.subject)
    )


def _stands_over(reading: Reading, place: Entity) -> bool:
    """True for *rises 330 metres above Paris*."""
    return any(
        f" {over} {name} " in reading.padded for name in reading.names_of(place) for over in ("over", "above")
    )
