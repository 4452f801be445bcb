"""Claims of somebody's kin that statements about themselves seem to bear out: *Einstein's father was born in
Ulm*."""

from __future__ import annotations

import re
from collections.abc import Callable

from claimver_core.types import Entity
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_RELATIVE = (
    r"(?:wife|husband|spouse|widow|father|mother|dad|mum|mom|son|daughter|brother|sister|sibling|cousin|uncle|aunt|"
    r"nephew|niece|grand(?:father|mother|son|daughter)|pupil|student|teacher|friend|dog|cat|maid|secretary|assistant)"
)
_WHOSE_LIFE = re.compile(
    r"^\W*(?:the\s+)?_\s*['’]s?\s+(?:[a-z-]+\s+){1,3}(?:was\s+(?:born|raised|buried)|died|lived|studied|grew\s+up)\b",
    re.IGNORECASE,
)
_OF_LIFE = frozenset({"P19", "P20", "P119", "P551", "P69", "P569", "P570"})
_KIN_BEFORE = re.compile(
    rf"\b(?:his|her|their)\s+(?:\w+\s+)?(?!(?:wife|husband|spouse)\b){_RELATIVE}(?:-in-law)?\s+_", re.I
)
_OF_RELATIVE = re.compile(
    rf"^\W*(?:the\s+)?_\s*['’]s?\s+(?:\w+\s+)?{_RELATIVE}\s+(?!_)|^\W*(?:the|an?)\s+(?:\w+\s+)?{_RELATIVE}\s+of\s+_",
    re.IGNORECASE,
)
_NAMED_RELATIVE = re.compile(
    rf"^\W*(?:the\s+)?_\s*['’]s?\s+(?:\w+\s+)?(?i:{_RELATIVE}),?\s+(?:_|[A-Z])", re.NOFLAG
)
_NOT_KIN = re.compile(
    r"\b(?:step|foster|god|half)-?\s?(?:father|mother|parent|son|daughter|child|brother|sister)s?\b|\badopt(?:ive|ed)\b|"
    r"\bwidow(?:er)?\b|\bmistress\b|\btwins?\b",
    re.IGNORECASE,
)
_BY_WAY_OF = re.compile(r"\bcousins?\b|-in-law\b", re.IGNORECASE)
_SUCCESSION = ("P155", "P156", "P1365", "P1366", "P39", "P97")
_FOLLOWED = re.compile(r"\b(?:succeeded|replaced|followed|succeeds)\b", re.IGNORECASE)
_BLOOD = frozenset({"P22", "P25", "P40", "P1038", "P3373"})
_KIN = frozenset({"P22", "P25", "P26", "P40", "P451", "P1038", "P184", "P185", "P1066", "P802", "P3373"})
_THREE = 3


def of_their_kin(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the claim is of a relative, a killer or an heir, and the statements are not."""
    return any(check(reading, ruling, relations) for check in _CHECKS)


def is_of_relative(reading: Reading) -> bool:
    """True for a claim of a relative whom no name tells."""
    return _OF_RELATIVE.search(reading.words) is not None


def names_relative(reading: Reading) -> bool:
    """True for a claim of a relative who is named: *Schumann's wife Clara lived until 1896*."""
    return _NAMED_RELATIVE.search(reading.words) is not None


def _of_relative(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Einstein's father was born in Ulm*: so was Einstein."""
    return is_of_relative(reading) and _KIN.isdisjoint(ruling.properties)


def _of_follower(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*Rabin's killer was born in Jerusalem*: so was Rabin."""
    owner = next((m.entity.id for m in reading.claim.mentions if is_name(m)), None)
    return _WHOSE_LIFE.search(reading.words) is not None and all(
        t.subject.id == owner for t in ruling.triplets if t.property.id in _OF_LIFE
    )


def _with_relative(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Married his sister Hillary*."""
    return bool(_KIN_BEFORE.search(reading.words)) and _BLOOD.isdisjoint(ruling.properties)


def _other_kin(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*His stepdaughter*, of a daughter; kin by way of others takes two statements."""
    of_person = any(relations.kind(str(m.entity.id)) == "person" for m in reading.claim.mentions)
    if of_person and _NOT_KIN.search(reading.words):
        return True
    people = {getattr(end, "id", None) for t in ruling.triplets for end in (t.subject, t.object)}
    return of_person and bool(_BY_WAY_OF.search(reading.words)) and len(people) < _THREE


def _another_deed_of_kin(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*Succeeded his father*, of whose child somebody is."""
    if _FOLLOWED.search(reading.words) is None or not ruling.properties <= _KIN:
        return False
    people = {
        str(end.id) for t in ruling.triplets for end in (t.subject, t.object) if isinstance(end, Entity)
    }
    return not any(
        value.id in people
        for one in people
        for t in relations.statements(one, _SUCCESSION)
        for value in (t.object, *(q.value for q in t.qualifiers))
        if isinstance(value, Entity)
    )


_CHECKS: tuple[Callable[[Reading, Ruling, Kin], bool], ...] = (
    _of_relative,
    _of_follower,
    _with_relative,
    _other_kin,
    _another_deed_of_kin,
)
