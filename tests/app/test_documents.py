"""Reading and saving files, and the draft."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.documents.files import (
    read_document,
    refuse_oversize,
    write_file,
)
from claimver_core.documents.kinds import Kind
from claimver_core.documents.reading import WrongEncoding
from claimver_core.documents.writing import document_bytes
from claimver_core.errors import StorageError, UnreadableText


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_unicode_files_are_read(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "text.txt"
    path.write_bytes("Zürich 🎉\r\nצ".encode(encoding))
    document = read_document(path)
    assert document.text == "Zürich 🎉\nצ"
    assert document.newline == "\r\n"


def test_another_encoding_is_refused_and_can_be_opened_with_replacements(tmp_path: Path) -> None:
    path = tmp_path / "latin.txt"
    path.write_bytes("Zürich".encode("latin-1"))
    with pytest.raises(WrongEncoding, match="byte 1"):
        read_document(path)
    assert read_document(path, replace=True).text == "Z\ufffdrich"


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"\x7fELF\0\0", "is not a text"), (b"a\n" * 1_000_001, "too long"), (None, "cannot be read")],
)
def test_what_is_no_text_is_refused(tmp_path: Path, content: bytes | None, said: str) -> None:
    path = tmp_path / "file.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(UnreadableText, match=said) as caught:
        read_document(path)
    assert not isinstance(caught.value, WrongEncoding)
    assert caught.value.remedy


@pytest.mark.parametrize("text", ["a" * 50_001, "a\n" * 1_000_001])
def test_a_text_that_would_freeze_the_window_is_refused(text: str) -> None:
    with pytest.raises(UnreadableText, match="limit"):
        refuse_oversize(text, "The text")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableText):
        read_document(tmp_path)


def test_a_save_into_a_missing_folder_says_so(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="could not be saved"):
        write_file(tmp_path / "none" / "text.txt", b"x")


def test_a_save_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_text("a much longer text than the next", encoding="utf-8")
    write_file(path, "short 🎉".encode())
    assert path.read_text(encoding="utf-8") == "short 🎉"
    assert list(tmp_path.iterdir()) == [path]


def test_a_word_document_is_opened_as_its_text(tmp_path: Path) -> None:
    path = tmp_path / "a.docx"
    path.write_bytes(document_bytes("One.\n\nTwo.\n", Kind.WORD))
    document = read_document(path)
    assert (document.text, document.kind, document.layout) == ("One.\n\nTwo.\n", Kind.WORD, True)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_full_disk_is_told_with_its_reason_and_keeps_the_old_file(
    tmp_path: Path,
) -> None:
    import resource
    import signal

    path = tmp_path / "draft.txt"
    path.write_text("old", encoding="utf-8")
    before, limits = signal.signal(signal.SIGXFSZ, signal.SIG_IGN), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        with pytest.raises(StorageError) as raised:
            write_file(path, b"new " * 100)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)
    assert "not all of it could be written" in raised.value.what
    assert path.read_text(encoding="utf-8") == "old"
