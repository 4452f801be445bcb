"""Gives a predicate the words that were hung elsewhere: its subject, or the description of its last name.

"Her husband is the chemist Ann Lee", "It is smaller than the Moon", "The artist himself died in Rome".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.mending.heads import Heads
from claimver_core.language.mending.lost_verbs import read_as_verb

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_SELF = words("himself herself itself themselves")
_SAID_LATER = words("csubj csubj:pass ccomp xcomp advcl acl acl:relcl")
_THEN = words("then now today formerly once still")
_LOOSE = words("dep parataxis list appos conj obl")
_IN_NAME = words("flat compound")
_LIKE_SUBJECT = words("nsubj nsubj:pass expl cop aux advmod cc mark")


def mend_subjects(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    changes: Heads = {}
    for token in sentence:
        changes |= (
            _of_described_name(token)
            or _it_that_is_compared(token)
            or _emphasised(token)
            or _description_at_end(token)
            or _then_part_of(token)
            or _stars(token)
        )
    return changes


def _of_described_name(noun: Token) -> Heads:
    """The "Her husband is" of "Her husband is the chemist Ann Lee", hung on the "chemist"."""
    name = noun.head
    if noun.dep_ not in {"nmod:desc", "compound"} or name.pos_ != "PROPN" or name.i != noun.i + 1:
        return {}
    if not grammar.has_child(noun, "cop") or grammar.has_child(name, "cop"):
        return {}
    return {c.i: (name.i, c.dep_) for c in noun.children if c.dep_ in _LIKE_SUBJECT and c.i < noun.i}


def _it_that_is_compared(word: Token) -> Heads:
    """The "it" of "It is smaller than the Moon", taken for one that stands for nothing."""
    said = word.head
    compared = said.tag_ == "JJR" and any(c.lower_ == "than" for t in said.children for c in t.children)
    bare = compared and not grammar.has_child(said, *_SAID_LATER, *grammar.SUBJECTS)
    return {word.i: (said.i, "nsubj")} if word.dep_ == "expl" and word.lower_ == "it" and bare else {}


def _emphasised(word: Token) -> Heads:
    """The "artist" of "The artist himself died", whose verb was taken for a clause that describes him."""
    verb, noun = word.head, word.head.head
    if word.lower_ not in _SELF or word.dep_ not in grammar.SUBJECTS or noun.dep_ != "ROOT":
        return {}
    if verb.dep_ not in grammar.RELATIVE_CLAUSES or noun.i != word.i - 1 or not grammar.is_finite_verb(verb):
        return {}
    marks = {c.i: (verb.i, "punct") for c in noun.children if c.is_punct and c.i > verb.i}
    return {verb.i: (verb.i, "ROOT"), noun.i: (verb.i, word.dep_), word.i: (noun.i, "nmod"), **marks}


def _description_at_end(noun: Token) -> Heads:
    """The "his deputy" of "named Ann Lee, his deputy", hung on the verb as if it told nothing."""
    first = noun.left_edge
    if noun.dep_ not in {"dep", "parataxis", "list"} or noun.pos_ != "NOUN" or first.tag_ != "PRP$":
        return {}
    if first.i < noun.sent.start + 2 or first.nbor(-1).text != "," or grammar.has_child(noun, "cop", "case"):
        return {}
    name = _whole(first.nbor(-2))
    behind = noun.right_edge.i + 1
    ends = behind >= noun.sent.end or noun.doc[behind].is_punct
    return {noun.i: (name.i, "appos")} if name.pos_ == "PROPN" and ends else {}


def _then_part_of(noun: Token) -> Heads:
    """The "part of Prussia" of "born in Bonn, then part of Prussia, on 27 May", hung on the verb, with what
    is told behind it hung on that."""
    if noun.dep_ not in _LOOSE or noun.pos_ != "NOUN":
        return {}
    first = noun.left_edge if noun.left_edge.text != "," else noun.left_edge.nbor(1)
    if first.lower_ not in _THEN or first.i < noun.sent.start + 2 or grammar.has_child(noun, "cop"):
        return {}
    if first.nbor(-1).text != ",":
        return {}
    place = _whole(first.nbor(-2))
    if place.pos_ != "PROPN" or not grammar.has_child(place, "case") or place.dep_ != "obl":
        return {}
    changes: Heads = {} if noun.dep_ == "appos" and noun.head == place else {noun.i: (place.i, "appos")}
    for later in noun.children:
        comma = later.left_edge.nbor(-1)
        if later.i > noun.i and comma.text == "," and comma.i > noun.i and grammar.has_child(later, "case"):
            changes[later.i] = (place.head.i, "obl")
    return changes


def _stars(word: Token) -> Heads:
    """The "stars" of "It was released in 1988, stars Ann Lee and won a prize", taken for a noun."""
    root = word.sent.root
    if word.lower_ != "stars" or word.tag_ != "NNS" or word.dep_ not in _LOOSE or word.i + 1 >= word.sent.end:
        return {}
    comma, name = word.nbor(-1), word.nbor(1)
    if comma.text != "," or name.pos_ != "PROPN" or grammar.own_subject(root) is None or root.i > word.i:
        return {}
    named = next((c for c in word.children if c.dep_ == "appos" and c.left_edge == name), None)
    if named is None:
        return {}
    read_as_verb(word)
    behind = [c for c in root.children if c.left_edge.i == named.right_edge.i + 1 and c.dep_ == "obl"]
    return {word.i: (root.i, "conj"), named.i: (word.i, "obj")} | {c.i: (word.i, "obl") for c in behind}


def _whole(name: Token) -> Token:
    """The first word of a name, on which its others hang."""
    while name.dep_ in _IN_NAME and name.head.pos_ == "PROPN":
        name = name.head
    return name
