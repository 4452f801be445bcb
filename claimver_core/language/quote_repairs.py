"""Hangs quotation marks on what they enclose: in *directed "A", "B" and "C"* the closing mark of one title is
often hung on the next, which then seems to begin inside the quotation."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_STRAIGHT = '"'
_OPENING, _CLOSING = frozenset("“«"), frozenset("”»")
_LONGEST = 12  # words of a title


def mend_quotes(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads for the quotation marks around a few words, by their index."""
    changes: dict[int, tuple[int, str]] = {}
    opened: Token | None = None
    for token in sentence:
        if token.text in _OPENING or (token.text == _STRAIGHT and opened is None):
            opened = token
        elif opened is not None and (token.text in _CLOSING or token.text == _STRAIGHT):
            inside = sentence.doc[opened.i + 1 : token.i]
            if 0 < len(inside) <= _LONGEST:
                head = inside.root
                for mark in (opened, token):
                    changes |= _hung_on(mark, head)
            opened = None
    return changes


def _hung_on(mark: Token, head: Token) -> dict[int, tuple[int, str]]:
    """The mark as one of ``head``, where it hangs on something else and nothing hangs on it."""
    free = mark.dep_ == "punct" and not any(True for _ in mark.children)
    return {mark.i: (head.i, "punct")} if free and mark.head != head else {}
