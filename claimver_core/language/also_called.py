"""What a text calls a thing by another word than its own: "the canvas" of a painting it has just named."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.participants import Participant, is_linked
from claimver_core.language.prominence import may_bind

if TYPE_CHECKING:
    from spacy.tokens import Token

_REACH = 2  # sentences back
PICTURES = words("painting portrait fresco mural drawing print photograph panel triptych engraving")
_BOOKS = words("book novel novella story tale poem")
_FIRMS = words("company corporation manufacturer business conglomerate enterprise")
_BUILT = words(
    """tower wall castle fort fortress palace temple church cathedral bridge building statue pyramid mausoleum
    tomb arch column obelisk monument skyscraper stadium amphitheatre theatre basilica mosque abbey dam
    lighthouse aqueduct"""
)
_SCHOOLS = words("university college school academy")
_BODIES = words("organisation organization agency alliance institution union")
_CALLED = {
    **dict.fromkeys(words("picture portrait canvas artwork"), PICTURES),
    "masterpiece": PICTURES | _BOOKS | words("film opera symphony sculpture statue"),
    "epic": words("film poem novel"),
    **dict.fromkeys(words("tale story bestseller"), _BOOKS),
    "title": _BOOKS | words("film album game"),
    **dict.fromkeys(words("song track single hit ballad"), words("song single ballad")),
    **dict.fromkeys(words("corporation enterprise"), _FIRMS),
    **dict.fromkeys(words("carmaker automaker"), words("automotive automobile automaker carmaker vehicle")),
    "metropolis": words("city town metropolis"),
    "republic": words("country state nation"),
    **dict.fromkeys(words("structure monument landmark"), _BUILT),
    "sculpture": words("statue bust sculpture"),
    "satellite": words("telescope spacecraft"),
    **dict.fromkeys(words("school college"), _SCHOOLS),
    "waterway": words("canal river strait channel"),
    **dict.fromkeys(words("agreement pact"), words("treaty agreement pact convention accord protocol")),
    **dict.fromkeys(words("organisation organization"), _BODIES),
}
_TRADES = words("carmaker automaker")  # of companies, and not of what they make


def also_called(
    token: Token, named: Sequence[Participant], active: Sequence[Participant], sentences: Mapping[int, int]
) -> Participant | None:
    """The only thing that was ``named`` lately and that "the canvas" fits by its kind; ``active`` are all
    that were spoken of. None where another that is not known, or has no name, may be meant."""
    lemma = token.lemma_.lower()
    if (by_name := _named_so(lemma, named, active)) is not None:
        return by_name if may_bind(token, by_name.places[-1].token, False) else None
    nouns = _CALLED.get(lemma, frozenset())
    near = [p for p in named if nouns and sentences[token.i] - p.places[-1].sentence <= _REACH]
    fitting = [p for p in near if p.human is not True and p.nouns & nouns and _is_name_of_one(p)]
    if lemma in _TRADES:
        fitting = [p for p in fitting if p.nouns & _FIRMS]
    if len(fitting) != 1 or any(p.mention is None and p.nouns & (nouns | {lemma}) for p in active):
        return None
    (one,) = fitting
    last = one.places[-1].token
    unknown = [p for p in near if not is_linked(p) and p.human is not True]
    newer = any(p.places[-1].token.i > last.i for p in unknown)
    listed = last.dep_ == "conj" or grammar.has_child(last, "conj")
    return one if not (newer or listed) and may_bind(token, last, False) else None


def _is_name_of_one(participant: Participant) -> bool:
    """True for the name of a known thing, and not for "French" or for a common noun."""
    known = is_linked(participant) and participant.mention is not None
    capital = known and participant.mention.entity.label[:1].isupper()  # type: ignore[union-attr]
    return capital and participant.places[-1].token.pos_ != "ADJ" and not participant.plural


def _named_so(lemma: str, named: Sequence[Participant], active: Sequence[Participant]) -> Participant | None:
    """The only thing whose name says what it is: the Great Fire of London, for "the fire"."""
    fitting = [p for p in named if p.human is not True and is_linked(p) and _noun_of_name(p) == lemma]
    several = len(fitting) != 1 or any(p.mention is None and lemma in p.nouns for p in active)
    return None if several else fitting[0]


def _noun_of_name(participant: Participant) -> str:
    """The "fire" of "Great Fire of London", the "massacre" of "Peterloo Massacre"; empty for one word."""
    text = "" if participant.mention is None else participant.mention.text
    words_of = re.split(r"\s+(?:of|in|at|on)\s+", text)[0].split()
    return words_of[-1].lower() if len(text.split()) > 1 and words_of else ""
