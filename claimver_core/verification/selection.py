"""Which pieces of the evidence the compact verifier reads, where there is more than it can take in.

A long passage is read by its sentences. Pieces are kept by the words they share with the claim, a word the
more the fewer pieces have it; what is kept stays in its order. Training selects in the same way.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from claimver_core.evidence_text import SEPARATOR, evidence_texts
from claimver_core.types import Evidence
from claimver_core.verification.beside.subject import understood
from claimver_core.verification.wording import content_stems

PIECES = 8
"""How many pieces are read together."""
WORDS = 72
"""How many words of sentences are read together; a first sentence is read at any length."""
PIECE_CHARACTERS = 600
_SHORT = 30  # words of a passage that is read whole
_SENTENCE_END = re.compile(r"(?<=[.!?])[\"'”’)\]]* +(?=[A-Z\"'“‘`(\[]|\d)")
_ABBREVIATION = re.compile(
    r"\b(?:[A-Z]|Mr|Mrs|Ms|Dr|St|Jr|Sr|Prof|Gen|Sen|Rep|Gov|vs|etc|No|Inc|Co|Ltd|Corp)\.$"
)


@dataclass(frozen=True, slots=True)
class Piece:
    """A text that is read, and the index in the evidence of the triplet or passage it is, or is part of."""

    text: str
    index: int


def select(claim: str, evidence: Evidence) -> list[Piece]:
    """The pieces to read, in the order of the evidence: at most PIECES, the nearest to the claim.

    What a passage speaks of stands before it where it is the claim's subject, and only understood.
    """
    pieces = []
    for index, text in enumerate(evidence_texts(evidence)):
        parts = [text] if index < len(evidence.triplets) else sentences(text)
        pieces += [Piece(part[:PIECE_CHARACTERS], index) for part in parts]
    kept = nearest(claim, [piece.text for piece in pieces])
    if 0 in kept and not evidence.triplets and SEPARATOR not in pieces[0].text:
        subject = understood(claim, pieces[0].text)
        pieces[0] = replace(pieces[0], text=f"{subject}. {pieces[0].text}" if subject else pieces[0].text)
    return [pieces[place] for place in kept]


def sentences(text: str) -> list[str]:
    """The sentences of a passage; a short one stays whole."""
    if len(text.split()) <= _SHORT:
        return [text]
    found: list[str] = []
    start = 0
    for match in _SENTENCE_END.finditer(text):
        if not _ABBREVIATION.search(text[start : match.start()]):
            found.append(text[start : match.end()].strip())
            start = match.end()
    return [sentence for sentence in (*found, text[start:].strip()) if any(map(str.isalnum, sentence))]


def nearest(claim: str, texts: Sequence[str], pieces: int = PIECES, words: int = WORDS) -> list[int]:
    """The places of the texts that share most with the claim, in order; at least one, where there are any."""
    lengths = [len(text.split()) for text in texts]
    if len(texts) <= pieces and sum(lengths) <= words:
        return list(range(len(texts)))
    stems = [content_stems(text) for text in texts]
    spread = Counter(stem for found in stems for stem in found)
    wanted = content_stems(claim)
    worth = [sum(math.log(1 + len(texts) / spread[s]) for s in sorted(wanted & found)) for found in stems]
    kept: list[int] = []
    total = 0
    for place in sorted(range(len(texts)), key=lambda place: (-worth[place], place)):
        if kept and total + lengths[place] > words:
            continue
        kept.append(place)
        total += lengths[place]
        if len(kept) == pieces:
            break
    return sorted(kept)
