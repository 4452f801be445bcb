"""A process that answers requests over its standard input and output, seen from the program."""

from __future__ import annotations

import os
import pickle
import queue
import runpy
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO, Any

import claimver_core
from claimver_core.errors import Cancelled
from claimver_core.processes.messages import Cancel, Failure, Piece, Request

_POLL = 0.03  # seconds between two looks at whether the user wants to stop
_PATIENCE = 5.0  # seconds for a process to end whose pipe has broken
_AS_CHILD = "--run-module"


class ChildEnded(Exception):
    """The process ended before it answered: ``killed`` by the system or a user, or else ``how`` in a word.

    ``output`` is what it wrote for people, its last words at the end.
    """

    def __init__(self, killed: bool, how: str, output: str) -> None:
        super().__init__(how)
        self.killed = killed
        self.how = how
        self.output = output

    @property
    def last_words(self) -> str:
        """The last line of its output."""
        return self.output.strip().rpartition("\n")[2].strip()


class ChildNotStarted(ChildEnded):
    """The system had no room for the process or for what it writes: ``how`` is the reason."""

    def __init__(self, how: str) -> None:
        super().__init__(False, how, "")


class Child:
    """Runs ``module``, which serves requests (processes.serving). One thread at a time may ask.

    It ends with this process, however that ends. Raises ChildNotStarted.
    """

    def __init__(self, module: str) -> None:
        self._number = 0
        try:
            with ExitStack() as opened:
                self._log: IO[bytes] = opened.enter_context(tempfile.TemporaryFile())
                self._process = subprocess.Popen(
                    [*_command(), module],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._log,
                    env={**os.environ, "PYTHONPATH": _path()},
                    creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                )
                opened.pop_all()  # the log is closed in ``end``
        except OSError as error:
            raise ChildNotStarted(error.strerror or str(error)) from error
        self.pid = self._process.pid
        self._answers: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._listener = threading.Thread(target=self._listen, name=f"listening to {module}", daemon=True)
        self._listener.start()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def ask(
        self,
        what: object,
        on_piece: Callable[[Any], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Any:
        """The answer to a request; what comes before it goes to ``on_piece``.

        Raises Cancelled, what the answering raised there, and ChildEnded. What ``on_piece`` or ``cancelled``
        raise stops the work as well.
        """
        self._number += 1
        self._send(Request(self._number, what))
        try:
            return self._answer(on_piece, cancelled)
        except BaseException:
            self._send(Cancel(self._number))
            raise

    def _answer(self, on_piece: Callable[[Any], None] | None, cancelled: Callable[[], bool] | None) -> Any:
        while True:
            if cancelled is not None and cancelled():
                raise Cancelled
            try:
                message = self._answers.get(timeout=_POLL if cancelled is not None else None)
            except queue.Empty:
                continue
            if message is None:
                raise self._ended()
            if message.number != self._number:  # of a request that was cancelled
                continue
            if isinstance(message, Failure):
                raise message.error
            if not isinstance(message, Piece):
                return message.value
            if on_piece is not None:
                on_piece(message.value)

    def end(self, patience: float = 0.0) -> None:
        """Ends the process: it may take ``patience`` seconds to do so itself."""
        with suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        self._process.kill()
        self._process.wait()
        self._listener.join(_PATIENCE)  # its pipe is closed, unless a library gave it away
        self._log.close()

    def _send(self, message: Request | Cancel) -> None:
        assert self._process.stdin is not None
        data = pickle.dumps(message)
        with suppress(OSError, ValueError):  # a process that is gone; the answers tell
            self._process.stdin.write(data)
            self._process.stdin.flush()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream, suppress(Exception):  # it ended, maybe in the middle of a word
            while True:
                self._answers.put(pickle.load(stream))
        self._answers.put(None)

    def _ended(self) -> ChildEnded:
        self._answers.put(None)  # for whoever asks again
        try:
            code = self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        self._log.seek(0)
        killed = code == -getattr(signal, "SIGKILL", 9)
        how = (signal.strsignal(-code) or f"signal {-code}") if code < 0 else f"status {code}"
        return ChildEnded(killed, how, self._log.read().decode("utf-8", "replace"))


def run_as_child() -> None:
    """Where the program is one executable file, it is started again to be a child: first of all ask here.

    Returns at once when this process is none.
    """
    if getattr(sys, "frozen", False) and sys.argv[1:2] == [_AS_CHILD]:
        runpy.run_module(sys.argv[2], run_name="__main__")
        sys.exit()


def _command() -> list[str]:
    return [sys.executable, _AS_CHILD] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m"]


def _path() -> str:
    """The child finds what this process finds."""
    package = str(Path(claimver_core.__file__).resolve().parents[1])
    return os.pathsep.join(dict.fromkeys([package, *filter(None, sys.path)]))
