"""Which pieces of long evidence are read."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from claimver_core.types import Entity, Evidence, Passage, Property, TextValue, Triplet
from claimver_core.verification.selection import PIECES, nearest, select, sentences

ARTICLE = (
    "The harbour was dug by hand. " * 12
    + "Ada Lovelace was born on 10 December 1815 in London. "
    + "The weather was fine all week. " * 12
)


def test_the_deciding_sentence_of_a_long_passage_is_read() -> None:
    evidence = Evidence(passages=(Passage("Something else."), Passage(ARTICLE)))
    found = select("Ada Lovelace was born in 1815.", evidence)
    assert ("Ada Lovelace was born on 10 December 1815 in London.", 1) in [(p.text, p.index) for p in found]


def test_the_deciding_triplet_is_read_wherever_it_stands() -> None:
    triplets = [
        Triplet(Entity(None, f"Town {n}"), Property(None, "country"), TextValue("Peru")) for n in range(40)
    ]
    triplets.append(Triplet(Entity(None, "Ulm"), Property(None, "country"), TextValue("Germany")))
    found = select("Ulm lies in Germany.", Evidence(triplets=tuple(triplets)))
    assert len(found) <= PIECES
    assert found[-1].index == 40


def test_short_evidence_is_read_whole_and_in_order() -> None:
    evidence = Evidence(passages=(Passage("First. Second."), Passage("Third.")))
    assert [piece.text for piece in select("Nothing of it", evidence)] == ["First. Second.", "Third."]


def test_initials_end_no_sentence() -> None:
    text = "The novel by J. R. R. Tolkien was printed in 1954. " + "It sold well in every land. " * 6
    assert sentences(text)[0] == "The novel by J. R. R. Tolkien was printed in 1954."


@given(st.text(max_size=400))
def test_sentences_keep_every_word(text: str) -> None:
    assert "".join("".join(sentences(text)).split()) == "".join(text.split()) or any(
        not any(map(str.isalnum, part)) for part in text.split()
    )


@given(st.text(max_size=60), st.lists(st.text(max_size=80), max_size=30))
def test_places_are_in_order_and_bounded(claim: str, texts: list[str]) -> None:
    places = nearest(claim, texts)
    assert places == sorted(set(places))
    assert len(places) <= PIECES or len(texts) <= PIECES
    assert bool(places) == bool(texts)
