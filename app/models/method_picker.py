"""Chooses how claims are judged."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QFrame, QVBoxLayout, QWidget

from app.models import words
from app.style.widgets import label
from app.translation import tr
from claimver_core.verification.method import METHODS, Method


class MethodPicker(QFrame):
    """A list of methods, with what the chosen one does; those that lack a model cannot be chosen."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("inside")
        self._list = QComboBox()
        self._list.setAccessibleName(tr("How claims are judged"))
        for name in METHODS:
            self._list.addItem(words.METHODS[name][0], name)
        self._list.activated.connect(lambda _index: self._choose())
        self._does = label("", "caption")
        self._lacks = label(words.NO_MODEL, "caption")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(label(tr("How claims are judged"), "section"))
        column.addWidget(self._list, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._does)
        column.addWidget(self._lacks)

    @property
    def names(self) -> list[str]:
        """The methods that can be chosen now."""
        model = self._items
        return [self._list.itemData(row) for row in range(self._list.count()) if model.item(row).isEnabled()]

    def show_method(self, method: Method, model_here: bool) -> None:
        """The method in force, and whether there is a model to ask."""
        for row in range(self._list.count()):
            generative = Method(self._list.itemData(row)).generative
            self._items.item(row).setEnabled(not generative or model_here or method.server is not None)
        self._list.setCurrentIndex(self._list.findData(method.name))
        self._does.setText(words.METHODS[method.name][1])
        self._lacks.setVisible(not model_here and method.server is None)

    @property
    def _items(self) -> QStandardItemModel:
        items = self._list.model()
        assert isinstance(items, QStandardItemModel)
        return items

    def _choose(self) -> None:
        self.chosen.emit(self._list.currentData())
