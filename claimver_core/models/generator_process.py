"""A language model in a process of its own: what goes wrong there costs the check, and not the program."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import claimver_core
from claimver_core.errors import Cancelled, ClaimVerError, ModelFailed, ResourceError
from claimver_core.models.file_hash import sha256_of
from claimver_core.models.generation import Generation, Piece, Request
from claimver_core.models.gguf_file import read_header
from claimver_core.models.wire import generation_from_json, piece_from_json, request_to_json
from claimver_core.types import ModelInfo

IDLE_SECONDS = 300.0
_POLL = 0.03  # seconds between two looks at whether the user wants to stop
_WORKER = "claimver_core.models.generator_worker"
_ERRORS: dict[str, type[ClaimVerError]] = {"ResourceError": ResourceError}
_SMALLER = "Close other programs, or choose a smaller model."


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
        self._process: _Process | None = None
        self._loaded: dict[str, Any] = {}

    @property
    def info(self) -> ModelInfo:
        """The model's name and the hash of its file."""
        return ModelInfo(self._name, sha256_of(self.path))

    @property
    def context(self) -> int:
        with self._turn:
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
            return int(self._ask({"count": text}, None, None))

    def generate(
        self,
        request: Request,
        on_piece: Callable[[Piece], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Generation:
        """See ``Generator``."""
        with self._turn:
            return generation_from_json(
                self._ask({"generate": request_to_json(request)}, on_piece, cancelled)
            )

    def close(self) -> None:
        """Ends the process. The next call would start it again."""
        with self._turn:
            self._rest()
            if self._process is not None:
                self._process.end()
                self._process = None

    def _ask(
        self,
        message: dict[str, Any],
        on_piece: Callable[[Piece], None] | None,
        cancelled: Callable[[], bool] | None,
    ) -> Any:
        self._rest()
        try:
            return self._running(cancelled).ask(message, on_piece, cancelled)
        finally:
            self._timer = threading.Timer(self._idle_seconds, self._end_if_idle)
            self._timer.daemon = True
            self._timer.start()

    def _running(self, cancelled: Callable[[], bool] | None) -> _Process:
        """The process with the model loaded."""
        if self._process is None or not self._process.alive:
            self._process = _Process(self._name)
            options = {"path": str(self.path), **self._options}
            try:
                self._loaded = self._process.ask({"load": options}, None, cancelled)
            except BaseException:
                self._process.end()
                self._process = None
                raise
        return self._process

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


class _Process:
    """The child with its pipes."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._number = 0
        self._log: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed in ``end``
        package = str(Path(claimver_core.__file__).resolve().parents[1])
        path = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH")]))
        self._child = subprocess.Popen(
            [sys.executable, "-P", "-m", _WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            env={**os.environ, "PYTHONPATH": path},
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self.pid = self._child.pid
        self._answers: queue.Queue[dict[str, Any] | None] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def alive(self) -> bool:
        return self._child.poll() is None

    def ask(
        self,
        message: dict[str, Any],
        on_piece: Callable[[Piece], None] | None,
        cancelled: Callable[[], bool] | None,
    ) -> Any:
        """The answer to a message. Raises Cancelled, ModelFailed and what the worker raised."""
        self._number += 1
        self._send({"id": self._number, **message})
        while True:
            if cancelled is not None and cancelled():
                self._send({"cancel": self._number})
                raise Cancelled
            try:
                answer = self._answers.get(timeout=_POLL if cancelled is not None else None)
            except queue.Empty:
                continue
            if answer is None:
                raise self._crashed()
            if answer["id"] != self._number:  # of a call that was cancelled
                continue
            if "piece" in answer:
                if on_piece is not None:
                    on_piece(piece_from_json(answer["piece"]))
            elif "done" in answer:
                return answer["done"]
            elif "error" in answer:
                error = answer["error"]
                raise _ERRORS.get(error["kind"], ModelFailed)(error["what"], error["remedy"])

    def end(self) -> None:
        """Ends the child at once."""
        self._child.kill()
        self._child.wait()
        with suppress(OSError):
            if self._child.stdin is not None:
                self._child.stdin.close()
        self._log.close()

    def _send(self, message: dict[str, Any]) -> None:
        assert self._child.stdin is not None
        with suppress(OSError):  # a child that is gone; the answers tell
            self._child.stdin.write(json.dumps(message).encode("ascii") + b"\n")
            self._child.stdin.flush()

    def _listen(self) -> None:
        assert self._child.stdout is not None
        with self._child.stdout as stream:
            for line in stream:
                try:
                    self._answers.put(json.loads(line))
                except ValueError:  # it crashed in the middle of a line
                    break
        self._answers.put(None)

    def _crashed(self) -> ModelFailed:
        code = self._child.wait()
        if code == -getattr(signal, "SIGKILL", 9):
            return ModelFailed(
                f"The system ended the model {self._name}, most likely because memory ran out.", _SMALLER
            )
        how = signal.Signals(-code).name if code < 0 else f"status {code}"
        self._log.seek(0)
        lines = self._log.read().decode("utf-8", "replace").strip().splitlines()
        said = f" Its last words: {lines[-1].strip()}" if lines else ""
        return ModelFailed(
            f"The model {self._name} crashed ({how}).{said}",
            "Try again with a shorter text, with --no-gpu, or with another model.",
        )
