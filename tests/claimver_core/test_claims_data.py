"""The claims of the regression and the development set rest on statements that the shipped pack holds."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Entity, Label, QuantityValue, Rank, Value

DATA = Path(__file__).parents[1] / "data"
REGRESSION, DEVELOPMENT = "claims.jsonl", "development_claims.jsonl"
KINDS = {
    REGRESSION: {"news": 70, "post": 65, "classroom": 65},
    DEVELOPMENT: {"news": 80, "post": 80, "classroom": 80},
}
# At least so many properties of decided claims and so many subjects.
SPREAD = {REGRESSION: (50, 150), DEVELOPMENT: (60, 180)}
SHARES = {Label.ATTRIBUTABLE: 0.45, Label.CONTRADICTORY: 0.30, Label.EXTRAPOLATORY: 0.25}


def read(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module", params=[REGRESSION, DEVELOPMENT])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def claims(name: str) -> list[dict[str, Any]]:
    return read(name)


def written(value: Value) -> str:
    """A value as the file writes it."""
    if isinstance(value, Entity):
        return str(value.id)
    if isinstance(value, QuantityValue):
        return f"{value.value:.15g} {value.unit.label if value.unit else ''}".strip()
    return value.value


def test_every_claim_has_its_fields_and_is_told_once(claims: list[dict[str, Any]]) -> None:
    assert all(list(c) == ["id", "kind", "text", "label", "triplets", "reason"] for c in claims)
    assert len({c["id"] for c in claims}) == len(claims)
    assert len({" ".join(c["text"].casefold().split()) for c in claims}) == len(claims)
    assert all(c["text"] == c["text"].strip() != "" and c["reason"] for c in claims)


def test_kinds_and_labels_have_their_shares(name: str, claims: list[dict[str, Any]]) -> None:
    kinds = KINDS[name]
    assert Counter(c["kind"] for c in claims) == kinds
    for kind in kinds:
        labels = Counter(Label(c["label"]) for c in claims if c["kind"] == kind)
        for label, share in SHARES.items():
            assert labels[label] / kinds[kind] == pytest.approx(share, abs=0.03), (kind, label)


def test_the_claims_spread_over_properties_and_subjects(name: str, claims: list[dict[str, Any]]) -> None:
    properties, subjects = SPREAD[name]
    decided = [t for c in claims if c["label"] != Label.EXTRAPOLATORY for t in c["triplets"]]
    assert len({prop for _, prop, _ in decided}) >= properties
    assert len({subject for c in claims for subject, _, _ in c["triplets"]}) >= subjects


def test_decided_claims_name_what_decides_them(claims: list[dict[str, Any]]) -> None:
    undecided = [c["id"] for c in claims if c["label"] != Label.EXTRAPOLATORY and not c["triplets"]]
    assert undecided == []


def test_the_pack_holds_every_id_and_statement(claims: list[dict[str, Any]], store: KnowledgeStore) -> None:
    named = {(s, p, o) for c in claims for s, p, o in c["triplets"]}
    held = {
        (t.subject.id, t.property.id, written(t.object))
        for t in store.statements({s for s, _, _ in named}, properties={p for _, p, _ in named})
        if t.rank is not Rank.DEPRECATED
    }
    assert sorted(named - held) == []


def test_the_sets_share_neither_a_claim_nor_a_subject_with_its_property() -> None:
    texts, pairs = zip(
        *(
            (
                {" ".join(c["text"].casefold().split()) for c in claims},
                {(s, p) for c in claims for s, p, _ in c["triplets"]},
            )
            for claims in map(read, (REGRESSION, DEVELOPMENT))
        ),
        strict=True,
    )
    assert not set.intersection(*texts)
    assert not set.intersection(*pairs)
