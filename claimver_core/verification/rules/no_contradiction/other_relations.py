"""Statements that join what a claim names, but by another relation than the claim's."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Triplet
from claimver_core.verification.rules.offices.crowns import CROWNED, CROWNED_OR_POPE
from claimver_core.verification.rules.passed import ran_its_course
from claimver_core.verification.rules.places.whereabouts import is_of_others, tells_no_place
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.says_too_much.deeds import by_another_deed
from claimver_core.verification.rules.wording import unread

_LIFE_EVENT = re.compile(r"\b(?:born|birthplace|native of|died|buried)\b", re.IGNORECASE)
_ORIGIN = re.compile(
    r"\b(?:is|are|was|were|comes?|came|hails?|hailed|do(?:es)?|did)(?: not|n['’]t)?"
    r"(?: come| hail)?(?: actually| really| originally)? from\b",
    re.IGNORECASE,
)
_CURRENCY, _SET_IN = "P38", "P840"
_GIVEN_UP = re.compile(
    r"\b(?:g[ai]ve[ns]? up|abandon\w*|scrapp\w*|dropp\w*|ditch\w*|abolish\w*|replac\w*|(?:rid|"
    r"moved away) of)\b",
    re.IGNORECASE,
)
_BELONGS = frozenset({"P27", "P19", "P20", "P551", "P937", "P118", "P17", "P131", "P495"})
"""Where somebody or something belongs."""
_CITIZENSHIP = "P27"
_KIN = frozenset({"P3373", "P22", "P25", "P40"})
_OFFICES = frozenset({"P39", "P6", "P35", "P169", "P488", "P1037", "P3975", "P286"})
_GAVE_UP_OFFICE = re.compile(
    r"\b(?:stepped\s+(?:down|aside)|stood\s+down|(?P<early>resigned|abdicated|quit)|left\s+office|ousted|bowed\s+out)\b",
    re.IGNORECASE,
)
_DWELT = frozenset({"P551", "P937"})
_HEADS = {
    "P6": CROWNED_OR_POPE,
    "P35": re.compile(r"\b(?:prime minister|premier|chancellor)\b", re.IGNORECASE),
}
"""Titles that do not go with the head of government, and with the head of state."""
_PRESIDES = re.compile(r"\bpresident\b(?! of the government)", re.IGNORECASE)
_WON = re.compile(r"\b(?:won|wins?|winners?|winning|champions?|beat|victory|victorious)\b", re.IGNORECASE)
_MEMBER_OF_PARTY = "P102"
_LED = re.compile(r"\b(?:leaders?|led|leads|head(?:s|ed)?|chair(?:s|ed|man|woman)?)\b", re.IGNORECASE)
_AT_THE_TIME = re.compile(
    r"\b(?:throughout|during|while|when|at the time|in office|as (?:president|prime minister|chancellor))\b",
    re.IGNORECASE,
)
"""Many have been in another party at another time."""
_SPOUSE, _COUPLE = "P26", frozenset({"P26", "P451"})
_NUMBER_OF_CHILDREN = "P1971"
CHILDREN = re.compile(r"\b(?:child(?:ren)?|childless|kids?|offspring)\b", re.IGNORECASE)
_PARENTS, _CHILD = frozenset({"P22", "P25"}), "P40"
_GRAND = re.compile(r"\b(?:great-?)*grand-?(?:mother|father|parent|son|daughter|child)", re.IGNORECASE)
_OTHER_KIN = re.compile(
    r"\b(?:have|has|had|with)\b[\w ]*\b(?:child|children|sons?|daughters?|kids?|twins)\b|"
    r"\b(?:great-?)?grand-?(?:mother|father|parent|son|daughter|child)|\bgranddad|\bgrandma",
    re.IGNORECASE,
)
_WHICH_SPOUSE = re.compile(
    r"\b(?:first|second|third|fourth|fifth|sixth|last)\s+(?:wife|husband|spouse|marriage)\b", re.IGNORECASE
)
_PARTED = re.compile(
    r"\b(?:divorc\w+|separated|split|broke\s+up|broken\s+up|loves?|loved|hates?|misse[sd]|ex-\w+|"
    r"former\s+(?:wife|husband|spouse))\b",
    re.IGNORECASE,
)
"""What a marriage alone tells nothing of: its end, and what the two feel for each other."""
_MARRIED = re.compile(r"\b(?:married|marry|marries|wed|wife|husband|spouse|divorced)\b", re.IGNORECASE)
_FOUNDED = re.compile(r"(?:\bco-)?\bfound(?:s|ed)\s+(?:(?:the|by)\s+)?_", re.IGNORECASE)
_ON_STAGE = (
    r"_\s+(?:also\s+)?(?:stars|starred|acts|acted|dances|danced|sings|sang|performs|performed|plays|played|portrays|"
    r"portrayed)\s+(?:in\s+)?(?:the\s+)?_"
)
_NEXT_TO = {
    "P451": _MARRIED,
    "P47": re.compile(r"\b(?:surround\w*|encircl\w*|enclos\w*|enclaved?)\b", re.IGNORECASE),
    "P50": re.compile(rf"\bdirect(?:ed|or|s)\b|{_ON_STAGE}", re.IGNORECASE),
    **dict.fromkeys(
        ("P86", "P800"),
        re.compile(
            rf"{_ON_STAGE}|"
            r"\b(?:librett(?:o|i|ist)|lyrics?|lyricist|words|(?:story|plot|text) (?:of|for|to))\b"
            r"(?!.*\bmusic\b)",
            re.IGNORECASE,
        ),
    ),
    "P112": re.compile(r"\bjoin(?:s|ed)\b", re.IGNORECASE),
    **dict.fromkeys(("P127", "P1830"), re.compile(rf"\bjoin(?:s|ed)\b|{_FOUNDED.pattern}", re.IGNORECASE)),
    **dict.fromkeys(("P57", "P58", "P162"), re.compile(rf"{_ON_STAGE}|\bcomposed(?!\s+of\b)", re.IGNORECASE)),
    "P170": re.compile(_ON_STAGE, re.IGNORECASE),
    "P175": re.compile(r"\b(?:wrote|written|writer|writes|composed|composer|songwriter)\b", re.IGNORECASE),
    "P161": re.compile(
        r"\b(?:wrote|written|writes|directed|composed|created|produced|(?:was|is|were) made)\s+(?:by\s+)?_",
        re.IGNORECASE,
    ),
    "P737": re.compile(r"\b(?:taught|teacher|student|pupil|tutor(?:ed)?)\b", re.IGNORECASE),
    **dict.fromkeys(("P108", "P169", "P488", "P39"), _FOUNDED),
    "P54": re.compile(
        rf"{_FOUNDED.pattern}|\b(?:coach(?:ed|es)?|manage[ds]?|own(?:ed|s)|bought)\s+(?:the\s+)?_",
        re.IGNORECASE,
    ),
    **dict.fromkeys(
        ("P463", "P361", "P527"),
        re.compile(
            rf"{_FOUNDED.pattern}|"
            r"\b(?:found(?:ing|er)|co-?founder|original) (?:members?|line-?up)\b|"
            r"\b(?:brainchild|mastermind)\b",
            re.IGNORECASE,
        ),
    ),
}
"""Words of a relation that goes beside the one which a property tells: partners need not be married, members
have founded the band, nor neighbours surround one another."""
_OFFICIAL = re.compile(r"\bofficial\b", re.IGNORECASE)
_SPOKEN = frozenset({"P2936", "P1412", "P103"})
_NOMINATED = "P1411"
_NOMINATION = re.compile(r"\b(?:nominat\w*|nominee|shortlist\w*|short-listed|candidate)\b", re.IGNORECASE)
_GIVEN = re.compile(
    r"\b(?:won|wins?|winn\w+|receiv\w+|awarded|got|gets|gained|earned|given|granted|honou?red|laureate|recipient|"
    r"collected|accepted|took home|shared|has|holds?|had)\b",
    re.IGNORECASE,
)
_CONTINENTS, _PART = frozenset({"P30", "P706"}), "P518"
_TOOK_PLACE = frozenset({"P17", "P131", "P276", "P710", "P1923", "P664"})


def by_another_relation(reading: Reading, triplet: Triplet) -> bool:
    """True where a statement joins what the claim names, but not by what the claim says.

    Where somebody lived, worked or was a citizen need not be where they were born; who governs a country need
    not be its president or king, a land with parts on a continent need not lie there, who is in a party need
    not lead it, a language of a country need not be its official one, who holds an office has not given it
    up, who took part in an event need not have won it, nor was it there, and who was nominated for a prize
    need not have received it.
    """
    pid = triplet.property.id or ""
    if is_of_others(reading, triplet) or tells_no_place(reading, triplet):
        return True
    if by_another_deed(reading, triplet):
        return True
    if pid in _CONTINENTS and _lies_there_in_part(triplet):
        return True
    if pid == _NOMINATED:
        return bool(_GIVEN.search(reading.words)) and not _NOMINATION.search(reading.words)
    if pid in _OFFICES and (gave_up := _GAVE_UP_OFFICE.search(reading.words)) is not None:
        return not triplet.former or (gave_up["early"] is not None and ran_its_course(triplet))
    if pid == _CURRENCY:
        return bool(_GIVEN_UP.search(reading.words))
    if pid == _SET_IN:
        return not reading.has_cue(triplet.property)
    if pid == _CITIZENSHIP:
        return _LIFE_EVENT.search(reading.words) is not None
    if pid in _DWELT:
        return bool(_LIFE_EVENT.search(reading.words) or _ORIGIN.search(reading.words))
    if pid == _MEMBER_OF_PARTY:
        return any(told.search(reading.words) for told in (_LED, _AT_THE_TIME, _FOUNDED))
    if pid in _COUPLE and _PARTED.search(reading.words):
        return True
    if pid == _SPOUSE:
        return _WHICH_SPOUSE.search(reading.words) is not None
    if pid in _NEXT_TO and _NEXT_TO[pid].search(reading.words):
        return True
    if pid == _NUMBER_OF_CHILDREN:
        return CHILDREN.search(reading.words) is None  # "was married four times", "has two sons"
    if pid in _SPOKEN:
        return _OFFICIAL.search(reading.words) is not None
    if pid in _TOOK_PLACE:
        return bool(_WON.search(reading.words))
    if pid not in _HEADS or not isinstance(triplet.object, Entity):
        return False
    words = reading.words
    if _HEADS[pid].search(words):
        return True
    crowned = CROWNED.search(f"{triplet.object.description} {triplet.object.label}") is not None
    if pid == "P35":
        return (CROWNED.search(words) is not None) != crowned
    return _PRESIDES.search(words) is not None and not _is_its_president(triplet)


def _lies_there_in_part(triplet: Triplet) -> bool:
    """True for a continent on which parts of a land lie, and not it, by its description: Spain has cities in
    Africa, but Egypt lies in *Africa and Asia*."""
    if not any(q.property.id == _PART for q in triplet.qualifiers) or not isinstance(triplet.object, Entity):
        return False
    return normalise(triplet.object.label) not in normalise(triplet.subject.description)


def _is_its_president(triplet: Triplet) -> bool:
    """True where the holder is described as president, and not as that of something else."""
    assert isinstance(triplet.object, Entity)
    land = re.escape(triplet.subject.label.split()[0])
    told = rf"\bpresident\b(?!\s+of\s+(?!(?:the\s+)?{land}))"
    return re.search(told, triplet.object.description, re.IGNORECASE) is not None


def is_of_other_kin(reading: Reading, triplet: Triplet) -> bool:
    """True for parents, where the claim speaks of children or grandparents: whose child the subject is says
    nothing of its own."""
    if triplet.property.id == _CHILD and _GRAND.search(reading.words):
        return True
    return triplet.property.id in _PARENTS and _OTHER_KIN.search(reading.claim.context) is not None


def tells_a_deed(reading: Reading, triplets: Sequence[Triplet]) -> bool:
    """True where all that joins the claim's names is where something belongs, and the claim says more than
    that: *Anne Frank visited Germany* is not borne out by her citizenship."""
    if _MARRIED.search(reading.words) and all(t.property.id in _KIN for t in triplets):
        return True  # brothers and sisters are not married
    return all(t.property.id in _BELONGS for t in triplets) and bool(unread(reading, triplets))
