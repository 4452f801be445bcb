"""What a claim says in words that count as light, and a known sentence does not say."""

from __future__ import annotations

import re

from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.unasserted import is_unasserted

_BOTH = re.compile(
    r"\bboth (?:of )?(?:(?:the|his|her|its|their) )?(?:(?!and\b)[a-z]+ )?[a-z]+s\b(?! and\b)", re.IGNORECASE
)
_TWO = re.compile(r"\b(?:both|two|2|pair|twice|each)\b", re.IGNORECASE)
_SUPPOSES = re.compile(
    r"\b(?:would|could)\b(?! (?:(?:later|then|soon|eventually|also) )?(?:become|be known|go on|be called)\b)"
)

_IS_CALLED = re.compile(r"\b(?:is|was) an? (?:[a-z]+ )?(castle|palace|mission|brand)\b", re.IGNORECASE)
"""What adds nothing to a name, and something where it alone says what the name is."""


def adds_in_light_words(alignment: Alignment) -> bool:
    """Whether the claim tells of two where the sentence does not, *cut off both ears*, or only supposes,
    tries or plans what the sentence asserts, *would have discovered*, *tried to buy*, or calls it what the
    sentence does not: *Stonehenge is a castle in England*."""
    said, known = alignment.claim.text, alignment.sentence.text
    called = _IS_CALLED.search(said)
    return (
        (called is not None and called[1].lower() not in known.lower())
        or (_BOTH.search(said) is not None and _TWO.search(known) is None)
        or (_SUPPOSES.search(said) is not None and _SUPPOSES.search(known) is None)
        or (is_unasserted(said) and not is_unasserted(known))
    )
