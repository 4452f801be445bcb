"""Web pages (.html): the text that a reader sees, and a text as a page."""

from __future__ import annotations

import html
import re
from html.parser import HTMLParser

from claimver_core.documents.paragraphs import lines_of, paragraphs, writable
from claimver_core.markup import BLOCKS

_HIDDEN = {"script", "style", "template", "noscript", "title", "svg", "math", "head"}
_CHARSET = re.compile(rb"<meta[^>]{0,200}charset\s*=\s*[\"']?\s*([A-Za-z0-9_.:-]{2,40})", re.I)


def visible_text(page: str) -> str:
    """What a reader of an HTML page sees: no tags, scripts or styles, entities resolved, blocks on lines of
    their own."""
    reader = _VisibleText()
    reader.feed(page)
    reader.close()
    lines = (" ".join(line.split()) for line in "".join(reader.parts).split("\n"))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n") + "\n"


def charset(data: bytes) -> str | None:
    """The encoding that a page declares in its head, if any."""
    found = _CHARSET.search(data[:4096])
    return found.group(1).decode("ascii") if found else None


def write_html(text: str, title: str) -> bytes:
    """A page with the text: an element ``p`` for each of its paragraphs, line breaks within."""
    body = "\n".join(
        "<p>" + "<br>\n".join(html.escape(line, quote=False) for line in lines_of(paragraph)) + "</p>"
        for paragraph in paragraphs(writable(text))
    )
    head = f'<meta charset="utf-8">\n<title>{html.escape(title, quote=False)}</title>'
    return f"<!DOCTYPE html>\n<html>\n<head>\n{head}\n</head>\n<body>\n{body}\n</body>\n</html>\n".encode()


class _VisibleText(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self._hidden: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "body":
            self._hidden.clear()  # a page may leave its head open
        elif tag in _HIDDEN:
            self._hidden.append(tag)
        elif tag == "br":
            self.parts.append("\n")
        elif tag in BLOCKS:
            self.parts.append("\n\n")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _HIDDEN:
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._hidden:
            while self._hidden.pop() != tag:
                pass
        elif tag in BLOCKS:
            self.parts.append("\n\n")

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self.parts.append(re.sub(r"\s+", " ", data))
