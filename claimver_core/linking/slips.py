"""Names that are written with a slip: a letter too many, one missing, a wrong one, or two in wrong order."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.linking.memory import Memory

LETTERS = range(6, 41)  # a shorter name is too like others, a longer one is none
_TWO_SLIPS = 15  # letters that a name of several words must have for two slips in it
_WORD = 5  # letters of a word in which there may be a slip
_REMEMBERED = 10_000


class SlipFinder:
    """Finds the names of ``store`` that a misspelt one may stand for."""

    def __init__(self, store: KnowledgeStore) -> None:
        self._store = store
        self._near: Memory[str, tuple[str, ...]] = Memory(_REMEMBERED)

    def corrected(self, names: Collection[str]) -> dict[str, tuple[str, ...]]:
        """The nearest names, normalised, of each of ``names`` that has any within one slip or two."""
        keys = {name: normalise(name) for name in names}
        near = self._near.fetch(keys.values(), self._read, ())
        return {name: near[key] for name, key in keys.items() if near[key]}

    def _read(self, keys: list[str]) -> Mapping[str, tuple[str, ...]]:
        return {key: self._nearest(key) for key in keys}

    def _nearest(self, key: str) -> tuple[str, ...]:
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        if len(key) not in LETTERS or any(map(str.isdigit, key)):
            return ()
        slips = 2 if len(key) >= _TWO_SLIPS and " " in key else 1
        near = process.extract(
            key, self._store.names_near(key, slips), scorer=OSA.distance, score_cutoff=slips, limit=None
        )
        found = [(distance, name) for name, distance, _ in near if _may_be_meant(key, name)]
        least = min(found)[0] if found else 0
        return tuple(sorted(name for distance, name in found if distance == least))


def _may_be_meant(written: str, name: str) -> bool:
    """Whether the first letter is right, and the words that differ are long enough to be known again."""
    pairs = list(zip(written.split(), name.split(), strict=False))
    if written == name or written[0] != name[0] or written.count(" ") != name.count(" "):
        return False
    return all(one == other or max(len(one), len(other)) >= _WORD for one, other in pairs)
