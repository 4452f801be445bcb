"""A scripted generator, texts with claims and triplets, and what must hold of every answer."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from claimver_core.models.generation import Choice, Generation, Piece, Request
from claimver_core.types import Claim, Entity, Label, ModelInfo, Property, Span, TextValue, Triplet
from claimver_core.verification.generative.answer import Answer, GenerativeMethod, Prepared

TEXTS_VARIABLE = "CLAIMVER_GENERATED_TEXTS"
MANY = int(os.environ.get(TEXTS_VARIABLE, "3"))
"""How many made-up texts go through each method; 500 through all take ten minutes of a processor."""

TEXT = "Gustave Eiffel was born in Dijon and died in Berlin. He was a patient man. Ulm is a city."


def triplet(subject: str, relation: str, value: str) -> Triplet:
    return Triplet(Entity(None, subject), Property(None, relation), TextValue(value))


FACTS = (
    triplet("Gustave Eiffel", "place of birth", "Dijon"),
    triplet("Gustave Eiffel", "place of death", "Paris"),
    triplet("Ulm", "instance of", "city"),
)


def claim_of(text: str, words: str) -> Claim:
    start = text.index(words)
    return Claim(Span(start, start + len(words)), words, words)


def prepared() -> list[Prepared]:
    """The claims of TEXT as the language stage would find them."""
    return [
        Prepared(claim_of(TEXT, "Gustave Eiffel was born in Dijon"), FACTS[:2]),
        Prepared(claim_of(TEXT, "and died in Berlin"), FACTS[1::-1]),
        Prepared(claim_of(TEXT, "He was a patient man"), FACTS[:1]),
        Prepared(claim_of(TEXT, "Ulm is a city"), FACTS[2:]),
    ]


class ScriptedGenerator:
    """Answers by a function of the request, in pieces of ten characters; keeps the requests."""

    def __init__(self, say: Callable[[Request], Any], context: int = 8192) -> None:
        self.say = say
        self.context = context
        self.requests: list[Request] = []
        self.info = ModelInfo("scripted", "ab" * 32)
        self.runs_on = "in a test"

    def count(self, text: str) -> int:
        return len(text.split())

    def generate(
        self,
        request: Request,
        on_piece: Callable[[Piece], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Generation:
        self.requests.append(request)
        said = self.say(request)
        complete = not (isinstance(said, str) and said.endswith("…"))
        text = said if isinstance(said, str) else json.dumps(said)
        for start in range(0, len(text), 10):
            if on_piece is not None:
                on_piece(text[start : start + 10])
        return Generation(text.removesuffix("…"), complete, 10, len(text))

    def close(self) -> None:
        pass


def task(request: Request) -> str:
    """What the request is about: the words of the user's message."""
    return request.messages[-1].content


def judged(method: GenerativeMethod, text: str, claims: Sequence[Prepared]) -> list[Answer]:
    answers: list[Answer] = []
    method.judge(text, claims, [], answers.append)
    return answers


def assert_harmless(text: str, claims: Sequence[Prepared], answers: Sequence[Answer]) -> None:
    """What must hold whatever a model says: spans stand in the text, in order and apart, triplets are those
    retrieved, a decision rests on something, scores are shares, and rationales are plain text."""
    retrieved = {triplet for each in claims for triplet in each.triplets}
    end = 0
    for answer in answers:
        span = answer.claim.span
        assert end <= span.start < span.end <= len(text)
        assert span.of(text) == answer.claim.text
        end = span.end
        assert set(answer.triplets) <= retrieved
        assert all(character.isprintable() for character in answer.rationale)
        verdicts = [answer.verdict, answer.without_evidence and answer.without_evidence.verdict]
        for verdict in verdicts:
            if verdict is None:
                continue
            assert verdict.label in Label
            assert sum(verdict.scores.values()) == pytest.approx(1)
            assert verdict.confidence == verdict.scores[verdict.label]
            assert all(0 <= place < len(answer.triplets) for place in verdict.evidence)


def listed(*claims: tuple[str, str, list[int]]) -> dict[str, Any]:
    """An answer of the method ``claimver``: span, label and numbers of each claim."""
    return {
        "claims": [
            {"span": span, "label": label, "triplets": numbers, "rationale": f"Because of {span}."}
            for span, label, numbers in claims
        ]
    }


def one(label: str, *numbers: int) -> dict[str, Any]:
    """An answer on one claim."""
    return {"label": label, "triplets": list(numbers), "rationale": "Asked again."}


def choice(offset: int, **options: float) -> Choice:
    return Choice(offset, options)
