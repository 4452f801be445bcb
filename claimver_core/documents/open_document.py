"""OpenDocument texts (.odt): their paragraphs as text, and a text as paragraphs."""

from __future__ import annotations

from io import BytesIO

from claimver_core.documents.archive import damaged, member
from claimver_core.documents.paragraphs import joined, lines_of, paragraphs, writable
from claimver_core.errors import UnreadableText

_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_PARAGRAPHS = {f"{_TEXT}p", f"{_TEXT}h"}
_SKIPPED = {
    f"{_TEXT}tracked-changes",
    f"{_TEXT}note",
    f"{_OFFICE}annotation",
    f"{_OFFICE}forms",
    f"{_TEXT}sequence-decls",
    f"{_TEXT}index-title",
    f"{_TEXT}number",
}
_MOST_SPACES = 1000


def read_open_document(data: bytes, name: str) -> str:
    """The text of the body, tables and frames in order, a blank line between paragraphs; without headers,
    footers, notes, comments and what tracked changes deleted. Raises UnreadableText when it is damaged or
    encrypted."""
    from lxml import etree

    if b"encryption-data" in member(data, name, "META-INF/manifest.xml"):
        raise UnreadableText(
            f"{name} is protected by a password.",
            "Save a copy without a password in the program it comes from.",
        )
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False, huge_tree=True)
    try:
        root = etree.fromstring(member(data, name, "content.xml"), parser)
    except (etree.XMLSyntaxError, ValueError) as error:
        raise damaged(name) from error
    body = root.find(f".//{_OFFICE}body")
    if body is None or body.find(f"{_OFFICE}text") is None:
        raise UnreadableText(
            f"{name} is an OpenDocument file, but no text document.", "Save it as .odt, or paste the text."
        )
    found: list[str] = []
    _collect(body, found, None)
    return joined(found)


def _collect(element, found: list[str], parts: list[str] | None) -> None:
    """Add the paragraphs below an element to ``found``; ``parts`` are those of the paragraph around it."""
    if parts is not None:
        parts.append(_folded(element.text))
    for child in element:
        tag = child.tag
        if isinstance(tag, str) and tag not in _SKIPPED:
            if tag in _PARAGRAPHS:
                own: list[str] = []
                place = len(found)
                found.append("")
                _collect(child, found, own)  # frames inside come after it
                found[place] = "".join(own)
            elif parts is not None and tag == f"{_TEXT}s":
                parts.append(" " * _count(child.get(f"{_TEXT}c")))
            elif parts is not None and tag == f"{_TEXT}tab":
                parts.append("\t")
            elif parts is not None and tag == f"{_TEXT}line-break":
                parts.append("\n")
            else:
                _collect(child, found, parts)
        if parts is not None:
            parts.append(_folded(child.tail))


def _folded(text: str | None) -> str:
    """White space as the format means it: a run of it is one space."""
    if not text:
        return ""
    words = text.split()
    before = " " if text[0].isspace() else ""
    after = " " if text[-1].isspace() and words else ""
    return before + " ".join(words) + after


def _count(value: str | None) -> int:
    return min(int(value), _MOST_SPACES) if value and value.isascii() and value.isdigit() else 1


def write_open_document(text: str) -> bytes:
    """A document with the text: a paragraph for each of its paragraphs, line breaks within."""
    from odf.opendocument import OpenDocumentText
    from odf.teletype import addTextToElement
    from odf.text import P

    document = OpenDocumentText()
    for paragraph in paragraphs(text):
        added = P()
        addTextToElement(added, "\n".join(writable(line) for line in lines_of(paragraph)))
        document.text.addElement(added)
    out = BytesIO()
    document.write(out)
    return out.getvalue()
