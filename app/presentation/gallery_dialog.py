"""Choosing an example text: themes and titles on the left, the text on the right."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPlainTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.presentation.gallery import gallery
from app.style.widgets import button, fit_width
from app.translation import tr

_PATH = Qt.ItemDataRole.UserRole


class GalleryDialog(QDialog):
    """Emits the path of the text that is opened."""

    example_chosen = Signal(Path)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Example texts"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(760, 480)
        self.tree = QTreeWidget()
        self.tree.setObjectName("choices")
        self.tree.setAccessibleName(tr("Example texts by theme"))
        self.tree.setHeaderHidden(True)
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.preview = QPlainTextEdit()
        self.preview.setObjectName("reading")
        self.preview.setReadOnly(True)
        self.preview.setTabChangesFocus(True)
        self.preview.setAccessibleName(tr("The text"))
        self._open = button(tr("Open"), "primary")
        self._open.setDefault(True)
        self._open.clicked.connect(self._choose)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self._open, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        for choice in buttons.buttons():
            choice.setIcon(QIcon())
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.tree)
        row.addWidget(self.preview, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        column.addLayout(row, 1)
        column.addWidget(buttons)
        self._fill()
        self.tree.currentItemChanged.connect(lambda _now, _before: self._show())
        self.tree.itemActivated.connect(lambda _item, _column: self._choose())
        top = self.tree.topLevelItem(0)
        first = top.child(0) if top is not None else None
        if first is not None:
            self.tree.setCurrentItem(first)
        self.tree.setFocus()

    def _fill(self) -> None:
        for theme in gallery():
            top = QTreeWidgetItem([theme.title])
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = top.font(0)
            font.setBold(True)
            top.setFont(0, font)
            self.tree.addTopLevelItem(top)
            for example in theme.examples:
                item = QTreeWidgetItem(top, [example.title])
                item.setData(0, _PATH, str(example.path))
        self.tree.expandAll()
        fit_width(self.tree, 240)

    def _path(self) -> Path | None:
        item = self.tree.currentItem()
        path = item.data(0, _PATH) if item is not None else None
        return Path(path) if path else None

    def _show(self) -> None:
        path = self._path()
        try:
            text = path.read_text(encoding="utf-8") if path is not None else ""
        except OSError as error:
            text = tr("This text cannot be read: {reason}.").format(reason=error.strerror)
        self.preview.setPlainText(text)
        self._open.setEnabled(path is not None)

    def _choose(self) -> None:
        path = self._path()
        if path is not None:
            self.example_chosen.emit(path)
            self.accept()
