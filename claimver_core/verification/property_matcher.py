"""Which properties a claim expresses, by its likeness to phrasings that are known to express them.

A claim's names, dates and numbers give way to placeholders, and what is left is compared with the phrasings
of each property, made alike: *X is run from Y* is nearest to *Y is where X is run from*, headquarters.
The vectors of the phrasings are made by ``claimver_core.training.build_property_matcher`` with the ranker.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from claimver_core.errors import ResourceError
from claimver_core.models.embedder import TextEmbedder
from claimver_core.types import Claim
from claimver_core.verification.alike_properties import ALIKE
from claimver_core.verification.rules.dates import find_dates
from claimver_core.verification.rules.names import any_of, is_name, unlinked_names
from claimver_core.verification.rules.property_match import PropertyMatch
from claimver_core.verification.rules.quantities import find_numbers

SUBJECT, OBJECT, TIME, NUMBER = "X", "Y", "1950", "500"
_SUBJECT, _OBJECT = "\ue000", "\ue001"  # while names are looked for, so that none is taken for a placeholder
SCALE = 127.0
"""Vectors are kept as int8, a component of 1 as SCALE."""
BY_NAME_ALONE = 0.06
"""Taken from the likeness to a property that is known by its names alone, without phrasings."""
_SUBJECTS = 3
_TIME = re.compile(
    rf",?\s*(?:\b(?:in|on|since|from|until|till?|by|around|about|at|the|end|start|beginning|of|early|mid|late|back|to)\s+)*\b{TIME}\b",
    re.IGNORECASE,
)


class PropertyMatcher:
    """Compares claims with the phrasings in ``path``.

    Raises ResourceError when the file is missing or damaged.
    """

    def __init__(self, path: Path, embedder: TextEmbedder) -> None:
        self._embedder = embedder
        try:
            with np.load(path) as arrays:
                self._vectors = arrays["vectors"].astype(np.float32) / SCALE
                properties = arrays["properties"]
                self._starts = np.flatnonzero(np.r_[True, properties[1:] != properties[:-1]])
                self._pids = [f"P{number}" for number in properties[self._starts]]
                self._kinds = dict(zip(self._pids, arrays["kinds"].tolist(), strict=True))
                kinds = np.array(list(self._kinds.values()))
                self._of_kind = {str(kind): np.flatnonzero(kinds == kind) for kind in np.unique(kinds)}
                self._less = np.where(arrays["written"], 0.0, BY_NAME_ALONE).astype(np.float32)
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise ResourceError(f"The file {path} is damaged: {error}.", "Install ClaimVer again.") from error

    def match(
        self, claims: Sequence[Claim], cancelled: Callable[[], bool] | None = None
    ) -> list[dict[str, PropertyMatch]]:
        """For each claim, the match with each of its first named entities as subject, by Q-id."""
        masked = [{qid: _variants(claim, qid) for qid in _subjects(claim)} for claim in claims]
        texts = list(
            dict.fromkeys(t for by_subject in masked for found in by_subject.values() for t in found)
        )
        if not texts:
            return [{} for _ in claims]
        vectors = self._embedder.embed(texts, cancelled)
        likeness = np.maximum.reduceat(vectors @ self._vectors.T, self._starts, axis=1) - self._less
        rows = dict(zip(texts, likeness, strict=True))
        return [
            {
                qid: self._match(np.max([rows[text] for text in found], axis=0))
                for qid, found in subjects.items()
            }
            for subjects in masked
        ]

    def _match(self, row: np.ndarray) -> PropertyMatch:
        likeness = dict(zip(self._pids, row.tolist(), strict=True))
        best = {kind: max(0.0, float(row[places].max())) for kind, places in self._of_kind.items()}
        shared = dict(likeness)
        for group in ALIKE:
            top = max(likeness.get(pid, 0.0) for pid in group)
            shared.update((pid, max(top, shared.get(pid, 0.0))) for pid in group)
        return PropertyMatch(likeness, shared, self._kinds, best)


def _variants(claim: Claim, subject: str) -> list[str]:
    """The masked claim, also without its time where that stands beside names: *Y has run X since 1950*."""
    text = mask(claim, subject)
    bare = _TIME.sub("", text)
    return [text, bare] if bare != text and OBJECT in bare else [text]


def mask(claim: Claim, subject: str) -> str:
    """The claim's context with placeholders: for the subject, for other names, for times and for numbers."""
    text = claim.context
    for mention in sorted(claim.mentions, key=lambda m: -len(m.text)):
        if is_name(mention):
            place = _SUBJECT if mention.entity.id == subject else _OBJECT
            text = any_of(mention.text, exact=len(mention.text) < 4).sub(place, text)
    nouns = {m.text for m in claim.mentions if not is_name(m)}  # "CEO" is no name
    for name in unlinked_names(text):
        if name in nouns:
            continue
        text = any_of(name, exact=True).sub(_OBJECT, text)
    text = text.replace(_SUBJECT, SUBJECT).replace(_OBJECT, OBJECT)
    for found in sorted(find_dates(text), key=lambda d: -d.span.start):
        text = text[: found.span.start] + TIME + text[found.span.end :]
    for number in sorted(find_numbers(text), key=lambda n: -n.span.start):
        if number.span.of(text) != TIME:
            text = text[: number.span.start] + NUMBER + text[number.span.end :]
    return text


def _subjects(claim: Claim) -> list[str]:
    names = [m.entity.id for m in claim.mentions if is_name(m) and m.entity.id]
    others = [m.entity.id for m in claim.mentions if not is_name(m) and m.entity.id]
    return list(dict.fromkeys(names or others))[:_SUBJECTS]
