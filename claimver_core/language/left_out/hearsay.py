"""What is but hearsay, as is said in passing: "Napoleon, it is said, was short".

It is told with that in front, "It is said that Napoleon was short", which asserts nothing of him.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_HEARSAY = re.compile(
    r",\s+(?:it is (?:often |widely |commonly |sometimes )?"
    r"(?:said|believed|claimed|thought|rumou?red|alleged|assumed)|"
    r"(?:many|some|most|people|others|critics)(?: people| of us)? "
    r"(?:believe|think|say|claim|argue|suspect|assume)|"
    r"(?:so |as )?the (?:story|legend|saying) (?:goes|has it)|(?:as )?(?:legend|rumou?r) has it)"
    r"(?:,|(?=[.!]?\s*$))",
    re.IGNORECASE,
)


def hearsay_in_front(doc: Doc) -> Iterator[Edit]:
    """Edits that put what is said in passing in front of the statement."""
    for sentence in doc.sents:
        match = _HEARSAY.search(sentence.text)
        if match is not None and "?" not in sentence.text:
            start = sentence.start_char
            yield Edit(Span(start, start), ("It is said that ",))
            yield Edit(Span(start + match.start(), start + match.end()), ())
