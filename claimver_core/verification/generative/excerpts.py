"""Finds what a model quotes in the text that it quotes from: the same words, in whatever quotes."""

from __future__ import annotations

import re

from claimver_core.types import Span

_SINGLE = "'‘’‚‛′`´"
_DOUBLE = '"“”„‟″«»'
_CLASSES = {mark: f"[{re.escape(marks)}]" for marks in (_SINGLE, _DOUBLE) for mark in marks}


def find_excerpt(text: str, excerpt: str, start: int = 0) -> Span | None:
    """Where ``excerpt`` stands in ``text``, at or after ``start``; None where it does not.

    Nothing may differ but the amount and kind of white space, and the kind of quotation marks and
    apostrophes. White space and quotation marks around the excerpt need not be there. An excerpt without a
    letter or digit is none.
    """
    wanted = excerpt.strip()
    if not any(character.isalnum() for character in wanted):
        return None
    for candidate in dict.fromkeys((wanted, wanted.strip(_SINGLE + _DOUBLE + " "))):
        exact = text.find(candidate, start)
        if exact >= 0:
            return Span(exact, exact + len(candidate))
        loose = re.compile(_pattern(candidate)).search(text, start)
        if loose:
            return Span(*loose.span())
    return None


def _pattern(excerpt: str) -> str:
    words = excerpt.split()
    return r"\s+".join("".join(_CLASSES.get(c, re.escape(c)) for c in word) for word in words)
