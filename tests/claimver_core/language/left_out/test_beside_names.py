"""What begins or is said beside a name, read with the shipped language pipeline."""

from __future__ import annotations

import pytest

NAMES = (
    "Bern", "Zurich", "Switzerland", "Norway", "Sweden", "John Adams", "George Washington",
    "Thomas Jefferson", "Elizabeth II", "George VI", "Charles III", "Argentina", "Lionel Messi", "The Artist",
    "Jean Dujardin", "Michel Hazanavicius", "Brad Pitt", "Angelina Jolie",
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Bern, rather than Zurich, is the capital of Switzerland.",
            ["Zurich is not the capital of Switzerland", "Bern is the capital of Switzerland"],
        ),
        ("Like Norway, Sweden is a monarchy.", ["Norway is a monarchy", "Sweden is a monarchy"]),
        (
            "Elizabeth II became queen after George VI, and Charles III succeeded George VI.",
            ["Elizabeth II became queen after George VI", "Charles III succeeded George VI"],
        ),
        (
            "Argentina won the cup in 2022, with Lionel Messi scoring twice in the final.",
            ["Argentina won the cup in 2022", "Lionel Messi scored twice in the final"],
        ),
        (
            "The Artist won, with Jean Dujardin named best actor and Michel Hazanavicius best editor.",
            [
                "The Artist won",
                "Jean Dujardin was named best actor",
                "Michel Hazanavicius was named best editor",
            ],
        ),
        (
            "Brad Pitt married twice, most recently to Angelina Jolie, a marriage that lasted until 2019.",
            [
                "Brad Pitt married twice, most recently to Angelina Jolie",
                "Brad Pitt was married to Angelina Jolie",
                "Brad Pitt was married to Angelina Jolie until 2019",
            ],
        ),
    ],
)
def test_it_is_said_in_full(said, text, expected):
    assert said(text) == expected


@pytest.mark.parametrize(
    "text",
    ["Like Norway, Sweden has its own king.", "Sweden is bigger than Norway, rather than smaller."],
)
def test_what_is_said_of_one_alone_is_not_said_of_another(said, text):
    assert not any(context.startswith("Norway") for context in said(text))
