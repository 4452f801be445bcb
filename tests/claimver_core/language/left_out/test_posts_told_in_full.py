"""Fronts, tails and short forms of posts, read with the shipped language pipeline."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    "text",
    [
        "i was today years old when i realised tom hanks was born in concord",
        "how did i not know that tom hanks was born in concord",
        "ppl always get this wrong but tom hanks was born in concord",
        "for the kids at the back: tom hanks was born in concord",
        "louder for the ppl in the back - tom hanks was born in concord",
        "still cant believe tom hanks was born in concord",
        "can we talk about how tom hanks was born in concord",
        "tom hanks was born in concord, no joke",
        "tom hanks was born in concord and honestly who knew that??",
        "remember when tom hanks was born in concord??",
    ],
)
def test_the_front_and_the_tail_of_a_post_state_nothing(said, text):
    assert said(text, "tom hanks", "concord") == ["tom hanks was born in concord"]


@pytest.mark.parametrize(
    "text",
    [
        "i cant believe its over",
        "who remembers when we went to concord?",
        "why did nobody tell me that concord is closed?",
        "concord is way older than u think",
        "met tom hanks once",
        "somebody write the book about tom hanks",
        "whoever said tom hanks was born in concord is wrong",
        "lol at ppl who think tom hanks was born in concord",
    ],
)
def test_what_is_of_the_writer_alone_is_no_claim(said, text):
    assert said(text, "tom hanks", "concord") == []


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("big is 1h44 long", ["big is 104 minutes long"]),
        ("Big is 1 hour and 44 minutes long.", ["Big is 104 minutes long"]),
        ("Tom Hanks is 6 foot 1.", ["Tom Hanks is 1.85 metres tall"]),
        ("Tom Hanks is 6 feet tall.", ["Tom Hanks is 6 feet tall"]),
        ("tom hanks was born on july 9 1956", ["tom hanks was born on July 9, 1956"]),
        ("tom hanks was born in may 1956", ["tom hanks was born in May 1956"]),
        ("tom hanks DIDNT direct big", ["tom hanks didn't direct big"]),
        ("tom hanks starred in big w robert loggia", ["tom hanks starred in big with robert loggia"]),
        ("tom hanks lived there since 78", ["tom hanks lived there since 1978"]),
        (
            "tom hanks and tom green r from concord",
            ["tom hanks is from concord", "Tom green is from concord"],
        ),
        ("tom hanks sold since 78 films", ["tom hanks sold since 78 films"]),
    ],
)
def test_what_posts_write_short_is_told_in_full(said, text, wanted):
    assert said(text, "tom hanks", "Tom Hanks", "big", "Big", "robert loggia") == wanted


def test_what_moves_the_writer_is_told(said):
    text = "still not over cher getting nominated for Moonstruck and then losing the oscar"
    assert said(text, "cher", "Moonstruck", "oscar") == [
        "cher got nominated for Moonstruck",
        "cher then lost the oscar for Moonstruck",
    ]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Tom Hanks was nominated for Big but did not win the Oscar.",
            ["Tom Hanks was nominated for Big", "Tom Hanks did not win the Oscar for Big"],
        ),
        (
            "Tom Hanks was nominated for Big and won the Oscar for Philadelphia.",
            ["Tom Hanks was nominated for Big", "Tom Hanks won the Oscar for Philadelphia"],
        ),
    ],
)
def test_a_prize_is_won_or_lost_for_what_somebody_was_nominated_for(said, text, wanted):
    assert said(text, "Tom Hanks", "Big", "Oscar", "Philadelphia") == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("tom green and drew barrymore were married", ["tom green and drew barrymore were married"]),
        ("Brad Pitt was in Fight Club and Seven.", ["Brad Pitt was in Fight Club", "Brad Pitt was in Seven"]),
        ("tom hanks was american 🇺🇸 and died in 2020", ["tom hanks was american", "tom hanks died in 2020"]),
        ("rod serling, yep the twilight zone guy, was american", ["rod serling was american"]),
    ],
)
def test_names_in_small_letters_are_read_as_names(said, text, wanted):
    names = (
        "tom green",
        "drew barrymore",
        "tom hanks",
        "Big",
        "american",
        "rod serling",
        "Brad Pitt",
        "Fight Club",
        "Seven",
        "Tom Hanks",
    )
    assert said(text, *names) == wanted
