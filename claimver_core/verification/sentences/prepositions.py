"""Whether a name stands behind the same preposition in a claim and in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from claimver_core.verification.sentences.alignment import Alignment, Match
from claimver_core.verification.sentences.statement import Statement
from claimver_core.verification.sentences.words import FEATURES, RANKS

_CLASSES = {
    **dict.fromkeys(("in", "on", "at", "of", "near", "within", "during"), "in"),
    **dict.fromkeys(("to", "into", "towards", "toward"), "to"),
    **{
        word: word
        for word in (
            "for",
            "with",
            "by",
            "from",
            "against",
            "under",
            "over",
            "than",
            "without",
            "after",
            "before",
        )
    },
}
_SKIPPED = RANKS | FEATURES | {"the", "a", "an"}


def preposition(statement: Statement, place: int) -> str:
    """The class of the preposition before what begins at a word; "" where there is none."""
    i = place - 1
    while i > 0 and statement.words[i].norm in _SKIPPED:
        i -= 1
    return _CLASSES.get(statement.words[i].norm, "") if i >= 0 else ""


def same_prepositions(matches: Sequence[Match], alignment: Alignment) -> bool:
    """False where a name stands behind another preposition: who won *with* Qatar did not win *in* Qatar."""
    for match in matches:
        if match.name is None:
            continue
        one = preposition(alignment.claim, match.first)
        two = preposition(alignment.sentence, match.other)
        if one and two and one != two:
            return False
    return True
