"""Reads claims with the statement that decides each, written by ``training.generate_relevance_claims``.

A line has ``text``, ``mentions`` (each with start, end and entity), ``statements`` (how many statements the
subject has, in both directions), and the deciding ``subject``, ``property`` and ``object``.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from claimver_core.errors import UnreadableText, UsageError
from claimver_core.json_lines import LineFault, list_of, parse_lines, text_of
from claimver_core.types import Entity, Span, Triplet

FILES = "relevance*.jsonl"


@dataclass(frozen=True, slots=True)
class RelevanceClaim:
    """A claim, the items at its spans, and the statement that decides it."""

    id: str
    text: str
    mentions: tuple[tuple[Span, str], ...]
    subject: str
    property: str
    object: str
    statements: int

    def is_decided_by(self, triplet: Triplet) -> bool:
        value = triplet.object
        found = value.id if isinstance(value, Entity) else str(value.value)
        return (triplet.subject.id, triplet.property.id, found) == (self.subject, self.property, self.object)


@dataclass(frozen=True, slots=True)
class RelevanceSet:
    """The claims of a file; ``faults`` tell of the rows that could not be used."""

    name: str
    claims: tuple[RelevanceClaim, ...]
    faults: tuple[str, ...] = ()


def find_relevance_sets(folder: Path) -> list[Path]:
    """The files of such claims in ``folder``. Raises UsageError when there is none."""
    if found := sorted(folder.glob(FILES)):
        return found
    raise UsageError(
        f"The folder {folder} has no claims for relevance.",
        f"Give the folder that holds files named {FILES} with --data, as tests/data does.",
    )


def read_relevance_set(path: Path) -> RelevanceSet:
    """Reads one file. Raises UnreadableText when it is missing or not one row of it can be used."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableText(f"{path} cannot be read: {error.strerror}.") from error
    claims: list[RelevanceClaim] = []
    faults: list[str] = []
    for line in parse_lines(data.splitlines()):
        try:
            if line.fault:
                raise LineFault(line.fault)
            claims.append(_claim(line.value))
        except LineFault as fault:
            faults.append(f"line {line.number}: {fault}")
    if not claims:
        raise UnreadableText(
            f"{path} has no row that can be used ({'; '.join(faults[:1]) or 'it is empty'})."
        )
    return RelevanceSet(path.stem, tuple(claims), tuple(faults))


def _claim(value: dict[str, Any]) -> RelevanceClaim:
    text = text_of(value, "text")
    statements = value.get("statements", 0)
    if not isinstance(statements, int):
        raise LineFault("“statements” is not a number")
    return RelevanceClaim(
        str(value.get("id", "")),
        text,
        tuple(_mention(item, text) for item in list_of(value, "mentions")),
        text_of(value, "subject"),
        text_of(value, "property"),
        text_of(value, "object"),
        statements,
    )


def _mention(item: Any, text: str) -> tuple[Span, str]:
    if not isinstance(item, dict):
        raise LineFault("a mention is no object")
    start, end, entity = item.get("start"), item.get("end"), item.get("entity")
    if not isinstance(start, int) or not isinstance(end, int) or not 0 <= start < end <= len(text):
        raise LineFault("a mention does not stand in the text")
    if not isinstance(entity, str):
        raise LineFault("a mention has no entity")
    return Span(start, end), entity
