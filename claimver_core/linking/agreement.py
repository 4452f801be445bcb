"""How well the options of a document's mentions go together, by the statements that join them."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

from claimver_core.knowledge.schema import NameKind
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.linking.candidates import Option
from claimver_core.linking.memory import Memory
from claimver_core.linking.ranking import probabilities
from claimver_core.linking.surfaces import Surface

# Where a thing is, of what it is part, who plays for or made it: a value shared by two things joins them.
_SHARED = frozenset(
    {"P17", "P131", "P27", "P54", "P641", "P118", "P361", "P127", "P749", "P102", "P57", "P175", "P161"}
)
_CLOSE = 4.0  # options further behind the best one are not looked at
_MOST = 8  # options of a mention that are compared
_STATEMENTS = 12  # of an option, read for shared values
_HUB = 3000  # a value of more statements than this joins nothing
_REMEMBERED = 50_000
_SURE = 3.0  # a score of which nobody else need be asked
_JOINED_WEIGHT, _MOST_BONUS = 1.3, 2.5
_SHARED_WEIGHT = 0.4
_ALONE_TIED = 3.0  # of a surname's bearers, the only one that the others have to do with

Scored = dict[Surface, list[tuple[Option, float]]]
Bonus = dict[tuple[Surface, str], float]  # by surface and entity id


def contenders(scored: Sequence[tuple[Option, float]]) -> list[tuple[Option, float]]:
    """The best options of a surface, those near the best one."""
    ranked = sorted(scored, key=lambda pair: -pair[1])
    return [pair for pair in ranked[:_MOST] if pair[1] >= ranked[0][1] - _CLOSE]


def _in_doubt(near: Sequence[tuple[Option, float]]) -> bool:
    """Whether what the others say can change anything: the choice, or whether one is made at all."""
    best = near[0][1]
    return best < _SURE or (len(near) > 1 and near[1][1] > best - _MOST_BONUS)


class Agreement:
    """How the mentions of a document judge each other, by the statements of ``store``."""

    def __init__(self, store: KnowledgeStore) -> None:
        self._store = store
        self._degrees: Memory[str, int] = Memory(_REMEMBERED)
        self._shared: Memory[int, tuple[int, ...]] = Memory(_REMEMBERED)

    def bonus(self, scored: Scored) -> Bonus:
        """What the other mentions add to the score of each (surface, entity id).

        A statement between an option and one of another mention counts by how likely the other one is, less
        when either has very many statements; a value that both share counts a little.
        """
        near = {surface: contenders(options) for surface, options in scored.items()}
        if not any(map(_in_doubt, near.values())):
            return {}
        likely: dict[str, dict[str, float]] = defaultdict(dict)  # entity -> text of a surface -> probability
        for surface, group in near.items():
            own = surface.text.lower()
            for (option, _), share in zip(group, probabilities([score for _, score in group]), strict=True):
                texts = likely[str(option.entity.id)]
                texts[own] = max(share, texts.get(own, 0.0))
        joined = self._joined(likely)
        bonus: Bonus = {}
        for surface, group in near.items():
            own = surface.text.lower()
            rivals = {option.entity.id for option, _ in scored[surface]}
            for option, _ in group:
                total = 0.0
                for other, weight in joined.get(str(option.entity.id), {}).items():
                    if other not in rivals:
                        chances = [chance for text, chance in likely[other].items() if text != own]
                        total += weight * max(chances, default=0.0)
                if total:
                    bonus[surface, str(option.entity.id)] = min(total, _MOST_BONUS)
            tied = [o for o, _ in group if (surface, str(o.entity.id)) in bonus]
            if len(tied) == 1 and tied[0].match is NameKind.SURNAME:
                bonus[surface, str(tied[0].entity.id)] *= _ALONE_TIED
        return bonus

    def _joined(self, entities: Iterable[str]) -> dict[str, dict[str, float]]:
        """How strongly each two entities are joined, by statements or by shared values."""
        numbers = [int(qid[1:]) for qid in entities]
        joined: dict[str, dict[str, float]] = defaultdict(dict)
        if len(numbers) < 2:
            return joined

        def join(one: str, other: str, weight: float) -> None:
            for a, b in ((one, other), (other, one)):
                joined[a][b] = max(weight, joined[a].get(b, 0.0))

        pairs = self._store.joined(numbers)
        degree = self._degree(f"Q{number}" for pair in pairs for number in pair)
        for subject, item in pairs:
            one, other = f"Q{subject}", f"Q{item}"
            most = max(degree[one], degree[other])
            join(one, other, _JOINED_WEIGHT / (1 + math.log10(1 + most) / 4))
        holders: dict[int, set[int]] = defaultdict(set)
        for subject, values in self._shared.fetch(numbers, self._read_shared, ()).items():
            for value in values:
                holders[value].add(subject)
        groups = {f"Q{value}": sorted(group) for value, group in holders.items() if len(group) > 1}
        sizes = self._degree(groups)
        for qid, members in groups.items():
            if sizes[qid] <= _HUB:
                weight = _SHARED_WEIGHT / (1 + math.log10(1 + sizes[qid]) / 2)
                for i, member in enumerate(members):
                    for fellow in members[i + 1 :]:
                        if f"Q{fellow}" not in joined[f"Q{member}"]:
                            join(f"Q{member}", f"Q{fellow}", weight)
        return joined

    def _degree(self, qids: Iterable[str]) -> dict[str, int]:
        return self._degrees.fetch(qids, self._store.degree, 0)

    def _read_shared(self, numbers: list[int]) -> dict[int, tuple[int, ...]]:
        """The values of each entity that may join it to another."""
        values: dict[int, list[int]] = defaultdict(list)
        for subject, item in self._store.item_values(numbers, _SHARED):
            values[subject].append(item)
        return {subject: tuple(items[:_STATEMENTS]) for subject, items in values.items()}
