"""Finds what pronouns and definite descriptions stand for (ClaimVer, section 3.1).

Every participant that agrees in gender, number and kind, and that syntax does not forbid, is scored by how
prominent and how near it is spoken of, for "he" and "she" by the fitted weights of ``antecedents``; the best
one wins if it is clearly the best. In doubt the word stays as it is: a claim about the wrong person would be
judged wrongly.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.antecedents import REACH, features, is_barred, quoted, scene_of, score, weights
from claimver_core.language.grammar import words
from claimver_core.language.participants import Knowledge, Participant, Place, find_participants
from claimver_core.types import Candidate, Coreference, Entity, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_ACTIVE = 40  # participants kept in mind
_PLACES = 8  # last places of each that are weighed
_REACH = 3  # sentences back that "it" and "they" look
_DESCRIPTION_REACH = 5
_MARGIN = 0.03  # by how much the best must lead
_CLEAR = math.log(1.1)  # by how much it must where weights are fitted: the odds of one to the other
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
_COMPANIES = words(
    """company business enterprise corporation firm manufacturer airline retailer brand conglomerate
    multinational carmaker automaker maker producer publisher startup bank"""
)
_SYNONYMS = {
    "company": _COMPANIES,
    "firm": _COMPANIES,
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


Observer = Callable[["Token", list[tuple[Participant, dict[str, float]]]], None]


def resolve_coreference(
    doc: Doc, mentions: Sequence[Mention], store: Knowledge | None, *, observe: Observer | None = None
) -> list[Coreference]:
    """What the pronouns and definite descriptions of ``doc`` stand for, in order of the text.

    Names that no mention covers take part: where one of them wins, the antecedent's entity has ``id`` None.
    ``observe`` is told of each "he" and "she" with its candidates and their features, for fitting.
    """
    text = _Text(doc, mentions, store)
    found: list[Coreference] = []
    for token in doc:
        winner: Participant | None = None
        phrase = [token]
        if (pronoun := _PRONOUNS.get(token.lower_)) and token.pos_ in {"PRON", "DET"}:
            if pronoun.gender is not None and not pronoun.reflexive:
                candidates = text.candidates(token, pronoun)
                if observe is not None:
                    observe(token, candidates)
                winner = _likeliest(candidates)
            else:
                winner = _antecedent(token, pronoun, text.active[-_ACTIVE:], text.sentences)
        elif description := _description(token):
            winner = _described(token, text.active[-_ACTIVE:], text.sentences)
            phrase = description
        if winner is not None:
            text.introduce(token, winner)
            if winner.mention is not None:
                span = Span(phrase[0].idx, phrase[-1].idx + len(phrase[-1]))
                found.append(Coreference(span, _as_meant(winner.mention, winner, pronoun)))
        text.read_up_to(token, resolved=winner is not None)
    return found


def _as_meant(mention: Mention, participant: Participant, pronoun: _Pronoun | None) -> Mention:
    """``mention``, less its entity where that is no person but the pronoun shows that one is meant."""
    if pronoun is None or not pronoun.person or not participant.misnamed:
        return mention
    return replace(mention, candidates=(Candidate(Entity(None, mention.text), 0.0),))


class _Text:
    """Who was spoken of up to the word that is read."""

    def __init__(self, doc: Doc, mentions: Sequence[Mention], store: Knowledge | None) -> None:
        self.sentences = {token.i: number for number, sent in enumerate(doc.sents) for token in sent}
        self.active: list[Participant] = []
        self._namings = find_participants(doc, mentions, store)
        self._position = 0
        self._quoted = quoted(doc)

    def introduce(self, token: Token, participant: Participant) -> None:
        participant.places.append(Place(token, self.sentences[token.i]))
        if participant not in self.active[-_ACTIVE:]:
            self.active.append(participant)

    def read_up_to(self, token: Token, *, resolved: bool) -> None:
        """Takes in the names up to ``token``, which itself is taken in when it was ``resolved``."""
        while self._position < len(self._namings) and self._namings[self._position][0].i <= token.i:
            named, participant = self._namings[self._position]
            self._position += 1
            if not resolved or named.i != token.i:
                self.introduce(named, participant)

    def candidates(self, token: Token, pronoun: _Pronoun) -> list[tuple[Participant, dict[str, float]]]:
        """Who a personal pronoun may stand for, with the features of each."""
        sentence = self.sentences[token.i]
        later: dict[int, list[Place]] = {}
        ahead: list[Participant] = []
        for named, participant in self._namings[self._position : self._position + _ACTIVE]:
            if self.sentences[named.i] != sentence:
                break
            if named.i > token.i:
                later.setdefault(id(participant), []).append(Place(named, sentence))
                ahead.append(participant)
        scene = scene_of(token, sentence, pronoun.gender, self._quoted)
        known = [p for p in self.active[-_ACTIVE:] if sentence - p.places[-1].sentence <= REACH]
        agreeing = [p for p in dict.fromkeys([*known, *ahead]) if _agrees(p, pronoun)]
        last = [p.places[-1].token.i if p.places else -1 for p in agreeing]
        made = []
        for participant, place in zip(agreeing, last, strict=True):
            behind = later.get(id(participant), [])
            if is_barred(token, [*participant.places[-_PLACES:], *behind]):
                continue
            newer = sum(other > place for other in last)
            made.append((participant, features(scene, participant, behind, newer)))
        return made


def _likeliest(candidates: list[tuple[Participant, dict[str, float]]]) -> Participant | None:
    """The candidate of the highest score, where it is likelier than nobody and clearly so than others.

    None where the two best are named in one breath: "Einstein and Bohr slept because he was tired".
    """
    scored = [(score(found), participant) for participant, found in candidates]
    best = _clear_best(scored, _CLEAR)
    if best is None or scored[0][0] <= weights()["nobody"]:
        return None
    return None if len(scored) > 1 and _in_one_breath(best, scored[1][1]) else best


def _in_one_breath(one: Participant, two: Participant) -> bool:
    if not one.places or not two.places:
        return False
    first, second = one.places[-1].token, two.places[-1].token
    heads = {token.head.i if token.dep_ == "conj" else token.i for token in (first, second)}
    return len(heads) == 1


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
        named = participant.mention is not None and participant.mention.text[:1].isupper()
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
