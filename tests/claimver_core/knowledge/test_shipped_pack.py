"""The shipped pack holds the supplement, and knows what everybody knows."""

from __future__ import annotations

import csv

import pytest

from claimver_core.knowledge.pack import SHIPPED_NAME, read_manifest, sha256_of
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.locations import resource
from claimver_core.types import Entity, TimeValue

MOST_BYTES = 40 * 1000 * 1000


@pytest.fixture(scope="module")
def supplement() -> list[dict[str, str]]:
    with resource("knowledge", "supplement.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_the_shipped_file_is_the_recorded_one_and_small_enough() -> None:
    manifest = read_manifest(resource("knowledge"))
    shipped = resource("knowledge", manifest["file"])
    assert shipped.stat().st_size == manifest["size"] <= MOST_BYTES
    assert sha256_of(shipped) == manifest["sha256"]


def test_the_shipped_changes_are_the_recorded_ones() -> None:
    recorded = {found["file"]: found for found in read_manifest(resource("knowledge")).get("changes", [])}
    files = {path.name: path for path in resource("knowledge").glob("*.xz") if path.name != SHIPPED_NAME}
    assert files.keys() == recorded.keys()
    for name, path in files.items():
        assert (path.stat().st_size, sha256_of(path)) == (recorded[name]["size"], recorded[name]["sha256"])


def test_the_card_tells_the_counts_of_the_pack() -> None:
    card = resource("knowledge", "README.md").read_text(encoding="utf-8")
    assert all(f"{count:,}" in card for count in read_manifest(resource("knowledge"))["counts"].values())


def test_every_supplement_id_is_known_by_the_label_given(
    store: KnowledgeStore, supplement: list[dict[str, str]]
) -> None:
    """The source's label for what it has, the row's own for what it lists as new."""
    named = {row["subject"]: row["subject_label"] for row in supplement}
    named |= {row["object"]: row["object_label"] for row in supplement if row["object_type"] == "item"}
    found = store.entities(named)
    wrong = {qid: (label, found.get(qid)) for qid, label in named.items()
             if qid not in found or found[qid].label != label}  # fmt: skip
    assert not wrong


def test_every_supplement_fact_is_in_the_pack(
    store: KnowledgeStore, supplement: list[dict[str, str]]
) -> None:
    missing = []
    for row in supplement:
        held = store.statements([row["subject"]], properties=[row["property"]])
        if row["object_type"] == "item":
            there = any(isinstance(t.object, Entity) and t.object.id == row["object"] for t in held)
        else:  # a year may have given way to the day
            there = any(
                t.source == "supplement"
                or (isinstance(t.object, TimeValue) and t.object.value.startswith(f"{row['object']}-"))
                for t in held
            )
        if not there:
            missing.append((row["subject_label"], row["property"], row["object_label"] or row["object"]))
    assert not missing


def test_every_written_name_leads_to_its_item(store: KnowledgeStore) -> None:
    with resource("knowledge", "names.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    for row in rows:
        names = [row["label"], *filter(None, row["aliases"].split("|"))]
        found = store.lookup(names)
        astray = [n for n, m in found.items() if row["item"] not in {match.entity.id for match in m}]
        assert not astray, row["item"]


@pytest.mark.parametrize(
    ("subject", "pid", "value"),
    [
        ("Q937", "P19", "Q3012"),  # Einstein, born in Ulm
        ("Q90", "P17", "Q142"),  # Paris, country France
        ("Q142", "P36", "Q90"),  # France, capital Paris
        ("Q243", "P276", "Q90"),  # Eiffel Tower, location Paris
        ("Q76", "P39", "Q11696"),  # Obama, President of the United States
        ("Q513", "P30", "Q48"),  # Mount Everest, continent Asia
    ],
)
def test_what_everybody_knows(store: KnowledgeStore, subject: str, pid: str, value: str) -> None:
    objects = {
        t.object.id for t in store.statements([subject], properties=[pid]) if isinstance(t.object, Entity)
    }
    assert value in objects


@pytest.mark.parametrize(
    ("subject", "pid", "when"),
    [("Q937", "P569", "1879-03-14"), ("Q76", "P569", "1961-08-04"), ("Q76", "P39", "2009-01-20")],
)
def test_well_known_dates(store: KnowledgeStore, subject: str, pid: str, when: str) -> None:
    found = set()
    for triplet in store.statements([subject], properties=[pid]):
        for value in (triplet.object, *(q.value for q in triplet.qualifiers)):
            if isinstance(value, TimeValue):
                found.add(value.value)
    assert when in found


@pytest.mark.parametrize(
    ("name", "qid"),
    [
        ("Paris", "Q90"),
        ("Einstein", "Q937"),
        ("Obama", "Q76"),
        ("London", "Q84"),
        ("USA", "Q30"),
        ("China", "Q148"),
        ("Microsoft", "Q2283"),
        ("Eiffel Tower", "Q243"),
        ("Mount Everest", "Q513"),
    ],
)
def test_the_famous_bearer_of_a_name_comes_first(store: KnowledgeStore, name: str, qid: str) -> None:
    (matches,) = store.lookup([name]).values()
    assert matches[0].entity.id == qid
