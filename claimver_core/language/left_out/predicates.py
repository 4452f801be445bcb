"""Predicates left out behind "is": "Sydney isn't the capital, Canberra is"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import span_of_words, words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_BE = words("is are was were")
_NOT = frozenset({"not", "n't", "n’t", "nt"})
_TIES = words("but and while whereas though although")
_LONGEST = 5  # words of the second subject
_FARTHEST = 25  # words back to the first "is"


def left_out_predicates(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that say of the second subject in full what is, or is not, said of the first."""
    for verb in doc:
        if verb.lower_ in _BE and (edit := _in_full(doc, verb, mentions)) is not None:
            yield edit


def _in_full(doc: Doc, verb: Token, mentions: Sequence[Mention]) -> Edit | None:
    denied = verb.i + 1 < len(doc) and doc[verb.i + 1].lower_ in _NOT
    last = verb.i + denied
    if not _ends(doc, last + 1):
        return None
    first = verb.i - 1
    while first >= 0 and verb.i - first <= _LONGEST and not _is_tie(doc[first]):
        first -= 1
    subject = doc[first + 1 : verb.i]
    if first < 0 or not _is_tie(doc[first]) or not subject or any(t.pos_ == "PRON" for t in subject):
        return None
    end = first
    while end >= 0 and _is_tie(doc[end]):
        end -= 1
    said = _said_before(doc, end)
    if said is None:
        return None
    other, predicate, said_denied = said
    if denied == said_denied or other.lower_ != verb.lower_:
        return None
    told = span_of_words(list(predicate))
    again = words_with_names(doc.text, told, mentions)
    who = words_with_names(doc.text, span_of_words(list(subject)), mentions)
    no = " not " if denied else " "
    start = doc[end].idx + len(doc[end])
    return Edit(Span(start, doc[last].idx + len(doc[last])), ("; ", *who, f" {verb.lower_}{no}", *again))


def _said_before(doc: Doc, end: int) -> tuple[Token, Sequence[Token], bool] | None:
    """The "is" before the word ``end``, what is said behind it, and whether it is denied."""
    for index in range(end, max(end - _FARTHEST, 0), -1):
        token = doc[index]
        if token.is_punct and not token.is_quote and token.text != "-":
            return None
        if token.tag_ in FINITE or token.lower_ in _BE:
            denied = doc[index + 1].lower_ in _NOT
            predicate = list(doc[index + 1 + denied : end + 1])
            return (token, predicate, denied) if token.lower_ in _BE and predicate else None
    return None


def _is_tie(token: Token) -> bool:
    return token.text in {",", ";"} or token.lower_ in _TIES


def _ends(doc: Doc, index: int) -> bool:
    """True where a sentence or line ends before the word ``index``."""
    return index >= len(doc) or doc[index].is_punct or doc[index].is_space or grammar.is_noise(doc[index])
