"""Names in small letters, as posts write them, and surnames alone, with the shipped knowledge."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker


def linked(checker: FactChecker, text: str, name: str) -> str | None:
    return {mention.text: mention.entity.label for mention in checker.link(text)}.get(name)


@pytest.mark.parametrize(
    ("text", "name", "label"),
    [
        ("jim broadbent got nominated for iris", "iris", "Iris"),
        ("sandra bullock was in speed and thats it", "speed", "Speed"),
        ("zach braff isnt even in chicken little lol", "chicken little", "Chicken Little"),
        ("the back to the future composer is alan silvestri", "back to the future", "Back to the Future"),
        ("david krumholtz went to nyu, hes in superbad", "superbad", "Superbad"),
        ("byu is old, brigham young set it up", "byu", "Brigham Young University"),
        ("Tom Hanks was nominated for an Oscar for Big.", "Big", "Big"),
        ("Jim Broadbent gave his wife an Iris.", "an Iris", None),
        ("noel n liam gallagher were both in oasis", "noel", "Noel Gallagher"),
        ("Tom and Brad Pitt were friends.", "Tom", None),
        ("madhavan was in 3 idiots w aamir khan", "madhavan", "R. Madhavan"),
        ("bono is irish", "irish", "Ireland"),
        ("the poles of the earth are cold", "poles", None),
        ("tom hanks is big in japan", "big", None),
        ("the beatles let it be known that they were done", "let it be", None),
        ("her iris was blue, says jim broadbent", "iris", None),
    ],
)
def test_small_words_name_what_a_statement_ties_to_a_name_beside_them(
    checker: FactChecker, text: str, name: str, label: str | None
) -> None:
    assert linked(checker, text, name) == label


@pytest.mark.parametrize(
    ("text", "name", "label"),
    [
        ("cronenberg wrote AND directed dead ringers", "cronenberg", "David Cronenberg"),
        ("Cronenberg wrote and directed Dead Ringers.", "Cronenberg", "David Cronenberg"),
        ("Sandra Cronenberg wrote a book. Cronenberg loved Dead Ringers.", "Cronenberg", None),
        ("so donovan was a teacher to both lennon and mccartney", "donovan", "Donovan"),
    ],
)
def test_a_surname_alone_means_who_has_to_do_with_what_is_named(
    checker: FactChecker, text: str, name: str, label: str | None
) -> None:
    assert linked(checker, text, name) == label


@pytest.mark.parametrize(
    ("text", "name", "label"),
    [
        ("did u know julie andrews narrated Enchanted", "julie andrews", "Julie Andrews"),
        ("did u know julie andrews narrated Enchanted", "Enchanted", "Enchanted"),
        ("vampires in 3D with paul bettany", "paul bettany", "Paul Bettany"),
        ("moonstruck came out in 2003", "moonstruck", "Moonstruck"),
        ("amadeus is from 1984", "amadeus", "Amadeus"),
        ("home came out in 2015", "home", None),
        ("nyu is in boston", "nyu", "New York University"),
        ("irl he is 40", "irl", None),
        ("ann was born in 1970", "ann", None),
        ("the eu is old", "eu", None),
    ],
)
def test_small_letters_hide_no_well_known_name(
    checker: FactChecker, text: str, name: str, label: str | None
) -> None:
    assert linked(checker, text, name) == label
