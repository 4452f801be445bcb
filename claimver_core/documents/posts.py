"""Many short texts at once: from CSV, JSON Lines, or one a line."""

from __future__ import annotations

import csv
import json
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

MAX_POST = 50_000
"""Characters; what is longer is no post."""
_TEXT_COLUMNS = ("text", "post", "content", "body", "message", "tweet", "full_text", "claim")
_ID_COLUMNS = ("id", "post_id", "tweet_id", "url", "link")


@dataclass(frozen=True, slots=True)
class Post:
    """A text with the name it had where it comes from (the number of its line when it had none)."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Fault:
    """A line that holds no post, and why; lines count from 1."""

    line: int
    reason: str


def read_posts(text: str, name: str = "") -> tuple[list[Post], list[Fault]]:
    """The posts in a text and what could not be read. The ending of ``name`` tells CSV (.csv, .tsv) and JSON
    Lines (.jsonl, .ndjson); without one, a text whose first line is a JSON object is JSON Lines, any other
    has a post a line."""
    ending = Path(name).suffix.lower()
    first = text.lstrip().partition("\n")[0]
    if ending in (".csv", ".tsv"):
        return _from_csv(text, "\t" if ending == ".tsv" else None)
    if ending in (".jsonl", ".ndjson") or (
        not ending and first.startswith("{") and first.rstrip().endswith("}")
    ):
        return _from_json_lines(text)
    return _kept(
        (number, str(number), line) for number, line in enumerate(text.split("\n"), 1) if line.strip()
    )


def _from_csv(text: str, delimiter: str | None) -> tuple[list[Post], list[Fault]]:
    if delimiter is None:
        try:
            delimiter = csv.Sniffer().sniff(text[:8192], ",;\t|").delimiter
        except csv.Error:
            delimiter = ","
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter)
    rows: list[tuple[int, list[str]]] = []
    faults: list[Fault] = []
    while True:
        try:
            row = next(reader)
        except StopIteration:
            break
        except csv.Error as error:
            faults.append(Fault(reader.line_num, str(error)))
            continue
        if any(cell.strip() for cell in row):
            rows.append((reader.line_num, row))
    if not rows:
        return [], faults
    header = [cell.strip().lower() for cell in rows[0][1]]
    column = next((header.index(wanted) for wanted in _TEXT_COLUMNS if wanted in header), None)
    identifier = next((header.index(wanted) for wanted in _ID_COLUMNS if wanted in header), None)
    if column is None:
        width = max(len(row) for _, row in rows)
        column = max(range(width), key=lambda place: sum(len(_cell(row, place)) for _, row in rows))
        identifier = None
    else:
        rows = rows[1:]
    posts, more = _kept(
        (line, (_cell(row, identifier) if identifier is not None else "") or str(line), _cell(row, column))
        for line, row in rows
    )
    return posts, faults + more


def _from_json_lines(text: str) -> tuple[list[Post], list[Fault]]:
    found: list[tuple[int, str, str]] = []
    faults: list[Fault] = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            value = json.loads(line)
        except (ValueError, RecursionError) as error:
            faults.append(Fault(number, f"no JSON: {error}"))
            continue
        if isinstance(value, str):
            value = {"text": value}
        keys = value if isinstance(value, dict) else {}
        words = next((keys[key] for key in _TEXT_COLUMNS if key in keys), None)
        if not isinstance(words, str):
            faults.append(Fault(number, f"no text: one of {', '.join(_TEXT_COLUMNS[:4])} is looked for"))
            continue
        name = next((keys[key] for key in _ID_COLUMNS if keys.get(key) not in (None, "")), number)
        found.append((number, str(name), words))
    posts, more = _kept(found)
    return posts, faults + more


def _kept(found) -> tuple[list[Post], list[Fault]]:
    """Posts of (line, id, text), and faults for those that are empty or too long."""
    posts: list[Post] = []
    faults: list[Fault] = []
    for line, name, text in found:
        words = text.strip().replace("\r\n", "\n").replace("\r", "\n")
        if not words:
            faults.append(Fault(line, "the text is empty"))
        elif len(words) > MAX_POST:
            faults.append(
                Fault(line, f"the text has {len(words):,} characters, where {MAX_POST:,} is the limit")
            )
        else:
            posts.append(Post(name, words))
    return posts, faults


def _cell(row: list[str], place: int) -> str:
    return row[place] if place < len(row) else ""
