"""What is called a myth: "It is a common misconception that Napoleon was short" denies that he was.

It is told in the plain words for that: "It is not true that Napoleon was short".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_MYTH = r"(?:myth|misconception|fallacy|urban legend|old wives['’] tale|falsehood|hoax|misbelief|lie)"
_SORT = (
    r"(?:(?:an?|the|just|simply|only|one of the|complete|total|common|popular|widespread|persistent|old|most|"
    r"modern|frequent|big)\s+)"
)
_IN_FRONT = re.compile(
    rf"(?:it(?:['’]?s| is| was)|there(?:['’]s| is)) {_SORT}*{_MYTH}"
    r"(?:\s+to (?:say|think|believe|claim))?\s+that"
    rf"|{_SORT}+{_MYTH}s? (?:is|holds|says) that"
    r"|(?:(?:many|some|most) )?people (?:wrongly|mistakenly|falsely|incorrectly|erroneously)\s+"
    r"(?:believe|think|assume|claim|say)(?: that)?",
    re.IGNORECASE,
)
_AT_END = re.compile(
    r"(?P<front>(?:the|his|her|their|this|(?:[\w.]+ ){0,3}[\w.]+['’]s?) "
    r"(?:idea|claim|notion|belief|theory|story|rumou?r) that)\s+[^;:]+?"
    r"(?P<end>\s+(?:is|was) (?:(?:simply|just|only|completely|totally) )?"
    r"(?:an? (?:\w+ )?(?:myth|misconception|lie|hoax|fallacy)|false|wrong|untrue|not true|incorrect))"
    r"(?=[.!]?\s*$)",
    re.IGNORECASE,
)
_DENIED = "It is not true that"


def called_myths(doc: Doc) -> Iterator[Edit]:
    """Edits that say of what is called a myth that it is not true."""
    for sentence in doc.sents:
        start = sentence.start_char
        if "?" in sentence.text:
            continue
        if match := _IN_FRONT.match(sentence.text):
            yield Edit(Span(start, start + match.end()), (_DENIED,))
        elif match := _AT_END.match(sentence.text):
            yield Edit(Span(start, start + match.end("front")), (_DENIED,))
            yield Edit(Span(start + match.start("end"), start + match.end("end")), ())
