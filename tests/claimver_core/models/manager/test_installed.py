"""Importing, choosing and removing models."""

from __future__ import annotations

import shutil
from collections import namedtuple
from pathlib import Path

import pytest

from claimver_core.errors import Cancelled, ResourceError, StorageError, UsageError
from claimver_core.models.machine import Machine
from claimver_core.models.manager import import_file as importing
from claimver_core.models.manager import installed, model_file
from claimver_core.models.manager.import_file import import_file
from claimver_core.models.manager.installed import InstalledModels, short_name
from claimver_core.models.manager.model_file import UnfitModel
from claimver_core.types import Progress
from tests.tiny_llama import write_tiny_llama

Usage = namedtuple("Usage", "total used free")


@pytest.fixture(autouse=True)
def _quick_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    """llama.cpp's own trial of a file has its tests in test_model_file."""
    monkeypatch.setattr(model_file, "_try", lambda *_: None)


@pytest.fixture
def file(tiny_llama_path: Path, tmp_path: Path) -> Path:
    """A file of the user's own, in another folder."""
    (tmp_path / "My Models").mkdir()
    return Path(shutil.copy(tiny_llama_path, tmp_path / "My Models" / "Tiny Llama_Q8 ü.gguf"))


def test_a_copy_is_the_programs_own(file: Path, models: InstalledModels) -> None:
    told: list[Progress] = []
    added = import_file(file, models, copy=True, progress=told.append)
    assert (added.name, added.title, added.licence, added.own) == (
        "tiny-llama-q8",
        "Tiny",
        "apache-2.0",
        True,
    )
    assert added.path == models.folder / "tiny-llama-q8.gguf"
    assert added.path.read_bytes() == file.read_bytes()
    assert told[-1] == Progress("Copying", added.size, added.size)
    file.unlink()
    assert models.use(added.name) == added
    assert models.in_use() == models.require() == added
    models.remove(added.name)
    assert (models.all(), models.in_use(), added.path.exists()) == ([], None, False)


def test_a_file_in_place_stays_where_it_is(file: Path, models: InstalledModels) -> None:
    added = import_file(file, models, copy=False, name="Mine!")
    assert (added.name, added.path, added.own) == ("mine", file, False)
    models.use("mine")
    models.remove("mine")
    assert file.exists()
    assert models.in_use() is None


def test_the_same_model_or_name_is_not_added_twice(
    file: Path, models: InstalledModels, tmp_path: Path
) -> None:
    import_file(file, models, copy=True)
    with pytest.raises(UsageError, match="--name"):
        import_file(file, models, copy=True)
    with pytest.raises(UsageError, match="already, as tiny-llama-q8"):
        import_file(file, models, copy=True, name="other")
    import_file(write_tiny_llama(tmp_path / "b.gguf", seed=9), models, copy=False, name="other")
    assert [model.name for model in models.all()] == ["other", "tiny-llama-q8"]


def test_a_file_that_is_gone_or_changed_is_not_used(file: Path, models: InstalledModels) -> None:
    added = import_file(file, models, copy=False)
    models.use(added.name)
    file.write_bytes(b"short")
    assert "changed" in models.get(added.name).problem
    file.unlink()
    for attempt in (lambda: models.use(added.name), models.require):
        with pytest.raises(UnfitModel, match="not there any more"):
            attempt()


def test_no_model_in_use_is_told_with_what_to_do(models: InstalledModels) -> None:
    assert models.in_use() is None
    with pytest.raises(ResourceError, match="claimver models list"):
        models.require()
    with pytest.raises(UsageError, match="none yet"):
        models.use("nonesuch")


def test_a_model_too_big_is_neither_imported_nor_used(
    file: Path, models: InstalledModels, monkeypatch: pytest.MonkeyPatch
) -> None:
    added = import_file(file, models, copy=False)
    tiny = Machine(100_000_000, 100_000_000)
    for module in (installed, importing):
        monkeypatch.setattr(module, "this_machine", lambda: tiny)
    with pytest.raises(UnfitModel, match="Too big"):
        models.use(added.name)
    models.remove(added.name)
    with pytest.raises(UnfitModel, match="Too big"):
        import_file(file, models, copy=True)
    assert models.all() == []


def test_an_import_that_fails_leaves_nothing(
    file: Path, models: InstalledModels, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Cancelled):
        import_file(file, models, copy=True, cancelled=lambda: True)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**12, 10**12, 10**6))
    with pytest.raises(StorageError, match="too full"):
        import_file(file, models, copy=True)
    assert list(models.folder.iterdir()) == []
    assert import_file(file, models, copy=False).path == file  # needs no space


def test_damaged_records_are_passed_over(file: Path, models: InstalledModels) -> None:
    added = import_file(file, models, copy=True)
    for name, content in (("a", b"{"), ("b", b"[]"), ("c", b'{"own": true}'), ("d", b"\xff\xfe\x00")):
        (models.folder / f"{name}.json").write_bytes(content)
    (models.folder / "in-use").write_bytes(b"\xff{{")
    assert models.all() == [added]
    assert models.in_use() is None


def test_a_record_cannot_name_a_file_outside_its_folder_as_the_programs_own(
    file: Path, models: InstalledModels
) -> None:
    added = import_file(file, models, copy=True)
    record = models.folder / f"{added.name}.json"
    record.write_text(record.read_text(encoding="utf-8").replace(added.path.name, "../../precious.gguf"))
    assert models.get(added.name).path.parent == models.folder


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Qwen3 4B Instruct", "qwen3-4b-instruct"),
        ("../../etc/passwd", "etc-passwd"),
        ("😀", "model"),
        ("", "model"),
        ("x" * 200, "x" * 60),
        ("CON.gguf", "con.gguf"),
    ],
)
def test_names_are_safe_for_files(words: str, name: str) -> None:
    assert short_name(words) == name
