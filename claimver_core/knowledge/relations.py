"""What follows from several statements together: kinds of things, and what lies within what."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Collection, Sequence
from itertools import chain

from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Entity, QuantityValue, Rank, Triplet

_PERSON_SIGNS = frozenset({"P569", "P21", "P22", "P106", "P19"})
_PLACE_SIGNS = frozenset({"P17", "P131", "P1082", "P2046", "P47", "P36", "P1376", "P30", "P421", "P190"})
_NO_PLACE_SIGNS = frozenset({"P112", "P169", "P1056", "P452", "P1128", "P57", "P175", "P577", "P136"})
_OF_PERSONS = frozenset(
    {"P169", "P35", "P6", "P26", "P22", "P25", "P40", "P3373", "P57", "P58", "P161", "P184"}
)
"""Properties whose values are persons."""
_HUMAN = "Q5"
_COUNTRY_TYPES = frozenset({"Q6256", "Q3624078", "Q7275", "Q1048835", "Q56061"})
_HEAVENLY_BODIES = frozenset({"Q634", "Q2537"})  # a planet, a moon
_PAST_TYPES = frozenset({"Q3024240", "Q19953632"})
_SETTLEMENT_TYPES = frozenset(
    {
        "Q486972",
        "Q515",
        "Q1637706",
        "Q3957",
        "Q532",
        "Q5119",
        "Q1549591",
        "Q200250",
        "Q484170",
        "Q1093829",
        "Q15284",
    }
)
_ANY_DIVISION = frozenset({"Q56061", "Q10864048", "Q4835091", "Q1221156", "Q82794"})
"""Classes of regions and divisions of any size."""
_WITHIN = frozenset({"P131", "P17", "P30", "P361", "P276", "P706", "P3018", "P1376"})
_HOLDS = frozenset({"P36", "P150"})  # capital, contains: statements of the larger place
_TERRAIN = "P706"
_LEVELS = 4
_MOST_STATEMENTS = 100
_MOST_LISTED = 400  # statements with one value
_MOST_SISTERS = 50
_EXTREMES = 1500  # values of a quantity that are looked at


class Relations:
    """Answers over a store, remembered for the life of this object."""

    def __init__(self, store: KnowledgeStore) -> None:
        self._store = store
        self._labels: dict[str, str] = {}
        self._extremes: dict[tuple[str, str], list[Triplet]] = {}
        self.kind = functools.lru_cache(maxsize=4096)(self._kind)
        self._above = functools.lru_cache(maxsize=2048)(self._read_above)

    def _kind(self, qid: str) -> str:
        """ "person", "place" or "other", from the properties that the item has."""
        types = self._store.types([qid]).get(qid, frozenset())
        if _HUMAN in types:
            return "person"
        if types & (_COUNTRY_TYPES | _HEAVENLY_BODIES | _SETTLEMENT_TYPES):
            return "place"
        present = {
            triplet.property.id
            for triplet in self._store.statements(
                [qid], properties=_PERSON_SIGNS | _PLACE_SIGNS | _NO_PLACE_SIGNS, limit=60
            )
        }
        if not present and self._store.inverse_statements([qid], properties=_OF_PERSONS, limit=1):
            return "person"
        if present & _PERSON_SIGNS and not present & (_PLACE_SIGNS | _NO_PLACE_SIGNS):
            return "person"
        if present & _PLACE_SIGNS and not present & _NO_PLACE_SIGNS:
            return "place"
        return "other"

    def lacks(self, qid: str, pid: str, alike: Collection[str] = ()) -> str | None:
        """The property's label when the knowledge has no such statement of the item, nor one of a property
        ``alike``; None when it has one, or does not know the property."""
        if self._store.statements([qid], properties={pid, *alike}, limit=1):
            return None
        if not self._labels:
            self._labels.update((item.id, item.label) for item in self._store.properties())
        return self._labels.get(pid)

    def is_a(self, qid: str, kind: str) -> bool:
        """True when the item is an instance of the class ``kind`` or of one of its subclasses."""
        return kind in self._store.types([qid]).get(qid, frozenset())

    def statements(self, qid: str, properties: Collection[str]) -> list[Triplet]:
        """What is stated of an item by these properties, deprecated statements left out."""
        found = self._store.statements([qid], properties=properties, limit=_MOST_STATEMENTS)
        return [triplet for triplet in found if triplet.rank is not Rank.DEPRECATED]

    def stated_of(self, qid: str, properties: Collection[str]) -> list[Triplet]:
        """The statements by these properties whose value is the item, the best known subjects first."""
        found = self._store.inverse_statements([qid], properties=properties, limit=_MOST_LISTED)
        return [triplet for triplet in found if triplet.rank is not Rank.DEPRECATED]

    def named(self, names: Collection[str]) -> list[Entity]:
        """What bears one of the names, the best known of each first."""
        return [match.entity for matches in self._store.lookup(names).values() for match in matches]

    def classes(self, qid: str) -> frozenset[str]:
        """All classes that hold the item, and those above it where it is a class itself."""
        return self._store.types([qid]).get(qid, frozenset()) | self._store.with_superclasses({qid})

    def extremes(self, pid: str, kind: str) -> list[Triplet]:
        """The greatest values of a quantity among the members of the class ``kind``, greatest first.

        One value for each member; what is no more, and values in other units than the usual one, stay out.
        """
        if (pid, kind) not in self._extremes:
            self._extremes[pid, kind] = self._read_extremes(pid, kind)
        return self._extremes[pid, kind]

    def _read_extremes(self, pid: str, kind: str) -> list[Triplet]:
        found = self._store.greatest(pid, _EXTREMES)
        members = {str(t.subject.id) for t in self.stated_of(kind, ("P31",)) if not t.former}
        lesser = self._store.statements(members, properties={pid}, limit=_MOST_LISTED)
        found = sorted({*found, *lesser}, key=_amount, reverse=True)
        units = Counter(_unit(triplet) for triplet in found)
        usual = units.most_common(1)[0][0] if units else None
        types = self._store.types({str(triplet.subject.id) for triplet in found})
        kept: dict[str, Triplet] = {}
        for triplet in found:
            qid = str(triplet.subject.id)
            if _unit(triplet) == usual and kind in types[qid] and not types[qid] & _PAST_TYPES:
                kept.setdefault(qid, triplet)
        return list(kept.values())

    def within(self, qid: str, containers: Collection[str]) -> tuple[Triplet, ...] | None:
        """The shortest chain of statements that puts ``qid`` inside one of ``containers``, or None.

        Follows located-in, country, continent and part-of statements, and those of the larger place about its
        capital and its parts, at most four levels up.
        """
        origin: dict[str, Triplet | None] = {qid: None}
        frontier = [qid]
        for _ in range(_LEVELS):
            following = []
            found = [self._above(place) for place in frontier]
            found = [(self._of_one_land(own), holding) for own, holding in found]
            for triplet in chain(*(own for own, _ in found), *(holding for _, holding in found)):
                place = triplet.subject if triplet.property.id in _HOLDS else triplet.object
                if not isinstance(place, Entity) or not place.id or place.id in origin:
                    continue
                origin[place.id] = triplet
                if place.id in containers:
                    way = _chain(place.id, origin)
                    if not self._leaves_its_land(qid, way):
                        return way
                    del origin[place.id]
                    continue
                if triplet.property.id != _TERRAIN:  # a peninsula may hold more than one country
                    following.append(place.id)
            frontier = following
            if not frontier:
                break
        return None

    def _leaves_its_land(self, qid: str, way: Sequence[Triplet]) -> bool:
        """True for a way out of the country of a place into another one, by what lies in both: Cork is on an
        island of the British Isles, and these are told to be in the United Kingdom."""
        last = way[-1]
        if last.property.id != "P17" or len(way) == 1 or not isinstance(last.object, Entity):
            return False
        holder, land, lands = str(last.subject.id), last.object.id, self._countries(qid)
        own = self._store.statements([qid], properties={"P17"}, limit=_MOST_STATEMENTS)
        in_part = any(_of_a_part(t) and isinstance(t.object, Entity) and t.object.id == land for t in own)
        if not in_part and (not lands or land in lands):
            return False
        return not self._store.types([holder]).get(holder, frozenset()) & _COUNTRY_TYPES

    def _of_one_land(self, own: list[Triplet]) -> list[Triplet]:
        """The statements without those of the countries, where a place lies in several of today: Madrid is on
        the Iberian Peninsula, and not in Portugal."""
        stated = [t for t in own if t.property.id == "P17" and not t.former]
        lands = {str(t.object.id) for t in stated if isinstance(t.object, Entity) and t.object.id}
        types = self._store.types(lands) if len(lands) > 1 else {}
        today = {q for q, k in types.items() if k & _COUNTRY_TYPES and not k & _PAST_TYPES}
        if len(today) > 1:  # England is no other land than the United Kingdom
            above = self._store.statements(today, properties={"P17", "P131", "P361"}, limit=_MOST_STATEMENTS)
            today -= {
                str(t.subject.id)
                for t in above
                if isinstance(t.object, Entity) and t.object.id in today and t.object.id != t.subject.id
            }
        return own if len(today) < 2 else [t for t in own if t.property.id not in ("P17", "P131")]

    def _read_above(self, qid: str) -> tuple[list[Triplet], list[Triplet]]:
        """What is stated of where a place lies, and of larger places that hold it."""
        own = self._store.statements([qid], properties=_WITHIN, limit=200)
        own = [t for t in own if not _of_a_part(t)]
        if (
            any(triplet.former for triplet in own)
            and self._store.types([qid]).get(qid, frozenset()) & _COUNTRY_TYPES
        ):
            # Brazil was in the Portuguese Empire; nothing in it is in Portugal
            own = [triplet for triplet in own if not triplet.former]
        return own, self._store.inverse_statements([qid], properties=_HOLDS, limit=50)

    def apart(self, qid: str, other: str) -> bool:
        """True when two places are known to have nothing in common: they lie in different countries of
        today, or different parts of one, or both are settlements, or parts of such. False when that cannot
        be told."""
        if self.within(qid, {other}) is not None or self.within(other, {qid}) is not None:
            return False
        unions = self._store.statements(
            {qid, *self._countries(qid)}, properties={"P463"}, limit=_MOST_STATEMENTS
        )
        if any(isinstance(t.object, Entity) and t.object.id == other for t in unions):
            return False  # Berlin, and the European Union
        types = self._store.types([qid, other])
        if any(kinds & _PAST_TYPES for kinds in types.values()):
            return False
        countries, others = self._countries(qid), self._countries(other)
        if countries and others and not countries & others:
            return True
        if others - {other} and self._in_sister_land(qid, other, types.get(other, frozenset())):
            return True
        own, its = self._settlements(qid), self._settlements(other)
        if own and its:
            return not own & its
        return self._lies_in_another(own, other) or self._lies_in_another(its, qid)

    def _lies_in_another(self, settlements: Collection[str], division: str) -> bool:
        """True where the settlements lie in another part of a country of the same class: Nashville, which is
        in Tennessee, and Pennsylvania."""
        classes = self._store.types([division]).get(division, frozenset()) - _ANY_DIVISION - _SETTLEMENT_TYPES
        types = self._store.types(self._divisions(settlements) - {division})
        return any(kinds & classes for kinds in types.values())

    def _divisions(self, qids: Collection[str]) -> set[str]:
        """In which divisions the items lie today."""
        placed = self._store.statements(qids, properties={"P131"}, limit=_MOST_STATEMENTS)
        return {str(t.object.id) for t in placed if isinstance(t.object, Entity) and not t.former}

    def _settlements(self, qid: str) -> frozenset[str]:
        """The place itself, where it is a settlement, or those in which a part of one lies: New York City, of
        Manhattan."""
        if self._store.types([qid]).get(qid, frozenset()) & _SETTLEMENT_TYPES:
            return frozenset({qid})
        above = self._divisions([qid])
        types = self._store.types(above)
        return frozenset(one for one in above if types.get(one, frozenset()) & _SETTLEMENT_TYPES)

    def _in_sister_land(self, qid: str, other: str, kinds: frozenset[str]) -> bool:
        """True for a place in one of the countries that make up another, such as England, and not in
        ``other``, which is one of them too."""
        if not kinds & _COUNTRY_TYPES:
            return False
        members = (self.stated_of(kind, ("P31",)) for kind in kinds - _COUNTRY_TYPES)
        sisters = {str(t.subject.id) for all_ in members if len(all_) <= _MOST_SISTERS for t in all_} - {
            other
        }
        union = self._countries(other) - {other}
        types = self._store.types(sisters)
        lands = {s for s in sisters if types[s] & _COUNTRY_TYPES and self._countries(s) & union}
        if qid in lands:
            return True
        held = self.within(qid, lands)
        home = {t.object.id for t in held or () if isinstance(t.object, Entity)} & lands
        return bool(home) and self.within(qid, lands - home) is None

    def _countries(self, qid: str) -> frozenset[str]:
        """The countries in which a place lies today; a country lies in itself."""
        found: set[str] = set()
        frontier = [qid]
        for _ in range(2):
            parents: list[str] = []
            for triplet in self._store.statements(frontier, properties={"P17", "P131"}, limit=60):
                if isinstance(triplet.object, Entity) and triplet.object.id and not triplet.former:
                    (found.add if triplet.property.id == "P17" else parents.append)(triplet.object.id)
            if found:
                break
            frontier = parents
        if self._store.types([qid]).get(qid, frozenset()) & _COUNTRY_TYPES:
            found.add(qid)
        return frozenset(found)


def _of_a_part(triplet: Triplet) -> bool:
    """True where a statement holds for a part alone: France is in Africa with Réunion alone, and the island
    of Ireland in the United Kingdom with its north."""
    return triplet.property.id in ("P30", "P17") and any(q.property.id == "P518" for q in triplet.qualifiers)


def _amount(triplet: Triplet) -> tuple[float, str]:
    value = triplet.object
    return (value.value if isinstance(value, QuantityValue) else 0.0, str(triplet.subject.id))


def _unit(triplet: Triplet) -> str | None:
    value = triplet.object
    return value.unit.id if isinstance(value, QuantityValue) and value.unit is not None else None


def _chain(end: str, origin: dict[str, Triplet | None]) -> tuple[Triplet, ...]:
    links = []
    triplet = origin[end]
    while triplet is not None:
        links.append(triplet)
        below = triplet.object if triplet.property.id in _HOLDS else triplet.subject
        assert isinstance(below, Entity)
        triplet = origin[str(below.id)]
    return tuple(reversed(links))
