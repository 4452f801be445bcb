"""The real spacy-entity-linker runs on the views of a pack."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def controller(small_pack: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    from spacy_entity_linker import DatabaseConnection

    made = DatabaseConnection.WikidataQueryController.__new__(DatabaseConnection.WikidataQueryController)
    made.conn = sqlite3.connect(f"{small_pack.as_uri()}?mode=ro", uri=True)
    made.cache = {"entity": {}, "chain": {}, "name": {}}
    monkeypatch.setattr(DatabaseConnection, "wikidata_instance", made)
    yield made
    made.conn.close()


def test_links_a_sentence(controller: object) -> None:
    from spacy.tokens import Doc
    from spacy.vocab import Vocab
    from spacy_entity_linker.EntityLinker import EntityLinker

    words = ["Albert", "Einstein", "was", "born", "in", "Ulm"]
    doc = Doc(
        Vocab(),
        words=words,
        pos=["PROPN", "PROPN", "AUX", "VERB", "ADP", "PROPN"],
        tags=["NNP", "NNP", "VBD", "VBN", "IN", "NNP"],
        heads=[1, 3, 3, 3, 5, 3],
        deps=["compound", "nsubjpass", "auxpass", "ROOT", "prep", "pobj"],
        lemmas=words,
    )
    doc = EntityLinker(None, "entityLinker")(doc)
    linked = {entity.get_label(): entity.get_id() for entity in doc._.linkedEntities}
    assert linked["Albert Einstein"] == 937
    assert linked["Ulm"] == 3012


def test_answers_every_query_of_the_package(controller) -> None:
    rows = controller.get_entities_from_alias("City of Light")
    assert [row[:3] for row in rows] == [(90, "Paris", "capital of France")]
    assert rows[0][5] == "City of Light"
    assert [row[0] for row in controller.get_entities_from_alias("La Tour EIFFEL")] == [243]
    assert [row[0] for row in controller.get_entities_from_alias("Ulm, Germany")] == [3012]
    assert controller.get_entity(90)[1] == "Paris"
    assert controller.get_entity_name(937) == "Albert Einstein"
    assert 90 in controller.get_instances_of(515)
    assert 90 in [row[0] for row in controller.get_children(515)]
    assert [row[0] for row in controller.get_parents(90)] == [515]
    assert controller.get_categories(90) == [515, 486972]


def test_look_up_by_alias_uses_an_index(controller) -> None:
    plan = controller.conn.execute(
        "EXPLAIN QUERY PLAN SELECT j.item_id, a.en_alias FROM aliases AS a LEFT JOIN joined AS j"
        " ON a.item_id = j.item_id WHERE a.en_alias_lowercase = ? AND j.item_id NOT NULL",
        ["paris"],
    ).fetchall()
    assert not [row[3] for row in plan if row[3].startswith("SCAN") and "json" not in row[3]]
