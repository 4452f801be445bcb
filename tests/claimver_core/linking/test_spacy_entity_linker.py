"""The real spacy-entity-linker package over a small pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimver_core.errors import ResourceError
from claimver_core.linking.linker import EntityLinker
from claimver_core.linking.spacy_entity_linker import SpacyEntityLinker
from claimver_core.types import Span


@pytest.fixture
def package(small_store, monkeypatch: pytest.MonkeyPatch) -> SpacyEntityLinker:
    from spacy_entity_linker import DatabaseConnection

    def no_download() -> None:
        raise AssertionError("a download was started")

    monkeypatch.setattr(DatabaseConnection, "wikidata_instance", None)
    monkeypatch.setattr(DatabaseConnection, "download_knowledge_base", no_download)
    return SpacyEntityLinker(small_store)


@pytest.fixture
def doc():
    """ "He lives in the City of Light , near Harvard": parsed in the treebank's scheme."""
    import spacy
    from spacy.tokens import Doc

    words = ["He", "lives", "in", "City", "of", "Light", "near", "Harvard", "University"]
    return Doc(
        spacy.blank("en").vocab,
        words=words,
        pos=["PRON", "VERB", "ADP", "PROPN", "ADP", "PROPN", "ADP", "PROPN", "PROPN"],
        tags=["PRP", "VBZ", "IN", "NNP", "IN", "NNP", "IN", "NNP", "NNP"],
        lemmas=words,
        heads=[1, 1, 3, 1, 5, 3, 8, 8, 1],
        deps=["nsubj", "ROOT", "case", "obl", "case", "nmod", "case", "compound", "obl"],
    )


def test_proposes_entities_for_spans(package: SpacyEntityLinker, doc) -> None:
    found = {span.of(doc.text): [entity.id for entity in entities] for span, entities in package(doc)}
    assert found["City of Light"] == ["Q90"]
    assert found["Harvard University"] == ["Q13371"]


def test_links_by_itself(package: SpacyEntityLinker, doc) -> None:
    found = {span.of(doc.text): entity.id for span, entity in package.link(doc)}
    assert found["City of Light"] == "Q90"
    assert found["Harvard University"] == "Q13371"


def test_the_linker_takes_its_candidates(small_store, doc) -> None:
    little_known = small_store.entity("Q812")

    def generator(_: object):
        start = doc.text.index("Harvard")
        yield Span(start, start + len("Harvard University")), [little_known]

    mentions = EntityLinker(small_store, generators=[generator]).link(doc)
    found = {m.text: [candidate.entity.id for candidate in m.candidates] for m in mentions}
    assert found["Harvard University"] == ["Q13371", "Q812"]


def test_the_linker_runs_with_the_package(package: SpacyEntityLinker, small_store, doc) -> None:
    mentions = EntityLinker(small_store, generators=[package]).link(doc, names_only=True)
    assert {m.text: m.entity.id for m in mentions} == {"City of Light": "Q90", "Harvard University": "Q13371"}


def test_a_damaged_pack_is_reported(small_store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    damaged = tmp_path / "knowledge.sqlite"
    damaged.write_bytes(small_store.path.read_bytes()[:100] + b"\xff" * 5000)
    monkeypatch.setattr(small_store, "path", damaged)
    with pytest.raises(ResourceError):
        SpacyEntityLinker(small_store)
