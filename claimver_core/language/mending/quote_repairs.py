"""Hangs quotation marks on what they enclose, and titles on the first of their list.

In *directed "A", "B" and "C"* the closing mark of one title is often hung on the next, which seems to begin
inside the quotation, and the third title on the second.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from claimver_core.language import grammar

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_STRAIGHT = '"'
_OPENING, _CLOSING = frozenset("“«"), frozenset("”»")
_LONGEST = 12  # words of a title
_LOOSE = frozenset({"appos", "conj", "list", "nmod:unmarked", "dep", "parataxis", "flat"})
_JOINTS = ((",",), ("and",), (",", "and"))


def mend_quotes(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads for the quotation marks around a few words, by their index."""
    changes: dict[int, tuple[int, str]] = {}
    titles: list[tuple[Token, Token, Token]] = []
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
                titles.append((opened, head, token))
            opened = None
    return changes | _listed(titles)


def _listed(titles: list[tuple[Token, Token, Token]]) -> dict[int, tuple[int, str]]:
    """The titles of a list, each with its marks, as such of the first of them, which is the subject where one
    of the others was taken for it."""
    changes: dict[int, tuple[int, str]] = {}
    heads = {head.i for _, head, _ in titles}
    for (_, one, end), (start, two, _) in pairwise(titles):
        between = end.doc[end.i + 1 : start.i]
        if tuple(t.lower_ for t in between) not in _JOINTS:
            continue
        first = one.doc[changes[one.i][0]] if changes.get(one.i, (0, ""))[1] == "conj" else one
        hung = two.dep_ in _LOOSE and two.head.i in heads and two.head.i < two.i
        if two.dep_ in grammar.SUBJECTS and two.i < two.head.i and one.dep_ not in grammar.SUBJECTS:
            changes[first.i] = (two.head.i, two.dep_)
            name: Any = first
            name.pos_, name.tag_ = "PROPN", "NNP"
            hung = True
        if hung:
            changes[two.i] = (first.i, "conj")
            changes |= {t.i: (two.i, "cc") for t in between if t.lower_ == "and"}
    return changes


def _hung_on(mark: Token, head: Token) -> dict[int, tuple[int, str]]:
    """The mark as one of ``head``, where it hangs on something else and nothing hangs on it."""
    free = mark.dep_ == "punct" and not any(True for _ in mark.children)
    return {mark.i: (head.i, "punct")} if free and mark.head != head else {}
