"""Whether a statement is of what a claim only sets beside what it is about: *just like dolphins*."""

from __future__ import annotations

import re

from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import any_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_LIKENED = re.compile(
    r"(?:\bjust|\bmuch|\bexactly|,)\s+(?:like|unlike)\s+|\bthe same (?:way )?as\s+", re.IGNORECASE
)


def is_of_the_likened(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """True where the statements of ``ruling`` are all of something named behind *like*, and none of what the
    claim is about; what stands in front, as in *just like dolphins, sharks are*, is not looked at."""
    found = _LIKENED.search(reading.claim.context)
    if found is None or not found.start():
        return False
    before = reading.claim.context[: found.start()]
    named_before = {
        mention.entity.id
        for mention in reading.claim.mentions
        if any_of(mention.text, exact=True).search(before)
    }
    return bool(ruling.triplets) and all(t.subject.id not in named_before for t in ruling.triplets)
