"""Whether a known sentence by itself can exclude what a claim says, whatever a model reads in it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from claimver_core.language.grammar import words as word_set
from claimver_core.types import Span
from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.order import in_order
from claimver_core.verification.sentences.statement import Statement, says_something
from claimver_core.verification.sentences.turned_round import are_opposite
from claimver_core.verification.sentences.voice import PARTICIPLES
from claimver_core.verification.sentences.words import are_apart

_COPULAS = word_set("is are was were stay stays stayed remain remains remained belong belongs belonged")
_SAYS_WHERE_OR_HOW = word_set("from in on at by with for as than like that which who among near")
"""With one of which more is said of a thing than what it is: who lives *with* fish may be none."""
_IS_ONE_OF = word_set("kind kinds sort sorts type types species count counts family member members")
"""With which a claim says no more than *is a*."""
_AMOUNTS = word_set(
    "single one couple pair double twin several many few dozen dozens countless numerous half"
)


def may_exclude(alignment: Alignment, lost: Collection[int], slots: Sequence[Span]) -> bool:
    """False where the sentence tells of another subject, or of another thing beside which the claim's may be
    true as well: *feed their calves* says nothing of their young.

    ``lost`` are the places of the claim's words that the sentence lacks, ``slots`` the parts of the sentence
    that nothing else can take the place of.
    """
    if _is_of_another_subject(alignment, lost) and not is_left(alignment, slots):
        return False
    if alignment.claim.negations != alignment.sentence.negations:
        turned = bool(alignment.sentence_left) and not in_order(alignment.matches, alignment)
        return not turned and not _does_what_it_is_not(alignment, lost)
    if not lost and not alignment.sentence_left:
        return True
    return (
        _leaves_what_nothing_replaces(alignment, slots)
        or _names_another(alignment, lost)
        or _is_told_apart(alignment, lost)
    )


def is_left(alignment: Alignment, slots: Sequence[Span]) -> bool:
    """Whether the claim lacks nothing but what nothing else can take the place of: that Hungary was an ally
    says nothing of Sweden, that {Noah} built the ark does of Moses."""
    words = alignment.sentence.words
    left = [words[place].span for place in alignment.sentence_left if says_something(words[place])]
    return bool(left) and all(any(slot.overlaps(span) for slot in slots) for span in left)


def _is_of_another_subject(alignment: Alignment, lost: Collection[int]) -> bool:
    """Whether the sentence lacks what the claim names first, or where it names nothing its first word that
    says something."""
    claim = alignment.claim
    named = [name.first for name in claim.names]
    telling = [place for place, word in enumerate(claim.words) if says_something(word)]
    first = min(named or telling, default=None)
    return first in lost and bool(alignment.sentence_left)


def _leaves_what_nothing_replaces(alignment: Alignment, slots: Sequence[Span]) -> bool:
    """Whether the claim lacks what fills a slot; a number excludes other amounts alone."""
    sentence = alignment.sentence
    counts = not _AMOUNTS.isdisjoint(word.norm for word in alignment.claim.words)
    return any(
        slot.overlaps(sentence.words[place].span)
        for slot in slots
        for place in alignment.sentence_left
        if counts or place not in sentence.in_figures
    )


def _names_another(alignment: Alignment, lost: Collection[int]) -> bool:
    """Whether each has a name that the other lacks."""
    claim, sentence = alignment.claim, alignment.sentence
    named = (sentence.in_names | sentence.capitals) - sentence.in_figures
    said = (claim.in_names | claim.capitals) - claim.in_figures
    return not said.isdisjoint(lost) and not named.isdisjoint(alignment.sentence_left)


def _is_told_apart(alignment: Alignment, lost: Collection[int]) -> bool:
    """Whether a word of the claim is the opposite of one that the sentence has in its stead, or names a kind
    of which nothing of the other's is."""
    said = [alignment.claim.words[place].norm for place in lost]
    known = [alignment.sentence.words[place].norm for place in alignment.sentence_left]
    return any(are_opposite(one, two) or are_apart([one], [two]) for one in said for two in known)


def _does_what_it_is_not(alignment: Alignment, lost: Collection[int]) -> bool:
    """Whether the sentence denies only that a thing is another, and the claim tells what it does with one:
    *Dolphins eat fish*, though they are none."""
    claim, sentence = alignment.claim, alignment.sentence
    if not _tells_what_it_is(sentence, [match.other for match in alignment.matches]):
        return False
    if _copula(claim) is not None:
        return not _tells_what_it_is(claim, [match.first for match in alignment.matches])
    said, known = ({word.norm for word in one.words} for one in (claim, sentence))
    lacking = {claim.words[place].norm for place in lost}
    return bool(lacking - _IS_ONE_OF) or (
        said.isdisjoint(_IS_ONE_OF) and not (said - known).isdisjoint(_SAYS_WHERE_OR_HOW)
    )


def _tells_what_it_is(statement: Statement, matched: Collection[int]) -> bool:
    """True for *Dolphins are not fish*, and not for *is not caused by cold*, by the words behind "is" up to
    the first of the places ``matched``."""
    copula = _copula(statement)
    if copula is None:
        return False
    end = min((place for place in matched if place > copula), default=len(statement.words))
    return not any(
        word.norm in _SAYS_WHERE_OR_HOW
        or word.norm in PARTICIPLES
        or (word.norm.endswith(("ed", "ing")) and word.norm != "related")
        for word in statement.words[copula + 1 : end + 1]
    )


def _copula(statement: Statement) -> int | None:
    return next((place for place, word in enumerate(statement.words) if word.norm in _COPULAS), None)
