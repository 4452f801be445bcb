"""What every verification method offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from claimver_core.types import Evidence, ModelInfo, Verdict


class Verifier(Protocol):
    """Judges claims against the evidence that is given with them."""

    @property
    def name(self) -> str:
        """The method's name as it stands in settings and in reports, such as "compact"."""
        ...

    @property
    def info(self) -> ModelInfo:
        """The model behind the method, with its hash."""
        ...

    def verify(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[Verdict]:
        """One verdict for each (claim, evidence), in order; raises Cancelled when ``cancelled()`` says so."""
        ...
