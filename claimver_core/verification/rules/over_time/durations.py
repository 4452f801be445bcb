"""Claims of how long something went on, or how long somebody held an office."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date

from claimver_core.types import Entity, Label, QuantityValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import Day, interval, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.lengths_of_time import (
    LengthOfTime,
    compare_length,
    days_between,
    find_lengths,
    length_of,
)
from claimver_core.verification.rules.offices.office_terms import (
    highest_offices,
    leading_offices,
    offices_held,
)
from claimver_core.verification.rules.offices.office_titles import ANY_TITLE, named, office_of, terms
from claimver_core.verification.rules.passed import told_whole
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import Masked, masked, values

_STARTS, _ENDS = ("P580", "P571"), ("P582", "P576", "P3999")
_LEADERS = ("P169", "P488", "P35", "P6", "P286", "P1037")
_OWNERS, _TERM = ("P127", "P749"), ("P2097",)
_OFFICES = ("P1906", "P1313")
_HEDGED = (
    r"(?:(?:for|a total of|in all|well|exactly|just|only|not even|about|around|roughly|nearly|almost|over|"
    r"under|more than|less than|fewer than|at least|at most|the full|some|precisely|close to)\s+)*#"
)
_LASTED = re.compile(
    rf"^\W*(?:the\s+)?_,?\s+(?:(?:lasted|went on|dragged on|continued|raged|took|ran|existed|survived|stood|"
    rf"was (?:on (?:the )?air|under way|in existence|at war))\s+{_HEDGED}|was an? #\s+(?:long )?(?:war|"
    rf"conflict|siege))"
    r"(?:\s+(?:in total|altogether|in all|long))?\W*$",
    re.IGNORECASE,
)
_TERM_OF = re.compile(
    rf"^\W*(?:(?:the|an?|one)\s+)?(?:term(?: of office| in office)?|time in office)\s+(?:of|"
    rf"for)\s+(?:an?\s+|the\s+)?(?P<office>president of |chancellor of |prime minister of )?(?:the\s+)?_\s+"
    rf"(?:lasts?|is|runs for)\s+{_HEDGED}(?:\s+long)?\W*$"
    rf"|^\W*(?:the\s+|an?\s+)?(?P<office2>president of |chancellor of |"
    rf"prime minister of )?(?:the\s+)?_\s+(?:serves|is elected|is chosen|"
    rf"holds office)\s+(?:for\s+)?(?:a term of\s+)?{_HEDGED}"
    r"(?:\s+terms?)?\W*$",
    re.IGNORECASE,
)
_OFFICE = (
    r"(?:the\s+|an?\s+)?(?:(?P<owner{0}>(?-i:[A-Z])[^,;:#]*?)(?:['’]s?)?\s+)?"
    rf"(?P<title{{0}}>{ANY_TITLE})(?:\s+(?:of|at)\s+(?:the\s+)?(?P<body{{0}}>(?-i:[A-Z])[^,;:#]*?))?"
)
_AS = re.compile(
    rf"^\W*(?:the\s+)?(?P<who>[^,;:#]+?)\s+(?:(?:spent|served)\s+{_HEDGED}\s+as\s+{_OFFICE.format(1)}"
    r"|(?:(?P<now>has been|has served as)|was|had been|served as|acted as|remained|stayed)\s+"
    rf"{_OFFICE.format(2)}\s+{_HEDGED})(?:\s+(?:in total|altogether|in all))?\W*$",
    re.IGNORECASE,
)
_OWNED = re.compile(rf"^\W*_\s+(?P<now>has\s+)?owned\s+(?:the\s+)?_\s+{_HEDGED}\W*$", re.IGNORECASE)
_LED = re.compile(
    r"^\W*_\s+(?:(?P<now>has (?:\w+ly )?)?(?:presided over|led|headed|run|ran|chaired|governed|"
    r"ruled(?: over)?|reigned over|"
    r"coached|managed|been (?:in charge|at the (?:helm|top|head)) of|(?:was )?(?:in charge|at the (?:helm|"
    r"top|head)) of))\s+"
    rf"(?:the\s+)?_\s+{_HEDGED}\W*$",
    re.IGNORECASE,
)
_IN_OFFICE = re.compile(
    r"^\W*_\s+(?:was|(?P<now>has been)|stayed|remained)\s+(?:in (?:office|power)|on the throne)\s+"
    rf"{_HEDGED}\W*$"
    rf"|^\W*_\s+(?P<still>has\s+)?(?:reigned|ruled|sat on the throne)\s+{_HEDGED}\W*$",
    re.IGNORECASE,
)
_JOINED = 62.0  # days between two terms that count as one


def duration(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Beginning and end tell how long something went on; a bare *for years* is at least one."""
    if reading.denied or reading.dates:
        return None
    lengths = find_lengths(reading.claim.context)
    claim = masked(reading)
    if len(lengths) != 1 or not claim.names:
        return None
    length = lengths[0]
    said = length.span.of(reading.claim.context)
    text = claim.text.replace(said, "#", 1)
    first = str(claim.names[0].entity.id)
    if len(claim.names) == 1 and _LASTED.match(text):
        return _went_on(length, first, relations)
    if len(claim.names) == 1 and (found := _TERM_OF.match(text)) is not None:
        title = found["office"] or found["office2"]
        return _by_law(length, _office(title, first, relations) if title else first, relations)
    titled = _AS.match(reading.claim.context.replace(said, "#", 1))
    held = _in_office(reading, titled, relations) if titled else _terms(claim, text, relations)
    if held is None:
        return None
    ruling = _held_for(length, *held)
    if ruling is not None and ruling.label is Label.CONTRADICTORY and titled is None:
        return ruling if _is_shorter(length, ruling.triplets) else None
    return ruling


def _went_on(length: LengthOfTime, qid: str, relations: Kin) -> Ruling | None:
    begin, end = values(qid, _STARTS, relations), values(qid, _ENDS, relations)
    if len(begin) != 1 or len(end) != 1:
        return None
    one, other = begin[0].object, end[0].object
    if not isinstance(one, TimeValue) or not isinstance(other, TimeValue):
        return None
    between = days_between(interval(one), interval(other))
    if between is None:
        return None
    return _ruling(compare_length(length, *between), "duration", [begin[0], end[0]])


def _by_law(length: LengthOfTime, qid: str, relations: Kin) -> Ruling | None:
    told = [(t, days) for t in values(qid, _TERM, relations) if (days := _days(t)) is not None]
    found = {compare_length(length, days, days) for _, days in told}
    return _ruling(found.pop(), "quantity", [t for t, _ in told]) if len(found) == 1 else None


def _office(title: str, land: str, relations: Kin) -> str:
    """The office that the head of a state or of its government holds; empty where it is not known."""
    known = [t.object for t in relations.statements(land, _OFFICES) if isinstance(t.object, Entity)]
    return next((str(o.id) for o in known if o.label.lower().startswith(title.split()[0].lower())), "")


def _days(triplet: Triplet) -> float | None:
    value = triplet.object
    if not isinstance(value, QuantityValue) or value.unit is None:
        return None
    return length_of(value.value, value.unit.label)


def _in_office(reading: Reading, found: re.Match[str], relations: Kin) -> tuple[list[Triplet], bool] | None:
    """The same where the office is named by its title."""
    n = 1 if found["title1"] else 2
    person = named(found["who"], reading)
    if person is None or (found[f"owner{n}"] and found[f"body{n}"]):
        return None
    office = office_of(reading, found[f"title{n}"], found[f"owner{n}"] or found[f"body{n}"])
    if office is None:
        return None
    return terms(str(person.entity.id), office, relations)[0], bool(found["now"])


def _terms(claim: Masked, text: str, relations: Kin) -> tuple[list[Triplet], bool] | None:
    """The statements of the office that the claim tells of, and whether it has to be held today."""
    first = claim.names[0]
    holder = str(first.entity.id)
    if len(claim.names) == 2 and (found := _LED.match(text)) is not None:
        body = claim.names[1]
        led = [t for t in relations.statements(str(body.entity.id), _LEADERS) if has_value(t, holder)]
        held = offices_held(holder, "", body, relations)
        return led or [t for t in leading_offices(holder, relations) if t in held], bool(found["now"])
    if len(claim.names) == 2 and (found := _OWNED.match(text)) is not None:
        owners = relations.statements(str(claim.names[1].entity.id), _OWNERS)
        return [t for t in owners if has_value(t, holder)], bool(found["now"])
    if len(claim.names) == 1 and (found := _IN_OFFICE.match(text)) is not None:
        return highest_offices(holder, relations), bool(found["now"] or found["still"])
    return None


def _held_for(length: LengthOfTime, terms: Sequence[Triplet], now: bool) -> Ruling | None:
    """One of the terms, those that follow one another, or all together bear the claim out; where none of
    these does, it is contradicted."""
    terms = told_whole(terms)
    if now:
        terms = [t for t in terms if not t.former and qualifying_days(t, "P582") is None]
    stretches = [(start, end) for t in terms if (start := _start(t)) and (end := _end(t, now=now))]
    if not stretches or (not now and not all(t.former for t in terms)):
        return None
    joined = _joined(stretches)
    known = [found for one in (*stretches, *joined) if (found := days_between(*one)) is not None]
    known.append(
        (sum(low for low, _ in known[-len(joined) :]), sum(high for _, high in known[-len(joined) :]))
    )
    compared = {compare_length(length, low, high) for low, high in known}
    if Comparison.SAME in compared:
        return _ruling(Comparison.SAME, "duration", terms[:2])
    if compared == {Comparison.DIFFERENT} and len(stretches) == len(terms):
        return _ruling(Comparison.DIFFERENT, "duration", terms[:2])
    return None


def _is_shorter(length: LengthOfTime, terms: Sequence[Triplet]) -> bool:
    """True where one of the terms alone was longer than the claim says. Who led for longer than that may have
    done so in another office."""
    known = [days_between(start, end) for t in terms if (start := _start(t)) and (end := _end(t, now=False))]
    return any(one is not None and one[0] > length.days for one in known)


def _start(term: Triplet) -> tuple[Day, Day] | None:
    return qualifying_days(term, "P580")


def _end(term: Triplet, *, now: bool) -> tuple[Day, Day] | None:
    if now:
        today = date.today()
        return ((today.year, today.month, today.day),) * 2
    return qualifying_days(term, "P582")


def _joined(stretches: Iterable[tuple[tuple[Day, Day], tuple[Day, Day]]]) -> list:
    """Those that overlap or follow one another at once made one."""
    found: list[tuple[tuple[Day, Day], tuple[Day, Day]]] = []
    for start, end in sorted(stretches):
        gap = days_between(found[-1][1], start) if found else None
        if found and (gap is None or gap[0] <= _JOINED):
            found[-1] = found[-1][0], max(found[-1][1], end)
        else:
            found.append((start, end))
    return found


def _ruling(compared: Comparison, rule: str, triplets: Sequence[Triplet]) -> Ruling | None:
    if compared is Comparison.OPEN:
        return None
    label = Label.ATTRIBUTABLE if compared is Comparison.SAME else Label.CONTRADICTORY
    return Ruling(label, rule, tuple(triplets), whole=True)
