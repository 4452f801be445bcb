"""Takes the objects of a list out of a JSON text while it is still being written."""

from __future__ import annotations

import json
from typing import Any

_DECODER = json.JSONDecoder()


class ObjectStream:
    """For a text such as ``{"claims":[{...},{...}]}``. Text that is no such list gives no objects."""

    def __init__(self) -> None:
        self._text = ""
        self._at = -1  # where the next object is looked for; -1 before the list

    def add(self, text: str) -> list[dict[str, Any]]:
        """The objects that this completes."""
        self._text += text
        if "}" not in text:
            return []
        if self._at < 0:
            self._at = self._text.find("[") + 1 or -1
        found: list[dict[str, Any]] = []
        while self._at >= 0 and (start := self._next_object()) >= 0:
            try:
                value, self._at = _DECODER.raw_decode(self._text, start)
            except (ValueError, RecursionError):
                break
            found.append(value)
        return found

    def _next_object(self) -> int:
        """Where the next object begins; -1 where none has begun, or the list has ended."""
        place = self._at
        while place < len(self._text) and self._text[place] in ", \t\r\n":
            place += 1
        return place if self._text[place : place + 1] == "{" else -1
