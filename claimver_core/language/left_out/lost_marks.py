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
    from spacy.tokens import Span as Sentence

_ITS = re.compile(
    r"(?:,\s*|\s+)(?:and|but|cuz|because)\s+its\s+(?=(?:(?:only|just|about|over|around|almost|nearly|like)\s+[\d.,]*\d\b"
    r"|(?:not|actually|really|only|just|still|now)?\s*(?:an?|the|in|from)\s|not\s|called\s|located\s|made\s))",
    re.IGNORECASE,
)
_ITS_FIRST = re.compile(
    r"its\s+(?=(?:(?:not|actually|really|only|just|still|now)\s+)?"
    r"(?:an?|the\s+(?:most|least|only|first|best|worst|\w+est))\s)",
    re.IGNORECASE,
)
_FINITE = frozenset({"VBD", "VBZ", "VBP"})
_LONGEST = 6  # words of the subject


def its_for_it_is(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that say of the subject what is said of "it", and end the statement before it."""
    told: Sentence | None = None
    for sentence in doc.sents:
        if told is not None and (first := _ITS_FIRST.match(sentence.text)) is not None:
            if subject := _subject(told, told.end_char):
                start = told[-1].idx if told[-1].text == "," else sentence.start_char
                ended = told[-1].is_punct and told[-1].text != ","
                words_of = words_with_names(doc.text, subject, mentions)
                edited = Span(start, sentence.start_char + first.end())
                yield Edit(edited, (*(() if ended else ("; ",)), *words_of, " is "))
            continue
        told = sentence if "\n" not in sentence.text else None
        match = _ITS.search(sentence.text)
        if match is None:
            continue
        start, end = sentence.start_char + match.start(), sentence.start_char + match.end()
        if subject := _subject(sentence, start):
            yield Edit(Span(start, end), ("; ", *words_with_names(doc.text, subject, mentions), " is "))


def _subject(sentence: Sentence, end: int) -> Span | None:
    """What stands in front of the verb of ``sentence``, which stands before ``end``, if it is a short name or
    noun."""
    verb = next((t for t in sentence if t.tag_ in _FINITE and t.idx < end), None)
    if verb is None:
        return None
    front = Span(sentence.start_char, verb.idx).of(sentence.doc.text).rstrip()
    span = Span(sentence.start_char, sentence.start_char + len(front))
    subject = sentence.doc.char_span(span.start, span.end, alignment_mode="expand")
    known = subject is not None and 0 < len(subject) <= _LONGEST and subject[-1].pos_ in {"NOUN", "PROPN"}
    return span if known else None
