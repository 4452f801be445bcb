"""The worked examples of the ClaimVer paper, table 2 and figure 1, through the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import ClaimResult, Entity, Label, Triplet

ROW_1 = (
    "George O'Malley is a fictional character from the medical drama television series Grey's Anatomy, "
    "which airs on the American Broadcasting Company (ABC) in the United States."
)
ROW_2 = (
    "Bane was portrayed as a tertiary villain by Robert Swenson in Batman & Robin, directed by Joel "
    "Schumacher, and Batman's Back"
)
ROW_3 = (
    "Crater Lake is the main feature of Crater Lake National Park and famous for its deep blue color and "
    "water clarity."
)
ROW_4 = (
    "Based in Blagnac, France, a suburb of Toulouse, and with significant activity across Europe, airbus "
    "produces approximately half of the world's jet airliners."
)
ROW_5 = (
    "Pope Benedict XVI never appointed anyone significant within the Catholic Church, nor did he ever teach "
    "the importance of understanding God's redemptive love."
)
ROW_6 = "Southwest Airlines has never operated any Boeing 737 models."


def claim_with(checker: FactChecker, text: str, words: str) -> ClaimResult:
    results = [r for r in checker.check(text).results if words in r.claim.text]
    assert len(results) == 1, [r.claim.text for r in results]
    return results[0]


def facts(triplets: tuple[Triplet, ...]) -> set[tuple[str, str, str]]:
    return {
        (
            t.subject.label,
            t.property.label,
            t.object.label if isinstance(t.object, Entity) else str(t.object.value),
        )
        for t in triplets
    }


@pytest.mark.parametrize(
    ("text", "words", "label", "deciding"),
    [
        (
            ROW_1,
            "fictional character",
            Label.ATTRIBUTABLE,
            ("Grey's Anatomy", "characters", "George O'Malley"),
        ),
        (
            ROW_1,
            "airs on",
            Label.ATTRIBUTABLE,
            ("Grey's Anatomy", "original broadcaster", "American Broadcasting Company"),
        ),
        (ROW_2, "Robert Swenson", Label.ATTRIBUTABLE, ("Batman & Robin", "cast member", "Robert Swenson")),
        (ROW_4, "Based in", Label.ATTRIBUTABLE, ("Airbus", "headquarters location", "Toulouse")),
        (ROW_2, "directed by", Label.ATTRIBUTABLE, ("Batman & Robin", "director", "Joel Schumacher")),
        (ROW_6, "never operated", Label.CONTRADICTORY, ("Boeing 737 MAX", "operator", "Southwest Airlines")),
        (
            ROW_5,
            "never appointed",
            Label.CONTRADICTORY,
            ("Rutilio del Riego Jáñez", "appointed by", "Benedict XVI"),
        ),
    ],
)
def test_decided_claims_have_the_papers_label_and_triplet(checker, text, words, label, deciding):
    result = claim_with(checker, text, words)
    assert result.verdict.label is label, result.rationale
    assert deciding in facts(result.triplets)
    assert result.tms > 0.4


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (ROW_3, "famous for"),
        (ROW_2, "Batman's Back"),
        (ROW_4, "significant activity"),
        (ROW_4, "produces"),
        (ROW_5, "teach"),
    ],
)
def test_claims_that_no_triplet_decides_are_extrapolatory(checker, text, words):
    assert claim_with(checker, text, words).verdict.label is Label.EXTRAPOLATORY


def test_figure_1_vaccines_do_not_cause_autism(checker):
    result = claim_with(checker, "Autism cases have increased and vaccines cause autism.", "vaccines cause")
    assert result.verdict.label is Label.CONTRADICTORY
    assert ("vaccine", "does not have effect", "autistic disorder") in facts(result.triplets)


def test_spans_are_substrings_and_triplets_belong_to_the_knowledge(checker, store):
    for text in (ROW_1, ROW_2, ROW_4, ROW_5):
        for result in checker.check(text).results:
            assert result.claim.span.of(text) == result.claim.text
            for triplet in result.triplets:
                assert triplet in store.statements([triplet.subject.id])
