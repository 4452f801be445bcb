"""What the answer to a question states: "Who painted the Mona Lisa? Leonardo da Vinci"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from claimver_core.language.grammar import FINITE, words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.past_forms import past_of
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_Said = tuple[str | Mention, ...]
_ANSWER = re.compile(
    r"\?(?P<label>[ \t]*\n?[ \t]*(?:A|Ans|Answer|a|answer)[ \t]*:\s*|[ \t]+(?:[-–—]+>?[ \t]+|→[ \t]*)?)"
    r"(?P<its>(?:it|that)(?:['’]?s| is| was)[ \t]+)?"
    r"(?P<said>\w[^\n?!:;]*?)(?P<did>[ \t]+did|,?[ \t]+of course)?"
    r"(?=[.!]?[ \t]*(?:[^\w\s.,'’\"()&-]+[ \t]*)*(?:#\w+[ \t]*)*(?:\n|$)"
    r"|(?<=\w{3})[.!][ \t]|(?<=\d)[.!][ \t])",
    re.IGNORECASE,
)
_TAKEN_BACK = re.compile(
    r"[.!?\s]*(?:(?:wrong|nope|no|false|incorrect|not|actually|kidding|jk)\b|(?:\(?B[:.)]))", re.IGNORECASE
)
_CHOICES = re.compile(r"(?:^|\s)\(?[B-Db-d][:)]\s|\s[Bb]\.\s|\([a-d]\)")
_PERSONAL = words("he she they it him her them his their its this these those")
_OF_NO_ONE = words(
    """you your we our us i me my not n't nt nobody none unknown maybe perhaps probably or yes no true false
    idk cares knows knew else answer"""
)
_IS = words("'s ’s s")
"""The "is" of *who's* and *whats*."""
_BE = words("is was are were")
_SMALL = frozenset({"DT", "IN", "CD", "PRP$"})
_TIMES = words("year month century decade day")
_PLACED = words("in on at from near of to by for with under between along off")
_ARTICLES = words("a an")
_LONGEST_QUESTION = 24  # words
_LONGEST_ANSWER = 8
_LONGEST_KIND = 4  # words of "Which American president"
_DAY = re.compile(r"\d{1,2}(?:st|nd|rd|th)?\s+[A-Z]|[A-Z][a-z]+\s+\d{1,2}\b(?!\d)")


def answers_in_full(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that make of an answer the statement that its question asks for, where the question has a verb
    and asks for who, what, where, when or how many."""
    for found in _ANSWER.finditer(doc.text):
        asked = _question(doc, found.start())
        answer = [t for t in doc if found.start("said") <= t.idx < found.end("said")]
        if not asked or not _is_answer(answer) or _is_taken_back(doc.text, found):
            continue
        whole = Span(asked[0].idx, found.end("said"))
        if not any(m.candidates and m.span.overlaps(whole) for m in mentions):
            continue
        value = _inside(words_with_names(doc.text, Span(*found.span("said")), mentions), answer[0])
        said = _Reading(asked, answer, value, mentions).statement()
        if said is None:
            continue
        yield Edit(Span(found.start() + 1, found.start("said")), ("\n",))
        last = found.end("did") if found["did"] else found.end("said")
        yield Edit(Span(found.start("said"), last), (*said, "" if doc.text[last : last + 1] == "." else "."))


def _question(doc: Doc, end: int) -> list[Token]:
    """The words of the question whose mark stands at ``end``, from "who" on."""
    before = [t for t in doc if t.idx < end][-_LONGEST_QUESTION:]
    back = list(takewhile(lambda t: not (t.text in {".", "?", "!", ":"} or "\n" in t.text), reversed(before)))
    asked = [t for t in reversed(back) if not t.is_space]
    return [] if any(t.lower_ in _OF_NO_ONE for t in asked) else asked


def _is_answer(answer: Sequence[Token]) -> bool:
    """True for a few words that are no sentence of their own."""
    plain = not any(t.tag_ in FINITE or t.lower_ in _OF_NO_ONE | _PERSONAL for t in answer)
    return 0 < len(answer) <= _LONGEST_ANSWER and plain


def _is_taken_back(text: str, found: re.Match[str]) -> bool:
    """True for "Sydney. Wrong!", and where the answer is one of those to choose from."""
    return bool(_CHOICES.search(found["said"]) or _TAKEN_BACK.match(text, found.end()))


def _inside(value: _Said, first: Token) -> _Said:
    """``value`` as it is written inside a sentence: *in Paris*, where the answer is "In Paris"."""
    begun = value[0]
    small = first.lower_ in _PLACED or first.tag_ in _SMALL
    if not isinstance(begun, str) or not small or not first.text.istitle():
        return value
    return (begun[:1].lower() + begun[1:], *value[1:])


class _Reading:
    """A question's words and the answer to it."""

    def __init__(
        self, asked: Sequence[Token], answer: Sequence[Token], value: _Said, mentions: Sequence[Mention]
    ) -> None:
        self._asked, self._answer, self._value, self._mentions = asked, answer, value, mentions
        self._words = [t.lower_ for t in asked]
        if len(asked) > 1 and self._words[1] in _IS:
            self._words[1] = "is"

    def statement(self) -> _Said | None:
        first = self._words[0]
        if len(self._words) < 3:
            return None
        if first in {"where", "when"}:
            return self._inverted(1, self._behind_case())
        if first in _PLACED and self._words[1] in {"which", "what", "whom"}:
            verb = self._first_verb(2)
            timed = verb > 2 and self._words[verb - 1] in _TIMES
            led = timed or self._answer[0].lower_ == first
            case = self._behind_case() if led else (f"{first} ", *self._value)
            return self._inverted(verb, case) if verb else None
        if first == "how":
            return self._measured()
        if self._is_noun_of():
            return (*self._capital(self._said(0)), " is ", *self._value)
        return self._of_which() if first in {"who", "what", "which"} else None

    def _is_noun_of(self) -> bool:
        """True for "The author of Dracula" and "Capital of Norway", which ask without a verb."""
        first = int(self._words[0] == "the")
        verbs = any(self._is_verb(n) for n in range(len(self._words)))
        return not verbs and self._words[first + 1] == "of" and self._asked[first].tag_ in {"NN", "NNP"}

    def _of_which(self) -> _Said | None:
        """ "Who painted it", "What did he paint", "What is the capital of Peru", "Which country is it in"."""
        verb = self._first_verb(1)
        if not verb:
            return None
        kind = self._words[1:verb]
        if self._words[verb] in {"did", "does", "do"}:
            return self._inverted(
                verb, self._behind_case() if kind[-1:] and kind[-1] in _TIMES else self._value
            )
        if kind and kind[-1] in _TIMES and self._words[verb] in _BE:
            return self._inverted(verb, self._behind_case())
        whole = bool(kind) and self._end_of_subject(verb + 1) == len(
            self._asked
        )  # "What nationality is Bono"
        if self._words[verb] in _BE and (whole or self._words[-1] in _PLACED):
            return self._inverted(verb, self._value)
        rest = self._said(verb + 1)
        led = bool(set(self._words[verb + 1 : verb + 2]) & _PLACED)  # "What is in Paris"
        if self._words[0] == "what" and not kind and self._words[verb] in _BE and not led:
            return (*self._capital(rest), f" {self._words[verb]} ", *self._value)
        described = self._answer[0].lower_ in _ARTICLES
        if self._words[0] == "who" and self._words[verb] in _BE and described:
            return (*self._capital(rest), f" {self._words[verb]} ", *self._value)
        return (*self._capital(self._value), f" {self._words[verb]} ", *self._with_kind(verb, kind))

    def _with_kind(self, verb: int, kind: Sequence[str]) -> _Said:
        """ "the largest in Europe" of "Which country is the largest in Europe" as "the largest country in
        Europe"."""
        highest = next((n for n in range(verb + 1, len(self._asked)) if self._asked[n].tag_ == "JJS"), 0)
        behind = self._asked[highest + 1].pos_ if highest + 1 < len(self._asked) else "ADP"
        if not kind or not highest or behind != "ADP":
            return self._said(verb + 1)
        rest = (" ", *self._said(highest + 1)) if highest + 1 < len(self._asked) else ()
        return (*self._said(verb + 1, highest + 1), f" {' '.join(kind)}", *rest)

    def _measured(self) -> _Said | None:
        """ "How tall is Everest", "How many moons does Mars have"."""
        verb = self._first_verb(2)
        if not verb or verb > _LONGEST_KIND + 1:
            return None
        subject_end = self._end_of_subject(verb + 1)
        if not subject_end:
            return None
        subject, rest = self._said(verb + 1, subject_end), self._said(subject_end)
        helper = self._words[verb]
        if self._words[1] in {"many", "much"}:
            if helper not in {"does", "do", "did"} or self._words[subject_end:] != ["have"]:
                return None
            have = {"does": "has", "do": "have", "did": "had"}[helper]
            counted = " ".join(self._words[2:verb])
            told = self._answer[-1].lower_ == self._words[verb - 1]
            return (*self._capital(subject), f" {have} ", *self._value, *(() if told else (f" {counted}",)))
        if helper not in _BE or verb != 2:
            return None
        how = () if self._answer[-1].lower_ in {self._words[1], "old"} else (f" {self._words[1]}",)
        how = () if self._words[1] == "old" and self._answer[-1].like_num else how
        behind = (" ", *rest) if rest else ()
        return (*self._capital(subject), f" {helper} ", *self._value, *how, *behind)

    def _inverted(self, verb: int, behind: _Said) -> _Said | None:
        """The helping verb at ``verb`` behind its subject, and the answer last."""
        helper = self._words[verb]
        end = self._end_of_subject(verb + 1)
        if not end or helper not in _BE | {"did", "does", "do"}:
            return None
        subject, rest = self._said(verb + 1, end), self._said(end)
        if helper in _BE:
            said: _Said = (f" {helper} ", *rest)
        elif end == len(self._asked):
            return None
        elif helper == "did":
            said = (f" {past_of(self._words[end])} ", *self._said(end + 1))
        elif helper == "does":
            said = (f" {self._words[end]}s ", *self._said(end + 1))
        else:
            said = (" ", *rest)
        space = () if str(said[-1]).endswith(" ") else (" ",)
        return (*self._capital(subject), *said, *space, *behind)

    def _behind_case(self) -> _Said:
        """ "in Ulm", "on 4 July 1776", and "near Ulm" as it is."""
        if self._answer[0].tag_ == "IN":
            return self._value
        text = "".join(part if isinstance(part, str) else part.text for part in self._value)
        return ("on " if _DAY.match(text) else "in ", *self._value)

    def _first_verb(self, start: int) -> int:
        """The number of the first finite verb from ``start`` on; 0 where none is near."""
        near = range(start, min(start + _LONGEST_KIND, len(self._asked)))
        found = next((n for n in near if self._is_verb(n)), 0)
        return 0 if found and self._asked[found].tag_ == "MD" else found

    def _is_verb(self, number: int) -> bool:
        return self._asked[number].tag_ in FINITE or self._words[number] in _BE | {"did", "does", "do"}

    def _end_of_subject(self, start: int) -> int:
        """The number behind the name that begins at ``start``, or before the verb that ends the question."""
        first = start + (self._words[start : start + 1] == ["the"])
        for mention in self._mentions:
            if mention.span.start in {t.idx for t in self._asked[start : first + 1]}:
                return next(
                    (n for n, t in enumerate(self._asked) if t.idx >= mention.span.end), len(self._asked)
                )
        last = self._asked[-1]
        return (
            len(self._asked) - 1
            if last.tag_ in {"VB", "VBN", "VBD", "VBP"} and start < len(self._asked)
            else 0
        )

    def _said(self, start: int, end: int | None = None) -> _Said:
        part = self._asked[start:end]
        if not part:
            return ()
        text = part[0].doc.text
        return words_with_names(text, Span(part[0].idx, part[-1].idx + len(part[-1])), self._mentions)

    @staticmethod
    def _capital(said: _Said) -> _Said:
        """``said`` as a sentence begins."""
        first = said[0] if said else ""
        return (first[:1].upper() + first[1:], *said[1:]) if isinstance(first, str) else said
