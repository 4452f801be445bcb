"""Claims of membership in what the knowledge has all members of."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.passed import is_recent
from claimver_core.verification.rules.people.band_parts import part_is_told
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_COMPLETE = {
    "Q458": ("place", 27),  # European Union
    "Q7184": ("place", 32),  # NATO
    "Q1764511": ("place", 7),  # G7
    "Q7768": ("place", 11),  # ASEAN
    "Q7795": ("place", 12),  # OPEC
    "Q1299": ("person", 4),  # The Beatles
    "Q11036": ("person", 5),  # The Rolling Stones
    "Q15862": ("person", 3),  # Queen
    "Q396": ("person", 4),  # U2
    "Q2331": ("person", 4),  # Led Zeppelin
    "Q2306": ("person", 5),  # Pink Floyd
    "Q93346": ("person", 4),  # The Who
    "Q11649": ("person", 3),  # Nirvana
}
_WELL_KNOWN = 0.45
"""The popularity of somebody who would be listed as a member: few know a band's first bass player."""
_GUESTS = re.compile(
    r"\b(?:Adam Lambert|Paul Rodgers|Pat Smear|Kenney Jones|Zak Starkey|Darryl Jones|Billy Preston)\b"
)
_HAS_PART = ("P527",)
"""Bodies whose members were compared with the full list: what a member is, and the least number of them."""
_MEMBERS_OF = {"Q185441": "Q458"}
"""What a member of a body is called in one word: *an EU member*."""
_MEMBER = ("P463",)
_STATE = "Q3624078"  # sovereign state: only these are members of the Union; their regions lie in it
_BE = r"(?:is|are|was|were|became|remains?|has been|have been)"
_NOT = r"(?:not|n['’]t|never|no longer)"
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:{_BE}(?:\s*{_NOT})?(?:\s+(?:now|still|also|currently))?\s+"
    r"(?:an?\s+|the\s+|one of the\s+)?(?:(?:full|founding|original|lead)\s+)?"
    r"(?:(?:singer|vocalist|drummer|guitarist|bassist|frontman|leader)\s+(?:of|in|for|with)|members?(?:\s+(?:states?|countr(?:y|ies)))?\s+of|part\s+of|in)"
    r"|(?:(?:does|did)(?:\s*n['’]t|\s+not)\s+)?belong(?:s|ed)?\s+to|(?:has\s+|have\s+)?(?:never\s+)?joined"
    r"|(?:has|have)\s+never\s+(?:been\s+(?:an?\s+member|part)\s+of|belonged\s+to))\s+(?:the\s+)?_\W*$"
    rf"|^\W*(?:the\s+)?_\s+{_BE}(?:\s*{_NOT})?\s+(?:an?\s+|the\s+)?_(?:\s+(?:member|state|country))*\W*$",
    re.IGNORECASE,
)
"""The whole of the claim: who *wants to become a member* or *joined them on stage* is none either way."""


def no_member(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who is not among all the members of a body is none; the denial of that is supported."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 2 or reading.dates or not _CLAIM.search(reading.words):
        return None
    one, body = names
    whole = _MEMBERS_OF.get(str(body.entity.id), str(body.entity.id))
    kind, least = _COMPLETE.get(whole, ("", 0))
    if not kind or relations.kind(str(one.entity.id)) != kind:
        return None
    if kind == "place" and not relations.is_a(str(one.entity.id), _STATE):
        return None
    listed = relations.stated_of(whole, _MEMBER)
    if kind == "person":
        if one.entity.popularity < _WELL_KNOWN or _GUESTS.search(one.entity.label):
            return None
        listed = [*listed, *relations.statements(whole, _HAS_PART)]
    if kind == "place" and reading.present:
        listed = [t for t in listed if is_recent(t)]  # of old, observers and partners are told as members
    own = [triplet for triplet in listed if _is_of(triplet, str(one.entity.id))]
    if own and whole != body.entity.id and not own[0].former and not reading.denied:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(own[:1]), whole=True)
    if own and kind == "person" and not reading.denied and part_is_told(reading, own[:1], relations):
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(own[:1]), whole=True)
    if len(listed) < least or own:
        return None
    label = Label.ATTRIBUTABLE if reading.denied else Label.CONTRADICTORY
    return Ruling(label, "no-member", tuple(listed[:3]), whole=reading.denied)


def _is_of(triplet: Triplet, qid: str) -> bool:
    return triplet.subject.id == qid or has_value(triplet, qid)
