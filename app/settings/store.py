"""The user's choices, in one file in the data folder."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from app.style.palettes import VerdictPalette
from app.style.theme import ThemeMode
from app.translation import SYSTEM
from claimver_core.verification.method import Method

SMALLEST, LARGEST = 8.0, 32.0


class Settings:
    """Reads tolerantly: what is missing or makes no sense becomes the default."""

    def __init__(self, folder: Path, default_size: float) -> None:
        self._store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self._default_size = default_size

    @property
    def theme(self) -> ThemeMode:
        try:
            return ThemeMode(str(self._store.value("theme", ThemeMode.SYSTEM.value)))
        except ValueError:
            return ThemeMode.SYSTEM

    @theme.setter
    def theme(self, mode: ThemeMode) -> None:
        self._store.setValue("theme", mode.value)

    @property
    def palette(self) -> VerdictPalette:
        """The colours of verdicts."""
        try:
            return VerdictPalette(str(self._store.value("palette", VerdictPalette.DEFAULT.value)))
        except ValueError:
            return VerdictPalette.DEFAULT

    @palette.setter
    def palette(self, palette: VerdictPalette) -> None:
        self._store.setValue("palette", palette.value)

    @property
    def text_font(self) -> str:
        """The font family of the text to check; empty for the usual one."""
        return str(self._store.value("text_font", ""))

    @text_font.setter
    def text_font(self, family: str) -> None:
        self._store.setValue("text_font", family)

    @property
    def language(self) -> str:
        """The language of the interface: a code, or translation.SYSTEM."""
        return str(self._store.value("language", SYSTEM))

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("language", code)

    @property
    def network(self) -> bool:
        """Whether the user has allowed what needs the network; nothing asks for it otherwise."""
        return str(self._store.value("network", "false")).lower() == "true"

    @network.setter
    def network(self, allowed: bool) -> None:
        self._store.setValue("network", allowed)

    @property
    def tour_seen(self) -> bool:
        """Whether the tour of the first start was shown."""
        return str(self._store.value("tour_seen", "false")).lower() == "true"

    @tour_seen.setter
    def tour_seen(self, seen: bool) -> None:
        self._store.setValue("tour_seen", seen)

    @property
    def text_size(self) -> float:
        """Point size of the text to check."""
        try:
            size = float(str(self._store.value("text_size", self._default_size)))
        except ValueError:
            return self._default_size
        return min(LARGEST, max(SMALLEST, size)) if size == size else self._default_size

    @text_size.setter
    def text_size(self, size: float) -> None:
        self._store.setValue("text_size", size)

    @property
    def check_as_you_type(self) -> bool:
        """Whether the text is checked whenever it has changed."""
        return str(self._store.value("check_as_you_type", "true")).lower() != "false"

    @check_as_you_type.setter
    def check_as_you_type(self, on: bool) -> None:
        self._store.setValue("check_as_you_type", on)

    @property
    def method(self) -> Method:
        """How claims are judged; goes to ``FactChecker`` as it is."""
        try:
            return Method.from_json(json.loads(str(self._store.value("method", "{}"))))
        except ValueError:
            return Method()

    @method.setter
    def method(self, method: Method) -> None:
        self._store.setValue("method", json.dumps(method.to_json()))

    def layout(self, name: str) -> QByteArray:
        """A geometry or splitter state saved under that name; empty when there is none."""
        value = self._store.value(f"layout/{name}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_layout(self, name: str, state: QByteArray) -> None:
        self._store.setValue(f"layout/{name}", state)

    def sync(self) -> None:
        """Write to disk."""
        self._store.sync()
