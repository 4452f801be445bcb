"""What goes over the pipes between the program and its children; each message is a pickle of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Request:
    """Asks for something; numbers count up."""

    number: int
    what: Any


@dataclass(slots=True)
class Cancel:
    """The answer to that request is no longer wanted."""

    number: int


@dataclass(slots=True)
class Piece:
    """Comes before the answer to a request."""

    number: int
    value: Any


@dataclass(slots=True)
class Answer:
    """The end of a request."""

    number: int
    value: Any


@dataclass(slots=True)
class Failure:
    """The end of a request that raised an exception."""

    number: int
    error: BaseException


class ChildFault(Exception):
    """Something was raised in a child that nobody expected; its text is the traceback there."""

    @property
    def last_line(self) -> str:
        """What was raised, in one line."""
        return str(self).strip().rpartition("\n")[2]
