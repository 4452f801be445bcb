"""How far the model's readings of known sentences are to be trusted.

A softmax over the readings and over how the claim lies beside the nearest sentence, fitted on claims as users
write them with ``claimver_core.training.fit_read_odds``. A new verifier needs a new fit.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from claimver_core.errors import ResourceError
from claimver_core.locations import resource
from claimver_core.types import Label
from claimver_core.verification.features import LABELS
from claimver_core.verification.softmax import Softmax

FILE = "read_odds.json"
NEAREST, TOGETHER = 0, 1
"""What the model reads beside the claim, in order: the nearest sentence, all of them in one sequence, then
others each alone."""
LEADS = tuple(
    f"{reading}, against {other}"
    for reading in ("nearest", "together")
    for other in ("contradictory", "extrapolatory")
)
"""How far the model is for attributable in these two: the differences of its logits."""
ALONE = tuple(
    f"{which} {label}" for which in ("most", "two most") for label in ("attributable", "contradictory")
)
"""How far it is for a label beside the sentence alone that speaks most for it, and the mean of the two."""
TRAITS = (
    "in order",
    "matches",
    "names matched",
    "figures matched",
    "lost",
    "lost share",
    "unsaid",
    "unsaid share",
    "name unsaid",
    "figure unsaid",
    "name lost",
    "figure lost",
    "capital lost",
    "names clash",
    "figures clash",
    "strict lost",
    "strict left",
    "denies",
    "sentence denies",
    "one denies",
    "bound",
    "sentence bound",
    "may leave out",
    "left",
    "names left",
    "figures left",
    "first said",
    "last said",
    "words",
    "names",
    "figures",
    "worth",
    "next worth",
    "one subject",
    "word for word",
)
"""How the claim lies beside the sentence nearest to it (``beside_nearest``)."""
NAMES = (*LEADS, *ALONE, *TRAITS)
_DIGITS = 4
_BIAS = "bias"


def leads(logits: np.ndarray) -> list[float]:
    """LEADS and ALONE, by the logits (readings, 3), the nearest and all together first, in LABELS' order."""
    supports, denies, open_ = (
        LABELS.index(label) for label in (Label.ATTRIBUTABLE, Label.CONTRADICTORY, Label.EXTRAPOLATORY)
    )
    fixed = [float(row[supports] - row[other]) for row in logits[: TOGETHER + 1] for other in (denies, open_)]
    alone = np.delete(logits, TOGETHER, axis=0)
    margins = [
        np.sort(alone[:, label] - np.delete(alone, label, axis=1).max(axis=1)) for label in (supports, denies)
    ]
    most = [float(margin[-1]) for margin in margins]
    return [*fixed, *most, *(float(margin[-2:].mean()) for margin in margins)]


def probabilities(values: np.ndarray) -> dict[Label, float]:
    """The probability of each label by the values (names,) of NAMES. Raises ResourceError when the fitted
    file is damaged."""
    (shares,) = _fitted().probabilities(values[None])
    return dict(zip(LABELS, shares.tolist(), strict=True))


def write(path: Path, weights: np.ndarray, bias: np.ndarray) -> None:
    """Writes what ``probabilities`` reads: weights (3, names) and bias (3,), in LABELS' order."""

    def by_label(values: np.ndarray) -> dict[str, float]:
        return {
            label.value: round(float(value), _DIGITS) for label, value in zip(LABELS, values, strict=True)
        }

    fitted = {_BIAS: by_label(bias)} | {
        name: by_label(column) for name, column in zip(NAMES, weights.T, strict=True)
    }
    path.write_text(json.dumps(fitted, indent=1) + "\n", encoding="utf-8")


@functools.cache
def _fitted() -> Softmax:
    path = resource("models", FILE)

    def in_order(values: Mapping[str, float]) -> list[float]:
        return [float(values[label.value]) for label in LABELS]

    try:
        values = json.loads(path.read_text("utf-8"))
        weights = np.array([in_order(values[name]) for name in NAMES]).T
        return Softmax(weights, np.array(in_order(values[_BIAS])))
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise ResourceError(f"The file {path} is damaged: {error!r}.", "Install ClaimVer again.") from error
