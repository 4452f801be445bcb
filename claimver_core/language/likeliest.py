"""Whom "he", "she", "his" and "her" stand for, of those that may be meant.

The fitted weights of ``antecedents`` order them; what they do not know of decides here where it is plain.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.antecedents import role, score, weights
from claimver_core.language.grammar import words
from claimver_core.language.participants import Participant, is_called_thing, is_linked, is_person
from claimver_core.language.prominence import clear_best

if TYPE_CHECKING:
    from spacy.tokens import Token

_CLEAR = math.log(1.1)  # by how much the best must lead: the odds of one to the other
_TOPIC, _TOPIC_LEAD = 3, 3  # places of whom a text is about, and how many times more they are than another's
_SUBJECT_LEAD = 0.5  # what an object must be the likelier by than the subject of its sentence
_KIN = words(
    """father mother son daughter brother sister husband wife uncle aunt nephew niece cousin grandfather
    grandmother grandson granddaughter predecessor successor rival friend teacher pupil"""
)
_ENDED = words("die resign abdicate retire kill murder shoot assassinate execute depose leave")
_WHEN = words("when after before while until once since as")
_FIGURES = words("character god goddess deity figure hero heroine human person name surname")
Scored = list[tuple[Participant, dict[str, float]]]


def likeliest(token: Token, candidates: Scored, sentences: Mapping[int, int]) -> Participant | None:
    """The candidate of the highest score, where it is likelier than nobody and clearly so than others.

    None where the two best are named in one breath: "Einstein and Bohr slept because he was tired".
    """
    candidates = _without_things(_without_later(candidates))
    scored = [(score(found), participant) for participant, found in candidates]
    best = clear_best(scored, _CLEAR)
    if len(scored) > 1 and (best is None or _in_one_breath(scored[0][1], scored[1][1])):
        best = _topic(scored[0][1], scored[1][1])
    elif best is not None and best.places and best.places[-1].token.dep_ == "obl:agent":
        best = next((p for _, p in scored if p is not best and _topic(p, best) is p), best)
    elif best is not None and best.human is not True:
        best = next((p for _, p in scored if p.human and _made(p, best)), best)
    if best is None or scored[0][0] <= weights()["nobody"]:
        return None
    if best.human is None and is_called_thing(best):
        return None
    subject = bool(best.places) and role(best.places[-1].token) == "subject"
    if subject and _was_over(token) and any(p is not best and _in_one_sentence(p, best) for _, p in scored):
        return None  # "Truman followed Roosevelt. He had died in April"
    return _subject_instead(token, best, scored, sentences)


def _was_over(subject: Token) -> bool:
    """True for whoever had died, or had left, before what was told last."""
    verb = subject.head
    had = any(c.lower_ == "had" for c in verb.children) and subject.dep_ in grammar.SUBJECTS
    return had and verb.lemma_.lower() in _ENDED


def _in_one_sentence(one: Participant, two: Participant) -> bool:
    return bool(one.places and two.places) and one.places[-1].sentence == two.places[-1].sentence


def _without_later(candidates: Scored) -> Scored:
    """Less whoever is named behind the pronoun only, where one stood before: "He did not; that was Bell"."""
    before = [(p, found) for p, found in candidates if p.places and p.human and p.mention is not None]
    if not before:
        return candidates
    return [
        (p, found)
        for p, found in candidates
        if p.places or any(name.startswith("only later subject") for name in found)
    ]


def _without_things(candidates: Scored) -> Scored:
    """Less what is known to be no person where a person may be meant: "Wimbledon is his favourite"."""
    if not any(p.human and is_linked(p) for p, _ in candidates):
        return candidates
    return [(p, found) for p, found in candidates if not _is_thing(p)]


def _is_thing(participant: Participant) -> bool:
    """True for a name linked to what is no person, nor a figure of tales, as far as is known."""
    mention = participant.mention
    if participant.misnamed or mention is None or mention.entity.id is None:
        return participant.misnamed
    untold = participant.human is None and participant.gender is None and bool(participant.nouns)
    return untold and not participant.nouns & _FIGURES and not is_person(mention.entity)


def _subject_instead(
    token: Token, best: Participant, scored: list[tuple[float, Participant]], sentences: Mapping[int, int]
) -> Participant | None:
    """The subject of the sentence before where ``best`` is told of as a relative, or as the object."""
    if not best.places:
        return best
    place = best.places[-1]
    if place.sentence == sentences[token.i]:
        if (first := _behind_predecessor(token, place.token, [p for _, p in scored])) is not None:
            return first
        return _who_it_was_before(token, best, [p for _, p in scored], sentences)
    kin = any(_is_kin(p.token) for p in best.places if p.sentence == place.sentence)
    if not kin and role(place.token) == "subject":
        return best
    for points, other in scored:
        near = kin or scored[0][0] - points < _SUBJECT_LEAD
        same = [p.token for p in other.places if p.sentence == place.sentence]
        owner = kin and len(other.places) > len(best.places) and any(map(_owns_kin, same))
        if other is not best and other.gender and near and (owner or any(map(_is_main, same))):
            return other
    return best


def _behind_predecessor(token: Token, before: Token, others: list[Participant]) -> Participant | None:
    """The first of "Ann became queen after Eve, and Bob succeeded her", who was told to be behind another."""
    after = any(c.dep_ in {"case", "mark"} and c.lower_ == "after" for c in before.children)
    if not after or role(token) == "subject" or before.i > token.i:
        return None
    begun = [p for p in others if any(_is_main(q.token) and q.token.sent == before.sent for q in p.places)]
    return begun[0] if len(begun) == 1 and begun[0].gender else None


def _who_it_was_before(
    token: Token, best: Participant, others: list[Participant], sentences: Mapping[int, int]
) -> Participant | None:
    """Whom the sentence before was about, where ``best`` is first named in a time in front: "Einstein had two
    sons. When Hitler came to power, he left"; None where that one was named but once."""
    name = best.places[-1].token
    first = name
    while first.i > name.sent.start and first.nbor(-1).pos_ == "PROPN":
        first = first.nbor(-1)
    before = first.nbor(-1) if first.i > name.sent.start else first
    if len(best.places) > 1 or name.i > token.i or not {first.lower_, before.lower_} & _WHEN:
        return best
    if not any(t.text == "," for t in name.doc[name.i : token.i]):
        return best
    for other in others:
        earlier = [p for p in other.places if p.sentence == sentences[token.i] - 1]
        if other is not best and other.human and any(_is_main(p.token) for p in earlier):
            return other if len(other.places) > 1 or is_linked(other) else None
    return best


def _owns_kin(pronoun: Token) -> bool:
    """True for the "her" of "her daughter Irène"."""
    return pronoun.dep_ in {"nmod:poss", "poss"} and _is_relative(pronoun.head)


def _is_kin(name: Token) -> bool:
    """True for the name in "his father Philip" and "the grandson of Kim"."""
    first = name
    while first.i and first.nbor(-1).pos_ == "PROPN" and not first.is_sent_start:
        first = first.nbor(-1)
    named = [first.nbor(-1)] if first.i and not first.is_sent_start else []
    if any(_is_relative(noun) and grammar.has_child(noun, "nmod:poss", "poss") for noun in named):
        return True
    return name.dep_ in {"nmod", "nmod:of"} and _is_relative(name.head)


def _is_relative(noun: Token) -> bool:
    return noun.pos_ == "NOUN" and noun.lemma_.lower() in _KIN


def _is_main(token: Token) -> bool:
    """True for the subject of a main clause."""
    while token.dep_ in {"flat", "compound", "nmod:desc"} and token.head.pos_ in {"NOUN", "PROPN"}:
        token = token.head
    return token.dep_ in grammar.SUBJECTS and token.head.dep_ == "ROOT"


def _made(maker: Participant, thing: Participant) -> bool:
    """True where it was last said that ``thing`` was discovered, or something else, by ``maker``."""
    if not maker.places or not thing.places:
        return False
    agent, subject = maker.places[-1].token, thing.places[-1].token
    while agent.dep_ in {"appos", "flat", "nmod:desc"} and agent.head != agent:
        agent = agent.head
    return subject.dep_ == "nsubj:pass" and agent.dep_ == "obl:agent" and agent.head == subject.head


def _topic(one: Participant, two: Participant) -> Participant | None:
    """The one of two whom the text has been about all along, where nothing else decides between them."""
    for topic, other in ((one, two), (two, one)):
        often = len(topic.places)
        if is_linked(topic) and often >= max(_TOPIC, _TOPIC_LEAD * len(other.places)):
            return topic
    return None


def _in_one_breath(one: Participant, two: Participant) -> bool:
    if not one.places or not two.places:
        return False
    first, second = one.places[-1].token, two.places[-1].token
    heads = {token.head.i if token.dep_ == "conj" else token.i for token in (first, second)}
    return len(heads) == 1
