"""Grammars that let a model write nothing but exact excerpts of a text.

An excerpt begins and ends at words or marks, never inside a word or a number. There is a rule for each place
of the text, and the rule of a place leads to that of the next, so that the grammar grows with the text and no
faster.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from claimver_core.models.json_grammar import Rules, alternatives, literal

_PIECE = re.compile(r"\d+(?:[.,]\d+)+|\w+(?:['’-]\w+)*|[^\w\s]")
_HALF = re.compile(r"[\ud800-\udfff]")  # half of a surrogate pair, which no UTF-8 can hold


class ExcerptRules:
    """The rules for excerpts of ``text``, under names that begin with ``name``.

    ``ending`` gives the body that follows an excerpt, from the place of its last piece and the number of
    places: at least the quotation mark that closes the string. Places are numbered from 0.
    """

    def __init__(self, rules: Rules, text: str, name: str, ending: Callable[[int, int], str]) -> None:
        self._rules = rules
        self._name = name
        self._text = text
        self._found = [match.span() for match in _PIECE.finditer(text) if not _HALF.search(match.group())]
        self.places = len(self._found)
        for place in range(self.places):
            onward = self._onward(place)
            end = ending(place, self.places)
            body = alternatives([onward, end] if onward else [end])
            rules.add(f"{name}-{place}", f"{literal(self._inside(*self._found[place]))} {body}")
        for place in reversed(range(self.places)):
            later = f" | {name}-from-{place + 1}" if place + 1 < self.places else ""
            rules.add(f"{name}-from-{place}", f"{name}-{place}{later}")

    def starting_from(self, place: int) -> str | None:
        """The rule for an excerpt that starts at ``place`` or later; None where there is none."""
        return f"{self._name}-from-{place}" if place < self.places else None

    def _onward(self, place: int) -> str | None:
        """To the next piece over the white space between; None at the end, or before what cannot be
        written."""
        if place + 1 == self.places:
            return None
        gap = self._text[self._found[place][1] : self._found[place + 1][0]]
        if gap and not gap.isspace():
            return None
        return f"{literal(json.dumps(gap)[1:-1])} {self._name}-{place + 1}"

    def _inside(self, start: int, end: int) -> str:
        """A part of the text as it stands inside a JSON string."""
        return json.dumps(self._text[start:end], ensure_ascii=False)[1:-1]


def excerpt(rules: Rules, text: str, name: str) -> str:
    """The body of a rule for a JSON string that is an exact excerpt of ``text``, or empty."""
    quote = literal('"')
    start = ExcerptRules(rules, text, name, lambda _place, _places: quote).starting_from(0)
    return f"{quote} {alternatives([start, quote])}" if start else literal('""')
