"""Claims keep their place while the text is edited."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.editing.anchors import difference
from app.editing.tracker import ClaimTracker
from claimver_core.types import Label
from tests.app.scripted import TEXT, result, script_results


@pytest.fixture
def tracker() -> ClaimTracker:
    tracker = ClaimTracker()
    tracker.begin(TEXT)
    for item in script_results(TEXT):
        tracker.add(item)
    return tracker


def _current(tracker: ClaimTracker, text: str) -> list[str]:
    return [claim.span.of(text) for claim in tracker if not claim.outdated]


@given(st.text("ab\n", max_size=8), st.text("ab\n", max_size=8))
def test_the_difference_turns_the_old_text_into_the_new(old: str, new: str) -> None:
    edit = difference(old, new)
    assert old[: edit.start] + new[edit.start : edit.new_end] + old[edit.old_end :] == new


def test_text_put_in_front_moves_all_claims(tracker: ClaimTracker) -> None:
    before = _current(tracker, TEXT)
    text = "Hello 🎉. " + TEXT
    tracker.edit(text)
    assert _current(tracker, text) == before
    assert len(before) == 4


def test_an_edited_claim_is_outdated_and_the_others_stay(tracker: ClaimTracker) -> None:
    text = TEXT.replace("3.6 million", "3.7 million")
    tracker.edit(text)
    assert [claim.outdated for claim in tracker] == [False, False, False, True]


def test_undoing_the_edit_makes_the_claim_current_again(tracker: ClaimTracker) -> None:
    tracker.edit(TEXT.replace("million", "milllion"))
    tracker.edit(TEXT)
    assert not any(claim.outdated for claim in tracker)


def test_a_claim_is_outdated_when_the_name_it_refers_to_was_edited(tracker: ClaimTracker) -> None:
    text = TEXT.replace("Albert Einstein", "Alfred Einstein")
    tracker.edit(text)
    assert _current(tracker, text) == ["Berlin has a population of 3.6 million people"]


def test_a_digit_typed_at_the_end_of_a_claim_outdates_it() -> None:
    tracker = ClaimTracker()
    tracker.begin("He was 5.")
    tracker.add(result("He was 5.", 1, "He was 5", Label.ATTRIBUTABLE))
    tracker.edit("He was 50.")
    assert [claim.outdated for claim in tracker] == [True]


def test_a_result_that_comes_after_an_edit_lands_where_its_claim_now_stands() -> None:
    tracker = ClaimTracker()
    tracker.begin(TEXT)
    tracker.edit("New first line.\n" + TEXT)
    moved = "New first line.\n" + TEXT.replace("Ulm", "Berlin")
    tracker.edit(moved)
    for item in script_results(TEXT):
        tracker.add(item)
    assert [claim.outdated for claim in tracker] == [True, False, False, False]
    assert _current(tracker, moved)[0].startswith("He received")


def test_the_innermost_claim_is_found_at_a_position() -> None:
    text = "Ada, who was born in London, wrote programs."
    tracker = ClaimTracker()
    tracker.begin(text)
    tracker.add(result(text, 1, "Ada, who was born in London, wrote programs", Label.EXTRAPOLATORY))
    tracker.add(result(text, 2, "who was born in London", Label.ATTRIBUTABLE))
    found = [tracker.at(text.index(word)) for word in ("Ada", "born", "programs")]
    assert [claim.result.index for claim in found if claim] == [1, 2, 1]


@given(st.integers(0, len(TEXT)), st.integers(0, 30), st.text("a 🎉\n", max_size=5))
def test_no_edit_leaves_a_current_claim_with_other_words(start: int, length: int, typed: str) -> None:
    tracker = ClaimTracker()
    tracker.begin(TEXT)
    for item in script_results(TEXT):
        tracker.add(item)
    text = TEXT[:start] + typed + TEXT[start + length :]
    tracker.edit(text)
    for claim in tracker:
        assert 0 <= claim.span.start <= claim.span.end <= len(text)
        if not claim.outdated:
            assert claim.span.of(text) == claim.result.claim.text
