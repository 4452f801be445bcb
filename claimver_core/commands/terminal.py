"""What the subcommands share: progress, messages, Ctrl-C, and output that is written whole or not at all."""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import IO, Any

from claimver_core.errors import StorageError, UsageError
from claimver_core.types import Progress

MAX_WIDTH = 110


def positive_number(argument: str) -> int:
    """The number that an option gives; argparse reports what is none."""
    if not argument.isascii() or not argument.isdigit() or not 1 <= int(argument[:9]) <= 1000:
        raise argparse.ArgumentTypeError(f"{argument!r} is not a whole number from 1 to 1000")
    return int(argument)


def note(message: str) -> None:
    """A message to the user, on standard error."""
    print(f"claimver: {message}", file=sys.stderr, flush=True)


def terminal_width() -> int:
    return min(shutil.get_terminal_size((100, 24)).columns, MAX_WIDTH)


def wants_colour(stream: IO[str]) -> bool:
    """Colour on a terminal, unless NO_COLOR is set (https://no-color.org) or the terminal is dumb."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def prepare_streams() -> None:
    """Results in UTF-8 with bare line feeds when they go to a file or a pipe; a terminal keeps its own
    encoding, in which no character can raise."""
    for stream, errors in ((sys.stdout, "strict"), (sys.stderr, "backslashreplace")):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is None:
            continue
        if stream.isatty():
            reconfigure(errors="replace")
        else:
            reconfigure(encoding="utf-8", errors=errors, newline="\n")


def speaks_unicode(stream: IO[str]) -> bool:
    """Whether the signs of the verdicts can be written in the stream's encoding."""
    try:
        "✓✗“”".encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


@contextlib.contextmanager
def stop_on_interrupt() -> Iterator[Callable[[], bool]]:
    """Within, the first Ctrl-C turns the given function true, so that a model stops between two steps
    (an exception out of a callback of llama.cpp would be lost); a second Ctrl-C raises as usual."""
    stopped = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stopped.is_set
        return

    def ask(_signal: int, _frame: FrameType | None) -> None:
        if stopped.is_set():
            raise KeyboardInterrupt
        stopped.set()

    previous = signal.signal(signal.SIGINT, ask)
    try:
        yield stopped.is_set
    finally:
        signal.signal(signal.SIGINT, previous)


class ProgressBar:
    """Shows ``Progress`` on standard error, a bar a stage. ``wanted`` None means: when that is a terminal."""

    def __init__(self, wanted: bool | None = None) -> None:
        self._shown = sys.stderr.isatty() if wanted is None else wanted
        self._bar: Any = None
        self._stage = ""
        self.label = ""

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def __call__(self, progress: Progress) -> None:
        if not self._shown:
            return
        from tqdm import tqdm

        stage = f"{self.label}: {progress.stage}" if self.label else progress.stage
        if self._bar is None or stage != self._stage or self._bar.total != progress.total:
            self.clear()
            self._stage = stage
            self._bar = tqdm(
                desc=stage,
                total=progress.total,
                leave=False,
                file=sys.stderr,
                bar_format="{desc}: {percentage:3.0f}% |{bar}| {elapsed}",
            )
        self._bar.update(progress.done - self._bar.n)

    def clear(self) -> None:
        """Takes the bar off the screen, so that results and messages can be written."""
        if self._bar is not None:
            self._bar.close()
            self._bar = None


class ByteBar:
    """Shows ``Progress`` in bytes, with the speed and the time left. ``wanted`` as for ProgressBar."""

    def __init__(self, wanted: bool | None = None) -> None:
        self._shown = sys.stderr.isatty() if wanted is None else wanted
        self._bar: Any = None

    def __enter__(self) -> ByteBar:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()

    def __call__(self, progress: Progress) -> None:
        if not self._shown:
            return
        from tqdm import tqdm

        if self._bar is None or self._bar.desc != f"{progress.stage}: ":
            self.__exit__()
            self._bar = tqdm(
                desc=progress.stage,
                total=progress.total or None,
                initial=progress.done,
                unit="B",
                unit_scale=True,
                leave=False,
                file=sys.stderr,
            )
        self._bar.update(progress.done - self._bar.n)


@contextlib.contextmanager
def output(path: Path | None) -> Iterator[IO[str]]:
    """Where results go: standard output, or ``path``, which changes only when all was written.

    Raises UsageError when the file cannot be made there, StorageError when the disk is full.
    """
    if path is None:
        yield sys.stdout
        sys.stdout.flush()
        return
    target = path.resolve()
    if target.exists() and not target.is_file() and not target.is_dir():  # a pipe or a device
        with target.open("w", encoding="utf-8", newline="\n") as file:
            yield file
        return
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        if target.is_dir():
            raise IsADirectoryError(0, "it is a folder")
        file = part.open("x", encoding="utf-8", newline="\n")
    except OSError as error:
        raise UsageError(f"The file {path} cannot be written: {error.strerror}.") from error
    try:
        with file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, target)
    except OSError as error:
        raise StorageError(f"The file {path} cannot be written: {error.strerror or error}.") from error
    finally:
        part.unlink(missing_ok=True)
