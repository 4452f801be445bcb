"""Opens the page of an item or a property in the browser: only when asked, and after showing the address."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QIcon
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from app.style.widgets import button
from app.translation import tr
from app.wording import one_line, with_id

_ITEM = re.compile(r"Q[1-9]\d{0,18}")
_PROPERTY = re.compile(r"P[1-9]\d{0,9}")


def address(identifier: str) -> str | None:
    """Where Wikidata shows an item or a property; None for what is no identifier."""
    if _ITEM.fullmatch(identifier):
        return f"https://www.wikidata.org/wiki/{identifier}"
    if _PROPERTY.fullmatch(identifier):
        return f"https://www.wikidata.org/wiki/Property:{identifier}"
    return None


def ask_and_open(parent: QWidget, label: str, identifier: str) -> None:
    """Show the address, and open it if the user agrees. The box may also copy it."""
    page = address(identifier)
    if page is None:
        return
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(tr("Open in the browser"))
    box.setIcon(QMessageBox.Icon.Question)
    box.setTextFormat(Qt.TextFormat.PlainText)
    asked = tr("Open the Wikidata page of {name} in your browser?")
    box.setText(asked.format(name=with_id(one_line(label)[:80], identifier)))
    told = tr(
        "Your browser will connect to wikidata.org and so tell it which page you read. "
        "ClaimVer itself connects to nothing."
    )
    box.setInformativeText(f"{page}\n\n{told}")
    opening = box.addButton(tr("Open"), QMessageBox.ButtonRole.AcceptRole)
    copying = box.addButton(tr("Copy the address"), QMessageBox.ButtonRole.ActionRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)
    for choice in box.buttons():
        choice.setIcon(QIcon())
    opening.clicked.connect(lambda: QDesktopServices.openUrl(QUrl(page)))
    copying.clicked.connect(lambda: QGuiApplication.clipboard().setText(page))
    box.open()


def id_button(label: str, identifier: str) -> QPushButton:
    """A Q- or P-id that offers its page when it is pressed."""
    name = tr("{name}, {id}: open in the browser…").format(name=one_line(label), id=identifier)
    widget = button(identifier, "id", name=name)
    page = address(identifier)
    widget.setEnabled(page is not None)
    widget.setToolTip(tr("Open in the browser: {page}").format(page=page) if page else "")
    widget.setCursor(Qt.CursorShape.PointingHandCursor)
    widget.clicked.connect(lambda: ask_and_open(widget.window(), label, identifier))
    return widget
