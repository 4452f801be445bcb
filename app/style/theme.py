"""The light and the dark colours of the window.

Text reaches a contrast of at least 4.5:1 on every ground it stands on, marks at least 3:1
(WCAG 2.2, 1.4.3 and 1.4.11); a test computes both.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QColor, QPalette

from claimver_core.types import Label


class ThemeMode(StrEnum):
    """What the user chose in the View menu."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class VerdictColours:
    """``tint`` is behind a claim, ``strong`` behind the selected one; ``mark`` lines, ``ink`` text."""

    tint: str
    strong: str
    mark: str
    ink: str


@dataclass(frozen=True, slots=True)
class Theme:
    """All colours of the window, as #rrggbb."""

    dark: bool
    window: str
    surface: str
    raised: str
    border: str
    text: str
    muted: str
    accent: str
    accent_hover: str
    on_accent: str
    selection: str
    scroll: str
    attributable: VerdictColours
    extrapolatory: VerdictColours
    contradictory: VerdictColours
    unchecked: VerdictColours

    def verdict(self, label: Label | None) -> VerdictColours:
        """The colours of a label; None stands for a claim that could not be checked."""
        if label is None:
            return self.unchecked
        colours: VerdictColours = getattr(self, label.value)
        return colours


LIGHT = Theme(
    dark=False,
    window="#f3f4f7",
    surface="#ffffff",
    raised="#f7f8fa",
    border="#dde1e8",
    text="#1a1d23",
    muted="#59616e",
    accent="#2f55b5",
    accent_hover="#26479b",
    on_accent="#ffffff",
    selection="#c9d8fb",
    scroll="#868f9d",
    attributable=VerdictColours("#e2f5e8", "#bfe8cd", "#1c8350", "#14643c"),
    extrapolatory=VerdictColours("#fff3d6", "#ffe1a0", "#a96500", "#7d4b00"),
    contradictory=VerdictColours("#ffe6e4", "#ffc9c5", "#cb2e2e", "#a11f1f"),
    unchecked=VerdictColours("#eceef2", "#dadee6", "#6b7482", "#525a67"),
)

DARK = Theme(
    dark=True,
    window="#14171c",
    surface="#1c2026",
    raised="#232830",
    border="#343b47",
    text="#e7eaef",
    muted="#a6afbd",
    accent="#86a8ff",
    accent_hover="#a0bbff",
    on_accent="#10172a",
    selection="#2f4578",
    scroll="#707b8b",
    attributable=VerdictColours("#17352a", "#1f5240", "#43b883", "#83dbb0"),
    extrapolatory=VerdictColours("#3a2f16", "#5c4818", "#dfa437", "#f3c878"),
    contradictory=VerdictColours("#432323", "#6b2f2e", "#f4756c", "#ffaaa4"),
    unchecked=VerdictColours("#2b3038", "#3c434e", "#8d97a6", "#b4bdca"),
)


def contrast(first: str, second: str) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def qt_palette(theme: Theme) -> QPalette:
    """The theme as Qt's palette, for whatever the style sheet leaves alone."""
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.window,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.surface,
        QPalette.ColorRole.AlternateBase: theme.raised,
        QPalette.ColorRole.ToolTipBase: theme.raised,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.Button: theme.raised,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.BrightText: theme.on_accent,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.Highlight: theme.selection,
        QPalette.ColorRole.HighlightedText: theme.text,
        QPalette.ColorRole.Mid: theme.border,
        QPalette.ColorRole.Dark: theme.border,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return palette
