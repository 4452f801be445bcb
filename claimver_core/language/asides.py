"""Recognises what may stand as a claim of its own inside a sentence, and what it speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.conjuncts import maker_shared
from claimver_core.language.described_nouns import (
    NOUNS,
    described_beside,
    describes,
    is_full_apposition,
    noun_of,
    tells_place,
)
from claimver_core.language.grammar import words
from claimver_core.language.kinds import Kind
from claimver_core.language.lists import is_example, is_listed
from claimver_core.language.mending.lost_verbs import SAME_IN_PAST
from claimver_core.language.sources import ANYONE

if TYPE_CHECKING:
    from spacy.tokens import Token

_CONTRASTS = frozenset({"while", "whereas", "although", "though"})
_REPORTING = words(
    """say tell claim report argue state announce write think believe add note explain suggest according
    insist confirm warn allege"""
)
# Participles that are prepositions or comparisons in all but name.
_NOT_SAID = frozenset(
    {"include", "accord", "follow", "concern", "regard", "depend", "compare", "give", "have"}
)
_NO_DEEDS = words(
    """starting beginning speaking using counting considering assuming excluding barring citing quoting
    mentioning seeing being becoming including following concerning regarding having according"""
)
_MEASURING = words(
    """lasting running clocking weighing measuring covering spanning stretching standing rising grossing
    earning costing seating holding housing employing numbering totalling totaling taking reaching"""
)
_SPEAKING = words("i we you u me us it this that these those what who which there")
_CONDITIONS = words("measured judged counted compared seen viewed taken adjusted ranked weighed put")
"""*Measured from its base, it is taller*: by what the rest holds, and no claim of its own."""
_ASIDES = frozenset({"which", "who", "whom", "whose", "where"})
_LIKE_APPOSITION = frozenset(
    {"appos", "conj", "obl", "obl:unmarked", "nmod:unmarked", "list", "parataxis", "nmod", "dep"}
)
_LIKE_PARTICIPLE = frozenset({"acl", "advcl", "amod", "appos", "conj", "parataxis", "list"})
# What a parser calls a relative clause that it did not recognise.
_LIKE_RELATIVE = frozenset(
    {"conj", "advcl", "advcl:relcl", "parataxis", "list", "appos", "ccomp", "acl", "dep"}
)


def kind_of(token: Token, names: Mapping[int, object] | None = None) -> Kind | None:
    """What clause begins with ``token`` as its head, if any.

    ``names`` has by index of the word the name that it is part of; names are not cut.
    """
    dep = token.dep_
    if _is_aside(token):
        return Kind.RELATIVE
    if _says_more_of_predicate(token):
        return Kind.PARTICIPLE if grammar.is_participle(token) else Kind.RELATIVE
    if _adds_with(token):
        return Kind.WITH
    if (dep in _LIKE_APPOSITION and describes(token)) or tells_place(token):
        return Kind.APPOSITION
    if dep in _LIKE_PARTICIPLE and _asserting_participle(token):
        return Kind.PARTICIPLE
    if dep == "ccomp" and _is_reported(token):
        return Kind.REPORTED
    if described_beside(token) is not None:
        return Kind.APPOSITION
    if dep == "conj" and (conjunct := _conjunct(token)):
        return conjunct
    if is_listed(token, names or {}):
        return Kind.LISTED
    if dep == "conj" or is_example(token):
        return None
    if dep == "advcl" and _adds_statement(token):
        return Kind.CONJUNCT
    if dep == "advcl":
        return Kind.SUBORDINATE if _contrasts(token) or _goes_on_with_when(token) else None
    if dep in _LIKE_APPOSITION and grammar.in_brackets(token):
        first = next((t for t in token.subtree if not t.is_punct), token)
        return Kind.PARTICIPLE if grammar.is_participle(token) or first.tag_ == "VBN" else None
    if dep in {"parataxis", "list"} and _stands_alone(token):
        return Kind.CONJUNCT
    return None


def _is_reported(token: Token) -> bool:
    """True for a statement that someone is reported to have made: "X said that Y", "Y", said X."""
    verb, subject, speaker = token.head, grammar.own_subject(token), grammar.own_subject(token.head)
    if verb.lemma_.lower() not in grammar.SAYING or subject is None or speaker is None or verb.dep_ != "ROOT":
        return False
    if (
        subject.lower_ in _SPEAKING
        or speaker.lower_ in _SPEAKING | ANYONE
        or speaker.pos_ not in NOUNS | {"PRON"}
    ):
        return False
    if speaker.lower_ == "they" and verb.lower_ == "say":
        return False
    helpers = [*verb.children, *token.children]
    if any(t.tag_ in {"MD", "TO"} or t.lower_ in {"if", "whether"} for t in helpers):
        return False
    if any(t.lower_ in grammar.NEGATIONS for t in verb.children):
        return False
    verbs = [token, *grammar.children(token, grammar.AUXILIARIES | {"cop"})]
    mistaken = token.tag_ == "VBN" and len(verbs) == 1  # "Ann studied", taken for a participle
    said = grammar.is_finite_verb(verb) or (verb.tag_ == "VBN" and not grammar.has_child(verb, "aux:pass"))
    return (mistaken or any(map(grammar.is_finite_verb, verbs))) and said


def _conjunct(token: Token) -> Kind | None:
    """A coordinated predicate: a second verb, or a second thing said of the subject."""
    first = token.head
    if grammar.is_predicate(token):
        if token.tag_ == "VBG" and not (
            _shared_auxiliary(token) or (first.tag_ == "VBG" and _shared_auxiliary(first))
        ):
            return None
        if own := grammar.own_subject(token):
            beside = grammar.is_predicate(first) or grammar.set_off(token)
            return Kind.CONJUNCT if own.i < token.i and beside else None
        if first.dep_ == "acl" and maker_shared(first):
            return Kind.CONJUNCT
        if not grammar.is_predicate(first) or first.dep_ in {"xcomp", "amod", "csubj", "acl"}:
            return None
        if token.text.istitle() and not (grammar.has_child(token, "cc") or grammar.set_off(token)):
            return None  # "Paradise Lost"
        bare = token.tag_ == "VB" and not (_shared_auxiliary(first) or _shared_auxiliary(token))
        bare = bare and not _is_plural_present(first)
        bare = bare and not (
            token.lower_ in SAME_IN_PAST and grammar.is_past(first) and grammar.has_child(token, "obj")
        )
        return None if bare else Kind.CONJUNCT
    if token.pos_ in {"ADJ", "NOUN", "PROPN", "VERB"} and grammar.has_child(first, "cop"):
        reach = grammar.span_of(token)
        long = reach is not None and reach[1] - reach[0] >= 3
        second = token.pos_ == "ADJ" or grammar.has_child(token, "det")
        return Kind.CONJUNCT if long and second else None
    return None


def _is_plural_present(verb: Token) -> bool:
    """True for the "give" of "Trees give shade and cool the air", whose second verb may be an infinitive."""
    subject = grammar.own_subject(verb)
    plural = subject is not None and subject.tag_ in {"NNS", "NNPS"}
    finite = verb.tag_ in {"VBP", "VBD"} or (verb.tag_ == "VB" and not _shared_auxiliary(verb))
    return plural and finite and verb.lower_ == verb.lemma_.lower()


def _shared_auxiliary(first: Token) -> bool:
    return bool(grammar.children(first, grammar.AUXILIARIES))


def _is_aside(clause: Token) -> bool:
    """True if ``clause`` heads a relative clause that adds a fact and does not pick out what is meant."""
    if not grammar.is_predicate(clause):
        return False
    word = grammar.relative_word(clause)
    if clause.dep_ in {"nmod", "obl"} and word is not None and word.lower_ == "whose":
        return grammar.has_child(clause, "cop") and grammar.set_off(clause)
    if clause.dep_ not in grammar.RELATIVE_CLAUSES | _LIKE_RELATIVE:
        return False
    if word is None or word.lower_ == "that" or noun_of(Kind.RELATIVE, clause) is None:
        return False
    if clause.dep_ in _LIKE_RELATIVE and (word.lower_ not in _ASIDES or word.i > clause.left_edge.i + 2):
        return False
    if grammar.set_off(clause) or grammar.in_brackets(clause):
        return True
    return clause.dep_ in grammar.RELATIVE_CLAUSES and clause.head.pos_ == "PROPN"


def _says_more_of_predicate(token: Token) -> bool:
    """True for what a clause adds to "a film" where something is said to be one: "directed by Ann"."""
    noun = token.head
    if token.dep_ not in grammar.RELATIVE_CLAUSES | {"acl"} or token.i < noun.i:
        return False
    if noun.pos_ not in NOUNS and not (noun.pos_ == "ADJ" and grammar.has_article(noun)):
        return False
    if is_full_apposition(noun):
        word = grammar.relative_word(token)
        return _is_left_out(token) if word is None else _says_who_or_what(word, noun)
    said = grammar.predicate_of(noun)
    if not grammar.has_child(said, "cop") or not (grammar.has_article(said) or grammar.has_article(noun)):
        return False
    if any(t.tag_ == "MD" or t.lower_ in grammar.NEGATIONS or t.dep_ == "mark" for t in said.children):
        return False
    if grammar.is_participle(token):
        return token.tag_ != "VBD" and token.lemma_.lower() not in _NOT_SAID
    word = grammar.relative_word(token)
    if word is None:
        return _is_left_out(token)
    return word.lower_ == "whose" or (
        word.lower_ in {"who", "which", "that"} and word.dep_ in grammar.SUBJECTS
    )


def _says_who_or_what(word: Token, noun: Token) -> bool:
    """True for ", the Irish writer who won it", and for ", a firm that makes cars", which says of a firm
    that it is one."""
    if word.lower_ == "whose":
        return True
    told = word.lower_ == "who" or (word.lower_ in {"which", "that"} and grammar.has_article(noun))
    return told and word.dep_ in grammar.SUBJECTS


def _is_left_out(clause: Token) -> bool:
    """True for ", a show he created himself", whose clause has a subject and leaves out the relative word."""
    subject = grammar.own_subject(clause)
    if subject is None or not clause.head.i < subject.i < clause.i:
        return False
    if subject.pos_ != "PROPN" and subject.lower_ not in {"he", "she", "it"}:
        return False
    said = [c for c in clause.children if c.dep_ in {"obj", "dobj", "ccomp", "xcomp"}]
    return grammar.is_finite_verb(clause) and all(c.lower_ in grammar.REFLEXIVES for c in said)


def _asserting_participle(token: Token) -> bool:
    """A participle set off from what it describes: ", directed by X", "Born in Ulm, ..."."""
    if not grammar.is_participle(token) or token.lemma_.lower() in _NOT_SAID:
        return False
    if token.lower_ in _CONDITIONS and token.dep_ == "advcl" and token.i < token.head.i:
        return False
    if token.tag_ == "VBD" and token.dep_ != "acl":
        return False
    if any(c.dep_ == "conj" and c.tag_ == "VBG" and grammar.has_child(c, "cc") for c in token.children):
        told = token.tag_ != "VBG" or (token.i > token.head.i and grammar.is_past(token.head))
        return told and grammar.set_off(token)
    if token.dep_ in {"conj", "parataxis", "list"} and (
        token.tag_ != "VBN" or grammar.has_child(token, "cc") or _is_one_of_verbs(token)
    ):
        return False
    if token.dep_ != "advcl" and token.i < token.head.i:
        return False
    reach = grammar.span_of(token)
    if reach is None or reach[1] == reach[0]:
        return False
    if token.dep_ == "advcl" and token.i < token.head.i:
        told = token.tag_ == "VBN" or _names_its_object(token)
        return reach[0] == token.sent.start and reach[1] < token.head.i and told
    return grammar.set_off(token)


def _names_its_object(token: Token) -> bool:
    """True for "Succeeding Tony Blair," in front of a clause: what the subject did, and for "Lasting ten
    years,"."""
    if token.tag_ == "VBG" and token.lower_ in _MEASURING and any(t.like_num for t in token.subtree):
        return True
    if token.tag_ != "VBG" or token.lower_ in _NO_DEEDS or not grammar.is_past(token.head):
        return False
    return any(c.dep_ in {"obj", "dobj"} and c.pos_ == "PROPN" for c in token.children)


def _is_one_of_verbs(token: Token) -> bool:
    """True for the second verb of "He escaped, returned to Paris, and was defeated" and of "was born in Ulm,
    studied in Bonn and died in Rome"."""
    later = [c for c in (*token.head.children, *token.children) if c.dep_ == "conj" and c.i > token.i]
    finite = grammar.is_finite_verb(token.head) or grammar.has_child(token.head, "aux:pass")
    return finite and any(grammar.has_child(c, "cc") and c.tag_ in {"VBD", "VBN"} for c in later)


def _adds_with(token: Token) -> bool:
    """True for "and with offices in Rome" behind a participle in front of the main clause."""
    if not any(child.dep_ == "case" and child.lower_ == "with" for child in token.children):
        return False
    if token.dep_ == "conj" and (grammar.is_participle(token.head) or grammar.is_participle(token.head.head)):
        return True
    subject = grammar.own_subject(token.head)
    edge = next(t for t in token.subtree if not t.is_punct)
    follows = edge.dep_ == "cc" or (edge.i > token.sent.start and edge.nbor(-1).dep_ == "cc")
    return follows and subject is not None and token.i < subject.i


def _goes_on_with_when(token: Token) -> bool:
    """True for ", when Ann took over" behind a clause in the past: what happened then."""
    when = next((c for c in token.children if c.lower_ == "when"), None)
    if when is None or token.i < token.head.i or grammar.own_subject(token) is None:
        return False
    behind = when.i > token.sent.start and when.nbor(-1).text == "," and when.i == token.left_edge.i
    behind = behind or token.left_edge.text == ","
    known = grammar.own_subject(token)
    person = known is not None and known.lower_ not in {"it", "they"}
    since = (
        person
        and grammar.has_child(token.head, "aux")
        and any(t.like_num for t in token.doc[max(when.i - 2, token.sent.start) : when.i])
    )  # "has led it since 2019, when she won"
    return behind and grammar.is_past(token) and (since or grammar.is_past(token.head))


def _adds_statement(token: Token) -> bool:
    """True for ", and her son succeeded her", which the parser took for a circumstance."""
    subject, joint = grammar.own_subject(token), token.left_edge
    if joint.is_punct and joint != token:
        joint = joint.nbor(1)
    if subject is None or joint.lower_ not in {"and", "but"} or not joint.i < subject.i < token.i:
        return False
    return token.i > token.head.i and grammar.set_off(token) and not grammar.has_child(token, "mark")


def _contrasts(token: Token) -> bool:
    marks = [child for child in token.children if child.dep_ == "mark"]
    return (
        any(mark.lower_ in _CONTRASTS for mark in marks)
        and grammar.own_subject(token) is not None
        and grammar.is_predicate(token)
    )


def _stands_alone(token: Token) -> bool:
    """True if a loosely attached clause has a subject and verb of its own and reports no speech."""
    if token.lemma_.lower() in _REPORTING or token.head.lemma_.lower() in _REPORTING:
        return False
    if any(c.lower_ == "whose" for c in token.subtree) and not grammar.set_off(token):
        return False  # "the only land whose language is Portuguese"
    return grammar.own_subject(token) is not None and grammar.is_predicate(token)
