"""Claims that turn round or widen what the statements say which seem to bear them out: who was beaten has not
won, who gives a prize does not get it, what is made of two things does not consist of one."""

from __future__ import annotations

import re
from collections.abc import Callable

from claimver_core.types import Entity, QuantityValue, TimeValue
from claimver_core.verification.rules.background import PLACED
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_BEATEN = re.compile(
    r"\b(?:was|were|got|been|being|is)\s+(?:[a-z]+ly\s+)?(?:beaten|defeated|knocked out|thrashed)\b"
    r"|\bsuffered\s+(?:a\s+|an?\s+\w+\s+)?defeat\b",
    re.IGNORECASE,
)
_WINNER = "P1346"
_GIVES = re.compile(
    r"(?<!was )(?<!were )(?<!been )\b(?:gave|gives|granted|grants|handed|hands|presented)\b", re.IGNORECASE
)
_AWARD = frozenset({"P166", "P1411"})
_CONSISTS = re.compile(
    r"\b(?:consists?|composed|made(?: up)?|formed)\s+(?:only\s+)?(?:of|from)\b", re.IGNORECASE
)
_PARTS = ("P527", "P186", "P2670")
_MISSED = re.compile(
    r"\b(?:beaten\s+to|los(?:es|t)|miss(?:es|ed)|snubbed|spared|escaped|avoided|dodged|robbed\s+of|"
    r"denied|passed\s+over|overlooked|refused|declined|rejected|turned\s+down|stripped\s+of)\b",
    re.IGNORECASE,
)
_EVERYBODY = re.compile(
    r"\b(?:every(?:one|body)|all (?:the )?(?:people|inhabitants|citizens))\b", re.IGNORECASE
)
_OF_SOME = frozenset({"P37", "P2936", "P103", "P140", "P172"})
_WHOLLY = re.compile(
    r"\b(?:entirely|wholly|completely|fully|exclusively|solely|all)\s+(?:in|on|within)\b", re.I
)
_SCHOOL = frozenset({"P69"})
_NO_STUDENT = re.compile(
    r"\b(?:professor|lecturer|teacher|dean|rector|principal|president|researcher|librarian|employee|taught|worked)\b|"
    r"\b(?:finish|complet|earn|receiv|obtain|gain)\w*\s+(?:an?\s+|his\s+|her\s+|their\s+)?(?:[a-z'’-]+\s+){0,2}?"
    r"(?:degree|doctorate|diploma|phd|studies|master['’]?s|bachelor['’]?s)\b",
    re.IGNORECASE,
)
_WROTE = re.compile(r"\b(?:wrote|writes?|written|composed|painted)\b", re.IGNORECASE)
_BOTH = re.compile(r"\bboth\s+(?:of\s+)?(?:(?:its|their|his|her|the)\s+)?[a-z-]+\W*$", re.IGNORECASE)
_HOW_MANY, _PAIR = "P1114", 2
_PUBLISHED, _DEATH = "P577", ("P570",)


def says_more(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the claim does not follow from the statements of a ruling that supports it."""
    return any(check(reading, ruling, relations) for check in _CHECKS)


def _was_beaten(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Italy was beaten in the final*, by who won it."""
    names = {mention.entity.id for mention in reading.claim.mentions[:1]}
    won = any(
        t.property.id == _WINNER and isinstance(t.object, Entity) and t.object.id in names
        for t in ruling.triplets
    )
    return won and _BEATEN.search(reading.words) is not None


def _missed(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Was beaten to the Oscar*, by who won one."""
    return ruling.properties <= _AWARD and _MISSED.search(reading.words) is not None


def _gives_away(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Churchill gave the Nobel Prize*: he got it."""
    return _GIVES.search(reading.words) is not None and ruling.properties <= _AWARD


def _is_one_part(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*Water consists of hydrogen*: of oxygen, too."""
    if not _CONSISTS.search(reading.words) or not ruling.properties <= frozenset(_PARTS):
        return False
    told = {triplet.subject.id for triplet in ruling.triplets}
    known = {str(t.object) for qid in told if qid for t in relations.statements(qid, _PARTS)}
    return len(known) > len({str(triplet.object) for triplet in ruling.triplets})


def _is_of_some(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Everyone in Switzerland speaks German*: it is one of the languages."""
    return _EVERYBODY.search(reading.words) is not None and ruling.properties <= _OF_SOME


def _is_partly_there(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*Turkey lies entirely in Europe*: in Asia, too."""
    return _WHOLLY.search(reading.words) is not None and any(
        len({str(o.object) for o in relations.statements(str(t.subject.id), (str(t.property.id),))}) > 1
        for t in ruling.triplets
        if t.property.id in PLACED
    )


def _only_studied_there(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Bill Gates was a professor at Harvard*, *finished his studies at Harvard*: he was a student there."""
    return ruling.properties == _SCHOOL and _NO_STUDENT.search(reading.words) is not None


def _came_out_after_death(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*Kafka wrote The Trial in 1925*: it was published then, when he was dead."""
    if not _WROTE.search(reading.words) or _PUBLISHED not in ruling.properties:
        return False
    out = [
        t.object for t in ruling.triplets if t.property.id == _PUBLISHED and isinstance(t.object, TimeValue)
    ]
    people = [str(m.entity.id) for m in reading.claim.mentions if is_name(m)]
    deaths = [t.object for qid in people for t in relations.statements(qid, _DEATH)]
    last = [interval(death)[1] for death in deaths if isinstance(death, TimeValue)]
    return any(day < interval(value)[0] or day[0] == interval(value)[0][0] for day in last for value in out)


def _are_no_pair(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Octopuses have both hearts*: they have three."""
    return _BOTH.search(reading.words) is not None and any(
        isinstance(q.value, QuantityValue) and q.value.value != _PAIR
        for triplet in ruling.triplets
        for q in triplet.qualifiers
        if q.property.id == _HOW_MANY
    )


_CHECKS: tuple[Callable[[Reading, Ruling, Kin], bool], ...] = (
    _was_beaten,
    _missed,
    _gives_away,
    _is_one_part,
    _is_of_some,
    _is_partly_there,
    _only_studied_there,
    _came_out_after_death,
    _are_no_pair,
)
