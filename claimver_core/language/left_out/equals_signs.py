"""What "=" and ":" say in posts: "emperor penguins = near threatened", "Friends: 10 seasons, 236 eps"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_SIGN = re.compile(r"[ \t]+=[ \t]+|[ \t]*:[ \t]+")
_COUNT = r"(?:\d{1,3}(?:,\d{3})*|two|three|four|five|six|seven|eight|nine|ten) "
_COUNTS = re.compile(
    rf"{_COUNT}(?P<noun>[a-z]{{2,}}s)(?:(?P<joint>,[ \t]+){_COUNT}(?P<second>[a-z]{{2,}}s))?"
    r"(?=[ \t]*[.!]?[ \t]*(?:\n|$))"
)
_IN_FULL = {"eps": "episodes", "szns": "seasons"}
_OF_ONE = re.compile(
    r"(?:the[ \t]+)?(?:capital(?: city)?|author|director|founder|creator|composer|currency) of[ \t]+",
    re.IGNORECASE,
)
_LINE_START = re.compile(r"(?:^|\n)[ \t]*")
_VERBAL = frozenset({"VBD", "VBZ", "VBP", "MD"})
_MEASURED = frozenset({"tall", "high", "long", "deep", "wide", "old"})
_LONGEST = 10  # words behind the sign


def equals_signs(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that put "is", "are" or "has" for the sign behind a name that a line begins with."""
    text = doc.text  # put together anew each time that it is asked for
    starts = {sentence.start_char for sentence in doc.sents}
    starts |= {found.end() for found in _LINE_START.finditer(text)}
    for start in sorted(starts):
        end = text.find("\n", start)
        yield from _in_line(doc, text, Span(start, end if end >= 0 else len(text)), mentions)


def _in_line(doc: Doc, text: str, line: Span, mentions: Sequence[Mention]) -> Iterator[Edit]:
    begin = line.start
    described = _OF_ONE.match(text, begin)
    first = described.end() if described else begin
    named = next((m for m in mentions if m.candidates and m.span.start in {first, begin}), None)
    sign = None if named is None else _SIGN.match(text, named.span.end)
    if named is None or sign is None:
        return
    words = [t for t in doc if sign.end() <= t.idx < line.end and not t.is_space]
    if not 0 < len(words) <= _LONGEST or any(t.tag_ in _VERBAL or t.text == "=" for t in words):
        return
    counts = _COUNTS.match(text, sign.end())
    if counts is not None:
        yield Edit(Span(*sign.span()), (" has ",))
        for noun in ("noun", "second"):
            if full := _IN_FULL.get(counts[noun] or ""):
                yield Edit(Span(*counts.span(noun)), (full,))
        if counts["joint"]:
            yield Edit(Span(*counts.span("joint")), (" and ",))
    elif "=" in sign[0] and (not words[0].text[0].isdigit() or words[-1].lower_ in _MEASURED):
        if described and not described[0].lower().startswith("the"):
            yield Edit(Span(begin, begin), ("the ",))
        plural = not described and _last(doc, named).tag_ in {"NNS", "NNPS"}
        yield Edit(Span(*sign.span()), (" are " if plural else " is ",))


def _last(doc: Doc, mention: Mention) -> Token:
    return [t for t in doc if t.idx < mention.span.end][-1]
