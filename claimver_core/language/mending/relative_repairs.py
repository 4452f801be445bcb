"""Tells relative clauses from what stands beside a name, and their words from those around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

Heads = dict[int, tuple[int, str]]


def mend_relatives(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    found = ((t, _whose_is(t) or _circumstance_of_relative(t) or _what_is_done(t)) for t in sentence)
    return {token.i: change for token, change in found if change is not None}


def _whose_is(name: Token) -> tuple[int, str] | None:
    """A relative clause for "Ann, whose rival is Bob, won", where "Bob" was taken for one more name."""
    owned = grammar.own_subject(name)
    if name.dep_ != "appos" or owned is None or not grammar.has_child(name, "cop"):
        return None
    whose = any(c.lower_ == "whose" for c in owned.children)
    return (name.head.i, "acl:relcl") if whose and name.head.i < owned.i < name.i else None


def _circumstance_of_relative(token: Token) -> tuple[int, str] | None:
    """The "under Ann" of "At Ajax, where he played under Ann, he won", taken for one more club."""
    noun = token.head
    if token.dep_ != "conj" or not grammar.has_child(token, "case") or grammar.has_child(token, "cc"):
        return None
    told = [c for c in noun.children if c.dep_ in grammar.RELATIVE_CLAUSES and noun.i < c.i < token.i]
    near = token.left_edge.i > token.sent.start and not token.left_edge.nbor(-1).is_punct
    return (told[-1].i, "obl") if told and near else None


def _what_is_done(word: Token) -> tuple[int, str] | None:
    """The "which" of ", which Ann won", taken for one more subject."""
    verb = word.head
    if word.lower_ not in {"which", "whom"} or word.dep_ not in grammar.SUBJECTS or word.i > verb.i:
        return None
    named = [c for c in grammar.children(verb, grammar.SUBJECTS) if word.i < c.i < verb.i]
    plain = not grammar.has_child(verb, "obj", "cop", "aux:pass")
    return (verb.i, "obj") if plain and len(named) == 1 and named[0].left_edge.i == word.i + 1 else None
