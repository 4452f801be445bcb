"""The method ``faaf``: one function for all claims (FaaF), over triplets or any reference text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from claimver_core.evidence_text import triplet_text
from claimver_core.types import Evidence, Mention, Span, Triplet, Verdict
from claimver_core.verification.generative.answer import Answer, Prepared, readable, shared_triplets
from claimver_core.verification.generative.asked_method import AskedMethod
from claimver_core.verification.generative.asking import Asker, plain_text
from claimver_core.verification.generative.fact_function import CITATION, FactAnswer, FactFunction
from claimver_core.verification.generative.judgement import as_json
from claimver_core.verification.generative.prompts import prompt
from claimver_core.verification.generative.votes import combined

MOST_FACTS = 20
MOST_TRIPLETS = 40
_SHOWN = 3  # triplets shown for a claim where none is cited
_AN_ANSWER = 24
_CITATION = 80


class FaafMethod(AskedMethod):
    """Fills a function with all the facts. See ``GenerativeMethod`` and ``FactFunction``."""

    name = "faaf"

    def __init__(self, asker: Asker, unclear: bool = True, citations: bool = True) -> None:
        super().__init__(asker)
        self._unclear = unclear
        self._citations = citations

    def fits(self, facts: Sequence[str], passage: str) -> bool:
        """Whether one call can hold the passage with all these facts."""
        return self._function(facts, passage) is not None

    def fill(
        self, facts: Sequence[str], passage: str, cancelled: Callable[[], bool] | None = None
    ) -> list[FactAnswer | None]:
        """The answers on the facts, in order; None where the model gave none that the function accepts.

        As many facts as fit go into a call. With votes, an answer's verdict is the majority's.
        """
        found: list[FactAnswer | None] = []
        while len(found) < len(facts):
            group = self._group(facts[len(found) :], passage)
            found += self._fill(group, cancelled) if group is not None else [None]
        return found

    def verify(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[Verdict | None]:
        """Claims in a row that come with the same evidence are one function."""
        verdicts: list[Verdict | None] = []
        for claims, evidence in _same_evidence(items):
            kept, texts = readable(" ".join(claims), evidence)
            lines = _lines(texts)
            for answer in self.fill(claims, "\n".join(texts), cancelled):
                if answer is None:
                    verdicts.append(None)
                    continue
                named = () if answer.cited is None else _overlapped(lines, answer.cited)
                verdicts.append(replace(answer.verdict, evidence=tuple(kept[place] for place in named)))
        return verdicts

    def judge(
        self,
        text: str,
        prepared: Sequence[Prepared],
        mentions: Sequence[Mention],
        on_answer: Callable[[Answer], None],
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        for start in range(0, len(prepared), MOST_FACTS):
            group = prepared[start : start + MOST_FACTS]
            triplets = shared_triplets(group, MOST_TRIPLETS)
            texts = [triplet_text(triplet) for triplet in triplets]
            answers = self.fill([each.claim.context for each in group], "\n".join(texts), cancelled)
            for each, answer in zip(group, answers, strict=True):
                on_answer(_answer(each, answer, triplets, texts))

    def _group(self, facts: Sequence[str], passage: str) -> FactFunction | None:
        """A function of as many of the facts as fit, halving; None where not even one does."""
        count = min(MOST_FACTS, len(facts))
        while count:
            if (function := self._function(facts[:count], passage)) is not None:
                return function
            count //= 2
        return None

    def _function(self, facts: Sequence[str], passage: str) -> FactFunction | None:
        """The function of these facts; None where it does not fit into a call."""
        function = FactFunction(tuple(facts), passage, self._unclear, self._citations)
        fits = self.asker.fits(prompt("faaf"), _data(function), self._room(len(facts)))
        return function if fits else None

    def _fill(self, function: FactFunction, cancelled: Callable[[], bool] | None) -> list[FactAnswer | None]:
        votes = []
        for ask in self.asker.asks(cancelled):
            form, room = function.form(), self._room(len(function.facts))
            answer = self.asker.ask(prompt("faaf"), _data(function), form, room, ask, watch=r'"fact_\d+":"')
            votes.append(function.read(answer))
            self.asker.unusable(votes[-1].count(None))
        return [_voted(answers) for answers in zip(*votes, strict=True)]

    def _room(self, facts: int) -> int:
        each = self.asker.generator.count('"fact_10":"Not clear from the given passage",') + _AN_ANSWER
        return facts * (each + (_CITATION * 2 if self._citations else 0))


def _data(function: FactFunction) -> dict[str, str]:
    return {"passage": function.passage or "(none)", "function": as_json(function.schema())}


def _voted(answers: Sequence[FactAnswer | None]) -> FactAnswer | None:
    verdict = combined([answer.verdict if answer else Verdict(None) for answer in answers])
    if verdict.label is None:
        return None
    found = [answer for answer in answers if answer is not None]
    first = next((answer for answer in found if answer.verdict.label is verdict.label), found[0])
    return replace(first, verdict=verdict)


def _answer(
    prepared: Prepared, answer: FactAnswer | None, triplets: Sequence[Triplet], texts: Sequence[str]
) -> Answer:
    """The answer with the triplets that its citation is from, or where it has none, the nearest."""
    if answer is None:
        return Answer(prepared.claim, None, prepared.triplets)
    if answer.cited is None:
        shown = prepared.triplets[:_SHOWN]
        cites = ", citing no exact excerpt of the facts" if answer.verdict.decided_by == CITATION else ""
        rationale = f"“{answer.said}”{cites}."
        return Answer(prepared.claim, replace(answer.verdict, evidence=()), shown, rationale)
    named = tuple(triplets[place] for place in _overlapped(_lines(texts), answer.cited))
    cited = plain_text(answer.cited.of("\n".join(texts)))
    verdict = replace(answer.verdict, evidence=tuple(range(len(named))))
    return Answer(prepared.claim, verdict, named, f"“{answer.said}”, citing “{cited}”.")


def _lines(texts: Sequence[str]) -> list[Span]:
    """Where each text stands when they are joined by line ends."""
    spans, start = [], 0
    for text in texts:
        spans.append(Span(start, start + len(text)))
        start += len(text) + 1
    return spans


def _overlapped(lines: Sequence[Span], cited: Span) -> tuple[int, ...]:
    return tuple(place for place, line in enumerate(lines) if line.overlaps(cited))


def _same_evidence(items: Sequence[tuple[str, Evidence]]) -> Iterator[tuple[list[str], Evidence]]:
    claims: list[str] = []
    for place, (claim, evidence) in enumerate(items):
        claims.append(claim)
        if place + 1 == len(items) or items[place + 1][1] != evidence:
            yield claims, evidence
            claims = []
