"""Claims of what something is beside its description."""

from __future__ import annotations

import pytest

from claimver_core.knowledge.relations import Relations
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Candidate, Claim, Entity, Label, Mention, Span
from claimver_core.verification.sentences.by_sentence import SentenceReader
from claimver_core.verification.sentences.descriptions import described
from claimver_core.verification.sentences.known_sentences import KnownSentences

WORKS = {
    "The Mill": "2011 woodblock print by Zadie Lowen",
    "Pip": "dwarf planet in the Kuiper belt",
    "Zadie Lowen": "Scottish engraver (1760-1849)",
    "Tarl Dornet": "president of the United States since 2017",
}


def claim(text: str) -> Claim:
    mentions = [mention(text, name, f"Q9{i}") for i, name in enumerate(WORKS) if name in text]
    return Claim(Span(0, len(text)), text, text, mentions=tuple(mentions))


def mention(text: str, name: str, qid: str) -> Mention:
    start = text.find(name)
    entity = Entity(qid, name, WORKS[name])
    return Mention(Span(start, start + len(name)), name, (Candidate(entity, 1.0),))


@pytest.fixture(scope="module")
def reader(store: KnowledgeStore, tmp_path_factory: pytest.TempPathFactory) -> SentenceReader:
    path = tmp_path_factory.mktemp("sentences") / "sentences.txt"
    path.write_text("Grappa is a strong drink from {Norway}.\nWhales are mammals.\n", encoding="utf-8")
    return SentenceReader(KnownSentences(path), store, Relations(store))


@pytest.mark.parametrize(
    "text",
    [
        "The Mill is a woodblock print",
        "The Mill is a woodblock print by Zadie Lowen",
        "Zadie Lowen was an engraver",
    ],
)
def test_what_the_description_says_is_borne_out(reader: SentenceReader, text: str) -> None:
    found = reader.ruling(claim(text))
    assert found is not None
    assert found.label is Label.ATTRIBUTABLE
    (passage,) = found.passages
    assert passage.source == "descriptions"


@pytest.mark.parametrize(
    "text",
    [
        "The Mill is a print by Tarl Dornet",
        "The Mill is a bronze print",
        "Pip is a planet",
        "Zadie Lowen was a French engraver",
        "Zadie Lowen engraved The Mill in the Kuiper belt",
    ],
)
def test_what_it_does_not_say_stays_open(reader: SentenceReader, text: str) -> None:
    assert reader.ruling(claim(text)) is None


def test_an_office_may_have_passed_to_another() -> None:
    assert [sentence.text for sentence in described(claim("Tarl Dornet is the president"))] == []


def test_a_land_may_be_told_before_the_noun_or_behind_it(reader: SentenceReader) -> None:
    same = reader.ruling(claim("Grappa is a strong Norwegian drink"))
    assert same is not None
    assert same.label is Label.ATTRIBUTABLE
