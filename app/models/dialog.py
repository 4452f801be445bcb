"""The dialog of the language models: how claims are judged, what is here, and what can be fetched."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from app import dialogs
from app.banner import Banner
from app.core_words import size_words
from app.models import words
from app.models.card import Action, ModelCard, installed_card, offered_card, server_card
from app.models.machine_words import machine_line
from app.models.manager import IMPORT, ModelManager
from app.models.method_picker import MethodPicker
from app.models.server_dialog import ServerDialog
from app.style.theme import Theme
from app.style.widgets import DownwardScroll, button, clear, frame, label
from app.translation import tr
from claimver_core.errors import UsageError
from claimver_core.models.manager.hub import endpoint
from claimver_core.models.manager.installed import InstalledModel
from claimver_core.models.manager.overview import Offer, Overview
from claimver_core.verification.method import Server

_TICK = 1000  # milliseconds between two looks at how long a download will take
_Button = QMessageBox.StandardButton


class ModelsDialog(QDialog):
    """Shows what a ModelManager knows, and passes on what the user wants. ``cards`` are by model."""

    def __init__(self, manager: ModelManager, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._manager = manager
        self.cards: dict[str, ModelCard] = {}
        self.setWindowTitle(tr("Language models"))
        self.resize(760, 720)
        self.banner = Banner()
        self.banner.set_theme(theme)
        self.picker = MethodPicker()
        self.allow = QCheckBox(words.ALLOW)
        self._network = label("", "caption")
        self._machine = label("", "caption")
        self._list = QVBoxLayout()
        self._import = button(tr("Import a file…"))
        self._server = button(tr("Ask a server…"))
        self._compose()
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self._tell_progress)
        self._connect()
        self._tell_network()
        self._machine.setText(tr("Looking at what is here…"))
        self._show_method()
        if manager.overview is not None:
            self._show(manager.overview)
        manager.refresh()

    def _compose(self) -> None:
        box = frame("box", 4)
        inner = box.layout()
        assert inner is not None
        inner.addWidget(self.allow)
        inner.addWidget(self._network)
        self._list.setSpacing(8)
        page = QWidget()
        page.setObjectName("inside")
        around = QVBoxLayout(page)
        around.setContentsMargins(4, 4, 8, 4)
        around.setSpacing(12)
        around.addWidget(label(words.INTRODUCTION, "muted"))
        around.addWidget(self.picker)
        around.addWidget(box)
        around.addWidget(self._machine)
        around.addLayout(self._list)
        around.addStretch(1)
        self._scroll = DownwardScroll(page)
        self._scroll.setAccessibleName(tr("Language models"))
        self._scroll.setFocusProxy(self.picker)
        close = button(tr("Close"))
        close.clicked.connect(self.accept)
        below = QHBoxLayout()
        below.addWidget(self._import)
        below.addWidget(self._server)
        below.addStretch(1)
        below.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 16)
        column.setSpacing(12)
        column.addWidget(label(tr("Language models"), "title"))
        column.addWidget(self.banner)
        column.addWidget(self._scroll, 1)
        column.addLayout(below)

    def _connect(self) -> None:
        manager = self._manager
        manager.changed.connect(self._show)
        manager.progressed.connect(lambda _name: self._tell_progress())
        manager.ended.connect(lambda _name, _here: self._tell_progress())
        manager.failed.connect(lambda error: self.banner.show_message("error", error.what, error.remedy))
        manager.crashed.connect(self._show_bug)
        manager.method_changed.connect(lambda _method: self._show_known())
        self.picker.chosen.connect(self._choose_method)
        self.picker.votes_chosen.connect(manager.ask_votes)
        self.allow.clicked.connect(self._allow)
        self._import.clicked.connect(self._choose_file)
        self._server.clicked.connect(self._choose_server)

    # What the user wants

    def _allow(self, allowed: bool) -> None:
        self._manager.network_allowed = allowed
        self._tell_network()

    def _choose_method(self, name: str) -> None:
        self._manager.choose_method(name)
        self._show_method()

    def _download(self, name: str) -> None:
        """Asks for the network first, when it is not allowed yet."""
        self.banner.hide()
        if not self._manager.network_allowed:
            answer = dialogs.ask(
                self, words.ASK, words.ALLOWED.format(host=_host()), _Button.Yes | _Button.No, _Button.No
            )
            if answer != _Button.Yes:
                return
            self._allow(True)
        self._manager.download(name)

    def _choose_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, tr("Import a model"), str(Path.home()), tr("GGUF models (*.gguf);;All files (*)")
        )
        if chosen:
            self.add_file(Path(chosen))

    def add_file(self, path: Path) -> None:
        """Asks whether to copy the file, then adds it."""
        self.banner.hide()
        buttons = _Button.Yes | _Button.No | _Button.Cancel
        answer = dialogs.ask(self, words.COPY, words.COPY_DETAIL, buttons, _Button.Yes)
        if answer != _Button.Cancel:
            self._manager.add_file(path, copy=answer == _Button.Yes)

    def _choose_server(self) -> None:
        dialog = ServerDialog(self._manager.method.server, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._manager.use_server(dialog.server))
        dialog.open()

    def _remove(self, model: InstalledModel) -> None:
        self.banner.hide()
        detail = words.REMOVE_OWN if model.own else words.REMOVE_OTHER
        answer = dialogs.ask(
            self,
            words.REMOVE.format(title=model.title),
            detail.format(size=size_words(model.size), path=model.path),
            _Button.Yes | _Button.Cancel,
            _Button.Cancel,
        )
        if answer == _Button.Yes:
            self._manager.remove(model.name)

    def _use(self, name: str) -> None:
        self.banner.hide()
        self._manager.use(name)

    # What is shown

    def showEvent(self, event: QShowEvent) -> None:
        self._tell_network()  # it may have been changed in the settings
        super().showEvent(event)

    def set_theme(self, theme: Theme) -> None:
        self.banner.set_theme(theme)

    def _show_known(self) -> None:
        """Shows anew what was found last."""
        self._tell_network()
        if self._manager.overview is not None:
            self._show(self._manager.overview)

    def _show(self, found: Overview) -> None:
        at = self._scroll.verticalScrollBar().value()
        clear(self._list)
        self.cards = {}
        self._machine.setText(machine_line(found.machine))
        if IMPORT in self._manager.running:
            self._add_cards(tr("Being added"), [self._import_card()])
        server = self._manager.method.server
        if server is not None:
            self._add_cards(tr("On a server"), [self._asked_server(server)])
        self._add_cards(
            tr("On this computer"),
            [self._installed(model, found) for model, _ in found.installed],
            tr("None yet. Everything works without one."),
        )
        self._add_cards(tr("To download"), [self._offered(offer, found) for offer in found.offers])
        self._show_method()
        self._tell_progress()
        QTimer.singleShot(0, self, lambda: self._scroll.verticalScrollBar().setValue(at))

    def _add_cards(self, title: str, cards: Sequence[ModelCard], otherwise: str = "") -> None:
        if not cards and not otherwise:
            return
        if self._list.count():
            self._list.addSpacing(8)
        self._list.addWidget(label(title, "section"))
        if not cards:
            self._list.addWidget(label(otherwise, "caption"))
        for card in cards:
            self.cards[card.name] = card
            self._list.addWidget(card)

    def _asked_server(self, server: Server) -> ModelCard:
        card = server_card(server)
        actions = [
            Action(tr("Change…"), self._choose_server),
            Action(tr("Stop using it"), lambda: self._manager.use_server(None)),
        ]
        card.finish(actions, lambda: None)
        return card

    def _installed(self, model: InstalledModel, found: Overview) -> ModelCard:
        asked = self._manager.method.server is None
        used = asked and found.in_use is not None and found.in_use.name == model.name
        suits = next(suits for each, suits in found.installed if each.name == model.name)
        card = installed_card(model, suits.fit, found.machine, used)
        usable = not model.problem and suits.fit.usable
        actions = [Action(tr("Remove…"), lambda: self._remove(model))]
        if not used:
            actions.append(Action(tr("Use"), lambda: self._use(model.name), main=True, enabled=usable))
        card.finish(actions, lambda: None)
        return card

    def _offered(self, offer: Offer, found: Overview) -> ModelCard:
        name = offer.model.name
        card = offered_card(offer, found.machine, found.recommended == name)
        actions = []
        if offer.partial:
            actions.append(Action(tr("Delete"), lambda: self._manager.discard(name)))
        actions.append(
            Action(
                tr("Go on") if offer.partial else tr("Download"),
                lambda: self._download(name),
                main=bool(offer.partial) or found.recommended == name,
                enabled=offer.suits.fit.usable,
            )
        )
        card.finish(actions, lambda: self._manager.cancel(name))
        return card

    def _import_card(self) -> ModelCard:
        card = ModelCard(IMPORT, tr("Your file"), [])
        card.finish([], lambda: self._manager.cancel(IMPORT))
        return card

    def _show_method(self) -> None:
        found = self._manager.overview
        self.picker.show_method(self._manager.method, found is not None and found.in_use is not None)

    def _tell_network(self) -> None:
        allowed = self._manager.network_allowed
        self.allow.setChecked(allowed)
        server = self._manager.method.server
        if allowed:
            told = words.ALLOWED.format(host=_host())
        elif server is not None and not server.local:
            told = words.NOT_ALLOWED_BUT_SERVER.format(host=server.host)
        else:
            told = words.NOT_ALLOWED
        self._network.setText(told)

    def _tell_progress(self) -> None:
        """The progress of all jobs, now and every second while one runs."""
        running, now = self._manager.running, time.monotonic()
        if (IMPORT in running) != (IMPORT in self.cards) and self._manager.overview is not None:
            self._show_known()
            return
        for name, card in self.cards.items():
            card.show_running(running.get(name), now)
        self._import.setEnabled(IMPORT not in running)
        if running and not self._timer.isActive():
            self._timer.start()
        elif not running:
            self._timer.stop()

    def _show_bug(self, trace: str) -> None:
        self.banner.show_message(
            "error",
            tr("A fault in ClaimVer stopped this."),
            tr("Copy the details if you want to report the fault."),
            action=tr("Details…"),
            run=lambda: dialogs.TextDialog(tr("Details of the fault"), trace, self, copy=True).open(),
        )


def _host() -> str:
    """The hub that downloads come from."""
    try:
        return urlsplit(endpoint()).netloc
    except UsageError as error:
        return error.what
