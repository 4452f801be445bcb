"""What a relative clause says of what its sentence describes, and of a town with its region behind it."""

from __future__ import annotations

import pytest

from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.pipeline import analyse

NAMES = (
    "Jordan", "Bolivia", "The Nun's Story", "Audrey Hepburn", "Little Richard", "Gabriel García Márquez",
    "Ronald Reagan", "California", "Democrat", "Paris", "Texas", "Salzburg", "Austria", "Cook County",
    "Illinois", "Chicago", "Germany", "Ulm", "Seinfeld", "Larry David", "Rush Hour 3", "Jackie Chan",
    "Brazil", "Airbus",
)  # fmt: skip


@pytest.fixture
def said(pipeline, named):
    """The contexts of the claims of a text."""

    def read(text: str) -> list[str]:
        doc = analyse(pipeline, text)
        mentions = named(text, *NAMES)
        return [c.context for c in extract_claims(doc, mentions, resolve_coreference(doc, mentions, None))]

    return read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Jordan is a monarchy in the Middle East whose official language is Arabic.",
            ["Jordan is a monarchy in the Middle East", "Jordan's official language is Arabic"],
        ),
        (
            "Bolivia is a landlocked country whose official languages include Spanish and Quechua.",
            [
                "Bolivia is a landlocked country",
                "Bolivia's official languages include Spanish and Quechua",
            ],
        ),
        (
            "The Nun's Story is a 1959 film with Audrey Hepburn that lasts less than two hours.",
            [
                "The Nun's Story is a 1959 film with Audrey Hepburn",
                "The Nun's Story lasts less than two hours",
            ],
        ),
        (
            "Gabriel García Márquez, the Colombian novelist whose best-known book is One Hundred Years of "
            "Solitude, died in Mexico City.",
            [
                "Gabriel García Márquez is the Colombian novelist",
                "Gabriel García Márquez's best-known book is One Hundred Years of Solitude",
                "Gabriel García Márquez died in Mexico City",
            ],
        ),
        (
            "Ronald Reagan, a Democrat who became governor of California, died in 2004.",
            [
                "Ronald Reagan is a Democrat",
                "Ronald Reagan became governor of California",
                "Ronald Reagan died in 2004",
            ],
        ),
        (
            "Airbus, a firm that builds aircraft in Ulm, was founded in 1970.",
            ["Airbus is a firm", "Airbus builds aircraft in Ulm", "Airbus was founded in 1970"],
        ),
        (
            "Larry David, the co-founder of Airbus, lives in Ulm.",
            ["Larry David is the co-founder of Airbus", "Larry David lives in Ulm"],
        ),
        (
            "Ronald Reagan, son of former Prime Minister Ann Lee and star of Seinfeld, died in 2004.",
            [
                "Ronald Reagan is son of former Prime Minister Ann Lee and star of Seinfeld",
                "Ronald Reagan died in 2004",
            ],
        ),
        (
            "Larry David became known with Seinfeld, a show he created himself.",
            ["Larry David became known with Seinfeld", "Seinfeld is a show", "Larry David created Seinfeld"],
        ),
    ],
)
def test_it_is_a_claim_of_its_own(said, text, expected):
    assert said(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Brazil is the only land in the Americas whose official language is Portuguese.",
        "Jordan is not a land whose official language is French.",
    ],
)
def test_what_picks_out_or_is_denied_stays_whole(said, text):
    assert said(text) == [text.rstrip(".")]


def test_the_names_behind_the_first_are_no_description(said):
    found = said(
        "Little Richard, the Macon-born singer whose music shaped Elvis, Bob Dylan and Prince, died in 2020."
    )
    assert found[-1] == "Little Richard died in 2020"
    assert not any(context.endswith("was Bob Dylan and Prince") for context in found)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Salzburg, Austria, where Ann Lee was born, lies on the Salzach.", "Ann Lee was born in Salzburg"),
        (
            "Cook County, Illinois, whose seat is Chicago, was founded in 1831.",
            "Cook County's seat is Chicago",
        ),
        ("Ann Lee moved to Ulm, Germany, which is in Europe.", "Germany is in Europe"),
        ("Rush Hour 3, which starred Jackie Chan, was shot in Paris.", "Rush Hour 3 starred Jackie Chan"),
    ],
)
def test_the_subject_is_the_town_and_not_the_region_behind_it(said, text, expected):
    assert expected in said(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ronald Reagan was King of Ulm and spent his last days in Paris.", "his last days"),
        ("Ronald Reagan lived in Ulm. The king also died in that town.", "that town"),
    ],
)
def test_what_somebody_is_said_to_be_is_nobody(said, text, expected):
    assert not any("King's" in context for context in said(text))
    assert expected in said(text)[-1]
