"""What the final decision of the compact verifier weighs: the model's readings and plain comparisons."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from claimver_core.evidence_text import SEPARATOR, join_texts
from claimver_core.types import Label
from claimver_core.verification.beside.odds import beside_odds
from claimver_core.verification.wording import content_stems, content_words, denies, not_found

LABELS = tuple(Label)
_UNDECIDED = LABELS.index(Label.EXTRAPOLATORY)
NAMES = (
    *(f"joint {label}" for label in LABELS),
    *(f"strongest {label}" for label in LABELS),
    "missing share",
    "nothing missing",
    "number missing",
    "missing in the nearest piece",
    "claim denies",
    "evidence denies",
    "claim denies, nothing missing",
    "claim denies, number missing",
    "claim denies, joint difference",
    "pieces",
    "joined",
    "unjoined names",
    "joined, claim denies",
    "beside attributable",
    "beside contradictory",
)


def strongest(singles: np.ndarray) -> int:
    """The row, of logits (n, 3), that is farthest from undecided."""
    decided = np.delete(singles, _UNDECIDED, axis=1).max(axis=1)
    return int((decided - singles[:, _UNDECIDED]).argmax())


def features(claim: str, pieces: Sequence[str], logits: np.ndarray) -> np.ndarray:
    """Float64, one for each of NAMES. ``logits`` (n, 3) are of the joint reading, then of each piece;
    of a sole piece there is one row."""
    joint, singles = logits[0], logits[1:] if len(logits) > 1 else logits
    missing = not_found(claim, join_texts(pieces))
    count = max(1, content_words(claim))
    nearest = min(len(not_found(claim, piece)) for piece in pieces)
    denied = denies(claim)
    number = any(word[0].isdecimal() for word in missing)
    joins, loose = joined(claim, pieces)
    difference = float(joint[LABELS.index(Label.ATTRIBUTABLE)] - joint[LABELS.index(Label.CONTRADICTORY)])
    return np.array(
        [
            *joint,
            *singles[strongest(singles)],
            len(missing) / count,
            not missing,
            number,
            nearest / count,
            denied,
            any(map(denies, pieces)),
            denied and not missing,
            denied and number,
            denied * difference,
            math.log(len(pieces)),
            joins > 0,
            loose,
            denied and joins > 0,
            *_beside(claim, pieces),
        ],
        dtype=np.float64,
    )


def _beside(claim: str, pieces: Sequence[str]) -> tuple[float, float]:
    """What the claim's words beside those of a passage speak for; nothing beside triplets."""
    if any(piece.count(SEPARATOR) >= 2 for piece in pieces):
        return 0.0, 0.0
    return beside_odds(claim, pieces)


def joined(claim: str, pieces: Sequence[str]) -> tuple[int, int]:
    """How many triplets have both their ends in the claim, and how many ends in the claim have no such
    triplet. An end is in the claim when its last word is, which a surname or a year mostly is."""
    words = content_stems(claim)
    joins, found, bound = 0, set(), set()
    for piece in pieces:
        parts = piece.partition(" ( ")[0].split(SEPARATOR)
        if len(parts) != 3:
            continue
        ends = {end for end in (parts[0], parts[2]) if _last_stem(end) in words}
        found |= ends
        if len(ends) == 2:
            joins += 1
            bound |= ends
    return joins, len(found - bound)


def _last_stem(name: str) -> str:
    words = name.partition(" (")[0].partition(",")[0].split()
    stems = content_stems(words[-1]) if words else frozenset()
    return next(iter(stems), "")
