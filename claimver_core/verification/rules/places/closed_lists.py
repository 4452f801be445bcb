"""Claims of a country's languages, money and neighbours, of which the knowledge has all."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, lies_in
from claimver_core.verification.rules.names import mention_called
from claimver_core.verification.rules.passed import holding
from claimver_core.verification.rules.people.nationality import PAST_STATE
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, denied_as

_STATE = "Q3624078"
_LANGUAGE, _CURRENCY, _BORDER = ("P37", "P2936", "P407"), ("P38",), ("P47",)
_NAME = r"(?:the\s+)?(?P<{}>[\w.’' -]+?)"
_CLAIMS: tuple[tuple[tuple[str, ...], re.Pattern[str]], ...] = tuple(
    (properties, re.compile(rf"^\W*{pattern}\W*$", re.IGNORECASE))
    for properties, pattern in (
        (
            _LANGUAGE,
            rf"{_NAME.format('value')}\s+is\s+(?:an?|the|one of the)\s+(?:official|national) languages?\s+"
            rf"(?:of|in)\s+{_NAME.format('state')}",
        ),
        (
            _LANGUAGE,
            rf"(?:the\s+)?(?:official|national) language\s+(?:of|in)\s+{_NAME.format('state')}\s+is\s+"
            rf"{_NAME.format('value')}",
        ),
        (
            _LANGUAGE,
            rf"{_NAME.format('state')}['’]s?\s+(?:(?:only|main|sole|one)\s+)?(?:official|national) "
            rf"language\s+is\s+{_NAME.format('value')}",
        ),
        (
            _LANGUAGE,
            rf"{_NAME.format('value')}\s+is\s+{_NAME.format('state')}['’]s?\s+(?:(?:only|main|sole)\s+)?(?:official|"
            rf"national) language",
        ),
        (
            _LANGUAGE,
            rf"in\s+{_NAME.format('state')},?\s+(?:the\s+)?(?:official|national) language\s+is\s+"
            rf"{_NAME.format('value')}",
        ),
        (
            _CURRENCY,
            rf"{_NAME.format('state')}['’]s?\s+(?:official |national )?(?:currency|money)\s+is\s+"
            rf"(?:called\s+)?{_NAME.format('value')}",
        ),
        (
            _CURRENCY,
            rf"{_NAME.format('value')}\s+is\s+{_NAME.format('state')}['’]s?\s+(?:official |national )?"
            r"currency",
        ),
        (
            _CURRENCY,
            rf"{_NAME.format('value')}\s+is\s+(?:the|a)\s+(?:official )?currency\s+(?:of|in)\s+"
            rf"{_NAME.format('state')}",
        ),
        (
            _CURRENCY,
            rf"(?:the\s+)?(?:official )?currency\s+(?:of|in)\s+{_NAME.format('state')}\s+is\s+"
            rf"{_NAME.format('value')}",
        ),
        (
            _CURRENCY,
            rf"(?:when (?:you|we) [a-z ]+?)?in\s+{_NAME.format('state')},?\s+(?:you|people|they|we|"
            rf"everyone|shoppers|one)\s+"
            rf"(?:still |now |always )?pays?\s+(?:in|with)\s+(?:the\s+)?{_NAME.format('value')}",
        ),
        (
            _CURRENCY,
            rf"(?:you|people|they|we)\s+(?:still |now |always )?pay\s+(?:in|"
            rf"with)\s+(?:the\s+)?{_NAME.format('value')}\s+in\s+"
            rf"{_NAME.format('state')}",
        ),
        (
            _CURRENCY,
            rf"(?:wages|salaries|prices|bills|taxes|pensions)\s+in\s+{_NAME.format('state')}\s+are\s+(?:paid|given|"
            rf"quoted|settled)\s+in\s+(?:the\s+)?{_NAME.format('value')}",
        ),
        (
            _CURRENCY,
            rf"{_NAME.format('state')}\s+(?:(?:still|now)\s+)?(?:uses|pays in|"
            rf"pays with)\s+(?:the\s+)?{_NAME.format('value')}(?:\s+as its currency)?",
        ),
        (
            _BORDER,
            rf"{_NAME.format('state')}\s+(?:borders|shares an? (?:land )?border with)\s+"
            rf"{_NAME.format('value')}",
        ),
    )
)
_NO_BORDER = re.compile(
    rf"^\W*{_NAME.format('state')}\s+(?:(?:does\s+not|doesn['’]?t)\s+(?:border(?:\s+on)?|share\s+an?\s+(?:common\s+|land\s+)?border\s+"
    rf"with)|(?:shares|has)\s+no\s+(?:common\s+|land\s+)?border\s+with)\s+{_NAME.format('value')}\W*$",
    re.IGNORECASE,
)
_SORTS: dict[tuple[str, ...], tuple[tuple[str, ...], re.Pattern[str]]] = {
    _LANGUAGE: (("Q34770", _STATE), re.compile(r"\blanguages?\b")),
    _CURRENCY: (("Q8142",), re.compile(r"\b(?:currency|currencies|monetary units?)\b")),
}
"""The classes and descriptions that tell a language or money; *Russian* may be read as Russia."""
_OF_SEVERAL_STATES = frozenset({"peso", "dollar", "pound", "franc", "dinar", "rupee", "lira"})
"""Money that each of several states calls so in English, too."""
_FEWEST_NEIGHBOURS, _MANY_NEIGHBOURS = 2, 6
"""A state with one known neighbour, such as Portugal, may have others; not one that has many, and not it."""
_BY_POSSESSION = ({"Q145", "Q29"}, {"Q145", "Q229"}, {"Q142", "Q55"}, {"Q16", "Q35"})
"""States that border one another far from home: at Gibraltar, on Cyprus, on Saint Martin, on Hans Island."""


def not_listed(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What is not among all the languages, currencies or neighbours of a state of today is none of them."""
    if reading.dates:
        return None
    if (found := _NO_BORDER.match(reading.claim.context)) is not None:
        state, other = (mention_called(found[end], reading.claim.mentions) for end in ("state", "value"))
        return denied_as(_neighbourless(state, other, relations), denied=True)
    if reading.denied or not reading.present:
        return None
    for properties, pattern in _CLAIMS:
        found = pattern.match(reading.claim.context)
        if found is None:
            continue
        state = mention_called(found["state"], reading.claim.mentions)
        if state is None or not relations.is_a(str(state.entity.id), _STATE):
            continue
        listed = [t for t in relations.statements(str(state.entity.id), properties) if not t.former]
        if properties is _BORDER:
            return _neighbourless(state, mention_called(found["value"], reading.claim.mentions), relations)
        value = mention_called(found["value"], reading.claim.mentions)
        items = [value.entity] if value is not None else []
        if not items and properties is _CURRENCY:
            items = relations.named([found["value"]])  # "the real", which is no name by itself
        items = [item for item in items if _is_of_sort(item, properties, relations)]
        if not items or (properties is _CURRENCY and not _is_of_others(items, state, relations)):
            continue
        said = set(normalise(found["value"]).split())
        said |= {word.removesuffix("s") for word in said}
        names = [set(normalise(t.object.label).split()) for t in listed if isinstance(t.object, Entity)]
        own = [t for t in listed if t.property.id == properties[0]]
        if own and names and not any(said & name for name in names):
            return Ruling(Label.CONTRADICTORY, "not-listed", tuple(own[:3]), whole=True)
    return None


def _is_of_sort(named: Entity, properties: tuple[str, ...], relations: Kin) -> bool:
    """True where what is named is a language or money at all: *Germany uses nuclear power*."""
    classes, described = _SORTS[properties]
    if any(relations.is_a(str(named.id), kind) for kind in classes):
        return True
    return described.search(named.description.lower()) is not None


def _is_of_others(money: Sequence[Entity], state: Mention, relations: Kin) -> bool:
    """True for what other states pay with, and not this one, by that name: the crown is no state's item."""
    holders = {str(t.subject.id) for item in money for t in relations.stated_of(str(item.id), _CURRENCY)}
    if not holders:
        return any(item.label in _OF_SEVERAL_STATES for item in money)
    return state.entity.id not in holders


def _is_of_the_past(border: Triplet, relations: Kin) -> bool:
    """True for a border with a state that is no more: Finland's with the Soviet Union."""
    return isinstance(border.object, Entity) and relations.is_a(str(border.object.id), PAST_STATE)


def _neighbourless(state: Mention | None, other: Mention | None, relations: Kin) -> Ruling | None:
    """Two states with known neighbours, none of which is or holds the other one, share no border."""
    if state is None or other is None:
        return None
    if not all(relations.is_a(str(one.entity.id), _STATE) for one in (state, other)):
        return None
    listed, back = (
        [
            t
            for t in holding(relations.statements(str(one.entity.id), _BORDER))
            if not _is_of_the_past(t, relations)
        ]
        for one in (state, other)
    )
    known = sorted(len({str(t.object) for t in statements}) for statements in (listed, back))
    if (
        {state.entity.id, other.entity.id} in _BY_POSSESSION
        or not known[0]
        or known[1] < (_FEWEST_NEIGHBOURS if known[0] > 1 else _MANY_NEIGHBOURS)
    ):
        return None
    for statements, sought in ((listed, str(other.entity.id)), (back, str(state.entity.id))):
        for triplet in statements:
            if not isinstance(triplet.object, Entity) or not triplet.object.id:
                continue
            if triplet.object.id == sought or lies_in(sought, triplet.object.id, relations):
                return None
    return Ruling(Label.CONTRADICTORY, "not-listed", tuple(listed[:4]), whole=True)
