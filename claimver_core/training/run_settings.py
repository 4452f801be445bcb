"""What a folder was made with: written beside what is in it, so that nothing else is mixed in later."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from claimver_core.errors import StorageError, UsageError

FILE = "settings.json"


def remember(folder: Path, wanted: Mapping[str, Any], what: str, may_change: Collection[str] = ()) -> None:
    """Writes the settings into ``folder``, which holds ``what`` ("a run", "texts"), or makes sure that they
    are the same as before, but for those that may change. Raises UsageError, and StorageError."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.is_file():
            found = _read(path)
            unlike = [key for key in wanted if key not in may_change and found.get(key) != wanted[key]]
            if unlike:
                raise UsageError(
                    f"{folder} holds {what} with another {', '.join(unlike)} "
                    f"({', '.join(f'{key} {found.get(key)}' for key in unlike)}).",
                    "Give the same again to go on with it, choose another --out, or delete the folder.",
                )
        path.write_text(json.dumps(dict(wanted), indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise StorageError(
            f"{folder} cannot be written: {error.strerror}.", "Choose another --out."
        ) from error


def _read(path: Path) -> dict[str, Any]:
    """The settings; empty where the file is damaged, which is like no others."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
