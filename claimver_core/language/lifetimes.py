"""Finds when and where somebody was born and died, told in brackets: "(14 March 1879 – 18 April 1955)"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from claimver_core.language.grammar import words
from claimver_core.months import IN_SMALL_LETTERS

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_DASHES = frozenset({"-", "–", "—", "--"})
_NO_PERSON = words(
    """war wars battle siege revolution republic empire dynasty crisis pandemic campaign era period treaty
    olympics games festival season world union league tour expedition"""
)
_PERSON = re.compile(
    r"(?:ist|ian|or|man|woman|poet|king|queen|monk|judge|(?:paint|writ|compos|sing|play|ball|lawy|philosoph|"
    r"photograph|rul|lead|offic|soldi|engine|preach|danc|film-?mak|explor|teach|bank|design|reform)e?er)s?"
)
_LONGEST = 16  # words in the brackets


@dataclass(frozen=True, slots=True)
class LifeDate:
    """The words of a birth or a death, and the last word of the name before the bracket."""

    birth: bool
    name: Token
    tokens: list[Token]


def life_dates(sentence: Span) -> list[LifeDate]:
    """The birth and the death in the first bracket behind a person's name; empty where there is none."""
    opening = next((t for t in sentence if t.text == "("), None)
    if opening is None or opening.i <= sentence.start or opening.nbor(-1).pos_ != "PROPN":
        return []
    behind = sentence.doc[opening.i + 1 : min(opening.i + 2 + _LONGEST, sentence.end)]
    closing = next((t for t in behind if t.text == ")"), None)
    if closing is None:
        return []
    inside = [t for t in behind if t.i < closing.i]
    if inside and inside[0].lower_ in {"born", "né", "née"} and any(t.text == ";" for t in inside):
        cut = next(n for n, t in enumerate(inside) if t.text == ";")
        inside = inside[cut + 1 :]  # "(born Augusta Byron; 10 December 1815 – ..."
    dashes = [t for t in inside if t.text in _DASHES]
    if len(dashes) != 1:
        return []
    halves = [t for t in inside if t.i < dashes[0].i], [t for t in inside if t.i > dashes[0].i]
    dated = all(any(t.lower_ in IN_SMALL_LETTERS for t in half) for half in halves)
    if not all(map(_is_date, halves)) or not may_be_person(sentence, opening.idx, dated=dated):
        return []
    return [
        LifeDate(True, opening.nbor(-1), list(sentence.doc[opening.i : dashes[0].i])),
        LifeDate(False, opening.nbor(-1), [dashes[0], *halves[1], closing]),
    ]


def life_words(tokens: list[Token]) -> tuple[list[Token], list[Token], bool]:
    """The place and the date that a birth or death names, and whether the date has a day."""
    cut = next((n + 1 for n, t in enumerate(tokens) if t.text == ";"), 0)  # behind the name at birth
    said = [t for t in tokens[cut:] if t.text not in {"(", ")"} | _DASHES]
    start = next(n for n, t in enumerate(said) if t.lower_ in IN_SMALL_LETTERS or t.text[:1].isdigit())
    place = said[:start]
    while place and place[-1].is_punct:
        place.pop()
    return place, said[start:], any(t.lower_ in IN_SMALL_LETTERS for t in said) and len(said) - start > 2


def _is_date(tokens: list[Token]) -> bool:
    years = [t for t in tokens if t.is_digit and len(t) == 4]
    allowed = (t.is_digit or t.lower_ in IN_SMALL_LETTERS or t.is_punct or t.pos_ == "PROPN" for t in tokens)
    return len(years) == 1 and tokens[-1] == years[0] and all(allowed)


def may_be_person(sentence: Span, end: int, *, dated: bool) -> bool:
    """True if the subject that stands before ``end`` may be somebody; ``dated`` where a bracket behind it has
    the day or the month of a beginning and an end."""
    if any(word in _NO_PERSON for t in sentence if t.idx < end for word in t.lower_.split()):
        return False
    root = sentence.root
    return dated or (root.pos_ in {"NOUN", "PROPN"} and _PERSON.search(root.lower_) is not None)
