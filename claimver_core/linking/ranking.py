"""How likely each option of a surface is what the text means: name, popularity, and the words beside it.

Every option gets a score on a logarithmic scale where 0 is as likely as "none of them"; probabilities are the
softmax over the options and that one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from claimver_core.knowledge.schema import NameKind
from claimver_core.linking.candidates import Option
from claimver_core.linking.kinds import Kind
from claimver_core.linking.mentions import Case, Shape, Surface

if TYPE_CHECKING:
    from spacy.tokens import Doc

_IN_PLACE = frozenset("in near from at across throughout outside inside around toward towards to".split())
_BY_PERSON = frozenset("by".split())
_SPEECH = frozenset("speak speaks spoke speaking spoken translated language languages written fluent".split())
_KNOWN_CODES = frozenset("US USA UK UAE EU UN USSR GDR DC LA NYC NY DRC".split())
_QUOTES = frozenset("\"'“”‘’«»*_")


@dataclass(frozen=True)
class Weights:
    """The weight of each sign; positive ones speak for an option."""

    bias: float = -0.2
    words: float = 1.8  # the name has several words
    popularity: float = 6.0  # times (popularity - 0.4)
    match: dict[NameKind, float] = field(
        default_factory=lambda: {
            NameKind.LABEL: 0.8, NameKind.ALIAS: 0.0, NameKind.VARIANT: 0.3, NameKind.SURNAME: -3.0,
        }
    )  # fmt: skip
    same_case: float = 0.3
    other_case: float = -1.5  # "Apple" for "apple"
    acronym_case: float = -4.0  # "Who" for "WHO", "US" for "Us"
    code: float = -3.5  # "CA" for Canada
    variant: float = -0.4
    part_of_person: float = -4.0  # "Sandra" of an unknown Sandra Park
    part_of_name: float = -1.6
    common_word: float = -1.5
    common_work: float = -2.5  # "It", "Home"
    quoted_work: float = 2.5
    opening: float = -1.5  # a common word written large only because the sentence begins
    titled_person: float = 1.0
    titled_other: float = -0.7
    in_place: float = 1.2
    in_person: float = -1.5
    tag: float = -1.0
    handle: float = -1.5
    no_case: float = -1.2
    no_case_single: float = -1.0
    no_case_work: float = -1.5
    demonym: float = 3.0
    state: float = 3.5
    language: float = -1.0  # "French" as a language, where nobody speaks
    spoken: float = 3.0
    group: float = -0.5
    common_noun: float = 1.0
    noun_in_phrase: float = -0.7


WEIGHTS = Weights()


def probabilities(scores: Sequence[float]) -> list[float]:
    """The softmax over ``scores`` and 0, without that last one."""
    highest = max([0.0, *scores])
    exponentials = [math.exp(score - highest) for score in scores]
    total = sum(exponentials) + math.exp(-highest)
    return [value / total for value in exponentials]


def local_score(doc: Doc, surface: Surface, option: Option, weights: Weights = WEIGHTS) -> float:
    """The score of an option by itself: its name, how known it is, and the neighbouring words."""
    w = weights
    score = w.bias + w.popularity * (option.entity.popularity - 0.4) + w.match[option.match]
    if option.variant:
        score += w.variant
    if surface.shape is Shape.COMMON:
        return score + w.common_noun + (w.words if surface.words > 1 else 0) + (
            w.noun_in_phrase if surface.left or surface.right else 0
        )
    if option.place:
        return w.demonym + _speech(doc, surface, -w.spoken) if option.place == "demonym" else w.state
    if len(surface.names[0].split()) > 1 or surface.words > 1:
        score += w.words
    score += _case(surface, option, w) + _neighbours(doc, surface, option, w)
    if surface.shape is Shape.TAG:
        score += w.handle if surface.text[0] == "@" else w.tag
    return score


def _case(surface: Surface, option: Option, w: Weights) -> float:
    """What the letters' case says: of the text against the name's, and where the text has none."""
    text, name = surface.text.lstrip("#@"), option.written
    score = 0.0
    if surface.case is not Case.NORMAL:
        score += w.no_case + (w.no_case_single if surface.words == 1 else 0)
        score += w.no_case_work if option.kind is Kind.WORK else 0
    elif text == name:
        score += w.same_case
    elif surface.words == 1 and name.isupper() and len(name) <= 5 and not text.isupper():
        score += w.acronym_case
    elif surface.words == 1 and text.isupper() and len(text) <= 4 and not name.isupper():
        score += w.acronym_case if not any(c.isupper() for c in name[1:]) else 0
    elif name[:1].islower() and text[:1].isupper() and not surface.opening:
        score += w.other_case
    letters = "".join(c for c in text if c.isalnum())
    if option.kind is Kind.PLACE and letters.isupper() and len(letters) <= 3 and letters not in _KNOWN_CODES:
        score += w.code
    return score


def _neighbours(doc: Doc, surface: Surface, option: Option, w: Weights) -> float:
    score = 0.0
    person, single = option.kind is Kind.PERSON, surface.words == 1
    if surface.left or surface.right:
        score += w.part_of_person if person and single else w.part_of_name
    quoted = _is_quoted(doc, surface)
    if surface.common:
        if option.kind is Kind.WORK:
            score += w.quoted_work if quoted else w.common_work
        elif single:
            score += w.common_word
        if surface.opening and not quoted:
            score += w.opening
    elif quoted and option.kind is Kind.WORK:
        score += w.quoted_work
    if surface.titled:
        score += w.titled_person if person else w.titled_other
    before = doc[surface.start - 1].lower_ if surface.start else ""
    if before in _IN_PLACE:
        score += w.in_place if option.kind is Kind.PLACE else w.in_person if person else 0.0
    elif before in _BY_PERSON and person:
        score += w.titled_person / 2
    if option.kind is Kind.LANGUAGE:
        score += w.language + _speech(doc, surface, w.spoken)
    elif option.kind is Kind.GROUP:
        score += w.group
    return score


def _speech(doc: Doc, surface: Surface, weight: float) -> float:
    """``weight`` when the words beside tell that a language is meant."""
    beside = [doc[i].lower_ for i in (surface.start - 1, surface.start - 2, surface.end) if 0 <= i < len(doc)]
    bare_in = beside[:1] == ["in"] and (surface.end >= len(doc) or doc[surface.end].pos_ in ("PUNCT", "CCONJ", "ADP"))
    return weight if bare_in or any(word in _SPEECH for word in beside) else 0.0


def _is_quoted(doc: Doc, surface: Surface) -> bool:
    if not 0 < surface.start or surface.end >= len(doc):
        return False
    return doc[surface.start - 1].text[-1] in _QUOTES and doc[surface.end].text[0] in _QUOTES
