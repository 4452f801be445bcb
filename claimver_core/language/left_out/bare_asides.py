"""The article that a headline leaves out: "Jimmy Carter, 39th US president, dies at 100"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language.grammar import article_for
from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_ORDINAL = re.compile(r"\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth", re.IGNORECASE)
_DESCRIBING = frozenset({"NOUN", "PROPN", "ADJ"})
_ARTICLES = frozenset({"DT", "PRP$", "POS", "IN", "CD"})
_GOES_ON = frozenset({"VBD", "VBZ", "VBP"})
_FINITE = _GOES_ON | {"MD"}
_DEAD = frozenset({"dead", "gone"})
_LONGEST = 5  # words


def bare_asides(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that put an article before what a sentence says between commas of the name it begins with, and
    "was" behind it, where a participle alone stands there."""
    ends = {m.span.start: m.span.end for m in mentions if m.candidates}
    for sentence in doc.sents:
        end = ends.get(sentence.start_char)
        words = [t for t in sentence if end is not None and t.idx >= end]
        second = next((n for n, t in enumerate(words) if n and t.text == ","), 0)
        if not 2 <= second <= _LONGEST + 1 or words[0].text != "," or second + 1 >= len(words):
            continue
        aside, behind = words[1:second], words[second + 1]
        plain = not any(t.tag_ in _ARTICLES and not _ORDINAL.fullmatch(t.text) for t in aside)
        told = plain and aside[-1].tag_ == "NN" and aside[-1].text.islower()
        bare = behind.tag_ == "VBN" and not any(t.tag_ in _FINITE for t in sentence)
        if not told or not (bare or behind.tag_ in _GOES_ON or behind.lower_ in _DEAD):
            continue
        first = aside[0]
        ordinal = _ORDINAL.fullmatch(first.text) is not None
        if not ordinal and first.pos_ not in _DESCRIBING:
            continue
        article = "the" if ordinal else article_for(first.text)
        yield Edit(Span(first.idx, first.idx), (f"{article} ",))
        if bare:
            yield Edit(Span(behind.idx, behind.idx), ("was ",))
