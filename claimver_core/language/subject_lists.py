"""Finds the items of a list of subjects that are each a claim: "Paris, Lyon and Marseille are cities"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.lists import items_of

if TYPE_CHECKING:
    from spacy.tokens import Token

# What several are to each other, and none alone.
_MUTUAL = words(
    """brother sister sibling twin cousin friend neighbour neighbor rival partner spouse couple colleague
    enemy ally lover pair parent opponent teammate bandmate roommate classmate counterpart synonym opposite
    married divorced engaged different similar equal identical related adjacent close alike apart distinct
    interchangeable separate"""
)
_OF_EACH = words(
    """bear bury locate situate base headquarter found build write direct compose paint invent discover
    produce publish release kill assassinate execute elect educate raise"""
)
_DONE_BY_EACH = words(
    "die live study graduate belong flow lie come work grow star appear speak win border orbit"
)
_TOGETHER = words(
    """both each other another together respectively between among jointly alike all neither either or they
    their them themselves same only alone most more combined"""
)
_PLACED = words("in on near from at")


def listed_subjects(verb: Token, names: Mapping[int, object]) -> list[Token]:
    """The heads of the items, in order, of the list of subjects of ``verb``, if what is said of them all is
    said of each; else nothing. ``names`` has by index of the word the name that it is part of."""
    first = grammar.own_subject(verb)
    if first is None or first.i > verb.i:
        return []
    items = items_of(first)
    if len(items) < 2 or not (_are_names(items) or _are_kinds(items)):
        return []
    if any(names.get(one.i) is not None and names.get(one.i) is names.get(items[0].i) for one in items[1:]):
        return []
    joints = {t.lower_ for item in items for t in item.children if t.dep_ == "cc"}
    reach = grammar.span_of(first)
    if joints != {"and"} or reach is None or any(map(grammar.in_ampersand_name, items)):
        return []
    if any(c.dep_ == "conj" and not grammar.is_predicate(c) for c in verb.children):
        return []  # of each subject several things are said
    later = {t.i for c in verb.children if c.dep_ == "conj" and c.i > verb.i for t in c.subtree}
    said = [t for t in verb.subtree if t.i not in later]
    each = [t for t in said if _tells_each(t, verb, items)]
    if any((t.lower_ in _TOGETHER and t not in each) or t.lower_ in grammar.NEGATIONS for t in said):
        return []
    if any(t.dep_ == "nummod" for t in said):
        return []
    if any(t.dep_ in grammar.RELATIVE_CLAUSES for t in said):
        return []
    if any(t.dep_ in {"appos", "acl", "acl:relcl"} for item in items for t in item.children):
        return []
    return items if each or _says_of_each(verb) else []


def _tells_each(word: Token, verb: Token, items: list[Token]) -> bool:
    """True for the word in "Ann and Bob both won", by which it is said of each."""
    return word.lower_ in {"both", "all"} and items[-1].i < word.i and word.head in (verb, *items)


def singular_forms(verb: Token) -> dict[int, str]:
    """What the words of the predicate of ``verb`` are where it is said of one: "was", "a Dutch"."""
    forms: dict[int, str] = {t.i: "" for t in verb.children if t.lower_ in {"both", "all"}}
    heads = [verb, *(t for t in verb.children if t.dep_ == "conj" and grammar.is_predicate(t))]
    for head in heads:
        for token in [head, *grammar.children(head, grammar.AUXILIARIES | {"cop"})]:
            if token.lower_ in {"are", "were"}:
                forms[token.i] = "is" if token.lower_ == "are" else "was"
            elif token.tag_ == "VBP" and token.i != head.i:
                forms[token.i] = grammar.third_person(token.lemma_.lower())
        if head.tag_ == "VBP" or (head.tag_ == "VBD" and head.lower_ in _DONE_BY_EACH):
            forms[head.i] = grammar.third_person(head.lemma_.lower())
        if head.tag_ == "NNS" and grammar.has_child(head, "cop") and not grammar.has_child(head, "case"):
            before = [t for t in head.subtree if t.i <= head.i and t.dep_ in {"amod", "compound", "advmod"}]
            start = min([head, *before], key=lambda t: t.i)
            lemma = head.lemma_.lower()
            forms[head.i] = lemma
            article = grammar.article_for(forms.get(start.i, start.text))
            forms[start.i] = f"{article} {forms.get(start.i, start.text)}"
    return forms


def _are_names(items: list[Token]) -> bool:
    return all(item.pos_ == "PROPN" for item in items)


def _are_kinds(items: list[Token]) -> bool:
    """True for "Lions and tigers", which go on being several where one stands alone."""
    return all(item.tag_ == "NNS" and not grammar.has_child(item, "det", "nmod:poss") for item in items)


def _says_of_each(verb: Token) -> bool:
    lemma = verb.lemma_.lower()
    helpers = grammar.children(verb, grammar.AUXILIARIES | {"cop"})
    if any(t.lower_ in {"is", "was", "has"} or t.tag_ == "MD" for t in helpers) or lemma in _MUTUAL:
        return False
    if grammar.has_child(verb, "cop"):
        if grammar.has_child(verb, "case"):
            return any(c.dep_ == "case" and c.lower_ in _PLACED for c in verb.children)
        if grammar.has_child(verb, "det", "nmod:poss"):
            return False
        return verb.tag_ == "NNS" or (verb.pos_ == "ADJ" and verb.tag_ == "JJ")
    if verb.tag_ == "VBN" and grammar.has_child(verb, "aux:pass"):
        return lemma in _OF_EACH or verb.lower_ == "born"
    return lemma in _DONE_BY_EACH and verb.tag_ in {"VBD", "VBP"} and not grammar.has_child(verb, "xcomp")
