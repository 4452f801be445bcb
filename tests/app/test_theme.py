"""Contrast of both palettes, and following the system."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.style.stylesheet import stylesheet
from app.style.theme import DARK, LIGHT, Theme, ThemeManager, ThemeMode, contrast
from claimver_core.types import Label

_THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


def test_contrast_agrees_with_the_definition() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@_THEMES
def test_text_reaches_four_and_a_half_to_one(theme: Theme) -> None:
    pairs = [(ink, ground) for ink in (theme.text, theme.muted) for ground in (theme.window, theme.surface)]
    pairs += [(theme.text, theme.raised), (theme.muted, theme.raised), (theme.text, theme.selection)]
    pairs += [(theme.on_accent, theme.accent), (theme.on_accent, theme.accent_hover)]
    for label in (*Label, None):
        colours = theme.verdict(label)
        pairs += [(theme.text, colours.tint), (theme.text, colours.strong)]
        pairs += [(colours.ink, ground) for ground in (theme.surface, theme.raised, colours.tint)]
        pairs += [(theme.muted, colours.tint)] if label is None else []
    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


@_THEMES
def test_marks_reach_three_to_one(theme: Theme) -> None:
    pairs = [(theme.accent, ground) for ground in (theme.window, theme.surface, theme.raised)]
    pairs += [(theme.scroll, theme.surface)]
    for label in (*Label, None):
        colours = theme.verdict(label)
        pairs += [(colours.mark, ground) for ground in (theme.surface, theme.raised, colours.tint)]
    assert [pair for pair in pairs if contrast(*pair) < 3] == []


@_THEMES
def test_the_style_sheet_is_complete(theme: Theme) -> None:
    sheet = stylesheet(theme)
    assert theme.surface in sheet
    assert "{{" not in sheet


def test_the_chosen_theme_wins_over_the_system(qtbot: QtBot) -> None:
    themes = ThemeManager(ThemeMode.DARK)
    assert themes.current is DARK
    with qtbot.waitSignal(themes.changed) as told:
        themes.set_mode(ThemeMode.LIGHT)
    assert told.args == [LIGHT]
