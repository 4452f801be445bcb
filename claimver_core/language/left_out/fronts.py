"""What its subject did before a statement: "After winning the vote in 2008, Ann became president"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_YEAR = re.compile(r"1\d{3}|20\d{2}")
_NO_DEEDS = words("being having starting beginning trying failing hoping wanting refusing attempting")
_NOMINAL = frozenset({"NN", "NNP", "NNPS", "DT", "JJ", "POS"})
_LONGEST = 8  # words of the subject


def deeds_in_front(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that tell what the subject did, where it has its own year, as a statement of its own.

    Without a year the order of the two would be lost.
    """
    for sentence in doc.sents:
        said = [t for t in sentence if not t.is_space]
        if len(said) < 6 or said[0].lower_ != "after" or said[1].tag_ != "VBG" or "?" in sentence.text:
            continue
        comma = next((t for t in said if t.text == ","), None)
        if comma is None or said[1].lower_ in _NO_DEEDS:
            continue
        front = [t for t in said if t.i < comma.i]
        dated = any(_YEAR.fullmatch(t.text) for t in front)
        if not dated or any(t.lower_ in grammar.NEGATIONS | {"and", "or"} for t in front):
            continue
        subject = _subject(sentence, comma, mentions)
        if subject is None:
            continue
        span = Span(subject[0].idx, subject[-1].idx + len(subject[-1]))
        did = grammar.past_of(said[1].text)
        whole = Span(said[0].idx, said[1].idx + len(said[1]))
        yield Edit(whole, (*words_with_names(doc.text, span, mentions), f" {did}"))
        yield Edit(Span(comma.idx, comma.idx + 1), (";",))


def _subject(sentence: Sentence, comma: Token, mentions: Sequence[Mention]) -> list[Token] | None:
    """The words right behind ``comma`` up to a verb in the past, which name something."""
    behind = [t for t in sentence if t.i > comma.i]
    named = [m.span for m in mentions]
    for number, token in enumerate(behind[: _LONGEST + 1]):
        inside = any(span.start <= token.idx < span.end for span in named)
        if token.tag_ == "VBD" and not inside:
            subject = behind[:number]
            ends = bool(subject) and subject[-1].text[:1].isupper()
            return subject if ends else None
        if not (inside or token.tag_ in _NOMINAL or token.text.istitle()):
            return None
    return None
