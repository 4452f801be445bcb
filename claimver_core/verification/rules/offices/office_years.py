"""Claims of when somebody began or gave up an office named by its title: *resigned as president in 1974*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, compare_date, interval, is_within_a_year
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.offices.office_titles import (
    ANY_TITLE,
    named,
    of_any_land,
    office_of,
    terms,
)
from claimver_core.verification.rules.passed import (
    end_of,
    holding,
    is_near,
    lasted_for_life,
    ran_its_course,
    start_of,
    told_whole,
)
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_CANDIDATE = frozenset({"P726"})
_HELD, _DEATH = frozenset({"P39"}), ("P570",)
_YEAR = re.compile(r"\b(?:1[789]|20)\d\d\b")
_BODY = r"(?P<{}>(?-i:[A-Z])[^,;:@]*?)"
_OFFICE = (
    rf"(?:the\s+|an?\s+)?(?:(?-i:new)\s+)?(?:{_BODY.format('owner')}(?:['’]s?)?\s+)?(?P<title>{ANY_TITLE})"
    rf"(?:\s+(?:of|at|for)\s+(?:the\s+)?{_BODY.format('body')})?"
)
_AT = (
    r"(?:,?\s+(?:in|on|since|at)\s+(?:the\s+(?:end|start|beginning|middle|autumn|summer|spring|fall)\s+of\s+|"
    r"early\s+|late\s+)?@)"
)
_WHO = (
    r"^\W*(?:the\s+)?(?P<who>[^,;:@]+?)\s+"
    r"(?:(?:officially|finally|formally|(?P<first>first)|also|has|had)\s+)*"
)
_BEGAN = re.compile(
    rf"{_WHO}(?:became|took\s+(?:over|office)\s+as|has\s+been|been|was\s+(?P<chosen>sworn\s+in|inaugurated|"
    r"crowned|(?:re-?)?elected|appointed|named|chosen|picked)(?:\s+as)?)\s+"
    rf"{_OFFICE}{_AT}\W*$",
    re.IGNORECASE,
)
_WAS = re.compile(
    rf"{_WHO}(?:was|served\s+as|has\s+been|became|used\s+to\s+be|(?P<former>is\s+(?:an?|the)\s+(?:former|"
    rf"ex-?))|"
    rf"acted\s+as)(?:\s+(?:once|formerly|briefly|also|previously))?\s+{_OFFICE}\W*$",
    re.IGNORECASE,
)
_GAVE_UP = re.compile(
    rf"{_WHO}(?:(?P<freely>stepped\s+(?:down|aside|back)|retired|bowed\s+out|stood\s+down|"
    r"(?P<early>resigned|quit|abdicated))|left\s+office|was\s+(?:(?P<forced>ousted|removed|voted\s+out|"
    r"overthrown)|replaced)|ceased\s+to\s+be|stopped\s+being)"
    rf"(?:\s+as|\s+from\s+(?:his|her)\s+(?:job|post|role)\s+as)?\s+{_OFFICE}{_AT}?\W*$",
    re.IGNORECASE,
)


def office_years(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known terms of the office tell when it began and ended; one that has ended was given up."""
    if reading.denied or reading.numbers or len(reading.dates) > 1:
        return None
    text, claimed = reading.claim.context, None
    for date in reading.dates:
        text, claimed = text.replace(date.span.of(text), "@", 1), date
    gave_up = _GAVE_UP.match(text)
    found = gave_up or (_BEGAN if claimed is not None else _WAS).match(text)
    if found is None or (found["owner"] and found["body"]):
        return None
    person = named(found["who"], reading)
    office = office_of(reading, found["title"], found["body"] or found["owner"])
    if person is None or office is None or relations.kind(str(person.entity.id)) != "person":
        return None
    own, _ = terms(str(person.entity.id), office, relations)
    if office.body is None and (led := of_any_land(str(person.entity.id), office.title, relations)):
        own = [term for term in own if end_of(term) is not None] + led
    if not own:
        return None
    if found["first"] and (begun := [day for term in own if (day := start_of(term)) is not None]):
        own = [term for term in own if (day := start_of(term)) is not None and day[0] - min(begun)[0] < 2]
    if claimed is None and not gave_up and not found["former"]:
        return Ruling(Label.ATTRIBUTABLE, "office", tuple(own[:1]), whole=True)
    qid = str(person.entity.id)
    if gave_up and gave_up["freely"] and (for_life := lasted_for_life(own, qid, relations)):
        return Ruling(Label.CONTRADICTORY, "chain", for_life, whole=True)
    if gave_up and gave_up["forced"]:
        return None  # that a term is over tells nothing of how it came to be
    if claimed is None:
        over = not holding(own) and not (gave_up and gave_up["early"] and all(map(ran_its_course, own)))
        return Ruling(Label.ATTRIBUTABLE, "ended", tuple(own[:1]), whole=True) if over else None
    by_choice = not gave_up and found["chosen"] is not None
    ruling = _in_time(told_whole(own), "P582" if gave_up else "P580", claimed, chosen=by_choice)
    if ruling is None:
        return None
    if ruling.label is Label.ATTRIBUTABLE:
        elected = not gave_up and "elected" in (found["chosen"] or "")
        if elected and not (_stood(qid, claimed, relations) and _by_vote(ruling.triplets[0], relations)):
            return None  # a vice president takes office without an election
        unsure = gave_up and gave_up["early"] and any(map(ran_its_course, ruling.triplets))
    else:  # one may be elected again, and sworn in for another term
        unsure = not gave_up and found["chosen"] and any(_goes_on(t, claimed) for t in own)
    return None if unsure else ruling


def _stood(qid: str, claimed: DateExpression, relations: Kin) -> bool:
    """False where the elections are known in which somebody stood, and none of them was then."""
    elections = relations.stated_of(qid, _CANDIDATE)
    years = {int(year) for election in elections for year in _YEAR.findall(election.subject.label)}
    return not years or any(claimed.earliest[0] <= year <= claimed.latest[0] for year in years)


def _by_vote(term: Triplet, relations: Kin) -> bool:
    """False for a term that began on the day when the one before ended with its holder's death."""
    begun = start_of(term)
    before = relations.stated_of(str(term.object.id), _HELD) if isinstance(term.object, Entity) else []
    ended = [str(t.subject.id) for t in before if begun is not None and end_of(t) == begun]
    deaths = [t.object for qid in ended for t in relations.statements(qid, _DEATH)]
    return not any(isinstance(death, TimeValue) and interval(death)[0] == begun for death in deaths)


def _in_time(own: Sequence[Triplet], pid: str, claimed: DateExpression, *, chosen: bool) -> Ruling | None:
    told = [
        (t, q.value)
        for t in own
        for q in t.qualifiers
        if q.property.id == pid and isinstance(q.value, TimeValue)
    ]
    for term, time in told:
        if compare_date(claimed, time) is Comparison.SAME:
            return Ruling(Label.ATTRIBUTABLE, "office", (term,), whole=True)
    if not claimed.exact or claimed.relation != "at" or {id(t) for t, _ in told} != {id(t) for t in own}:
        return None
    near = is_within_a_year if chosen else is_near
    if any(near(claimed, *interval(time)) for _, time in told):
        return None
    return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(own[:2]), whole=True)


def _goes_on(term: Triplet, claimed: DateExpression) -> bool:
    """True where the term began before the claimed time, and was not over before it."""
    start, end = start_of(term), end_of(term)
    return start is not None and start <= claimed.latest and (end is None or claimed.earliest <= end)
