"""How one text was checked, stage by stage, with what each stage made of it. Knows nothing of widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from app import wording
from app.decider_words import decided_by
from app.translation import number, percent, tr
from claimver_core.types import ClaimResult, Label, Report

_CANDIDATES = 4
_FACTS = 12


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage: what it does in general, and line by line what it did here."""

    title: str
    purpose: str
    lines: tuple[str, ...]


def explain(report: Report) -> list[Stage]:
    """The stages in the order in which a text goes through them."""
    return [
        Stage(
            tr("1. Claims"),
            tr(
                "The text is cut into sentences and these into claims: stretches that assert something of "
                "their own. Words that point back, such as “he” or “the tower”, are replaced by what they "
                "stand for."
            ),
            _each(report, _claim),
        ),
        Stage(
            tr("2. Names"),
            tr(
                "Every name is looked up. Several things may bear it; the candidates are ranked by how well "
                "the name fits, how well known they are and what else the text is about. The first one is "
                "taken."
            ),
            tuple(_mentions(report)),
        ),
        Stage(
            tr("3. Facts"),
            tr(
                "The statements that join the entities of a claim are looked up, then those about each of "
                "them, the nearest to the claim's words first. A fact is a triplet: subject, property, "
                "object."
            ),
            _each(report, _facts),
        ),
        Stage(
            tr("4. Reading"),
            tr(
                "A small language model reads the claim beside the facts and says how likely each verdict "
                "is. Rules decide where they can: dates, figures, properties that have only one value, "
                "denials."
            ),
            _each(report, _scores),
        ),
        Stage(
            tr("5. Verdict"),
            tr(
                "The verdict, with the reason in words. Nothing stands in the reason that is not in the "
                "facts. "
                "A claim that could not be checked has no verdict."
            ),
            _each(report, _verdict),
        ),
        Stage(tr("6. Score of the text"), wording.KAS_HELP, tuple(_score(report))),
    ]


def _each(report: Report, lines: Callable[[ClaimResult], Iterator[str]]) -> tuple[str, ...]:
    """The lines on every claim, each under its number."""
    found: list[str] = []
    for result in report.results:
        said = list(lines(result))
        found += [f"{result.index}  {said[0]}", *(f"     {line}" for line in said[1:]), ""]
    return tuple(found) or (tr("There is no claim in this text."),)


def _claim(result: ClaimResult) -> Iterator[str]:
    claim = result.claim
    yield f"“{wording.one_line(claim.text)}”"
    if not wording.same_words(claim.text, claim.context):
        yield tr("Read as: {claim}").format(claim=wording.one_line(claim.context))


def _mentions(report: Report) -> Iterator[str]:
    for mention in report.mentions:
        yield f"“{wording.one_line(mention.text)}”"
        for place, candidate in enumerate(mention.candidates[:_CANDIDATES]):
            entity = candidate.entity
            name = wording.with_id(entity.label, entity.id)
            described = f": {entity.description}" if entity.description else ""
            yield f"     {'→' if place == 0 else '·'} {number(candidate.score, 2)}  {name}{described}"
        yield ""
    if not report.mentions:
        yield tr("No name was found in this text.")


def _facts(result: ClaimResult) -> Iterator[str]:
    yield f"“{wording.one_line(result.claim.context)}”"
    if not result.triplets and not result.passages:
        yield tr("No fact was found.")
    for place, triplet in enumerate(result.triplets[:_FACTS]):
        deciding = place in result.verdict.evidence and result.verdict.label is not None
        yield f"{'★' if deciding else '·'} {wording.triplet_sentence(triplet)}"
    left = len(result.triplets) - _FACTS
    if left > 0:
        yield tr("and {number} more").format(number=left)
    for passage in result.passages:
        yield f"· “{wording.one_line(passage.text)}” {passage.source}".rstrip()


def _scores(result: ClaimResult) -> Iterator[str]:
    yield f"“{wording.one_line(result.claim.context)}”"
    scores = [
        f"{wording.verdict_word(label)} {percent(result.verdict.scores[label])}"
        for label in Label
        if label in result.verdict.scores
    ]
    if scores:
        yield " · ".join(scores)
    if result.verdict.label is not None:
        yield tr("Decided by {decider}").format(decider=decided_by(result.verdict))


def _verdict(result: ClaimResult) -> Iterator[str]:
    yield f"{wording.verdict_word(result.verdict.label)}: “{wording.one_line(result.claim.text)}”"
    yield result.rationale or result.verdict.unchecked or wording.verdict_sentence(result)


def _score(report: Report) -> Iterator[str]:
    yield wording.summary(report.results)
    for result in report.results:
        word = wording.verdict_word(result.verdict.label)
        yield tr("{number}  {verdict}, TMS {score}").format(
            number=result.index, verdict=word, score=number(result.tms, 2)
        )
    if report.kas is not None:
        yield tr("Together: KAS {score} of 1").format(score=number(report.kas, 2))
