"""Generated claims: what their words say of values, and that their labels follow from their evidence."""

from __future__ import annotations

import csv
import itertools
import lzma
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.training import generate_claims
from claimver_core.training.generate_claims import Generator
from claimver_core.training.generate_claims_facts import Facts, parse_time
from claimver_core.training.generate_claims_parts import is_dev
from claimver_core.training.generate_claims_words import (
    fill,
    load_frames,
    load_phrasings,
    quantity_words,
    time_words,
    wrong_quantity,
    wrong_time,
)
from claimver_core.training.train_verifier_data import ATTRIBUTABLE, CONTRADICTORY, EXTRAPOLATORY, Example
from claimver_core.types import Precision, QuantityValue, TimeValue

TRAINING = Path(generate_claims.__file__).parent
SEEDS = st.integers(0, 10_000)
CITIES = ["Ulm", "Lyon", "Turin", "Porto", "Gdansk", "Bergen"]
COUNTRIES = ["Germany", "France", "Italy", "Portugal", "Poland", "Norway"]


def write_rows(path: Path, header: str, rows: list[str]) -> None:
    with lzma.open(path, "wt", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, delimiter="\t", quoting=csv.QUOTE_NONE, escapechar="\\")
        writer.writerow(header.split())
        writer.writerows(row.split("|") for row in rows)


@pytest.fixture(scope="module")
def facts(tmp_path_factory: pytest.TempPathFactory) -> Facts:
    """Sixty people with birth, death, work and family; six cities in six countries."""
    folder = tmp_path_factory.mktemp("knowledge")
    names = {
        **{f"Q{900 + i}": c for i, c in enumerate(CITIES)},
        **{f"Q{950 + i}": c for i, c in enumerate(COUNTRIES)},
    }
    names |= {
        "Q5": "human",
        "Q515": "city",
        "Q6256": "country",
        "Q801": "painter",
        "Q802": "baker",
        "Q803": "lawyer",
    }
    people = {f"Q{1000 + i}": f"Ann{i} Berg{i}" for i in range(60)}
    statements = [f"Q{900 + i}|P31|Q515|item||arnold" for i in range(6)]
    statements += [f"Q{900 + i}|P17|Q{950 + i}|item||arnold" for i in range(6)]
    statements += [f"Q{950 + i}|P31|Q6256|item||arnold" for i in range(6)]
    for i, qid in enumerate(people):
        statements += [
            f"{qid}|P31|Q5|item||arnold",
            f"{qid}|P19|Q{900 + i % 6}|item||arnold",
            f"{qid}|P20|Q{900 + (i // 6) % 6}|item||arnold",
            f"{qid}|P569|18{10 + i}-03-14|time||arnold",
            f"{qid}|P106|Q{801 + i % 3}|item||arnold",
            f"{qid}|P570|19{10 + i}|time||arnold",
            f"{qid}|P40|Q{1000 + (i + 1) % 60}|item||arnold",
            f"{qid}|P39|Q804|item|P580=18{30 + i}|arnold",
        ]
    labels = names | people
    write_rows(
        folder / "entities.tsv.xz",
        "qid label description aliases sitelinks pageviews pagerank degree label_source",
        [f"{qid}|{label}|||9|9||9|arnold" for qid, label in labels.items()],
    )
    properties = {"P31": "instance of", "P17": "country", "P19": "place of birth", "P20": "place of death"}
    properties |= {
        "P569": "date of birth",
        "P106": "occupation",
        "P570": "date of death",
        "P40": "child",
        "P39": "position held",
        "P580": "start time",
    }
    rows = [f"{pid}|{label}|||9" for pid, label in properties.items()]
    write_rows(folder / "properties.tsv.xz", "pid label description aliases statements", rows)
    write_rows(
        folder / "statements.tsv.xz", "subject property object object_type qualifiers sources", statements
    )
    return Facts(folder)


def drawn(facts: Facts, count: int, seed: int = 1, dev: bool = False) -> list[Example]:
    return list(itertools.islice(Generator(facts, TRAINING, seed, dev).examples(), count))


def years_in(text: str) -> list[int]:
    return [int(year) for year in re.findall(r"\b(\d{4})\b", text)]


@given(st.integers(1100, 2020), st.integers(1, 12), st.integers(1, 28), SEEDS)
def test_a_right_time_agrees_and_a_wrong_one_does_not(year: int, month: int, day: int, seed: int) -> None:
    time = TimeValue(f"{year}-{month:02d}-{day:02d}", Precision.DAY)
    right, wrong = (words(time, random.Random(seed))[1] for words in (time_words, wrong_time))
    assert agrees(right, year, month, day)
    assert not agrees(wrong, year, month, day)


def agrees(words: str, year: int, month: int, day: int) -> bool:
    """A plain reading of the forms of time that claims use."""
    months = "January February March April May June July August September October November December"
    if match := re.search(r"(early|mid|late)?\s?(\d+)(?:st|nd|rd|th) century", words):
        century = (year + 99) // 100
        third = {"early": 0, "mid": 1, "late": 2}.get(match[1] or "")
        in_century = century * 100 - 99 <= year <= century * 100
        return int(match[2]) == century and in_century and third in (None, (year % 100 - 1) // 34)
    if match := re.search(r"(\d{4})s\b", words):
        return int(match[1]) == year // 10 * 10
    said = int(re.findall(r"\d{3,4}", words)[-1])
    if "before" in words:
        return year < said
    if "after" in words:
        return year > said
    named = [i for i, name in enumerate(months.split(), 1) if name in words]
    rest = re.sub(r"\b\d{3,4}\b", "", words)
    days = [int(number) for number in re.findall(r"\d+", rest)]
    return said == year and named in ([], [month]) and days in ([], [day])


@given(st.integers(20, 5_000_000), SEEDS)
def test_a_right_amount_agrees_and_a_wrong_one_does_not(value: int, seed: int) -> None:
    right = quantity_words(QuantityValue(value), random.Random(seed))
    wrong = wrong_quantity(QuantityValue(value), random.Random(seed))
    assert holds(right, value)
    assert not holds(wrong, value)


def holds(words: str, value: float) -> bool:
    """A plain reading of the forms of amount that claims use."""
    number = float(re.search(r"\d[\d,.]*", words)[0].replace(",", ""))  # type: ignore[index]
    number *= 1e6 if "million" in words else 1
    if re.search(r"more than|over|at least", words):
        return value >= number
    if re.search(r"less than|under|fewer than|nearly", words):
        return value <= number
    return abs(value - number) < 0.2 * value if re.match(r"[a-z]", words) else value == number


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1889", TimeValue("1889", Precision.YEAR)),
        ("1889-03", TimeValue("1889-03", Precision.MONTH)),
        ("-0044-03-15", TimeValue("-0044-03-15", Precision.DAY)),
        ("1800/p7", TimeValue("1800", Precision.CENTURY)),
        ("-13798000000", None),
        ("soon", None),
    ],
)
def test_the_source_syntax_of_times(text: str, expected: TimeValue | None) -> None:
    assert parse_time(text) == expected


def test_articles_fit_the_object() -> None:
    assert fill("{S} is a {O}", "Ann", "architect") == "Ann is an architect"
    assert fill("The {O} went to {S}", "Ann", "the Oscar") == "the Oscar went to Ann"


def test_development_wordings_are_apart() -> None:
    train, dev = (load_phrasings(TRAINING, part) for part in (False, True))
    assert train.keys() == dev.keys()
    assert not any(set(train[pid].clauses) & set(dev[pid].clauses) for pid in train)
    assert not {f.text for f in load_frames(TRAINING, False)} & {f.text for f in load_frames(TRAINING, True)}


def test_the_same_seed_gives_the_same_claims(facts: Facts) -> None:
    assert drawn(facts, 40) == drawn(facts, 40)
    assert drawn(facts, 40) != drawn(facts, 40, seed=2)


def test_all_labels_occur_about_equally(facts: Facts) -> None:
    counts = Counter(example.label for example in drawn(facts, 600))
    assert all(counts[label] > 100 for label in (ATTRIBUTABLE, EXTRAPOLATORY, CONTRADICTORY))


def test_development_claims_are_about_other_entities(facts: Facts) -> None:
    generators = {dev: Generator(facts, TRAINING, 1, dev) for dev in (False, True)}
    for dev, generator in generators.items():
        subjects = {t.subject.id for triplets in generator.parts.by_property.values() for t in triplets}
        assert subjects
        assert all(is_dev(qid or "") == dev for qid in subjects)


def test_a_decided_claim_has_its_statement_in_evidence(facts: Facts) -> None:
    """Plain claims on a birthplace, checked against the world they were made from."""
    births = {
        t.subject.label: t.object
        for s in facts.of_subject
        for t in facts.of_subject[s]
        if t.property.id == "P19"
    }
    checked = 0
    for example in drawn(facts, 3000):
        match = re.fullmatch(
            r"(Ann\d+ Berg\d+) (?:was born in|came into the world in|saw the light of day in"
            r"|was brought into the world in|hails from|is a native of) (\w+)\.?",
            example.claim,
        )
        if example.group != "fact" or not match or match[2] not in CITIES:
            continue
        subject, place = match.groups()
        true = births[subject].label  # type: ignore[union-attr]
        shown = any(subject in text and true in text and "death" not in text for text in example.evidence)
        decided = ATTRIBUTABLE if place == true else CONTRADICTORY
        assert example.label == (decided if shown else EXTRAPOLATORY), example
        checked += 1
    assert checked > 8
