"""What in a claim is a name."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import TIMES
from claimver_core.months import SHORT_OR_LONG
from claimver_core.types import Entity, Mention, TextValue

_NAME = re.compile(r"(?<!\w['’])\b[A-Z][\w'’.-]*(?:\s+(?:(?:of|the|de|von|van|and|&)\s+)*[A-Z][\w'’.-]*)*")
_LAND = re.compile(r"US|USA|UK|EU|UN|UAE")  # told from a word at the beginning of a sentence, too
_FURTHER_PART = re.compile(r"(?:-[a-z]+)+$")  # German-born
QUOTES = re.compile('["“”„«»]')
POSSESSIVE = re.compile(r"(?<=\w)['’]s?(?!\w)")
_NOT_A_NAME = frozenset(
    word
    for line in (
        "i the a an in on at by his her its their he she it they this that these those there who which",
        "with after before during from under since when while although as despite like unlike both and but",
        "besides",
        "fact breaking bce ad bc ce mr mrs dr sir",
    )
    for word in line.split()
).union(TIMES)


_MONTH = re.compile(rf"\b(?:{SHORT_OR_LONG})\b\.?(?=,?\s+\d)")
_PARTS = frozenset({"part", "parts", "some", "scenes", "sections"})


@functools.lru_cache(maxsize=4096)
def any_of(*names: str, exact: bool = False) -> re.Pattern[str]:
    """Finds one of the names as whole words; in any case of letters, unless it is to be ``exact``."""
    either = "|".join(map(re.escape, names))
    return re.compile(rf"(?<!\w)(?:{either})(?!\w)", re.NOFLAG if exact else re.IGNORECASE)


def text_of(value: object) -> str:
    """The label of an item or the words of a text; empty for other values."""
    return value.label if isinstance(value, Entity) else value.value if isinstance(value, TextValue) else ""


def mention_called(said: str, mentions: Iterable[Mention]) -> Mention | None:
    """The first of the mentions that is written as ``said``, whatever its case and marks."""
    return next((m for m in mentions if normalise(m.text) == normalise(said)), None)


def is_name(mention: Mention) -> bool:
    """True when the item is one of its kind, as its capital letter shows (*Paris*), not a class (*city*)."""
    return any(character.isupper() for character in mention.entity.label)


def unlinked_names(context: str) -> list[str]:
    """What looks like a name by its capitals, without titles and months (*Aug. 16*); linked or not."""
    names = []
    dateless = _MONTH.sub(lambda month: " " * len(month[0]), POSSESSIVE.sub("", context))
    for match in _NAME.finditer(dateless):
        words = [_FURTHER_PART.sub("", word) for word in match.group().split()]
        if match.start() == 0 and words[0].lower() in _PARTS and words[1:2] == ["of"]:
            words = words[2:]  # "Part of The Avengers was filmed in"
        words = [word for word in words if word.lower().strip(".'’") not in _NOT_A_NAME]
        if words and (match.start() > 0 or len(words) > 1 or _LAND.fullmatch(words[0])):
            names.append(" ".join(words))
    return names
