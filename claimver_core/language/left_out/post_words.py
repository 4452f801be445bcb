"""What posts write short, in full: "w" for *with*, "noms" for *nominations*, "2h11 long", "march 26 1960"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.months import MONTHS
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_SHORT = {month[:3].lower(): month for month in MONTHS} | {"sept": "September"}
_LONG = {month.lower(): month for month in MONTHS}
_NAMED = _LONG | _SHORT
_MONTH = "|".join(sorted(_NAMED, key=len, reverse=True))
_WHEN = r"(?:in|on|since|till?|until|by|from|of|born|back in|last|around|late|early|mid)"
_INCH, _FOOT = 0.0254, 0.3048  # metres
_FIRST_OF_LAST_CENTURY = 30  # "'30" is 1930, and "'29" 2029
_SHORT_YEAR = re.compile(r"['’‘]?\b(\d\d) $")
_LENGTH_OF_YEAR = 5  # characters that may be one before a name, with a line break
_FULL = {
    "w": "with", "w/": "with", "w/o": "without", "n": "and", "til": "until", "till": "until",
    "noms": "nominations", "nom": "nomination", "thru": "through", "cuz": "because", "yrs": "years",
    "yr": "year", "bday": "birthday", "xmas": "Christmas", "abt": "about",
}  # fmt: skip
_CUT = "|".join(map(re.escape, sorted(_FULL, key=len, reverse=True)))
_STRESSED = r"(?P<verb>DID|DOES|DO|WAS|WERE|IS|ARE|HAS|HAVE|HAD|COULD|WOULD|SHOULD|CA|WO)N['’]?T"


def _year(digits: str) -> str:
    return f"{'19' if int(digits) >= _FIRST_OF_LAST_CENTURY else '20'}{digits}"


def _minutes(found: re.Match[str]) -> str:
    return f"{int(found['hours']) * 60 + int(found['minutes'])} minutes"


def _metres(found: re.Match[str]) -> str:
    return f"{int(found['feet']) * _FOOT + int(found['inches']) * _INCH:.2f} metres tall"


def _day(found: re.Match[str]) -> str:
    year = f", {found['year']}" if found["year"] else ""
    return f"{_NAMED[found['month'].lower()]} {int(found['day'])}{year}"


_Rule = tuple[re.Pattern[str], Callable[[re.Match[str]], str]]
_ANYWHERE: tuple[_Rule, ...] = (
    (
        re.compile(
            r"\b(?P<hours>\d)\s*(?:h|hrs?|hours?)\s*(?:and\s+|,\s*)?(?P<minutes>[0-5]?\d)"
            r"(?:\s*(?:m|mins?|minutes?)\b|(?=\s+(?:long|in length)\b))(?!,?\s*(?:and\s+)?\d+\s*s)"
        ),
        _minutes,
    ),
    (
        re.compile(
            r"(?:\b(?:is|was|at)|s)\s+(?:only\s+|just\s+|about\s+|like\s+)?(?P<it>(?P<feet>[4-7])\s*"
            r"(?:foot|feet|ft|['’])\s*(?:and\s+)?(?P<inches>1[01]|\d)\b(?![.,]?\d)"
            r"(?:\s*(?:inch(?:es)?|in|[\"”]|['’]['’])(?!\w))?(?:\s+tall\b)?)"
        ),
        _metres,
    ),
    (re.compile(rf"\b{_STRESSED}\b"), lambda found: f"{found['verb'].lower()}n't"),
)
_LOOSELY: tuple[_Rule, ...] = (
    (
        re.compile(
            r"\b(?:is|was|wasnt|isnt)\b[^,.;:]{2,60}(?P<it>,\s+)born\s+(?:back\s+)?"
            rf"(?=(?:in|on|at|there|{_MONTH})\b|\d)"
        ),
        lambda found: " and was ",
    ),
    (
        re.compile(
            rf"\b(?P<it>(?P<month>{_MONTH})\.?\s+(?P<day>[0-3]?\d)(?:st|nd|rd|th)?\b(?:,?\s+(?P<year>\d{{4}})\b)?)"
        ),
        _day,
    ),
    (
        re.compile(rf"\d(?:st|nd|rd|th)?\s+(?P<it>(?:of )?(?P<month>{_MONTH}))\b(?=,? \d{{4}})"),
        lambda found: _NAMED[found["month"]],
    ),
    (
        re.compile(rf"\b{_WHEN}\s+(?P<it>(?P<month>{_MONTH}))(?=,? (?:of )?\d{{4}}\b)"),
        lambda found: _NAMED[found["month"]],
    ),
    (
        re.compile(r"\bsince ['’]?(?P<year>\d\d)\b(?=\s*(?:$|[,.!?;]|(?:and|n|so|but|lol|tho)\b))"),
        lambda found: f"since {_year(found['year'])}",
    ),
    (
        re.compile(r"\b(?:in|of|by|from|until) (?P<it>['’](?P<year>\d\d))\b(?!s)"),
        lambda found: _year(found["year"]),
    ),
    (
        re.compile(r"(?<=\w )r(?= (?:from|in|the|an?|not|so|all|both|actually|still|now)\b)"),
        lambda found: "are",
    ),
    (
        re.compile(rf"(?<=\w )(?:{_CUT})(?=\s+\w)"),
        lambda found: _FULL[found[0]],
    ),
)


def _years_of_contests(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """The edits of "the '74 World Cup", where it is that of 1974."""
    text = doc.text  # put together anew each time that it is asked for
    for mention in mentions:
        start = mention.span.start
        short = _SHORT_YEAR.search(text, max(start - _LENGTH_OF_YEAR, 0), start)
        if short is not None and mention.entity.label.startswith(_year(short[1])):
            said = replace(mention, text=f"{_year(short[1])} {mention.text}")
            yield Edit(Span(short.start(), mention.span.end), (said,))


def post_words(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that write in full what posts write short: measures and years of contests anywhere, words where a
    sentence begins in small letters."""
    yield from _years_of_contests(doc, mentions)
    for sentence in doc.sents:
        said_here = sentence.text
        loose = said_here[:1].islower()
        for rule, said in (*_ANYWHERE, *(_LOOSELY if loose else ())):
            for found in rule.finditer(said_here):
                whole = found.span("it") if "it" in rule.groupindex else found.span()
                yield Edit(Span(*(sentence.start_char + place for place in whole)), (said(found),))
