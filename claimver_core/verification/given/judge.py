"""One verdict from what the rules and the model say of a claim beside the evidence given with it."""

from __future__ import annotations

from claimver_core.types import Verdict
from claimver_core.verification.calibration import Calibration
from claimver_core.verification.features import LABELS
from claimver_core.verification.given.reader import GivenReading
from claimver_core.verification.given.together import together_features
from claimver_core.verification.sureness import RULE_CONFIDENCE, raised


def judge_given(reading: GivenReading, model: Verdict, calibration: Calibration) -> Verdict:
    """Combines the rules' word on a claim beside given evidence with the model's verdict on the same.

    A ruling that is sure decides. Otherwise a fitted softmax weighs what both say; evidence that holds no
    statement for the rules to read is the model's alone.
    """
    ruling = reading.ruling
    if model.label is None or not reading.parts:
        return model
    if reading.of_text:
        return _by_text(reading, model)
    probabilities = calibration.together.probabilities(together_features(reading, model.scores)[None])
    label = LABELS[int(calibration.choose(probabilities)[0])]
    scores = {known: float(probabilities[0, place]) for place, known in enumerate(LABELS)}
    if ruling is not None and ruling.alone:
        label = ruling.label
        confidence = max(RULE_CONFIDENCE, scores[label])
        scores = raised(Verdict(label, confidence, scores), label, confidence)
    if ruling is not None and ruling.label is label:
        return Verdict(label, scores[label], scores, reading.evidence, ruling.rule)
    return Verdict(label, scores[label], scores, model.evidence if model.label is label else ())


def _by_text(reading: GivenReading, model: Verdict) -> Verdict:
    """Beside plain text a ruling that is sure decides, and else the model: text tells more than was read."""
    ruling = reading.ruling
    if ruling is None or not ruling.alone:
        return model
    confidence = max(RULE_CONFIDENCE, model.scores.get(ruling.label, 0.0))
    scores = raised(model, ruling.label, confidence)
    return Verdict(ruling.label, confidence, scores, reading.evidence, ruling.rule)
