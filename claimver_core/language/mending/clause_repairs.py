"""Hangs clauses where they belong when the parser hung them on a noun, or on the clause before the last.

"has a port and is the capital", "NATO, which was founded in 1949 and has its seat in Brussels", "Ann, leader
of the party, left", "Bob was born in Ulm, while Ann is the daughter of Eve".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.mending.heads import Heads

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_CONJUNCTIONS = words("while whereas although though because since after before when")
_CONTRASTS = words("while whereas although though")
_RANKS = words("first second third last only youngest oldest")
_UNITS = words("year years month months week weeks day days decade decades century centuries hours minutes")
_PREPOSITIONS = words(
    "including following concerning regarding during according excluding notwithstanding barring starting"
)
_LIKE_PHRASE = frozenset({"obl", "obl:unmarked", "nmod", "nmod:unmarked"})
_RELATIVE = grammar.RELATIVE_CLAUSES | {"advcl:relcl"}
_LIKE_APPOSITION = frozenset({"list", "conj", "parataxis", "dep"})


def mend_clauses(sentence: Span) -> Heads:
    """New heads and dependencies for words of ``sentence``, by their index."""
    changes: Heads = (
        _participle_as_preposition(sentence)
        or _subject_behind_conjunction(sentence)
        or _spliced_statements(sentence)
    )
    for token in sentence:
        found = (
            _what_was_said(token)
            or _clause_as_phrase(token)
            or _contrast_as_relative(token)
            or _time_as_statement(token)
            or _deed_of_first(token)
            or _participle_of_name(token)
            or _circumstance_of_noun(token)
            or _predicate_beside_noun(token)
            or _goes_on_with_relative(token)
            or _description_behind_name(token)
            or _description_behind_place(token)
            or _example_of_object(token)
            or _who_of_predicate(token)
            or _name_behind_list(token)
        )
        if found is not None:
            changes[token.i] = found
    return changes


def _what_was_said(token: Token) -> tuple[int, str] | None:
    """The statement of "said in a speech that Rome is the capital", taken for a clause of "speech"."""
    verb = token.head.head
    if (
        token.dep_ not in _RELATIVE | {"acl"}
        or verb.lemma_.lower() not in grammar.SAYING
        or verb.i > token.head.i
    ):
        return None
    tied = any(c.lower_ == "that" and c.dep_ == "mark" and c == token.left_edge for c in token.children)
    whole = grammar.own_subject(token) is not None and grammar.has_child(token, "cop", "aux:pass", "obj")
    first = grammar.has_child(verb, "ccomp") or (verb.lemma_.lower() != "tell" and token.head.dep_ == "obj")
    return (verb.i, "ccomp") if tied and whole and not first else None


def _clause_as_phrase(token: Token) -> tuple[int, str] | None:
    """The clause of "while Ann is the daughter of Eve", taken for a noun phrase."""
    marks = [c for c in token.children if c.dep_ == "mark" and c.lower_ in _CONJUNCTIONS]
    if token.dep_ not in _LIKE_PHRASE or not marks or grammar.own_subject(token) is None:
        return None
    return (token.head.i, "advcl") if grammar.has_child(token, "cop") else None


def _time_as_statement(token: Token) -> tuple[int, str] | None:
    """The clause of ", three years after the war ended", taken for a further statement."""
    if token.dep_ not in {"conj", "parataxis"} or grammar.has_child(token, "cc") or token.head.i > token.i:
        return None
    words_of = [t for t in token.subtree if t.i < token.i and not t.is_punct][:4]
    unit = next((n for n, t in enumerate(words_of) if t.lower_ in _UNITS), None)
    tied = unit is not None and [t.lower_ for t in words_of[unit + 1 : unit + 2]] in (["before"], ["after"])
    return (token.head.i, "advcl") if tied else None


def _deed_of_first(token: Token) -> tuple[int, str] | None:
    """The "to be king" of "the first man to be king", taken for what that man is the subject of."""
    marked = any(c.dep_ == "mark" and c.lower_ == "to" for c in token.children)
    noun = token.head
    if token.dep_ not in {"csubj", "ccomp"} or not marked or token.i < noun.i or noun.pos_ != "NOUN":
        return None
    ranked = any(c.lower_ in _RANKS for c in noun.children) and not grammar.has_child(noun, "cop")
    return (noun.i, "acl") if ranked else None


def _participle_of_name(token: Token) -> tuple[int, str] | None:
    """The "working" of "Ann Lee, working in Bonn, discovered it", taken for an insertion."""
    name = token.head
    if token.dep_ != "parataxis" or token.tag_ != "VBG" or name.pos_ != "PROPN" or name.i > token.i:
        return None
    bare = grammar.own_subject(token) is None and not grammar.has_child(token, *grammar.AUXILIARIES)
    return (
        (name.i, "acl") if bare and token.left_edge.nbor(-(token.left_edge.text != ",")).text == "," else None
    )


def _contrast_as_relative(token: Token) -> tuple[int, str] | None:
    """The clause of ", while Ann led the Union", hung on the noun of "was the president"."""
    marked = any(c.dep_ == "mark" and c.lower_ in _CONTRASTS for c in token.children)
    if not marked or token.dep_ not in _RELATIVE | {"acl"} or grammar.own_subject(token) is None:
        return None
    return (token.head.i, "advcl") if grammar.has_child(token.head, "cop") else None


def _who_of_predicate(token: Token) -> tuple[int, str] | None:
    """The clause of "is a painter of the Renaissance who lived in Rome", hung on what is no person."""
    name, word = token.head, grammar.relative_word(token) if token.dep_ in _RELATIVE else None
    if word is None or word.lower_ != "who" or name.dep_ != "nmod" or grammar.set_off(token):
        return None
    thing = name.pos_ == "PROPN" and any(c.lower_ == "the" for c in name.children)
    said = grammar.has_child(name.head, "cop") and grammar.has_article(name.head)
    return (name.head.i, token.dep_) if thing and said else None


def _name_behind_list(token: Token) -> tuple[int, str] | None:
    """The "Engine" of "is a poet and writer known for a machine, the Engine", taken for one of the list."""
    first, edge = token.head, token.left_edge
    if token.dep_ != "conj" or edge.text != "," or grammar.has_child(token, "cc") or not token.text.istitle():
        return None
    earlier = [c for c in first.children if c.dep_ == "conj" and c.i < token.i]
    closed = any(grammar.has_child(c, "cc") for c in earlier) and grammar.has_child(first, "cop")
    before = edge.nbor(-1)
    named = any(c.lower_ == "the" for c in token.children) and before.pos_ == "NOUN" and before not in earlier
    return (before.i, "appos") if closed and named else None


def _spliced_statements(sentence: Span) -> Heads:
    """New heads for "Ann was not born in Ulm, she was born in Bonn", whose first statement was taken for a
    circumstance of the second."""
    second = sentence.root
    subject = grammar.own_subject(second)
    for first in grammar.children(second, {"advcl"}):
        own = grammar.own_subject(first)
        if own is None or subject is None or not own.i < first.i < subject.i or subject.pos_ != "PRON":
            continue
        verbs = [*grammar.children(first, grammar.AUXILIARIES | {"cop"}), first]
        plain = verbs[0].i > own.i and grammar.is_finite_verb(verbs[0])
        linked = grammar.has_child(first, "mark") or any(
            t.tag_ in {"WRB", "WP", "IN"} for t in first.children
        )
        if not plain or linked or subject.left_edge.nbor(-1).text != ",":
            continue
        marks = {c.i: (first.i, "punct") for c in second.children if c.is_punct and c.i > second.i}
        return {first.i: (first.i, "ROOT"), second.i: (first.i, "parataxis"), **marks}
    return {}


def _participle_as_preposition(sentence: Span) -> Heads:
    """New heads for ", defeating Ann", whose participle was taken for a preposition."""
    for token in sentence[2:-1]:
        name = token.head
        if token.dep_ != "case" or token.tag_ != "VBG" or token.nbor(-1).text != "," or name.pos_ != "PROPN":
            continue
        if token.lower_ not in _PREPOSITIONS and name.head != name and name.i > token.i:
            return {token.i: (name.head.i, "advcl"), name.i: (token.i, "obj")}
    return {}


def _subject_behind_conjunction(sentence: Span) -> Heads:
    """New heads for "entered the war after German troops had marched", whose subject was taken for a time."""
    for verb in sentence:
        had = next((c for c in verb.children if c.dep_ == "aux" and c.lower_ == "had"), None)
        if had is None or verb.dep_ != "conj" or verb.tag_ != "VBN" or grammar.has_child(verb, "cc"):
            continue
        noun = had.nbor(-1) if had.i > sentence.start else had
        mark = next((c for c in noun.children if c.dep_ == "case" and c.lower_ in _CONJUNCTIONS), None)
        if (
            mark is None
            or noun.dep_ != "obl"
            or noun.head != verb.head
            or grammar.own_subject(verb) is not None
        ):
            continue
        return {verb.i: (verb.head.i, "advcl"), noun.i: (verb.i, "nsubj"), mark.i: (verb.i, "mark")}
    return {}


def _circumstance_of_noun(token: Token) -> tuple[int, str] | None:
    """The "after beating France" of "won the cup after beating France", which was hung on the cup."""
    marked = any(c.dep_ == "mark" and c.lower_ in {"after", "before", "while"} for c in token.children)
    verb = token.head.head
    if token.dep_ != "acl" or token.tag_ != "VBG" or not marked or token.i < token.head.i:
        return None
    return (verb.i, "advcl") if token.head.dep_ in {"obj", "obl"} and verb.pos_ == "VERB" else None


def _predicate_beside_noun(token: Token) -> tuple[int, str] | None:
    """The predicate of "and is the capital", coordinated with the object of the verb before."""
    first = token.head
    if token.dep_ != "conj" or first.pos_ not in {"NOUN", "PROPN", "NUM"} or grammar.is_predicate(first):
        return None
    if not grammar.has_child(token, "cc") or grammar.own_subject(token) is not None:
        return None
    verbs = grammar.children(token, grammar.AUXILIARIES | {"cop"}) or [token]
    if not any(verb.tag_ in {"VBZ", "VBD", "VBP"} for verb in verbs):
        return None
    if token.tag_ == "VBD" and verbs == [token]:
        return None  # "red and painted walls": may be a participle
    verb = first.head
    while verb.head != verb and not grammar.is_predicate(verb):
        verb = verb.head
    return (verb.i, "conj") if grammar.is_predicate(verb) and verb.i < token.i else None


def _goes_on_with_relative(token: Token) -> tuple[int, str] | None:
    """The second predicate of ", which was founded in 1949 and has ...": no comma ends the first."""
    first = token.head
    tie = next((c for c in token.children if c.dep_ == "cc"), None)
    if token.dep_ != "conj" or tie is None or tie.i <= first.i or grammar.own_subject(token) is not None:
        return None
    if not grammar.is_predicate(token) or not grammar.is_predicate(first) or tie.nbor(-1).text == ",":
        return None
    for relative in token.sent:
        if not first.i < relative.i < tie.i or relative.dep_ not in grammar.RELATIVE_CLAUSES | {
            "advcl:relcl"
        }:
            continue
        subject = grammar.own_subject(relative)
        said = subject is not None and subject.lower_ in {"which", "who"}
        if said and grammar.set_off(relative) and relative.right_edge.i == tie.i - 1:
            return relative.i, "conj"
    return None


def _description_behind_name(token: Token) -> tuple[int, str] | None:
    """The description between commas in "Ann Lee, leader of the party, left"."""
    name = token.head
    if token.dep_ not in _LIKE_APPOSITION or token.pos_ != "NOUN" or name.pos_ != "PROPN":
        return None
    if name.dep_ not in grammar.SUBJECTS or grammar.has_child(token, "cc", "case", "cop"):
        return None
    edge, end = token.left_edge, token.right_edge
    if edge.text != "," or end.i + 2 >= token.sent.end or end.nbor(1).text != ",":
        return None
    following = end.nbor(2)
    return (name.i, "appos") if grammar.is_finite_verb(following) else None


def _example_of_object(token: Token) -> tuple[int, str] | None:
    """The "Best Picture" of "won eleven awards, including Best Picture", hung on the verb."""
    if token.dep_ != "obl" or token.is_punct:
        return None
    edge = token.left_edge
    first = edge.nbor(1) if edge.text == "," else edge
    if first.lower_ != "including" or first.head != token or first.i < 2:
        return None
    before = first.nbor(-2)
    noun = next((c for c in token.head.children if c.dep_ == "obj" and c.right_edge.i >= before.i), None)
    plural = noun is not None and (noun.tag_ in {"NNS", "NNPS"} or grammar.has_child(noun, "nummod"))
    plural = plural and noun is not None and noun.i <= before.i < token.i
    return (noun.i, "nmod") if plural and noun is not None and first.nbor(-1).text == "," else None


def _description_behind_place(token: Token) -> tuple[int, str] | None:
    """The description that ends "was mayor of Hamburg, Germany's second-largest city"."""
    if (
        token.dep_ not in _LIKE_PHRASE
        or token.pos_ != "NOUN"
        or grammar.has_child(token, "case", "cc", "cop")
    ):
        return None
    edge, end = token.left_edge, token.right_edge
    comma = edge if edge.text == "," else edge.nbor(-1) if edge.i > token.sent.start else None
    if comma is None or comma.text != "," or comma.i <= token.sent.start:
        return None
    if not grammar.has_child(token, "det", "nmod:poss") or any(c.dep_ == "conj" for c in token.children):
        return None
    if end.i + 1 < token.sent.end and not end.nbor(1).is_punct:
        return None
    name = comma.nbor(-1)
    while name.head.pos_ == "PROPN" and name.dep_ in {"flat", "compound"}:
        name = name.head
    return (name.i, "appos") if name.pos_ == "PROPN" and name != token.head and name.i < token.i else None
