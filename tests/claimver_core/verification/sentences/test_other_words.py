"""Which known sentences a model is asked to compare with a claim in other words, and what comes of it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from claimver_core.knowledge.relations import Relations
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Claim, Label, Span
from claimver_core.verification.features import LABELS
from claimver_core.verification.judged_by_sentences import SENTENCES_READ, judged_by_reading
from claimver_core.verification.sentences.by_sentence import InOtherWords, SentenceReader
from claimver_core.verification.sentences.known_sentences import KnownSentences
from claimver_core.verification.sentences.read_odds import (
    ALONE,
    LEADS,
    NAMES,
    TRAITS,
    leads,
    probabilities,
    write,
)

KNOWN = """
The old mill was built in {1850}.
The old mill was sold to a painter.
A painter kept bees.
Zadie Lowen became the ninth mayor.
"""


@pytest.fixture(scope="module")
def reader(store: KnowledgeStore, tmp_path_factory: pytest.TempPathFactory) -> SentenceReader:
    path = tmp_path_factory.mktemp("sentences") / "sentences.txt"
    path.write_text(KNOWN, encoding="utf-8")
    return SentenceReader(KnownSentences(path), store, Relations(store))


def found(reader: SentenceReader, text: str) -> InOtherWords | None:
    return reader.in_other_words(Claim(Span(0, len(text)), text, text))


def test_the_nearest_stand_first_and_only_those_needed_would_bear_it_out(reader: SentenceReader) -> None:
    near = found(reader, "The old mill of 1850 was passed to a painter")
    assert near is not None
    assert {passage.text for passage in near.needed} == {
        "The old mill was built in 1850.",
        "The old mill was sold to a painter.",
    }
    assert set(near.needed) <= set(near.read)


@pytest.mark.parametrize(
    "text",
    [
        "The weather will be fine",
        "The old gardener carefully refurbished, repainted and enlarged everything",  # most of its words
        "The old mill is passed to a painter",  # of another time
    ],
)
def test_a_claim_of_something_else_is_not_asked_about(reader: SentenceReader, text: str) -> None:
    assert found(reader, text) is None


@pytest.mark.parametrize(
    "text",
    [
        "The old mill was put up in 1851",  # a figure that stands nowhere
        "The old mill was built in 1850 by Osric",  # a name that stands nowhere
        "The old mill was not built up in 1850",  # the sentence denies nothing
        "The old mill was passed to more than a painter",  # a bound that no sentence has
        "Only the old mill was passed to a painter",  # a word that matters in every case
        "The old mill was passed to a painter's nephew",  # somebody else
        "Zadie Lowen became the first mayor",  # of some that are not told
    ],
)
def test_what_no_wording_makes_the_same_can_only_be_contradicted(reader: SentenceReader, text: str) -> None:
    near = found(reader, text)
    assert near is not None
    assert not near.may_bear_out
    sure = judged_by_reading(near, logits(9.0, -9.0))
    assert sure is None or sure.verdict.label is not Label.ATTRIBUTABLE


def test_a_claim_may_end_with_of(reader: SentenceReader) -> None:
    assert found(reader, "A painter kept bees that the old mill was the home of") is not None


def trait(near: InOtherWords | None, name: str) -> float:
    assert near is not None
    return near.traits[TRAITS.index(name)]


def test_how_the_claim_lies_beside_the_nearest_sentence_is_told(reader: SentenceReader) -> None:
    near = found(reader, "The old mill was passed to a painter")
    assert trait(near, "unsaid") == trait(near, "lost") == 1
    assert trait(near, "unsaid share") == 1 / 4  # of old, mill, passed, painter
    assert trait(near, "matches") == 3
    assert trait(near, "word for word") == 0
    assert trait(near, "strict lost") == 0
    assert trait(found(reader, "A painter kept bees"), "word for word") == 1
    assert trait(found(reader, "Zadie Lowen and the painter became mayor"), "one subject") == 0


def logits(attributable: float, contradictory: float) -> np.ndarray:
    """Of the nearest sentence and of all together, one as sure as the other."""
    return np.array([row(attributable, contradictory)] * 2)


def row(attributable: float, contradictory: float) -> list[float]:
    told = {Label.ATTRIBUTABLE: attributable, Label.CONTRADICTORY: contradictory}
    return [told.get(label, 0.0) for label in LABELS]


def test_a_clear_reading_names_the_sentences_that_bear_the_claim_out(reader: SentenceReader) -> None:
    near = found(reader, "The old mill of 1850 was passed to a painter")
    assert near is not None
    assert near.readings[1][:1] == near.readings[0]
    judgement = judged_by_reading(near, logits(9.0, -9.0))
    assert judgement is not None
    assert judgement.verdict.label is Label.ATTRIBUTABLE
    assert judgement.verdict.decided_by == SENTENCES_READ
    assert judgement.passages == near.needed
    assert sum(judgement.verdict.scores.values()) == pytest.approx(1)


def test_a_clear_reading_names_the_sentence_that_contradicts_the_claim(reader: SentenceReader) -> None:
    near = found(reader, "The old mill was sold to a sailor")
    assert near is not None
    judgement = judged_by_reading(near, logits(-12.0, 12.0))
    assert judgement is not None
    assert judgement.verdict.label is Label.CONTRADICTORY
    assert judgement.passages == near.read[:1]
    assert judged_by_reading(near, logits(0.0, 0.5)) is None


def test_what_only_all_sentences_contradict_is_not_told_by_the_nearest(reader: SentenceReader) -> None:
    near = found(reader, "The old mill was sold to a sailor")
    assert near is not None
    judgement = judged_by_reading(near, np.array([row(-9.0, -0.1), row(-30.0, 30.0)]))
    assert judgement is not None
    assert judgement.passages == near.read


@pytest.mark.parametrize(
    ("text", "may_be_red"),
    [
        ("The painter wants the old mill to be sold to a sailor", False),
        ("The old mill could be sold to a sailor", False),
        ("The old mill was quickly sold to a sailor", True),
        ("The old mill was built in May 1950", False),  # an exact rule has left it open
        ("The old mill used to be sold to a sailor", False),
        ("A painter's father kept bees", False),
    ],
)
def test_what_only_may_be_is_never_contradicted(reader: SentenceReader, text: str, may_be_red: bool) -> None:
    near = found(reader, text)
    assert near is not None
    assert (judged_by_reading(near, logits(-12.0, 12.0)) is not None) is may_be_red


def test_the_readings_are_told_as_what_speaks_for_the_claim_against_each_other_label() -> None:
    read = np.array([row(1.0, 4.0), row(2.0, -1.0), row(5.0, 0.0), row(-2.0, 2.0)])
    told = dict(zip((*LEADS, *ALONE), leads(read), strict=True))
    assert told == {
        "nearest, against contradictory": -3.0,
        "nearest, against extrapolatory": 1.0,
        "together, against contradictory": 3.0,
        "together, against extrapolatory": 2.0,
        "most attributable": 5.0,
        "most contradictory": 3.0,
        "two most attributable": 1.0,
        "two most contradictory": 2.5,
    }


def test_one_sentence_alone_speaks_most_where_nothing_else_is_read() -> None:
    told = leads(logits(3.0, 0.0))[len(LEADS) :]
    assert told == [3.0, -3.0, 3.0, -3.0]


def test_what_another_sentence_alone_contradicts_is_told_by_it(reader: SentenceReader) -> None:
    near = found(reader, "The old mill of 1850 was passed to a painter")
    assert near is not None
    assert len(near.readings) > 2
    assert near.readings[2] == near.alone[1:2]
    rows = [row(-9.0, -0.1), row(-30.0, 30.0), row(-20.0, 20.0)]
    judgement = judged_by_reading(near, np.array([*rows, *[row(0.0, -9.0)] * (len(near.readings) - 3)]))
    assert judgement is not None
    assert judgement.passages == near.alone[1:2]


def test_the_surer_the_reading_the_likelier_the_claim_is_borne_out() -> None:
    def chance(lead: float) -> float:
        told = leads(logits(lead, -lead))
        return probabilities(np.array([*told, *[0.0] * len(TRAITS)]))[Label.ATTRIBUTABLE]

    chances = [chance(lead) for lead in (-4.0, 0.0, 4.0, 8.0)]
    assert chances[0] < chances[1] < chances[2] < chances[3]


def test_fitted_odds_are_written_by_name_and_label(tmp_path: Path) -> None:
    weights = np.arange(len(LABELS) * len(NAMES), dtype=float).reshape(len(LABELS), len(NAMES))
    write(tmp_path / "odds.json", weights, np.array([0.0, 1.0, 2.0]))
    written = json.loads((tmp_path / "odds.json").read_text("utf-8"))
    assert written["bias"] == {label.value: place for place, label in enumerate(LABELS)}
    for place, name in enumerate(NAMES):
        assert list(written[name].values()) == weights[:, place].tolist()
