"""Keeps what was looked up, so that each thing is asked for once and many things in one query."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import islice
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Memory(Generic[Key, Value]):
    """Remembers the values of at most ``room`` keys; when it is full the older half goes."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._values: dict[Key, Value] = {}

    def __len__(self) -> int:
        return len(self._values)

    def fetch(
        self, keys: Iterable[Key], load: Callable[[list[Key]], Mapping[Key, Value]], otherwise: Value
    ) -> dict[Key, Value]:
        """The value of each key; those not yet known come from one call of ``load``.

        ``otherwise`` is the value of a key for which ``load`` has none; that is remembered too.
        """
        values = self._values
        found: dict[Key, Value] = {}
        missing: list[Key] = []
        for key in keys:
            if key in found:
                continue
            if key in values:
                found[key] = values[key]
            else:
                found[key] = otherwise
                missing.append(key)
        if missing:
            loaded = load(missing)
            for key in missing:
                found[key] = loaded.get(key, otherwise)
            kept = missing[-self._room :]
            excess = len(values) + len(kept) - self._room
            if excess > 0:
                for key in list(islice(values, max(excess, len(values) // 2))):
                    del values[key]
            for key in kept:
                values[key] = found[key]
        return found
