"""Claims of when somebody came into a house of parliament or left it: *left the House in January 2012*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import compare_date, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.offices.office_titles import named
from claimver_core.verification.rules.passed import end_of, is_near, start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_SEATS = (
    (r"House(?:\s+of\s+Representatives)?", ("united states representative", "house of representatives")),
    (r"Senate", ("united states senator", "senate", "senator")),
    (r"Congress", ("united states representative", "united states senator", "congress")),
    (r"(?:House\s+of\s+)?Commons", ("house of commons", "parliament of the united kingdom")),
    (r"(?:House\s+of\s+)?Lords", ("house of lords",)),
    (r"European\s+Parliament", ("european parliament",)),
    (r"Parliament|parliament", ("parliament",)),
    (r"Bundestag|Knesset|Lok\s+Sabha|Duma|Folketing|Riksdag|Storting|National\s+Assembly", ()),
)
"""Houses, by the labels of the seats in them, the first that somebody held; else by their own names."""
_CLAIM = re.compile(
    r"^\W*(?:the\s+)?(?P<who>[^,;:@]+?)\s+(?:(?:has|had|first|finally|later)\s+)*"
    r"(?:(?P<left>left|quit|departed(?:\s+from)?|retired\s+from|resigned\s+from|gave\s+up\s+(?:his|her)\s+seat\s+in|"
    r"(?:was|sat|served|stayed|remained)\s+(?:a\s+member\s+of|in)(?=.*\b(?:until|till)\b))"
    r"|(?P<came>entered|joined|came\s+(?:in)?to|took\s+(?:his|her|a)\s+seat\s+in|(?:has\s+)?(?:been|sat|served)\s+"
    r"(?:a\s+member\s+of|in)(?=.*\bsince\b)))\s+"
    r"(?:the\s+)?(?:(?:US|U\.S\.|United\s+States)\s+)?"
    rf"(?P<house>{'|'.join(f'(?-i:{house})' for house, _ in _SEATS)})"
    r"(?:,?\s+(?:back\s+)?(?:in|on|since|until|till)\s+(?:early\s+|late\s+)?(?P<time>@))?\W*$",
    re.IGNORECASE,
)
_LISTED = "united states"
"""The house of which all terms are known; of others some may be missing."""
_START, _END = "P580", "P582"


def seat(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known terms in the house tell when somebody came into it and left it; a year in which none of them
    began or ended contradicts."""
    text = reading.claim.context
    if reading.denied or reading.numbers or len(reading.dates) > 1:
        return None
    for date in reading.dates:
        text = text.replace(date.span.of(reading.claim.context), "@", 1)
    found = _CLAIM.match(text)
    person = named(found["who"], reading) if found is not None else None
    if found is None or person is None or relations.kind(str(person.entity.id)) != "person":
        return None
    terms = _terms(str(person.entity.id), found["house"], relations)
    if not terms or (found["time"] is None) != (not reading.dates):
        return None
    over = all(end_of(term) is not None for term in terms)
    if not reading.dates:
        if found["left"] and not over:
            return None
        return Ruling(Label.ATTRIBUTABLE, "office", tuple(terms[-1:]), whole=True)
    claimed, pid = reading.dates[0], _END if found["left"] else _START
    ends = _outer(terms, pid)
    told = [t for t in ends if any(compare_date(claimed, day) is Comparison.SAME for day in _times(t, pid))]
    if told:
        return Ruling(Label.ATTRIBUTABLE, "office", tuple(told[:1]), whole=True)
    known = [interval(day) for term in terms for p in (_START, _END) for day in _times(term, p)]
    near = any(is_near(claimed, first, last) for first, last in known)
    whole = over if found["left"] else all(start_of(term) is not None for term in terms)
    listed = all(_LISTED in text_of(term.object).lower() for term in terms)
    if near or not whole or not listed or not claimed.exact or claimed.relation != "at":
        return None
    return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(ends[:2]), whole=True)


def _terms(person: str, house: str, relations: Kin) -> list[Triplet]:
    """The terms of a person, a Q-id, in the house, in their order."""
    labels = next(labels for pattern, labels in _SEATS if re.fullmatch(pattern, house))
    held = [t for t in relations.statements(person, ("P39",)) if isinstance(t.object, Entity | TextValue)]
    own: list[Triplet] = []
    for label in labels or (house.lower(),):
        own = [t for t in held if label in text_of(t.object).lower()]
        if own:
            break
    if house == "Congress" and labels:
        own = [t for t in held if any(label in text_of(t.object).lower() for label in labels[:2])]
    return sorted(own, key=lambda t: start_of(t) or (9999, 1, 1))


def _outer(terms: Sequence[Triplet], pid: str) -> list[Triplet]:
    """The terms at whose beginning, or end, no other one went on or followed at once."""
    return [t for t in terms if not any(_goes_on(t, other, pid) for other in terms if other is not t)]


def _goes_on(term: Triplet, other: Triplet, pid: str) -> bool:
    moment = start_of(term) if pid == _START else end_of(term)
    begun, over = start_of(other), end_of(other)
    if moment is None or begun is None:
        return False
    if pid == _START:
        return begun < moment and (over is None or over[0] >= moment[0])
    return begun[0] <= moment[0] and (over is None or over > moment)


def _times(term: Triplet, pid: str) -> list[TimeValue]:
    return [q.value for q in term.qualifiers if q.property.id == pid and isinstance(q.value, TimeValue)]
