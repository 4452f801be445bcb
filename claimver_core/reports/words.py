"""What every report says alike: verdicts, scores, facts and sources in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from claimver_core.evidence_text import format_value
from claimver_core.types import (
    ClaimResult,
    Entity,
    Label,
    Passage,
    Precision,
    Provenance,
    TimeValue,
    Triplet,
)
from claimver_core.verification.decider import (
    LANGUAGE_MODEL,
    LANGUAGE_MODEL_ALONE,
    MODEL,
    TIED_VOTES,
    by_language_model,
    own_name,
    stood_in,
)

MARKS = {Label.ATTRIBUTABLE: "✓", Label.EXTRAPOLATORY: "?", Label.CONTRADICTORY: "✗", None: "!"}
"""The sign that stands beside a verdict's colour."""

WORDS = {
    Label.ATTRIBUTABLE: "Attributable",
    Label.EXTRAPOLATORY: "Extrapolatory",
    Label.CONTRADICTORY: "Contradictory",
    None: "Not checked",
}

_MEANINGS = {
    Label.ATTRIBUTABLE: "the facts support the claim",
    Label.EXTRAPOLATORY: "the facts do not settle the claim",
    Label.CONTRADICTORY: "the facts contradict the claim",
    None: "the claim could not be checked",
}
_BELIEFS = {
    Label.ATTRIBUTABLE: "the claim is true",
    Label.EXTRAPOLATORY: "it cannot tell whether the claim is true",
    Label.CONTRADICTORY: "the claim is false",
}

_MODELS = {
    MODEL: "the model",
    LANGUAGE_MODEL: "the language model, and no rule",
    LANGUAGE_MODEL_ALONE: "the language model, without facts",
    TIED_VOTES: "a tie of the language model's votes",
}

_COUNTED = {
    Label.ATTRIBUTABLE: "supported",
    Label.EXTRAPOLATORY: "not settled",
    Label.CONTRADICTORY: "contradicted",
    None: "not checked",
}

# Control characters but for tab and line feed, the marks that reorder a whole line, and halves of
# surrogate pairs: none of them may reach a terminal or a page.
_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def plain(text: str) -> str:
    """``text`` without the characters that would drive a terminal or break a page."""
    return _UNPRINTABLE.sub("", text)


def one_line(text: str) -> str:
    """``plain`` text with all white space folded to single blanks."""
    return plain(" ".join(text.split()))


def summary(results: Sequence[ClaimResult]) -> str:
    """One sentence on a whole text: "2 claims: 1 supported, 1 contradicted."."""
    if not results:
        return "Nothing in this text is a claim that could be checked."
    counts = Counter(result.verdict.label for result in results)
    parts = [f"{counts[label]} {word}" for label, word in _COUNTED.items() if counts[label]]
    return f"{len(results)} {'claim' if len(results) == 1 else 'claims'}: {', '.join(parts)}."


def shares(results: Sequence[ClaimResult]) -> list[tuple[Label | None, int, float]]:
    """How many claims have each label that occurs, and what share of all that is, 0 to 1."""
    counts = Counter(result.verdict.label for result in results)
    return [(label, counts[label], counts[label] / len(results)) for label in WORDS if counts[label]]


def meaning(result: ClaimResult) -> str:
    """What the verdict on a claim says; where a language model gave it, that it is that model's word."""
    label, decided_by = result.verdict.label, result.verdict.decided_by
    if decided_by == LANGUAGE_MODEL_ALONE and label is not None:
        return f"the language model, without any facts, says that {_BELIEFS[label]}"
    if decided_by == TIED_VOTES:
        return "the language model’s votes are tied"
    said = _MEANINGS[label]
    return f"the language model says that {said}" if by_language_model(decided_by) else said


def decider(result: ClaimResult) -> str:
    """Who decided: a model, or a rule by its name; where a language model gave no valid answer or failed,
    that the compact verifier stood in; where there was a vote, how many agree."""
    name = result.verdict.decided_by
    own = own_name(name)
    said = _MODELS.get(own, f"the rule “{own}”")
    if stood_in(name):
        said = f"{said} of the compact verifier, in place of the language model"
    agreement = result.verdict.agreement
    return said if agreement is None else f"{said} with {agreement:.0%} of its votes"


def without_evidence(result: ClaimResult) -> str:
    """What the model says without evidence: "Contradictory (confidence 80%): ..."; empty where it was not
    asked."""
    opinion = result.without_evidence
    if opinion is None:
        return ""
    verdict = f"{WORDS[opinion.verdict.label]} (confidence {opinion.verdict.confidence:.0%})"
    return f"{verdict}: {one_line(opinion.rationale)}" if opinion.rationale else verdict


def named(label: str, identifier: str | None) -> str:
    """ "Ulm (Q3012)", or the label alone."""
    return f"{one_line(label)} ({identifier})" if identifier else one_line(label)


def fact(triplet: Triplet) -> tuple[str, str, str]:
    """Subject, property and object in words with their identifiers."""
    value = triplet.object
    return (
        named(triplet.subject.label, triplet.subject.id),
        named(triplet.property.label, triplet.property.id),
        named(value.label, value.id) if isinstance(value, Entity) else one_line(format_value(value)),
    )


def details(triplet: Triplet) -> str:
    """The qualifiers, and whether the fact holds no longer; empty when there is neither."""
    parts = [f"{one_line(q.property.label)}: {one_line(format_value(q.value))}" for q in triplet.qualifiers]
    return "; ".join([*parts, "holds no longer"] if triplet.former else parts)


def origin(triplet: Triplet) -> str:
    """Where a fact comes from, and as of when."""
    source = one_line(triplet.source) or "source unknown"
    return f"{source}, {triplet.retrieved}" if triplet.retrieved else source


def fact_line(triplet: Triplet) -> str:
    """A fact in one line: "Ada Lovelace (Q7259) | father (P22) | Lord Byron (Q5679) [codex-m, 2020]"."""
    qualifiers = details(triplet)
    line = " | ".join(fact(triplet)) + (f" ({qualifiers})" if qualifiers else "")
    return f"{line} [{origin(triplet)}]"


def passage_line(passage: Passage) -> str:
    """A sentence of text evidence with where it stands."""
    source = f" [{one_line(passage.source)}]" if passage.source else ""
    return f"“{one_line(passage.text)}”{source}"


def entities(result: ClaimResult) -> list[Entity]:
    """The entities that a claim is about, each once, in the order of its mentions."""
    return list({m.entity.id: m.entity for m in result.claim.mentions if m.entity.id}.values())


def made_by(provenance: Provenance) -> str:
    """Which program, method, models and knowledge made a report, in one line."""
    knowledge = ", ".join(f"{k.name} of {k.snapshot}" if k.snapshot else k.name for k in provenance.knowledge)
    models = ", ".join(
        f"{model.name} ({model.sha256[:8]})" if model.sha256 else model.name for model in provenance.models
    )
    parts = [f"ClaimVer {provenance.claimver}", f"method {provenance.method}"]
    parts += [f"models {models}"] if models else []
    parts += [f"knowledge {knowledge}"] if knowledge else []
    return one_line("; ".join([*parts, *asked(provenance), f"{provenance.seconds:.1f} s"]))


def dated(provenance: Provenance) -> str:
    """The same behind the day of the check: *Checked on 3 May 2026. ClaimVer 0.1.0; method compact; …*."""
    day = format_value(TimeValue(provenance.started[:10], Precision.DAY)) if provenance.started else ""
    return f"Checked on {day}. {made_by(provenance)}" if day else made_by(provenance)


def asked(provenance: Provenance) -> list[str]:
    """What a language model was asked, where it ran, and why it took no further part; empty without one."""
    usage = provenance.usage
    if usage is None:
        return []
    tokens = f"{usage.prompt_tokens:,} tokens read and {usage.completion_tokens:,} written"
    calls = f"{usage.calls} {'call' if usage.calls == 1 else 'calls'} of the language model, {tokens}"
    return [", ".join(filter(None, [calls, provenance.runs_on])), *filter(None, [provenance.failure])]
