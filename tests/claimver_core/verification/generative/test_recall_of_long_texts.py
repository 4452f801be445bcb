"""Facts are found and recalled in texts of any length; of a list that is cut off the whole ones count."""

from __future__ import annotations

import json
from typing import Any

from claimver_core.evaluation.recall import find_facts, recall
from claimver_core.models.generation import Request
from claimver_core.verification.generative.asking import Asker
from claimver_core.verification.generative.faaf import FaafMethod
from tests.claimver_core.verification.generative.scripted_generator import ScriptedGenerator, task

SENTENCES = [
    f"City {number} lies on the river {number}. It is old and has a minster." for number in range(200)
]


def _method(say: Any, context: int = 8192) -> tuple[FaafMethod, ScriptedGenerator]:
    generator = ScriptedGenerator(say, context)
    return FaafMethod(Asker(generator)), generator


def test_the_facts_of_a_list_that_is_cut_off_count() -> None:
    method, _ = _method(lambda _: '{"facts": ["Ulm is old.", "Ulm has a minster.", "Ulm li…')
    assert find_facts(method, "Ulm is old and has a minster.") == ["Ulm is old.", "Ulm has a minster."]
    assert method.usage.unusable == 1


def test_no_list_is_no_facts() -> None:
    for said in ("", "no", '{"facts": 3}', '{"facts": []}', "[" * 9999):
        method, _ = _method(lambda _, said=said: said)
        assert find_facts(method, "Ulm is old.") == []


def test_a_long_reference_is_read_in_parts_to_its_end() -> None:
    def say(request: Request) -> Any:
        said = [s for s in SENTENCES if s.split(". ")[0] in task(request)]
        return {"facts": [s.split(". ")[0] + "." for s in said]}

    method, generator = _method(say)
    assert find_facts(method, "\n".join(SENTENCES)) == [s.split(". ")[0] + "." for s in SENTENCES]
    assert len(generator.requests) > 1
    assert method.usage.unusable == 0


def test_a_candidate_that_is_too_long_for_a_call_is_read_in_parts() -> None:
    def say(request: Request) -> Any:
        """True of the fact if the part of the candidate in this request says so."""
        passage = task(request)
        function = json.loads(passage[passage.index("{") : passage.rindex("}") + 1])
        answer = {}
        for name, member in function["properties"].items():
            if name.startswith("fact"):
                fact = member["description"].removeprefix("It is clear from the passage that ").rstrip(".")
                there = fact in passage[: passage.index("{")]
                answer[name.replace("fact", "citation")] = fact if there else ""
                answer[name] = "True" if there else "Not clear from the given passage"
        return answer

    candidate = "\n".join(SENTENCES)
    facts = ["City 3 lies on the river 3.", "City 199 lies on the river 199.", "City 7 is a port."]
    method, generator = _method(say, context=1500)
    found = recall(method, facts, candidate)
    assert [fact.recalled for fact in found.facts] == [True, True, False]
    assert [fact.cited for fact in found.facts] == [facts[0].rstrip("."), facts[1].rstrip("."), ""]
    assert found.recall == 2 / 3
    assert found.unparseable_rate == 0
    assert len(generator.requests) > 1
