"""Files that several windows may keep at once: each takes one of its own, by a lock."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile

_SLOTS = 99


class Slot:
    """The first of ``name-1.ending``, ``name-2.ending`` … that nobody holds; those that exist come first, so
    that what a window left behind is found again."""

    def __init__(self, folder: Path, name: str, ending: str) -> None:
        slots = [folder / f"{name}-{number}.{ending}" for number in range(1, _SLOTS + 1)]
        self.path = slots[0]
        for path in sorted(slots, key=lambda path: not path.exists()):
            self._lock = QLockFile(str(path.with_suffix(".lock")))
            self._lock.setStaleLockTime(0)
            if self._lock.tryLock(0):
                self.path = path
                break

    def release(self) -> None:
        """Let another window take it."""
        self._lock.unlock()
