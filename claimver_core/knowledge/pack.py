"""Unpacks the shipped knowledge into the data folder, once."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import lzma
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from claimver_core import locations
from claimver_core.errors import ResourceError, StorageError
from claimver_core.knowledge import schema
from claimver_core.knowledge.changes import apply_changes
from claimver_core.knowledge.derived import derive
from claimver_core.knowledge.made_files import UNFINISHED, is_whole, put_in_place, temporary, writing
from claimver_core.types import Progress

SHIPPED_NAME = "knowledge.sqlite.xz"
CHANGES = "changes{}.sqlite.xz"
MANIFEST = "manifest.json"
STAGE = "Unpacking the knowledge"
_FOLDER = "knowledge"
_BLOCK = 1 << 20
_STEPS = 100
_INDEX_STEPS = 20  # of the hundred; the rest is decompression
_INDEX_ROOM = 2.2  # what the derived indexes and tables add to the size
_DAMAGED = "Install ClaimVer again."

Report = Callable[[Progress], None]


def changes_name(number: int) -> str:
    """The file name of the changes that are taken in first (1), second (2) and so on."""
    return CHANGES.format("" if number == 1 else f"-{number}")


def open_pack(
    data_dir: Path | None = None, progress: Report | None = None, shipped: Path | None = None
) -> Path:
    """The path of the unpacked knowledge, unpacking the shipped file (in the folder ``shipped``) if need be.

    A file that is already there is used when its size is the recorded one and its header is whole; otherwise
    it is made anew beside it and put in its place in one step, so a killed process leaves nothing half done
    and two processes cannot disturb each other. ``progress`` counts to 100.

    Raises ResourceError when the shipped file is missing or damaged, StorageError when the data folder cannot
    be written or is too full.
    """
    source = shipped or locations.resource("knowledge")
    manifest = read_manifest(source)
    folder = locations.data_dir(data_dir) / _FOLDER
    target = folder / f"knowledge-{identity(manifest)[:16]}-{schema.LAYOUT}.sqlite"
    if is_whole(target, schema.APPLICATION_ID):
        return target
    try:
        folder.mkdir(exist_ok=True)
        _check_room(folder, int(manifest["unpacked_size"] * _INDEX_ROOM))
        _unpack(source, manifest, target, progress or (lambda _: None))
        _remove_older(folder, target)
    except OSError as error:
        raise _storage_error(folder, error) from error
    return target


def read_manifest(folder: Path) -> dict[str, Any]:
    """What is recorded of the shipped pack: name, snapshot, sizes, hashes, counts; of its changes files too,
    in the order in which they are taken in.

    Raises ResourceError when it is missing or not readable.
    """
    path = folder / MANIFEST
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
        int(manifest["unpacked_size"]), str(manifest["sha256"])[:16], str(manifest["file"])
        for changes in manifest.get("changes", []):
            str(changes["sha256"]), str(changes["file"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ResourceError(f"The knowledge's description {path} is missing or damaged.", _DAMAGED) from error
    return manifest


def identity(manifest: dict[str, Any]) -> str:
    """The hash by which a pack is known: the shipped file's, or one of it and its changes together (hex)."""
    changes = [str(recorded["sha256"]) for recorded in manifest.get("changes", [])]
    if not changes:
        return str(manifest["sha256"])
    return hashlib.sha256("".join([str(manifest["sha256"]), *changes]).encode()).hexdigest()


def sha256_of(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(_BLOCK):
            digest.update(block)
    return digest.hexdigest()


def _unpack(source: Path, manifest: dict[str, Any], target: Path, progress: Report) -> None:
    """Decompress, check the hash, take in the changes, add the indexes, and move into place."""
    archive = source / manifest["file"]
    with temporary(target.parent) as part:
        digest = hashlib.sha256()
        for block, share in _decompressed(archive, int(manifest["unpacked_size"])):
            digest.update(block)
            part.write(block)
            progress(Progress(STAGE, round(share * (_STEPS - _INDEX_STEPS)), _STEPS))
        if digest.hexdigest() != manifest["unpacked_sha256"]:
            raise ResourceError(f"The knowledge file {archive} is damaged.", _DAMAGED)
        part.close()
        path = Path(part.name)
        for changes in manifest.get("changes", []):
            take_in(path, source, changes)
        _finish(path, identity(manifest), progress)
        put_in_place(path, target, schema.APPLICATION_ID)
    progress(Progress(STAGE, _STEPS, _STEPS))


def _decompressed(archive: Path, size: int) -> Iterator[tuple[bytes, float]]:
    """The blocks of the shipped file, each with the share that is done after it."""
    done = 0
    try:
        with lzma.open(archive) as file:
            while block := file.read(_BLOCK):
                done += len(block)
                yield block, min(done / max(size, 1), 1.0)
    except (lzma.LZMAError, EOFError, FileNotFoundError) as error:
        raise ResourceError(f"The knowledge file {archive} is missing or damaged.", _DAMAGED) from error


def take_in(path: Path, source: Path, recorded: dict[str, Any]) -> None:
    """Make the unpacked pack at ``path`` the one that a changes file in ``source`` makes of it.

    Raises ResourceError when the file is missing or damaged, or is not the recorded one.
    """
    archive = source / recorded["file"]
    with temporary(path.parent) as part:
        for block, _ in _decompressed(archive, 0):
            part.write(block)
        part.close()
        if sha256_of(archive) != recorded["sha256"]:
            raise ResourceError(f"The knowledge file {archive} is damaged.", _DAMAGED)
        with _changed(path) as connection:
            apply_changes(connection, Path(part.name))


def _finish(path: Path, known_as: str, progress: Report) -> None:
    """Add the derived indexes, and the pack's hash for the provenance of reports."""
    with _changed(path) as connection:
        derive(connection, lambda share: progress(_indexed(share)))
        connection.execute("INSERT OR REPLACE INTO meta VALUES ('sha256', ?)", [known_as])
        connection.commit()
    with path.open("rb+") as file:
        os.fsync(file.fileno())


@contextlib.contextmanager
def _changed(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        with writing(path) as connection:
            yield connection
    except sqlite3.DatabaseError as error:
        raise ResourceError(f"The knowledge file is damaged: {error}.", _DAMAGED) from error


def _indexed(share: float) -> Progress:
    return Progress(STAGE, _STEPS - _INDEX_STEPS + int((_INDEX_STEPS - 1) * share), _STEPS)


def _check_room(folder: Path, needed: int) -> None:
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise StorageError(
            f"The knowledge needs {needed >> 20} MB in {folder}; {free >> 20} MB are free.",
            "Free some space, or choose another folder with --data-dir.",
        )


def _remove_older(folder: Path, current: Path) -> None:
    """Earlier versions of the pack and what killed processes left; what another program has open stays."""
    hour_ago = time.time() - 3600
    for path in (*folder.glob("knowledge-*.sqlite"), *folder.glob(f"{UNFINISHED}*")):
        with contextlib.suppress(OSError):
            if path != current and (path.suffix == ".sqlite" or path.stat().st_mtime < hour_ago):
                path.unlink()


def _storage_error(folder: Path, error: OSError) -> StorageError:
    reason = "the disk is full" if error.errno == errno.ENOSPC else error.strerror or str(error)
    return StorageError(
        f"The knowledge cannot be unpacked into {folder}: {reason}.",
        "Choose another folder with --data-dir, or free some space.",
    )
