""" "and" for "not only … but also", which denies nothing: "She was not only a writer but also a pilot"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_NOT_ONLY = re.compile(
    r"(?P<not>^not\s+(?:only|just|merely|solely)\s+(?!do\b|does\b|did\b|is\b|are\b|was\b|were\b|ha[sd]\b|have\b)|"
    r"(?:\s+not|n['’]t)\s+(?:only|just|merely|solely)(?=\s))"
    r"[^;:?]{1,160}?(?P<but>,?\s+but(?:\s+(?:also|even|as well))*\s+)(?=[\w\"“‘'])",
    re.IGNORECASE,
)


def not_only(doc: Doc) -> Iterator[Edit]:
    """Edits that say both halves plainly, joined by "and"."""
    for sentence in doc.sents:
        for match in _NOT_ONLY.finditer(sentence.text):
            start = sentence.start_char
            yield Edit(Span(start + match.start("not"), start + match.end("not")), ())
            yield Edit(Span(start + match.start("but"), start + match.end("but")), (" and ",))
