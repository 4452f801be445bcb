"""What the knowledge says of an entity, for readers: its names, types, key facts, namesakes and ties."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.paths import find_paths
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Entity, Rank, TextValue, TimeValue, Triplet

_INSTANCE_OF, _SUBCLASS_OF = "P31", "P279"
_READ = 400  # statements of one entity that are looked at
_PROPERTIES = 8
_VALUES = 3  # of one property
_TELLING = (
    *("P569", "P19", "P570", "P20", "P27", "P106", "P39", "P26", "P40"),  # people
    *("P36", "P17", "P131", "P1376", "P30", "P1082", "P37", "P38", "P35", "P6", "P2046", "P2044", "P2048"),
    *("P571", "P112", "P159", "P169", "P452", "P749", "P355", "P576"),  # organisations
    *("P577", "P50", "P57", "P86", "P175", "P170", "P136", "P161", "P178", "P1441", "P407"),  # works
    *("P585", "P580", "P582", "P276", "P710", "P1346"),  # events
    *(
        "P61",
        "P171",
        "P105",
        "P274",
        "P1086",
        "P2101",
        "P361",
        "P527",
        "P166",
    ),  # nature, and what fits any kind
)
"""Properties by which an entity is told from others, most telling first within its kind."""


@dataclass(frozen=True, slots=True)
class EntityCard:
    """An entity with its other names, what it is an instance of, and the facts that tell most of it.

    ``facts`` are in order of their property, at most three of one, and one where it is a date or an amount.
    """

    entity: Entity
    aliases: tuple[str, ...] = ()
    types: tuple[Entity, ...] = ()
    facts: tuple[Triplet, ...] = ()


class EntityLookup:
    """Reads the knowledge over a connection of its own, so that a running check is not in the way.

    One thread at a time may use it. Every method may raise ResourceError when the file is damaged.
    """

    def __init__(self, pack: Path) -> None:
        """Opens the pack at ``pack``. Raises ResourceError when it cannot be read."""
        self._store = KnowledgeStore(pack)

    def __reduce__(self) -> tuple[type[EntityLookup], tuple[Path]]:
        """In another process it opens the pack there."""
        return EntityLookup, (self._store.path,)

    def close(self) -> None:
        self._store.close()

    def cards(self, qids: Iterable[str]) -> list[EntityCard]:
        """The cards of the known ones of ``qids``, in their order."""
        entities = self._store.entities(qids)
        aliases = self._store.aliases(entities)
        return [
            self._card(entity, [name for name in aliases.get(qid, ()) if name != entity.label])
            for qid, entity in entities.items()
        ]

    def named(self, name: str, limit: int = 30) -> list[Entity]:
        """The entities that bear a name, best known first."""
        found = self._store.lookup([name], limit).get(normalise(name), [])
        return list({match.entity.id: match.entity for match in found}.values())

    def ties(self, qids: Collection[str], cancelled: Callable[[], bool] | None = None) -> tuple[Triplet, ...]:
        """The statements on the paths between the entities, each once (as find_paths). Raises Cancelled."""
        paths = find_paths(self._store, list(qids), cancelled=cancelled) if len(qids) > 1 else []
        return tuple(dict.fromkeys(triplet for path in paths for triplet in path))

    def _card(self, entity: Entity, aliases: list[str]) -> EntityCard:
        by_property: dict[str, list[Triplet]] = defaultdict(list)
        for triplet in self._store.statements([str(entity.id)], limit=_READ):
            if not triplet.former and triplet.object != entity:
                by_property[str(triplet.property.id)].append(triplet)
        classes = by_property.pop(_INSTANCE_OF, []) + by_property.pop(_SUBCLASS_OF, [])
        common = {details.id: place for place, details in enumerate(self._store.properties())}
        order = sorted(by_property, key=lambda pid: (_place(pid), common.get(pid, len(common))))
        facts = [fact for pid in order[:_PROPERTIES] for fact in _foremost(by_property[pid])]
        types = dict.fromkeys(triplet.object for triplet in classes)
        return EntityCard(
            entity, tuple(aliases), tuple(t for t in types if isinstance(t, Entity)), tuple(facts)
        )


def _foremost(facts: list[Triplet]) -> list[Triplet]:
    """The first items; of dates and amounts only one, the latest where the facts say of when they are."""
    if isinstance(facts[0].object, Entity | TextValue):
        return facts[:_VALUES]
    return [max(facts, key=_measured)]


def _measured(fact: Triplet) -> tuple[bool, str]:
    times = [q.value.value for q in fact.qualifiers if isinstance(q.value, TimeValue)]
    return fact.rank is Rank.PREFERRED, max(times, default="")


def _place(pid: str) -> int:
    return _TELLING.index(pid) if pid in _TELLING else len(_TELLING)
