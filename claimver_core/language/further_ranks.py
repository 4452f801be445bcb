"""What ranks others behind a comma: ", followed by Canada", ", higher than K2"."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.clause import Clause
from claimver_core.language.kinds import Kind

if TYPE_CHECKING:
    from spacy.tokens import Token

_RANKING = frozenset({("followed", "by"), ("ahead", "of")})
_COMPARING = frozenset({"JJR", "RBR"})


def cut_rank(clause: Clause) -> list[Clause]:
    """The rank at the end of ``clause`` as a clause of its own; its words are taken from ``clause``.

    "Everest is 8,849 m high, higher than K2" says that Everest is higher than K2; where others are named that
    follow, they are told with the whole: "Russia is the largest country, followed by Canada".
    """
    said = [t for t in clause.tokens if not t.is_space]
    place = next(
        (n for n in range(len(said) - 3, 1, -1) if said[n].text == "," and _ranks(said[n + 1 :])), None
    )
    if place is None or clause.head.i > said[place].i:
        return []
    behind = [t for t in said[place + 1 :] if not t.is_punct]
    if any(t.text in {",", ";", ":"} for t in said[place + 1 :]) or any(map(grammar.is_finite_verb, behind)):
        return []
    verbs = [t for t in said[:place] if t.dep_ == "cop"]
    subject = grammar.own_subject(verbs[0].head) if verbs else None
    compares = behind[0].tag_ in _COMPARING
    present = len(verbs) == 1 and verbs[0].lower_ in {"is", "are"}
    if compares and not (present and subject is not None and subject.i < verbs[0].i):
        return []
    last = behind[-1]
    if not compares and last.i + 1 < last.sent.end and not last.nbor(1).is_punct:
        return []  # "followed by Saturn and Uranus"
    rank = Clause(
        Kind.APPOSITION if compares else Kind.ADJUNCT, behind[0], clause, subject if compares else None
    )
    rank.tokens = [said[place], *behind]
    taken = {t.i for t in rank.tokens}
    clause.tokens = [t for t in clause.tokens if t.i not in taken]
    return [rank]


def _ranks(words: list[Token]) -> bool:
    """True for "followed by Canada" and "higher than K2"."""
    if (words[0].lower_, words[1].lower_) in _RANKING:
        return True
    return words[0].tag_ in _COMPARING and any(t.lower_ == "than" for _, t in pairwise(words[:4]))
