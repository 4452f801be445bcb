"""How likely each option of a surface is what the text means: name, popularity, and the words beside it.

Every option gets a score on a logarithmic scale where 0 is as likely as "none of them"; probabilities are the
softmax over the options and that one.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from claimver_core.knowledge.schema import NameKind
from claimver_core.language.grammar import words
from claimver_core.linking.candidates import Option
from claimver_core.linking.kinds import Kind
from claimver_core.linking.reading import Case, Reading
from claimver_core.linking.surfaces import Shape, Surface
from claimver_core.linking.weights import WEIGHTS, Weights

_KNOWN = 0.4  # the popularity of somebody whose misspelt name is taken for a slip
_BEARERS = frozenset({Kind.WORK, Kind.PERSON})
_LONG = 10  # letters of a word that is like few others
_WELL_KNOWN = 0.5  # the popularity of what a word of small letters names as soon as it is no common one
_FAMOUS = 0.7
_INITIALS = 3  # letters
_RENOWNED = 0.3  # how much better known a name's bearer is than the thing of the same name

Ranked = list[tuple[Option, float]]  # options with their scores

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
_LIVED = words(
    """born raised died lives lived living buried resides resided headquartered based located situated
    seated"""
)
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
    ["US", "USA", "UK", "UAE", "NZ", "EU", "UN", "USSR", "GDR", "DC", "LA", "NYC", "NY", "DRC", "SF", "KC"]
)
_RIVER = re.compile(r"\b(?:river|stream|tributary)\b", re.IGNORECASE)
_SORT_OF_PLACE = re.compile(r"^(?:Mount|Lake|River)\s+|\s+(?:River|Sea|Ocean|Desert)$")
_STATE = re.compile(
    r"\b(?:country|countries|sovereign|state|republic|kingdom|territory|island)\b", re.IGNORECASE
)


def probabilities(scores: Sequence[float]) -> list[float]:
    """The softmax over ``scores`` and 0, without that last one."""
    highest = max(0.0, *scores) if scores else 0.0
    exponentials = [math.exp(score - highest) for score in scores]
    total = sum(exponentials) + math.exp(-highest)
    return [value / total for value in exponentials]


def any_of(scores: Sequence[float]) -> float:
    """The sum of ``probabilities``: how likely it is that any of the options is meant."""
    highest = max(0.0, *scores) if scores else 0.0
    total = sum([math.exp(score - highest) for score in scores])
    return total / (total + math.exp(-highest))


def local_scores(
    reading: Reading, surface: Surface, options: Sequence[Option], weights: Weights = WEIGHTS
) -> Ranked:
    """Each option with its score by itself: its name, how known it is, and the neighbouring words."""
    w = weights
    best = max(
        [option.entity.popularity for option in options if option.match is not NameKind.SURNAME], default=0.4
    )
    bearer = max([o.entity.popularity for o in options if o.match is NameKind.SURNAME], default=0.0)
    rivals = [o for o in options if o.match is NameKind.SURNAME or not _is_outshone(o, bearer)]
    lone = len(rivals) == 1 and rivals[0].match is NameKind.SURNAME and not surface.common
    extra = w.bias
    if surface.slip:
        extra += _slip_score(surface, best, w)
    noun = surface.shape is Shape.COMMON
    of_noun = _noun_score(surface, w) if noun else 0.0
    of_kind: dict[Kind, float] = {}
    thing = _thing_of_that_name(surface, options)
    rare = surface.case is Case.LOWER and surface.words == 1 and not (noun or surface.common)
    rare = rare and not any(option.written.islower() for option in options)  # an apple is no company
    river = surface.left and reading.forms[surface.start - 1].lower == "river"
    scored = []
    for option in options:
        kind, popularity = option.kind, option.entity.popularity
        if option.place and (not noun or option.place == "one"):
            scored.append((option, _place_score(reading, surface, option, w) + extra - w.bias))
            continue
        known = popularity if popularity > best else best
        score = extra + w.known * (known - 0.4) + w.popularity * (popularity - known) + w.match[option.match]
        if option.match is NameKind.ALIAS and _is_bare_label(option):
            score += w.match[NameKind.LABEL]
        if option.variant:
            score += w.variant
        if lone and option is rivals[0]:
            score += w.lone_surname
        if kind is Kind.OTHER and not option.entity.description:
            score += w.obscure + (w.outshone if _is_outshone(option, bearer) else 0.0)
        if noun:
            score += of_noun
            if option.match is not NameKind.LABEL and surface.words == 1:
                score += w.noun_alias
        else:
            if kind not in of_kind:
                of_kind[kind] = _kind_score(reading, surface, kind, w)
            score += of_kind[kind] + _spelling_score(surface, option, w)
            if kind in _BEARERS and popularity >= thing + _RENOWNED:
                score += w.renowned
            if rare and popularity >= _WELL_KNOWN and kind is not Kind.WORK:
                score += w.no_case_renowned + (w.no_case_famous if popularity >= _FAMOUS else 0.0)
                if len(text := surface.text) == _INITIALS and text.islower() and kind is Kind.PLACE:
                    score += 0.0 if text.upper() in _KNOWN_CODES else w.code
            if surface.shape is Shape.TAG and " " in option.written and " " not in surface.name:
                score += w.words - (w.handle if surface.text[0] == "@" else 0.0)
            if river and _RIVER.search(option.entity.description):
                score += w.river
        scored.append((option, score))
    return scored


def _is_bare_label(option: Option) -> bool:
    """True for an alias that is the label but for the word that tells what it is: *Everest*."""
    label = option.entity.label
    return _SORT_OF_PLACE.sub("", label) == option.written != label


def _is_outshone(option: Option, bearer: float) -> bool:
    """True for what nothing is said of, where a bearer of the surname has the popularity ``bearer``."""
    return not option.entity.description and bearer >= option.entity.popularity + _RENOWNED


def _thing_of_that_name(surface: Surface, options: Sequence[Option]) -> float:
    """The popularity of what a common word means by itself, as a hamlet is; infinite where none is known."""
    if surface.common and surface.words == 1 and surface.shape is Shape.NAME:
        known = [o.entity.popularity for o in options if o.match is NameKind.LABEL and o.written.islower()]
        return max(known, default=math.inf)
    return math.inf


def _slip_score(surface: Surface, best: float, w: Weights) -> float:
    """What speaks against any option of a misspelt name; ``best`` is the popularity of the best known."""
    short = surface.words == 1 and len(surface.text) < _LONG
    score = w.slip + (w.slip_single if short else 0) + (w.slip_open if len(surface.names) > 1 else 0)
    return score + (w.slip_obscure if best < _KNOWN else 0)


def _noun_score(surface: Surface, w: Weights) -> float:
    """What speaks for any option of a common noun."""
    score = w.common_noun + (w.words if surface.words > 1 else 0)
    return score + (w.noun_in_phrase if surface.left or surface.right else 0)


def _place_score(reading: Reading, surface: Surface, option: Option, w: Weights) -> float:
    """The score of an option from the gazetteer, or from a larger place or a year behind it."""
    if option.place == "demonym":
        return w.demonym + _speech(reading, surface, -w.spoken)
    return w.state if option.place in ("state", "one") else w.inside + option.entity.popularity


def _spelling_score(surface: Surface, option: Option, w: Weights) -> float:
    """What the letters' case says of the text against the option's name; a given name alone says little."""
    text, name = surface.text, option.written
    single = surface.words == 1
    article = surface.words == 2 and text[:4].lower() == "the " and name[:4].lower() == "the "
    if article:
        text, name, single = text[4:], name[4:], True
    if surface.shape is Shape.TAG:
        text = text[1:]
    score = 0.0
    if not (surface.case is Case.LOWER or (surface.case is Case.TITLE and surface.common)):
        if text == name:
            score = w.same_case
        elif single and len(name) <= 5 and name.isupper() and not text.isupper():
            score = 0.0 if _is_read_as_word(surface, option) else w.acronym_case
        elif single and len(text) <= 4 and text.isupper() and not name.isupper():
            score = w.acronym_case if not any(map(str.isupper, name[1:])) else 0.0
            score *= 1.5 if article else 1  # "the WHO" is not The Who
        elif name[:1].islower() and text[:1].isupper() and (not surface.opening or _capitals(text) > 1):
            score = w.other_case * (3 if surface.left or surface.right or _capitals(text) > 1 else 1)
    if surface.words == 1 and option.kind is Kind.PERSON and option.match is NameKind.ALIAS:
        first, *others = option.entity.label.split()
        score += w.first_name if others and surface.name.lower() == first.lower() else 0
    elif option.kind is Kind.PLACE and text.isupper() and text != option.entity.label:
        letters = "".join(filter(str.isalnum, text))
        if letters.isupper() and letters not in _KNOWN_CODES:
            short = len(letters) == 2 or (len(letters) == 3 and _STATE.search(option.entity.description))
            score += w.code if short else 0
    return score


def _is_read_as_word(surface: Surface, option: Option) -> bool:
    """True for *Nato* and *Fifa*, as some papers write the names of well-known bodies."""
    text = surface.text
    known = option.kind is not Kind.WORK and option.entity.popularity >= _WELL_KNOWN
    return known and len(text) > 3 and text.istitle() and not surface.common


def _capitals(text: str) -> int:
    return sum(word[0].isupper() for word in text.split())


def _kind_score(reading: Reading, surface: Surface, kind: Kind, w: Weights) -> float:
    """What the surface and the words beside it say of any option of a kind."""
    score = 0.0
    person, work, single = kind is Kind.PERSON, kind is Kind.WORK, surface.words == 1
    if not single or " " in surface.name:
        score += w.words + (w.words_person if person else 0)
    if surface.case is Case.LOWER or (surface.case is Case.TITLE and surface.common):
        score += w.no_case + (w.no_case_single if single else 0) + (w.no_case_work if work else 0)
    if surface.left or surface.right:
        score += (w.part_of_person if single else w.part_of_full_name) if person else w.part_of_name
        score += w.part_of_common if surface.common else 0
    if all(form.title for form in reading.forms[surface.start : surface.end]):
        score += w.title_alone
    quoted = reading.is_quoted(surface.start, surface.end)
    if surface.common:
        if work:
            score += w.quoted_work if quoted else w.common_work
        elif single:
            known = kind in (Kind.PERSON, Kind.PLACE, Kind.ORGANISATION)
            score += w.common_word if known else w.common_other
        if surface.opening and not quoted:
            score += w.opening
    elif work:
        score += w.quoted_work if quoted else w.work if single else 0.0
    if work and not quoted and "," in surface.text:
        score += w.comma_work
    if surface.titled:
        score += w.titled_person if person else w.titled_other
    before = reading.forms[surface.start - 1].lower if surface.start else ""
    if before in _IN_PLACE:
        score += w.in_place if kind is Kind.PLACE else w.in_person if person else 0.0
        if surface.start > 1 and reading.forms[surface.start - 2].lower in _LIVED:
            score += w.lived_in_other if kind in (Kind.ORGANISATION, Kind.PERSON, Kind.WORK) else 0.0
    elif before in _BY_PERSON and person:
        score += w.titled_person / 2
    if kind is Kind.LANGUAGE:
        score += w.language + _speech(reading, surface, w.spoken)
    elif kind is Kind.GROUP:
        score += w.group
    if surface.shape is Shape.TAG:
        score += w.handle if surface.text[0] == "@" else w.tag
    return score


def _speech(reading: Reading, surface: Surface, weight: float) -> float:
    """``weight`` when the words beside tell that a language is meant."""
    start, end, size = surface.start, surface.end, len(reading)
    beside = [reading.forms[i].lower for i in (start - 1, start - 2, end) if 0 <= i < size]
    bare_in = beside[:1] == ["in"] and (end >= size or reading.pos[end] in ("PUNCT", "CCONJ", "ADP"))
    return weight if bare_in or any(word in _SPEECH for word in beside) else 0.0
