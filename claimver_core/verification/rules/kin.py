"""What the rules ask about the things that a claim names."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from claimver_core.types import Triplet

UNKNOWN = ""
"""The kind of a thing of which nothing tells what it is."""


class Kin(Protocol):
    """What follows from several statements together: ``knowledge.relations.Relations`` answers from the
    knowledge, ``verification.given_kin.GivenKin`` from the evidence given with a claim."""

    def kind(self, qid: str, /) -> str:
        """ "person", "place", "other", or UNKNOWN."""
        ...

    def is_a(self, qid: str, kind: str) -> bool:
        """True when the item is known to be one of the class ``kind``."""
        ...

    def within(self, qid: str, containers: Collection[str]) -> tuple[Triplet, ...] | None:
        """The statements that put ``qid`` inside one of ``containers``, or None."""
        ...

    def apart(self, qid: str, other: str) -> bool:
        """True when two places are known to have nothing in common."""
        ...
