"""Rules about when people did things: lives, birthdays, terms and who led what before whom."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.checker import FactChecker
from claimver_core.types import Entity, Label, Precision, Property, Qualifier, TimeValue
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Columbus first reached the Americas in 1592.", RED),
        ("Kurt Cobain was just 27 when he died.", GREEN),
        ("Kurt Cobain was just 28 when he died.", RED),
        ("Napoleon left Elba in 1825.", RED),
        ("Shakespeare wrote Hamlet in 1701.", RED),
        ("The Mona Lisa was painted by Leonardo da Vinci in 1803.", RED),
        ("Stephen King published It in 1886.", RED),
        ("George W. Bush celebrated his sixtieth birthday in July 2006.", GREEN),
        ("Elizabeth II turned 90 in 2012.", RED),
        ("Charles Darwin was born on 12 February 1809, the same day as Abraham Lincoln.", GREEN),
        ("Charles Darwin was born on the same day as Karl Marx.", RED),
        ("Barack Obama and Donald Trump do not share a birthday.", GREEN),
        ("Jens Stoltenberg was NATO secretary general for about ten years.", GREEN),
        ("Jens Stoltenberg was secretary general of NATO for four years.", RED),
        ("Silvio Berlusconi owned AC Milan for three decades.", GREEN),
        ("Mario Draghi ran the European Central Bank before Christine Lagarde.", GREEN),
        ("Ban Ki-moon headed the United Nations before Kofi Annan.", RED),
        ("David Cameron was followed at Number 10 by Theresa May.", GREEN),
        ("David Cameron was followed at Number 10 by Gordon Brown.", RED),
        ("Theresa May became prime minister in 2016, replacing Gordon Brown.", RED),
        ("Barack Obama took office on January 20, 2009, succeeding George W. Bush.", GREEN),
        ("Hillary Clinton served as secretary of state under George W. Bush.", RED),
        ("Robert Gates was secretary of defense under Barack Obama.", GREEN),
        ("Michelle Obama was vice president of the US.", RED),
        ("Queen Victoria married Prince Albert in 1860.", RED),
        ("Barack Obama was never vice president of the United States.", GREEN),
        ("Spain's Rafael Nadal won Wimbledon in 2008.", GREEN),
        ("Kofi Annan of Ghana headed the United Nations.", GREEN),
    ],
)
def test_reads_times_of_people(checker: FactChecker, text: str, label: Label) -> None:
    *_, result = checker.check(text).results
    assert result.verdict.label is label
    assert result.triplets


@pytest.mark.parametrize(
    "text",
    [
        "Alan Turing was pardoned in 2013.",
        "Heath Ledger won an Oscar in 2009.",
        "Franz Kafka published The Trial in 1925.",
        "John Adams composed Nixon in China in 1987.",
        "Steve McQueen directed 12 Years a Slave in 2013.",
        "Tolkien wrote The Silmarillion in 1977.",
        "Che Guevara returned to Cuba in 1997.",
        "Elvis Presley topped the charts in 2002.",
        "Richard III was found under a car park in 2012.",
        "Elvis Presley turned 50 in 1985.",
        "George W. Bush celebrated his sixtieth birthday in the White House in July 2006.",
        "Lawrence Eagleburger was US secretary of state.",
        "Warren Christopher was US secretary of state.",
        "Vladimir Putin has ruled Russia since 2000.",
        "Xi Jinping has led China since 2012.",
        "Elizabeth I married Philip II of Spain.",
        "Mario Draghi ran Italy before Christine Lagarde.",
    ],
)
def test_does_not_take_the_possible_for_false(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not RED for result in checker.check(text).results)


@pytest.mark.parametrize(
    "text",
    [
        "Vladimir Putin was president of Russia for eight years.",
        "Silvio Berlusconi owned AC Milan for 50 years.",
        "Angela Merkel was followed in the White House by Joe Biden.",
        "Italy's Rafael Nadal won Wimbledon in 2008.",
        "Hillary Clinton was never secretary of state of the United States.",
        "Penicillin was discovered by the French scientist Alexander Fleming.",
    ],
)
def test_is_not_all_borne_out(checker: FactChecker, text: str) -> None:
    assert any(result.verdict.label is not GREEN for result in checker.check(text).results)


@settings(deadline=None)
@given(born=st.dates(date(1500, 1, 1), date(1900, 1, 1)), years=st.integers(1, 99), off=st.integers(-30, 30))
def test_a_birthday_is_so_many_years_after_the_birth(born, years, off):
    known = [fact("Bruno", "P569", "date of birth", TimeValue(born.isoformat(), Precision.DAY))]
    found = ruling(f"Bruno turned {years} in {born.year + years + off}", ["Bruno"], known)
    assert found is not None
    assert found.label is (GREEN if off == 0 else RED)


@settings(deadline=None)
@given(first=st.integers(1900, 1950), length=st.integers(1, 9), gap=st.integers(1, 9), before=st.booleans())
def test_who_led_before_is_told_by_the_terms(first, length, gap, before):
    def term(name: str, start: int) -> object:
        days = (Qualifier(Property(pid, pid), TimeValue(str(year), Precision.YEAR)) for pid, year in (
            ("P580", start), ("P582", start + length)
        ))  # fmt: skip
        return fact("Acme", "P169", "chief executive officer", Entity(name.lower(), name), *days)

    terms = [term("Bruno", first), term("Carla", first + length + gap)]
    one, other = ("Bruno", "Carla") if before else ("Carla", "Bruno")
    found = ruling(f"{one} headed Acme before {other}", ["Bruno", "Carla", "Acme"], terms)
    assert found is not None
    assert (found.label, found.rule) == (GREEN if before else RED, "succession")


@pytest.mark.parametrize(
    ("text", "red"),
    [
        ("Elizabeth II was Queen of the United Kingdom from 6 February 1952 until her death.", False),
        ("George VI was King of the United Kingdom from 1936 until his death.", False),
        ("George VI was King of the United Kingdom from 1926 until his death.", True),
    ],
)
def test_a_time_from_a_date_on_begins_with_it(checker: FactChecker, text: str, red: bool) -> None:
    labels = [result.verdict.label for result in checker.check(text).results]
    assert (RED in labels) is red
