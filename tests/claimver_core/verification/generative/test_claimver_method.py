from __future__ import annotations

from typing import Any

import pytest

from claimver_core.models.generation import Request
from claimver_core.types import Evidence, Label, Passage
from claimver_core.verification.decider import TIED_VOTES
from claimver_core.verification.generative.answer import Answer, Prepared
from claimver_core.verification.generative.asking import Asker
from claimver_core.verification.generative.claimver import ClaimVerMethod
from tests.claimver_core.verification.generative.scripted_generator import (
    FACTS,
    TEXT,
    ScriptedGenerator,
    assert_harmless,
    claim_of,
    judged,
    listed,
    one,
    prepared,
    task,
)

BORN = ("Gustave Eiffel was born in Dijon", "attributable", [1])
DIED = ("and died in Berlin", "contradictory", [2])
PATIENT = ("He was a patient man", "extrapolatory", [])
CITY = ("Ulm is a city", "attributable", [3])


def _method(say: Any, votes: int = 1, context: int = 8192) -> tuple[ClaimVerMethod, ScriptedGenerator]:
    generator = ScriptedGenerator(say if callable(say) else lambda _: say, context)
    return ClaimVerMethod(Asker(generator, votes)), generator


def _labels(answers: list[Answer]) -> list[str | None]:
    return [answer.verdict.label if answer.verdict else None for answer in answers]  # type: ignore[misc]


def test_one_call_judges_all_claims() -> None:
    method, generator = _method(listed(BORN, DIED, PATIENT, CITY))
    answers = judged(method, TEXT, prepared())
    assert _labels(answers) == ["attributable", "contradictory", "extrapolatory", "attributable"]
    assert [answer.triplets for answer in answers] == [FACTS[:1], FACTS[1:2], (), FACTS[2:]]
    assert answers[0].rationale == "Because of Gustave Eiffel was born in Dijon."
    assert len(generator.requests) == 1
    assert method.usage.calls == 1
    assert method.usage.unusable == 0
    assert [prompt.name for prompt in method.prompts] == ["claimver"]
    assert_harmless(TEXT, prepared(), answers)


def test_claims_appear_as_they_are_finished() -> None:
    answers: list[Answer] = []
    seen: list[int] = []

    class Watching(ScriptedGenerator):
        def generate(self, request: Request, on_piece: Any = None, cancelled: Any = None) -> Any:
            def on(piece: Any) -> None:
                on_piece(piece)
                seen.append(len(answers))

            return super().generate(request, on, cancelled)

    generator = Watching(lambda _: listed(BORN, DIED, PATIENT, CITY))
    ClaimVerMethod(Asker(generator)).judge(TEXT, prepared(), [], answers.append)
    assert seen[0] == 0
    assert {1, 2, 3} <= set(seen)


@pytest.mark.parametrize(
    "wrong",
    [
        ("and died in Berlin", "contradictory", [9]),
        ("and died in Berlin", "contradictory", [0]),
        ("and died in Berlin", "contradictory", []),
        ("and died in Berlin", "true", [1]),
        ("and died in Berlin", "contradictory", ["2"]),
        ("and died in Berlin", "contradictory", [True]),
    ],
)
def test_a_claim_that_fails_is_asked_again_once_by_itself(wrong: tuple[str, str, list[int]]) -> None:
    def say(request: Request) -> Any:
        return (
            listed(BORN, wrong, PATIENT, CITY)
            if "Text to check" in task(request)
            else one("contradictory", 1)
        )

    method, generator = _method(say)
    answers = judged(method, TEXT, prepared())
    assert _labels(answers) == ["attributable", "contradictory", "extrapolatory", "attributable"]
    assert answers[1].rationale == "Asked again."
    assert answers[1].triplets == (FACTS[1],), "the numbers are those of the claim's own facts"
    assert len(generator.requests) == 2
    assert "and died in Berlin" in task(generator.requests[1])
    assert method.usage.unusable == 1


def test_what_fails_again_is_left_to_the_compact_verifier() -> None:
    method, generator = _method(listed(BORN, ("and died in Berlin", "contradictory", []), PATIENT, CITY))
    answers = judged(method, TEXT, prepared())
    assert _labels(answers) == ["attributable", None, "extrapolatory", "attributable"]
    assert len(generator.requests) == 2
    assert method.usage.unusable == 2


@pytest.mark.parametrize(
    "invented",
    ["and died in Paris", "Gustave Eiffel", "", "…", "AND DIED IN BERLIN", "and died in Ber lin"],
)
def test_a_span_that_is_not_in_the_text_or_not_after_the_last_is_refused(invented: str) -> None:
    def say(request: Request) -> Any:
        if "Text to check" in task(request):
            return listed(BORN, (invented, "contradictory", [2]), PATIENT, CITY)
        return one("contradictory", 1)

    method, _ = _method(say)
    answers = judged(method, TEXT, prepared())
    assert_harmless(TEXT, prepared(), answers)
    assert [answer.claim.text for answer in answers] == [claim[0] for claim in (BORN, DIED, PATIENT, CITY)]
    assert answers[1].rationale == "Asked again.", "the claim that the language stage found there is asked"


def test_white_space_and_quotes_may_differ() -> None:
    text = "He said:\n “Ulm's  a city”. Ulm is old."
    method, _ = _method(listed(('"Ulm’s a\ncity"', "attributable", [1]), ("Ulm is old", "extrapolatory", [])))
    found = [Prepared(claim_of(text, "Ulm's  a city"), FACTS[2:]), Prepared(claim_of(text, "Ulm is old"), ())]
    assert [answer.claim.text for answer in judged(method, text, found)] == ["“Ulm's  a city”", "Ulm is old"]


@pytest.mark.parametrize(
    "broken", ["", "no", "[1]", '{"claims": 3}', '{"claims": [3]}', '{"claims": ["a"]}', "{" * 9999]
)
def test_an_answer_that_is_no_list_of_claims_costs_no_claim(broken: str) -> None:
    def say(request: Request) -> Any:
        return broken if "Text to check" in task(request) else one("extrapolatory")

    method, _ = _method(say)
    assert _labels(judged(method, TEXT, prepared())) == ["extrapolatory"] * 4


def test_an_answer_that_is_cut_off_keeps_its_claims_and_asks_for_the_rest() -> None:
    def say(request: Request) -> Any:
        if "Text to check" not in task(request):
            return one("extrapolatory")
        whole = ScriptedGenerator(lambda _: listed(BORN, DIED, PATIENT)).generate(request).text
        return whole[: whole.index("He was")] + "…"

    method, generator = _method(say)
    assert _labels(judged(method, TEXT, prepared())) == [
        "attributable", "contradictory", "extrapolatory", "extrapolatory"
    ]  # fmt: skip
    assert len(generator.requests) == 3


def test_a_claim_that_the_model_leaves_out_is_asked_by_itself() -> None:
    def say(request: Request) -> Any:
        return listed(BORN, CITY) if "Text to check" in task(request) else one("extrapolatory")

    method, generator = _method(say)
    answers = judged(method, TEXT, prepared())
    assert [answer.claim.text for answer in answers] == [claim[0] for claim in (BORN, DIED, PATIENT, CITY)]
    assert _labels(answers) == ["attributable", "extrapolatory", "extrapolatory", "attributable"]
    assert len(generator.requests) == 3
    assert method.usage.unusable == 0


def test_the_lists_may_leave_out_what_the_language_stage_finds() -> None:
    method, _ = _method(lambda request: listed(BORN) if request.seed else listed(BORN, DIED), votes=3)
    answers = judged(method, TEXT, prepared())
    assert [answer.claim.text for answer in answers] == [claim[0] for claim in (BORN, DIED, PATIENT, CITY)]
    assert _labels(answers) == ["attributable", None, None, None], "one list of three is no majority"


def test_votes_take_the_majority_and_tell_the_agreement() -> None:
    def say(request: Request) -> Any:
        label, numbers = ("attributable", [1]) if request.seed < 2 else ("contradictory", [2])
        return listed((BORN[0], label, numbers), *([DIED] if request.seed else []))

    method, generator = _method(say, votes=3)
    answers = judged(method, TEXT, prepared()[:2])
    assert _labels(answers) == ["attributable", "contradictory"]
    agreements = [answer.verdict.agreement for answer in answers if answer.verdict]
    assert agreements == [pytest.approx(2 / 3), pytest.approx(2 / 3)]
    assert [request.seed for request in generator.requests] == [0, 1, 2]
    assert all(request.temperature > 0 for request in generator.requests)


@pytest.mark.parametrize("others", [[], ["extrapolatory"]])
def test_votes_that_tie_are_nobodys_word(others: list[str]) -> None:
    labels = ["attributable", "contradictory", *others, "attributable", "contradictory"]
    method, _ = _method(lambda request: one(labels[request.seed], 1), votes=len(labels))
    (verdict,) = method.verify([("Ulm is a city", Evidence(triplets=FACTS[2:]))])
    assert verdict is not None
    assert (verdict.label, verdict.decided_by) == (Label.EXTRAPOLATORY, TIED_VOTES)
    assert verdict.agreement == pytest.approx(2 / len(labels))
    assert verdict.evidence == ()


def test_a_long_text_is_split_between_sentences_with_what_stands_before() -> None:
    sentences = [f"The town number {number} lies in the county of Ulm and is a city." for number in range(60)]
    text = " ".join(sentences)
    claims = [Prepared(claim_of(text, sentence[:-1]), FACTS[2:]) for sentence in sentences]

    def say(request: Request) -> Any:
        part = task(request).split("Text to check:")[1]
        spans = [sentence[:-1] for sentence in sentences if sentence in part]
        return listed(*((span, "attributable", [1]) for span in spans))

    method, generator = _method(say, context=3000)
    answers = judged(method, text, claims)
    assert [answer.claim.text for answer in answers] == [claim.claim.text for claim in claims]
    assert len(generator.requests) > 1
    assert_harmless(text, claims, answers)
    for request in generator.requests[1:]:
        before = task(request).split("What comes before the text")[1].split("Text to check:")[0]
        assert "is a city." in before


def test_given_evidence_is_numbered_and_named_by_its_place() -> None:
    method, generator = _method(one("contradictory", 3))
    evidence = Evidence(FACTS[:2], (Passage("He died in Paris."),))
    (verdict,) = method.verify([("Gustave Eiffel died in Berlin", evidence)])
    assert verdict is not None
    assert (verdict.label, verdict.evidence) == (Label.CONTRADICTORY, (2,))
    assert "3. He died in Paris." in task(generator.requests[0])
    assert method.verify([("Gustave Eiffel died in Berlin", Evidence())]) == [None]
