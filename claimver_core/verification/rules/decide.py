"""The rules: each looks at a claim and its triplets and decides, or has nothing to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from claimver_core.types import Triplet
from claimver_core.verification.rules.ages import age
from claimver_core.verification.rules.bearing import bearing
from claimver_core.verification.rules.chains import chain
from claimver_core.verification.rules.denials import general_denial
from claimver_core.verification.rules.existence import existence
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Bearing, Ruling
from claimver_core.verification.rules.statements import excluded, stated
from claimver_core.verification.rules.terms import ended, start_or_end, term_of_office
from claimver_core.verification.rules.two_entities import comparison

_RULES: tuple[Callable[[Reading, Sequence[Bearing], Sequence[Triplet]], Ruling | None], ...] = (
    ended,
    general_denial,
    existence,
    comparison,
    age,
    term_of_office,
    start_or_end,
    stated,
    chain,
    excluded,
)


def decide(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The first rule that has something to say decides; None leaves the claim to the model."""
    bearings = [b for t in triplets if (b := bearing(reading, t, relations)) is not None]
    for rule in _RULES:
        ruling = rule(reading, bearings, triplets)
        if ruling is not None:
            return ruling
    return None
