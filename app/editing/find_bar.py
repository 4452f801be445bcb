"""Finds words in the text: how often they stand there, the next and the previous place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from app.style import icons
from app.style.theme import LIGHT, Theme
from app.style.widgets import button, label
from app.translation import number, tr

_MOST = 2000  # places that are counted and shown
_RECOUNT_MS = 150
_FAINT = 110  # of 255: how strongly the places that are not shown are tinted


class FindBar(QFrame):
    """Hidden until it is opened; Escape closes it and goes back to the text."""

    def __init__(self, editor: QPlainTextEdit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("findBar")
        self.setAccessibleName(tr("Find in the text"))
        self._editor = editor
        self._theme = LIGHT
        self._places: list[int] = []
        self._words = QLineEdit()
        self._words.setPlaceholderText(tr("Find in the text"))
        self._words.setAccessibleName(tr("Words to find"))
        self._words.setClearButtonEnabled(True)
        self._words.installEventFilter(self)
        self._count = label("", "muted", wrap=False)
        widest = tr("{number} of {total}").format(number=number(_MOST), total=number(_MOST))
        self._count.setMinimumWidth(self.fontMetrics().horizontalAdvance(widest))
        self._case = button("Aa", "quiet", name=tr("Match upper and lower case"))
        self._case.setCheckable(True)
        self._case.setToolTip(tr("Match upper and lower case"))
        self._previous = button("", "quiet", name=tr("Previous place"))
        self._next = button("", "quiet", name=tr("Next place"))
        self._close = button("", "quiet", name=tr("Close the find bar"))
        self._previous.setToolTip(tr("Previous place (Shift+F3)"))
        self._next.setToolTip(tr("Next place (F3)"))
        self._close.setToolTip(tr("Close (Esc)"))
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 5, 6, 5)
        row.setSpacing(4)
        row.addWidget(self._words, 1)
        for part in (self._count, self._case, self._previous, self._next, self._close):
            row.addWidget(part)
        self._recount = QTimer(self, singleShot=True, interval=_RECOUNT_MS)
        self._recount.timeout.connect(self._search)
        self._words.textChanged.connect(lambda _text: self._search(go=True))
        self._case.toggled.connect(lambda _on: self._search(go=True))
        self._previous.clicked.connect(lambda: self.step(-1))
        self._next.clicked.connect(lambda: self.step(1))
        self._close.clicked.connect(self.close_bar)
        editor.textChanged.connect(lambda: None if self.isHidden() else self._recount.start())
        self.hide()

    def open_bar(self) -> None:
        """Show the bar, with the words that are selected in the text."""
        chosen = self._editor.textCursor().selectedText()
        self.show()
        if chosen and "\u2029" not in chosen:
            self._words.setText(chosen)
        self._words.selectAll()
        self._words.setFocus()
        self._search()

    def close_bar(self) -> None:
        """Hide the bar and go back to the text, where the place found stays selected."""
        self.hide()
        self._editor.setExtraSelections([])
        self._editor.setFocus()

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) place, round the end; opens the bar when there is nothing to
        find."""
        if self.isHidden() or not self._words.text():
            self.open_bar()
            return
        self._search()
        if not self._places:
            return
        cursor = self._editor.textCursor()
        if by > 0:
            ahead = [place for place in self._places if place >= cursor.selectionEnd()]
            self._go(ahead[0] if ahead else self._places[0])
        else:
            behind = [place for place in self._places if place < cursor.selectionStart()]
            self._go(behind[-1] if behind else self._places[-1])

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for part, name in ((self._previous, "up"), (self._next, "down"), (self._close, "close")):
            part.setIcon(icons.icon(name, theme.text, theme.muted))
            part.setIconSize(QSize(16, 16))
        if not self.isHidden():
            self._search()

    @property
    def count_text(self) -> str:
        """What the bar says of the places found."""
        return self._count.text()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            escape = event.key() == Qt.Key.Key_Escape
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if event.type() == QEvent.Type.ShortcutOverride and (escape or enter):
                event.accept()  # before the window takes them for the check
                return True
            if event.type() == QEvent.Type.KeyPress and escape:
                self.close_bar()
                return True
            if event.type() == QEvent.Type.KeyPress and enter:
                self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
                return True
        return super().eventFilter(watched, event)

    def _search(self, *, go: bool = False) -> None:
        """Find all places anew; ``go`` selects the one at the cursor or behind it."""
        self._places = self._find_all()
        if go and self._places:
            start = self._editor.textCursor().selectionStart()
            self._go(next((place for place in self._places if place >= start), self._places[0]))
        self._show_places()

    def _find_all(self) -> list[int]:
        words, document = self._words.text(), self._editor.document()
        flags = QTextDocument.FindFlag(0)
        if self._case.isChecked():
            flags |= QTextDocument.FindFlag.FindCaseSensitively
        places: list[int] = []
        cursor = document.find(words, 0, flags) if words else QTextCursor()
        while not cursor.isNull() and len(places) < _MOST:
            places.append(cursor.selectionStart())
            cursor = document.find(words, cursor, flags)
        return places

    def _go(self, place: int) -> None:
        cursor = self._cursor(place)
        self._editor.setTextCursor(cursor)
        self._editor.ensureCursorVisible()
        self._show_places()

    def _cursor(self, place: int) -> QTextCursor:
        cursor = self._editor.textCursor()
        cursor.setPosition(place)
        length = len(self._words.text().encode("utf-16-le")) // 2
        cursor.setPosition(place + length, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _show_places(self) -> None:
        words, found = self._words.text(), len(self._places)
        here = self._editor.textCursor().selectionStart()
        place = self._places.index(here) + 1 if here in self._places else 0
        total = number(found) + ("+" if found == _MOST else "")
        if not words:
            self._count.setText("")
        elif not found:
            self._count.setText(tr("Not found"))
        elif place:
            self._count.setText(tr("{number} of {total}").format(number=number(place), total=total))
        else:
            self._count.setText(tr("{number} found").format(number=total))
        for part in (self._previous, self._next):
            part.setEnabled(bool(found))
        colours = QTextCharFormat()  # fainter than the selection, which marks the place that is shown
        ground = QColor(self._theme.selection)
        ground.setAlpha(_FAINT)
        colours.setBackground(ground)
        shown = []
        for place in self._places:
            selection = QTextEdit.ExtraSelection()
            selection.cursor = self._cursor(place)  # type: ignore[attr-defined]
            selection.format = colours  # type: ignore[attr-defined]
            shown.append(selection)
        self._editor.setExtraSelections(shown)
