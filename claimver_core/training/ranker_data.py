"""What the ranker learns from: claims with the texts among which their evidence stands.

Claims are made from the knowledge pack with the written phrasings, true ones and false ones; FEVER
gives claims over sentences. Entities, FEVER pages and phrasings are split by hash into a part to
learn from and a part to measure on.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import tomllib
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from claimver_core.evidence_text import format_time, format_value, triplet_text
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Entity, Precision, TimeValue, Triplet

HELD_OUT = 0.1
CLAIMS_AN_ENTITY = 6
FALSE, DENIED, FRAMED, JOINED, SHORTENED = 0.25, 0.08, 0.2, 0.15, 0.4
OBVIOUS, OBVIOUS_KEPT = ("P21", "P31"), 0.2  # everyone has a sex and a class; few claims are about them
_SENTENCE_END = re.compile(r"(?<=[.!?]) (?=[A-Z\"'`])")
_WORD = re.compile(r"\w{3,}")


@dataclass(frozen=True, slots=True)
class Query:
    """A claim, and the indexes of the group's texts that decide it."""

    claim: str
    relevant: frozenset[int]


@dataclass(frozen=True, slots=True)
class Group:
    """Claims over the same texts: all statements of an entity, or the sentences of an evidence."""

    texts: tuple[str, ...]
    queries: tuple[Query, ...]
    kinds: tuple[str, ...]
    """What each text states (a property's id), so that near misses can be picked."""
    triplets: tuple[Triplet, ...] = ()


def held_out(key: str) -> bool:
    """Whether ``key`` belongs to the part kept for measuring; the same on every machine."""
    return zlib.crc32(key.encode()) % 1000 < HELD_OUT * 1000


class Phrasings:
    """Ways to state a property, from the phrasings files; one part of each list is held out."""

    def __init__(self, folder: Path, measuring: bool) -> None:
        self.sections: dict[str, dict[str, Any]] = {}
        for path in sorted(folder.glob("phrasings_*.toml")):
            with path.open("rb") as file:
                for pid, section in tomllib.load(file).items():
                    lists = ("clauses", "negated", "predicates")
                    self.sections[pid] = {
                        name: [p for p in section.get(name, []) if held_out(p) == measuring] for name in lists
                    }
        with (folder / "frames.toml").open("rb") as file:
            frames = [f["frame"] for f in tomllib.load(file)["frames"] if not f.get("negates")]
        self.frames = [frame for frame in frames if held_out(frame) == measuring]

    def clause(self, triplet: Triplet, random_: random.Random, name: str = "clauses") -> str | None:
        """The triplet in one of its phrasings, or None when there is none that fits."""
        ways = self.sections.get(triplet.property.id or "", {}).get(name)
        if not ways:
            return None
        return fill(random_.choice(ways), triplet)


def fill(way: str, triplet: Triplet) -> str | None:
    """A phrasing with subject and object put in; None when it needs a time and there is none."""
    value = triplet.object
    dated = None
    if isinstance(value, TimeValue):
        text = format_time(value)
        the = "the " if value.precision in (Precision.DECADE, Precision.CENTURY) else ""
        dated = f"{'on' if value.precision is Precision.DAY else 'in'} {the}{text}"
    if "{in O}" in way and dated is None:
        return None
    filled = way.replace("{in O}", dated or "").replace("{O}", format_value(value))
    return filled.replace("{S}", triplet.subject.label)


class ClaimMaker:
    """Makes claims about one entity after another from its statements."""

    def __init__(self, phrasings: Phrasings, seed: int) -> None:
        self.phrasings = phrasings
        self.random = random.Random(seed)
        self.others: dict[str, list[Triplet]] = {}

    def group(self, triplets: Sequence[Triplet]) -> Group | None:
        """Claims over all statements of an entity; None when none of them can be phrased."""
        statable = [i for i, t in enumerate(triplets) if (t.property.id or "") in self.phrasings.sections]
        self.random.shuffle(statable)
        queries: list[Query] = []
        seen: set[str] = set()
        for index in statable:
            pid = triplets[index].property.id or ""
            if pid in seen or len(queries) == CLAIMS_AN_ENTITY:
                continue
            if pid in OBVIOUS and self.random.random() > OBVIOUS_KEPT:
                continue
            query = self._query(triplets, index, statable)
            if query is not None:
                seen.add(pid)
                queries.append(query)
            self.others.setdefault(pid, []).append(triplets[index])
        if not queries:
            return None
        kinds = tuple(t.property.id or "" for t in triplets)
        return Group(tuple(map(triplet_text, triplets)), tuple(queries), kinds, tuple(triplets))

    def _query(self, triplets: Sequence[Triplet], index: int, statable: Sequence[int]) -> Query | None:
        triplet = triplets[index]
        pid = triplet.property.id or ""
        relevant = {index}
        stated = self._shortened(triplet)
        if self.random.random() < FALSE and self.others.get(pid):
            other = self.random.choice(self.others[pid]).object
            if all(t.object != other for t in triplets):
                stated = replace(stated, object=other)
                relevant = {i for i, t in enumerate(triplets) if t.property.id == pid}
        claim = None
        if self.random.random() < JOINED:
            second = self.random.choice(statable)
            claim = self._joined(stated, triplets[second]) if triplets[second].property.id != pid else None
            if claim is not None:
                relevant.add(second)
        if claim is None:
            denied = self.random.random() < DENIED
            claim = self.phrasings.clause(stated, self.random, "negated" if denied else "clauses")
        if claim is None:
            return None
        if self.phrasings.frames and self.random.random() < FRAMED:
            claim = self.random.choice(self.phrasings.frames).replace("{clause}", claim)
        return Query(claim, frozenset(relevant))

    def _joined(self, first: Triplet, second: Triplet) -> str | None:
        """Two facts in one sentence."""
        start = self.phrasings.clause(first, self.random)
        end = self.phrasings.clause(second, self.random, "predicates")
        return f"{start} and {end}" if start and end else None

    def _shortened(self, triplet: Triplet) -> Triplet:
        """People often say the year alone."""
        value = triplet.object
        if isinstance(value, TimeValue) and self.random.random() < SHORTENED:
            year = re.match(r"-?\d+", value.value)
            if year is not None and value.precision in (Precision.DAY, Precision.MONTH):
                return replace(triplet, object=TimeValue(year.group(), Precision.YEAR))
        return triplet


def entity_groups(
    pack: Path, phrasings: Phrasings, *, measuring: bool, statements: tuple[int, int], limit: int, seed: int
) -> list[Group]:
    """At most ``limit`` groups, from the best known entities with that many statements (least, most)."""
    with sqlite3.connect(f"file:{pack}?mode=ro", uri=True) as connection:
        rows = connection.execute(
            "SELECT s.subject FROM statement AS s JOIN entity AS e ON e.id = s.subject"
            " GROUP BY s.subject HAVING count(*) BETWEEN ? AND ? ORDER BY e.popularity DESC, s.subject",
            statements,
        )
        qids = [f"Q{number}" for (number,) in rows if held_out(f"Q{number}") == measuring][: 2 * limit]
    random.Random(seed).shuffle(qids)
    store = KnowledgeStore(pack)
    maker = ClaimMaker(phrasings, seed)
    groups: list[Group] = []
    for qid in qids:
        group = maker.group(store.statements([qid]))
        if group is not None:
            groups.append(group)
        if len(groups) == limit:
            break
    store.close()
    return groups


def fever_groups(path: Path, *, measuring: bool) -> list[Group]:
    """FEVER claims whose deciding sentence stands out among the sentences of their evidence."""
    groups = []
    with path.open(encoding="utf-8") as file:
        for row in map(json.loads, file):
            if row["label"] == "NOT ENOUGH INFO" or not row["gold_pages"]:
                continue
            if held_out(row["gold_pages"][0]) != measuring:
                continue
            pages = frozenset(word for page in row["gold_pages"] for word in _words(page))
            sentences = [s.strip() for s in _SENTENCE_END.split(row["evidence"])]
            sentences = [s for s in sentences if len(s.split()) > 4 and not _words(s) <= pages]
            best = clearest(_words(row["claim"]) - pages, sentences)
            if best is not None:
                kinds = ("",) * len(sentences)
                groups.append(Group(tuple(sentences), (Query(row["claim"], frozenset({best})),), kinds))
    return groups


def clearest(words: frozenset[str], sentences: Sequence[str]) -> int | None:
    """The sentence that has clearly more of the claim's ``words`` than any other, or None.

    The words of the page's title are left out before: they stand in every sentence, and in headings.
    """
    if len(sentences) < 2 or not words:
        return None
    shared = [len(words & _words(sentence)) / len(words) for sentence in sentences]
    first, second = sorted(range(len(sentences)), key=lambda i: -shared[i])[:2]
    if shared[first] < 0.5 or shared[first] - shared[second] < 0.25:
        return None
    return first


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.replace("_", " ").casefold()))


def pattern_groups(groups: Sequence[Group], patterns: Mapping[str, Sequence[str]]) -> list[Group]:
    """The same entities with claims in other people's words: ``patterns`` holds [X] and [Y]."""
    random_ = random.Random(0)
    result = []
    for group in groups:
        seen: set[str] = set()
        queries = []
        for index, triplet in enumerate(group.triplets):
            pid = triplet.property.id or ""
            if pid in patterns and pid not in seen and isinstance(triplet.object, Entity):
                seen.add(pid)
                claim = random_.choice(patterns[pid]).replace("[X]", triplet.subject.label)
                queries.append(Query(claim.replace("[Y]", triplet.object.label), frozenset({index})))
        if queries:
            result.append(replace(group, queries=tuple(queries)))
    return result


def read_pararel(folder: Path) -> dict[str, list[str]]:
    """Patterns by property, with [X] for the subject and [Y] for the object."""
    patterns = {}
    for path in sorted(folder.rglob("P*.jsonl")):
        with path.open(encoding="utf-8") as file:
            patterns[path.stem] = [json.loads(line)["pattern"] for line in file if line.strip()]
    return patterns


def sampled(
    group: Group, claims: int, negatives: int, random_: random.Random
) -> tuple[list[Query], list[int]]:
    """Some claims of the group, and the indexes of texts to hold them against.

    The texts are one that decides each claim, and others: half of them near misses, of the same
    property or with words of a claim in them, half at random.
    """
    queries = random_.sample(group.queries, min(claims, len(group.queries)))
    chosen = {random_.choice(sorted(query.relevant)) for query in queries}
    kinds = {group.kinds[index] for index in chosen}
    words = {word for query in queries for word in _words(query.claim)}
    rest = [i for i in range(len(group.texts)) if i not in chosen]
    random_.shuffle(rest)

    def nearness(index: int) -> int:
        return len(words & _words(group.texts[index])) + 2 * (group.kinds[index] in kinds)

    near = sorted(rest, key=nearness, reverse=True)[: negatives // 2]
    far = [index for index in rest if index not in near][: negatives - len(near)]
    return queries, sorted({*chosen, *near, *far})
