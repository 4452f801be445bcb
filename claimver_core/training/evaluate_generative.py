"""How well a tuned model answers the development texts, run by llama.cpp and held to the method's grammar.

The figures are those of the paper's table 4: spans that match, labels on these, and the strict match of span,
label and triplets, with ROUGE.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from claimver_core.errors import StorageError
from claimver_core.evaluation.evidence import (
    evidence_columns,
    evidence_statistics,
    span_columns,
    span_statistics,
)
from claimver_core.evaluation.items import FoundClaim, Item, Outcome
from claimver_core.models.generation import Generator, Request
from claimver_core.training.generative_formats import Question
from claimver_core.types import Label, Progress, Verdict
from claimver_core.verification.generative.asking import parsed
from claimver_core.verification.generative.claim_list import ClaimList, claims_form

FILE = "evaluation.json"
_ROOM = 200  # tokens of an answer beyond twice those of the right one
_FIGURES = ("strict", "span_matched", "matched_accuracy", "matched_f1")


def evaluate_model(
    generator: Generator,
    questions: Sequence[Question],
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> dict[str, float | int | None]:
    """The shares (0 to 1) of what is right among the claims of the development texts, and how many texts had
    an answer with a fault (``unusable``). Raises Cancelled and ModelFailed."""
    outcomes: list[Outcome] = []
    answers: list[tuple[str, str]] = []
    unusable = 0
    for place, question in enumerate(questions):
        if progress:
            progress(Progress("Evaluating the tuned model", place, len(questions)))
        *asked, right = question.conversation
        form = claims_form(question.text, question.facts)
        room = generator.count(right.content) * 2 + _ROOM
        answer = generator.generate(Request(tuple(asked), room, form), cancelled=cancelled)
        found = ClaimList(question.text, question.facts)
        found.take(answer.text)
        found.finish(answer)
        unusable += found.faults > 0
        outcomes += _outcomes(question, right.content, found)
        answers.append((right.content, answer.text))
    figures: dict[str, float | int | None] = {
        "texts": len(questions),
        "claims": len(outcomes),
        "unusable": unusable,
    }
    if outcomes:
        columns = {**evidence_columns(outcomes), **span_columns(outcomes)}
        sums = {name: column.sum(axis=0, keepdims=True) for name, column in columns.items()}
        told = {**evidence_statistics(sums), **span_statistics(sums)}
        figures |= {name: _share(told[name]) for name in _FIGURES} | mean_rouge(answers)
    return figures


def mean_rouge(answers: Sequence[tuple[str, str]]) -> dict[str, float]:
    """The mean ROUGE-1 and ROUGE-L (F) of pairs of the right answer and one that was given; nothing without
    pairs."""
    from rouge_score.rouge_scorer import RougeScorer

    if not answers:
        return {}
    scorer = RougeScorer(["rouge1", "rougeL"])
    scores = [scorer.score(right, said) for right, said in answers]
    return {
        kind: round(statistics.fmean(s[kind].fmeasure for s in scores), 4) for kind in ("rouge1", "rougeL")
    }


def write_figures(folder: Path, figures: dict[str, Any]) -> Path:
    """Writes them as JSON. Raises StorageError."""
    path = folder / FILE
    try:
        path.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror}.", "Choose another --out.") from error
    return path


def _outcomes(question: Question, right: str, found: ClaimList) -> list[Outcome]:
    """One for each claim of the right answer."""
    claims = []
    for listed in found.claims:
        verdict = listed.judged[0] if listed.judged is not None else Verdict(None)
        numbers = frozenset(str(place + 1) for place in verdict.evidence)
        claims.append(FoundClaim(listed.span.of(question.text), verdict.label, numbers))
    return [
        Outcome(
            Item(
                id="",
                claim=question.text,
                gold=Label(gold["label"]),
                evidence=None,
                support=(frozenset(map(str, gold["triplets"])),),
                span=gold["span"],
            ),
            Verdict(None),
            claims=tuple(claims),
        )
        for gold in (parsed(right) or {})["claims"]
    ]


def _share(values: np.ndarray) -> float | None:
    value = float(values[0])
    return round(value, 4) if value == value else None
