"""Reads *and its capital is Lima* as a clause where the parser saw a second predicate or part of a phrase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_OWNERS, _AND = words("its his her their"), words("and but while")
_IS = words("is are was were")
_INSIDE = frozenset({"ADJ", "NOUN", "ADV", "NUM"})
_LONGEST = 4  # words between the owner and the verb

Heads = dict[int, tuple[int, str]]


def mend_owned_clauses(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    for verb in sentence:
        if verb.lower_ not in _IS or verb.dep_ != "cop" or verb.i < sentence.start + _LONGEST:
            continue
        owner = _owner(verb, sentence)
        said = verb.head
        if owner is None or said.i < verb.i:
            continue
        joint, noun = owner.nbor(-1), verb.nbor(-1)
        first = _first_predicate(sentence, joint, said)
        if first is None or (noun.head == said and said.head == first):
            continue
        changes: Heads = {
            noun.i: (said.i, "nsubj"),
            joint.i: (said.i, "cc"),
            said.i: (first.i, "conj"),
        }
        if said == sentence.root:
            changes[first.i] = (first.i, "ROOT")
            changes |= {c.i: (first.i, c.dep_) for c in said.children if c.i < joint.i and c != first}
            changes |= {c.i: (first.i, "punct") for c in said.children if c.i > said.i and c.is_punct}
        return changes
    return {}


def _owner(verb: Token, sentence: Span) -> Token | None:
    """The *its* of what stands before the verb, behind a conjunction."""
    place = verb.i - 1
    while place > sentence.start and verb.i - place <= _LONGEST and verb.doc[place].pos_ in _INSIDE:
        place -= 1
    owner = verb.doc[place]
    joined = place > sentence.start and owner.nbor(-1).lower_ in _AND
    return owner if place < verb.i - 1 and owner.lower_ in _OWNERS and joined else None


def _first_predicate(sentence: Span, joint: Token, said: Token) -> Token | None:
    """The predicate of the clause before the conjunction."""
    if sentence.root.i < joint.i:
        return sentence.root
    before = [t for t in sentence if t.i < joint.i and t != said]
    return next((t for t in reversed(before) if _is_predicate(t)), None)


def _is_predicate(token: Token) -> bool:
    return grammar.has_child(token, "cop") or (token.pos_ == "VERB" and grammar.is_finite_verb(token))
