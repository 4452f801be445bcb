"""Cuts off the times, places and other circumstances of a clause that can be wrong by themselves.

"was born in Dijon in 1832" says where and when: each is a claim, as long as the rest stays a whole one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.clause import Clause
from claimver_core.language.clause_words import counts_from
from claimver_core.language.grammar import words
from claimver_core.language.kinds import Kind

if TYPE_CHECKING:
    from spacy.tokens import Token

_TIMES = words("in on at during from to between until till since after before around within")
_PLACES = words("in at near")
_OTHERS = words("during after before alongside as from with while when since until")
_FURTHER = words("of to for")  # only where the clause tells of what happens once: "born to a farmer"
_COMPLEMENTS = words("obj dobj iobj xcomp ccomp obl obl:agent obl:unmarked nmod:unmarked attr dative")
_CIRCUMSTANCES = words("obl obl:agent obl:unmarked advcl nmod nmod:unmarked conj appos advmod list")
_TOGETHER = words("share split merge ally")
"""What nobody does alone: *shared the prize with her* says nothing of a prize of his own."""
_LIGHT = words("have take play make put place hold include keep get give do set be become remain")
# What changes when a part of the clause is left out.
_BOUND = words(
    """only last least less more every each no few all any none nearly almost than respectively both or nor
    neither either hardly barely rarely seldom except unless without total average if"""
)
_RANKED = words(
    "first second third most longest best"
)  # "the first woman in Paris": of a place, not of a time
_FRONTS = words(
    """in on at during after before when while with from for following upon as despite throughout over within
    since until by under"""
)
_ONCE = words(
    """bear die kill assassinate murder bury execute baptize found establish create build construct erect
    discover invent write compose direct produce publish release premiere incorporate form launch paint
    design hold sign assassinate open complete demolish destroy"""
)
_CAUSES = words("of from")
_ACTIVE_ONCE = words("die premiere")
_NUMBERED = words("hundred thousand million billion trillion percent per cent")
_CALENDAR = grammar.TIMES | words(
    "spring summer autumn fall winter century decade year month age night day morning evening weekend"
)


def cut_adjuncts(clause: Clause, quoted: Mapping[int, object]) -> list[Clause]:
    """The circumstances of ``clause`` as clauses of their own; their words are taken from ``clause``.

    ``quoted`` has the words of titles, which are not cut.
    """
    if not _tells_what_happened(clause):
        return []
    found: list[Clause] = []
    while (adjunct := _last(clause)) is not None and adjunct[1][0].i not in quoted:
        found.insert(0, _cut(clause, *adjunct))
    role: list[Token] = []
    for further in found:  # "since 2004" of "had led Greece as chancellor since 2004" is when as that
        further.kept += role
        said = [t for t in further.tokens if not t.is_punct]
        role = said if said and said[0].lower_ == "as" else role
    if (front := _front(clause)) is not None and front[1][-1].i + 1 not in quoted:
        found.insert(0, _cut(clause, *front))
    return found


def happens_once(clause: Clause) -> bool:
    """True where the clause tells of what happens once to its subject, or to what it made: of such a thing
    time and place can be told apart."""
    head = clause.head
    if any(_takes(head, child) and child.lower_ == "place" for child in head.children):
        return True
    if head.lemma_.lower() not in _ONCE and head.lower_ != "born":
        return False
    if head.tag_ == "VBN" and (head.lower_ == "born" or clause.kind is Kind.PARTICIPLE):
        return True
    if grammar.has_child(head, "aux:pass", "auxpass"):
        return True
    return head.lemma_.lower() in _ACTIVE_ONCE or _makes(head)


def _makes(head: Token) -> bool:
    """True for "founded Apple", of one thing that there is once, and not for "wrote three novels"."""
    thing = next((c for c in head.children if c.dep_ in {"obj", "dobj"}), None)
    return thing is not None and thing.pos_ == "PROPN" and not grammar.has_child(thing, "nummod", "conj")


def _tells_what_happened(clause: Clause) -> bool:
    head = clause.head
    if clause.kind not in {
        Kind.MAIN,
        Kind.CONJUNCT,
        Kind.RELATIVE,
        Kind.PARTICIPLE,
        Kind.REPORTED,
        Kind.SUBORDINATE,
    }:
        return False
    if head.pos_ not in {"VERB", "NOUN", "PROPN", "AUX"}:
        return False
    helpers = grammar.children(head, grammar.AUXILIARIES | {"cop"})
    if any(t.tag_ == "MD" or t.lower_ in {"to", "if", "unless"} for t in head.children):
        return False
    if any(t.lower_ in {"is", "are", "am", "'s"} for t in helpers) or not (
        helpers or head.tag_ in {"VBD", "VBN"}
    ):
        return False
    counted = any(
        t.dep_ == "nummod" and t.head.dep_ in {"obj", "dobj"} and t.head.head == head and not _is_year(t)
        for t in clause.tokens
    )
    tail = next(
        (t.i for n, t in enumerate(clause.tokens) if counts_from(clause.tokens[n:])), clause.tokens[-1].i + 1
    )
    said = {t.lower_ for t in clause.tokens if t.i < tail}
    return not counted and not (said & (_BOUND | grammar.NEGATIONS))


def _is_year(number: Token) -> bool:
    """True for "the 2022 World Cup", which counts nothing."""
    return number.is_digit and len(number) == 4 and number.head.text[:1].isupper()


def _is_ranked(clause: Clause) -> bool:
    return any(t.lower_ in _RANKED or t.tag_ in {"JJS", "RBS"} for t in clause.tokens)


def _last(clause: Clause) -> tuple[Token, list[Token]] | None:
    """The circumstance that the clause ends with, as its head word and its words."""
    said = [t for t in clause.tokens if not t.is_space]
    while said and (said[-1].is_punct or said[-1].text in {".", ","}):
        said.pop()
    if not said or said[-1].i <= clause.head.i:
        return None
    mine = {t.i for t in said}
    end = said[-1].i
    choices = []
    head: Token = said[-1]
    while head.i in mine and head.i > clause.head.i:
        inside = sorted((t for t in head.subtree if t.i in mine), key=lambda t: t.i)
        if inside[-1].i == end and inside[-1].i - inside[0].i + 1 == len(inside):
            choices.append((head, inside))
        if head.head == head:
            break
        head = head.head
    for head, inside in reversed(choices):  # the widest first
        if any(_is_behind_comma(narrow[1]) and len(narrow[1]) < len(inside) for narrow in choices):
            continue
        head, inside = _interval(head, inside, mine)
        start = inside[0].i
        if inside[0].lower_ == "as" and any(t.lower_ == "same" for t in said if t.i < start):
            return None  # "in the same year as"
        if inside[0].lower_ == "as" and any(t.lower_ == "with" for t in said if clause.head.i < t.i < start):
            return None  # "with Ann as president"
        if _is_circumstance(head, inside, clause) and (
            _rest_is_whole(clause, start) or _has_year(clause, start)
        ):
            return head, [*_most_recently(inside[0], mine), *inside]
    return None


def _most_recently(first: Token, mine: set[int]) -> list[Token]:
    """The words before a time that go with it in "won five times, most recently in 2002"."""
    before = [t for t in first.doc[max(first.i - 2, 0) : first.i] if t.i in mine]
    return before if [t.lower_ for t in before] == ["most", "recently"] else []


def _is_behind_comma(inside: list[Token]) -> bool:
    """True for ", at the age of 49", whatever the parser hangs it on."""
    words = [t for t in inside if not t.is_punct]
    first = words[0] if words else inside[0]
    return first.pos_ == "ADP" and not first.is_sent_start and first.nbor(-1).text == ","


def _interval(head: Token, inside: list[Token], mine: set[int]) -> tuple[Token, list[Token]]:
    """ "to 2001" with the "from 1993" before it."""
    first = inside[0]
    if first.lower_ not in {"to", "until", "till", "and", "–", "-"}:
        return head, inside
    doc = first.doc
    for start in range(first.i - 1, max(first.i - 6, first.sent.start - 1), -1):
        if start not in mine:
            break
        if doc[start].lower_ in {"from", "between"}:
            return doc[first.i - 1], [*doc[start : first.i], *inside]
    return head, inside


def _takes(verb: Token, word: Token) -> bool:
    """True for the second word of "took place" and "began his career", which say little by themselves."""
    if verb.lemma_.lower() in {"begin", "start"}:
        return word.lower_ in {"career", "work", "life", "studies"}
    return verb.lemma_.lower() == "take" and word.lower_ in {"place", "part"}


def _governor(head: Token) -> Token:
    """The verb or predicate that a word hangs on in the end."""
    word = head.head
    while word.head != word and not (word.pos_ in {"VERB", "AUX"} or grammar.has_child(word, "cop")):
        word = word.head
    return word


def _is_circumstance(head: Token, inside: list[Token], clause: Clause) -> bool:
    before = inside[0].nbor(-1)
    if _governor(head) != clause.head or before.lower_ in {"order", "o'clock", "o’clock", "a.m.", "p.m."}:
        return False
    if counts_from(inside):
        return True
    plain = [t for t in inside if not t.is_punct]
    case = plain[0].lower_ if plain else ""
    if case == "aged" and [t.like_num for t in plain] == [False, True]:
        return happens_once(clause)
    if _is_time(head, inside, case):
        return not (_is_ranked(clause) and grammar.has_child(clause.head, "cop"))
    if _is_ranked(clause):
        return False
    loose = head.pos_ in {"NOUN", "PROPN"} and (
        _is_behind_comma(inside) or (case in _PLACES and head.pos_ == "PROPN" and head.head.pos_ == "PROPN")
    )
    dated = (
        head.pos_ in {"NOUN", "PROPN"}
        and head.head.head == clause.head
        and (head.head.like_num or head.head.lower_ in _CALENDAR)
    )
    attached = head.head == clause.head or dated or (loose and happens_once(clause))
    if head.dep_ not in _CIRCUMSTANCES or not attached:
        return False
    if grammar.has_child(clause.head, "cop"):
        return False
    if head.dep_ == "obl:agent" or (case == "by" and clause.head.tag_ == "VBN"):
        return True
    if case in _PLACES and head.pos_ == "PROPN":
        light = clause.head.lemma_.lower() in _LIGHT and not grammar.has_child(clause.head, "aux:pass")
        return not light or happens_once(clause)
    if head.dep_ == "advcl":
        purpose = case == "to" and inside[-1].i > head.i
        return purpose or case in {"when", "while", "after", "before"}
    if case in _FURTHER and clause.head.lower_ == "born":
        return True
    if case in _CAUSES and clause.head.lemma_.lower() == "die":
        return True
    if case == "with" and (clause.head.lemma_.lower() in _TOGETHER or clause.kind is Kind.PARTICIPLE):
        return False  # "a film directed by Ann with Bob Lee": not Ann had him with her
    return case in _OTHERS and clause.head.lemma_.lower() not in _LIGHT


def _is_time(head: Token, inside: list[Token], case: str) -> bool:
    """True for "in May 1832", "on Monday", "at the age of 49", "from 1993 to 2001"."""
    if case not in _TIMES or any(t.pos_ == "VERB" for t in inside):
        return False
    if any(t.lower_ in _NUMBERED or t.is_currency or t.text == "%" for t in inside):
        return False
    named = head.lower_ in _CALENDAR or any(t.lower_ in _CALENDAR for t in head.children)
    year = any(t.is_digit and len(t) == 4 for t in inside) or any(_is_decade(t) for t in inside)
    return (named and head.pos_ != "VERB" and len(inside) <= 8) or (year and len(inside) <= 6)


def _is_decade(token: Token) -> bool:
    return token.text[:4].isdigit() and token.text[4:] in {"s", "'s"}


def _rest_is_whole(clause: Clause, end: int) -> bool:
    """True if the clause still says something of its subject in the words before ``end``: something that is
    named, since "opened its doors" is nothing that could be looked up without the year."""
    head = clause.head
    if grammar.has_child(head, "cop"):
        return head.i < end
    said = [
        t
        for t in clause.tokens
        if head.i < t.i < end
        and t.dep_ in _COMPLEMENTS
        and t.head == head
        and t.pos_ != "PRON"
        and not _takes(head, t)
    ]
    once = happens_once(clause)
    return any(once or _is_named(complement, clause, end) for complement in said)


def _has_year(clause: Clause, end: int) -> bool:
    """True if the words before ``end`` say when: "sank in 1912" can be looked up."""
    said = [t for t in clause.tokens if clause.head.i < t.i < end]
    return any(t.is_digit and len(t) == 4 for t in said)


def _is_named(complement: Token, clause: Clause, end: int) -> bool:
    """True if there is a name in a complement; months are none."""
    mine = {t.i for t in clause.tokens if t.i < end}
    named = (t for t in complement.subtree if t.i in mine and t.pos_ == "PROPN")
    return any(t.lower_ not in _CALENDAR for t in named)


def _front(clause: Clause) -> tuple[Token, list[Token]] | None:
    """The time that the clause begins with: "In 1911, she won the prize"."""
    subject = grammar.own_subject(clause.head)
    said = [t for t in clause.tokens if not (t.is_space or t.is_punct or t.dep_ == "cc")]
    if subject is None or not said or said[0].i >= subject.left_edge.i or not said[0].i < clause.head.i:
        return None
    mine = {t.i for t in clause.tokens}
    head = said[0]
    while head.head != clause.head:
        if head.head == head or head.i not in mine:
            return None
        head = head.head
    inside = sorted((t for t in head.subtree if t.i in mine and not t.is_punct), key=lambda t: t.i)
    if not inside or inside[0] != said[0] or inside[-1].i >= subject.left_edge.i:
        return None
    first, behind = inside[0], inside[-1].nbor(1)
    dated = _is_time(head, inside, first.lower_)
    told = behind.text == "," and first.lower_ in _FRONTS and len(inside) > 1 and not _is_ranked(clause)
    if not (dated or told) or not _rest_is_whole(clause, clause.tokens[-1].i + 1):
        return None
    return head, inside


def _cut(clause: Clause, head: Token, inside: list[Token]) -> Clause:
    adjunct = Clause(Kind.ADJUNCT, head, clause)
    taken = {t.i for t in inside}
    front = clause.tokens[0].i in taken or not any(t.i < inside[0].i and t.is_alpha for t in clause.tokens)
    following = [t for t in clause.tokens if t.i > inside[-1].i]
    for token in following:  # the comma or stop behind goes with it
        if not token.is_punct:
            break
        taken.add(token.i)
        if front:
            break
    adjunct.tokens = [t for t in clause.tokens if t.i in taken]
    clause.tokens = [t for t in clause.tokens if t.i not in taken]
    return adjunct
