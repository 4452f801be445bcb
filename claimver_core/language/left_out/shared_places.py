"""The place that two participles share: "was born and raised in Ulm", "lived and died in Vienna"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import is_name
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_FIRST = words("born lived died educated raised buried married")
_SECOND = words(
    "raised bred educated schooled died worked buried baptised baptized brought lived taught trained"
)
_IN = words("in at")


def shared_places(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that say the place behind the second of two participles behind the first, too."""
    named = {mention.span.start: mention for mention in mentions if is_name(mention)}
    for first in doc:
        if first.lower_ not in _FIRST or first.i + 4 >= len(doc):
            continue
        joint, second, into = doc[first.i + 1], doc[first.i + 2], doc[first.i + 3]
        if into.lower_ == "up" and first.i + 5 < len(doc):
            into = into.nbor(1)
        if joint.lower_ != "and" or second.lower_ not in _SECOND or into.lower_ not in _IN:
            continue
        place = named.get(_start(into))
        if place is not None:
            end = first.idx + len(first)
            yield Edit(Span(end, end), (f" {into.lower_} ", place))


def _start(into: Token) -> int:
    """Where the name behind "in" or "in the" begins."""
    behind = into.nbor(1)
    return behind.nbor(1).idx if behind.lower_ == "the" and behind.i + 1 < len(behind.doc) else behind.idx
