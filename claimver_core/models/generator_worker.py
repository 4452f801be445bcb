"""The process that a language model runs in: ``python -m claimver_core.models.generator_worker``.

It reads requests from standard input and answers on standard output, a JSON object a line; ``wire.py`` says
what is in them. It ends with its input, so that no model outlives the program.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import sys
import threading
from pathlib import Path
from typing import IO, Any

from claimver_core.errors import Cancelled, ClaimVerError
from claimver_core.models.llama_generator import LlamaGenerator
from claimver_core.models.wire import generation_to_json, piece_to_json, request_from_json


def main() -> None:
    """Serves until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which cancels
    _be_first_to_go()
    answers = _own_output()
    asked: queue.Queue[dict[str, Any]] = queue.Queue()
    cancelled: set[int] = set()
    threading.Thread(target=_listen, args=(asked, cancelled), daemon=True).start()
    worker = _Worker(answers, cancelled)
    while True:
        worker.answer(asked.get())


class _Worker:
    def __init__(self, answers: IO[str], cancelled: set[int]) -> None:
        self._answers = answers
        self._cancelled = cancelled
        self._generator: LlamaGenerator | None = None

    def answer(self, message: dict[str, Any]) -> None:
        """Does what the message asks, and says so or why not."""
        number = int(message["id"])
        try:
            self._say(number, done=self._do(number, message))
        except Cancelled:
            self._say(number, cancelled=True)
        except ClaimVerError as error:
            self._say(
                number, error={"kind": type(error).__name__, "what": error.what, "remedy": error.remedy}
            )
        except ValueError as error:  # a grammar that llama.cpp cannot read
            what = f"The language model cannot be asked: {error}."
            self._say(number, error={"kind": "ModelFailed", "what": what, "remedy": ""})
        except MemoryError:
            what = "There is not enough memory to run the model."
            self._say(number, error={"kind": "ModelFailed", "what": what, "remedy": "Close other programs."})

    def _do(self, number: int, message: dict[str, Any]) -> Any:
        if "load" in message:
            options = dict(message["load"])
            self._generator = generator = LlamaGenerator(Path(options.pop("path")), **options)
            return {"name": generator.name, "context": generator.context, "runs_on": generator.runs_on}
        assert self._generator is not None, "a model is loaded first"
        if "count" in message:
            return self._generator.count(message["count"])
        return generation_to_json(
            self._generator.generate(
                request_from_json(message["generate"]),
                lambda piece: self._say(number, piece=piece_to_json(piece)),
                lambda: number in self._cancelled,
            )
        )

    def _say(self, number: int, **what: Any) -> None:
        self._answers.write(json.dumps({"id": number, **what}) + "\n")
        self._answers.flush()


def _listen(asked: queue.Queue[dict[str, Any]], cancelled: set[int]) -> None:
    """Takes cancellations at once, also while the model reads; everything else waits its turn."""
    for line in sys.stdin:
        message = json.loads(line)
        if "cancel" in message:
            cancelled.add(int(message["cancel"]))
        else:
            asked.put(message)
    os._exit(0)  # the program is gone, and llama.cpp may be in the middle of something


def _own_output() -> IO[str]:
    """Standard output for the answers alone: what a library prints goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="ascii", newline="\n")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _be_first_to_go() -> None:
    """When memory runs out, Linux shall end this process before the program with the user's text."""
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("800", encoding="ascii")


if __name__ == "__main__":
    main()
