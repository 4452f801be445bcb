"""Mends the verb of a second statement that was taken for a noun: "lies on the sea and borders Peru"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.mending.heads import Heads
from claimver_core.language.mending.lost_verbs import read_as_verb

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_NOUN_OR_VERB = words("borders hosts houses links covers crosses joins owns supplies produces influences")
_RUNS = words("empties flows rises ends runs drains stretches spans starts lies")
_RELATIVE = grammar.RELATIVE_CLAUSES | {"advcl:relcl"}


def mend_lost_verbs(sentence: Span) -> Heads:
    """New heads where the verb of "lies on the sea and borders Peru" was taken for a noun before the name, in
    the main clause or a relative one.

    Such words are tagged as verbs, too.
    """
    changes: Heads = {}
    root = sentence.root
    helper = next((c for c in root.children if c.dep_ == "aux" and c.lower_ in {"are", "were"}), None)
    if root.tag_ == "VBZ" and helper is not None:  # "Mauna Loa and Kilauea are volcanoes"
        noun: Any = root
        noun.tag_, noun.pos_ = "NNS", "NOUN"
        noun.lemma_ = root.lower_.removesuffix("es" if root.lower_.endswith("oes") else "s")
        noun.set_morph("Number=Plur")
        return {helper.i: (root.i, "cop")}
    for token in sentence:
        verb = _verb_over(token)
        if verb.tag_ != "VBZ" and not any(c.lower_ == "is" for c in verb.children):
            continue
        name = token.nbor(1) if token.i + 1 < sentence.end else token
        while name.head.pos_ == "PROPN" and name.head.i > token.i and name.head != name:
            name = name.head
        tied = token.i > verb.i and token.nbor(-1).dep_ == "cc"
        if not tied or token.pos_ not in {"NOUN", "PROPN"}:
            continue
        placed = token.lower_ in _RUNS and token.i + 1 < sentence.end and token.nbor(1).tag_ == "IN"
        named = token.lower_ in _NOUN_OR_VERB and name.pos_ == "PROPN" and name.text[:1].isupper()
        if placed or (named and name.i > token.i):
            read_as_verb(token)
            changes[token.i] = (verb.i, "conj")
            if placed:
                clause = sentence if verb == sentence.root else sorted(verb.subtree, key=lambda t: t.i)
                late = [t for t in clause if t.i > token.i and t.head.i < token.i and not t.is_punct]
                changes |= {t.i: (token.i, "obl" if t.dep_ == "nmod" else t.dep_) for t in late}
                changes |= {t.i: (t.head.i, "obl") for t in token.children if t.dep_ == "nmod"}
            else:
                changes[name.i] = (token.i, "obj")
            break
    return changes


def _verb_over(word: Token) -> Token:
    """The main verb, or that of the relative clause that ``word`` stands in."""
    over = word.head
    while over.head != over and over.dep_ not in _RELATIVE:
        over = over.head
    return over
