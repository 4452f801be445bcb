"""Finds what pronouns and definite descriptions stand for (ClaimVer, section 3.1).

Every earlier participant that agrees in gender, number and kind, and that syntax does not forbid, is scored
by how prominent and how near it was last spoken of; the best one wins if it is clearly the best. In doubt
the word stays as it is: a claim about the wrong person would be judged wrongly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.participants import Knowledge, Participant, Place, find_participants
from claimver_core.types import Coreference, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_ACTIVE = 40  # participants kept in mind
_PLACES = 8  # last places of each that are weighed
_REACH = 3  # sentences back that a pronoun looks
_DESCRIPTION_REACH = 5
_MARGIN = 0.03  # by how much the best must lead
_DESCRIPTION_MARGIN = 1.0
_LINKED = 0.3  # gained by an entity over a mere name
_KNOWN = 0.2  # gained where the gender is known to agree
_OWN_SUBJECT = 0.6  # gained by the subject of the sentence that a possessive stands in
_RECENCY = 1.0  # lost with each sentence between
_ROLES = {
    "nsubj": 0.9,
    "nsubj:pass": 0.9,
    "nsubj:outer": 0.9,
    "nsubjpass": 0.9,
    "obj": 0.45,
    "dobj": 0.45,
    "iobj": 0.4,
    "obl": 0.2,
    "obl:agent": 0.3,
    "nmod:poss": 0.4,
    "poss": 0.4,
    "appos": 0.3,
    "vocative": -0.5,
}
_OBJECTS = frozenset({"obj", "dobj", "iobj", "obl", "obl:agent"})
_WEATHER = words("rain snow seem appear turn matter hail thunder")
_NOT_THE_SAME = words(
    """other another same first second third last next new latter previous following former only original
    many few several different own entire whole main"""
)
_SYNONYMS = {
    "company": words("business enterprise corporation firm manufacturer airline retailer brand"),
    "firm": words("company business enterprise corporation"),
    "country": words("state nation republic kingdom"),
    "nation": words("country state republic"),
    "city": words("town capital metropolis municipality"),
    "movie": frozenset({"film"}),
    "show": words("series program sitcom"),
    "band": frozenset({"group"}),
    "group": frozenset({"band", "organization"}),
    "singer": words("musician songwriter vocalist rapper"),
    "scientist": words("physicist chemist biologist mathematician astronomer geologist"),
    "author": words("writer novelist poet"),
    "writer": words("author novelist poet playwright"),
    "novel": frozenset({"book"}),
    "book": frozenset({"novel"}),
    "game": frozenset({"videogame"}),
    "team": frozenset({"club"}),
    "club": frozenset({"team"}),
    "leader": words("politician president chancellor monarch dictator"),
}


@dataclass(frozen=True, slots=True)
class _Pronoun:
    """What a pronoun asks of its antecedent; ``person`` None leaves it open."""

    person: bool | None
    gender: str | None = None
    plural: bool = False
    reflexive: bool = False


_HE, _SHE = _Pronoun(True, "male"), _Pronoun(True, "female")
_IT, _THEY = _Pronoun(False), _Pronoun(None, plural=True)
_PRONOUNS = {
    **dict.fromkeys(("he", "him", "his"), _HE),
    **dict.fromkeys(("she", "her", "hers"), _SHE),
    **dict.fromkeys(("it", "its"), _IT),
    **dict.fromkeys(("they", "them", "their", "theirs"), _THEY),
    "himself": _Pronoun(True, "male", reflexive=True),
    "herself": _Pronoun(True, "female", reflexive=True),
    "itself": _Pronoun(False, reflexive=True),
}


def resolve_coreference(doc: Doc, mentions: Sequence[Mention], store: Knowledge | None) -> list[Coreference]:
    """What the pronouns and definite descriptions of ``doc`` stand for, in order of the text.

    Names that no mention covers take part: where one of them wins, the antecedent's entity has ``id`` None.
    """
    sentences = {token.i: number for number, sentence in enumerate(doc.sents) for token in sentence}
    namings = find_participants(doc, mentions, store)
    position = 0
    active: list[Participant] = []
    found: list[Coreference] = []

    def introduce(token: Token, participant: Participant) -> None:
        participant.places.append(Place(token, sentences[token.i]))
        if participant not in active[-_ACTIVE:]:
            active.append(participant)

    for token in doc:
        winner: Participant | None = None
        phrase = [token]
        if (pronoun := _PRONOUNS.get(token.lower_)) and token.pos_ in {"PRON", "DET"}:
            winner = _antecedent(token, pronoun, active[-_ACTIVE:], sentences)
        elif description := _description(token):
            winner = _described(token, active[-_ACTIVE:], sentences)
            phrase = description
        if winner is not None:
            introduce(token, winner)
            if winner.mention is not None:
                first, last = phrase[0], phrase[-1]
                found.append(Coreference(Span(first.idx, last.idx + len(last)), winner.mention))
        while position < len(namings) and namings[position][0].i <= token.i:
            named, participant = namings[position]
            position += 1
            if winner is None or named.i != token.i:
                introduce(named, participant)
    return found


def _antecedent(
    token: Token, pronoun: _Pronoun, active: list[Participant], sentences: dict[int, int]
) -> Participant | None:
    """The participant that ``token`` stands for, or None where none is clearly the best."""
    if _is_expletive(token):
        return None
    scored = []
    for participant in active:
        if not _agrees(participant, pronoun):
            continue
        places = [
            _place_score(token, place, sentences[token.i] - place.sentence)
            for place in participant.places[-_PLACES:]
            if sentences[token.i] - place.sentence <= _REACH
            and _may_bind(token, place.token, pronoun.reflexive)
        ]
        if places:
            known = _KNOWN if pronoun.gender and participant.gender == pronoun.gender else 0.0
            known += _LINKED if _is_linked(participant) else 0.0
            often = 0.08 * min(len(participant.places), 5)
            scored.append((max(places) + known + often, participant))
    return _clear_best(scored, _MARGIN)


def _is_linked(participant: Participant) -> bool:
    mention = participant.mention
    return mention is not None and mention.entity.id is not None


def _described(token: Token, active: list[Participant], sentences: dict[int, int]) -> Participant | None:
    """The named participant that "the physicist" describes."""
    lemma = token.lemma_.lower()
    wanted = _SYNONYMS.get(lemma, frozenset()) | {lemma}
    scored = []
    for participant in active:
        if participant.mention is None or not _fits(participant, lemma, wanted):
            continue
        places = [
            _place_score(token, place, sentences[token.i] - place.sentence)
            for place in participant.places[-_PLACES:]
            if sentences[token.i] - place.sentence <= _DESCRIPTION_REACH
            and _may_bind(token, place.token, False)
        ]
        if places:
            scored.append((max(places) + (0.5 if lemma in participant.nouns else 0.0), participant))
    return _clear_best(scored, _DESCRIPTION_MARGIN)


def _fits(participant: Participant, lemma: str, wanted: frozenset[str]) -> bool:
    if lemma in {"man", "woman"}:
        return participant.gender == ("male" if lemma == "man" else "female") and participant.human is True
    return bool(participant.nouns & wanted)


def _clear_best(scored: list[tuple[float, Participant]], margin: float) -> Participant | None:
    scored.sort(key=lambda item: item[0], reverse=True)
    if not scored or (len(scored) > 1 and scored[0][0] - scored[1][0] < margin):
        return None
    return scored[0][1]


def _agrees(participant: Participant, pronoun: _Pronoun) -> bool:
    if pronoun.plural:
        return participant.plural
    if pronoun.person is True:
        named = participant.mention is not None
        if participant.human is False or (participant.human is None and not named):
            return False
        if participant.gender is None:
            return not participant.plural
        return participant.gender == pronoun.gender
    if participant.human is True or participant.gender is not None:
        return False
    # A company is "it" as well as "they"; plain plurals are not.
    return not participant.plural or participant.mention is not None


def _place_score(token: Token, place: Place, sentences_between: int) -> float:
    role = _role(place.token)
    score = _ROLES.get(role, 0.05) - _RECENCY * sentences_between
    if role in grammar.SUBJECTS and _is_subordinate(place.token):
        score -= 0.3
    if sentences_between == 0:
        score -= 0.012 * min(token.i - place.token.i, 40)
    own = token.dep_
    if token.lower_ not in {"it", "its", "they", "their", "them"} and _is_where(place.token):
        score -= 0.6
    if own in grammar.SUBJECTS and role in grammar.SUBJECTS:
        score += 0.35
    elif own in _OBJECTS and role in _OBJECTS:
        score += 0.2
    if own in {"nmod:poss", "poss"} and sentences_between == 0 and role in grammar.SUBJECTS:
        score += _OWN_SUBJECT
    return score


def _is_subordinate(subject: Token) -> bool:
    """True for the subject of a relative, adverbial or reported clause."""
    verb = subject.head
    while verb.dep_ == "conj" and verb.head != verb:
        verb = verb.head
    return verb.dep_ in grammar.RELATIVE_CLAUSES | {"advcl", "acl", "ccomp"}


def _is_where(token: Token) -> bool:
    """True for a name that stands as a place does: "in Boston", "the Seine"."""
    return any(
        (c.dep_ == "case" and c.lower_ in {"in", "at", "near", "into"})
        or (c.dep_ == "det" and c.lower_ == "the")
        for c in token.children
    )


def _role(token: Token) -> str:
    """The role of ``token``; a name inside a compound or coordination has that of its whole."""
    while token.dep_ in {"conj", "flat", "compound", "nmod:desc", "appos"} and token.head.pos_ in {
        "NOUN",
        "PROPN",
    }:
        token = token.head
    return token.dep_


def _may_bind(token: Token, place: Token, reflexive: bool) -> bool:
    """False where syntax keeps ``token`` and the word at ``place`` apart."""
    clause, other = _clause(token), _clause(place)
    possessive = token.dep_ in {"nmod:poss", "poss"}
    if reflexive:
        return clause is not None and clause == other and _role(place) in grammar.SUBJECTS
    if possessive:
        return place.i not in {t.i for t in token.head.subtree} or place.i == token.i
    if clause is not None and clause == other and _is_argument(token) and _is_argument(place):
        return False
    # "the mother of him": no phrase stands for a word inside it, save in a relative clause.
    walk = token
    while walk.head != walk and walk != place:
        if walk.dep_ in grammar.RELATIVE_CLAUSES or walk.dep_ in {"acl", "advcl", "ccomp"}:
            return True
        walk = walk.head
    return walk != place


def _is_argument(token: Token) -> bool:
    return _role(token) in _ROLES and _role(token) not in {"nmod:poss", "poss", "vocative"}


def _clause(token: Token) -> int | None:
    """The index of the verb whose clause ``token`` is an argument of; a shared subject makes one clause."""
    walk = token
    while walk.dep_ in {"conj", "flat", "compound", "nmod:desc", "appos"} and walk.head.pos_ in {
        "NOUN",
        "PROPN",
    }:
        walk = walk.head
    if walk.dep_ not in _ROLES:
        return None
    verb = walk.head
    while verb.dep_ in {"xcomp", "conj"} and grammar.own_subject(verb) is None and verb.head != verb:
        verb = verb.head
    return verb.i


def _is_expletive(token: Token) -> bool:
    """True for the "it" of "it rains" and "it is known that"."""
    if token.lower_ != "it":
        return False
    head = token.head
    if token.dep_ == "expl" or head.lemma_.lower() in _WEATHER:
        return True
    said_later = any(c.dep_ in {"csubj", "ccomp", "csubj:pass"} and c.i > head.i for c in head.children)
    return token.dep_ in grammar.SUBJECTS and said_later and (head.pos_ == "ADJ" or head.tag_ == "VBN")


def _description(token: Token) -> list[Token] | None:
    """The words of a short definite description ("the German physicist") headed by ``token``."""
    if token.pos_ != "NOUN" or grammar.is_plural(token) or token.dep_ in {"appos", "compound", "conj"}:
        return None
    parts = list(token.children)
    if not any(c.dep_ == "det" and c.lower_ in {"the", "this"} for c in parts) or grammar.has_child(
        token, "cop"
    ):
        return None
    inside = [c for c in parts if c.dep_ in {"det", "amod", "compound"}]
    heavy = {
        "nmod",
        "nmod:poss",
        "nmod:of",
        "acl",
        "appos",
        "nummod",
        "conj",
        "flat",
        "prep",
        "poss",
        "nmod:desc",
    }
    if any(c.dep_ in heavy | grammar.RELATIVE_CLAUSES and not grammar.set_off(c) for c in parts):
        return None
    if any(c.lower_ in _NOT_THE_SAME or c.pos_ in {"PROPN", "NUM"} for c in inside):
        return None
    tokens = sorted([token, *(t for c in inside for t in c.subtree)], key=lambda t: t.i)
    return tokens if tokens[-1].i - tokens[0].i == len(tokens) - 1 else None
