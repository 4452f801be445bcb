"""Finds the main clause behind what stands in front of it: "From 1723 until his death he worked in Leipzig",
"The son of a lawyer, he studied in Ulm"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.mending.heads import Heads

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_NOMINAL = frozenset({"NOUN", "PROPN", "NUM"})
_LIKE_CLAUSE = frozenset({"acl:relcl", "acl", "parataxis", "conj", "appos", "list", "ccomp", "advcl", "dep"})
_SUBJECT_TAGS = frozenset({"PRP", "NNP", "NNPS", "DT", "PRP$"})

_UNMARKED = frozenset({"obl", "obl:unmarked", "nmod:unmarked", "nsubj", "vocative", "dislocated", "appos"})
_TIMES = grammar.words(
    "year month week day night morning evening summer winter spring autumn decade century time"
)


def mend_fronts(sentence: Span) -> Heads:
    """New heads for a sentence that does not begin with its subject."""
    return (
        _phrase_as_root(sentence)
        or _year_as_root(sentence)
        or _subject_behind_year(sentence)
        or _description_in_front(sentence)
        or _phrase_of_clause_in_front(sentence)
    )


def _phrase_of_clause_in_front(sentence: Span) -> Heads:
    """New heads for "Although he was born in Bonn, he lived here", whose "in Bonn" was hung on "lived"."""
    root = sentence.root
    subject = grammar.own_subject(root)
    clause = next((c for c in root.children if c.dep_ == "advcl" and c.i < root.i), None)
    if subject is None or clause is None or not grammar.has_child(clause, "mark"):
        return {}
    if grammar.own_subject(clause) is None or not clause.i < subject.i < root.i:
        return {}
    comma = next((t for t in sentence if clause.i < t.i < subject.i and t.text == ","), None)
    between = [c for c in root.children if comma is not None and clause.i < c.i < comma.i]
    return {c.i: (clause.i, c.dep_) for c in between if c.dep_ in {"obl", "advmod", "obl:unmarked"}}


def _description_in_front(sentence: Span) -> Heads:
    """New heads for "A native of Hamburg, Merkel grew up here", whose description was hung on the verb."""
    noun = next((t for t in sentence if t.pos_ == "NOUN"), None)
    if noun is None or noun.left_edge.i != sentence.start or not grammar.has_child(noun, "det", "nmod:poss"):
        return {}
    subject = grammar.own_subject(noun.head)
    if noun.dep_ not in _UNMARKED or subject in {None, noun} or grammar.has_child(noun, "case", "conj"):
        return {}
    assert subject is not None
    edge = noun.right_edge
    comma = edge if edge.text == "," or edge.i + 1 == sentence.end else edge.nbor(1)
    if comma.text != "," or subject.left_edge.i != comma.i + 1 or noun.lower_ in _TIMES:
        return {}
    return {noun.i: (subject.i, "appos")} if subject.tag_ in {"PRP", "NNP"} else {}


def _phrase_as_root(sentence: Span) -> Heads:
    """New heads where the root is a phrase in front of the main clause, which was hung on it."""
    root = sentence.root
    if root.pos_ not in _NOMINAL or grammar.has_child(root, "cop") or grammar.own_subject(root) is not None:
        return {}
    verb = next((t for t in sentence if t.i > root.i and _is_main_clause(t, root)), None)
    if verb is None:
        return {}
    subject = grammar.own_subject(verb)
    assert subject is not None
    start = _first_word(subject).i
    phrase = grammar.has_child(root, "case") or root.left_edge.dep_ == "case"
    described = (
        not phrase and sentence.doc[start - 1].text == "," and grammar.has_child(root, "det", "nmod:poss")
    )
    if not phrase and not described:
        return {}
    changes: Heads = {verb.i: (verb.i, "ROOT")}
    changes[root.i] = (verb.i, "obl") if phrase else (subject.i, "appos")
    for token in sentence:  # what stands behind the clause belongs to it
        if token.i > verb.i and token.head.i < start and token.i not in changes:
            changes[token.i] = (verb.i, token.dep_)
    return changes


def _year_as_root(sentence: Span) -> Heads:
    """New heads for "In 2017 the company bought it", whose verb was taken for a participle."""
    root = sentence.root
    if root.pos_ != "NUM" or not grammar.has_child(root, "case"):
        return {}
    noun = next((c for c in root.children if c.i > root.i and c.pos_ in {"NOUN", "PROPN"}), None)
    if noun is None or noun.dep_ not in _UNMARKED or noun.left_edge.i != root.i + 1:
        return {}
    verb = next((c for c in noun.children if c.dep_ == "acl" and c.tag_ == "VBD"), None)
    if verb is None or grammar.own_subject(verb) is not None:
        return {}
    changes = {verb.i: (verb.i, "ROOT"), noun.i: (verb.i, "nsubj"), root.i: (verb.i, "obl")}
    return changes | {c.i: (verb.i, c.dep_) for c in root.children if c.i > verb.i}


def _subject_behind_year(sentence: Span) -> Heads:
    """New heads for "In the year 79 Mount Vesuvius erupted", whose subject was joined to "the year"."""
    root = sentence.root
    if root.tag_ != "VBD" or grammar.own_subject(root) is not None:
        return {}
    name = next((t for t in sentence if t.dep_ == "conj" and t.right_edge.i == root.i - 1), None)
    if name is None or name.pos_ != "PROPN" or grammar.has_child(name, "cc") or name.head.head != root:
        return {}
    years = {c.i: (name.head.i, "nummod") for c in name.children if c.pos_ == "NUM"}
    return {name.i: (root.i, "nsubj")} | years


def _is_main_clause(token: Token, root: Token) -> bool:
    """True for a finite clause behind ``root`` that has its own subject in front and is tied to nothing."""
    if token.dep_ not in _LIKE_CLAUSE or not grammar.is_predicate(token):
        return False
    subject = grammar.own_subject(token)
    if subject is None or not root.i < subject.i < token.i or subject.lower_ in grammar.RELATIVE_WORDS:
        return False
    if grammar.has_child(token, "mark", "cc") or _first_word(subject).tag_ not in _SUBJECT_TAGS:
        return False
    first = token.left_edge
    while first.is_punct and first.i < subject.i:
        first = first.nbor(1)
    verbs = [token, *grammar.children(token, grammar.AUXILIARIES | {"cop"})]
    return first.i == _first_word(subject).i and any(map(grammar.is_finite_verb, verbs))


def _first_word(noun: Token) -> Token:
    """The first word of the phrase of ``noun``, behind a comma that was hung on it."""
    first = noun.left_edge
    while first.is_punct and first.i < noun.i:
        first = first.nbor(1)
    return first
