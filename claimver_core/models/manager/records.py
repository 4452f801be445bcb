"""Small JSON files that are written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from claimver_core.errors import StorageError


def read_record(path: Path) -> dict[str, Any]:
    """The JSON object in ``path``; empty when the file is missing or damaged."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return value if isinstance(value, dict) else {}


def write_record(path: Path, values: Mapping[str, Any]) -> None:
    """Writes ``values`` as JSON. Raises StorageError when the disk is full or read-only."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            json.dump(values, file, indent=1, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise StorageError(
            f"The file {path} cannot be written: {error.strerror or error}.",
            "Free some space, or choose another data folder with --data-dir.",
        ) from error
