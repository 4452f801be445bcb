"""Reads GAP: texts with a pronoun and two names, either of which, or neither, it stands for.

Webster, Recasens, Axelrod and Baldridge: Mind the GAP: A Balanced Corpus of Gendered Ambiguous Pronouns,
TACL 2018. A row has ID, Text, Pronoun, A and B with their offsets (code points), and A-coref, B-coref.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

from claimver_core.errors import UnreadableText, UsageError
from claimver_core.types import Span

FILES = "gap-*.tsv"
_FEMININE = frozenset({"she", "her", "hers"})
_MASCULINE = frozenset({"he", "him", "his"})


@dataclass(frozen=True, slots=True)
class GapText:
    """A text, its pronoun, and the two names ``a`` and ``b`` with whether the pronoun stands for them."""

    id: str
    text: str
    pronoun: Span
    a: Span
    b: Span
    is_a: bool
    is_b: bool

    @property
    def feminine(self) -> bool:
        return self.pronoun.of(self.text).lower() in _FEMININE


@dataclass(frozen=True, slots=True)
class GapSet:
    """The texts of a file; ``faults`` tell of the rows that could not be used."""

    name: str
    texts: tuple[GapText, ...]
    faults: tuple[str, ...] = ()


def find_gap_sets(folder: Path) -> list[Path]:
    """The GAP files in ``folder``, or in its folder "coreference". Raises UsageError when there is none."""
    for place in (folder / "coreference", folder):
        if found := sorted(place.glob(FILES)):
            return found
    raise UsageError(
        f"The folder {folder} has no sets for coreference.",
        f"Give the folder that holds files named {FILES} with --data.",
    )


def read_gap_set(path: Path) -> GapSet:
    """Reads one file. Raises UnreadableText when it is missing or not one row of it can be used."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableText(f"{path} cannot be read: {error}.") from error
    texts: list[GapText] = []
    faults: list[str] = []
    for number, row in enumerate(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE), 2):
        try:
            texts.append(_text(row))
        except (KeyError, TypeError, ValueError) as error:
            reason = f"{error} is missing" if isinstance(error, KeyError) else str(error)
            faults.append(f"line {number}: {reason}")
    if not texts:
        raise UnreadableText(
            f"{path} has no row that can be used ({'; '.join(faults[:1]) or 'it is empty'})."
        )
    return GapSet(path.stem, tuple(texts), tuple(faults))


def _text(row: dict[str, str]) -> GapText:
    text = row["Text"]
    pronoun, a, b = (_span(text, row[name], row[f"{name}-offset"]) for name in ("Pronoun", "A", "B"))
    if row["Pronoun"].lower() not in _FEMININE | _MASCULINE:
        raise ValueError(f"“{row['Pronoun']}” is no pronoun of GAP")
    return GapText(row["ID"], text, pronoun, a, b, _truth(row["A-coref"]), _truth(row["B-coref"]))


def _span(text: str, words: str, offset: str) -> Span:
    span = Span(int(offset), int(offset) + len(words))
    if not words or span.of(text) != words:
        raise ValueError(f"“{words}” does not stand at {offset}")
    return span


def _truth(value: str) -> bool:
    if value.upper() not in {"TRUE", "FALSE"}:
        raise ValueError(f"“{value}” is neither TRUE nor FALSE")
    return value.upper() == "TRUE"
