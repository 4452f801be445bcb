"""What is said to be held or told by people, and not asserted: "Many think that he was born in Ulm"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.clause import Clause
from claimver_core.language.grammar import words
from claimver_core.language.kinds import Kind
from claimver_core.language.sources import ANYONE

if TYPE_CHECKING:
    from spacy.tokens import Token

_HOLDING = words(
    """think believe assume claim suspect suppose speculate allege argue imagine insist hope fear doubt dream
    maintain contend assert pretend guess suggest hypothesize hypothesise rumor rumour deny dispute reject"""
)
# What is "said to have been born in Bonn", and of whom it is "rumoured that".
_HEARSAY = _HOLDING | words("say report")
_LORE = words("rumor rumour legend tradition folklore")
_WRITER = words("i we")
_PARTS = frozenset({Kind.ADJUNCT, Kind.LISTED, Kind.SUBJECT, Kind.DENIAL})
_APART = grammar.RELATIVE_CLAUSES | {"appos", "acl"}


def is_only_held(clause: Clause) -> bool:
    """True where what the clause says is what somebody holds, or what is said of it, as hearsay has it."""
    outer: Clause | None = clause
    while outer is not None and outer.kind in _PARTS:
        if _holds(outer.head) or _is_inside(outer.head):
            return True
        outer = outer.parent
    return outer is not None and (_holds(outer.head) or _is_inside(outer.head))


def _holds(verb: Token) -> bool:
    """True for "think that ...", "rumour has it that ...", and "is said to have been"."""
    lemma, subject = verb.lemma_.lower(), grammar.own_subject(verb)
    if subject is not None and subject.lower_ in _WRITER:
        return False
    passive = grammar.has_child(verb, "aux:pass", "auxpass")
    if passive and lemma in _HEARSAY and grammar.has_child(verb, "xcomp", "ccomp", "csubj:pass"):
        return True
    if any(_leaves_open(child) for child in verb.children):
        return True
    vague = subject is not None and (
        subject.lower_ in ANYONE or (subject.lower_, verb.lower_) == ("they", "say")
    )
    told = subject is not None and (subject.lower_ in _LORE or (lemma == "say" and vague))
    return (told or lemma in _HOLDING) and any(c.dep_ == "ccomp" and c.i > verb.i for c in verb.children)


def _leaves_open(clause: Token) -> bool:
    """True for the clause of "nobody knows whether he wrote it"."""
    return (
        clause.dep_ in {"ccomp", "advcl", "csubj"}
        and any(c.lower_ == "whether" and c.dep_ == "mark" for c in clause.children)
        and not any(t.lower_ == "or" for t in clause.subtree)
    )


def _is_inside(head: Token) -> bool:
    """True for a clause that is part of what is held."""
    while head.head != head and head.dep_ not in _APART:
        if head.dep_ == "conj" and any(c.lower_ in {"but", "yet"} for c in head.children):
            return False  # "They think so, but it is not"
        if head.dep_ == "ccomp" and head.head.i < head.i and _holds(head.head):
            return True
        head = head.head
    return False
