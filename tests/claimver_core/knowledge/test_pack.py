from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from claimver_core.errors import ResourceError, StorageError
from claimver_core.knowledge import pack
from claimver_core.knowledge.pack import MANIFEST, SHIPPED_NAME, open_pack, sha256_of
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Progress


def copied(shipped: Path, target: Path) -> Path:
    return Path(shutil.copytree(shipped, target))


def left_in(data: Path) -> list[str]:
    return sorted(path.name for path in (data / "knowledge").iterdir())


def test_unpacks_once_with_progress(small_shipped: Path, tmp_path: Path) -> None:
    seen: list[Progress] = []
    path = open_pack(tmp_path, seen.append, small_shipped)
    assert left_in(tmp_path) == [path.name]
    counted = [step.done for step in seen]
    assert counted == sorted(counted)
    assert counted[-1] == seen[-1].total
    again: list[Progress] = []
    assert open_pack(tmp_path, again.append, small_shipped) == path
    assert again == []


def test_the_hash_of_the_shipped_file_reaches_the_store(small_shipped: Path, tmp_path: Path) -> None:
    with KnowledgeStore(open_pack(tmp_path, shipped=small_shipped)) as store:
        assert store.info.sha256 == sha256_of(small_shipped / SHIPPED_NAME)


def test_a_damaged_unpacked_file_is_made_anew(small_shipped: Path, tmp_path: Path) -> None:
    path = open_pack(tmp_path, shipped=small_shipped)
    whole = path.stat().st_size
    with path.open("rb+") as file:
        file.truncate(whole // 2)
    assert open_pack(tmp_path, shipped=small_shipped).stat().st_size == whole


@pytest.mark.parametrize("share", [0.0, 0.5, 0.99])
def test_a_truncated_shipped_pack_is_a_resource_error(
    small_shipped: Path, tmp_path: Path, share: float
) -> None:
    shipped = copied(small_shipped, tmp_path / "shipped")
    archive = shipped / SHIPPED_NAME
    archive.write_bytes(archive.read_bytes()[: int(archive.stat().st_size * share)])
    with pytest.raises(ResourceError, match="damaged"):
        open_pack(tmp_path / "data", shipped=shipped)
    assert left_in(tmp_path / "data") == []


def test_a_pack_that_is_another_one_is_refused(small_shipped: Path, tmp_path: Path) -> None:
    shipped = copied(small_shipped, tmp_path / "shipped")
    manifest = json.loads((shipped / MANIFEST).read_text())
    manifest["unpacked_sha256"] = "0" * 64
    (shipped / MANIFEST).write_text(json.dumps(manifest))
    with pytest.raises(ResourceError, match="damaged"):
        open_pack(tmp_path / "data", shipped=shipped)
    assert left_in(tmp_path / "data") == []


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"unpacked_size": "x"}'])
def test_a_damaged_description_is_a_resource_error(small_shipped: Path, tmp_path: Path, content: str) -> None:
    shipped = copied(small_shipped, tmp_path / "shipped")
    (shipped / MANIFEST).write_text(content)
    with pytest.raises(ResourceError, match="description"):
        open_pack(tmp_path / "data", shipped=shipped)


def test_a_missing_archive_is_a_resource_error(small_shipped: Path, tmp_path: Path) -> None:
    shipped = copied(small_shipped, tmp_path / "shipped")
    (shipped / SHIPPED_NAME).unlink()
    with pytest.raises(ResourceError, match="missing"):
        open_pack(tmp_path / "data", shipped=shipped)


def test_a_data_folder_that_cannot_be_written_is_a_storage_error(small_shipped: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "knowledge").write_text("a file stands where the folder should be")
    with pytest.raises(StorageError, match="--data-dir"):
        open_pack(data, shipped=small_shipped)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_data_folder_is_a_storage_error(small_shipped: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o500)
    with pytest.raises(StorageError, match="--data-dir"):
        open_pack(data, shipped=small_shipped)


def test_a_full_disk_is_a_storage_error(
    small_shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pack.shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10, 10, 0))  # type: ignore[attr-defined]
    with pytest.raises(StorageError, match="are free"):
        open_pack(tmp_path, shipped=small_shipped)


def test_an_older_pack_goes_when_a_new_one_is_unpacked(small_shipped: Path, tmp_path: Path) -> None:
    folder = tmp_path / "knowledge"
    folder.mkdir()
    (folder / "knowledge-0123456789abcdef.sqlite").write_bytes(b"old")
    path = open_pack(tmp_path, shipped=small_shipped)
    assert left_in(tmp_path) == [path.name]


def test_processes_that_start_at_once_all_get_a_whole_pack(small_shipped: Path, tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from claimver_core.knowledge.pack import open_pack;"
        "from claimver_core.knowledge.store import KnowledgeStore;"
        "print(KnowledgeStore(open_pack(Path(sys.argv[1]), shipped=Path(sys.argv[2]))).entity('Q937').label)"
    )
    started = [
        subprocess.Popen(
            [sys.executable, "-c", program, str(tmp_path), str(small_shipped)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        for _ in range(3)
    ]
    assert [process.communicate()[0].strip() for process in started] == ["Albert Einstein"] * 3
    assert len(left_in(tmp_path)) == 1
