"""Paragraphs: a blank line parts them in a text, as the format does in a document."""

from __future__ import annotations

import re
from collections.abc import Iterable

_UNWRITABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def joined(found: Iterable[str]) -> str:
    """The paragraphs of a document as a text; those without words are left out."""
    kept = [re.sub(r"\n{2,}", "\n", paragraph).strip() for paragraph in found]
    kept = [paragraph for paragraph in kept if paragraph]
    return "\n\n".join(kept) + "\n" if kept else ""


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a text, without the blank lines between them."""
    parts = re.split(r"\n[ \t]*(?:\n[ \t]*)+", text.strip("\n"))
    return [part for part in parts if part.strip()]


def lines_of(paragraph: str) -> list[str]:
    return paragraph.split("\n")


def writable(text: str) -> str:
    """The text with a replacement character for what XML cannot hold."""
    return _UNWRITABLE.sub("\ufffd", text)
