"""Claims of a prize with its year or the work it was for: *won the Oscar for best actor for Milk in 2009*."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval, qualifying_days
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_AT = r"(?:(?:in|of|at\s+the)\s+@(?:\s+(?:ceremony|awards))?)"
_CLAIM = re.compile(
    rf"^\W*(?:{_AT},?\s+)?_\s+(?:has\s+|had\s+|later\s+|also\s+|finally\s+)*(?:won|wins|received|earned|got|"
    r"took\s+home|picked\s+up|collected|scooped|was\s+awarded|was\s+given|was\s+named|accepted)\s+"
    r"(?:the\s+|an?\s+|(?:his|her|their|its)\s+)?(?:@\s+)?(?P<prize>[^@,]+?)"
    r"(?:\s+for\s+(?:(?:his|her|their|its|the)\s+)?(?:(?:roles?|performances?|parts?|work|direction|portrayal|"
    r"acting|directing|film|movie|novel|book)\s+(?:(?:in|on|of)\s+)?)?(?:the\s+(?:film|movie|novel)\s+)?"
    rf"(?P<work>_))?(?:\s+{_AT})?\W*$",
    re.IGNORECASE,
)
_AWARD, _WHEN, _WORK, _CEREMONY = "P166", "P585", "P1686", "P805"
_FIELD = r"(physics|chemistry|medicine|physiology|literature|economics|peace)"
_IN_FIELDS = re.compile(rf"\bprizes?\s+in\s+{_FIELD}(?:\s+and\s+(?:in\s+)?{_FIELD})?\b", re.IGNORECASE)
_FOR = re.compile(
    r"\b(?:prize|award|oscar|grammy|emmy|medal)\b.*\sfor\s+(?:(?:the|his|her|their|its)\s+)?(?P<what>[^,]+?)(?:\s+(?:in|of|at)\s+(?:the\s+)?\d{4}\b.*)?\W*$",
    re.I,
)
_FOR_FIRST = re.compile(
    r"^\W*for\s+(?:(?:the|his|her|their|its)\s+)?(?P<what>[^,]+),.*\b(?:prize|award|oscar|grammy|emmy|medal)\b",
    re.IGNORECASE,
)
_HELD = ("P585", "P580")
_SHORT = ((re.compile(r"\boscars?\b"), "academy award"), (re.compile(r"\b(?:an?|the|in|at|of|for)\b"), " "))
_FEWEST, _SHARED = 20, 0.1
"""Years of which the winners are known, and the share of them with more than one, of what one alone wins."""


def prize_for_work(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A prize received for the work and in the year that the claim tells bears it out; it contradicts where
    the work's own prize was given in another year, or where somebody else won the prize that year."""
    claim = masked(reading)
    found = _CLAIM.match(dates_marked(claim.text, reading))
    if found is None or reading.denied or len(reading.dates) > 1 or reading.numbers:
        return None
    names = list(claim.names)
    winner = names.pop(0)
    work = names.pop() if found["work"] else None
    prize = _words(_unmasked(found["prize"], names))
    if not prize or not (work or reading.dates):
        return None
    received = [
        t
        for t in relations.statements(str(winner.entity.id), (_AWARD,))
        if isinstance(t.object, Entity)
        and (prize <= _words(t.object.label) or any(m.entity.id == t.object.id for m in names))
    ]
    if not received:
        return None
    if work is not None:
        received = _for_work(received, work, relations)
    if not received:
        return Ruling(Label.EXTRAPOLATORY, "stated", (), whole=True)
    if not reading.dates:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(received[:1]), whole=True)
    first, last = reading.dates[0].earliest[0], reading.dates[0].latest[0]
    years = {t: _years(t, relations) for t in received}
    own = [t for t in received if any(first <= year <= last for year in years[t])]
    if own:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(own[:1]), whole=True)
    dated = [known for known in years.values() if known]
    # a prize of one year is often given in the next
    far = dated and all(min(known) > last + 1 or max(known) < first - 1 for known in dated)
    if work is not None:
        red = far and reading.dates[0].exact
        label = Label.CONTRADICTORY if red else Label.EXTRAPOLATORY
        return Ruling(label, "date", tuple(t for t in received if years[t] or not red)[:2], whole=True)
    if not far or len(dated) < len(received):
        return None
    others = _others(received[0], first, relations) if first == last else ()
    return Ruling(Label.CONTRADICTORY, "date", (*received[:2], *others[:1]), whole=True) if others else None


def _unmasked(text: str, names: Sequence[Mention]) -> str:
    for mention in names:
        text = text.replace("_", mention.text, 1)
    return text


def _words(name: str) -> frozenset[str]:
    """What tells one prize from others, in its name or a usual short form of it."""
    text = normalise(name)
    for short, full in _SHORT:
        text = short.sub(full, text)
    return frozenset(word.removesuffix("s") for word in text.split())


def _for_work(received: Sequence[Triplet], work: Mention, relations: Kin) -> list[Triplet]:
    """Those that were for the work, or what the work itself is said to have received of the same."""
    own = [
        t
        for t in received
        if any(
            q.property.id == _WORK and isinstance(q.value, Entity) and q.value.id == work.entity.id
            for q in t.qualifiers
        )
    ]
    prizes = {t.object.id for t in received if isinstance(t.object, Entity)}
    return own or [
        t
        for t in relations.statements(str(work.entity.id), (_AWARD,))
        if isinstance(t.object, Entity) and t.object.id in prizes
    ]


def _years(statement: Triplet, relations: Kin) -> set[int]:
    """The years in which the prize was given: the statement's own, or that of the ceremony."""
    if (days := qualifying_days(statement, _WHEN)) is not None:
        return {days[0][0], days[1][0]}
    held = [
        t.object
        for q in statement.qualifiers
        if q.property.id == _CEREMONY and isinstance(q.value, Entity) and q.value.id
        for t in relations.statements(q.value.id, _HELD)
    ]
    return {interval(time)[0][0] for time in held if isinstance(time, TimeValue)}


def _others(received: Triplet, year: int, relations: Kin) -> list[Triplet]:
    """Who else won that very prize in the year, where it is one that is seldom shared."""
    assert isinstance(received.object, Entity)
    winners = [
        (t, known)
        for t in relations.stated_of(str(received.object.id), {_AWARD})
        if relations.kind(str(t.subject.id)) == "person" and (known := _years(t, relations))
    ]
    of_year: dict[int, set[str]] = {}
    for t, known in winners:
        of_year.setdefault(max(known), set()).add(str(t.subject.id))
    counts = Counter(len(people) > 1 for people in of_year.values())
    if len(of_year) < _FEWEST or counts[True] > _SHARED * len(of_year):
        return []
    return [t for t, known in winners if year in known and t.subject.id != received.subject.id]


def for_other_work(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where somebody is said to have had a prize for what they are known by, or in a second field, and
    no statement tells that it was for that: *the Nobel Prize for the theory of relativity*."""
    said = _FOR.search(reading.claim.context) or _FOR_FIRST.search(reading.claim.context)
    received = [t for t in ruling.triplets if t.property.id == _AWARD]
    fields = _IN_FIELDS.search(reading.claim.context)
    if fields is not None and received:
        labels = " ".join(normalise(text_of(t.object)) for t in received)
        return not all(field.lower() in labels for field in fields.groups(""))
    if said is None or not received:
        return False
    what = normalise(said["what"])
    if any(what in normalise(text_of(t.object)) for t in received):
        return False  # the Nobel Prize for Literature
    told = [q.value for t in received for q in t.qualifiers if isinstance(q.value, Entity)]
    prizes = [t.object for t in received]
    for work in (m.entity for m in reading.claim.mentions if normalise(m.text).removeprefix("the ") == what):
        won = relations.statements(str(work.id), (_AWARD,))
        return work not in told and not any(t.object in prizes for t in won)
    return said["what"][:1].isupper() and not any(normalise(work.label) == what for work in told)
