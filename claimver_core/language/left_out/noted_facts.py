"""The commas of a line that notes what is known of a name: "Ann Lee: born in Ulm, died in Bonn".

So with dashes, "Ann Lee - born in Ulm - died in Bonn".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import is_name
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_DEEDS = frozenset({"VBN", "VBD"})
_THINGS = frozenset({"PROPN", "NOUN", "DET"})
_DASHES = frozenset({"-", "–", "—"})


def noted_facts(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that put a comma for the colon behind the name, or for each of several dashes."""
    ends = {m.span.start: m.span.end for m in mentions if is_name(m)}
    for sentence in doc.sents:
        said = [t for t in sentence if not t.is_space]
        end = ends.get(said[0].idx) if said else None
        rest = [t for t in said if end is not None and t.idx >= end]
        if len(rest) < 3:
            continue
        dashes = [t for t in rest if t.text in _DASHES]
        if rest[0].text == ":":
            marks = rest[:1]
        elif rest[0].text in _DASHES and len(dashes) > 1:
            marks = dashes
        else:
            continue
        if all(_before_deed(mark, sentence.end) for mark in marks):
            for mark in marks:
                before = mark.nbor(-1)
                comma = () if mark == marks[0] and _has_object(mark.nbor(1)) else (",",)
                yield Edit(Span(before.idx + len(before), mark.idx + len(mark)), comma)


def _before_deed(mark: Token, end: int) -> bool:
    """True for the colon of *: born in Ulm*."""
    return mark.i + 2 < end and mark.nbor(1).tag_ in _DEEDS and mark.nbor(1).text.islower()


def _has_object(deed: Token) -> bool:
    """True for *discovered radium*, which the name before it did, and not for *born in Ulm*."""
    return deed.lower_ != "born" and deed.nbor(1).pos_ in _THINGS
