"""Mends the second deed of "was born in Ulm, studied in Bonn and died in Rome", taken for a participle.

Three verbs in a row with one subject are how lives are told; the parser reads the second as it reads "grew up
in Ulm, raised by her aunt".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.conjuncts import NO_PASSIVE
from claimver_core.language.mending.heads import Heads

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_PASTS = frozenset({"VBD", "VBN"})
_OF_ITS_OWN = frozenset({"mark", "nsubj", "nsubj:pass", "aux", "aux:pass", "cop", "expl"})
_OBJECTS = frozenset({"obj", "dobj", "iobj"})


def mend_serial_verbs(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    for verb in sentence:
        last = _last_of_row(verb)
        if last is None:
            continue
        first = _main_verb(verb)
        if first is not None and _goes_on(first, verb):
            return {verb.i: (first.i, "conj"), last.i: (first.i, "conj")}
    return {}


def _last_of_row(verb: Token) -> Token | None:
    """The verb behind "and" of a bare past that follows a comma, with no subject of its own."""
    if verb.dep_ not in {"advcl", "acl", "parataxis"} or not _is_bare_past(verb):
        return None
    if verb.i <= verb.sent.start or verb.nbor(-1).text != ",":
        return None
    behind = [t for t in verb.children if t.dep_ == "conj" and t.i > verb.i]
    if len(behind) != 1 or not _is_bare_past(behind[0]):
        return None
    return behind[0] if any(t.dep_ == "cc" and t.lower_ == "and" for t in behind[0].children) else None


def _is_bare_past(verb: Token) -> bool:
    return verb.tag_ in _PASTS and not grammar.has_child(verb, *_OF_ITS_OWN)


def _main_verb(verb: Token) -> Token | None:
    """The verb before it that has the subject."""
    for word in verb.ancestors:
        if word.i < verb.i and word.pos_ in {"VERB", "AUX"} and grammar.own_subject(word) is not None:
            return word
    return None


def _goes_on(first: Token, verb: Token) -> bool:
    """True where ``verb`` tells what the subject of ``first`` did, or what was done to it."""
    if verb.lower_ in NO_PASSIVE or grammar.has_child(verb, *_OBJECTS):
        return True
    return grammar.has_child(first, "aux:pass") and not grammar.has_child(verb, "obl:agent")
