"""What the one-line descriptions of items tell."""

from __future__ import annotations

import pytest

from claimver_core.knowledge.schema import Kind
from claimver_core.locations import resource
from claimver_core.training.knowledge_descriptions import DescriptionReader
from claimver_core.training.knowledge_sources import Fact, Item, Term

HUMAN, FILM, CITY, SPRINTER, WRITER, JAMAICA, GERMANY, ENGLAND = 5, 11424, 515, 4009406, 36180, 766, 183, 21
ULM, CAMERON, NOVEL = 3012, 42574, 8261
LABELS = {
    HUMAN: "human", FILM: "film", CITY: "city", SPRINTER: "sprinter", WRITER: "writer", JAMAICA: "Jamaica",
    GERMANY: "Germany", ENGLAND: "England", CAMERON: "James Cameron", NOVEL: "novel",
}  # fmt: skip


def item_fact(subject: int, pid: int, value: int) -> Fact:
    return Fact(subject, pid, Term(Kind.ITEM, value), sources=frozenset({"arnold"}))


@pytest.fixture(scope="module")
def background() -> tuple[dict[int, Item], list[Fact]]:
    """Classes, occupations and countries in use, so that their names count."""
    items = {number: Item(number, label, sitelinks=50) for number, label in LABELS.items()}
    facts = [item_fact(CAMERON, 31, HUMAN)]
    for number in range(1000, 1025):
        items[number] = Item(number, f"somebody {number}")
        facts += [
            item_fact(number, 31, HUMAN),
            item_fact(number, 106, SPRINTER),
            item_fact(number, 106, WRITER),
        ]
    for number in range(2000, 2025):
        items[number] = Item(number, f"something {number}")
        facts += [item_fact(number, 31, kind) for kind in (FILM, CITY, NOVEL)]
        facts.append(item_fact(number, 17, GERMANY))
    return items, facts


def read(background: tuple[dict[int, Item], list[Fact]], description: str, *known: Fact) -> dict[int, object]:
    items, facts = background
    items = items | {1: Item(1, "Somebody or something", description)}
    reader = DescriptionReader(items, [*facts, *known], resource("linking", "gazetteer.tsv"))
    found: dict[int, object] = {}
    for fact in reader.facts():
        if fact.subject == 1:
            value = fact.object.item if fact.object.kind is Kind.ITEM else fact.object.value
            found[fact.pid] = value
    return found


PERSON = item_fact(1, 31, HUMAN)


@pytest.mark.parametrize(
    ("description", "expected"),
    [
        ("Jamaican sprinter", {27: JAMAICA, 106: SPRINTER}),
        ("German writer (1879–1955)", {27: GERMANY, 106: WRITER, 569: "1879", 570: "1955"}),
        ("Jamaican-born English writer (born 1970)", {27: ENGLAND, 106: WRITER, 569: "1970"}),
        ("King of Germany (1316-1322)", {}),  # a reign
        ("German writer (70–19 BC)", {106: WRITER, 27: GERMANY}),
        ("fictional German writer", {}),
    ],
)
def test_person(background, description, expected):
    found = read(background, description, PERSON)
    if "BC" in description:
        assert 569 not in found
        return
    assert found == expected


def test_nationality_and_occupation_make_a_person(background):
    assert read(background, "Jamaican sprinter") == {31: HUMAN, 27: JAMAICA, 106: SPRINTER}


@pytest.mark.parametrize(
    ("description", "expected"),
    [
        ("1997 film directed by James Cameron", {577: "1997", 31: FILM, 57: CAMERON}),
        ("1997 German film by James Cameron", {577: "1997", 31: FILM, 57: CAMERON, 495: GERMANY}),
        ("film based on a novel by James Cameron", {}),
        ("city in Germany", {31: CITY, 17: GERMANY}),
        ("chemical element with symbol Pb and atomic number 82", {246: "Pb", 1086: 82}),
        ("", {}),
    ],
)
def test_thing(background, description, expected):
    assert read(background, description) == expected


def test_what_another_source_says_stands(background):
    known = item_fact(1, 27, ENGLAND)
    assert 27 not in read(background, "Jamaican sprinter", PERSON, known)
