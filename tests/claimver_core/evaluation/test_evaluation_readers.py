from __future__ import annotations

import json
from pathlib import Path

import pytest

from claimver_core.errors import UnreadableText, UsageError
from claimver_core.evaluation.items import DataSet
from claimver_core.evaluation.readers import READERS, find_set, read_set
from claimver_core.evidence_text import evidence_texts
from claimver_core.types import Label

A, E, C = Label


def _write(folder: Path, name: str, *rows: object) -> Path:
    path = folder / name
    lines = [row if isinstance(row, str) else json.dumps(row, ensure_ascii=False) for row in rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def _golds(data: DataSet) -> list[Label]:
    return [item.gold for item in data.items]


def test_fever(tmp_path: Path) -> None:
    row = {"id": 7, "claim": "A claim .", "evidence": "Page -LRB- film -RRB- . It is .", "gold_pages": []}
    labels = ("SUPPORTS", "NOT ENOUGH INFO", "REFUTES", "PERHAPS")
    data = read_set(_write(tmp_path, "a.jsonl", *({**row, "label": label} for label in labels)), "fever")
    assert _golds(data) == [A, E, C]
    assert data.items[0].claim == "A claim."
    assert evidence_texts(data.items[0].evidence) == ["Page (film). It is."]  # type: ignore[arg-type]
    assert data.items[0].id == "7"
    assert len(data.faults) == 1
    assert "line 4" in data.faults[0]
    assert "PERHAPS" in data.faults[0]
    assert not data.true_or_false


def test_factkg(tmp_path: Path) -> None:
    rows = [
        {"id": "a", "claim": "c", "triples": [["S", "p", '"1863"']], "label": True},
        {"id": "b", "claim": "c", "triples": [], "label": False},
        {"id": "x", "claim": "c", "triples": [["S", "p"]], "label": True},
        {"id": "x", "claim": "c", "triples": [], "label": "true"},
        {"id": "x", "claim": " ", "triples": [], "label": True},
    ]
    data = read_set(_write(tmp_path, "factkg.jsonl", *rows), "factkg")
    assert _golds(data) == [A, C]
    assert evidence_texts(data.items[0].evidence) == ["S : p : 1863"]  # type: ignore[arg-type]
    assert data.true_or_false
    assert len(data.faults) == 3
    assert "triples[0]" in data.faults[0]


def test_healthver(tmp_path: Path) -> None:
    head = "id,evidence,claim,label,topic_ip,question"
    path = _write(tmp_path, "h.csv", head, '1,"A, b.\nC.",claim,Supports,1,q', "2,x,claim,Maybe,1,q", "3,x")
    data = read_set(path, "healthver")
    assert _golds(data) == [A]
    assert evidence_texts(data.items[0].evidence) == ["A, b. C."]  # type: ignore[arg-type]
    assert len(data.faults) == 2


def test_wice_knows_which_sentences_support(tmp_path: Path) -> None:
    row = {
        "label": "partially_supported",
        "claim": "c",
        "evidence": ["zero", "one", "two"],
        "meta": {"id": "d", "chunk_idx": [4, 6, 9], "oracle_idx": [9, 4, 40]},
    }
    bare = {"label": "supported", "claim": "c", "evidence": ["zero"], "meta": {"id": "d"}}
    data = read_set(_write(tmp_path, "wice.jsonl", row, bare, {**row, "evidence": "x"}), "wice")
    assert _golds(data) == [E, A]
    assert data.items[0].support == (frozenset({"zero", "two"}),)
    assert data.items[1].support == ()
    assert len(data.faults) == 1


def test_conjnli(tmp_path: Path) -> None:
    path = tmp_path / "conjnli_dev.tsv"
    text = 'Premise\tHypothesis\tLabel\nHe said "a\tHe\tentailment\nb\tc\tneutral\nb\tc\td\te\n'
    path.write_text(text, encoding="utf-8-sig")
    data = read_set(path, "conjnli")
    assert _golds(data) == [A, E]
    assert evidence_texts(data.items[0].evidence) == ['He said "a']  # type: ignore[arg-type]
    assert data.items[0].claim == "He"
    assert data.items[1].id == "3"
    assert data.faults == ("line 4 has too many columns",)


def test_our_own_lines(tmp_path: Path) -> None:
    row = {"id": 1, "claim": "c", "triplets": [["S", "p", "o"]], "passages": ["x"], "label": "contradictory"}
    rows = [
        {**row, "evidence": [1], "kind": "k"},
        {**row, "evidence": [[0, 1], [1]]},
        {**row, "label": True},
        {**row, "evidence": [2]},
        {**row, "label": "red"},
        {"claim": "c", "label": "contradictory"},
        "{",
        "[]",
    ]
    data = read_set(_write(tmp_path, "v.jsonl", *rows), "verify")
    assert _golds(data) == [C, C, A]
    assert data.items[0].support == (frozenset({"x"}),)
    assert data.items[0].kind == "k"
    assert data.items[1].support == (frozenset({"S : p : o", "x"}), frozenset({"x"}))
    assert not data.true_or_false
    assert len(data.faults) == 5
    assert data.faults[3].startswith("line 7 is not JSON")


def test_generated(tmp_path: Path) -> None:
    row = {"claim": "c", "evidence": ["S : p : o"], "label": 2, "group": "chain"}
    data = read_set(
        _write(tmp_path, "g.jsonl", row, {**row, "label": 3}, {**row, "label": True}), "generated"
    )
    assert _golds(data) == [C]
    assert data.items[0].kind == "chain"
    assert len(data.faults) == 2


def test_texts_for_the_whole_chain(tmp_path: Path) -> None:
    row = {"id": "n1", "kind": "news", "text": "Ulm is old.", "label": "Attributable"}
    rows = [
        {**row, "triplets": [["Q3012", "P571", "0850"], ["Q3012", "P1", 5]]},
        {**row, "triplets": [], "span": "Ulm"},
        {**row, "triplets": [["Q3012", "P571"]]},
        {**row, "triplets": [], "span": "Paris"},
    ]
    data = read_set(_write(tmp_path, "claims.jsonl", *rows), "claims")
    assert data.items[0].evidence is None
    assert len(data.items[0].support[0]) == 2
    assert data.items[1].span == "Ulm"
    assert len(data.faults) == 2


def test_a_file_without_a_usable_row_says_why(tmp_path: Path) -> None:
    with pytest.raises(UnreadableText, match="line 1 is not JSON"):
        read_set(_write(tmp_path, "a.jsonl", "not json"), "fever")
    with pytest.raises(UnreadableText, match="no row"):
        read_set(_write(tmp_path, "a.jsonl", ""), "fever")
    with pytest.raises(UnreadableText, match="No such file"):
        read_set(tmp_path / "missing.jsonl", "fever")
    latin = tmp_path / "a.csv"
    latin.write_bytes(b"id,claim\n1,\xff\n")
    with pytest.raises(UnreadableText, match="not valid UTF-8"):
        read_set(latin, "healthver")


@pytest.mark.parametrize(
    ("name", "reader"),
    [
        ("fever.jsonl", "fever"),
        ("fever_symmetric_test.jsonl", "fever-symmetric"),
        ("FactKG_test.jsonl", "factkg"),
        ("wice_test.jsonl", "wice"),
        ("healthver-test.csv", "healthver"),
        ("conjnli_dev.tsv", "conjnli"),
        ("claims.jsonl", "claims"),
        ("development_claims.jsonl", "claims"),
        ("generated_rest.jsonl", "generated"),
        ("pairs.jsonl", "verify"),
    ],
)
def test_the_reader_by_the_name_of_the_file(tmp_path: Path, name: str, reader: str) -> None:
    assert find_set(str(tmp_path / name), Path()) == (tmp_path / name, reader)
    assert find_set(str(tmp_path / name), Path(), "verify")[1] == "verify"


def test_a_set_by_name_lies_in_the_data_folder(tmp_path: Path) -> None:
    inside = tmp_path / "verification" / "dev"
    inside.mkdir(parents=True)
    path = _write(inside, "factkg_val.jsonl", "")
    assert find_set("factkg", tmp_path) == (path, "factkg")
    assert find_set("factkg", inside) == (path, "factkg")
    with pytest.raises(UsageError, match="--data"):
        find_set("wice", tmp_path)


def test_a_name_that_tells_nothing() -> None:
    with pytest.raises(UsageError, match="--reader"):
        find_set("rows.jsonl", Path())


def test_every_reader_says_what_it_is_for() -> None:
    assert all(reader.about and reader.names for reader in READERS.values())
