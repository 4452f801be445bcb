"""Documents that are zip archives inside: opened with care, as their sizes are only claimed."""

from __future__ import annotations

import zipfile
from io import BytesIO

from claimver_core.errors import UnreadableText

MAX_UNPACKED = 300_000_000
"""Bytes that a document may have when unpacked; a small file can claim to hold far more."""


REMEDY = "Open it in the program it comes from and save it again, or fetch it again."


def members(data: bytes, name: str, remedy: str = REMEDY) -> frozenset[str]:
    """The names of what is in the archive; raises UnreadableText when it is damaged or would burst."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            infos = archive.infolist()
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError) as error:
        raise damaged(name, remedy) from error
    if sum(info.file_size for info in infos) > MAX_UNPACKED:
        raise UnreadableText(
            f"{name} unpacks to more than {MAX_UNPACKED // 1_000_000} MB.",
            "Save a copy without its pictures, or paste the text.",
        )
    return frozenset(info.filename for info in infos)


def member(data: bytes, name: str, inside: str, remedy: str = REMEDY) -> bytes:
    """The bytes of one member; empty when there is none. Raises UnreadableText when it is damaged."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            return archive.read(inside)
    except KeyError:
        return b""
    except Exception as error:  # zlib and others raise errors of their own on damaged data
        raise damaged(name, remedy) from error


def damaged(name: str, remedy: str = REMEDY) -> UnreadableText:
    """What is raised for a damaged document; ``remedy`` is what to do about one of its kind."""
    return UnreadableText(f"{name} is damaged and cannot be read.", remedy)
