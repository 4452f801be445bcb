"""Judges the claims of a text with a language model; where it fails, the compact verifier does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from claimver_core.engine import Engine
from claimver_core.errors import ModelFailed
from claimver_core.judging import CompactJudging, match_score
from claimver_core.types import Claim, ClaimResult, Evidence, Mention, Span, Verdict
from claimver_core.verification.decider import standing_in
from claimver_core.verification.generative.answer import Answer, GenerativeMethod, Prepared

_OWN_WORDS = "The language model says: {}"
Verify = Callable[[Sequence[tuple[str, Evidence]], Callable[[], bool] | None], list[Verdict]]


class GenerativeJudging:
    """See ``Judging``; for one check. Retrieval, scores and what stands in are the compact verifier's.

    ``failure`` is why the language model takes no further part in the check: it crashed, memory ran out, or
    it cannot be reached. The compact verifier judges what is left.
    """

    def __init__(self, engine: Engine, compact: CompactJudging, method: GenerativeMethod) -> None:
        self._engine = engine
        self._compact = compact
        self._method = method
        self.failure: ModelFailed | None = None

    def judge(
        self,
        text: str,
        claims: Sequence[Claim],
        mentions: Sequence[Mention],
        on_result: Callable[[ClaimResult], None],
        cancelled: Callable[[], bool] | None,
    ) -> None:
        judged_until = 0

        def on_answer(answer: Answer) -> None:
            nonlocal judged_until
            on_result(self._result(answer, cancelled))
            judged_until = answer.claim.span.end

        if self.failure is None:
            readings = self._compact.retrieved(claims, cancelled)
            prepared = [Prepared(reading.claim, triplets) for reading, triplets in readings]
            try:
                if prepared:
                    self._method.judge(text, prepared, mentions, on_answer, cancelled)
                return
            except ModelFailed as error:
                self.failure = error
        left = [claim for claim in claims if _lies_after(claim.span, judged_until)]
        for result in self._compact.results(left, cancelled):
            on_result(replace(result, verdict=_marked(result.verdict)))

    def verify(
        self,
        items: Sequence[tuple[str, Evidence]],
        compact: Verify,
        cancelled: Callable[[], bool] | None,
    ) -> list[Verdict]:
        """Judges claims against given evidence; ``compact`` judges where the model gave no valid answer.
        Raises ModelFailed."""
        verdicts = self._method.verify(items, cancelled)
        failed = [item for item, verdict in zip(items, verdicts, strict=True) if verdict is None]
        others = iter(compact(failed, cancelled) if failed else [])
        return [verdict if verdict is not None else _marked(next(others)) for verdict in verdicts]

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
            rationale=_OWN_WORDS.format(answer.rationale) if answer.rationale else "",
            tms=match_score(self._engine, answer.claim, answer.triplets),
            without_evidence=answer.without_evidence,
        )


def _lies_after(span: Span, place: int) -> bool:
    """Whether most of the span does."""
    return (span.end - max(span.start, place)) * 2 > span.end - span.start


def _marked(verdict: Verdict) -> Verdict:
    return replace(verdict, decided_by=standing_in(verdict.decided_by))
