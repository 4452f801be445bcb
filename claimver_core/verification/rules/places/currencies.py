"""Claims that a state has taken the euro or another young currency: *Norway adopted the euro in 2002*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import compare_date, interval, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked

_AT = r"(?:\s+(?:back\s+)?(?:in|on|since)\s+@)?"
_NAME = r"(?:the\s+)?(?P<{}>[\w.’' -]+?)"
_CLAIM = re.compile(
    rf"^\W*(?:in\s+@,?\s+)?{_NAME.format('state')}\s+(?:(?:has|have|already|also|finally|officially)\s+)*"
    r"(?:(?P<not>never|did\s+not|didn['’]t|has\s+not|hasn['’]t|has\s+not\s+yet)\s+)?"
    r"(?:(?:adopt|introduc|embrac)(?:ed?|s)|took\s+(?:up|on)|switch(?:ed)?(?:\s+over)?\s+to|chang(?:ed?)(?:\s+over)?\s+"
    r"to|gave\s+up\s+its\s+[\w ]+?\s+for|replaced\s+(?:its|the)\s+[\w ]+?\s+(?:with|by)|uses?|used|"
    rf"has\s+used|pays?\s+(?:in|with)|join(?:ed)?)\s+{_NAME.format('money')}{_AT}\W*$",
    re.IGNORECASE,
)
_ZONE = re.compile(r"^euro\s?zone$|^euro area$|^euro$", re.IGNORECASE)
_EURO, _STATES, _CURRENCY, _BEGAN = "Q4916", ("Q3624078", "Q6256"), ("P38",), ("P571",)
_YOUNG, _SEVERAL = 1990, 3


def money_taken(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The currency that a state has today bears the claim out; one that has come up in our days, and is not
    among those that the state has or had, contradicts it."""
    found = _CLAIM.match(dates_marked(reading.claim.context, reading))
    if found is None or len(reading.dates) > 1:
        return None
    denied = bool(found["not"])
    if denied != reading.denied:
        return None
    state = next((m for m in reading.claim.mentions if m.text.lower() == found["state"].lower()), None)
    if state is None or not any(relations.is_a(str(state.entity.id), kind) for kind in _STATES):
        return None
    money = _EURO if _ZONE.match(found["money"].strip()) else _named(found["money"], reading)
    known = relations.statements(str(state.entity.id), _CURRENCY)
    today = [t for t in known if not t.former]
    if money is None or not today:
        return None
    own = [t for t in known if has_value(t, money)]
    if not own:
        return _without(money, denied, today, relations)
    if reading.dates:
        taken = any(_begins_then(t, known, reading) for t in own)
        return (
            Ruling(Label.ATTRIBUTABLE, "date", tuple(own[:1]), whole=True) if taken and not denied else None
        )
    if own[0].former:
        return None
    label = Label.CONTRADICTORY if denied else Label.ATTRIBUTABLE
    return Ruling(label, "stated", tuple(own[:1]), whole=True)


def _without(money: str, denied: bool, today: Sequence[Triplet], relations: Kin) -> Ruling | None:
    began = [t.object for t in relations.statements(money, _BEGAN) if isinstance(t.object, TimeValue)]
    if len(relations.stated_of(money, _CURRENCY)) < _SEVERAL:
        return None  # a coin of the net is taken beside the money of a state
    if not began or min(interval(time)[0][0] for time in began) < _YOUNG:
        return None  # who knows what has been paid with in former times
    label = Label.ATTRIBUTABLE if denied else Label.CONTRADICTORY
    return Ruling(label, "not-listed", tuple(today[:2]), whole=True)


def _begins_then(statement: Triplet, known: Sequence[Triplet], reading: Reading) -> bool:
    """True where it is known to have been taken at the claimed time, or another one ended right before."""
    start = [q.value for q in statement.qualifiers if q.property.id == "P580"]
    if any(isinstance(v, TimeValue) and compare_date(reading.dates[0], v) is Comparison.SAME for v in start):
        return True
    ends = [days[1] for t in known if t.former and (days := qualifying_days(t, "P582")) is not None]
    claimed = reading.dates[0]
    return not start and any(
        end[1:] == (12, 31) and claimed.earliest <= (end[0] + 1, 1, 1) <= claimed.latest for end in ends
    )


def _named(said: str, reading: Reading) -> str | None:
    money = next((m for m in reading.claim.mentions if m.text.lower() == said.lower()), None)
    if money is None or "currency" not in money.entity.description.lower():
        return None
    return str(money.entity.id)
