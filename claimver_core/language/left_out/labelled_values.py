"""The "is" of a line that names something before a colon and says what it is behind it.

"Capital of France: Paris" and "Einstein's birthplace: Ulm" say "The capital of France is Paris".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import is_name
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_MOST_WORDS = 10
_NOMINAL = frozenset({"NOUN", "PROPN", "CCONJ"})
_VERBAL = frozenset({"VBD", "VBZ", "VBP", "MD", "VB"})


def labelled_values(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that put "is" for the colon, and "The" before "capital of"."""
    starts = {m.span.start for m in mentions if is_name(m)}
    for sentence in doc.sents:
        said = [t for t in sentence if not t.is_space]
        colons = [n for n, t in enumerate(said) if t.text == ":"]
        if len(colons) != 1 or any(t.tag_ in _VERBAL for t in said):
            continue
        label, value = said[: colons[0]], [t for t in said[colons[0] + 1 :] if not t.is_punct]
        if not 3 <= len(label) <= _MOST_WORDS or not 0 < len(value) <= _MOST_WORDS:
            continue
        told = value[0].idx in starts or value[0].like_num or all(t.pos_ in _NOMINAL for t in value)
        if not told or value[0].pos_ == "ADJ":
            continue
        described = _is_described(label, starts)
        if not described and not _is_owned(label, starts):
            continue
        colon = said[colons[0]]
        if described and label[0].lower_ != "the":
            start = label[0].idx
            first = label[0].text
            yield Edit(Span(start, start + len(first)), (f"The {first[:1].lower()}{first[1:]}",))
        yield Edit(Span(label[-1].idx + len(label[-1]), colon.idx + 1), (" is",))


def _is_described(label: Sequence[Token], starts: set[int]) -> bool:
    """True for *capital of France*, which begins with no name."""
    ofs = [n for n, t in enumerate(label) if t.lower_ == "of"]
    named = label[ofs[0] + 1 :] if ofs else []
    if named and named[0].lower_ == "the":
        named = [t for t in named if t.idx in starts][:1]
    own = [t for t in label[: ofs[0]] if t.lower_ != "the"] if ofs else []
    nouns = bool(own) and own[-1].pos_ in {"NOUN", "PROPN"} and not any(t.idx in starts for t in own)
    return nouns and bool(named) and named[0].idx in starts


def _is_owned(label: Sequence[Token], starts: set[int]) -> bool:
    """True for *Einstein's birthplace*."""
    owner = next((n for n, t in enumerate(label) if t.tag_ == "POS"), 0)
    return label[0].idx in starts and 0 < owner < len(label) - 1 and label[-1].pos_ == "NOUN"
