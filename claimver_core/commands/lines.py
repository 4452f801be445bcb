"""JSON Lines: an object a line in, an object a line out, in the same order."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from claimver_core.json_lines import Line, LineFault, parse_lines, text_of
from claimver_core.reports.json_report import to_json

__all__ = ["Line", "LineFault", "read_lines", "text_of", "write_line"]


def read_lines() -> Iterator[Line]:
    """The lines of standard input as they come; empty ones are passed over."""
    yield from parse_lines(sys.stdin.buffer)


def write_line(value: dict[str, Any]) -> None:
    sys.stdout.write(to_json(value) + "\n")
