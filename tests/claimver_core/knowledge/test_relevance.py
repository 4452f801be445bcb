from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from claimver_core.errors import Cancelled
from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.relevance import SAME_PROPERTY, rank_triplets
from claimver_core.types import (
    Entity,
    ModelInfo,
    Precision,
    Property,
    Qualifier,
    QuantityValue,
    Rank,
    TextValue,
    TimeValue,
    Triplet,
    Value,
)

EINSTEIN = Entity("Q937", "Albert Einstein")
BERLIN = Entity("Q64", "Berlin")
BORN = Property("P569", "date of birth")
BIRTHPLACE = Property("P19", "place of birth")
AWARD = Property("P166", "award received")
POPULATION = Property("P1082", "population")


class WordEmbedder:
    """A vector a text, near in the measure that words are shared; counts the texts it is given."""

    info = ModelInfo("words", "")

    def __init__(self) -> None:
        self.given = 0

    def embed(self, texts: Sequence[str], cancelled: Callable[[], bool] | None = None) -> np.ndarray:
        if cancelled is not None and cancelled():
            raise Cancelled
        self.given += len(texts)
        vectors = np.full((len(texts), 512), 1e-3, dtype=np.float32)
        for row, text in enumerate(texts):
            for word in normalise(text).split():
                vectors[row, sum(map(ord, word)) % 512] += 1
        return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def fact(prop: Property, value: Value, subject: Entity = EINSTEIN, **more) -> Triplet:
    return Triplet(subject, prop, value, **more)


def item(number: int, label: str) -> Entity:
    return Entity(f"Q{number}", label)


def year(value: str) -> TimeValue:
    return TimeValue(value, Precision.YEAR)


@pytest.fixture
def words() -> WordEmbedder:
    return WordEmbedder()


def test_nothing_to_rank_gives_nothing(words: WordEmbedder) -> None:
    assert rank_triplets("Any claim", [], words, 8) == []
    assert rank_triplets("Any claim", [fact(BORN, year("1879"))], words, 0) == []


def test_what_the_claim_names_comes_first(words: WordEmbedder) -> None:
    triplets = [fact(AWARD, item(1000 + n, f"Medal {chr(65 + n)}")) for n in range(20)]
    triplets += [fact(BIRTHPLACE, item(3012, "Ulm")), fact(BORN, TimeValue("1879-03-14", Precision.DAY))]
    claim = "Albert Einstein was given the Medal K"
    best, relevance = rank_triplets(claim, triplets, words, 5, mentioned={"Q937"})[0]
    assert best == triplets[10]
    assert 0 < relevance <= 1
    best, _ = rank_triplets("Einstein came from Ulm", triplets, words, 5, mentioned={"Q937"})[0]
    assert best == triplets[20]


def test_relevance_falls_from_first_to_last(words: WordEmbedder) -> None:
    triplets = [fact(AWARD, item(n, f"Prize {n}")) for n in range(50)] + [fact(BORN, year("1879"))]
    ranked = rank_triplets("Albert Einstein was born in 1879", triplets, words, 8)
    assert [score for _, score in ranked] == sorted((score for _, score in ranked), reverse=True)
    assert all(0 <= score <= 1 for _, score in ranked)


@pytest.mark.parametrize(
    ("claim", "value"),
    [
        ("It counted 3,644,826 people.", QuantityValue(3644826)),
        (
            "It counted 3 644 826 people.".replace(" 6", "\u202f6").replace(" 8", "\u202f8"),
            QuantityValue(3644826),
        ),
        ("It stood at 71.3 then.", QuantityValue(71.299)),
        ("It counted 3.6 million people.", QuantityValue(3562166)),
        ("This was so in 1961.", year("1961")),
        ("This was so in 1961.", TimeValue("1961-04-12", Precision.DAY)),
    ],
)
def test_a_number_or_year_of_the_claim_is_found(claim: str, value: Value, words: WordEmbedder) -> None:
    others = [fact(POPULATION, QuantityValue(1000.0 + n)) for n in range(40)]
    others += [fact(BORN, year(str(1800 + n))) for n in range(40)]
    wanted = fact(Property("P9999", "size"), value)
    assert wanted in [triplet for triplet, _ in rank_triplets(claim, [*others, wanted], words, 3)]


def test_a_year_in_a_qualifier_counts(words: WordEmbedder) -> None:
    terms = [
        fact(
            Property("P39", "position held"),
            item(n, "senator"),
            qualifiers=(Qualifier(Property("P580", "start time"), year(str(1900 + n))),),
        )
        for n in range(30)
    ]
    ranked = rank_triplets("He became senator in 1917", terms, words, 1)
    assert ranked[0][0] == terms[17]


def test_one_property_does_not_take_all_places(words: WordEmbedder) -> None:
    triplets = [fact(AWARD, item(n, f"award {n}")) for n in range(100)]
    triplets += [fact(Property(f"P{n}", f"property {n}"), TextValue("x")) for n in range(20)]
    ranked = rank_triplets("Which award received Albert Einstein?", triplets, words, 12, mentioned={"Q937"})
    assert sum(triplet.property == AWARD for triplet, _ in ranked) == SAME_PROPERTY
    assert len(ranked) == 12


def test_all_values_that_the_claim_names_stay(words: WordEmbedder) -> None:
    triplets = [fact(AWARD, item(n, f"award {n}")) for n in range(100)]
    named = {f"Q{n}" for n in range(40, 47)}
    ranked = rank_triplets("He has seven awards", triplets, words, 8, mentioned={"Q937", *named})
    assert {triplet.object.id for triplet, _ in ranked if isinstance(triplet.object, Entity)} >= named


def test_of_the_many_subjects_of_one_object_the_named_one_comes_first(words: WordEmbedder) -> None:
    born_there = [fact(BIRTHPLACE, BERLIN, subject=item(n, f"Person N{n}")) for n in range(100, 300)]
    claim = "Person N123 comes from Berlin"
    ranked = rank_triplets(claim, born_there, words, 8, mentioned={"Q64"})
    assert ranked[0][0] == born_there[23]
    assert len(ranked) == SAME_PROPERTY


def test_deprecated_and_former_values_stand_behind(words: WordEmbedder) -> None:
    old = fact(POPULATION, QuantityValue(1), rank=Rank.DEPRECATED)
    former = fact(POPULATION, QuantityValue(2), former=True)
    plain = fact(POPULATION, QuantityValue(3))
    preferred = fact(POPULATION, QuantityValue(4), rank=Rank.PREFERRED)
    ranked = rank_triplets("the population", [old, former, plain, preferred], words, 4)
    assert [triplet for triplet, _ in ranked] == [preferred, plain, former, old]


def test_five_hundred_statements_cost_few_readings(words: WordEmbedder) -> None:
    triplets = [fact(Property(f"P{n % 60}", f"property {n % 60}"), item(n, f"thing {n}")) for n in range(500)]
    rank_triplets("Albert Einstein likes thing 77", triplets, words, 8, mentioned={"Q937"})
    assert words.given < 100


def test_what_is_all_wanted_and_what_is_not_to_be_read_is_ranked_by_property_and_words(
    words: WordEmbedder,
) -> None:
    triplets = [fact(AWARD, item(n, f"thing {n}")) for n in range(3)] + [fact(BORN, year("1879"))]
    claim = "Albert Einstein's date of birth is 1879"
    every = rank_triplets(claim, triplets, words, 8, mentioned={"Q937"})
    assert (every[0][0].property, len(every)) == (BORN, 4)
    first = rank_triplets(claim, triplets, words, 2, mentioned={"Q937"}, read=0)
    assert first == every[:2]
    assert words.given == 6  # the claim and the two properties, twice
    rank_triplets(claim, triplets, words, 2, mentioned={"Q937"})
    assert words.given == 13  # and now the four statements


@pytest.mark.parametrize("claim", ["", "😀", "9" * 5000, "\x00", "مرحبا", "1e999 and -inf, 0.0.0"])
def test_any_claim_is_ranked(claim: str, words: WordEmbedder) -> None:
    triplets = [
        fact(BORN, year("-0044")),
        fact(POPULATION, QuantityValue(float("inf"))),
        fact(AWARD, TextValue("")),
    ]
    assert len(rank_triplets(claim, triplets, words, 8)) == 3


def test_cancelling_raises(words: WordEmbedder) -> None:
    with pytest.raises(Cancelled):
        rank_triplets("x", [fact(BORN, year("1879"))], words, 8, cancelled=lambda: True)
