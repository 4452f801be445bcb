"""Every message the program can end in, split by whose fault it is.

``ClaimVerError`` and its children are expected: a full disk, a damaged file, a wrong argument.
Their text says what happened and what to do next, and each knows its exit status. Anything else
that is raised is a bug.
"""

from __future__ import annotations

from collections.abc import Callable


class Cancelled(Exception):
    """The user asked to stop; never shown as an error."""


def stop_if(cancelled: Callable[[], bool] | None) -> None:
    """Raises Cancelled when ``cancelled()`` says so."""
    if cancelled is not None and cancelled():
        raise Cancelled


class ClaimVerError(Exception):
    """An expected failure: ``what`` happened, and the ``remedy`` a user can try."""

    exit_status = 1

    def __init__(self, what: str, remedy: str = "") -> None:
        super().__init__(f"{what} {remedy}".strip())
        self.what = what
        self.remedy = remedy


class UnreadableText(ClaimVerError):
    """The input could not be read as text."""


class ModelFailed(ClaimVerError):
    """A language model crashed, ran out of memory or could not be reached; what else was checked stands."""


class CheckerStopped(ClaimVerError):
    """The process that checks ended in the middle of its work; ``trace`` is what it wrote of that."""

    def __init__(self, what: str, remedy: str = "", trace: str = "") -> None:
        super().__init__(what, remedy)
        self.trace = trace


class ResourceError(ClaimVerError):
    """A shipped or cached resource is missing or damaged."""

    exit_status = 3


class StorageError(ClaimVerError):
    """The data folder cannot be written, or the disk is full."""

    exit_status = 3


class UsageError(ClaimVerError):
    """The program was called with arguments it does not understand."""

    exit_status = 2
