"""The language models as the window knows them: what there is, what is being done, and which is in use."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.models.speed import Speed
from app.models.work import Work
from app.settings import Settings
from claimver_core.models.machine import this_machine
from claimver_core.models.manager.catalogue import catalogue_model
from claimver_core.models.manager.download import Download
from claimver_core.models.manager.import_file import import_file
from claimver_core.models.manager.installed import InstalledModels
from claimver_core.models.manager.overview import Overview, overview
from claimver_core.types import Progress
from claimver_core.verification.method import CLAIMVER, COMPACT, Method, Server

LOOK, IMPORT, CHOOSE = " look", " import", " choose"  # jobs that are no model's; no model's name has a space


@dataclass(slots=True)
class Running:
    """A download or an import under way."""

    step: Progress
    speed: Speed = field(default_factory=Speed)
    stopping: bool = False


class ModelManager(QObject):
    """Does everything off the window's thread, and tells by signals what has changed."""

    changed = Signal(object)  # Overview
    progressed = Signal(str)  # the name of a job in ``running``
    failed = Signal(object)  # ClaimVerError
    crashed = Signal(str)  # traceback
    ended = Signal(str, bool)  # the name of a download or an import, and whether it is here now
    method_changed = Signal(object)  # Method

    def __init__(self, data_dir: Path, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._models = InstalledModels(data_dir)
        self._settings = settings
        self._work = Work(self)
        self._again = False
        self.running: dict[str, Running] = {}
        self.overview: Overview | None = None
        self._work.progress.connect(self._on_progress)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self._work.cancelled.connect(self._on_end)
        self._work.crashed.connect(self._on_crashed)

    # What there is

    def refresh(self) -> None:
        """Looks at what there is; ``changed`` tells."""
        looking = self._work.start(LOOK, lambda _tell, _stop: overview(self._models, this_machine()))
        self._again = not looking

    @property
    def network_allowed(self) -> bool:
        return self._settings.network

    @network_allowed.setter
    def network_allowed(self, allowed: bool) -> None:
        self._settings.network = allowed
        if not allowed:
            for name in list(self.running):
                if name != IMPORT:
                    self.cancel(name)

    @property
    def method(self) -> Method:
        return self._settings.method

    def choose_method(self, name: str) -> None:
        """From the next check on, claims are judged by this method. A generative one asks the model in use;
        without one nothing changes."""
        method = self.method
        used = self._models.in_use()
        if method.server is None and name != COMPACT:
            if used is None:
                return
            method = replace(method, model=used.path)
        self._set_method(replace(method, name=name))

    def ask_votes(self, votes: int) -> None:
        """From the next check on, each question is asked so often."""
        self._set_method(replace(self.method, votes=votes))

    def use_server(self, server: Server | None) -> None:
        """Generative methods ask this server from now on; None: the model in use, as far as there is one."""
        method = self.method
        if server is not None:
            name = method.name if method.generative else CLAIMVER
            self._set_method(replace(method, name=name, model=None, server=server))
            return
        used = self._models.in_use()
        name = method.name if used is not None else COMPACT
        self._set_method(replace(method, name=name, server=None, model=used.path if used else None))

    # What is to be done

    def download(self, name: str) -> None:
        """Fetches a model of the catalogue, or goes on with it; only when downloads are allowed."""
        if not self.network_allowed:
            return
        model = catalogue_model(name)
        if self._work.start(name, lambda tell, stop: Download(model, self._models).run(tell, stop)):
            self.running[name] = Running(Progress("Asking the hub", 0, 0))
            self.progressed.emit(name)

    def add_file(self, path: Path, *, copy: bool) -> None:
        """Adds a file that the user has."""
        started = self._work.start(
            IMPORT,
            lambda tell, stop: import_file(path, self._models, copy=copy, progress=tell, cancelled=stop),
        )
        if started:
            self.running[IMPORT] = Running(Progress("Checking", 0, 0))
            self.progressed.emit(IMPORT)

    def cancel(self, name: str) -> None:
        """Stops a download or an import; what was fetched stays."""
        if name in self.running:
            self.running[name].stopping = True
            self._work.cancel(name)
            self.progressed.emit(name)

    def discard(self, name: str) -> None:
        """Deletes what has arrived of a model."""
        download = Download(catalogue_model(name), self._models)
        self._work.start(CHOOSE, lambda _tell, _stop: download.discard())

    def remove(self, name: str) -> None:
        self._work.start(CHOOSE, lambda _tell, _stop: self._models.remove(name))

    def use(self, name: str) -> None:
        """Generative methods ask this model from now on, and no server; it is examined first."""
        if self.method.server is not None:
            self.use_server(None)
        self._work.start(CHOOSE, lambda _tell, _stop: self._models.use(name))

    def stop(self) -> None:
        """The window closes: nothing goes on."""
        self._work.cancel_all()

    # What comes back

    def _on_progress(self, name: str, step: Progress) -> None:
        job = self.running.get(name)
        if job is not None:
            if step.stage != job.step.stage:
                job.speed = Speed()
            job.step = step
            job.speed.add(step.done, time.monotonic())
            self.progressed.emit(name)

    def _on_done(self, name: str, result: object) -> None:
        if name == LOOK:
            assert isinstance(result, Overview)
            self.overview = result
            self._follow(result)
            self.changed.emit(result)
            if self._again:
                self.refresh()
            return
        self._on_end(name, here=True)

    def _on_failed(self, name: str, error: object) -> None:
        self._on_end(name)
        self.failed.emit(error)

    def _on_crashed(self, name: str, trace: str) -> None:
        self._on_end(name)
        self.crashed.emit(trace)

    def _on_end(self, name: str, here: bool = False) -> None:
        if self.running.pop(name, None) is not None:
            self.ended.emit(name, here)
        if name != LOOK:
            self.refresh()

    def _follow(self, found: Overview) -> None:
        """The method asks the model in use, and goes back to the small verifier when there is none."""
        method = self.method
        if not method.generative or method.server is not None:
            return
        path = found.in_use.path if found.in_use else None
        if path is None:
            self._set_method(replace(method, name=COMPACT, model=None))
        elif path != method.model:
            self._set_method(replace(method, model=path))

    def _set_method(self, method: Method) -> None:
        if method != self.method:
            self._settings.method = method
            self.method_changed.emit(method)
