"""News, notes and threads as they are written, read with the shipped language pipeline."""

from __future__ import annotations

from dataclasses import replace

import pytest

from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.pipeline import analyse, load_pipeline
from claimver_core.types import Candidate, Entity


@pytest.fixture(scope="module")
def pipeline():
    return load_pipeline()


@pytest.fixture(scope="module")
def contexts(pipeline, named):
    """Reads a text in which the names are mentions; the contexts of its claims."""

    def read(text: str, *names: str) -> list[str]:
        doc = analyse(pipeline, text)
        mentions = named(doc.text, *names)
        return [c.context for c in extract_claims(doc, mentions, resolve_coreference(doc, mentions, None))]

    return read


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("PARIS, 12 March (Reuters) - Macron met Olaf Scholz.", "Macron met Olaf Scholz"),
        ("Kyiv, Ukraine (AP) — Macron met Olaf Scholz.", "Macron met Olaf Scholz"),
        ("3/ Berlin is the capital of Germany.", "Berlin is the capital of Germany"),
        ("1/3 Paris is in France.\n2/3 Berlin is in Germany.", "Paris is in France"),
        ("NASA - the American agency - has its headquarters in Washington.", "NASA"),
    ],
)
def test_what_stands_before_a_report_or_post_is_no_part_of_its_claim(contexts, text, first):
    found = contexts(text, "Macron", "Olaf Scholz", "Berlin", "Germany", "Paris", "France", "NASA")[0]
    assert found.startswith(first)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Moon Jae-in was born on Geoje, while Hasina is the daughter of Rahman.",
            ["Moon Jae-in was born on Geoje", "Hasina is the daughter of Rahman"],
        ),
        (
            "Lisbon has about half a million inhabitants and is the capital of Portugal.",
            ["Lisbon has about half a million inhabitants", "Lisbon is the capital of Portugal"],
        ),
        (
            "Kenya lies on the Indian Ocean and borders Tanzania, Uganda and Somalia.",
            ["Kenya lies on the Indian Ocean", "Kenya borders Tanzania", "Kenya borders Somalia"],
        ),
        (
            "Peter Island is subordinate to Norway but does not count as part of the kingdom.",
            ["Peter Island does not count as part of the kingdom"],
        ),
        (
            "The leaders discussed NATO, which was founded in 1949 and has its headquarters in Brussels.",
            ["NATO was founded in 1949", "NATO has its headquarters in Brussels"],
        ),
        (
            "Keir Starmer, leader of the Labour Party, attended the ceremony.",
            ["Keir Starmer is leader of the Labour Party", "Keir Starmer attended the ceremony"],
        ),
        (
            "Gabriel Márquez, the Colombian novelist who won the Nobel Prize, died on 17 April 2014.",
            [
                "Gabriel Márquez is the Colombian novelist",
                "Gabriel Márquez won the Nobel Prize",
                "Gabriel Márquez died on 17 April 2014",
            ],
        ),
        (
            "In 1895 she married the French physicist Pierre Curie, with whom she had two daughters.",
            ["She had two daughters with Pierre Curie"],
        ),
    ],
)
def test_each_thing_said_of_a_name_is_a_claim_of_its_own(contexts, text, wanted):
    names = ["Moon Jae-in", "Hasina", "Rahman", "Lisbon", "Portugal", "NATO", "Brussels", "Keir Starmer"]
    names += [
        "Kenya",
        "Tanzania",
        "Uganda",
        "Somalia",
        "Peter Island",
        "Norway",
        "Labour Party",
        "Gabriel Márquez",
        "Nobel Prize",
        "Marie Curie",
        "Pierre Curie",
    ]
    found = contexts(text, *names)
    assert [context for context in wanted if context not in found] == []


def test_who_said_it_reports_and_what_was_said_does_not(pipeline, named):
    doc = analyse(pipeline, '"Paris is the capital of Italy," Macron said on Monday.')
    mentions = named(doc.text, "Paris", "Italy", "Macron")
    said, *told = extract_claims(doc, mentions, [])
    assert (said.context, said.reports) == ("Paris is the capital of Italy", False)
    assert told
    assert all(claim.reports for claim in told)


def test_a_handle_that_nobody_knows_is_spoken_of_too(contexts):
    text = "Volodymyr Zelensky was an actor.\n@elonmusk was born in Pretoria. He founded SpaceX."
    assert "Volodymyr Zelensky founded SpaceX" not in contexts(
        text, "Volodymyr Zelensky", "SpaceX", "Pretoria"
    )


def test_a_sentence_that_no_repair_can_mend_stays_one_tree(pipeline):
    text = (
        "C# can be used for a variety of purposes, including web and mobile app development, game "
        "development, and desktop application development."
    )
    doc = analyse(pipeline, text)
    for token in doc:
        above = [token]
        while above[-1].head != above[-1] and len(above) <= len(doc):
            above.append(above[-1].head)
        assert len(above) <= len(doc)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Mandela spent 27 years in prison, most of them on Robben Island, and was released in 1990.",
            ["Mandela was released in 1990"],
        ),
        (
            "Spotify launched in America in 2011 and bought the podcast company Gimlet Media in 2019.",
            [
                "Spotify launched in America in 2011",
                "Spotify bought the podcast company Gimlet Media in 2019",
            ],
        ),
        (
            "Marie Curie was born in Warsaw and, a year after the death of Ann, she won a prize.",
            [
                "Marie Curie was born in Warsaw",
                "A year after the death of Ann, Marie Curie won a prize",
            ],
        ),
        (
            "Angela Merkel grew up in Brandenburg, where her father, a Lutheran pastor, had taken a parish.",
            [
                "Angela Merkel grew up in Brandenburg",
                "Angela Merkel's father is a Lutheran pastor",
                "Angela Merkel's father had taken a parish in Brandenburg",
            ],
        ),
        (
            "Ann Lee grew up in Ulm. She married Cherry Seaborn, a childhood friend, in 2019.",
            ["Ann Lee married Cherry Seaborn", "Ann Lee married Cherry Seaborn in 2019"],
        ),
        (
            "The last, The Return of the King, won 11 Oscars.",
            ["The Return of the King won 11 Oscars"],
        ),
    ],
)
def test_what_stands_between_a_subject_and_its_verb_takes_no_words_of_them(contexts, text, wanted):
    names = ["Mandela", "Robben Island", "Spotify", "America", "Gimlet Media", "Marie Curie", "Warsaw"]
    names += ["Angela Merkel", "Brandenburg", "Ann Lee", "Ulm", "Cherry Seaborn"]
    names += ["The Return of the King"]
    found = contexts(text, *names)
    assert [context for context in wanted if context not in found] == []


@pytest.mark.parametrize(
    ("text", "last"),
    [
        (
            "Paris hosted the chess match between Fischer and Spassky, which Fischer won.",
            "Fischer won the chess match between Fischer and Spassky",
        ),
        ("The Beatles released Abbey Road, which Martin produced.", "Martin produced Abbey Road"),
    ],
)
def test_nobody_is_a_which(pipeline, named, text, last):
    doc = analyse(pipeline, text)
    people = {"Fischer", "Spassky", "Martin"}
    mentions = [
        replace(m, candidates=(Candidate(Entity("Q1", m.text, "player (born 1937)"), 1.0),))
        if m.text in people
        else m
        for m in named(doc.text, "Paris", "Fischer", "Spassky", "The Beatles", "Abbey Road", "Martin")
    ]
    assert extract_claims(doc, mentions, [])[-1].context == last
