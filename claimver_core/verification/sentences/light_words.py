"""What a claim says in words that count as light, and a known sentence does not say."""

from __future__ import annotations

import re

from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.unasserted import is_unasserted

_BOTH = re.compile(r"\bboth (?:of )?(?:(?:the|his|her|its|their) )?[a-z]+s\b(?! and\b)", re.IGNORECASE)
_TWO = re.compile(r"\b(?:both|two|2|pair|twice|each)\b", re.IGNORECASE)
_SUPPOSES = re.compile(
    r"\b(?:would|could)\b(?! (?:(?:later|then|soon|eventually|also) )?(?:become|be known|go on|be called)\b)"
)


def adds_in_light_words(alignment: Alignment) -> bool:
    """Whether the claim tells of two where the sentence does not, *cut off both ears*, or only supposes,
    tries or plans what the sentence asserts: *would have discovered*, *tried to buy*."""
    said, known = alignment.claim.text, alignment.sentence.text
    return (
        (_BOTH.search(said) is not None and _TWO.search(known) is None)
        or (_SUPPOSES.search(said) is not None and _SUPPOSES.search(known) is None)
        or (is_unasserted(said) and not is_unasserted(known))
    )
