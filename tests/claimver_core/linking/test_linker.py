"""What a text's names are linked to, over a small knowledge."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from claimver_core.linking.linker import MOST_CANDIDATES, EntityLinker
from claimver_core.types import ModelInfo


@pytest.fixture(scope="module")
def linker(small_store) -> EntityLinker:
    return EntityLinker(small_store)


@pytest.fixture(scope="module")
def linked(linker, parse):
    """What the names of a text are linked to: {text: entity id}."""
    return lambda text: {m.text: m.entity.id for m in linker.link(parse(text))}


def test_links_names(linked) -> None:
    assert linked("Barack Obama was born in Hawaii.") == {"Barack Obama": "Q76", "Hawaii": "Q782"}


@pytest.mark.parametrize(
    ("text", "mention", "entity"),
    [
        ("There he met President Macron then.", "Macron", "Q3052772"),
        ("He likes France's laws.", "France", "Q142"),
        ("She met the French president.", "French", "Q142"),
        ("She speaks French.", "French", "Q150"),
        ("He lives in Paris.", "Paris", "Q90"),
        ("He lives in Paris, Texas.", "Paris", "Q830149"),
        ("He lives in Paris, Texas.", "Texas", "Q1439"),
        ("I like #BarackObama then", "#BarackObama", "Q76"),
        ("BARACK OBAMA was in HAWAII.", "HAWAII", "Q782"),
        ("barack obama was born in hawaii", "barack obama", "Q76"),
        ("barack obama was born in hawaii", "hawaii", "Q782"),
        ("She likes the Beatles then.", "Beatles", "Q1299"),
        ("He uses Apple there.", "Apple", "Q312"),
        ('She likes "It" then.', "It", "Q25136484"),
        ("She is a physicist.", "physicist", "Q169470"),
        ("Penicillin was new.", "Penicillin", "Q12190"),
    ],
)
def test_links(linked, text: str, mention: str, entity: str) -> None:
    assert linked(text).get(mention) == entity


@pytest.mark.parametrize(
    ("text", "mention"),
    [
        ("It was there.", "It"),
        ("The end was there.", "The"),
        ("Will it rain?", "Will"),
        ("May came then.", "May"),
        ("He met John Smith there.", "John Smith"),
        ("She lives in Springfield.", "Springfield"),
        ("He met Emmanuel Park there.", "Emmanuel"),
        ("It was Us who came.", "Us"),
        ("", ""),
    ],
)
def test_refuses_what_is_in_doubt(linked, text: str, mention: str) -> None:
    assert mention not in linked(text)


def test_the_other_names_of_the_text_decide(linked) -> None:
    assert linked("He likes Illinois and Springfield.")["Springfield"] == "Q811"


def test_a_surname_means_who_was_named_before(linked) -> None:
    assert linked("He met Michelle Obama. Then Obama said so.")["Obama"] == "Q13133"
    assert linked("He met Theresa May. Then he said to May so.")["May"] == "Q264766"


def test_the_surname_of_an_unknown_person_is_refused(linked) -> None:
    assert "Obama" not in linked("He met Sandra Obama. Then he met Obama.")


def test_an_acronym_means_what_introduced_it(linked) -> None:
    found = linked("The World Health Organization (WHO) warned. Then the WHO came.")
    assert found["WHO"] == "Q7817"


def test_common_nouns_score_below_names_and_can_be_left_out(linker, parse) -> None:
    doc = parse("Barack Obama met a physicist.")
    scores = {m.text: m.score for m in linker.link(doc)}
    assert scores["physicist"] < 0.5 < scores["Barack Obama"]
    assert [m.text for m in linker.link(doc, names_only=True)] == ["Barack Obama"]


def test_candidates_come_best_first(linker, parse) -> None:
    for mention in linker.link(parse("He lives in Paris. Obama came.")):
        scores = [candidate.score for candidate in mention.candidates]
        assert scores == sorted(scores, reverse=True)
        assert len(scores) <= MOST_CANDIDATES
        assert sum(scores) <= 1.001


class OneTopic:
    """An embedder for which texts are alike when they share a word of the topic."""

    info = ModelInfo("topic", "")

    def __init__(self, *topic: str) -> None:
        self._topic = topic

    def embed(self, texts: Sequence[str], cancelled: object = None) -> np.ndarray:
        rows = [[1.0, 0.0] if any(word in t.lower() for word in self._topic) else [0.0, 1.0] for t in texts]
        return np.array(rows, dtype=np.float32)


def test_the_sentence_decides_between_namesakes(small_store, parse) -> None:
    text = "He met John Smith of the labour party."
    mentions = EntityLinker(small_store, OneTopic("labour")).link(parse(text), names_only=True)
    assert {m.text: m.entity.id for m in mentions} == {"John Smith": "Q332377"}


ODD = """Paris Texas , ( ) #BarackObama @NASA the WHO John Smith 's 🎉 \u202e ﷺ 1999 - " It <b> \x00 Obama .
    obama é U.S. Apple of"""
words = st.sampled_from([*ODD.split(), "\n", "\u3000"])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.one_of(st.text(max_size=80), st.lists(words, max_size=25).map(" ".join)))
def test_any_text_gives_spans_in_order_without_overlap(linker, parse, text: str) -> None:
    end = 0
    for mention in linker.link(parse(text)):
        assert mention.span.of(text) == mention.text != ""
        assert mention.span.start >= end
        assert 0 <= mention.score <= 1
        end = mention.span.end
    assert end <= len(text)
