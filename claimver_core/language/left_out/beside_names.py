"""Names beside which a second statement, or a denial, begins that the parser does not see.

"X was king after Y, and Z was king after him"; "Bern, rather than Zurich, is the capital"; "Like Norway,
Sweden is a monarchy", which says of both that they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import is_name, token_at, words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_RATHER = (["rather", "than"], ["instead", "of"], ["but", "not"], ["and", "not"])
_SAID = words("is was has had")
_COMPARED = frozenset({"JJR", "JJS", "RBR", "RBS"})
_OF_ITS_OWN = words("its his her their first second third only other both than")
_FURTHEST = 3  # words to the verb


def beside_names(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that begin a statement anew, deny plainly, or say of both what is said of one."""
    names = [m for m in mentions if is_name(m)]
    starts = {m.span.start: m for m in names}
    for name in names:
        first, last = token_at(doc, name.span.start), _last(doc, name)
        if first is None or last is None or first.i == first.sent.start or last.i + 2 >= first.sent.end:
            continue
        if first.nbor(-1).lower_ == "after" and last.nbor(1).text == "," and last.nbor(2).lower_ == "and":
            yield from _second(last, starts)
        elif (
            last.nbor(1).text == ","
            and grammar.is_finite_verb(last.nbor(2))
            and first.i > first.sent.start + 3
        ):
            before = [t.lower_ for t in doc[first.i - 2 : first.i]]
            if before in _RATHER and first.nbor(-3).text == ",":
                yield Edit(Span(first.nbor(-2).idx, first.idx), ("not ",))
        elif first.nbor(-1).is_sent_start and first.nbor(-1).lower_ == "like" and last.nbor(1).text == ",":
            yield from _of_both(name, first.nbor(-1), last.nbor(2), starts, mentions)


def _last(doc: Doc, name: Mention) -> Token | None:
    covered = doc.char_span(name.span.start, name.span.end, alignment_mode="expand")
    return None if covered is None or not len(covered) else covered[-1]


def _second(last: Token, starts: dict[int, Mention]) -> Iterator[Edit]:
    """The edit of "after George VI, and Charles III succeeded her"."""
    if last.i + 3 >= last.sent.end:
        return
    subject = starts.get(last.nbor(3).idx)
    behind = [t for t in last.sent if subject is not None and t.idx >= subject.span.end][:_FURTHEST]
    if subject is not None and any(grammar.is_finite_verb(t) for t in behind):
        yield Edit(Span(last.nbor(1).idx, subject.span.start), ("; ",))


def _of_both(
    other: Mention, like: Token, first: Token, starts: dict[int, Mention], mentions: Sequence[Mention]
) -> Iterator[Edit]:
    """The edits of "Like Norway, Sweden is a monarchy"."""
    subject = starts.get(first.idx)
    said = [t for t in like.sent if subject is not None and t.idx >= subject.span.end and not t.is_space]
    while said and said[-1].is_punct:
        said.pop()
    if subject is None or len(said) < _FURTHEST or said[0].lower_ not in _SAID:
        return
    own = any(
        t.tag_ in _COMPARED or t.lower_ in _OF_ITS_OWN | grammar.NEGATIONS or t.text == "," for t in said
    )
    if own or sum(map(grammar.is_finite_verb, said)) > 1:
        return
    end = said[-1].idx + len(said[-1])
    again = words_with_names(like.doc.text, Span(said[0].idx, end), mentions)
    yield Edit(Span(like.idx, subject.span.start), (other, " ", *again, "; "))
