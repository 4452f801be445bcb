"""Finds what a model quotes in the text that it quotes from: the same words, in whatever quotes."""

from __future__ import annotations

import re

from claimver_core.types import Span

_SINGLE = "'‘’‚‛′`´"
_DOUBLE = '"“”„‟″«»'
_WORD = re.compile(r"\w")
_CLASSES = {mark: f"[{re.escape(marks)}]" for marks in (_SINGLE, _DOUBLE) for mark in marks}


def find_excerpt(text: str, excerpt: str, start: int = 0) -> Span | None:
    """Where ``excerpt`` stands in ``text``, at or after ``start``; None where it does not.

    Nothing may differ but the amount and kind of white space, and the kind of quotation marks and
    apostrophes. White space and quotation marks around the excerpt need not be there. An excerpt without a
    letter or digit is none, nor is one that begins or ends inside a word or number.
    """
    wanted = excerpt.strip()
    if not any(character.isalnum() for character in wanted):
        return None
    for candidate in dict.fromkeys((wanted, wanted.strip(_SINGLE + _DOUBLE + " "))):
        for said in (re.escape(candidate), _pattern(candidate)):
            found = re.compile(_whole(candidate, said)).search(text, start)
            if found:
                return Span(*found.span())
    return None


def _whole(excerpt: str, pattern: str) -> str:
    """``pattern`` where it begins and ends inside no word and no number, as "art" in "artist" and "666" in
    "1,666" do."""
    before = r"(?<!\w)" if _WORD.match(excerpt[0]) else ""
    behind = r"(?!\w)" if _WORD.match(excerpt[-1]) else ""
    before += r"(?<!\d[.,])" if excerpt[0].isdigit() else ""
    behind += r"(?![.,]\d)" if excerpt[-1].isdigit() else ""
    return f"{before}{pattern}{behind}"


def _pattern(excerpt: str) -> str:
    words = excerpt.split()
    return r"\s+".join("".join(_CLASSES.get(c, re.escape(c)) for c in word) for word in words)
