from __future__ import annotations

import pytest

from claimver_core.evaluation.bootstrap import figures
from claimver_core.evaluation.evidence import (
    evidence_columns,
    evidence_statistics,
    has_gold_evidence,
    span_columns,
    span_statistics,
)
from claimver_core.evaluation.items import FoundClaim, Item, Outcome
from claimver_core.evaluation.keys import given_key, triplet_key
from claimver_core.types import (
    Entity,
    Evidence,
    Label,
    Passage,
    Precision,
    Property,
    QuantityValue,
    TextValue,
    TimeValue,
    Triplet,
    Verdict,
)

A, E, C = Label
GIVEN = Evidence(passages=(Passage("one"), Passage("two"), Passage("three")))


def _given(gold: Label, found: Label | None, support: tuple[str, ...], named: str = "") -> Outcome:
    groups = tuple(frozenset(group.split()) for group in support)
    item = Item("1", "A claim.", gold, GIVEN, groups)
    return Outcome(item, Verdict(found, 0.9), frozenset(named.split()))


def _values(outcomes: list[Outcome], columns=evidence_columns, statistics=evidence_statistics):
    return {name: f.value for name, f in figures(columns(outcomes), statistics, resamples=20).items()}


def test_evidence_by_hand() -> None:
    outcomes = [
        _given(A, A, ("one two",), "one two"),  # all right
        _given(A, A, ("one two",), "one three"),  # half the evidence
        _given(C, A, ("one",), "one"),  # wrong label
        _given(E, E, ()),  # needs none
        _given(C, C, ("one", "two"), "two three"),  # one of two groups is enough
    ]
    made = _values(outcomes)
    assert made["fever_score"] == pytest.approx(3 / 5)
    assert made["strict"] == pytest.approx(2 / 5)
    # found 2 + 2 + 1 + 2, gold 2 + 2 + 1 + 2, both 2 + 1 + 1 + 1
    assert made["evidence_precision"] == pytest.approx(5 / 7)
    assert made["evidence_recall"] == pytest.approx(5 / 7)
    assert made["evidence_f1"] == pytest.approx(5 / 7)


def test_a_perfect_answer_has_rouge_one() -> None:
    made = _values([_given(A, A, ("one two",), "one two"), _given(E, E, ())])
    assert made["rouge_1"] == pytest.approx(1)
    assert made["rouge_l"] == pytest.approx(1)


def test_rouge_by_hand() -> None:
    # "attributable one" against "contradictory one": one of two words on each side
    assert _values([_given(C, A, ("one",), "one")])["rouge_l"] == pytest.approx(1 / 2)


def test_whether_there_is_gold_evidence() -> None:
    assert not has_gold_evidence([_given(A, A, ())])
    assert has_gold_evidence([_given(A, A, ()), _given(A, A, ("one",))])


def _text(gold: Label, claims: list[tuple[str, Label | None, str]], span: str = "") -> Outcome:
    item = Item("1", "Look: Ulm is old, they say.", gold, None, (frozenset({"k"}),), span=span)
    found = tuple(FoundClaim(text, label, frozenset(keys.split())) for text, label, keys in claims)
    return Outcome(
        item, Verdict(claims[0][1] if claims else None), found[0].keys if found else frozenset(), found
    )


def test_strict_matching_of_texts() -> None:
    whole = "Look: Ulm is old, they say"
    outcomes = [
        _text(A, [(whole, A, "k")]),  # all three match
        _text(A, [(whole, A, "k other")]),  # the triplets do not
        _text(A, [(whole, C, "k")]),  # the label does not
        _text(A, [("Ulm is old", A, "k")]),  # the span does not
        _text(A, [("Ulm is old", A, "k")], span="Ulm is old"),  # it is the gold one here
        _text(A, []),
    ]
    assert _values(outcomes)["strict"] == pytest.approx(2 / 6)
    made = _values(outcomes, span_columns, span_statistics)
    assert made["span_matched"] == pytest.approx(4 / 6)
    assert made["matched_accuracy"] == pytest.approx(3 / 4)
    assert made["matched_recall"] == pytest.approx(3 / 4)
    assert made["matched_precision"] == pytest.approx(1)
    assert made["matched_f1"] == pytest.approx(6 / 7)


def test_no_span_matched() -> None:
    made = _values([_text(A, [])], span_columns, span_statistics)
    assert made["span_matched"] == 0
    assert made["matched_accuracy"] is None


@pytest.mark.parametrize(
    ("value", "given"),
    [
        (Entity("Q3012", "Ulm"), "Q3012"),
        (TimeValue("1879-03-14", Precision.DAY), "1879-03-14"),
        (TimeValue("1879", Precision.YEAR), 1879),
        (QuantityValue(126_329.0), 126329),
        (QuantityValue(126_329.0), "126329.0"),
        (QuantityValue(310.0, Entity("Q11573", "metre")), "310 metre"),
        (
            QuantityValue(1_108_561_013.0, Entity("Q4917", "United States dollar")),
            "1108561013 United States dollar",
        ),
        (TextValue("Bjørn  Gulden"), "Bjørn Gulden"),
    ],
)
def test_keys_of_found_and_given_triplets_agree(value, given) -> None:
    triplet = Triplet(Entity("Q937", "Albert Einstein"), Property("P1", "a property"), value)
    assert triplet_key(triplet) == given_key("Q937", "P1", given)


def test_keys_of_other_values_differ() -> None:
    assert given_key("Q1", "P1", "310 metre") != given_key("Q1", "P1", "310 foot")
    assert given_key("Q1", "P1", "1879-03-14") != given_key("Q1", "P1", "1879")
