"""Claims of what sort a thing is, where sorts exclude one another: a dolphin is no fish."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

# Of each group, a thing is of one sort at most. A sort may have several items.
_GROUPS: tuple[tuple[frozenset[str], ...], ...] = tuple(
    tuple(frozenset(sort.split("/")) for sort in group.split())
    for group in (
        # mammal, bird, fish, reptile, amphibian, insect, arachnid, crustacean, mollusc
        "Q7377 Q5113 Q152/Q600396 Q10811 Q10908 Q1390 Q1358 Q25364 Q25326",
        "Q808 Q10876 Q764",  # virus, bacteria, fungus
        "Q634 Q523 Q2537 Q318 Q3559 Q3863/Q2199",  # planet, star, moon, galaxy, comet, minor planets
        "Q4022 Q8502 Q23397 Q9430",  # river, mountain, lake, ocean
        "Q5107 Q6256",  # continent, country
    )
)
"""Works are in no group: a film and a novel share their title. So do rivers and countries or towns."""
_CLASS_OF = {
    "mammal": "Q7377", "bird": "Q5113", "fish": "Q152", "reptile": "Q10811", "amphibian": "Q10908",
    "insect": "Q1390", "insects": "Q1390", "virus": "Q808", "fungus": "Q764", "planet": "Q634",
    "star": "Q523", "moon": "Q2537", "galaxy": "Q318", "comet": "Q3559",
}  # fmt: skip
"""The classes meant by words that other items are called by too: *bird* is a motif in art."""
_COUNTRY = "Q6256"
_WAS = re.compile(r"\b(?:was|were)\b", re.IGNORECASE)
_ARTICLE = re.compile(r"^(?:an?|the)\s+", re.IGNORECASE)
_IS_A = re.compile(
    r"\s+(?:is|are|was|were)\s+(?:not\s+|n['’]t\s+)?(?:an?\s+)?(?:(?:kind|type|species)s? of )?",
    re.IGNORECASE,
)
_END = re.compile(r"\W*$")
_ABOVE = ("P31", "P279", "P171")


def kinds(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A thing of one sort is of no other sort of the same group."""
    subject, sort = _said(reading)
    if subject is None or sort is None:
        return None
    if is_name(subject) and (_WAS.search(reading.words) or not _is_called(subject)):
        return None  # Pluto was a planet; America may be a country
    classes = relations.classes(str(subject.entity.id))
    wanted = _CLASS_OF.get(sort.entity.label, str(sort.entity.id))
    group = next((g for g in _GROUPS if any(wanted in one for one in g)), None)
    if group is None or any(wanted in one and one & classes for one in group):
        return None
    own = [one for one in group if one & classes and wanted not in one]
    if len(own) != 1 or _COUNTRY in own[0]:  # Australia is a continent too
        return None
    found = [
        t
        for t in relations.statements(str(subject.entity.id), _ABOVE)
        if isinstance(t.object, Entity) and ({t.object.id} | relations.classes(str(t.object.id))) & own[0]
    ]
    if not found:
        return None
    label = Label.ATTRIBUTABLE if reading.denied else Label.CONTRADICTORY
    return Ruling(label, "kinds", tuple(found[:1]), whole=True)


def _is_called(mention: Mention) -> bool:
    """True where the claim calls the item by its label."""
    return normalise(mention.text) == normalise(mention.entity.label)


def _said(reading: Reading) -> tuple[Mention | None, Mention | None]:
    text = _END.sub("", reading.claim.context).lower()
    for subject in reading.claim.mentions[:1]:
        name = subject.text.lower()
        start = text if text.startswith(name) else _ARTICLE.sub("", text)
        for sort in filter(lambda m: not is_name(m), reading.claim.mentions[1:]):
            kind = sort.text.lower()
            between = start.removeprefix(name).removesuffix(kind)
            if start.startswith(name) and start.endswith(kind) and _IS_A.fullmatch(between):
                return subject, sort
    return None, None
