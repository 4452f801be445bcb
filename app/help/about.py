"""About the program: what it is, and the licences of everything that is shipped with it or used by it."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QTabWidget, QVBoxLayout, QWidget

from app import wording
from app.help.licences import libraries, notice
from app.translation import tr


class AboutDialog(QDialog):
    """Three pages of plain text: the program, its libraries, its data and models."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About ClaimVer"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(680, 500)
        self.pages = QTabWidget()
        self.pages.setObjectName("pages")
        self.pages.setAccessibleName(tr("About ClaimVer"))
        self._add(tr("ClaimVer"), wording.ABOUT.format(version=_version()))
        self._add(tr("Data and models"), notice() or tr("The file NOTICE is missing from this installation."))
        lines = [f"{library.name} {library.version}: {library.licence}" for library in libraries()]
        self._add(tr("Libraries"), "\n".join(lines))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for choice in buttons.buttons():
            choice.setIcon(QIcon())
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        column.addWidget(self.pages, 1)
        column.addWidget(buttons)

    def _add(self, title: str, text: str) -> None:
        reading = QPlainTextEdit(text)
        reading.setObjectName("reading")
        reading.setReadOnly(True)
        reading.setTabChangesFocus(True)
        reading.setAccessibleName(title)
        self.pages.addTab(reading, title)


def _version() -> str:
    try:
        return version("claimver")
    except PackageNotFoundError:
        return tr("from the source folder")
