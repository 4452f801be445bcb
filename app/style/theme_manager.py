"""Which theme is in force: the user's choice, or the desktop's."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from app.style.palettes import VerdictPalette, theme_of
from app.style.theme import Theme, ThemeMode


class ThemeManager(QObject):
    """Knows the theme in force; ``changed`` carries the new Theme."""

    changed = Signal(object)

    def __init__(
        self,
        mode: ThemeMode = ThemeMode.SYSTEM,
        palette: VerdictPalette = VerdictPalette.DEFAULT,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._mode = mode
        self._palette = palette
        self._hints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self._system_changed)

    @property
    def mode(self) -> ThemeMode:
        return self._mode

    @property
    def palette(self) -> VerdictPalette:
        return self._palette

    @property
    def current(self) -> Theme:
        """The colours that the mode, for SYSTEM the desktop, and the palette ask for."""
        if self._mode is ThemeMode.SYSTEM:
            dark = self._hints.colorScheme() == Qt.ColorScheme.Dark
        else:
            dark = self._mode is ThemeMode.DARK
        return theme_of(self._palette, dark)

    def set_mode(self, mode: ThemeMode) -> None:
        self._mode = mode
        self.changed.emit(self.current)

    def set_palette(self, palette: VerdictPalette) -> None:
        self._palette = palette
        self.changed.emit(self.current)

    def _system_changed(self) -> None:
        if self._mode is ThemeMode.SYSTEM:
            self.changed.emit(self.current)
