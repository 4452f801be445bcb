"""Two statements in one sentence, each with a subject of its own, read with the shipped language pipeline."""

from __future__ import annotations

import pytest

_CLASSES = {
    "Q5": ("Mozart", "Beethoven", "Bach", "Einstein", "Bohr", "Picasso", "Schubert", "Fleming", "Banting"),
    "Q515": ("Vienna", "Bonn", "Leipzig", "Paris", "London", "Washington", "Rome", "Egypt", "Salzburg"),
    "Q6256": ("Estonia", "Croatia"),
    "Q484652": ("EU",),
    "Q7725634": ("Hamlet", "Macbeth", "Faust"),
}


class _Knowledge:
    """A knowledge that knows only of what class the names above are."""

    def entities(self, qids):
        return {}

    def types(self, qids):
        classes = {f"Q-{name}": [c] for c, names in _CLASSES.items() for name in names}
        return {qid: classes[qid] for qid in qids if qid in classes}

    def gender(self, qid):
        return None

    def statements(self, qids, *, properties=None, limit=None):
        return []


@pytest.fixture
def contexts(named, read_fully):
    """What is claimed in a text, as sentences."""

    def claimed(text: str) -> list[str]:
        mentions = named(text, *(name for names in _CLASSES.values() for name in names if name in text))
        return [claim.context for claim in read_fully(text, mentions, _Knowledge())]

    return claimed


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Mozart was born in Salzburg and Beethoven was born in Bonn.",
            ["Mozart was born in Salzburg", "Beethoven was born in Bonn"],
        ),
        (
            "Titanic was directed by Cameron and Gladiator was directed by Ridley Scott.",
            ["Titanic was directed by Cameron", "Gladiator was directed by Ridley Scott"],
        ),
        (
            "Caesar was killed in Rome and Pompey was killed in Egypt.",
            ["Caesar was killed in Rome", "Pompey was killed in Egypt"],
        ),
        (
            "Shakespeare wrote Hamlet and Goethe wrote Faust.",
            ["Shakespeare wrote Hamlet", "Goethe wrote Faust"],
        ),
        (
            "Macbeth was written by Bach, and Mary Shelley is the author of Hamlet.",
            ["Macbeth was written by Bach", "Mary Shelley is the author of Hamlet"],
        ),
        (
            "Paris is the capital of France & Berlin is the capital of Germany.",
            ["Paris is the capital of France", "Berlin is the capital of Germany"],
        ),
        (
            "Veins carry blood away from the heart and arteries bring it back.",
            ["Veins carry blood away from the heart", "Arteries bring it back"],
        ),
        (
            "Einstein became president in 2021, and his wife Jill became first lady.",
            [
                "Einstein became president",
                "Einstein became president in 2021",
                "Einstein's wife Jill became first lady",
            ],
        ),
        ("Bohr met Einstein and his wife Jill.", ["Bohr met Einstein", "Bohr met his wife Jill"]),
    ],
)
def test_a_second_subject_keeps_its_verb(contexts, text, expected):
    assert contexts(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Harvard was founded in 1636 and Yale in 1701.",
            ["Harvard was founded in 1636", "Yale was founded in 1701"],
        ),
        (
            "Mozart died in Vienna in 1791 and Bach in Leipzig in 1750.",
            ["Mozart died in Vienna", "Mozart died in 1791", "Bach died in Leipzig", "Bach died in 1750"],
        ),
        (
            "Mozart died in Vienna in 1791 and Bach in 1750.",
            ["Mozart died in Vienna", "Mozart died in 1791", "Bach died in 1750"],
        ),
        ("Schubert died in 1828, Beethoven in 1827.", ["Schubert died in 1828", "Beethoven died in 1827"]),
        (
            "Picasso died in 1973, Dalí in 1989 and Miró in 1983.",
            ["Picasso died in 1973", "Dalí died in 1989", "Miró died in 1983"],
        ),
        (
            "Estonia joined the EU in 2004 and Croatia in 2013.",
            [
                "Estonia joined the EU",
                "Estonia joined the EU in 2004",
                "Croatia joined the EU",
                "Croatia joined the EU in 2013",
            ],
        ),
    ],
)
def test_a_second_subject_without_a_verb_takes_that_of_the_first(contexts, text, expected):
    assert contexts(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "The film was directed by Ann Lee and music by John Williams.",
            ["The film was directed by Ann Lee"],
        ),
        ("Mozart was born in 1756 and Beethoven in 1770 in Bonn.", ["Mozart was born in 1756"]),
    ],
)
def test_nothing_is_claimed_where_the_second_name_may_be_more_than_a_subject(contexts, text, expected):
    assert contexts(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Einstein lived in Paris and London.", ["Einstein lived in Paris", "Einstein lived in London"]),
        (
            "Mozart was born in Salzburg and died in Vienna.",
            ["Mozart was born in Salzburg", "Mozart died in Vienna"],
        ),
        (
            "BMW was founded in 1916 and Porsche was founded in 1931.",
            ["BMW was founded in 1916", "Porsche was founded in 1931"],
        ),
        ("Paris and London are capitals.", ["Paris is a capital", "London is a capital"]),
    ],
)
def test_one_subject_and_what_is_read_well_stay_as_they_are(contexts, text, expected):
    assert contexts(text) == expected


def test_a_list_of_places_is_no_second_subject(contexts):
    found = contexts("The treaty was signed in Paris and Washington in 1783.")
    assert "The treaty was signed in Washington" in found
    assert not any(context.startswith("Washington") for context in found)
