"""Descriptions by a party: whom "the Labour leader" or "the Social Democrat" stands for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.participants import Knowledge, Participant
from claimver_core.types import Entity

if TYPE_CHECKING:
    from spacy.tokens import Token

_REACH = 4  # sentences back
_PARTY = ("P102",)
_MOST = 12  # parties of a person that are read
_LED = words("leader politician lawmaker candidate minister premier president chancellor senator mp veteran")
_MEMBERS = words("democrat republican conservative liberal socialist green labourite tory nationalist")
_TORY = "conservative"
_ENDINGS = ("s", "ic", "an")


def party_description(token: Token) -> list[Token] | None:
    """The words of "the Labour leader" or "the Social Democrat", headed by ``token``."""
    if grammar.is_plural(token) or token.dep_ in {"compound", "appos", "conj"} or token.head == token:
        return None
    phrase = sorted((t for t in token.subtree if not t.is_punct), key=lambda t: t.i)
    if not 2 <= len(phrase) <= 4 or phrase[0].lower_ != "the" or phrase[-1] != token:
        return None
    if phrase[-1].i - phrase[0].i != len(phrase) - 1 or not _party_words(phrase):
        return None
    return phrase


def party_member(
    token: Token,
    phrase: Sequence[Token],
    active: Sequence[Participant],
    sentences: Mapping[int, int],
    knowledge: Knowledge | None,
) -> Participant | None:
    """The only one of the people spoken of lately who is known to be of the party."""
    if knowledge is None:
        return None
    said = _party_words(phrase)
    found = [
        participant
        for participant in active
        if participant.human
        and participant.mention is not None
        and participant.mention.entity.id is not None
        and sentences[token.i] - participant.places[-1].sentence <= _REACH
        and _is_of(participant.mention.entity.id, said, knowledge)
    ]
    return found[0] if len(found) == 1 else None


def _party_words(phrase: Sequence[Token]) -> list[str]:
    """The words by which the phrase names a party, small; empty where it names none."""
    head, *inside = phrase[-1], *phrase[1:-1]
    if head.lower_ in _MEMBERS and head.text[:1].isupper() and all(t.text[:1].isupper() for t in inside):
        return [_stem(t.lower_) for t in (*inside, head)]
    if head.lower_ in _LED and inside and all(t.text[:1].isupper() and t.is_alpha for t in inside):
        return [_stem(t.lower_) for t in inside]
    return []


def _stem(word: str) -> str:
    return _TORY if word == "tory" else word.removesuffix("s")


def _is_of(qid: str, said: Sequence[str], knowledge: Knowledge) -> bool:
    parties = [
        statement.object.label.lower().split()
        for statement in knowledge.statements([qid], properties=_PARTY, limit=_MOST)
        if isinstance(statement.object, Entity)
    ]
    return any(all(any(_alike(own, word) for own in party) for word in said) for party in parties)


def _alike(own: str, word: str) -> bool:
    """True for "democratic" and "democrat"."""
    return own == word or any(own == word + ending for ending in _ENDINGS)
