"""A text as its reader takes it: without marks of Markdown and HTML, footnote numbers and invisible signs.

Nor are the pronunciations and the names in other languages that brackets tell part of it.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from claimver_core.knowledge.names import INVISIBLE
from claimver_core.language.tongues import other_tongues
from claimver_core.types import Claim, Mention, NoClaim, Span

BLOCKS = frozenset({
    "address", "article", "aside", "blockquote", "caption", "dd", "div", "dl", "dt", "figcaption", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p",
    "pre", "section", "table", "td", "th", "tr", "ul",
})  # fmt: skip
"""The elements of HTML that stand on lines of their own."""

_INLINE = frozenset({
    "a", "abbr", "b", "big", "cite", "code", "del", "em", "font", "i", "ins", "kbd", "mark", "q", "s",
    "small", "span", "strike", "strong", "sub", "sup", "time", "u",
})  # fmt: skip
_INVISIBLE = re.compile(f"[{INVISIBLE}]+")
_TAG = re.compile(r"</?([A-Za-z][A-Za-z0-9]{0,9})(?:\s[^<>]{0,500})?/?>|<!--(?:(?!-->).){0,2000}-->", re.S)
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});")
_FENCE = re.compile(r"^ {0,3}(```|~~~)[^\n`]*\n(?:.*?\n)?? {0,3}\1[ \t]*$", re.M | re.S)
_LINE_START = re.compile(r"^[ \t]{0,3}(?:(?:>[ \t]?)+(?:#{1,6}[ \t]+)?|#{1,6}[ \t]+)", re.M)
_NUMBERS = r"\d{1,3}(?:[-–,] ?\d{1,3})*"
_NOTE = r"[a-z]|(?:note|nb|n) \d{1,3}|edit|(?:[a-z ]{1,30} )?needed|[a-z]{1,20}\?|\^\w{1,20}|sic"
_OTHER_DATE = r"[ON]\.?S\.? [\w ,.]{1,30}"  # of another calendar
_CITATION = re.compile(
    rf"(?<=[^\s\]])(?:\[(?:{_NUMBERS}|{_NOTE})\])+(?![(:])"
    rf"|(?<=[\w,;.”\"’)])[ \t](?:\[(?:{_NUMBERS}|sic|{_OTHER_DATE})\])+(?![(:])"
    r"|(?<=[.,;:!?”\"])[¹²³⁰⁴-⁹]+"
)
_INTERPOLATED = re.compile(r"(?<![^\s\"“‘'(])\[([A-Za-z])\](?=[a-z])")
_TARGET = r"\((?:[^()\s]|\([^()\s]*\)){0,1000}(?:[ \t]+\"[^\"\n]{0,300}\")?\)"
_IMAGE = re.compile(rf"!\[[^\[\]\n]{{0,300}}\]{_TARGET}")
_LINK = re.compile(rf"(?<!!)\[([^\[\]\n]{{1,300}})\](?:{_TARGET}|\[[^\[\]\n]{{0,100}}\])")
_WITHIN = r"(?:(?!\n[ \t]*\n).){0,600}?"  # words that stand in one paragraph
_EMPHASES = tuple(
    re.compile(rf"(?<![\w\\]){mark}(?=[^\s{sign}])({_WITHIN}[^\s{sign}\\]){mark}(?!\w)", re.S)
    for mark, sign in (
        (r"\*\*\*", "*"),
        (r"\*\*", "*"),
        (r"(?<!\*)\*(?!\*)", "*"),
        (r"__", "_"),
        (r"(?<!_)_(?!_)", "_"),
        (r"~~", "~"),
        (r"`{1,2}", "`"),
    )
)


@dataclass(frozen=True, slots=True)
class _Cut:
    """``said`` is read in the place of the text in ``span``, which may open or close what is beside it."""

    span: Span
    said: str = ""
    opens: bool = False
    closes: bool = False


class BareText:
    """``written`` without its markup in ``text``, and the way back from the one to the other."""

    def __init__(self, written: str, cuts: Sequence[_Cut]) -> None:
        self.written = written
        self._from: list[int] = []  # for each character of the text, where what it stands for begins
        self._to: list[int] = []  # and where it ends
        self._opening = {cut.span.end: cut.span.start for cut in cuts if cut.opens}
        self._closing = {cut.span.start: cut.span.end for cut in cuts if cut.closes}
        parts: list[str] = []
        position = 0
        for cut in cuts:
            self._keep(position, cut.span.start)
            parts += (written[position : cut.span.start], cut.said)
            self._from += [cut.span.start] * len(cut.said)
            self._to += [cut.span.end] * len(cut.said)
            position = cut.span.end
        self._keep(position, len(written))
        self.text = "".join((*parts, written[position:]))

    def written_span(self, span: Span) -> Span:
        """``span``, which is not empty, in the text as it was written, with the marks that hold it."""
        start, end = self._from[span.start], self._to[span.end - 1]
        while (before := self._opening.get(start)) is not None:
            start = before
        while (behind := self._closing.get(end)) is not None:
            end = behind
        return Span(start, end)

    def written_mention(self, mention: Mention) -> Mention:
        """The mention at its place in the text as written; its words stay without markup."""
        inside = Span(self._from[mention.span.start], self._to[mention.span.end - 1])
        return replace(mention, span=inside)

    def written_claim(self, claim: Claim) -> Claim:
        span = self.written_span(claim.span)
        mentions = tuple(map(self.written_mention, claim.mentions))
        return replace(claim, span=span, text=span.of(self.written), mentions=mentions)

    def written_no_claim(self, no_claim: NoClaim) -> NoClaim:
        return replace(no_claim, span=self.written_span(no_claim.span))

    def _keep(self, start: int, end: int) -> None:
        self._from += range(start, end)
        self._to += range(start + 1, end + 1)


def bare_text(text: str) -> BareText | None:
    """``text`` without its markup; None where it has none.

    Marks of emphasis go where they stand in pairs about words, links keep their words, only HTML's own tags
    are tags, and blocks of code go with all that they hold. The rest is the text's own.
    """
    cuts: list[_Cut] = []
    taken = bytearray(len(text))
    for found in _cuts(text):
        for cut in found:
            if any(taken[cut.span.start : cut.span.end]):
                break
        else:
            for cut in found:
                taken[cut.span.start : cut.span.end] = b"\1" * (cut.span.end - cut.span.start)
            cuts += found
    return BareText(text, sorted(cuts, key=lambda cut: cut.span.start)) if cuts else None


def _cuts(text: str) -> Iterator[tuple[_Cut, ...]]:
    """What is cut out, the cuts of a pair together; of two that overlap the first counts."""
    for spans in other_tongues(text):
        yield tuple(map(_Cut, spans))
    for pattern, cuts in _PATTERNS:
        for match in pattern.finditer(text):
            yield cuts(match)


def _whole(match: re.Match[str]) -> tuple[_Cut, ...]:
    return (_Cut(Span(*match.span())),)


def _around(match: re.Match[str]) -> tuple[_Cut, ...]:
    """The marks before and behind the words of the first group."""
    return (
        _Cut(Span(match.start(), match.start(1)), opens=True),
        _Cut(Span(match.end(1), match.end()), closes=True),
    )


def _tag(match: re.Match[str]) -> tuple[_Cut, ...]:
    name = (match[1] or "").lower()
    if name in BLOCKS or name == "br":
        return (_Cut(Span(*match.span()), "\n" if name == "br" else "\n\n"),)
    if match[1] and name not in _INLINE:
        return ()
    closes = match[0].startswith("</")
    return (_Cut(Span(*match.span()), opens=bool(match[1]) and not closes, closes=closes),)


def _entity(match: re.Match[str]) -> tuple[_Cut, ...]:
    meant = html.unescape(match[0])
    if meant == match[0]:
        return ()
    return (_Cut(Span(*match.span()), _INVISIBLE.sub("", meant)),)


_PATTERNS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], tuple[_Cut, ...]]], ...] = (
    (_FENCE, _whole),
    (_IMAGE, _whole),
    (_TAG, _tag),
    (_ENTITY, _entity),
    (_CITATION, _whole),
    (_LINK, _around),
    (_INTERPOLATED, _around),
    (_LINE_START, _whole),
    *((emphasis, _around) for emphasis in _EMPHASES),
    (_INVISIBLE, _whole),
)
