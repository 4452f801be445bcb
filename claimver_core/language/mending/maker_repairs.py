"""Mends "a film written, produced and directed by Ann": participles that tell of one noun and one maker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from claimver_core.language import grammar
from claimver_core.language.mending.heads import Heads

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_BETWEEN = frozenset({",", "and", "&"})
_IS = grammar.words("is was are were 's ’s")


def mend_makers(sentence: Span) -> Heads:
    """New heads for what is said to be a thing that several deeds of one have made."""
    for case in sentence:
        if case.lower_ != "by" or case.head.i <= case.i or case.head.dep_ not in {"obl", "obl:agent"}:
            continue
        verbs = _verbs_before(case)
        noun = verbs[0].nbor(-1) if len(verbs) > 1 and verbs[0].i > sentence.start else None
        if noun is None or noun.pos_ != "NOUN":
            continue
        copula = next((t for t in sentence if t.i < noun.i and t.lower_ in _IS and t.pos_ == "AUX"), None)
        if copula is not None and _is_predicate(sentence, copula, noun):
            return _heads(sentence, copula, _first_said(noun, copula), verbs, case)
    return {}


def _verbs_before(case: Token) -> list[Token]:
    """The participles right before ``case``, in order, with only commas and "and" between them."""
    verbs: list[Token] = []
    for token in reversed(case.sent[: case.i - case.sent.start]):
        if token.tag_ in {"VBN", "VBD"} and token.pos_ == "VERB":
            verbs.insert(0, token)
        elif token.lower_ not in _BETWEEN or not verbs:
            break
    joined = len(verbs) > 1 and verbs[-1].nbor(-1).lower_ in {"and", "&"}
    return verbs if joined else []


def _is_predicate(sentence: Span, copula: Token, noun: Token) -> bool:
    """True where nothing but a noun phrase with an article stands between ``copula`` and ``noun``."""
    between = [t for t in sentence if copula.i < t.i < noun.i]
    started = bool(between) and between[0].lower_ in {"a", "an", "the"}
    return started and not any(t.pos_ in {"VERB", "AUX", "PRON", "ADP"} or t.is_punct for t in between)


def _first_said(noun: Token, copula: Token) -> Token:
    """The "romance" of "is an epic romance and disaster film", which the parser takes for what is said."""
    return noun.head if noun.dep_ == "conj" and copula.i < noun.head.i < noun.i else noun


def _heads(sentence: Span, copula: Token, noun: Token, verbs: list[Token], case: Token) -> Heads:
    first = verbs[0]
    word: Any = first
    word.tag_ = "VBN"
    word.set_morph("Tense=Past|VerbForm=Part")
    changes: Heads = {first.i: (noun.i, "acl"), case.head.i: (verbs[-1].i, "obl:agent")}
    changes |= {verb.i: (first.i, "conj") for verb in verbs[1:]}
    last = 0
    for mark in sentence[first.i - sentence.start : verbs[-1].i - sentence.start]:
        if mark not in verbs:
            following = verbs[min(last + 1, len(verbs) - 1)]
            changes[mark.i] = (following.i, "punct" if mark.is_punct else "cc")
        elif mark != first:
            last += 1
    if sentence.root in verbs:
        subject = next(
            (t for t in sentence.root.children if t.dep_ in grammar.SUBJECTS and t.i < copula.i), None
        )
        if subject is None:
            return {}
        kept = {t.i for t in verbs} | changes.keys()
        moved = {t.i: (noun.i, t.dep_) for t in sentence.root.children if t.i not in kept and t != noun}
        changes |= moved | {noun.i: (noun.i, "ROOT"), copula.i: (noun.i, "cop"), subject.i: (noun.i, "nsubj")}
    return changes
