"""JSON Lines: an object a line in, an object a line out, in the same order."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from claimver_core.reports.json_report import to_json


class LineFault(Exception):
    """A line that cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of input: its object, or the ``fault`` that it has."""

    id: Any
    value: dict[str, Any]
    fault: str | None = None


def read_lines() -> Iterator[Line]:
    """The lines of standard input as they come; empty ones are passed over."""
    for number, data in enumerate(sys.stdin.buffer, 1):
        if number == 1:
            data = data.removeprefix(b"\xef\xbb\xbf")
        if data.strip():
            yield _line(data, number)


def write_line(value: dict[str, Any]) -> None:
    sys.stdout.write(to_json(value) + "\n")


def text_of(value: dict[str, Any], key: str) -> str:
    """The text under ``key``. Raises LineFault when it is missing, no text or not valid Unicode."""
    text = value.get(key)
    if not isinstance(text, str):
        raise LineFault(f"“{key}” is missing" if text is None else f"“{key}” is not a text")
    return checked_text(text, key)


def checked_text(text: str, what: str) -> str:
    """``text`` itself; raises LineFault for half of a surrogate pair, which no UTF-8 can hold."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise LineFault(
            f"“{what}” is not valid Unicode: half of a surrogate pair at {error.start}"
        ) from error
    return text


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON value")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(f"{digits} is too large a number")
    return number


def _line(data: bytes, number: int) -> Line:
    try:
        value = json.loads(data.decode("utf-8"), parse_constant=_refuse, parse_float=_finite)
    except UnicodeDecodeError as error:
        return Line(
            None, {}, f"line {number} is not valid UTF-8: byte {error.start} is 0x{data[error.start]:02x}"
        )
    except json.JSONDecodeError as error:
        return Line(None, {}, f"line {number} is not JSON: {error.msg} at character {error.pos + 1}")
    except (ValueError, RecursionError) as error:  # a number of too many digits; too deep a nesting
        return Line(None, {}, f"line {number} is not usable JSON: {error}")
    if not isinstance(value, dict):
        return Line(None, {}, f"line {number} is not a JSON object")
    return Line(value.get("id"), value)
