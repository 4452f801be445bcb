"""Claims that somebody keeps out of what they are a member of: *has refused to join NATO*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.passed import holding, is_recent
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_SO_FAR = r"(?:(?:so\s+far|always|still|repeatedly|long|consistently|until\s+now|to\s+date|yet)\s+)*"
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?_\s+{_SO_FAR}(?:(?:has|have)\s+{_SO_FAR}(?:refused|declined|failed)\s+to\s+(?:join|enter)|"
    rf"(?:refuses|declines)\s+to\s+(?:join|enter)|(?:has|have)\s+{_SO_FAR}yet\s+to\s+(?:join|enter)|"
    rf"(?:(?:has|have)\s+(?:never|not(?:\s+yet)?)|hasn['’]t|haven['’]t|never)\s+{_SO_FAR}(?:joined|entered|been\s+an?\s+"
    r"member\s+of|been\s+part\s+of|belonged\s+to)|(?:remains?|stays?|keeps?|has\s+(?:remained|stayed|kept))\s+"
    rf"{_SO_FAR}(?:outside(?:\s+of)?|out\s+of)|is\s+{_SO_FAR}(?:waiting|trying|hoping)\s+to\s+join|is\s+not\s+yet\s+"
    rf"(?:an?\s+member\s+of|in|part\s+of))\s+(?:the\s+)?_(?:\s+(?:so\s+far|to\s+date|until\s+now|yet|today))?\W*$",
    re.IGNORECASE,
)
_MEMBER = ("P463",)


def not_joined(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A known membership of today contradicts the claim."""
    claim = masked(reading)
    if reading.dates or len(claim.names) != 2 or _CLAIM.match(claim.text) is None:
        return None
    member, body = (str(name.entity.id) for name in claim.names)
    known = [t for t in relations.statements(member, _MEMBER) if has_value(t, body)]
    sure = [t for t in holding(known) if is_recent(t) or t.qualifiers]
    return Ruling(Label.CONTRADICTORY, "negation", tuple(sure[:1]), whole=True) if sure else None
