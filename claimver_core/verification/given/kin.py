"""What follows from the evidence given with a claim, and from the knowledge behind it where names agree."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from claimver_core.knowledge.relations import Relations
from claimver_core.language.grammar import words
from claimver_core.types import Entity, Triplet
from claimver_core.verification.rules.kin import UNKNOWN
from claimver_core.verification.rules.traits import traits_of

_OF_PERSONS = words(
    """P569 P570 P19 P20 P22 P25 P26 P40 P3373 P27 P69 P106 P39 P102 P103 P108 P119 P21 P413 P54"""
)
_OF_PLACES = words("P1082 P2046 P36 P47 P190 P37 P38 P30 P1376 P6")
_WITHIN = frozenset({"P131", "P17", "P30", "P361", "P276", "P706", "P1376"})
_CAPITAL = "P36"
_LEVELS = 4


class GivenKin:
    """Answers over the triplets given with one claim.

    ``background`` maps a local id to the knowledge's entities of that name, which ``knowledge`` knows more
    about; they only serve to tell kinds apart, and places that lie in one another.
    """

    def __init__(
        self,
        triplets: Sequence[Triplet],
        knowledge: Relations | None = None,
        background: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self._triplets = triplets
        self._knowledge = knowledge
        self._background = background or {}
        self._kinds: dict[str, str] = {}

    def kind(self, qid: str, /) -> str:
        """ "person", "place", "other", or "" where neither evidence nor knowledge tells."""
        if qid not in self._kinds:
            self._kinds[qid] = self._kind(qid)
        return self._kinds[qid]

    def is_a(self, qid: str, kind: str) -> bool:
        """True when the best known thing of that name is known to be one of the class ``kind``."""
        found = self._background.get(qid, ())
        return bool(self._knowledge and found) and self._known.is_a(found[0], kind)

    def within(self, qid: str, containers: Collection[str]) -> tuple[Triplet, ...] | None:
        """The given statements that put ``qid`` inside one of ``containers``, or None."""
        paths: dict[str, tuple[Triplet, ...]] = {qid: ()}
        frontier = [qid]
        for _ in range(_LEVELS):
            following = []
            for triplet in self._triplets:
                inner, place = triplet.subject, triplet.object
                if not isinstance(place, Entity):
                    continue
                if triplet.property.id == _CAPITAL:
                    inner, place = place, inner
                elif triplet.property.id not in _WITHIN:
                    continue
                if inner.id not in frontier or not place.id or place.id in paths:
                    continue
                paths[place.id] = (*paths[str(inner.id)], triplet)
                if place.id in containers:
                    return paths[place.id]
                following.append(place.id)
            frontier = following
        return None

    def apart(self, qid: str, other: str) -> bool:
        """True when the knowledge holds that the two places have nothing in common.

        Where it has no place of one of these names, they count as apart: the evidence speaks for itself.
        """
        if self.within(qid, {other}) is not None or self.within(other, {qid}) is not None:
            return False
        ones, others = self._places(qid), self._places(other)
        return all(self._known.apart(one, two) for one in ones for two in others)

    def statements(self, qid: str, properties: Collection[str]) -> list[Triplet]:
        """What the evidence states of an item by these properties."""
        return [t for t in self._triplets if t.subject.id == qid and t.property.id in properties]

    def stated_of(self, qid: str, properties: Collection[str]) -> list[Triplet]:
        """None: evidence that is given with a claim names no full list."""
        return []

    def named(self, names: Collection[str]) -> list[Entity]:
        """Nothing: what else bears a name, the evidence does not tell."""
        return []

    def classes(self, qid: str) -> frozenset[str]:
        """The classes of the best known thing of that name."""
        found = self._background.get(qid, ())
        return self._known.classes(found[0]) if self._knowledge and found else frozenset()

    def extremes(self, pid: str, kind: str) -> list[Triplet]:
        """None: evidence that is given with a claim tells nothing of all others."""
        return []

    def _kind(self, qid: str) -> str:
        for triplet in self._triplets:
            if triplet.subject.id == qid and triplet.property.id in _OF_PERSONS:
                return "person"
            if triplet.subject.id == qid and triplet.property.id in _OF_PLACES:
                return "place"
        for triplet in self._triplets:
            if isinstance(triplet.object, Entity) and triplet.object.id == qid:
                kind = traits_of(triplet.property).object
                if kind:
                    return kind
        kinds = {self._known.kind(found) for found in self._background.get(qid, ())}
        return kinds.pop() if len(kinds) == 1 else UNKNOWN

    def _places(self, qid: str) -> list[str]:
        return [found for found in self._background.get(qid, ()) if self._known.kind(found) == "place"]

    @property
    def _known(self) -> Relations:
        assert self._knowledge is not None, "background comes with knowledge"
        return self._knowledge


def entities_of(triplets: Iterable[Triplet]) -> list[Entity]:
    """The subjects and objects of ``triplets``, each once, and those of their qualifiers."""
    found: dict[Entity, None] = {}
    for triplet in triplets:
        for value in (triplet.subject, triplet.object, *(q.value for q in triplet.qualifiers)):
            if isinstance(value, Entity):
                found[value] = None
    return list(found)
