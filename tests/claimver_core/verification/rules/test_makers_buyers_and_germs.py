"""Whose work a thing is, who bought it, what causes a disease, who keeps out of a body: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Instagram was bought by Google in 2012.", RED),
        ("WhatsApp was acquired by Twitter in 2014.", RED),
        ("Facebook bought WhatsApp in 2014.", GREEN),  # which has another name today
        ("Microsoft bought LinkedIn.", GREEN),
        ("Google bought Instagram in 2010.", AMBER),
        ("Google wanted to buy Instagram in 2012.", AMBER),
    ],
)
def test_who_bought_a_company(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The Sydney Opera House is the work of the Finnish architect Alvar Aalto.", RED),
        ("The Guggenheim Museum Bilbao is the work of Frank Gehry.", GREEN),
        ("Facebook is the brainchild of Mark Zuckerberg.", GREEN),
        ("The Beatles are the brainchild of Ringo Starr.", AMBER),
        ("St. Peter's Basilica is the work of Gian Lorenzo Bernini.", AMBER),
        ("The iPhone is the brainchild of Jony Ive.", AMBER),
        ("game of thrones is based on books by george r r martin", GREEN),
        ("Game of Thrones is based on the novels of J. R. R. Tolkien.", RED),
        ("The Godfather is based on Mario Puzo's novel.", GREEN),
        ("Titanic is based on a novel by Stephen King.", AMBER),
        ("The Godfather is based on the life of Frank Costello.", AMBER),
        ("The Shining is loosely based on Stephen King's stay at a hotel.", AMBER),
        ("Isaac Newton wrote the Principia.", GREEN),
        ("Goethe wrote Faust.", GREEN),
        ("Goethe wrote about Switzerland.", AMBER),
        ("Spielberg's Ready Player One plays out in Columbus, Ohio.", GREEN),
    ],
)
def test_whose_work_it_is(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Diphtheria is caused by a virus, so there's no bacterium to blame.", RED),
        ("Tuberculosis is a bacterial disease.", GREEN),
        ("Measles is caused by bacteria.", RED),
        ("Cholera is caused by bacteria.", GREEN),
        ("Lung cancer is caused by a virus.", RED),
        ("Hepatitis is caused by bacteria.", AMBER),  # it has several causes
        ("Pneumonia is caused by a virus.", AMBER),
    ],
)
def test_what_sort_of_germ_causes_a_disease(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Albania has so far refused to join NATO.", RED),
        ("Finland remains outside NATO.", RED),
        ("Switzerland has never joined the European Union.", GREEN),
        ("Norway has refused to join the European Union.", GREEN),
        ("Finland stayed outside NATO until 2023.", GREEN),
        ("Albania refused to join the Soviet invasion.", AMBER),
    ],
)
def test_who_keeps_out_of_a_body(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


def test_letters_may_stand_for_given_names_without_points(checker: FactChecker) -> None:
    (mention,) = checker.link("books by george r r martin")
    assert mention.entity.label == "George R. R. Martin"
