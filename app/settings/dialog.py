"""The settings: every choice takes effect at once, but for the language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFont, QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFontComboBox,
    QFormLayout,
    QHBoxLayout,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.settings.installed import installed_lines
from app.settings.palette_preview import PalettePreview
from app.style.palettes import VerdictPalette
from app.style.theme import ThemeMode
from app.style.widgets import button, label
from app.translation import LANGUAGES, SYSTEM, number, tr

if TYPE_CHECKING:
    from app.window import MainWindow

_SIZES = (8.0, 9.0, 10.0, 11.0, 12.0, 14.0, 16.0, 18.0, 20.0, 24.0, 28.0, 32.0)


class SettingsDialog(QDialog):
    """Shows and changes the settings of a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.setWindowTitle(tr("Settings"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(620, 470)
        pages = QTabWidget()
        pages.setObjectName("pages")
        pages.setAccessibleName(tr("Settings"))
        pages.addTab(self._looks(), tr("Appearance"))
        pages.addTab(self._knowledge(), tr("Knowledge and models"))
        pages.addTab(self._privacy(), tr("Privacy and data"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for choice in buttons.buttons():
            choice.setIcon(QIcon())
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        column.addWidget(pages, 1)
        column.addWidget(buttons)

    def _looks(self) -> QWidget:
        window, settings = self._window, self._window.settings
        page, form = _page()
        self.theme = _choice(
            [
                (tr("As the system"), ThemeMode.SYSTEM),
                (tr("Light"), ThemeMode.LIGHT),
                (tr("Dark"), ThemeMode.DARK),
            ],
            settings.theme,
        )
        self.theme.currentIndexChanged.connect(
            lambda: window.set_theme_mode(ThemeMode(self.theme.currentData()))
        )
        self.palette_choice = _choice(
            [
                (tr("Green, amber and red"), VerdictPalette.DEFAULT),
                (tr("Safe for colour-blind eyes"), VerdictPalette.COLOUR_BLIND),
                (tr("High contrast"), VerdictPalette.HIGH_CONTRAST),
            ],
            settings.palette,
        )
        self.palette_choice.currentIndexChanged.connect(
            lambda: window.set_palette(VerdictPalette(self.palette_choice.currentData()))
        )
        preview = PalettePreview(window.themes.current)
        window.themes.changed.connect(preview.set_theme)
        self.own_font = QCheckBox(tr("Use this font for the text:"))
        self.own_font.setChecked(bool(settings.text_font))
        self.font_choice = QFontComboBox()
        self.font_choice.setCurrentFont(QFont(settings.text_font or window.font().family()))
        self.font_choice.setAccessibleName(tr("Font of the text"))
        self.font_choice.setEnabled(self.own_font.isChecked())
        self.own_font.toggled.connect(self.font_choice.setEnabled)
        self.own_font.toggled.connect(self._set_font)
        self.font_choice.currentFontChanged.connect(self._set_font)
        sizes = sorted({*_SIZES, settings.text_size})
        self.live = QCheckBox(tr("Check as you type"))
        self.live.setChecked(settings.check_as_you_type)
        self.live.toggled.connect(window.set_check_as_you_type)
        self.text_size = _choice([(_points(size), size) for size in sizes], settings.text_size)
        self.text_size.currentIndexChanged.connect(lambda: window.set_text_size(self.text_size.currentData()))
        languages = [(tr("As the system"), SYSTEM), *((name, code) for code, name in LANGUAGES.items())]
        self.language = _choice(languages, settings.language)
        self.language.currentIndexChanged.connect(self._set_language)
        for title, field in (
            (tr("Theme:"), self.theme),
            (tr("Verdict colours:"), self.palette_choice),
            ("", preview),
            ("", self.own_font),
            ("", self.font_choice),
            (tr("Text size:"), self.text_size),
            ("", self.live),
            (tr("Language:"), self.language),
        ):
            _add(form, title, field)
        told = tr(
            "A new language is shown from the next start on. It is that of the window: the texts that are "
            "checked, the rationales, the facts and the reports are in English."
        )
        note = label(told, "caption")
        note.setAlignment(Qt.AlignmentFlag.AlignTop)
        form.addRow("", note)
        return page

    def _knowledge(self) -> QWidget:
        page, form = _page()
        form.addRow(label(tr("What judges the texts now:"), "strong"))
        for title, lines in installed_lines(self._window.settings.method):
            _add(form, f"{title}:", label("\n".join(lines)))
        return page

    def _privacy(self) -> QWidget:
        window, settings = self._window, self._window.settings
        page, form = _page()
        self.network = QCheckBox(tr("Allow the network"))
        self.network.setChecked(settings.network)
        self.network.toggled.connect(lambda allowed: setattr(settings, "network", allowed))
        form.addRow(self.network)
        form.addRow(
            label(
                tr(
                    "Off: the program makes no connection at all. On: it may fetch what you ask for, such as "
                    "a model that you choose. Your text is never sent, but to a server that you enter "
                    "yourself under Language models and methods."
                ),
                "caption",
            )
        )
        folder = str(window.data_dir)
        place = label(folder)
        place.setAccessibleName(tr("Data folder: {folder}").format(folder=folder))
        show = button(tr("Open the folder"))
        show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(folder)))
        row = QHBoxLayout()
        row.addWidget(place, 1)
        row.addWidget(show, 0, Qt.AlignmentFlag.AlignTop)
        form.addRow(label(tr("Data folder: drafts, settings and the unpacked knowledge"), "strong"))
        form.addRow(row)
        form.addRow(label(tr("To put it elsewhere, start the program with --data-dir FOLDER."), "caption"))
        return page

    def _set_font(self) -> None:
        self._window.set_text_font(
            self.font_choice.currentFont().family() if self.own_font.isChecked() else ""
        )

    def _set_language(self) -> None:
        self._window.settings.language = self.language.currentData()


def _points(size: float) -> str:
    return f"{number(size, 0 if size.is_integer() else 1)} pt"


def _page() -> tuple[QWidget, QFormLayout]:
    page = QWidget()
    form = QFormLayout(page)
    form.setContentsMargins(16, 16, 16, 16)
    form.setHorizontalSpacing(16)
    form.setVerticalSpacing(10)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return page, form


def _add(form: QFormLayout, title: str, field: QWidget) -> None:
    if title and not field.accessibleName():
        field.setAccessibleName(title.rstrip(":"))
    words = label(title, wrap=False)
    words.setBuddy(field)  # what a screen reader on Linux calls a box
    form.addRow(words, field)


def _choice(entries: Sequence[tuple[str, object]], chosen: object) -> QComboBox:
    """A box to choose from: what is shown, and the value it stands for."""
    box = QComboBox()
    for text, value in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, next((row for row, (_, value) in enumerate(entries) if value == chosen), 0)))
    return box
