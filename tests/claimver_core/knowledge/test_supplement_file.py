"""The hand-written facts: their columns, ids, values and qualifiers are well formed, and none is doubled."""

from __future__ import annotations

import csv
import re
from collections import Counter
from datetime import date

import pytest

from claimver_core.locations import resource

COLUMNS = [
    "subject",
    "subject_label",
    "property",
    "object",
    "object_label",
    "object_type",
    "qualifiers",
    "new",
    "description",
]
ITEM = re.compile(r"Q[1-9]\d*")
PROPERTY = re.compile(r"P[1-9]\d*")
TIME = re.compile(r"-?(\d{4,})(?:-(\d\d))?(?:-(\d\d))?(/p[78])?")
QUANTITY = re.compile(r"-?\d+(\.\d+)?( Q[1-9]\d*)?")
ENDED_BEFORE_IT_BEGAN = ("P580", "P582")

Row = dict[str, str]


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    with resource("knowledge", "supplement.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def qualifiers(row: Row) -> list[tuple[str, str]]:
    return [pair for of_one in spells(row) for pair in of_one]


def spells(row: Row) -> list[list[tuple[str, str]]]:
    """The qualifiers of each time that the statement holds."""
    return [
        [(pid, value) for pid, _, value in (pair.partition("=") for pair in spell.split("|") if pair)]
        for spell in row["qualifiers"].split(";")
    ]


def is_time(text: str) -> bool:
    """Whether ``text`` is a year, month or day that the calendar has, or a decade or century."""
    match = TIME.fullmatch(text)
    if match is None:
        return False
    year, month, day, span = match.groups()
    if span:
        return month is None
    try:
        date(min(max(int(year), 1), 9999), int(month or 1), int(day or 1))
    except ValueError:
        return False
    return True


def test_every_row_has_the_agreed_columns(rows: list[Row]) -> None:
    for number, row in enumerate(rows, 2):
        assert list(row) == COLUMNS, f"line {number}"
        assert None not in row.values(), f"line {number} is short"
        assert all(value == value.strip() for value in row.values()), f"line {number} has loose white space"


def test_there_are_at_least_600_facts_and_none_twice(rows: list[Row]) -> None:
    keys = Counter((r["subject"], r["property"], r["object"], r["qualifiers"]) for r in rows)
    assert [key for key, count in keys.items() if count > 1] == []
    assert len(rows) >= 600


def test_ids_have_their_shape(rows: list[Row]) -> None:
    for row in rows:
        assert ITEM.fullmatch(row["subject"]), row
        assert PROPERTY.fullmatch(row["property"]), row
        assert row["subject_label"], row
        assert all(PROPERTY.fullmatch(pid) for pid, _ in qualifiers(row)), row


def test_objects_fit_their_type(rows: list[Row]) -> None:
    fits = {
        "item": lambda text: ITEM.fullmatch(text) is not None,
        "time": is_time,
        "quantity": lambda text: QUANTITY.fullmatch(text) is not None,
        "text": lambda text: text != "" and ITEM.fullmatch(text) is None,
    }
    for row in rows:
        assert row["object_type"] in fits, row
        assert fits[row["object_type"]](row["object"]), row
        assert bool(row["object_label"]) == (row["object_type"] == "item"), row


def test_one_id_has_one_label(rows: list[Row]) -> None:
    labels: dict[str, set[str]] = {}
    for row in rows:
        labels.setdefault(row["subject"], set()).add(row["subject_label"])
        if row["object_type"] == "item":
            labels.setdefault(row["object"], set()).add(row["object_label"])
    assert {qid: names for qid, names in labels.items() if len(names) > 1} == {}


def test_new_names_only_ids_of_its_row_and_new_subjects_are_described(rows: list[Row]) -> None:
    for row in rows:
        new = [qid for qid in row["new"].split(",") if qid]
        named = {row["subject"], row["property"], *row["object"].split()}
        named |= {value for _, value in qualifiers(row)}
        assert set(new) <= named, row
        assert bool(row["description"]) == (row["subject"] in new), row


def test_terms_of_office_begin_before_they_end(rows: list[Row]) -> None:
    for row, span in ((one, dict(spell)) for one in rows for spell in spells(one)):
        assert all(is_time(span[pid]) for pid in ENDED_BEFORE_IT_BEGAN if pid in span), row
        start, end = (span.get(pid) for pid in ENDED_BEFORE_IT_BEGAN)
        if start and end and start[0] != "-":
            shared = min(len(start), len(end))
            assert start[:shared] <= end[:shared], row


def test_no_office_has_two_present_holders_with_different_starts(rows: list[Row]) -> None:
    """The start of the present holder marks every earlier one as former, so an ended term must say so."""
    starts: dict[tuple[str, str], set[str]] = {}
    for row, span in ((one, dict(spell)) for one in rows for spell in spells(one)):
        if row["property"] in {"P6", "P35", "P169", "P488"} and "P582" not in span:
            starts.setdefault((row["subject"], row["property"]), set()).add(span.get("P580", ""))
    assert {office: dates for office, dates in starts.items() if len(dates) > 1} == {}


@pytest.mark.parametrize("text", ["1889-02-30", "1889-13", "89", "1889-03-31T00:00", "1889-01/p8", "Q42", ""])
def test_faulty_times_are_seen(text: str) -> None:
    assert not is_time(text)


def test_properties_are_known_to_the_pack_or_listed_as_new(rows: list[Row], store) -> None:
    known = {details.id for details in store.properties()}
    used = {row["property"] for row in rows if row["property"] not in row["new"].split(",")}
    used |= {pid for row in rows for pid, _ in qualifiers(row)}
    assert used - known == set()


def test_places_are_told_by_where_they_lie_and_what_they_are() -> None:
    with resource("knowledge", "places.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    assert {row["property"] for row in rows} == {"P17", "P31", "P131"}
    assert all(ITEM.fullmatch(row["subject"]) and ITEM.fullmatch(row["object"]) for row in rows)
    assert len({(row["subject"], row["property"]) for row in rows}) == len(rows)


def test_common_knowledge_is_well_formed_and_told_once(rows: list[Row]) -> None:
    with resource("knowledge", "common_knowledge.tsv").open(encoding="utf-8", newline="") as file:
        common = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    keys = [(row["subject"], row["property"], row["object"]) for row in common]
    assert len(set(keys)) == len(keys)
    assert set(keys).isdisjoint((row["subject"], row["property"], row["object"]) for row in rows)
    shapes = {"item": ITEM.fullmatch, "time": is_time, "quantity": QUANTITY.fullmatch, "text": bool}
    wrong = [row for row in common if not shapes[row["object_type"]](row["object"])]
    wrong += [row for row in common if row["subject"] == row["object"]]
    wrong += [
        row for row in common for pid, value in qualifiers(row) if not (PROPERTY.fullmatch(pid) and value)
    ]
    assert wrong == []
    for row in common:
        for times in map(dict, spells(row)):
            if not {"P580", "P582"} - set(times):
                assert times["P580"][:4] <= times["P582"][:4] or times["P580"][0] == "-", row


def test_descriptions_are_short_and_none_is_doubled() -> None:
    with resource("knowledge", "descriptions.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    assert len({row["item"] for row in rows}) == len(rows)
    assert all(ITEM.fullmatch(row["item"]) and 0 < len(row["description"]) <= 80 for row in rows)


def test_names_are_written_once_and_labels_are_those_of_the_other_tables(rows: list[Row]) -> None:
    with resource("knowledge", "names.tsv").open(encoding="utf-8", newline="") as file:
        named = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    labels = {row["item"]: row["label"] for row in named}
    assert len(labels) == len(named)
    assert all(ITEM.fullmatch(item) and label for item, label in labels.items())
    assert all(len(row["description"]) <= 80 and None not in row.values() for row in named)
    used = {row["subject"]: row["subject_label"] for row in rows}
    used |= {row["object"]: row["object_label"] for row in rows if row["object_type"] == "item"}
    assert {item: used[item] for item in labels if used.get(item, labels[item]) != labels[item]} == {}
