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


def topics(doc: Doc, mention_at: Mapping[int, Mention]) -> Iterator[tuple[Token, Mention]]:
    """Words that speak of the sentence before: "Yesterday?? that is a song", "..., the capital is"."""
    topic: Mention | None = None
    for sentence in doc.sents:
        spoken = [t for t in sentence if t.is_alpha or t.like_num]
        subject = grammar.own_subject(sentence.root)
        if topic is not None and subject is not None:
            article = subject.left_edge
            if subject.lower_ in {"that", "this"} and subject == spoken[0]:
                yield subject, topic
            elif _lacks_owner(subject, article) and not is_person(topic.entity):
                yield article, topic
        alone = {id(mention_at.get(t.i)) for t in spoken}
        if spoken and len(alone) == 1 and spoken[0].i in mention_at:
            topic = mention_at[spoken[0].i]
        elif subject is not None and subject.i in mention_at:
            topic = mention_at[subject.i]
        elif spoken:
            topic = None


def _lacks_owner(subject: Token, article: Token) -> bool:
    beside = article.lower_ == "the" and subject.i == article.i + 1
    return beside and subject.lower_ in _BELONGINGS and not grammar.has_child(subject, "nmod")


# What something has one of, so that "the capital" behind "Peru is ..." is that of Peru.
_BELONGINGS = words(
    """hq headquarters capital population currency ceo founder president director author writer composer
    singer frontman drummer architect inventor owner publisher developer language anthem flag height
    length sequel soundtrack mayor king queen"""
)
