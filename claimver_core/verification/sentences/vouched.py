"""What triplets bear out of a claim whose rest a sentence says: what is told in passing of a name that both
have."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.language.grammar import words as word_set
from claimver_core.types import Entity, TimeValue
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, compare_date, interval
from claimver_core.verification.rules.kin import Kin, lies_in
from claimver_core.verification.rules.quantities import NumberExpression
from claimver_core.verification.sentences.alignment import Alignment, Match
from claimver_core.verification.sentences.statement import Figure, Statement, Word
from claimver_core.verification.sentences.words import FEATURES, RANKS, STRICT, key

_LANDS = ("P27", "P17", "P495", "P1532")
_LAND_OR_OFFICE = (*_LANDS, "P39")
_MAKERS = ("P50", "P57", "P86", "P170", "P175", "P676", "P178", "P84", "P287")
_HAPPENED, _BEGAN, _ENDED = ("P585",), ("P580",), ("P582",)
_CAME_OUT = ("P577", "P571")
_MADE = frozenset(
    map(key, word_set("make write found publish direct compose paint sculpt invent design record"))
)
_BETWEEN = RANKS | FEATURES | {"s"}
_MAIN = re.compile(r"[^,;(]*?(?=$|[,;(]| of | in | by | from | for | who | that |['’]s )")
"""The part of a description that says what the thing itself is."""


def vouched(alignment: Alignment, relations: Kin) -> set[int]:
    """The places of words that are left of the claim and that facts on a matched name bear out: its land or
    office (*US President* John F. Kennedy, *Iceland's* Reykjavík) and what it is (*the gymnast* Simone Biles)
    before it, who made it (*Bong Joon-ho's* Parasite), where it lies (Dallas *in Texas*), and when it was."""
    if not alignment.claim_left:
        return set()
    return (
        _names_before(alignment, relations)
        | _described(alignment, relations)
        | _lands_behind(alignment, relations)
        | _dates(alignment, relations)
    )


def _named(alignment: Alignment) -> dict[int, Entity]:
    return {match.first: match.name for match in alignment.matches if match.name is not None}


def _names_before(alignment: Alignment, relations: Kin) -> set[int]:
    claim, left = alignment.claim, set(alignment.claim_left)
    named = _named(alignment)
    found: set[int] = set()
    for name in claim.names:
        words = set(range(name.first, name.end))
        behind = name.end
        while behind < len(claim.words) and claim.words[behind].norm in _BETWEEN:
            behind += 1
        bearer = named.get(behind)
        if bearer is None or not words & left:
            continue
        owner = claim.words[behind - 1].norm == "s"
        known = (*_LAND_OR_OFFICE, *_MAKERS) if owner else _LAND_OR_OFFICE
        if _is_of(bearer, name.entities[0], known, relations):
            found |= words
    return found


def _described(alignment: Alignment, relations: Kin) -> set[int]:
    """The words right before a matched name that its description has too."""
    claim, left = alignment.claim, set(alignment.claim_left)
    lands = {name.end - 1: name for name in claim.names}
    found: set[int] = set()
    for first, bearer in _named(alignment).items():
        main = _MAIN.match(bearer.description)
        known = {key(word) for word in main.group().lower().split()} if main else set()
        run: set[int] = set()
        i = first - 1
        while i in left:
            land = lands.get(i)
            if land is not None:
                if not _is_of(bearer, land.entities[0], _LANDS, relations):
                    break
                run |= set(range(land.first, land.end))
                i = land.first - 1
            elif _describes(claim.words[i], known):
                run.add(i)
                i -= 1
            else:
                break
        if i not in left:  # a word that nothing vouches for may change those behind it
            found |= run
    return found


def _describes(word: Word, known: set[str]) -> bool:
    return word.norm not in STRICT and word.key in known


def _lands_behind(alignment: Alignment, relations: Kin) -> set[int]:
    """The names behind a matched place in which it lies, and behind a matched person the land they are of."""
    claim, left = alignment.claim, set(alignment.claim_left)
    named = _named(alignment)
    found: set[int] = set()
    for first, bearer in named.items():
        end = claim.end_of(first)
        for name in claim.names:
            if name.first < end or not set(range(name.first, name.end)) & left:
                continue
            between = _between(claim, end, name.first)
            place = relations.kind(str(bearer.id)) == "place"
            if (place and between in ("", "in", "of") and _lies_in(bearer, name.entities[0], relations)) or (
                between in ("of", "from") and _is_of(bearer, name.entities[0], _LANDS, relations)
            ):
                found |= set(range(end, name.end)) & left
    return found


def _between(claim: Statement, end: int, first: int) -> str:
    """The words from the place ``end`` to before ``first`` that are no articles."""
    return " ".join(word.norm for word in claim.words[end:first] if word.norm != "the")


def _dates(alignment: Alignment, relations: Kin) -> set[int]:
    """The dates that hold all of a matched event, or the one in which a matched work came out."""
    claim, left = alignment.claim, set(alignment.claim_left)
    dates = [f for f in claim.figures if isinstance(f.value, DateExpression) and f.first in left]
    if not dates or len([f for f in claim.figures if isinstance(f.value, DateExpression)]) > 1:
        return set()
    made = any(claim.words[m.first].key in _MADE for m in alignment.matches if _is_plain(m))
    if made and any(_has_died_by(dates[0].value, bearer, relations) for bearer in _named(alignment).values()):
        return set()  # what came out then was written before
    for bearer in _named(alignment).values():
        if _was_in(dates[0], bearer, relations, made=made):
            return set(range(dates[0].first, dates[0].end))
    return set()


def _has_died_by(date: DateExpression | NumberExpression, bearer: Entity, relations: Kin) -> bool:
    deaths = _times(str(bearer.id), ("P570",), relations)
    return isinstance(date, DateExpression) and any(interval(d)[0][0] <= date.latest[0] for d in deaths)


def _is_plain(match: Match) -> bool:
    return match.name is None and not match.figure


def _was_in(date: Figure, bearer: Entity, relations: Kin, *, made: bool) -> bool:
    assert isinstance(date.value, DateExpression)
    qid = str(bearer.id)
    if relations.kind(qid) in ("person", "place"):
        return False
    if made and any(_is_in(date.value, time) for time in _times(qid, _CAME_OUT, relations)):
        return True
    happened = _times(qid, _HAPPENED, relations)
    began, ended = _times(qid, _BEGAN, relations), _times(qid, _ENDED, relations)
    whole = [*happened, *began, *ended] if happened or (began and ended) else []
    return bool(whole) and all(_is_in(date.value, time) for time in whole)


def _is_in(date: DateExpression, time: TimeValue) -> bool:
    earliest, latest = interval(time)
    return compare_date(date, time) is Comparison.SAME and date.earliest <= earliest and latest <= date.latest


def _times(qid: str, properties: Sequence[str], relations: Kin) -> list[TimeValue]:
    return [t.object for t in relations.statements(qid, properties) if isinstance(t.object, TimeValue)]


def _lies_in(bearer: Entity, land: Entity, relations: Kin) -> bool:
    return lies_in(str(bearer.id), str(land.id), relations)


def _is_of(bearer: Entity, said: Entity, properties: Sequence[str], relations: Kin) -> bool:
    stated = relations.statements(str(bearer.id), properties)
    return any(isinstance(t.object, Entity) and t.object.id == said.id for t in stated)
