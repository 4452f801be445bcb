"""Drafts: what is open and not saved, kept in the data folder so that a crash loses nothing."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator
from pathlib import Path

from app.documents.files import write_file
from app.documents.slots import Slot
from app.translation import tr
from claimver_core.documents.session import Session, document_json, report_parts, session_of
from claimver_core.errors import ClaimVerError, StorageError
from claimver_core.types import Report

_STRETCH = 0.001
"""Seconds of work at a time, and of rest after it: the window goes first."""


class DraftStore:
    """One draft: ``draft-N.json`` with the text, and beside it its report, which is written only once.

    Several pages and windows may be open at once: each holds a draft of its own by a lock, taking first what
    one that did not end well left behind. Methods may be called from one thread at a time.
    """

    def __init__(self, folder: Path) -> None:
        self._slot = Slot(folder, "draft", "json")
        self._path = self._slot.path
        self._report: tuple[Report, str] | None = None  # the report written last, and the name of its file

    def release(self) -> None:
        """Let another page take over this draft."""
        self._slot.release()

    def save(self, session: Session) -> None:
        """Raises StorageError when the folder cannot be written. At any moment the draft on disk is whole."""
        name = self._write_report(session.report) if session.report is not None else ""
        document = json.loads(document_json(session))
        write_file(self._path, json.dumps({**document, "report_file": name}).encode())
        for old in self._reports():
            if old.name != name:
                old.unlink(missing_ok=True)

    def load(self) -> Session | None:
        """The draft left by the last session; None when there is none, or it cannot be read."""
        try:
            document = self._path.read_bytes()
        except OSError:
            return None
        try:
            name = json.loads(document).get("report_file", "")
            report = (self._path.parent / Path(name).name).read_bytes() if name else b""
            return session_of(document, report, self._path.name)
        except (OSError, ValueError, AttributeError, TypeError):
            return self._text_alone(document)
        except ClaimVerError:
            return self._text_alone(document)

    def discard(self) -> None:
        """Forget the draft. Raises StorageError when it cannot be removed."""
        try:
            self._path.unlink(missing_ok=True)
            for report in self._reports():
                report.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(
                tr("The old draft could not be removed: {reason}.").format(reason=error.strerror),
                tr("Remove {path} yourself.").format(path=self._path),
            ) from error
        self._report = None

    def _text_alone(self, document: bytes) -> Session | None:
        """The text without its report, where the report cannot be read."""
        try:
            return session_of(document, b"", self._path.name)
        except ClaimVerError:
            return None

    def _write_report(self, report: Report) -> str:
        if self._report is None or self._report[0] is not report:
            data = "".join(_gently(report_parts(report))).encode("ascii")
            name = f"{self._path.stem}.report-{hashlib.sha256(data).hexdigest()[:12]}"
            write_file(self._path.with_name(name), data)
            self._report = (report, name)
        return self._report[1]

    def _reports(self) -> list[Path]:
        return list(self._path.parent.glob(f"{self._path.stem}.report-*"))


def _gently(parts: Iterator[str]) -> Iterator[str]:
    """The parts, made with rests in between."""
    until = time.perf_counter() + _STRETCH
    for part in parts:
        yield part
        if time.perf_counter() >= until:
            time.sleep(_STRETCH)
            until = time.perf_counter() + _STRETCH
