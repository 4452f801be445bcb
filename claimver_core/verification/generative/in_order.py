"""Passes answers on as they come, and in order of the text also where one of them has to be asked again."""

from __future__ import annotations

from collections.abc import Callable

from claimver_core.verification.generative.answer import Answer


class InOrder:
    """Once an answer is held back, all later ones are, until ``finish``."""

    def __init__(self, on_answer: Callable[[Answer], None]) -> None:
        self._on_answer = on_answer
        self._held: list[Answer] = []

    def add(self, answer: Answer, sound: bool) -> None:
        """Passes a sound answer on at once, unless others wait before it."""
        if sound and not self._held and answer.verdict is not None:
            self._on_answer(answer)
        else:
            self._held.append(answer)

    def finish(self, settled: Callable[[Answer], Answer]) -> None:
        """Passes on what was held back, each as ``settled`` makes it."""
        for answer in sorted(self._held, key=lambda answer: answer.claim.span.start):
            self._on_answer(settled(answer))
        self._held = []
