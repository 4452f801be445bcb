"""A checker in a process of its own: its work does not slow this one, and its crash does not end it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from claimver_core.errors import Cancelled, CheckerStopped, ClaimVerError
from claimver_core.linking.choices import Choices
from claimver_core.processes.child import Child, ChildEnded, ChildNotStarted
from claimver_core.processes.messages import ChildFault
from claimver_core.processes.resending import MENTIONS, NO_CLAIMS, RESULTS, Receiver
from claimver_core.types import ClaimResult, Progress, Report
from claimver_core.verification.method import Method

FACT_CHECKER = "claimver_core.checker:FactChecker"
_WORKER = "claimver_core.processes.checker_worker"
_CLOSING = 0.5  # seconds that the process may take to close what it has open


class CheckerProcess:
    """A ``FactChecker`` that works elsewhere. One thread owns it.

    ``maker`` names what makes the checker in the process, as "module:name", and is called there with
    ``arguments``. The process starts with the first call, and a call after it ended starts another; whatever
    asks for it raises CheckerStopped when it ends in the middle of that, and Cancelled when ``cancelled()``
    says so, at once.
    """

    def __init__(self, maker: str = FACT_CHECKER, *arguments: object) -> None:
        self._make = (maker, arguments)
        self._child: Child | None = None
        self._checks = 0
        self._held = 0  # the number of the check that ``_last`` is of
        self._last: Report | None = None

    @property
    def pid(self) -> int | None:
        """The process that checks now."""
        return self._child.pid if self._child is not None and self._child.alive else None

    def load(
        self,
        progress: Callable[[Progress], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        """See ``FactChecker.load``."""
        self._ask("load", on_piece=progress, cancelled=cancelled)

    def use(self, method: Method, cancelled: Callable[[], bool] | None = None) -> None:
        """See ``FactChecker.use``. It waits for work that was cancelled and has not ended yet."""
        self._ask("use", method, cancelled=cancelled)

    def check(
        self,
        text: str,
        *,
        name: str = "text",
        choices: Choices | None = None,
        progress: Callable[[Progress], None] | None = None,
        on_result: Callable[[ClaimResult], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Report:
        """See ``FactChecker.check``. What has not changed since the check before is the same object."""
        last = self._last
        results = Receiver(RESULTS, last.results if last else ())
        mentions = Receiver(MENTIONS, last.mentions if last else ())
        no_claims = Receiver(NO_CLAIMS, last.no_claims if last else ())

        def take(piece: Any) -> None:
            if not isinstance(piece, Progress):
                for result in results.take(piece):
                    if on_result is not None:
                        on_result(result)
            elif progress is not None:
                progress(piece)

        self._checks += 1
        what = (self._checks, self._held, text, name, dict(choices or {}))
        report, (said_mentions, said_no_claims) = self._ask(
            "check", *what, on_piece=take, cancelled=cancelled
        )
        mentions.take(said_mentions)
        no_claims.take(said_no_claims)
        self._held = self._checks
        self._last = replace(
            report,
            text=text,
            results=tuple(results.items),
            mentions=tuple(mentions.items),
            no_claims=tuple(no_claims.items),
        )
        return self._last

    def lookup(self, cancelled: Callable[[], bool] | None = None) -> Any:
        """See ``FactChecker.lookup``: it reads in this process."""
        said: list[Any] = []
        self._ask("lookup", on_piece=said.append, cancelled=cancelled)
        return said[0]

    def close(self) -> None:
        """Ends the process, and what it started."""
        if self._child is not None:
            end = time.monotonic() + _CLOSING
            with suppress(Cancelled, ChildEnded, ChildFault, ClaimVerError, MemoryError):
                self._child.ask(("close",), cancelled=lambda: time.monotonic() > end)
            self._child.end()
            self._child = None

    def _ask(
        self,
        *request: object,
        on_piece: Callable[[Any], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Any:
        try:
            return self._running(cancelled).ask(request, on_piece, cancelled)
        except ChildEnded as ended:
            self._forget()
            raise _stopped(ended, while_checking=request[0] == "check") from ended

    def _running(self, cancelled: Callable[[], bool] | None) -> Child:
        """The process, with its checker made."""
        if self._child is not None and not self._child.alive:
            self._forget()
        if self._child is None:
            self._child = Child(_WORKER)
            try:
                self._child.ask(("make", *self._make), cancelled=cancelled)
            except BaseException:
                self._forget()
                raise
        return self._child

    def _forget(self) -> None:
        """The process has ended, or is to; the next one knows nothing of what was sent."""
        if self._child is not None:
            self._child.end()
        self._child = self._last = None
        self._held = 0


def _stopped(ended: ChildEnded, *, while_checking: bool) -> CheckerStopped:
    if isinstance(ended, ChildNotStarted):
        return CheckerStopped(
            f"The checker cannot start: {ended.how}.",
            "Free some space or close other programs, and check again.",
        )
    if ended.killed:
        return CheckerStopped(
            "The checker stopped: the system ended it, most likely because memory ran out.",
            "Close other programs, and check again.",
        )
    return CheckerStopped(
        f"The checker stopped: it crashed ({ended.how}).",
        "Check again. If it stops again, try a shorter text."
        if while_checking
        else "Check again. If it stops again, install ClaimVer again.",
        ended.output,
    )
