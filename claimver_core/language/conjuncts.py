"""Puts back what a coordinated clause leaves out: a "was", a subject, the noun it stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.clause import Clause, Piece
from claimver_core.language.grammar import words

if TYPE_CHECKING:
    from spacy.tokens import Token

# Verbs that have no passive, so that "was born in Ulm and died" shares no "was".
NO_PASSIVE = words(
    """died went came became lived remained stayed happened arrived appeared rose fell flew served
    graduated emigrated immigrated retired travelled traveled settled returned resided worked acted
    studied taught played toured competed debuted belonged occurred ruled reigned moved fought trained
    campaigned enrolled grew"""
)


# Verbs of which the past behind "was born in Ulm and" is rather a participle.
_MOSTLY_PASSIVE = words(
    """treated re-elected reelected elected killed buried executed arrested sentenced appointed replaced
    succeeded awarded nominated named published translated released restored rebuilt demolished destroyed
    converted renamed imprisoned jailed convicted crowned knighted deported exiled expelled hanged wounded
    shot injured educated raised beatified canonised canonized inducted"""
)
# Verbs that nobody says without what is made, so that "wrote and directed Pulp Fiction" shares it.
_OF_MAKING = words(
    """wrote writes directed directs produced produces composed composes designed designs built builds founded
    founds invented invents discovered discovers painted paints recorded records published publishes edited
    edits developed develops created creates co-wrote co-directed co-produced arranged conceived owned owns
    bought"""
)
_MADE = words(
    """written directed produced composed designed built founded invented discovered painted recorded
    published edited developed created co-written co-directed co-produced arranged conceived owned sung drawn
    illustrated"""
)
_IN_TITLES = words("a an the of in on at to for with and")
_OF_ACTING = words("starred stars acted acts played plays appeared appears featured features")


def lent_object(verb: Token, said: list[Token]) -> list[Token]:
    """The object that a bare verb of making shares with its conjunct, which is not ``said`` with it: *wrote
    and directed it*, *directed and starred in it*, and the maker of *was written and directed by Ann*."""
    maker = maker_shared(verb.head if verb.dep_ == "conj" else verb)
    if maker and verb.tag_ == "VBN" and not grammar.has_child(verb, "obl", "obl:agent"):
        return maker
    passive = grammar.has_child(verb, "aux:pass") and verb.lower_ in _MADE
    if not (passive or verb.lower_ in _OF_MAKING) or not all(
        t.dep_ in {"conj", "cc", "punct", "advmod"} or t.i < verb.i for t in verb.children
    ):
        return []
    first = verb.head if verb.dep_ == "conj" else verb
    later = [t for t in first.children if t.dep_ == "conj" and t.i > verb.i and t.pos_ == "VERB"]
    for conjunct in later:
        if grammar.own_subject(conjunct) is not None or conjunct in said:
            return []
        for noun in conjunct.children:
            if passive and noun.i > conjunct.i and _case_of(noun) == ["by"]:
                return [*grammar.children(noun, {"case"}), *grammar.phrase(noun)]
            if passive:
                continue
            played = noun.dep_ == "obl" and conjunct.lower_ in _OF_ACTING and _case_of(noun) == ["in"]
            if noun.i > conjunct.i and (played or noun.dep_ in {"obj", "dobj"}):
                return grammar.phrase(noun)
        if not passive and (title := _title_behind(conjunct)):
            return title
    return []


def _title_behind(verb: Token) -> list[Token]:
    """The words of a title right behind a verb that the parser does not take for one thing: "directed Lost in
    Translation"."""
    found: list[Token] = []
    for word in verb.doc[verb.i + 1 : verb.sent.end]:
        if not (word.text[:1].isupper() or (found and word.lower_ in _IN_TITLES)):
            break
        found.append(word)
    while found and not found[-1].text[:1].isupper():
        found.pop()
    return found if len(found) > 1 else []


def maker_shared(first: Token) -> list[Token]:
    """The "by Ann" of "a film written, produced and directed by Ann", of which ``first`` is "written"; empty
    where the last participle may have its maker alone."""
    verbs = [first, *(t for t in first.children if t.dep_ == "conj")]
    if first.dep_ != "acl" or len(verbs) == 1 or any(t.tag_ != "VBN" for t in verbs):
        return []
    makers = [[t for t in verb.children if t.i > verb.i and _case_of(t) == ["by"]] for verb in verbs]
    if not makers[-1] or any(makers[:-1]) or any(t.lower_ not in _MADE for t in verbs[:-1]):
        return []
    noun = makers[-1][0]
    return [*grammar.children(noun, {"case"}), *grammar.phrase(noun)]


def _case_of(noun: Token) -> list[str]:
    return [t.lower_ for t in noun.children if t.dep_ == "case"]


def uninverted(clause: Clause, subject: Token, tokens: list[Token]) -> list[str | list[Token]]:
    """A clause with its own subject; "nor did he teach" is turned to "he did not teach"."""
    ties = [t for t in clause.tokens if t.dep_ == "cc" and t.lower_ in {"nor", "neither"}]
    first = subject.left_edge.i
    before = [t for t in tokens if t.i < first and t.dep_ in grammar.AUXILIARIES | {"cop"}]
    if not ties or not before:
        return [tokens]
    spoken = {t.i for t in subject.subtree}
    name = [t for t in tokens if t.i in spoken]
    rest = [t for t in tokens if t.i not in spoken and t not in before and t not in ties]
    return [name, before, "not", rest]


def shared(first: Token, second: Token) -> list[str | list[Token]]:
    """The auxiliaries, copula and negation of ``first`` that its conjunct ``second`` leaves out."""
    verbs = [c for c in first.children if c.dep_ in grammar.AUXILIARIES]
    own = grammar.children(second, grammar.AUXILIARIES | {"cop"})
    negations = [c for c in first.children if c.lower_ in grammar.NEGATIONS and c.i < first.i]
    shared: list[Token] = []
    if own:
        return []
    by = _has_agent(second)  # "was famous and loved by all"
    passive = by and (second.tag_ == "VBN" or grammar.has_child(first, "aux:pass"))
    if passive or second.pos_ in {"ADJ", "NOUN", "PROPN", "NUM"} or second.tag_ in {"JJ", "NN", "NNS", "NNP"}:
        shared = [*verbs, *grammar.children(first, {"cop"}), *negations]
    elif (
        (second.tag_ in {"VBN", "VBG", "VB"} or _is_passive_too(first, second))
        and verbs
        and not _is_active(first, second)
    ):
        shared = [*verbs, *negations]
    elif any(c.dep_ == "cc" and c.lower_ in {"or", "nor"} for c in second.children):
        shared = [n for n in negations if n.lower_ == "never"]
    return [sorted(shared, key=lambda t: t.i)] if shared else []


def _has_agent(verb: Token) -> bool:
    """True for the "led" of "led by Ann"."""
    return any(
        c.dep_ == "obl:agent" or (c.pos_ == "PROPN" and c.i > verb.i and _case_of(c) == ["by"])
        for c in verb.children
    )


def is_noun_said(first: Token) -> bool:
    """True for the "language" of "is a language and first released in 1991"."""
    noun = first.pos_ in {"NOUN", "PROPN"} or grammar.has_article(first)
    return noun and grammar.has_child(first, "cop")


def _is_passive_too(first: Token, second: Token) -> bool:
    """True for the second verb of "was flown to Britain and treated there", taken for a past."""
    passive = grammar.has_child(first, "aux:pass", "auxpass")
    return passive and second.tag_ == "VBD" and second.lower_ in _MOSTLY_PASSIVE


def _is_active(first: Token, second: Token) -> bool:
    """True if ``second`` is no passive though ``first`` is: it has an object, or can have no passive."""
    if not grammar.has_child(first, "aux:pass", "auxpass"):
        return False
    return second.lower_ in NO_PASSIVE or grammar.has_child(second, "obj", "dobj")


def swapped_conjunct(piece: Piece, tokens: list[Token]) -> list[str | list[Token]] | None:
    """The clause with a later conjunct in the place of the noun that it is coordinated with.

    "played in A, directed by X, and B": the stretch "and B" says "played in B".
    """
    rest = piece.rest
    if rest is None:
        return None
    late = [t for t in tokens if t.i >= rest.i]
    conjunct = next((t for t in late if t.dep_ == "conj" and t.head.i < rest.i and t.pos_ != "VERB"), None)
    if conjunct is None:
        return None
    reach = {t.i for t in conjunct.subtree}
    before = [t for t in tokens if t.i < rest.i and not t.is_punct]
    target = conjunct.head if conjunct.head.pos_ in {"NOUN", "PROPN"} else before[-1]
    while (
        target.dep_ in {"flat", "compound", "conj"} and target.head in before and target.head.pos_ == "PROPN"
    ):
        target = target.head
    replaced = {t.i for t in target.subtree if t in before and t.dep_ != "case"} - reach
    if any(t.dep_ == "case" and t.i < conjunct.i for t in conjunct.children):
        replaced |= {t.i for t in target.children if t.dep_ == "case" and t.i < target.i}
    position = min(replaced)
    new = [t for t in late if t.i in reach and t.dep_ not in {"cc", "punct"}]
    kept_after = [t for t in before if t.i > max(replaced) and t.dep_ not in {"cc", "conj"}]
    return [[t for t in before if t.i < position], new, kept_after]
