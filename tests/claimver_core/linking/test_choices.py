"""What the user says an entity is, is what the claims are checked with."""

from __future__ import annotations

import json

import pytest

from claimver_core.checker import FactChecker
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.linking.choices import apply_choices, choice_key
from claimver_core.types import Candidate, Entity, Label, Mention, Span

PARIS, TEXAS = Entity("Q90", "Paris"), Entity("Q830149", "Paris")
EINSTEIN = Entity("Q937", "Albert Einstein")


def mention(text: str, *entities: Entity) -> Mention:
    return Mention(Span(0, len(text)), text, tuple(Candidate(entity, 0.5) for entity in entities))


def test_the_chosen_entity_comes_first_and_the_others_stay(store: KnowledgeStore) -> None:
    (chosen,) = apply_choices([mention("Paris", PARIS, TEXAS)], {"Paris": "Q830149"}, store)
    assert [candidate.entity.id for candidate in chosen.candidates] == ["Q830149", "Q90"]
    assert chosen.chosen
    assert chosen.score == 1.0


def test_an_entity_that_was_no_candidate_is_taken_from_the_knowledge(store: KnowledgeStore) -> None:
    (chosen,) = apply_choices([mention("Paris", PARIS)], {"Paris": "Q142"}, store)
    assert chosen.entity.label == "France"


def test_none_of_the_known_ones_can_be_meant(store: KnowledgeStore) -> None:
    (chosen,) = apply_choices([mention("Paris", PARIS)], {"Paris": None}, store)
    assert (chosen.entity.id, chosen.entity.label, chosen.chosen) == (None, "Paris", True)
    assert chosen.candidates[1].entity == PARIS


@pytest.mark.parametrize("choices", [{}, {"London": "Q84"}, {"Paris": "Q99999999999"}, {"Paris": "P31"}])
def test_what_is_not_chosen_or_not_known_stays(store: KnowledgeStore, choices: dict[str, str]) -> None:
    mentions = [mention("Paris", PARIS, TEXAS)]
    assert apply_choices(mentions, choices, store) == mentions


def test_a_shorter_name_of_the_same_entity_follows(store: KnowledgeStore) -> None:
    mentions = [mention("Albert  Einstein", EINSTEIN), mention("Einstein", EINSTEIN), mention("Ulm", PARIS)]
    choices = {choice_key("Albert \n Einstein"): "Q76"}
    assert [m.entity.id for m in apply_choices(mentions, choices, store)] == ["Q76", "Q76", "Q90"]
    choices["Einstein"] = "Q937"
    assert [m.entity.id for m in apply_choices(mentions, choices, store)] == ["Q76", "Q937", "Q90"]


@pytest.mark.parametrize("chosen", ["Q830149", None])
def test_a_namesake_no_longer_supports_a_claim(checker: FactChecker, chosen: str | None) -> None:
    text = "Paris is the capital of France. It lies on the Seine."
    before = checker.check(text)
    choices = json.loads(json.dumps({"Paris": chosen}))
    after = checker.check(text, choices=choices)
    assert {result.verdict.label for result in before.results} == {Label.ATTRIBUTABLE}
    assert Label.ATTRIBUTABLE not in {result.verdict.label for result in after.results}
    assert all("Paris" in [m.text for m in r.claim.mentions if m.chosen] for r in after.results)
    assert [r.verdict for r in checker.check(text).results] == [r.verdict for r in before.results]


def test_a_choice_can_turn_a_claim_red_and_green(checker: FactChecker) -> None:
    (red,) = checker.check("Albert Einstein was born in Ulm.", choices={"Albert Einstein": "Q76"}).results
    assert red.verdict.label is Label.CONTRADICTORY
    (green,) = checker.check("Albert Einstein was born in Ulm.", choices={"Albert Einstein": "Q937"}).results
    assert green.verdict.label is Label.ATTRIBUTABLE
