"""What else happened in a year, told beside it: "born in 1989, the year in which the Berlin Wall fell"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_FINITE = frozenset({"VBD", "VBZ", "VBP"})
_TIE = re.compile(
    r"\b(?P<year>1\d{3}|20\d{2})(?P<tie>,?\s+(?:which\s+(?:was|is)\s+)?(?:in\s+)?(?:the\s+)?(?:very\s+)?"
    r"(?P<same>same\s+)?year\s+(?:in\s+which\s+|when\s+|that\s+|as\s+(?=(?P<as>.))|(?=the\s|[A-Z])))",
)
_END = re.compile(r"[\s.!,;)…]*$")


def other_events_of_year(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that make a statement of its own of what else happened, with its year."""
    for sentence in doc.sents:
        match = _TIE.search(sentence.text)
        if match is None or "?" in sentence.text:
            continue
        start, end = sentence.start_char + match.start("tie"), sentence.start_char + match.end()
        closing = _END.search(sentence.text)
        stop = sentence.start_char + closing.start() if closing else sentence.end_char
        behind = [t for t in sentence if end <= t.idx < stop]
        if not behind or any(t.text in {",", ";", "(", "and", "but"} for t in behind):
            continue
        year = f" in {match['year']}"
        if any(t.tag_ in _FINITE and t.pos_ in {"VERB", "AUX"} for t in behind[1:]):
            yield Edit(Span(start, end), ("; ",))
            yield Edit(Span(stop, stop), (year,))
            continue
        named = match["as"] and match["same"] and any(m.span == Span(end, stop) for m in mentions)
        if named and (told := _told(sentence)):
            yield Edit(Span(start, end), ("; ",))
            yield Edit(Span(stop, stop), (f" {told}{year}",))


def _told(sentence: Sentence) -> str:
    """The "was born" of "She was born in 1989", which is said of the other one too."""
    verb: Token = sentence.root
    if verb.pos_ != "VERB" or grammar.has_child(verb, "obj", "dobj", "xcomp", "ccomp", "cop"):
        return ""
    if any(t.lower_ in grammar.NEGATIONS for t in sentence) or grammar.own_subject(verb) is None:
        return ""
    told = [*(c for c in verb.children if c.dep_ in grammar.AUXILIARIES), verb]
    behind = verb.nbor(1) if verb.i + 1 < sentence.end else verb
    if behind.pos_ == "ADV" or behind.dep_ == "compound:prt":
        told.append(behind)  # "came out"
    told = sorted(told, key=lambda t: t.i)
    return " ".join(t.text for t in told) if grammar.is_past(verb) else ""
