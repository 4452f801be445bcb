"""Statements that passages of text make in the set words of reference works.

*Brubaker (1980) is an American film directed by Stuart Rosenberg* tells who directed it, and *Earl Scruggs
(January 6, 1924 – March 28, 2012)* two dates. What is told otherwise is left to the model.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Passage, Property, Triplet, Value
from claimver_core.verification.beside.subject import understood
from claimver_core.verification.given.values import time_of
from claimver_core.verification.rules.dates import DateExpression, find_dates

_TOKENS = re.compile(r"\s+(?=[.,;:!?)\]%]|['’]s\b|['’]\s)|(?<=[(\[])\s+")
_WORD = r"(?:[A-ZÀ-Þ][\w'’.&-]*|\d+(?=\s[A-Z]))"
_NAME = rf"(?:{_WORD}(?:\s+(?:(?:of|the|de|la|von|van|del|di|da|du|bin|and\s+the)\s+){{0,2}}{_WORD})*)"
_NAMES = rf"{_NAME}(?:(?:,\s+(?:and\s+)?|\s+and\s+|\s*&\s+){_NAME})*"
_RUN = re.compile(r"[A-ZÀ-Þ][\w.-]*(?:\s+[A-ZÀ-Þ][\w.-]*)+")
_TITLE = re.compile(
    r"^[\"“]?\s*((?!(?:He|She|It|They)\b)[A-Z0-9](?:(?!\b(?:is|was|are|were|has|had|have)\b)[^.,;:()]){1,60}?)\s*"
    r"(?:\([^()]*\)\s*)?[\"”]?\s*\.?$"
)
_MOST_IN_TITLE = 8
_END = re.compile(r"(?<=[\w)\"”\]]{2})\s*\.\s+(?=[A-Z\"“])")
_SUBJECT = re.compile(
    rf"^(?:The\s+|\"\s*|“)?({_NAME})\s*[\"”]?\s*(?:,[^,]+,\s*)?(?:[(\[]|,\s+(?:also|better|known|commonly)|(?:is|was|are|were)\b)"
)
_OTHER_NAME = re.compile(
    rf"\bknown (?:\w+ )?(?:as|by (?:his|her|the|its) (?:\w+ )?names?) (?:The )?({_NAME})"
)
_SAME = re.compile(
    r"^(?:He|She|It|(?:The|This)\s+(?:film|movie|album|song|single|series|show|band|book|novel|game|company|"
    r"group|play|episode))\b"
)
_BRACKET = re.compile(r"\(([^()]*)\)")
_SPAN = re.compile(r"\s*[–—]\s*|\s+-+\s+")
_BORN_AT = re.compile(r"\bborn\s+(?:[A-Z][\w .'’-]+?[,;]\s+|on\s+|c\.\s*)?$")
_DIED_AT = re.compile(r"\bdied\s+(?:suddenly\s+|peacefully\s+)?(?:on\s+|in\s+)?$")
_RELEASED_AT = re.compile(
    r"\b(?:was|were|and|is)\s+(?:first\s+|originally\s+|theatrically\s+)?(?:released|published)\b[^.;,]{0,30}?\b(?:on|in)\s+$"
    r"|\bpremiered\s+(?:on|in)\s+$"
)
_BORN_IN = re.compile(rf"\bborn(?:\s+and\s+raised)?(?:\s+on\s+[\w ,]{{4,20}}?)?\s+in\s+({_NAME})")
_WORK = re.compile(
    r"\b(?:is|was)\s+an?\s+(?P<year>\d{4})\s+(?:[\w-]+\s+){0,7}?"
    r"(?P<kind>film|movie|novel|album|song|single|video game|book)\b"
)
_BY = re.compile(
    rf"\b(?P<verbs>(?:[a-z]+ed|written)(?:(?:\s*,\s*|\s+and\s+|\s*,\s*and\s+)(?:co-)?(?:[a-z]+ed|written))*)\s+by\s+"
    rf"(?:(?:\w+\s+)?(?:comedian|author|singer|director|filmmaker|actor|novelist|writer|producer)\s+)?(?P<names>{_NAMES})"
)
_STARS = re.compile(rf"\b(?:stars|starring|featuring)\s+(?P<names>{_NAMES})")
_DONE = {
    "directed": "P57", "written": "P58", "produced": "P162", "composed": "P86", "developed": "P178",
    "published": "P123", "distributed": "P750", "founded": "P112", "created": "P170",
}  # fmt: skip
_LABELS = {
    "P57": "director", "P58": "screenwriter", "P162": "producer", "P86": "composer", "P178": "developer",
    "P123": "publisher", "P750": "distributed by", "P112": "founded by", "P170": "creator",
    "P161": "cast member", "P569": "date of birth", "P570": "date of death", "P577": "publication date",
    "P19": "place of birth",
}  # fmt: skip
_AND = re.compile(r",\s+(?:and\s+)?|\s+and\s+(?!the\b)|\s*&\s+")
_LIFE = ("P569", "P570")


@dataclass(frozen=True, slots=True)
class _Told:
    """A property with the value that a sentence tells."""

    pid: str
    value: Value


def passage_statements(claim: str, passages: Sequence[Passage]) -> list[tuple[int, Triplet]]:
    """The statements of ``passages``, each with the place of its passage, about what the passage is about.

    A thing bears the name that ``claim`` has for it where the passage tells several.
    """
    found: list[tuple[int, Triplet]] = []
    subject = _understood(claim, passages)
    for place, passage in enumerate(passages):
        for sentence in _END.split(_TOKENS.sub("", passage.text)):
            title = _TITLE.match(sentence)
            if title is not None and len(title[1].split()) <= _MOST_IN_TITLE:
                subject = _named(title[1], claim)
                continue
            named = _SUBJECT.match(sentence)
            if named is not None and not _SAME.match(sentence):
                other = _OTHER_NAME.search(sentence)
                subject = _named(named[1], claim, other[1] if other else "")
            elif not _SAME.match(sentence) and not (subject and _begins(sentence, subject)):
                continue
            if subject is not None:
                found += [(place, _triplet(subject, told)) for told in _told(sentence)]
    return list(dict.fromkeys(found))


def _understood(claim: str, passages: Sequence[Passage]) -> Entity | None:
    """What the first passage is about where it does not name it."""
    if not passages:
        return None
    name = understood(claim, _END.split(_TOKENS.sub("", passages[0].text))[0])
    return _entity(name) if name else None


def _told(sentence: str) -> Iterator[_Told]:
    dates = find_dates(sentence)
    for date in dates:
        before = sentence[: date.span.start]
        if _BORN_AT.search(before):
            yield _Told("P569", time_of(date))
        elif _DIED_AT.search(before):
            yield _Told("P570", time_of(date))
        elif _RELEASED_AT.search(before):
            yield _Told("P577", time_of(date))
    yield from _life(sentence)
    if (born := _BORN_IN.search(sentence)) is not None:
        yield _Told("P19", _entity(born[1]))
    if (work := _WORK.search(sentence)) is not None:
        yield from (_Told("P577", time_of(d)) for d in find_dates(f"in {work['year']}"))
    for by in _BY.finditer(sentence):
        for verb in re.findall(r"[a-z]+", by["verbs"]):
            if verb in _DONE:
                yield from (_Told(_DONE[verb], _entity(name)) for name in _AND.split(by["names"]))
    for stars in _STARS.finditer(sentence):
        yield from (_Told("P161", _entity(name)) for name in _AND.split(stars["names"]))


def _life(sentence: str) -> Iterator[_Told]:
    """The days of birth and death in the brackets behind somebody's name."""
    bracket = _BRACKET.search(sentence)
    if bracket is None:
        return
    ends = _SPAN.split(bracket[1])
    days = [[d for d in find_dates(part) if _is_day(d)] for part in ends]
    if len(days) == 2 and all(len(found) == 1 for found in days):
        yield from (_Told(pid, time_of(found[0])) for pid, found in zip(_LIFE, days, strict=True))


def _is_day(date: DateExpression) -> bool:
    return date.earliest == date.latest


def _named(name: str, claim: str, other: str = "") -> Entity:
    """The thing called ``name`` and ``other``, by the one that the claim has, or by its beginning there."""
    said = f" {normalise(claim)} "
    if other and f" {normalise(other)} " in said and f" {normalise(name)} " not in said:
        return _entity(other)
    words = normalise(name).split()
    for run in _RUN.findall(claim):
        short = normalise(run).split()
        rest = iter(words)
        if (
            len(short) > 1
            and short[-1] in (*words[-1:], *words[len(short) - 1 : len(short)])
            and all(w in rest for w in short)
        ):
            return _entity(run)
    return _entity(name)


def _begins(sentence: str, subject: Entity) -> bool:
    """Whether the sentence begins with the subject's name, or the last word of it."""
    words = normalise(sentence).split()
    name = normalise(subject.label).split()
    return words[: len(name)] == name or words[:1] == name[-1:]


def _entity(name: str) -> Entity:
    plain = name.strip().rstrip(".,")
    return Entity(normalise(plain) or plain, plain)


def _triplet(subject: Entity, told: _Told) -> Triplet:
    return Triplet(subject, Property(told.pid, _LABELS[told.pid]), told.value)
