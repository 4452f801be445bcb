"""What the rules ask about the things that a claim names."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from claimver_core.language.participants import named_gender
from claimver_core.types import Entity, Triplet

_GENDER = ("P21",)
UNKNOWN = ""
"""The kind of a thing of which nothing tells what it is."""


class Kin(Protocol):
    """What follows from several statements together: ``knowledge.relations.Relations`` answers from the
    knowledge, ``verification.given.kin.GivenKin`` from the evidence given with a claim."""

    def kind(self, qid: str, /) -> str:
        """ "person", "place", "other", or UNKNOWN."""
        ...

    def is_a(self, qid: str, kind: str) -> bool:
        """True when the item is known to be one of the class ``kind``."""
        ...

    def within(self, qid: str, containers: Collection[str]) -> tuple[Triplet, ...] | None:
        """The statements that put ``qid`` inside one of ``containers``, or None."""
        ...

    def apart(self, qid: str, other: str) -> bool:
        """True when two places are known to have nothing in common."""
        ...

    def statements(self, qid: str, properties: Collection[str]) -> list[Triplet]:
        """What is stated of an item by these properties, statements that are no longer true too."""
        ...

    def stated_of(self, qid: str, properties: Collection[str]) -> list[Triplet]:
        """The statements by these properties whose value is the item, the best known subjects first; none
        where only given evidence is known, which names no full list."""
        ...

    def named(self, names: Collection[str]) -> list[Entity]:
        """What bears one of the names, the best known of each first; nothing where only given evidence is
        known."""
        ...

    def classes(self, qid: str) -> frozenset[str]:
        """All classes known to hold the item, or to stand above it where it is a class itself."""
        ...

    def extremes(self, pid: str, kind: str) -> list[Triplet]:
        """The greatest values of a quantity among the members of the class ``kind`` of today, one for each
        member, greatest first; none where only given evidence is known."""
        ...


def has_value(triplet: Triplet, qid: str | None) -> bool:
    """True for a statement whose object is the item."""
    return isinstance(triplet.object, Entity) and triplet.object.id == qid


def value_id(triplet: Triplet) -> str:
    """The id of the item that is the object of a statement; empty where none is."""
    return str(triplet.object.id) if isinstance(triplet.object, Entity) else ""


def lies_in(qid: str, container: str, relations: Kin) -> bool:
    """True for a place that lies in the other one today."""
    chain = relations.within(qid, {container})
    return chain is not None and not any(triplet.former for triplet in chain)


def may_lie_in(place: Entity, land: Entity, relations: Kin) -> bool:
    """True where what is known of a place, or its description, puts it there."""
    return land.label in place.description or relations.within(str(place.id), {str(land.id)}) is not None


def sex_of(person: Entity, relations: Kin) -> str | None:
    """The sex that is known, such as "male", or the one that the given name tells; None without either."""
    known = relations.statements(str(person.id), _GENDER)
    told = [t.object.label for t in known if isinstance(t.object, Entity)]
    return told[0] if told else named_gender(person.label)
