"""What things are called in the linked-data reports: addresses that need no server."""

from __future__ import annotations

import base64
import hashlib
import re

from claimver_core.types import Report

_WIKIDATA = re.compile(r"[QP]\d+")


def text_iri(report: Report) -> str:
    """The checked text, named by its hash (RFC 6920)."""
    return _named_information(report.text)


def report_iri(report: Report) -> str:
    """This check of this text."""
    made = report.provenance
    parts = [text_iri(report), report.name, made.started, made.method, made.claimver]
    parts += [model.sha256 for model in made.models] + [pack.sha256 for pack in made.knowledge]
    return _named_information("\n".join(parts))


def wikidata_iri(identifier: str | None) -> str | None:
    """The address of an item or property in Wikidata; None when it has no identifier of the usual form."""
    if identifier is None or _WIKIDATA.fullmatch(identifier) is None:
        return None
    return f"http://www.wikidata.org/entity/{identifier}"


def hash_iri(sha256: str) -> str:
    """A file, named by its SHA-256 in hexadecimal."""
    try:
        return _from_digest(bytes.fromhex(sha256))
    except ValueError:
        return _named_information(sha256)


def _named_information(text: str) -> str:
    return _from_digest(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest())


def _from_digest(digest: bytes) -> str:
    return "ni:///sha-256;" + base64.urlsafe_b64encode(digest).decode().rstrip("=")
