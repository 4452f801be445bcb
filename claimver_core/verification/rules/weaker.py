"""The claim without what it says besides: who was not president was not the first one, and *the gymnast
Simone Biles* was not born where Simone Biles was not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Mention
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading, read
from claimver_core.verification.rules.works.makers import MADE

_WHO = (
    r"(?:female|male|woman|man|person|black|african[- ]american|african|asian|jewish|muslim|catholic|"
    r"openly\s+gay)"
)
_RANK = r"(?:first|second|third|last|only|youngest|oldest|longest-\w+|(?:most|best|least)[\s-]\w+)"
_PAST = {
    "become": "became", "be": "was", "win": "won", "receive": "received", "serve as": "served as",
    "be elected": "was elected", "lead": "led", "be awarded": "was awarded", "hold": "held",
}  # fmt: skip
_TO_DO = re.compile(
    rf"\b(?:is|was|became)\s+the\s+{_RANK}\s+(?:ever\s+)?{_WHO}(?:\s+ever)?\s+(?:ever\s+)?"
    rf"to\s+(?:ever\s+)?(?P<verb>{'|'.join(sorted(_PAST, key=len, reverse=True))})\b",
    re.IGNORECASE,
)
_RANKED = re.compile(
    rf"(?<=\b(?:the|her|his)\s){_RANK}\s+(?:ever\s+)?(?:{_WHO}\s+)?|(?<=['’]s\s){_RANK}\s+(?:{_WHO}\s+)?",
    re.I,
)


_LEAD = re.compile(
    r"^\W*(?:the\s+)?(?P<said>(?:(?!(?:of|in|into|at|to|on|by|for|and|or|from|with|as|the|an?|is|was|are|were)\b)[\w-]+\s+){1,5})$",
    re.I,
)
_OWNER = re.compile(
    r"^['’]s?\s+(?:\d{4}\s+)?(?:(?:film|movie|novel|book|album|song|single|play|opera|series|classic|hit)\s+)?$"
)
_TAIL = re.compile(
    r",?\s(?:through|to|with|at|after|during|via|into)\s(?:an?|its|his|her)\s(?:[a-z-]+\s){0,3}"
    r"(?!(?:film|movie|novel|dream|poll|sense|way|draw|tie|vote|plan)\b)[a-z-]+$"
)
"""A circumstance at the end that names nothing: *through a large delta*, *after a long illness*."""
_BOUNDED = re.compile(
    r"\b(?:most|least|\w+est|only|never|nearly|almost|if|would|could|may|might|without|except|than|as|all|"
    r"every|each|not|both|compare\w*|prefer\w*|change\w*|transfer\w*|renamed?|turn\w*|convert\w*)\b",
    re.IGNORECASE,
)
_TOLD_BY = ("P106", "P31", "P39", "P136")
_ALIKE = 5  # letters by which a noun and the label of a statement are known for kin: gymnast, gymnastics


def weaker(reading: Reading, relations: Kin) -> Iterator[Reading]:
    """The claim without *first*, *only* or the like, and without what only leads up to its first name. What
    contradicts one of them contradicts the claim; what supports it says nothing of what was left out."""
    for context in (
        _without_rank(reading, relations),
        _without_lead(reading, relations),
        _without_tail(reading),
    ):
        if context is not None and context != reading.claim.context:
            mentions = tuple(m for m in reading.claim.mentions if m.text in context)
            claim = replace(reading.claim, context=context, mentions=mentions)
            yield read(claim, wide=reading.wide, matches=reading.matches)


def _without_rank(reading: Reading, relations: Kin) -> str | None:
    """The claim about a person without what sets them above others; None where it is about nobody, and under
    a denial: who was not the first one was one all the same."""
    person = next((m for m in reading.claim.mentions if is_name(m)), None)
    if (
        reading.denied
        or not reading.unique
        or person is None
        or relations.kind(str(person.entity.id)) != "person"
    ):
        return None
    context = _TO_DO.sub(lambda found: _PAST[" ".join(found["verb"].lower().split())], reading.claim.context)
    return _RANKED.sub("", context)


def _without_lead(reading: Reading, relations: Kin) -> str | None:
    """The claim from its first name on, without the noun before it (*the Japanese statesman _*) or the one
    whose work it is (*Bernardo Bertolucci's _*), where these are known to be true of it."""
    context = reading.claim.context
    names = [m for m in reading.claim.mentions if is_name(m)]
    while names and _is_demonym(names[0], relations):
        names = names[1:]
    if not names:
        return None
    first = names[0]
    place = context.find(first.text)
    lead = _LEAD.match(context[:place]) if place > 0 else None
    if lead is not None and is_told(lead["said"].split()[-1], first, relations):
        return context[place:]
    if place != 0 or len(names) < 2:
        return None
    work = context.find(names[1].text, len(first.text))
    if work < 0 or _OWNER.match(context[len(first.text) : work]) is None:
        return None
    made = relations.statements(str(names[1].entity.id), MADE)
    return context[work:] if any(has_value(t, first.entity.id) for t in made) else None


def _without_tail(reading: Reading) -> str | None:
    """The claim without *through a large delta* at its end; None under a denial, and where something is set
    above others, which the end may bound."""
    tail = _TAIL.search(reading.claim.context)
    if tail is None or reading.denied or reading.unique or _BOUNDED.search(reading.words):
        return None
    rest = reading.claim.context[: tail.start()]
    named = [m for m in reading.claim.mentions if is_name(m) and m.text in rest]
    return rest if len(named) > 1 or any(d.span.end <= len(rest) for d in reading.dates) else None


def _is_demonym(mention: Mention, relations: Kin) -> bool:
    """True for *Japanese*, of Japan."""
    said, label = normalise(mention.text), normalise(mention.entity.label)
    return said not in label and relations.kind(str(mention.entity.id)) == "place"


def is_told(noun: str, mention: Mention, relations: Kin) -> bool:
    """True where what is known of the thing has the noun: nobody else of that name is meant."""
    if not noun[1:].islower():
        return False
    known = relations.statements(str(mention.entity.id), _TOLD_BY)
    labels = [t.object.label for t in known if isinstance(t.object, Entity)]
    told = normalise(" ".join((mention.entity.description, *labels))).split()
    return any(word[:_ALIKE] == noun.lower()[:_ALIKE] for word in told)
