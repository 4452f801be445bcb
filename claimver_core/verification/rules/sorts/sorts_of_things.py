"""What sort of thing something is said to be beside what else is said of it: *Hamlet is a novel by
Shakespeare*."""

from __future__ import annotations

import re
from collections.abc import Collection

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Entity, Mention
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading

_SORTS = tuple(
    tuple(word_set(sort) for sort in group.split("|"))
    for group in (
        """
    novel novella | story | play tragedy | poem epic | film movie | opera | symphony | sculpture statue |
    painting fresco mural portrait | album | song single | ballet | musical | series sitcom | game
        """,
        """
    river stream tributary | lake reservoir | mountain peak volcano massif | island archipelago isle |
    city town metropolis municipality settlement borough capital commune |
    village hamlet commune | desert | planet |
    star | country state kingdom republic nation territory | sea ocean gulf bay strait | continent |
    moon | canal | dam | waterfall waterfalls falls | glacier
        """,
        """
    bank | airline | automaker carmaker car automobile automotive | university college | band group duo
    | newspaper magazine | party | museum gallery | club | brewery | retailer supermarket
        """,
        """
    bridge | tower skyscraper | church cathedral mosque temple basilica chapel abbey | museum gallery |
    palace castle | stadium | amphitheatre arena | airport | station | university college | prison jail |
    hotel | hospital
        """,
    )
)
"""Groups of sorts that exclude one another, each sort by the words that tell it."""
_PLAIN = word_set(
    """bank airline university newspaper bridge river lake mountain volcano planet opera symphony ballet
    sculpture painting island"""
)
"""Sorts that a thing of which anything is known is known to be."""
_SAID = re.compile(
    r"\b(?:is|are|was|were)\s+(?:an?|the|one\s+of\s+the)\s+(?:(?:_|[\w-]+)\s+){0,3}?(?P<noun>[a-z]+)"
    r"(?=\W*$|\s+(?:by|from|in|of|on|at|near|with|written|directed|composed|painted|led|owned|based|located|"
    r"situated|founded|made|that|which|who)\b)"
)
_ANY_PLACE = word_set(
    """place site landmark location spot attraction destination area region feature landform building
    structure monument construction complex symbol icon wonder thing one part province county department
    prefecture canton"""
)
"""What any place or building may be called, or is called after a place that bears its name, too."""
_ORGANISED = word_set(
    "company manufacturer corporation business enterprise brand organization band team club"
)
_ALSO_CALLED = tuple(
    word_set(sort)
    for sort in (
        "district borough quarter neighbourhood neighborhood suburb",
        "fortress citadel fort castle kremlin stronghold",
        "circle henge monument",
    )
)
_PAINTED, _SCULPTED = (
    re.compile(r"\bpaint(?:ed|s|er)\b", re.I),
    re.compile(r"\b(?:sculpt(?:ed|s|or)|carved)\b", re.I),
)
_PAINTINGS = word_set("painting paintings fresco frescoes mural portrait drawing drawings watercolour print")
_SCULPTURES = word_set("sculpture sculptures statue statues bust")
_LEAD = re.compile(r"^\W*the\s+(?:_\s+)?(?!capital\s+of\b)(?P<noun>[a-z]+)\s+(?:of\s+)?_", re.IGNORECASE)
_WORKS = "|".join(sorted(word for sort in _SORTS[0] for word in sort))
_WORK = re.compile(rf"\b(?P<noun>{_WORKS})\s+(?:(?:called|titled|entitled)\s+)?$")
_TOLD_BY = ("P31", "P279", "P136", "P106")


def is_another_sort(noun: str, told: Collection[str]) -> bool:
    """True where what is known of a thing, by the words ``told``, is a sort of thing that no ``noun`` is."""
    if not told or noun in told:
        return False
    for group in _SORTS:
        own = next((sort for sort in group if noun in sort), None)
        if own is not None and not own.isdisjoint(told):
            return False
    for group in _SORTS:
        if any(noun in sort for sort in group) and any(not sort.isdisjoint(told) for sort in group):
            return True
    return noun in _PLAIN


def is_said_to_be_another_sort(reading: Reading, relations: Kin) -> bool:
    """True where the claim calls its first name by a noun of another sort of things."""
    lead = None if (said := _SAID.search(reading.words)) is not None else _LEAD.match(reading.words)
    said = said or lead
    names = [m for m in reading.claim.mentions if is_name(m)]
    place = lead.group().count("_") - 1 if lead is not None else 0  # "the Californian city of"
    subject = names[place] if place < len(names) else None
    if said is None or subject is None or relations.kind(str(subject.entity.id)) == "person":
        return False
    return is_another_sort(said["noun"].lower(), words_told(subject, relations))


def names_another_work(reading: Reading, relations: Kin) -> bool:
    """True where a work is called by a noun of another sort than it is: *Bizet wrote the novella Carmen*."""
    context = reading.claim.context
    for work in (m for m in reading.claim.mentions if is_name(m)):
        called = _WORK.search(re.sub(r"[\"“'‘]$", "", context[: context.find(work.text)]))
        if called is not None and is_another_sort(called["noun"], words_told(work, relations)):
            return True
    return False


def is_no_such_place(reading: Reading, relations: Kin) -> bool:
    """True where the claim calls the place or building that it names first by a noun that nothing known of it
    has, nor another word for the same sort: *Stonehenge is a castle in England*."""
    said = _SAID.search(reading.words)
    subject = next((m for m in reading.claim.mentions if is_name(m)), None)
    if said is None or subject is None or relations.kind(str(subject.entity.id)) == "person":
        return False
    noun, told = said["noun"].lower(), words_told(subject, relations)
    if normalise(subject.entity.label).endswith(noun):
        return False
    sorts = (*_ALSO_CALLED, *(sort for group in _SORTS for sort in group))
    alike = frozenset({noun}).union(*(sort for sort in sorts if noun in sort))
    return bool(told) and noun not in _ANY_PLACE and alike.isdisjoint(told) and _ORGANISED.isdisjoint(told)


def is_made_otherwise(reading: Reading, works: Collection[Mention], relations: Kin) -> bool:
    """True where one of the works is a sculpture that the claim says was painted, or a painting carved."""
    for work in works:
        told = words_told(work, relations)
        painted, sculpted = not told.isdisjoint(_PAINTINGS), not told.isdisjoint(_SCULPTURES)
        if painted != sculpted and (_PAINTED if sculpted else _SCULPTED).search(reading.words):
            return True
    return False


def words_told(mention: Mention, relations: Kin) -> frozenset[str]:
    """The words of the description and of the classes of what is mentioned."""
    known = relations.statements(str(mention.entity.id), _TOLD_BY)
    labels = [t.object.label for t in known if isinstance(t.object, Entity)]
    return frozenset(normalise(" ".join((mention.entity.description, *labels))).replace("-", " ").split())
