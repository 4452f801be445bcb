from __future__ import annotations

import json
from pathlib import Path

import pytest

from claimver_core.cli import main
from claimver_core.evaluation.recall import Recall, RecalledFact
from claimver_core.types import Usage


def _recall(*pairs: tuple[bool | None, bool | None]) -> Recall:
    facts = tuple(
        RecalledFact(str(place), None if found is None else "x", found, truth=truth)
        for place, (found, truth) in enumerate(pairs)
    )
    return Recall(facts, (), Usage())


def test_the_figures_by_hand() -> None:
    found = _recall((True, True), (True, False), (False, False), (False, False), (False, True), (None, True))
    assert found.recall == pytest.approx(2 / 5)
    assert found.unparseable_rate == pytest.approx(1 / 6)
    assert found.error_rate == pytest.approx(2 / 5)
    assert found.f1_micro == pytest.approx(2 * 2 / (2 * 2 + 2)), "of finding what is not borne out"


def test_nothing_to_count() -> None:
    assert _recall().recall is None
    assert _recall().unparseable_rate is None
    assert _recall((True, None)).error_rate is None
    assert _recall((True, True), (False, True)).f1_micro is None, "the paper's case of a true answer"
    assert _recall((True, False)).f1_micro == 0


@pytest.fixture
def texts(tmp_path: Path) -> tuple[Path, Path, Path]:
    reference, candidate, facts = (
        tmp_path / name for name in ("reference.txt", "candidate.txt", "facts.jsonl")
    )
    reference.write_text("Ulm lies on the Danube. It has a minster.", encoding="utf-8")
    candidate.write_text("Ulm is a city with a minster.", encoding="utf-8")
    facts.write_text(
        '{"fact": "Ulm has a minster.", "true": true}\n{"fact": "Ulm is a port.", "true": false}\n'
    )
    return reference, candidate, facts


def test_the_command(
    tiny_llama: Path, texts: tuple[Path, Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    reference, candidate, facts = map(str, texts)
    common = ["recall", "--candidate", candidate, "--model", str(tiny_llama), "--threads", "1"]
    assert main([*common, "--facts", facts]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert [fact["fact"] for fact in answer["facts"]] == ["Ulm has a minster.", "Ulm is a port."]
    assert answer["usage"]["calls"] == 1
    assert answer["unparseable_rate"] == 0
    assert 0 <= answer["error_rate"] <= 1
    assert [prompt["name"] for prompt in answer["prompts"]] == ["faaf"]
    assert all(fact["cited"] in texts[1].read_text() for fact in answer["facts"])
    status = main([*common, "--reference", reference])
    answer = json.loads(capsys.readouterr().out)
    assert status == (0 if answer["facts"] and answer["unparseable_rate"] == 0 else 1)
    assert answer["usage"]["calls"] >= 1


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (b"", "no facts"),
        (b"{", "not JSON"),
        (b'{"fact": 3}', "not a text"),
        (b'{"fact": "a", "true": 1}', "neither true nor false"),
        (b"\xff", "not valid UTF-8"),
    ],
)
def test_bad_facts(
    texts: tuple[Path, Path, Path], capsys: pytest.CaptureFixture[str], lines: bytes, reason: str
) -> None:
    texts[2].write_bytes(lines)
    assert main(["recall", "--candidate", str(texts[1]), "--facts", str(texts[2]), "--model", "x.gguf"]) == 1
    assert reason in capsys.readouterr().err


def test_one_of_reference_and_facts_is_needed(
    texts: tuple[Path, Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["recall", "--candidate", str(texts[1])]) == 2
    assert "--reference" in capsys.readouterr().err
