"""What the model and the rules say of a claim beside given evidence, weighed together.

A softmax over the model's probabilities, the rules' ruling and what the reading left over; fitted on
development claims with ``claimver_core.training.train_verifier_measure``.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np

from claimver_core.types import Label
from claimver_core.verification.given.reader import GivenReading

_GREEN, _RED = Label.ATTRIBUTABLE, Label.CONTRADICTORY
_DOUBTFUL = frozenset({"joined", "functional-property"})
"""Rules that are often wrong beside given evidence, and speak to be weighed."""
_LEAST = 0.01
NAMES = (
    "model attributable",
    "model contradictory",
    "rule attributable",
    "rule contradictory",
    "sure rule attributable",
    "sure rule contradictory",
    "doubtful rule attributable",
    "doubtful rule contradictory",
    "no rule, something missing",
    "rule attributable, words unread",
    "rule contradictory, words unread",
    "several statements",
    "claim denies",
    "rule and model agree",
    "asserts, joined whole",
    "asserts, joined whole and worded",
    "asserts, joined through another",
    "asserts, existing",
    "asserts, joined in part",
    "asserts, value of another",
    "asserts, other value",
    "denies, joined",
    "denies, not joined",
)


def together_features(reading: GivenReading, scores: Mapping[Label, float]) -> np.ndarray:
    """Float64, one for each of NAMES; ``scores`` are the model's probabilities."""
    undecided = max(scores.get(Label.EXTRAPOLATORY, 0.0), _LEAST)
    odds = [math.log(max(scores.get(label, 0.0), _LEAST) / undecided) for label in (_GREEN, _RED)]
    ruling = reading.ruling
    label = ruling.label if ruling is not None else None
    doubtful = ruling is not None and ruling.rule in _DOUBTFUL
    sure = ruling is not None and ruling.alone
    favourite = max(scores, key=scores.__getitem__) if scores else None
    return np.array(
        [
            *odds,
            *((label is wanted and not doubtful) for wanted in (_GREEN, _RED)),
            *((label is wanted and sure) for wanted in (_GREEN, _RED)),
            *((label is wanted and doubtful) for wanted in (_GREEN, _RED)),
            ruling is None and bool(reading.missing),
            *((label is wanted and bool(reading.unread)) for wanted in (_GREEN, _RED)),
            len(reading.parts) > 1,
            sum(part.denied for part, _ in reading.parts) % 2,
            label is not None and label is favourite,
            *_linked(reading),
        ],
        dtype=np.float64,
    )


def _linked(reading: GivenReading) -> list[bool]:
    """What the links between the things named speak for, for claims that assert and those that deny."""
    found = reading.links
    if found is None:
        return [False] * 9
    denied = any(part.denied for part, _ in reading.parts)
    joined = found.whole or found.bridged or found.existing
    speaks = [
        found.whole,
        found.whole and found.worded >= found.joins,
        found.bridged and not found.whole,
        found.existing and found.named == 1,
        found.joins > 0 and not found.whole and not found.bridged,
        found.replaced > 0 and not found.whole,
        found.otherwise > 0 and not found.whole,
    ]
    return [*(said and not denied for said in speaks), denied and joined, denied and not joined]
