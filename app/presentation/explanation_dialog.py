"""Reading how a text was checked: the stages on the left, what one did on the right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.presentation.explanation import explain
from app.style.widgets import fit_width, label
from app.translation import tr
from claimver_core.types import Report


class ExplanationDialog(QDialog):
    """The stages of one report."""

    def __init__(self, report: Report, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stages = explain(report)
        self.setWindowTitle(tr("How this text was checked"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(820, 560)
        self.stages = QListWidget()
        self.stages.setObjectName("choices")
        self.stages.setAccessibleName(tr("Stages"))
        self.stages.addItems([stage.title for stage in self._stages])
        fit_width(self.stages, 190)
        self._purpose = label("", "strong")
        self.reading = QPlainTextEdit()
        self.reading.setObjectName("reading")
        self.reading.setReadOnly(True)
        self.reading.setTabChangesFocus(True)
        self.reading.setAccessibleName(tr("What the stage did"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for choice in buttons.buttons():
            choice.setIcon(QIcon())
        right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(self._purpose)
        right.addWidget(self.reading, 1)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.stages)
        row.addLayout(right, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        column.addLayout(row, 1)
        column.addWidget(buttons)
        self.stages.currentRowChanged.connect(self._show)
        self.stages.setCurrentRow(0)
        self.stages.setFocus()

    def _show(self, row: int) -> None:
        stage = self._stages[row]
        self._purpose.setText(stage.purpose)
        self.reading.setPlainText("\n".join(stage.lines).strip())
