"""Hangs words where they belong around the "and" between two clauses: what stands before it is the first's,
and the second has its subject."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.mending.lost_verbs import read_as_verb

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_FINITE = frozenset({"VBZ", "VBP", "VBD"})
_BEFORE_NOUN = frozenset({"nmod:poss", "det", "amod", "nummod", "compound"})
_LIKE_CONJUNCT = frozenset({"advcl", "parataxis", "ccomp", "conj"})
_LONGEST_TIME = 8  # words of "eight years later"
_TIMES = grammar.TIMES | grammar.words(
    "year years month months week weeks day days decade decades century centuries later then afterwards"
)

Heads = dict[int, tuple[int, str]]


def mend_conjuncts(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    changes: Heads = _two_statements(sentence) or _time_of_second(sentence)
    for verb in sentence:
        if verb.dep_ != "conj" or not verb.head.i < verb.i:
            continue
        tie = next((t for t in sentence if verb.head.i < t.i < verb.i and t.dep_ == "cc"), None)
        if tie is None:
            continue
        changes |= _passive_as_adjective(verb) or _said_of_infinitive(verb)
        if _is_verb_as_plural(verb, tie) or _is_verb_behind_state(verb):
            read_as_verb(verb)
        if verb.tag_ in _FINITE and grammar.own_subject(verb) is None:
            changes |= _subject_of(verb, tie) or _behind_a_state(verb)
        elif grammar.own_subject(verb) is not None:
            changes |= _circumstance_before(verb, tie)
    return changes


def _two_statements(sentence: Span) -> Heads:
    """New heads for "Ann is the singer of the band and Bob plays drums", whose second verb was taken for the
    main one, and what the first is for its subject."""
    verb = sentence.root
    subjects = grammar.children(verb, grammar.SUBJECTS)
    noun = next((subject for subject in subjects if grammar.has_child(subject, "cop")), None)
    if verb.tag_ not in _FINITE or noun is None:
        return {}
    ties = [t for t in sentence if noun.i < t.i < verb.i and t.lower_ == "and"]
    if grammar.own_subject(noun) is None or not ties:
        return {}
    name = [t for t in sentence if ties[-1].i < t.i < verb.i]
    if not name or any(t.pos_ != "PROPN" for t in name):
        return {}
    changes = {noun.i: (noun.i, "ROOT"), verb.i: (noun.i, "conj"), ties[-1].i: (verb.i, "cc")}
    changes[name[0].i] = (verb.i, "nsubj")
    return changes | {t.i: (name[0].i, "flat") for t in name[1:]}


def _time_of_second(sentence: Span) -> Heads:
    """New heads for ", and eight years later she was awarded", whose time was hung on the clause before."""
    for verb in sentence:
        subject, first = grammar.own_subject(verb), verb.head
        if verb.dep_ == "acl:relcl" and first.dep_ == "conj":  # "and around 1911 she was awarded"
            first = first.head
        elif verb.dep_ not in _LIKE_CONJUNCT:
            continue
        if subject is None or not first.i < subject.i < verb.i:
            continue
        start = subject.left_edge.i
        near = sentence.doc[max(sentence.start, start - _LONGEST_TIME) : start - 1]
        tie = next((t for comma, t in pairwise(near) if t.lower_ == "and" and comma.text == ","), None)
        if tie is None or tie.i <= first.i + 1:
            continue
        time = [t for t in sentence if tie.i < t.i < start]
        dated = any(t.lower_ in _TIMES or (t.is_digit and len(t) == 4) for t in time)
        if not dated or any(t.pos_ in {"VERB", "AUX", "PROPN"} for t in time):
            continue
        inside = {t.i for t in time}
        loose = [t for t in time if t.head.i not in inside and t.head != verb]
        if loose or tie.head != verb:
            moved = {t.i: (verb.i, t.dep_ if t.is_punct else "obl:unmarked") for t in loose}
            return {verb.i: (first.i, "conj"), tie.i: (verb.i, "cc"), **moved}
    return {}


def _passive_as_adjective(noun: Token) -> Heads:
    """The "domesticated" of "descend from wolves and were domesticated thousands of years ago", taken for an
    adjective of "thousands"."""
    if noun.pos_ != "NOUN" or noun.head.pos_ != "VERB":
        return {}
    verb = next((c for c in noun.children if c.dep_ == "amod" and c.tag_ == "VBN"), None)
    if verb is None or not grammar.has_child(verb, "aux:pass"):
        return {}
    moved = {c.i: (verb.i, c.dep_) for c in noun.children if c.i < verb.i}
    return {verb.i: (noun.head.i, "conj"), noun.i: (verb.i, "obl:unmarked"), **moved}


def _said_of_infinitive(verb: Token) -> Heads:
    """The "was stripped" of "refused to serve and was stripped of his title", hung on "serve", and the "lies"
    of "used to be called Edo and lies in Japan"."""
    infinitive = verb.head
    finite = verb.tag_ == "VBZ" or any(
        c.dep_ in grammar.AUXILIARIES and c.tag_ in _FINITE for c in verb.children
    )
    passive = infinitive.tag_ == "VBN" and grammar.has_child(infinitive, "aux:pass")
    if infinitive.dep_ != "xcomp" or not (infinitive.tag_ == "VB" or passive) or not finite:
        return {}
    return {verb.i: (infinitive.head.i, "conj")}


def _is_verb_as_plural(noun: Token, tie: Token) -> bool:
    """True for the "evaporates" of ", and water evaporates into the air", taken for a plural noun."""
    before = [c for c in noun.children if tie.i < c.i < noun.i]
    return (
        noun.tag_ == "NNS"
        and noun.head.tag_ in _FINITE
        and tie.nbor(-1).text == ","
        and bool(before)
        and before[-1].dep_ == "compound"
        and before[-1].tag_ == "NN"
        and any(c.dep_ in {"obl", "obj"} and c.i > noun.i for c in noun.children)
    )


def _is_verb_behind_state(verb: Token) -> bool:
    """True for the "lives" of "is famous and lives in Paris", parsed as a verb, tagged as a noun."""
    state = verb.head
    return (
        verb.tag_ == "NNS" and verb.pos_ == "VERB" and state.pos_ == "ADJ" and grammar.has_child(state, "cop")
    )


def _subject_of(verb: Token, tie: Token) -> Heads:
    """The "side" of ", and its right side pumps blood", which was taken for a part of a noun "pumps"."""
    before = [c for c in verb.children if tie.i < c.i < verb.i and c.dep_ in _BEFORE_NOUN]
    noun = before[-1] if before else None
    if noun is None or noun.dep_ != "compound" or noun.i != verb.i - 1 or noun.pos_ not in {"NOUN", "PROPN"}:
        return {}
    return {noun.i: (verb.i, "nsubj"), **{c.i: (noun.i, c.dep_) for c in before[:-1]}}


def _behind_a_state(verb: Token) -> Heads:
    """The "lies" of "is 8,849 metres high and lies in Nepal", hung on "high" alone, and the "in Paris" of "is
    famous and lives in Paris", hung on "famous"."""
    state = verb.head
    if state.dep_ in {"advmod", "amod"} and grammar.has_child(state.head, "cop"):
        return {verb.i: (state.head.i, "conj")}
    if state.pos_ != "ADJ" or not grammar.has_child(state, "cop"):
        return {}
    behind = [c for c in state.children if c.i > verb.i and c.dep_ not in {"punct", "conj", "cc"}]
    return {c.i: (verb.i, c.dep_) for c in behind}


def _circumstance_before(verb: Token, tie: Token) -> Heads:
    """The "in 27 days" of "orbits it in 27 days, and gravity is weak", hung on the second clause."""
    if tie.nbor(-1).text != ",":
        return {}
    return {
        c.i: (verb.head.i, c.dep_)
        for c in verb.children
        if verb.head.i < c.i < tie.i and c.dep_ == "obl" and c.right_edge.i < tie.i
    }
