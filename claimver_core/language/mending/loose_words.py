"""Hangs words on their own clause that the parser took for a part of another phrase.

"died in Los Angeles on May 23", "died in Rome, aged 48".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language.mending.heads import Heads
from claimver_core.months import IN_SMALL_LETTERS

if TYPE_CHECKING:
    from spacy.tokens import Span, Token


def mend_loose_words(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    changes: Heads = {}
    for token in sentence:
        changes |= _place_before_date(token) or _age(token)
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
