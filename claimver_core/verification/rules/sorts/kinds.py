"""Claims of what sort a thing is, where sorts exclude one another: a dolphin is no fish."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

# Of each group, a thing is of one sort at most. What stands behind "or" is a sort of its own that may go
# together with the one before it. Each sort has its names, and its items where it has any.
_GROUPS: tuple[tuple[tuple[frozenset[str], ...], ...], ...] = tuple(
    tuple(tuple(frozenset(one.strip().split("/")) for one in sort.split(" or ")) for sort in group.split(","))
    for group in (
        "mammal/Q7377, bird/Q5113, fish/Q152/Q600396, reptile/Q10811, amphibian/Q10908, insect/Q1390, "
        "arachnid/Q1358, crustacean/Q25364, mollusc/mollusk/Q25326",
        "virus/Q808, bacterium/bacteria/Q10876, fungus/fungi/Q764",
        "planet/Q634, star/Q523, moon/natural satellite/Q2537, galaxy/galaxies/Q318, comet/Q3559, "
        "asteroid/Q3863 or dwarf planet/Q2199",
        "river/Q4022, mountain/Q8502, lake/Q23397, ocean/Q9430",
        "continent/Q5107, country/countries/Q6256",
        "noble gas/noble gases, halogen, alkali metal/Q19557, alkaline earth metal/Q19563, "
        "transition metal or lanthanide or actinide/Q19577, metalloid/semimetal/Q19596",
        "metal/Q11426, nonmetal/non metal",
    )
)
"""Works are in no group: a film and a novel share their title. So do rivers and countries or towns."""
_SORTS = frozenset(name for group in _GROUPS for sort in group for one in sort for name in one)
_COUNTRY = "Q6256"
_WAS = re.compile(r"\b(?:was|were)\b", re.IGNORECASE)
_ARTICLE = re.compile(r"^(?:an?|the)\s+", re.IGNORECASE)
_IS_A = re.compile(
    r"^\s+(?:(?:is|are|was|were|counts?\s+as|qualif(?:y|ies)\s+as|(?:is|are)\s+classed\s+as)\s+(?:not\s+|n['’]t\s+)?(?:an?\s+)?"
    r"(?:(?:(?:kind|type|species)s? of|one of the|part of the|members? of the)\s+)?|belongs? to the\s+)"
    r"(?P<sort>[a-z][a-z -]*?)(?:\s+elements?)?\W*$",
    re.IGNORECASE,
)
_ABOVE = ("P31", "P279", "P171")


def kinds(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A thing of one sort is of no other sort of the same group."""
    subject, sort = _said(reading)
    if subject is None:
        return None
    group = next((g for g in _GROUPS if any(sort in one for sorts in g for one in sorts)), None)
    if group is None:
        return None
    wanted = next(one for sorts in group for one in sorts if sort in one)
    if is_name(subject) and (_WAS.search(reading.words) or not _is_called(subject)):
        return None  # Pluto was a planet; America may be a country
    told = [
        (t, {t.object.id} | relations.classes(str(t.object.id)))
        if isinstance(t.object, Entity)
        else (t, {normalise(t.object.value)})
        for t in relations.statements(str(subject.entity.id), _ABOVE)
        if isinstance(t.object, Entity | TextValue) and not t.former
    ]
    own = [sorts for sorts in group if any(one & classes for one in sorts for _, classes in told)]
    if len(own) != 1 or _COUNTRY in own[0][0]:  # Australia is a continent too
        return None
    same = wanted in own[0]
    found = [t for t, classes in told if any(one & classes for one in ((wanted,) if same else own[0]))]
    if not found:
        return None
    label = Label.CONTRADICTORY if reading.denied == same else Label.ATTRIBUTABLE
    return Ruling(label, "kinds", tuple(found[:1]), whole=True)


def _is_called(mention: Mention) -> bool:
    """True where the claim calls the item by its label."""
    return normalise(mention.text) == normalise(mention.entity.label)


def _said(reading: Reading) -> tuple[Mention | None, str]:
    """The first name, and in the singular what the claim says it to be."""
    text = reading.claim.context.lower()
    for subject in reading.claim.mentions[:1]:
        name = subject.text.lower()
        start = text if text.startswith(name) else _ARTICLE.sub("", text)
        found = _IS_A.match(start.removeprefix(name))
        if start.startswith(name) and found is not None:
            sort = normalise(found["sort"])
            return subject, sort if sort in _SORTS else sort.removesuffix("s")
    return None, ""
