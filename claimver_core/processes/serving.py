"""The inside of a process that answers requests of the program (processes.child)."""

from __future__ import annotations

import contextlib
import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import psutil

from claimver_core.errors import Cancelled, ClaimVerError
from claimver_core.processes.messages import Answer, Cancel, ChildFault, Failure, Piece, Request

Say = Callable[[Any], None]
Handler = Callable[[Any, Say, Callable[[], bool]], Any]


def serve(handler: Handler, *, expendable: int, nice: bool = False) -> None:
    """Answers requests until standard input ends, and ends with it, so that no child outlives the program.

    ``handler(what, say, cancelled)`` returns the answer; what it says goes before. ``expendable`` is 0 to
    1000: when memory runs out, Linux shall end the processes with most of it first, and so spare the one with
    the user's text. A ``nice`` process leaves the processor to others.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which cancels
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(expendable), encoding="ascii")
    if nice:
        with contextlib.suppress(OSError, psutil.Error):
            psutil.Process().nice(psutil.BELOW_NORMAL_PRIORITY_CLASS if os.name == "nt" else 5)
    requests, answers = _own_input(), _own_output()
    asked: queue.SimpleQueue[Request] = queue.SimpleQueue()
    cancelled: set[int] = set()
    threading.Thread(target=_listen, args=(requests, asked, cancelled), daemon=True).start()
    while True:
        request = asked.get()
        _write(answers, _answer(handler, request, answers, cancelled))
        cancelled.discard(request.number)


def _answer(handler: Handler, request: Request, answers: IO[bytes], cancelled: set[int]) -> Answer | Failure:
    number = request.number
    try:
        value = handler(
            request.what,
            lambda piece: _write(answers, Piece(number, piece)),
            lambda: number in cancelled,
        )
        return Answer(number, value)
    except (Cancelled, ClaimVerError) as error:
        return Failure(number, error)
    except MemoryError:
        return Failure(number, MemoryError())
    except Exception:
        return Failure(number, ChildFault(traceback.format_exc()))


def _write(answers: IO[bytes], message: Answer | Piece | Failure) -> None:
    answers.write(pickle.dumps(message))
    answers.flush()


def _listen(requests: IO[bytes], asked: queue.SimpleQueue[Request], cancelled: set[int]) -> None:
    """Takes cancellations at once, also in the middle of work; everything else waits its turn."""
    with contextlib.suppress(Exception):
        while True:
            message = pickle.load(requests)
            if isinstance(message, Cancel):
                cancelled.add(message.number)
            else:
                asked.put(message)
    os._exit(0)  # the program is gone, and a library may be in the middle of something


def _own_input() -> IO[bytes]:
    """Standard input for the requests alone: a library that reads finds nothing."""
    requests = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), sys.stdin.fileno())
    return requests


def _own_output() -> IO[bytes]:
    """Standard output for the answers alone: what a library prints goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers
