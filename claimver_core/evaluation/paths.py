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
from claimver_core.evaluation.path_systems import LONGEST, OURS, Pair, PathGraph, PathSystem, Ways
from claimver_core.evaluation.time_limit import TookTooLong, time_limit
from claimver_core.knowledge.paths import MAX_HOPS, MAX_PATHS
from claimver_core.types import Progress

STAGE = "Finding paths"


@dataclass
class PathTimes:
    """``seconds`` by pair, of the quicker of two askings; ``stopped`` counts the pairs that took too long,
    ``joined`` those with a path, ``compared`` those that neither the system nor the reference was stopped at,
    ``same`` those of these for which it has the reference's paths, or as many of them as it is to give."""

    loading: float
    seconds: list[float] = field(default_factory=list)
    stopped: int = 0
    joined: int = 0
    compared: int = 0
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
        ours = self.systems[OURS].median
        others = [made.median for name, made in self.systems.items() if not name.startswith(OURS)]
        return min(others) / ours if others and ours else None


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
    """Asks each of ``systems`` for each pair, twice; the last one is the reference.

    One that takes longer than LONGEST is stopped, and counts with the time it had until then.
    Raises Cancelled.
    """
    made = {system.name: PathTimes(system.loading) for system in systems}
    for done, pair in enumerate(pairs):
        if progress is not None:
            progress(Progress(STAGE, done, len(pairs)))
        found: dict[str, Ways] = {}
        for system in systems:
            stop_if(cancelled)
            ways, seconds = _asked(system, pair)
            times = made[system.name]
            times.seconds.append(seconds)
            if ways is None:
                times.stopped += 1
            else:
                found[system.name] = ways
                times.joined += bool(ways)
        every = found.get(systems[-1].name)
        if every is None:
            continue
        for name, ways in found.items():
            made[name].compared += 1
            made[name].same += ways <= every and len(ways) >= min(MAX_PATHS, len(every))
    return PathsEvaluation(len(graph.edges), len(pairs), made)


def _asked(system: PathSystem, pair: Pair) -> tuple[Ways | None, float]:
    """The paths, None when that took too long, and the processor's time for the quicker of two askings."""
    system.prepare(pair)
    ways: Ways | None = None
    seconds = []
    for _ in range(2):
        started = time.process_time()
        try:
            with time_limit(LONGEST):
                started = time.process_time()  # what the limit itself takes is nobody's
                ways = system.find(pair)
                seconds.append(time.process_time() - started)
        except TookTooLong:
            seconds.append(time.process_time() - started)
            break
    system.forget()
    return ways, min(seconds)
