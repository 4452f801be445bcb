"""What the cards tell of entities."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from claimver_core.errors import Cancelled
from claimver_core.knowledge.entity_lookup import EntityLookup
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Entity, QuantityValue


@pytest.fixture(scope="module")
def lookup(store: KnowledgeStore) -> Iterator[EntityLookup]:
    opened = EntityLookup(store.path)
    yield opened
    opened.close()


def test_a_card_tells_names_types_and_key_facts(lookup: EntityLookup) -> None:
    einstein, berlin = lookup.cards(["Q937", "Q0", "Q64", "no id"])
    assert einstein.entity.label == "Albert Einstein"
    assert "Einstein" in einstein.aliases
    assert einstein.entity.label not in einstein.aliases
    assert [kind.label for kind in einstein.types] == ["human"]
    facts = [(fact.property.id, fact.object) for fact in einstein.facts]
    assert facts[0][0] == "P569"
    assert "Ulm" in [value.label for pid, value in facts if pid == "P19" and isinstance(value, Entity)]
    assert sum(isinstance(fact.object, QuantityValue) for fact in berlin.facts) >= 2


def test_no_property_fills_a_card(lookup: EntityLookup) -> None:
    (card,) = lookup.cards(["Q142"])
    counts = [sum(f.property == fact.property for f in card.facts) for fact in card.facts]
    assert max(counts) <= 3
    amounts = [fact.property.id for fact in card.facts if isinstance(fact.object, QuantityValue)]
    assert len(amounts) == len(set(amounts))
    assert not any(fact.former for fact in card.facts)


def test_namesakes_come_best_known_first(lookup: EntityLookup) -> None:
    ids = [entity.id for entity in lookup.named("paris")]
    assert ids[0] == "Q90"
    assert "Q830149" in ids
    assert len(ids) == len(set(ids))
    assert lookup.named("\0 no such name <b>") == []


def test_ties_join_the_entities(lookup: EntityLookup) -> None:
    ties = lookup.ties(["Q937", "Q183"])
    ends = {end.id for tie in ties for end in (tie.subject, tie.object) if isinstance(end, Entity)}
    assert {"Q937", "Q183"} <= ends
    assert len(ties) == len(set(ties))
    assert lookup.ties(["Q937"]) == ()
    with pytest.raises(Cancelled):
        lookup.ties(["Q937", "Q183"], cancelled=lambda: True)


def test_another_thread_may_read(lookup: EntityLookup) -> None:
    found: list[str] = []
    thread = threading.Thread(target=lambda: found.extend(c.entity.label for c in lookup.cards(["Q64"])))
    thread.start()
    thread.join(10)
    assert found == ["Berlin"]
