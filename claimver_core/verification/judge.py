"""One verdict from what the rules and the model say, with false red as the error to avoid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from claimver_core.knowledge.relations import Relations
from claimver_core.types import Entity, Label, Passage, Property, Rank, TimeValue, Triplet, Verdict
from claimver_core.verification.alike_properties import ALIKE
from claimver_core.verification.features import LABELS
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.coverage import uncovered
from claimver_core.verification.rules.joined_names import joins_all_names, misses_listed, stops_short
from claimver_core.verification.rules.measures.scales import compared_properties
from claimver_core.verification.rules.no_contradiction.other_relations import (
    by_another_relation,
    tells_a_deed,
)
from claimver_core.verification.rules.over_time.each_in_time import late_comers
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.roles import direction
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.says_too_much.details import details
from claimver_core.verification.rules.says_too_much.overstated import overstates
from claimver_core.verification.rules.says_too_much.predicates import fits_predicate
from claimver_core.verification.rules.traits import traits_of
from claimver_core.verification.rules.wording import unread
from claimver_core.verification.sentences.beside_nearest import BOUND
from claimver_core.verification.sureness import ASKING_RULE_CONFIDENCE, RULE_CONFIDENCE, raised

_VETO = 0.9  # the model's probability of the opposite at which a rule that has to ask it is not believed
_RELEVANT = 3
_OPEN, _NOT_BORNE_OUT = 0.5, "not-borne-out"
RULE_WHOLE, MODEL_WHOLE = 0.6, 0.75
"""How much of a claim has to be accounted for where a rule, or the model alone, finds support."""
_LIKELIEST, _TIMES_LIKELIER = 0.5, 1.5
"""How likely the model alone has to find a claim borne out, and how much likelier than contradicted."""
WHOLE_ALL_THE_SAME = 1.5
"""The same where the wording is clearly that of another property."""
_WHO_IS_IN = frozenset({"P161", "P674", "P725"})
"""That somebody is in a work tells nothing of what becomes of them there."""
_BOTH_OF_THEM = re.compile(r"\bboth\b(?!.*\band\b)", re.IGNORECASE)
"""That there are just two is more than what joins two names tells: *octopuses have both hearts*."""
UNREAD_WORD = 0.2
MANY_UNREAD = 2
_DENIALS = frozenset({"general-denial", "negation"})
UNASKED = Verdict(None, 0.0, dict.fromkeys(LABELS, 1 / len(LABELS)))
"""Stands for the model's verdict where it can change nothing."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, the triplets and passages it rests on (for amber: the triplets that come nearest), what the
    claim states that they do not bear out, and the label of the property looked for in vain, with its
    subject's label.

    The verdict's ``evidence`` counts these triplets, then the passages: all of them decided, or for amber
    none.
    """

    verdict: Verdict
    triplets: tuple[Triplet, ...]
    missing: tuple[str, ...] = ()
    sought: tuple[str, str] | None = None
    passages: tuple[Passage, ...] = ()


def needs_model(reading: Reading, ruling: Ruling | None, triplets: Sequence[Triplet]) -> bool:
    """Whether the label may depend on what the model says of ``triplets``, so that it has to read them.

    It does not where a ruling holds by itself, or where there is none and nothing joins what the claim names.
    """
    if ruling is None:
        return not triplets or bool(joining(reading, triplets))
    if not ruling.alone:
        return True
    if ruling.label is Label.ATTRIBUTABLE:
        return not _says_no_more(reading, ruling)
    return not _denied_as_read(reading, ruling)


def needs_evidence(
    reading: Reading, ruling: Ruling | None, triplets: Sequence[Triplet], model: Verdict
) -> bool:
    """Whether the label may depend on which of ``triplets`` the model's verdict rests on: where it alone may
    make the claim Attributable."""
    if model.label is not Label.ATTRIBUTABLE or not joining(reading, triplets):
        return False
    return ruling is None or not _holds(reading, ruling, model)


def judge(
    reading: Reading,
    triplets: Sequence[Triplet],
    ruling: Ruling | None,
    model: Verdict,
    relations: Relations,
) -> Judgement:
    """Combines the rules' ruling on a claim with the model's verdict on the same triplets.

    ``model`` is the verifier's verdict on the first of ``triplets``, in the order given; UNASKED where
    ``needs_model`` says no. A rule decides; one that cannot tell who does what to whom asks the model first.
    The model alone can make a claim Attributable only where a triplet joins what the claim names and
    nothing of the claim is left over, and can make it Contradictory only with a rule.
    """
    if model.label is None and model is not UNASKED:
        return Judgement(model, ())
    if ruling is not None and _holds(reading, ruling, model):
        return Judgement(_verdict(ruling, model), ruling.triplets)
    return _by_model(reading, triplets, model, relations)


def left_open(judgement: Judgement) -> Judgement:
    """Extrapolatory, where a known sentence denies what statements bear out."""
    scores = raised(judgement.verdict, Label.EXTRAPOLATORY, _OPEN)
    verdict = Verdict(Label.EXTRAPOLATORY, _OPEN, scores, (), _NOT_BORNE_OUT)
    return Judgement(verdict, judgement.triplets[:_RELEVANT])


def joining(reading: Reading, triplets: Sequence[Triplet]) -> list[Triplet]:
    """Those that join two things which the claim names: without one, the model alone can support nothing.

    None where the claim tells who said something: that statements bear out what was said is another claim."""
    if reading.claim.reports:
        return []
    found = [triplet for triplet in triplets if _joins(reading, triplet)]
    late = late_comers(reading, found)
    return [triplet for triplet in found if triplet not in late]


def _sought(reading: Reading, relations: Relations) -> tuple[str, str] | None:
    """The property that the claim surely states of the first thing it names, where the knowledge has none."""
    found = [
        (pid, mention.entity)
        for mention in reading.claim.mentions
        if (match := reading.match_of(mention.entity)) is not None and (pid := match.surest()) is not None
    ]
    if not found or not reading.has_cue(Property(found[0][0], "")) or compared_properties(reading.words):
        return None
    pid, entity = found[0]
    alike = frozenset().union(*(group for group in ALIKE if pid in group))
    label = relations.lacks(str(entity.id), pid, alike)
    return None if label is None else (label, entity.label)


def _by_model(
    reading: Reading, triplets: Sequence[Triplet], model: Verdict, relations: Relations
) -> Judgement:
    """What the model alone may decide; else amber."""
    missing: tuple[str, ...] = ()
    if model.label is Label.ATTRIBUTABLE:
        found = joining(reading, [triplets[i] for i in model.evidence if i < len(triplets)])
        missing = (*uncovered(reading, found), *details(reading, found)) if found else ()
        if found and not missing and _bear_out(reading, found, triplets, model, relations):
            return Judgement(replace(model, evidence=tuple(range(len(found)))), tuple(found))
    return _open(reading, triplets, model, missing, relations)


def _is_sure(model: Verdict) -> bool:
    supported, denied = (model.scores[label] for label in (Label.ATTRIBUTABLE, Label.CONTRADICTORY))
    return supported >= max(_LIKELIEST, _TIMES_LIKELIER * denied)


def _bear_out(
    reading: Reading,
    found: Sequence[Triplet],
    triplets: Sequence[Triplet],
    model: Verdict,
    relations: Relations,
) -> bool:
    """True when what joins the claim's names also accounts for its wording, and nothing stands against it."""
    return (
        _is_sure(model)
        and not reading.denied
        and not BOUND.search(reading.claim.context)
        and not _BOTH_OF_THEM.search(reading.words)
        and len({triplet.subject.id for triplet in found}) <= len(reading.claim.mentions)  # no namesakes
        and not misses_listed(reading, found)
        and not any(direction(reading, t) is False for t in found)
        and any(
            not isinstance(t.object, TimeValue) or reading.expresses(t.property, t.subject) for t in found
        )
        and joins_all_names(reading, found)
        and not all(t.property.id in _WHO_IS_IN and not reading.has_cue(t.property) for t in found)
        and not tells_a_deed(reading, found)
        and fits_predicate(reading, relations)
        and not overstates(reading, Ruling(Label.ATTRIBUTABLE, "stated", tuple(found)), relations)
        and not stops_short(reading, found)
        and _wholeness(reading, found, model)
        >= (WHOLE_ALL_THE_SAME if _worded_otherwise(reading, found) else MODEL_WHOLE)
        and not any(_stands_against(reading, triplet) for triplet in triplets)
    )


def _holds(reading: Reading, ruling: Ruling, model: Verdict) -> bool:
    """Whether the ruling decides."""
    return _believed(ruling, model) and _read_whole(reading, ruling, model)


def _believed(ruling: Ruling, model: Verdict) -> bool:
    opposite = Label.CONTRADICTORY if ruling.label is Label.ATTRIBUTABLE else Label.ATTRIBUTABLE
    return ruling.alone or model.scores.get(opposite, 0.0) < _VETO


def _read_whole(reading: Reading, ruling: Ruling, model: Verdict) -> bool:
    """False where much of the claim's wording is about something else than what a rule has read."""
    if ruling.label is not Label.ATTRIBUTABLE:
        return _denied_as_read(reading, ruling)
    if ruling.whole:
        return True
    if details(reading, ruling.triplets):
        return False
    return not unread(reading, ruling.triplets) or _wholeness(reading, ruling.triplets, model) >= RULE_WHOLE


def _says_no_more(reading: Reading, ruling: Ruling) -> bool:
    """True when a supported claim has no words beyond what the rule has read."""
    return ruling.whole or not (unread(reading, ruling.triplets) or details(reading, ruling.triplets))


def _denied_as_read(reading: Reading, ruling: Ruling) -> bool:
    """False where a denial is of more than the rule has read."""
    if ruling.whole or not reading.denied or ruling.rule not in _DENIALS:
        return True
    return len(unread(reading, ruling.triplets)) < MANY_UNREAD


def _wholeness(reading: Reading, triplets: Sequence[Triplet], model: Verdict) -> float:
    """How well the triplets account for all that the claim says: its likeness to their properties and the
    model's belief, less a share for each word beyond the first that nothing explains."""
    likeness = max((_likeness(reading, triplet) for triplet in triplets), default=0.0)
    left = len(unread(reading, triplets))
    return likeness + model.scores.get(Label.ATTRIBUTABLE, 0.0) - UNREAD_WORD * max(0, left - 1)


def _likeness(reading: Reading, triplet: Triplet) -> float:
    match = reading.match_of(triplet.subject)
    return match.shared.get(triplet.property.id or "", 0.0) if match is not None else 0.0


def _stands_against(reading: Reading, triplet: Triplet) -> bool:
    """True where a property of one value, which the claim's words name, has another one than the claim."""
    return (
        isinstance(triplet.object, Entity)
        and traits_of(triplet.property).single == "always"
        and reading.has_cue(triplet.property)
        and reading.names(triplet.subject)
        and not reading.names(triplet.object)
    )


def _worded_otherwise(reading: Reading, triplets: Sequence[Triplet]) -> bool:
    """True when the wording is clearly that of other properties than those of the triplets."""
    matches = [(reading.match_of(t.subject), t.property.id or "") for t in triplets]
    return bool(matches) and all(
        match is not None and match.speaks_against(pid, loosely=True) for match, pid in matches
    )


def _verdict(ruling: Ruling, model: Verdict) -> Verdict:
    same = model.scores.get(ruling.label, 0.0)
    confidence = max(RULE_CONFIDENCE if ruling.alone else ASKING_RULE_CONFIDENCE, same)
    scores = raised(model, ruling.label, confidence)
    return Verdict(ruling.label, confidence, scores, tuple(range(len(ruling.triplets))), ruling.rule)


def _open(
    reading: Reading,
    triplets: Sequence[Triplet],
    model: Verdict,
    missing: tuple[str, ...],
    relations: Relations,
) -> Judgement:
    """Extrapolatory, with the triplets that come nearest to the claim."""
    sought = _sought(reading, relations)
    first = next((mention.entity.id for mention in reading.claim.mentions), None)
    nearest = sorted((t for t in triplets if _near(reading, t)), key=lambda t: t.subject.id != first)
    near = tuple(nearest[:_RELEVANT])
    if not missing and near:
        missing = (*uncovered(reading, near), *details(reading, near))
    if model.label is Label.EXTRAPOLATORY:
        return Judgement(replace(model, evidence=()), near, missing, sought)
    confidence = max(model.scores.get(Label.EXTRAPOLATORY, 0.0), _OPEN)
    scores = raised(model, Label.EXTRAPOLATORY, confidence)
    verdict = Verdict(Label.EXTRAPOLATORY, confidence, scores, (), _NOT_BORNE_OUT)
    return Judgement(verdict, near, missing, sought)


def _joins(reading: Reading, triplet: Triplet) -> bool:
    return (
        triplet.rank is not Rank.DEPRECATED
        and not (triplet.former and reading.present)
        and reading.names(triplet.subject)
        and reading.compare(triplet.object) is Comparison.SAME
        and not by_another_relation(reading, triplet)
        and not (isinstance(triplet.object, Entity) and _are_namesakes(triplet.object, triplet.subject))
    )


def _near(reading: Reading, triplet: Triplet) -> bool:
    named = reading.names(triplet.subject) or (
        isinstance(triplet.object, Entity) and reading.names(triplet.object)
    )
    return (
        named and triplet.rank is not Rank.DEPRECATED and reading.expresses(triplet.property, triplet.subject)
    )


def _are_namesakes(one: Entity, other: Entity) -> bool:
    return one.label.casefold() == other.label.casefold()
