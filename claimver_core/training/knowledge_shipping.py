"""What a built knowledge pack ships as: the compressed pack, the changes to an earlier one, the manifest."""

from __future__ import annotations

import hashlib
import json
import lzma
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from claimver_core.knowledge import schema
from claimver_core.knowledge.changes import write_changes
from claimver_core.knowledge.pack import (
    CHANGES,
    MANIFEST,
    SHIPPED_NAME,
    changes_name,
    read_manifest,
    sha256_of,
    take_in,
)
from claimver_core.training.knowledge_sources import SOURCES

PACK_NAME = "starter"
_BLOCK = 1 << 20


def compress(database: Path, out: Path, counts: Mapping[str, int]) -> dict[str, Any]:
    """Write the compressed pack and its manifest into ``out``; changes to an earlier one go."""
    shipped = out / SHIPPED_NAME
    digest = _pack(database, shipped)
    for changes in out.glob(CHANGES.format("*")):
        changes.unlink()
    manifest = {
        "name": PACK_NAME,
        "snapshot": max(source.snapshot for source in SOURCES),
        "version": schema.VERSION,
        "file": SHIPPED_NAME,
        "size": shipped.stat().st_size,
        "sha256": sha256_of(shipped),
        "unpacked_size": database.stat().st_size,
        "unpacked_sha256": digest,
        "counts": dict(counts),
    }
    return _record(manifest, out)


def compress_changes(database: Path, out: Path, counts: Mapping[str, int]) -> dict[str, Any]:
    """Write what ``database`` has and the pack in ``out`` with its changes so far has not, compressed, and
    say so in the manifest. Where it has all, nothing is written.

    Raises ResourceError when there is no whole pack in ``out``.
    """
    manifest = read_manifest(out)
    recorded = manifest.setdefault("changes", [])
    older, changes = (database.with_name(name) for name in ("older.sqlite", "changes.sqlite"))
    with lzma.open(out / SHIPPED_NAME) as source, older.open("wb") as target:
        shutil.copyfileobj(source, target, _BLOCK)
    for earlier in recorded:
        take_in(older, out, earlier)
    if write_changes(older, database, changes) == 0:
        return manifest
    shipped = out / changes_name(len(recorded) + 1)
    _pack(changes, shipped)
    recorded.append({"file": shipped.name, "size": shipped.stat().st_size, "sha256": sha256_of(shipped)})
    manifest["counts"] = dict(counts)
    return _record(manifest, out)


def _pack(file: Path, shipped: Path) -> str:
    """Compress ``file`` into ``shipped``; the hash of what was compressed."""
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9}]
    digest = hashlib.sha256()
    with file.open("rb") as source, lzma.open(shipped, "wb", filters=filters) as target:
        while block := source.read(_BLOCK):
            digest.update(block)
            target.write(block)
    return digest.hexdigest()


def _record(manifest: dict[str, Any], out: Path) -> dict[str, Any]:
    (out / MANIFEST).write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    return manifest
