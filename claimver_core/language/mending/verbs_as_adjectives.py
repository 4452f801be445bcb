"""The verb of a sentence that was taken for an adjective of what stands behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from claimver_core.language import grammar

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_NOMINAL = frozenset({"NOUN", "PROPN", "PRON"})
_PAST = frozenset({"VBD", "VBN"})


def past_as_adjective(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads where the verb of "Ann co-founded Reddit" was taken for an adjective of "Reddit", and that of
    "She married Bob Lee" for one of "Bob"."""
    root = sentence.root
    nouns = {root, *grammar.children(root, {"compound"})}
    verb = next((t for t in sentence if t.dep_ == "amod" and t.head in nouns and t.tag_ in _PAST), None)
    subject = grammar.own_subject(root) or (grammar.own_subject(verb) if verb is not None else None)
    if verb is None or subject is None or not subject.i < verb.i < root.i:
        return {}
    if (verb.tag_ == "VBN" or verb.head != root) and subject.i + 1 != verb.i:
        return {}
    if root.pos_ not in _NOMINAL or grammar.has_child(root, "cop", "case", *grammar.AUXILIARIES):
        return {}
    word: Any = verb
    word.pos_, word.tag_ = "VERB", "VBD"
    word.set_morph("Mood=Ind|Tense=Past|VerbForm=Fin")
    changes = {verb.i: (verb.i, "ROOT"), subject.i: (verb.i, "nsubj"), root.i: (verb.i, "obj")}
    before = [c for c in root.children if c.i < verb.i and c.i not in changes]
    changes |= {c.i: (verb.i, "obl") for c in root.children if c.i > verb.i and _is_time_beside(c)}
    return changes | {c.i: (verb.i, c.dep_) for c in before if not c.is_punct}


def _is_time_beside(word: Token) -> bool:
    """True for the year of "a friend, in 2019", taken for one more friend."""
    year = word.is_digit and len(word) == 4 and word.dep_ == "conj"
    return year and grammar.has_child(word, "case") and not grammar.has_child(word, "cc")


def passive_as_adjective(sentence: Span) -> dict[int, tuple[int, str]]:
    """New heads where the verb of "Ann was elected president in 2008" was taken for an adjective."""
    root = sentence.root
    verb = next((c for c in root.children if c.dep_ == "amod" and c.tag_ == "VBN"), None)
    if verb is None or root.pos_ != "NOUN" or grammar.own_subject(root) is not None:
        return {}
    if grammar.own_subject(verb) is None or not grammar.has_child(verb, "aux:pass"):
        return {}
    changes = {verb.i: (verb.i, "ROOT"), root.i: (verb.i, "xcomp")}
    behind = [c for c in root.children if c.i > root.i]
    changes |= {c.i: (verb.i, "obl" if c.dep_ == "nmod" else c.dep_) for c in behind}
    return changes | {c.i: (verb.i, c.dep_) for c in root.children if c.i < verb.i and c != verb}
