"""The language models in the user's data folder: their records, and which of them is in use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from claimver_core.errors import ResourceError, StorageError, UsageError
from claimver_core.models.machine import this_machine
from claimver_core.models.manager.model_file import ModelFile, UnfitModel, examine, require_memory
from claimver_core.models.manager.records import read_record, write_record

FOLDER = "models"
ENDING = ".gguf"
_IN_USE = "in-use"
_RECORD = ".json"


@dataclass(frozen=True, slots=True)
class InstalledModel:
    """A model that is here. ``name`` is what commands call it; ``source`` is where it came from, in words or
    as an address; ``size`` and ``memory`` needed in bytes; ``own`` is false for a file that is used where the
    user keeps it; ``added`` is an ISO date."""

    name: str
    title: str
    path: Path
    size: int
    memory: int
    sha256: str
    licence: str
    source: str
    own: bool
    added: str

    @property
    def problem(self) -> str:
        """Why it cannot be used now; empty when its file is there and as long as it was."""
        try:
            size = self.path.stat().st_size
        except OSError:
            return f"The file {self.path} is not there any more."
        return "" if size == self.size else f"The file {self.path} was changed since it was added."


class InstalledModels:
    """The models in the folder ``models`` of a data folder. Every call looks at the disk, so that window and
    shell see the same."""

    def __init__(self, data_dir: Path) -> None:
        self.folder = data_dir / FOLDER

    def prepare(self) -> Path:
        """The folder, made if need be; raises StorageError when it cannot be made."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(
                f"The folder {self.folder} cannot be made: {error.strerror}.",
                "Choose another data folder with --data-dir.",
            ) from error
        return self.folder

    def all(self) -> list[InstalledModel]:
        """All that have a whole record, by name."""
        found = [_model(path, read_record(path)) for path in sorted(self.folder.glob(f"*{_RECORD}"))]
        return [model for model in found if model is not None]

    def get(self, name: str) -> InstalledModel:
        """The model of that name; raises UsageError when there is none."""
        for model in self.all():
            if model.name == name:
                return model
        names = ", ".join(model.name for model in self.all()) or "none yet"
        raise UsageError(f"No model {name!r} is installed.", f"Installed: {names}.")

    def path_for(self, name: str) -> Path:
        """Where the file of a model of that name goes."""
        return self.folder / f"{name}{ENDING}"

    def add(self, model: InstalledModel) -> InstalledModel:
        """Writes the record; the file is where it says. Raises StorageError."""
        record = asdict(model)
        record["path"] = model.path.name if model.own else str(model.path)
        write_record(self.folder / f"{model.name}{_RECORD}", record)
        return self.get(model.name)

    def remove(self, name: str) -> InstalledModel:
        """Forgets a model; its file is deleted unless it is the user's own. Raises UsageError when there is
        none of that name, StorageError when it cannot be deleted."""
        model = self.get(name)
        try:
            if model.own:
                model.path.unlink(missing_ok=True)
            (self.folder / f"{name}{_RECORD}").unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(
                f"The model {name} cannot be removed: {error.strerror}.",
                "Close the programs that use it, and try again.",
            ) from error
        if self._name_in_use() == name:
            self.use_none()
        return model

    def use(self, name: str) -> InstalledModel:
        """From now on generative methods ask this model. Raises UsageError when there is none of that name,
        UnfitModel when its file is gone, changed, damaged or too big for this machine."""
        model = self.get(name)
        if model.problem:
            raise UnfitModel(model.problem, f"Remove the model {name} and add it again.")
        require_memory(examine(model.path), this_machine())
        write_record(self.prepare() / _IN_USE, {"name": name})
        return model

    def use_none(self) -> None:
        """From now on no model is in use."""
        (self.folder / _IN_USE).unlink(missing_ok=True)

    def in_use(self) -> InstalledModel | None:
        """The model that generative methods ask; None when none was chosen or it was removed."""
        name = self._name_in_use()
        return next((model for model in self.all() if model.name == name), None)

    def require(self) -> InstalledModel:
        """The model in use; raises ResourceError with what to do when there is none or its file is gone."""
        model = self.in_use()
        if model is None:
            raise ResourceError(
                "This method needs a language model, and none is in use.",
                "Choose one with: claimver models list; or name a file with --model.",
            )
        if model.problem:
            raise UnfitModel(model.problem, f"Remove the model {model.name} and add it again.")
        return model

    def _name_in_use(self) -> str:
        return str(read_record(self.folder / _IN_USE).get("name", ""))


def installed_from(
    file: ModelFile,
    name: str,
    sha256: str,
    source: str,
    *,
    own: bool,
    path: Path | None = None,
    title: str = "",
    licence: str = "",
) -> InstalledModel:
    """The record of an examined file; ``path``, ``title`` and ``licence`` go before what the file says."""
    return InstalledModel(
        name=name,
        title=title or file.name or name,
        path=path or file.path,
        size=file.size,
        memory=file.memory,
        sha256=sha256,
        licence=licence or file.licence,
        source=source,
        own=own,
        added=datetime.now(UTC).date().isoformat(),
    )


def short_name(words: str) -> str:
    """A name for commands and files: lower-case letters, digits, dots and hyphens, at most 60."""
    return re.sub(r"[^a-z0-9.]+", "-", words.lower()).strip("-.")[:60].strip("-.") or "model"


def _model(path: Path, record: Mapping[str, Any]) -> InstalledModel | None:
    """The model of a record; None when the record is damaged."""
    try:
        own = bool(record["own"])
        file = path.parent / Path(record["path"]).name if own else Path(record["path"])
        return InstalledModel(
            name=path.name.removesuffix(_RECORD),
            title=str(record["title"]),
            path=file,
            size=int(record["size"]),
            memory=int(record["memory"]),
            sha256=str(record["sha256"]),
            licence=str(record["licence"]),
            source=str(record["source"]),
            own=own,
            added=str(record["added"]),
        )
    except (KeyError, TypeError, ValueError):
        return None
