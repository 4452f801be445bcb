"""The compact verifier's final decision: calibrated probabilities from the weighed features.

Fitted on development claims, one softmax for triplets and one for passages, which differ in how far the
model's readings and the words in common can be trusted.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np

from claimver_core.errors import ResourceError
from claimver_core.evidence_text import SEPARATOR
from claimver_core.types import Evidence, Label
from claimver_core.verification.features import LABELS, NAMES
from claimver_core.verification.given.together import NAMES as TOGETHER
from claimver_core.verification.softmax import Softmax

_RED, _OPEN = LABELS.index(Label.CONTRADICTORY), LABELS.index(Label.EXTRAPOLATORY)
_DIGITS = 4


class EvidenceKind(StrEnum):
    """What the evidence consists of; where there are both, it counts as triplets. A passage may be a triplet
    in words, as ``evidence_text.triplet_text`` writes it."""

    TRIPLETS = "triplets"
    PASSAGES = "passages"

    @classmethod
    def of(cls, evidence: Evidence) -> EvidenceKind:
        worded = any(passage.text.count(SEPARATOR) >= 2 for passage in evidence.passages)
        return cls.TRIPLETS if evidence.triplets or worded else cls.PASSAGES


@dataclass(frozen=True)
class Calibration:
    """A softmax for each kind of evidence, and ``together`` one over the model and the rules, whose features
    are those of ``together.NAMES``; red is chosen only from a probability of ``least_red``."""

    softmax: Mapping[EvidenceKind, Softmax]
    together: Softmax
    least_red: float = 0.0

    def probabilities(self, rows: np.ndarray, kind: EvidenceKind) -> np.ndarray:
        """Of feature rows (n, features), the probabilities (n, 3) in the order of Label."""
        return self.softmax[kind].probabilities(rows)

    def choose(self, probabilities: np.ndarray) -> np.ndarray:
        """The index of the label for each row of probabilities (n, 3): (n,). Where red is likeliest and not
        likely enough, the claim stays open: it is not made green by that."""
        chosen = probabilities.argmax(axis=1)
        unsure = (chosen == _RED) & (probabilities[:, _RED] < self.least_red)
        return np.where(unsure, _OPEN, chosen)

    @classmethod
    def read(cls, path: Path) -> Calibration:
        """Reads the file that stands beside the model; raises ResourceError when it is damaged."""
        try:
            values = json.loads(path.read_text("utf-8"))
            softmax = {kind: _softmax(values[kind.value], NAMES) for kind in EvidenceKind}
            together = _softmax(values["together"], TOGETHER)
            return cls(softmax, together, float(values["least_red"]))
        except (OSError, ValueError, TypeError, KeyError) as error:
            raise ResourceError(
                f"The file {path} is damaged: {error!r}.", "Install ClaimVer again."
            ) from error

    def write(self, path: Path) -> None:
        """Writes what ``read`` reads, four digits a number."""
        values: dict[str, Any] = {kind.value: _plain(s, NAMES) for kind, s in self.softmax.items()}
        values["together"] = _plain(self.together, TOGETHER)
        values["least_red"] = round(self.least_red, _DIGITS)
        path.write_text(json.dumps(values, indent=1) + "\n", encoding="utf-8")


def _softmax(values: dict[str, Any], names: Sequence[str]) -> Softmax:
    weights = [[values["weights"][label][name] for name in names] for label in LABELS]
    bias = np.array([values["bias"][label] for label in LABELS], float)
    told = values.get("softening")
    softening = np.array([told["constant"], *(told.get(name, 0.0) for name in names)]) if told else None
    return Softmax(np.array(weights, float), bias, softening)


def _plain(softmax: Softmax, names: Sequence[str]) -> dict[str, Any]:
    weights = {
        label.value: {name: round(float(w), _DIGITS) for name, w in zip(names, row, strict=True)}
        for label, row in zip(LABELS, softmax.weights, strict=True)
    }
    bias = {label.value: round(float(b), _DIGITS) for label, b in zip(LABELS, softmax.bias, strict=True)}
    plain: dict[str, Any] = {"weights": weights, "bias": bias}
    if softmax.softening is not None:
        told = zip(("constant", *names), softmax.softening, strict=True)
        plain["softening"] = {name: round(float(w), _DIGITS) for name, w in told if w}
    return plain
