"""What goes into a generative method for a text, and what comes out of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from claimver_core.evidence_text import evidence_texts
from claimver_core.types import (
    Claim,
    Evidence,
    Mention,
    ModelInfo,
    Opinion,
    PromptInfo,
    Triplet,
    Usage,
    Verdict,
)
from claimver_core.verification.selection import nearest


@dataclass(frozen=True, slots=True)
class Prepared:
    """A claim as the language stage found it, with the triplets retrieved for it, the nearest first."""

    claim: Claim
    triplets: tuple[Triplet, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a model made of one claim.

    ``verdict`` None means that it gave no valid answer, so that the compact verifier has to judge.
    ``triplets`` are the retrieved ones that it goes by.
    """

    claim: Claim
    verdict: Verdict | None
    triplets: tuple[Triplet, ...] = ()
    rationale: str = ""
    without_evidence: Opinion | None = None


class GenerativeMethod(Protocol):
    """A method that asks a language model. One owner thread."""

    @property
    def name(self) -> str: ...

    @property
    def info(self) -> ModelInfo: ...

    @property
    def usage(self) -> Usage: ...

    @property
    def prompts(self) -> tuple[PromptInfo, ...]: ...

    @property
    def runs_on(self) -> str: ...

    def start(self) -> None:
        """Counts calls and tokens anew."""
        ...

    def verify(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[Verdict | None]:
        """One verdict for each (claim, evidence), in order; None where the model gave no valid answer."""
        ...

    def judge(
        self,
        text: str,
        prepared: Sequence[Prepared],
        mentions: Sequence[Mention],
        on_answer: Callable[[Answer], None],
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        """Judges the claims of ``text``; answers come in order of the text, each as soon as it is sure."""
        ...


_PIECES = 24
_WORDS = 700


def readable(claim: str, evidence: Evidence) -> tuple[list[int], list[str]]:
    """The evidence that a model is given: its indexes and texts, the nearest where there is too much."""
    texts = evidence_texts(evidence)
    kept = nearest(claim, texts, pieces=_PIECES, words=_WORDS) if texts else []
    return kept, [texts[place] for place in kept]


def shared_triplets(prepared: Sequence[Prepared], most: int) -> tuple[Triplet, ...]:
    """The triplets of several claims, each once and at most so many: the nearest of every claim first."""
    found: dict[Triplet, None] = {}
    for rank in range(max((len(each.triplets) for each in prepared), default=0)):
        found.update(dict.fromkeys(each.triplets[rank] for each in prepared if rank < len(each.triplets)))
    return tuple(found)[:most]
