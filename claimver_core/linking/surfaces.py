"""The spans of a text that may be mentions, and how they look."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from claimver_core.linking.reading import Case
from claimver_core.types import Span


class Shape(StrEnum):
    """How a span looks."""

    NAME = "name"
    TAG = "tag"  # a hashtag or handle
    COMMON = "common"  # a common noun


@dataclass(frozen=True, slots=True, eq=False)
class Surface:
    """A span that may be a mention: tokens ``[start, end)``, and its names, the written one first.

    ``left`` and ``right`` tell that the neighbouring word looks like part of the same name, ``opening`` that
    the span begins a sentence, where a capital means nothing, and ``common`` that each word is a common one.
    ``slip`` tells that the names are not those written, but what they may be misspelt for.
    Two surfaces are never equal: a span may be both a name and a common noun.
    """

    start: int
    end: int
    span: Span
    text: str
    names: tuple[str, ...]
    shape: Shape
    case: Case
    left: bool = False
    right: bool = False
    titled: bool = False
    opening: bool = False
    common: bool = False
    slip: bool = False

    @property
    def name(self) -> str:
        """The name as it is looked up first; the text itself where nothing is looked up."""
        return self.names[0] if self.names else self.text

    @property
    def words(self) -> int:
        return self.end - self.start


class Piece(NamedTuple):
    """A surface before it is known whether the knowledge has its name."""

    start: int
    end: int
    text: str
    names: tuple[str, ...]
    shape: Shape
    case: Case
    opening: bool
    common: bool
