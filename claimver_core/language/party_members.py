"""Descriptions by a party or people: whom "the Labour leader" or "the Canadian" stands for."""

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
_PARTY, _NATION = ("P102",), ("P27",)
_MOST = 12  # statements of a person that are read
_LED = words(
    "leader chief politician lawmaker candidate minister premier president chancellor senator mp veteran"
)
_MEMBERS = words("democrat republican conservative liberal socialist green labourite tory nationalist")
_ADJECTIVES = words("democratic labour communist")
_MOST_WORDS = 2  # of "the Social Democratic leader"
_TORY = "conservative"
_ASIDES = frozenset({"acl", "acl:relcl", "relcl", "punct"})
"""What may stand between commas behind "the Canadian"."""
_ENDINGS = ("s", "ic", "an")


def people_description(token: Token) -> list[Token] | None:
    """The words of "the Canadian", as a subject."""
    if token.dep_ not in grammar.SUBJECTS or not token.text.istitle() or grammar.is_plural(token):
        return None
    before = token.nbor(-1) if token.i > token.sent.start else token
    behind = token.nbor(1) if token.i + 1 < token.sent.end else token
    further = [c for c in token.children if c.i > token.i and not c.is_punct]
    aside = behind.text == "," and all(c.dep_ in _ASIDES for c in further)
    alone = before.lower_ == "the" and (aside or not further)
    verb = behind.pos_ in {"VERB", "AUX", "ADV"} or (aside and bool(further))
    return [before, token] if token.pos_ in {"PROPN", "NOUN", "ADJ"} and alone and verb else None


def countryman(
    token: Token,
    active: Sequence[Participant],
    sentences: Mapping[int, int],
    knowledge: Knowledge | None,
    land: str | None,
) -> Participant | None:
    """The only one of the people spoken of lately who is known to be a citizen of ``land``, a Q-id."""
    if knowledge is None or land is None:
        return None
    near = _near(token, active, sentences)
    found = [p for p, qid in near if land in _values(qid, _NATION, knowledge)]
    return found[0] if len(found) == 1 else None


def party_description(token: Token) -> list[Token] | None:
    """The words of "the Labour leader" or "the Social Democrat", headed by ``token``."""
    if token.lower_ not in _LED and token.lower_ not in _MEMBERS:
        return None
    if grammar.is_plural(token) or token.dep_ in {"compound", "appos", "conj"} or token.head == token:
        return None
    phrase = sorted((t for t in token.subtree if not t.is_punct or t.text == "-"), key=lambda t: t.i)
    if len(phrase) < 2 or phrase[0].lower_ != "the" or phrase[-1] != token:
        return None
    if phrase[-1].i - phrase[0].i != len(phrase) - 1 or not _party_words(phrase):
        return None
    return phrase


def names_party(phrase: Sequence[Token]) -> bool:
    """True for a description such as "the Conservative leader", which only a member of the party is."""
    return any(t.lower_ in _MEMBERS | _ADJECTIVES and t.text[:1].isupper() for t in phrase)


def party_member(
    token: Token,
    phrase: Sequence[Token],
    active: Sequence[Participant],
    sentences: Mapping[int, int],
    knowledge: Knowledge | None,
    party: str | None,
) -> Participant | None:
    """The only one of the people spoken of lately who is known to be of the party, whose Q-id is given where
    the phrase names it."""
    if knowledge is None:
        return None
    said = _party_words(phrase)
    found = [
        p
        for p, qid in _near(token, active, sentences)
        if party in (parties := _values(qid, _PARTY, knowledge))
        or any(_is_called(label, said) for label in parties.values())
    ]
    return found[0] if len(found) == 1 else None


def _near(
    token: Token, active: Sequence[Participant], sentences: Mapping[int, int]
) -> list[tuple[Participant, str]]:
    """The known people spoken of lately, with their Q-ids."""
    return [
        (p, p.mention.entity.id)
        for p in active
        if p.human
        and p.mention is not None
        and p.mention.entity.id is not None
        and sentences[token.i] - p.places[-1].sentence <= _REACH
    ]


def _values(qid: str, properties: tuple[str, ...], knowledge: Knowledge) -> dict[str | None, str]:
    """The items that a person's statements have as values, with their labels."""
    stated = knowledge.statements([qid], properties=properties, limit=_MOST)
    return {s.object.id: s.object.label for s in stated if isinstance(s.object, Entity)}


def _party_words(phrase: Sequence[Token]) -> list[str]:
    """The words by which the phrase names a party, small; empty where it names none. Where somebody was born,
    "the Hawaii-born Democrat", is left out."""
    born = next((n for n, t in enumerate(phrase) if t.lower_ == "born" and phrase[n - 1].text == "-"), 0)
    head, *inside = phrase[-1], *phrase[born + 1 : -1]
    if len(inside) > _MOST_WORDS:
        return []
    if head.lower_ in _MEMBERS and head.text[:1].isupper() and all(t.text[:1].isupper() for t in inside):
        return [_stem(t.lower_) for t in (*inside, head)]
    if head.lower_ in _LED and inside and all(t.text[:1].isupper() and t.is_alpha for t in inside):
        return [_stem(t.lower_) for t in inside]
    return []


def _stem(word: str) -> str:
    return _TORY if word == "tory" else word.removesuffix("s")


def _is_called(label: str, said: Sequence[str]) -> bool:
    party = label.lower().split()
    return all(any(_alike(own, word) for own in party) for word in said)


def _alike(own: str, word: str) -> bool:
    """True for "democratic" and "democrat"."""
    return own == word or any(own == word + ending for ending in _ENDINGS)
