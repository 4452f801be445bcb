"""What the words beside a name rule out: nobody *was founded*, and no film *starred in* another."""

from __future__ import annotations

from itertools import pairwise

from claimver_core.language.grammar import words
from claimver_core.linking.candidates import Option
from claimver_core.linking.kinds import Kind
from claimver_core.linking.reading import Case, Reading
from claimver_core.linking.surfaces import Shape, Surface

_RULED_OUT = -5.0
_PART_OF_TITLE = -3.0  # "Hall" of an unknown "Hall of Mirrors"
_BEING = words("is was are were")
_FOUNDED = words("founded established built headquartered incorporated dissolved abolished merged")
_SORTS = words(
    "city town village state province country county region river island lake mountain company airline band "
    "film novel"
)
_BEFORE_SORT = words("a an the")
_PRIZES = words("oscar oscars grammy grammys emmy emmys bafta baftas")
_ACTED = words("starred stars co-starred acted appeared")
_PLACED = words("in of on near")
_NONE: frozenset[Kind] = frozenset()
_PEOPLE = frozenset({Kind.PERSON})
_NO_WORKS = frozenset({Kind.PERSON, Kind.PLACE})


def ruled_out(reading: Reading, surface: Surface, option: Option) -> float:
    """A score of at most 0 that is added to that of ``option``."""
    if surface.shape is not Shape.NAME or not option.entity.label[:1].isupper():
        return 0.0
    if option.kind in _kinds_ruled_out(reading, surface):
        return _RULED_OUT
    return _PART_OF_TITLE if _is_part_of_title(reading, surface) else 0.0


def _kinds_ruled_out(reading: Reading, surface: Surface) -> frozenset[Kind]:
    """What kinds of things the words right before and behind a name do not speak of."""
    first, last = reading.sentence_of(surface.start)
    before = [form.lower for form in reading.forms[max(first, surface.start - 2) : surface.start]]
    behind = [form.lower for form in reading.forms[surface.end : min(last, surface.end + 5)]]
    if len(behind) > 1 and behind[0] in _BEING:
        if behind[1] in _FOUNDED:
            return _PEOPLE
        if behind[1] in _BEFORE_SORT and _tells_sort(behind[2:]):
            return _PEOPLE
    if behind[:1] and behind[0] in _ACTED and behind[1:2] == ["in"]:
        return frozenset({Kind.WORK})
    if len(before) == 2 and before[0] in _PRIZES and before[1] == "for":
        return _NO_WORKS
    return _NONE


def _tells_sort(said: list[str]) -> bool:
    """True for "city in" and "large city in"."""
    return any(word in _SORTS and following in _PLACED for word, following in pairwise(said[:3]))


def _is_part_of_title(reading: Reading, surface: Surface) -> bool:
    """True for the plain nouns of a title that the knowledge does not have as a whole: "Hall of Mirrors"."""
    start, end = surface.start, surface.end
    if surface.words != 1 or surface.case is not Case.NORMAL or not _is_large_noun(reading, start):
        return False
    first, last = reading.sentence_of(start)
    before = start - 2 >= first and reading.forms[start - 1].lower == "of"
    behind = end + 1 < last and reading.forms[end].lower == "of"
    return (before and _is_large_noun(reading, start - 2)) or (behind and _is_large_noun(reading, end + 1))


def _is_large_noun(reading: Reading, index: int) -> bool:
    return reading.pos[index] == "NOUN" and reading.forms[index].starts_large
