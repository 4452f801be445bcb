"""The verb of a clause with "where" or "when" behind what its subject is.

That of "grew up in Ulm, where her father, a pastor, worked" was taken for the main verb, or for one more deed
of whoever grew up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.mending.heads import Heads

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_WHERE = words("where when")
_FINITE = frozenset({"VBD", "VBZ", "VBP"})


def mend_where_clauses(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    for word in sentence:
        noun = word.head
        if word.lower_ not in _WHERE or word.dep_ != "advmod" or noun.pos_ not in {"NOUN", "PROPN"}:
            continue
        if not word.i < noun.i or word.i == sentence.start or word.nbor(-1).text != ",":
            continue
        verb = _verb_of(noun, sentence)
        main = _main_verb(verb, word) if verb is not None else None
        if verb is None or main is None:
            continue
        changes: Heads = {noun.i: (verb.i, "nsubj"), word.i: (verb.i, "advmod"), verb.i: (main.i, "advcl")}
        changes |= {c.i: (noun.i, "appos") for c in grammar.children(noun, {"conj"}) if c.i < verb.i}
        if verb == sentence.root:
            subject = grammar.own_subject(verb)
            assert subject is not None
            changes |= {main.i: (main.i, "ROOT"), subject.i: (main.i, "nsubj")}
        return changes
    return {}


def _verb_of(noun: Token, sentence: Span) -> Token | None:
    """The finite verb right behind what stands between commas behind ``noun``."""
    inside = [t for c in noun.children if c.i > noun.i and c.dep_ in {"appos", "conj"} for t in c.subtree]
    aside = [t.i for t in inside if not _is_said(t, noun)]
    if not aside or max(aside) + 2 >= sentence.end:
        return None
    comma = sentence.doc[max(aside) + 1]
    first = comma.nbor(1)
    verb = first.head if first.dep_ in grammar.AUXILIARIES else first
    finite = first.tag_ in _FINITE and verb.pos_ == "VERB" and comma.text == ","
    return verb if finite and noun.nbor(1).text == "," else None


def _is_said(word: Token, noun: Token) -> bool:
    """True for a verb behind ``noun``, and for what belongs to it."""
    return any(t.pos_ in {"VERB", "AUX"} for t in (word, *word.ancestors) if t.i > noun.i)


def _main_verb(verb: Token, word: Token) -> Token | None:
    """The verb in front of ``word`` to which the clause of ``verb`` belongs."""
    subject = grammar.own_subject(verb)
    if verb.dep_ == "conj" and subject is None:
        over = verb.head
        while over.pos_ not in {"VERB", "AUX"} and over.head != over:
            over = over.head
        return over if over.pos_ == "VERB" and over.i < word.i else None
    if verb.dep_ != "ROOT" or subject is None or subject.i > word.i:
        return None
    told = [c for c in subject.children if c.dep_ == "acl" and c.tag_ in _FINITE and c.i < word.i]
    return told[-1] if told else None
