"""Deaths as headlines and posts tell them: "David Bowie dead at 69", "rip jimi hendrix, gone at 27"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language.grammar import FINITE
from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_REST = re.compile(r"\s*(?:rip|r\.i\.p\.?)[ \t]+(?:to[ \t]+)?", re.IGNORECASE)
_DEAD = re.compile(
    r"(?P<mark>,?)[ \t]+(?:dead|gone)(?=,?[ \t]+(?:at|aged)[ \t]+(?:the age of[ \t]+)?\d{1,3}\b)",
    re.IGNORECASE,
)


def deaths_told(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that say "died" where no verb is, and take out the "rip" in front of a name."""
    ends = {m.span.start: m.span.end for m in mentions if m.candidates}
    for sentence in doc.sents:
        begin = sentence.start_char
        rest = _REST.match(sentence.text)
        if rest and begin + rest.end() in ends:
            yield Edit(Span(begin, begin + rest.end()), ())
        dead = _DEAD.search(sentence.text)
        if dead and not any(t.tag_ in FINITE for t in sentence):
            first = begin + (rest.end() if rest else 0)
            beside = ends.get(first) == begin + dead.start()
            mark = "" if beside else dead["mark"]
            yield Edit(Span(begin + dead.start(), begin + dead.end()), (f"{mark} died",))
