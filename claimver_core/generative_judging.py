"""Judges the claims of a text with a language model; where its answer fails, the compact verifier does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from claimver_core.engine import Engine
from claimver_core.judging import CompactJudging, match_score
from claimver_core.types import Claim, ClaimResult, Evidence, Mention, Verdict
from claimver_core.verification.generative.answer import Answer, GenerativeMethod, Prepared

_STOOD_IN = "compact: "  # stands before what decided, where the compact verifier judged in the model's place
Verify = Callable[[Sequence[tuple[str, Evidence]], Callable[[], bool] | None], list[Verdict]]


class GenerativeJudging:
    """See ``Judging``. Retrieval, scores and what stands in are those of the compact verifier."""

    def __init__(self, engine: Engine, compact: CompactJudging, method: GenerativeMethod) -> None:
        self._engine = engine
        self._compact = compact
        self._method = method

    def judge(
        self,
        text: str,
        claims: Sequence[Claim],
        mentions: Sequence[Mention],
        on_result: Callable[[ClaimResult], None],
        cancelled: Callable[[], bool] | None,
    ) -> None:
        prepared = [
            Prepared(reading.claim, triplets)
            for reading, triplets in self._compact.retrieved(claims, cancelled)
        ]
        if prepared:
            self._method.judge(
                text, prepared, mentions, lambda answer: on_result(self._result(answer, cancelled)), cancelled
            )

    def verify(
        self,
        items: Sequence[tuple[str, Evidence]],
        compact: Verify,
        cancelled: Callable[[], bool] | None,
    ) -> list[Verdict]:
        """Judges claims against given evidence; ``compact`` judges where the model gave no valid answer."""
        verdicts = self._method.verify(items, cancelled)
        failed = [item for item, verdict in zip(items, verdicts, strict=True) if verdict is None]
        standing_in = iter(compact(failed, cancelled) if failed else [])
        return [verdict if verdict is not None else _marked(next(standing_in)) for verdict in verdicts]

    def _result(self, answer: Answer, cancelled: Callable[[], bool] | None) -> ClaimResult:
        if answer.verdict is None:
            (result,) = self._compact.results([answer.claim], cancelled)
            verdict = _marked(result.verdict)
            return replace(result, verdict=verdict, without_evidence=answer.without_evidence)
        return ClaimResult(
            index=0,
            claim=answer.claim,
            verdict=answer.verdict,
            triplets=answer.triplets,
            rationale=answer.rationale,
            tms=match_score(self._engine, answer.claim, answer.triplets),
            without_evidence=answer.without_evidence,
        )


def _marked(verdict: Verdict) -> Verdict:
    return replace(verdict, decided_by=_STOOD_IN + verdict.decided_by)
