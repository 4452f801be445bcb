"""The "it is" that a post writes as "its": "the Mona Lisa hangs in the Louvre and its only 77 cm tall"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_ITS = re.compile(
    r"(?:,\s*|\s+)(?:and|but|cuz|because)\s+its\s+(?=(?:(?:only|just|about|over|around|almost|nearly|like)\s+[\d.,]*\d\b"
    r"|(?:not|actually|really|only|just|still|now)?\s*(?:an?|the|in|from)\s|not\s|called\s|located\s|made\s))",
    re.IGNORECASE,
)
_FINITE = frozenset({"VBD", "VBZ", "VBP"})
_LONGEST = 6  # words of the subject


def its_for_it_is(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that say of the subject what is said of "it", and end the statement before it."""
    for sentence in doc.sents:
        match = _ITS.search(sentence.text)
        if match is None:
            continue
        start, end = sentence.start_char + match.start(), sentence.start_char + match.end()
        verb = next((t for t in sentence if t.tag_ in _FINITE and t.idx < start), None)
        if verb is None:
            continue
        front = Span(sentence.start_char, verb.idx).of(doc.text).rstrip()
        span = Span(sentence.start_char, sentence.start_char + len(front))
        subject = sentence.doc.char_span(span.start, span.end, alignment_mode="expand")
        if subject is not None and 0 < len(subject) <= _LONGEST and subject[-1].pos_ in {"NOUN", "PROPN"}:
            yield Edit(Span(start, end), ("; ", *words_with_names(doc.text, span, mentions), " is "))
