"""A measure told in passing: "K2, at 8,611 metres the second-highest mountain on Earth, lies in ..."."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_AT = re.compile(
    r"(?<=,\s)at\s+(?P<measure>[\d.,]+\s*(?:metres|meters|feet|ft|m|km|kilometres|kilometers|miles))(?:\s*\([^)]*\))?"
    r",?\s+(?=(?:the(?:\s+world['’]s)?|(?:[A-Z][\w-]+\s)*[A-Z][\w-]+['’]s)\s+(?:[\w-]+-)?(?P<most>highest|tallest|longest|deepest)\b)"
)


def measures_in_passing(doc: Doc) -> Iterator[Edit]:
    """Edits that tell the measure by a verb of its own: "which is 8,611 metres high and is the ..."."""
    for sentence in doc.sents:
        for found in _AT.finditer(sentence.text):
            start = sentence.start_char + found.start()
            adjective = found["most"].removesuffix("est")
            said = f"which is {found['measure']} {adjective} and is "
            yield Edit(Span(start, sentence.start_char + found.end()), (said,))
