"""Hangs words where they belong around the "and" between two clauses: what stands before it is the first's,
and the second has its subject."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.mending.heads import Heads
from claimver_core.language.mending.lost_verbs import read_as_verb

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_FINITE = frozenset({"VBZ", "VBP", "VBD"})
_BEFORE_NOUN = frozenset({"nmod:poss", "det", "amod", "nummod", "compound"})
_LIKE_CONJUNCT = frozenset({"advcl", "parataxis", "ccomp", "conj"})
_ASIDES = frozenset({"dep", "parataxis", "appos"})
_TOLD = frozenset({"obj", "ROOT", "list"})  # what the object is taken for where the verb was lost
_LONGEST_TIME = 8  # words of "eight years later"
_TIMES = grammar.TIMES | grammar.words(
    "year years month months week weeks day days decade decades century centuries later then afterwards"
)


def mend_conjuncts(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    changes: Heads = _two_statements(sentence) or _time_of_second(sentence) or _time_set_off(sentence)
    for verb in sentence:
        changes |= _behind_an_aside(verb) or _like_a_year(verb) or _like_what_is_told_of(verb)
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
        changes |= _year_of_second(verb, tie)
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


def _time_set_off(sentence: Span) -> Heads:
    """New heads for "and, a year after the war, she left", whose time was hung on the clause before."""
    for verb in sentence:
        subject, first = grammar.own_subject(verb), verb.head
        if verb.dep_ not in _LIKE_CONJUNCT or subject is None or not first.i < subject.i < verb.i:
            continue
        start = subject.left_edge.i
        before = sentence.doc[first.i + 1 : start]
        tie = next((t for t, comma in pairwise(before) if t.lower_ == "and" and comma.text == ","), None)
        if tie is None or before[-1].text != "," or before[-1].i <= tie.i + 1:
            continue
        time = [t for t in before if t.i > tie.i]
        if not any(t.lower_ in _TIMES for t in time) or any(t.pos_ in {"VERB", "AUX"} for t in time):
            continue
        inside = {t.i for t in time}
        loose = [t for t in time if t.head.i not in inside and t.head not in {verb, tie}]
        moved = {t.i: (verb.i, t.dep_ if t.is_punct or t.dep_ == "obl" else "obl:unmarked") for t in loose}
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


def _behind_an_aside(verb: Token) -> Heads:
    """The "was released" of "spent years in prison, most of them there, and was released", hung on "most"."""
    root = verb.sent.root
    if verb.dep_ != "acl:relcl" or verb.head.dep_ not in _ASIDES or verb.head.head != root:
        return {}
    tie = next((c for c in verb.children if c.dep_ == "cc" and c.i < verb.i), None)
    if tie is None or tie.nbor(-1).text != "," or root.tag_ not in _FINITE or not root.i < verb.head.i:
        return {}
    helped = any(c.dep_ in grammar.AUXILIARIES and c.tag_ in _FINITE for c in verb.children)
    if not (helped or verb.tag_ in _FINITE) or grammar.own_subject(verb) or grammar.relative_word(verb):
        return {}
    return {verb.i: (root.i, "conj")}


def _like_a_year(noun: Token) -> Heads:
    """The second "Prize" of "won the Prize for this in 1903 and the Prize for that in 1911", hung on 1903."""
    year = noun.head
    if noun.dep_ != "conj" or noun.pos_ not in {"NOUN", "PROPN"} or not grammar.has_child(noun, "det"):
        return {}
    if not _is_year(year) or year.head.pos_ != "VERB":
        return {}
    won = [c for c in grammar.children(year.head, {"obj"}) if c.i < year.i]
    return {noun.i: (won[0].i, "conj")} if len(won) == 1 else {}


def _like_what_is_told_of(noun: Token) -> Heads:
    """The "radium" of "found polonium, which was named after Poland, and radium", hung on "Poland"."""
    tie = next((c for c in noun.children if c.dep_ == "cc" and c.i < noun.i), None)
    if noun.dep_ != "conj" or noun.pos_ not in {"NOUN", "PROPN"} or tie is None or tie.nbor(-1).text != ",":
        return {}
    if noun.head.i + 2 != tie.i or sum(c.dep_ == "conj" for c in noun.head.children) > 1:
        return {}
    told = noun.head.head
    if told.dep_ != "acl:relcl" or told.head.dep_ not in _TOLD or told.left_edge.text != ",":
        return {}
    return {noun.i: (told.head.i, "conj")}


def _year_of_second(verb: Token, tie: Token) -> Heads:
    """The last year of "was founded in 1998 and bought YouTube in 2006", where both are hung on "founded"."""
    first = verb.head
    if verb.tag_ not in _FINITE | {"VBN"} or first.pos_ != "VERB":
        return {}
    years = [c for c in grammar.children(first, {"obl"}) if _is_year(c)]
    behind = [c for c in years if c.i > verb.i and not any(_is_year(t) for t in verb.subtree)]
    if not any(c.i < tie.i for c in years) or len(behind) != 1:
        return {}
    return {behind[0].i: (verb.i, "obl")}


def _is_year(word: Token) -> bool:
    return word.is_digit and len(word) == 4
