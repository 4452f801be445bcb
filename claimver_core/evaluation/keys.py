"""Triplets of the knowledge as keys, so that found and gold ones can be compared: "Q937 P19 Q3012"."""

from __future__ import annotations

import re

from claimver_core.types import Entity, QuantityValue, TimeValue, Triplet

_AMOUNT = re.compile(r"([-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?)( .*)?", re.DOTALL)


def triplet_key(triplet: Triplet) -> str:
    """The key of a triplet that the program found."""
    return given_key(
        triplet.subject.id or triplet.subject.label,
        triplet.property.id or triplet.property.label,
        _value(triplet.object),
    )


def given_key(subject: str, prop: str, value: str | float) -> str:
    """The key of a triplet given by identifiers; ``value`` is an identifier, a time, a number or a text."""
    return f"{subject} {prop} {_plain(value)}"


def _value(value: object) -> str | float:
    if isinstance(value, Entity):
        return value.id or value.label
    if isinstance(value, QuantityValue):
        return f"{value.value:.15g} {value.unit.label if value.unit else ''}"
    if isinstance(value, TimeValue):
        return value.value
    return str(getattr(value, "value", value))


def _plain(value: str | float) -> str:
    """Small letters on one line; a number in one form, also one that a unit follows."""
    text = " ".join(str(value).casefold().split())
    number = _AMOUNT.fullmatch(text)
    return f"{float(number[1]):.12g}{number[2] or ''}" if number else text
