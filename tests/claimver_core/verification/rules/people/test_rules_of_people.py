"""Rules about people: their deaths, kin and marriages, what they are, and the terms of their offices.

Each is tried on claims that it must decide, and on true ones that it must leave out of the red.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.checker import FactChecker
from claimver_core.types import Entity, Label, Precision, Property, Qualifier, TimeValue
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import compare_date, find_dates
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("John Lennon was murdered in New York in 1980.", GREEN),
        ("Kurt Cobain killed himself in 1994.", GREEN),
        ("James Dean was killed in 1955.", GREEN),
        ("Nero died in 68.", GREEN),
        ("Prince Harry is the younger son of King Charles III.", GREEN),
        ("Prince Harry is the elder son of King Charles III.", RED),
        ("Prince William is the younger brother of Prince Harry.", RED),
        ("Anne Boleyn was the second wife of Henry VIII.", GREEN),
        ("Anne Boleyn was the third wife of Henry VIII.", RED),
        ("Henry VIII had six wives.", GREEN),
        ("Henry VIII was married four times.", RED),
        ("Emmanuel Macron was re-elected in 2022.", GREEN),
        ("George W. Bush was re-elected in 2010.", RED),
        ("Ronald Reagan served two terms as president of the United States.", GREEN),
        ("Jimmy Carter served two terms as president.", RED),
        ("Margaret Thatcher was the first woman to become prime minister of the United Kingdom.", GREEN),
        ("Theresa May was the first female prime minister of the United Kingdom.", RED),
        ("Mikhail Gorbachev was the last leader of the Soviet Union.", GREEN),
        ("Jawaharlal Nehru was the first prime minister of India.", GREEN),
        ("Angela Merkel was the first female president of Germany.", RED),
        ("Indira Gandhi was prime minister of the United Kingdom.", RED),
        ("Helmut Kohl served as chancellor until 2005.", RED),
        ("Stephen Hawking won the Nobel Prize in Physics.", RED),
        ("Marie Curie and Pierre Curie shared the 1903 Nobel Prize in Physics.", GREEN),
        ("Cristiano Ronaldo is a footballer.", GREEN),
        ("Yuri Gagarin was a Russian cosmonaut.", GREEN),
        ("Angela Merkel graduated from Leipzig University.", GREEN),
        ("Franklin D. Roosevelt died in office.", GREEN),
        ("Donald Trump was re-elected in 2010.", RED),
        ("Jane Austen died in Winchester aged 41.", GREEN),
        ("Jane Austen died in Winchester aged 52.", RED),
        ("Audrey Hepburn was a goodwill ambassador of UNICEF.", GREEN),
        ("Ronald Reagan was governor of California before he became president.", GREEN),
        ("Frida Kahlo was married to Salvador Dalí.", RED),
        ("Angela Merkel governed Germany for three years.", RED),
        ("Lewis Carroll's real name was Charles Dodgson.", GREEN),
        ("Lewis Carroll's real name was Henry Smithson.", RED),
        ("Marilyn Monroe was born as Norma Jeane Mortenson.", GREEN),
        ("Mark Twain was the pen name of Samuel Clemens.", GREEN),
        ("Margaret Thatcher was a Conservative.", GREEN),
        ("Yuri Gagarin died in a plane crash.", GREEN),
        ("Claude Monet was a French Impressionist painter.", GREEN),
        ("Vincent van Gogh was a post-impressionist painter.", GREEN),
        ("Frédéric Chopin was a Romantic composer.", GREEN),
        ("Franz Kafka was a German-speaking writer.", GREEN),
        ("Eminem's real name is Curtis Jackson.", RED),
    ],
)
def test_decides(checker: FactChecker, text: str, label: Label) -> None:
    *_, result = checker.check(text).results
    assert result.verdict.label is label
    assert result.triplets


@pytest.mark.parametrize(
    "text",
    [
        "Angela Merkel is a German footballer.",
        "Lionel Messi is an Argentine singer.",
        "Freddie Mercury was the drummer of Queen.",
        "Bill Gates graduated from Harvard University.",
        "Immanuel Kant was a Russian philosopher.",
        "Carl Philipp Emanuel Bach was the eldest son of Johann Sebastian Bach.",
        "Elizabeth Taylor was married two times.",
        "Barack Obama was married twice.",
        "Benedict XVI died in office.",
        "John F. Kennedy killed himself.",
        "Abraham Lincoln was stabbed to death.",
        "Virginia Woolf hanged herself.",
        "Kurt Cobain was shot.",
        "Sharon Tate was assassinated.",
        "Julian Lennon is the younger son of John Lennon.",
        "Paul McCartney was the drummer of the Beatles.",
        "Abraham Lincoln served one term as president of the United States.",
        "George W. Bush was re-elected in 2005.",
        "Emmanuel Macron was re-elected in 2021.",
        "Samuel Clemens's real name was Mark Twain.",
        "Eminem was born Saint Joseph.",
        "Claude Monet was a surrealist painter.",
        "Jane Austen was a science fiction novelist.",
        "Miles Davis was a classical trumpeter.",
        "Barack Obama is a conservative politician.",
        "Bobby Fischer was an amateur chess player.",
    ],
)
def test_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not GREEN for result in checker.check(text).results)


@pytest.mark.parametrize(
    "text",
    [
        "Helmut Kohl became chancellor of reunified Germany in 1990.",
        "Konrad Adenauer was the first chancellor of West Germany.",
        "Theodor Heuss was the first president of the Federal Republic of Germany.",
        "Nelson Mandela was the first black president of South Africa.",
        "Paul von Hindenburg was president of Germany.",
        "Franklin D. Roosevelt was elected president four times.",
        "Grover Cleveland served two terms as president of the United States.",
        "Corazon Aquino was the first female president of the Philippines.",
        "Boris Johnson was re-elected in 2019.",
        "Fidel Castro ruled Cuba for almost five decades.",
        "Mark Antony was married to Cleopatra.",
        "Yitzhak Rabin, prime minister of Israel, was murdered in 1995.",
        "Ronald Reagan was shot in 1981.",
        "Andy Warhol was shot by Valerie Solanas.",
        "Oliver Cromwell was beheaded.",
        "Prince Andrew is the second son of Elizabeth II.",
        "Princess Charlotte is the only daughter of Prince William.",
        "Edward VI was the only son of Henry VIII.",
        "Charles II was the eldest son of Charles I.",
        "Mary Tudor was the third wife of Louis XII.",
        "Helen Clark was the first woman to be elected prime minister of New Zealand.",
        "Ursula von der Leyen is the first female president of the European Commission.",
        "Donald Trump was elected for a second term in 2024.",
        "Franklin D. Roosevelt served four terms as president of the United States.",
        "Franklin D. Roosevelt served three full terms as president.",
        "Abraham Lincoln served two terms as president of the United States.",
        "John Quincy Adams died in office.",
        "Mao Zedong died in office.",
        "Lewis Carroll's real name was Charles L. Dodgson.",
        "Marilyn Monroe was born Norma Jean Baker.",
        "Winston Churchill was a Liberal Democrat.",
    ],
)
def test_is_no_contradiction(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not RED for result in checker.check(text).results)


def spouse(name: str, begun: int) -> object:
    began = Qualifier(Property("P580", "start time"), TimeValue(str(begun), Precision.YEAR))
    return fact("Rupert", "P26", "spouse", Entity(name.lower(), name), began)


@settings(deadline=None)
@given(begun=st.lists(st.integers(1800, 2000), min_size=3, max_size=5, unique=True), data=st.data())
def test_wives_stand_in_the_order_of_their_weddings(begun, data):
    names = ["Anna", "Berta", "Clara", "Dora", "Emma"][: len(begun)]
    known = [spouse(name, year) for name, year in zip(names, begun, strict=True)]
    name = data.draw(st.sampled_from(names))
    place = data.draw(st.integers(0, len(names) - 1))
    rank = ("first", "second", "third", "fourth", "fifth")[place]
    found = ruling(f"{name} was the {rank} wife of Rupert", [name, "Rupert"], known)
    assert found is not None
    right = sorted(begun).index(begun[names.index(name)]) == place
    assert found.label is (GREEN if right else RED)


def test_a_year_of_two_digits_may_be_one_of_the_last_century():
    (claimed,) = find_dates("He was born in 68")
    assert compare_date(claimed, TimeValue("0068", Precision.YEAR)) is Comparison.SAME
    assert compare_date(claimed, TimeValue("0070", Precision.YEAR)) is Comparison.DIFFERENT
    assert compare_date(claimed, TimeValue("1968", Precision.YEAR)) is Comparison.SAME
    assert not find_dates("He died in 68 countries")
