"""Small building blocks that every panel uses."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.wording import breakable

_SIZES = {
    "title": 1.25,
    "caption": 0.9,
    "section": 0.9,
    "id": 0.85,
    "former": 0.85,
    "good": 0.9,
    "caution": 0.9,
    "bad": 0.9,
    "badge": 0.85,
}
_FRAME = 48  # border, scroll bar and the room round the words of a list


def label(text: str = "", role: str = "", *, wrap: bool = True) -> QLabel:
    """A label that shows plain text only, in the size and colour of its role."""
    widget = QLabel()
    widget.setTextFormat(Qt.TextFormat.PlainText)
    widget.setText(breakable(text))
    widget.setWordWrap(wrap)
    widget.setProperty("role", role)
    if role in _SIZES:
        font = QFont(widget.font())
        font.setPointSizeF(font.pointSizeF() * _SIZES[role])
        font.setBold(role == "badge")
        widget.setFont(font)
    widget.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    if wrap:
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        widget.setSizePolicy(policy)
    return widget


def button(text: str, role: str = "", *, name: str = "") -> QPushButton:
    """A push button; ``name`` is what a screen reader says when the text does not say enough."""
    widget = QPushButton(text)
    widget.setProperty("role", role)
    widget.setAccessibleName(name or text)
    widget.setIconSize(QSize(18, 18))
    if role in _SIZES:
        font = QFont(widget.font())
        font.setPointSizeF(font.pointSizeF() * _SIZES[role])
        widget.setFont(font)
    widget.setAutoDefault(False)
    return widget


def frame(name: str, spacing: int = 8, margins: tuple[int, int, int, int] = (14, 12, 14, 12)) -> QFrame:
    """A framed area with a vertical layout; ``name`` is its style ("card", "box", "inside")."""
    widget = QFrame()
    widget.setObjectName(name)
    layout = QVBoxLayout(widget)
    layout.setSpacing(spacing)
    layout.setContentsMargins(*margins)
    return widget


def rule() -> QFrame:
    """A hairline."""
    line = QFrame()
    line.setObjectName("rule")
    return line


class DownwardScroll(QScrollArea):
    """Scrolls up and down alone, and asks for the width that its page needs."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self._page = page
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)

    def minimumSizeHint(self) -> QSize:
        width = self._page.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def clear(layout: QBoxLayout) -> None:
    """Remove and delete every widget in a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def fit_width(view: QAbstractItemView, least: int) -> None:
    """Make ``view`` as wide as the words of its first column need, and at least ``least`` pixels."""
    view.setFixedWidth(max(least, view.sizeHintForColumn(0) + _FRAME))


def restyle(widget: QWidget) -> None:
    """Apply the style sheet anew after a property it depends on has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
