"""JSON Lines: reads a line into an object, or says what is wrong with it."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any


class LineFault(Exception):
    """A line that cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of input: its object, or the ``fault`` that it has."""

    id: Any
    value: dict[str, Any]
    fault: str | None = None
    number: int = 0


def parse_lines(lines: Iterable[bytes]) -> Iterator[Line]:
    """The lines as they come, numbered from 1; empty ones are passed over."""
    for number, data in enumerate(lines, 1):
        if number == 1:
            data = data.removeprefix(b"\xef\xbb\xbf")
        if data.strip():
            yield replace(_line(data, number), number=number)


def text_of(value: dict[str, Any], key: str) -> str:
    """The text under ``key``. Raises LineFault when it is missing, no text or not valid Unicode."""
    text = value.get(key)
    if not isinstance(text, str):
        raise LineFault(f"“{key}” is missing" if text is None else f"“{key}” is not a text")
    return checked_text(text, key)


def list_of(value: dict[str, Any], key: str) -> list[Any]:
    """The list under ``key``, empty when it is missing. Raises LineFault when it is no list."""
    items = value.get(key) or []
    if not isinstance(items, list):
        raise LineFault(f"“{key}” is not a list")
    return items


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
