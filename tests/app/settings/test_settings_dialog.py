"""The settings dialog, by its keys and boxes, and what it changes in the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QTabWidget
from pytestqt.qtbot import QtBot

from app.settings.dialog import SettingsDialog
from app.settings.store import Settings
from app.style.palettes import VerdictPalette, theme_of
from app.style.theme import ThemeMode
from app.translation import SYSTEM
from app.window import MainWindow


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow) -> SettingsDialog:
    window.set_theme_mode(ThemeMode.LIGHT)
    opened = SettingsDialog(window)
    opened.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(opened)
    opened.show()
    return opened


def _choose(qtbot: QtBot, box: QComboBox, value: object) -> None:
    """Choose an entry with the arrow keys."""
    box.setFocus()
    rows = box.findData(value) - box.currentIndex()
    for _ in range(abs(rows)):
        qtbot.keyClick(box, Qt.Key.Key_Down if rows > 0 else Qt.Key.Key_Up)
    assert box.currentData() == value


def test_looks_change_at_once_and_are_kept(
    qtbot: QtBot, dialog: SettingsDialog, window: MainWindow, open_window: Callable[[], MainWindow]
) -> None:
    _choose(qtbot, dialog.theme, ThemeMode.DARK)
    _choose(qtbot, dialog.palette_choice, VerdictPalette.COLOUR_BLIND)
    _choose(qtbot, dialog.text_size, 16.0)
    assert window.themes.current is theme_of(VerdictPalette.COLOUR_BLIND, True)
    assert window.editor.font().pointSizeF() == 16.0
    window.settings.sync()
    again = open_window()
    assert again.themes.current is theme_of(VerdictPalette.COLOUR_BLIND, True)
    assert again.editor.font().pointSizeF() == 16.0


def test_the_font_of_the_text_is_the_users(qtbot: QtBot, dialog: SettingsDialog, window: MainWindow) -> None:
    assert not dialog.font_choice.isEnabled()
    dialog.own_font.setFocus()
    qtbot.keyClick(dialog.own_font, Qt.Key.Key_Space)
    family = dialog.font_choice.currentFont().family()
    assert window.editor.font().families()[0] == family == window.settings.text_font
    qtbot.keyClick(dialog.own_font, Qt.Key.Key_Space)
    assert window.settings.text_font == ""
    assert window.editor.font().families() == QApplication.font().families()


def test_checking_as_you_type_is_switched_here_and_in_the_menu(
    qtbot: QtBot, dialog: SettingsDialog, window: MainWindow
) -> None:
    assert not dialog.live.isChecked()
    qtbot.keyClick(dialog.live, Qt.Key.Key_Space)
    assert window.page.live.on
    assert window.menus.live.isChecked()
    assert window.settings.check_as_you_type


def test_the_network_is_off_until_it_is_allowed(
    qtbot: QtBot, dialog: SettingsDialog, window: MainWindow
) -> None:
    assert window.settings.network is False
    dialog.findChild(QTabWidget).setCurrentIndex(2)
    qtbot.keyClick(dialog.network, Qt.Key.Key_Space)
    assert window.settings.network is True


def test_a_language_is_chosen_for_the_next_start(
    qtbot: QtBot, dialog: SettingsDialog, window: MainWindow
) -> None:
    assert window.settings.language == SYSTEM
    _choose(qtbot, dialog.language, "de")
    assert window.settings.language == "de"


def test_what_is_in_use_is_told(dialog: SettingsDialog, window: MainWindow) -> None:
    shown = "\n".join(label.text() for label in dialog.findChildren(QLabel)).replace("\u200b", "")
    for part in ("Rules and small verifier", "verifier.gguf", "statements on", str(window.data_dir)):
        assert part in shown


def test_every_field_has_a_name_for_screen_readers(dialog: SettingsDialog) -> None:
    for field in dialog.findChildren(QComboBox):
        assert field.accessibleName()


def test_settings_that_make_no_sense_become_the_usual_ones(window: MainWindow) -> None:
    store = window.settings._store
    for name in ("palette", "theme", "network", "text_size", "tour_seen", "language"):
        store.setValue(name, "💥")
    settings = Settings(window.data_dir, 12.0)
    assert settings.palette is VerdictPalette.DEFAULT
    assert settings.theme is ThemeMode.SYSTEM
    assert settings.network is False
    assert settings.text_size == 12.0
