"""Bullets under a heading, which leave out whom they are about: "Marie Curie", and below "Born in Warsaw"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.phrases import is_name
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

Parse = Callable[[str], "Doc"]

_BULLET = re.compile(r"[ \t]*(?:[-*+•‣◦▪●–—>✅❌✔☑]\ufe0f?|\(?\d{1,3}[.)/])[ \t]+(?=\S)")
_HEADING_WORDS = words(
    """facts fact notes note profile biography bio sheet worksheet file data about on of the quick key
    factsheet name full title overview summary portrait country city person fun some short basic basics
    life"""
)
_BEHIND_NAME = re.compile(r"\s*(?:\([^)\n]*\))?\s*[:*_#]*\s*$")
_LABEL = re.compile(r"[*_]*([^\W\d_][\w'’. -]{1,38}?)[*_]*\s*(?::[*_]*\s+|\s[–—-]\s)(?=\S)")
_LONGEST_LABEL = 4  # words
_FIELD = re.compile(r"[ \t]*[*_]*(?:[A-Z]{2,5}|[^\W\d_][a-z'’ ]{1,30})[*_]*:[*_]*[ \t]+(?=\S)")
_NAME_FIELD = re.compile(r"[ \t]*[*_]*(?:Full name|Name|Title)[*_]*:", re.IGNORECASE)
_PLACE_BEHIND_DATE = re.compile(
    r"[*_]*(?:Born|Died)\W+(?:[A-Z\d][\w ,]{0,20}\b)?\d{4}(?P<mark>,\s+)(?=[^\W\d_])"
)
_SEVERAL = re.compile(
    r"[^:]+:[*_]*\s+(?:[^,;:.]{2,40},\s+)*[^,;:.]{2,40}(?P<last>,\s+)(?!and\b)[^,;:.\d]{2,40}$"
)
_HAPPENED = {
    "born": "was born",
    "died": "died",
    "founded": "was founded",
    "established": "was established",
    "released": "was released",
    "published": "was published",
    "opened": "was opened",
    "built": "was built",
    "completed": "was completed",
    "date of birth": "was born",
    "place of birth": "was born",
    "birthplace": "was born",
    "date of death": "died",
    "place of death": "died",
    "release date": "was released",
    "headquarters": "is headquartered",
    "location": "is located",
}
_DAY = re.compile(r"\d{1,2}\.?\s+[A-Z]|[A-Z][a-z]+\s+\d{1,2},")
_STATES = words("based located situated known called headquartered considered regarded buried married")
_ACTIVE = words(
    """died lived moved studied worked taught played served graduated retired ruled reigned went came became
    grew ran sank fell flew appeared starred competed emigrated returned settled toured debuted lost won
    sang sat stood began ended merged lies"""
)
_PREPOSITIONS = words("in on at by from to with near for as after under between of around")
_OF_ONE = words("mother father wife husband capital author founder inventor discoverer birthplace creator")
_SUPERLATIVE = frozenset({"JJS"})
_ARTICLES = words("a an the")
_VERBS = frozenset({"VBD", "VBZ", "VBN", "VBP"})
_PRONOUNS = {"it": "", "he": "", "she": "", "its": "'s", "his": "'s", "her": "'s"}


def bullets_in_full(doc: Doc, mentions: Sequence[Mention], parse: Parse) -> Iterator[Edit]:
    """Edits that put the name of the heading before what each bullet below says of it.

    ``parse`` reads a sentence that is made of a bullet.
    """
    heading: Mention | None = None
    starts = {mention.span.start: mention for mention in mentions}
    for start, line in _lines(doc.text):
        if not line.strip():
            continue
        bullet = _BULLET.match(line)
        labelled = heading is not None and _FIELD.match(line) is not None
        if _NAME_FIELD.match(line) or (bullet is None and not labelled):
            heading = _named_by(line, start, mentions)
        elif heading is not None:
            first = bullet.end() if bullet is not None else 0
            first += len(line[first:]) - len(line[first:].lstrip(" \t*_"))
            said = line[first:].rstrip()
            edit = _in_full(heading, said, start + first, starts, parse)
            if edit is not None:
                yield edit
                begin = start + first
                for inner in _within(said, edit):
                    yield replace(inner, span=Span(begin + inner.span.start, begin + inner.span.end))
                if said[-1].isalnum() or said[-1] in ")\"'”’":
                    end = start + first + len(said)
                    yield Edit(Span(end, end), (".",))


def _within(said: str, edit: Edit) -> Iterator[Edit]:
    """Edits inside a bullet, by its own offsets: "1867, Warsaw" as "1867 in Warsaw", and the "and" before the
    last of several."""
    if placed := _PLACE_BEHIND_DATE.match(said):
        yield Edit(Span(*placed.span("mark")), (" in ",))
    elif edit.said[-1:] and str(edit.said[-1]).endswith(" are ") and (several := _SEVERAL.match(said)):
        yield Edit(Span(*several.span("last")), (" and ",))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    start = 0
    for line in text.split("\n"):
        yield start, line
        start += len(line) + 1


def _named_by(line: str, start: int, mentions: Sequence[Mention]) -> Mention | None:
    """The name that a line is a heading of: alone, or behind such words as "Facts about"."""
    inside = [m for m in mentions if start <= m.span.start and m.span.end <= start + len(line)]
    for mention in inside:
        before = line[: mention.span.start - start]
        told = [word.strip("#*_:-–—'’s") for word in before.lower().split()]
        if not is_name(mention) or any(word and word not in _HEADING_WORDS for word in told):
            continue
        if _BEHIND_NAME.fullmatch(line[mention.span.end - start :]):
            return mention
    return None


def _in_full(
    heading: Mention, said: str, start: int, starts: dict[int, Mention], parse: Parse
) -> Edit | None:
    first = re.match(r"[\w'’-]+", said)
    if first is None:
        return None
    if (ending := _PRONOUNS.get(first[0].lower())) is not None:
        return Edit(Span(start, start + first.end()), (heading, ending) if ending else (heading,))
    if (label := _LABEL.match(said)) is not None and len(label[1].split()) <= _LONGEST_LABEL:
        return _labelled(heading, label, said, start, parse)
    found = _as_verb(heading, said, first, start, parse)
    return found or _as_noun(heading, said, first, start, starts, parse)


def _labelled(heading: Mention, label: re.Match[str], said: str, start: int, parse: Parse) -> Edit | None:
    """ "Capital: Bern" as "Switzerland's capital is Bern", "Born: 1867" as "She was born in 1867"."""
    key, value = label[1].strip(), said[label.end() :]
    place = Span(start, start + label.end())
    small = key if key.isupper() else key[:1].lower() + key[1:]
    last = small.split()[-1]
    if (verb := _HAPPENED.get(small)) is not None:
        led = value.split()[0].lower() in _PREPOSITIONS
        case = "" if led else "on " if _DAY.match(value) else "in "
        return Edit(place, (heading, f" {verb} {case}"))
    if last in _PREPOSITIONS:
        read = parse(f"It was {small} this.")
        state = small.split()[0] in _STATES or read[2].tag_ not in {"VBN", "VBD"}
        article = "the " if read[2].pos_ == "NOUN" else ""
        return Edit(place, (heading, f" {'is' if state else 'was'} {article}{small} "))
    read = parse(f"Its {small} is this.")
    subject = next((t for t in read if t.dep_ in grammar.SUBJECTS), None)
    if subject is None or subject.pos_ not in {"NOUN", "PROPN"}:
        return None
    be = "are" if subject.tag_ == "NNS" else "is"
    return Edit(place, (heading, f"'s {small} {be} "))


def _as_verb(heading: Mention, said: str, first: re.Match[str], start: int, parse: Parse) -> Edit | None:
    """ "Born in Warsaw" as "Marie Curie was born in Warsaw", "Won a prize" with the name alone."""
    verb, rest = first[0].lower(), said[first.end() :]
    behind = rest.split()[0].lower() if rest.split() else ""
    place = Span(start, start + first.end())
    if verb not in _ACTIVE and (behind in _PREPOSITIONS or verb == "born"):
        read = parse(f"It was {verb}{rest}")
        if len(read) > 2 and _is_root(read[2]) and read[2].tag_ in {"VBN", "VBD"}:
            be = "is" if verb in _STATES else "was"
            return Edit(place, (heading, f" {be} {verb}"))
    read = parse(f"It {verb}{rest}")
    if len(read) > 1 and _is_root(read[1]) and read[1].tag_ in _VERBS and read[1].pos_ in {"VERB", "AUX"}:
        return Edit(place, (heading, f" {verb}"))
    return None


def _as_noun(
    heading: Mention, said: str, first: re.Match[str], start: int, starts: dict[int, Mention], parse: Parse
) -> Edit | None:
    """ "Member of the EU" as "Switzerland is a member of the EU", "Four languages" with "has"."""
    named = starts.get(start)
    proper = named is not None or (first[0].isupper() and len(first[0]) > 1)
    word = first[0] if proper else first[0][:1].lower() + first[0][1:]
    read = parse(f"It is {word}{said[first.end() :]}")
    head = next((t for t in read if _is_root(t)), None)
    if head is None or head.pos_ != "NOUN" or not grammar.has_child(head, "cop") or head.i < 2:
        return None
    place = Span(start, start + first.end())
    if head.tag_ == "NNS":
        counted = any(c.dep_ == "nummod" for c in head.children)
        return Edit(place, (heading, f" has {word}")) if counted else None
    if not (named or grammar.has_child(head, "nmod", "det", "acl", "acl:relcl") or _is_people(head)):
        return None
    article = _article(head, word)
    return Edit(place, (heading, f" is {article}", *([named] if named and named.text == word else [word])))


def _article(head: Token, word: str) -> str:
    if word.lower() in _ARTICLES:
        return ""
    only = any(c.tag_ in _SUPERLATIVE or c.lower_ in {"first", "last", "only"} for c in head.children)
    if only or (head.lower_ in _OF_ONE and grammar.has_child(head, "nmod")):
        return "the "
    return grammar.article_for(word) + " "


def _is_people(head: Token) -> bool:
    """True for a "Polish physicist"."""
    return any(c.dep_ == "amod" and c.text[:1].isupper() for c in head.children)


def _is_root(token: Token) -> bool:
    return token.head == token
