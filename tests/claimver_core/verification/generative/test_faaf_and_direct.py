from __future__ import annotations

import json
import re
from typing import Any

import pytest

from claimver_core.models.generation import Generation, Request
from claimver_core.types import Evidence, Label, Passage
from claimver_core.verification.generative.asking import Asker
from claimver_core.verification.generative.direct import AloneMethod, DirectMethod
from claimver_core.verification.generative.faaf import FaafMethod
from claimver_core.verification.generative.fact_function import FALSE, TRUE, UNCLEAR, FactFunction
from tests.claimver_core.verification.generative.scripted_generator import (
    FACTS,
    TEXT,
    ScriptedGenerator,
    assert_harmless,
    judged,
    one,
    prepared,
    task,
)

PASSAGE = "Ulm is a city on the Danube. It has a minster."
STATEMENTS = ["Ulm lies on the Danube.", "Ulm has a harbour.", "Ulm is in France."]


def _faaf(say: Any, votes: int = 1, **options: bool) -> tuple[FaafMethod, ScriptedGenerator]:
    generator = ScriptedGenerator(say if callable(say) else lambda _: say)
    return FaafMethod(Asker(generator, votes), **options), generator


def _filled(*answers: tuple[str, str]) -> dict[str, str]:
    made = {}
    for place, (citation, answer) in enumerate(answers):
        made |= {f"citation_{place}": citation, f"fact_{place}": answer}
    return made


def test_the_function_has_the_facts_as_arguments_with_the_citation_first() -> None:
    schema = FactFunction(tuple(STATEMENTS), PASSAGE).schema()
    assert list(schema["properties"]) == [
        "citation_0", "fact_0", "citation_1", "fact_1", "citation_2", "fact_2"
    ]  # fmt: skip
    assert schema["required"] == list(schema["properties"])
    assert schema["properties"]["fact_0"]["enum"] == [TRUE, FALSE, UNCLEAR]
    assert "Ulm lies on the Danube." in schema["properties"]["fact_0"]["description"]
    plain = FactFunction(tuple(STATEMENTS), PASSAGE, unclear=False, citations=False).schema()
    assert list(plain["properties"]) == ["fact_0", "fact_1", "fact_2"]
    assert plain["properties"]["fact_2"]["enum"] == [TRUE, FALSE]


@pytest.mark.parametrize("unclear", [True, False])
@pytest.mark.parametrize("citations", [True, False])
def test_all_facts_are_one_call_in_every_mode(unclear: bool, citations: bool) -> None:
    answers = [("on the Danube", TRUE), ("", UNCLEAR if unclear else FALSE), ("a city on", FALSE)]
    said = _filled(*answers)
    if not citations:
        said = {name: value for name, value in said.items() if name.startswith("fact")}
    method, generator = _faaf(said, unclear=unclear, citations=citations)
    found = method.fill(STATEMENTS, PASSAGE)
    assert len(generator.requests) == 1
    assert [answer and answer.said for answer in found] == [answer for _, answer in answers]
    assert [answer and answer.verdict.label for answer in found] == [
        Label.ATTRIBUTABLE,
        Label.EXTRAPOLATORY,
        Label.CONTRADICTORY if unclear else Label.EXTRAPOLATORY,
    ]
    if citations:
        assert found[0] is not None
        assert found[0].cited is not None
        assert found[0].cited.of(PASSAGE) == "on the Danube"


@pytest.mark.parametrize("citation", ["", "on the Rhine", None, 3, "danube"])
def test_a_decision_without_an_exact_excerpt_is_none(citation: object) -> None:
    method, _ = _faaf({"citation_0": citation, "fact_0": TRUE})
    (answer,) = method.fill(STATEMENTS[:1], PASSAGE)
    assert answer is not None
    assert answer.verdict.label is Label.EXTRAPOLATORY
    assert answer.verdict.decided_by == "citation"


@pytest.mark.parametrize(
    "broken", ["", "no", "[]", {"fact_0": "Yes"}, {"fact_0": None}, {"fact_1": TRUE}, '{"fact_0": "Tr…']
)
def test_an_argument_of_another_type_is_no_answer(broken: object) -> None:
    method, _ = _faaf(broken, citations=False)
    assert method.fill(STATEMENTS[:1], PASSAGE) == [None]
    assert method.usage.unusable == 1


def test_claims_of_a_text_are_judged_by_the_triplets_that_they_cite() -> None:
    said = _filled(
        ("place of birth : Dijon", TRUE), ("place of death : Paris", FALSE), ("", UNCLEAR), ("city", TRUE)
    )
    method, generator = _faaf(said)
    answers = judged(method, TEXT, prepared())
    assert_harmless(TEXT, prepared(), answers)
    labels = [answer.verdict.label.value for answer in answers if answer.verdict and answer.verdict.label]
    assert labels == ["attributable", "contradictory", "extrapolatory", "attributable"]
    assert [answer.triplets for answer in answers] == [FACTS[:1], FACTS[1:2], FACTS[:1], FACTS[2:]]
    assert len(generator.requests) == 1


def test_claims_with_the_same_evidence_are_one_function() -> None:
    evidence = Evidence((), (Passage("Ulm is a city on the Danube."), Passage("It has a minster.")))
    said = _filled(("Danube", TRUE), ("minster", FALSE))
    method, generator = _faaf(said)
    items = [("Ulm lies on the Danube.", evidence), ("It has no church.", evidence)]
    verdicts = method.verify([*items, ("Ulm lies on the Danube.", Evidence())])
    assert len(generator.requests) == 2
    assert [verdict and verdict.evidence for verdict in verdicts] == [(0,), (1,), ()]


def test_facts_that_do_not_fit_are_split() -> None:
    def say(request: Request) -> Any:
        places = re.findall(r'"fact_(\d+)": {"enum"', task(request))
        return {f"fact_{place}": TRUE for place in places}

    method, generator = _faaf(say, citations=False)
    found = method.fill([f"Fact number {number}." for number in range(50)], PASSAGE)
    assert [answer and answer.said for answer in found] == [TRUE] * 50
    assert len(generator.requests) == 3


def test_votes_on_each_fact() -> None:
    method, _ = _faaf(
        lambda request: {
            "fact_0": TRUE if request.seed else FALSE,
            "fact_1": [TRUE, FALSE, UNCLEAR][request.seed],
        },
        votes=3,
        citations=False,
    )
    first, second = method.fill(STATEMENTS[:2], PASSAGE)
    assert first is not None
    assert second is not None
    assert (first.verdict.label, first.verdict.agreement) == (Label.ATTRIBUTABLE, pytest.approx(2 / 3))
    assert second.verdict.label is Label.EXTRAPOLATORY, "without a majority a claim stays open"


def test_direct_reasons_first_and_tells_what_it_says_without_evidence() -> None:
    def say(request: Request) -> Any:
        system = request.messages[0].content
        if "by what you know" in system:
            assert "place of" not in task(request)
            return {"label": "attributable", "rationale": "I remember it."}
        if "step by step" in system:
            assert request.form is None
            return "He died in\nParis, not in Berlin."
        assert "He died in Paris, not in Berlin." in task(request)
        return {"label": "contradictory", "triplets": [1]}

    generator = ScriptedGenerator(say)
    method = DirectMethod(Asker(generator))
    answers = judged(method, TEXT, prepared()[1:2])
    assert_harmless(TEXT, prepared(), answers)
    (answer,) = answers
    assert answer.verdict is not None
    assert answer.verdict.label is Label.CONTRADICTORY
    assert answer.triplets == (FACTS[1],)
    assert answer.rationale == "He died in Paris, not in Berlin."
    assert answer.without_evidence is not None
    assert answer.without_evidence.verdict.label is Label.ATTRIBUTABLE
    assert answer.without_evidence.rationale == "I remember it."
    assert len(generator.requests) == 3


def test_alone_shows_no_evidence_to_the_model() -> None:
    generator = ScriptedGenerator(lambda _: {"label": "contradictory", "rationale": "No."})
    method = AloneMethod(Asker(generator))
    (verdict,) = method.verify([("Ulm is in France.", Evidence(FACTS))])
    assert verdict is not None
    assert (verdict.label, verdict.evidence) == (Label.CONTRADICTORY, ())
    assert "Dijon" not in json.dumps([m.content for r in generator.requests for m in r.messages])
    (answer,) = judged(method, TEXT, prepared()[:1])
    assert answer.triplets == ()


def test_an_invalid_answer_is_left_to_the_compact_verifier() -> None:
    for method in (AloneMethod, DirectMethod):
        made = method(Asker(ScriptedGenerator(lambda _: one("maybe"))))
        assert [answer.verdict for answer in judged(made, TEXT, prepared())] == [None] * 4
        assert made.verify([("A.", Evidence(FACTS))]) == [None]


def test_usage_adds_up() -> None:
    method, _ = _faaf({"fact_0": TRUE}, citations=False)
    method.fill(STATEMENTS[:1], PASSAGE)
    method.fill(STATEMENTS[:1], PASSAGE)
    answer = Generation('{"fact_0": "True"}', True, 10, 18)
    assert (method.usage.calls, method.usage.prompt_tokens) == (2, 2 * answer.prompt_tokens)
    assert method.usage.completion_tokens == 2 * answer.completion_tokens
    method.start()
    assert method.usage.calls == 0
