"""Claims that tell besides whose a work is or of what sort: *Oliver Stone's Platoon won*, *the Paris-set
animation Ratatouille*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading, read
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_PLACES = ("P840", "P915")
_DIRECTED = "P57"
_MADE_BY = (_DIRECTED, "P58", "P50", "P86", "P170", "P162", "P1431", "P161", "P725", "P175", "P1877")
_OTHERS = (*_MADE_BY, "P272", "P178", "P449", *_PLACES)
_SORTS = word_set(
    """film movie picture feature classic hit blockbuster vehicle sequel prequel drama comedy thriller western
    musical romance epic biopic satire animation cartoon documentary series show sitcom soap novel book
    bestseller play opera album record single song ballad track game debut masterpiece production remake
    adaptation horror crime war fantasy action adventure animated romantic science-fiction historical rock pop
    famous celebrated acclaimed popular award-winning"""
)
"""What a work may be called by anybody."""
_WORK = re.compile(
    r"\b(?:film|movie|series|sitcom|show|novel|book|album|single|song|play|musical|opera|game|talkie|animation)\b"
)
_NAME = r"(?-i:[A-Z])[\w.&]*(?:[’'-](?-i:[A-Z])[\w.]*)*"
_FRONT = (
    r"(?:(?<=^)|(?<=[\s(]))(?:(?:the|an?)\s+)?"
    rf"(?:(?P<owner>{_NAME}(?:\s+{_NAME}){{0,3}}?)(?P<tie>['’]s?|-set|-starring|))?\s*"
    r"(?P<noun>(?:(?<=\s)|(?<=^)|(?<=[Tt]he)|(?<=[Aa]))(?:(?-i:[a-z])[a-z-]*\s+){0,4}?)[\"“]?"
)
_STEPS = 2


def apart_from_makers(reading: Reading, relations: Kin) -> tuple[Reading, tuple[Triplet, ...]] | None:
    """The claim without what it tells of a work besides, all of which is known to be so, and what tells that;
    None where it tells nothing or something else."""
    context = reading.claim.context
    told: list[Triplet] = []
    changed = False
    for work in reading.claim.mentions:
        if not is_name(work) or _WORK.search(work.entity.description) is None:
            continue
        for _ in range(_STEPS):
            found = re.search(rf"{_FRONT}{re.escape(work.text)}[\"”]?(?![\w’'])", context, re.IGNORECASE)
            if found is None or not (found["owner"] or found["noun"].strip()):
                break
            by = _told_of(found, work, relations)
            if by is None:
                break
            told += by
            changed = True
            context = f"{context[: found.start()]}{work.text}{context[found.end() :]}"
    if not changed:
        return None
    kept = tuple(m for m in reading.claim.mentions if m.text in context)
    claim = replace(reading.claim, context=context, mentions=kept)
    return read(claim, wide=reading.wide, matches=reading.matches), tuple(dict.fromkeys(told))


_IS_SOMEBODYS = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:is|was)\s+an?\s+_\s+(?P<noun>(?:[a-z-]+\s+){0,2}(?:film|movie|drama|comedy|thriller|western|"
    r"musical|romance|epic|biopic|satire|vehicle|classic|blockbuster|romcom|picture))\W*$"
)
_DIRECTOR = re.compile(r"\b(?:director|filmmaker|film-maker|screenwriter)\b")


def somebodys_film(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who made a film or plays in it bears out that it is theirs; another director contradicts."""
    claim = masked(reading)
    found = _IS_SOMEBODYS.match(claim.text)
    if found is None or len(claim.names) != 2 or reading.denied or reading.dates:
        return None
    work, whose = claim.names
    if _WORK.search(work.entity.description) is None or relations.kind(str(whose.entity.id)) != "person":
        return None
    known = relations.statements(str(work.entity.id), _MADE_BY)
    own = [t for t in known if has_value(t, whose.entity.id)]
    nouns = found["noun"].split()
    if own:
        told = all(n in _SORTS or _is_told(n, work.entity, relations) for n in nouns)
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(own[:1]), whole=True) if told else None
    directed = [t for t in known if t.property.id == _DIRECTED]
    if not directed or _DIRECTOR.search(whose.entity.description) is None:
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(directed[:1]), whole=True)


def _told_of(found: re.Match[str], work: Mention, relations: Kin) -> list[Triplet] | None:
    """What tells the name and the words before a work; None where they are not known."""
    nouns = found["noun"].lower().split()
    if not all(noun in _SORTS or _is_told(noun, work.entity, relations) for noun in nouns):
        return None
    if not found["owner"]:
        return []
    if not found["tie"] and not nouns:
        return None
    known = relations.statements(str(work.entity.id), _PLACES if found["tie"] == "-set" else _OTHERS)
    return _named(known, found["owner"])[:1] or None


def _is_told(noun: str, work: Entity, relations: Kin) -> bool:
    labels = [
        t.object.label
        for t in relations.statements(str(work.id), ("P136", "P31"))
        if isinstance(t.object, Entity)
    ]
    return f" {normalise(noun)} " in f" {normalise(' '.join((work.description, *labels)))} "


def _named(known: Sequence[Triplet], name: str) -> list[Triplet]:
    """The statements whose value has the name, or the family name."""
    said = normalise(name).split()
    return [
        t
        for t in known
        if isinstance(t.object, Entity)
        and (label := normalise(t.object.label).split())
        and (label == said or label[-1:] == said)
    ]
