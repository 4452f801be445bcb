"""Claims of who held an office when something happened: *was chancellor when the Berlin Wall fell*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import Day, compare_date, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import mention_called
from claimver_core.verification.rules.offices.office_terms import limits_of
from claimver_core.verification.rules.offices.office_titles import ANY_TITLE, named, office_of, terms
from claimver_core.verification.rules.passed import is_recent, told_whole
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked

_NAME = r"(?P<{}>(?-i:[A-Z])[^,;:@]*?)"
_HAPPENED = (
    (r"was\s+born", ("P569",)),
    (r"died|was\s+(?:killed|murdered|assassinated|shot\s+dead|executed)|passed\s+away", ("P570",)),
    (
        r"began|started|broke\s+out|opened|was\s+(?:built|founded|launched|erected|established)",
        ("P580", "P571", "P585"),
    ),
    (
        r"ended|fell|collapsed|was\s+(?:over|dissolved)|finished|came\s+down|broke\s+up",
        ("P582", "P576", "P585"),
    ),
    (r"happened|took\s+place|occurred|sank|crashed|exploded|erupted|was\s+(?:fought|held|signed)", ("P585",)),
    (r"was\s+discovered", ("P575",)),
)
_DIED = 1
"""The place of a death among them, the only one that is told of *he* or *she*."""
_HIMSELF = re.compile(r"he|she", re.IGNORECASE)
_VERB = "|".join(f"(?P<v{place}>{words})" for place, (words, _) in enumerate(_HAPPENED))
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?{_NAME.format('who')}\s+was\s+(?:still\s+|already\s+)?(?:the\s+)?"
    rf"(?:{_NAME.format('owner')}(?:['’]s?)?\s+)?(?P<title>{ANY_TITLE})"
    rf"(?:\s+of\s+(?:the\s+)?{_NAME.format('body')})?\s+when\s+(?:the\s+)?(?P<what>[^,;:@]+?)\s+(?:{_VERB})"
    r"(?:\s+(?:in|on)\s+@)?\W*$",
    re.IGNORECASE,
)


def in_office_when(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A known term in which something known to the day, month or year lay whole bears the claim out; one that
    lay outside all terms contradicts."""
    found = _CLAIM.match(dates_marked(reading.claim.context, reading))
    if found is None or reading.denied or (found["owner"] and found["body"]):
        return None
    person = named(found["who"], reading)
    himself = _HIMSELF.fullmatch(found["what"]) is not None
    if himself and not found[f"v{_DIED}"]:
        return None
    what = person if himself else mention_called(found["what"], reading.claim.mentions)
    office = office_of(reading, found["title"], found["owner"] or found["body"])
    if person is None or what is None or office is None:
        return None
    properties = next(pids for n, (_, pids) in enumerate(_HAPPENED) if found[f"v{n}"])
    event = _moment(str(what.entity.id), properties, relations)
    held = told_whole(terms(str(person.entity.id), office, relations)[0])
    known = [(t, limits) for t in held if (limits := limits_of(t)) is not None]
    if event is None or not held:
        return None
    moment, (first, last) = event
    if any(
        compare_date(date, moment.object) is not Comparison.SAME
        for date in reading.dates
        if isinstance(moment.object, TimeValue)
    ):
        return None
    for term, ((_, begun), (over, _)) in known:
        if begun <= first and last <= over:
            return Ruling(Label.ATTRIBUTABLE, "office", (term, moment), whole=True)
    outside = all(last < begun or over < first for _, ((begun, _), (_, over)) in known)
    if not outside or len(known) < len(held) or not (known or any(map(is_recent, held))):
        return None
    return Ruling(Label.CONTRADICTORY, "term-of-office", (known[0][0], moment), whole=True)


def _moment(qid: str, properties: Sequence[str], relations: Kin) -> tuple[Triplet, tuple[Day, Day]] | None:
    """The one time of the first of the properties that is known, and its first and last day."""
    for pid in properties:
        known = [t for t in relations.statements(qid, (pid,)) if isinstance(t.object, TimeValue)]
        days = {interval(t.object) for t in known if isinstance(t.object, TimeValue)}
        if len(days) == 1:
            return known[0], days.pop()
        if days:
            return None
    return None
