"""The linker's lists agree with the shipped knowledge."""

from __future__ import annotations

import csv

from claimver_core.linking.words import common_words, is_title, never_alone, places, too_general
from claimver_core.locations import resource


def test_every_place_of_the_gazetteer_is_known_by_its_label(store) -> None:
    with resource("linking", "gazetteer.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    known = store.entities({row["entity"] for row in rows})
    wrong = [row for row in rows if row["entity"] not in known or known[row["entity"]].label != row["label"]]
    assert wrong == []
    assert len({row["name"] for row in rows}) == len(rows)


def test_places_tell_demonyms_from_abbreviations() -> None:
    assert (places()["French"].entity, places()["French"].kind) == ("Q142", "demonym")
    assert (places()["Calif."].entity, places()["Calif."].kind) == ("Q99", "state")


def test_lists_hold_what_they_should() -> None:
    assert is_title("Dr.")
    assert is_title("President")
    assert not is_title("Paris")
    assert never_alone("May")
    assert never_alone("Monday")
    assert too_general("year")
    assert not too_general("penicillin")
    assert {"house", "will", "black"} <= common_words()
    assert not {"obama", "paris", "hawaii"} & common_words()
