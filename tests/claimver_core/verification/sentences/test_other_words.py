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
from claimver_core.verification.judge import SENTENCES_READ, judged_by_reading, leads
from claimver_core.verification.sentences.by_sentence import InOtherWords, SentenceReader
from claimver_core.verification.sentences.known_sentences import KnownSentences
from claimver_core.verification.sentences.read_odds import NAMES, READINGS, TRAITS, borne_out, write

KNOWN = """
The old mill was built in {1850}.
The old mill was sold to a painter.
The painter kept bees.
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
        "The old mill was put up in 1851",  # a figure that stands nowhere
        "The old mill was built in 1850 by Osric",  # a name that stands nowhere
        "The old mill was carefully refurbished, repainted and enlarged",  # several words
        "The weather will be fine",
        "The old mill was not put up in 1850",  # the sentence denies nothing
        "The old mill is passed to a painter",  # of another time
        "The old mill was passed to more than a painter",  # a bound that no sentence has
        "Only the old mill was passed to a painter",  # a word that matters in every case
        "The old mill was passed to a painter's nephew",  # somebody else
        "Zadie Lowen and the painter became mayor",  # what one did, the other need not have
    ],
)
def test_a_claim_with_what_no_wording_makes_the_same_is_not_asked_about(
    reader: SentenceReader, text: str
) -> None:
    assert found(reader, text) is None


def test_a_claim_may_end_with_of(reader: SentenceReader) -> None:
    assert found(reader, "The painter kept bees that the old mill was the home of") is not None


def trait(near: InOtherWords | None, name: str) -> float:
    assert near is not None
    return near.traits[TRAITS.index(name)]


def test_how_the_claim_lies_beside_the_nearest_sentence_is_told(reader: SentenceReader) -> None:
    near = found(reader, "The old mill was passed to a painter")
    assert trait(near, "unsaid") == 1
    assert trait(near, "matches") == 3  # old, mill, painter
    assert trait(near, "word for word") == 0
    assert trait(near, "not strict") == 1
    assert trait(found(reader, "The painter kept bees"), "word for word") == 1


def logits(attributable: float, contradictory: float) -> np.ndarray:
    row = {Label.ATTRIBUTABLE: attributable, Label.CONTRADICTORY: contradictory}
    return np.array([[row.get(label, 0.0) for label in LABELS]] * len(READINGS))


def test_a_clear_reading_names_the_sentences_that_bear_the_claim_out(reader: SentenceReader) -> None:
    near = found(reader, "The old mill of 1850 was passed to a painter")
    assert near is not None
    assert near.readings[1] == near.readings[2][::-1]
    judgement = judged_by_reading(near, logits(4.0, -4.0))
    assert judgement is not None
    assert judgement.verdict.label is Label.ATTRIBUTABLE
    assert judgement.verdict.decided_by == SENTENCES_READ
    assert judgement.passages == near.needed
    assert sum(judgement.verdict.scores.values()) == pytest.approx(1)


def test_what_the_model_reads_as_contradicted_is_not_borne_out(reader: SentenceReader) -> None:
    near = found(reader, "The old mill of 1850 was passed to a painter")
    assert near is not None
    assert leads(logits(1.0, 4.0)) == [-3.0] * len(READINGS)
    assert judged_by_reading(near, logits(-4.0, 4.0)) is None


def test_the_surer_the_reading_the_likelier_the_claim_is_borne_out(tmp_path: Path) -> None:
    traits = [0.0] * len(TRAITS)
    chances = [borne_out([lead] * len(READINGS), traits) for lead in (-4.0, 0.0, 4.0, 8.0)]
    assert chances == sorted(chances)
    write(tmp_path / "odds.json", [0.5] * len(NAMES), -1.0)
    assert json.loads((tmp_path / "odds.json").read_text("utf-8")) == {"bias": -1.0} | dict.fromkeys(
        NAMES, 0.5
    )
