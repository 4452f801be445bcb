"""The methods ``direct`` and ``alone``: a model judges claim by claim, with the evidence and without it.

With evidence in two steps: it reasons, then it labels (RAG for FEVER, figures 5 and 6). Without, it goes by
what it knows. Both side by side show what evidence changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from claimver_core.models.generation import Form
from claimver_core.models.json_grammar import grammar
from claimver_core.types import Evidence, Mention, Opinion, Verdict
from claimver_core.verification.decider import LANGUAGE_MODEL_ALONE
from claimver_core.verification.generative import judgement
from claimver_core.verification.generative.answer import Answer, Prepared, readable
from claimver_core.verification.generative.asked_method import AskedMethod
from claimver_core.verification.generative.asking import RATIONALE, Ask, parsed, plain_text, verdict_of
from claimver_core.verification.generative.prompts import numbered, prompt
from claimver_core.verification.generative.votes import combined

_REASONING = 300  # tokens of the first step
_LONGEST_REASONING = 1500
_A_LABEL = 80
_CLAIM_CHARACTERS = 1000

_Judged = tuple[Verdict, str]


class AloneMethod(AskedMethod):
    """Judges by what the model knows; evidence is not shown to it. See ``GenerativeMethod``."""

    name = "alone"

    def verify(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[Verdict | None]:
        return [_verdict(self.opinion(claim, cancelled)) for claim, _ in items]

    def judge(
        self,
        text: str,
        prepared: Sequence[Prepared],
        mentions: Sequence[Mention],
        on_answer: Callable[[Answer], None],
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        for each in prepared:
            judged = self.opinion(each.claim.context, cancelled)
            verdict, reason = judged or (None, "")
            on_answer(Answer(each.claim, verdict, each.triplets if verdict is None else (), reason))

    def opinion(self, claim: str, cancelled: Callable[[], bool] | None) -> _Judged | None:
        """The verdict on a claim without evidence, with the reason; None where no vote gave a valid one."""
        data = {"claim": claim[:_CLAIM_CHARACTERS]}
        return _voted([self._ask(data, ask) for ask in self.asker.asks(cancelled)])

    def _ask(self, data: dict[str, str], ask: Ask) -> _Judged | None:
        answer = self.asker.ask(
            prompt("alone"), data, _alone_form(), RATIONALE + _A_LABEL, ask, watch=judgement.WATCH
        )
        value = parsed(answer.text) or {}
        label = value.get("label")
        usable = isinstance(label, str) and label in judgement.LABELS
        self.asker.unusable(not usable)
        if not usable:
            return None
        choice = answer.choices[0] if answer.choices else None
        verdict = verdict_of(str(label), choice, judgement.LABELS, decided_by=LANGUAGE_MODEL_ALONE)
        return verdict, plain_text(value.get("rationale"))


class DirectMethod(AloneMethod):
    """Judges by the evidence, in two steps; in a text, also without it, for comparison."""

    name = "direct"

    def verify(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[Verdict | None]:
        return [_verdict(self._with(claim, evidence, cancelled)) for claim, evidence in items]

    def judge(
        self,
        text: str,
        prepared: Sequence[Prepared],
        mentions: Sequence[Mention],
        on_answer: Callable[[Answer], None],
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        for each in prepared:
            claim = each.claim
            alone = self.opinion(claim.context, cancelled)
            opinion = Opinion(*alone) if alone is not None else None
            judged = self._with(claim.context, Evidence(triplets=each.triplets), cancelled)
            if judged is None:
                on_answer(Answer(claim, None, each.triplets, without_evidence=opinion))
                continue
            verdict, reason = judged
            named = tuple(each.triplets[place] for place in verdict.evidence)
            verdict = replace(verdict, evidence=tuple(range(len(named))))
            on_answer(Answer(claim, verdict, named, reason, opinion))

    def _with(self, claim: str, evidence: Evidence, cancelled: Callable[[], bool] | None) -> _Judged | None:
        kept, texts = readable(claim, evidence)
        data = {"facts": numbered(texts), "claim": claim[:_CLAIM_CHARACTERS]}
        if not self.asker.fits(prompt("label"), data | {"reasoning": ""}, _REASONING * 2 + _A_LABEL):
            return None
        judged = _voted([self._two_steps(data, len(texts), ask) for ask in self.asker.asks(cancelled)])
        if judged is None:
            return None
        verdict, reason = judged
        return replace(verdict, evidence=tuple(kept[place] for place in verdict.evidence)), reason

    def _two_steps(self, data: dict[str, str], facts: int, ask: Ask) -> _Judged | None:
        reasons = self.asker.ask(prompt("reason"), data, None, _REASONING, ask).text
        reasoning = plain_text(reasons, _LONGEST_REASONING)
        answer = self.asker.ask(
            prompt("label"),
            data | {"reasoning": reasoning},
            judgement.form(facts, rationale=False),
            _A_LABEL,
            ask,
            watch=judgement.WATCH,
        )
        choice = answer.choices[0] if answer.choices else None
        judged = judgement.read(parsed(answer.text) or {}, facts, choice)
        self.asker.unusable(judged is None)
        return None if judged is None else (judged[0], plain_text(reasoning, RATIONALE * 2))


def _alone_form() -> Form:
    properties = {
        "label": {"enum": list(judgement.LABELS)},
        "rationale": {"type": "string", "minLength": 1, "maxLength": RATIONALE},
    }
    schema = judgement.object_schema(properties)
    return Form(schema, grammar(schema))


def _voted(judged: Sequence[_Judged | None]) -> _Judged | None:
    verdict = combined([each[0] if each is not None else Verdict(None) for each in judged])
    if verdict.label is None:
        return None
    reasons = [each[1] for each in judged if each is not None and each[0].label is verdict.label]
    return verdict, reasons[0] if reasons else ""


def _verdict(judged: _Judged | None) -> Verdict | None:
    return judged[0] if judged is not None else None
