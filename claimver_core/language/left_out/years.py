"""Times told by a year named before: "four years later", "that year", "the following year"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_TO_TEN = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
_NUMBERS = {"a": 1, **{word: number for number, word in enumerate(_TO_TEN, 1)}, "fifteen": 15, "twenty": 20}
_COUNTED = "|".join([*_NUMBERS, r"\d{1,2}"])
_AFTER = re.compile(
    rf"\b(?:(?P<some>{_COUNTED})\s+(?P<unit>year|decade)s?\s+(?P<way>later|earlier|afterwards|before\s+that|after\s+that)"
    r"|(?:later\s+|in\s+|earlier\s+)?(?P<that>that|the)\s+same\s+year(?!\s+(?:as|that|in\s+which|when))"
    r"|(?:later\s+|in\s+|earlier\s+)?that\s+year"
    r"|(?:in\s+)?the\s+(?P<next>following|next|previous)\s+year"
    r"|the\s+year\s+(?P<side>after|before)(?=\s*(?:[.,;!)]|$)))\b(?!['’])",
    re.IGNORECASE,
)
_ROUGHLY = re.compile(
    r"\b(?:(?:less|more|fewer) than|over|under|about|around|some|nearly|almost|barely|within)\s*$",
    re.IGNORECASE,
)
"""*Less than a year later* tells no year."""
_YEAR = re.compile(r"1\d{3}|20\d{2}")
_BOUNDS = words("since until till from to by between before after than through")
_SENTENCES = 3  # back that the year may have been named in


def years_meant(doc: Doc) -> Iterator[Edit]:
    """Edits that name the year, where just one was named in what was said last.

    What happened "four years later" happened about then: of two dates late and early in their years a writer
    counts the years in between.
    """
    sentences = list(doc.sents)
    named: dict[int, int] = {}  # by number of the sentence, the year that it tells of by another
    for number, sentence in enumerate(sentences):
        for match in _AFTER.finditer(sentence.text):
            if match["some"] and _ROUGHLY.search(sentence.text[: match.start()]):
                continue
            start = sentence.start_char + match.start()
            base = _year_before(sentences, number, start, named)
            if base is None:
                continue
            year, counted = _meant(match, base)
            named[number] = year
            said = f"{'around' if counted else 'in'} {year}"
            first = match.start() == len(sentence.text) - len(sentence.text.lstrip())
            yield Edit(
                Span(start, sentence.start_char + match.end()), (said.capitalize() if first else said,)
            )


def _meant(match: re.Match[str], base: int) -> tuple[int, bool]:
    """The year, and whether it was counted from another."""
    if some := match["some"]:
        years = _NUMBERS.get(some.lower()) or int(some)
        years *= 10 if match["unit"].lower() == "decade" else 1
        back = match["way"].lower().startswith(("earlier", "before"))
        return base - years if back else base + years, True
    if step := match["next"] or match["side"]:
        return base + (-1 if step.lower() in {"previous", "before"} else 1), False
    return base, False


def _year_before(sentences: list[Sentence], number: int, start: int, named: dict[int, int]) -> int | None:
    """The only year that is told of next before ``start``."""
    for back in range(_SENTENCES + 1):
        if number < back:
            break
        sentence = sentences[number - back]
        if back and number - back in named:
            return named[number - back]
        if back and _is_background(sentence):
            continue
        told = {y for t in sentence if t.idx < start and (y := _year(t)) is not None}
        if told:
            return told.pop() if len(told) == 1 else None
    return None


def _year(token: Token) -> int | None:
    if _YEAR.fullmatch(token.text) is None or grammar.in_brackets(token):
        return None
    before = token.nbor(-1).lower_ if token.i else ""
    return None if before in _BOUNDS else int(token.text)


def _is_background(sentence: Sentence) -> bool:
    """True for "He had been in office since 2012", which tells of what was before."""
    root = sentence.root
    return root.tag_ == "VBN" and any(t.lower_ == "had" for t in root.children)
