"""Parts clauses that posts run together with "and", where the first was taken for a subject of the next.

"paris is the capital of italy and einstein was born in ulm".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_SUBJECTS = frozenset({"nsubj", "nsubj:pass"})


def mend_run_ons(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads where a whole clause, with a subject and an "is" of its own, is the subject of the next."""
    for noun in sentence:
        verb = noun.head
        own = grammar.own_subject(noun)
        whole = own is not None and own.i < noun.i and grammar.has_child(noun, "cop")
        if not whole or noun.dep_ not in _SUBJECTS or verb.dep_ != "ROOT" or verb.i < noun.i:
            continue
        if (subject := _subject_behind_and(noun, verb)) is None:
            continue
        tie = [t for t in sentence if t.i < subject.i and t.dep_ == "cc"][-1]
        return {
            noun.i: (noun.i, "ROOT"),
            verb.i: (noun.i, "conj"),
            subject.i: (verb.i, noun.dep_),
            tie.i: (verb.i, "cc"),
        }
    return {}


def _subject_behind_and(noun: Token, verb: Token) -> Token | None:
    """The subject that the verb has beside the clause of ``noun``, or that hangs on its last words."""
    for word in [*verb.children, *noun.subtree]:
        first = next((t for t in word.subtree if not t.is_punct), word)
        behind_and = first.dep_ == "cc" or (first.i > noun.i + 1 and first.nbor(-1).dep_ == "cc")
        if word.i <= noun.i or not behind_and:
            continue
        start = min((t.i for t in verb.children if t.i > word.i and t.dep_.startswith("aux")), default=verb.i)
        if word.dep_ in _SUBJECTS and word.head == verb:
            return word
        if word.dep_ == "conj" and max(t.i for t in word.subtree) + 1 == min(start, verb.i):
            return word
    return None
