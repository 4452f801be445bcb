"""The conversations that a language model is tuned on: what they say follows from what they show."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path

import pytest

from claimver_core.errors import StorageError, UnreadableText
from claimver_core.evidence_text import triplet_text
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.models.generation import Generation
from claimver_core.training.generate_claims_parts import is_dev
from claimver_core.training.generate_claims_words import load_phrasings
from claimver_core.training.generative_formats import (
    claimver_conversation,
    data_file,
    paper_conversation,
    read_data,
    write_data,
)
from claimver_core.training.generative_texts import WORDINGS, JudgedText, TextMaker
from claimver_core.training.pack_facts import PackFacts
from claimver_core.types import Label
from claimver_core.verification.generative.claim_list import ClaimList

SUBJECTS = 300


@pytest.fixture(scope="module")
def facts(store: KnowledgeStore) -> PackFacts:
    return PackFacts(store, list(load_phrasings(WORDINGS, dev=False)), SUBJECTS, random.Random(1))


@pytest.fixture(scope="module")
def texts(facts: PackFacts) -> list[JudgedText]:
    return list(itertools.islice(TextMaker(facts, 1, dev=False).texts(), 150))


def test_texts_have_one_to_six_claims_of_every_label(texts: list[JudgedText]) -> None:
    assert {len(text.claims) for text in texts} == {1, 2, 3, 4, 5, 6}
    labels = [claim.label for text in texts for claim in text.claims]
    assert all(labels.count(label) > len(labels) * 0.1 for label in Label)


def test_the_same_seed_gives_the_same_texts(facts: PackFacts, texts: list[JudgedText]) -> None:
    again = list(itertools.islice(TextMaker(facts, 1, dev=False).texts(), 20))
    other = list(itertools.islice(TextMaker(facts, 2, dev=False).texts(), 20))
    assert again == texts[:20]
    assert other != texts[:20]


def test_training_and_development_texts_are_about_other_subjects(facts: PackFacts) -> None:
    train, dev = (TextMaker(facts, 1, dev) for dev in (False, True))
    assert train.subjects
    assert dev.subjects
    assert not any(map(is_dev, train.subjects))
    assert all(map(is_dev, dev.subjects))


def test_a_claim_is_decided_by_what_it_names_and_an_undecided_one_by_nothing(texts: list[JudgedText]) -> None:
    for text in texts:
        for claim in text.claims:
            assert claim.triplets or claim.label is Label.EXTRAPOLATORY
            told = [text.triplets[place].property.label for place in claim.triplets]
            assert bool(told) != claim.rationale.startswith("No fact decides")


def test_the_answer_is_one_that_the_method_accepts_whole(texts: list[JudgedText]) -> None:
    for text in texts:
        answer = claimver_conversation(text)[-1].content
        read = ClaimList(text.text, len(text.triplets))
        taken = read.take(answer)
        read.finish(Generation(answer, True, 0, 0))
        assert read.faults == 0
        assert [claim.span for claim in taken] == [claim.span for claim in text.claims]
        judged = [claim.judged for claim in taken]
        assert [j and (j[0].label, j[0].evidence) for j in judged] == [
            (claim.label, claim.triplets) for claim in text.claims
        ]


def test_the_question_shows_text_and_every_triplet(texts: list[JudgedText]) -> None:
    system, user, _ = claimver_conversation(texts[0])
    assert (system.role, user.role) == ("system", "user")
    assert texts[0].text in user.content
    assert all(f". {triplet_text(triplet)}\n" in user.content for triplet in texts[0].triplets)


def test_the_paper_s_format_has_its_keys(texts: list[JudgedText]) -> None:
    several = next(text for text in texts if len(text.claims) == 3)
    asked, answer = paper_conversation(several)
    assert asked.content.count(several.text) == 1
    values = json.loads("{" + answer.content + "}")
    keys = ("text_span", "prediction", "triplets", "rationale")
    assert list(values) == [f"{key}{number}" for number in (1, 2, 3) for key in keys]
    assert values["prediction1"] == several.claims[0].label.value.capitalize()
    for number, claim in enumerate(several.claims, 1):
        assert (values[f"triplets{number}"] == "NA") == (not claim.triplets)


def test_what_is_written_is_read_back(store: KnowledgeStore, tmp_path: Path) -> None:
    write_data(store, tmp_path / "data", 8, 3, 5)
    for form in ("claimver", "paper"):
        train, dev = (read_data(data_file(tmp_path / "data", part, form)) for part in ("train", "dev"))
        assert (len(train), len(dev)) == (8, 3)
        assert not set(train) & set(dev)
        assert {conversation[-1].role for conversation in train} == {"assistant"}


def test_faults_of_files_are_told(store: KnowledgeStore, tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text('{"messages": [{"role": "user"}]}\n')
    with pytest.raises(UnreadableText, match="line 1"):
        read_data(tmp_path / "bad.jsonl")
    with pytest.raises(UnreadableText, match="cannot be read"):
        read_data(tmp_path / "none.jsonl")
    with pytest.raises(StorageError, match="cannot be written"):
        write_data(store, tmp_path / "bad.jsonl", 1, 1, 1)
