"""Claims of a prize that is given in several fields: *the Nobel Prize in Chemistry*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_WON = re.compile(
    r"^\W*(?:in\s+\d{4},?\s+)?_\s+(?:has\s+|had\s+)?(?:won|received|got|was\s+awarded|was\s+given|"
    r"is\s+a\s+winner\s+of|(?:is|was)\s+the\s+winner\s+of)\s+(?:the|a)\s+(?:\d{4}\s+)?_"
    r"(?:\s+(?:in|of)\s+\d{4})?\W*$",
    re.IGNORECASE,
)
_FIELD = re.compile(r"^(?P<name>\w+) (?:\w+ )*Prize(?: in [\w ]+)?$")
_AWARD = ("P166",)


_JOINTLY = re.compile(
    r"^\W*(?:in\s+@,?\s+)?_\s+and\s+(?:(?:his|her)\s+[a-z]+\s+)?_\s+(?:(?:both|jointly)\s+)?(?:shared|won|received|"
    r"were\s+(?:jointly\s+)?awarded)\s+(?:the|a)\s+(?:@\s+)?_(?:\s+(?:in|of)\s+@)?\W*$",
    re.IGNORECASE,
)
_WITH = re.compile(
    r"^\W*(?:in\s+@,?\s+)?_\s+shared\s+(?:the|a|his|her)\s+(?:@\s+)?_(?:\s+(?:in|of)\s+@)?\s+with\s+"
    r"(?:(?:his|her)\s+[a-z]+\s+)?_(?:\s+in\s+@)?\W*$",
    re.IGNORECASE,
)
_DEATH, _WHEN = ("P570",), "P585"
_FEWEST, _OF_ALL = 50, 0.7
"""Years, and their share, of which winners are known: who is missing of the others is hardly known at all."""


def joint_prize(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Two who each received a prize, in the same year where one is told: *shared the prize with him*."""
    claim = masked(reading)
    text = dates_marked(claim.text, reading)
    if len(claim.names) != 3 or reading.denied or len(reading.dates) > 1:
        return None
    one, two, three = claim.names
    if _JOINTLY.match(text):
        winners, prize = (one, two), three
    elif _WITH.match(text):
        winners, prize = (one, three), two
    else:
        return None
    years = []
    told: list[Triplet] = []
    for winner in winners:
        received = relations.statements(str(winner.entity.id), _AWARD)
        own = [t for t in received if has_value(t, prize.entity.id) or _is_one_of(t, prize.entity)]
        years.append({days[0][0]: t for t in own if (days := qualifying_days(t, _WHEN)) is not None})
    for year in set(years[0]) & set(years[1]):
        same = years[0][year].object == years[1][year].object
        if same and all(d.earliest[0] <= year <= d.latest[0] for d in reading.dates):
            told = [of_one[year] for of_one in years]
    return Ruling(Label.ATTRIBUTABLE, "stated", tuple(told), whole=True) if told else None


def _is_one_of(award: Triplet, prize: Entity) -> bool:
    """True for the prize in physics, where *the Nobel Prize* is named alone."""
    field = _FIELD.match(award.object.label) if isinstance(award.object, Entity) else None
    return field is not None and prize.label == f"{field['name']} Prize"


def _never_won(person: str, prize: str, relations: Kin) -> Ruling | None:
    """Who died while a prize was given of which the winners of nearly all years are known, and is none."""
    winners = relations.stated_of(prize, frozenset(_AWARD))
    days = [(t, found[0][0]) for t in winners if (found := qualifying_days(t, _WHEN)) is not None]
    years = {year for _, year in days}
    deaths = [
        interval(t.object) for t in relations.statements(person, _DEATH) if isinstance(t.object, TimeValue)
    ]
    if len(years) < _FEWEST or not deaths or deaths[0][0][0] > max(years):
        return None
    if len(years) < _OF_ALL * (max(years) - min(years) + 1):
        return None
    return Ruling(Label.CONTRADICTORY, "not-listed", tuple(t for t, _ in days[:3]), whole=True)


def other_prize(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who is known to have received such a prize in another field alone did not receive it in this one;
    nor did who is not among the winners of all years."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 2 or reading.denied or not _WON.match(reading.words):
        return None
    winner, prize = names
    field = _FIELD.match(prize.entity.label)
    if field is None or relations.kind(str(winner.entity.id)) != "person":
        return None
    received = relations.statements(str(winner.entity.id), _AWARD)
    alike = [
        t
        for t in received
        if isinstance(t.object, Entity)
        and (own := _FIELD.match(t.object.label)) is not None
        and own["name"] == field["name"]
        and t.object.label != f"{field['name']} Prize"
    ]
    if any(has_value(t, prize.entity.id) for t in received):
        return None
    if not alike:
        return _never_won(str(winner.entity.id), str(prize.entity.id), relations)
    if prize.entity.label == f"{field['name']} Prize":
        return None  # the prize in whichever field
    return Ruling(Label.CONTRADICTORY, "not-listed", tuple(alike), whole=True)
