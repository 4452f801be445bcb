"""Claims that deny every instance of something."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, QuantityValue, Rank, Triplet
from claimver_core.verification.rules.kin import has_value
from claimver_core.verification.rules.measures.tallies import amount_of
from claimver_core.verification.rules.names import is_name, text_of, unlinked_names
from claimver_core.verification.rules.namesakes import is_alike
from claimver_core.verification.rules.no_contradiction.other_relations import CHILDREN, by_another_relation
from claimver_core.verification.rules.offices.crowns import CROWNED_OR_POPE
from claimver_core.verification.rules.offices.office_titles import TITLES
from claimver_core.verification.rules.polarity import LEAVING
from claimver_core.verification.rules.reading import TITLES as WORDS_BEFORE_NAMES
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Bearing, Ruling
from claimver_core.verification.rules.traits import traits_of

_NARROWED = re.compile(
    r"\b(?:other than|but|besides|except|apart from|sons?|daughters?|brothers?|sisters?|elect\w*|alone|"
    r"competitive|outright|for (?:acting|directing|writing)|degree|"
    rf"{LEAVING}|knighted|met|exist(?:s|ed)?|sentenced|second|third|fourth|fifth|another|before|after|"
    r"with|until|while|when|than)\b|^\W*there\s+(?:is|are|was|were)\s+no\b|\bno\s+(?:[a-z-]+\s+){1,3}(?:that|which|who|whose)\b",
    re.IGNORECASE,
)
"""What denies less than every instance, or says more of it than a statement tells."""
_PARENTS, _CHILD = frozenset({"P22", "P25"}), "P40"
_DEEDS = frozenset({
    "P50", "P54", "P57", "P58", "P69", "P86", "P106", "P108", "P119", "P127", "P161", "P170", "P551",
    "P937", "P1830",
})  # fmt: skip
"""Of these an instance tells nothing of what else is told of the same person."""
_PARTS = frozenset({"P361", "P463"})
"""What holds for a body need not hold for its members: Denmark is in the EU without the euro."""
_SEAT_OF_POWER = frozenset({"P36", "P1376"})
"""The capital of a province, which lies in a land, need not have been that of the land."""
_OFFICE, _NOMINATED = "P39", "P1411"
_JOINS_NOTHING = frozenset({_NOMINATED, "P530"})
"""Nominations, and diplomatic relations: who is in one union need not be in another that it deals with."""
_DENIAL = re.compile(r"\b(?:never|not|no)\b|n['’]t\b", re.IGNORECASE)
_TITLE_WORDS = frozenset(WORDS_BEFORE_NAMES.lower().split("|"))
_VICTORIES = frozenset({"P166", "P1346", "P2522"})
_WON = re.compile(r"\b(?:won|win|wins|winning|received|awarded)\b", re.IGNORECASE)
_SORT_OF_MINISTER = re.compile(
    r"\b(?!(?:a|the|as|been|of|prime|first)\b)([a-z]+) (?:minister|secretary)\b", re.IGNORECASE
)
_OF_A_BODY = re.compile(
    r"\b(?:board|council|court|society|academy|association|union|committee|institute|university|college|chamber|"
    r"assembly|senate|bank|company|club|federation)\b"
)
_LESSER = re.compile(r"\b(?:vice|deputy|acting|assistant|lieutenant|general)\b", re.IGNORECASE)
_INSTANCES = 3  # of what a claim denies altogether: one refutes it, more convince


def general_denial(
    reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]
) -> Ruling | None:
    """*Never ... any* is refuted by one instance (ClaimVer, table 2, rows 5 and 6)."""
    if not reading.general_denial or reading.dates or _NARROWED.search(reading.words):
        return None
    names = [m for m in reading.claim.mentions if is_name(m)]
    subject = names[0].entity.id if names else None
    others = [m for m in reading.claim.mentions if m.entity.id != subject]
    triplets = [t for t in triplets if (parts := amount_of(t)) is None or parts.value > 0]
    found: list[Triplet] = []
    instances = 0
    for triplet in triplets:
        ends = {triplet.subject.id, triplet.object.id if isinstance(triplet.object, Entity) else None}
        named = subject is not None and subject in ends and triplet.rank is not Rank.DEPRECATED
        support = [triplet]
        if (
            named
            and not _is_none(reading, triplet, subject)
            and _is_as_said(reading, triplet)
            and not by_another_relation(reading, triplet)
            and _has_title_claimed(reading, triplet)
            and reading.expresses(triplet.property, triplet.subject)
            and all(
                _is_cue(mention, triplet) or _related(mention, triplet, triplets, support, subject)
                for mention in others
            )
        ):
            found += support
            instances += 1
        if instances == _INSTANCES:
            break
    return Ruling(Label.CONTRADICTORY, "general-denial", tuple(dict.fromkeys(found))) if found else None


def _is_none(reading: Reading, triplet: Triplet, subject: str | None) -> bool:
    """True for a number of 0, and for the parents of somebody who is said to have no children."""
    if isinstance(triplet.object, QuantityValue):
        return triplet.object.value == 0
    if not CHILDREN.search(reading.words):
        return False
    if triplet.property.id in _PARENTS:
        return triplet.subject.id == subject
    return triplet.property.id == _CHILD and triplet.subject.id != subject


def _has_title_claimed(reading: Reading, triplet: Triplet) -> bool:
    """False for another office than the one that the claim denies by its title: an ambassador is no
    president."""
    denied = _DENIAL.split(reading.words)[-1]
    title = next((t for t in TITLES if t.offices and re.search(rf"\b(?:{t.words})\b", denied, re.I)), None)
    held = normalise(text_of(triplet.object))
    sort = _SORT_OF_MINISTER.search(reading.words)
    if triplet.property.id == _OFFICE and sort is not None and sort[1].lower() not in held:
        return False
    crown = CROWNED_OR_POPE.search(denied)
    if crown is not None and triplet.property.id == _OFFICE and crown[0].lower() not in held.split():
        return False  # who was prime minister may never have been king
    if title is None:
        return True
    if triplet.property.id != _OFFICE:
        return False  # who is the head of a body need not be its president
    said = reading.claim.context.lower()
    if any(sort.search(held) and not sort.search(said) for sort in (_LESSER, _OF_A_BODY)):
        return False
    return any(office in held for office in title.offices)


def _is_as_said(reading: Reading, triplet: Triplet) -> bool:
    """False for a nomination, where a prize is said never to have been won, and where the claim has a name
    that the statement has not: which prize or event is meant is then not known."""
    if _WON.search(reading.words) and triplet.property.id not in _VICTORIES:
        return False
    ends = [m.text for m in reading.claim.mentions] + [triplet.subject.label, text_of(triplet.object)]
    known = {*normalise(" ".join(ends)).split(), *_TITLE_WORDS}
    return all(set(normalise(name).split()) <= known for name in unlinked_names(reading.claim.context))


def _is_cue(mention: Mention, triplet: Triplet) -> bool:
    """True for a common noun that only expresses the property: "never won a *prize*"."""
    cues = traits_of(triplet.property).cues
    return (
        not is_name(mention) and triplet.property.id != "P39" and bool(cues and cues.fullmatch(mention.text))
    )


def _related(
    mention: Mention,
    instance: Triplet,
    triplets: Sequence[Triplet],
    support: list[Triplet],
    subject: str | None,
) -> bool:
    """True when the instance is one of what ``mention`` names: by its label, or by another triplet, though
    not by one that ties a name to ``subject`` alone: *Pacino never directed The Godfather*."""
    ends = [e for e in (instance.subject, instance.object) if isinstance(e, Entity)]
    name = normalise(mention.entity.label)
    if any(f" {name} " in f" {normalise(end.label)} " or is_alike(mention.entity, end) for end in ends):
        return True
    if instance.property.id in _SEAT_OF_POWER:
        return False
    for triplet in triplets:
        named = has_value(triplet, mention.entity.id)
        if instance.property.id in _DEEDS and is_name(mention) and triplet.subject.id == subject:
            continue
        if instance.property.id in _PARTS and triplet.subject == instance.object:
            continue
        if named and triplet.subject in ends and triplet.property.id not in _JOINS_NOTHING:
            support.append(triplet)
            return True
    return False
