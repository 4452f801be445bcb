"""A page of the details: a column that scrolls when it is higher than its place."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.style.widgets import clear, label


class _Column(QWidget):
    """As high as its contents are at the width it gets, not at the narrowest they could have."""

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return QSize(0, layout.totalHeightForWidth(self.width()) if layout else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class ScrollPage(QScrollArea):
    """Its contents go into ``column``."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = _Column()
        page.setObjectName("inside")
        self.column = QVBoxLayout(page)
        self.column.setContentsMargins(16, 12, 12, 14)
        self.column.setSpacing(8)
        self.setWidget(page)
        self.viewport().setAutoFillBackground(False)

    def show_now(self) -> None:
        """Show new contents at once; left alone, they come a moment later, after an empty page."""
        for index in range(self.column.count()):
            item = self.column.itemAt(index)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.show()
        self.column.activate()
        QCoreApplication.sendPostedEvents(self.widget(), QEvent.Type.LayoutRequest)

    def show_hint(self, text: str) -> None:
        """A sentence in place of contents."""
        clear(self.column)
        self.column.addStretch(1)
        hint = label(text, "muted")
        hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(hint)
        self.column.addStretch(1)
