"""Claims of what a company is, in other words than the known ones: *the French luxury group LVMH*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.people.nationality import NATIONS, comes_from
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, described

_SAID = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:is|was|are|were)\s+(?:an?|the)\s+(?P<nation>_\s+)?"
    r"(?P<words>(?:[a-z][a-z-]*\s+){0,2})"
    r"(?P<noun>[a-z][a-z-]*)\W*$"
)
_FIRM = (
    "company corporation conglomerate manufacturer multinational enterprise firm business chain retailer "
    "provider"
)
_NOUNS = {
    **dict.fromkeys(("company", "firm", "business", "group", "giant", "concern", "corporation"), _FIRM),
    **dict.fromkeys(("maker", "manufacturer", "producer"), "manufacturer manufacturing maker producer"),
    "conglomerate": "conglomerate",
    **dict.fromkeys(("planemaker", "plane-maker"), "aircraft aerospace airplane"),
    **dict.fromkeys(("carmaker", "automaker", "car-maker"), "automobile automotive car vehicle automaker"),
    "chipmaker": "semiconductor chip chipmaker microprocessor",
    "drugmaker": "pharmaceutical pharmaceuticals drug biotechnology",
    **dict.fromkeys(("chain", "retailer"), "chain retailer retail store supermarket stores"),
    **dict.fromkeys(("bank", "lender"), "bank banking"),
    **dict.fromkeys(("airline", "carrier"), "airline"),
    **dict.fromkeys(("brewer", "brewery"), "brewery brewer brewing beer"),
    "broadcaster": "broadcaster broadcasting television radio",
    **dict.fromkeys(("newspaper", "daily", "paper"), "newspaper"),
    "brand": "brand company manufacturer",
}  # fmt: skip
"""What a company may be called, with the words any of which tells that it is so."""
_TRADES = {
    "car": "car cars automobile automotive vehicle motor",
    **dict.fromkeys(
        ("telecoms", "telecom", "telecommunications"),
        "telecommunication telecommunications telecom communications",
    ),
    **dict.fromkeys(("tech", "technology"), "technology technological electronics software"),
    "drug": "drug drugs pharmaceutical pharmaceuticals",
    **dict.fromkeys(("plane", "aircraft", "airliner", "jet"), "aircraft airplane aerospace airliner"),
    "chip": "chip chips semiconductor",
    "beer": "beer brewery brewing",
    "phone": "phone phones telephone mobile",
    "furniture": "furniture",
}  # fmt: skip
"""What a company deals in, with the words any of which tells that it does."""
_MAKES = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:(?:mainly|mostly|also|still)\s+)?(?:makes?|builds?|manufactures?|produces?)\s+(?P<goods>[a-z]+)\W*$"
)
_MAKER = frozenset(_NOUNS["maker"].split()) | {"automaker", "carmaker"}
_NOT_WHOLE = word_set("part parts component components supplier tyre tyres tire tires engine engines systems")
_NO_NEWS = word_set("famous big large major leading well-known global international")
_CLASSES = ("P31", "P452", "P1056", "P279")


def firm(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What the classes, the industry or the description of a company tell, word for word or by a kindred
    word, bears the claim out; nothing here excludes anything."""
    if (goods := _MAKES.match(reading.words)) is not None:
        return _maker_of(goods["goods"], reading, relations)
    found = _SAID.match(reading.words)
    names = [m for m in reading.claim.mentions if is_name(m)]
    if found is None or found["noun"] not in _NOUNS or reading.denied or reading.unique:
        return None
    if len(names) != (2 if found["nation"] else 1):
        return None
    subject = names[0]
    if relations.kind(str(subject.entity.id)) in ("person", "place"):
        return None
    known = relations.statements(str(subject.entity.id), _CLASSES)
    labels = [(t, set(normalise(t.object.label).split())) for t in known if isinstance(t.object, Entity)]
    says = set(normalise(subject.entity.description.partition(" of ")[0]).split())
    deciding: list[Triplet] = []
    wanted = [set(_NOUNS[found["noun"]].split())]
    wanted += [
        {word, f"{word}s", *_TRADES.get(word, "").split()}
        for word in found["words"].split()
        if word not in _NO_NEWS
    ]
    for words in wanted:
        telling = [t for t, label in labels if label & words]
        if not telling and not says & words:
            return None
        deciding += telling[:1] or [described(subject.entity)]
    if found["nation"]:
        nations = [t for t in relations.statements(str(subject.entity.id), NATIONS) if not t.former]
        own = comes_from(subject, names[1], [t for t in nations if isinstance(t.object, Entity)], relations)
        if not own:
            return None
        deciding += own
    return Ruling(Label.ATTRIBUTABLE, "stated", tuple(dict.fromkeys(deciding)), whole=True)


def _maker_of(goods: str, reading: Reading, relations: Kin) -> Ruling | None:
    """*Toyota makes cars*: by what it produces, or by what it is said to be a maker of."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    wanted = set(_TRADES.get(goods, _TRADES.get(goods.removesuffix("s"), "")).split())
    if len(names) != 1 or not wanted or reading.denied:
        return None
    firm = names[0].entity
    for known in relations.statements(str(firm.id), ("P1056", "P31")):
        words = set(normalise(known.object.label).split()) if isinstance(known.object, Entity) else set()
        made = known.property.id == "P1056" or words & _MAKER
        if made and words & wanted and not known.former and not words & _NOT_WHOLE:
            return Ruling(Label.ATTRIBUTABLE, "stated", (known,), whole=True)
    words = set(normalise(firm.description).split())
    if words & wanted and words & _MAKER and not words & _NOT_WHOLE:
        return Ruling(Label.ATTRIBUTABLE, "stated", (described(firm),), whole=True)
    return None
