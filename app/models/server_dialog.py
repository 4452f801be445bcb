"""Which server is asked in place of a language model on this computer."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from app.models import words
from app.style.widgets import label
from app.translation import tr
from claimver_core.errors import UsageError
from claimver_core.verification.method import Server


class ServerDialog(QDialog):
    """``server`` is the one that was entered, once the dialog was accepted. One that is not this computer
    can only be chosen by ticking that texts may be sent there."""

    def __init__(self, known: Server | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Ask a server"))
        self.server: Server | None = None
        self.address = _field(known.address if known else "", tr("Address"), words.SERVER_EXAMPLE)
        self.model = _field(known.model if known else "", tr("Model"), tr("the server's first"))
        self.key = _field(
            known.key_variable if known else "", tr("Environment variable with the key"), tr("none")
        )
        self.allow = QCheckBox(tr("My texts may be sent to this server."))
        self._warning = label("", "former")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.use = self._buttons.addButton(tr("Use this server"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.use.setProperty("role", "primary")
        for each in self._buttons.buttons():
            each.setIcon(QIcon())
        self._compose()
        self.address.textChanged.connect(lambda _text: self.allow.setChecked(False))
        for field in (self.address, self.model, self.key):
            field.textChanged.connect(lambda _text: self._judge())
        self.allow.toggled.connect(lambda _on: self._judge())
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._judge()

    def _compose(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(8)
        for title, field in (
            (tr("Address:"), self.address),
            (tr("Model:"), self.model),
            (tr("Key:"), self.key),
        ):
            form.addRow(title, field)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 16)
        column.setSpacing(12)
        column.addWidget(label(tr("Ask a server"), "title"))
        column.addWidget(label(words.SERVER_INTRODUCTION, "muted"))
        column.addLayout(form)
        column.addWidget(label(words.SERVER_KEY, "caption"))
        column.addWidget(self._warning)
        column.addWidget(self.allow)
        column.addStretch(1)
        column.addWidget(self._buttons)
        self.resize(560, 370)

    def _judge(self) -> None:
        """Says what is to be known of what was entered, and whether it can be used."""
        warning = ""
        try:
            self.server = Server(
                self.address.text().strip(), self.model.text().strip(), self.key.text().strip()
            )
            if not self.server.local:
                warning = words.SENT.format(host=self.server.host)
        except UsageError as error:
            self.server = None
            warning = str(error) if self.address.text().strip() else ""
        self._warning.setText(warning)
        self._warning.setVisible(bool(warning))
        elsewhere = self.server is not None and not self.server.local
        self.allow.setVisible(elsewhere)
        self.use.setEnabled(self.server is not None and (not elsewhere or self.allow.isChecked()))


def _field(text: str, name: str, otherwise: str) -> QLineEdit:
    """A line to fill in; ``otherwise`` stands in it as long as it is empty."""
    field = QLineEdit(text)
    field.setAccessibleName(name)
    field.setPlaceholderText(otherwise)
    return field
