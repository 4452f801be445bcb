"""What the store's answers are made of, and how rows of the pack become values."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from claimver_core.knowledge import schema
from claimver_core.knowledge.schema import Kind, NameKind
from claimver_core.types import Entity, Precision, QuantityValue, TextValue, TimeValue, Value

ENTITY_COLUMNS = "e.id, e.label, e.description, e.popularity"
"""What ``entity_of`` takes, of a table named ``e``."""


class NameMatch(NamedTuple):
    """An entity that bears a looked-up name; ``name`` is the name as it is written in Wikidata."""

    entity: Entity
    name: str
    kind: NameKind

    @property
    def is_label(self) -> bool:
        return self.kind is NameKind.LABEL


@dataclass(frozen=True, slots=True)
class PropertyDetails:
    """A property with what is known about it; ``count`` is its number of statements in the pack."""

    id: str
    label: str
    description: str
    aliases: tuple[str, ...]
    count: int


class NeighbourRow(NamedTuple):
    """An item that statements join to others: the keys of those ``near`` it that are no hubs, and ``hubs`` by
    number. Of a hub both are left out."""

    number: int
    degree: int
    near: array[int]
    hubs: array[int]


def entity_of(row: Sequence[Any]) -> Entity:
    number, label, description, popularity = row
    return Entity(f"Q{number}", label, description, popularity / schema.POPULARITY_SCALE)


def value_of(kind: int, item: int | None, value: Any, entities: dict[int, Entity]) -> Value:
    if kind == Kind.ITEM and item is not None:
        return entities[item]
    if kind == Kind.TIME:
        return parse_time(str(value))
    if kind == Kind.QUANTITY:
        return QuantityValue(float(value), None if item is None else entities.get(item))
    return TextValue(str(value))


def parse_time(text: str) -> TimeValue:
    """A time as stored: "1889-03-31", "1889-03", "1889", "1880/p8" (decade), "1900/p7" (century)."""
    date, _, marked = text.partition("/")
    if marked:
        return TimeValue(date, Precision.CENTURY if marked == "p7" else Precision.DECADE)
    parts = date.lstrip("-").count("-")
    return TimeValue(date, (Precision.YEAR, Precision.MONTH, Precision.DAY)[parts])


def numbers_of(qids: Iterable[str]) -> list[int]:
    """The numbers of item ids, each once; what is no item id is passed over."""
    return list(dict.fromkeys(int(q[1:]) for q in qids if q[:1] == "Q" and q[1:].isdecimal() and len(q) < 19))
