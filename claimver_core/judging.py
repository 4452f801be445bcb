"""Judges the claims of a text with the compact verifier and the rules."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice, repeat
from typing import Protocol

import numpy as np

from claimver_core.engine import Engine
from claimver_core.errors import ModelFailed, stop_if
from claimver_core.evidence_text import evidence_text
from claimver_core.models.asking import Asking, answered, side_by_side
from claimver_core.rationale import rationale
from claimver_core.retrieval import retrieving
from claimver_core.scoring import entities_said, entity_presence_ratio, triplets_match_score
from claimver_core.types import Claim, ClaimResult, Evidence, Label, Mention, Passage, Triplet, Verdict
from claimver_core.verification.decider import MODEL
from claimver_core.verification.descriptors import apart, as_one
from claimver_core.verification.facts_of_description import as_all, facts_of
from claimver_core.verification.judge import (
    UNASKED,
    Judgement,
    judge,
    left_open,
    needs_evidence,
    needs_model,
)
from claimver_core.verification.judged_by_sentences import judged_by_reading, judged_by_sentence
from claimver_core.verification.plainer.plainer_words import in_plainer_words
from claimver_core.verification.rules.decide import decide
from claimver_core.verification.rules.passed import ENDED_OF_LATE
from claimver_core.verification.rules.places.whereabouts import of_today
from claimver_core.verification.rules.reading import Reading, read
from claimver_core.verification.rules.ruling import Ruling

_BATCHES = (1, 2, 4, 8, 16)
"""Claims whose texts go to the models together; few at first, to show some."""
_STATED = "stated"
"""The rule by which statements bear out what they say."""
_LOCATED = "located-in"
_READ = 6  # triplets of a claim that the model reads; the rules see them all
_REMEMBERED = 5000  # claims whose results are kept, so that an edit re-checks only what it changed

_Key = tuple[str, tuple[tuple[str | None, bool], ...]]


class Judging(Protocol):
    """What turns the claims of a text into results."""

    @property
    def failure(self) -> ModelFailed | None:
        """Why a language model takes no further part."""
        ...

    def judge(
        self,
        text: str,
        claims: Sequence[Claim],
        mentions: Sequence[Mention],
        on_result: Callable[[ClaimResult], None],
        cancelled: Callable[[], bool] | None,
    ) -> None:
        """Judges the claims found in ``text``; results come in order, all with ``index`` 0. Raises
        Cancelled."""
        ...


class CompactJudging:
    """See ``Judging``. What was judged once is remembered, under all that its result depends on."""

    failure = None

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._remembered: OrderedDict[_Key, ClaimResult] = OrderedDict()

    def judge(
        self,
        text: str,
        claims: Sequence[Claim],
        mentions: Sequence[Mention],
        on_result: Callable[[ClaimResult], None],
        cancelled: Callable[[], bool] | None,
    ) -> None:
        start = 0
        for size in chain(_BATCHES, repeat(_BATCHES[-1])):
            if start >= len(claims):
                return
            for result in self.results(claims[start : start + size], cancelled):
                on_result(result)
            start += size

    def results(self, claims: Sequence[Claim], cancelled: Callable[[], bool] | None) -> Iterator[ClaimResult]:
        """The results of a batch, in order; those remembered cost nothing."""
        known = {key: self._remembered[key] for key in map(_key, claims) if key in self._remembered}
        fresh = [claim for claim in claims if _key(claim) not in known]
        judgements = self._judgements(fresh, cancelled)
        scoring = side_by_side(
            _scoring(c, j.triplets, j.passages) for c, j in zip(fresh, judgements, strict=True)
        )
        scores = answered(scoring, self._engine.embedder, cancelled)
        for claim, judgement, score in zip(fresh, judgements, scores, strict=True):
            result = ClaimResult(
                index=0,
                claim=claim,
                verdict=judgement.verdict,
                triplets=judgement.triplets,
                passages=judgement.passages,
                rationale=rationale(claim, judgement),
                tms=score,
            )
            known[_key(claim)] = result
            self._remember(_key(claim), result)
        for claim in claims:
            yield replace(known[_key(claim)], claim=claim)

    def _judgements(self, claims: Sequence[Claim], cancelled: Callable[[], bool] | None) -> list[Judgement]:
        """One for each claim, in order; what a claim says in passing is judged apart from the rest, and what
        stays open is judged once more in plainer words, and fact by fact."""
        pieces = [apart(claim) for claim in claims]
        said = [piece for parts in pieces for piece in parts]
        judged = self._reworded(said, cancelled)
        facts = [
            facts_of(claim) if _may_be_several(claim, judgement) else ()
            for claim, judgement in zip(said, judged, strict=True)
        ]
        several = iter(self._reworded([fact for found in facts for fact in found], cancelled))
        for place, found in enumerate(facts):
            if found:
                judged[place] = _by_facts(judged[place], list(islice(several, len(found))))
        following = iter(judged)
        return [as_one(list(islice(following, len(parts)))) for parts in pieces]

    def _reworded(self, said: Sequence[Claim], cancelled: Callable[[], bool] | None) -> list[Judgement]:
        """One for each claim, in order, as it is worded or in plainer words, by facts or known sentences."""
        judged = self._judged(said, cancelled)
        plain = [
            list(in_plainer_words(claim))
            if judgement.verdict.label is Label.EXTRAPOLATORY and not claim.reports
            else []
            for claim, judgement in zip(said, judged, strict=True)
        ]
        plainer = [(place, wording) for place, wordings in enumerate(plain) for wording in wordings]
        again = self._judged([wording for _, wording in plainer], cancelled)
        for (place, _), judgement in zip(plainer, again, strict=True):
            open_still = judged[place].verdict.label is Label.EXTRAPOLATORY
            if open_still and judgement.verdict.label in (Label.ATTRIBUTABLE, Label.CONTRADICTORY):
                judged[place] = judgement
        judged = [
            self._with_sentence([claim, *wordings], judgement)
            for claim, wordings, judgement in zip(said, plain, judged, strict=True)
        ]
        self._read_together(said, judged, cancelled)
        return judged

    def _with_sentence(self, wordings: Sequence[Claim], judgement: Judgement) -> Judgement:
        """The judgement by a known sentence, where one decides what the facts leave open, or says the same as
        a claim that they seem to contradict, or otherwise than the model; open, where one denies what a
        statement bears out. ``wordings`` are the claim, then the same in plainer words."""
        label = judgement.verdict.label
        if label is Label.EXTRAPOLATORY:
            rulings = map(self._engine.sentences.ruling, wordings)
            found = next((ruling for ruling in rulings if ruling is not None), None)
        elif label is Label.CONTRADICTORY:
            found = self._engine.sentences.ruling(wordings[0])
            found = found if found is not None and found.label is Label.ATTRIBUTABLE else None
        elif label is Label.ATTRIBUTABLE and judgement.verdict.decided_by == MODEL:
            found = self._engine.sentences.ruling(wordings[0])
            found = found if found is not None and found.label is Label.CONTRADICTORY else None
        elif label is Label.ATTRIBUTABLE and judgement.verdict.decided_by == _STATED:
            found = self._engine.sentences.ruling(wordings[0])
            denied = found is not None and found.label is Label.CONTRADICTORY and found.denies
            return left_open(judgement) if denied else judgement
        else:
            found = None
        return judgement if found is None else judged_by_sentence(found)

    def _read_together(
        self,
        claims: Sequence[Claim],
        judged: list[Judgement],
        cancelled: Callable[[], bool] | None,
    ) -> None:
        """Replaces what is open still and what the model finds borne out or contradicted by known
        sentences."""
        asked = [
            (place, found)
            for place, (claim, judgement) in enumerate(zip(claims, judged, strict=True))
            if judgement.verdict.label is Label.EXTRAPOLATORY
            and judgement.verdict.decided_by != ENDED_OF_LATE
            and (found := self._engine.sentences.in_other_words(claim)) is not None
        ]
        read = [[(claims[place].context, texts) for texts in found.texts] for place, found in asked]
        logits = iter(self._engine.verifier.together([pair for pairs in read for pair in pairs], cancelled))
        for (place, found), pairs in zip(asked, read, strict=True):
            rows = np.stack(list(islice(logits, len(pairs))))
            judged[place] = judged_by_reading(found, rows) or judged[place]

    def _judged(self, claims: Sequence[Claim], cancelled: Callable[[], bool] | None) -> list[Judgement]:
        """One for each claim as it is worded, in order."""
        retrieved = self.retrieved(claims, cancelled)
        rulings = []
        for reading, triplets in retrieved:
            stop_if(cancelled)
            rulings.append(decide(reading, triplets, self._engine.relations))
        verdicts = self._verdicts(retrieved, rulings, cancelled)
        judged = []
        for (reading, triplets), ruling, verdict in zip(retrieved, rulings, verdicts, strict=True):
            stop_if(cancelled)
            judged.append(judge(reading, triplets, ruling, verdict, self._engine.relations))
        return judged

    def retrieved(
        self, claims: Sequence[Claim], cancelled: Callable[[], bool] | None
    ) -> list[tuple[Reading, tuple[Triplet, ...]]]:
        """Each claim as it is read, with the triplets retrieved for it, the nearest first."""
        engine = self._engine
        matches = engine.matcher.match(claims, cancelled)
        readings = [read(claim, matches=match) for claim, match in zip(claims, matches, strict=True)]
        retrievals = side_by_side(retrieving(reading, engine.store, cancelled) for reading in readings)
        found = zip(readings, answered(retrievals, engine.embedder, cancelled), strict=True)
        return [
            (reading, of_today(triplets, engine.relations) if reading.present else triplets)
            for reading, triplets in found
        ]

    def _verdicts(
        self,
        retrieved: Sequence[tuple[Reading, tuple[Triplet, ...]]],
        rulings: Sequence[Ruling | None],
        cancelled: Callable[[], bool] | None,
    ) -> list[Verdict]:
        """What the model says of each claim; it is not asked where its answer can change nothing."""
        first = [(reading, triplets[:_READ]) for reading, triplets in retrieved]
        asked = [
            i for i, (reading, triplets) in enumerate(first) if needs_model(reading, rulings[i], triplets)
        ]
        answers = self._engine.verifier.verify(
            [(first[i][0].claim.context, Evidence(triplets=first[i][1])) for i in asked],
            cancelled,
            explained=lambda place, verdict: needs_evidence(
                first[asked[place]][0], rulings[asked[place]], first[asked[place]][1], verdict
            ),
        )
        verdicts = [UNASKED] * len(retrieved)
        for i, answer in zip(asked, answers, strict=True):
            verdicts[i] = answer
        return verdicts

    def _remember(self, key: _Key, result: ClaimResult) -> None:
        self._remembered[key] = result
        if len(self._remembered) > _REMEMBERED:
            self._remembered.popitem(last=False)


def _may_be_several(claim: Claim, judgement: Judgement) -> bool:
    """True where a claim is open, or one place alone bears it out: *an American actor from Chicago*."""
    located = judgement.verdict.decided_by == _LOCATED and " from " in claim.context
    return (located or judgement.verdict.label is Label.EXTRAPOLATORY) and not claim.reports


def _by_facts(whole: Judgement, facts: Sequence[Judgement]) -> Judgement:
    """The judgement on a claim from those on its facts, and as it was where these leave it open."""
    found = as_all(facts)
    if found is None and whole.verdict.label is Label.ATTRIBUTABLE:
        return left_open(whole)
    return found or whole


def match_score(engine: Engine, claim: Claim, triplets: Sequence[Triplet]) -> float:
    """The TMS of a claim and its triplets (ClaimVer, section 3.5.2); 0 without triplets."""
    return answered(_scoring(claim, triplets), engine.embedder)


def _scoring(claim: Claim, triplets: Sequence[Triplet], passages: Sequence[Passage] = ()) -> Asking[float]:
    if not triplets and not passages:
        return 0.0
    evidence = Evidence(triplets=tuple(triplets), passages=tuple(passages))
    vectors = yield [claim.context, evidence_text(evidence)]
    entities = {m.entity.id for m in claim.mentions if m.entity.id}
    presence = entity_presence_ratio(entities, triplets, said=entities_said(claim.mentions, passages))
    return triplets_match_score(vectors[0], vectors[1], presence)


def _key(claim: Claim) -> _Key:
    return claim.context, tuple((mention.entity.id, mention.chosen) for mention in claim.mentions)
