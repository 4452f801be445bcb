"""From a file or standard input to the text that is checked."""

from __future__ import annotations

import codecs
import hashlib
import re
import sys
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path

from claimver_core.errors import UnreadableText

STANDARD_INPUT = "-"
MAX_BYTES = 20_000_000
"""More than any book has; what is larger is not the text that was meant."""

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_HTML_START = re.compile(
    r"\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*<(?:!doctype\s+html|html|head|body)\b", re.I | re.S
)
_HTML_SUFFIXES = {".html", ".htm", ".xhtml"}
_HIDDEN = {"script", "style", "template", "noscript", "title", "svg", "math", "head"}
_BLOCKS = {
    "address", "article", "aside", "blockquote", "caption", "dd", "div", "dl", "dt", "figcaption", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p",
    "pre", "section", "table", "td", "th", "tr", "ul",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Source:
    """A text with where it came from. ``sha256`` is that of its bytes; ``notes`` are for the user."""

    name: str
    text: str
    sha256: str
    notes: tuple[str, ...] = ()


def read_source(name: str) -> Source:
    """The text of the file ``name``, or of standard input for ``-``.

    Raises UnreadableText when it cannot be read, is too large, or is no text.
    """
    data = _bytes(name)
    digest = hashlib.sha256(data).hexdigest()
    text = decode(data, _shown(name))
    notes = []
    if Path(name).suffix.lower() in _HTML_SUFFIXES or _HTML_START.match(text):
        text = visible_text(text)
        notes.append(
            f"{_shown(name)} is HTML: its visible text is checked, and positions refer to that text."
        )
    if not text.strip():
        notes.append(f"{_shown(name)} has no text in it.")
    return Source(name, text, digest, tuple(notes))


def decode(data: bytes, name: str) -> str:
    """Text in UTF-8, or in UTF-16 or UTF-32 with a byte order mark; line ends become ``\\n``.

    Raises UnreadableText for other encodings and for binary data.
    """
    mark, encoding = next((pair for pair in _BYTE_ORDER_MARKS if data.startswith(pair[0])), (b"", "utf-8"))
    body = data[len(mark) :]
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError as error:
        raise _not_text(body, error, name, len(mark)) from error
    if "\0" in text:
        raise UnreadableText(
            f"{name} is not a text: it holds a NUL character at position {text.index(chr(0))}.",
            "Save it as plain text in UTF-8.",
        )
    return text.replace("\r\n", "\n").replace("\r", "\n")


def visible_text(html: str) -> str:
    """What a reader of an HTML page sees: no tags, scripts or styles, entities resolved, blocks on lines of
    their own."""
    reader = _VisibleText()
    reader.feed(html)
    reader.close()
    lines = (" ".join(line.split()) for line in "".join(reader.parts).split("\n"))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n") + "\n"


def _bytes(name: str) -> bytes:
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            path = Path(name)
            if path.is_dir():
                raise UnreadableText(f"{name} is a folder.", "Add --recursive to check the texts inside it.")
            with path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UnreadableText(f"{_shown(name)} cannot be read: {reason}.") from error
    if len(data) > MAX_BYTES:
        raise UnreadableText(
            f"{_shown(name)} is larger than {MAX_BYTES // 1_000_000} MB.", "Split it into smaller files."
        )
    return data


def _shown(name: str) -> str:
    return "Standard input" if name == STANDARD_INPUT else name


def _not_text(body: bytes, error: UnicodeDecodeError, name: str, offset: int) -> UnreadableText:
    if b"\0" in body:
        return UnreadableText(
            f"{name} is not a text: it holds binary data.", "Save it as plain text in UTF-8."
        )
    line = body.count(b"\n", 0, error.start) + 1
    return UnreadableText(
        f"{name} is not valid {error.encoding.upper()}: byte {error.start + offset} (line {line}) is "
        f"0x{body[error.start]:02x}.",
        "Save it as UTF-8, for example with: iconv -f WINDOWS-1252 -t UTF-8",
    )


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
        elif tag in _BLOCKS:
            self.parts.append("\n\n")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _HIDDEN:
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._hidden:
            while self._hidden.pop() != tag:
                pass
        elif tag in _BLOCKS:
            self.parts.append("\n\n")

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self.parts.append(re.sub(r"\s+", " ", data))
