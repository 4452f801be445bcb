"""Documents of every format: written and read back, damaged, protected, wrongly named."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from docx import Document
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree
from pypdf import PdfWriter
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

from claimver_core.documents.archive import MAX_UNPACKED
from claimver_core.documents.kinds import Kind
from claimver_core.documents.paragraphs import joined, paragraphs
from claimver_core.documents.pdf import reflowed
from claimver_core.documents.reading import Source, WrongEncoding, read_source
from claimver_core.documents.writing import WRITTEN, document_bytes
from claimver_core.errors import Cancelled, UnreadableText
from claimver_core.types import Progress

TEXT = "A heading\n\nAda <b>Lovelace</b>  was born\tin “London” 🎉 שלום.\nShe & he.\n\nThe end.\n"


def _read(folder: Path, data: bytes, name: str) -> Source:
    path = folder / name
    path.write_bytes(data)
    return read_source(str(path))


def _pdf(*pages: str, password: str | None = None) -> bytes:
    """A PDF with the lines of each page in Helvetica."""
    writer = PdfWriter()
    font = DictionaryObject(
        {
            NameObject("/Type"): NameObject("/Font"),
            NameObject("/Subtype"): NameObject("/Type1"),
            NameObject("/BaseFont"): NameObject("/Helvetica"),
        }
    )
    for text in pages:
        page = writer.add_blank_page(595, 842)
        page[NameObject("/Resources")] = DictionaryObject(
            {NameObject("/Font"): DictionaryObject({NameObject("/F1"): font})}
        )
        content = DecodedStreamObject()
        shown = " ".join(f"({line}) Tj 0 -14 Td" for line in text.split("\n"))
        content.set_data(f"BT /F1 12 Tf 72 770 Td {shown} ET".encode("ascii"))
        page[NameObject("/Contents")] = writer._add_object(content)
    if password is not None:
        writer.encrypt(user_password=password, owner_password="owner", algorithm="AES-256")
    out = BytesIO()
    writer.write(out)
    return out.getvalue()


@pytest.mark.parametrize("kind", WRITTEN)
def test_a_written_text_is_read_back(tmp_path: Path, kind: Kind) -> None:
    source = _read(tmp_path, document_bytes(TEXT, kind, title="A & B"), f"a.{kind.value}")
    expected = TEXT if kind is not Kind.HTML else TEXT.replace("  was", " was").replace("born\tin", "born in")
    assert source.text == expected
    assert source.kind is kind


_WORDS = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp", "Zs"]), min_size=1)


@settings(max_examples=25, deadline=None)
@given(st.lists(st.lists(_WORDS, min_size=1, max_size=3), min_size=1, max_size=4))
def test_any_paragraphs_survive_every_format(tmp_path_factory: pytest.TempPathFactory, found) -> None:
    text = joined("\n".join(lines) for lines in found)
    folder = tmp_path_factory.mktemp("documents")
    for kind in WRITTEN:
        data = document_bytes(text, kind)
        written = text.replace("\ufffe", "\ufffd").replace("\uffff", "\ufffd") if kind in _XML else text
        assert _read(folder, data, f"a.{kind.value}").text == written


_XML = (Kind.WORD, Kind.OPEN_DOCUMENT, Kind.HTML)


def test_what_a_format_cannot_hold_is_replaced(tmp_path: Path) -> None:
    for kind in _XML:
        data = document_bytes("a\x01b\ud800c", kind)
        assert _read(tmp_path, data, f"a.{kind.value}").text == "a\ufffdb\ufffdc\n"


def test_blank_lines_part_paragraphs() -> None:
    assert paragraphs("\n\na\nb\n \n\n\nc\n") == ["a\nb", "c"]
    assert paragraphs(" \n ") == []


def test_word_tables_tracked_changes_and_text_boxes(tmp_path: Path) -> None:
    document = Document()
    document.add_paragraph("Before the table")
    table = document.add_table(1, 2)
    table.rows[0].cells[0].text, table.rows[0].cells[1].text = "left", "right"
    paragraph = document.add_paragraph("kept ")
    word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    paragraph._p.append(etree.fromstring(f'<w:ins xmlns:w="{word}"><w:r><w:t>inserted</w:t></w:r></w:ins>'))
    paragraph._p.append(
        etree.fromstring(f'<w:del xmlns:w="{word}"><w:r><w:delText>deleted</w:delText></w:r></w:del>')
    )
    inside = "<w:txbxContent><w:p><w:r><w:t>in a box</w:t></w:r></w:p></w:txbxContent>"
    paragraph._p.append(etree.fromstring(f'<w:r xmlns:w="{word}">{inside}</w:r>'))
    out = BytesIO()
    document.save(out)
    text = _read(tmp_path, out.getvalue(), "a.docx").text
    assert text == "Before the table\n\nleft\n\nright\n\nkept inserted\n\nin a box\n"


def test_pdf_lines_become_paragraphs(tmp_path: Path) -> None:
    page = (
        "Ada Lovelace was born in London in the year 1815 and worked on the ana-\n"
        "lytical engine with Charles Babbage for many years of her life until\n"
        "she died.\n"
        "Babbage was born in London as well, and it is told that he never did\n"
        "finish the machine."
    )
    source = _read(tmp_path, _pdf(page), "a.pdf")
    assert source.text == (
        "Ada Lovelace was born in London in the year 1815 and worked on the analytical engine with Charles "
        "Babbage for many years of her life until she died.\n\n"
        "Babbage was born in London as well, and it is told that he never did finish the machine.\n"
    )
    assert "PDF" in source.notes[0]


def test_running_heads_and_page_numbers_are_left_out() -> None:
    pages = [[f"The Times, page {n}", f"Line {word} goes on", str(n)] for n, word in enumerate("abcd", 1)]
    assert reflowed(pages) == "Line a goes on Line b goes on Line c goes on Line d goes on\n"


def test_reading_a_pdf_tells_its_pages_and_can_be_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(_pdf("one", "two"))
    steps: list[Progress] = []
    read_source(str(path), progress=steps.append)
    assert [(step.done, step.total) for step in steps] == [(0, 2), (1, 2)]

    def stop(_step: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        read_source(str(path), progress=stop)


def test_a_pdf_that_only_its_owner_may_change_is_read(tmp_path: Path) -> None:
    assert _read(tmp_path, _pdf("Free to read.", password=""), "a.pdf").text == "Free to read.\n"


def _bomb() -> bytes:
    data = bytearray(document_bytes(TEXT, Kind.WORD))
    with zipfile.ZipFile(BytesIO(data)) as archive:
        entry = next(info for info in archive.infolist() if info.filename == "word/document.xml")
    size = entry.file_size.to_bytes(4, "little")
    return bytes(data.replace(size, (MAX_UNPACKED + 1).to_bytes(4, "little")))


def _zip(**members: str) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, content in members.items():
            archive.writestr(name.replace("__", "/").replace("_xml", ".xml"), content)
    return out.getvalue()


_ENTITIES = (
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:p>x&b;</text:p>'
    "</office:text></office:body></office:document-content>"
)


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("cut.docx", document_bytes(TEXT, Kind.WORD)[:-400], "damaged"),
        ("cut.odt", document_bytes(TEXT, Kind.OPEN_DOCUMENT)[:-400], "damaged"),
        ("cut.pdf", b"%PDF-1.7\n1 0 obj", "damaged"),
        ("no.docx", _zip(word__document_xml="<broken"), "damaged"),
        ("no.odt", _zip(mimetype="x", content_xml="<broken"), "damaged"),
        ("sheet.odt", _zip(mimetype="x", content_xml="<a/>"), "no text document"),
        (
            "locked.odt",
            _zip(mimetype="x", content_xml="?", **{"META-INF__manifest_xml": "encryption-data"}),
            "pass",
        ),
        ("a.xlsx", _zip(xl__workbook_xml="<a/>"), "archive"),
        ("bomb.docx", _bomb(), "unpacks to more than"),
        ("old.doc", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "before 2007"),
        (
            "locked.docx",
            b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + "EncryptedPackage".encode("utf-16-le"),
            "password",
        ),
        ("locked.pdf", _pdf("secret", password="secret"), "password"),
        ("scan.pdf", _pdf(""), "pictures"),
        ("a.rtf", b"{\\rtf1 text}", "Rich Text"),
        ("photo.txt", b"\x89PNG\r\n\x1a\n\0\0", "picture"),
        ("empty.docx", b"", "damaged"),
        ("binary.pdf", b"\0\1\2", "damaged"),
    ],
)
def test_what_cannot_be_read_says_why_and_what_to_do(
    tmp_path: Path, name: str, data: bytes, said: str
) -> None:
    with pytest.raises(UnreadableText, match=said) as caught:
        _read(tmp_path, data, name)
    assert caught.value.remedy


def test_entities_of_a_document_are_not_resolved(tmp_path: Path) -> None:
    assert _read(tmp_path, _zip(mimetype="x", content_xml=_ENTITIES), "a.odt").text == "x\n"


@pytest.mark.parametrize(
    ("name", "kind"),
    [("a.txt", Kind.WORD), ("a.pdf", Kind.OPEN_DOCUMENT), ("a.docx", Kind.HTML), ("a.odt", Kind.TEXT)],
)
def test_a_wrong_name_does_not_matter(tmp_path: Path, name: str, kind: Kind) -> None:
    source = _read(tmp_path, document_bytes("Ada was here.\n", kind), name)
    assert (source.text, source.kind) == ("Ada was here.\n", kind)


def test_a_page_is_read_in_the_encoding_that_it_declares(tmp_path: Path) -> None:
    page = '<html><head><meta charset="iso-8859-1"></head><body>Zürich – nice</body></html>'
    assert _read(tmp_path, page.encode("cp1252"), "a.html").text == "Zürich – nice\n"


def test_another_encoding_is_read_with_replacements_on_demand(tmp_path: Path) -> None:
    (tmp_path / "latin.txt").write_bytes("Zürich\r\n".encode("latin-1"))
    with pytest.raises(WrongEncoding):
        read_source(str(tmp_path / "latin.txt"))
    source = read_source(str(tmp_path / "latin.txt"), replace=True)
    assert (source.text, source.newline) == ("Z\ufffdrich\n", "\r\n")
