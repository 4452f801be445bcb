"""Cuts a sentence into clauses, each of which may be a claim of its own.

Every word belongs to exactly one clause. A clause that another one interrupts is laid out again as pieces
that are each one stretch of text: "Paris, the capital of France, lies on the Seine" becomes "Paris, the
capital of France" and "lies on the Seine".
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from claimver_core.language import grammar

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_EXCLAMATIONS = frozenset("omg lol lmao rofl haha hahaha smh tbh imo imho fyi wow btw yo bruh fr ngl psa til".split())
_CONTRASTS = frozenset({"while", "whereas", "although", "though"})
_REPORTING = frozenset(
    """say tell claim report argue state announce write think believe add note explain suggest according
    insist confirm warn allege""".split()
)
# Participles that are prepositions or comparisons in all but name.
_NOT_SAID = frozenset({"include", "accord", "follow", "concern", "regard", "depend", "compare", "give", "have"})
_NOUNS = frozenset({"NOUN", "PROPN"})
_NOMINAL = _NOUNS | {"PRON", "SYM", "X", "NUM"}
_INSIDE_NAME = frozenset({"flat", "compound", "nmod:desc", "nmod:poss"})
_LIKE_APPOSITION = frozenset({"appos", "conj", "obl", "obl:unmarked", "nmod:unmarked", "list", "parataxis", "nmod", "dep"})
_LIKE_PARTICIPLE = frozenset({"acl", "advcl", "amod", "conj", "parataxis", "list"})
# What a parser calls a relative clause that it did not recognise.
_LIKE_RELATIVE = frozenset({"conj", "advcl", "advcl:relcl", "parataxis", "appos", "ccomp", "acl", "dep"})


class Kind(StrEnum):
    MAIN = "main"
    CONJUNCT = "conjunct"  # a coordinated predicate
    RELATIVE = "relative"
    APPOSITION = "apposition"
    PARTICIPLE = "participle"
    WITH = "with"  # "and with offices in Rome"
    SUBORDINATE = "subordinate"


@dataclass(eq=False, slots=True)
class Clause:
    """A clause: its head word, the words it owns in order, and the clause it is part of.

    ``noun`` is what a relative clause, an apposition or a participle behind a noun speaks of.
    """

    kind: Kind
    head: Token
    parent: Clause | None
    noun: Token | None = None
    tokens: list[Token] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Piece:
    """A stretch of text ``[first, last]`` (token indexes) that stands for ``clause``.

    ``said`` are the words of the clause said up to here; ``rest`` is the first word of a later stretch that
    only adds to what the clause has said before ("in 1933"), else None.
    """

    clause: Clause
    first: int
    last: int
    said: list[Token]
    rest: Token | None = None


def split(sentence: Span) -> list[Clause]:
    """The clauses of ``sentence``, the main one first."""
    root, start = asserted_root(sentence)
    main = Clause(Kind.MAIN, root, None)
    owner = dict.fromkeys(range(start, sentence.end), main)
    clauses = [main]

    def visit(token: Token, clause: Clause) -> None:
        for child in token.children:
            kind = _kind(child)
            if kind is Kind.APPOSITION and _stands_in_front(clause):
                kind = None
            reach = grammar.span_of(child) if kind else None
            if kind is Kind.APPOSITION and reach:
                reach = (reach[0], _end_of_apposition(child, reach[1]))
            if kind is Kind.WITH and reach and (first := reach[0] - 1) in owner and sentence.doc[first].dep_ == "cc":
                reach = (first, reach[1])
            if kind and reach and owner.keys() >= {*reach}:
                inner = Clause(kind, child, clause, _noun(kind, child))
                clauses.append(inner)
                owner.update(dict.fromkeys(range(reach[0], reach[1] + 1), inner))
                visit(child, inner)
            else:
                visit(child, clause)

    visit(root, main)
    for token in sentence[start - sentence.start :]:
        owner[token.i].tokens.append(token)
    return clauses


def asserted_root(sentence: Span) -> tuple[Token, int]:
    """The head of what ``sentence`` asserts, and the index of the first word of it.

    "Did you know that X?" asserts X.
    """
    words = [token.lower_ for token in sentence[:6]]
    for number in range(len(words) - 2):
        if words[number] == "did" and words[number + 1] in {"you", "u", "ya"} and words[number + 2] == "know":
            start = sentence.start + number + 3
            if words[number + 3 : number + 4] == ["that"]:
                start += 1
            inner = [t for t in sentence if t.i >= start and (t.head.i < start or t.head == t)]
            heads = [t for t in inner if grammar.is_predicate(t)]
            heads = heads or [t for t in sentence if t.i >= start and grammar.is_predicate(t)]
            if heads:
                return heads[0], start
    return sentence.root, sentence.start


def lay_out(clauses: list[Clause]) -> list[Piece]:
    """The pieces of the clauses in order of the text, none overlapping another."""
    runs = _runs(clauses)
    head_run = {id(clause): _run_of(runs, clause) for clause in clauses}
    pieces: list[Piece] = []
    waiting: int | None = None  # first token of a subject that its verb has yet to follow
    for number, (clause, tokens) in enumerate(runs):
        home = head_run[id(clause)]
        if number < home:
            waiting = tokens[0].i if waiting is None else waiting
            continue
        said = [t for c, run in runs[: number + 1] if c is clause for t in run]
        rest = tokens[0] if number > home else None
        first = tokens[0].i if waiting is None else waiting
        waiting = None
        said, tokens = _without_noise(said), _without_noise(tokens)
        if tokens and (rest is None or _adds(tokens)):
            first = max(first, said[0].i) if rest is None and clause.parent is None else first
            pieces.append(Piece(clause, first, tokens[-1].i, said, rest))
    return pieces


def _without_noise(tokens: list[Token]) -> list[Token]:
    """``tokens`` less emoji, links and exclamations at both ends, and less hashtags behind."""
    start, end = 0, len(tokens)
    while start < end and _is_noise(tokens[start]):
        start += 1
    while end > start and (_is_noise(tokens[end - 1]) or tokens[end - 1].text.startswith(("#", "@"))):
        end -= 1
    return tokens[start:end]


def _is_noise(token: Token) -> bool:
    if token.lower_ in _EXCLAMATIONS or token.like_url or token.is_space:
        return True
    return not any(c.isalnum() for c in token.text) and not token.is_punct and not token.is_currency


def _runs(clauses: list[Clause]) -> list[tuple[Clause, list[Token]]]:
    """Maximal stretches of one clause each, in order; mere marks belong to none but the closing one."""
    owned = sorted(((t.i, t, clause) for clause in clauses for t in clause.tokens), key=lambda item: item[0])
    runs: list[tuple[Clause, list[Token]]] = []
    for _, token, clause in owned:
        if runs and runs[-1][0] is clause:
            runs[-1][1].append(token)
        else:
            runs.append((clause, [token]))
    solid: list[tuple[Clause, list[Token]]] = []
    for clause, tokens in runs:
        if any((t.is_alpha or t.like_num) and t.dep_ != "cc" for t in tokens):
            if solid and (solid[-1][0] is clause or _continues(solid[-1][0], clause, tokens)):
                solid[-1][1].extend(tokens)
            else:
                solid.append((clause, tokens))
        elif solid and tokens[0].text[0] in ".!?…" and tokens[0].i == solid[-1][1][-1].i + 1:
            solid[-1][1].append(tokens[0])
    return solid


def _run_of(runs: list[tuple[Clause, list[Token]]], clause: Clause) -> int:
    """The number of the run that holds the clause's predicate."""
    for number, (owner, tokens) in enumerate(runs):
        if owner is clause and clause.head in tokens:
            return number
    return 0


def _continues(before: Clause, clause: Clause, tokens: list[Token]) -> bool:
    """True if a stretch "and water clarity", with no comma, rather belongs to the clause before it."""
    return (
        clause.head not in tokens
        and before.head.i > clause.head.i
        and tokens[0].dep_ == "cc"
        and tokens[0].nbor(-1).text != ","
        and not any(grammar.is_finite_verb(t) for t in tokens)
    )


def _adds(tokens: list[Token]) -> bool:
    """True if a later stretch says more than a particle: it has a name, a noun or a number."""
    return any(t.pos_ in _NOUNS or t.pos_ == "NUM" for t in tokens)


def _kind(token: Token) -> Kind | None:
    """What clause begins with ``token`` as its head, if any."""
    dep = token.dep_
    if _is_aside(token):
        return Kind.RELATIVE
    if _adds_with(token):
        return Kind.WITH
    if dep in _LIKE_APPOSITION and _describes(token):
        return Kind.APPOSITION
    if dep in _LIKE_PARTICIPLE and _asserting_participle(token):
        return Kind.PARTICIPLE
    if dep == "conj":
        return _conjunct(token)
    if dep == "advcl":
        return Kind.SUBORDINATE if _contrasts(token) else None
    if dep in _LIKE_APPOSITION and grammar.in_brackets(token):
        return Kind.PARTICIPLE if grammar.is_participle(token) else None
    if dep in {"parataxis", "list"} and _stands_alone(token):
        return Kind.CONJUNCT
    return None


def _conjunct(token: Token) -> Kind | None:
    """A coordinated predicate: a second verb, or a second thing said of the subject."""
    first = token.head
    if grammar.is_predicate(token):
        if own := grammar.own_subject(token):
            return Kind.CONJUNCT if own.i < token.i and grammar.is_predicate(first) else None
        if not grammar.is_predicate(first) or first.dep_ in {"xcomp", "amod", "csubj", "acl"}:
            return None
        return None if token.tag_ == "VB" and not _shared_auxiliary(first) else Kind.CONJUNCT
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
    if word is None or word.lower_ == "that" or _noun(Kind.RELATIVE, clause) is None:
        return False
    if clause.dep_ in _LIKE_RELATIVE and word.lower_ not in {"which", "who", "whose"}:
        return False
    if grammar.set_off(clause) or grammar.in_brackets(clause):
        return True
    return clause.dep_ in grammar.RELATIVE_CLAUSES and clause.head.pos_ == "PROPN"


def _stands_in_front(clause: Clause) -> bool:
    """True for a participle before the main clause, which keeps its appositions."""
    return clause.kind is Kind.PARTICIPLE and clause.parent is not None and clause.head.i < clause.parent.head.i


def _end_of_apposition(token: Token, last: int) -> int:
    """The last word of an apposition, without a time or place that a comma cuts off (", in 1933")."""
    for child in token.children:
        edge = child.left_edge
        if child.i > token.i and edge.nbor(-1).text == "," and grammar.has_child(child, "case"):
            return edge.i - 2
        if child.i > token.i and edge.text == "," and grammar.has_child(child, "case"):
            return edge.i - 1
    return last


def _noun(kind: Kind, token: Token) -> Token | None:
    """The noun that the clause of ``token`` speaks of: the one it depends on, or the one right before it."""
    if kind not in {Kind.RELATIVE, Kind.APPOSITION, Kind.PARTICIPLE}:
        return None
    if kind is Kind.PARTICIPLE and token.i < token.head.i:
        return None
    attached = token.head.pos_ in _NOMINAL and token.head.i < token.i
    if attached and (token.dep_ != "conj" or kind is Kind.APPOSITION):
        return _town(token.head) if kind is Kind.APPOSITION else token.head
    before = token.left_edge.i - 1
    while before >= token.sent.start and not (token.doc[before].is_alpha or token.doc[before].like_num):
        before -= 1
    if before < token.sent.start or token.doc[before].pos_ not in _NOMINAL:
        return None
    if kind is Kind.PARTICIPLE and token.doc[before].pos_ != "PROPN" and not grammar.in_brackets(token):
        return None
    noun = token.doc[before]
    if noun.pos_ != "PROPN" and token.head.pos_ in _NOMINAL and token.head.i < token.i:
        return token.head
    while (noun.dep_ in _INSIDE_NAME or _in_name(noun)) and noun.head.pos_ in _NOMINAL and noun.head != noun:
        noun = noun.head
    return noun


def _town(name: Token) -> Token:
    """The first name of "Blagnac, France", of which an apposition behind it speaks."""
    loose = name.dep_ in {"appos", "conj", "nmod", "nmod:unmarked", "list"}
    if loose and name.pos_ == name.head.pos_ == "PROPN" and name.left_edge.text == ",":
        return name.head
    return name


def _in_name(token: Token) -> bool:
    """True for the second part of a name with an ampersand: "Batman & Robin"."""
    return token.dep_ == "conj" and any(child.text == "&" for child in token.children)


def _asserting_participle(token: Token) -> bool:
    """A participle set off from what it describes: ", directed by X", "Born in Ulm, ..."."""
    if not grammar.is_participle(token) or token.lemma_.lower() in _NOT_SAID:
        return False
    if token.tag_ == "VBD" and token.dep_ != "acl":
        return False
    if token.dep_ in {"conj", "parataxis", "list"} and (token.tag_ != "VBN" or grammar.has_child(token, "cc")):
        return False
    reach = grammar.span_of(token)
    if reach is None or reach[1] == reach[0]:
        return False
    if token.dep_ == "advcl" and token.i < token.head.i:
        return reach[0] == token.sent.start and reach[1] < token.head.i and token.tag_ == "VBN"
    return grammar.set_off(token)


def _adds_with(token: Token) -> bool:
    """True for "and with offices in Rome" behind a participle in front of the main clause."""
    if not any(child.dep_ == "case" and child.lower_ == "with" for child in token.children):
        return False
    if token.dep_ == "conj":
        return grammar.is_participle(token.head)
    subject = grammar.own_subject(token.head)
    edge = token.left_edge
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
    if not (grammar.set_off(token) or grammar.in_brackets(token)) or token.pos_ not in _NOUNS:
        return False
    if grammar.has_child(token, "case", "cc", "cop") or grammar.own_subject(token) is not None:
        return False
    noun = _noun(Kind.APPOSITION, token)
    if noun is None or any(c.dep_ == "conj" and grammar.has_child(c, "cc") for c in token.head.children):
        return False
    has_article = grammar.has_child(token, "det", "nmod:poss", "poss")
    if token.dep_ != "appos" and not (has_article and token.pos_ == "NOUN" and noun.pos_ == "PROPN"):
        return False
    if token.pos_ == "NOUN":
        return noun.pos_ == "PROPN" and (has_article or grammar.has_child(token, "nmod", "prep", "acl"))
    definite = any(child.lower_ in {"the", "its", "his", "her", "their"} for child in noun.children)
    return has_article or (noun.pos_ == "NOUN" and definite)


def _stands_alone(token: Token) -> bool:
    """True if a loosely attached clause has a subject and verb of its own and reports no speech."""
    if token.lemma_.lower() in _REPORTING or token.head.lemma_.lower() in _REPORTING:
        return False
    return grammar.own_subject(token) is not None and grammar.is_predicate(token)
