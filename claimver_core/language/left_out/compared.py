"""What something is compared with that was named just before: "Ottawa is the capital, although Toronto is
larger" says "larger than Ottawa"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import is_name
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_CONTRASTS = words("although though while whereas but")
_FINITE = frozenset({"VBD", "VBZ", "VBP"})
_AUXILIARIES = words("is are was were does do did has have had")
_NOT_COMPARED = words("later earlier further rather former latter other lower upper inner outer")


_SECOND = re.compile(
    r"\bis the second[- ](?P<most>longest|largest|biggest|highest|tallest|deepest|most populous|smallest)\s"
    r"[^,;]+"
    r"(?P<tail>,? (?:after|behind) (?:only )?(?:the )?)(?=[A-Z])"
)


def second_after(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that say of what is first that it is more so: "the second-longest river, after the Volga"."""
    names = [m for m in mentions if is_name(m)]
    for sentence in doc.sents:
        found = _SECOND.search(sentence.text)
        if found is None:
            continue
        start, end = (sentence.start_char + at for at in found.span("tail"))
        one = next((m for m in names if sentence.start_char <= m.span.start < start), None)
        other = next((m for m in names if m.span.start == end), None)
        rest = doc.text[other.span.end : sentence.end_char].strip() if other is not None else ""
        if one is None or other is None or rest not in {"", ".", "!"}:
            continue
        subject = _subject([t for t in sentence if not t.is_space], [one])
        if subject is None:
            continue
        more = found["most"].replace("most ", "more ").removesuffix("est")
        more += "" if " " in more else "er"
        article = "the " if found["tail"].endswith("the ") else ""
        whose = "the " if doc.text[: one.span.start].lower().endswith("the ") else ""
        said = (f"; {article}", other, f" is {more} than {whose}", one)
        yield Edit(Span(start, other.span.end), said)


_FOREMOST = re.compile(
    r"^[^,]+, (?P<what>(?:the|an?) [^,]+), (?:is|was) (?:also )?the (?:second-|third-)?"
    r"(?P<most>[a-z]+est|most [a-z]+)"
    r"(?= (?:in|on|of) )"
)


def sort_of_foremost(doc: Doc) -> Iterator[Edit]:
    """Edits that say what is the largest of: in "Jupiter, the fifth planet, is the largest in", a planet."""
    for sentence in doc.sents:
        found = _FOREMOST.match(sentence.text)
        if found is None:
            continue
        start, end = (sentence.start_char + at for at in found.span("what"))
        said = [t for t in sentence if start <= t.idx < end]
        upto = next((n for n, t in enumerate(said) if t.tag_ in {"IN", "TO", "VBN", "WDT", "WP"}), len(said))
        at = sentence.start_char + found.end("most")
        if upto and said[upto - 1].tag_ == "NN":
            yield Edit(Span(at, at), (f" {said[upto - 1].text}",))


def compared_with(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that name what the subject of a contrasting clause is compared with."""
    names = [m for m in mentions if is_name(m)]
    for sentence in doc.sents:
        found = _compared(sentence, names)
        if found is not None:
            tie, end, other = found
            yield Edit(tie, ("; ",))
            yield Edit(Span(end, end), (" than ", other))
        said = [t for t in sentence if not (t.is_space or t.is_punct)]
        if _repeats_verb(said, names):  # "than Earth is"
            yield Edit(Span(said[-2].idx + len(said[-2]), said[-1].idx + len(said[-1])), ())


def _repeats_verb(said: Sequence[Token], names: Sequence[Mention]) -> bool:
    """True where nothing but a name and an auxiliary stands behind the last "than"."""
    than = next((n for n in range(len(said) - 1, 0, -1) if said[n].lower_ == "than"), None)
    if than is None or len(said) - than < 3 or said[-1].lower_ not in _AUXILIARIES:
        return False
    start = said[than + 2] if said[than + 1].lower_ == "the" else said[than + 1]
    return any(m.span.start == start.idx and m.span.end == said[-2].idx + len(said[-2]) for m in names)


def _compared(sentence: Sentence, names: Sequence[Mention]) -> tuple[Span, int, Mention] | None:
    """What ties the comparison in ``sentence`` to the clause before, where it ends, and what it is with."""
    said = [t for t in sentence if not t.is_space]
    tie = next((t for t in said if t.lower_ in _CONTRASTS), None)
    if tie is None or tie == said[0] or any(t.lower_ in {"than", "as"} for t in said):
        return None
    before, behind = [t for t in said if t.i < tie.i], [t for t in said if t.i > tie.i]
    while behind and (behind[-1].is_punct or grammar.is_noise(behind[-1])):
        behind.pop()
    one, other = _subject(before, names), _subject(behind, names)
    if one is None or other is None or one.entity.id == other.entity.id:
        return None
    more = next((t for t in behind if t.tag_ in {"JJR", "RBR"} and t.lower_ not in _NOT_COMPARED), None)
    if more is None or more.i == sentence.start or any(t.is_punct for t in behind):
        return None
    noun = more.head if more.head.i > more.i else more
    told = noun.pos_ != "PROPN" and not any(c.lower_ == "the" or c.tag_ == "CD" for c in noun.children)
    ends = noun == behind[-1] or behind[-1] == more or more.nbor(1) == behind[-1]
    if not (told and ends):
        return None
    last = next(t for t in reversed(before) if not t.is_punct)
    return Span(last.idx + len(last), behind[0].idx), behind[-1].idx + len(behind[-1]), one


def _subject(clause: Sequence[Token], names: Sequence[Mention]) -> Mention | None:
    """The name that a clause begins with, a verb right behind it."""
    first = next((t for t in clause if t.lower_ != "the" and t.pos_ != "CCONJ"), None)
    name = next((m for m in names if first is not None and m.span.start == first.idx), None)
    if name is None:
        return None
    behind = next((t for t in clause if t.idx >= name.span.end), None)
    return name if behind is not None and behind.tag_ in _FINITE else None
