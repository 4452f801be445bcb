"""Claims of when somebody was in a band, and as what: *joined the Red Hot Chili Peppers in 1988*, *fronted
Genesis until 1975*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.dates import qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.people.nationality import NATIONS, comes_from
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_PARTS = {
    "drummer": "drummer",
    "drummed": "drummer",
    "drumming": "drummer",
    "drums": "drummer",
    "singer": "singer vocalist frontman frontwoman",
    "vocalist": "singer vocalist frontman frontwoman",
    "sang": "singer vocalist frontman frontwoman",
    "singing": "singer vocalist frontman frontwoman",
    "fronted": "singer vocalist frontman frontwoman songwriter",
    "fronting": "singer vocalist frontman frontwoman songwriter",
    "frontman": "singer vocalist frontman frontwoman songwriter",
    "frontwoman": "singer vocalist frontwoman songwriter",
    "guitarist": "guitarist",
    "guitar": "guitarist",
    "bassist": "bassist",
    "bass": "bassist",
    "keyboardist": "keyboardist pianist",
    "keyboards": "keyboardist pianist",
    "pianist": "pianist keyboardist",
}
_NOUN = r"(?:drummer|singer|vocalist|frontman|frontwoman|guitarist|bassist|keyboardist|pianist|member)"
_PLAYS = (
    r"(?:drummed|drumming|sang|singing|play(?:ed|ing)(?:\s+(?:the\s+)?(?:drums|lead\s+guitar|guitar|bass|keyboards))?)\s+"
    r"(?:for|in|with)"
)
_WAS = (
    rf"(?:(?:was|is|has\s+been|had\s+been)\s+(?:the\s+|an?\s+)?(?:(?:lead|original|long-time|longtime)\s+)?{_NOUN}\s+(?:of|for|in|with)|"
    rf"(?:(?:has|had)\s+(?:been\s+)?)?{_PLAYS}|fronted|(?:has|had)\s+(?:been\s+fronting|fronted)|(?:was|has\s+been)\s+(?:in|with))"
)
_JOINED = r"(?:joined|became\s+(?:an?\s+|the\s+)?" + _NOUN + r"\s+(?:of|for))"
_LEFT = (
    r"(?:left|quit|departed(?:\s+from)?|walked\s+out\s+(?:of|on)|parted\s+(?:ways|company)\s+with|"
    r"was\s+(?:fired|sacked|kicked\s+out)\s+(?:from|of|by))"
)
_TIME = (
    r"(?:(?P<since>since)|(?P<until>until|till|up\s+to)|from\s+(?P<from>@)\s+(?:to|until|till|through)|in)"
    r"\s+@"
)
_CLAIM = re.compile(
    rf"^\W*(?:in\s+(?P<first>@),?\s+)?(?P<who>_)\s+(?:(?:first|later|originally|then|only|finally)\s+)*"
    rf"(?:(?P<joined>{_JOINED})|(?P<left>{_LEFT})|(?P<was>{_WAS}))\s+(?:the\s+)?(?:(?:rock\s+)?(?:band|group)\s+)?_"
    rf"(?:\s+(?:back\s+)?{_TIME})?\W*$",
    re.IGNORECASE,
)
_FRONTED = re.compile(
    r"^\W*(?:the\s+)?(?:(?:rock\s+)?(?:band|group)\s+)?_\s+(?:(?:is|are|was|were)\s+(?:an?|the)\s+(?P<nation>_\s+)?(?:[a-z]+\s+){0,2}"
    r"(?:band|group|duo|trio|quartet|act)\s+(?:that\s+was\s+)?|(?:was|were)\s+)(?P<was>fronted|led)\s+by\s+(?P<who>_)"
    rf"(?:\s+{_TIME})?\W*$",
    re.IGNORECASE,
)
_BAND = re.compile(
    r"\b(?:band|group|duo|trio|quartet|quintet|ensemble|orchestra|supergroup)\b", re.IGNORECASE
)
_OF_BAND, _OF_MEMBER = ("P527",), ("P463", "P361")
_START, _END = "P580", "P582"
_FAR = 2


def band_years(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A membership tells that somebody was in a band, since when and until when; a year well before or after
    contradicts where there was one spell."""
    claim = masked(reading)
    if reading.denied or reading.numbers or len(reading.dates) > 2 or len(claim.names) not in (2, 3):
        return None
    text = dates_marked(claim.text, reading)
    if text.count("@") != len(reading.dates):
        return None
    fronted = _FRONTED.match(text)
    found = fronted or _CLAIM.match(text)
    if found is None or (len(claim.names) == 3) != bool(fronted and fronted["nation"]):
        return None
    who, band = (claim.names[-1], claim.names[0]) if fronted else claim.names
    if _BAND.search(band.entity.description) is None or relations.kind(str(who.entity.id)) != "person":
        return None
    spells = _spells(who.entity, band.entity, relations)
    if not spells or not all(date.exact and date.relation == "at" for date in reading.dates):
        return None
    years = [(date.earliest[0], date.latest[0]) for date in reading.dates]
    groups = found.groupdict()
    if not years:
        now = [t for t in spells if not (reading.present and t.former)]
        ruling = (
            Ruling(Label.ATTRIBUTABLE, "stated", tuple(now[:1]), whole=True)
            if groups["was"] and now
            else None
        )
    elif groups.get("from"):
        ruling = _both(_at(spells, years[0], _START), _at(spells, years[1], _END))
    elif groups.get("left") or groups["until"]:
        ruling = _at(spells, years[0], _END)
    elif groups.get("joined") or groups["since"]:
        ruling = _at(spells, years[0], _START)
    else:
        ruling = _within(spells, years[0])
    if ruling is None or ruling.label is Label.CONTRADICTORY:
        return ruling
    if not _has_part(found[0], who.entity, relations) or not _is_from(claim.names, relations):
        return None
    return ruling


def _spells(who: Entity, band: Entity, relations: Kin) -> list[Triplet]:
    told = [t for t in relations.statements(str(band.id), _OF_BAND) if has_value(t, who.id)]
    return told + [t for t in relations.statements(str(who.id), _OF_MEMBER) if has_value(t, band.id)]


def _at(spells: Sequence[Triplet], claimed: tuple[int, int], pid: str) -> Ruling | None:
    """Whether a spell began or ended in the claimed years."""
    first, last = claimed
    known = [(t, days) for t in spells if (days := qualifying_days(t, pid)) is not None]
    same = [t for t, days in known if first <= days[0][0] and days[1][0] <= last]
    if same:
        return Ruling(Label.ATTRIBUTABLE, "date", tuple(same[:1]), whole=True)
    ends = [days[1][0] for t in spells if (days := qualifying_days(t, _END)) is not None]
    if len({days for _, days in known}) != 1 or (pid == _START and any(end <= last for end in ends)):
        return None
    begin, end = known[0][1]
    if last + _FAR <= begin[0] or end[0] + _FAR <= first:
        return Ruling(Label.CONTRADICTORY, "date", tuple(t for t, _ in known[:1]), whole=True)
    return None


def _within(spells: Sequence[Triplet], claimed: tuple[int, int]) -> Ruling | None:
    for spell in spells:
        begin, end = qualifying_days(spell, _START), qualifying_days(spell, _END)
        if begin is not None and end is not None and begin[1][0] <= claimed[0] and claimed[1] <= end[0][0]:
            return Ruling(Label.ATTRIBUTABLE, "date", (spell,), whole=True)
    return None


def _both(one: Ruling | None, other: Ruling | None) -> Ruling | None:
    against = next((r for r in (one, other) if r is not None and r.label is Label.CONTRADICTORY), None)
    if against is not None or one is None or other is None:
        return against
    return Ruling(one.label, one.rule, tuple(dict.fromkeys((*one.triplets, *other.triplets))), whole=True)


def _has_part(text: str, who: Entity, relations: Kin) -> bool:
    """Whether somebody is known as what the claim says they were in the band."""
    said = set(normalise(text).split()) & _PARTS.keys()
    if not said:
        return True
    own = set(normalise(who.description).split())
    if own.isdisjoint(" ".join(_PARTS.values()).split()):
        works = relations.statements(str(who.id), ("P106",))
        own = set(normalise(" ".join(t.object.label for t in works if isinstance(t.object, Entity))).split())
    return all(not own.isdisjoint(_PARTS[part].split()) for part in said)


def _is_from(names: Sequence[Mention], relations: Kin) -> bool:
    if len(names) < 3:
        return True
    known = [
        t for t in relations.statements(str(names[0].entity.id), NATIONS) if isinstance(t.object, Entity)
    ]
    return bool(comes_from(names[0], names[1], known, relations))
