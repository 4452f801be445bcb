"""What stands in a bracket behind the subject of a sentence is told of it, and stands in no other claim."""

from __future__ import annotations

import pytest

LIVES = [
    (
        "Angela Merkel (née Kasner; born 17 July 1954) is a German politician.",
        [
            ("Angela Merkel (née Kasner; born 17 July 1954)", "Angela Merkel was born on 17 July 1954"),
            ("is a German politician.", "Angela Merkel is a German politician"),
        ],
    ),
    (
        "Marie Curie (born Maria Skłodowska; 7 November 1867 – 4 July 1934) was a physicist.",
        [
            (
                "Marie Curie (born Maria Skłodowska; 7 November 1867",
                "Marie Curie was born on 7 November 1867",
            ),
            ("4 July 1934)", "Marie Curie died on 4 July 1934"),
            ("was a physicist.", "Marie Curie was a physicist"),
        ],
    ),
    (
        "Lionel Messi (born 24 June 1987), also known as Leo Messi, is a footballer who plays as a forward.",
        [
            ("Lionel Messi (born 24 June 1987)", "Lionel Messi was born on 24 June 1987"),
            ("also known as Leo Messi", "Lionel Messi is also known as Leo Messi"),
            ("is a footballer", "Lionel Messi is a footballer"),
            ("who plays as a forward.", "Lionel Messi plays as a forward"),
        ],
    ),
    (
        "William Shakespeare (baptised 26 April 1564 – 23 April 1616) was a playwright.",
        [
            (
                "William Shakespeare (baptised 26 April 1564",
                "William Shakespeare was baptised on 26 April 1564",
            ),
            ("23 April 1616)", "William Shakespeare died on 23 April 1616"),
            ("was a playwright.", "William Shakespeare was a playwright"),
        ],
    ),
    (
        "Geoffrey Chaucer (c. 1343 – 25 October 1400) was a poet.",
        [
            ("Geoffrey Chaucer (c. 1343", "Geoffrey Chaucer was born around 1343"),
            ("25 October 1400)", "Geoffrey Chaucer died on 25 October 1400"),
            ("was a poet.", "Geoffrey Chaucer was a poet"),
        ],
    ),
    (
        "Aristotle (384–322 BC) was a philosopher.",
        [
            ("Aristotle (384", "Aristotle was born in 384 BC"),
            ("322 BC)", "Aristotle died in 322 BC"),
            ("was a philosopher.", "Aristotle was a philosopher"),
        ],
    ),
    (
        "Albert Einstein, b. 14 March 1879 in Ulm, d. 18 April 1955 in Princeton.",
        [
            ("Albert Einstein, b. 14 March 1879", "Albert Einstein was born on 14 March 1879"),
            ("in Ulm", "Albert Einstein was born in Ulm"),
            ("d. 18 April 1955", "Albert Einstein died on 18 April 1955"),
            ("in Princeton.", "Albert Einstein died in Princeton"),
        ],
    ),
    (
        "Charles Darwin FRS (born 12 February 1809) was a naturalist.",
        [
            ("Charles Darwin FRS (born 12 February 1809)", "Charles Darwin was born on 12 February 1809"),
            ("was a naturalist.", "Charles Darwin was a naturalist"),
        ],
    ),
]


@pytest.mark.parametrize(("text", "expected"), LIVES, ids=[text[:16] for text, _ in LIVES])
def test_a_life_in_brackets_is_told_in_statements(read_fully, named, text, expected):
    names = [text.split(" (")[0].split(",")[0].removesuffix(" FRS"), "Ulm", "Princeton"]
    claims = read_fully(text, named(text, *names))
    assert [(claim.text, claim.context) for claim in claims] == expected


@pytest.mark.parametrize(
    ("text", "contexts"),
    [
        (
            "World War I (28 July 1914 – 11 November 1918) was a war.",
            ["World War I began on 28 July 1914", "World War I ended on 11 November 1918"],
        ),
        (
            "Istanbul (formerly Constantinople) lies in Turkey.",
            ["Istanbul was formerly known as Constantinople"],
        ),
        ("The lion (Panthera leo) lives in Africa.", ["The lion is Panthera leo"]),
    ],
)
def test_what_else_a_bracket_tells(read_fully, named, text, contexts):
    names = ("World War I", "Istanbul", "Constantinople", "Turkey", "Africa")
    found = [claim.context for claim in read_fully(text, named(text, *names))]
    assert found[:-1] == contexts
    assert "(" not in found[-1]


@pytest.mark.parametrize(
    "text",
    [
        "Isaac Newton (25 December 1642 – 20 March 1726/27) was a physicist.",  # of two calendars
        "Alexander (20/21 July 356 BC – 10/11 June 323 BC) was a king.",
        "The Khmer Empire (c. 802 – 1431) was an empire.",  # nobody's life, and no war
        "Angela Merkel (née Kasner) was a politician.",
    ],
)
def test_of_what_is_not_plain_nothing_is_claimed(read_fully, named, text):
    front, rest = text.split(" (")[0], text.split(") ")[1]
    (claim,) = read_fully(text, named(text, front))
    assert (claim.text, claim.context) == (rest, f"{front} {rest.rstrip('.')}")


@pytest.mark.parametrize(
    "text",
    [
        "The film (see page 3) was made in Ulm.",
        "The Godfather (1972) is a film.",  # no beginning and no end
        "The river Rhine (in the west) flows.",
    ],
)
def test_other_brackets_stay(read_fully, named, text):
    (claim,) = read_fully(text, named(text, "Ulm", "Ann Lee", "The Godfather"))
    assert claim.context == text.rstrip(".")
