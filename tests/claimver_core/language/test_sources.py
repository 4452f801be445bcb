"""Who says so is told apart from what is said: "According to the BBC, Paris is the capital of France"."""

from __future__ import annotations

import pytest

from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.pipeline import analyse, load_pipeline

NAMES = (
    "BBC",
    "Reuters",
    "NASA",
    "Paris",
    "France",
    "Seine",
    "Rome",
    "Ann Lee",
    "Napoleon",
    "Corsica",
    "India",
)


@pytest.fixture(scope="module")
def pipeline():
    return load_pipeline()


@pytest.fixture(scope="module")
def claims(pipeline, named):
    def read(text: str):
        doc = analyse(pipeline, text)
        mentions = named(doc.text, *NAMES)
        return extract_claims(doc, mentions, resolve_coreference(doc, mentions, None))

    return read


SAID = "Paris is the capital of France"


@pytest.mark.parametrize(
    ("text", "source"),
    [
        (f"According to the BBC, {SAID}.", "According to the BBC"),
        (f"As the BBC reports, {SAID}.", "As the BBC reports"),
        (f"As reported by Reuters on Monday, {SAID}.", "As reported by Reuters on Monday"),
        (f"Per NASA, {SAID}.", "Per NASA"),
        (f"fun fact: according to the BBC, {SAID}", "according to the BBC"),
        (f"According to Ann Lee, the mayor of Rome, {SAID}.", "According to Ann Lee, the mayor of Rome"),
        (f"According to the BBC, which said so on Monday, {SAID}.", "the BBC, which said so on Monday"),
        (f"{SAID}, according to the BBC.", "according to the BBC."),
        (f"{SAID}, as Reuters reported on Monday.", "as Reuters reported on Monday."),
        (f"{SAID}, experts say.", "experts say."),
        (f"{SAID}, says the BBC.", "says the BBC."),
        (f"{SAID}, a minister told reporters on Monday.", "a minister told reporters on Monday."),
    ],
)
def test_a_source_and_what_it_says_are_claims_of_their_own(claims, text, source):
    found = claims(text)
    assert [c.context for c in found if not c.reports] == [SAID]
    (report,) = (c for c in found if c.reports)
    assert report.text.endswith(source)
    assert SAID in report.context


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("According to the BBC, Paris, the capital of France, lies on the Seine.", "Paris lies on the Seine"),
        ("According to the BBC, in 1911, Ann Lee won the prize.", "In 1911, Ann Lee won the prize"),
        (f"According to the BBC, {SAID}. It lies on the Seine.", "Paris lies on the Seine"),
        ("Rome is in Italy, the BBC reported on Monday. It lies on the Seine.", "Rome lies on the Seine"),
    ],
)
def test_what_a_source_says_is_read_by_itself(claims, text, wanted):
    assert wanted in [c.context for c in claims(text)]


@pytest.mark.parametrize(
    "text",
    [
        "According to legend, Rome was founded by Romulus.",
        "According to the size of its population, India is the largest country.",
        "As Newton wrote the Principia, Ann Lee was in Paris.",
        "Per Albin Hansson, a Social Democrat, was born in Sweden.",
        "Paris was rebuilt according to the plans of Ann Lee.",
        "When Napoleon died, the BBC reported.",
    ],
)
def test_other_words_in_front_and_behind_are_no_sources(claims, text):
    assert not any(c.reports for c in claims(text))


@pytest.mark.parametrize(
    "text",
    [
        f"Ann Lee said in a speech on Friday that {SAID}.",
        f"The minister told the BBC that {SAID}.",
        f'"{SAID}," tweeted Emmanuel Macron.',
        f'Ann Lee said: "{SAID}."',
        f'"Rome is in Italy. {SAID}," Ann Lee said.',
        f'"{SAID}" - Ann Lee',
    ],
)
def test_what_somebody_is_quoted_to_have_said_is_a_claim(claims, text):
    assert SAID in [c.context for c in claims(text) if not c.reports]
    assert any(c.reports and c.context != SAID for c in claims(text))


def test_the_verb_of_a_quotation_is_found(claims):
    found = claims('Galileo said: "The Earth orbits the Sun."')
    assert "The Earth orbits the Sun" in [c.context for c in found]


def test_what_a_report_was_about_is_no_statement(claims):
    assert len(claims("The BBC published a report that France had approved.")) == 1
