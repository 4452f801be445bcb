"""Headlines: "Elizabeth II Dies in Scotland at 96, Palace Says" tells that she died there.

They tell in the present what has happened, write words with a capital that are no names, and end in who says
so.
"""

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

_HAPPENED = {
    "dies": "died", "wins": "won", "marries": "married", "weds": "wed", "divorces": "divorced",
    "resigns": "resigned", "becomes": "became", "beats": "beat", "defeats": "defeated",
    "succeeds": "succeeded", "replaces": "replaced", "takes": "took", "steps": "stepped",
    "joins": "joined", "buys": "bought", "acquires": "acquired", "signs": "signed", "earns": "earned",
    "lands": "landed", "leaves": "left",
    "launches": "launched", "quits": "quit", "bags": "bagged", "clinches": "clinched", "claims": "claimed",
    "lifts": "lifted", "gets": "got", "receives": "received", "collects": "collected",
}  # fmt: skip
_MEASURES = words("tops passes exceeds hits reaches surpasses crosses nears has holds runs remains leads")
_SAYS_SO = re.compile(
    r",\s+(?:(?:a|the|new|latest|us|uk|un|\d{4})\s+){0,2}"
    r"(?:census|study|studies|reports?|poll|survey|data|figures|research|officials?|police|experts?|scientists|"
    r"sources?|agency|ministry|government|family|palace|court|records?)\s+"
    r"(?:shows?|says?|finds?|suggests?|reports?|reveals?|confirms?|indicates?)(?=[\s.!]*$)",
    re.IGNORECASE,
)
_CAPITAL = 4  # letters of a word that a headline writes with a capital
_OLDEST = 120  # years
_LONGEST = 16  # words


def headlines(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that tell what a headline tells as a sentence does."""
    names = [m for m in mentions if is_name(m)]
    for sentence in doc.sents:
        near = [m.span for m in names if sentence.start_char <= m.span.start < sentence.end_char]
        if not near or len(sentence) > _LONGEST:
            continue
        tail = _SAYS_SO.search(sentence.text)
        start = sentence.start_char
        end = sentence.end_char if tail is None else start + tail.start()
        verb = _verb(sentence, near, end)
        if verb is None or sentence.text.rstrip()[-1:] in {".", "?", ";", ":"}:
            continue
        yield Edit(Span(verb.idx, verb.idx + len(verb)), (_HAPPENED.get(verb.lower_, verb.lower_),))
        if (at := _age(verb)) is not None:
            yield Edit(Span(at.idx, at.idx + len(at)), ("at the age of",))
        if _is_in_capitals(sentence):
            yield from _in_small_letters(sentence, verb, near, end)
        if tail is not None:
            yield Edit(Span(end, start + tail.end()), ())


def _verb(sentence: Sentence, names: Sequence[Span], end: int) -> Token | None:
    """The verb behind the name that a headline begins with, where it has no other."""
    said = [t for t in sentence if not t.is_space and t.idx < end]
    if not said or not any(said[0].idx <= span.start <= said[min(2, len(said) - 1)].idx for span in names):
        return None  # "The Artist", "Queen Elizabeth II"
    known = _HAPPENED.keys() | _MEASURES
    for number, token in enumerate(said[1:-1], 1):
        inside = any(span.start <= token.idx < span.end for span in names)
        if inside:
            continue
        before = said[number - 1]
        behind_name = before.text == "," or any(span.start <= before.idx < span.end for span in names)
        if token.lower_ in known and behind_name:
            return token
        if grammar.is_finite_verb(token) or (token.text[:1].islower() and token.pos_ not in {"ADJ", "NOUN"}):
            return None
    return None


def _age(verb: Token) -> Token | None:
    """The "at" of "Dies in Scotland at 96"."""
    for at in verb.sent[verb.i - verb.sent.start : -1] if verb.lower_ == "dies" else ():
        age = at.nbor(1).text
        ends = at.i + 2 >= at.sent.end or not at.nbor(2).is_alpha
        if at.lower_ == "at" and age.isdigit() and int(age) <= _OLDEST and ends:
            return at
    return None


def _is_in_capitals(sentence: Sentence) -> bool:
    """True where all longer words have a capital."""
    return all(t.text[:1].isupper() for t in sentence if t.is_alpha and len(t) >= _CAPITAL)


def _in_small_letters(sentence: Sentence, verb: Token, names: Sequence[Span], end: int) -> Iterator[Edit]:
    """Edits of what is counted: "7 Million Residents"."""
    counted = False
    for token in sentence:
        if token.i <= verb.i or token.idx >= end:
            continue
        counted = token.like_num or (counted and token.is_alpha)
        named = any(span.start <= token.idx < span.end for span in names)
        if counted and not named and token.text.istitle():
            yield Edit(Span(token.idx, token.idx + len(token)), (token.lower_,))
