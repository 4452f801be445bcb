"""What the list of places and single things tells of a name: *French*, *Austin, Tex.*, *the moon*."""

from __future__ import annotations

from collections.abc import Iterable

from claimver_core.linking.reading import Reading
from claimver_core.linking.surfaces import Shape, Surface
from claimver_core.linking.word_forms import DEMONYM, THINGS
from claimver_core.linking.words import places

_OF_A_PAPER = frozenset(["of", "newspaper", "reported", "reports", "said", "says", "wrote", "published"])
"""What follows a moon of something else, or a newspaper of that name."""


def in_gazetteer(reading: Reading, surfaces: Iterable[Surface]) -> dict[Surface, tuple[str, str]]:
    """Surfaces that are demonyms, state abbreviations behind a place, or the only thing of its kind: (entity
    id, kind)."""
    listed = places()
    found = {}
    for surface in surfaces:
        if (one := listed.get(f"the {surface.text.lower()}")) and _is_the_one(reading, surface):
            found[surface] = (one.entity, one.kind)
        if surface.shape is not Shape.NAME or surface in found:
            continue
        place = listed.get(surface.text) or listed.get(surface.text + ".")
        if place is None and _may_be_demonym(surface.text):
            place = listed.get(surface.text.title())
        if place is None:
            continue
        if place.kind == "demonym" or _behind_place(reading, surface):
            found[surface] = (place.entity, place.kind)
    return found


def _may_be_demonym(text: str) -> bool:
    """True for a small word that may be one, as *irish* is."""
    return text.islower() and len(text) >= DEMONYM and text not in THINGS


def _is_the_one(reading: Reading, surface: Surface) -> bool:
    """True for *the moon*, but not for *the moon of*, *the moon Io* or *a moon*."""
    if not surface.start or reading.forms[surface.start - 1].lower != "the":
        return False
    if surface.end >= len(reading):
        return True
    following = reading.forms[surface.end]
    if following.lower in _OF_A_PAPER or following.starts_large:
        return False
    return reading.pos[surface.end] not in ("NOUN", "PROPN")


def _behind_place(reading: Reading, surface: Surface) -> bool:
    """Whether a name stands before the surface, as in "Austin, Tex." or "Austin TX"."""
    if not surface.start:
        return False
    before = reading.forms[surface.start - 1].text
    if before == ",":
        return True
    return before.istitle() and reading.pos[surface.start - 1] == "PROPN" and surface.text.isupper()
