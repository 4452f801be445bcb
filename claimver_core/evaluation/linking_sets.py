"""Reads texts with the Wikidata items of their mentions: ELEVANT's benchmark files, and Tweeki's.

A row of a benchmark file has ``text``, ``labels`` (each with ``span`` and ``entity_id``) and
``evaluation_span``, the part of the text that people have read for names. A row of Tweeki has ``sentence``,
``index`` (the spans) and ``link`` ("title|Q-id"), side by side. Of names within names the outermost counts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from claimver_core.errors import UnreadableText, UsageError
from claimver_core.json_lines import LineFault, list_of, parse_lines, text_of
from claimver_core.types import Span

FILES = ("*.benchmark.jsonl", "tweeki*.jsonl")
_ITEM = re.compile(r"Q[1-9]\d*")
_NO_ITEM = re.compile(r"<[A-Z_]+>|\d*")  # of what is named there is no item, or none was found


@dataclass(frozen=True, slots=True)
class GoldMention:
    """A span that names something; ``entity`` is None when no item of Wikidata is given for it."""

    span: Span
    entity: str | None


@dataclass(frozen=True, slots=True)
class LinkingText:
    """A text, its mentions in order, and the part of it that was annotated."""

    id: str
    text: str
    mentions: tuple[GoldMention, ...]
    annotated: Span


@dataclass(frozen=True, slots=True)
class LinkingSet:
    """The texts of a file; ``faults`` tell of the rows that could not be used."""

    name: str
    texts: tuple[LinkingText, ...]
    faults: tuple[str, ...] = ()


def find_linking_sets(folder: Path) -> list[Path]:
    """The files of linking sets in ``folder``, or in its folder "linking", in the order of their names.

    Raises UsageError when there is none.
    """
    for place in (folder / "linking", folder):
        found = sorted({path for pattern in FILES for path in place.glob(pattern)})
        if found:
            return found
    raise UsageError(
        f"The folder {folder} has no sets for linking.",
        f"Give the folder that holds files named {' or '.join(FILES)} with --data.",
    )


def read_linking_set(path: Path) -> LinkingSet:
    """Reads one file. Raises UnreadableText when it is missing or not one row of it can be used."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableText(f"{path} cannot be read: {error.strerror or error}.") from error
    texts, faults = [], []
    for line in parse_lines(data.splitlines()):
        try:
            if line.fault:
                raise LineFault(line.fault)
            texts.append(_text(line.value, str(line.id)))
        except LineFault as fault:
            faults.append(f"line {line.number}: {fault}")
    if not texts:
        raise UnreadableText(f"{path} has no row that can be used: {faults[0] if faults else 'it is empty'}.")
    return LinkingSet(path.name.split(".")[0], tuple(texts), tuple(faults))


def _text(row: dict[str, Any], id: str) -> LinkingText:
    if "sentence" in row:
        text = text_of(row, "sentence")
        links, spans = list_of(row, "link"), list_of(row, "index")
        if len(links) != len(spans):
            raise LineFault("“link” and “index” are not of one length")
        pairs = [(span, str(link).rpartition("|")[2]) for span, link in zip(spans, links, strict=True)]
        annotated = Span(0, len(text))
    else:
        text = text_of(row, "text")
        labels = list_of(row, "labels")
        if not all(isinstance(label, dict) for label in labels):
            raise LineFault("“labels” are not objects")
        pairs = [
            (label.get("span"), str(label.get("entity_id", "")))
            for label in labels
            if label.get("parent") is None and not label.get("optional")
        ]
        annotated = _span(row.get("evaluation_span", [0, len(text)]), text)
    mentions = [
        GoldMention(_span(span, text), entity if _ITEM.fullmatch(entity) else None)
        for span, entity in pairs
        if _ITEM.fullmatch(entity) or _NO_ITEM.fullmatch(entity)  # else a date or an amount: no name
    ]
    return LinkingText(id, text, tuple(sorted(mentions, key=lambda m: (m.span.start, m.span.end))), annotated)


def _span(value: Any, text: str) -> Span:
    match value:
        case [int(start), int(end)] if 0 <= start < end <= len(text):
            return Span(start, end)
    raise LineFault(f"{value!r} is no span of the text")
