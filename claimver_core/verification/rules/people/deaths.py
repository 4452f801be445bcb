"""Claims of how somebody died: *was assassinated in Dallas in 1963*, *killed himself*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, compare_date
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_KILLER, _CAUSE, _MANNER = "P157", "P509", "P1196"
_HOW = (_MANNER, _CAUSE, _KILLER)
_WORK = ("P39", "P106", "P97")
_DEATH, _PLACE = ("P570",), ("P20",)
_NATURAL = "natural causes"
_OWN_HAND = (
    r"(?:killed|hanged|shot|poisoned)\s+(?:himself|herself)|took\s+(?:his|her)\s+own\s+life|"
    r"(?:committed|died\s+by)\s+suicide"
)
_BY_OTHERS = (
    r"assassinated|murdered|killed|executed|beheaded|hanged|guillotined|burn(?:ed|t)\s+(?:alive\s+)?at\s+the\s+"
    r"stake|shot\s+dead|shot\s+and\s+killed|shot|stabbed\s+to\s+death|poisoned|crucified|put\s+to\s+death"
)
_DONE_BY = re.compile(r"\b(?:assassinated|murdered|killed|shot)\b.*?\bby\s+_", re.IGNORECASE)
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?(?:[a-z]+\s+)?_(?:\s+(?:was|were|got|is|been))?(?:\s+(?:later|also|finally))?\s+"
    rf"(?P<how>{_OWN_HAND}|{_BY_OTHERS})"
    r"(?P<rest>(?:,?\s+(?:by|in|at|on|near|outside|inside)\s+(?:the\s+)?[_@])*)\W*$",
    re.IGNORECASE,
)
_PIECE = re.compile(r"(?P<joint>by|in|at|on|near|outside|inside)\s+(?:the\s+)?(?P<what>[_@])", re.IGNORECASE)
_MURDER = re.compile(r"homicide|assassination|(?<!attempted )murder|poisoned by")
_FITTING = (
    (re.compile(r"assassinated", re.IGNORECASE), re.compile(r"assassination")),
    (re.compile(r"murdered", re.IGNORECASE), _MURDER),
    (
        re.compile(r"executed|put\s+to\s+death", re.IGNORECASE),
        re.compile(
            r"capital punishment|execution|decapitation|beheading|death by burning|crucifixion|guillotin|"
            r"firing squad"
        ),
    ),
    (re.compile(r"beheaded|guillotined", re.IGNORECASE), re.compile(r"decapitation|beheading|guillotin")),
    (re.compile(r"hanged", re.IGNORECASE), re.compile(r"hanging")),
    (re.compile(r"burn", re.IGNORECASE), re.compile(r"burning|immolation")),
    (re.compile(r"crucified", re.IGNORECASE), re.compile(r"crucifixion")),
    (re.compile(r"poisoned", re.IGNORECASE), re.compile(r"poison")),
    (re.compile(r"stabbed", re.IGNORECASE), re.compile(r"stab")),
    (
        re.compile(r"shot", re.IGNORECASE),
        re.compile(r"ballistic trauma|gunshot|shot to|firearm|firing squad"),
    ),
    (
        re.compile(r"killed", re.IGNORECASE),
        re.compile(
            r"homicide|(?<!attempted )murder|assassination|accident|killed in action|"
            r"ballistic trauma|gunshot|shot to|explosion|stab|crash|collision|capital punishment|"
            r"decapitation|blunt trauma|lightning"
        ),
    ),
)
"""Of words for a death, the manners and causes that bear them out."""
_MANIFEST = re.compile(r"\bduel|in action|combat|battle")
_OF_NOTE = re.compile(
    r"politician|statesman|monarch|sovereign|ruler|emperor|king|diplomat|activist|revolutionary|official|"
    r"president|aristocrat|military"
)
"""Those whose murder is an assassination."""
_ACCIDENT = re.compile(
    r"^\W*_\s+(?:(?:died|was\s+killed|perished|lost\s+(?:his|her)\s+life)\s+in\s+an?\s+(?:[a-z]+\s+){0,2}"
    r"(?:crash|accident|collision|explosion|shipwreck|avalanche)|drowned)"
    r"(?:\s+(?:in|near)\s+(?:the\s+)?[_@])*\W*$",
    re.IGNORECASE,
)
_OF_ILLNESS = re.compile(
    r"cancer|carcinoma|leuk|lymphoma|melanoma|sarcoma|dementia|alzheimer|parkinson|tuberculosis|\baids\b|"
    r"cirrhosis|multiple sclerosis|emphysema|natural causes",
    re.IGNORECASE,
)
"""What nobody dies of in an accident."""
_SUICIDE = re.compile(r"suicide|self-")
_HERSELF = re.compile(r"\b(?:himself|herself|own|suicide)\b", re.IGNORECASE)
_BARELY = re.compile(r"killed\s+\w+self|took|committed|died", re.IGNORECASE)
_SURVIVED = re.compile(r"shot|stabbed|poisoned|beheaded|hanged|burn(?:ed|t)", re.IGNORECASE)
"""What many have lived through, or was done to the dead: nothing that another cause of death excludes."""


def violent_death(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known manner or cause of a death, with its place and day, bears the claim out. Who died of natural
    causes alone was not killed, but may have been shot."""
    claim = masked(reading)
    text = dates_marked(claim.text, reading)
    if _ACCIDENT.match(text) is not None and claim.names and not reading.denied:
        return _of_illness(str(claim.names[0].entity.id), relations)
    found = _CLAIM.match(text)
    if found is None or reading.denied or reading.numbers or not claim.names:
        return None
    person = claim.names[0]
    qid = str(person.entity.id)
    if relations.kind(qid) != "person":
        return None
    known = [t for t in relations.statements(qid, _HOW) if isinstance(t.object, Entity | TextValue)]
    how = _bearing_out(found["how"], known) or _as_assassinated(found["how"], known, qid, relations)
    manners = [t for t in known if t.property.id != _CAUSE]
    natural = bool(manners) and all(text_of(t.object) == _NATURAL for t in manners)
    violent = any(labels.search(text_of(t.object)) for _, labels in _FITTING for t in known)
    fatal = _HERSELF.search(found["how"]) or not _SURVIVED.fullmatch(found["how"])
    if natural and fatal and not violent and not any(_SUICIDE.search(text_of(t.object)) for t in known):
        return Ruling(Label.CONTRADICTORY, "functional-property", tuple(manners[:1]), whole=True)
    if not how:
        return None
    told = _told(found["rest"], claim.names[1:], reading.dates, qid, relations)
    return None if told is None else Ruling(Label.ATTRIBUTABLE, "stated", (*told, *how), whole=True)


def _bearing_out(said: str, known: Sequence[Triplet]) -> tuple[Triplet, ...]:
    """The statements by which somebody died so. A killer tells no more than that somebody was killed, and a
    suicide is told of those alone who did it."""
    causes = [t for t in known if t.property.id != _KILLER]
    suicide = [t for t in causes if _SUICIDE.search(text_of(t.object))]
    if bool(suicide) != (_HERSELF.search(said) is not None):
        return ()
    if "murdered" in said.lower() and any(_MANIFEST.search(text_of(t.object)) for t in causes):
        return ()
    if _BARELY.match(said):
        return tuple(suicide[:1])
    fitting = next(labels for words, labels in _FITTING if words.search(said))
    own = [t for t in causes if fitting.search(text_of(t.object))]
    if not own and said.lower() == "killed":
        own = [t for t in known if t.property.id == _KILLER]
    return tuple(dict.fromkeys((*suicide[:1], *own[:1]))) if own else ()


def _of_illness(person: str, relations: Kin) -> Ruling | None:
    """Who died of an illness, and of nothing else that is known, did not die in an accident."""
    known = relations.statements(person, _HOW) if relations.kind(person) == "person" else []
    if not known or not all(_OF_ILLNESS.search(text_of(t.object)) for t in known):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(known[:2]), whole=True)


def _as_assassinated(said: str, known: Sequence[Triplet], person: str, relations: Kin) -> tuple[Triplet, ...]:
    """The murder of somebody of public life, who has an office or one of few callings."""
    if "assassinated" not in said.lower():
        return ()
    murder = _bearing_out("murdered", known)
    work = relations.statements(person, _WORK) if murder else []
    note = [t for t in work if t.property.id == "P39" or _OF_NOTE.search(text_of(t.object))]
    return (*murder, note[0]) if note else ()


def _told(
    rest: str, names: Sequence[Mention], dates: Sequence[DateExpression], person: str, relations: Kin
) -> list[Triplet] | None:
    """What bears out who did it, where and when, all that the claim says of it; None where something does
    not."""
    named, dated, told = iter(names), iter(dates), []
    for piece in _PIECE.finditer(rest):
        if piece["what"] == "@":
            date = next(dated)
            days = relations.statements(person, _DEATH)
            found = [
                t
                for t in days
                if isinstance(t.object, TimeValue) and compare_date(date, t.object) is Comparison.SAME
            ][:1]
        elif piece["joint"].lower() == "by":
            found = _killers(next(named), person, relations)
        else:
            found = _places(next(named), person, relations)
        if not found:
            return None
        told += found
    return told


def _killers(killer: Mention, person: str, relations: Kin) -> list[Triplet]:
    return [
        t
        for t in relations.statements(person, (_KILLER,))
        if isinstance(t.object, Entity) and t.object.id == killer.entity.id
    ][:1]


def _places(place: Mention, person: str, relations: Kin) -> list[Triplet]:
    for triplet in relations.statements(person, _PLACE):
        if isinstance(triplet.object, Entity) and triplet.object.id:
            chain = relations.within(triplet.object.id, {str(place.entity.id)})
            if triplet.object.id == place.entity.id or chain is not None:
                return [triplet, *(chain or ())]
    return []


def not_the_killer(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where somebody is said to have been killed by one whom no statement has as the killer."""
    return _DONE_BY.search(reading.words) is not None and not any(
        t.property.id == _KILLER for t in ruling.triplets
    )
