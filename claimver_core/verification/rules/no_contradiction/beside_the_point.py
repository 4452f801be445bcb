"""Contradictions that speak of something else than the claim: of somebody's kin, of what is over or near."""

from __future__ import annotations

import re
from collections.abc import Callable

from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.people.band_parts import part_is_told
from claimver_core.verification.rules.people.whose_kin import is_of_relative, names_relative
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.unresolved import speaks_of_unknown

_RELATIVES = frozenset({"P22", "P25", "P26", "P40", "P451", "P1038", "P3373", "P7", "P9"})
_OF_TIMES = frozenset({"date", "term-of-office"})
"""What decides by a time that the claim tells of the relative, and not of a marriage."""
_DIED_WHEN = re.compile(
    r"\b(?:when|after|before|until|once|as)\s+(?:his|her|their)\s+(?:[a-z-]+\s+){0,2}"
    r"(?:father|mother|husband|wife|son|daughter|brother|sister|uncle|aunt|parents?|grand\w+|cousin|nephew|niece|"
    r"predecessor|master|teacher|friend|bandmate)\b"
    r"[^,]*?\b(?:die[sd]|was (?:killed|born|shot|murdered|executed))\b",
    re.IGNORECASE,
)
_OF_LIFE = frozenset({"P569", "P570", "P19", "P20", "P509", "P1196"})
_BIRTHS = frozenset({"P569", "P19"})
_THEIR_PARENT = re.compile(r"\b(?:his|her|their)\s+(?:[a-z]+\s+)?(?:mother|father|parents?)\b", re.IGNORECASE)
_BIRTH = re.compile(
    r"\b(?:born|births?|birthday|bore|baby|aged?|old|older|younger|came into)\b", re.IGNORECASE
)
_NO_MORE = re.compile(r"\bno longer\b|\bany\s?more\b", re.IGNORECASE)
_WHILE_ACTIVE = frozenset(
    {"P54", "P641", "P106", "P108", "P69", "P413", "P463", "P102", "P551", "P937", "P1303"}
)
"""What somebody does for a time, of which the end is often not stated."""
_WAS = re.compile(r"\bwas\b", re.IGNORECASE)
_WHERE_IT_IS, _MADE_BY = frozenset({"P276", "P195"}), ("P170", "P195", "P50")
_NEAR = re.compile(r"\b(?:near|nearby|outside|close to|not far from)\s+(?:the\s+)?_", re.IGNORECASE)
_PLACES = frozenset({"P19", "P20", "P119", "P131", "P159", "P276", "P551", "P740"})
_LANDS_OF_PLACES = frozenset({"P17", "P131"})
_HELD_IN = re.compile(r"\b(?:held|hosted|staged|played|fought|won|met|opened|began|took place)\b.*\bin\s+$")
_WHOLE = re.compile(r"\b(?:whole|entire|all)\b", re.IGNORECASE)
_WRITE = re.compile(r"\b(?:write|wrote|written|compose[ds]?|paint(?:ed)?)\b", re.IGNORECASE)
_CONTINENT = "Q5107"


def is_beside_the_point(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where what contradicts the claim tells of something else."""
    return any(check(reading, ruling, relations) for check in _CHECKS)


def _of_kin(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Justin Trudeau's father was prime minister from 1968*: his own term is another. Of *Liszt's daughter
    Cosima married Wagner*, what is told of Wagner's father is no more to the point."""
    if not is_of_relative(reading):
        return False
    if names_relative(reading) and ruling.rule in _OF_TIMES:
        return True
    whose = next((m.entity.id for m in reading.claim.mentions if is_name(m)), None)
    return not any(
        t.property.id in _RELATIVES and (t.subject.id == whose or has_value(t, whose))
        for t in ruling.triplets
    )


def _of_what_is_unknown(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*The country joined the UN in 2002*, of no country that was named: how old the UN is tells nothing."""
    return speaks_of_unknown(reading.claim)


def _of_their_death(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*was 25 when her father died in 1952*: her own death was later."""
    return bool(_DIED_WHEN.search(reading.words)) and not _OF_LIFE.isdisjoint(ruling.properties)


def _of_meeting_kin(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*visited her mother in 1990*: of a birth nothing is said."""
    return (
        ruling.properties <= _BIRTHS
        and _THEIR_PARENT.search(reading.words) is not None
        and _BIRTH.search(reading.words) is None
    )


def _of_what_is_over(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*no longer plays tennis*: that it is her sport tells nothing of today."""
    return (
        ruling.rule == "negation"
        and _NO_MORE.search(reading.words) is not None
        and ruling.properties <= _WHILE_ACTIVE
    )


def _of_where_it_is_now(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*Guernica was in New York until 1981*: works of art change places."""
    if not _WAS.search(reading.words) or not ruling.properties <= _WHERE_IT_IS:
        return False
    return all(relations.statements(str(t.subject.id), _MADE_BY) for t in ruling.triplets)


def _of_another_part(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*did not play the guitar in the Beatles*: that he plays it tells nothing of the band."""
    return ruling.rule == "negation" and not part_is_told(reading, ruling.triplets, relations)


def _of_what_lies_near(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*born near Chicago*: Oak Park is near Chicago."""
    return bool(_NEAR.search(reading.words)) and ruling.properties <= _PLACES


def _of_the_whole(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*does not flow through the whole of Germany*: through a part of it."""
    return reading.denied and ruling.rule == "negation" and _WHOLE.search(reading.words) is not None


def _of_publication(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Kafka didn't write The Trial in 1925*: it came out then."""
    return reading.denied and _WRITE.search(reading.words) is not None and "P577" in ruling.properties


def _of_where_it_happened(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Ukraine's band won the contest held in Turin*: that Turin is Italian is no contradiction."""
    if not ruling.properties <= _LANDS_OF_PLACES:
        return False
    context = reading.claim.context
    names = [mention for mention in reading.claim.mentions if is_name(mention)]
    places = {triplet.subject.id for triplet in ruling.triplets}
    place = next((m for m in names if m.entity.id in places), None)
    if place is None:
        return False
    start = context.find(place.text)
    ends = [context.find(m.text) + len(m.text) for m in names if m.entity.id not in places]
    before = max((end for end in ends if end <= start), default=None)
    return (
        len(ends) > 1
        and before is not None
        and max(ends) <= start
        and _HELD_IN.search(context[before:start]) is not None
    )


def _of_a_continent(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*the first British Asian*: who is of a continent's people may be of any nation."""
    named = [str(mention.entity.id) for mention in reading.claim.mentions]
    return ruling.rule == "nationality" and any(relations.is_a(qid, _CONTINENT) for qid in named)


_CHECKS: tuple[Callable[[Reading, Ruling, Kin], bool], ...] = (
    _of_what_is_unknown,
    _of_kin,
    _of_their_death,
    _of_meeting_kin,
    _of_what_is_over,
    _of_where_it_is_now,
    _of_another_part,
    _of_what_lies_near,
    _of_the_whole,
    _of_publication,
    _of_where_it_happened,
    _of_a_continent,
)
