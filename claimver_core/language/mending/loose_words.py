"""Hangs words on their own clause that the parser took for a part of another phrase.

"died in Los Angeles on May 23", "died in Rome, aged 48".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.mending.heads import Heads
from claimver_core.months import IN_SMALL_LETTERS

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_SPANS = grammar.words("day days week weeks month months year years hour hours minute minutes decade")


def mend_loose_words(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    changes: Heads = {}
    for token in sentence:
        changes |= _place_before_date(token) or _age(token) or _time_before_clause(token) or _year(token)
    return changes


def _place_before_date(place: Token) -> Heads:
    """The "Los Angeles" of "died in Los Angeles on May 23", hung with its "in" on the day."""
    day = place.head
    if place.dep_ != "nmod:unmarked" or place.pos_ != "PROPN" or place.lower_ in IN_SMALL_LETTERS:
        return {}
    cases = [c for c in day.children if c.dep_ == "case" and c.i < day.i]
    if day.pos_ != "NUM" or len(cases) != 2 or not cases[0].i < place.i < cases[1].i:
        return {}
    return {place.i: (day.head.i, "obl"), cases[0].i: (place.i, "case")}


def _age(years: Token) -> Heads:
    """The "48" of "died in Rome, aged 48", taken for the object of the verb."""
    aged = years.i > years.sent.start and years.nbor(-1).lower_ == "aged"
    return {years.i: (years.head.i, "obl")} if aged and years.like_num and years.dep_ == "obj" else {}


def _time_before_clause(time: Token) -> Heads:
    """The "six months" of "died in 2008, six months before the film began", hung on the verb that died."""
    mark = time.nbor(1) if time.i + 1 < time.sent.end else time
    clause = mark.head
    counted = time.lower_ in _SPANS and any(c.dep_ in {"nummod", "det"} for c in time.children)
    if not counted or mark.dep_ != "mark" or mark.lower_ not in {"before", "after"}:
        return {}
    beside = clause.dep_ == "advcl" and time.head == clause.head and clause.i > time.i
    return {time.i: (clause.i, "obl:unmarked")} if beside else {}


def _year(year: Token) -> Heads:
    """The "1890" of "died in July 1890 after he fell", hung on the verb."""
    month = year.nbor(-1) if year.i > year.sent.start else year
    apart = year.is_digit and len(year) == 4 and year.dep_ in {"obl:unmarked", "obl"} and year.head != month
    dated = _is_month(month) and month.head != year and not grammar.has_child(year, "case")
    return {year.i: (month.i, "nmod:unmarked")} if apart and dated else {}


def _is_month(word: Token) -> bool:
    return word.lower_ in IN_SMALL_LETTERS
