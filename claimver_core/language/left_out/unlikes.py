"""What is said of another thing by way of contrast: "Unlike Sweden, Norway is not a member of the EU".

It is told as a statement of its own: "Sweden is a member of the EU".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_BE = frozenset({"is", "are", "was", "were"})
_NOT = frozenset({"not", "n't", "n’t"})
_MEASURED = frozenset({"JJR", "JJS", "RBR", "RBS"})


def unlike_others(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that say of the other thing the opposite of what is said of the subject."""
    for sentence in doc.sents:
        said = [t for t in sentence if not t.is_space]
        other = next((t for t in said if t.lower_ == "unlike"), None)
        commas = [t for t in said if t.text == ","]
        if other is None or "?" in sentence.text or len(commas) != 1 + (other != said[0]):
            continue
        front = other == said[0]
        if not front and other.nbor(-1) != commas[0]:
            continue
        subject = [t for t in said if commas[0].i < t.i] if front else [t for t in said if t.i < commas[0].i]
        verb = next((t for t in said if t.i > commas[-1].i and t.tag_ in FINITE), None)
        if verb is None or verb.lower_ not in _BE or (not front and verb.nbor(-1) != commas[-1]):
            continue
        name = Span(other.nbor(1).idx, commas[-1].idx)
        yield from _told(sentence, name, [t for t in subject if t.i < verb.i], verb, mentions)


def _told(
    sentence: Sentence, name: Span, subject: Sequence[Token], verb: Token, mentions: Sequence[Mention]
) -> Iterator[Edit]:
    text, end = sentence.doc.text, sentence[-1]
    behind = [t for t in sentence if t.i > verb.i and t.text not in {".", "!"} and not t.is_space]
    denied = bool(behind) and behind[0].lower_ in _NOT
    rest = behind[denied:]
    doubtful = any(t.tag_ in _MEASURED | FINITE or t.lower_ in grammar.NEGATIONS for t in rest)
    named = any(m.span.start <= name.start + 4 and m.span.end == name.end for m in mentions)
    if not rest or not subject or doubtful or not named or end.i < rest[-1].i:
        return
    words = words_with_names(text, Span(rest[0].idx, rest[-1].idx + len(rest[-1])), mentions)
    first = Span(subject[0].idx, subject[-1].idx + len(subject[-1]))
    whole = Span(sentence.start_char, max(name.end + 1, first.start))
    again = words_with_names(text, first, mentions) if first.start < name.start else ()
    other = words_with_names(text, name, mentions)
    be = verb.text if denied else f"{verb.text} not"
    yield Edit(whole, (*other, f" {be} ", *words, "; ", *again))
