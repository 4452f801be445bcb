"""For what somebody won or lost a prize: "was nominated for Big and did not win the Oscar" speaks of Big."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import is_name
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_NOMINATED = re.compile(
    r"\b(?:nominated|nominations?|nods?|noms?|shortlisted)\s+for\s+(?:his|her|their)?\s*(?:\w+\s+in\s+)?$",
    re.IGNORECASE,
)
_WON = re.compile(
    r"\b(?:and|but|yet|then|,)\s+[^.;:!?]{0,30}?\b(?:win|won|winning|lose|lost|losing|take|took|get|got|"
    r"pick(?:ed)?\s+up)\s+(?:home\s+)?(?:the|an|a)\s+(?:[\w-]+\s+){0,2}?"
    r"(?P<prize>oscar|academy award|grammy|emmy|bafta|tony|golden globe|award|prize|statuette)\b",
    re.IGNORECASE,
)
_FOR = re.compile(r"\s*(?:for|in)\b", re.IGNORECASE)


def what_prizes_are_for(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that say for what the prize was, where that is not told again."""
    text = doc.text  # put together anew each time that it is asked for
    for sentence in doc.sents:
        first, last = sentence.start_char, sentence.end_char
        for mention in mentions:
            begin, end = mention.span.start, mention.span.end
            inside = first <= begin and end <= last and is_name(mention)
            if not inside or not _NOMINATED.search(text[first:begin]):
                continue
            won = _WON.search(text, end, last)
            if won is not None and not _FOR.match(text, won.end()):
                yield Edit(Span(won.end(), won.end()), (" for ", mention))
                break
