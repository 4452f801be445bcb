"""Rules about what is taught at school: elements, formulas, Latin names, units, wars and waters."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.checker import FactChecker
from claimver_core.types import Label, TextValue
from claimver_core.verification.rules.written_as import atoms
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("World War II ended in 1944.", RED),
        ("World War I ended in 1918.", GREEN),
        ("Fleming discovered penicillin.", GREEN),
        ("The Night Watch was painted by Vermeer.", RED),
        ("The Falklands War was fought between Argentina and the United Kingdom.", GREEN),
        ("The Falklands War was fought between Argentina and Spain.", RED),
        ("The Battle of Hastings took place in Scotland.", RED),
        ("Madagascar lies in the Pacific Ocean.", RED),
        ("Sri Lanka is an island in the Indian Ocean.", GREEN),
        ("The watt is the SI unit of power.", GREEN),
        ("The hertz is the unit of pressure.", RED),
        ("Blaise Pascal was a French mathematician.", GREEN),
        ("Augustus was the first Roman emperor.", GREEN),
        ("Portugal borders France.", RED),
    ],
)
def test_decides(checker: FactChecker, text: str, label: Label) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {label}


@pytest.mark.parametrize(
    "text",
    [
        "The Vietnam War began in 1964.",
        "The Cold War ended in 1989.",
        "Iceland lies in the Arctic Ocean.",
        "Indonesia lies in the Pacific Ocean.",
        "The volt is the unit of electric potential.",
        "The Crimean War was fought between Russia and Turkey.",
        "The Great Northern War ended in 1721.",
    ],
)
def test_is_not_called_false(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not RED for result in checker.check(text).results)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Neon is a noble gas.", GREEN),
        ("Neon belongs to the noble gases.", GREEN),
        ("Neon is one of the halogens.", RED),
        ("Neon is not a noble gas.", RED),
        ("Neon is a gas giant.", None),
    ],
)
def test_an_element_is_of_one_sort(text: str, label: Label | None) -> None:
    found = ruling(text, ["Neon"], [fact("Neon", "P31", "instance of", TextValue("noble gas"))])
    assert (found.label if found else None) is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The chemical formula of Ethanol is C2H5OH.", GREEN),
        ("The chemical formula of Ethanol is C₂H₆O.", GREEN),
        ("C2H6O is the formula for Ethanol.", GREEN),
        ("The formula of Ethanol is CH3OH.", RED),
        ("The formula of Ethanol is C2H60.", None),
        ("The formula of Ethanol is unknown.", None),
    ],
)
def test_a_formula_is_compared_by_its_atoms(text: str, label: Label | None) -> None:
    found = ruling(text, ["Ethanol"], [fact("Ethanol", "P274", "chemical formula", TextValue("C2H5OH"))])
    assert (found.label if found else None) is label


def test_a_latin_name_is_wrong_where_it_is_anothers_only() -> None:
    known = [
        fact("Cat", "P225", "taxon name", TextValue("Felis catus")),
        fact("Wolf", "P225", "taxon name", TextValue("Canis lupus")),
    ]
    right = ruling("The scientific name of the Cat is Felis catus.", ["Cat"], known)
    open_ = ruling("The scientific name of the Cat is Felis silvestris.", ["Cat"], known)
    assert right is not None
    assert right.label is GREEN
    assert open_ is None


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(st.sampled_from(["H", "C", "O", "N", "Na", "Cl", "S"]), st.integers(1, 30), min_size=1)
)
def test_atoms_are_counted_in_any_order(parts: dict[str, int]) -> None:
    one = "".join(f"{element}{number}" for element, number in parts.items())
    other = "".join(f"({element}){number}" for element, number in reversed(parts.items()))
    assert atoms(one) == atoms(other) == Counter(parts)
