"""Whose nation it is, told by an adjective: *a German philosopher* for *a philosopher from Germany*."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping

from claimver_core.language.grammar import article_for
from claimver_core.linking.words import places
from claimver_core.types import Mention
from claimver_core.verification.plainer.wordings import IS, MARK, ONE

_OF_LAND = re.compile(
    rf"\b(?P<is>{IS})\s+an?\s+(?P<what>(?:[a-z-]+\s+)?[a-z-]+)\s+(?:from|of)\s+(?P<land>{ONE})(?=\W*$)",
    re.IGNORECASE,
)
_CALLED_FIRST = re.compile(
    rf"^(?:the\s+)?(?P<what>(?:[a-z-]+\s+)?(?!(?:of|to|for|by|in|at)\b)[a-z-]+)\s+(?P<who>{MARK})\s+"
    rf"(?:(?P<is>is|was)\s+(?:from\s+(?P<from>{ONE})|"
    rf"(?P<adjective>{MARK}))|(?:comes|came)\s+from\s+(?P<comes>{ONE}))(?P<end>\W*)$",
    re.IGNORECASE,
)
_ONE_OF_LAND = re.compile(
    rf"\bone\s+of\s+(?P<land>{MARK})['’]s?\s+(?P<former>former\s+)?(?P<what>(?:[a-z-]+\s+"
    rf")?[a-z-]+?)s(?=\W*$)",
    re.IGNORECASE,
)
_LANDS_OWN = re.compile(
    rf"^(?P<land>{MARK})['’]s?\s+(?P<who>{MARK})\s+(?P<is>{IS})\s+an?\s+(?P<what>[a-z]+(?:\s+"
    rf"[a-z]+)?)(?P<end>\W*)$",
    re.IGNORECASE,
)
ADJECTIVE = "\ue0ff"
"""Behind the sign of a land that is told by its adjective."""


def of_nation(text: str, marks: Mapping[str, Mention]) -> str:
    """*A German philosopher* for *a philosopher from Germany* and for *the philosopher Kant was German*."""
    if (found := _OF_LAND.search(text)) and (called := _called(found["land"], found["what"], marks)):
        return f"{text[: found.start()]}{found['is']} {called}{text[found.end() :]}"
    if (found := _ONE_OF_LAND.search(text)) and (called := _called(found["land"], found["what"], marks)):
        if found["former"]:
            called = f"a former {found['what']} of {found['land']}"
        return f"{text[: found.start()]}{called}{text[found.end() :]}"
    if found := _CALLED_FIRST.match(text):
        what, land = found["what"].lower(), found["from"] or found["comes"]
        called = _called(land, what, marks) if land else _with_article(found["adjective"], what, marks)
        if called is not None:
            return f"{found['who']} {found['is'] or 'is'} {called}{found['end']}"
    if (found := _LANDS_OWN.match(text)) and (called := _called(found["land"], found["what"], marks)):
        return f"{found['who']} {found['is']} {called}{found['end']}"
    return text


def _called(land: str, what: str, marks: Mapping[str, Mention]) -> str | None:
    """*A German philosopher*, with the sign of the land; None for a land that has no adjective."""
    mark = land[-1]
    adjective = demonym_of(str(marks[mark].entity.id))
    return None if adjective is None else f"{article_for(adjective)} {mark}{ADJECTIVE} {what}"


def _with_article(adjective: str, what: str, marks: Mapping[str, Mention]) -> str:
    """The same, of a land that the claim itself calls by an adjective."""
    return f"{article_for(marks[adjective].text)} {adjective} {what}"


@functools.cache
def _demonyms() -> dict[str, str]:
    """The adjective of each land, the first that is listed."""
    found: dict[str, str] = {}
    for name, place in places().items():
        if place.kind == "demonym":
            found.setdefault(place.entity, name)
    return found


def demonym_of(land: str) -> str | None:
    """*German*, of the item of Germany; None for what has none."""
    return _demonyms().get(land)
