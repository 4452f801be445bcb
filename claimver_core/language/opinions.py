"""Tells what is wished, supposed or a matter of taste from what is said to be so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.clause import Clause, subject_of
from claimver_core.language.grammar import words
from claimver_core.language.kinds import Kind

if TYPE_CHECKING:
    from spacy.tokens import Token

WRITER = words("i we me us my our you your u ya y'all myself ourselves im i'm")
THOUGHT = words(
    "swear think believe feel hope wish guess suppose love hate like want prefer doubt wonder imagine"
)
_OBLIGATION = frozenset({"should", "ought", "must", "let"})
_MORE = frozenset({"greater"})  # of an amount
_ERAS = frozenset({"Romantic"})  # of the arts, where it is written large
_MEASURED = words("selling known documented preserved paid attended rated reviewed studied performing")
EVALUATIVE = words(
    """good bad great best worst better worse beautiful ugly amazing awesome awful terrible horrible
    wonderful fantastic excellent brilliant stunning gorgeous lovely nice pretty cool fun funny boring
    interesting fascinating exciting delicious tasty disgusting stupid dumb smart silly crazy weird
    strange cute adorable overrated underrated perfect incredible unbelievable magnificent superb
    outstanding remarkable impressive disappointing sad happy glad important wise foolish charming
    pleasant unpleasant favourite favorite inspiring iconic legendary memorable elegant romantic
    masterpiece disaster shame disgrace pity joke genius idiot fool wonder delight ridiculous absurd
    pathetic annoying mediocre lousy finest coolest greatest nicest prettiest funniest smartest
    creepy scary hilarious goated stacked unhinged cringe dumbest loveliest legend legends icon goat
    hero heroes"""
)


def is_wish(clause: Clause) -> bool:
    """True for what ought to be, might have been or is only supposed."""
    head = clause.head
    modals = {child.lower_ for child in head.children if child.dep_ in grammar.AUXILIARIES}
    if modals & _OBLIGATION:
        return True
    conditional = any(
        child.dep_ == "advcl" and any(mark.lower_ == "if" for mark in child.children)
        for child in head.children
    )
    if any(child.dep_ in {"advcl", "xcomp"} and _is_turned_condition(child) for child in head.children):
        return bool(modals & {"would", "could", "might"})
    return conditional and bool(modals & {"would", "could", "might", "will", "'ll", "'d"})


def _is_turned_condition(head: Token) -> bool:
    """True for "had he been born in Norway"."""
    first = next((child for child in head.children if child.lower_ in {"had", "were"}), None)
    return first is not None and any(c.dep_ in grammar.SUBJECTS and c.i > first.i for c in head.children)


def is_opinion(clause: Clause) -> bool:
    """True if what is said of the subject is a matter of taste, with no measure or name behind it."""
    head = clause.head
    subject = subject_of(clause)
    if head.lemma_.lower() in THOUGHT and (subject is None or subject.lower_ in WRITER):
        return True
    own = [head, *(c for c in head.children if c.dep_ in {"amod", "advmod", "compound", "xcomp"})]
    if head.tag_ == "VBN" and head.lower_ in EVALUATIVE:
        return True  # "was STACKED"
    if grammar.has_child(head, "cop") and grammar.has_child(head, "case"):
        return False  # "was in 3 idiots"
    if grammar.has_child(head, "cop") or head.pos_ in {"ADJ", "NOUN"} or clause.kind is Kind.APPOSITION:
        own = [t for t in own if t.lower_ not in _MORE and t.text not in _ERAS and not _is_in_name(t)]
        own = [t for t in own if not (_is_of_measure(t) or _is_part_in_work(t))]
        return any(t.lower_ in EVALUATIVE or t.lemma_.lower() in EVALUATIVE for t in own)
    tasteful = any(
        c.dep_ == "xcomp" and (c.lower_ in EVALUATIVE or c.lemma_.lower() in EVALUATIVE)
        for c in head.children
    )
    return tasteful and head.lemma_.lower() in {"look", "seem", "sound", "taste", "feel", "smell", "be"}


def _is_of_measure(word: Token) -> bool:
    """True for the "best" of "best selling", which can be counted."""
    behind = word.nbor(1) if word.i + 1 < word.sent.end else word
    return word.lower_ in {"best", "better"} and behind.lower_ in _MEASURED


def _is_part_in_work(word: Token) -> bool:
    """True for the "hero" of "the hero of Nineteen Eighty-Four", who plays that part."""
    if word.lower_ != "hero" or word.i + 2 >= word.sent.end or word.nbor(1).lower_ not in {"of", "in"}:
        return False
    behind = word.nbor(2) if word.nbor(2).lower_ != "the" or word.i + 3 >= word.sent.end else word.nbor(3)
    return word.i > word.sent.start and word.nbor(-1).lower_ == "the" and behind.text[:1].isupper()


def _is_in_name(word: Token) -> bool:
    """True for the "Great" of Alexander."""
    return word.text.istitle() and word.i > word.sent.start
