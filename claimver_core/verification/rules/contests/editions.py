"""The edition of a contest that a claim names by its year: *the World Cup in 2010*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Mention, TimeValue
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading

_BEGAN = ("P580", "P585")
_YEARS = range(1877, 2031)
_ANOTHER_SORT = re.compile(r"\b(?:qualif\w*|youth|junior|women|under|futsal|beach|u-?\d\d)\b", re.IGNORECASE)
_YEAR = re.compile(r"\b(?:1[89]|20)\d{2}\b")
_GAMES = re.compile(r"^(?:the )?((?:summer |winter )?)olympic(?:s| games)$", re.IGNORECASE)


def has_year(event: Mention) -> bool:
    """True for a mention of one edition: *the 2010 World Cup*, *Euro 2016*."""
    return _YEAR.search(f"{event.text} {event.entity.label}") is not None


def year_of(reading: Reading) -> int | None:
    """The one year that the claim names; None where it names no date, several, or another than a year."""
    if len(reading.dates) != 1:
        return None
    date = reading.dates[0]
    one = date.relation == "at" and date.exact and date.earliest[0] == date.latest[0]
    return date.earliest[0] if one else None


def editions_of(event: Mention | str, reading: Reading, relations: Kin) -> list[Entity]:
    """What a claim means by an event, linked or not: the event itself where its name has a year, else those
    of the event's name and the claim's year (of the Olympics of one year there may be two)."""
    year = year_of(reading)
    if isinstance(event, Mention) and has_year(event):
        same = not reading.dates or (year is not None and str(year) in event.entity.label)
        return [event.entity] if same else []
    return _of_year(year, _names(event), relations) if year is not None else []


def editions_of_years(event: Mention | str, years: Sequence[int], relations: Kin) -> list[list[Entity]]:
    """The editions of each year, where a claim names several: *hosted the Olympics in 1964 and 2021*."""
    names = (event,) if isinstance(event, str) else (event.text,)
    return [_of_year(year, names, relations) for year in years]


def _of_year(year: int, names: Sequence[str], relations: Kin) -> list[Entity]:
    """The editions called after a year, or those after the year before that were held in it."""
    found = _editions_in((year,), names, relations)
    return found or [
        edition
        for edition in _editions_in((year - 1,), names, relations)
        if any(
            isinstance(t.object, TimeValue) and interval(t.object)[0][0] == year
            for t in relations.statements(str(edition.id), _BEGAN)
        )
    ]


def all_editions(event: Mention | str, relations: Kin) -> list[Entity]:
    """The editions of an event of which the knowledge has the names."""
    return _editions_in(_YEARS, _names(event), relations)


def _names(event: Mention | str) -> tuple[str, ...]:
    return (event,) if isinstance(event, str) else (event.entity.label, event.text)


def _editions_in(years: Sequence[int], names: Sequence[str], relations: Kin) -> list[Entity]:
    """The editions in some years of an event that has these names, one for each label."""
    written = [
        text
        for name in _before_a_year(names)
        for year in years
        for text in (f"{year} {name}", f"{name} {year}")
    ]
    found: dict[str, Entity] = {}
    for entity in relations.named(written):
        if _YEAR.search(entity.label) and _ANOTHER_SORT.search(entity.label) is None:
            found.setdefault(entity.label, entity)
    return list(found.values())


def _before_a_year(names: Sequence[str]) -> dict[str, None]:
    """The names before or behind which a year may stand; of games in general, those of either season."""
    found = dict.fromkeys(names)
    for name in names:
        if games := _GAMES.match(name):
            seasons = [games[1].strip().title()] if games[1] else ["Summer", "Winter"]
            found |= dict.fromkeys(f"{season} Olympics" for season in seasons)
    return found
