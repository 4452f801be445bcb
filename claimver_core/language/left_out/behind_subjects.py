"""What stands in a bracket behind the subject of a sentence: "Angela Merkel (born 17 July 1954) is ...".

Births and deaths, and the beginning and the end of a war, are written as statements of their own. Of other
dates and of names there none is made, and they do not stand between the subject and what is said of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language.grammar import FINITE, words
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.left_out.life_brackets import MONTHS, TELLS_LIFE, Life, behind_commas, in_bracket
from claimver_core.language.left_out.phrases import words_with_names
from claimver_core.language.lifetimes import may_be_person
from claimver_core.language.participants import Knowledge
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc
    from spacy.tokens import Span as Sentence

_LONGEST = 10  # words of the subject
_HONOURS = words(
    """FRS FRSE FBA FRSL OM CH MBE OBE CBE KBE DBE GBE KCB GCB KCMG GCMG KG KT PC QC KC MP PhD MD AO AC CC OJ
    CD OLY DSO ONZ"""
)
_EVENTS = words(
    "war wars battle siege revolution crisis pandemic campaign olympics games festival uprising revolt"
)
_DATES = re.compile(
    r"\s*\((?=[^()\n]*(?:\b\d{3,4}\b|\bcentury\b))[^()\n]*(?:[\d\w]\s*[–—]\s*[\w]|\d\s?-\s?\d|\bc\.\s*\d|\bborn\b)[^()\n]*\)"
)
_NAMED_ALSO = re.compile(
    r"\s*\((?P<how>(?:also |commonly |better |formerly |previously |originally )"
    r"(?:known (?:simply )?as |called )?(?:simply )?)(?P<name>(?:the )?[A-Z][^()\n;]{1,60})\)"
)
_OF_SPECIES = re.compile(r"\s*\((?P<name>[A-Z][a-z]{3,} [a-z]{3,}(?: [a-z]{3,})?)\)")
_SHORTENED = re.compile(r"\s*\((?:[A-Z]{2,6}|(?:[A-Z]\.){2,5})\)")
_ALIAS = re.compile(
    r",\s+(?P<how>(?:(?:also|often|commonly|sometimes|popularly|better|best|formerly|previously|originally|widely|"
    r"professionally|mononymously|simply|later|usually|generally)\s+){0,3}(?:known|called|referred\s+to|nicknamed)\s"
    r"[^,;:()\n]{2,90}),(?=\s+(?P<be>is|was|are|were)\s)"
)
_INITIAL = re.compile(r"\.$|\b[A-Z]$")
_GOES_ON = re.compile(r",|\s+[^\W\d_]")
_COMMA_BEFORE_VERB = re.compile(r",(?=\s+(?:is|was|are|were|has|had)\b)")


def told_behind_subjects(doc: Doc, mentions: Sequence[Mention], store: Knowledge | None) -> Iterator[Edit]:
    """Edits that take such brackets apart from what is said behind them."""
    text = doc.text  # put together anew each time that it is asked for
    for sentence in doc.sents:
        if (front := _front(sentence, mentions)) is not None:
            yield from _apart(text, sentence, front, mentions, store)


def _apart(
    text: str,
    sentence: Sentence,
    front: tuple[Span, int],
    mentions: Sequence[Mention],
    store: Knowledge | None,
) -> Iterator[Edit]:
    subject, at = front
    name = words_with_names(text, subject, mentions)
    if told := in_bracket(text, at) or behind_commas(text, at):
        lives, end = told
        if not TELLS_LIFE.search(text, at, end) and not _is_person(
            sentence, subject, mentions, store, at, end
        ):
            event = any(word in _EVENTS for t in sentence if t.idx < at for word in t.lower_.split())
            lives = [life.of_event() for life in lives] if event else []
        yield from _statements(text, subject.end, lives, end, name)
    elif match := _SHORTENED.match(text, at):
        yield Edit(Span(*match.span()), ())
    elif match := _DATES.match(text, at):
        yield from _statements(text, subject.end, [], match.end(), name)
    elif match := _NAMED_ALSO.match(text, at):
        known = "" if re.search("known|called", match["how"]) else "known as "
        be = "was" if match["how"].startswith(("formerly", "previously", "originally")) else "is"
        life = Life(f" {be} {match['how']}{known}", Span(*match.span("name")), "", None)
        yield from _statements(text, subject.end, [life], match.end(), name)
    elif match := _OF_SPECIES.match(text, at):
        life = Life(" is ", Span(*match.span("name")), "", None)
        yield from _statements(text, subject.end, [life], match.end(), name)


def _statements(
    text: str, start: int, lives: Sequence[Life], end: int, name: Sequence[str | Mention]
) -> Iterator[Edit]:
    """Edits that make statements of ``lives`` behind ``start``, and go on with the name behind ``end``."""
    position = start
    if not lives and start < end and _stop_behind(text, start) != ".":
        return  # behind which no statement would begin
    for life in lives:
        if position > start:
            yield Edit(Span(position, position), (".",))
        again = (" ", *name) if position > start else ()
        yield Edit(Span(position, life.date.start), (*again, life.before))
        if life.place is not None:
            yield Edit(Span(life.date.end, life.place.start), (f"{life.behind} in ",))
        elif life.behind:
            yield Edit(Span(life.date.end, life.date.end), (life.behind,))
        position = life.end
    if comma := _COMMA_BEFORE_VERB.match(text, end):
        end = comma.end()
    goes_on = _GOES_ON.match(text, end)
    if position < end:
        yield Edit(Span(position, end), (_stop_behind(text, position),) if goes_on else ())
        yield from [Edit(Span(end, end), (" ", *name))] if goes_on else ()
    if alias := _ALIAS.match(text, end):
        yield Edit(Span(end, alias.start("how")), (f" {alias['be']} ",))
        yield Edit(Span(alias.end("how"), alias.end()), (_stop_behind(text, alias.end("how")),))
        yield Edit(Span(alias.end(), alias.end()), (" ", *name))


def _stop_behind(text: str, end: int) -> str:
    """The mark that ends a statement: a full stop behind "Inc." and "Napoleon I" would end none."""
    return ";" if _INITIAL.search(text, max(end - 3, 0), end) else "."


def _front(sentence: Sentence, mentions: Sequence[Mention]) -> tuple[Span, int] | None:
    """The subject that a bracket or a comma ends, where the sentence begins with it, and where that stands.

    Letters of honour behind a name are no part of it.
    """
    said = []
    whole = Span(sentence.start_char, sentence.end_char)
    near = [mention.span for mention in mentions if mention.span.overlaps(whole)]
    for token in sentence:
        inside = any(span.start < token.idx < span.end for span in near)
        if token.text == "(" or (token.text == "," and not inside):
            break
        if token.tag_ in FINITE and not inside and not token.text[:1].isupper():
            return None
        said.append(token)
    while said and said[0].is_space:
        said.pop(0)
    if not 0 < len(said) <= _LONGEST:
        return None
    end = said[-1].idx + len(said[-1])
    while len(said) > 1 and said[-1].text in _HONOURS:
        said.pop()
    named = said[-1].text[:1].isupper() or any(m.span.end == end for m in mentions)
    return (Span(said[0].idx, said[-1].idx + len(said[-1])), end) if named else None


def _is_person(
    sentence: Sentence,
    subject: Span,
    mentions: Sequence[Mention],
    store: Knowledge | None,
    start: int,
    end: int,
) -> bool:
    """True where the dates between ``start`` and ``end`` alone are those of a life."""
    named = next((m for m in mentions if m.span.end == subject.end and m.entity.id is not None), None)
    if named is not None and store is not None and store.gender(str(named.entity.id)) is not None:
        return True
    dated = len(MONTHS.findall(sentence.doc.text, start, end)) > 1
    return may_be_person(sentence, subject.end, dated=dated)
