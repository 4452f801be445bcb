"""Lives told in three verbs, through the shipped pipeline: "was born in Ulm, studied in Bonn and died"."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "George Orwell was born in India, fought in the Spanish Civil War and died in London in 1950.",
            ["George Orwell fought in the Spanish Civil War", "George Orwell died in London"],
        ),
        (
            "Marie Curie was born in Warsaw, studied in Paris and won two Nobel Prizes.",
            ["Marie Curie was born in Warsaw", "Marie Curie studied in Paris"],
        ),
        (
            "Freddie Mercury was born in Zanzibar, raised in India and educated at Ealing Art College.",
            ["Freddie Mercury was raised in India", "Freddie Mercury was educated at Ealing Art College"],
        ),
        (
            "Titanic was released in 1997, directed by James Cameron and nominated for fourteen Oscars.",
            ["Titanic was directed by James Cameron", "Titanic was nominated for fourteen Oscars"],
        ),
        (
            "The band was formed in London, led by Freddie Mercury and managed by John Reid.",
            ["The band was led by Freddie Mercury", "The band was managed by John Reid"],
        ),
        ("She grew up in India, raised by her aunt and educated at home.", ["She was raised by her aunt"]),
    ],
)
def test_each_deed_is_told_of_the_subject(checker: FactChecker, text: str, wanted: list[str]) -> None:
    found = [result.claim.context for result in checker.check(text).results]
    assert set(wanted) <= set(found)
