"""Word documents (.docx): their paragraphs as text, and a text as paragraphs."""

from __future__ import annotations

from io import BytesIO

from claimver_core.documents.archive import damaged
from claimver_core.documents.paragraphs import joined, lines_of, paragraphs, writable

_W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_SKIPPED = {  # deleted by tracked changes, moved away, or a second form of what stands beside it
    f"{_W}del",
    f"{_W}moveFrom",
    "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback",
    f"{_W}pPr",
    f"{_W}rPr",
}
_SIGNS = {f"{_W}tab": "\t", f"{_W}br": "\n", f"{_W}cr": "\n", f"{_W}noBreakHyphen": "-"}


def read_word(data: bytes, name: str) -> str:
    """The text of the body, tables and text boxes in order, a blank line between paragraphs; without headers,
    footers, notes, comments and what tracked changes deleted. Raises UnreadableText when it is damaged."""
    from docx import Document

    try:
        body = Document(BytesIO(data)).element.body
    except Exception as error:  # python-docx raises whatever its parts raise on damaged files
        raise damaged(name) from error
    found: list[str] = []
    _collect(body, found, None)
    return joined(found)


def _collect(element, found: list[str], parts: list[str] | None) -> None:
    """Add the paragraphs below an element to ``found``; ``parts`` are those of the paragraph around it."""
    for child in element:
        tag = child.tag
        if tag in _SKIPPED or not isinstance(tag, str):
            continue
        if tag == f"{_W}p":
            own: list[str] = []
            place = len(found)
            found.append("")
            _collect(child, found, own)  # text boxes inside come after it
            found[place] = "".join(own)
        elif parts is not None and tag == f"{_W}t":
            parts.append(child.text or "")
        elif parts is not None and tag in _SIGNS:
            parts.append(_SIGNS[tag])
        else:
            _collect(child, found, parts)


def write_word(text: str) -> bytes:
    """A document with the text: a paragraph for each of its paragraphs, line breaks within."""
    from docx import Document

    document = Document()
    for paragraph in paragraphs(text):
        added = document.add_paragraph()
        for number, line in enumerate(lines_of(paragraph)):
            run = added.add_run(writable(line))
            if number < len(lines_of(paragraph)) - 1:
                run.add_break()
    out = BytesIO()
    document.save(out)
    return out.getvalue()
