"""Who is what to whom: which way round a claim tells a relation between two things."""

from __future__ import annotations

import functools
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from claimver_core.types import Entity, Property, Triplet
from claimver_core.verification.rules.names import any_of
from claimver_core.verification.rules.reading import Reading

_GAP = r"[^⟨⟩]*?"
_NOT_BY = r"(?:(?!\bby\b)[^⟨⟩])*?"
_IS = r"(?:is|are|was|were|be|been|became|as|being|,|—|-|:)"


@dataclass(frozen=True, slots=True)
class Roles:
    """How a property's subject and object are called, as parts of regular expressions.

    The object is ``of`` the subject (*father*), the subject is ``to`` the object (*son*); the subject
    ``does`` something to the object (*succeeded*), or the object has ``done`` it to the subject.
    ``has`` are nouns for the object in claims that there is one, ``exists`` and ``lacks`` other words for
    that there is one, or none.
    """

    of: str = ""
    to: str = ""
    does: str = ""
    done: str = ""
    has: str = ""
    exists: str = ""
    lacks: str = ""


def roles_of(item: Property) -> Roles | None:
    """The roles of a property's two ends, or None where it has none that could be confused."""
    return _table().get(item.id or "")


def direction(reading: Reading, triplet: Triplet) -> bool | None:
    """True when the claim tells the relation as ``triplet`` does, False when it tells it the other way
    round, None where that cannot be read."""
    roles = roles_of(triplet.property)
    if roles is None or not isinstance(triplet.object, Entity):
        return None
    if not _words_of(roles).search(reading.claim.context):
        return None
    text = _marked(reading, triplet.subject, triplet.object)
    agrees = _tells(text, roles, "⟨S⟩", "⟨O⟩")
    turned = _tells(text, roles, "⟨O⟩", "⟨S⟩")
    return None if agrees == turned else agrees


@functools.cache
def _words_of(roles: Roles) -> re.Pattern[str]:
    """Any of the words without which a claim cannot tell the relation."""
    words = "|".join(filter(None, (roles.of, roles.to, roles.does, roles.done)))
    return re.compile(rf"\b(?:{words})" if words else r"(?!)", re.IGNORECASE)


def _tells(text: str, roles: Roles, subject: str, value: str) -> bool:
    return (
        _is_to(text, value, subject, roles.of)
        or _is_to(text, subject, value, roles.to)
        or _acts(text, subject, value, roles.does)
        or _acts(text, value, subject, roles.done)
    )


def _is_to(text: str, one: str, other: str, nouns: str) -> bool:
    """Whether ``one`` is said to be the ``nouns`` of ``other``."""
    if not nouns:
        return False
    noun = rf"\b(?:{nouns})s?\b"
    return any(
        re.search(pattern, text, re.IGNORECASE)
        for pattern in (
            rf"{one}\W*{_IS}{_GAP}{noun} (?:of|to|for) {_GAP}{other}",
            rf"{other}(?:['’]s?\s+(?:[\w-]+\s+){{0,3}}?|\s+){noun}(?! of\b){_GAP}{one}",
            rf"{noun} (?:of|to|for) (?:[\w-]+ ){{0,3}}{other}{_GAP}{_IS}{_GAP}{one}",
            rf"{other}{_GAP}\b(?:has|had|have|with)\b{_GAP}{noun}(?! (?:of|to)\b){_GAP}{one}",
            rf"{one}\W*{_IS}{_GAP}{other}['’]s?\s+(?:[\w-]+\s+){{0,3}}?{noun}",
            rf"{other}{_GAP}\b(?:has|had|have|counts|counted)\b{_GAP}{one} (?:as|for|among) [^⟨⟩]*?{noun}",
        )
    )


def _acts(text: str, doer: str, done: str, verbs: str) -> bool:
    """Whether ``doer`` is said to do what ``verbs`` tell to ``done``."""
    if not verbs:
        return False
    verb = rf"\b(?:{verbs})"
    auxiliary = r"\b(?:is|are|was|were|be|been|being|got)\s+(?:[\w-]+\s+){0,2}"
    passive = re.search(rf"{done}{_GAP}{auxiliary}{verb}\s+by\s+{_GAP}{doer}", text, re.IGNORECASE)
    active = re.search(rf"{doer}(?:(?!{auxiliary}{verb})[^⟨⟩])*?{verb}{_NOT_BY}{done}", text, re.IGNORECASE)
    return bool(passive or active)


def _marked(reading: Reading, subject: Entity, value: Entity) -> str:
    """The claim with its names of the two things as "⟨S⟩" and "⟨O⟩"."""
    names = [
        (mention.text, mark)
        for entity, mark in ((subject, "⟨S⟩"), (value, "⟨O⟩"))
        for mention in reading.claim.mentions
        if mention.entity.id == entity.id
    ]
    names += [(subject.label, "⟨S⟩"), (value.label, "⟨O⟩")]
    text = reading.claim.context
    for name, mark in sorted(names, key=lambda pair: -len(pair[0])):
        text = any_of(name).sub(mark, text)
    return text


@functools.cache
def _table() -> dict[str, Roles]:
    entries = tomllib.loads((Path(__file__).parent / "roles.toml").read_text("utf-8"))
    return {pid: Roles(**entry) for pid, entry in entries.items()}
