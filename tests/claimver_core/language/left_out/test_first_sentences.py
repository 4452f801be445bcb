"""First sentences of articles: what one maker did, two statements in one, and whose the last words are."""

from __future__ import annotations

import pytest

CUT = {
    "made by one": (
        "Inception is a film written, produced and directed by Christopher Nolan.",
        [
            "Inception is a film",
            "Inception was written by Christopher Nolan",
            "Inception was produced by Christopher Nolan",
            "Inception was directed by Christopher Nolan",
        ],
    ),
    "made by one, of two sorts": (
        "Titanic is an American epic romance and disaster film directed, written, produced and co-edited by "
        "James Cameron.",
        [
            "Titanic is an American epic romance and disaster film",
            "Titanic was directed by James Cameron",
            "Titanic was written by James Cameron",
            "Titanic was produced by James Cameron",
            "Titanic was co-edited by James Cameron",
        ],
    ),
    "each alone": (
        "Python is a language created by Guido van Rossum and first released in 1991.",
        [
            "Python is a language",
            "Python was created by Guido van Rossum",
            "Python was first released in 1991",
        ],
    ),
    "suffered by all, done by one": (
        "Nelson was a sailor captured and killed by soldiers.",
        ["Nelson was a sailor", "Nelson was captured and killed by soldiers"],
    ),
    "a denial and what is so": (
        "No, Albert Einstein was not born in Berlin, he was born in Ulm.",
        ["Albert Einstein was not born in Berlin", "Albert Einstein was born in Ulm"],
    ),
    "a circumstance": (
        "When Albert Einstein was born in Ulm, he was small.",
        ["When Albert Einstein was born in Ulm, he was small"],
    ),
    "who is no age": (
        "Leonardo da Vinci was an Italian polymath of the High Renaissance who worked as a painter.",
        [
            "Leonardo da Vinci was an Italian polymath of the High Renaissance",
            "Leonardo da Vinci worked as a painter",
        ],
    ),
    "what lies there": (
        "Basel is the third city in Switzerland, located on the Rhine.",
        ["Basel is the third city in Switzerland", "Basel is located on the Rhine"],
    ),
    "whose bracket": (
        "It follows Walter White (Bryan Cranston), a teacher who is diagnosed with cancer.",
        [
            "It follows Walter White (Bryan Cranston)",
            "Walter White is a teacher who is diagnosed with cancer",
        ],
    ),
    "by whom too": (
        "Ulm is a town. It was founded in 1975 by Bill Gates and Paul Allen.",
        [
            "Ulm is a town",
            "Ulm was founded in 1975",
            "Ulm was founded by Bill Gates",
            "Ulm was founded by Paul Allen",
        ],
    ),
    "a capital last": (
        "Elon Musk leads Tesla and SpaceX. He was born in Pretoria.",
        ["Elon Musk leads Tesla", "Elon Musk leads SpaceX", "Elon Musk was born in Pretoria"],
    ),
}
_PEOPLE = ("Albert Einstein", "Leonardo da Vinci", "Elon Musk", "Nelson")
_THINGS = ("Inception", "Christopher Nolan", "Titanic", "James Cameron", "Python", "Basel", "Ulm", "SpaceX")


@pytest.mark.parametrize(("text", "contexts"), CUT.values(), ids=CUT)
def test_each_statement_speaks_of_what_it_is_about(read_fully, named, text, contexts):
    claims = read_fully(text, named(text, *_PEOPLE, *_THINGS))
    assert [claim.context for claim in claims] == contexts
