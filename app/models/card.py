"""One language model in the list: what it is, whether it suits, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from app.core_words import size_words
from app.models import words
from app.models.machine_words import languages_line, parameters_line, suitability_line, use_line
from app.models.manager import Running
from app.style.widgets import button, label
from app.translation import tr
from claimver_core.models.machine import Machine
from claimver_core.models.manager.installed import InstalledModel
from claimver_core.models.manager.memory import Fit
from claimver_core.models.manager.overview import Offer
from claimver_core.verification.method import Server

SERVER = " server"  # the name of the card of a server; no model's name has a space
_STEPS = 1000
_ROLES = {Fit.GPU: "good", Fit.GOOD: "good", Fit.TIGHT: "caution", Fit.TOO_BIG: "bad"}


@dataclass(frozen=True, slots=True)
class Action:
    """A button of a card: its text, what it does, and whether it is the main one."""

    text: str
    run: Callable[[], object]
    main: bool = False
    enabled: bool = True


class ModelCard(QFrame):
    """Shows a model; ``show_running`` puts its progress in place of the buttons."""

    def __init__(self, name: str, title: str, badges: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("box")
        self.setAccessibleName(", ".join([title, *badges]))
        self.name = name
        self._title = title
        self._head = QHBoxLayout()
        self._head.setSpacing(8)
        self._head.addWidget(label(title, "strong", wrap=False))
        for badge in badges:
            self._head.addWidget(label(badge, "badge", wrap=False), 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 10, 12, 12)
        self._column.setSpacing(3)
        self._column.addLayout(self._head)
        self._buttons: list[QWidget] = []
        self._line = label("", "caption")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, _STEPS)
        self._bar.setAccessibleName(tr("Progress of {title}").format(title=title))
        self._cancel = button(tr("Cancel"), name=tr("Cancel {title}").format(title=title))
        self._running = QWidget()
        row = QHBoxLayout(self._running)
        row.setContentsMargins(0, 6, 0, 0)
        row.setSpacing(12)
        beside = QVBoxLayout()
        beside.addWidget(self._line)
        beside.addWidget(self._bar)
        row.addLayout(beside, 1)
        row.addWidget(self._cancel)
        self._running.hide()

    def add_line(self, text: str, role: str = "caption") -> None:
        self._column.addWidget(label(text, role))

    def add_suitability(self, fit: Fit, needed: int, machine: Machine) -> None:
        self.add_line(suitability_line(fit, needed, machine), _ROLES[fit])

    def finish(self, actions: list[Action], cancel: Callable[[], object]) -> None:
        """The last thing: the buttons, and the progress that takes their place."""
        for action in actions:
            made = button(action.text, "primary" if action.main else "")
            made.setAccessibleName(f"{action.text}: {self._title}")
            made.setEnabled(action.enabled)
            made.clicked.connect(lambda _checked=False, run=action.run: run())
            self._head.addWidget(made)
            self._buttons.append(made)
        self._cancel.clicked.connect(lambda _checked=False: cancel())
        self._column.addWidget(self._running)

    def show_running(self, job: Running | None, now: float) -> None:
        """The progress of a job, or the buttons when there is none."""
        self._running.setVisible(job is not None)
        for made in self._buttons:
            made.setVisible(job is None)
        if job is None:
            return
        line = words.progress_line(job.step, job.speed, now)
        self._line.setText(tr("Stopping…") if job.stopping else line)
        self._cancel.setEnabled(not job.stopping)
        self._bar.setRange(0, _STEPS if job.step.total else 0)
        self._bar.setValue(round(_STEPS * job.step.done / job.step.total) if job.step.total else 0)


def facts(size: int, memory: int, licence: str) -> str:
    """The figures of a model in a line."""
    return tr("{size} · needs about {memory} of memory · licence {licence}").format(
        size=size_words(size), memory=size_words(memory), licence=licence or tr("unknown")
    )


def server_card(server: Server) -> ModelCard:
    """The card of the server that is asked in place of a model, without its buttons."""
    card = ModelCard(SERVER, server.address, [tr("In use")])
    card.add_line(
        tr("Model: {name}").format(name=server.model) if server.model else tr("The server's first model")
    )
    if server.local:
        card.add_line(words.SERVER_HERE, "good")
    else:
        card.add_line(words.SENT.format(host=server.host), "caution")
    return card


def installed_card(model: InstalledModel, fit: Fit, machine: Machine, used: bool) -> ModelCard:
    """The card of a model that is here, without its buttons."""
    card = ModelCard(model.name, model.title, [tr("In use")] if used else [])
    card.add_line(facts(model.size, model.memory, model.licence))
    if model.problem:
        card.add_line(model.problem, "bad")
    else:
        card.add_suitability(fit, model.memory, machine)
    card.add_line(tr("From {source}").format(source=model.source))
    return card


def offered_card(offer: Offer, machine: Machine, recommended: bool) -> ModelCard:
    """The card of a model that can be fetched, without its buttons."""
    model = offer.model
    card = ModelCard(model.name, model.title, [tr("Suits this computer best")] if recommended else [])
    figures = facts(model.size, model.memory, model.licence)
    card.add_line(f"{parameters_line(model.parameters)} · {figures}")
    card.add_suitability(offer.suits.fit, model.memory, machine)
    card.add_line(use_line(model.use), "")
    card.add_line(languages_line(model.languages))
    if offer.partial:
        arrived = tr("{done} of {total} have arrived.").format(
            done=size_words(offer.partial.done), total=size_words(offer.partial.size)
        )
        card.add_line(arrived, "strong")
    return card
