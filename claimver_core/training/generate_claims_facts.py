"""The knowledge that claims are generated from, read straight from its tab-separated source."""

from __future__ import annotations

import csv
import lzma
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from claimver_core.types import (
    Entity,
    Precision,
    Property,
    Qualifier,
    QuantityValue,
    TimeValue,
    Triplet,
    Value,
)

INSTANCE_OF, SEX = "P31", "P21"
PRECISION_MARKS = {"/p7": Precision.CENTURY, "/p8": Precision.DECADE}
PRECISION_BY_PARTS = {1: Precision.YEAR, 2: Precision.MONTH, 3: Precision.DAY}
MIN_DEGREE = 5


class Facts:
    """Statements of the better known entities, with what is needed to make near misses of them.

    ``of_subject`` maps a Q-id to its statements; ``subjects`` a (property, object) to the entities
    that have it; ``pool`` a (property, type of the object) to objects, for plausible false values.
    """

    def __init__(self, folder: Path) -> None:
        self.entities: dict[str, Entity] = {}
        self.aliases: dict[str, list[str]] = {}
        self.properties: dict[str, Property] = {}
        self.property_aliases: dict[str, list[str]] = {}
        self.of_subject: dict[str, list[Triplet]] = defaultdict(list)
        self.subjects: dict[tuple[str, str], list[str]] = defaultdict(list)
        self.pool: dict[tuple[str, str], list[str]] = defaultdict(list)
        self.type_of: dict[str, str] = {}
        self.gender: dict[str, str] = {}
        self._linked: set[tuple[str, str]] = set()
        csv.field_size_limit(sys.maxsize)
        kept = self._read_entities(folder)
        self._read_properties(folder)
        self._read_statements(folder, kept)
        for (pid, qid), subjects in self.subjects.items():
            self.pool[pid, self.type_of.get(qid, "")].extend([qid] * min(3, len(subjects)))

    def _read_entities(self, folder: Path) -> set[str]:
        """All entities; returns those whose statements are worth reading."""
        kept = set()
        for row in _rows(folder / "entities.tsv.xz"):
            if row["label_source"] == "xfactr-guess" or not row["label"]:
                continue
            qid = sys.intern(row["qid"])
            self.entities[qid] = Entity(qid, row["label"], row["description"])
            if row["aliases"]:
                self.aliases[qid] = row["aliases"].split("|")
            known = row["sitelinks"] or row["pageviews"] or row["pagerank"]
            if int(row["degree"] or 0) >= (MIN_DEGREE - 2 if known else MIN_DEGREE):
                kept.add(qid)
        return kept

    def _read_properties(self, folder: Path) -> None:
        for row in _rows(folder / "properties.tsv.xz"):
            if row["label"]:
                self.properties[row["pid"]] = Property(sys.intern(row["pid"]), row["label"])
                self.property_aliases[row["pid"]] = [a for a in row["aliases"].split("|") if a]

    def _read_statements(self, folder: Path, kept: set[str]) -> None:
        for row in _rows(folder / "statements.tsv.xz"):
            subject, pid = row["subject"], row["property"]
            if pid == INSTANCE_OF and subject not in self.type_of:
                self.type_of[sys.intern(subject)] = sys.intern(row["object"])
            if subject not in kept or pid not in self.properties:
                continue
            value = self._value(row["object"], row["object_type"])
            if value is None:
                continue
            triplet = Triplet(self.entities[subject], self.properties[pid], value, self._qualifiers(row))
            self.of_subject[triplet.subject.id or ""].append(triplet)
            if isinstance(value, Entity) and value.id:
                self.subjects[pid, value.id].append(subject)
                self._linked.add((subject, value.id))
                if pid == SEX:
                    self.gender[subject] = value.label

    def _value(self, text: str, kind: str) -> Value | None:
        if kind == "item":
            return self.entities.get(text)
        if kind == "time":
            return parse_time(text)
        if kind == "quantity":
            amount, _, unit = text.partition(" ")
            return QuantityValue(float(amount), self.entities.get(unit) if unit else None)
        return None

    def _qualifiers(self, row: dict[str, str]) -> tuple[Qualifier, ...]:
        """The first statement's qualifiers, at most three."""
        found = []
        for part in row["qualifiers"].split(";")[0].split("|")[:3]:
            pid, _, text = part.partition("=")
            value = parse_time(text) or self.entities.get(text)
            if pid in self.properties and value is not None:
                found.append(Qualifier(self.properties[pid], value))
        return tuple(found)

    def linked(self, first: str, second: str) -> bool:
        """Whether any statement joins the two entities."""
        return (first, second) in self._linked or (second, first) in self._linked

    def values(self, subject: str, pid: str) -> list[Value]:
        """All objects of the subject's statements with this property."""
        return [triplet.object for triplet in self.of_subject.get(subject, ()) if triplet.property.id == pid]

    def unlike(self, triplet: Triplet, rng: random.Random) -> Entity | None:
        """Another object of the same kind, which the subject lacks and nothing joins to the true one."""
        if not isinstance(triplet.object, Entity) or not triplet.object.id:
            return None
        pid, true = triplet.property.id or "", triplet.object.id
        pool = self.pool.get((pid, self.type_of.get(true, "")), [])
        has = {value.id for value in self.values(triplet.subject.id or "", pid) if isinstance(value, Entity)}
        for _ in range(8):
            if not pool:
                return None
            qid = rng.choice(pool)
            entity = self.entities[qid]
            apart = qid not in has and qid != triplet.subject.id and not self.linked(qid, true)
            if apart and not _nested(entity.label, triplet.object.label):
                return entity
        return None


def parse_time(text: str) -> TimeValue | None:
    """The source's time syntax (YYYY[-MM[-DD]], "-" for BCE, /p7 century, /p8 decade), or None."""
    text, mark = (text[:-3], text[-3:]) if text[-3:] in PRECISION_MARKS else (text, "")
    parts = text.removeprefix("-").split("-")
    if not 1 <= len(parts) <= 3 or not all(part.isdigit() for part in parts) or len(parts[0]) > 4:
        return None
    return TimeValue(text, PRECISION_MARKS.get(mark) or PRECISION_BY_PARTS[len(parts)])


def _nested(first: str, second: str) -> bool:
    first, second = first.lower(), second.lower()
    return first in second or second in first


def _rows(path: Path) -> Iterator[dict[str, str]]:
    with lzma.open(path, "rt", encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
