"""What is said of another thing in words without a verb, beside a statement.

", with Seretse Khama as its first president" says that he was that, and "Unlike Mars, which has two moons,"
that Mars has two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_WITH = re.compile(
    r",\s+(?:and\s+)?with\s+(?P<who>[^,;:()]{2,60}?)(?P<as>\s+as\s+)(?P<what>[^,;:()]{3,60}?)(?=[\s.!]*$|[,;])"
)
_KILLED = re.compile(
    r",\s+with\s+(?P<who>(?:(?:all|about|around|over|more than|at least|nearly|almost)\s+)?[\d,]+\s+[a-z]+)"
    r"\s+(?P<what>killed|injured|dead|wounded)(?=[\s.!]*$)"
)
_DEED = re.compile(
    r",\s+with\s+(?P<who>[A-Z][^,;:()]{2,40}?)\s+"
    r"(?P<deed>named|voted|crowned|elected|appointed|winning|scoring|taking|playing|becoming|finishing|earning|"
    r"receiving|beating|leading|directing|hosting|serving|representing)\s+(?P<rest>[^,;:()]{3,80}?)(?=[\s.!]*$)"
)
_MARRIAGE = re.compile(
    r"(?:with|to)\s+(?P<who>[A-Z][\w'’.-]+(?:\s+[A-Z][\w'’.-]+){1,3})(?P<tie>,\s+a\s+(?:marriage|union)\s+"
    r"(?:that|which)\s+(?:lasted|ran|endured)\s+)(?:from|until)\s[\w ]{4,30}(?=[\s.!]*$)"
)
_UNLIKE = re.compile(r"\s*Unlike\s+(?P<what>[^,;:()]{2,60}),\s+(?:which|who)\s+(?P<rest>[^,;:()]{3,80}),\s+")
_OFFICE = words(
    """president minister king queen emperor empress chancellor governor mayor leader head chairman chairwoman
    chair captain coach manager ceo secretary commander capital headquarters currency language director"""
)
# Of what is told there, "with Ann as his wife" is a part.
_PLAYED = words(
    """film movie series play musical sitcom drama novel book episode opera ballet cast star stars starring
    stage comedy thriller cinema role release premiere air"""
)
_OPENS = frozenset({"DT", "PRP", "PRP$", "NNP", "NNPS", "NNS"})


def attached_statements(doc: Doc, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that make a statement of its own of what is attached."""
    for sentence in doc.sents:
        if "?" in sentence.text:
            continue
        text, start = sentence.text, sentence.start_char
        if (match := _UNLIKE.match(text)) and _begins_statement(sentence, start + match.end()):
            yield from _other(match, start)
        elif (match := _WITH.search(text)) and _is_holder(match, sentence):
            be = grammar.be(plural=" and " in match["who"], past=_is_past(sentence))
            yield Edit(Span(start + match.start(), start + match.start("who")), ("; ",))
            yield Edit(Span(start + match.start("as"), start + match.end("as")), (f" {be} ",))
        elif match := _DEED.search(text):
            yield from _deed(match, start, doc.text, mentions)
        elif match := _MARRIAGE.search(text):
            yield from _marriage(match, sentence, mentions)
        elif match := _KILLED.search(text):
            killed = "dead" if match["what"] == "dead" else match["what"]
            where = _subject(sentence, mentions)
            yield Edit(Span(start + match.start(), start + match.start("who")), ("; ",))
            end = start + match.start("what")
            yield Edit(Span(end, end), ("were ",))
            if where and killed != "dead":
                end = start + match.end("what")
                yield Edit(Span(end, end), (" in ", *where))


def _deed(match: re.Match[str], start: int, text: str, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """Edits that tell what somebody did, or what each of two was named, as statements of their own."""
    names = {m.span.start: m for m in mentions if m.text[:1].isupper()}
    who = names.get(start + match.start("who"))
    if who is None or who.span.end != start + match.end("who"):
        return
    passive = match["deed"].endswith("ed") or match["deed"] == "chosen"
    did = f"was {match['deed']}" if passive else grammar.past_of(match["deed"])
    yield Edit(Span(start + match.start(), who.span.start), ("; ",))
    yield Edit(Span(start + match.start("deed"), start + match.end("deed")), (did,))
    for joint in re.finditer(r"\s+and\s+", match["rest"]):
        second = names.get(start + match.start("rest") + joint.end())
        if passive and second is not None and text[second.span.end :].lstrip()[:1].islower():
            yield Edit(Span(start + match.start("rest") + joint.start(), second.span.start), ("; ",))
            yield Edit(Span(second.span.end, second.span.end), (f" {did}",))


def _marriage(match: re.Match[str], sentence: Sentence, mentions: Sequence[Mention]) -> Iterator[Edit]:
    """The edit of "most recently with Ann Lee, a marriage that lasted until 2021"."""
    start = sentence.start_char
    spouse = Span(start + match.start("who"), start + match.end("who"))
    if subject := _subject(sentence, mentions):
        named = words_with_names(sentence.doc.text, spouse, mentions)
        tie = Span(start + match.start("tie"), start + match.end("tie"))
        yield Edit(tie, ("; ", *subject, " was married to ", *named, " "))


def _other(match: re.Match[str], start: int) -> Iterator[Edit]:
    yield Edit(Span(start + match.start(), start + match.start("what")), ())
    yield Edit(Span(start + match.end("what"), start + match.start("rest")), (" ",))
    yield Edit(Span(start + match.end("rest"), start + match.end()), ("; ",))


def _begins_statement(sentence: Sentence, offset: int) -> bool:
    """True if the word at ``offset`` is plainly the first of a subject."""
    return any(t.idx == offset and t.tag_ in _OPENS for t in sentence)


def _is_holder(match: re.Match[str], sentence: Sentence) -> bool:
    """True if somebody or something named is said to have been something, in life and not on the stage."""
    start = sentence.start_char
    inside = [t for t in sentence if start + match.start("who") <= t.idx < start + match.end()]
    who = [t for t in inside if t.idx < start + match.start("as")]
    named = who[-1].pos_ == "PROPN" or who[-1].text[:1].isupper()
    played = any(t.lemma_.lower() in _PLAYED or t.lower_ in _PLAYED for t in sentence)
    verbs = any(t.tag_ in FINITE or t.lower_ in {"well", "such", "far"} for t in inside)
    what = [t for t in inside if t.idx >= start + match.start("what")]
    owned = what[0].lower_ in {"its", "their"} or any(t.lower_ in _OFFICE for t in what)
    several = any(t.lower_ == "as" for t in what)
    return named and owned and not several and not played and not verbs


def _is_past(sentence: Sentence) -> bool:
    return grammar.is_past(sentence.root)


def _subject(sentence: Sentence, mentions: Sequence[Mention]) -> tuple[str | Mention, ...]:
    """The words of the sentence's subject, if it is named."""
    subject: Token | None = grammar.own_subject(sentence.root)
    named = subject is not None and subject.pos_ == "PROPN"
    if subject is None or not (named and any(m.span.start <= subject.idx < m.span.end for m in mentions)):
        return ()
    first, last = subject.left_edge, subject.right_edge
    article = first.lower_ == "the" and first != last
    start = first.nbor(1).idx if article else first.idx
    said = words_with_names(sentence.doc.text, Span(start, last.idx + len(last)), mentions)
    return ("the ", *said) if article else said
