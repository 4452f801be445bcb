from __future__ import annotations

import importlib.util
import io
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import jsonschema
import pytest

from claimver_core.checker import FactChecker
from claimver_core.cli import main
from claimver_core.errors import Cancelled
from claimver_core.evaluation.items import NO_CLAIM
from claimver_core.evaluation.run import text_verdict
from claimver_core.locations import resource
from claimver_core.types import Evidence, Label, Verdict
from tests.claimver_core.conftest import ScriptedChecker, claim_of, verdict

Run = Callable[..., tuple[int, str, str]]
A, E, C = Label


class _Judge(ScriptedChecker):
    """Finds the label that stands in the claim, and is the surer the longer the claim is."""

    def verify(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[Verdict]:
        if cancelled and cancelled():
            raise Cancelled
        self.calls += 1
        verdicts = []
        for claim, _ in items:
            label = next((label for label in Label if label.value in claim), None)
            confidence = min(0.99, 0.5 + len(claim) / 500)
            verdicts.append(
                Verdict(None, unchecked="The model stopped.") if label is None else verdict(label, confidence)
            )
        return verdicts


@pytest.fixture
def judge() -> _Judge:
    return _Judge()


@pytest.fixture
def run(judge: _Judge, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
        try:
            status = main(["evaluate", *map(str, arguments)], lambda _: judge)  # type: ignore[arg-type, return-value]
        except SystemExit as end:
            status = int(end.code or 0)
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return run


def _row(found: str, gold: str, **more: object) -> dict[str, object]:
    return {"claim": f"This is {found}.", "passages": ["It is.", "It is not."], "label": gold, **more}


ROWS = [
    *[_row("attributable", "attributable", evidence=[0], kind="news")] * 3,
    _row("attributable", "contradictory", evidence=[1], kind="news"),
    *[_row("contradictory", "contradictory", evidence=[0], kind="post")] * 2,
    _row("contradictory <script>alert(1)</script>", "extrapolatory", kind="post"),
    _row("extrapolatory", "extrapolatory", kind="post"),
]


@pytest.fixture
def pairs(tmp_path: Path) -> Path:
    path = tmp_path / "pairs.jsonl"
    path.write_text("\n".join(map(json.dumps, ROWS)) + "\n", encoding="utf-8")
    return path


def _schema() -> dict[str, object]:
    return json.loads(resource("schemas", "claimver-evaluation-1.json").read_text(encoding="utf-8"))


def test_json(run: Run, pairs: Path) -> None:
    status, out, err = run(pairs)
    value = json.loads(out)
    jsonschema.validate(value, _schema())
    made = value["sets"][0]
    assert (status, err) == (0, "")
    assert value["models"]
    assert (made["rows"], made["reader"], made["closed_world"]) == (8, "verify", False)
    assert made["figures"]["accuracy"]["value"] == pytest.approx(6 / 8)
    assert made["figures"]["false_red"]["value"] == pytest.approx(1 / 3, abs=1e-4)
    assert made["figures"]["false_green"]["value"] == pytest.approx(1 / 4)
    assert made["figures"]["fever_score"]["value"] == pytest.approx(6 / 8)
    assert made["figures"]["accuracy"]["low"] < 0.75 < made["figures"]["accuracy"]["high"]
    assert made["confusion"]["rows"] == [[3, 0, 0, 0], [0, 1, 1, 0], [1, 0, 2, 0]]
    assert made["baselines"]["three_labels"]["majority"] == pytest.approx(3 / 8)
    assert [error["gold"] for error in made["errors"]] == ["extrapolatory", "contradictory"]
    assert {kind["name"]: kind["rows"] for kind in made["kinds"]} == {"news": 4, "post": 4}
    assert made["decided_by"] == [{"name": "model", "rows": 8, "accuracy": 0.75}]
    assert made["cost"]["pairs"] == 16


def test_the_same_seed_gives_the_same_figures(run: Run, pairs: Path) -> None:
    first, again = (json.loads(run(pairs, "--rows", 5, "--seed", 3)[1])["sets"][0] for _ in range(2))
    assert first["rows"] == 5
    assert first["rows_in_file"] == 8
    for made in (first, again):
        made.pop("cost")
    assert first == again


def test_the_closed_world(run: Run, pairs: Path) -> None:
    made = json.loads(run(pairs, "--closed-world")[1])["sets"][0]
    assert made["closed_world"]
    assert made["headline"] == "true_or_not_accuracy"
    assert made["figures"]["true_or_not_accuracy"]["value"] == pytest.approx(7 / 8)
    assert made["figures"]["false_red"]["value"] == 0
    assert len(made["errors"]) == 1


def test_labels_true_and_false_close_the_world(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "factkg_x.jsonl"
    rows = [
        {"claim": "This is extrapolatory.", "triples": [["S", "p", "o"]], "label": False},
        {"claim": "This is attributable.", "triples": [["S", "p", "o"]], "label": True},
    ]
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    made = json.loads(run(path)[1])["sets"][0]
    assert made["closed_world"]
    assert made["figures"]["true_or_not_accuracy"]["value"] == 1
    assert made["figures"]["accuracy"]["value"] == 0.5


def test_text(run: Run, pairs: Path) -> None:
    status, out, _ = run(pairs, pairs, "--format", "text")
    assert status == 0
    assert out.count("pairs (read as verify): 8 rows\n") == 2
    assert "accuracy, three labels" in out
    assert "majority 0.375" in out
    assert "gold \\ found" in out
    assert "\x1b" not in out
    last = out.rstrip().splitlines()[-1]
    assert last.split()[:3] == ["pairs", "8", "0.750"]


def test_html_is_self_contained_and_escaped(run: Run, pairs: Path, tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    status, out, _ = run(pairs, "--output", target)
    page = target.read_text(encoding="utf-8")
    assert (status, out) == (0, "")
    assert page.startswith("<!doctype html>")
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert page.count("<svg") == 4
    assert "prefers-color-scheme: dark" in page
    assert "http://" not in page
    assert "https://" not in page


def test_what_cannot_be_read_is_told_and_the_rest_measured(run: Run, pairs: Path, tmp_path: Path) -> None:
    broken = tmp_path / "verify.jsonl"
    broken.write_text("{\n" * 5 + json.dumps(ROWS[0]) + "\n", encoding="utf-8")
    missing = tmp_path / "fever.jsonl"
    status, out, err = run(missing, broken, pairs)
    value = json.loads(out)
    jsonschema.validate(value, _schema())
    assert status == 1
    assert "No such file" in value["sets"][0]["error"]
    assert "No such file" in err
    assert "line 1 is not JSON" in err
    assert "2 more lines cannot be used" in err
    assert len(value["sets"][1]["unreadable"]) == 5
    assert value["sets"][2]["rows"] == 8


def test_a_claim_without_a_verdict_is_wrong_and_told_by_the_status(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "pairs.jsonl"
    path.write_text("\n".join(map(json.dumps, [ROWS[0], _row("nothing", "attributable")])), encoding="utf-8")
    status, out, _ = run(path)
    made = json.loads(out)["sets"][0]
    assert status == 1
    assert made["unjudged"] == {"The model stopped.": 1}
    assert made["figures"]["accuracy"]["value"] == 0.5


@pytest.mark.parametrize(
    "arguments",
    [
        ["rows.jsonl"],
        ["wice"],
        ["pairs.jsonl", "--reader", "none"],
        ["pairs.jsonl", "--rows", "0"],
        ["pairs.jsonl", "--rows", "x"],
        [],
    ],
)
def test_wrong_use(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err


def test_a_missing_library_is_named(run: Run, pairs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "rouge_score" else find(name)
    )
    status, out, err = run(pairs)
    assert (status, out) == (3, "")
    assert "rouge-score" in err
    assert "“evaluate”" in err or '"evaluate"' in err


def test_an_interrupt_ends_it(run: Run, pairs: Path, judge: _Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> list[Verdict]:
        raise Cancelled

    monkeypatch.setattr(judge, "verify", stop)
    status, out, err = run(pairs)
    assert (status, out) == (130, "")
    assert "interrupted" in err


def test_texts_go_through_the_whole_chain(run: Run, judge: _Judge, tmp_path: Path) -> None:
    path = tmp_path / "claims.jsonl"
    texts = [
        ("It is in Ulm.", "attributable", "news"),
        ("It is in Ulm. It was in 1890.", "contradictory", "news"),
        ("It is in Ulm. It can sail.", "extrapolatory", "post"),
        ("Nothing at all.", "attributable", "post"),
        ("A crash.", "attributable", "post"),
    ]
    rows = [
        {"id": str(i), "kind": kind, "text": text, "label": label, "triplets": []}
        for i, (text, label, kind) in enumerate(texts)
    ]
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    status, out, _ = run(path)
    value = json.loads(out)
    jsonschema.validate(value, _schema())
    made = value["sets"][0]
    assert status == 1
    assert made["figures"]["accuracy"]["value"] == pytest.approx(3 / 5)
    assert made["figures"]["span_matched"]["value"] == pytest.approx(1 / 5)
    assert made["unjudged"] == {NO_CLAIM: 1, "A fault of the program: RuntimeError: a fault": 1}
    assert {kind["name"]: kind["figures"]["accuracy"]["value"] for kind in made["kinds"]} == {
        "news": 1.0,
        "post": pytest.approx(1 / 3, abs=1e-4),
    }


def test_the_verdict_on_a_text_is_the_worst_of_its_claims() -> None:
    def of(*verdicts: Verdict) -> Verdict:
        return text_verdict([claim_of("Ulm", "Ulm", i, verdict=v) for i, v in enumerate(verdicts, 1)])

    unchecked = Verdict(None, unchecked="The model stopped.")
    assert of().unchecked == NO_CLAIM
    assert of(verdict(A, 0.9), verdict(A, 0.7)).confidence == 0.7
    assert of(verdict(A), verdict(E, 0.6), verdict(E, 0.8)).confidence == 0.8
    assert of(verdict(A), verdict(C, 0.6), verdict(E)).label is C
    assert of(verdict(A), unchecked) == unchecked
    assert of(verdict(C), unchecked).label is C


def test_on_the_shipped_models(
    checker: FactChecker, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class Kept:
        def __getattr__(self, name: str) -> object:
            return getattr(checker, name)

        def close(self) -> None: ...

    pairs, claims = tmp_path / "pairs.jsonl", tmp_path / "claims.jsonl"
    born = [["Ada Lovelace", "place of birth", "London"]]
    pairs.write_text(
        json.dumps(
            {
                "claim": "Ada Lovelace was born in London.",
                "triplets": born,
                "label": "attributable",
                "evidence": [0],
            }
        ),
        encoding="utf-8",
    )
    text = {"id": "1", "kind": "news", "text": "Albert Einstein was born in Ulm.", "label": "attributable"}
    claims.write_text(json.dumps({**text, "triplets": [["Q937", "P19", "Q3012"]]}), encoding="utf-8")
    status = main(["evaluate", str(pairs), str(claims), "--format", "json"], lambda _: Kept())  # type: ignore[arg-type, return-value]
    value = json.loads(capsys.readouterr().out)
    jsonschema.validate(value, _schema())
    assert status == 0
    given, chain = value["sets"]
    assert given["figures"]["accuracy"]["value"] == 1
    assert given["figures"]["fever_score"]["value"] == 1
    assert chain["figures"]["accuracy"]["value"] == 1
    assert chain["figures"]["span_matched"]["value"] == 1
    assert chain["cost"]["pairs"] >= 1
