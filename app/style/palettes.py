"""The colours of verdicts that the user can choose among, each for a light and a dark window.

The second keeps the verdicts apart for every kind of colour blindness; the third has text and lines of at
least 7:1 (WCAG 2.2, 1.4.6) and makes the whole window black and white. A test computes all of it.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from app.style.theme import DARK, LIGHT, Theme, VerdictColours


class VerdictPalette(StrEnum):
    """What the user chose in the settings."""

    DEFAULT = "default"
    COLOUR_BLIND = "colour-blind"
    HIGH_CONTRAST = "high-contrast"


_BLIND_LIGHT = replace(
    LIGHT,
    attributable=VerdictColours("#ddeefc", "#b5d9f8", "#0a6ebd", "#084f8a"),
    extrapolatory=VerdictColours("#fdf6c9", "#f6e888", "#8a7a00", "#5c5200"),
    contradictory=VerdictColours("#f9dfe8", "#f0b7cc", "#8c1d4f", "#7a1744"),
)
_BLIND_DARK = replace(
    DARK,
    attributable=VerdictColours("#12304a", "#1b4a72", "#4fb0f0", "#8fd0fb"),
    extrapolatory=VerdictColours("#38330f", "#574f14", "#e8d94a", "#f4ea8a"),
    contradictory=VerdictColours("#472033", "#6a2c4b", "#e06a9f", "#ffaecb"),
)
_STRONG_LIGHT = replace(
    LIGHT,
    window="#ffffff",
    surface="#ffffff",
    raised="#ffffff",
    border="#404040",
    text="#000000",
    muted="#2e2e2e",
    accent="#0b2f9e",
    accent_hover="#06206f",
    selection="#bcd0ff",
    scroll="#404040",
    attributable=VerdictColours("#e6ffee", "#b8f5cc", "#00531f", "#00471b"),
    extrapolatory=VerdictColours("#fff6d9", "#ffe39a", "#5f3a00", "#523200"),
    contradictory=VerdictColours("#ffecec", "#ffc7c7", "#8a0000", "#7a0000"),
    unchecked=VerdictColours("#f0f0f0", "#d9d9d9", "#333333", "#2b2b2b"),
)
_STRONG_DARK = replace(
    DARK,
    window="#000000",
    surface="#000000",
    raised="#000000",
    border="#c8c8c8",
    text="#ffffff",
    muted="#dcdcdc",
    accent="#a8c4ff",
    accent_hover="#c9dbff",
    on_accent="#000000",
    selection="#1f3a80",
    scroll="#c8c8c8",
    attributable=VerdictColours("#00260f", "#004a1e", "#5ff09b", "#9dffc4"),
    extrapolatory=VerdictColours("#2b1e00", "#523a00", "#ffc83d", "#ffe08a"),
    contradictory=VerdictColours("#3a0505", "#660d0d", "#ff9b94", "#ffc2bd"),
    unchecked=VerdictColours("#1c1c1c", "#383838", "#cfcfcf", "#e0e0e0"),
)
_THEMES = {
    (VerdictPalette.DEFAULT, False): LIGHT,
    (VerdictPalette.DEFAULT, True): DARK,
    (VerdictPalette.COLOUR_BLIND, False): _BLIND_LIGHT,
    (VerdictPalette.COLOUR_BLIND, True): _BLIND_DARK,
    (VerdictPalette.HIGH_CONTRAST, False): _STRONG_LIGHT,
    (VerdictPalette.HIGH_CONTRAST, True): _STRONG_DARK,
}


def theme_of(palette: VerdictPalette, dark: bool) -> Theme:
    """The colours of the window with a palette."""
    return _THEMES[palette, dark]
