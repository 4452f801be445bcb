"""Chooses how claims are judged."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from app.models import words
from app.style.widgets import label
from app.translation import tr
from claimver_core.verification.method import MAX_VOTES, METHODS, Method


class MethodPicker(QFrame):
    """A list of methods, with what the chosen one does; those that lack a model cannot be chosen."""

    chosen = Signal(str)
    votes_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("inside")
        self._list = QComboBox()
        self._list.setAccessibleName(tr("How claims are judged"))
        for name in METHODS:
            self._list.addItem(words.METHODS[name][0], name)
        self._list.activated.connect(lambda _index: self._choose())
        self.votes = QSpinBox()
        self.votes.setRange(1, MAX_VOTES)
        self.votes.setAccessibleName(tr("How often each question is asked"))
        self.votes.setToolTip(tr("The majority of the answers decides, and how many agree is shown."))
        self.votes.valueChanged.connect(self.votes_chosen)
        self._asked = QWidget()
        self._asked.setObjectName("inside")
        asked = QHBoxLayout(self._asked)
        asked.setContentsMargins(0, 0, 0, 0)
        asked.setSpacing(8)
        asked.addWidget(label(tr("Ask each question"), "caption", wrap=False))
        asked.addWidget(self.votes)
        asked.addWidget(label(tr("times; the majority decides"), "caption", wrap=False))
        self._does = label("", "caption")
        self._lacks = label(words.NO_MODEL, "caption")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(label(tr("How claims are judged"), "section"))
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(self._list)
        row.addWidget(self._asked)
        row.addStretch(1)
        column.addLayout(row)
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
        with QSignalBlocker(self.votes):
            self.votes.setValue(method.votes)
        self._asked.setVisible(method.generative)
        self._does.setText(words.METHODS[method.name][1])
        self._lacks.setVisible(not model_here and method.server is None)

    @property
    def _items(self) -> QStandardItemModel:
        items = self._list.model()
        assert isinstance(items, QStandardItemModel)
        return items

    def _choose(self) -> None:
        self.chosen.emit(self._list.currentData())
