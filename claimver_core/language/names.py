"""Names that the tokenizer takes apart and the parser then loses: "COVID-19", "World War I"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from claimver_core.language.grammar import words

if TYPE_CHECKING:
    from spacy.tokens import Doc

_CODE = re.compile(r"[A-Z][A-Za-z]*")
_NUMBERED = words(
    """war elizabeth charles james george francis napoleon alexander nicholas peter catherine mary william
    henry richard edward frederick louis philip leopold ferdinand isabella pedro paul john ramesses darius
    wilhelm franz umberto selassie carol type phase part apollo article chapter division class"""
)
_OF_THE_WRITER = frozenset({"am", "'m", "’m", "have", "'ve", "’ve", "will", "think", "do"})


def join_codes(doc: Doc) -> Doc:
    """``doc``, only cut into words, with a capitalised word, a hyphen and a number as one word, and the
    number one of a war or a ruler joined to the name."""
    spans = []
    for token in doc[1:]:
        before = doc[token.i - 1]
        following = doc[token.i + 1] if token.i + 1 < len(doc) else None
        code = following is not None and following.text.isdecimal() and _CODE.fullmatch(before.text)
        first = before.lower_ in _NUMBERED and before.text[0].isupper()
        first = first and (following is None or following.lower_ not in _OF_THE_WRITER)
        if token.text == "-" and code and not (before.whitespace_ or token.whitespace_):
            spans.append(doc[token.i - 1 : token.i + 2])
        elif token.text == "I" and first:
            spans.append(doc[token.i - 1 : token.i + 1])
    if spans:
        with doc.retokenize() as retokenizer:
            for span in spans:
                retokenizer.merge(span)
    return doc
