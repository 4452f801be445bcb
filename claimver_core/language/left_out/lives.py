"""Births and deaths in a bracket behind a subject: "Angela Merkel (née Kasner; born 17 July 1954) is a politician".

Each is written as a statement of its own, and the name at birth, which is told of nobody else, is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.language.lifetimes import may_be_person
from claimver_core.language.participants import Knowledge
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc
    from spacy.tokens import Span as Sentence

_MONTH = r"(?:Jan(?:uary|\.)?|Feb(?:ruary|\.)?|Mar(?:ch|\.)?|Apr(?:il|\.)?|May|June?|July?|Aug(?:ust|\.)?|Sept?(?:ember|\.)?|Oct(?:ober|\.)?|Nov(?:ember|\.)?|Dec(?:ember|\.)?)"  # fmt: skip
_DATE = (
    rf"(?:(?P<about>c\.|ca\.|circa|about|around)\s*)?"
    rf"(?P<date>(?:(?:\d{{1,2}}\s+)?{_MONTH}\s+|{_MONTH}\s+\d{{1,2}},\s+)?\d{{3,4}}(?!\d)(?:\s+(?P<era>BCE?|AD|CE))?)"
)
_MONTHS = re.compile(rf"\b{_MONTH}(?!\w)")
_LIFE = re.compile(
    rf"(?:(?P<verb>born|b\.|died|d\.|bap(?:ti[sz]ed|\.))\s*(?:on\s+|in\s+)?)?{_DATE}"
    r"(?:(?:,?\s+(?:in|at)\s+|,\s+)(?!(?:born|died|aged?)\b)(?P<place>[^\W\d_][^;()\d–—]*?))?"
    r"(?=\s*(?:[;)–—]|-\s|,\s*(?:born|b\.|died|d\.|age)))"
)
_NAMED = re.compile(r"(?:née|né|nee|born)\s+(?:as\s+)?[^\W\d_a-z][^;,()\d]*(?=[;,)])")
_AGED = re.compile(r"aged?\s+\d{1,3}(?:\s+years)?(?=\s*[;,)])")
_OPENING = re.compile(r"\s*\(\s*(?=[^()\n]{1,300}\))")
_JOINT = re.compile(r"\s*[;,–—-]\s*")
_DASHED = re.compile(r"\s*[–—-]")
_GOES_ON = re.compile(r",|\s+[^\W\d_]")
_DAY = re.compile(r"\b\d{1,2}\b")
_BOTH = 2  # a birth and a death
_COMMA = re.compile(r"\s*[;,]\s*")
_CLOSING = re.compile(r"\s*\)")
_SHORT = re.compile(
    rf",\s+(?P<verb>b\.|d\.)\s*{_DATE}(?:\s+(?:in|at)\s+(?P<place>[A-Z][^;,()\d]*?))?(?=\s*(?:[,;\n]|\.?$|\.\s))",
    re.MULTILINE,
)
_BAPTISED = dict.fromkeys(("baptised", "baptized", "bap"), "was baptised")
_VERBS = {"born": "was born", "b": "was born", "died": "died", "d": "died", **_BAPTISED}
_TELLS = re.compile(r"(?:born|died|née|né|nee|bap(?:tised|tized|\.)|\bb\.|\bd\.)\s")
_FINITE = frozenset({"VBD", "VBZ", "VBP", "MD"})
_LONGEST_FRONT = 10  # words of the subject


@dataclass(frozen=True, slots=True)
class _Life:
    """A birth, a baptism or a death: the words before its date and those behind it, and where in the text its
    date and its place stand."""

    before: str
    date: Span
    behind: str
    place: Span | None

    @property
    def end(self) -> int:
        return (self.place or self.date).end


def lives_told(doc: Doc, mentions: Sequence[Mention], store: Knowledge | None) -> Iterator[Edit]:
    """Edits that make statements of what stands behind the subject of a sentence about its life."""
    text = doc.text
    for sentence in doc.sents:
        front = _front(sentence, mentions)
        told = front and (_in_bracket(text, front.end) or _behind_commas(text, front.end))
        if not front or not told:
            continue
        lives, end = told
        dated = len(_MONTHS.findall(text, front.end, end)) > 1
        if _TELLS.search(text, front.end, end) or _is_person(sentence, front, mentions, store, dated=dated):
            yield from _statements(text, front, lives, end, words_with_names(text, front, mentions))


def _statements(
    text: str, front: Span, lives: Sequence[_Life], end: int, name: Sequence[str | Mention]
) -> Iterator[Edit]:
    position = front.end
    for life in lives:
        again = (". ", *name) if position > front.end else ()
        yield Edit(Span(position, life.date.start), (*again, life.before))
        if life.place is not None:
            yield Edit(Span(life.date.end, life.place.start), (f"{life.behind} in ",))
        elif life.behind:
            yield Edit(Span(life.date.end, life.date.end), (life.behind,))
        position = life.end
    goes_on = lives and _GOES_ON.match(text, end)
    yield Edit(Span(position, end), (".",) if goes_on else ())
    if goes_on:
        yield Edit(Span(end, end), (" ", *name))


def _front(sentence: Sentence, mentions: Sequence[Mention]) -> Span | None:
    """The subject that a bracket or a comma ends, where the sentence begins with it."""
    said = []
    for token in sentence:
        inside = any(m.span.start < token.idx < m.span.end for m in mentions)
        if token.text in {"(", ","} and not inside:
            break
        if token.tag_ in _FINITE and not inside and not token.text[:1].isupper():
            return None
        said.append(token)
    while said and said[0].is_space:
        said.pop(0)
    if not 0 < len(said) <= _LONGEST_FRONT or not said[-1].text[:1].isupper():
        return None
    return Span(said[0].idx, said[-1].idx + len(said[-1]))


def _in_bracket(text: str, at: int) -> tuple[list[_Life], int] | None:
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


def _behind_commas(text: str, at: int) -> tuple[list[_Life], int] | None:
    """What ", b. 1879 in Ulm, d. 1955" tells."""
    found: list[re.Match[str]] = []
    while (match := _SHORT.match(text, found[-1].end() if found else at)) is not None:
        found.append(match)
    lives = _lives(found, text)
    return (lives, found[-1].end() + (text[found[-1].end() :][:1] == ",")) if lives else None


def _lives(found: Sequence[re.Match[str]], text: str, *, named: bool = False) -> list[_Life] | None:
    """The births and deaths that ``found`` tells, beside a name at birth if ``named``; None where it is not plain
    which is which."""
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
        lives.append(_Life(f" {said} {case} ", Span(*match.span("date")), behind, place))
    return lives


def _is_person(
    sentence: Sentence, front: Span, mentions: Sequence[Mention], store: Knowledge | None, *, dated: bool
) -> bool:
    """True where dates alone are those of a life."""
    named = next((m for m in mentions if m.span.end == front.end and m.entity.id is not None), None)
    if named is not None and store is not None and store.gender(str(named.entity.id)) is not None:
        return True
    return may_be_person(sentence, front.end, dated=dated)
