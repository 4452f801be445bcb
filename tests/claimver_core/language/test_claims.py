"""Claims of raw text through the shipped pipeline: the paper's own examples, posts, lists, bad input."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.pipeline import analyse

# ClaimVer, table 2.
TABLE_2 = [
    (
        "George O'Malley is a fictional character from the medical drama television series"
        " Grey's Anatomy, which airs"
        " on the American Broadcasting Company (ABC) in the United States.",
        [
            "George O'Malley is a fictional character from the medical drama television series"
            " Grey's Anatomy",
            "which airs on the American Broadcasting Company (ABC) in the United States",
        ],
    ),
    (
        "Bane was portrayed as a tertiary villain by Robert Swenson in Batman & Robin, directed"
        " by Joel Schumacher,"
        " and Batman's Back",
        [
            "Bane was portrayed as a tertiary villain by Robert Swenson in Batman & Robin",
            "directed by Joel Schumacher",
            "and Batman's Back",
        ],
    ),
    (
        "Crater Lake is the main feature of Crater Lake National Park and famous for its deep"
        " blue color and water"
        " clarity.",
        [
            "Crater Lake is the main feature of Crater Lake National Park",
            "and famous for its deep blue color and water clarity",
        ],
    ),
    (
        "Based in Blagnac, France, a suburb of Toulouse, and with significant activity across"
        " Europe, airbus produces"
        " approximately half of the world's jet airliners.",
        [
            "Based in Blagnac, France, a suburb of Toulouse",
            "and with significant activity across Europe",
            "airbus produces approximately half of the world's jet airliners",
        ],
    ),
    (
        "Pope Benedict XVI never appointed anyone significant within the Catholic Church, nor"
        " did he ever teach the"
        " importance of understanding God's redemptive love.",
        [
            "Pope Benedict XVI never appointed anyone significant within the Catholic Church",
            "nor did he ever teach the importance of understanding God's redemptive love",
        ],
    ),
    (
        "Southwest Airlines has never operated any Boeing 737 models.",
        ["Southwest Airlines has never operated any Boeing 737 models"],
    ),
]


_PIECES = [
    *re.findall(
        r"\S+",
        "Paris , the capital of France lies who was born in Ulm and died ( born 1879 ) He his which is . ! ?"
        ' "said that" 😂 #x - nor did directed by with while Einstein \'s \u202e \x00 <p> 1. •',
    ),
    "\n",
    "\n\n",
]


def claims_of(pipeline, text, mentions=()):
    doc = analyse(pipeline, text)
    return extract_claims(doc, mentions, resolve_coreference(doc, mentions, None))


def bare(text: str) -> str:
    return re.sub(r"^\W+|\W+$", "", text)


@pytest.mark.parametrize(("text", "spans"), TABLE_2, ids=range(1, 7))
def test_the_papers_examples_are_cut_as_in_the_paper(pipeline, text, spans):
    assert [bare(claim.text) for claim in claims_of(pipeline, text)] == [bare(span) for span in spans]


def test_a_post_in_small_letters_yields_clean_claims(pipeline):
    text = "albert einstein was born in germany 😂 #fact\nhe moved to the usa in 1933 and never went back lol"
    found = [claim.text for claim in claims_of(pipeline, text)]
    assert found[0] == "albert einstein was born in germany"
    assert "he moved to the usa" in found
    assert "in 1933" in found
    assert not any("#" in claim or "😂" in claim or "lol" in claim for claim in found)


def test_each_item_of_a_list_is_a_claim(pipeline):
    text = "Myths:\n- Humans use 10% of their brains\n- Napoleon was short\n1. Bats are blind."
    assert [bare(claim.text) for claim in claims_of(pipeline, text)] == [
        "Humans use 10% of their brains",
        "Napoleon was short",
        "Bats are blind",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Who was the first president of the United States?",
        "Is Paris the capital of France?",
        "Hello everyone!",
        "I love pizza.",
        "You should visit Paris.",
        "Please read the book.",
        "This movie is amazing!",
        "It is the best painting of the world.",
        "Is it true that Paris is the capital of Italy?",
        "Isn't it Paris that you love?",
        "Paris is the most beautiful city in the world.",
        "😂😂😂",
        "...",
        "",
    ],
)
def test_what_states_no_fact_is_no_claim(pipeline, text):
    assert claims_of(pipeline, text) == []


@pytest.mark.parametrize(
    "opening", ["Did you know that", "Who knew that", "It's crazy that", "Isn't it amazing that"]
)
def test_what_is_wondered_at_is_asserted(pipeline, opening):
    (claim,) = claims_of(pipeline, f"{opening} Paris is the capital of France?")
    assert bare(claim.text) == "Paris is the capital of France"


def test_what_is_only_possible_is_not_cut_off(pipeline):
    (claim,) = claims_of(pipeline, "It's possible that Ann was born in Rome.")
    assert claim.context == "It's possible that Ann was born in Rome"


def test_what_sold_best_can_be_counted(pipeline):
    assert len(claims_of(pipeline, "The Bible is the best selling book of all time.")) == 1


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.one_of(
        st.text(max_size=200),
        st.lists(
            st.sampled_from(_PIECES),
            max_size=40,
        ).map(" ".join),
    )
)
def test_spans_are_ordered_substrings_that_never_overlap(pipeline, text):
    end = 0
    for claim in claims_of(pipeline, text):
        assert end <= claim.span.start < claim.span.end <= len(text)
        assert claim.text == text[claim.span.start : claim.span.end]
        assert claim.context.strip()
        end = claim.span.end


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("We only use 10% of our brain.", True),
        ("You lose most of your body heat through your head.", True),
        ("Most plants we know have roots.", True),
        ("All the oxygen we breathe comes from trees.", True),
        ("Sound travels faster than light.", True),
        ("We washed our hair.", False),
        ("You should use your brain.", False),
        ("The film we love is wonderful.", False),
    ],
)
def test_we_and_you_are_everybody_where_all_have_it(pipeline, text, told):
    assert bool(claims_of(pipeline, text)) is told


def test_three_hundred_words_take_less_than_a_second(pipeline):
    text = " ".join(text for text, _ in TABLE_2) * 3
    claims_of(pipeline, text)
    started = time.process_time()
    claims_of(pipeline, text)
    assert time.process_time() - started < 1.0


@pytest.mark.parametrize(
    "text",
    [
        "The US invaded Iraq in 2003.",
        "They saw it. US troops left Afghanistan in 2021.",
        "The US is a republic.",
    ],
)
def test_the_us_is_not_the_writer(pipeline, text):
    assert any("US" in claim.text for claim in claims_of(pipeline, text))
