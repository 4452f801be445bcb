"""The genre of a work beside what else is said of it: *Hamlet is a comedy by Shakespeare*."""

from __future__ import annotations

import re

from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sorts.sorts_of_things import words_told

_TOLD_AS = {
    "comedy": "comedy comedic comic satire sitcom parody farce",
    "tragedy": "tragedy tragic tragedies",
    "romantic": "romantic romance love",
    "silent": "silent",
    "sound": "sound",
    "science": "science scifi sci",
    "horror": "horror",
    "western": "western",
    "thriller": "thriller suspense",
    "animated": "animated animation anime cartoon",
    "musical": "musical music",
    "documentary": "documentary",
    "fantasy": "fantasy fantastic",
    "war": "war anti",
    "gangster": "gangster crime mafia mob",
    "crime": "crime gangster detective noir mystery mafia mob",
    "detective": "detective crime mystery",
    "vampire": "vampire gothic",
    "disaster": "disaster",
    "sonnet": "sonnet",
    "ballad": "ballad",
    "autobiography": "autobiography autobiographical memoir",
    "children": "children",
}
"""Words for a genre, and those by which what is known of a work tells it."""
_SAID = re.compile(
    r"\b(?:is|was)\s+an?\s+(?P<words>(?:(?:_|[\w’'-]+)\s+){0,4}?[\w’'-]+)\s+"
    r"(?:by|from|directed|written|composed|made|starring|about|painted|set)\b",
    re.IGNORECASE,
)


def is_of_another_genre(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where nothing known of the work tells a genre that the claim calls it by."""
    said = _SAID.search(reading.words)
    work = next((m for m in reading.claim.mentions if is_name(m)), None)
    if said is None or work is None or relations.kind(str(work.entity.id)) != "other":
        return False
    called = [_TOLD_AS[word] for word in re.findall(r"[a-z]+", said["words"].lower()) if word in _TOLD_AS]
    told = words_told(work, relations)
    return any(told.isdisjoint(known.split()) for known in called)
