from __future__ import annotations

import codecs
import hashlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.documents import reading
from claimver_core.documents.html import visible_text
from claimver_core.documents.reading import decode, read_source
from claimver_core.errors import UnreadableText

TEXT = "Zürich 🎉 \u05e9\u05dc\u05d5\u05dd\n"


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
        (codecs.BOM_UTF32_BE, "utf-32-be"),
    ],
)
def test_encodings(mark: bytes, encoding: str) -> None:
    assert decode(mark + TEXT.encode(encoding), "a.txt") == TEXT


@given(st.text(st.characters(exclude_characters="\0\r", exclude_categories=["Cs"])))
def test_any_utf8_comes_back_as_it_was(text: str) -> None:
    assert decode(codecs.BOM_UTF8 + text.encode(), "a.txt") == text


def test_line_ends() -> None:
    assert decode(b"a\r\nb\rc\n", "a.txt") == "a\nb\nc\n"


def test_invalid_utf8_says_where() -> None:
    with pytest.raises(UnreadableText, match=r"a\.txt is not valid UTF-8: byte 9 \(line 2\) is 0xfc.*iconv"):
        decode(b"one line\n\xfcber", "a.txt")
    with pytest.raises(UnreadableText, match=r"byte 3 "):
        decode(codecs.BOM_UTF8 + b"\xff", "a.txt")


@pytest.mark.parametrize("data", [b"a\0b", b"\x7fELF\0\xff\xfe\0", codecs.BOM_UTF16_LE + b"A\0\0\0"])
def test_binary_data_is_no_text(data: bytes) -> None:
    with pytest.raises(UnreadableText, match=r"a\.bin is not a text"):
        decode(data, "a.bin")


def test_hash_is_of_the_bytes(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(codecs.BOM_UTF8 + b"Ulm\r\n")
    source = read_source(str(path))
    assert source.text == "Ulm\n"
    assert source.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()
    assert source.notes == ()


def test_an_empty_file_is_a_text_with_a_note(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"")
    assert read_source(str(path)).text == ""
    assert read_source(str(path)).notes == (f"{path} has no text in it.",)


@pytest.mark.parametrize("name", ["missing.txt", ".", "a\0b"])
def test_what_cannot_be_opened(name: str) -> None:
    with pytest.raises(UnreadableText):
        read_source(name)


def test_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MAX_BYTES", 10)
    path = tmp_path / "a.txt"
    path.write_bytes(b"x" * 10)
    assert read_source(str(path)).text == "x" * 10
    path.write_bytes(b"x" * 11)
    with pytest.raises(UnreadableText, match="larger than"):
        read_source(str(path))


PAGE = """<!DOCTYPE html>
<html><head><title>Title</title><style>p { color: red }</style></head>
<body><h1>Albert   Einstein</h1><script>if (a < b) alert("x")</script>
<p>He was born in <b>Ulm</b>,
in W&uuml;rttemberg.<br>Line two</p><noscript>hidden</noscript><ul><li>one<li>two</ul></body></html>"""


def test_html_becomes_its_visible_text() -> None:
    text = visible_text(PAGE)
    assert text == "Albert Einstein\n\nHe was born in Ulm, in Württemberg.\nLine two\n\none\n\ntwo\n"


@pytest.mark.parametrize("name", ["page.html", "page.txt"])
def test_html_is_recognised(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text(PAGE, encoding="utf-8")
    source = read_source(str(path))
    assert source.text.startswith("Albert Einstein\n")
    assert "is HTML" in source.notes[0]


@pytest.mark.parametrize("text", ["a < b and <html>", "<3 Ulm", "<p>Ulm</p>", "<!-- " * 1000 + "<htm"])
def test_other_texts_stay_as_they_are(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.txt"
    path.write_text(text, encoding="utf-8")
    assert read_source(str(path)).text == text


@given(st.text("<>/!-&;abhtmlscripy= \n\"'"))
def test_broken_html_never_raises(html: str) -> None:
    visible_text(html)
    visible_text("<html><body>" + html)
