"""Claims of who holds an office today: *is the prime minister of Canada*, *Apple's chief executive is*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.offices.office_titles import (
    ANY_TITLE,
    Office,
    named,
    office_of,
    successors,
    terms,
)
from claimver_core.verification.rules.passed import for_good, has_ended, holding, is_recent, start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_RULES = frozenset({"P35", "P6"})
"""Who rules a land may do so under another title than the claim's."""
_ENDED = re.compile(r"\bno longer\b", re.IGNORECASE)
_NOW = r"(?:\s+(?:still|currently|now|presently|today|at the moment|right now|these days|once again))?"
_NEW = r"(?:(?:current|present|incumbent|sitting|serving|reigning|new|newly elected|elected)\s+)?"
_NOT = r"(?P<{}>\s+(?:not|no longer)|\s*n['’]t)?"
_IS = r"(?:is|['’]s|remains|is serving as|serves as)"
_PERSON = r"(?:the\s+)?(?P<who>[^,;:]+?)"
_TITLE = rf"(?P<title>{ANY_TITLE})"
_BODY = r"(?:the\s+)?(?P<body>(?-i:[A-Z])[^,;:]*?)"
_CLAIMS = tuple(
    re.compile(rf"^\W*{pattern}{_NOW}\W*$", re.IGNORECASE)
    for pattern in (
        rf"{_PERSON}\s+{_IS}{_NOT.format('no')}{_NOW}\s+(?:the\s+)?{_NEW}{_TITLE}\s+(?:of|at|for)\s+{_BODY}",
        rf"{_PERSON}\s+{_IS}{_NOT.format('no')}{_NOW}\s+(?:the\s+)?{_NEW}"
        rf"(?P<body>(?-i:[A-Z])[^,;:]*?)(?:['’]s?)?\s+{_NEW}{_TITLE}",
        rf"(?:the\s+)?{_NEW}{_TITLE}\s+(?:of|at|for)\s+{_BODY}\s+{_IS}{_NOT.format('no')}{_NOW}\s+"
        r"(?:the\s+)?(?P<who>(?-i:[A-Z])[^,;:]+?)",
        rf"(?:the\s+)?(?P<body>(?-i:[A-Z])[^,;:]*?)(?:['’]s?)?\s+{_NEW}{_TITLE}\s+{_IS}{_NOT.format('no')}"
        rf"{_NOW}\s+(?P<who>(?-i:[A-Z])[^,;:]+?)",
        rf"{_PERSON}\s+{_IS}{_NOT.format('no')}{_NOW}\s+(?:the\s+)?{_NEW}(?P<title>pope)",
    )
)


def holder_today(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who held an office in terms that are all over does not hold it, and neither does another one than its
    present holder; the denial of both is supported."""
    if reading.dates or reading.numbers or reading.unique:
        return None
    for pattern in _CLAIMS:
        found = pattern.match(reading.claim.context)
        if found is None:
            continue
        person = named(found["who"], reading)
        office = office_of(reading, found["title"], found.groupdict().get("body"))
        if person is None or office is None or relations.kind(str(person.entity.id)) != "person":
            continue
        ruling = _ruling(person, office, relations)
        if ruling is None or not found["no"]:
            return ruling
        if ruling.label is Label.ATTRIBUTABLE or (
            _ENDED.search(found["no"]) and not ruling.rule.startswith("ended")
        ):
            return None
        return Ruling(Label.ATTRIBUTABLE, ruling.rule, ruling.triplets, whole=True)
    return None


def _ruling(person: Mention, office: Office, relations: Kin) -> Ruling | None:
    qid = str(person.entity.id)
    own, present = terms(qid, office, relations)
    others = [t for t in present if not has_value(t, qid)]
    now = [t for t in holding(own) if not _has_ended(t, own, office)]
    found = successors(others, office, relations)
    if now and not (found and office.title.one and not any(map(is_recent, now))):
        sure = [t for t in now if t.property.id not in _RULES or not office.title.one]
        return Ruling(Label.ATTRIBUTABLE, "office", tuple(sure[:1]), whole=True) if sure else None
    if any(_may_be(person, t) for t in others):
        return None
    if own and not now:
        if not for_good(own, qid, others, relations):
            return None
        return has_ended(own, found)
    if not office.title.one:
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", found, whole=True) if found else None


def _has_ended(term: Triplet, own: Sequence[Triplet], office: Office) -> bool:
    """True for a term without an end of which the body tells that it is over: it began in the same year."""
    start = start_of(term)
    told = [t for t in own if t.former and t.property.id in office.title.properties]
    return start is not None and any(
        (begun := start_of(t)) is not None and begun[0] == start[0] for t in told
    )


def _may_be(person: Mention, statement: Triplet) -> bool:
    """True where the name of the claim may mean the present holder, too."""
    value = statement.object
    assert isinstance(value, Entity)
    if any(candidate.entity.id == value.id for candidate in person.candidates):
        return True
    said = set(normalise(person.text).split())
    return said <= set(normalise(value.label).split())
