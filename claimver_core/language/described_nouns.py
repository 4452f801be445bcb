"""Which noun an aside speaks of: the novelist behind a name, the clause behind "Paris, which"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.kinds import Kind
from claimver_core.language.lists import describes_one_of_list

if TYPE_CHECKING:
    from spacy.tokens import Token

NOUNS = frozenset({"NOUN", "PROPN"})
PLACED = words("in on near off from")
_REGIONS = words(
    """island coast province state border south north west east shore region county district canton valley
    peninsula archipelago department banks mountains"""
)
# Participles in "-ing" that rather tell of the noun before them: "Alien, starring Sigourney Weaver".
_OF_THE_NOUN = words(
    """star feature depict show contain portray run lie stand overlook border belong comprise consist tell
    connect cover mean serve stretch flow"""
)


_PUBLISHED = words(
    "published released issued premiered performed printed broadcast aired serialised serialized "
    "painted composed recorded written completed sculpted carved"
)
_MAKERS = words(
    """author writer director composer painter inventor founder co-founder creator architect designer
    discoverer producer singer sculptor publisher editor owner builder developer conductor playwright
    novelist president king queen emperor leader mayor governor chancellor minister captain coach winner"""
)
_NOMINAL = NOUNS | {"PRON", "SYM", "X", "NUM"}


_INSIDE_NAME = frozenset({"flat", "compound", "nmod:desc", "nmod:poss"})


_PICKING = words("first second third fourth fifth last only same very next previous")


_DEEDS = words(
    """voyage journey trip expedition move feat decision step record achievement victory win defeat transfer
    role job post position marriage union partnership run reign stint spell tenure term streak career
    campaign honour honor accolade period"""
)
_ANYBODY = words("man woman person one people guy those boy girl character place thing work name")


def work_before_maker(participle: Token) -> Token | None:
    """The novel in "is a novel by Jane Austen, first published in 1813", which is what was published."""
    if participle.lower_ not in _PUBLISHED or not grammar.set_off(participle):
        return None
    before = [t for t in participle.sent if t.i < participle.i and t.head.pos_ == "NOUN"]
    makers = [t for t in before if t.dep_ in {"nmod", "obl"}]
    told = [t for t in makers if any(c.dep_ == "case" and c.lower_ == "by" for c in t.children)]
    if not told or told[-1].right_edge.i < participle.left_edge.i - 2:
        return None
    return told[-1].head


def described_beside(token: Token) -> Token | None:
    """The "capital" beside which "and its largest city" describes a name: "Nairobi, its capital and ..."."""
    if token.dep_ != "conj" or token.pos_ != "NOUN" or not grammar.has_child(token, "cc"):
        return None
    first = token.head
    if first.pos_ == "PROPN" and first.dep_ == "nmod":
        first = first.head  # "the capital of Germany and its largest city"
    if first.dep_ != "appos" or first.pos_ != "NOUN" or first.head.pos_ != "PROPN" or first.i < first.head.i:
        return None
    owned = all(grammar.has_child(t, "det", "nmod:poss") for t in (token, first))
    return first if owned and not grammar.is_plural(token) else None


def stands_in_front(token: Token) -> bool:
    """True for "A native of Hamburg" in front of the subject that it describes."""
    fronted = token.dep_ == "appos" and token.i < token.head.i and token.left_edge.is_sent_start
    return bool(fronted) and token.pos_ == "NOUN" and token.head.dep_ in grammar.SUBJECTS


def tells_place(token: Token) -> bool:
    """True for ", on the island of Sicily," behind the name of what is there."""
    name, edge = token.head, token.right_edge
    if token.dep_ != "nmod" or name.pos_ != "PROPN" or name.dep_ not in grammar.SUBJECTS:
        return False
    if not any(c.dep_ == "case" and c.lower_ in PLACED for c in token.children) or not grammar.set_off(token):
        return False
    ends = edge.text == "," or (edge.i + 1 < token.sent.end and edge.nbor(1).text == ",")
    place = token.pos_ == "PROPN" or token.lower_ in _REGIONS
    return ends and place and not grammar.is_past(name.head)


def is_full_apposition(noun: Token) -> bool:
    """True for "the Colombian novelist" behind a name, which says something without the "who ..." behind it,
    and not for "the man", "the first woman" or "the only one"."""
    if noun.dep_ != "appos" or noun.head.pos_ != "PROPN":
        return False
    if not (grammar.has_child(noun, "amod", "nmod", "nmod:poss") or grammar.has_article(noun)):
        return False
    picked = any(c.tag_ == "JJS" or c.lower_ in _PICKING for c in noun.children)
    return not picked and noun.lower_ not in _ANYBODY and describes(noun)


def noun_of(kind: Kind, token: Token) -> Token | None:
    """The noun that the clause of ``token`` speaks of: the one it depends on, or the one right before it."""
    if kind not in {Kind.RELATIVE, Kind.APPOSITION, Kind.PARTICIPLE}:
        return None
    if kind is Kind.PARTICIPLE and token.i < token.head.i:
        return None
    if kind is Kind.PARTICIPLE and (_speaks_of_person(token) or _goes_on_with_subject(token)):
        return None
    if kind is Kind.PARTICIPLE and (work := work_before_maker(token)) is not None:
        return work
    if kind is Kind.APPOSITION and stands_in_front(token):
        return token.head
    if kind is Kind.APPOSITION and (first := described_beside(token)) is not None:
        return first.head
    attached = token.head.pos_ in _NOMINAL and token.head.i < token.i
    if kind is Kind.RELATIVE and token.head.i < token.i and is_full_apposition(token.head):
        return token.head.head
    if kind is Kind.RELATIVE and attached and (work := _work_of_maker(token)):
        return work
    if kind is Kind.RELATIVE:
        figure = token.head.pos_ == "NUM" and not grammar.has_child(token.head, "compound")  # "Rocky 3"
        known = token.dep_ in grammar.RELATIVE_CLAUSES and attached and not figure
        noun = token.head if known else _antecedent_before(token)
        far = noun is not None and noun.lower_ in {"world", "time", "history"} and noun.head.pos_ in NOUNS
        if noun is not None and (far or _is_region(noun, token)):
            return noun.head
        return noun
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


def _is_region(name: Token, clause: Token) -> bool:
    """True for the "Texas" of "Paris, Texas, which has a tower, lies here", of which Paris has it."""
    town = name.head
    told = town == clause.head and town.pos_ == name.pos_ == "PROPN" and town.dep_ in grammar.SUBJECTS
    listed = any(grammar.has_child(t, "cc") for t in (name, town))
    return told and not listed and name.left_edge.text == "," and town.left_edge.i == town.sent.start


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


def _work_of_maker(clause: Token) -> Token | None:
    """The novel in "is the author of Emma, which was published in 1815", since nobody is a "which"."""
    word = grammar.relative_word(clause)
    if word is None or word.lower_ != "which" or clause.head.lemma_.lower() not in _MAKERS:
        return None
    works = [c for c in clause.head.children if c.dep_ == "nmod" and clause.head.i < c.i < clause.left_edge.i]
    return works[-1] if works else None


def _antecedent_before(clause: Token) -> Token | None:
    """The last noun before a relative clause, past a time: "founded the Laboratory in 1936, which"."""
    word = grammar.relative_word(clause)
    wanted = {"PROPN"} if word is not None and word.lower_ == "where" else NOUNS
    for index in range(clause.left_edge.i - 1, clause.sent.start - 1, -1):
        noun = clause.doc[index]
        if noun.pos_ in {"VERB", "AUX"}:
            return None
        if noun.pos_ in wanted and noun.lower_ not in grammar.TIMES:
            while (noun.dep_ in _INSIDE_NAME or grammar.in_ampersand_name(noun)) and noun.head.pos_ in NOUNS:
                noun = noun.head
            return _whole(noun, clause) if noun.pos_ == "NOUN" else noun
    return None


def _whole(noun: Token, clause: Token) -> Token:
    """The noun phrase that a plain noun before ``clause`` closes, where the clause hangs on its head."""
    return clause.head if clause.head.pos_ in NOUNS and clause.head.i < clause.i else noun


def _town(name: Token) -> Token:
    """The first name of "Blagnac, France", of which an apposition behind it speaks."""
    loose = name.dep_ in {"appos", "conj", "nmod", "nmod:unmarked", "list"}
    if loose and name.pos_ == name.head.pos_ == "PROPN" and name.left_edge.text == ",":
        return name.head
    return name


def describes(token: Token) -> bool:
    """True if an apposition says something of its noun, and is no part of its name ("Ulm, Germany")."""
    if stands_in_front(token):
        return True
    people = (
        token.pos_ == "ADJ" and token.dep_ == "appos" and grammar.has_child(token, "det")
    )  # ", an Italian,"
    one = token.lower_ == "one" and grammar.has_child(token, "nmod")  # ", one of his operas,"
    if not (grammar.set_off(token) or grammar.in_brackets(token)):
        return False
    if not (people or one or token.pos_ in NOUNS) or _tells_of_deed(token):
        return False
    subject = grammar.own_subject(token)  # or, of "the first man to walk on the Moon", what he did
    if grammar.has_child(token, "case", "cc", "cop") or (subject is not None and subject.tag_ != "VB"):
        return False
    noun = noun_of(Kind.APPOSITION, token)
    one_of_list = describes_one_of_list(token)
    joined = any(c.dep_ == "conj" and grammar.has_child(c, "cc") for c in token.head.children)
    if noun is None or (joined and not one_of_list) or (_goes_on_as_list(token) and not one_of_list):
        return False
    has_article = _has_determiner(token)
    named = token.pos_ == "PROPN" and grammar.has_article(token)  # ", a Briton,"
    if token.dep_ != "appos" and not (
        has_article and (token.pos_ == "NOUN" or named) and noun.pos_ == "PROPN"
    ):
        return False
    if one:
        return token.dep_ == "appos"
    if token.pos_ == "NOUN" and noun.pos_ == "PROPN":
        return has_article or grammar.has_child(token, "nmod", "prep", "acl")
    definite = any(
        child.lower_ in {"the", "its", "his", "her", "their"} or child.dep_ == "nmod:poss"
        for child in noun.children
    )
    if token.pos_ == "NOUN":  # "The king, a son of Juan Carlos,"
        return definite and has_article and noun.dep_ in grammar.SUBJECTS and token.dep_ == "appos"
    return has_article or (noun.pos_ == "NOUN" and definite)


def _tells_of_deed(token: Token) -> bool:
    """True for ", a voyage that took years" behind what was done, which no word before it is."""
    return token.lower_ in _DEEDS and token.head.dep_ not in grammar.SUBJECTS


def _has_determiner(noun: Token) -> bool:
    """True for a noun with an article or owner, which may hang on the noun before it: "the physics lab"."""
    return any(
        grammar.has_child(token, "det", "nmod:poss", "poss")
        for token in (noun, *grammar.children(noun, {"compound"}))
    )


def _goes_on_as_list(token: Token) -> bool:
    """True if ", and" with another noun follows, so that ``token`` is rather an item of a list."""
    following = [t for t in token.doc[token.right_edge.i + 1 : token.sent.end][:3] if t.text != ","]
    return bool(following) and following[0].dep_ == "cc" and following[0].head.pos_ in NOUNS
