"""Who decided a claim, in words, and what is to be known of a language model's word."""

from __future__ import annotations

from app import core_words
from app.translation import percent, tr
from claimver_core.types import ClaimResult, Label, Verdict
from claimver_core.verification.decider import (
    LANGUAGE_MODEL,
    LANGUAGE_MODEL_ALONE,
    MODEL,
    TIED_VOTES,
    by_language_model,
    own_name,
    stood_in,
)

_MODELS = {
    MODEL: tr("the small verifier"),
    LANGUAGE_MODEL: tr("the language model, and no rule"),
    LANGUAGE_MODEL_ALONE: tr("the language model, without facts"),
    TIED_VOTES: tr("a tie of the language model's votes"),
}
_FINDINGS = {
    Label.ATTRIBUTABLE: tr("The language model says that the facts support this claim."),
    Label.EXTRAPOLATORY: tr("The language model says that the facts do not settle this claim."),
    Label.CONTRADICTORY: tr("The language model says that the facts contradict this claim."),
}
_BELIEFS = {
    Label.ATTRIBUTABLE: tr("The language model believes this claim; it was shown no facts."),
    Label.EXTRAPOLATORY: tr("The language model does not know; it was shown no facts."),
    Label.CONTRADICTORY: tr("The language model does not believe this claim; it was shown no facts."),
}


def decided_by(verdict: Verdict) -> str:
    """Who decided: a model, or a rule by its name; whether the compact verifier stood in, and where there was
    a vote, how many agree."""
    own = own_name(verdict.decided_by)
    said = _MODELS.get(own) or tr("rule: {name}").format(name=core_words.rule(own))
    if stood_in(verdict.decided_by):
        said = tr("{decider} (instead of the language model)").format(decider=said)
    if verdict.agreement is not None:
        said = tr("{decider}; {share} of the votes agree").format(
            decider=said, share=percent(verdict.agreement)
        )
    return said


def caution(result: ClaimResult) -> str:
    """What is to be known of a verdict that a language model gave; empty for others."""
    name = result.verdict.decided_by
    if result.verdict.label is None or not by_language_model(name):
        return ""
    if name == LANGUAGE_MODEL_ALONE:
        return tr("This is the language model's own word, without any facts. Do not rely on it.")
    return tr("This is the language model's own word; no rule has confirmed it. Read the facts yourself.")


def model_sentence(result: ClaimResult) -> str:
    """The verdict that a language model gave, plainly told as what that model says; empty for another one."""
    if result.verdict.decided_by == TIED_VOTES:
        return tr("The language model’s votes are tied, so this claim stays open.")
    if not by_language_model(result.verdict.decided_by):
        return ""
    alone = result.verdict.decided_by == LANGUAGE_MODEL_ALONE
    label = result.verdict.label
    return (_BELIEFS if alone else _FINDINGS)[label] if label is not None else ""
