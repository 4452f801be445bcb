"""Reads *and its capital is Lima* and *and his wife Ann was born in Rome* as clauses, where the parser saw a
second predicate or part of a phrase."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, words
from claimver_core.language.mending.heads import Heads

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_OWNERS, _AND = words("its his her their"), words("and but while")
_CONTRASTS = words("while whereas although though")
_TIED = frozenset({"conj", "advcl"})
_NAME_TAGS = frozenset({"NNP", "NNPS"})
_IS = words("is are was were")
_INSIDE = frozenset({"ADJ", "NOUN", "ADV", "NUM"})
_LONGEST = 4  # words between the owner and the verb


def mend_owned_clauses(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    return _owned_thing(sentence) or _named_kin(sentence)


def _named_kin(sentence: Span) -> Heads:
    """The clause of *and his wife Ann was born in Rome*, in which the wife was told of in the one before."""
    for owner in sentence[2:-2]:
        joint = owner.nbor(-1)
        if owner.lower_ not in _OWNERS or joint.lower_ not in _AND | _CONTRASTS:
            continue
        behind = list(sentence.doc[owner.i + 1 : sentence.end])
        noun = next((t for t in behind[:_LONGEST] if t.tag_ != "JJ"), owner)
        name = list(takewhile(lambda t: t.tag_ in _NAME_TAGS, behind[noun.i - owner.i :]))
        place = noun.i + len(name) + 1
        if noun.tag_ != "NN" or not name or place >= sentence.end:
            continue
        verb = sentence.doc[place]
        said = verb.head if verb.dep_ in grammar.AUXILIARIES | {"cop"} else verb
        first = _first_predicate(sentence, joint, said)
        if verb.tag_ not in FINITE or said.i < place or first is None or first.i > joint.i:
            continue
        head = next((t for t in name if t.head not in name), name[0])
        if head.head == said and noun.head == head and said.head == first and said.dep_ in _TIED:
            continue
        passive = grammar.has_child(said, "aux:pass", "auxpass")
        contrast = joint.lower_ in _CONTRASTS
        changes = {t.i: (head.i, "flat") for t in name if t.head not in name and t != head}
        changes |= {owner.i: (noun.i, "nmod:poss"), noun.i: (head.i, "nmod:desc")}
        changes |= {head.i: (said.i, "nsubj:pass" if passive else "nsubj")}
        changes |= {joint.i: (said.i, "mark" if contrast else "cc")}
        changes |= {c.i: (said.i, c.dep_) for t in (*name, noun) for c in t.children if c.i >= place}
        return changes | _second(sentence, joint, said, first, "advcl" if contrast else "conj")
    return {}


def _second(sentence: Span, joint: Token, said: Token, first: Token, dep: str) -> Heads:
    """``said`` as the second predicate behind ``first``, which is the main one where ``said`` was."""
    changes: Heads = {said.i: (first.i, dep)}
    late = [t for t in sentence if t.i > said.i and t.head.i < joint.i and not t.is_punct]
    changes |= {t.i: (said.i, t.dep_) for t in late if t.head != t}
    if said == sentence.root:
        changes[first.i] = (first.i, "ROOT")
        changes |= {c.i: (first.i, c.dep_) for c in said.children if c.i < joint.i and c != first}
        changes |= {c.i: (first.i, "punct") for c in said.children if c.i > said.i and c.is_punct}
    return changes


def _owned_thing(sentence: Span) -> Heads:
    """The clause of *and its capital is Lima*."""
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
        changes: Heads = {noun.i: (said.i, "nsubj"), joint.i: (said.i, "cc")}
        return changes | _second(sentence, joint, said, first, "conj")
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
