"""The words of a clause, less those that tie it to others, with those that a sentence of its own needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.clause import Clause
from claimver_core.language.grammar import words
from claimver_core.language.wording import MARKS
from claimver_core.months import IN_SMALL_LETTERS

if TYPE_CHECKING:
    from spacy.tokens import Token

_SHORT = 3  # words
_OPENERS = words(
    "still yes no yep yeah nope however moreover furthermore besides meanwhile indeed well also so anyway"
)
_CLOSING = frozenset({".", "!", "?", "!!", "!!!", "?!"})
_UNITS = words("years year months month weeks week days day decades hours")
_SIDES = words("after before short shy")
_FURTHEST = 7  # words of "more than five years after"
_CONTESTS = words("defeating beating winning losing overcoming ousting unseating")


def year_of_contest(participle: Token, said: list[Token]) -> list[str]:
    """The "in 2008" of "was elected in 2008, defeating Ann", which is when she was defeated, too."""
    years = [t for t in participle.sent if t.is_digit and len(t) == 4 and t.i > t.sent.start]
    if participle.lower_ not in _CONTESTS or len(years) != 1 or years[0] in said:
        return []
    year = years[0]
    return [f"in {year.text}"] if year.nbor(-1).lower_ == "in" and year.i < participle.i else []


def first_circumstance(clause: Clause) -> set[int]:
    """The indexes of the words of "in Ulm" in "was born in Ulm", which may be told apart from the year."""
    head = clause.head
    if any(c.dep_ in {"obj", "dobj", "xcomp", "ccomp"} and c.lower_ != "place" for c in head.children):
        return set()
    loose = [
        c for c in head.children if c.i > head.i and c.dep_ in {"obl", "obl:agent"} and c in clause.tokens
    ]
    return {t.i for child in loose for t in child.subtree}


def name_at_birth(clause: Clause) -> set[int]:
    """The indexes of the "Ann Lee" of "born Ann Lee in Ulm", which says nothing of where that was."""
    found: set[int] = set()
    behind = clause.head.i + 1
    while clause.head.lower_ == "born" and behind < clause.head.sent.end:
        word = clause.head.doc[behind]
        if word.pos_ != "PROPN" or not word.text.istitle():
            break
        found.add(behind)
        behind += 1
    return found


def counts_from(said: list[Token]) -> bool:
    """True for ", more than five years after the fire" and ", a day short of his birthday", which count from
    something else."""
    comma = bool(said) and not said[0].is_sent_start and "," in {said[0].text, said[0].nbor(-1).text}
    if not comma:
        return False
    front = [t for t in said[: _FURTHEST + 1] if not t.is_punct][:_FURTHEST]
    side = next((n for n, t in enumerate(front) if t.lower_ in _SIDES), 0)
    return side > 1 and front[side - 1].lower_ in _UNITS and all(t.pos_ != "VERB" for t in front[:side])


def shared_article(first: Token, item: Token) -> list[Token]:
    """ "the" of "the 1950s and 1960s"."""
    if item.pos_ == "PROPN" or grammar.has_child(item, "det", "nmod:poss", "amod", "nummod"):
        return []
    return [t for t in first.children if t.dep_ == "det" and t.text == "the"]


def without_connective(tokens: list[Token]) -> list[Token]:
    """``tokens`` less what ties them to the words before ("and", "while") and less the closing marks."""
    start = 0
    while start < len(tokens):
        token = tokens[start]
        tie = token.dep_ == "cc" or (
            token.dep_ == "mark"
            and token.lower_ in {"while", "whereas", "although", "though"}
            and not (token.lower_ == "while" and _is_no_clause(token.head))
        )
        tie = tie or _is_even_though(tokens, start)
        then = token.lower_ == "when" and token.i > token.sent.start and token.nbor(-1).text == ","
        if not (token.is_space or tie or then or token.text in MARKS or _opens_only(tokens, start)):
            break
        start += 1
    end = len(tokens)
    while end > start and tokens[end - 1].text in _CLOSING:
        end -= 1
    if end - start > _SHORT and _only_stresses(tokens[end - 1]):
        end -= 1
    return tokens[start:end]


def _is_no_clause(said: Token) -> bool:
    """True for the "president" of "while president", which is no clause without its "while"."""
    return said.pos_ not in {"VERB", "AUX"} and not grammar.has_child(said, "cop", "nsubj")


def _is_even_though(tokens: list[Token], number: int) -> bool:
    """True for the "even" of "even though"."""
    following = tokens[number + 1] if number + 1 < len(tokens) else None
    return tokens[number].lower_ == "even" and following is not None and following.lower_ == "though"


def _opens_only(tokens: list[Token], number: int) -> bool:
    """True for the "No" of "No, Rome is the capital", and the "Still" of "Still, he was born in Rome"."""
    token = tokens[number]
    if number + 2 >= len(tokens) or token.lower_ not in _OPENERS or token.tag_ == "NNP":
        return False
    return tokens[number + 1].text == "," or (token.lower_ in {"yes", "no"} and token.dep_ == "discourse")


def _only_stresses(token: Token) -> bool:
    """True for the last word of "became president himself"."""
    if token.lower_ not in grammar.REFLEXIVES or grammar.has_child(token, "case"):
        return False
    return token.dep_ not in {"obj", "dobj", "iobj", "obl"} and token.nbor(-1).pos_ in {"NOUN", "PROPN"}


def with_object(clause: Clause, thing: list[Token], said: list[Token]) -> list[str | list[Token]]:
    """ "he created himself" and "he starred in" behind a "show", told with what they leave out."""
    head = clause.head
    if grammar.own_subject(head) is None:
        return [thing, said]
    said = [t for t in said if not (t.head == head and t.lower_ in grammar.REFLEXIVES)]
    ends = said[-1].i if said and said[-1].tag_ in {"IN", "RP"} else head.i
    return [[t for t in said if t.i <= ends], thing, [t for t in said if t.i > ends]]


def with_date_preposition(head: Token, tokens: list[Token]) -> list[str | list[Token]]:
    """ "born 14 March 1879" with the "on" that a sentence needs, "born 1879" with its "in"."""
    following = next((t for t in tokens if t.i > head.i and not t.is_space), None)
    dated = following is not None and (
        following.like_num or following.tag_ == "CD" or following.lower_ in IN_SMALL_LETTERS
    )
    if head.lower_ not in {"born", "died"} or following is None or not dated:
        return [tokens]
    year = following.text.isdigit() and len(following.text) == 4
    before = [t for t in tokens if t.i < following.i]
    return [before, "in" if year else "on", [t for t in tokens if t.i >= following.i]]
