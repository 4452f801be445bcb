"""Claims of how many prizes somebody has won, or how many children they have."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, QuantityValue, Triplet
from claimver_core.verification.rules.dates import qualifying_days
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.people.kin_order import are_all, children_of, is_one
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_AWARDS = ("P166",)
_WHEN = "P585"
_WON = r"\b(?:won|wins|received|has|was awarded|collected)\b\W+(?:\w+\W+){{0,3}}?{}\W*$"
_MOST = 20
_CHILD = ("P40",)
_HOW_MANY = "P1971"
_HAS_SO_MANY = re.compile(
    r"^\W*_\s+(?:only |ever |just )*(?:has|had|is the (?:father|mother|parent) of)\s+(?:only |"
    r"ever |just |fewer than |"
    r"less than )*\S+\s+(?:kids?|child|children)(?: in total| altogether)?\W*$",
    re.IGNORECASE,
)
_CHILDLESS = re.compile(
    r"^\W*_\s+(?:(?:has|had)\s+no\s+(?:children|kids|child)|(?:never\s+had|did\s+not\s+have|does\s+not\s+have|"
    r"didn['’]t\s+have|doesn['’]t\s+have)\s+(?:any\s+)?(?:children|kids)|(?:is|was|remained)\s+childless)\W*$",
    re.IGNORECASE,
)
_HAS_SONS = re.compile(
    r"^\W*_(?:\s+and\s+_)?\s+(?:have|has|had)\s+\w+\s+(?P<noun>son|daughter)s?(?:\s+together)?\W*$",
    re.IGNORECASE,
)
_HAS_CHILDREN = re.compile(
    r"^\W*_(?:\s+and\s+_)?\s+(?:have|has|had)\s+(?:\w+\s+){1,2}children(?:\s+together)?\W*$", re.IGNORECASE
)


def count(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """As many statements as the claim says support it. Other numbers decide nothing: lists have gaps, and
    who has won three has won two."""
    children = (
        _no_children(reading, relations)
        or _children(reading, relations)
        or _fewer_children(reading, relations)
    )
    if (told := children or _sons(reading, relations)) is not None:
        return told
    mentions = reading.claim.mentions
    if len(mentions) != 2 or len(reading.numbers) != 1 or reading.dates or reading.denied or reading.unique:
        return None
    winner, prize = mentions
    claimed = reading.numbers[0].value
    if not 2 <= claimed <= _MOST or not re.search(
        _WON.format(re.escape(prize.text)), reading.claim.context, re.IGNORECASE
    ):
        return None
    name = normalise(prize.entity.label).removesuffix("s")
    held = [
        t
        for t in relations.statements(str(winner.entity.id), _AWARDS)
        if isinstance(t.object, Entity)
        and (f" {name}" in f" {normalise(t.object.label)}" or t.object.id == prize.entity.id)
    ]
    held = _each_once(held)
    if len(held) != claimed:
        return None
    return Ruling(Label.ATTRIBUTABLE, "count", tuple(held), whole=True)


def _each_once(prizes: Sequence[Triplet]) -> list[Triplet]:
    """The prizes, those of one year told by several sources once, and those without a year only where none
    with a year may be the same."""
    found: dict[tuple[str, int | None], Triplet] = {}
    for prize in prizes:
        days = qualifying_days(prize, _WHEN)
        found.setdefault((str(prize.object), None if days is None else days[0][0]), prize)
    dated = {prize for prize, year in found if year is not None}
    return [t for (prize, year), t in found.items() if year is not None or prize not in dated]


def _children(reading: Reading, relations: Kin) -> Ruling | None:
    """As many children as the claim says, of one parent or of both."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if not _HAS_CHILDREN.match(reading.words) or len(reading.numbers) != 1 or reading.dates or reading.denied:
        return None
    of_each = [
        {
            str(t.object.id): t
            for t in relations.statements(str(m.entity.id), _CHILD)
            if isinstance(t.object, Entity)
        }
        for m in names
    ]
    if not of_each:
        return None
    shared = set(of_each[0]).intersection(*of_each[1:])
    if not shared or len(shared) != reading.numbers[0].value:
        return None
    return Ruling(Label.ATTRIBUTABLE, "count", tuple(of_each[0][q] for q in sorted(shared)), whole=True)


def _no_children(reading: Reading, relations: Kin) -> Ruling | None:
    """Who is known to have 0 children has none."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 1 or reading.numbers or reading.dates or not _CHILDLESS.match(reading.words):
        return None
    told = relations.statements(str(names[0].entity.id), (_HOW_MANY, *_CHILD))
    none = all(isinstance(t.object, QuantityValue) and t.object.value == 0 for t in told)
    return Ruling(Label.ATTRIBUTABLE, "count", tuple(told[:1]), whole=True) if told and none else None


def _sons(reading: Reading, relations: Kin) -> Ruling | None:
    """How many sons or daughters somebody has, where all the children are known, and of each whether it is
    one."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    found = _HAS_SONS.match(reading.words)
    if found is None or not names or len(reading.numbers) != 1 or reading.dates or reading.denied:
        return None
    parents = [str(m.entity.id) for m in names]
    of_each = [children_of(parent, relations) for parent in parents]
    if not all(are_all(of_one, qid, relations) for of_one, qid in zip(of_each, parents, strict=True)):
        return None
    shared = {child: of_each[0][child] for child in of_each[0] if all(child in other for other in of_each)}
    counted = {c: is_one(c, joining, found["noun"].lower(), relations) for c, joining in shared.items()}
    if (
        not shared
        or None in counted.values()
        or not all(relations.statements(p, (_HOW_MANY,)) for p in parents)
    ):
        return None
    fits = sum(map(bool, counted.values())) == reading.numbers[0].value
    label = Label.ATTRIBUTABLE if fits else Label.CONTRADICTORY
    return Ruling(label, "count", tuple(shared.values())[:_MOST], whole=True)


def _fewer_children(reading: Reading, relations: Kin) -> Ruling | None:
    """Who is known to have more children than the claim says, has not only these."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 1 or len(reading.numbers) != 1 or reading.dates or reading.denied:
        return None
    number = reading.numbers[0]
    if not _HAS_SO_MANY.match(reading.words) or number.relation not in ("exactly", "less", "about"):
        return None
    known = relations.statements(str(names[0].entity.id), (*_CHILD, _HOW_MANY))
    told = [t for t in known if isinstance(t.object, QuantityValue)]
    named = {str(t.object.id): t for t in known if isinstance(t.object, Entity)}
    if told and all(t.object.value > number.value for t in told if isinstance(t.object, QuantityValue)):
        return Ruling(Label.CONTRADICTORY, "count", tuple(told[:1]), whole=True)
    if len(named) > number.value:
        return Ruling(Label.CONTRADICTORY, "count", tuple(named.values())[:_MOST], whole=True)
    return None
