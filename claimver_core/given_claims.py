"""Claims that come with their evidence, as ``claimver verify`` reads them from JSON."""

from __future__ import annotations

from typing import Any

from claimver_core.json_lines import LineFault, checked_text, list_of, text_of
from claimver_core.types import Entity, Evidence, Passage, Property, TextValue, Triplet


def given_claim(value: dict[str, Any]) -> tuple[str, Evidence]:
    """The claim of an object with "claim" and "triplets" or "passages", or both. Raises LineFault."""
    claim = text_of(value, "claim")
    if not claim.strip():
        raise LineFault("“claim” is empty")
    if value.get("triplets") is None and value.get("passages") is None:
        raise LineFault("neither “triplets” nor “passages” is given")
    return claim, Evidence(
        triplets=tuple(given_triplet(t, f"triplets[{i}]") for i, t in enumerate(list_of(value, "triplets"))),
        passages=tuple(given_passage(p, f"passages[{i}]") for i, p in enumerate(list_of(value, "passages"))),
    )


def given_triplet(value: Any, where: str) -> Triplet:
    """A list of three names, whose identifiers are not known. Raises LineFault, which names ``where``."""
    if not isinstance(value, list) or len(value) != 3:
        raise LineFault(f"“{where}” is not a list of subject, property and object")
    parts = [_part(part, f"{where}[{place}]") for place, part in enumerate(value)]
    return Triplet(Entity(None, parts[0]), Property(None, parts[1]), TextValue(parts[2]))


def given_passage(value: Any, where: str) -> Passage:
    """A sentence. Raises LineFault, which names ``where``."""
    if not isinstance(value, str):
        raise LineFault(f"“{where}” is not a text")
    return Passage(checked_text(value, where))


def _part(value: Any, where: str) -> str:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return str(value)
    if not isinstance(value, str):
        raise LineFault(f"“{where}” is not a text")
    return checked_text(value, where)
