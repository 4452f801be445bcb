"""Whether a claim has another thing of its kind where a known sentence has what nothing else can take the
place of."""

from __future__ import annotations

import functools
import re
from collections.abc import Collection, Sequence

from claimver_core.linking.words import places
from claimver_core.types import Entity, Span
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.sentences.alignment import Alignment, Match, compare_figures
from claimver_core.verification.sentences.order import in_order
from claimver_core.verification.sentences.owners import owns_instead
from claimver_core.verification.sentences.prepositions import preposition
from claimver_core.verification.sentences.statement import Name, Statement, Word, says_something
from claimver_core.verification.sentences.times import USED_TO
from claimver_core.verification.sentences.words import (
    FEATURES,
    HEDGES,
    LIGHT,
    RANKS,
    STRICT,
    are_apart,
    are_close,
    key,
)


@functools.cache
def _lands() -> frozenset[str]:
    """The Q-ids of all that has a nation's adjective."""
    return frozenset(place.entity for place in places().values() if place.kind == "demonym")


_TITLES = FEATURES | RANKS
_CITIES = frozenset({"Q515", "Q1549591", "Q200250"})
_IN_ONE_LAND = re.compile(r"\b(?:born|died|buried|plays? for)\b", re.IGNORECASE)
_IN_ONE_CITY = re.compile(
    r"\b(?:born|died|dies|killed|shot|murdered|assassinated|executed|buried|held|based|headquarter\w*|lies|lie|"
    r"located|stands?|is in|are in|was in|were in|capital|founded|signed|happened|took place|built|"
    r"invented|crowned|seat|awarded|links)\b",
    re.IGNORECASE,
)
"""What is done or lies in one city alone."""
_POSSIBLE = 2  # things that a name of a sentence may mean


def differs(alignment: Alignment, slot: Span, relations: Kin) -> bool:
    """True where the claim says all that the sentence says, with another thing of its kind in the slot."""
    inside = [i for i, word in enumerate(alignment.sentence.words) if slot.overlaps(word.span)]
    filler = _without_descriptors(alignment)
    if _has_other_unit(alignment, inside):
        return _is_said_outright(alignment) and in_order(alignment.matches, alignment)
    return (
        bool(filler)
        and _is_said_outright(alignment)
        and _is_all_that_is_left(alignment, inside)
        and _is_one_piece(alignment, filler)
        and all(_is_surely_the_same(alignment, match, relations) for match in alignment.matches)
        and _stands_in_place(alignment, filler[0], inside[0])
        and not owns_instead(alignment, filler, inside)
        and _is_another(alignment, filler, inside, relations)
    )


def _has_other_unit(alignment: Alignment, inside: Sequence[int]) -> bool:
    """True where all is the same but the unit of the number in the slot: *six weeks* for *six days*."""
    claim, other = alignment.claim, alignment.sentence
    if len(alignment.claim_left) != 1 or len(alignment.sentence_left) != 1:
        return False
    said, known = alignment.claim_left[0], alignment.sentence_left[0]
    return (
        known - 1 in inside
        and any(match.figure and match.other == known - 1 for match in alignment.matches)
        and any(match.figure and match.first == said - 1 for match in alignment.matches)
        and any({claim.words[said].key, other.words[known].key} <= units for units in _units())
    )


@functools.cache
def _units() -> tuple[frozenset[str], ...]:
    """The keys of the units of one kind, by kind."""
    kinds = (
        "seconds minutes hours days weeks months years decades centuries",
        "millimetres centimetres metres kilometres miles feet inches yards",
        "grams kilograms tonnes pounds",
        "hundred thousand million billion trillion",
    )
    return tuple(frozenset(map(key, kind.split())) for kind in kinds)


def _is_said_outright(alignment: Alignment) -> bool:
    """False where claim or sentence leaves room for others, or the claim tells what something became or used
    to be."""
    if USED_TO.search(alignment.claim.text):
        return False
    said = {word.norm for word in alignment.claim.words}
    known = {word.norm for word in alignment.sentence.words}
    hedges = HEDGES - ({"too"} & said & known)  # too close to the sun
    return hedges.isdisjoint(said | known) and ("became" not in said or "became" in known)


def _is_all_that_is_left(alignment: Alignment, inside: Sequence[int]) -> bool:
    """True where nothing of the sentence but what is in the slot is left: who won *in 2016* says nothing of
    other years."""
    words = alignment.sentence.words
    telling = {i for i in inside if says_something(words[i]) and words[i].norm not in _TITLES}
    left = set(alignment.sentence_left)
    return bool(left) and telling <= left <= set(inside)


def _is_one_piece(alignment: Alignment, filler: Sequence[int]) -> bool:
    words = alignment.claim.words
    return not any(i not in filler and says_something(words[i]) for i in range(filler[0], filler[-1] + 1))


def _stands_in_place(alignment: Alignment, first: int, other: int) -> bool:
    """True where the claim's word stands where the sentence has its slot."""
    name = next((n.entities[0] for n in alignment.claim.names if n.first <= first < n.end), None)
    return in_order([*alignment.matches, Match(first, other, name)], alignment)


def _is_another(alignment: Alignment, filler: Sequence[int], inside: Sequence[int], relations: Kin) -> bool:
    """True for another date, number, name or kind than that in the slot."""
    claim, other = alignment.claim, alignment.sentence
    figures = [f for f in claim.figures if f.first in filler]
    other_figures = [f for f in other.figures if f.first in inside]
    if figures or other_figures:
        return (
            len(figures) == len(other_figures) == 1
            and all(figures[0].first <= i < figures[0].end for i in filler)
            and compare_figures(figures[0], other_figures[0]) is Comparison.DIFFERENT
        )
    telling = [other.words[i].norm for i in inside if says_something(other.words[i])]
    if are_apart([claim.words[i].norm for i in filler], telling):
        return True
    names = [n for n in claim.names if n.first <= filler[0] and filler[-1] < n.end]
    other_names = [n for n in other.names if n.first in inside]
    if len(names) != 1 or len(other_names) != 1:
        return False
    shared = {word.norm for word in claim.words[names[0].first : names[0].end]} & {
        other.words[i].norm for i in inside
    }
    if shared - _TITLES:
        return False
    one, two = (str(name.entities[0].id) for name in (names[0], other_names[0]))
    lands = [_is_land(place, relations) for place in (one, two)]
    if lands[0] != lands[1] and not _are_alike(one, two, relations):
        return False
    if lands[0] and _may_be_of_two(alignment, relations):
        return False
    if any(_is_city(place, relations) for place in (one, two)) and not _IN_ONE_CITY.search(other.text):
        return False
    return _are_rivals(names[0], other_names[0], relations)


def _may_be_of_two(alignment: Alignment, relations: Kin) -> bool:
    """True for people, who may belong to several lands, but were born and died in one."""
    people = [m for m in alignment.matches if m.name and relations.kind(str(m.name.id)) == "person"]
    return bool(people) and _IN_ONE_LAND.search(alignment.sentence.text) is None


def _is_city(qid: str, relations: Kin) -> bool:
    """True for a large city, beside which others may have been lived, studied or sung in, too."""
    return not _CITIES.isdisjoint(_types(qid, relations))


def _is_land(qid: str, relations: Kin) -> bool:
    """True for *Swedish* and *Sweden*: only another land is another one. *Londoners* are of a city."""
    return qid in _lands() and not _is_city(qid, relations)


def _may_describe(word: Word) -> bool:
    """False for a name and for what ends as a verb does: *planes attacked Pearl Harbor*."""
    return not word.capital and (not word.norm.endswith("ed") or word.norm in ("red", "sacred"))


def _without_descriptors(alignment: Alignment) -> list[int]:
    """What is left of the claim, without the words that only describe a matched name behind them: *the watch
    brand Rolex*."""
    words = alignment.claim.words
    left = list(alignment.claim_left)
    telling = STRICT | {words[i].norm for i in alignment.claim.in_figures}
    for match in alignment.matches:
        i = match.first - 1
        while (
            match.name is not None and i in left and _may_describe(words[i]) and words[i].norm not in telling
        ):
            left.remove(i)
            i -= 1
    return left


def _is_surely_the_same(alignment: Alignment, match: Match, relations: Kin) -> bool:
    """False for words that differ a little (*founded*, *launched*), and where the sentence has more words
    for what is named, which may tell it apart: *the Federal Republic of Germany* began in 1949."""
    if match.figure:  # the 1922 prize may be given in 1923
        return preposition(alignment.claim, match.first) == preposition(alignment.sentence, match.other)
    if match.name is None:
        claim, other = alignment.claim.words[match.first], alignment.sentence.words[match.other]
        return are_close(claim.norm, other.norm)
    said = _words_of(alignment.claim, match.first)
    known = _words_of(alignment.sentence, match.other)
    return relations.kind(str(match.name.id)) == "person" or not said < known or known - said <= _TITLES


def _words_of(statement: Statement, first: int) -> set[str]:
    """The words of the name that begins at a word."""
    return {word.norm for word in statement.words[first : statement.end_of(first)]} - LIGHT


def _are_rivals(name: Name, other: Name, relations: Kin) -> bool:
    """True for two different things of one kind, neither of which lies in the other."""
    one = str(name.entities[0].id)
    possible = [str(entity.id) for entity in other.entities[:_POSSIBLE]]
    if one in {str(entity.id) for entity in other.entities} or any(
        relations.within(one, {two}) is not None or relations.within(two, {one}) is not None
        for two in possible
    ):
        return False
    if relations.kind(one) == "place" and _lie_in_namesake(name, possible, relations):
        return False
    return any(_are_alike(one, two, relations) for two in possible)


def _lie_in_namesake(name: Name, places: Collection[str], relations: Kin) -> bool:
    """True for Atlanta beside *Georgia*, which another land of that name may be meant by."""
    others = {str(one.id) for one in relations.named([name.entities[0].label])}
    return any(relations.within(place, others - {place}) is not None for place in places)


def _are_alike(one: str, two: str, relations: Kin) -> bool:
    kind = relations.kind(one)
    if kind != relations.kind(two) or not kind:
        return False
    return (
        kind == "person"
        or bool(_types(one, relations) & _types(two, relations))
        or (kind == "place" and relations.apart(one, two))
    )


def _types(qid: str, relations: Kin) -> set[str]:
    return {str(t.object.id) for t in relations.statements(qid, ("P31",)) if isinstance(t.object, Entity)}
