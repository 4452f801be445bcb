"""Measures how quickly the paths between two entities are found, beside other ways to find them.

Pairs are drawn by a seed from the best known items, of which texts speak: of every two, one pair is joined by
a walk of three statements at most, and the other has an end of any statement. Times are
those of the processor, not of the clock, so that other programs do not change them.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from claimver_core.errors import stop_if
from claimver_core.evaluation.path_systems import Pair, PathGraph, PathSystem, Ways
from claimver_core.knowledge.paths import MAX_HOPS, MAX_PATHS
from claimver_core.types import Progress

STAGE = "Finding paths"


@dataclass
class PathTimes:
    """``seconds`` by pair, of the quicker of two askings; ``joined`` counts the pairs with a path; ``same``
    those for which the system has the paths of the reference, or as many of them as it is to give."""

    loading: float
    seconds: list[float] = field(default_factory=list)
    joined: int = 0
    same: int = 0

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)

    @property
    def percentile_99(self) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, round(0.99 * (len(ordered) - 1)))]


@dataclass(frozen=True)
class PathsEvaluation:
    """The times by system, ours first."""

    statements: int
    pairs: int
    systems: dict[str, PathTimes]

    @property
    def ratio(self) -> float | None:
        """How many times as fast ours is as the best of the others, at the median."""
        ours, *others = self.systems.values()
        return min(made.median for made in others) / ours.median if others and ours.median else None


def drawn_pairs(graph: PathGraph, count: int, seed: int = 0) -> list[Pair]:
    """So many pairs of different entities; none where the graph has no edges."""
    dice = random.Random(seed)
    near: dict[int, list[int]] = {}
    for one, other in graph.edges:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    numbers = sorted(graph.known & near.keys()) or sorted(near)
    pairs: list[Pair] = []
    while numbers and len(pairs) < count:
        start = end = dice.choice(numbers)
        if len(pairs) % 2:
            end = dice.choice(dice.choice(graph.edges))
        else:
            for _ in range(dice.randint(1, MAX_HOPS)):
                ways = [number for number in near[end] if not graph.is_hub(number)]
                end = dice.choice(ways) if ways else dice.choice(near[end])
        if start != end:
            pairs.append((start, end))
    return pairs


def evaluate_paths(
    systems: Sequence[PathSystem],
    graph: PathGraph,
    pairs: Sequence[Pair],
    *,
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> PathsEvaluation:
    """Asks each of ``systems`` for each pair, twice; the last one is the reference. Raises Cancelled."""
    made = {system.name: PathTimes(system.loading) for system in systems}
    for done, pair in enumerate(pairs):
        if progress is not None:
            progress(Progress(STAGE, done, len(pairs)))
        found: dict[str, Ways] = {}
        for system in systems:
            stop_if(cancelled)
            system.prepare(pair)
            seconds = []
            for _ in range(2):
                started = time.process_time()
                found[system.name] = system.find(pair)
                seconds.append(time.process_time() - started)
            system.forget()
            made[system.name].seconds.append(min(seconds))
        every = found[systems[-1].name]
        for name, ways in found.items():
            made[name].joined += bool(ways)
            made[name].same += ways <= every and len(ways) >= min(MAX_PATHS, len(every))
    return PathsEvaluation(len(graph.edges), len(pairs), made)
