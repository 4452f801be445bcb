"""How prominent a place in the text makes what it names, and what syntax keeps apart.

For "it", "they" and descriptions: the weights are set by hand, after Lappin and Leass 1994.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.participants import Participant, Place

if TYPE_CHECKING:
    from spacy.tokens import Token

PLACES = 8  # last places of each that are weighed
_OWN_SUBJECT = 0.6  # gained by the subject of the sentence that a possessive stands in
_OWNER = 0.3  # gained by whose it is that a sentence is about, and lost by that
_RECENCY = 1.0  # lost with each sentence between
_ROLES = {
    "nsubj": 0.9,
    "nsubj:pass": 0.9,
    "nsubj:outer": 0.9,
    "nsubjpass": 0.9,
    "obj": 0.45,
    "dobj": 0.45,
    "iobj": 0.4,
    "obl": 0.2,
    "obl:agent": 0.3,
    "nmod:poss": 0.4,
    "poss": 0.4,
    "appos": 0.3,
    "vocative": -0.5,
}
_OBJECTS = frozenset({"obj", "dobj", "iobj", "obl", "obl:agent"})


def clear_best(scored: list[tuple[float, Participant]], margin: float) -> Participant | None:
    """The one with the highest score, None where it does not lead by ``margin``."""
    scored.sort(key=lambda item: item[0], reverse=True)
    if not scored or (len(scored) > 1 and scored[0][0] - scored[1][0] < margin):
        return None
    return scored[0][1]


def place_score(token: Token, place: Place, sentences_between: int) -> float:
    role = _role(place.token)
    score = _ROLES.get(role, 0.05) - _RECENCY * sentences_between
    if _owns_subject(place.token):
        score += _OWNER
    elif role in grammar.SUBJECTS and any(c.lower_ == "its" for c in place.token.children):
        score -= _OWNER
    if role in grammar.SUBJECTS and is_subordinate(place.token):
        score -= 0.3
    if sentences_between == 0:
        score -= 0.012 * min(token.i - place.token.i, 40)
    own = token.dep_
    if token.lower_ not in {"it", "its", "they", "their", "them"} and _is_where(place.token):
        score -= 0.6
    if own in grammar.SUBJECTS and role in grammar.SUBJECTS:
        score += 0.35
    elif own in _OBJECTS and role in _OBJECTS:
        score += 0.2
    if own in {"nmod:poss", "poss"} and sentences_between == 0 and role in grammar.SUBJECTS:
        score += _OWN_SUBJECT
    return score


def _owns_subject(token: Token) -> bool:
    """True for the "its" of "Its symbol is Au", which goes on about what was spoken of before."""
    owner = token.lower_ == "its" and token.dep_ in {"nmod:poss", "poss"}
    return owner and token.head.dep_ in grammar.SUBJECTS


def is_subordinate(subject: Token) -> bool:
    """True for the subject of a relative, adverbial or reported clause."""
    verb = subject.head
    while verb.dep_ == "conj" and verb.head != verb:
        verb = verb.head
    return verb.dep_ in grammar.RELATIVE_CLAUSES | {"advcl", "acl", "ccomp"}


def _is_where(token: Token) -> bool:
    """True for a name that stands as a place does: "in Boston", "the Seine"."""
    return any(
        (c.dep_ == "case" and c.lower_ in {"in", "at", "near", "into"})
        or (c.dep_ == "det" and c.lower_ == "the")
        for c in token.children
    )


def _role(token: Token) -> str:
    """The role of ``token``; a name inside a compound or coordination has that of its whole."""
    return _whole(token).dep_


def may_bind(token: Token, place: Token, reflexive: bool) -> bool:
    """False where syntax keeps ``token`` and the word at ``place`` apart."""
    clause, other = _clause(token), _clause(place)
    possessive = token.dep_ in {"nmod:poss", "poss"}
    if reflexive:
        return clause is not None and clause == other and _role(place) in grammar.SUBJECTS
    if possessive and _is_told_of(token.head, place):
        return False
    if possessive:
        return place.i not in {t.i for t in token.head.subtree} or place.i == token.i
    if clause is not None and clause == other and _is_argument(token) and _is_argument(place):
        verbs_own = _whole(token).head == _whole(place).head
        if verbs_own or _role(place) in grammar.SUBJECTS:
            return False  # but "starred in it and directed it" speaks of one film
    # "the mother of him": no phrase stands for a word inside it, save in a relative clause.
    walk = token
    while walk.head != walk and walk != place:
        if walk.dep_ in grammar.RELATIVE_CLAUSES or walk.dep_ in {"acl", "advcl", "ccomp"}:
            return True
        walk = walk.head
    return walk != place


def _is_told_of(noun: Token, place: Token) -> bool:
    """True for the name in "Lima, its capital," and "Lima is its capital", which "its" does not stand for."""
    while noun.dep_ == "conj" and not grammar.has_child(noun, "cop") and noun.head.pos_ in {"NOUN", "PROPN"}:
        noun = noun.head
    if noun.dep_ == "appos" and noun.i > place.i:
        return noun.head == place
    return grammar.has_child(noun, "cop") and grammar.own_subject(noun) == place


def _is_argument(token: Token) -> bool:
    return _role(token) in _ROLES and _role(token) not in {"nmod:poss", "poss", "vocative"}


def _whole(token: Token) -> Token:
    """The head of the coordination or the name that ``token`` is a part of."""
    while token.dep_ in {"conj", "flat", "compound", "nmod:desc", "appos"} and token.head.pos_ in {
        "NOUN",
        "PROPN",
    }:
        token = token.head
    return token


def _clause(token: Token) -> int | None:
    """The index of the verb whose clause ``token`` is an argument of; a shared subject makes one clause."""
    walk = _whole(token)
    if walk.dep_ not in _ROLES:
        return None
    verb = walk.head
    while verb.dep_ in {"xcomp", "conj"} and grammar.own_subject(verb) is None and verb.head != verb:
        verb = verb.head
    return verb.i
