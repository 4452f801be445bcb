"""Triplets given as plain texts, in the style of Wikidata or DBpedia, as typed statements."""

from __future__ import annotations

import re

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words
from claimver_core.types import (
    Entity,
    Evidence,
    Precision,
    Property,
    Qualifier,
    QuantityValue,
    TextValue,
    TimeValue,
    Triplet,
    Value,
)
from claimver_core.verification.property_names import PropertyNames
from claimver_core.verification.rules.dates import DateExpression, find_dates

_TIMES = words(
    """P569 P570 P571 P574 P575 P576 P577 P580 P582 P585 P606 P619 P620 P729 P730 P746 P1191 P1249 P1317
    P1319 P1326 P1619 P1636 P2031 P2032 P2669 P3999"""
)
_TIME_WORD = re.compile(r"\b(?:date|year|founded|established|opened|born|died|released|aired|launched)\b")
_ISO = re.compile(r"(-?\d{1,4})(?:-(\d\d)(?:-(\d\d))?)?(?:T[\d:.Z+]*)?")
_NUMBER = re.compile(r"([+-]?\d[\d,]*(?:\.\d+)?(?:[eE][+-]?\d+)?)(?:\s+([^\W\d][^\d,;]*|%))?")
_BRACKET = re.compile(r"\s*\([^()]*\)\s*$")
_STATEMENT = re.compile(
    r"(?P<subject>.+?) : (?P<property>[^:]+?) : (?P<object>.+?)(?:\s+\( (?P<qualifiers>.+ : .+) \))?"
)


def plain_label(text: str) -> str:
    """A label as it is said: without underscores, quotes around it, and a bracket that tells namesakes apart.

    "James_Hall_(actor)" becomes "James Hall".
    """
    line = " ".join(text.replace("_", " ").split()).strip("\"'“”").strip()
    return _BRACKET.sub("", line) or line


def local_entity(text: str) -> Entity:
    """An entity known by its name alone, whose id is that name, normalised: equal names are one entity."""
    label = plain_label(text)
    return Entity(normalise(text.replace("_", " ").strip().strip('"')) or label, label)


def read_value(text: str, item: Property) -> Value:
    """An object given as text: a time, an amount with its unit, or else an entity by name.

    A bare year is a time only where the property is one of times.
    """
    line = " ".join(text.replace("_", " ").split()).strip('"').strip()
    of_times = item.id in _TIMES or (item.id is None and _TIME_WORD.search(item.label) is not None)
    if (time := _read_time(line, of_times)) is not None:
        return time
    number = _NUMBER.fullmatch(line)
    if number is not None:
        unit = (number[2] or "").strip()
        return QuantityValue(float(number[1].replace(",", "")), Entity(None, unit) if unit else None)
    return local_entity(text) if plain_label(text) else TextValue(line)


def ground(triplet: Triplet, names: PropertyNames) -> Triplet:
    """``triplet``, given by names alone, with its property's P-id where it is known, its object typed, and
    turned round where the property's name puts the object first. One with ids is returned as it is."""
    if triplet.subject.id is not None:
        return triplet
    item, turned = names.find(triplet.property.label)
    if not isinstance(triplet.object, TextValue):
        return Triplet(local_entity(triplet.subject.label), item, triplet.object, triplet.qualifiers)
    value = read_value(triplet.object.value, item)
    former = item.label.startswith("former ")
    subject = local_entity(triplet.subject.label)
    if turned and isinstance(value, Entity):
        subject, value = value, subject
    return Triplet(subject, item, value, triplet.qualifiers, former=former)


def parse_statement(text: str, names: PropertyNames) -> Triplet | None:
    """A passage that ``evidence_text.triplet_text`` may have written, as a grounded triplet; else None."""
    match = _STATEMENT.fullmatch(text.strip())
    if match is None:
        return None
    qualifiers = []
    for part in (match["qualifiers"] or "").split(" ; "):
        name, _, value = part.partition(" : ")
        if value:
            item, _ = names.find(name)
            qualifiers.append(Qualifier(item, read_value(value, item)))
    bare = Triplet(
        Entity(None, match["subject"]),
        Property(None, match["property"]),
        TextValue(match["object"]),
        tuple(qualifiers),
    )
    return ground(bare, names)


def statements(evidence: Evidence, names: PropertyNames) -> list[tuple[int, Triplet]]:
    """What of ``evidence`` is a statement, grounded, each with its index among triplets and passages."""
    found = [(index, ground(triplet, names)) for index, triplet in enumerate(evidence.triplets)]
    for index, passage in enumerate(evidence.passages, len(evidence.triplets)):
        triplet = parse_statement(passage.text, names)
        if triplet is not None:
            found.append((index, triplet))
    return found


def _read_time(line: str, of_times: bool) -> TimeValue | None:
    iso = _ISO.fullmatch(line)
    if iso is not None and (iso[2] or of_times):
        year, month, day = iso.groups()
        if month == "00" or (month and not 1 <= int(month) <= 12):
            month = day = None
        if day and not 1 <= int(day) <= 31:
            day = None
        precision = Precision.DAY if day else Precision.MONTH if month else Precision.YEAR
        return TimeValue("-".join(part for part in (year, month, day) if part), precision)
    if not any(character.isalpha() for character in line):
        return None
    dates = find_dates(line)
    if len(dates) == 1 and dates[0].span.of(line).strip() == line and dates[0].relation == "at":
        return time_of(dates[0])
    return None


def time_of(date: DateExpression) -> TimeValue:
    """The time that a date expression names, at its precision."""
    (year, month, day), (last_year, last_month, last_day) = date.earliest, date.latest
    if last_year - year > 10:
        return TimeValue(str(last_year if year > 0 else year), Precision.CENTURY)
    if last_year > year:
        return TimeValue(str(year), Precision.DECADE)
    if last_month > month:
        return TimeValue(str(year), Precision.YEAR)
    if last_day > day:
        return TimeValue(f"{year}-{month:02d}", Precision.MONTH)
    return TimeValue(f"{year}-{month:02d}-{day:02d}", Precision.DAY)
