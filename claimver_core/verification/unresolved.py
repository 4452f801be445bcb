"""Claims of which it is not known whom or what they speak of: *The country joined*, *feed on this plant*."""

from __future__ import annotations

import re

from claimver_core.types import Claim

_FRONT = (
    r"^\W*(?:(?i:in|on|at|by|since|after|before|during|for|until)\b"
    r"(?:[^,]{1,40},|\s+(?:[a-z]+\s+)?\d{4},?)\s+)?"
)
_GENERAL = (
    "country|nation|state|city|town|village|island|region|province|continent|company|firm|manufacturer|group|band|"
    "team|club|organi[sz]ation|agency|museum|building|structure|monument|tower|bridge|ship|aircraft|film|movie|novel|"
    "book|song|album|painting|picture|portrait|canvas|play|treaty|agreement|law|war|battle|conflict|event|accident|"
    "wreck|eruption|earthquake|storm|disease|illness|virus|drug|element|metal|animal|species|river|lake|mountain|"
    "volcano|planet|star|mission|project|programme|program|series|show|game|author|writer|artist|painter|composer|"
    "singer|actor|actress|scientist|inventor|physicist|politician|couple|two|pair|trio|victors?|"
    "waterway|canal|plant|drink|beverage|original|work|site|place|party|prize|award|tournament|festival"
)
_VERB = (
    "is|was|are|were|has|had|have|can|could|will|did|does|[a-z]{2,}ed|lies|lay|stands|stood|borders|belongs|covers|"
    "produces|contains|consists|generates|took|became|began|went|came|won|lost|made|led|left|ran|fell|gave|grew|held|"
    "kept|met|sent|set|sold|broke|brought|bought|sank|rose|wrote|sang|drew|fought|hit|spread|shows|tells|flows"
)
_WHICH = "first|second|third|fourth|last|next|other|new|same|original|following|previous"
_UNKNOWN = re.compile(
    rf"{_FRONT}(?i:he|she|his|her|its|they|their)\b|"
    rf"{_FRONT}(?i:both|all (?:three|four|five))(?: (?:{_GENERAL})s?)? (?:{_VERB}|of them)\b|"
    rf"{_FRONT}(?:[Tt]he|[Tt]his|[Tt]hat) (?:(?:{_WHICH}) )?(?:{_GENERAL}) (?:{_VERB})\b"
)
_OF_OTHERS = re.compile(rf"{_FRONT}(?i:he|she|his|her|both|all|the|this|that)\b")
_OWNED = re.compile(r"\b(?:is|was|are|were|became)(?: not)? (?:its|his|her|their)\b")
_POINTS_BACK = re.compile(rf"\b(?:this|these) (?:{_GENERAL})s?(?=\W*$| (?:{_VERB})\b)")


def speaks_of_unknown(claim: Claim) -> bool:
    """Whether the claim begins with a pronoun of persons or with "both", says whose something is by a pronoun
    (*Rome is its capital*), or has a description of the kind that speaks of what was named before, for which
    nothing was found in the text. What is named in front of it is what it speaks of: *In Nigeria, the country
    has …*."""
    if _POINTS_BACK.search(claim.context):
        return True
    if any(not m.span.overlaps(claim.span) for m in claim.mentions) and not _OF_OTHERS.match(claim.context):
        return False  # a pronoun of the claim was understood
    if _OWNED.search(claim.context):
        return True
    found = _UNKNOWN.match(claim.context)
    if found is None:
        return False
    front = found[0]
    known = [m for m in claim.mentions if m.entity.id is not None and not m.entity.label.islower()]
    named = [m.text for m in known if m.text[:1].isupper()]
    return not any(name in front or name.startswith(front) for name in named)
