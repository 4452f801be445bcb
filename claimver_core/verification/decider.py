"""Who decided a claim, by the names that ``Verdict.decided_by`` has for it."""

from __future__ import annotations

MODEL = "model"
"""The small verifier that ships with the program."""
LANGUAGE_MODEL = "language-model"
"""A language model that was shown facts. No rule stands behind its word."""
LANGUAGE_MODEL_ALONE = "language-model-alone"
"""A language model that was shown none."""
TIED_VOTES = "tied-votes"
"""Votes of a language model of which as many are for one verdict as for another."""
_STANDING_IN = "compact: "


def standing_in(name: str) -> str:
    """``name`` for a verdict that the compact verifier gave in a language model's place."""
    return _STANDING_IN + name


def stood_in(name: str) -> bool:
    """Whether the compact verifier judged in a language model's place."""
    return name.startswith(_STANDING_IN)


def own_name(name: str) -> str:
    """The rule or model that decided, whether or not it stood in."""
    return name.removeprefix(_STANDING_IN)


def by_language_model(name: str) -> bool:
    """Whether the verdict is a language model's own word."""
    return name in (LANGUAGE_MODEL, LANGUAGE_MODEL_ALONE)
