"""The tense of what is only set beside a name: *Yitzhak Rabin, prime minister of Israel, was murdered*."""

from __future__ import annotations

import re
from dataclasses import replace

from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading, read

_IS = re.compile(
    r"(?<=\s)(?:is|are)(?=\s)|(?<=\b(?:he|it))['’]s(?=\s)|(?<=\b(?:she|who))['’]s(?=\s)|"
    r"['’]s(?=\s(?:the|an?|still|now|currently|not)\s)",
    re.IGNORECASE,
)
"""A verb of its own; *Canada's second prime minister* has none."""
_WAS = {"is": "was", "are": "were"}


def in_the_past(reading: Reading, relations: Kin) -> Reading | None:
    """The claim in the past where its words about a person have no verb of their own, or None: it does not
    tell that what somebody was called holds today."""
    claim = reading.claim
    verb = re.search(r"(?<=\s)(?:is|are)(?=\s)", claim.context)
    if (
        verb is None
        or _IS.search(f" {claim.text} ")
        or not reading.present
        or _person(reading, relations) is None
    ):
        return None
    context = claim.context[: verb.start()] + _WAS[verb.group()] + claim.context[verb.end() :]
    return read(replace(claim, context=context), wide=reading.wide, matches=reading.matches)


def has_died(reading: Reading, relations: Kin) -> bool:
    """True where the person spoken of is known to have died."""
    return bool(relations.statements(_person(reading, relations) or "", ("P570",)))


def _person(reading: Reading, relations: Kin) -> str | None:
    named = next((str(m.entity.id) for m in reading.claim.mentions if is_name(m)), "")
    return named if relations.kind(named) == "person" else None
