"""How sure a verdict is."""

from __future__ import annotations

from claimver_core.types import Label, Verdict

RULE_CONFIDENCE = 0.97
ASKING_RULE_CONFIDENCE = 0.88
"""How often the rules that ask the model are right, on generated development claims."""


def raised(model: Verdict, chosen: Label, confidence: float) -> dict[Label, float]:
    """The model's scores with ``chosen`` at ``confidence`` and the rest shared out as they were."""
    others = {label: score for label, score in model.scores.items() if label is not chosen}
    total = sum(others.values()) or 1.0
    rest = 1.0 - confidence
    return {label: rest * score / total for label, score in others.items()} | {chosen: confidence}
