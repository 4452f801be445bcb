"""What a sentence decides of a claim that compares the same two things, or has one word's opposite: *sound
travels faster in air than in water*."""

from __future__ import annotations

import functools
import re
from itertools import product
from pathlib import Path

from claimver_core.language.grammar import words as word_set
from claimver_core.types import Label
from claimver_core.verification.sentences.alignment import Alignment, is_in_the_same_words
from claimver_core.verification.sentences.order import in_order
from claimver_core.verification.sentences.prepositions import preposition, same_prepositions
from claimver_core.verification.sentences.statement import Statement
from claimver_core.verification.sentences.times import are_of_one_time, differ_in_tense

_MARKS = frozenset({"than", "before", "after"})
_THAN = "than"
_AGAIN = word_set(
    """president presidents minister ministers chancellor champion champions win wins won host hosts hosted
    governor mayor captain coach manager held beat beats lead leads led top tops first last only
    play plays played work works worked rule rules ruled reign reigned office power join joined coached
    served government"""
)
"""With which something may come both before and after another."""

_ONE_WAY = word_set(
    """invented wrote discovered founded created directed composed painted taught bought acquired owns orbits
    orbit revolves killed kills murdered slew assassinated contains contain eats eat hunts named swallowed
    fathered adopted produces produce"""
)
"""What is not done by both to each other."""
_ONCE = word_set("defeated beat invaded")
"""The same where it is told when, or in which battle."""
_BARE = 3  # matches of a deed of which no more is told
_SOME = word_set("some many several often sometimes usually mostly can may could most few certain")
"""With which two opposites may both be true."""
_AGES = word_set("newborn adult young old fully-grown grown baby small little")
_FOUGHT = word_set("won win wins lost lose loses")
_FIGHT = re.compile(r"\b(?:Battle|War) of\b|\bWar\b")
"""What is won or lost once: a final may have been both, in two years."""
_COMPARES = re.compile(r"[a-z]+er|more|less|fewer|worse")
_NO_COMPARISON = frozenset({"rather", "other"})


def turned_round(alignment: Alignment) -> Label | None:
    """What follows where both have the same words but for a comparison that is turned round or opposite."""
    claim, other = alignment.claim, alignment.sentence
    if claim.negations or other.negations or not are_of_one_time(alignment) or differ_in_tense(claim, other):
        return None
    if not _marks(claim) and not _marks(other):
        return Label.CONTRADICTORY if _has_opposite(alignment) or _is_swapped(alignment) else None
    one, two = _compared(claim), _compared(other)
    return _by_sides(alignment, one, two) if one is not None and two is not None else None


def _marks(statement: Statement) -> list[int]:
    return [i for i, word in enumerate(statement.words) if word.norm in _MARKS]


def _compared(statement: Statement) -> tuple[int, int] | None:
    """The places of the word that compares and of the mark before the second thing; None where it compares
    nothing, or more than once."""
    marks = _marks(statement)
    if len(marks) != 1 or any(figure.first == marks[0] + 1 for figure in statement.figures):
        return None  # "more than two" compares with a bound
    if statement.words[marks[0]].norm != _THAN:
        return None if any(word.norm in _AGAIN for word in statement.words) else (marks[0], marks[0])
    norms = [word.norm for word in statement.words]
    if norms[marks[0] - 1] in _NO_COMPARISON:
        return None
    places = (i for i in range(marks[0] - 1, -1, -1) if norms[i] in _opposites())
    found = next((i for i in places if _COMPARES.fullmatch(norms[i])), None)
    return None if found is None else (found, marks[0])


def _by_sides(alignment: Alignment, one: tuple[int, int], two: tuple[int, int]) -> Label | None:
    """What follows from which of the things compared stands on which side of the mark."""
    claim, other = alignment.claim.words[one[0]].norm, alignment.sentence.words[two[0]].norm
    added = set(alignment.claim_left) - set(one)
    if not set(alignment.sentence_left) <= set(two) or any(not _narrows(alignment, i) for i in added):
        return None
    opposite = are_opposite(claim, other)
    if not opposite and claim != other:
        return None
    pairs = [(m.first, m.other) for m in alignment.matches if m.first not in one]
    changed = [(here, there) for here, there in pairs if (here > one[1]) != (there > two[1])]
    if any(_is_to(alignment.claim, here) != _is_to(alignment.sentence, there) for here, there in changed):
        return None  # "to Germany than to France"
    behind = [there > two[1] for here, there in pairs if here > one[1]]
    before = [there > two[1] for here, there in pairs if here < one[1]]
    if not behind or not before:
        return None
    if all(behind) and not any(before):
        return Label.CONTRADICTORY if opposite and not added else None
    if any(behind) or not any(before):
        return None
    if opposite:
        return None if added else Label.ATTRIBUTABLE
    return Label.CONTRADICTORY


def _narrows(alignment: Alignment, place: int) -> bool:
    """True for a word of age before a noun that both have: *newborn* babies are babies."""
    matched = {match.first for match in alignment.matches}
    return alignment.claim.words[place].norm in _AGES and place + 1 in matched


def _is_to(statement: Statement, place: int) -> bool:
    return preposition(statement, place) == "to"


def _has_opposite(alignment: Alignment) -> bool:
    """True where the claim has the opposite of a word of the sentence, and all else is the same."""
    if not alignment.matches or len(alignment.claim_left) != 1 or len(alignment.sentence_left) != 1:
        return False
    if min(m.first for m in alignment.matches) > alignment.claim_left[0]:
        return False  # "vertebrates are animals", and invertebrates are
    if any(word.norm in _SOME for word in (*alignment.claim.words, *alignment.sentence.words)):
        return False
    word = alignment.claim.words[alignment.claim_left[0]]
    other = alignment.sentence.words[alignment.sentence_left[0]]
    return (
        are_opposite(word.norm, other.norm)
        and (word.norm not in _FOUGHT or _FIGHT.search(alignment.claim.text) is not None)
        and in_order(alignment.matches, alignment)
        and same_prepositions(alignment.matches, alignment)
        and is_in_the_same_words(alignment)
    )


def _is_swapped(alignment: Alignment) -> bool:
    """True where both tell one deed, and who does it and to whom it is done have changed places."""
    claim, other = alignment.claim.words, alignment.sentence.words
    if alignment.claim_left or alignment.sentence_left:
        return False
    deeds = [m for m in alignment.matches if claim[m.first].norm in _ONE_WAY | _ONCE]
    if len(deeds) != 1 or claim[deeds[0].first].norm != other[deeds[0].other].norm:
        return False
    deed = deeds[0]
    if claim[deed.first].norm in _ONCE and len(alignment.matches) == _BARE:
        return False
    beside = [m for m in alignment.matches if m is not deed and not m.figure]
    before = [m for m in beside if m.first < deed.first]
    behind = [m for m in beside if deed.first < m.first][:1]
    by = (_is_by(alignment.claim, deed.first), _is_by(alignment.sentence, deed.other))
    return (
        by[0] == by[1]
        and len(before) == len(behind) == 1
        and before[0].other > deed.other > behind[0].other
        and not any(m.other < deed.other for m in beside if m is not behind[0])
    )


def _is_by(statement: Statement, verb: int) -> bool:
    return any(word.norm == "by" for word in statement.words[verb : verb + 2])


def are_opposite(word: str, other: str) -> bool:
    """True where two normalised words say the opposite of each other."""
    return other in _opposites().get(word, ())


@functools.cache
def _opposites() -> dict[str, frozenset[str]]:
    lines = Path(__file__).with_name("opposites.txt").read_text(encoding="utf-8").splitlines()
    found: dict[str, set[str]] = {}
    for line in lines:
        sides = [side.split() for side in line.partition("#")[0].split("|")]
        for here, there in (sides, sides[::-1]) if len(sides) == 2 else ():
            for one, two in product(here, there):
                found.setdefault(one, set()).add(two)
    return {word: frozenset(others) for word, others in found.items()}
