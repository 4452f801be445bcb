"""Recognises what may stand as a claim of its own inside a sentence, and what it speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.lists import is_example, is_listed

if TYPE_CHECKING:
    from spacy.tokens import Token

_CONTRASTS = frozenset({"while", "whereas", "although", "though"})
_REPORTING = words(
    """say tell claim report argue state announce write think believe add note explain suggest according
    insist confirm warn allege"""
)
# Verbs behind which stands what someone has said, and not what they hold or hope.
_SAYING = words("say tell report announce state write add note explain confirm reveal remark")
# Participles that are prepositions or comparisons in all but name.
_NOT_SAID = frozenset(
    {"include", "accord", "follow", "concern", "regard", "depend", "compare", "give", "have"}
)
# Participles in "-ing" that rather tell of the noun before them: "Alien, starring Sigourney Weaver".
_OF_THE_NOUN = words(
    """star feature depict show contain portray run lie stand overlook border belong comprise consist tell
    connect cover mean serve stretch flow"""
)
_SPEAKING = words("i we you u me us it this that these those what who which there")
_ASIDES = frozenset({"which", "who", "whom", "whose", "where"})
_NOUNS = frozenset({"NOUN", "PROPN"})
_NOMINAL = _NOUNS | {"PRON", "SYM", "X", "NUM"}
_INSIDE_NAME = frozenset({"flat", "compound", "nmod:desc", "nmod:poss"})
_LIKE_APPOSITION = frozenset(
    {"appos", "conj", "obl", "obl:unmarked", "nmod:unmarked", "list", "parataxis", "nmod", "dep"}
)
_LIKE_PARTICIPLE = frozenset({"acl", "advcl", "amod", "appos", "conj", "parataxis", "list"})
_PICKING = words("first second third fourth fifth last only same very next previous")
_ANYBODY = words("man woman person one people guy those boy girl character")
# What a parser calls a relative clause that it did not recognise.
_LIKE_RELATIVE = frozenset({"conj", "advcl", "advcl:relcl", "parataxis", "appos", "ccomp", "acl", "dep"})


class Kind(StrEnum):
    MAIN = "main"
    CONJUNCT = "conjunct"  # a coordinated predicate
    RELATIVE = "relative"
    APPOSITION = "apposition"
    PARTICIPLE = "participle"
    DENIAL = "denial"  # "not mammals" behind what is said instead
    RIVAL = "rival"  # "not Sydney" behind the subject "Canberra"
    WITH = "with"  # "and with offices in Rome"
    SUBORDINATE = "subordinate"
    REPORTED = "reported"  # what someone is reported to have said
    LISTED = "listed"  # a further item of a list
    BIRTH = "birth"  # "(14 March 1879", and behind it
    DEATH = "death"  # "– 18 April 1955)"
    ADJUNCT = "adjunct"  # a time, a place or another circumstance that adds a fact of its own


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
    if dep in _LIKE_APPOSITION and _describes(token):
        return Kind.APPOSITION
    if dep in _LIKE_PARTICIPLE and _asserting_participle(token):
        return Kind.PARTICIPLE
    if dep == "ccomp" and _is_reported(token):
        return Kind.REPORTED
    if dep == "conj" and (conjunct := _conjunct(token)):
        return conjunct
    if is_listed(token, names or {}):
        return Kind.LISTED
    if dep == "conj" or is_example(token):
        return None
    if dep == "advcl":
        return Kind.SUBORDINATE if _contrasts(token) else None
    if dep in _LIKE_APPOSITION and grammar.in_brackets(token):
        first = next((t for t in token.subtree if not t.is_punct), token)
        return Kind.PARTICIPLE if grammar.is_participle(token) or first.tag_ == "VBN" else None
    if dep in {"parataxis", "list"} and _stands_alone(token):
        return Kind.CONJUNCT
    return None


def _is_reported(token: Token) -> bool:
    """True for a statement that someone is reported to have made: "X said that Y", "Y", said X."""
    verb, subject, speaker = token.head, grammar.own_subject(token), grammar.own_subject(token.head)
    if verb.lemma_.lower() not in _SAYING or subject is None or speaker is None or verb.dep_ != "ROOT":
        return False
    if subject.lower_ in _SPEAKING or speaker.lower_ in _SPEAKING or speaker.pos_ not in _NOUNS | {"PRON"}:
        return False
    helpers = [*verb.children, *token.children]
    if any(t.tag_ in {"MD", "TO"} or t.lower_ in {"if", "whether"} for t in helpers):
        return False
    if any(t.lower_ in grammar.NEGATIONS for t in verb.children):
        return False
    verbs = [token, *grammar.children(token, grammar.AUXILIARIES | {"cop"})]
    return any(map(grammar.is_finite_verb, verbs)) and grammar.is_finite_verb(verb)


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
        if not grammar.is_predicate(first) or first.dep_ in {"xcomp", "amod", "csubj", "acl"}:
            return None
        if token.text.istitle() and not (grammar.has_child(token, "cc") or grammar.set_off(token)):
            return None  # "Paradise Lost"
        bare = token.tag_ == "VB" and not (_shared_auxiliary(first) or _shared_auxiliary(token))
        return None if bare else Kind.CONJUNCT
    if token.pos_ in {"ADJ", "NOUN", "PROPN", "VERB"} and grammar.has_child(first, "cop"):
        reach = grammar.span_of(token)
        long = reach is not None and reach[1] - reach[0] >= 3
        second = token.pos_ == "ADJ" or grammar.has_child(token, "det")
        return Kind.CONJUNCT if long and second else None
    return None


def _shared_auxiliary(first: Token) -> bool:
    return bool(grammar.children(first, grammar.AUXILIARIES))


def _is_aside(clause: Token) -> bool:
    """True if ``clause`` heads a relative clause that adds a fact and does not pick out what is meant."""
    if clause.dep_ not in grammar.RELATIVE_CLAUSES | _LIKE_RELATIVE or not grammar.is_predicate(clause):
        return False
    word = grammar.relative_word(clause)
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
    if token.dep_ not in grammar.RELATIVE_CLAUSES | {"acl"} or token.i < noun.i or noun.pos_ not in _NOUNS:
        return False
    if _is_full_apposition(noun):
        word = grammar.relative_word(token)
        return word is not None and word.lower_ == "who" and word.dep_ in grammar.SUBJECTS
    said = grammar.predicate_of(noun)
    if not grammar.has_child(said, "cop") or not (grammar.has_article(said) or grammar.has_article(noun)):
        return False
    if any(t.tag_ == "MD" or t.lower_ in grammar.NEGATIONS or t.dep_ == "mark" for t in said.children):
        return False
    if grammar.is_participle(token):
        return token.tag_ != "VBD" and token.lemma_.lower() not in _NOT_SAID
    word = grammar.relative_word(token)
    return word is not None and word.lower_ in {"who", "which", "that"} and word.dep_ in grammar.SUBJECTS


def _is_full_apposition(noun: Token) -> bool:
    """True for "the Colombian novelist" behind a name, which says something without the "who ..." behind it,
    and not for "the man", "the first woman" or "the only one"."""
    if noun.dep_ != "appos" or noun.head.pos_ != "PROPN" or not grammar.has_child(noun, "amod", "nmod"):
        return False
    picked = any(c.tag_ == "JJS" or c.lower_ in _PICKING for c in noun.children)
    return not picked and noun.lower_ not in _ANYBODY and _describes(noun)


def noun_of(kind: Kind, token: Token) -> Token | None:
    """The noun that the clause of ``token`` speaks of: the one it depends on, or the one right before it."""
    if kind not in {Kind.RELATIVE, Kind.APPOSITION, Kind.PARTICIPLE}:
        return None
    if kind is Kind.PARTICIPLE and token.i < token.head.i:
        return None
    if kind is Kind.PARTICIPLE and (_speaks_of_person(token) or _goes_on_with_subject(token)):
        return None
    attached = token.head.pos_ in _NOMINAL and token.head.i < token.i
    if kind is Kind.RELATIVE and attached and _is_full_apposition(token.head):
        return token.head.head
    if kind is Kind.RELATIVE:
        known = token.dep_ in grammar.RELATIVE_CLAUSES and attached and token.head.pos_ != "NUM"
        noun = token.head if known else _antecedent_before(token)
        far = noun is not None and noun.lower_ in {"world", "time", "history"} and noun.head.pos_ in _NOUNS
        return noun.head if noun is not None and far else noun
    if attached and (token.dep_ != "conj" or kind is Kind.APPOSITION):
        return _town(token.head) if kind is Kind.APPOSITION else token.head
    before = _word_before(token.left_edge)
    if before < token.sent.start or token.doc[before].pos_ not in _NOMINAL:
        return None
    if kind is Kind.PARTICIPLE and token.doc[before].pos_ != "PROPN" and not grammar.in_brackets(token):
        return None
    noun = token.doc[before]
    if noun.pos_ != "PROPN" and token.head.pos_ in _NOMINAL and token.head.i < token.i:
        return token.head
    while (
        (noun.dep_ in _INSIDE_NAME or grammar.in_ampersand_name(noun))
        and noun.head.pos_ in _NOMINAL
        and noun.head != noun
    ):
        noun = noun.head
    return noun


def _word_before(token: Token) -> int:
    """The index of the last word before ``token``, past brackets: of *Titanic (1997), directed* the name."""
    before = token.i - 1
    depth = 0
    while before >= token.sent.start:
        word = token.doc[before]
        depth += (word.text == ")") - (word.text == "(")
        if depth <= 0 and (word.is_alpha or word.like_num):
            break
        before -= 1
    return before


def _goes_on_with_subject(participle: Token) -> bool:
    """True for ", defeating Ann in the final": what the subject did, and not the name before the comma."""
    if participle.tag_ != "VBG" or not grammar.set_off(participle) or grammar.in_brackets(participle):
        return False
    return participle.lemma_.lower() not in _OF_THE_NOUN


def _speaks_of_person(participle: Token) -> bool:
    """True for ", surrounded by her family", which tells of the subject and not of the place before it."""
    return participle.dep_ == "advcl" and any(t.lower_ in {"his", "her", "their"} for t in participle.subtree)


def _antecedent_before(clause: Token) -> Token | None:
    """The last noun before a relative clause, past a time: "founded the Laboratory in 1936, which"."""
    word = grammar.relative_word(clause)
    wanted = {"PROPN"} if word is not None and word.lower_ == "where" else _NOUNS
    for index in range(clause.left_edge.i - 1, clause.sent.start - 1, -1):
        noun = clause.doc[index]
        if noun.pos_ in {"VERB", "AUX"}:
            return None
        if noun.pos_ in wanted and noun.lower_ not in grammar.TIMES:
            while (noun.dep_ in _INSIDE_NAME or grammar.in_ampersand_name(noun)) and noun.head.pos_ in _NOUNS:
                noun = noun.head
            return _whole(noun, clause) if noun.pos_ == "NOUN" else noun
    return None


def _whole(noun: Token, clause: Token) -> Token:
    """The noun phrase that a plain noun before ``clause`` closes, where the clause hangs on its head."""
    return clause.head if clause.head.pos_ in _NOUNS and clause.head.i < clause.i else noun


def _town(name: Token) -> Token:
    """The first name of "Blagnac, France", of which an apposition behind it speaks."""
    loose = name.dep_ in {"appos", "conj", "nmod", "nmod:unmarked", "list"}
    if loose and name.pos_ == name.head.pos_ == "PROPN" and name.left_edge.text == ",":
        return name.head
    return name


def _asserting_participle(token: Token) -> bool:
    """A participle set off from what it describes: ", directed by X", "Born in Ulm, ..."."""
    if not grammar.is_participle(token) or token.lemma_.lower() in _NOT_SAID:
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
        return reach[0] == token.sent.start and reach[1] < token.head.i and token.tag_ == "VBN"
    return grammar.set_off(token)


def _is_one_of_verbs(token: Token) -> bool:
    """True for the second verb of "He escaped, returned to Paris, and was defeated"."""
    later = [c for c in token.head.children if c.dep_ == "conj" and c.i > token.i]
    return grammar.is_finite_verb(token.head) and any(grammar.has_child(c, "cc") for c in later)


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


def _contrasts(token: Token) -> bool:
    marks = [child for child in token.children if child.dep_ == "mark"]
    return (
        any(mark.lower_ in _CONTRASTS for mark in marks)
        and grammar.own_subject(token) is not None
        and grammar.is_predicate(token)
    )


def _describes(token: Token) -> bool:
    """True if an apposition says something of its noun, and is no part of its name ("Ulm, Germany")."""
    people = token.pos_ == "ADJ" and token.dep_ == "appos" and grammar.has_article(token)  # ", an Italian,"
    if not (grammar.set_off(token) or grammar.in_brackets(token)) or not (people or token.pos_ in _NOUNS):
        return False
    if grammar.has_child(token, "case", "cc", "cop") or grammar.own_subject(token) is not None:
        return False
    noun = noun_of(Kind.APPOSITION, token)
    if noun is None or any(c.dep_ == "conj" and grammar.has_child(c, "cc") for c in token.head.children):
        return False
    if _goes_on_as_list(token):
        return False
    has_article = _has_determiner(token)
    if token.dep_ != "appos" and not (has_article and token.pos_ == "NOUN" and noun.pos_ == "PROPN"):
        return False
    if token.pos_ == "NOUN":
        return noun.pos_ == "PROPN" and (has_article or grammar.has_child(token, "nmod", "prep", "acl"))
    definite = any(
        child.lower_ in {"the", "its", "his", "her", "their"} or child.dep_ == "nmod:poss"
        for child in noun.children
    )
    return has_article or (noun.pos_ == "NOUN" and definite)


def _has_determiner(noun: Token) -> bool:
    """True for a noun with an article or owner, which may hang on the noun before it: "the physics lab"."""
    return any(
        grammar.has_child(token, "det", "nmod:poss", "poss")
        for token in (noun, *grammar.children(noun, {"compound"}))
    )


def _goes_on_as_list(token: Token) -> bool:
    """True if ", and" with another noun follows, so that ``token`` is rather an item of a list."""
    following = [t for t in token.doc[token.right_edge.i + 1 : token.sent.end][:3] if t.text != ","]
    return bool(following) and following[0].dep_ == "cc" and following[0].head.pos_ in _NOUNS


def _stands_alone(token: Token) -> bool:
    """True if a loosely attached clause has a subject and verb of its own and reports no speech."""
    if token.lemma_.lower() in _REPORTING or token.head.lemma_.lower() in _REPORTING:
        return False
    return grammar.own_subject(token) is not None and grammar.is_predicate(token)
