"""Claims of whom somebody descends from: *had Irish roots*, *came from a Jewish family*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import any_of, is_name, mention_called
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_PEOPLE, _BIRTH = "P172", ("P19",)
_FROM = r"(?:(?:partly|part|also|distant|strong|deep)\s+)?(?P<people>[A-Z][\w-]+(?:\s+[A-Z][\w-]+)?)"
_LINE = r"(?:descent|ancestry|heritage|roots|origins?|extraction|ancestors|forebears|background|blood|stock)"
_SAID = re.compile(
    rf"\s+(?:(?:has|had|claims|claimed)\s+(?:an?\s+)?{_FROM}\s+{_LINE}|"
    rf"(?:is|was)\s+of\s+{_FROM.replace('people', 'of')}\s+{_LINE}|"
    r"(?:(?:comes|came|is|was|hails|hailed|stems|stemmed)\s+from|(?:was\s+)?(?:born|raised|grew\s+up)\s+"
    rf"(?:in|into|to))\s+an?\s+{_FROM.replace('people', 'family')}\s+(?:family|household))"
    r"(?:\s+in\s+(?:the\s+)?(?P<place>[A-Z][\w., -]*\w))?\W*$"
)
_LEAST = 3  # letters by which a people is known: Jews, Jewish


def ancestry(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known people of somebody bears out that they descend from it. Others contradict nothing: many have
    several, and not all of them are known."""
    person = next((m for m in reading.claim.mentions if is_name(m)), None)
    if person is None or reading.denied or relations.kind(str(person.entity.id)) != "person":
        return None
    context = reading.claim.context
    head = any_of(person.text).search(context)
    if head is None or context[: head.start()].strip():
        return None
    found = _SAID.match(context[head.end() :])
    if found is None:
        return None
    said = normalise(found["people"] or found["of"] or found["family"]).split()
    born = _born_in(found["place"], person, reading, relations) if found["place"] else ()
    if born is None:
        return None
    for triplet in relations.statements(str(person.entity.id), (_PEOPLE,)):
        if isinstance(triplet.object, Entity):
            known = normalise(triplet.object.label).split()
            if all(any(_is_alike(word, other) for other in known) for word in said):
                return Ruling(Label.ATTRIBUTABLE, "stated", (triplet, *born), whole=True)
    return None


def _born_in(said: str, person: Mention, reading: Reading, relations: Kin) -> tuple[Triplet, ...] | None:
    """What puts the birth of somebody into the place; None where nothing does."""
    place = mention_called(said, reading.claim.mentions)
    for birth in relations.statements(str(person.entity.id), _BIRTH) if place is not None else ():
        inside = (
            relations.within(str(getattr(birth.object, "id", "")), {str(place.entity.id)}) if place else None
        )
        if place is not None and (has_value(birth, place.entity.id) or inside is not None):
            return (birth, *(inside or ()))
    return None


def _is_alike(word: str, other: str) -> bool:
    one, two = word.removesuffix("s"), other.removesuffix("s")
    return min(len(one), len(two)) >= _LEAST and (one.startswith(two) or two.startswith(one))
