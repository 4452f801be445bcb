"""Comparisons turned round, opposites and changed places, beside one known sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimver_core.knowledge.relations import Relations
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Claim, Label, Span
from claimver_core.verification.sentences.alignment import align
from claimver_core.verification.sentences.by_sentence import SentenceReader
from claimver_core.verification.sentences.known_sentences import KnownSentences
from claimver_core.verification.sentences.statement import of_sentence
from claimver_core.verification.sentences.turned_round import are_opposite, turned_round

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE
KNOWN = """
Sound travels faster in water than in air.
African elephants have larger ears than Asian elephants.
Lightning is seen before thunder is heard.
The sailor was mayor before the painter.
Insulin lowers the level of sugar in the blood.
The painter defeated the sailor in the race of 1850.
The painter defeated the weaver.
The wolf hunts the deer.
The deer knows the lion.
The mill lies to the north of the barn.
The voyage lasted less than three hours.
Israel attacked Iran in June 2025.
The painter was in power before the sailor.
Some mushrooms are edible.
Vertebrates are animals.
Norway exports more to Sweden than to Poland.
The team won rather than lost.
"""


@pytest.fixture(scope="module")
def reader(store: KnowledgeStore, tmp_path_factory: pytest.TempPathFactory) -> SentenceReader:
    path: Path = tmp_path_factory.mktemp("sentences") / "sentences.txt"
    path.write_text(KNOWN, encoding="utf-8")
    return SentenceReader(KnownSentences(path), store, Relations(store))


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Sound travels faster in water than in air", GREEN),
        ("Sound travels faster through air than through water", RED),
        ("Sound travels slower in air than in water", GREEN),
        ("Sound travels slower in water than in air", RED),
        ("Sound does not travel faster in air than in water", None),
        ("Sound travels faster in cold air than in water", None),  # cold air is not all air
        ("African elephants have smaller ears than Asian elephants", RED),
        ("Asian elephants have smaller ears than African elephants", GREEN),
        ("Thunder is heard before lightning is seen", RED),
        ("Thunder is heard after lightning is seen", GREEN),
        ("The painter was mayor before the sailor", None),  # who may be so twice
        ("Insulin raises the level of sugar in the blood", RED),
        ("Insulin measures the level of sugar in the blood", None),
        ("The sailor defeated the painter in the race of 1850", RED),
        ("The weaver defeated the painter", None),  # another time
        ("The deer hunts the wolf", RED),
        ("The lion knows the deer", None),
        ("The voyage lasted more than two hours", None),  # and less than three
        ("Iran attacked Israel in June 2025", None),  # as it did, too
        ("The sailor was mayor after the painter", None),
        ("The painter was in power after the sailor", None),
        ("Some mushrooms are poisonous", None),
        ("Invertebrates are animals", None),
        ("Poland exports more to Sweden than to Norway", None),
        ("The team lost rather than won", None),
        ("The mill lies to the south of the barn", RED),
        ("The mill lies to the east of the barn", None),  # it may lie to the northeast
    ],
)
def test_what_follows_from_which_stands_where(reader: SentenceReader, text: str, label: Label | None) -> None:
    found = reader.ruling(Claim(Span(0, len(text)), text, text))
    assert (found.label if found is not None else None) is label


def test_two_statements_with_nothing_in_common_say_nothing_of_each_other() -> None:
    one, two = (of_sentence(text, lambda _: {}) for text in ("The world is warm", "History is cold"))
    assert turned_round(align(one, two)) is None


def test_opposites_are_so_both_ways() -> None:
    assert are_opposite("smaller", "bigger")
    assert are_opposite("bigger", "smaller")
    assert not are_opposite("bigger", "larger")
