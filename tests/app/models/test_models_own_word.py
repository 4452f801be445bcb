"""What the window says of a language model's own word, and of a model that fails during a check."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from pypdf import PdfReader
from pytestqt.qtbot import QtBot

from app import wording
from app.exports.pdf import render_pdf
from app.window import MainWindow
from claimver_core.reports import words
from claimver_core.types import Label, Opinion, Report, Usage, Verdict
from claimver_core.verification.decider import LANGUAGE_MODEL, LANGUAGE_MODEL_ALONE, TIED_VOTES, standing_in
from tests.app.scripted import ScriptedChecker, check
from tests.app.shown import shown_text

FAILURE = "The model Tiny crashed (SIGSEGV). Try again with a shorter text."


class AskedChecker(ScriptedChecker):
    """As if a language model had judged the first two claims, one of them alone, and then failed."""

    failure = FAILURE

    def check(self, text: str, **options: Any) -> Report:
        report = super().check(text, **options)
        names = (LANGUAGE_MODEL, LANGUAGE_MODEL_ALONE, standing_in("model"), "model")
        opinion = Opinion(Verdict(Label.ATTRIBUTABLE, 0.7), "I have read so.")
        results = tuple(
            replace(result, verdict=replace(result.verdict, decided_by=name), without_evidence=opinion)
            for result, name in zip(report.results, names, strict=True)
        )
        voted = replace(results[0], verdict=replace(results[0].verdict, agreement=2 / 3))
        made = replace(report.provenance, usage=Usage(3, 900, 100, 50), runs_on="on the processor")
        return replace(report, results=(voted, *results[1:]), provenance=replace(made, failure=self.failure))


@pytest.fixture
def checker() -> ScriptedChecker:
    return AskedChecker()


def test_a_verdict_of_a_language_model_is_told_as_its_own_word(checked: MainWindow) -> None:
    checked.panel.select(1)
    shown = shown_text(checked.panel)
    assert "The language model says that the facts support this claim." in shown
    assert "no rule has confirmed it" in shown
    assert "the language model, and no rule; 67% of the votes agree" in shown
    checked.panel.select(2)
    shown = shown_text(checked.panel)
    assert "does not believe this claim; it was shown no facts" in shown
    assert "Do not rely on it" in shown
    checked.panel.select(3)
    shown = shown_text(checked.panel)
    assert "own word" not in shown
    assert "the small verifier (instead of the language model)" in shown


def test_votes_that_tie_are_told_as_that(checked: MainWindow) -> None:
    item = checked.panel.results[2]
    tied = replace(item, verdict=replace(item.verdict, decided_by=TIED_VOTES))
    checked.panel.details.show_result(tied, False)
    assert "votes are tied" in shown_text(checked.panel)
    assert "facts are related" not in shown_text(checked.panel)
    assert "votes are tied" in words.meaning(tied)


def test_a_model_that_failed_is_told_with_what_to_do(
    qtbot: QtBot, checked: MainWindow, checker: AskedChecker
) -> None:
    assert checked.banner.isVisible()
    assert "the small verifier judged the claims that were left" in checked.banner.text
    assert "Try again with a shorter text" in checked.banner.text
    report = checked.checks.report
    assert report is not None
    told = wording.provenance_details(report.provenance)
    assert FAILURE in told
    assert "3 calls of the language model, 900 tokens read and 50 written, on the processor" in told
    checker.failure = ""
    check(qtbot, checked)
    assert not checked.banner.isVisible()


def test_the_pdf_tells_what_the_model_says_without_evidence(checked: MainWindow) -> None:
    report = checked.checks.report
    assert report is not None
    pages = PdfReader(io.BytesIO(render_pdf(report))).pages
    text = " ".join(" ".join(page.extract_text() for page in pages).split())
    assert "the language model says that the facts support the claim" in text
    assert "Without evidence the model says: Attributable" in text
    assert "I have read so." in text
