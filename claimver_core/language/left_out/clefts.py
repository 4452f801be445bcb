"""Sentences that set one part apart: "It was Ann who found it", "It is in Rome that it stands".

Each is told as the plain sentence that it stands for: "Ann found it", "In Rome, it stands".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_BE = frozenset({"is", "was", "'s", "’s"})
_NOT = frozenset({"not", "n't", "n’t"})
_TIES = words("who that which whom when where")
_NO_FOCUS = words("a an i me you we us this that these those what why how here there then because no only")
_LEFT_OUT = words("actually really indeed in fact famously also of course")
_NOMINAL = frozenset({"NOUN", "PROPN"})
_LONGEST = 14  # words that are set apart
# What tells of people, and is none: "It is the story of the men who built the bridge".
_TOLD = words(
    """story tale film movie book song novel biography portrait life history account drama series show name
    list number work kind sort type part group house home"""
)


@dataclass(frozen=True, slots=True)
class _Cleft:
    """ "It was FOCUS TIE REST": ``start`` is the "It", ``tie`` the "who", ``behind`` the first word behind
    it and what stands between commas there."""

    start: Token
    denied: bool
    focus: list[Token]
    tie: Token
    behind: Token


def clefts(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that tell each cleft sentence as a plain one."""
    for sentence in doc.sents:
        found = next((c for t in sentence if (c := _cleft(t, sentence)) is not None), None)
        if found is not None:
            yield from _plain(found, sentence, mentions)


def _cleft(start: Token, sentence: Sentence) -> _Cleft | None:
    """The cleft that begins with ``start``, if one does."""
    if start.lower_ != "it":
        return None
    said = [t for t in sentence if t.i >= start.i]
    if len(said) < 5 or said[1].lower_ not in _BE or "?" in sentence.text:
        return None
    before = sentence.doc[start.i - 1] if start.i > sentence.start else None
    if before is not None and not (before.is_punct or before.dep_ == "cc" or before.is_space):
        return None
    denied = said[2].lower_ in _NOT
    rest = said[2 + denied :]
    while rest[1:] and rest[0].lower_ in _LEFT_OUT and (rest[0].pos_ == "ADV" or rest[1].lower_ in _LEFT_OUT):
        rest = rest[1:]
    number = next((n for n, t in enumerate(rest[: _LONGEST + 1]) if t.lower_ in _TIES), 0)
    if number == 0 or number + 2 > len(rest):
        return None
    focus, behind = rest[:number], rest[number + 1 :]
    if focus[0].lower_ in _NO_FOCUS or any(t.tag_ in FINITE or t.text in ".;:" for t in focus):
        return None
    if behind[0].text == ",":  # "who, in 1189, called"
        ends = next((n for n, t in enumerate(behind[1:], 1) if t.text == ","), None)
        behind = behind[ends + 1 :] if ends is not None else []
    if not behind or behind[0].is_punct:
        return None
    return _Cleft(start, denied, focus, rest[number], behind[0])


def _plain(cleft: _Cleft, sentence: Sentence, mentions: Sequence[Mention]) -> Iterator[Edit]:
    focus, tie = cleft.focus, cleft.tie
    if (verb := _verb_first(cleft.behind)) is not None and tie.lower_ in {"who", "that", "which"}:
        if _is_somebody(focus, tie):
            yield from _told_of_subject(cleft, verb, mentions)
    elif cleft.denied or focus[-1].text == ",":
        return
    elif (preposition := _time_or_place(focus)) is not None and tie.lower_ in {"that", "when", "where"}:
        said = words_with_names(sentence.doc.text, Span(focus[0].idx, _end(focus[-1])), mentions)
        said = _with_capital(said) if not preposition else (preposition, *said)
        yield Edit(Span(cleft.start.idx, _end(focus[-1])), said)
        yield Edit(_joint(cleft), (", ",))
    elif tie.lower_ in {"that", "who", "whom"} and _is_named(focus):
        place = _place_of_object(cleft.behind, sentence)
        if place is not None:
            yield Edit(Span(cleft.start.idx, cleft.behind.idx), ())
            name = Span(focus[0].idx, _end(focus[-1]))
            yield Edit(Span(place, place), (" ", *words_with_names(sentence.doc.text, name, mentions)))


def _told_of_subject(cleft: _Cleft, verb: Token, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """The edits of "It was Fleming who discovered penicillin", and of what denies it."""
    doc, focus = verb.doc, cleft.focus

    def named(part: Sequence[Token]) -> tuple[str | Mention, ...]:
        return words_with_names(doc.text, Span(part[0].idx, _end(part[-1])), mentions)

    inner = list(enumerate(focus))[1:-1]
    instead = next((n for n, t in inner if t.lower_ == "but"), 0) if cleft.denied else 0
    beside = next((n for n, t in inner if n > 1 and t.lower_ in _NOT), 0)
    whole = Span(cleft.start.idx, _end(focus[-1]))
    if instead:  # "not Edison but Swan"
        yield Edit(whole, (*named(focus[instead + 1 :]), ", not ", *named(focus[:instead]), ","))
    elif beside and focus[beside - 1].lower_ == "and":
        yield Edit(whole, (*named(focus[: beside - 1]), ", not ", *named(focus[beside + 1 :]), ","))
    else:
        yield Edit(whole, _with_capital(named(focus)) if cleft.start.text[:1].isupper() else named(focus))
    if cleft.denied and not instead:
        does = "does" if verb.tag_ == "VBZ" else "did"
        said = f" {verb.text} not" if verb.pos_ == "AUX" else f" {does} not {verb.lemma_}"
        yield Edit(Span(whole.end, _end(verb)), (said,))
    elif cleft.tie.nbor(1).text == ",":
        yield Edit(Span(whole.end, _end(cleft.tie)), ())
    else:
        yield Edit(_joint(cleft), (" ",))


def _with_capital(said: tuple[str | Mention, ...]) -> tuple[str | Mention, ...]:
    first = said[0]
    return (first[:1].upper() + first[1:], *said[1:]) if isinstance(first, str) else said


def _verb_first(word: Token) -> Token | None:
    """The verb of "discovered it" and "first discovered it", of which the one set apart is the subject."""
    while word.pos_ == "ADV" and word.i + 1 < word.sent.end:
        word = word.nbor(1)
    return word if word.tag_ in FINITE else None


def _is_somebody(focus: Sequence[Token], tie: Token) -> bool:
    """True for what may be the subject that a cleft sets apart."""
    nouns = [t for t in focus if t.pos_ in _NOMINAL | {"NUM"} or _is_mistaken_name(t)]
    if focus[-1].text == ",":  # "It was Rome, which fell": said of what "it" is, but for "X, not Y, who"
        return any(t.lower_ in _NOT or t.text == "," for t in focus[:-1])  # "X, not Y, who", "X, a Y, who"
    if not nouns:
        return len(focus) == 1 and focus[0].lower_ in {"he", "she", "they"}
    if any(t.lower_ in {"a", "an"} for t in focus) or focus[0].pos_ == "ADP":
        return False
    if tie.lower_ == "who":
        return nouns[0].lower_ not in _TOLD and not nouns[0].like_num
    return _is_named(focus)


def _is_named(focus: Sequence[Token]) -> bool:
    """True for "the Treaty of Versailles", and not for "the part of Berlin" or "Berlin's wall"."""
    nouns = [t for t in focus if t.pos_ in _NOMINAL or _is_mistaken_name(t)]
    named = bool(nouns) and nouns[0].pos_ != "NOUN" and nouns[0].text[:1].isupper()
    plain = all(t.tag_ != "JJS" and t.lower_ not in {"first", "only", "last"} for t in focus)
    return named and plain and (focus[-1] == nouns[-1] or focus[-1].pos_ == "NUM")


def _is_mistaken_name(token: Token) -> bool:
    """True for "Fleming", which the tagger takes for what somebody does."""
    return token.pos_ == "VERB" and token.text.istitle()


def _time_or_place(focus: Sequence[Token]) -> str | None:
    """What to put before a time or place that is set apart: "In" before a year alone, else nothing; None for
    what is neither."""
    if len(focus) == 1 and focus[0].is_digit and len(focus[0]) == 4:
        return "In "
    doubtful = any(t.lower_ in grammar.NEGATIONS | {"only", "a", "an"} for t in focus)
    told = any(t.pos_ in {"PROPN", "NUM"} or t.tag_ == "PRP$" or t.lower_ == "the" for t in focus)
    return "" if focus[0].tag_ == "IN" and told and not doubtful else None


def _place_of_object(first: Token, sentence: Sentence) -> int | None:
    """Where the object of "Fleming discovered in 1928" is left out, or None."""
    rest = [t for t in sentence if t.i >= first.i]
    number = next((n for n, t in enumerate(rest) if n and t.tag_ in FINITE and t.pos_ != "AUX"), None)
    if number is None or any(t.is_punct or t.tag_ in FINITE for t in rest[:number]):
        return None
    behind = rest[number + 1] if number + 1 < len(rest) else None
    open_ = behind is None or behind.is_punct or behind.tag_ == "IN"
    further = rest[number + 2] if number + 2 < len(rest) else None
    if behind is not None and behind.tag_ == "IN" and (further is None or further.is_punct):
        return None  # "that he worked for"
    return _end(rest[number]) if open_ else None


def _joint(cleft: _Cleft) -> Span:
    """From the end of what is set apart to the words behind the tie."""
    return Span(_end(cleft.focus[-1]), cleft.tie.nbor(1).idx)


def _end(token: Token) -> int:
    return token.idx + len(token)
