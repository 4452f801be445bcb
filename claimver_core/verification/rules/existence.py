"""Claims that something exists at all: *had a successor*, *never married*, *is still alive*."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Property, Rank, Triplet
from claimver_core.verification.property_names import inverses
from claimver_core.verification.rules.coverage import uncovered
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.polarity import is_denied
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.roles import Roles, roles_of
from claimver_core.verification.rules.ruling import Bearing, Ruling

_INDEFINITE = r"(?:an?|any|no|some|one|at least one|\w*known|\w*political|multiple|several|two|three|\d)"


_OF_ONE_SEX = re.compile(r"\b(?:sons?|daughters?|brothers?|sisters?)\b", re.IGNORECASE)
_HOW_OFTEN = re.compile(r"\b(?:twice|thrice|once\W*$)", re.IGNORECASE)
_WAS_ALIVE = re.compile(r"\b(?:was|were) (?:still )?alive\b", re.IGNORECASE)  # as everybody once was
_NO_LONGER = re.compile(r"\bno longer\b", re.IGNORECASE)  # "is no longer alive" affirms that it has died


def existence(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """One statement shows that a thing has such a value, whatever the value is.

    Speaks only where the claim names nothing besides that thing, and no time or number.
    """
    if (
        _WAS_ALIVE.search(reading.words)
        or _OF_ONE_SEX.search(reading.words)
        or _HOW_OFTEN.search(reading.words)
    ):
        return None
    named = {m.entity.id for m in reading.claim.mentions if is_name(m)}
    if len(named) != 1 or reading.dates or any(number.value != 1 for number in reading.numbers):
        return None
    for triplet in triplets:
        if triplet.rank is Rank.DEPRECATED or (triplet.former and reading.present):
            continue
        for owner, item in _owners(triplet):
            roles = roles_of(item)
            if roles is None or owner.id not in named:
                continue
            affirmed = _says_there_is(reading.words, roles)
            if affirmed is None or uncovered(reading, [triplet]):
                continue
            label = Label.ATTRIBUTABLE if affirmed else Label.CONTRADICTORY
            return Ruling(label, "existence", (triplet,))
    return None


def _owners(triplet: Triplet) -> list[tuple[Entity, Property]]:
    """Whose property the triplet shows: its subject's, and by its inverse its object's."""
    found = [(triplet.subject, triplet.property)]
    inverse = inverses().get(triplet.property.id or "")
    if inverse and isinstance(triplet.object, Entity):
        found.append((triplet.object, Property(inverse, "")))
    return found


def _says_there_is(words: str, roles: Roles) -> bool | None:
    """Whether the text says that there is one, or that there is none; None where it says neither."""
    for pattern, affirms in _patterns(roles):
        match = pattern.search(words)
        if match is None:
            continue
        denied = is_denied(words[: match.start()] + " _ " + words[match.end() :])
        if affirms is None:
            affirms = not is_denied(_NO_LONGER.sub("", match.group()))
        return affirms != denied
    return None


@functools.cache
def _patterns(roles: Roles) -> list[tuple[re.Pattern[str], bool | None]]:
    """Each with whether it affirms by itself; None where a denial inside it counts."""
    found: list[tuple[re.Pattern[str], bool | None]] = []
    if roles.lacks:
        found.append((re.compile(rf"\b(?:{roles.lacks})", re.IGNORECASE), False))
    if roles.exists:
        found.append((re.compile(rf"\b(?:{roles.exists})", re.IGNORECASE), None))
    if roles.has:
        having = rf"\b(?:ha[sd]|have|having)\b(?:\s+(?:never|not|also|ever|had))*(?:\s+{_INDEFINITE})*"
        having += rf"\s+(?:{roles.has})\b"
        found.append((re.compile(having + r"(?!\s+(?:of|called|named|in)\b)", re.IGNORECASE), None))
        lacking = rf"\b(?:lacks?|lacked|without)(?:\s+{_INDEFINITE})*\s+(?:{roles.has})\b"
        found.append((re.compile(lacking, re.IGNORECASE), False))
    return found
