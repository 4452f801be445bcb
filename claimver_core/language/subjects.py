"""Whom or what a clause speaks of, where the words of its subject stand elsewhere in the sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.asides import kind_of
from claimver_core.language.clause import Clause
from claimver_core.language.described_nouns import described_beside, work_before_maker
from claimver_core.language.kinds import Kind
from claimver_core.language.participants import is_person
from claimver_core.language.wording import BRACKETS, MARKS, QUOTES
from claimver_core.linking.kinds import Kind as Kinds
from claimver_core.linking.kinds import of_phrase
from claimver_core.types import Mention

if TYPE_CHECKING:
    from spacy.tokens import Doc, Span, Token


_LYING = frozenset({"located", "situated", "lying"})


class Subjects:
    """Finds the subjects of the clauses of one text, given the mention at each word."""

    def __init__(self, doc: Doc, mention_at: Mapping[int, Mention]) -> None:
        self._doc = doc
        self._mention_at = mention_at

    def antecedent(self, clause: Clause) -> list[Token]:
        """The noun phrase that a relative clause, apposition or participle speaks of.

        A name that stands right before the clause goes before an indefinite phrase around it: in "a
        character from Grey's Anatomy, which airs ..." it is Grey's Anatomy that airs.
        """
        noun = clause.noun
        if noun is None:
            return []
        if noun.i > clause.head.i:  # "A native of Hamburg, Merkel": the name stands behind
            own = {t.i for t in clause.tokens}
            return [t for t in grammar.phrase(noun) if t.i not in own and not t.is_punct]
        first = clause.tokens[0].i
        said = grammar.predicate_of(noun)
        subject = grammar.own_subject(said)
        predicate = subject is not None and grammar.has_child(said, "cop") and subject.i < noun.i
        predicate = predicate and not grammar.has_child(said, "case")  # "is in Paris, the capital": Paris is
        if clause.kind is Kind.APPOSITION and noun.pos_ == "PROPN" and subject is not None:
            predicate = predicate and subject.pos_ == "PROPN"  # "The leader is Ann, a lawyer": Ann is
        if predicate and not grammar.set_off(clause.head) and subject is not None:
            return self.whole_name(subject_phrase(subject, clause))
        inner = [t for t in grammar.phrase(noun) if t.i < first]
        around = clause.head.head
        if clause.kind is Kind.APPOSITION and (beside := described_beside(clause.head)) is not None:
            inner = [t for t in inner if t.i < beside.left_edge.i]
        if clause.kind is Kind.RELATIVE and around.dep_ == "appos" and around.head == noun:
            inner = [t for t in inner if t.i < around.left_edge.i]  # the name, not "the novelist" behind it
        before = first - 1
        while before > noun.sent.start and self._doc[before].text in MARKS | BRACKETS:
            before -= 1
        mention = self._mention_at.get(before)
        if (thing := _thing_behind_person(clause, self._doc[before], mention)) is not None:
            return [t for t in grammar.phrase(thing) if t.i < first]
        if clause.kind is Kind.PARTICIPLE and work_before_maker(clause.head) is not None:
            mention = None
        if mention is not None and clause.kind is not Kind.APPOSITION and self._doc[before].pos_ != "NOUN":
            covered = self._doc.char_span(mention.span.start, mention.span.end, alignment_mode="expand")
            indefinite = any(t.lower_ in {"a", "an"} for t in noun.children)
            named = noun.pos_ == "PROPN" or indefinite or any(t.i == before for t in noun.children)
            named = named and not (covered is not None and _is_place_of_person(clause, covered.start))
            named = named and not (predicate and covered is not None and _is_around(clause, covered.start))
            named = named and not (covered is not None and _is_larger_place(noun, covered.start, mention))
            named = named and not (covered is not None and _is_behind_name(clause, noun, covered))
            if covered is not None and covered.end == before + 1 and named:
                article = covered.start > 0 and self._doc[covered.start - 1].lower_ == "the"
                return list(self._doc[covered.start - article : covered.end])
        if predicate and subject is not None:
            return self.whole_name(subject_phrase(subject, clause))
        inner = without_brackets(inner)
        while inner and (inner[-1].is_punct or inner[-1].dep_ in {"punct", "cc"}):
            inner.pop()
        return inner

    def noun(self, clause: Clause) -> Token:
        """The head word of the clause's subject; its own head word where there is none."""
        own = grammar.own_subject(clause.head)
        if own is not None and not (clause.kind is Kind.RELATIVE and own.lower_ in grammar.RELATIVE_WORDS):
            return own
        if clause.noun is not None:
            return clause.noun
        governor = clause.head.head
        outer = grammar.own_subject(governor)
        in_relative = clause.parent is not None and clause.parent.kind is Kind.RELATIVE
        if outer is not None and outer.i != clause.head.i and not in_relative:
            return outer
        return self.noun(clause.parent) if clause.parent is not None else clause.head

    def tokens(self, clause: Clause) -> list[Token]:
        """The words of the clause's subject; empty where it has none."""
        noun = self.noun(clause)
        if noun == clause.head:
            return []
        if noun == clause.noun:
            return self.antecedent(clause)
        if noun.pos_ == "NOUN" and (name := name_beside(noun)) is not None:
            return grammar.phrase(name)
        if noun.dep_ in grammar.SUBJECTS:
            return self.whole_name(subject_phrase(noun, clause))
        if clause.parent is not None and clause.parent.kind in {Kind.RELATIVE, Kind.PARTICIPLE}:
            return self.tokens(clause.parent)
        return grammar.phrase(noun)

    def whole_name(self, tokens: list[Token]) -> list[Token]:
        """``tokens`` with the front of the name they begin with, where the parser has lost it."""
        if not tokens or tokens[0].pos_ != "PROPN":
            return tokens
        first = tokens[0]
        start = first.i
        mention = self._mention_at.get(start)
        while start > first.sent.start:
            before = self._doc[start - 1]
            same = self._mention_at.get(start - 1) is mention if mention else before.pos_ == "PROPN"
            if not same:
                break
            start -= 1
        return [*self._doc[start : first.i], *tokens]

    def past(self, clause: Clause) -> bool:
        main = clause
        while main.parent is not None:
            main = main.parent
        return grammar.is_past(main.head)

    def plural(self, clause: Clause) -> bool:
        """True if the clause's subject is plural; a name that is one mention ("Batman & Robin") is not."""
        noun = self.noun(clause)
        subject = grammar.own_subject(noun) if grammar.has_child(noun, "cop") else None
        noun = subject or noun  # of "is a romance and drama film directed by Ann"
        verbs = [noun.head, *noun.head.children] if noun.dep_ in grammar.SUBJECTS else []
        if any(t.lower_ in {"are", "were", "have"} and t.i > noun.i for t in verbs):
            return True
        if any(t.lower_ in {"is", "was", "has"} and t.i > noun.i for t in verbs):
            return False
        if noun.i in self._mention_at:
            return noun.tag_ == "NNPS"
        return grammar.is_plural(noun, before=clause.head.i)


def _thing_behind_person(clause: Clause, name: Token, mention: Mention | None) -> Token | None:
    """The "match" of "a match between Ann and Bob, which Bob won", since nobody is a "which"."""
    word = grammar.relative_word(clause.head) if clause.kind is Kind.RELATIVE else None
    if word is None or word.lower_ != "which" or mention is None or not is_person(mention.entity):
        return None
    over = name
    while over.pos_ == "PROPN" and over.head != over:
        over = over.head
    thing = over.pos_ == "NOUN" and of_phrase(over.lower_) is not Kinds.PERSON
    return over if thing and over.i < name.i else None


def _is_place_of_person(clause: Clause, start: int) -> bool:
    """True for the "Rome" of "is a writer from Rome, who was born in Ulm", since no place is a "who"."""
    word = grammar.relative_word(clause.head) if clause.kind is Kind.RELATIVE else None
    placed = start > 0 and clause.head.doc[start - 1].lower_ in {"from", "in", "at"}
    return word is not None and word.lower_ == "who" and placed


def _is_larger_place(noun: Token, start: int, mention: Mention) -> bool:
    """True for the "Wisconsin" of "Door County, Wisconsin, which is a peninsula"."""
    doc = noun.doc
    behind = noun.pos_ == "PROPN" and noun.i + 2 == start and doc[start - 1].text == ","
    listed = doc[start].dep_ == "conj" and noun.left_edge.i > 0 and doc[noun.left_edge.i - 1].text == ","
    return behind and not listed and of_phrase(mention.entity.description) is Kinds.PLACE


def _is_around(clause: Clause, start: int) -> bool:
    """True for the "France" of "is a city in France, located on the Rhine": the city lies there."""
    before = clause.head.doc[max(start - 2, 0) : start]
    return (
        clause.kind is Kind.PARTICIPLE
        and clause.head.lower_ in _LYING
        and any(t.lower_ == "in" for t in before)
    )


def _is_behind_name(clause: Clause, noun: Token, covered: Span) -> bool:
    """True for the "Texas" of "Paris, Texas, which has a tower, lies here", of which Paris has it, and for
    the "Democrat" of "Ann, a Democrat who won it"."""
    if clause.kind is not Kind.RELATIVE or noun.pos_ != "PROPN" or covered.start <= noun.i:
        return False
    around = clause.head.head
    if around.dep_ == "appos" and around.head == noun and around.left_edge.i <= covered.start:
        return True
    first = noun.left_edge.i == noun.sent.start and noun.dep_ in grammar.SUBJECTS | {"ROOT"}
    region = covered.doc[covered.start - 1].text == "," and (first or covered.root.head == noun)
    return region and not any(grammar.has_child(t, "cc") for t in noun.subtree if t.i < covered.start)


def name_beside(noun: Token) -> Token | None:
    """The name in "the king's grandson, Prince William, ..." and "the last, The Return of the King, ..."."""
    for child in noun.children:
        named = child.pos_ == "PROPN" or (child.pos_ == "NOUN" and child.text[:1].isupper())
        if child.dep_ == "appos" and named and child.i > noun.i and kind_of(child):
            return child
    return None


def by_name(tokens: list[Token]) -> list[Token]:
    """The words with "Ann Lee" for "his deputy", where that name stands behind as an apposition."""
    for noun in tokens:
        if not any(t.dep_ == "nmod:poss" and t.pos_ == "PRON" for t in noun.children):
            continue
        if noun.dep_ in grammar.SUBJECTS or (name := name_beside(noun)) is None:
            continue
        cases = {t.i for t in noun.children if t.dep_ == "case"}
        spoken = {t.i for t in noun.subtree} - cases
        before = [t for t in tokens if t.i < noun.i and t.i not in spoken]
        behind = [t for t in tokens if t.i > noun.i and t.i not in spoken]
        if behind and behind[0].text == "," and behind[0].i == name.right_edge.i + 1:
            behind.pop(0)
        return [*before, *grammar.phrase(name), *behind]
    return tokens


def without_brackets(tokens: list[Token]) -> list[Token]:
    """``tokens`` less what stands in round brackets: "Walter White" of "Walter White (Bryan Cranston)"."""
    marks = [t.text for t in tokens if t.text in {"(", ")"}]
    if not marks or marks != ["(", ")"] * (len(marks) // 2):
        return tokens
    depth, kept = 0, []
    for token in tokens:
        depth += token.text == "("
        if not depth:
            kept.append(token)
        depth -= token.text == ")"
    return kept or tokens


def subject_phrase(noun: Token, clause: Clause) -> list[Token]:
    """The subject with what is coordinated with it, less clauses that stand on their own."""
    owner = clause
    while noun not in owner.tokens and owner.parent is not None:
        owner = owner.parent
    mine = {t.i for t in owner.tokens}
    tokens = without_brackets([t for t in noun.subtree if t.i in mine])
    while tokens and (tokens[-1].is_punct or tokens[-1].dep_ == "cc"):
        tokens.pop()
    while tokens and (tokens[0].dep_ == "cc" or (tokens[0].is_punct and tokens[0].text not in QUOTES)):
        tokens.pop(0)
    return tokens
