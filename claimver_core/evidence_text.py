"""How triplets and passages are put into words for the models.

The ranker and the verifier are trained on exactly this form and read it at run time; a change here
needs both models trained again.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from claimver_core.months import MONTHS
from claimver_core.types import (
    Entity,
    Evidence,
    Precision,
    Property,
    QuantityValue,
    TimeValue,
    Triplet,
    Value,
)

JOINER = " | "
"""Stands between the texts of one sequence."""
SEPARATOR = " : "
"""Stands between subject, property and object."""

_CAMEL = re.compile(r"(?<=[a-z])[A-Z](?=[a-z])")
_TIME = re.compile(r"(-?)(\d{1,9})(?:-(\d{1,2}))?(?:-(\d{1,2}))?")


def ordinal(number: int) -> str:
    """1 -> "1st", 12 -> "12th", 23 -> "23rd"."""
    suffix = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{suffix}"


def format_time(time: TimeValue) -> str:
    """A time in words at its own precision: "31 March 1889", "1880s", "19th century", "44 BCE".

    A value that is no date is returned as it stands.
    """
    match = _TIME.fullmatch(time.value.strip())
    if match is None:
        return _line(time.value)
    sign, digits, month_digits, day_digits = match.groups()
    year = int(digits)
    era = " BCE" if sign else ""
    if time.precision is Precision.CENTURY:
        return f"{ordinal(max(1, math.ceil(year / 100)))} century{era}"
    if time.precision is Precision.DECADE:
        return f"{year // 10 * 10}s{era}"
    month = int(month_digits or 0)
    if time.precision is Precision.YEAR or not 1 <= month <= 12:
        return f"{year}{era}"
    day = int(day_digits or 0)
    if time.precision is Precision.MONTH or not 1 <= day <= 31:
        return f"{MONTHS[month - 1]} {year}{era}"
    return f"{day} {MONTHS[month - 1]} {year}{era}"


def format_number(value: float) -> str:
    """A number with thousands separators and no idle zeros: "3,644,826", "8,848.86", "0.00042"."""
    if not math.isfinite(value):
        return str(value)
    if value == int(value) and abs(value) < 1e15:
        return f"{int(value):,}"
    if 0.01 <= abs(value) < 1e15:
        return f"{value:,.4f}".rstrip("0").rstrip(".")
    return f"{value:.4g}"


def format_value(value: Value) -> str:
    """An object or a qualifier's value in words."""
    if isinstance(value, Entity):
        return _name(value.label, value.id)
    if isinstance(value, TimeValue):
        return format_time(value)
    if isinstance(value, QuantityValue):
        unit = f" {format_value(value.unit)}" if value.unit else ""
        return format_number(value.value) + unit
    return _name(value.value, None)


def property_text(prop: Property) -> str:
    """A property's name; one given by name alone may be camelCase ("birthPlace"), which is split."""
    if prop.id is not None:
        return _line(prop.label) or prop.id
    return _name(_CAMEL.sub(lambda match: " " + match.group().lower(), prop.label), None)


def triplet_text(triplet: Triplet) -> str:
    """One statement as ``subject : property : object ( property : value ; ... )``."""
    parts = (format_value(triplet.subject), property_text(triplet.property), format_value(triplet.object))
    text = SEPARATOR.join(parts)
    if not triplet.qualifiers:
        return text
    qualifiers = (
        f"{_line(q.property.label) or q.property.id} : {format_value(q.value)}" for q in triplet.qualifiers
    )
    return f"{text} ( {' ; '.join(qualifiers)} )"


def evidence_texts(evidence: Evidence) -> list[str]:
    """Each piece of evidence in words, triplets first, then passages: the order of verdict indexes."""
    return [*map(triplet_text, evidence.triplets), *(_line(passage.text) for passage in evidence.passages)]


def join_texts(texts: Sequence[str]) -> str:
    """Several pieces of evidence in one sequence."""
    return JOINER.join(texts)


def evidence_text(evidence: Evidence) -> str:
    """All the evidence in one sequence."""
    return join_texts(evidence_texts(evidence))


def _name(label: str, identifier: str | None) -> str:
    """A label on one line; one given by name alone loses underscores and the quotes around it."""
    if identifier is not None:
        return _line(label) or identifier
    return _line(label.replace("_", " ").strip().strip('"')) or "unknown"


def _line(text: str) -> str:
    """The text on one line, with single blanks."""
    return " ".join(text.split())
