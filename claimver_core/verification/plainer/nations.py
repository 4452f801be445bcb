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
    rf"^(?:the\s+)?(?P<what>(?:[a-z-]+\s+)?(?!(?:of|to|for|by|in|at)\b)[a-z-]+)\s+(?P<who>{MARK})\s+(?:(?P<is>is|was)\s+(?:from\s+(?P<from>{ONE})|"
    rf"(?P<adjective>{MARK}))|(?:comes|came)\s+from\s+(?P<comes>{ONE}))(?P<end>\W*)$",
    re.IGNORECASE,
)
_ONE_OF_LAND = re.compile(
    rf"\bone\s+of\s+(?P<land>{MARK})['’]s?\s+(?P<former>former\s+)?(?P<what>(?:[a-z-]+\s+)?[a-z-]+?)s(?=\W*$)",
    re.IGNORECASE,
)
_LANDS_OWN = re.compile(
    rf"^(?P<land>{MARK})['’]s?\s+(?P<who>{MARK})\s+(?P<is>{IS})\s+an?\s+(?P<what>[a-z]+(?:\s+[a-z]+)?)(?P<end>\W*)$",
    re.IGNORECASE,
)
ADJECTIVE = "\ue0ff"
"""Behind the sign of a land that is told by its adjective."""


def of_nation(text: str, marks: Mapping[str, Mention]) -> str:
    """*A German philosopher* for *a philosopher from Germany* and for *the philosopher Kant was German*."""
    found = _OF_LAND.search(text)
    if found is not None and (adjective := _adjective(found["land"], marks)) is not None:
        called = f"{_article(adjective, marks)} {adjective} {found['what']}"
        return f"{text[: found.start()]}{found['is']} {called}{text[found.end() :]}"
    found = _ONE_OF_LAND.search(text)
    if found is not None and (adjective := _adjective(found["land"], marks)) is not None:
        if found["former"]:
            return f"{text[: found.start()]}a former {found['what']} of {found['land']}{text[found.end() :]}"
        called = f"{_article(adjective, marks)} {adjective} {found['what']}"
        return f"{text[: found.start()]}{called}{text[found.end() :]}"
    found = _CALLED_FIRST.match(text)
    if found is not None:
        said = found["adjective"]
        adjective = said or _adjective(found["from"] or found["comes"], marks)
        if adjective is not None:
            article = _article(adjective, marks)
            called = f"{article} {adjective} {found['what'].lower()}"
            return f"{found['who']} {found['is'] or 'is'} {called}{found['end']}"
    found = _LANDS_OWN.match(text)
    if found is not None and (adjective := _adjective(found["land"], marks)) is not None:
        article = _article(adjective, marks)
        return f"{found['who']} {found['is']} {article} {adjective} {found['what']}{found['end']}"
    return text


def _adjective(land: str, marks: Mapping[str, Mention]) -> str | None:
    mark = land[-1]
    return f"{mark}{ADJECTIVE}" if demonym_of(str(marks[mark].entity.id)) is not None else None


def _article(adjective: str, marks: Mapping[str, Mention]) -> str:
    mention = marks[adjective[0]]
    told = demonym_of(str(mention.entity.id)) if adjective.endswith(ADJECTIVE) else mention.text
    return article_for(told or mention.text)


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
