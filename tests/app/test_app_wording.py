"""Verdicts, values and scores in words."""

from __future__ import annotations

import pytest

from app import wording
from claimver_core.types import Label
from tests.app.scripted import AWARD, PEOPLE, PROVENANCE, TEXT, script_results


def test_the_summary_counts_by_verdict() -> None:
    assert wording.summary(script_results(TEXT)) == (
        "4 claims: 1 supported, 1 not settled, 1 contradicted, 1 not checked."
    )
    assert "Nothing in this text" in wording.summary([])
    assert wording.summary(script_results(TEXT)[:1]) == "1 claim: 1 supported."


def test_a_fact_reads_as_one_sentence_with_its_identifiers() -> None:
    assert wording.triplet_sentence(AWARD) == (
        "Albert Einstein (Q937), award received (P166), Nobel Prize in Physics (Q38104) "
        "(point in time: 1921); supplement, as of 2026-11"
    )
    assert "3,520,031 (point in time: 31 December 2015); holds no longer" in wording.triplet_sentence(PEOPLE)


def test_the_verdict_in_words_differs_with_and_without_facts() -> None:
    results = script_results(TEXT)
    sentences = [wording.verdict_sentence(item) for item in results]
    assert len(set(sentences)) == 4
    assert [item.verdict.label for item in results] == [
        Label.ATTRIBUTABLE,
        Label.CONTRADICTORY,
        Label.EXTRAPOLATORY,
        None,
    ]


def test_the_copied_claim_holds_all_that_is_shown() -> None:
    copied = wording.claim_text(script_results(TEXT)[1])
    for part in ("Literature", "Contradictory", "TMS 0.82", "94%", "functional property", "Q38104"):
        assert part in copied


def test_provenance_names_method_and_knowledge() -> None:
    assert wording.provenance_text(PROVENANCE) == (
        "ClaimVer 0.1.0 · compact method · facts: starter pack (2021-03) · 1.2 s"
    )
    assert "ab" * 32 in wording.provenance_details(PROVENANCE)


@pytest.mark.parametrize("text", ["short words only", "x" * 200, "", "🎉" * 60])
def test_long_words_may_break_and_nothing_else_changes(text: str) -> None:
    broken = wording.breakable(text)
    assert broken.replace("\u200b", "") == text
    assert max((len(word) for part in broken.split() for word in part.split("\u200b")), default=0) <= 28
