"""Claims that somebody did something before they were born, or after they had died."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.dates import DateExpression, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_LIFE, _CALLING = ("P569", "P570"), ("P106",)
_IN = r"[^@]*\s(?:in|on|of|during|until|till|since|from|through)\s+(?:the\s*)?@"
_WHO = (
    r"_,?\s+(?:(?:then|also|first|finally|officially|briefly|never|still|famously|"
    r"personally|himself|herself|had|once|again|successfully)\s+)*"
)
_DEEDS = (
    r"(?:led|ruled|governed|reigned|visited|married|divorced|met|joined|left|moved|resigned|abdicated|retired|"
    r"played\s+(?:for|at|against)|taught|studied|lived|worked|signed|fought|invaded|conquered|sailed|flew|"
    r"drove|swam|ran\s+for|graduated|emigrated|fled|remained|stayed|spoke|lectured|performed|coached|reached|landed|"
    r"crossed|walked|climbed|explored|marched|set\s+(?:out|foot|sail|off)|surrendered|"
    r"attacked|besieged|captured|(?:gave|delivered|made|held)\s+(?:his|her|an?|the)\s+(?:[a-z]+\s+)?"
    r"(?:concert|speech|talk|lecture|address|performance|_)|went\s+(?:deaf|blind|bankrupt|mad)|"
    r"took\s+(?:over|office|power|part)|stepped\s+(?:down|aside)|came\s+to\s+power|was\s+in\s+(?:power|office)|"
    r"was\s+an?\s+(?!.*(?:symbol|icon|hero|idol|legend|myth|favou?rite)\b)[a-z]+(?:\s+[a-z]+)?(?=\s+of\s)|(?:was\s+)?(?:arrested|imprisoned|jailed|injured|wounded|sworn\s+in)|"
    r"(?:became|was|served\s+as)\s+(?:the\s+|an?\s+)?(?:[\w-]+\s+){0,2}?(?:president|prime\s+minister|chancellor|"
    r"king|queen|emperor|pope|governor|mayor|minister|premier|leader|head|captain|director|professor))"
)
"""What takes somebody who is alive."""
_MAKING = {
    "composed": "compos music song pian",
    "painted|sculpted": "paint artist sculpt draw",
    "wrote": "writ author novel poet play philosoph dramat essay composer journal",
    "directed": "direct film",
    "designed|built": "architect engineer design invent",
    "discovered|invented|formulated|proved|isolated": "scien physic chem astronom biolog explor "
    "invent mathemat engineer naturalist medic doctor geolog navig polymath theolog philosoph",
}
"""Works and finds that may be told by the year in which they came out, with stems of the callings of those
who make them: another one of that name is seldom of the same calling."""
_MADE = "|".join(_MAKING)
_HE_DID = rf"{_WHO}(?:{_DEEDS}|(?P<made>{_MADE}))\b"
_DID = tuple(
    re.compile(rf"^\W*{form}", re.IGNORECASE)
    for form in (rf"{_HE_DID}{_IN}", rf"(?:in|on)\s+@,?\s+{_HE_DID}")
)
_BY = re.compile(
    rf"^[^@]*\b(?:was|were)\s+(?:first\s+)?(?P<made>{_MADE}|written)\b[^@_]*\bby\s+(?P<who>_)\s+(?:in|on)\s+@\W*$",
    re.IGNORECASE,
)
_UNBORN = re.compile(
    rf"^\W*{_WHO}(?:published|released|won|received|starred|appeared|recorded|produced|founded|created|bought){_IN}",
    re.IGNORECASE,
)
"""What may be told of the dead, but of nobody before their birth."""
_NOT_ALONE = re.compile(
    r"\b(?:played\s+by|film|movie|novel|book|song|album|statue|company|band|team|family|heirs|ghost|body|"
    r"remains|ashes|posthumous\w*)\b",
    re.IGNORECASE,
)
_OUT_LATE = 20


def lifetime(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Whoever has died by a time neither rules nor travels then, and whoever is not born yet does neither."""
    claim = masked(reading)
    if not reading.dates or not claim.names or reading.denied or _NOT_ALONE.search(reading.words):
        return None
    text = dates_marked(claim.text, reading)
    did = next(filter(None, (form.match(text) for form in _DID)), None)
    by, unborn = _BY.match(text), _UNBORN.match(text)
    found = did or by or unborn
    if found is None:
        return None
    who = claim.names[text.count("_", 0, found.start("who"))] if found is by else claim.names[0]
    person, made = str(who.entity.id), None if found is unborn else found["made"]
    if relations.kind(person) != "person" or (made and not _is_of_calling(made, person, relations)):
        return None
    life = relations.statements(person, _LIFE)
    for pid in _LIFE:
        told = [t for t in life if t.property.id == pid]
        if pid == "P570" and found is unborn:
            continue
        late_by = _OUT_LATE if made else 0
        for claimed in reading.dates:
            if _is_outside(claimed, told, late_by) and not _fits_another(claimed, who, relations):
                return Ruling(Label.CONTRADICTORY, "age", tuple(told[:1]), whole=True)
    return None


def _is_outside(claimed: DateExpression, told: Sequence[Triplet], late_by: int) -> bool:
    """True for a time before a birth, or after a death by more than so many years."""
    days = [interval(t.object) for t in told if isinstance(t.object, TimeValue)]
    if not days or not claimed.exact or claimed.relation != "at":
        return False
    if told[0].property.id == "P570":
        return all(last[0] + late_by < claimed.earliest[0] for _, last in days)
    return all(claimed.latest[0] < first[0] for first, _ in days)


def _is_of_calling(made: str, person: str, relations: Kin) -> bool:
    verb = {"written": "wrote"}.get(made.lower(), made.lower())
    stems = next(stems for verbs, stems in _MAKING.items() if verb in verbs.split("|")).split()
    callings = " ".join(text_of(t.object) for t in relations.statements(person, _CALLING)).lower()
    return any(re.search(rf"\b{stem}", callings) for stem in stems)


def _fits_another(claimed: DateExpression, who: Mention, relations: Kin) -> bool:
    """True where somebody else whom the name may mean was alive then, or bears it and is of no known time."""
    for other in who.candidates:
        qid = str(other.entity.id)
        if other.entity.id == who.entity.id or relations.kind(qid) != "person":
            continue
        life = relations.statements(qid, _LIFE)
        if not life and normalise(other.entity.label) == normalise(who.text):
            return True
        sides = [[t for t in life if t.property.id == pid] for pid in _LIFE]
        if life and not any(_is_outside(claimed, told, 0) for told in sides):
            return True
    return False
