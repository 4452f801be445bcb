"""Check sessions (.claimver): a text with its results, and what the user chose and noted, in one file.

The file is a zip archive of two JSON documents: ``document.json`` with all that changes while one works, and
``report.json`` with the results of the last check, if there was one. Fields may be added; any other change
takes a new version number.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from io import BytesIO
from typing import Any

from claimver_core.documents.archive import damaged, member, members
from claimver_core.errors import UnreadableText
from claimver_core.types import Report, Value

ENDING = ".claimver"
SCHEMA = "claimver-session"
VERSION = 1
_DOCUMENT, _REPORT = "document.json", "report.json"
_REMEDY = "Open an earlier copy of it, or check the text again."

ClaimKey = tuple[str, str]
"""What a claim is known by across checks: its words, and what they were read as (``Claim.context``)."""


@dataclass(frozen=True, slots=True)
class Note:
    """What the user wrote on a claim."""

    claim: ClaimKey
    text: str


@dataclass(frozen=True, slots=True)
class Session:
    """One document at work.

    ``text`` is as it stands, ``report.text`` as it was checked. ``path`` is the file that the text was opened
    from or saved to, ``saved`` whether ``text`` is what stands there; ``title`` is what a text without a file
    is called. ``choices`` says by name which entities the user meant (None: none that is known).
    """

    text: str
    path: str | None = None
    newline: str = "\n"
    saved: bool = False
    report: Report | None = None
    choices: Mapping[str, str | None] = field(default_factory=dict)
    ignored: tuple[ClaimKey, ...] = ()
    notes: tuple[Note, ...] = ()
    selected: int | None = None
    title: str = ""


def session_bytes(session: Session) -> bytes:
    """The bytes of a session file."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=4) as archive:
        archive.writestr(_DOCUMENT, document_json(session))
        if session.report is not None:
            archive.writestr(_REPORT, report_json(session.report))
    return out.getvalue()


def read_session(data: bytes, name: str) -> Session:
    """The session in a file's bytes; raises UnreadableText when it is damaged, or of a later version."""
    if _DOCUMENT not in members(data, name, _REMEDY):
        raise UnreadableText(f"{name} is no check session.", "Open the file that ClaimVer saved.")
    document, report = (member(data, name, part, _REMEDY) for part in (_DOCUMENT, _REPORT))
    return session_of(document, report, name)


def document_json(session: Session) -> bytes:
    """All of a session but its report, as JSON."""
    parts = _converter().unstructure(replace(session, report=None))
    del parts["report"]
    return _json({"schema": SCHEMA, "version": VERSION, **parts}).encode("ascii")


def report_json(report: Report) -> bytes:
    """A report with all that is in it, as JSON; reports.json_report leaves out what others do not need."""
    return "".join(report_parts(report)).encode("ascii")


def report_parts(report: Report) -> Iterator[str]:
    """The same piece by piece, of which none takes long: for a thread that lets others go first."""
    unstructure = _converter().unstructure
    for number, part in enumerate(fields(report)):
        value = getattr(report, part.name)
        yield f"{',' if number else '{'}{_json(part.name)}:"
        if isinstance(value, tuple):
            yield "["
            for place, item in enumerate(value):
                yield f"{',' if place else ''}{_json(unstructure(item))}"
            yield "]"
        else:
            yield _json(unstructure(value))
    yield "}"


def read_report(data: bytes, name: str) -> Report:
    """The report that ``report_json`` wrote; raises UnreadableText when it is damaged."""
    try:
        return _converter().structure(json.loads(data), Report)
    except Exception as error:  # a damaged document may break at any place
        raise damaged(name, _REMEDY) from error


def session_of(document: bytes, report: bytes, name: str) -> Session:
    """The session of the two JSON documents, ``report`` empty when there is none; raises as read_session."""
    try:
        parts = json.loads(document)
        if parts.get("schema") != SCHEMA:
            raise UnreadableText(f"{name} is no check session.", "Open the file that ClaimVer saved.")
        if parts.get("version", 0) > VERSION:
            raise UnreadableText(
                f"{name} was saved by a later version of ClaimVer.", "Open it with that version."
            )
        parts["report"] = json.loads(report) if report else None
        return _converter().structure(parts, Session)
    except UnreadableText:
        raise
    except Exception as error:  # a damaged document may break at any place
        raise damaged(name, _REMEDY) from error


def _json(value: Any) -> str:
    return json.dumps(value, allow_nan=False, separators=(",", ":"))


@lru_cache(maxsize=1)
def _converter():
    """Between the types of claimver_core.types and JSON values; a value of a fact carries its type's name."""
    from cattrs.preconf.json import make_converter
    from cattrs.strategies import configure_tagged_union

    converter = make_converter()
    configure_tagged_union(Value, converter)
    return converter
