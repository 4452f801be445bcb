"""The judgement on a claim that rests on known sentences: compared word by word, or read by the model."""

from __future__ import annotations

import numpy as np

from claimver_core.types import Label, Passage, Verdict
from claimver_core.verification.features import LABELS
from claimver_core.verification.judge import Judgement
from claimver_core.verification.sentences.by_sentence import InOtherWords, SentenceRuling
from claimver_core.verification.sentences.read_odds import TOGETHER, leads, probabilities
from claimver_core.verification.sureness import RULE_CONFIDENCE

KNOWN_SENTENCE = "known-sentence"
SENTENCES_READ = "sentences-read"
BORNE_OUT, BORNE_OUT_BEYOND = 0.83, 0.89
"""The probability at which the model's reading of known sentences bears a claim out, and one that goes beyond
the nearest of them."""
READ_OTHERWISE = 0.9
"""The same at which it contradicts one."""


def judged_by_sentence(ruling: SentenceRuling) -> Judgement:
    """The judgement that rests on known sentences alone."""
    return _resting_on(ruling.passages, ruling.label, RULE_CONFIDENCE, KNOWN_SENTENCE)


def borne_out_from(*, goes_beyond: bool) -> float:
    """The probability from which a reading bears out a claim."""
    return BORNE_OUT_BEYOND if goes_beyond else BORNE_OUT


def judged_by_reading(found: InOtherWords, logits: np.ndarray) -> Judgement | None:
    """The judgement that rests on known sentences as the model reads them beside the claim, by its logits
    (readings, 3) for ``found.readings`` in the order of LABELS; None where it is not sure enough."""
    chances = probabilities(np.array([*leads(logits), *found.traits]))
    supported, denied = chances[Label.ATTRIBUTABLE], chances[Label.CONTRADICTORY]
    if found.may_bear_out and supported >= borne_out_from(goes_beyond=found.goes_beyond):
        return _resting_on(found.needed, Label.ATTRIBUTABLE, supported, SENTENCES_READ)
    told = _told_against(found, logits)
    if found.may_contradict and denied >= READ_OTHERWISE and told is not None:
        return _resting_on(found.readings[told], Label.CONTRADICTORY, denied, SENTENCES_READ)
    return None


def _told_against(found: InOtherWords, logits: np.ndarray) -> int | None:
    """The reading in which the model finds the claim contradicted: the first single sentence that can
    contradict it, or all together where it finds no single one to do so."""
    denying = LABELS.index(Label.CONTRADICTORY)
    against = [place for place, row in enumerate(logits) if row.argmax() == denying]
    alone = [place for place in against if place != TOGETHER]
    able = [place for place in alone or against if found.can_contradict[place]]
    return min(able, default=None)


def _resting_on(passages: tuple[Passage, ...], label: Label, confidence: float, decided_by: str) -> Judgement:
    rest = (1 - confidence) / (len(LABELS) - 1)
    scores = {each: confidence if each is label else rest for each in LABELS}
    evidence = tuple(range(len(passages)))
    return Judgement(Verdict(label, confidence, scores, evidence, decided_by), (), passages=passages)
