"""The words that two nouns share: "its capital and largest city", "the founder and head of Amazon".

Each noun gets the article or owner before the first and the "of ..." behind the second, so that each is a
statement of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_OWNERS = words("its his her their the")
_BE = words("is was became 's ’s remains")
_BEFORE_NOUN = frozenset({"JJ", "JJS", "RBS", "VBN", "NN", "HYPH", "CD"})
_NOUN = frozenset({"NN"})
_IN_PLACE = frozenset({"DT", "NNP", "NNPS", "JJ", "HYPH"})
_PAIRS = words("husband wife brother sister king queen man woman son daughter father mother bread")
_LONGEST = 5  # words of a noun phrase


def shared_words(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that say for each of two nouns, told of one thing, what both share."""
    named = {t.i for m in mentions if m.text[:1].isupper() for t in _tokens(doc, m.span)}
    for joint in doc:
        if joint.lower_ != "and" or joint.is_sent_start or joint.i + 2 >= len(doc) or joint.i in named:
            continue
        first, second = _phrase_before(joint), _phrase_behind(joint)
        if first is None or not second or {first[-1].lower_, second[-1].lower_} & _PAIRS:
            continue
        owner = _owner(first)
        if owner is None or not _tells_of_one(owner[0], second):
            continue
        told = _place_behind(second)
        begin, end = owner[0].idx, owner[-1].idx + len(owner[-1])
        said = words_with_names(doc.text, Span(begin, end), mentions)
        yield Edit(Span(second[0].idx, second[0].idx), (*said, " "))
        if told:
            span = Span(told[0].idx, told[-1].idx + len(told[-1]))
            behind = first[-1].idx + len(first[-1])
            yield Edit(Span(behind, behind), (" ", *words_with_names(doc.text, span, mentions)))


def _tokens(doc: Doc, span: Span) -> Sequence[Token]:
    return list(doc.char_span(span.start, span.end, alignment_mode="expand") or ())


def _phrase_before(joint: Token) -> list[Token] | None:
    """The words of "most famous scholar" right before "and"."""
    found: list[Token] = []
    word = joint
    while word.i > joint.sent.start and len(found) < _LONGEST:
        word = word.nbor(-1)
        if word.tag_ not in _BEFORE_NOUN:
            break
        found.insert(0, word)
    return found if found and found[-1].tag_ in _NOUN else None


def _phrase_behind(joint: Token) -> list[Token]:
    found: list[Token] = []
    for word in joint.doc[joint.i + 1 : min(joint.i + 1 + _LONGEST, joint.sent.end)]:
        if word.tag_ not in _BEFORE_NOUN:
            break
        found.append(word)
    return found if found and found[-1].tag_ in _NOUN else []


def _owner(phrase: Sequence[Token]) -> list[Token] | None:
    """What stands before the phrase: an article, a pronoun or a name with its ending."""
    if phrase[0].i == phrase[0].sent.start:
        return None
    before = phrase[0].nbor(-1)
    if before.lower_ in _OWNERS:
        return [before]
    if before.tag_ != "POS":
        return None
    first = before.nbor(-1) if before.i else before
    while first.i > first.sent.start and first.tag_ in {"NNP", "NNPS"} and first.nbor(-1).tag_ == "NNP":
        first = first.nbor(-1)
    return list(first.doc[first.i : before.i + 1]) if first.tag_ in {"NNP", "NNPS"} else None


def _tells_of_one(start: Token, second: Sequence[Token]) -> bool:
    """True behind "is", and between commas behind a name."""
    if start.i == start.sent.start:
        return False
    before = start.nbor(-1)
    if before.lower_ in _BE:
        return True
    name = before.nbor(-1) if before.text == "," and before.i > start.sent.start else before
    last = _place_behind(second) or second
    behind = last[-1].nbor(1) if last[-1].i + 1 < start.sent.end else None
    return name.pos_ == "PROPN" and behind is not None and behind.text in {",", "."}


def _place_behind(phrase: Sequence[Token]) -> list[Token]:
    """The words of "of Bangladesh" behind the second noun, which tell of both."""
    last = phrase[-1]
    if last.i + 2 >= last.sent.end or last.nbor(1).lower_ != "of":
        return []
    found = [last.nbor(1)]
    for word in last.doc[last.i + 2 : last.sent.end]:
        if word.tag_ not in _IN_PLACE:
            break
        found.append(word)
    return found if len(found) > 1 and found[-1].tag_ in {"NNP", "NNPS"} else []
