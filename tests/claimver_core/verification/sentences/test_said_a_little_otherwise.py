"""Claims that differ from a known sentence in a unit, a spelling, a tense, a negation or one thing more."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.knowledge.relations import Relations
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Claim, Label, Span
from claimver_core.verification.sentences.by_sentence import SentenceReader
from claimver_core.verification.sentences.known_sentences import KnownSentences

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE
KNOWN = """
The siege lasted {six} days.
The barn is {40} metres long.
Resin is fossilised sap.
The teddy bear is named after the {sailor}.
The left lung has {two} lobes.
The weaver appears in {one} film.
Carbon dioxide, methane and nitrous oxide are greenhouse gases.
The smith, the weaver and the sailor are friends.
The mill is not a state.
The number is not exactly 3.14.
The mill is not in Norway.
The match is played on {clay}.
Babies have more bones than adults.
The moth flew too close to the {lamp}.
A kilometre is longer than a yard.
Norway won the Battle of the Mill.
Norway won the race.
The smith killed the wolf.
"""


@pytest.fixture(scope="module")
def reader(store: KnowledgeStore, tmp_path_factory: pytest.TempPathFactory) -> SentenceReader:
    path = tmp_path_factory.mktemp("sentences") / "sentences.txt"
    path.write_text(KNOWN, encoding="utf-8")
    return SentenceReader(KnownSentences(path), store, Relations(store))


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The siege lasted six weeks", RED),
        ("The barn is 40 metres long", GREEN),
        ("The siege lasted six rounds", None),
        ("Resin is fossilized sap", GREEN),
        ("The left lung of a human has three lobes", RED),
        ("The left lung of a snake has three lobes", None),
        ("The weaver appears in only one film", GREEN),
        ("Carbon dioxide and methane are greenhouse gases", GREEN),
        ("Methane is a greenhouse gas", GREEN),
        ("The smith and the weaver are friends", None),
        ("The mill is the fifty-first state", RED),
        ("The mill is a failed state", None),
        ("The number is exactly 3.14", RED),
        ("The mill is entirely in Norway", None),
        ("The match is played on grass", RED),
        ("The match is not played on grass", GREEN),
        ("Adults have more bones than newborn babies", RED),
        ("Adults have more bones than hungry babies", None),
        ("Norway lost the Battle of the Mill", RED),
        ("Norway lost the race", None),
        ("The wolf killed the smith", RED),
    ],
)
def test_says_the_same_or_another_thing(reader: SentenceReader, text: str, label: Label | None) -> None:
    found = reader.ruling(Claim(Span(0, len(text)), text, text))
    assert (found.label if found is not None else None) is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Karl Marx is not buried in Germany.", GREEN),
        ("Paper was not invented in Egypt.", GREEN),
        ("Thor is played by Chris Hemsworth in the Marvel films.", GREEN),
        ("The first modern Olympic Games were held in Paris.", RED),
        ("Taylor Swift was born in Nashville.", RED),
        ("Valentina Tereshkova from the Soviet Union was the first woman in space.", GREEN),
        ("The Code of Hammurabi comes from ancient Babylon.", GREEN),
        ("Dante is guided through Hell by the Roman poet Virgil.", GREEN),
        ("Pluto is a dwarf planet.", GREEN),
        ("Steamboat Willie was released in 1928.", GREEN),
        ("The Great Wall of China is easily visible from the Moon with the naked eye.", RED),
        ("BTS is a South Korean boy band.", GREEN),
        ("Acorns grow on beech trees.", RED),
        ("Scrooge McDuck is the father of Donald Duck.", RED),
    ],
)
def test_with_the_sentences_that_ship(checker: FactChecker, text: str, label: Label) -> None:
    assert [result.verdict.label for result in checker.check(text).results if result.verdict] == [label]


def test_a_settlement_is_apart_from_the_parts_of_a_land_in_which_it_does_not_lie(
    checker: FactChecker,
) -> None:
    results = checker.check("Nashville is in Pennsylvania. Nashville is in Tennessee.").results
    assert [result.verdict.label for result in results if result.verdict] == [RED, GREEN]
