"""How far the model's readings of known sentences are to be trusted to bear a claim out.

A logistic regression over the readings and over how the claim lies beside the nearest sentence, fitted on
claims as users write them with ``claimver_core.training.fit_read_odds``. A new verifier needs a new fit.
"""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Sequence
from pathlib import Path

from claimver_core.errors import ResourceError
from claimver_core.locations import resource

FILE = "read_odds.json"
READINGS = ("needed", "nearest", "nearest turned")
"""Of each, how far the model is for attributable against contradictory: the difference of its logits."""
TRAITS = ("in order", "matches", "names", "unsaid", "denies", "word for word", "may leave out", "not strict")
"""What ``other_words`` tells of the claim beside the sentence nearest to it."""
NAMES = (*READINGS, *TRAITS)
_DIGITS = 4


def borne_out(readings: Sequence[float], traits: Sequence[float]) -> float:
    """The probability that a claim is borne out, by READINGS and TRAITS. Raises ResourceError when the fitted
    file is damaged."""
    weights, bias = _fitted()
    score = bias + sum(w * x for w, x in zip(weights, (*readings, *traits), strict=True))
    return 1 / (1 + math.exp(-score))


def write(path: Path, weights: Sequence[float], bias: float) -> None:
    """Writes what ``borne_out`` reads: a weight for each of NAMES, and the bias."""
    values = {"bias": bias} | dict(zip(NAMES, weights, strict=True))
    plain = {name: round(float(value), _DIGITS) for name, value in values.items()}
    path.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")


@functools.cache
def _fitted() -> tuple[tuple[float, ...], float]:
    path = resource("models", FILE)
    try:
        values = json.loads(path.read_text("utf-8"))
        return tuple(float(values[name]) for name in NAMES), float(values["bias"])
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise ResourceError(f"The file {path} is damaged: {error!r}.", "Install ClaimVer again.") from error
