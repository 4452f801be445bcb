"""The claims that the user wants no marks for, and the way back."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from claimver_core.types import ClaimResult

Key = tuple[str, str]


class IgnoredClaims(QObject):
    """Remembers ignored claims by their words and what they were read as, so that a new check keeps them."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys: list[Key] = []

    def __contains__(self, result: ClaimResult) -> bool:
        return _key(result) in self._keys

    def __len__(self) -> int:
        return len(self._keys)

    @property
    def keys(self) -> tuple[Key, ...]:
        """Words and context of each ignored claim, in the order they were ignored."""
        return tuple(self._keys)

    def numbers(self, results: Iterable[ClaimResult]) -> frozenset[int]:
        """Which of these claims are ignored."""
        keys = set(self._keys)
        return frozenset(result.index for result in results if _key(result) in keys)

    def ignore(self, result: ClaimResult) -> None:
        """Ignore a claim, wherever the text makes it."""
        if result not in self:
            self._keys.append(_key(result))
            self.changed.emit()

    def restore(self, result: ClaimResult) -> None:
        """Mark a claim again."""
        if result in self:
            self._keys.remove(_key(result))
            self.changed.emit()

    def undo(self) -> None:
        """Mark the claim again that was ignored last."""
        if self._keys:
            self._keys.pop()
            self.changed.emit()

    def set_keys(self, keys: Iterable[Key]) -> None:
        """Ignore these claims and no others: those of another document, or none."""
        self._keys = list(keys)
        self.changed.emit()


def _key(result: ClaimResult) -> Key:
    return result.claim.text, result.claim.context
