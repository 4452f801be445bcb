"""Tells relative clauses from what stands beside a name, and their words from those around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from claimver_core.language import grammar
from claimver_core.language.mending.heads import Heads

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_DONE_TO = grammar.words(
    """launched founded established created built released published directed written produced composed formed
    opened signed held named made started begun fought set"""
)
_BY_ANOTHER = grammar.words("followed succeeded accompanied joined assisted aided helped supported")


def mend_relatives(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    if taken := _whose_clause_as_main(sentence) or _whose_clause_as_description(sentence):
        return taken
    repairs = (
        _whose_is,
        _circumstance_of_relative,
        _what_is_done,
        _of_predicate,
        _whose_of_predicate,
        _launched_behind_relative,
        _name_of_list_in_relative,
        _description_with_relative,
        _of_whom,
        _done_by_another,
    )
    found: Heads = {}
    for token in sentence:
        change = next((c for c in (repair(token) for repair in repairs) if c is not None), None)
        if change is not None:
            found[token.i] = change
    return found


def _is_described(noun: Token) -> bool:
    """True for the "film" of "is a film", of which a relative clause says more."""
    return grammar.has_child(noun, "cop") and grammar.has_article(noun) and noun.pos_ in {"NOUN", "PROPN"}


def _begins_with_whose(subject: Token | None) -> bool:
    return subject is not None and any(c.lower_ == "whose" for c in subject.children)


def _of_predicate(token: Token) -> tuple[int, str] | None:
    """The clause of "is a film with Ann Lee that lasts an hour", hung on the name in between."""
    name, word = token.head, grammar.relative_word(token)
    if token.dep_ not in grammar.RELATIVE_CLAUSES or word is None or name.dep_ != "nmod":
        return None
    if word.lower_ not in {"that", "whose"} or name.pos_ != "PROPN" or grammar.set_off(token):
        return None
    return (name.head.i, token.dep_) if _is_described(name.head) and name.head.i < name.i else None


def _whose_of_predicate(token: Token) -> tuple[int, str] | None:
    """The clause of "is a land in the East whose language is Arabic", taken for a further statement."""
    noun = token.head
    loose = token.dep_ in {"parataxis", "conj", "list", "appos", "ccomp", "advcl", "dep"}
    if not loose or noun.i > token.i or not _is_described(noun):
        return None
    whose = _begins_with_whose(grammar.own_subject(token)) and not grammar.has_child(token, "cc")
    return (noun.i, "acl:relcl") if whose else None


def _launched_behind_relative(token: Token) -> tuple[int, str] | None:
    """The "launched" of "a land that joined the war, launched in 2001", taken for a deed of the land."""
    clause = token.head
    if (
        token.dep_ != "conj"
        or clause.dep_ not in grammar.RELATIVE_CLAUSES
        or token.tag_ not in {"VBD", "VBN"}
    ):
        return None
    comma, behind = token.nbor(-1), token.nbor(1) if token.i + 1 < token.sent.end else token
    noun = next((c for c in clause.children if c.dep_ == "obj"), None)
    alone = not grammar.has_child(token, "cc", "obj", *grammar.SUBJECTS, *grammar.AUXILIARIES)
    alone = alone and not any(c.dep_ == "conj" and c.i > token.i for c in clause.children)
    if noun is None or comma.text != "," or behind.tag_ != "IN" or not alone or token.lower_ not in _DONE_TO:
        return None
    word: Any = token
    word.tag_ = "VBN"
    word.set_morph("Tense=Past|VerbForm=Part")
    return noun.i, "acl"


def _whose_clause_as_main(sentence: Span) -> Heads:
    """New heads for "Ann Lee is a writer whose books sell", whose end was taken for the main clause."""
    verb = sentence.root
    if not _begins_with_whose(grammar.own_subject(verb)):
        return {}
    noun = next((c for c in verb.children if c.dep_ in grammar.SUBJECTS and _is_described(c)), None)
    if noun is None or grammar.own_subject(noun) is None:
        return {}
    marks = {c.i: (noun.i, "punct") for c in verb.children if c.is_punct and c.i > verb.i}
    return {noun.i: (noun.i, "ROOT"), verb.i: (noun.i, "acl:relcl"), **marks}


def _whose_clause_as_description(sentence: Span) -> Heads:
    """New heads for "Ann Lee, the writer whose book is Emma, died", with "Emma" taken for the description."""
    for last in sentence:
        noun, name = grammar.own_subject(last), last.head
        if last.dep_ != "appos" or name.pos_ != "PROPN" or noun is None or not grammar.has_child(last, "cop"):
            continue
        if noun.left_edge.i <= name.i or noun.pos_ != "NOUN":
            continue
        whose = next((c for c in noun.children if c.dep_ == "conj" and _begins_with_whose(c)), None)
        if whose is not None and not grammar.has_child(whose, "cc"):
            marks = {c.i: (noun.i, "punct") for c in last.children if c.is_punct and c.i < noun.i}
            changes = {noun.i: (name.i, "appos"), last.i: (noun.i, "acl:relcl"), whose.i: (last.i, "nsubj")}
            return {**changes, **marks}
    return {}


def _name_of_list_in_relative(token: Token) -> tuple[int, str] | None:
    """The "Bob" of "Ann, the singer whose songs shaped Eve, Bob and Joe, died", taken for the singer."""
    noun = token.head
    if (
        token.dep_ != "appos"
        or token.pos_ != "PROPN"
        or not any(c.dep_ == "conj" and grammar.has_child(c, "cc") for c in token.children)
    ):
        return None
    clause = next((c for c in noun.children if c.dep_ in grammar.RELATIVE_CLAUSES and c.i < token.i), None)
    first = None if clause is None else next((c for c in clause.children if c.dep_ == "obj"), None)
    near = first is not None and first.pos_ == "PROPN" and first.right_edge.i == token.left_edge.i - 2
    near = near and token.left_edge.nbor(-1).text == ","
    return (first.i, "conj") if near and first is not None else None


def _description_with_relative(token: Token) -> tuple[int, str] | None:
    """The "show" of "won it for Atlanta, a show he created", taken for a further statement."""
    if token.dep_ not in {"parataxis", "list", "dep"} or token.pos_ != "NOUN":
        return None
    if not grammar.has_article(token) or grammar.has_child(token, "cc", "case", "cop"):
        return None
    clause = any(c.dep_ in grammar.RELATIVE_CLAUSES and c.i > token.i for c in token.children)
    comma = token.left_edge if token.left_edge.text == "," else token.left_edge.nbor(-1)
    name = comma.nbor(-1) if comma.text == "," and comma.i > token.sent.start else None
    while name is not None and name.dep_ in {"flat", "compound"} and name.head.pos_ == "PROPN":
        name = name.head
    return (name.i, "appos") if clause and name is not None and name.pos_ == "PROPN" else None


def _whose_is(name: Token) -> tuple[int, str] | None:
    """A relative clause for "Ann, whose rival is Bob, won", where "Bob" was taken for one more name."""
    owned = grammar.own_subject(name)
    if name.dep_ not in {"appos", "conj"} or owned is None or not grammar.has_child(name, "cop"):
        return None
    whose = any(c.lower_ == "whose" for c in owned.children)
    return (name.head.i, "acl:relcl") if whose and name.head.i < owned.i < name.i else None


def _circumstance_of_relative(token: Token) -> tuple[int, str] | None:
    """The "under Ann" of "At Ajax, where he played under Ann, he won", taken for one more club."""
    noun = token.head
    if token.dep_ != "conj" or not grammar.has_child(token, "case") or grammar.has_child(token, "cc"):
        return None
    told = [c for c in noun.children if c.dep_ in grammar.RELATIVE_CLAUSES and noun.i < c.i < token.i]
    near = token.left_edge.i > token.sent.start and not token.left_edge.nbor(-1).is_punct
    return (told[-1].i, "obl") if told and near else None


def _what_is_done(word: Token) -> tuple[int, str] | None:
    """The "which" of ", which Ann won", taken for one more subject."""
    verb = word.head
    if word.lower_ not in {"which", "whom"} or word.dep_ not in grammar.SUBJECTS or word.i > verb.i:
        return None
    named = [c for c in grammar.children(verb, grammar.SUBJECTS) if word.i < c.i < verb.i]
    plain = not grammar.has_child(verb, "obj", "cop", "aux:pass")
    return (verb.i, "obj") if plain and len(named) == 1 and named[0].left_edge.i == word.i + 1 else None


def _of_whom(token: Token) -> tuple[int, str] | None:
    """The clause of "The Beatles, two of whom are alive, came", taken for a further statement."""
    subject, noun = grammar.own_subject(token), token.head
    if token.dep_ not in {"conj", "parataxis", "appos", "list", "dep"} or subject is None:
        return None
    whom = any(c.lower_ in {"whom", "which"} and c.i > subject.i for c in subject.children)
    beside = noun.pos_ in {"PROPN", "NOUN"} and noun.i < subject.left_edge.i <= token.i
    return (noun.i, "acl:relcl") if whom and beside and not grammar.has_child(token, "cc") else None


def _done_by_another(verb: Token) -> tuple[int, str] | None:
    """The "followed" of "He landed in 1969, followed by Bob", taken for a deed of his own."""
    said, comma = verb.head, verb.nbor(-1) if verb.i > verb.sent.start else verb
    if verb.dep_ != "conj" or comma.text != "," or verb.lower_ not in _BY_ANOTHER:
        return None
    by = verb.i + 1 < verb.sent.end and verb.nbor(1).lower_ == "by"
    alone = not grammar.has_child(verb, "cc", "conj", *grammar.SUBJECTS, *grammar.AUXILIARIES)
    if not (by and alone and said.pos_ == "VERB") or grammar.has_child(said, "aux:pass"):
        return None
    word: Any = verb
    word.tag_ = "VBN"
    word.set_morph("Tense=Past|VerbForm=Part")
    return said.i, "advcl"
