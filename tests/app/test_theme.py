"""Contrast of both palettes, and following the system."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from app.style.palettes import VerdictPalette, theme_of
from app.style.stylesheet import stylesheet
from app.style.theme import DARK, LIGHT, Theme, ThemeMode, contrast
from app.style.theme_manager import ThemeManager
from claimver_core.types import Label

_ALL = [(palette, dark) for palette in VerdictPalette for dark in (False, True)]
_THEMES = pytest.mark.parametrize(
    "theme",
    [theme_of(palette, dark) for palette, dark in _ALL],
    ids=[f"{palette}-{'dark' if dark else 'light'}" for palette, dark in _ALL],
)
# Machado, Oliveira and Fernandes (2009), table 1, full severity: linear RGB as such eyes see it.
_EYES = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_APART = 25  # CIE 1976 difference of the marks of two verdicts


def _seen(colour: str, eyes: str) -> tuple[float, float, float]:
    """L*, a* and b* of a colour as those eyes see it."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    red, green, blue = (
        min(1.0, max(0.0, sum(k * v for k, v in zip(row, linear, strict=True)))) for row in _EYES[eyes]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _closest(theme: Theme, eyes: str) -> float:
    """How far apart the two most alike verdicts are."""
    marks = [_seen(theme.verdict(label).mark, eyes) for label in Label]
    return min(math.dist(first, second) for first, second in combinations(marks, 2))


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


@pytest.mark.parametrize("eyes", _EYES)
@pytest.mark.parametrize("dark", [False, True])
def test_colour_blind_eyes_tell_the_verdicts_apart(eyes: str, dark: bool) -> None:
    assert _closest(theme_of(VerdictPalette.COLOUR_BLIND, dark), eyes) >= _APART


def test_the_usual_colours_would_not_do_for_them() -> None:
    assert _closest(LIGHT, "deuteranopia") < _APART


@pytest.mark.parametrize("dark", [False, True])
def test_high_contrast_reaches_seven_to_one(dark: bool) -> None:
    theme = theme_of(VerdictPalette.HIGH_CONTRAST, dark)
    grounds = (theme.window, theme.surface, theme.raised)
    pairs = [(ink, ground) for ink in (theme.text, theme.muted) for ground in grounds]
    for label in (*Label, None):
        colours = theme.verdict(label)
        pairs += [(theme.text, colours.tint), (theme.text, colours.strong), (colours.ink, colours.tint)]
        pairs += [(colours.mark, ground) for ground in (theme.surface, colours.tint)]
    assert [pair for pair in pairs if contrast(*pair) < 7] == []


def test_the_chosen_theme_wins_over_the_system(qtbot: QtBot) -> None:
    themes = ThemeManager(ThemeMode.DARK)
    assert themes.current is DARK
    with qtbot.waitSignal(themes.changed) as told:
        themes.set_mode(ThemeMode.LIGHT)
    assert told.args == [LIGHT]
