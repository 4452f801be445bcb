"""Which known sentences cannot contradict a claim, and what they do not bear out."""

from __future__ import annotations

import numpy as np
import pytest

from claimver_core.checker import FactChecker
from claimver_core.knowledge.relations import Relations
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Claim, Label, Span
from claimver_core.verification.features import LABELS
from claimver_core.verification.judged_by_sentences import judged_by_reading
from claimver_core.verification.sentences.by_sentence import InOtherWords, SentenceReader
from claimver_core.verification.sentences.known_sentences import KnownSentences

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE
KNOWN = """
Otters are not fish.
The barn was not painted by a sailor.
A squid cannot taste a drop of wine from miles away.
Hamsters feed their young with milk.
The forge began as a paper mill.
The gland makes two daughter cells.
A smith gilded the roof of Castle Lowen.
The rider lost an arm at the fair.
The widow found the old coin.
A pupil of Zadie Lowen gilded the bell.
"""


@pytest.fixture(scope="module")
def reader(store: KnowledgeStore, tmp_path_factory: pytest.TempPathFactory) -> SentenceReader:
    path = tmp_path_factory.mktemp("sentences") / "sentences.txt"
    path.write_text(KNOWN, encoding="utf-8")
    return SentenceReader(KnownSentences(path), store, Relations(store))


def found(reader: SentenceReader, text: str) -> InOtherWords | None:
    return reader.in_other_words(Claim(Span(0, len(text)), text, text))


def read_as(near: InOtherWords, label: Label) -> Label | None:
    """What comes of it where the model is most sure of ``label`` in each reading."""
    row = [12.0 if each is label else -12.0 for each in LABELS]
    judgement = judged_by_reading(near, np.array([row] * len(near.readings)))
    return judgement.verdict.label if judgement is not None else None


@pytest.mark.parametrize(
    ("text", "may_be_red"),
    [
        ("Otters eat fish", False),
        ("Otters look like fish", False),
        ("Otters are a kind of fish", True),
        ("Otters are small fish", True),
        ("The barn was sold by a sailor", False),
        ("The barn was quickly painted by a sailor", True),
        ("A squid tastes wine from afar", False),
        ("Bats feed their young with milk", False),
        ("The forge began as a pulp mill", False),
        ("The forge began as a paper boat", True),
        ("The gland makes identical cells", False),
        ("The gland makes daughter crystals", True),
        ("A painter gilded Castle Lowen", False),
        ("A smith painted the roof of Castle Lowen", True),
    ],
)
def test_a_sentence_that_says_something_else_contradicts_nothing(
    reader: SentenceReader, text: str, may_be_red: bool
) -> None:
    near = found(reader, text)
    assert near is not None
    assert (read_as(near, RED) is RED) is may_be_red


@pytest.mark.parametrize(
    ("text", "may_be_green"),
    [
        ("The rider lost both arms at the market", False),
        ("The rider lost an arm at the market", True),
        ("The widow tried to find the old medal", False),
        ("The widow would have found the old medal", False),
        ("The widow found the old medal", True),
        ("Zadie Lowen gilded the great bell", False),
        ("A pupil of Zadie Lowen gilded the great bell", True),
    ],
)
def test_a_sentence_does_not_bear_out_what_only_seems_the_same(
    reader: SentenceReader, text: str, may_be_green: bool
) -> None:
    near = found(reader, text)
    assert near is not None
    assert near.may_bear_out is may_be_green


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The rider lost both arms at the fair", None),
        ("The rider lost an arm at the fair", GREEN),
        ("The widow would have found the old coin", None),
        ("The widow could find the old coin", None),
        ("The widow found the old coin", GREEN),
    ],
)
def test_light_words_may_say_another_thing(reader: SentenceReader, text: str, label: Label | None) -> None:
    ruling = reader.ruling(Claim(Span(0, len(text)), text, text))
    assert (ruling.label if ruling is not None else None) is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Dolphins eat fish.", AMBER),
        ("Dolphins are fish.", RED),
        ("Koalas look like bears.", AMBER),
        ("Koalas are bears.", RED),
        ("Tomatoes are used as a vegetable.", AMBER),
        ("Hippos live near horses.", AMBER),
        ("Bats feed their young with milk.", AMBER),
        ("Denmark signed the Maastricht Treaty.", AMBER),
        ("Noah received the Ten Commandments on Mount Sinai.", RED),
        ("Africa is a continent with 54 countries.", AMBER),
        ("Africa is a country.", RED),
        ("The Sistine Chapel was painted by Botticelli.", AMBER),
        ("Japan is a country in Europe.", RED),
        ("Lung cancer is caused by a virus.", RED),
        ("A student of Marie Curie discovered radium.", AMBER),
        ("The remains of Richard III were found beneath a car park in Leicester.", GREEN),
        ("Facebook tried to buy Instagram in 2012.", AMBER),
        ("Lake Baikal is a river in Siberia.", AMBER),
        ("Elon Musk founded Tesla.", AMBER),
        ("Elon Musk founded SpaceX.", GREEN),
    ],
)
def test_with_the_sentences_that_ship(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
