"""What a claim laid beside a passage speaks for, without a model.

A softmax over the comparisons of ``beside.features``, fitted on FEVER's training pages with
``claimver_core.training.fit_beside``. It depends on no model: a new verifier weighs it anew.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from claimver_core.errors import ResourceError
from claimver_core.locations import resource
from claimver_core.types import Label
from claimver_core.verification.beside.features import NAMES, beside_features

LABELS = tuple(Label)
FILE = "beside.json"
_DIGITS = 4
_FARTHEST = 6.0


def beside_odds(claim: str, pieces: Sequence[str]) -> tuple[float, float]:
    """How far the words speak for attributable, and for contradictory: logarithms of the odds to
    extrapolatory. Raises ResourceError when the fitted file is damaged."""
    weights, bias = _fitted()
    green, open_, red = (weights @ beside_features(claim, pieces) + bias).tolist()
    return _within(green - open_), _within(red - open_)


def write(path: Path, weights: np.ndarray, bias: np.ndarray) -> None:
    """Writes what ``beside_odds`` reads: ``weights`` (3, features) and ``bias`` (3,), in Label's order."""
    plain = {
        label.value: {"bias": round(float(start), _DIGITS)}
        | {name: round(float(w), _DIGITS) for name, w in zip(NAMES, row, strict=True)}
        for label, row, start in zip(LABELS, weights, bias, strict=True)
    }
    path.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")


def _within(odds: float) -> float:
    return max(-_FARTHEST, min(_FARTHEST, odds))


@functools.cache
def _fitted() -> tuple[np.ndarray, np.ndarray]:
    path = resource("models", FILE)
    try:
        values = json.loads(path.read_text("utf-8"))
        weights = [[values[label][name] for name in NAMES] for label in LABELS]
        return np.array(weights, float), np.array([values[label]["bias"] for label in LABELS], float)
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise ResourceError(f"The file {path} is damaged: {error!r}.", "Install ClaimVer again.") from error
