"""Claims of how many parts, neighbours or titles something has: *borders nine countries*, *has 50 states*."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, QuantityValue, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.contests.editions import all_editions, has_year
from claimver_core.verification.rules.contests.winners import is_side
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.quantities import NumberExpression, compare_quantity
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_NUMBER = r"(?P<number>\ue001)"
_HEDGE = (
    r"(?:(?:exactly|only|just|about|around|roughly|over|more than|at least|fewer than|less than|a total of|"
    r"as many as|nearly|almost)\s+)*"
)
_COUNTRIES_SAID = r"(?:other\s+|neighbou?ring\s+|different\s+)*(?:countr(?:y|ies)|states|nations|neighbou?rs)"
_HAS_PARTS = re.compile(
    rf"^\W*(?:(?:an?|the|every|each|all)\s+)?(?P<whole>[^\ue001]+?)\s+(?:still\s+|now\s+|currently\s+|"
    rf"normally\s+|usually\s+)?(?:has|have|contains?|includes?|consists?\s+of|comprises?|"
    rf"(?:is|are)\s+(?:made\s+up|composed)\s+of|(?:is|are)\s+divided\s+into)\s+{_HEDGE}{_NUMBER}\s+"
    rf"(?P<part>[\w -]+?)(?:\s+(?:in\s+total|altogether|today))?\W*$",
    re.IGNORECASE,
)
_THERE_ARE = re.compile(
    rf"^\W*there\s+are\s+{_HEDGE}{_NUMBER}\s+(?P<part>[\w -]+?)\s+(?:in|on)\s+(?:(?:an?|the|every|each)\s+)?"
    rf"(?P<whole>[\w .'’-]+?)\W*$",
    re.IGNORECASE,
)
_BORDERS = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:(?:borders|is\s+bordered\s+by|neighbou?rs)\s+(?:on\s+)?|(?:shares?|has|have)\s+"
    rf"(?:its\s+|an?\s+)?(?:land\s+)?borders?\s+with\s+|has\s+(?=.*neighbou?r)){_HEDGE}{_NUMBER}\s+{_COUNTRIES_SAID}\W*$",
    re.IGNORECASE,
)
_LANGUAGES = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:has|recogni[sz]es)\s+{_HEDGE}{_NUMBER}\s+(?:official|national)\s+languages\W*$",
    re.IGNORECASE,
)
_TITLES = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:has\s+|have\s+)?(?:won|lifted)\s+(?:the\s+)?_\s+(?:title\s+|trophy\s+)?{_HEDGE}"
    rf"{_NUMBER}\s+times\W*$",
    re.IGNORECASE,
)
_CLASSES_OF_PARTS, _HOW_MANY = ("P2670", "P527"), "P1114"
_OFFICIAL = ("P37",)
_BORDER, _STATE, _COUNTRY, _MARITIME = ("P47",), "Q3624078", "Q6256", "maritime boundary"
_WINNER, _VICTORY, _SHOWN = ("P1346",), ("P2522",), 4
_FEWEST_EDITIONS = 10
_TOO_MANY = 2
"""Neighbours beyond those that are known, from which on a claim is wrong; some borders are in dispute."""
_SAID_OTHERWISE = ("known", "official", "different", "separate", "federal", "natural", "main", "human")


def tally(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The number of parts, neighbours or titles that is known bears the claim out or contradicts it."""
    if reading.denied or len(reading.numbers) != 1 or reading.dates:
        return None
    number = reading.numbers[0]
    for rule in (_parts, _neighbours, _languages, _titles):
        ruling = rule(reading, number, relations)
        if ruling is not None:
            return ruling
    return None


def _with_number(reading: Reading, text: str, number: NumberExpression) -> str:
    """``text`` with a mark in the place of the claimed number."""
    said = number.span.of(reading.claim.context)
    return re.sub(rf"(?<!\w){re.escape(said)}(?!\w)", "\ue001", text, count=1)


def _parts(reading: Reading, number: NumberExpression, relations: Kin) -> Ruling | None:
    """*Mars has two moons*, where the knowledge tells how many parts of a class something has."""
    context = _with_number(reading, reading.claim.context, number)
    found = _HAS_PARTS.match(context) or _THERE_ARE.match(context)
    if found is None:
        return None
    whole = mention_of(reading, found["whole"])
    if whole is None:
        return None
    part, named = singular(found["part"]), mention_of(reading, found["part"])
    meant = {entity.id for entity in relations.named([part])} | {named.entity.id if named else None}
    for triplet in relations.statements(str(whole.entity.id), _CLASSES_OF_PARTS):
        amount, value = amount_of(triplet), triplet.object
        if amount is None or not isinstance(value, Entity | TextValue):
            continue
        label = singular(value.label if isinstance(value, Entity) else value.value)
        if (isinstance(value, Entity) and value.id in meant) or f"{label} ".startswith(f"{part} "):
            return _by_amount(number, amount, triplet)
    return None


def _by_amount(number: NumberExpression, amount: QuantityValue, triplet: Triplet) -> Ruling | None:
    compared = compare_quantity(number, QuantityValue(amount.value))
    if number.relation in ("more", "less") and number.value == amount.value:
        return None  # neither more nor fewer than there are
    if compared is Comparison.SAME:
        return Ruling(Label.ATTRIBUTABLE, "count", (triplet,), whole=True)
    if compared is Comparison.DIFFERENT and number.relation in ("exactly", "about", "more"):
        return Ruling(Label.CONTRADICTORY, "count", (triplet,), whole=True)
    return None


def _neighbours(reading: Reading, number: NumberExpression, relations: Kin) -> Ruling | None:
    """As many states as border the one that is named; many more than are known there are not."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 1 or not _BORDERS.match(_with_number(reading, reading.words, number)):
        return None
    listed = {
        str(t.object.id): t
        for t in relations.statements(str(names[0].entity.id), _BORDER)
        if isinstance(t.object, Entity) and not t.former and not _is_maritime(t)
    }
    states = {qid: t for qid, t in listed.items() if _is_state(qid, relations)}
    for qid in list(states):
        if any(relations.within(other, {qid}) is not None for other in states if other != qid):
            del states[qid]  # the realm of a country that is listed too
    shown = tuple(list(states.values())[:_SHOWN])
    if not states:
        return None
    if number.relation == "exactly" and number.value == len(states):
        return Ruling(Label.ATTRIBUTABLE, "count", shown, whole=True)
    if number.relation in ("exactly", "more") and number.value >= len(states) + _TOO_MANY:
        return Ruling(Label.CONTRADICTORY, "count", shown, whole=True)
    return None


def _languages(reading: Reading, number: NumberExpression, relations: Kin) -> Ruling | None:
    """As many official languages as are known of a state; of some a few more are official in a part of it."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 1 or not _LANGUAGES.match(_with_number(reading, reading.words, number)):
        return None
    state = str(names[0].entity.id)
    known = {
        t.object.id: t
        for t in relations.statements(state, _OFFICIAL)
        if isinstance(t.object, Entity) and not t.former
    }
    if not known or not _is_state(state, relations) or number.relation != "exactly":
        return None
    shown = tuple(list(known.values())[:_SHOWN])
    if number.value == len(known):
        return Ruling(Label.ATTRIBUTABLE, "count", shown, whole=True)
    return None


def _is_state(qid: str, relations: Kin) -> bool:
    return relations.is_a(qid, _STATE) or relations.is_a(qid, _COUNTRY)


def _titles(reading: Reading, number: NumberExpression, relations: Kin) -> Ruling | None:
    """The editions that a side has won, of a contest whose winners are all known."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 2 or not _TITLES.match(_with_number(reading, reading.words, number)):
        return None
    side, event = sorted(names, key=lambda m: reading.claim.context.find(m.text))
    if has_year(event):
        return None
    if (own := _own_victories(side, event, number, relations)) is not None:
        return own
    of_each = [relations.statements(str(e.id), _WINNER) for e in all_editions(event, relations)]
    of_each = [statements for statements in of_each if statements]
    won = [
        statement
        for statements in of_each
        if (statement := next((t for t in statements if _won(t, side)), None)) is not None
    ]
    if len(of_each) < _FEWEST_EDITIONS or not won:
        return None
    amount = QuantityValue(float(len(won)))
    compared = compare_quantity(number, amount)
    if compared is Comparison.SAME:
        return Ruling(Label.ATTRIBUTABLE, "count", tuple(won[:_SHOWN]), whole=True)
    unknown = _missing([str(statements[0].subject.label) for statements in of_each])
    fewer = number.value < len(won) and number.relation == "exactly"
    if compared is Comparison.DIFFERENT and (fewer or number.value > len(won) + unknown):
        return Ruling(Label.CONTRADICTORY, "count", tuple(won[:_SHOWN]), whole=True)
    return None


def _own_victories(side: Mention, event: Mention, number: NumberExpression, relations: Kin) -> Ruling | None:
    """As many years as the side itself is stated to have won the event in; fewer it did not win it."""
    won = {
        year[0]: t
        for t in relations.statements(str(side.entity.id), _VICTORY)
        if isinstance(t.object, Entity) and t.object.id == event.entity.id
        for q in t.qualifiers
        if isinstance(q.value, TimeValue) and (year := interval(q.value)[0])
    }
    compared = compare_quantity(number, QuantityValue(float(len(won)))) if won else Comparison.OPEN
    shown = tuple(list(won.values())[:_SHOWN])
    if compared is Comparison.SAME:
        return Ruling(Label.ATTRIBUTABLE, "count", shown, whole=True)
    if compared is Comparison.DIFFERENT and number.relation == "exactly" and number.value < len(won):
        return Ruling(Label.CONTRADICTORY, "count", shown, whole=True)
    return None


def _missing(labels: Sequence[str]) -> int:
    """How many editions may be missing among those with these labels, held every so many years."""
    years = sorted({int(year[0]) for label in labels if (year := re.search(r"\d{4}", label))})
    steps = Counter(later - earlier for earlier, later in pairwise(years))
    step = steps.most_common(1)[0][0] if steps else 1
    return (years[-1] - years[0]) // step + 1 - len(years) if years else 0


def _won(statement: Triplet, side: Mention) -> bool:
    return isinstance(statement.object, Entity) and is_side(statement, side)


def amount_of(statement: Triplet) -> QuantityValue | None:
    """How many parts of the class there are."""
    return next(
        (
            q.value
            for q in statement.qualifiers
            if q.property.id == _HOW_MANY and isinstance(q.value, QuantityValue)
        ),
        None,
    )


def _is_maritime(statement: Triplet) -> bool:
    values = [q.value for q in statement.qualifiers]
    return any(getattr(value, "value", getattr(value, "label", "")) == _MARITIME for value in values)


def mention_of(reading: Reading, said: str) -> Mention | None:
    """What is named by ``said``, alone or behind a noun for what it is: *the planet Venus*."""
    name = singular(said)
    nouns = {singular(m.text) for m in reading.claim.mentions if not is_name(m)}
    for mention in reading.claim.mentions:
        own = singular(mention.text)
        if name == own or (is_name(mention) and name.removesuffix(f" {own}") in nouns):
            return mention
    return None


def singular(name: str) -> str:
    """A noun as it is compared: without its ending of the plural, and what only stresses it."""
    words = [w for w in normalise(name).split() if w not in _SAID_OTHERWISE]
    text = " ".join(words)
    for plural, ending in (("ies", "y"), ("sses", "ss"), ("s", "")):
        if text.endswith(plural) and not text.endswith("ss"):
            return text.removesuffix(plural) + ending
    return text
