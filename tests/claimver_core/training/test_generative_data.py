"""The conversations that a language model is tuned on: what they say follows from what they show."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from claimver_core.errors import StorageError, UnreadableText, UsageError
from claimver_core.evidence_text import triplet_text
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.models.generation import Generation, Message, Request
from claimver_core.training.evaluate_generative import evaluate_model
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
from claimver_core.training.run_settings import FILE, remember
from claimver_core.types import Label, ModelInfo
from claimver_core.verification.generative.claim_list import ClaimList

SUBJECTS = 300


class ScriptedGenerator:
    """Answers by a function of the last message."""

    context = 8192
    info = ModelInfo("scripted", "")
    runs_on = ""

    def __init__(self, say: Callable[[Message], str]) -> None:
        self._say = say

    def count(self, text: str) -> int:
        return len(text)

    def generate(self, request: Request, on_piece: Any = None, cancelled: Any = None) -> Generation:
        return Generation(self._say(request.messages[-1]), True, 1, 1)

    def close(self) -> None:
        pass


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
        assert {question.conversation[-1].role for question in train} == {"assistant"}
        assert all(question.text in question.conversation[-2].content for question in train)


def test_an_answer_that_is_right_is_measured_as_right(store: KnowledgeStore, tmp_path: Path) -> None:
    write_data(store, tmp_path, 1, 6, 5)
    questions = read_data(data_file(tmp_path, "dev", "claimver"))
    right = {question.conversation[-2].content: question.conversation[-1].content for question in questions}
    knowing = ScriptedGenerator(lambda message: right[message.content])
    figures = evaluate_model(knowing, questions)
    assert figures["texts"] == 6
    assert figures["unusable"] == 0
    for name in ("strict", "span_matched", "matched_accuracy", "matched_f1", "rouge1", "rougeL"):
        assert figures[name] == 1
    silent = evaluate_model(ScriptedGenerator(lambda _message: ""), questions)
    assert silent["unusable"] == 6
    assert silent["strict"] == silent["span_matched"] == 0
    assert silent["matched_accuracy"] is None
    assert evaluate_model(knowing, []) == {"texts": 0, "claims": 0, "unusable": 0}


def test_a_folder_is_made_with_one_set_of_settings(tmp_path: Path) -> None:
    for texts in (5, 5):
        remember(tmp_path, {"texts": texts, "steps": 1}, "texts")
    remember(tmp_path, {"texts": 5, "steps": 2}, "texts", ("steps",))
    with pytest.raises(UsageError, match=r"texts with another texts \(texts 5\).*choose another --out"):
        remember(tmp_path, {"texts": 6, "steps": 2}, "texts")
    (tmp_path / FILE).write_text("{")
    with pytest.raises(UsageError, match="another texts"):
        remember(tmp_path, {"texts": 6}, "texts")
    with pytest.raises(StorageError, match="cannot be written"):
        remember(tmp_path / FILE, {}, "texts")


def test_faults_of_files_are_told(store: KnowledgeStore, tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text('{"messages": [{"role": "user"}]}\n')
    with pytest.raises(UnreadableText, match="line 1"):
        read_data(tmp_path / "bad.jsonl")
    with pytest.raises(UnreadableText, match="cannot be read"):
        read_data(tmp_path / "none.jsonl")
    with pytest.raises(StorageError, match="cannot be written"):
        write_data(store, tmp_path / "bad.jsonl", 1, 1, 1)
