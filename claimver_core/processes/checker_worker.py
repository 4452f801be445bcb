"""The process that checks: ``python -m claimver_core.processes.checker_worker``.

Requests are tuples of the name of a method of ``_Worker`` and its arguments; the first is ``make``.
"""

from __future__ import annotations

import faulthandler
import gc
import pkgutil
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from claimver_core.linking.choices import Choices
from claimver_core.processes.resending import MENTIONS, NO_CLAIMS, RESULTS, Moved, Sender
from claimver_core.processes.serving import Say, serve
from claimver_core.types import ClaimResult, Mention, NoClaim, Progress, Report
from claimver_core.verification.method import Method

_EXPENDABLE = 500
_INTERVAL = 0.05  # seconds between two pieces of the same stage
_MOST = 50  # results in one piece

Stop = Callable[[], bool]
Parts = tuple[list[Mention | Moved], list[NoClaim | Moved]]


class _Worker:
    """Has the checker. ``_number`` is that of the last check that came to its end, ``_last`` its report."""

    def __init__(self) -> None:
        self._checker: Any = None
        self._number = 0
        self._last: Report | None = None

    def handle(self, request: tuple[Any, ...], say: Say, cancelled: Stop) -> Any:
        return getattr(self, request[0])(say, cancelled, *request[1:])

    def make(self, _say: Say, _cancelled: Stop, maker: str, arguments: tuple[object, ...]) -> None:
        """``maker`` is "module:name" of what makes the checker."""
        self._checker = pkgutil.resolve_name(maker)(*arguments)

    def load(self, say: Say, cancelled: Stop) -> None:
        self._checker.load(_Telling(say).progress, cancelled)
        gc.freeze()  # what is loaded stays: the collector need not walk through it with each check

    def use(self, _say: Say, _cancelled: Stop, method: Method) -> None:
        self._checker.use(method)

    def lookup(self, say: Say, _cancelled: Stop) -> None:
        """Said, and not answered, since this end of it is closed again."""
        lookup = self._checker.lookup()
        say(lookup)
        lookup.close()

    def check(
        self, say: Say, cancelled: Stop, number: int, held: int, text: str, name: str, choices: Choices
    ) -> tuple[Report, Parts]:
        """``held`` is the number of the check whose report the asker still has. Text and lists are left out
        of the report: the results are said as they come, the other lists stand beside it."""
        before = self._last if held == self._number else None
        grown = len(text) - len(before.text) if before else 0
        telling = _Telling(say, Sender(RESULTS, before.results if before else (), grown))
        report = self._checker.check(
            text,
            name=name,
            choices=choices,
            progress=telling.progress,
            on_result=telling.result,
            cancelled=cancelled,
        )
        telling.tell()
        mentions = Sender(MENTIONS, before.mentions if before else (), grown)
        no_claims = Sender(NO_CLAIMS, before.no_claims if before else (), grown)
        for mention in report.mentions:
            mentions.add(mention)
        for no_claim in report.no_claims:
            no_claims.add(no_claim)
        self._number, self._last = number, report
        bare = replace(report, text="", results=(), mentions=(), no_claims=())
        return bare, (mentions.take(), no_claims.take())

    def close(self, _say: Say, _cancelled: Stop) -> None:
        self._checker.close()


class _Telling:
    """Says how far the work is, and its results, in pieces that are neither too many nor too large."""

    def __init__(self, say: Say, results: Sender[ClaimResult] | None = None) -> None:
        self._say = say
        self._results = results
        self._step: Progress | None = None
        self._stage = ""
        self._when = 0.0
        self._waiting = 0

    def progress(self, step: Progress) -> None:
        self._step = step
        if step.stage != self._stage or time.monotonic() - self._when >= _INTERVAL:
            self.tell()

    def result(self, result: ClaimResult) -> None:
        assert self._results is not None
        self._results.add(result)
        self._waiting += 1
        if self._waiting >= _MOST or time.monotonic() - self._when >= _INTERVAL:
            self.tell()

    def tell(self) -> None:
        """Say what was not said yet."""
        if self._results is not None and (parts := self._results.take()):
            self._say(parts)
        if self._step is not None:
            self._say(self._step)
            self._stage = self._step.stage
        self._step, self._waiting, self._when = None, 0, time.monotonic()


if __name__ == "__main__":
    faulthandler.enable()
    serve(_Worker().handle, expendable=_EXPENDABLE, nice=True)
