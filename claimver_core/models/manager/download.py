"""Downloads a model of the catalogue: resumed where it stopped, checked against the hub's own size and hash.

huggingface_hub says what the file is and where its bytes are. Since its version 2 it fetches into a file of
the process, deleted when the process fails, and hands bytes on in pieces of 10 MB; so the bytes are fetched
here, through its session, into a partial file that outlives cuts and kills.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus

from claimver_core import __version__
from claimver_core.errors import Cancelled, StorageError, UsageError
from claimver_core.models.manager.catalogue import CatalogueModel
from claimver_core.models.manager.hub import TIMEOUT, DownloadFailed, HubFile, explained, look_up, page
from claimver_core.models.manager.import_file import require_space
from claimver_core.models.manager.installed import InstalledModel, InstalledModels, installed_from
from claimver_core.models.manager.model_file import examine
from claimver_core.models.manager.records import read_record, write_record
from claimver_core.types import Progress

TRIES = 5  # in a row without a new byte
_WAITS = (0.5, 1.0, 2.0, 4.0)  # seconds before the second, third, … try
_REPORTS = 0.1  # seconds between two reports of progress
_PART, _NOTE = ".part", ".part.json"
_CHUNK = 4 * 1024 * 1024

Cancelling = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Partial:
    """How much of a download is here, in bytes."""

    done: int
    size: int


class Download:
    """One model's download into a data folder. What arrived stays until it is whole or discarded."""

    def __init__(self, model: CatalogueModel, models: InstalledModels) -> None:
        self._model = model
        self._models = models
        self._part = models.folder / f"{model.name}{_PART}"
        self._note = models.folder / f"{model.name}{_NOTE}"
        self._stage, self._reported = "", 0.0
        self._progress: Callable[[Progress], None] | None = None
        self._cancelled: Cancelling = lambda: False

    @property
    def partial(self) -> Partial | None:
        """What an earlier try has left; None when there is nothing."""
        try:
            done = self._part.stat().st_size
        except OSError:
            return None
        size = read_record(self._note).get("size")
        return Partial(done, size) if isinstance(size, int) and size >= done else None

    def discard(self) -> None:
        """Deletes what an earlier try has left."""
        for path in (self._part, self._note):
            path.unlink(missing_ok=True)

    def run(
        self,
        progress: Callable[[Progress], None] | None = None,
        cancelled: Cancelling | None = None,
    ) -> InstalledModel:
        """Fetches, checks and records the model; ``progress`` counts bytes.

        Raises DownloadFailed when the hub cannot be reached or sends something else than it announced,
        StorageError when the disk is full, UnfitModel when this llama.cpp cannot run the model, UsageError
        when it is installed or another program downloads it, and Cancelled. But for a wrong hash, what
        arrived is kept, and the next run goes on from there.
        """
        from filelock import FileLock, Timeout

        self._progress, self._cancelled = progress, cancelled or (lambda: False)
        if any(model.name == self._model.name for model in self._models.all()):
            raise UsageError(f"The model {self._model.name} is installed already.")
        lock = FileLock(self._models.prepare() / f".{self._model.name}.lock", timeout=0)
        try:
            with lock:
                return self._run()
        except Timeout as error:
            raise UsageError(f"Another ClaimVer is downloading {self._model.name} now.") from error

    def _run(self) -> InstalledModel:
        self._tell("Asking the hub", 0, 0)
        announced = look_up(self._model.repository, self._model.file)
        try:
            self._prepare(announced)
            self._fetch_all(announced)
            self._verify(announced)
            place = self._models.path_for(self._model.name)
            file = examine(self._part)
            os.replace(self._part, place)
            self._note.unlink(missing_ok=True)
        except OSError as error:
            raise self._disk_error(error) from error
        return self._models.add(
            installed_from(
                file,
                self._model.name,
                announced.sha256,
                f"{page(announced.repository)} at {announced.commit}",
                own=True,
                path=place,
                title=self._model.title,
                licence=self._model.licence,
            )
        )

    def _prepare(self, announced: HubFile) -> None:
        """Keeps an earlier part if it is of the same file, and makes sure that the rest fits on the disk."""
        if read_record(self._note).get("sha256") != announced.sha256 or self._done > announced.size:
            self.discard()
        require_space(self._models.folder, announced.size - self._done)
        write_record(self._note, {"sha256": announced.sha256, "size": announced.size})

    @property
    def _done(self) -> int:
        return self._part.stat().st_size if self._part.exists() else 0

    def _fetch_all(self, announced: HubFile) -> None:
        """Fetches until all bytes are here; after a cut it asks the hub anew, since addresses expire."""
        failures = 0
        source = announced
        while (before := self._done) < announced.size:
            try:
                if failures:
                    source = look_up(announced.repository, announced.file, announced.commit)
                self._fetch(source)
                if self._done < announced.size:
                    raise DownloadFailed(
                        "The hub stopped sending in the middle of the file.",
                        "Try again: the download goes on where it stopped.",
                        passing=True,
                    )
            except DownloadFailed as error:
                failures = 1 if self._done > before else failures + 1
                if not error.passing or failures >= TRIES:
                    raise
                self._wait(_WAITS[min(failures, len(_WAITS)) - 1])

    def _fetch(self, source: HubFile) -> None:
        """One request for what is missing, written as it comes."""
        import httpx2
        from huggingface_hub import get_session

        done = self._done
        headers = {"User-Agent": f"claimver/{__version__}", "Accept-Encoding": "identity"}
        if done:
            headers["Range"] = f"bytes={done}-"
        try:
            with (
                get_session().stream(
                    "GET", source.address, headers=headers, timeout=TIMEOUT, follow_redirects=True
                ) as response,
                self._part.open("ab") as part,
            ):
                if response.status_code == HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE:
                    part.truncate(0)
                response.raise_for_status()
                known = done - _offset(response.status_code, response.headers.get("content-range", ""), done)
                for piece in response.iter_bytes():
                    self._stop_if_cancelled()
                    new = piece[known:]
                    known = max(0, known - len(piece))
                    done += len(new)
                    if done > source.size:
                        raise DownloadFailed("The hub sent more than it announced.", "Try again later.")
                    part.write(new)
                    self._tell("Downloading", done, source.size)
        except httpx2.HTTPError as error:
            raise explained(error, source.repository, source.file) from error

    def _verify(self, announced: HubFile) -> None:
        digest, done = hashlib.sha256(), 0
        with self._part.open("rb") as part:
            while chunk := part.read(_CHUNK):
                self._stop_if_cancelled()
                digest.update(chunk)
                done += len(chunk)
                self._tell("Checking", done, announced.size)
        if digest.hexdigest() != announced.sha256:
            self.discard()
            raise DownloadFailed(
                f"What arrived is not what the hub announced: sha256 {digest.hexdigest()[:12]}… instead of "
                f"{announced.sha256[:12]}…. It was deleted.",
                "Start again. If it happens again, a proxy or a virus scanner changes files on their way.",
            )

    def _wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._stop_if_cancelled()
            time.sleep(0.05)

    def _stop_if_cancelled(self) -> None:
        if self._cancelled():
            raise Cancelled

    def _tell(self, stage: str, done: int, total: int) -> None:
        now = time.monotonic()
        due = stage != self._stage or done >= total or now - self._reported >= _REPORTS
        if self._progress is not None and due:
            self._stage, self._reported = stage, now
            self._progress(Progress(stage, done, total))

    def _disk_error(self, error: OSError) -> StorageError:
        folder = self._models.folder
        if error.errno == errno.EFBIG:
            return StorageError(
                f"The disk of {folder} cannot hold a file of this size.",
                "Choose a data folder on another disk with --data-dir.",
            )
        return StorageError(
            f"The download cannot be written to {folder}: {error.strerror or error}.",
            "Free some space and start again: the download goes on where it stopped.",
        )


def _offset(status: int, content_range: str, asked: int) -> int:
    """Where in the file the bytes of an answer begin: at its start when a server passes over the range.

    Raises DownloadFailed when they begin after what was asked for.
    """
    if status != HTTPStatus.PARTIAL_CONTENT:
        return 0
    found = re.match(r"bytes (\d+)-", content_range)
    if found is None or int(found[1]) > asked:
        raise DownloadFailed("The hub sent another part of the file than was asked for.", "Try again later.")
    return int(found[1])
