"""A question asked several times: the majority wins, and how many agree is shown (after Self-Checker)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from claimver_core.types import Label, Verdict
from claimver_core.verification.decider import TIED_VOTES


def combined(verdicts: Sequence[Verdict]) -> Verdict:
    """One verdict from those on the same claim and evidence; those without a label do not vote.

    Where two labels are equally frequent the claim stays extrapolatory, decided by no vote. ``agreement`` is
    the share of the most frequent label among all that were asked; the scores are the mean. Returns the first
    where none has a label.
    """
    voting = [verdict for verdict in verdicts if verdict.label is not None]
    if not voting or len(verdicts) == 1:
        return verdicts[0]
    ordered = Counter(verdict.label for verdict in voting).most_common()
    tied = len(ordered) > 1 and ordered[0][1] == ordered[1][1]
    label = Label.EXTRAPOLATORY if tied else ordered[0][0]
    scores = {each: sum(v.scores.get(each, 0.0) for v in voting) / len(voting) for each in Label}
    first = next((verdict for verdict in voting if verdict.label is label), voting[0])
    assert label is not None
    return replace(
        first,
        label=label,
        scores=scores,
        confidence=scores[label],
        evidence=() if tied else first.evidence,
        agreement=ordered[0][1] / len(verdicts),
        decided_by=TIED_VOTES if tied else first.decided_by,
    )
