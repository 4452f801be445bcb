"""Finds what pronouns and definite descriptions stand for (ClaimVer, section 3.1).

Every participant that agrees in gender, number and kind, and that syntax does not forbid, is scored by how
prominent and how near it is spoken of, for "he" and "she" by the fitted weights of ``antecedents``; the best
one wins if it is clearly the best. In doubt the word stays as it is: a claim about the wrong person would be
judged wrongly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.antecedents import (
    REACH,
    features,
    is_barred,
    quoted,
    role,
    scene_of,
)
from claimver_core.language.described_people import aged_description, only_person
from claimver_core.language.descriptions import SHIPS, described, description
from claimver_core.language.grammar import words
from claimver_core.language.likeliest import likeliest
from claimver_core.language.participants import (
    Knowledge,
    Naming,
    Participant,
    Place,
    find_participants,
    is_linked,
    is_part_of_noun,
)
from claimver_core.language.party_members import (
    countryman,
    names_party,
    party_description,
    party_member,
    people_description,
)
from claimver_core.language.prominence import PLACES, clear_best, is_subordinate, may_bind, place_score
from claimver_core.language.pronouns import LANDS, PRONOUNS, SHE, TOWNS, Pronoun, agrees, is_expletive
from claimver_core.language.roles import Roles
from claimver_core.language.sources import told_by_source, words_of_sources
from claimver_core.types import Candidate, Coreference, Entity, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_ACTIVE = 40  # participants kept in mind
_REACH = 3  # sentences back that "it" and "they" look
_MARGIN = 0.03  # by how much the best must lead
_LINKED = 0.3  # gained by an entity over a mere name
_ABOUT, _ABOUT_BEFORE = 0.75, 0.1
"""Gained by what the paragraph is about, the less where something else has been a subject since."""
_KNOWN = 0.2  # gained where the gender is known to agree
_NO_TOPICS = words(
    """people person man woman part number kind type sort one way thing time year day reason fact majority
    most half word name term idea story case result effect example study report"""
)
"""Subjects of a first sentence that a paragraph is seldom about."""
_DOINGS = words(
    "construction work filming production shooting recording excavation research training fighting"
)
"""Of these a text tells for what they were done to, which is what "it" stands for behind them."""
_THEY = words("they their them theirs")
_NOBODY = words("ppl yall folks")
"""Of whom posts say what people in general do, before they come to what they speak of."""
_OF_LANDS = words(
    """capital population president government parliament flag currency army independence king queen emperor
    monarch border coastline minister constitution inhabitant neighbour neighbor"""
)
"""What only lands have; a city has some of it, too."""
_OF_COUNTRIES = words("capital currency")  # and no city

Observer = Callable[["Token", list[tuple[Participant, dict[str, float]]]], None]


def resolve_coreference(
    doc: Doc,
    mentions: Sequence[Mention],
    store: Knowledge | None,
    *,
    namings: Sequence[Naming] | None = None,
    observe: Observer | None = None,
) -> list[Coreference]:
    """What the pronouns and definite descriptions of ``doc`` stand for, in order of the text.

    Names that no mention covers take part: where one of them wins, the antecedent's entity has ``id`` None.
    ``namings`` are those of the text, where they are known already. ``observe`` is told of each "he" and
    "she" with its candidates and their features, for fitting.
    """
    if namings is None:
        namings = find_participants(doc, mentions, store)
    text = _Text(doc, mentions, store, namings)
    named = {mention.span.start: mention.entity.id for mention in mentions if mention.candidates}
    found: list[Coreference] = []
    for token in doc:
        winner: Participant | None = None
        phrase = [token]
        if (pronoun := PRONOUNS.get(token.lower_)) and token.pos_ in {"PRON", "DET"}:
            if pronoun.gender is not None and not pronoun.reflexive:
                candidates = text.candidates(token, pronoun)
                if observe is not None:
                    observe(token, candidates)
                winner = likeliest(token, candidates, text.sentences)
                if pronoun is SHE and not candidates:
                    winner = text.ship(token)
            else:
                winner = _antecedent(
                    token, pronoun, text.active[-_ACTIVE:], text.sentences, text.about(token)
                )
        elif words_of := aged_description(token):
            winner = only_person(token, text.active[-_ACTIVE:], text.sentences)
            phrase = words_of
        elif (words_of := description(token)) and not (names_party(words_of) or text.cuts_name(words_of)):
            winner = described(token, text.active[-_ACTIVE:], text.sentences, text.roles, text.about(token))
            phrase = words_of
        elif words_of := party_description(token):
            party = next((named[t.idx] for t in words_of if t.idx in named), None)
            winner = party_member(token, words_of, text.active[-_ACTIVE:], text.sentences, store, party)
            phrase = words_of
        elif words_of := people_description(token):
            land = named.get(token.idx)
            winner = countryman(token, text.active[-_ACTIVE:], text.sentences, store, land)
            phrase = words_of
        if winner is not None:
            text.introduce(token, winner)
            meant = winner.mention or (None if token.tag_ == "PRP$" else text.topic(token, winner))
            if meant is not None:
                span = Span(phrase[0].idx, phrase[-1].idx + len(phrase[-1]))
                found.append(Coreference(span, _as_meant(meant, winner, pronoun)))
        text.read_up_to(token, resolved=winner is not None)
    return found


def _as_meant(mention: Mention, participant: Participant, pronoun: Pronoun | None) -> Mention:
    """``mention``, less its entity where that is no person but the pronoun shows that one is meant."""
    if pronoun is None or not pronoun.person or not participant.misnamed:
        return mention
    return replace(mention, candidates=(Candidate(Entity(None, mention.text), 0.0),))


class _Text:
    """Who was spoken of up to the word that is read."""

    def __init__(
        self, doc: Doc, mentions: Sequence[Mention], store: Knowledge | None, namings: Sequence[Naming]
    ) -> None:
        self.sentences = _sentence_numbers(doc)
        self.active: list[Participant] = []
        told = words_of_sources(doc)
        self._namings = [
            naming
            for naming in namings
            if naming.token.i not in told or naming.participant.human or naming.participant.gender is not None
        ]
        self._spans = [mention.span for mention in mentions]
        self._position = 0
        self._roles = Roles(store)
        self._quoted = quoted(doc)
        self._subjects = list(_first_subjects(doc, self._namings))
        self._topics: dict[Participant, Mention] = {}

    def roles(self, participant: Participant) -> frozenset[str]:
        """The words for what a person does or did: "president", "mayor"."""
        mention = participant.mention
        known = mention is not None and participant.human is True
        return self._roles.of(mention.entity.id) if mention is not None and known else frozenset()

    def about(self, token: Token) -> Participant | None:
        """What the paragraph of ``token`` is about: the subject of its first sentence, a name or a plain
        noun, or the name it begins with."""
        return next((p for first, p in reversed(self._subjects) if first.i < token.i), None)

    def topic(self, token: Token, participant: Participant) -> Mention | None:
        """What a plain noun is called that the paragraph of ``token`` is about: "the tomato"."""
        if participant is not self.about(token) or not participant.places:
            return None
        if participant in self._topics:
            return self._topics[participant]
        noun = participant.places[0].token
        parts = [c for c in noun.children if c.dep_ in {"det", "amod", "compound"} and c.i < noun.i]
        first = min([noun, *parts], key=lambda t: t.i)
        words_of = noun.doc[first.i : noun.i + 1].text
        said = (
            words_of
            if noun.pos_ == "PROPN" or not first.is_sent_start
            else words_of[:1].lower() + words_of[1:]
        )
        span = Span(first.idx, noun.idx + len(noun))
        self._topics[participant] = Mention(span, said, (Candidate(Entity(None, said), 0.0),))
        return self._topics[participant]

    def ship(self, token: Token) -> Participant | None:
        """The ship that the paragraph is about, which is a "she"."""
        about = self.about(token)
        return about if about is not None and about.nouns & SHIPS else None

    def cuts_name(self, words_of: Sequence[Token]) -> bool:
        """True for the "the future composer" of "the Back to the Future composer"."""
        first = words_of[0].idx
        return any(span.start < first < span.end for span in self._spans)

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

    def candidates(self, token: Token, pronoun: Pronoun) -> list[tuple[Participant, dict[str, float]]]:
        """Who a personal pronoun may stand for, with the features of each."""
        sentence = self.sentences[token.i]
        later: dict[int, list[Place]] = {}
        ahead: list[Participant] = []
        for named, participant in self._namings[self._position : self._position + _ACTIVE]:
            if self.sentences[named.i] != sentence:
                break
            if named.i > token.i and (participant.human or role(named) == "subject"):
                later.setdefault(id(participant), []).append(Place(named, sentence))
                ahead.append(participant)
        scene = scene_of(token, sentence, pronoun.gender, self._quoted)
        known = [p for p in self.active[-_ACTIVE:] if sentence - p.places[-1].sentence <= REACH]
        agreeing = [p for p in dict.fromkeys([*known, *ahead]) if agrees(p, pronoun)]
        last = [p.places[-1].token.i if p.places else -1 for p in agreeing]
        made = []
        for participant, place in zip(agreeing, last, strict=True):
            behind = later.get(id(participant), [])
            if is_barred(token, [*participant.places[-PLACES:], *behind]):
                continue
            newer = sum(other > place for other in last)
            made.append((participant, features(scene, participant, behind, newer)))
        return made


def _first_subjects(doc: Doc, namings: Sequence[Naming]) -> Iterator[tuple[Token, Participant | None]]:
    """The first word of each paragraph, with the participant that its first sentence has as its subject."""
    named = {token.i: participant for token, participant in namings}
    for sentence in doc.sents:
        if sentence.start and "\n" not in doc[sentence.start - 1].text:
            continue
        if told_by_source(sentence) is not None:  # "According to the BBC," in front of it
            sentence = doc[sentence.end].sent
        subject = grammar.own_subject(sentence.root)
        known = None if subject is None else named.get(subject.i)
        if known is None:  # "The Suez Canal links", where the parser has lost the verb
            begun = [t.i for t in sentence if t.i in named and t.left_edge.i == sentence.start]
            known = named[begun[0]] if begun else None
        yield (
            sentence[0],
            known if known is not None and (is_linked(known) or _is_topic(known, subject)) else None,
        )


def _is_topic(participant: Participant, subject: Token | None) -> bool:
    """True for the plain noun of "The tomato comes from America", of which a paragraph may go on to tell."""
    if participant.mention is not None or subject is None or subject.lemma_.lower() in _NO_TOPICS:
        return False
    before = [c.lower_ for c in subject.children if c.i < subject.i and c.dep_ == "det"]
    several = grammar.has_child(subject, "conj", "nummod", "nmod", "nmod:poss", *grammar.RELATIVE_CLAUSES)
    return before in (["the"], ["a"], ["an"], []) and subject.dep_ in grammar.SUBJECTS and not several


def _sentence_numbers(doc: Doc) -> dict[int, int]:
    """The number of the sentence of each word; what a semicolon separates is one for what pronouns reach."""
    numbers: dict[int, int] = {}
    number, before = -1, ""
    for sentence in doc.sents:
        number += before != ";"
        numbers.update(dict.fromkeys(range(sentence.start, sentence.end), number))
        before = sentence[-1].text
    return numbers


def _antecedent(
    token: Token,
    pronoun: Pronoun,
    active: list[Participant],
    sentences: dict[int, int],
    about: Participant | None,
) -> Participant | None:
    """The participant that ``token`` stands for, or None where none is clearly the best; the paragraph is
    ``about`` one."""
    if is_expletive(token):
        return None
    if token.lower_ == "its" and token.head.lemma_.lower() in _OF_LANDS:
        lands = [p for p in active if p.nouns & LANDS]
        countries = [p for p in lands if not p.nouns & TOWNS]
        active = (countries if token.head.lemma_.lower() in _OF_COUNTRIES else lands) or lands or active
    if token.lower_ == "its" and token.head.lemma_.lower() == "mayor":
        active = [p for p in active if p.nouns & TOWNS] or active
    gained = _ABOUT if about is None or not _is_told_of_another(about, active) else _ABOUT_BEFORE
    scored = []
    owned = token.head.lemma_.lower() if token.dep_ in {"nmod:poss", "poss"} else ""
    for participant in active:
        if not agrees(participant, pronoun) or _is_called(participant, owned):
            continue
        if not pronoun.plural and participant.places[-1:] and participant.places[-1].token.lower_ in _THEY:
            continue  # "their coach had won it five times"
        if any(place.token.lower_ in _DOINGS | _NOBODY for place in participant.places[:1]):
            continue
        places = [
            place_score(token, place, sentences[token.i] - place.sentence)
            for place in participant.places[-PLACES:]
            if sentences[token.i] - place.sentence <= _REACH
            and not is_part_of_noun(place.token)
            and may_bind(token, place.token, pronoun.reflexive)
        ]
        if places:
            known = _KNOWN if pronoun.gender and participant.gender == pronoun.gender else 0.0
            known += _LINKED if is_linked(participant) else 0.0
            often = 0.08 * min(len(participant.places), 5)
            known += gained if participant is about else 0.0
            scored.append((max(places) + known + often, participant))
    return clear_best(scored, _MARGIN)


def _is_told_of_another(about: Participant, active: Sequence[Participant]) -> bool:
    """Whether another thing that is named has been the subject of a sentence since ``about`` was."""
    since = max((place.sentence for place in about.places), default=-1)
    return any(
        place.sentence > since and place.token.dep_ in grammar.SUBJECTS and not is_subordinate(place.token)
        for participant in active
        if participant is not about and participant.mention is not None and participant.human is not True
        for place in participant.places[-1:]
    )


def _is_called(participant: Participant, owned: str) -> bool:
    """True for the symbol that was spoken of before "its symbol", which owns none."""
    name = "" if participant.mention is None else participant.mention.text
    return bool(owned) and (name or next(iter(participant.nouns), "")).lower() == owned
