from __future__ import annotations

import hashlib
import json
import shutil
from importlib import metadata
from pathlib import Path

import pytest

from claimver_core import doctor, locations
from claimver_core.cli import main
from claimver_core.doctor import CHECKSUMS, Finding, State, examine
from claimver_core.knowledge.pack import identity, read_manifest
from claimver_core.knowledge.schema import LAYOUT


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A resources folder with one file, and the real knowledge's description. Qt is not tried."""
    monkeypatch.setattr(doctor, "_WINDOW_CHECK", "")
    folder = tmp_path / "resources"
    (folder / "models").mkdir(parents=True)
    (folder / "models" / "labels.json").write_text("{}")
    (folder / "knowledge").mkdir()
    shutil.copy(locations.resource("knowledge", "manifest.json"), folder / "knowledge")
    digest = hashlib.sha256(b"{}").hexdigest()
    (folder / CHECKSUMS).write_text(f"{digest}  models/labels.json\n")
    monkeypatch.setattr(locations, "resources", lambda: folder)
    return folder


def _state(findings: list[Finding], name: str) -> State:
    return next(finding.state for finding in findings if finding.name == name)


def test_a_whole_installation(resources: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    findings = examine(tmp_path / "data")
    assert not [finding for finding in findings if finding.state.is_fault]
    assert _state(findings, "models/labels.json") is State.OK
    assert _state(findings, "knowledge") is State.NOTE
    assert main(["--data-dir", str(tmp_path / "data"), "doctor"]) == 0
    out = capsys.readouterr().out
    assert "Everything that is needed is there." in out
    assert "\x1b" not in out


def test_a_damaged_file(resources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (resources / "models" / "labels.json").write_text("{ }")
    assert main(["doctor", "--json"]) == 3
    value = json.loads(capsys.readouterr().out)
    assert value["healthy"] is False
    damaged = [finding for finding in value["findings"] if finding["state"] == "damaged"]
    assert [finding["name"] for finding in damaged] == ["models/labels.json"]
    assert "install ClaimVer again" in damaged[0]["detail"]


def test_a_missing_file(resources: Path) -> None:
    (resources / "models" / "labels.json").unlink()
    assert _state(examine(), "models/labels.json") is State.MISSING
    (resources / CHECKSUMS).unlink()
    assert _state(examine(), CHECKSUMS) is State.MISSING


def test_a_truncated_model(resources: Path) -> None:
    (resources / "models" / "cut.gguf").write_bytes(b"GGUF\3\0\0\0")
    digest = hashlib.sha256(b"GGUF\3\0\0\0").hexdigest()
    (resources / CHECKSUMS).write_text(f"{digest}  models/cut.gguf\n")
    assert _state(examine(), "models/cut.gguf") is State.DAMAGED


def test_a_data_folder_that_cannot_be_written(resources: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    findings = examine(tmp_path / "file" / "data")
    assert [finding.state for finding in findings if finding.area == "Data folder"] == [State.DAMAGED]


def test_a_damaged_unpacked_knowledge(resources: Path, tmp_path: Path) -> None:
    known_as = identity(read_manifest(resources / "knowledge"))[:16]
    unpacked = tmp_path / "data" / "knowledge" / f"knowledge-{known_as}-{LAYOUT}.sqlite"
    unpacked.parent.mkdir(parents=True)
    unpacked.write_bytes(b"SQLite format 3\0" + b"\0" * 100)
    assert _state(examine(tmp_path / "data"), "knowledge") is State.DAMAGED


def test_a_missing_library(resources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    version = metadata.version

    def without_spacy(name: str) -> str:
        if name in ("spacy", "torch"):
            raise metadata.PackageNotFoundError(name)
        return version(name)

    monkeypatch.setattr(metadata, "version", without_spacy)
    findings = examine()
    assert _state(findings, "spacy") is State.MISSING
    assert _state(findings, "torch") is State.NOTE


def test_qt_that_does_not_load_is_told_with_its_reason(
    resources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "_WINDOW_CHECK", "raise ImportError('libEGL.so.1: cannot open')")
    finding = next(finding for finding in examine() if finding.name == "window")
    assert finding.state is State.NOTE
    assert "libEGL.so.1: cannot open" in finding.detail


def test_the_shipped_installation_is_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0, capsys.readouterr().out


def test_language_models(resources: Path, tiny_llama: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    common = ["--data-dir", str(data)]
    assert _state(examine(data), "models") is State.NOTE
    kept = tmp_path / "kept.gguf"
    shutil.copy(tiny_llama, kept)
    assert main([*common, "models", "import", str(kept), "--in-place"]) == 0
    assert main([*common, "models", "use", "kept"]) == 0
    assert _state(examine(data), "kept") is State.OK
    kept.write_bytes(b"x" * kept.stat().st_size)
    assert _state(examine(data), "kept") is State.DAMAGED, "as long as it was, and no model"
    kept.unlink()
    assert _state(examine(data), "kept") is State.DAMAGED
    assert main([*common, "models", "use", "none"]) == 0
    assert _state(examine(data), "kept") is State.NOTE, "nothing needs it"
