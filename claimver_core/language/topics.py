"""Finds words that speak of the topic of the sentence before: "the capital" behind "Peru is a country"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.participants import is_person
from claimver_core.types import Mention

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token


def topics(
    doc: Doc, mention_at: Mapping[int, Mention], resolved: Mapping[int, Mention]
) -> Iterator[tuple[Token, Mention]]:
    """Words that speak of the sentence before: "Yesterday?? that is a song", "..., the capital is".

    ``resolved`` has by index of its first word what a pronoun or description stands for.
    """
    topic: Mention | None = None
    for sentence in doc.sents:
        spoken = [t for t in sentence if t.is_alpha or t.like_num]
        subject = grammar.own_subject(sentence.root)
        if topic is not None and subject is not None:
            if subject.lower_ in {"that", "this"} and subject == spoken[0]:
                yield subject, topic
            elif not is_person(topic.entity):
                for owned in (subject, *_later_subjects(sentence.root)):
                    if _lacks_owner(owned, owned.left_edge):
                        yield owned.left_edge, topic
        alone = {id(mention_at.get(t.i)) for t in spoken}
        if spoken and len(alone) == 1 and spoken[0].i in mention_at:
            topic = mention_at[spoken[0].i]
        elif subject is not None and subject.left_edge.i in resolved:
            topic = resolved[subject.left_edge.i]
        elif subject is not None and subject.i in mention_at:
            topic = mention_at[subject.i]
        elif spoken:
            topic = None


def _later_subjects(root: Token) -> Iterator[Token]:
    """The subjects of the clauses that are joined to the main one."""
    for clause in root.children:
        if clause.dep_ == "conj" and (subject := grammar.own_subject(clause)) is not None:
            yield subject


def _lacks_owner(subject: Token, article: Token) -> bool:
    between = subject.doc[article.i + 1 : subject.i]
    beside = article.lower_ == "the" and all(t.lower_ in _KEPT for t in between)
    return beside and subject.lower_ in _BELONGINGS and not grammar.has_child(subject, "nmod")


_KEPT = words("official national main current")
# What something has one of, so that "the capital" behind "Peru is ..." is that of Peru.
_BELONGINGS = words(
    """hq headquarters capital population currency ceo founder president director author writer composer
    singer frontman drummer architect inventor owner publisher developer language anthem flag height
    length sequel soundtrack mayor king queen wreck crew summit surface"""
)
