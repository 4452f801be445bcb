"""A language model in a process of its own: what goes wrong there costs the check, and not the program."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from claimver_core.errors import ModelFailed
from claimver_core.models.file_hash import sha256_of
from claimver_core.models.generation import Generation, Piece, Request
from claimver_core.models.gguf_file import read_header
from claimver_core.processes.child import Child, ChildEnded, ChildNotStarted
from claimver_core.processes.messages import ChildFault
from claimver_core.types import ModelInfo

IDLE_SECONDS = 300.0
_WORKER = "claimver_core.models.generator_worker"


class GeneratorProcess:
    """A ``Generator`` over the GGUF file ``path``. Calls from several threads wait for one another.

    The process starts with the first call, and ends after ``idle_seconds`` without one, which gives the
    memory back; the next call starts it again. ``threads``, ``gpu_layers`` and ``context`` are those of
    ``LlamaGenerator``. Raises ResourceError when the file is missing or damaged.
    """

    def __init__(
        self,
        path: Path,
        *,
        threads: int | None = None,
        gpu_layers: int | None = None,
        context: int | None = None,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self.path = path
        self._name = read_header(path).name or path.stem
        self._options = {"threads": threads, "gpu_layers": gpu_layers, "context": context}
        self._idle_seconds = idle_seconds
        self._turn = threading.RLock()
        self._timer: threading.Timer | None = None
        self._process: Child | None = None
        self._loaded: dict[str, Any] = {}

    @property
    def info(self) -> ModelInfo:
        """The model's name and the hash of its file."""
        return ModelInfo(self._name, sha256_of(self.path))

    @property
    def context(self) -> int:
        with self._turn, self._crashes_told():
            self._running(None)
            return int(self._loaded["context"])

    @property
    def runs_on(self) -> str:
        """Where the model runs, or ran last; empty before the first call."""
        return str(self._loaded.get("runs_on", ""))

    @property
    def pid(self) -> int | None:
        """The process that holds the model now."""
        return self._process.pid if self._process is not None and self._process.alive else None

    def count(self, text: str) -> int:
        with self._turn:
            return int(self._ask(text, None, None))

    def generate(
        self,
        request: Request,
        on_piece: Callable[[Piece], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Generation:
        """See ``Generator``."""
        with self._turn:
            generation = self._ask(request, on_piece, cancelled)
            assert isinstance(generation, Generation)
            return generation

    def close(self) -> None:
        """Ends the process. The next call would start it again."""
        with self._turn:
            self._rest()
            if self._process is not None:
                self._process.end()
                self._process = None

    def _ask(
        self,
        what: Request | str,
        on_piece: Callable[[Piece], None] | None,
        cancelled: Callable[[], bool] | None,
    ) -> Any:
        self._rest()
        try:
            with self._crashes_told():
                return self._running(cancelled).ask(what, on_piece, cancelled)
        finally:
            self._timer = threading.Timer(self._idle_seconds, self._end_if_idle)
            self._timer.daemon = True
            self._timer.start()

    def _running(self, cancelled: Callable[[], bool] | None) -> Child:
        """The process with the model loaded."""
        if self._process is None or not self._process.alive:
            self._process = Child(_WORKER)
            options = {"path": self.path, **self._options}
            try:
                self._loaded = self._process.ask(options, None, cancelled)
            except BaseException:
                self._process.end()
                self._process = None
                raise
        return self._process

    @contextmanager
    def _crashes_told(self) -> Iterator[None]:
        """What the process ends with becomes a ModelFailed in words."""
        try:
            yield
        except ChildNotStarted as refused:
            raise ModelFailed(
                f"The model {self._name} cannot start: {refused.how}.",
                "Free some space or close other programs.",
            ) from refused
        except ChildEnded as ended:
            if ended.killed:
                raise ModelFailed(
                    f"The system ended the model {self._name}, most likely because memory ran out.",
                    "Close other programs, or choose a smaller model.",
                ) from ended
            raise self._crashed(ended.how, ended.last_words) from ended
        except ChildFault as fault:
            raise self._crashed("a fault", fault.last_line) from fault

    def _crashed(self, how: str, last_words: str) -> ModelFailed:
        said = f" Its last words: {last_words}" if last_words else ""
        return ModelFailed(
            f"The model {self._name} crashed ({how}).{said}",
            "Try again with a shorter text, with --no-gpu, or with another model.",
        )

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end_if_idle(self) -> None:
        """The timer's: does nothing when a call has begun in the meantime."""
        if self._turn.acquire(blocking=False):
            try:
                if self._timer is threading.current_thread() and self._process is not None:
                    self._process.end()
                    self._process = None
            finally:
                self._turn.release()
