"""Names that relatives, capitals and the words beside them decide, with the shipped knowledge."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker


def linked(checker: FactChecker, text: str) -> dict[str, str | None]:
    mentions = (mention for result in checker.check(text).results for mention in result.claim.mentions)
    return {mention.text: mention.entity.id for mention in mentions}


@pytest.mark.parametrize(
    ("text", "name", "item"),
    [
        ("Charles Darwin's grandfather Erasmus was born in England.", "Erasmus", "Q234050"),
        ("Solange's sister Beyoncé was born in Houston.", "Beyoncé", "Q36153"),
        ("Kirk Douglas was an actor. His son Michael was born in New Jersey.", "Michael", "Q119798"),
        ("Johannes Smith was a farmer. His brother Michael was a teacher.", "Michael", None),
        ("Franz Ferdinand was killed in Sarajevo. His wife Sophie was killed too.", "Sophie", None),
        ("Erasmus was born in Rotterdam.", "Erasmus", "Q43499"),
    ],
)
def test_the_name_of_somebodys_kin_is_no_namesakes(
    checker: FactChecker, text: str, name: str, item: str | None
) -> None:
    assert linked(checker, text).get(name) == item


@pytest.mark.parametrize(
    ("text", "name", "item"),
    [
        ("JFK was killed in 1963.", "JFK", "Q9696"),
        ("JFK is a film by Oliver Stone.", "JFK", "Q741823"),
        ("K2 lies in Pakistan.", "K2", "Q43512"),
        ("The assassination of Franz Ferdinand started World War I.", "Franz Ferdinand", "Q43063"),
        ("Franz Ferdinand is a Scottish band.", "Franz Ferdinand", "Q173180"),
        ("THE EIFFEL TOWER IS IN LYON", "LYON", "Q456"),
        ("POLAR BEARS LIVE IN ANTARCTICA", "POLAR BEARS", "Q33609"),
        ("neil armstrong worked for NASA in the USA", "neil armstrong", "Q1615"),
        ("neil armstrong worked for NASA in the USA", "NASA", "Q23548"),
    ],
)
def test_how_a_name_is_written_does_not_mislead(
    checker: FactChecker, text: str, name: str, item: str
) -> None:
    assert linked(checker, text).get(name) == item


def test_a_sentence_in_capitals_is_told_in_small_letters(checker: FactChecker) -> None:
    (result,) = checker.check("ALBERT EINSTEIN WAS BORN IN BERLIN").results
    assert result.claim.context == "ALBERT EINSTEIN was born in BERLIN"
