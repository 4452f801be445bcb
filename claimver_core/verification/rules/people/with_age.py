"""Claims of a death that tell the age besides: *died in Winchester aged 41*."""

from __future__ import annotations

import re
from dataclasses import replace

from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.over_time.ages import claimed_age
from claimver_core.verification.rules.over_time.near_birthdays import NEAR_BIRTHDAY
from claimver_core.verification.rules.reading import Reading, read

_DIED = re.compile(r"\b(?:died|passed away|was killed|was murdered|was assassinated)\b", re.IGNORECASE)


def apart_from_age(reading: Reading) -> tuple[Reading, Reading] | None:
    """The claim without the age that it ends in, and the age alone; None where it says nothing but one."""
    context = reading.claim.context
    told, who = (
        claimed_age(context) or NEAR_BIRTHDAY.search(context),
        next((m for m in reading.claim.mentions if is_name(m)), None),
    )
    died = _DIED.search(context)
    if told is None or who is None or died is None or reading.denied:
        return None
    text = told[1]
    rest, _, behind = context.partition(text)
    rest = rest.rstrip(" ,")
    if behind.strip(" .!") or rest.endswith(died.group()) or died.start() > len(rest) or who.text not in rest:
        return None
    parts = (rest, f"{who.text} died {text}")
    one, other = (
        read(
            replace(
                reading.claim,
                context=part,
                mentions=tuple(m for m in reading.claim.mentions if m.text in part),
            )
        )
        for part in parts
    )
    return one, other
