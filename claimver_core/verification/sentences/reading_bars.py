"""What a known sentence in other words can neither bear out nor contradict, whatever a model reads in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from claimver_core.language.grammar import KIN
from claimver_core.language.grammar import words as word_set
from claimver_core.linking.words import places
from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.beside_nearest import BesideNearest, bounds
from claimver_core.verification.sentences.light_words import adds_in_light_words
from claimver_core.verification.sentences.no_contradiction import says_something_else
from claimver_core.verification.sentences.order import in_order
from claimver_core.verification.sentences.owners import is_of_theirs
from claimver_core.verification.sentences.prepositions import same_prepositions
from claimver_core.verification.sentences.statement import Statement
from claimver_core.verification.sentences.times import USED_TO
from claimver_core.verification.sentences.voice import same_voice
from claimver_core.verification.sentences.words import strict

FEWEST = 2
"""As many matches has a sentence that says a part of a claim."""
_SAYS_MORE = KIN | word_set(
    """capital assassinated give gives gave given grant grants granted donor donors future former next
    previous deputy vice acting assistant honorary alleged only sole solely alone all every always throughout
    starred acted danced edited translated illustrated reviewed restored adapted words lyrics
    libretto lyricist librettist
    begun began virus viruses bacterium bacteria parasite parasites fungus fungi"""
)
"""With one of which a claim is of somebody or something else, or tells another deed."""
_SAYS_WHO_TELLS_IT = word_set(
    "bible legend legendary myth mythology mythical according said believed alleged supposed rumoured"
)
"""With one of which a sentence does not say that it was so."""
_HAS_ENDED = word_set("stepped-down resigned retired quit divorced separated bankrupt")
"""With one of which something may have happened since the sentence was written."""
_OFFICES = word_set(
    """president minister chancellor king queen emperor governor senator mayor secretary ambassador captain
    coach leader leads led rules ruled heads headed"""
)
_CALLINGS = word_set(
    """character figure actor actress singer writer author poet painter musician composer director producer
    scientist engineer doctor lawyer politician teacher philosopher mathematician"""
)
"""Of which somebody may have had another as well, and others this one."""
_OF_MANY = word_set("created creator creators choreographed")
"""What several may have a part in."""
_LINKS = word_set("connects connect links link joins join")
"""With one of which two things may be joined by way of others."""
_TURNING = word_set("by from to than")
"""With one of which another order tells another thing."""
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
_IS_A = re.compile(r"\b(?:is|was|are|were) (?:also )?an?\b", re.IGNORECASE)
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


def may_bear_out(beside: BesideNearest) -> bool:
    """Whether the sentences can say all that the claim says, its names and figures among it."""
    claim = beside.nearest.claim
    exact = claim.in_names | claim.in_figures | claim.capitals
    figure_lost = bool(beside.lost & claim.in_figures)
    return (
        not beside.unsaid & exact
        and not (figure_lost and _is_of_another_deed(beside.needed))
        and not adds_in_light_words(beside.nearest)
        and not is_of_theirs(beside.nearest)
        and not _is_called_what_another_is(beside)
        and not _says_more(beside)
        and all(len(alignment.matches) >= FEWEST for alignment in beside.needed[1:])
    )


def goes_beyond(beside: BesideNearest) -> bool:
    """Whether the claim says what another wording seldom says, the first, the most, another place, or only
    adds to what the sentence says."""
    nearest = beside.nearest
    claim = nearest.claim
    return (
        strict(beside.lacking)
        or not same_prepositions(nearest.matches, nearest)
        or (bool(nearest.sentence_left) and strict(word.norm for word in claim.words))
        or not beside.ordered
        or (bool(beside.lost & claim.in_names) and not beside.of_one_subject)
        or (bool(beside.unsaid) and not nearest.sentence_left)
    )


def may_contradict(beside: BesideNearest) -> bool:
    """Whether the nearest can exclude what the claim says."""
    nearest, lost = beside.nearest, beside.lost
    claim = nearest.claim
    words = {word.norm for word in claim.words}
    return (
        not lost & claim.in_figures  # which exact comparison has left open
        and _HAS_ENDED.isdisjoint(words)
        and not _is_only_maybe(claim)
        and _DIRECTIONS.isdisjoint(words)
        and (_LINKS | _OF_MANY).isdisjoint(words)
        and KIN.isdisjoint(beside.left)
        and not _is_of_somebody_else(beside)
        and _OFFICES.isdisjoint(beside.lacking)
        and not _is_called_something_else(beside)
        and _tells_of_it(nearest)
        and not _names_a_people(beside)
        and not (lost & claim.in_names and beside.one_denies)
        and not _may_be_another_name(beside)
        and not says_something_else(beside)
    )


def _is_called_what_another_is(beside: BesideNearest) -> bool:
    """Whether it only says what something is by what another is called in a sentence of it: *Lake Baikal is a
    river*, beside *The only river flowing out of Lake Baikal is the Angara*."""
    claim = beside.nearest.claim
    if _IS_A.search(claim.text) is None:
        return False
    for alignment in beside.needed[1:]:
        names = [match.other for match in alignment.matches if match.name is not None]
        called = [m.other for m in alignment.matches if m.name is None and m.first in beside.lost]
        if not in_order(alignment.matches, alignment) or (names and called and min(called) < min(names)):
            return True
    return False


def _says_more(beside: BesideNearest) -> bool:
    """Whether a claim says what no other wording of the nearest sentence says."""
    nearest, lacking, left = beside.nearest, beside.lacking, beside.left
    return (
        not (_SAYS_MORE | _HAS_ENDED).isdisjoint(lacking)
        or not _SAYS_WHO_TELLS_IT.isdisjoint(left)
        or (not _ORDINALS.isdisjoint(lacking) and not _ORDINALS.isdisjoint(left))
        or beside.one_denies
        or bounds(nearest.claim, nearest.sentence)
        or (not beside.ordered and any(word.norm == "between" for word in nearest.claim.words))
        or (not beside.ordered and _is_rearranged(nearest))
        or (not beside.lost and not same_prepositions(nearest.matches, nearest))
        or (not beside.lost and not same_voice(nearest))
        or (bool(beside.lost) and not _DIRECTIONS.isdisjoint(word.norm for word in nearest.claim.words))
        or (not beside.ordered and not _DIRECTIONS.isdisjoint(lacking | left))
    )


def _is_rearranged(nearest: Alignment) -> bool:
    """Whether claim and sentence are of the same words in another order: *Tom Hanks was played by Forrest
    Gump*, *from 1848 to 1846*."""
    said, known = (Counter(word.norm for word in one.words) for one in (nearest.claim, nearest.sentence))
    return said == known and not _TURNING.isdisjoint(said)


def _is_of_somebody_else(beside: BesideNearest) -> bool:
    """Whether it ranks another thing than the sentence does, is of somebody's father, of whom the sentence
    says nothing, or tells a place apart from those of its name: *Paris is a city in Texas*."""
    claim = beside.nearest.claim
    ranked = strict(word.norm for word in claim.words) and not claim.in_names.isdisjoint(beside.lost)
    return ranked or not KIN.isdisjoint(beside.lacking) or _TOLD_APART.search(claim.text) is not None


def _tells_of_it(nearest: Alignment) -> bool:
    """False where the sentence only tells of the same person or thing: *showed the first lamp* says nothing
    of *kept the first piece*."""
    words = nearest.claim.words
    plain = [m for m in nearest.matches if m.name is None and words[m.first].norm not in _ORDINALS]
    return bool(plain) or sum(match.name is not None for match in nearest.matches) > 1


def _is_called_something_else(beside: BesideNearest) -> bool:
    """Whether it only tells another calling: *Super Mario is a video game character*, and a plumber."""
    claim = beside.nearest.claim
    alone = not beside.one_denies and not beside.lost & claim.in_names
    return alone and _IS_A.search(claim.text) is not None and not _CALLINGS.isdisjoint(beside.lacking)


def _names_a_people(beside: BesideNearest) -> bool:
    """Whether it calls somebody by a people that the sentence does not tell: a Swede may be Bosnian, too."""
    claim = beside.nearest.claim
    return any(
        _is_demonym(claim.words[name.first].span.of(claim.text))
        for name in claim.names
        if name.first in beside.lost
    )


def _is_demonym(word: str) -> bool:
    found = places().get(word)
    return found is not None and found.kind == "demonym"


def _may_be_another_name(beside: BesideNearest) -> bool:
    """True where the sentence has another name for one of which nothing is known: *Robert Prevost* may be
    *Leo XIV*."""
    nearest = beside.nearest
    unknown = beside.lost & nearest.claim.capitals - nearest.claim.in_names
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
