"""Verdicts read for sets that know true and false alone, where what is not stated is false."""

from __future__ import annotations

from dataclasses import replace

from claimver_core.evaluation.items import Outcome
from claimver_core.types import Label
from claimver_core.verification.rules.polarity import denies_throughout


def closed(outcome: Outcome) -> Outcome:
    """An undecided denial is true there: nothing states what it denies. Other verdicts stay as they are.

    How sure that is, is another matter: what was undecided speaks for true and for false, by half.
    """
    verdict = outcome.verdict
    if verdict.label is not Label.EXTRAPOLATORY or not denies_throughout(outcome.item.claim):
        return outcome
    scores = dict(verdict.scores)
    undecided = scores.pop(Label.EXTRAPOLATORY, 0.0)
    for label in (Label.ATTRIBUTABLE, Label.CONTRADICTORY):
        scores[label] = scores.get(label, 0.0) + undecided / 2
    confidence = scores[Label.ATTRIBUTABLE]
    made = replace(verdict, label=Label.ATTRIBUTABLE, confidence=confidence, scores=scores)
    return replace(outcome, verdict=made)
