"""An edited text is checked anew only where it changed, with the results of a whole check."""

from __future__ import annotations

from dataclasses import replace

import pytest

from claimver_core.checker import FactChecker
from claimver_core.language import paragraph_reader
from claimver_core.language.paragraph_reader import ParagraphReader
from claimver_core.types import ClaimResult, NoClaimReason

_TEXT = (
    "Albert Einstein was born in Ulm. He received the Nobel Prize in Physics.\n\n"
    "Marie Curie was born in Warsaw. Was she a chemist?\n\n"
    "Paris is the capital of France. It lies on the Seine."
)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paragraphs that are parsed from here on."""
    texts: list[str] = []
    original = paragraph_reader.analyse_all
    monkeypatch.setattr(
        paragraph_reader,
        "analyse_all",
        lambda nlp, batch, *rest: texts.extend(batch) or original(nlp, batch, *rest),
    )
    return texts


def _forgetful(checker: FactChecker) -> FactChecker:
    """A checker with the same engine that has checked nothing yet."""
    checker.load()
    engine = checker._loaded
    fresh = FactChecker()
    fresh._engine = replace(engine, paragraphs=ParagraphReader(engine.pipeline))
    return fresh


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Warsaw", "Paris"),
        ("Albert", "Hans Albert"),
        ("\n\nMarie", " Marie"),
        ("It lies", "🎉 It\u0301 lies"),
    ],
)
def test_the_results_are_those_of_a_whole_check(checker: FactChecker, old: str, new: str) -> None:
    edited = _TEXT.replace(old, new, 1)
    incremental = _forgetful(checker)
    incremental.check(_TEXT)
    after, whole = incremental.check(edited), _forgetful(checker).check(edited)
    assert [_said(result) for result in after.results] == [_said(result) for result in whole.results]
    assert (after.mentions, after.no_claims) == (whole.mentions, whole.no_claims)
    assert after.kas == pytest.approx(whole.kas, abs=0.01)


def _said(result: ClaimResult) -> tuple[object, ...]:
    """A result less the figures, whose last digits depend on what is computed together."""
    verdict = result.verdict
    return result.index, result.claim, verdict.label, verdict.decided_by, result.triplets, result.rationale


def test_an_edit_has_one_paragraph_parsed(checker: FactChecker, parsed: list[str]) -> None:
    fresh = _forgetful(checker)
    fresh.check(_TEXT)
    assert len(parsed) == 3
    parsed.clear()
    fresh.check(_TEXT)
    assert parsed == []
    fresh.check(_TEXT.replace("Warsaw", "Berlin"))
    assert [text.split(".")[0] for text in parsed] == ["Marie Curie was born in Berlin"]


def test_sentences_without_a_claim_say_why(checker: FactChecker) -> None:
    text = (
        "Hello there! Albert Einstein was born in Ulm. Was he a physicist? I think he was great. "
        "He should have stayed. Read more here.\n\n🎉\n\nWe went home."
    )
    report = checker.check(text)
    assert [item.reason for item in report.no_claims] == [
        NoClaimReason.GREETING,
        NoClaimReason.QUESTION,
        NoClaimReason.OPINION,
        NoClaimReason.WISH,
        NoClaimReason.REQUEST,
        NoClaimReason.PERSONAL,
    ]
    assert report.no_claims[0].span.of(text) == "Hello there!"
    spans = [*(item.span for item in report.no_claims), *(result.claim.span for result in report.results)]
    assert not any(one.overlaps(two) for one in spans for two in spans if one is not two)
