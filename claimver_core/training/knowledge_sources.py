"""Reads the collected Wikidata extracts, and says how far each of them is trusted."""

from __future__ import annotations

import csv
import lzma
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from claimver_core.errors import ResourceError
from claimver_core.knowledge.schema import Kind

SUPPLEMENT = "supplement"
PLACES = "places"  # where lesser known places lie, by hand
COMMON = "common knowledge"  # of well-known things, by hand and from memory
FREEBASE = "freebase"
LEGISLATORS = "evpol"
RESOLVED = "label-resolved"
DESCRIPTIONS = "descriptions"
_FREEBASE_DATES = "mmkb-num"
_FREEBASE_SETS = {"fb15k237", "mmkb", _FREEBASE_DATES}
CC0, CC_BY = "CC0-1.0", "CC-BY-2.5"


@dataclass(frozen=True, slots=True)
class Source:
    """A collection of statements. ``snapshot`` is empty when the year of the extract is not known.

    Sources of one ``trust`` do not overrule each other; a higher one does.
    """

    name: str
    trust: int
    snapshot: str = ""
    licence: str = CC0


SOURCES = [
    Source(SUPPLEMENT, 12, "2026"),
    Source(PLACES, 12, "2026"),
    Source("arnold", 11, "2021"),
    Source("wd50k", 10, "2019"),
    Source("codex-m", 9, "2020"),
    Source("codex-l", 9, "2020"),
    Source("wikipeople", 8, "2019"),
    Source(LEGISLATORS, 7, "2022"),
    Source("wikitrivia", 6, "2026"),
    Source("bear", 5),
    Source("lpaqa", 5),
    Source("trex", 5),
    Source("fewrel", 5),
    Source("simplequestions", 5),
    Source("wd12k", 5),
    Source("xfactr", 4),
    Source("vital5", 3),
    Source("wtitems", 3),
    Source(FREEBASE, 2, "2015", CC_BY),
    Source(DESCRIPTIONS, 1, "2021"),
    Source(COMMON, 5, "2026"),
]
"""Numbered in this order in the pack; a new one goes to the end, so that changes to a pack stay small."""
_WITH_YEAR_ZERO = "wikitrivia"
TRUST = {source.name: source.trust for source in SOURCES}
_POSITION = {source.name: index for index, source in enumerate(SOURCES)}

Value = str | int | float


@dataclass(frozen=True, slots=True)
class Term:
    """An object of a statement or value of a qualifier; ``item`` is the unit of a quantity."""

    kind: Kind
    item: int | None = None
    value: Value | None = None


@dataclass(slots=True)
class Fact:
    """A statement while the pack is being built. ``rank``: 0 deprecated, 1 normal, 2 preferred."""

    subject: int
    pid: int
    object: Term
    qualifiers: tuple[tuple[int, Term], ...] = ()
    sources: frozenset[str] = frozenset()
    rank: int = 1
    former: bool = False
    resolved: bool = False

    @property
    def source(self) -> str:
        """The most trusted of its sources."""
        return min(self.sources, key=lambda name: (-TRUST[name], _POSITION[name]))

    @property
    def trust(self) -> int:
        return TRUST[self.source]

    def with_object(self, term: Term, *, resolved: bool) -> Fact:
        return replace(self, object=term, resolved=resolved)

    def qualifier(self, pid: int) -> Term | None:
        return next((term for number, term in self.qualifiers if number == pid), None)


@dataclass(slots=True)
class Item:
    """An entity while the pack is being built; the four signals are 0 when the source has none."""

    id: int
    label: str
    description: str = ""
    aliases: list[str] = field(default_factory=list)
    sitelinks: float = 0.0
    pageviews: float = 0.0
    pagerank: float = 0.0
    label_source: str = SUPPLEMENT

    @property
    def known(self) -> bool:
        return bool(self.sitelinks or self.pageviews or self.pagerank)


@dataclass(frozen=True, slots=True)
class PropertyRow:
    id: int
    label: str
    description: str
    aliases: list[str]


def read_items(folder: Path) -> dict[int, Item]:
    items = {}
    for row in _rows(folder / "entities.tsv.xz"):
        number = int(row["qid"][1:])
        items[number] = Item(
            number,
            row["label"],
            row["description"],
            [alias for alias in row["aliases"].split("|") if alias],
            float(row["sitelinks"] or 0),
            float(row["pageviews"] or 0),
            float(row["pagerank"] or 0),
            row["label_source"],
        )
    return items


# Properties of the supplement that the extracts do not have.
_MORE_PROPERTIES = [
    PropertyRow(
        1029,
        "crew member(s)",
        "person(s) that participated operationally or scientifically in a crew",
        ["crew", "crewed by", "astronaut", "crew member"],
    ),
    PropertyRow(
        1924, "vaccine for", "disease that a vaccine is for", ["vaccinates against", "protects against"]
    ),
]


def read_properties(folder: Path) -> list[PropertyRow]:
    """The properties of the extracts, and the few that only the supplement uses."""
    rows = [
        PropertyRow(
            int(row["pid"][1:]),
            row["label"],
            row["description"],
            [alias for alias in row["aliases"].split("|") if alias],
        )
        for row in _rows(folder / "properties.tsv.xz")
    ]
    known = {row.id for row in rows}
    return rows + [row for row in _MORE_PROPERTIES if row.id not in known]


def read_facts(folder: Path) -> Iterator[Fact]:
    """The statements, one Fact for each set of qualifiers that differs from the others."""
    for row in _rows(folder / "statements.tsv.xz"):
        named = row["sources"].split(",")
        sources = frozenset(FREEBASE if s in _FREEBASE_SETS else s for s in named if s != RESOLVED)
        for qualifiers in _qualifier_sets(row["qualifiers"]):
            term = parse_object(row["object"], row["object_type"])
            if named == [_WITH_YEAR_ZERO]:
                term = _without_year_zero(term)
                qualifiers = tuple((pid, _without_year_zero(value)) for pid, value in qualifiers)
            pid = int(row["property"][1:])
            yield Fact(
                int(row["subject"][1:]),
                pid,
                _without_late_month(pid, term) if named == [_FREEBASE_DATES] else term,
                qualifiers,
                sources,
                resolved=RESOLVED in named,
            )


def read_supplement(path: Path, source: str = SUPPLEMENT) -> tuple[list[Fact], dict[int, Item]]:
    """The facts written by hand, and the items they name: labels, and the descriptions of new ones."""
    facts: list[Fact] = []
    items: dict[int, Item] = {}
    for row in _rows(path):
        subject = int(row["subject"][1:])
        item = items.setdefault(subject, Item(subject, row["subject_label"]))
        if row.get("description") and row["subject"] in (row["new"] or ""):
            item.description = row["description"]
        term = parse_object(row["object"], row["object_type"])
        if term.kind is Kind.ITEM and term.item is not None:
            items.setdefault(term.item, Item(term.item, row["object_label"]))
        for qualifiers in _qualifier_sets(row["qualifiers"] or ""):
            facts.append(
                Fact(subject, int(row["property"][1:]), term, qualifiers, frozenset({source}), rank=1)
            )
    return facts, items


def without_struck(facts: Iterable[Fact], path: Path) -> Iterator[Fact]:
    """The facts of the extracts that the hand-kept table ``path`` does not strike as wrong."""
    struck: set[tuple[int, int, int | str]] = set()
    for row in _rows(path):
        subject, pid = int(row["subject"][1:]), int(row["property"][1:])
        item = parse_object(row["object"], row["object_type"])
        struck |= {(subject, pid, item.item or str(item.value)), (subject, pid, row["object_label"])}
    for fact in facts:
        if (fact.subject, fact.pid, fact.object.item or str(fact.object.value)) not in struck:
            yield fact


def add_descriptions(path: Path, items: Mapping[int, Item]) -> None:
    """Gives the items that have no description in the extracts the one written for them."""
    for row in _rows(path):
        item = items.get(int(row["item"][1:]))
        if item is not None and not item.description:
            item.description = row["description"]


def add_names(path: Path, items: Mapping[int, Item]) -> None:
    """Gives items the label, further names and, where one is written, the description of a hand-kept table.

    A label of the extracts that the table replaces is wrong or out of date, and stays a name of its item only
    where the table lists it among the aliases.
    """
    for row in _rows(path):
        item = items.get(int(row["item"][1:]))
        if item is not None:
            item.label = row["label"]
            item.aliases += [alias for alias in row["aliases"].split("|") if alias]
            item.description = row["description"] or item.description


def _without_late_month(pid: int, term: Term) -> Term:
    """A date of Freebase's without its month, which is one too late more often than not. A birth, death or
    publication without a month was one in December: its year is one too late in 98 % of those that a better
    source has too."""
    if term.kind is not Kind.TIME:
        return term
    year, _, month = str(term.value).partition("-")
    if month or not year.isdigit():
        return Term(Kind.TIME, value=year) if re.fullmatch(r"\d+-\d\d", str(term.value)) else term
    return Term(Kind.TIME, value=f"{int(year) - 1:04d}") if pid in _DATED_BY_MONTH else term


_DATED_BY_MONTH = {569, 570, 577}


def _without_year_zero(term: Term) -> Term:
    """A year before the common era that was counted with a year zero, as it is called: -322 is 323 BCE. What
    ends in a nought tells a decade or a century, and stays."""
    match = re.fullmatch(r"-(\d+)", str(term.value)) if term.kind is Kind.TIME else None
    if match is None or match[1].endswith("0"):
        return term
    return Term(Kind.TIME, value=f"-{int(match[1]) + 1:04d}")


def parse_object(text: str, kind: str) -> Term:
    """An object in the notation of the sources; raises ValueError for a kind that does not exist."""
    if kind == "item":
        return Term(Kind.ITEM, int(text[1:]))
    if kind == "time":
        return Term(Kind.TIME, value=text)
    if kind == "quantity":
        amount, _, unit = text.partition(" ")
        return Term(Kind.QUANTITY, int(unit[1:]) if unit else None, _number(amount))
    if kind == "text":
        return Term(Kind.TEXT, value=text)
    raise ValueError(f"unknown object type {kind!r}")


_ITEM = re.compile(r"Q\d+")
_TIME = re.compile(r"-?\d{1,11}(-\d\d){0,2}(/p[78])?")
_DECADE = re.compile(r"(\d{3}0)s")
_QUANTITY = re.compile(r"-?\d+(\.\d+)?( Q\d+)?")
# Qualifiers whose plain numbers are counts or ordinals, not years.
_NUMBERS = {"P1350", "P1351", "P1352", "P1355", "P1356", "P1359", "P1545", "P1111", "P1107", "P1114", "P1132"}


def parse_qualifier(pid: str, text: str) -> Term:
    """A qualifier's value: its notation tells its kind, but for numbers of properties that count."""
    if _ITEM.fullmatch(text):
        return Term(Kind.ITEM, int(text[1:]))
    decade = _DECADE.fullmatch(text)
    if decade:
        return Term(Kind.TIME, value=f"{decade[1]}/p8")
    if pid not in _NUMBERS and _TIME.fullmatch(text):
        return Term(Kind.TIME, value=text)
    if _QUANTITY.fullmatch(text):
        return parse_object(text, "quantity")
    return Term(Kind.TEXT, value=text)


def _qualifier_sets(text: str) -> list[tuple[tuple[int, Term], ...]]:
    """The qualifier sets of a row, without those that another set contains; one empty set for none."""
    sets = []
    for part in text.split(";"):
        pairs = [pair.partition("=") for pair in part.split("|") if "=" in pair]
        sets.append(tuple(dict.fromkeys((int(p[1:]), parse_qualifier(p, v)) for p, _, v in pairs)))
    unique = list(dict.fromkeys(sets))
    return [one for one in unique if not any(other != one and set(one) <= set(other) for other in unique)]


def _number(text: str) -> int | float:
    number = float(text)
    return int(number) if number.is_integer() and abs(number) < 2**63 else number


def _rows(path: Path) -> Iterator[dict[str, str]]:
    """The rows of a tab-separated file with a header, plain or xz-compressed."""
    if not path.is_file():
        raise ResourceError(f"The file {path} is missing.", "Name the folder of the source data with --data.")
    if path.suffix == ".xz":
        with lzma.open(path, "rt", encoding="utf-8", newline="") as lines:
            yield from csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
    else:
        with path.open(encoding="utf-8", newline="") as lines:
            yield from csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
