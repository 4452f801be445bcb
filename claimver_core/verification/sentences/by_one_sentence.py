"""What one known sentence decides of the claim that it is laid beside: that it says the same, or all but one
thing of it."""

from __future__ import annotations

import re

from claimver_core.language.grammar import words as word_set
from claimver_core.types import Label
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.sentences.alignment import Alignment, is_in_the_same_words
from claimver_core.verification.sentences.known_sentences import KnownSentence
from claimver_core.verification.sentences.left_over import may_miss
from claimver_core.verification.sentences.light_words import adds_in_light_words
from claimver_core.verification.sentences.order import in_order
from claimver_core.verification.sentences.slots import differs
from claimver_core.verification.sentences.times import (
    USED_TO,
    are_of_one_time,
    differ_in_tense,
    tell_what_lasts,
    tense,
)
from claimver_core.verification.sentences.vouched import vouched
from claimver_core.verification.sentences.words import strict

FEWEST = 2
"""Words of a claim that say something."""
_IS_NONE = re.compile(r"\b(?:is|are|was|were) (?:not|no) (?:an? )?[a-z]")
_ORDINALS = word_set(
    "twenty thirty forty fifty first second third fourth fifth sixth seventh eighth ninth tenth"
)
_ISLAND = "Great Britain"
"""Which is not all of the state that it is often taken for, so that a denial may be of the island."""
_IN_PART = word_set(
    "whole entire entirely fully just merely simply exactly quite completely totally also too"
)
"""With one of which a denial may deny that alone."""
_DEGREES = word_set("easily clearly really truly greatly huge ever")
_NEVER, _ONLY = "never", "only"


def label_by(
    alignment: Alignment, sentence: KnownSentence, relations: Kin, *, described: bool
) -> Label | None:
    """What the sentence decides of the claim that it is laid beside, or None; ``described`` where "is" was
    put between a name and what stands beside it, so that it tells no time."""
    claim, other = alignment.claim, alignment.sentence
    told = vouched(alignment, relations) | _no_more_than(alignment, sentence)
    if told.issuperset(alignment.claim_left):
        if len(alignment.matches) < FEWEST:
            return None
        return _said_again(alignment, described=described)
    if not alignment.matches:
        return None
    if _denied_outright(alignment):
        return Label.CONTRADICTORY
    if claim.negations > 1 or other.negations or differ_in_tense(claim, other):
        return None
    if any(differs(alignment, slot, relations) for slot in sentence.slots):
        return Label.ATTRIBUTABLE if claim.negations else Label.CONTRADICTORY
    return None


def _no_more_than(alignment: Alignment, sentence: KnownSentence) -> set[int]:
    """The place of the "only" before a number that is the exact one: *in only one film*."""
    exact = {
        match.first
        for match in alignment.matches
        if match.figure
        and any(s.overlaps(alignment.sentence.words[match.other].span) for s in sentence.slots)
    }
    words = alignment.claim.words
    return {i for i in alignment.claim_left if words[i].norm == _ONLY and i + 1 in exact}


def _said_again(alignment: Alignment, *, described: bool) -> Label | None:
    """What follows where the sentence has all that the claim says; ``described`` where "is" was put between
    a name and what stands beside it, so that it tells no time."""
    claim, other = alignment.claim, alignment.sentence
    if adds_in_light_words(alignment):
        return None
    if not may_miss(alignment, alignment.sentence_left) or not in_order(alignment.matches, alignment):
        return None
    if (
        not described
        and (tense(claim.text), tense(other.text)) == ("present", "past")
        and not tell_what_lasts(claim, other)
    ):
        return None
    if not are_of_one_time(alignment) or (
        claim.negations != other.negations and differ_in_tense(claim, other)
    ):
        return None
    if claim.negations == other.negations:
        if _NEVER in {word.norm for word in claim.words} and differ_in_tense(claim, other):
            return None  # what is not the capital may once have been
        return Label.ATTRIBUTABLE if not claim.negations or not alignment.sentence_left else None
    if alignment.sentence_left or claim.negations + other.negations > 1 or USED_TO.search(claim.text):
        return None
    added = {word.norm for word in claim.words} - {word.norm for word in other.words}
    if strict(added) or added & _IN_PART or not _has_same_figures(alignment):
        return None
    if other.negations and not is_in_the_same_words(alignment):
        return None
    if _ISLAND in claim.text and _ISLAND not in other.text:
        return None
    return Label.CONTRADICTORY


def _has_same_figures(alignment: Alignment) -> bool:
    """False where a number is rounded: 42 km is not the length of a marathon, to be exact."""
    claim, other = alignment.claim, alignment.sentence
    if any(fraction in other.text for fraction in "¼½¾"):
        return False
    return all(
        claim.words[match.first].norm == other.words[match.other].norm
        for match in alignment.matches
        if match.figure
    )


def _denied_outright(alignment: Alignment) -> bool:
    """True where the sentence denies the claim but for its time, which cannot help it, *Norway has been a
    member since 1995*, its degree, *easily visible*, or which of its kind it would be: what is no state is
    not *the 51st state*."""
    claim = alignment.claim
    is_none = _IS_NONE.search(alignment.sentence.text) is not None
    norms = [word.norm for word in claim.words]
    return (
        alignment.sentence.negations == 1
        and not claim.negations
        and is_in_the_same_words(alignment)
        and not alignment.sentence_left
        and all(
            i in claim.in_dates
            or norms[i] == "since"
            or norms[i] in _DEGREES
            or (is_none and (i in claim.in_figures or norms[i] in _ORDINALS))
            for i in alignment.claim_left
        )
        and not differ_in_tense(claim, alignment.sentence)
        and not strict(norm for norm in norms if not (is_none and norm in _ORDINALS))
        and in_order(alignment.matches, alignment)
    )
