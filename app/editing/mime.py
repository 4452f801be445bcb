"""What is pasted or dropped: the files in it, or its plain text."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def local_files(source: QMimeData) -> list[Path]:
    """The files that were dropped; none where anything else is among them."""
    urls = source.urls() if source.hasUrls() else []
    return [Path(url.toLocalFile()) for url in urls] if all(url.isLocalFile() for url in urls) else []


def plain(source: QMimeData) -> QMimeData:
    """The words alone: the text of a link, or its address where it has none; no formats, no pictures."""
    text = source.text() if source.hasText() else ""
    if not text and source.hasUrls():
        text = "\n".join(url.toString() for url in source.urls())
    words = QMimeData()
    words.setText(text)
    return words
