"""What the generative methods have in common: whom they ask, and what that cost."""

from __future__ import annotations

from claimver_core.types import ModelInfo, PromptInfo, Usage
from claimver_core.verification.generative.asking import Asker


class AskedMethod:
    """A method over an ``Asker``."""

    name: str

    def __init__(self, asker: Asker) -> None:
        self.asker = asker

    @property
    def info(self) -> ModelInfo:
        """The model that is asked."""
        return self.asker.generator.info

    @property
    def usage(self) -> Usage:
        return self.asker.usage

    @property
    def prompts(self) -> tuple[PromptInfo, ...]:
        return self.asker.prompts

    @property
    def runs_on(self) -> str:
        return self.asker.generator.runs_on

    def start(self) -> None:
        """Counts calls and tokens anew."""
        self.asker.start()
