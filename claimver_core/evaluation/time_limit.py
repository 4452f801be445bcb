"""Stops what takes too long, so that one slow question does not hold up a comparison."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

_LOOK = 0.02
"""Seconds by the clock between two looks at the processor's time, which its own timer makes coarse."""


class TookTooLong(Exception):
    """More time was used than is given."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises TookTooLong in the block after so many seconds of the processor's time.

    It stops code in Python alone. Where the system has no such timer (Windows), and outside the main thread,
    nothing is stopped.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    end = time.process_time() + seconds

    def look(_signal: int, _frame: object) -> None:
        if time.process_time() > end:
            raise TookTooLong

    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, _LOOK, _LOOK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
