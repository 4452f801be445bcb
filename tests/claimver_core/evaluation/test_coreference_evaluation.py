"""GAP: its reader, its figures, and a run of all systems over a small set."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from claimver_core.cli import main
from claimver_core.errors import UnreadableText, UsageError
from claimver_core.evaluation.coreference import (
    Performance,
    drawn,
    evaluate_coreference,
    judged,
    systems,
)
from claimver_core.evaluation.coreference_output import coreference_json, render_coreference
from claimver_core.evaluation.coreference_sets import GapSet, find_gap_sets, read_gap_set

HEAD = "ID\tText\tPronoun\tPronoun-offset\tA\tA-offset\tA-coref\tB\tB-offset\tB-coref\tURL"
TEXT = "Marie Curie met Pierre Brown. She was a physicist."
ROW = f"x-1\t{TEXT}\tShe\t30\tMarie Curie\t0\tTRUE\tPierre Brown\t16\tFALSE\thttp://x"


@pytest.fixture
def gap(tmp_path: Path) -> Path:
    folder = tmp_path / "coreference"
    folder.mkdir()
    path = folder / "gap-small.tsv"
    broken = ROW.replace("\t30\t", "\t31\t")
    path.write_text("\n".join([HEAD, ROW, broken, "x-3\tshort", ROW.replace("TRUE", "PERHAPS")]), "utf-8")
    return path


def test_reads_gap_and_tells_of_rows_it_cannot_use(gap: Path) -> None:
    assert find_gap_sets(gap.parent.parent) == find_gap_sets(gap.parent) == [gap]
    data = read_gap_set(gap)
    [text] = data.texts
    assert [span.of(TEXT) for span in (text.pronoun, text.a, text.b)] == [
        "She",
        "Marie Curie",
        "Pierre Brown",
    ]
    assert (text.is_a, text.is_b, text.feminine) == (True, False, True)
    assert [fault.split(":")[0] for fault in data.faults] == ["line 3", "line 4", "line 5"]
    assert "“She” does not stand at 31" in data.faults[0]


def test_a_folder_or_a_file_without_rows_is_reported(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--data"):
        find_gap_sets(tmp_path)
    path = tmp_path / "gap-x.tsv"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UnreadableText, match="cannot be read"):
        read_gap_set(path)
    path.write_text(HEAD)
    with pytest.raises(UnreadableText, match="it is empty"):
        read_gap_set(path)


def test_f1_and_bias_are_those_of_the_paper(gap: Path) -> None:
    [text] = read_gap_set(gap).texts
    made = Performance()
    for choice in ((True, False), (False, True), (False, False)):
        made.feminine += judged(text, choice)
        made.masculine += judged(text, (True, False))
    assert (made.feminine.right, made.feminine.wrong, made.feminine.missed) == (1, 1, 2)
    assert made.feminine.precision == 0.5
    assert made.feminine.recall == pytest.approx(1 / 3)
    assert made.feminine.f1 == pytest.approx(0.4)
    assert made.bias == pytest.approx(0.4)
    assert made.overall.right == 4
    assert Performance().overall.f1 is None


def test_all_systems_run_over_the_same_texts(gap: Path, store, pipeline) -> None:
    from claimver_core.linking.linker import EntityLinker

    data = read_gap_set(gap)
    linker = EntityLinker(store)
    made = evaluate_coreference([data], systems(store), pipeline, linker)
    results = made.results["gap-small"]
    assert list(results) == [
        "nearest name", "subject preference", "parallelism", "ours, no knowledge", "ours",
    ]  # fmt: skip
    right = {name: performance.overall.right for name, performance in results.items()}
    assert right == {
        "nearest name": 0, "subject preference": 1, "parallelism": 1, "ours, no knowledge": 1, "ours": 1,
    }  # fmt: skip
    assert "gap-small      1  nearest name" in render_coreference(made)
    assert json.loads(coreference_json(made))["sets"]["gap-small"]["systems"]["ours"]["overall"]["f1"] == 1.0


def test_texts_are_drawn_by_the_seed(gap: Path) -> None:
    text = read_gap_set(gap).texts[0]
    data = GapSet("x", (text,) * 30)
    assert [len(one.texts) for one in drawn([data], 7, 1)] == [7]
    assert [len(one.texts) for one in drawn([data], None)] == [30]


def test_the_command_says_what_it_needs(tmp_path: Path, scripted, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "coreference", "--data", str(tmp_path)], lambda _: scripted) == 2
    assert "has no sets for coreference" in capsys.readouterr().err
