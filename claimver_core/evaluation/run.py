"""Runs the checker over a set: what it makes of each item, how fast, and in how much memory."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from claimver_core.errors import Cancelled, ClaimVerError
from claimver_core.evaluation.items import NO_CLAIM, FoundClaim, Item, Outcome
from claimver_core.evaluation.keys import triplet_key
from claimver_core.evidence_text import evidence_texts
from claimver_core.types import ClaimResult, Label, Progress, Report, Verdict

if TYPE_CHECKING:
    from claimver_core.checker import FactChecker

_BATCH = 64  # claims that go to the model together: the results do not depend on it, the progress does
_WORST_FIRST = (Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE)


@dataclass(frozen=True, slots=True)
class Cost:
    """What judging a set took. ``pairs`` counts each claim with each piece of its evidence;
    ``peak_megabytes`` is the most memory that the process has held, None where the system does not tell."""

    claims: int
    pairs: int
    seconds: float
    peak_megabytes: float | None

    @property
    def pairs_per_second(self) -> float:
        return self.pairs / self.seconds if self.seconds else 0.0

    @property
    def claims_per_second(self) -> float:
        return self.claims / self.seconds if self.seconds else 0.0


def judge_items(
    items: Sequence[Item],
    checker: FactChecker,
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> tuple[list[Outcome], Cost]:
    """The outcome of each item, in order, and the cost of them all.

    Items with evidence go through ``FactChecker.verify``, texts through ``FactChecker.check``. Raises
    Cancelled, and ResourceError when something that all items need is missing.
    """
    checker.load(progress)
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    pairs = 0
    while len(outcomes) < len(items):
        start = len(outcomes)
        if items[start].evidence is None:
            outcome, found = _checked(items[start], checker, cancelled)
            outcomes.append(outcome)
            pairs += found
        else:
            batch = list(_given(items[start : start + _BATCH]))
            verdicts = checker.verify([(item.claim, item.evidence) for item in batch], cancelled)  # type: ignore[misc]
            outcomes += [_verified(item, verdict) for item, verdict in zip(batch, verdicts, strict=True)]
            pairs += sum(len(item.evidence or ()) for item in batch)
        if progress:
            progress(Progress("Judging claims", len(outcomes), len(items)))
    return outcomes, Cost(len(items), pairs, time.perf_counter() - started, peak_megabytes())


def text_verdict(results: Sequence[ClaimResult]) -> Verdict:
    """The verdict on a whole text: the worst of its claims'.

    Contradictory if any is, else Extrapolatory if any is, else Attributable. It is as sure as the surest of
    the claims that give it, or for Attributable, which all of them must be, as the least sure. A text
    without claims, or with a claim that could not be checked and none contradicted, has no verdict.
    """
    if not results:
        return Verdict(None, unchecked=NO_CLAIM)
    labels = {result.verdict.label for result in results}
    if None in labels and Label.CONTRADICTORY not in labels:
        return next(result.verdict for result in results if result.verdict.label is None)
    worst = next(label for label in _WORST_FIRST if label in labels)
    giving = [result.verdict for result in results if result.verdict.label is worst]
    giving.sort(key=lambda verdict: verdict.confidence)
    return giving[0 if worst is Label.ATTRIBUTABLE else -1]


def peak_megabytes() -> float | None:
    """The most memory that this process has held so far, or None where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1e6 if sys.platform == "darwin" else 1e3)


def _given(items: Sequence[Item]) -> Iterator[Item]:
    for item in items:
        if item.evidence is None:
            return
        yield item


def _verified(item: Item, verdict: Verdict) -> Outcome:
    assert item.evidence is not None
    texts = evidence_texts(item.evidence)
    found = frozenset(texts[index] for index in verdict.evidence if 0 <= index < len(texts))
    return Outcome(item, verdict, found)


def _checked(item: Item, checker: FactChecker, cancelled: Callable[[], bool] | None) -> tuple[Outcome, int]:
    """A text's outcome, and how many pairs of claim and triplet were shown for it."""
    try:
        report: Report = checker.check(item.claim, name=item.id, cancelled=cancelled)
        if report.provenance.failure:  # what stood in is not what is measured
            return Outcome(item, Verdict(None, unchecked=report.provenance.failure)), 0
    except Cancelled:
        raise
    except ClaimVerError as error:
        if error.exit_status != 1:
            raise
        return Outcome(item, Verdict(None, unchecked=str(error))), 0
    except Exception as error:
        # A fault of the program's own in one text must not lose the others; it counts, and is told of.
        reason = f"A fault of the program: {type(error).__name__}: {error}"
        return Outcome(item, Verdict(None, unchecked=reason)), 0
    claims = tuple(
        FoundClaim(result.claim.text, result.verdict.label, frozenset(map(triplet_key, result.triplets)))
        for result in report.results
    )
    verdict = text_verdict(report.results)
    found = frozenset(
        key
        for claim in claims
        if verdict.label is not None and claim.label is verdict.label
        for key in claim.keys
    )
    return Outcome(item, verdict, found, claims), sum(len(result.triplets) for result in report.results)
