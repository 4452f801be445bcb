"""Names that relatives, capitals and the words beside them decide, with the shipped knowledge."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker


def linked(checker: FactChecker, text: str) -> dict[str, str | None]:
    mentions = (mention for result in checker.check(text).results for mention in result.claim.mentions)
    return {mention.text: mention.entity.id for mention in mentions}


def name_to_item(checker: FactChecker, text: str) -> dict[str, str | None]:
    return {mention.text: mention.entity.id for mention in checker.link(text)}


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
        ("THE EIFFEL TOWER IS IN LYON", "Lyon", "Q456"),
        ("POLAR BEARS LIVE IN ANTARCTICA", "polar bears", "Q33609"),
        ("neil armstrong worked for NASA in the USA", "neil armstrong", "Q1615"),
        ("neil armstrong worked for NASA in the USA", "NASA", "Q23548"),
    ],
)
def test_how_a_name_is_written_does_not_mislead(
    checker: FactChecker, text: str, name: str, item: str
) -> None:
    assert linked(checker, text).get(name) == item


@pytest.mark.parametrize(
    ("text", "context"),
    [
        ("ALBERT EINSTEIN WAS BORN IN BERLIN", "Albert Einstein was born in Berlin"),
        ("EINSTEIN WAS BORN IN ULM", "Einstein was born in Ulm"),
        ("EINSTEIN WAS BORN IN THE USA", "Einstein was born in the USA"),
        ("POLAR BEARS LIVE IN ANTARCTICA", "Polar bears live in Antarctica"),
        ("HONG KONG (AP) - China joined the WTO in 2001.", "China joined the WTO"),
    ],
)
def test_a_sentence_in_capitals_is_told_in_small_letters(
    checker: FactChecker, text: str, context: str
) -> None:
    assert checker.check(text).results[0].claim.context == context


@pytest.mark.parametrize(
    ("text", "name", "item"),
    [
        ("EINSTEIN WAS BORN IN ULM", "Ulm", "Q3012"),
        ("EINSTEIN WAS BORN IN THE USA", "USA", "Q30"),
        ("HONG KONG (AP) - China joined the WTO in 2001.", "AP", "Q40469"),
    ],
)
def test_a_name_in_capitals_is_found(checker: FactChecker, text: str, name: str, item: str) -> None:
    assert name_to_item(checker, text)[name.upper()] == item


@pytest.mark.parametrize(
    ("text", "name", "item"),
    [
        ("Ford was founded in Detroit. Henry Ford was born in Michigan.", "Ford", "Q44294"),
        ("Victoria is a state of Australia.", "Victoria", "Q36687"),
        ("Victoria is a queen of Britain.", "Victoria", "Q9439"),
        ("Lincoln is a city in England.", "Lincoln", "Q180057"),
        ("Lincoln is a city in Nebraska.", "Lincoln", "Q28260"),
        ("Daniel Day-Lewis won an Oscar for Lincoln.", "Lincoln", "Q32433"),
        ("The Rock starred in Jumanji.", "The Rock", None),
        ("It was signed in the Hall of Mirrors.", "Hall", None),
        ("Tolkien taught at Oxford.", "Oxford", "Q34433"),
        ("Tolkien lived at Oxford.", "Oxford", "Q34217"),
    ],
)
def test_the_words_beside_a_name_rule_out_namesakes(
    checker: FactChecker, text: str, name: str, item: str | None
) -> None:
    assert name_to_item(checker, text).get(name) == item


@pytest.mark.parametrize(
    ("text", "item"),
    [
        ("Bill Clinton was born in Arkansas. Hillary Clinton ran for president. Clinton lost.", None),
        ("Bill Clinton was president. He married Hillary Clinton. Clinton was born in Arkansas.", "Q1124"),
    ],
)
def test_a_surname_is_not_the_first_bearers_behind_a_sentence_of_another(
    checker: FactChecker, text: str, item: str | None
) -> None:
    assert name_to_item(checker, text).get("Clinton") == item


def test_a_surname_that_is_a_title_elsewhere_is_that_of_the_full_name(checker: FactChecker) -> None:
    text = "The boycott was led by Martin Luther King. King was murdered in 1968."
    assert linked(checker, text)["King"] == "Q8027"
