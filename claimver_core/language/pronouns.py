"""What a pronoun asks of what it stands for, and the "it" that stands for nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.participants import Participant

if TYPE_CHECKING:
    from spacy.tokens import Token

TOWNS = words("city town village capital municipality")  # "it", and not "they"
LANDS = words(
    "country state nation republic kingdom province region city town island territory empire county"
)
_WEATHER = words("rain snow seem appear turn matter hail thunder")
_OCCASIONS = words(
    """title win victory defeat loss triumph success time goal medal trophy championship crown oscar award
    nomination day year season term visit edition final appearance"""
)
"""What "it was the fourth" of is no thing that was named before."""


@dataclass(frozen=True, slots=True)
class Pronoun:
    """What a pronoun asks of its antecedent; ``person`` None leaves it open."""

    person: bool | None
    gender: str | None = None
    plural: bool = False
    reflexive: bool = False


_HE, SHE = Pronoun(True, "male"), Pronoun(True, "female")
_IT, _THEY = Pronoun(False), Pronoun(None, plural=True)
PRONOUNS = {
    **dict.fromkeys(("he", "him", "his"), _HE),
    **dict.fromkeys(("she", "her", "hers"), SHE),
    **dict.fromkeys(("it", "its"), _IT),
    **dict.fromkeys(("they", "them", "their", "theirs"), _THEY),
    "himself": Pronoun(True, "male", reflexive=True),
    "herself": Pronoun(True, "female", reflexive=True),
    "itself": Pronoun(False, reflexive=True),
}


def agrees(participant: Participant, pronoun: Pronoun) -> bool:
    """True where number, gender and kind of the participant are those that the pronoun asks for."""
    if pronoun.plural:
        return participant.plural and not participant.nouns & TOWNS
    if pronoun.person is True:
        name = "" if participant.mention is None else participant.mention.text
        named = name[:1].isupper() or name[:1] == "@"
        if participant.human is False or (participant.human is None and not named):
            return False
        if participant.gender is None:
            return not participant.plural
        return participant.gender == pronoun.gender
    if participant.human is True or participant.gender is not None:
        return False
    if participant.mention is not None and _are_more(participant):
        return False
    # A company is "it" as well as "they"; plain plurals are not.
    return not participant.plural or _is_named(participant)


def _is_named(participant: Participant) -> bool:
    """True for a name, however it is written: *Idiots*, *3 idiots*."""
    mention = participant.mention
    if mention is None:
        return False
    known = mention.entity.id is not None and not mention.entity.label.islower()
    return mention.text[:1].isupper() or known


def _are_more(participant: Participant) -> bool:
    """True for the names in "The Oscars are awarded" and "eleven Oscars", which are no "it"."""
    if not participant.places or participant.nouns & (LANDS | {"islands", "archipelago"}):
        return False
    name = participant.places[-1].token
    verbs = [name.head, *grammar.children(name.head, {"cop", "aux", "aux:pass"})]
    many = name.lower_.endswith("s") and name.dep_ in grammar.SUBJECTS
    many = many and any(t.lower_ in {"are", "were", "have"} for t in verbs)
    start = 0 if participant.mention is None else participant.mention.span.start
    counted = any(c.dep_ == "nummod" and not start <= c.idx < name.idx for c in name.children)
    return many or counted  # the number of "3 Idiots" is part of the title


def _begins_cleft(token: Token) -> bool:
    """True for the "it" of "It was for this that she won the prize" and "It was only later that"."""
    head = token.head
    if token.dep_ not in grammar.SUBJECTS or not grammar.has_child(head, "cop"):
        return False
    apart = grammar.has_child(head, "case") or head.pos_ == "ADV"
    return apart and any(c.lower_ == "that" and c.i > head.i for c in token.sent if c.dep_ != "det")


def is_expletive(token: Token) -> bool:
    """True for the "it" of "it rains" and "it is known that"."""
    if token.lower_ != "it":
        return False
    head = token.head
    subject = grammar.own_subject(token)
    if subject is not None and subject.lower_ in {"that", "this"}:
        return True  # "That's it"
    if token.dep_ in grammar.SUBJECTS and head.pos_ == "PROPN" and not grammar.has_child(head, "case", "det"):
        return True  # "It was Steve Jobs"
    if token.dep_ == "expl" or head.lemma_.lower() in _WEATHER or _begins_cleft(token):
        return True
    if head.lemma_.lower() in _OCCASIONS and head.pos_ != "VERB" and token.dep_ in grammar.SUBJECTS:
        return True  # "It was their fourth title"
    said_later = any(c.dep_ in {"csubj", "ccomp", "csubj:pass"} and c.i > head.i for c in head.children)
    return token.dep_ in grammar.SUBJECTS and said_later and (head.pos_ == "ADJ" or head.tag_ == "VBN")
