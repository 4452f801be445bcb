"""Reads what stands behind a name of a life: "(née Kasner; born 17 July 1954)", "(384–322 BC)"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from claimver_core.months import SHORT_OR_LONG
from claimver_core.types import Span

_MONTH = rf"(?:(?:{SHORT_OR_LONG})\.?)"
_DATE = (
    rf"(?:(?P<about>c\.|ca\.|circa|about|around)\s*)?"
    rf"(?P<date>(?:(?:\d{{1,2}}\s+)?{_MONTH}\s+|{_MONTH}\s+\d{{1,2}},\s+)?"
    r"(?:AD\s+\d{1,4}|\d{3,4}(?![\d/])|\d{1,2}(?=\s+(?:BC|AD|CE)))(?:\s+(?P<era>BCE?|AD|CE))?)"
)
MONTHS = re.compile(rf"\b{_MONTH}(?!\w)")
_LIFE = re.compile(
    rf"(?:(?P<verb>born|b\.|died|d\.|bap(?:ti[sz]ed|\.))\s*(?:on\s+|in\s+)?)?{_DATE}"
    r"(?:(?:,?\s+(?:in|at)\s+|,\s+)(?!(?:born|died|aged?)\b)(?P<place>[^\W\d_][^;()\d–—]*?))?"
    r"(?=\s*(?:[;)–—]|-(?=[\s\d])|,\s*(?:born|b\.|died|d\.|age)))"
)
_NAMED = re.compile(
    r"(?:née|né|nee|born)\s+(?:as\s+)?[^\W\d_a-z][^;,()\d]*(?=[;,)])"
    r"|(?:[^\W\d_a-z][\w'’.-]*\s+){1,6}[^\W\d_a-z][\w'’-]*(?=;)"
)
_AGED = re.compile(r"aged?\s+\d{1,3}(?:\s+years)?(?=\s*[;,)])")
_OPENING = re.compile(r"\s*\(\s*(?=[^()\n]{1,300}\))")
_JOINT = re.compile(r"\s*[;,–—-]\s*")
_DASHED = re.compile(r"\s*[–—-]")
_DAY = re.compile(r"\d\s+[A-Z][a-z]|[a-z.]\s+\d{1,2},")
_BOTH = 2  # a birth and a death
_COMMA = re.compile(r"\s*[;,]\s*")
_CLOSING = re.compile(r"\s*\)")
_SHORT = re.compile(
    rf",\s+(?P<verb>b\.|d\.)\s*{_DATE}(?:\s+(?:in|at)\s+(?P<place>[A-Z][^;,()\d]*?))?(?=\s*(?:[,;\n]|\.?$|\.\s))",
    re.MULTILINE,
)
_BAPTISED = dict.fromkeys(("baptised", "baptized", "bap"), "was baptised")
_VERBS = {"born": "was born", "b": "was born", "died": "died", "d": "died", **_BAPTISED}
TELLS_LIFE = re.compile(r"\b(?:born|died|née|né|nee|bapti[sz]ed|bap\.|b\.|d\.)\s")
_OF_THINGS = {"was born": "began", "died": "ended"}


@dataclass(frozen=True, slots=True)
class Life:
    """A birth, a baptism or a death: the words before its date and those behind it, and where in the text its
    date and its place stand."""

    before: str
    date: Span
    behind: str
    place: Span | None

    @property
    def end(self) -> int:
        return (self.place or self.date).end

    def of_event(self) -> Life:
        """The beginning or the end of what is no person."""
        verb, case = self.before.strip().rsplit(" ", 1)
        return replace(self, before=f" {_OF_THINGS.get(verb, verb)} {case} ")


def in_bracket(text: str, at: int) -> tuple[list[Life], int] | None:
    """What the bracket that opens at ``at`` tells of a life, and where it ends; None where it tells more."""
    opening = _OPENING.match(text, at)
    if opening is None:
        return None
    found: list[re.Match[str]] = []
    position, named = opening.end(), False
    while (closing := _CLOSING.match(text, position)) is None:
        aside = _NAMED.match(text, position) or _AGED.match(text, position)
        match = aside or _LIFE.match(text, position)
        if match is None:
            return None
        if aside is None:
            found.append(match)
        named = named or aside is not None
        joint = (_COMMA if aside else _JOINT).match(text, match.end())
        position = joint.end() if joint is not None else match.end()
        if joint is None and not _CLOSING.match(text, position):
            return None
    lives = _lives(found, text, named=named)
    return None if lives is None else (lives, closing.end())


def behind_commas(text: str, at: int) -> tuple[list[Life], int] | None:
    """What ", b. 1879 in Ulm, d. 1955" tells."""
    found: list[re.Match[str]] = []
    while (match := _SHORT.match(text, found[-1].end() if found else at)) is not None:
        found.append(match)
    lives = _lives(found, text)
    return (lives, found[-1].end() + (text[found[-1].end() :][:1] == ",")) if lives else None


def _lives(found: Sequence[re.Match[str]], text: str, *, named: bool = False) -> list[Life] | None:
    """The births and deaths that ``found`` tells, beside a name at birth if ``named``; None where it is not
    plain which is which."""
    verbs = [(match["verb"] or "").rstrip(".") for match in found]
    if len(found) == 1 and not verbs[0] and named:
        verbs = ["born"]
    if len(found) == _BOTH and not verbs[1] and _DASHED.match(text, found[0].end()):
        verbs = [verbs[0] or "born", "died"]
    told = [_VERBS.get(verb, "") for verb in verbs]
    if not all(told) or len(set(told)) < len(told):
        return None
    era = next((f" {match['era']}" for match in found if match["era"]), "")
    lives = []
    for match, said in zip(found, told, strict=True):
        case = "around" if match["about"] else "on" if _DAY.search(match["date"]) else "in"
        behind = "" if match["era"] or match is found[-1] else era
        place = Span(*match.span("place")) if match["place"] else None
        lives.append(Life(f" {said} {case} ", Span(*match.span("date")), behind, place))
    return lives
