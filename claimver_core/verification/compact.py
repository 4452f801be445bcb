"""The compact verifier: a MiniLM cross-encoder that reads a claim with its evidence.

All the evidence is read in one sequence, and each piece also by itself, which shows what decided and
catches what the long sequence hides. A fitted softmax over these logits and over plain comparisons of
words (``features.py``) decides; its probabilities are the confidence shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Protocol

import numpy as np

from claimver_core.errors import ResourceError, stop_if
from claimver_core.evidence_text import join_texts
from claimver_core.locations import resource
from claimver_core.types import Evidence, Label, ModelInfo, Verdict
from claimver_core.verification.beside.subject import about_others
from claimver_core.verification.calibration import Calibration, EvidenceKind
from claimver_core.verification.features import LABELS, features
from claimver_core.verification.selection import Piece, select

NO_EVIDENCE = "no-evidence"
CLAIM_CHARACTERS = 600
CLEAR = 0.7
"""How far behind the clearest piece, in its logit, another that agrees may stay and still be named."""
NEEDED = 0.7
"""How far the label's logit must fall without a piece for that piece to have decided."""


class PairScorer(Protocol):
    """What the verifier needs of ``models.classifier.PairClassifier``."""

    @property
    def info(self) -> ModelInfo: ...

    @property
    def labels(self) -> tuple[str, ...]: ...

    def logits(
        self, pairs: Sequence[tuple[str, str]], cancelled: Callable[[], bool] | None = None
    ) -> np.ndarray: ...


class CompactVerifier:
    """Judges by the classifier's labels, which must be those of Label. Not thread-safe.

    Raises ResourceError when the model has other labels or its calibration is missing.
    """

    name = "compact"

    def __init__(self, classifier: PairScorer, calibration: Calibration | None = None) -> None:
        if sorted(classifier.labels) != sorted(LABELS):
            raise ResourceError(
                f"The model {classifier.info.name} has other labels than a verifier.",
                "Choose another model file.",
            )
        self._classifier = classifier
        self._columns = [classifier.labels.index(label) for label in LABELS]
        self._calibration = calibration or Calibration.read(resource("models", "verifier.json"))

    @property
    def info(self) -> ModelInfo:
        return self._classifier.info

    @property
    def calibration(self) -> Calibration:
        return self._calibration

    @staticmethod
    def readings(claim: str, pieces: Sequence[str]) -> list[tuple[str, str]]:
        """What is read: the claim with the pieces together, then with each by itself."""
        sole = [(claim, piece) for piece in pieces]
        return sole if len(pieces) < 2 else [(claim, join_texts(pieces)), *sole]

    def verify(
        self,
        items: Sequence[tuple[str, Evidence]],
        cancelled: Callable[[], bool] | None = None,
        *,
        explained: Callable[[int, Verdict], bool] = lambda place, verdict: True,
    ) -> list[Verdict]:
        """One verdict for each (claim, evidence), in order.

        ``Verdict.evidence`` names what decided, and is empty only when nothing did; it can take as long to
        find as the verdict itself, and is left out where ``explained`` says no of the item's place and its
        verdict so far. A claim without words is not judged; one without evidence is extrapolatory by
        definition. Raises Cancelled.
        """
        selected = [select(claim[:CLAIM_CHARACTERS], evidence) for claim, evidence in items]
        readings = [
            self.readings(claim[:CLAIM_CHARACTERS], [piece.text for piece in pieces])
            for (claim, _), pieces in zip(items, selected, strict=True)
        ]
        scored = self._score([pair for pairs in readings for pair in pairs], cancelled)
        ends = list(accumulate(map(len, readings)))
        verdicts = []
        for place, (pieces, pairs, end) in enumerate(zip(selected, readings, ends, strict=True)):
            claim, evidence = items[place]
            stop_if(cancelled)
            if not any(character.isalnum() for character in claim):
                verdicts.append(Verdict(None, unchecked="The claim has no words."))
            elif not any(piece.text for piece in pieces):
                scores = {label: float(label is Label.EXTRAPOLATORY) for label in LABELS}
                verdicts.append(Verdict(Label.EXTRAPOLATORY, 1.0, scores, (), NO_EVIDENCE))
            else:
                rows = scored[end - len(pairs) : end]
                kind = EvidenceKind.of(evidence)
                short = claim[:CLAIM_CHARACTERS]
                verdict = self._decide(short, pieces, rows, kind)
                if verdict.label is not Label.EXTRAPOLATORY and explained(place, verdict):
                    found = self._deciding(short, pieces, rows, verdict, cancelled)
                    verdict = replace(verdict, evidence=found)
                verdicts.append(verdict)
        return verdicts

    def together(
        self,
        items: Sequence[tuple[str, Sequence[str]]],
        cancelled: Callable[[], bool] | None = None,
    ) -> np.ndarray:
        """What the joint reading alone says of each (claim, pieces): logits, (n, 3), in the order of LABELS.
        Raises Cancelled."""
        return self._score(
            [(claim[:CLAIM_CHARACTERS], join_texts(pieces)) for claim, pieces in items], cancelled
        )

    def _score(self, pairs: Sequence[tuple[str, str]], cancelled: Callable[[], bool] | None) -> np.ndarray:
        if not pairs:
            return np.zeros((0, len(LABELS)), dtype=np.float32)
        return self._classifier.logits(pairs, cancelled)[:, self._columns]

    def _decide(self, claim: str, pieces: list[Piece], rows: np.ndarray, kind: EvidenceKind) -> Verdict:
        """The verdict from the logits of the joint reading (row 0) and of the single pieces."""
        texts = [piece.text for piece in pieces]
        decided = self._calibration.probabilities(features(claim, texts, rows)[None], kind)
        best = int(self._calibration.choose(decided)[0])
        if (
            LABELS[best] is Label.CONTRADICTORY
            and kind is EvidenceKind.PASSAGES
            and about_others(claim, texts)
        ):
            best = LABELS.index(Label.EXTRAPOLATORY)
        scores = {label: float(decided[0, index]) for index, label in enumerate(LABELS)}
        return Verdict(LABELS[best], scores[LABELS[best]], scores)

    def _deciding(
        self,
        claim: str,
        pieces: list[Piece],
        rows: np.ndarray,
        verdict: Verdict,
        cancelled: Callable[[], bool] | None,
    ) -> tuple[int, ...]:
        """The indexes of the evidence that decided: what agrees by itself, or else what decides together."""
        assert verdict.label is not None
        best = LABELS.index(verdict.label)
        joint, singles = rows[0], rows[1:] if len(rows) > 1 else rows
        agree = singles.argmax(axis=1) == best
        clear = singles[:, best] >= singles[:, best].max() - CLEAR
        places = tuple(np.flatnonzero(agree & clear).tolist())
        texts = [piece.text for piece in pieces]
        places = places or self._needed(claim, texts, joint, singles, best, cancelled)
        return tuple(dict.fromkeys(pieces[place].index for place in places))

    def _needed(
        self,
        claim: str,
        pieces: list[str],
        joint: np.ndarray,
        singles: np.ndarray,
        best: int,
        cancelled: Callable[[], bool] | None,
    ) -> tuple[int, ...]:
        """The pieces without which the joint reading loses its label: several that decide together."""
        without = [(claim, join_texts(pieces[:i] + pieces[i + 1 :])) for i in range(len(pieces))]
        lost = joint[best] - self._score(without, cancelled)[:, best]
        needed = tuple(np.flatnonzero(lost >= NEEDED).tolist())
        return needed or (int(singles[:, best].argmax()),)
