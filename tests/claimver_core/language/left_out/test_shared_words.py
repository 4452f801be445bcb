"""What two nouns share, read with the shipped language pipeline."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Dhaka is the capital and largest city of Bangladesh.",
            ["Dhaka is the capital of Bangladesh", "Dhaka is the largest city of Bangladesh"],
        ),
        (
            "Berlin, the capital and most populous city of Germany, was founded in 1237.",
            [
                "Berlin is the capital of Germany",
                "Berlin is the most populous city of Germany",
                "Berlin was founded in 1237",
            ],
        ),
        (
            "Tokyo, Japan's capital and biggest city, hosted the Olympics.",
            ["Tokyo is Japan's capital", "Tokyo is Japan's biggest city", "Tokyo hosted the Olympics"],
        ),
    ],
)
def test_each_of_two_nouns_is_a_claim(said, text, wanted):
    assert said(text, "Dhaka", "Bangladesh", "Berlin", "Germany", "Tokyo", "Japan") == wanted


@pytest.mark.parametrize(
    "text",
    [
        "William and Kate are the prince and princess of Wales.",
        "Ann is the king and queen of Spain.",
        "The capital and largest city of Bangladesh lies on a river.",
    ],
)
def test_pairs_stay_together(said, text):
    assert len(said(text, "William", "Kate", "Wales", "Ann", "Spain", "Bangladesh")) == 1
