"""Plain sentences about people: callings before names, homes and employers, words for death and marriage."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


def label_of(checker: FactChecker, text: str) -> Label | None:
    *_, result = checker.check(text).results
    return result.verdict.label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Former congresswoman Gabrielle Giffords is married to Mark Kelly.", GREEN),
        ("Former president Gabrielle Giffords is married to Mark Kelly.", AMBER),
        ("Civil rights icon Rosa Parks died in Detroit.", GREEN),
        ("Actress Anne Meara died in Los Angeles.", RED),
        ("The rebel leader Pugachev lost his life in Saint Petersburg.", RED),
        ("Sen. Bernie Sanders was born in Boston.", RED),
        ("Wyoming Gov. Mark Gordon has run the state since January 2019.", GREEN),
        ("Wyoming Gov. Mark Gordon has run the state since January 2017.", RED),
        ("Mark Gordon has run the state since January 2017.", AMBER),
    ],
)
def test_a_calling_before_a_name_stands_in_no_way(checker: FactChecker, text: str, label: Label) -> None:
    assert label_of(checker, text) is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Peter Fonda died on Aug. 16, 2019.", GREEN),
        ("Peter Fonda died on Aug. 16, 2018.", RED),
        ("Edward Teller was a nuclear physicist from Budapest.", GREEN),
        ("Philip Glass is a composer from Chicago.", AMBER),
        ("Jennifer Doudna is a biochemist at the University of California, Berkeley.", GREEN),
        ("Jennifer Doudna is a biochemist at Stanford University.", AMBER),
        ("David Krumholtz is a Queens kid.", GREEN),
        ("David Krumholtz is a Boston kid.", AMBER),
        ("Bogotá native John Leguizamo starred in Chef.", GREEN),
        ("Chicago native John Leguizamo starred in Chef.", RED),
        ("Zac Efron was born and raised in France.", AMBER),
        ("Ludwig van Beethoven lived and died in Vienna.", GREEN),
        ("Michel Roux died in Paris.", RED),
        ("Philip Glass's mother tongue is Russian.", AMBER),
        ("Gyula Horn's mother tongue is Russian.", AMBER),
        ("Pablo Picasso was fluent in Spanish.", GREEN),
        ("Aram Khachaturian came from an Armenian family in Tbilisi.", GREEN),
        ("Aram Khachaturian came from an Armenian family in Moscow.", AMBER),
        ("Noel Gallagher has French citizenship.", RED),
        ("Manuel Valls was a politician by profession.", GREEN),
        ("Angelina Jolie is a mother of two.", RED),
        ("Tom Hanks is a father of four.", GREEN),
        ("Gabrielle Giffords is a Republican.", RED),
        ("Strom Thurmond was a Republican.", AMBER),
        ("Jérôme Lalande taught Jean-Baptiste Joseph Delambre.", GREEN),
        ("Jérôme Lalande taught Isaac Newton.", AMBER),
        ("Socrates was a pupil of Plato.", RED),
        ("Nadia Boulanger counted Philip Glass among her pupils.", GREEN),
    ],
)
def test_reads_homes_work_descent_and_parties(checker: FactChecker, text: str, label: Label) -> None:
    assert label_of(checker, text) is label


def test_the_place_that_two_participles_share_is_that_of_both(checker: FactChecker) -> None:
    born, _ = checker.check("Zac Efron was born and raised in France.").results
    assert born.verdict.label is RED


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Tristan Tzara drew his last breath in Paris.", GREEN),
        ("Tristan Tzara drew his last breath in Vienna.", RED),
        ("Lee Harvey Oswald met his end in Dallas.", GREEN),
        ("Rome is where Yemelyan Pugachev died.", RED),
        ("Freddie Mercury died in a car crash.", RED),
        ("Pedro II of Brazil died from ballistic trauma.", RED),
        ("Steve Jobs lost his battle with pancreatic cancer.", GREEN),
        ("Franz Kafka died of tuberculosis.", GREEN),
        ("Leo Tolstoy died of tuberculosis.", AMBER),
        ("Leo McCarey died of leukemia.", AMBER),
        ("Napoleon died of arsenic poisoning.", AMBER),
        ("Isaac Newton lost his life savings in 1720.", AMBER),
        ("Magda Gabor died in Palm Springs on June 6, 1997, five days short of her 82nd birthday.", GREEN),
        ("Magda Gabor died in Vienna.", RED),
        ("Elizabeth Taylor died a week after her 79th birthday.", RED),
        ("Tom Green and Drew Barrymore went their separate ways in 2002.", GREEN),
        ("Tom Green and Drew Barrymore went their separate ways in 1995.", RED),
        ("Halle Berry and Olivier Martinez tied the knot in 2013.", GREEN),
        ("Halle Berry and Olivier Martinez tied the knot in 2010.", RED),
        ("Geena Davis has been down the aisle four times.", GREEN),
        ("Geena Davis has been down the aisle twice.", RED),
    ],
)
def test_reads_other_words_for_death_and_marriage(checker: FactChecker, text: str, label: Label) -> None:
    assert label_of(checker, text) is label
