"""Claims that list the official languages of a state: *Sri Lanka's two official languages are Sinhala and
Tamil*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_MANY = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_SO_MANY = rf"(?:(?:the|both|its)\s+)?(?:(?P<many>{'|'.join(_MANY)})\s+)?"
_WHAT = r"(?:official|national|state)\s+languages"
_LIST = r"(?P<list>[^.;:]+?)"
_STATE = r"(?:the\s+)?(?P<state>[\w.’' -]+?)"
_CLAIMS = tuple(
    re.compile(rf"^\W*{pattern}\W*$", re.IGNORECASE)
    for pattern in (
        rf"{_SO_MANY}{_WHAT}\s+(?:of|in)\s+{_STATE}\s+are\s+{_LIST}",
        rf"{_STATE}['’]s?\s+{_SO_MANY}{_WHAT}\s+are\s+{_LIST}",
        rf"{_STATE}\s+has\s+{_SO_MANY}{_WHAT}(?:\s*[:,–—-]\s*|\s+which\s+are\s+|,\s+namely\s+){_LIST}",
        rf"{_LIST}\s+are\s+{_SO_MANY}{_WHAT}\s+(?:of|in)\s+{_STATE}",
        rf"{_LIST}\s+are\s+{_STATE}['’]s?\s+{_SO_MANY}{_WHAT}",
        rf"in\s+{_STATE},?\s+{_SO_MANY}{_WHAT}\s+are\s+{_LIST}",
    )
)
_OFFICIAL, _SPOKEN, _COUNTRY = ("P37",), ("P37", "P2936", "P407"), ("Q3624078", "Q6256")
_JOINTS = re.compile(r"^(?:\s|,|and|or|both|the|also|as|well|plus|&)*$", re.IGNORECASE)


def official_languages(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """All of a state's official languages bear out a list of them; one that the state does not even use
    contradicts it, as does a number of them that is not theirs."""
    if reading.dates or reading.denied or not reading.present:
        return None
    for pattern in _CLAIMS:
        found = pattern.match(reading.claim.context)
        state = _called(found["state"], reading) if found is not None else None
        if found is None or state is None:
            continue
        qid = str(state.entity.id)
        if not any(relations.is_a(qid, kind) for kind in _COUNTRY):
            continue
        said = [m for m in reading.claim.mentions if m.text in found["list"] and is_name(m)]
        if not said or not _JOINTS.match(_without(found["list"], said)):
            return None
        return _of(said, found["many"], qid, relations)
    return None


def _of(said: Sequence[Mention], many: str | None, state: str, relations: Kin) -> Ruling | None:
    used = [t for t in relations.statements(state, _SPOKEN) if not t.former]
    official = [t for t in used if t.property.id in _OFFICIAL]
    if not official:
        return None
    own = [next((t for t in official if _is(t, m)), None) for m in said]
    held = tuple(t for t in own if t is not None)
    if len(held) == len(said):
        if many is not None and (len(official) != _MANY[many.lower()] or len(said) != len(official)):
            return None
        return Ruling(Label.ATTRIBUTABLE, "stated", held, whole=True)
    strange = [m for m in said if not any(_is(t, m) for t in used)]
    if not strange or (not held and len(official) == 1 and len(said) > 1 and many is None):
        return None
    return Ruling(Label.CONTRADICTORY, "not-listed", tuple(official[:4]), whole=True)


def _is(triplet: Triplet, mention: Mention) -> bool:
    """True for the language that is mentioned, or whose name begins alike: *Chinese*, of Standard Chinese."""
    value = triplet.object
    if not isinstance(value, Entity):
        return False
    return value.id == mention.entity.id or mention.text.lower() in value.label.lower().split()


def _called(text: str, reading: Reading) -> Mention | None:
    return next((m for m in reading.claim.mentions if m.text.lower() == text.strip().lower()), None)


def _without(text: str, said: Sequence[Mention]) -> str:
    for mention in sorted(said, key=lambda m: -len(m.text)):
        text = text.replace(mention.text, " ")
    return text
