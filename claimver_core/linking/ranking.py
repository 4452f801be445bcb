"""How likely each option of a surface is what the text means: name, popularity, and the words beside it.

Every option gets a score on a logarithmic scale where 0 is as likely as "none of them"; probabilities are the
softmax over the options and that one.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from claimver_core.knowledge.schema import NameKind
from claimver_core.linking.candidates import Option
from claimver_core.linking.kinds import Kind
from claimver_core.linking.mentions import Case, Shape, Surface, is_quoted
from claimver_core.linking.words import is_title

if TYPE_CHECKING:
    from spacy.tokens import Doc

_IN_PLACE = frozenset(
    [
        "in",
        "near",
        "from",
        "at",
        "across",
        "throughout",
        "outside",
        "inside",
        "around",
        "toward",
        "towards",
        "to",
    ]
)
_BY_PERSON = frozenset(["by"])
_SPEECH = frozenset(
    [
        "speak",
        "speaks",
        "spoke",
        "speaking",
        "spoken",
        "translated",
        "language",
        "languages",
        "written",
        "fluent",
    ]
)
_KNOWN_CODES = frozenset(
    ["US", "USA", "UK", "UAE", "EU", "UN", "USSR", "GDR", "DC", "LA", "NYC", "NY", "DRC", "SF", "KC"]
)
_STATE = re.compile(
    r"\b(?:country|countries|sovereign|state|republic|kingdom|territory|island)\b", re.IGNORECASE
)


@dataclass(frozen=True)
class Weights:
    """The weight of each sign; positive ones speak for an option."""

    bias: float = 0.8
    words: float = 2.0  # the name has several words
    words_person: float = -0.8  # but people have namesakes
    popularity: float = 6.0  # times what the option lacks to the best known one
    known: float = 3.0  # times (popularity of the best known one - 0.4)
    match: dict[NameKind, float] = field(
        default_factory=lambda: {
            NameKind.LABEL: 0.8, NameKind.ALIAS: 0.0, NameKind.VARIANT: 0.3, NameKind.SURNAME: -2.3,
        }
    )  # fmt: skip
    same_case: float = 0.3
    other_case: float = -1.5  # "Apple" for "apple"
    acronym_case: float = -4.0  # "Who" for "WHO", "US" for "Us"
    code: float = -3.5  # "CA" for Canada
    variant: float = -0.4
    first_name: float = -2.0  # "George" for a George Clooney
    noun_alias: float = -0.8
    lone_surname: float = 1.3  # nobody and nothing else of that name is known
    work: float = -0.7  # a work of one word, where no quotes stand
    title_alone: float = -2.0  # "Prime Minister"
    part_of_person: float = -4.0  # "Sandra" of an unknown Sandra Park
    part_of_full_name: float = -3.0  # "Charles Brown" of a Herbert Charles Brown
    part_of_name: float = -2.2
    part_of_common: float = -1.5  # "National Park" of an unknown one
    common_word: float = -1.5
    common_other: float = -3.0  # "Center", "Death" as anything but a person, place or organisation
    obscure: float = -0.7  # nothing is said of the entity
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
    no_case_single: float = -0.7
    no_case_work: float = -1.5
    demonym: float = 3.0
    state: float = 3.5
    inside: float = 6.0  # "Paris" before ", Texas"
    comma_work: float = -6.0
    language: float = -1.8  # "French" as a language, where nobody speaks
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


def local_scores(
    doc: Doc, surface: Surface, options: Sequence[Option], weights: Weights = WEIGHTS
) -> list[tuple[Option, float]]:
    """Each option with its score by itself: its name, how known it is, and the neighbouring words."""
    best = max(
        (option.entity.popularity for option in options if option.match is not NameKind.SURNAME), default=0.4
    )
    lone = len(options) == 1 and options[0].match is NameKind.SURNAME and not surface.common
    extra = weights.lone_surname if lone else 0.0
    return [(option, _local_score(doc, surface, option, best, weights) + extra) for option in options]


def _local_score(doc: Doc, surface: Surface, option: Option, best: float, w: Weights) -> float:
    popularity = option.entity.popularity
    known = max(best, popularity)
    score = w.bias + w.known * (known - 0.4) + w.popularity * (popularity - known) + w.match[option.match]
    if option.variant:
        score += w.variant
    if option.kind is Kind.OTHER and not option.entity.description:
        score += w.obscure
    if surface.shape is Shape.COMMON:
        if option.match is not NameKind.LABEL and surface.words == 1:
            score += w.noun_alias
        return (
            score
            + w.common_noun
            + (w.words if surface.words > 1 else 0)
            + (w.noun_in_phrase if surface.left or surface.right else 0)
        )
    if option.place == "demonym":
        return w.demonym + _speech(doc, surface, -w.spoken)
    if option.place:
        return w.state if option.place == "state" else w.inside + popularity
    if " " in surface.name or surface.words > 1:
        score += w.words + (w.words_person if option.kind is Kind.PERSON else 0)
    score += _case(surface, option, w) + _neighbours(doc, surface, option, w)
    if surface.shape is Shape.TAG:
        score += w.handle if surface.text[0] == "@" else w.tag
    return score


def _case(surface: Surface, option: Option, w: Weights) -> float:
    """What the letters' case says: of the text against the name's, and where the text has none."""
    text, name = surface.text.lstrip("#@"), option.written
    score = 0.0
    if surface.case is Case.LOWER or (surface.case is Case.TITLE and surface.common):
        score += w.no_case + (w.no_case_single if surface.words == 1 else 0)
        score += w.no_case_work if option.kind is Kind.WORK else 0
    elif text == name:
        score += w.same_case
    elif surface.words == 1 and name.isupper() and len(name) <= 5 and not text.isupper():
        score += w.acronym_case
    elif surface.words == 1 and text.isupper() and len(text) <= 4 and not name.isupper():
        score += w.acronym_case if not any(c.isupper() for c in name[1:]) else 0
    elif name[:1].islower() and text[:1].isupper() and (not surface.opening or _capitals(text) > 1):
        score += w.other_case * (3 if surface.left or surface.right or _capitals(text) > 1 else 1)
    letters = "".join(c for c in text if c.isalnum())
    if option.kind is Kind.PLACE and letters.isupper() and letters not in _KNOWN_CODES:
        short = len(letters) == 2 or (len(letters) == 3 and _STATE.search(option.entity.description))
        score += w.code if short else 0
    return score


def _capitals(text: str) -> int:
    return sum(word[0].isupper() for word in text.split())


def _neighbours(doc: Doc, surface: Surface, option: Option, w: Weights) -> float:
    score = 0.0
    person, single = option.kind is Kind.PERSON, surface.words == 1
    if surface.left or surface.right:
        score += (w.part_of_person if single else w.part_of_full_name) if person else w.part_of_name
        score += w.part_of_common if surface.common else 0
    if all(is_title(token.text) for token in doc[surface.start : surface.end]):
        score += w.title_alone
    quoted = is_quoted(doc, surface.start, surface.end)
    if surface.common:
        if option.kind is Kind.WORK:
            score += w.quoted_work if quoted else w.common_work
        elif single:
            known = option.kind in (Kind.PERSON, Kind.PLACE, Kind.ORGANISATION)
            score += w.common_word if known else w.common_other
        if surface.opening and not quoted:
            score += w.opening
    elif option.kind is Kind.WORK:
        score += w.quoted_work if quoted else w.work if single else 0.0
    if "," in surface.text and option.kind is Kind.WORK and not quoted:
        score += w.comma_work
    if person and single and option.match is NameKind.ALIAS:
        first, *others = option.entity.label.split()
        score += w.first_name if others and surface.name.lower() == first.lower() else 0
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
    bare_in = beside[:1] == ["in"] and (
        surface.end >= len(doc) or doc[surface.end].pos_ in ("PUNCT", "CCONJ", "ADP")
    )
    return weight if bare_in or any(word in _SPEECH for word in beside) else 0.0
