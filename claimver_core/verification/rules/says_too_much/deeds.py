"""Who does what: a series plays nobody, a land rules no ruler, and a town does not flow."""

from __future__ import annotations

import re

from claimver_core.types import Entity, Mention, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_OF_PEOPLE = (
    r"(?:play(?:s|ed)?|portray(?:s|ed)?|rule[sd]?|reigned\s+over|manage[sd]?|coache[sd]|captain(?:s|ed)?|"
    r"(?:wrote|writes|written)|compose[sd]?|paint(?:s|ed)|(?:sang|sings|sung)|invent(?:s|ed)|discover(?:s|ed)|"
    r"found(?:s|ed)|design(?:s|ed)|built|builds|direct(?:s|ed)|marr(?:ies|ied)|led|leads|govern(?:s|ed)|"
    r"create[sd]?)"
)
"""What people do to works, bodies and lands, and never these to people."""
_DOES = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:(?:has|had|also|once|famously|first|later)\s+)*{_OF_PEOPLE}\s+(?:the\s+)?_",
    re.IGNORECASE,
)
_IS_DONE = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:is|was|has\s+been|had\s+been)\s+(?:\w+ly\s+|first\s+|later\s+)?{_OF_PEOPLE}\s+by\s+"
    r"(?:the\s+)?_",
    re.IGNORECASE,
)
_IS_MAKER = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:is|was)\s+(?:the\s+)?(?:co-?)?(?:author|writer|creator|founder|composer|painter|director|"
    r"inventor|discoverer|architect|designer|maker)\s+of\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_OWNS = re.compile(r"^\W*(?:the\s+)?_\s+(?:also\s+)?(?:owns?|owned)\s+(?:the\s+)?_", re.IGNORECASE)
_OWNERS, _HELD = frozenset({"P127", "P749"}), frozenset({"P1830", "P355"})
_FLOWS = re.compile(r"^\W*(?:the\s+)?_\s+(?:flows|empties|drains|meanders)\b", re.IGNORECASE)
_DRY = re.compile(r"\b(?:city|town|village|municipality|commune|capital|country|mountain)\b", re.IGNORECASE)
_WET = re.compile(r"\b(?:river|stream|canal|lake|creek|tributary|waterway|brook|strait|glacier)\b", re.I)
_HUMAN = "Q5"
_TOLD_BY = tuple(
    (re.compile(rf"\b(?:{verbs})\b", re.IGNORECASE), frozenset(properties.split()))
    for verbs, properties in (
        (r"taught|teach(?:es)?|teaching|lectured|lectures", "P108 P802 P1066 P184 P185 P937 P101"),
        (r"worked|works|work|working", "P108 P937 P463 P127 P749 P800 P106 P39 P1066"),
        (r"wrote|writes?|written", "P50 P58 P86 P87 P170 P676 P800 P112 P61 P162 P407 P144"),
        (
            r"(?:is|was|became|as) (?:the |an? )?(?:mayor|governor|president|ambassador|senator|coach) of|"
            r"(?:mayor|governor|president) of\s+_\s+(?:is|was)",
            "P39 P6 P35 P488 P1037 P169 P286 P1308 P1313 P1906 P138",
        ),
        (r"met|meets", "P26 P451 P1327 P710 P1344"),
        (r"owned|owns?", "P127 P749 P1830 P355 P112"),
        (r"buried|interred", "P119"),
        (r"exhibited|exhibits?", "P608 P195 P276"),
        (r"conquered|invaded|attacked|bombed", "P607 P710 P1344 P1346 P533"),
        (r"beat|beats|defeated|defeats", "P607 P710 P1344 P1346 P991 P726 P1923 P2522 P166"),
        (
            r"belongs? to",
            "P127 P749 P17 P131 P361 P463 P102 P140 P279 P31 P171 P264 P30 P706 P1001 P276 P205 P172 P38",
        ),
        (r"(?:was|were|is)(?: not| never|n['’]t)? imprisoned", "P2632 P1399"),
        (r"translated|translates", "P655"),
        (r"edited|edits", "P98 P1040 P5804"),
        (r"illustrated|illustrates", "P110"),
        (r"adapted(?= (?:the )?_)", "P144 P4969 P58"),
        (r"(?<=_ )found(?= (?:the )?_)", "P61 P575 P189"),
        (r"(?<=_ )(?:read|reads|restored|restores|reviewed|reviews)(?= (?:the )?_)", ""),
        (
            r"(?<=_ )(?:conducted|conducts)(?= (?:the )?_)",
            "P3300 P175 P1037 P108 P39 P286 P463 P527 P361 P937 P710 P664",
        ),
    )
)
"""Verbs, and the only properties that tell of them: who studied at a school has not taught there."""


def is_turned(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the claim has the deed done by what it was done to, whatever else joins the two."""
    claim = masked(reading)
    if len(claim.names) < 2:
        return False
    first, second = claim.names[:2]
    if _DOES.match(claim.text):
        return _is_no_person(first, relations) and _is_person(second, relations)
    if _IS_DONE.match(claim.text):
        return _is_person(first, relations) and _is_no_person(second, relations)
    if _IS_MAKER.match(claim.text):
        return not relations.is_a(str(first.entity.id), _HUMAN) and relations.is_a(
            str(second.entity.id), _HUMAN
        )
    if _OWNS.match(claim.text):
        return not _is_owner(str(first.entity.id), ruling)
    told = first.entity.description
    return bool(_FLOWS.match(claim.text)) and bool(_DRY.search(told)) and not _WET.search(told)


def _is_owner(qid: str, ruling: Ruling) -> bool:
    """True where a statement has it as the owner of something, not as what is owned alone."""
    return any(
        (t.property.id in _OWNERS and getattr(t.object, "id", None) == qid)
        or (t.property.id in _HELD and t.subject.id == qid)
        for t in ruling.triplets
    )


def _is_person(mention: Mention, relations: Kin) -> bool:
    return (
        relations.is_a(str(mention.entity.id), _HUMAN) or relations.kind(str(mention.entity.id)) == "person"
    )


def _is_no_person(mention: Mention, relations: Kin) -> bool:
    return relations.kind(str(mention.entity.id)) in ("place", "other")


_NOTABLE = "P800"
_MADE = re.compile(
    r"\b(?:wrote|writes?|written|compose[ds]?|direct(?:s|ed)|create[ds]?|produce[ds]?|made)\b", re.IGNORECASE
)
_BY_MANY = re.compile(r"\b(?:film|movie|song|single|album|series|musical|sitcom)\b", re.IGNORECASE)
"""Works that are known by those who play or sing in them."""


def by_another_deed(reading: Reading, triplet: Triplet) -> bool:
    """True where the claim has a verb that other properties tell of, and no word for the statement's own."""
    if not isinstance(triplet.object, Entity):
        return False
    if triplet.property.id == _NOTABLE and _MADE.search(reading.words):
        return _BY_MANY.search(triplet.object.description) is not None
    if reading.has_cue(triplet.property):
        return False
    words = " ".join(reading.words.split())
    told = [properties for verbs, properties in _TOLD_BY if verbs.search(words)]
    return bool(told) and not any(triplet.property.id in properties for properties in told)
