"""A pack with its changes is the pack that would have been built anew."""

from __future__ import annotations

import json
import lzma
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from claimver_core.errors import ResourceError
from claimver_core.knowledge import schema
from claimver_core.knowledge.pack import MANIFEST, SHIPPED_NAME, changes_name, open_pack
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.training.build_knowledge import build
from tests.claimver_core.knowledge.conftest import SUPPLEMENT, SUPPLEMENT_COLUMNS, table, write_sources

FIRST, SECOND = changes_name(1), changes_name(2)
NEW_FACTS = [
    (*SUPPLEMENT[0][:6], "P580=2011-08-25", "", ""),  # another date
    *SUPPLEMENT[2:],  # one statement gone
    ("Q9901", "Lise Meitner", "P19", "Q3012", "Ulm", "item", "P585=1878", "Q9901", "physicist"),
    ("Q9901", "Lise Meitner", "P2048", "1.55 Q11573", "", "quantity", "", "Q9901", "physicist"),
]


@pytest.fixture(scope="module")
def changed(small_shipped: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The folder of the small pack with changes, and one with the same pack built whole."""
    sources = tmp_path_factory.mktemp("newer-sources")
    supplement = write_sources(sources)
    supplement.write_bytes(table(SUPPLEMENT_COLUMNS, NEW_FACTS))
    with_changes = tmp_path_factory.mktemp("changed") / "pack"
    shutil.copytree(small_shipped, with_changes)
    build(sources, supplement, with_changes, changes=True)
    whole = tmp_path_factory.mktemp("whole")
    build(sources, supplement, whole)
    return with_changes, whole


def rows(path: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(path)) as connection:
        found = {
            name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in schema.TABLES
        }
    found["meta"] = [row for row in found["meta"] if row[0] != "sha256"]
    return found


def test_it_holds_the_rows_of_the_pack_built_whole(changed: tuple[Path, Path], tmp_path: Path) -> None:
    with_changes, whole = changed
    found = rows(open_pack(tmp_path / "one", shipped=with_changes))
    assert found == rows(open_pack(tmp_path / "two", shipped=whole))
    assert any(9901 in row for row in found["entity"])


def test_later_changes_come_on_top_of_earlier_ones(
    changed: tuple[Path, Path], small_shipped: Path, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(changed[0], tmp_path / "pack"))
    before = (folder / FIRST).read_bytes()
    build(
        write_sources(tmp_path / "sources").parent,
        tmp_path / "sources" / "supplement.tsv",
        folder,
        changes=True,
    )
    assert (folder / FIRST).read_bytes() == before
    assert (folder / SECOND).exists()
    again = rows(open_pack(tmp_path / "data", shipped=folder))
    assert again == rows(open_pack(tmp_path / "other", shipped=small_shipped))


def test_nothing_is_written_where_nothing_changed(changed: tuple[Path, Path], tmp_path: Path) -> None:
    folder = Path(shutil.copytree(changed[0], tmp_path / "pack"))
    manifest = (folder / MANIFEST).read_bytes()
    supplement = write_sources(tmp_path / "sources")
    supplement.write_bytes(table(SUPPLEMENT_COLUMNS, NEW_FACTS))
    build(supplement.parent, supplement, folder, changes=True)
    assert not (folder / SECOND).exists()
    assert (folder / MANIFEST).read_bytes() == manifest


def test_the_pack_itself_stays_as_it_was_shipped(changed: tuple[Path, Path], small_shipped: Path) -> None:
    with_changes, whole = changed
    assert (with_changes / SHIPPED_NAME).read_bytes() == (small_shipped / SHIPPED_NAME).read_bytes()
    assert not (whole / FIRST).exists()


def test_a_pack_built_whole_in_its_place_has_no_changes(changed: tuple[Path, Path], tmp_path: Path) -> None:
    folder = Path(shutil.copytree(changed[0], tmp_path / "pack"))
    sources = tmp_path / "sources"
    build(sources, write_sources(sources), folder)
    assert not (folder / FIRST).exists()
    assert "changes" not in json.loads((folder / MANIFEST).read_text())


def test_it_is_unpacked_anew_and_known_by_another_hash(
    changed: tuple[Path, Path], small_shipped: Path, tmp_path: Path
) -> None:
    before = open_pack(tmp_path, shipped=small_shipped)
    with KnowledgeStore(before) as store:
        hash_before = store.info.sha256
    after = open_pack(tmp_path, shipped=changed[0])
    assert not before.exists()
    with KnowledgeStore(after) as store:
        assert store.info.sha256 != hash_before
        assert [place.object.label for place in store.statements(["Q9901"], properties=["P19"])] == ["Ulm"]  # type: ignore[union-attr]


@pytest.mark.parametrize("left", [0.0, 0.5, 0.99])
def test_truncated_changes_are_a_resource_error(
    changed: tuple[Path, Path], tmp_path: Path, left: float
) -> None:
    folder = Path(shutil.copytree(changed[0], tmp_path / "pack"))
    file = folder / FIRST
    file.write_bytes(file.read_bytes()[: int(file.stat().st_size * left)])
    with pytest.raises(ResourceError, match="damaged"):
        open_pack(tmp_path / "data", shipped=folder)
    assert list((tmp_path / "data" / "knowledge").iterdir()) == []


def test_changes_of_another_pack_are_refused(changed: tuple[Path, Path], tmp_path: Path) -> None:
    folder = Path(shutil.copytree(changed[0], tmp_path / "pack"))
    (folder / FIRST).write_bytes(lzma.compress(b"SQLite format 3\x00 of somebody else"))
    with pytest.raises(ResourceError, match="damaged"):
        open_pack(tmp_path / "data", shipped=folder)


def test_missing_changes_are_a_resource_error(changed: tuple[Path, Path], tmp_path: Path) -> None:
    folder = Path(shutil.copytree(changed[0], tmp_path / "pack"))
    (folder / FIRST).unlink()
    with pytest.raises(ResourceError, match="missing"):
        open_pack(tmp_path / "data", shipped=folder)


def test_changes_to_a_pack_that_is_not_there_are_a_resource_error(
    small_sources: Path, tmp_path: Path
) -> None:
    with pytest.raises(ResourceError, match="description"):
        build(small_sources, small_sources / "supplement.tsv", tmp_path, changes=True)
