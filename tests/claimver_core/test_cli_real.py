"""The command on the shipped knowledge and models: bad input, and damaged installations."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from claimver_core import locations
from claimver_core.checker import FactChecker
from claimver_core.cli import main

Run = Callable[..., tuple[int, str, str]]


class _Kept:
    """The shared checker, which a command must not close for the tests after it."""

    def __init__(self, checker: FactChecker) -> None:
        self._checker = checker

    def __getattr__(self, name: str) -> object:
        return getattr(self._checker, name)

    def close(self) -> None: ...


@pytest.fixture
def run(checker: FactChecker, capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: object) -> tuple[int, str, str]:
        status = main([str(argument) for argument in arguments], lambda _: _Kept(checker))  # type: ignore[arg-type, return-value]
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return run


@pytest.mark.parametrize(
    ("data", "note"),
    [
        (b"", "has no text in it"),
        ("🎉🎉🎉 👩‍👩‍👧 🏳️‍🌈 😂".encode(), ""),
        (b"\x1b[31m\x07Albert Einstein\x08 was\x00".replace(b"\0", b"") + b" born in Ulm.", ""),
        ("\u202eאלברט איינשטיין נולד באולם.\u202c".encode(), ""),
        (b"<!doctype html><p>Albert Einstein was <b>born</b> in Ulm.</p><script>x()</script>", "is HTML"),
        (b"<p>" * 2000 + b"Albert Einstein was born in Ulm.", ""),
    ],
    ids=["empty", "emoji", "control", "right-to-left", "html", "tags"],
)
def test_bad_input_gives_a_report(run: Run, tmp_path: Path, data: bytes, note: str) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(data)
    status, out, err = run("check", path, "--format", "json")
    report = json.loads(out)
    assert status == 0
    assert note in err
    assert all(claim["label"] for claim in report["claims"])
    if not data:
        assert report["kas"] is None
        assert report["claims"] == []


def test_invalid_utf8_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"Albert Einstein was born in Z\xfcrich.")
    status, out, err = run("check", path, "--format", "json")
    assert status == 1
    assert "byte 29 (line 1) is 0xfc" in json.loads(out)["error"]
    assert "byte 29" in err


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Installs the shipped resources elsewhere, with one file cut in half."""
    folder = tmp_path / "resources"

    def cut(name: str) -> None:
        shutil.copytree(locations.resources(), folder)
        data = (folder / name).read_bytes()
        (folder / name).write_bytes(data[: len(data) // 2])
        monkeypatch.setattr(locations, "resources", lambda: folder)

    return cut


@pytest.mark.parametrize(
    "name",
    ["knowledge/knowledge.sqlite.xz", "models/verifier.gguf", "models/ranker.gguf", "models/verifier.json"],
)
def test_a_truncated_resource_is_named(
    damaged: Callable[[str], None],
    name: str,
    shared_data_dir: Path,
    checker: FactChecker,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    damaged(name)
    text = tmp_path / "a.txt"
    text.write_text("Albert Einstein was born in Ulm.")
    data = tmp_path / "data" if name.startswith("knowledge") else shared_data_dir
    assert main(["--data-dir", str(data), "check", str(text)]) == 3
    shown = capsys.readouterr()
    assert shown.out == ""
    assert Path(name).name in shown.err
    assert "nstall ClaimVer again" in shown.err


def test_a_data_folder_that_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "a.txt"
    text.write_text("Albert Einstein was born in Ulm.")
    assert main(["--data-dir", str(text / "data"), "check", str(text)]) == 3
    assert "--data-dir" in capsys.readouterr().err
