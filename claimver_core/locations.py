"""Where things are: the shipped resources, and the user's data folder."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from claimver_core.errors import ResourceError, StorageError

_PACKAGE = Path(__file__).resolve().parent
DATA_DIR_VARIABLE = "CLAIMVER_DATA_DIR"


def resources() -> Path:
    """The folder of shipped resources, in an installed wheel or in a source checkout.

    Raises ResourceError when neither is there.
    """
    for folder in (_PACKAGE / "_resources", _PACKAGE.parent / "resources"):
        if folder.is_dir():
            return folder
    raise ResourceError("The program's resources folder is missing.", "Install ClaimVer again.")


def resource(*parts: str) -> Path:
    """The path of one shipped resource; raises ResourceError when it is missing."""
    path = resources().joinpath(*parts)
    if not path.exists():
        raise ResourceError(f"The file {path} is missing.", "Install ClaimVer again.")
    return path


def data_dir(override: Path | None = None) -> Path:
    """The user's data folder, made if need be: ``override``, $CLAIMVER_DATA_DIR, or the platform's.

    Raises StorageError when it cannot be made.
    """
    chosen = override or os.environ.get(DATA_DIR_VARIABLE) or platformdirs.user_data_dir("claimver", False)
    folder = Path(chosen).expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(
            f"The data folder {folder} cannot be made: {error.strerror}.",
            "Choose another folder with --data-dir.",
        ) from error
    return folder
