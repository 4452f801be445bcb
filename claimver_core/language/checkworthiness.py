"""Decides what asserts a fact that could be looked up, and what only remarks on something or is personal."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.clause import Clause, Piece, subject_of
from claimver_core.language.conjuncts import lent_object
from claimver_core.language.denials import denied_of_deed
from claimver_core.language.grammar import words
from claimver_core.language.kinds import Kind
from claimver_core.language.moods import CUSTOMS
from claimver_core.language.opinions import EVALUATIVE, THOUGHT, WRITER, is_opinion, is_wish
from claimver_core.linking.words import places

if TYPE_CHECKING:
    from spacy.tokens import Token

# Verbs of plain facts that the parser may take for nouns: "Water boils", "Vaccines cause autism".
_FACT_VERBS = words(
    """cause causes boil boils melt melts freeze freezes orbit orbits contain contains cure cures prevent
    prevents kill kills spread spreads produce produces protect protects contribute contributes eat
    eats use uses have has live lives fly flies swim swims sleep sleeps lay lays weigh weighs cost
    costs rise rises set sets lie lies flow flows border borders cover covers invented discovered wins
    won lands buys launches dies elects signs beats sells opens closes bans hails transmit transmits
    discharges drains seats"""
)
_TOLD_ALONE = words("married remarried retired resigned abdicated hibernate hibernates")
"""What tells of somebody without any further word: "He never married"."""
# Who is no one in particular, and what such people do not in fact but in a manner of speaking.
_ANYONE = words("ppl people everyone everybody nobody noone folks fans somebody someone anyone y'all yall")
_MINDING = words(
    """know forget remember say think love hate like care sleep talk need want ignore agree deserve call
    insist claim pretend assume confuse"""
)
_EVERYBODYS = words(
    """planet moon sun earth world universe galaxy ocean atmosphere climate species ancestor heart blood brain
    skin bone eye ear nose tongue tooth hair nail lung stomach liver kidney muscle cell gene body"""
)
"""With which "our" is of everybody."""
_LATELY = words("just finally")
_DONE_BY_WRITER = words("watched rewatched saw finished read started visited")
_MET = words("met saw")
_THAN_THOUGHT = re.compile(
    r"\bthan (?:i|u|you|ppl|people|most people|anyone|we|they)(?:['’]d)? (?:all )?(?:ever )?"
    r"(?:thought|thinks?|expected|knew|know|reali[sz]ed?|imagined?|guessed)\b",
    re.IGNORECASE,
)
"""What something is measured by that nobody else can look up: "older than u think"."""
_FINDING, _ABLE = words("find see visit"), words("can will 'll ’ll ll")
_CONTENT = frozenset({"NOUN", "PROPN", "NUM"})
_PRONOUNS = words(
    "he she it they this that these those there one who what which everyone someone something nothing"
)


def is_remark(clause: Clause) -> bool:
    """True for what only comments on something said before."""
    return _is_reaction(clause, list(clause.tokens))


def is_personal(clause: Clause) -> bool:
    """True if the clause is about the writer or the reader: "I was there"."""
    subject = subject_of(clause)
    return subject is not None and _is_writer(subject)


def _is_writer(word: Token) -> bool:
    """True for *us*, and not for the US."""
    return word.lower_ in WRITER and word.text != "US"


def is_pronoun(subject: Token) -> bool:
    """True if the word says of no one in particular whom it means."""
    return subject.lower_ in _PRONOUNS


def is_checkable(piece: Piece, *, named: bool) -> bool:
    """True if ``piece`` says something of the world that can be looked up.

    ``named`` tells that the context names at least one known entity.
    """
    clause = piece.clause
    head = clause.head
    said = [*piece.said, *lent_object(head, piece.said)]
    if clause.kind in {Kind.BIRTH, Kind.DEATH, Kind.RIVAL}:
        return True
    if clause.kind is Kind.DENIAL:
        return _denies_predicate(clause)
    if clause.kind in {Kind.LISTED, Kind.SUBJECT, Kind.ADJUNCT} and clause.parent is not None:
        whole = replace(piece, clause=clause.parent, said=clause.parent.tokens)
        return is_checkable(whole, named=named)
    member = clause.kind is Kind.APPOSITION and head.text.istitle()  # ", a Republican"
    if not any(t.pos_ in _CONTENT for t in said) and not (named and (member or _has_predicate(clause))):
        return False
    if clause.kind in {Kind.MAIN, Kind.CONJUNCT, Kind.SUBORDINATE, Kind.REPORTED}:
        if not _has_predicate(clause):
            return False
        subject = subject_of(clause)
        generic = subject is not None and subject.lower_ in {"you", "u"} and _is_impersonal(clause, said)
        generic = generic or (subject is not None and _is_anybody(subject, head, said))
        owed = subject is not None and subject.lower_ == "we" and head.lemma_.lower() == "owe"
        if subject is not None and _is_writer(subject) and not (generic or owed):
            return False
        if subject is not None and subject.lower_ in _PRONOUNS and not named and not _has_name(said):
            return False
        if subject is None and not named and not _has_hidden_verb(clause):
            return False
    if is_wish(clause) or is_opinion(clause):
        return False
    tells = named and head.lower_ in _FACT_VERBS | _TOLD_ALONE  # "They cannot fly", of penguins
    if (_is_reaction(clause, said) and not tells) or _is_diary(clause):
        return False
    if clause.kind is Kind.APPOSITION and clause.noun is not None:
        return not any(_is_writer(t) for t in clause.noun.children)
    return len([t for t in said if t.is_alpha or t.like_num]) >= 2


def _denies_predicate(clause: Clause) -> bool:
    """True if "not mammals" denies what the subject is said to be, and no other part of the sentence."""
    parent = clause.parent
    if parent is not None and denied_of_deed(clause):
        return True
    if parent is None or not grammar.has_child(parent.head, "cop"):
        return False
    instead, said = parent.head, clause.head
    if grammar.has_child(instead, "case", "nmod") or grammar.has_child(said, "case"):
        return False
    verb = max(t.i for t in instead.children if t.dep_ == "cop")
    articles = [any(t.lower_ in {"a", "an", "the"} for t in part) for part in (
        [t for t in parent.tokens if verb < t.i <= instead.i], clause.tokens)]  # fmt: skip
    return articles[0] == articles[1]


def _is_reaction(clause: Clause, said: list[Token]) -> bool:
    """True for what only comments on something said before: "so of course they love him", "it shows"."""
    head, subject = clause.head, subject_of(clause)
    if clause.kind not in {Kind.MAIN, Kind.CONJUNCT}:
        return False
    if _THAN_THOUGHT.search(" ".join(t.text for t in said)) is not None:
        return True
    if subject is not None and subject.lower_ in _ANYONE | {"they"} and _keeps_minding(head):
        return True
    if _has_name(said):
        return False
    if subject is None:
        first = next((t for t in said if t.is_alpha), head)
        return clause.kind is Kind.MAIN and head == first and head.tag_ in {"VBD", "VBP", "VB"}
    lower = {t.lower_ for t in said if not _is_everybodys(t) and not _is_we_of_all(t)}
    if subject.lower_ in _ANYONE | {"they"} and head.lemma_.lower() in _MINDING:
        return True
    if subject.lower_ in {"that", "this", "it"} and grammar.has_child(head, "cop") and "why" in lower:
        return True
    if subject.lower_ not in _PRONOUNS or (clause.kind is Kind.CONJUNCT and subject.head != head):
        mine = WRITER - {"you", "u", "your", "us"}
        return bool(mine & lower) and not any(t.pos_ == "PROPN" for t in subject.subtree)
    rest = [t for t in said if t.is_alpha and t != head and t != subject]
    bare = all(t.pos_ in {"AUX", "ADV", "PART", "INTJ", "CCONJ", "SCONJ", "PRON"} for t in rest)
    if grammar.has_child(head, "cop"):
        national = head.pos_ == "ADJ" and (head.text.istitle() or head.text.title() in places())
        return bare and not national and (head.pos_ not in {"NOUN", "VERB"} or head.lower_ in EVALUATIVE)
    return bare and not grammar.has_child(head, "obj", "obl", "xcomp", "ccomp")


def _is_everybodys(word: Token) -> bool:
    """True for the "our" of "our planet"."""
    return word.lower_ == "our" and word.head.lemma_.lower() in _EVERYBODYS


def _is_anybody(subject: Token, head: Token, said: list[Token]) -> bool:
    """True for the "we" and "you" of "we use all of our brain", of whom all is true that is told."""
    owned = [t.head for t in said if t.lower_ in {"our", "your", "ur"}]
    everybodys = any(
        word.lemma_.lower() in _EVERYBODYS
        for noun in owned
        for word in (noun, *noun.children)
        if word.i <= noun.i
    )
    told = not grammar.is_past(head) and head.lemma_.lower() not in {"have", "look", "touch"}
    return subject.lower_ in {"we", "you", "u"} and everybodys and told


def _is_we_of_all(word: Token) -> bool:
    """True for the "we" of "most plants we know" and "the oxygen we breathe"."""
    clause = word.head
    beside = clause.dep_ in grammar.RELATIVE_CLAUSES | {"acl", "advcl:relcl"} and clause.head.pos_ == "NOUN"
    return (
        word.lower_ == "we"
        and beside
        and not grammar.is_past(clause)
        and clause.lemma_.lower() not in THOUGHT
    )


def _keeps_minding(head: Token) -> bool:
    """True for the "keep saying Jamaica" of people of whom no one knows who they are."""
    minds = [c for c in head.children if c.dep_ in {"xcomp", "ccomp"}]
    return head.lemma_.lower() == "keep" and any(c.lemma_.lower() in _MINDING for c in minds)


def _is_diary(clause: Clause) -> bool:
    """True for "Just watched Titanic again", which leaves out the writer."""
    words_ = [t for t in clause.tokens if t.is_alpha]
    if clause.kind is Kind.MAIN and words_ and words_[0].lower_ in _MET and words_[0].is_sent_start:
        return grammar.own_subject(clause.head) is None  # "met adam levine once"
    first = next((t for t in words_ if t.lower_ not in _LATELY), None)
    if first is None or first == words_[0] or clause.kind is not Kind.MAIN:
        return False
    by = first.i + 1 < len(first.doc) and first.nbor(1).lower_ == "by"
    return first.lower_ in _DONE_BY_WRITER and not by


def _is_impersonal(clause: Clause, said: list[Token]) -> bool:
    """True where "you" is anyone: "when you go shopping in Poland, you pay in złoty"."""
    head = clause.head
    if head.lemma_.lower() in _FINDING and any(
        c.i > head.i and c.dep_ != "obl" and c.pos_ in {"PROPN", "NOUN"} for c in head.children
    ):
        able = any(child.lower_ in _ABLE for child in head.children)
        return able and _has_name(said) and any(t.lower_ == "in" and t.dep_ == "case" for t in said)
    if grammar.is_past(head) or head.lemma_.lower() in THOUGHT | {"know", "look", "mean", "see"}:
        return False
    conditional = any(
        child.dep_ == "advcl" and any(mark.lower_ in {"if", "when"} for mark in child.subtree)
        for child in head.children
    )
    bound = head.lemma_.lower() in {"have", "need"} and grammar.has_child(head, "xcomp")
    modal = any(child.lower_ in {"can", "ca", "must", "may"} for child in head.children)
    placed = head.lemma_.lower() in CUSTOMS
    return conditional or ((bound or modal or placed) and any(t.pos_ in _CONTENT for t in said))


def says_something(clause: Clause) -> bool:
    """True if the clause has both a subject of its own and a predicate."""
    return grammar.own_subject(clause.head) is not None and _has_predicate(clause)


def _has_predicate(clause: Clause) -> bool:
    """True if the clause says something: a finite verb, a copula, or a participle with its subject."""
    head = clause.head
    if clause.kind is Kind.CONJUNCT or _has_hidden_verb(clause):
        return True
    if grammar.has_child(head, "cop"):
        return True
    if head.pos_ not in {"VERB", "AUX"}:
        return grammar.own_subject(head) is not None and any(t.pos_ in {"VERB", "AUX"} for t in clause.tokens)
    return (
        grammar.is_finite_verb(head)
        or grammar.own_subject(head) is not None
        or grammar.has_child(head, *grammar.AUXILIARIES)
    )


def _has_hidden_verb(clause: Clause) -> bool:
    """True for a main clause without any verb, one of whose nouns reads as one: "Vaccines cause autism"."""
    words_ = [t for t in clause.tokens if not t.is_punct and not t.is_space]
    if clause.parent is not None or any(t.pos_ in {"VERB", "AUX"} for t in words_):
        return False
    return any(
        word.lower_ in _FACT_VERBS and before.pos_ in {"NOUN", "PROPN"}
        for before, word in pairwise(words_[:-1])
    )


def _has_name(tokens: list[Token]) -> bool:
    return any(t.pos_ in {"PROPN", "NUM"} and t.lower_ not in grammar.EXCLAMATIONS for t in tokens)
