"""Which known sentences may say in other words what a claim says, so that a model has to compare them."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from claimver_core.language.grammar import KIN
from claimver_core.language.grammar import words as word_set
from claimver_core.verification.rules.dates import DateExpression
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.quantities import UP_TO
from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.left_over import may_miss
from claimver_core.verification.sentences.order import in_order
from claimver_core.verification.sentences.prepositions import same_prepositions
from claimver_core.verification.sentences.read_odds import TRAITS
from claimver_core.verification.sentences.statement import Statement, says_something
from claimver_core.verification.sentences.times import USED_TO, are_of_one_time, differ_in_tense
from claimver_core.verification.sentences.vouched import vouched
from claimver_core.verification.sentences.words import strict

SENTENCES = 5
"""As many are read together."""
_ALONE = 3
"""As many of the nearest are also read alone."""
_FEWEST = 2
"""As many matches has a sentence that says a part of a claim."""
UNSAID = 0.6
"""The share of a claim's telling words that may stand in none of them."""
BOUND = re.compile(
    r"\b(?:over|under|above|below|(?:more|less|fewer) than|at (?:least|most)|upwards? of|in excess of|nearly|"
    rf"almost|{UP_TO})\b",
    re.IGNORECASE,
)
"""What bounds a figure from one side: the model takes *more than three* for three."""
_SAYS_MORE = KIN | word_set(
    """capital assassinated give gives gave given grant grants granted donor donors future former next
    previous deputy vice acting assistant honorary alleged only sole solely alone all every always
    begun began"""
)
"""With one of which a claim is of somebody or something else, or tells another deed."""
_SAYS_WHO_TELLS_IT = word_set(
    "bible legend legendary myth mythology mythical according said believed alleged supposed rumoured"
)
"""With one of which a sentence does not say that it was so."""
_HAS_ENDED = word_set("stepped-down resigned retired quit divorced separated bankrupt")
"""With one of which something may have happened since the sentence was written."""
_DIRECTIONS = word_set(
    """north south east west northeast northwest southeast southwest north-east north-west south-east
    south-west"""
)
"""With one of which the model cannot tell which of two lies where."""
_MAKES = word_set(
    "write writes wrote written compose composed paint painted design designed record recorded film filmed"
)
_BRINGS_OUT = word_set("published publish released premiered appeared opened issued printed unveiled")
_ORDINALS = word_set("first second third fourth fifth sixth seventh eighth ninth tenth last")
_TOLD_APART = re.compile(
    r"\b(?:is|was) an? (?:[a-z-]+ ){0,3}?"
    r"(?:city|town|village|suburb|province|county|district|port|river|island) (?:in|of|on|near)\b",
    re.IGNORECASE,
)
_ONLY_MAYBE = word_set(
    """want wants wanted hope hopes hoped plan plans planned aim aims seek seeks sought try tries tried apply
    applied will would could may might can should must expected likely probably possibly perhaps reportedly
    allegedly considered proposed threatened promised"""
)
"""With one of which a claim tells of what need not be so, and no sentence says otherwise."""


@dataclass(frozen=True, slots=True)
class Places:
    """The places of the sentences to read together, the nearest first, of those among them to read alone,
    too, and of those that have the words of the claim between them.

    ``may_bear_out`` and ``may_contradict`` are False where they can do no such thing; where the claim
    ``goes_beyond`` the nearest, the model has to be surer that they bear it out. ``traits`` tell how it lies
    beside them, in the order of ``read_odds.TRAITS``.
    """

    read: tuple[int, ...]
    alone: tuple[int, ...]
    needed: tuple[int, ...]
    may_bear_out: bool
    goes_beyond: bool
    may_contradict: bool
    traits: tuple[float, ...]


def in_other_words(laid_beside: Sequence[Alignment], relations: Kin) -> Places | None:
    """Those that have most of one claim's words and fewest others; None where they have too few of them, or
    the nearest speaks of another time."""
    lost = [set(alignment.claim_left) - vouched(alignment, relations) for alignment in laid_beside]
    worth = [
        len(alignment.matches) - 0.6 * len(left) - 0.3 * len(alignment.sentence_left)
        for alignment, left in zip(laid_beside, lost, strict=True)
    ]
    read = sorted(range(len(laid_beside)), key=lambda place: -worth[place])[:SENTENCES]
    if not read or not laid_beside[read[0]].matches:
        return None
    nearest = laid_beside[read[0]]
    telling_of_it = [
        place for place in read if place == read[0] or len(laid_beside[place].matches) >= _FEWEST
    ]
    unsaid = set.intersection(*(lost[place] for place in telling_of_it))
    telling = max(1, sum(map(says_something, nearest.claim.words)))
    if len(unsaid) > UNSAID * telling:
        return None
    if not are_of_one_time(nearest) or differ_in_tense(nearest.claim, nearest.sentence):
        return None
    needed = _needed(read, lost)
    ordered = in_order(nearest.matches, nearest)
    traits = _traits(nearest, lost[read[0]], unsaid) | {
        "in order": ordered,
        "unsaid share": len(unsaid) / telling,
        "worth": worth[read[0]],
        "next worth": worth[read[1]] if len(read) > 1 else 0.0,
        "one subject": _are_of_one_subject([laid_beside[place] for place in needed]),
        "word for word": not unsaid and len(needed) == 1,
    }
    may_bear_out = (
        not unsaid & _exact(nearest.claim)
        and not (traits["figure lost"] and _is_of_another_deed([laid_beside[place] for place in needed]))
        and not _says_more(nearest, lost[read[0]], ordered=ordered)
        and all(len(laid_beside[place].matches) >= _FEWEST for place in needed[1:])
    )
    goes_beyond = _goes_beyond(nearest, lost[read[0]]) or bool(
        not ordered or (traits["name lost"] and not traits["one subject"])
    )
    may_contradict = (
        not traits["figure lost"]  # which exact comparison has left open
        and _HAS_ENDED.isdisjoint(word.norm for word in nearest.claim.words)
        and not _is_only_maybe(nearest.claim)
        and _DIRECTIONS.isdisjoint(word.norm for word in nearest.claim.words)
        and not _is_of_somebody_else(nearest.claim, lost[read[0]])
        and not (traits["name lost"] and traits["one denies"])
        and not _may_be_another_name(nearest, lost[read[0]])
        and not (ordered and _says_it_all(nearest))
    )
    values = tuple(float(traits[name]) for name in TRAITS)
    alone = [place for place in telling_of_it if place in read[:_ALONE]]
    return Places(tuple(read), tuple(alone), tuple(needed), may_bear_out, goes_beyond, may_contradict, values)


def _says_more(nearest: Alignment, lost: Collection[int], *, ordered: bool) -> bool:
    """Whether a claim says what no other wording of the nearest sentence, which lacks ``lost``, says;
    ``ordered`` where both tell what they share in the same order."""
    claim, sentence = nearest.claim, nearest.sentence
    lacking = {claim.words[place].norm for place in lost}
    left = {sentence.words[place].norm for place in nearest.sentence_left}
    return (
        not (_SAYS_MORE | _HAS_ENDED).isdisjoint(lacking)
        or not _SAYS_WHO_TELLS_IT.isdisjoint(left)
        or (not _ORDINALS.isdisjoint(lacking) and not _ORDINALS.isdisjoint(left))
        or _one_denies(nearest)
        or _bounds(claim, sentence)
        or (not lost and not same_prepositions(nearest.matches, nearest))
        or (bool(lost) and not _DIRECTIONS.isdisjoint(word.norm for word in claim.words))
        or (not ordered and not _DIRECTIONS.isdisjoint(lacking | left))
    )


def _goes_beyond(nearest: Alignment, lost: Collection[int]) -> bool:
    """Whether it says what another wording seldom says: the first, the most, another place."""
    claim = nearest.claim
    return (
        strict(claim.words[place].norm for place in lost)
        or not same_prepositions(nearest.matches, nearest)
        or (bool(nearest.sentence_left) and strict(word.norm for word in claim.words))
    )


def _is_of_somebody_else(claim: Statement, lost: Collection[int]) -> bool:
    """Whether it ranks another thing than the sentence does, is of somebody's father, of whom the sentence
    says nothing, or tells a place apart from those of its name: *Paris is a city in Texas*."""
    lacking = {claim.words[place].norm for place in lost}
    ranked = strict(word.norm for word in claim.words) and not _named(claim).isdisjoint(lost)
    return ranked or not KIN.isdisjoint(lacking) or _TOLD_APART.search(claim.text) is not None


def _says_it_all(nearest: Alignment) -> bool:
    """Whether the claim says all that the sentence says but its time, and only adds to it: *Italy's Sinner
    won* is not contradicted by *Sinner won in 2025*."""
    dated = [figure for figure in nearest.sentence.figures if isinstance(figure.value, DateExpression)]
    times = {place for figure in dated for place in range(figure.first, figure.end)}
    all_of_it = all(place in times for place in nearest.sentence_left)
    return all_of_it and not _one_denies(nearest)


def _may_be_another_name(nearest: Alignment, lost: set[int]) -> bool:
    """True where the sentence has another name for one of which nothing is known: *Robert Prevost* may be
    *Leo XIV*."""
    unknown = lost & _capitals(nearest.claim) - _named(nearest.claim)
    return bool(unknown) and any(nearest.sentence.words[place].capital for place in nearest.sentence_left)


def _is_of_another_deed(needed: Sequence[Alignment]) -> bool:
    """Whether the time may be that of another deed: *wrote The Trial in 1925*, when it was published."""
    made = not _MAKES.isdisjoint(word.norm for word in needed[0].claim.words)
    return made and any(
        not _BRINGS_OUT.isdisjoint(alignment.sentence.words[place].norm for place in alignment.sentence_left)
        for alignment in needed[1:]
    )


def _is_only_maybe(claim: Statement) -> bool:
    if USED_TO.search(claim.text):
        return True
    return any(word.norm in _ONLY_MAYBE and not word.capital for word in claim.words)


def _one_denies(alignment: Alignment) -> bool:
    return alignment.claim.negations != alignment.sentence.negations


def _traits(nearest: Alignment, lost: set[int], unsaid: set[int]) -> dict[str, float]:
    """What lies beside what in the claim and in the sentence nearest to it, which lacks ``lost``; ``unsaid``
    is what all lack."""
    claim, sentence = nearest.claim, nearest.sentence
    names, figures = _named(claim), _figures(claim)
    left = set(nearest.sentence_left)
    lacking = {claim.words[place].norm for place in lost}
    telling = [place for place, word in enumerate(claim.words) if says_something(word)]
    left_names, left_figures = bool(left & _named(sentence)), bool(left & _figures(sentence))
    return {
        "matches": len(nearest.matches),
        "names matched": sum(match.name is not None for match in nearest.matches),
        "figures matched": sum(match.figure for match in nearest.matches),
        "lost": len(lost),
        "lost share": len(lost) / max(1, len(telling)),
        "unsaid": len(unsaid),
        "name unsaid": bool(unsaid & names),
        "figure unsaid": bool(unsaid & figures),
        "name lost": bool(lost & names),
        "figure lost": bool(lost & figures),
        "capital lost": bool(lost & _capitals(claim)),
        "names clash": bool(lost & names) and left_names,
        "figures clash": bool(lost & figures) and left_figures,
        "strict lost": strict(lacking),
        "strict left": strict(sentence.words[place].norm for place in left),
        "denies": claim.negations > 0,
        "sentence denies": sentence.negations > 0,
        "one denies": _one_denies(nearest),
        "bound": _bounds(claim, sentence),
        "sentence bound": _bounds(sentence, claim),
        "may leave out": may_miss(nearest, nearest.sentence_left),
        "left": len(left),
        "names left": left_names,
        "figures left": left_figures,
        "first said": bool(telling) and telling[0] not in lost,
        "last said": bool(telling) and telling[-1] not in lost,
        "words": len(telling),
        "names": len(claim.names),
        "figures": len(claim.figures),
    }


def _needed(read: Sequence[int], lost: Sequence[set[int]]) -> list[int]:
    """The nearest, then each that has words which those before it lack."""
    needed, left = [read[0]], lost[read[0]]
    for place in read[1:]:
        if left - lost[place]:
            needed.append(place)
            left = left & lost[place]
    return needed


def _are_of_one_subject(needed: Sequence[Alignment]) -> bool:
    """Whether all have what the claim is about: the first of what it names, or its first word that says
    something. Else each may be true of something else (*Dolphins and sharks are mammals*)."""
    claim = needed[0].claim
    first = min((name.first for name in claim.names), default=None)
    if first is None:
        first = min(match.first for match in needed[0].matches)
    return all(any(match.first == first for match in alignment.matches) for alignment in needed)


def _named(statement: Statement) -> set[int]:
    return {place for name in statement.names for place in range(name.first, name.end)}


def _figures(statement: Statement) -> set[int]:
    return {place for figure in statement.figures for place in range(figure.first, figure.end)}


def _exact(claim: Statement) -> set[int]:
    """The places of its names and figures, and of what else is written large."""
    return _named(claim) | _figures(claim) | _capitals(claim)


def _capitals(statement: Statement) -> set[int]:
    return {place for place, word in enumerate(statement.words) if word.capital and place}


def _bounds(statement: Statement, other: Statement) -> bool:
    """Whether the one bounds a figure and the other does not."""
    return bool(BOUND.search(statement.text)) and not BOUND.search(other.text)
