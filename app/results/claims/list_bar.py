"""Above the list of claims: a field for words to filter by, and the order."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QIcon, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QWidget

from app.results.claims.filters import Order
from app.style import icons
from app.style.theme import Theme
from app.style.widgets import button
from app.translation import tr

_DELAY_MS = 120
_NAMES = {
    Order.TEXT: (tr("Order in the text"), tr("First to last"), tr("Last to first")),
    Order.VERDICT: (tr("Verdict"), tr("Contradicted first"), tr("Supported first")),
    Order.CONFIDENCE: (tr("Confidence"), tr("Highest first"), tr("Lowest first")),
    Order.TMS: (tr("Triplet match (TMS)"), tr("Highest first"), tr("Lowest first")),
}
_SHORT = {
    Order.TEXT: tr("Order"),
    Order.VERDICT: tr("Verdict"),
    Order.CONFIDENCE: tr("Confidence"),
    Order.TMS: tr("TMS"),
}
_HIGHEST_FIRST = (Order.CONFIDENCE, Order.TMS)


class _WordsField(QLineEdit):
    """Escape empties it; when it is empty already, Escape is for the window."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class ListBar(QWidget):
    """Tells, a moment after the last key, which words are wanted, and at once which order."""

    words_changed = Signal(str)
    order_changed = Signal(object, bool)  # Order, whether descending

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("inside")
        self.field = _WordsField()
        self.field.setPlaceholderText(tr("Filter by words"))
        self.field.setAccessibleName(tr("Filter the claims by words"))
        self.field.setClearButtonEnabled(True)
        self.field.setMaxLength(200)
        self._search = self.field.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        self._timer = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._timer.timeout.connect(lambda: self.words_changed.emit(self.field.text()))
        self.field.textChanged.connect(lambda _text: self._timer.start())
        self.order_button = button("", "menu")
        self.order_button.setMenu(self._order_menu())
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.order_button)
        self._show_order(Order.TEXT, False)

    def _order_menu(self) -> QMenu:
        menu = QMenu(self)
        self._orders = QActionGroup(menu)
        for order, (title, *directions) in _NAMES.items():
            menu.addSection(title)
            for descending, words in zip(
                (order in _HIGHEST_FIRST, order not in _HIGHEST_FIRST), directions, strict=True
            ):
                action = QAction(words, menu, checkable=True)
                action.setData((order, descending))
                self._orders.addAction(action)
                menu.addAction(action)
        self._orders.triggered.connect(lambda action: self.set_order(*action.data()))
        return menu

    def set_order(self, order: Order, descending: bool) -> None:
        """Sort by ``order``."""
        self._show_order(order, descending)
        self.order_changed.emit(order, descending)

    def clear_words(self) -> None:
        """Forget the words at once."""
        self.field.clear()
        self._timer.stop()
        self.words_changed.emit("")

    def set_theme(self, theme: Theme) -> None:
        self._search.setIcon(icons.icon("search", theme.muted))
        self.order_button.setIcon(icons.icon("sort", theme.text))

    def _show_order(self, order: Order, descending: bool) -> None:
        for action in self._orders.actions():
            action.setChecked(action.data() == (order, descending))
            if action.isChecked():
                said = tr("Sorted by: {order}, {direction}").format(
                    order=_NAMES[order][0], direction=action.text()
                )
                self.order_button.setToolTip(said)
                self.order_button.setAccessibleName(said)
        self.order_button.setText(_SHORT[order])
