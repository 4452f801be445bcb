"""Claims of a prize with its year or the work it was for: *won the Oscar for best actor for Milk in 2009*."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.works.prize_claims import PrizeClaim, prize_claim
from claimver_core.verification.rules.works.prize_wins import (
    AWARD,
    CEREMONY,
    NOMINATED,
    PARTS,
    for_work,
    given_for,
    had_by,
    is_for,
    is_of,
    prize_of,
    prize_words,
    winners_of,
    with_works,
    years_of,
)

_FEWEST, _SHARED = 20, 0.1
"""Years of which the winners are known, and the share of them with more than one, of what one alone wins."""
_WORK_OF_ART = re.compile(r"\b(?:film|movie|novel|book|album|song|single|play|musical|poem)\b")
_SERIES = re.compile(r"\b(?:series|franchise|trilogy|saga|show|actor|actress|director)\b")
_ONCE = re.compile(r"\bhall of fame\b|\bwalk of fame\b|\bkennedy center honor|\blifetime achievement\b")
"""What nobody receives twice, as the words are normalised."""
_ANY_PRIZE = frozenset({"award", "prize", "medal", "honor", "honour", "trophy", "title", "best"})
_MAKERS = ("P57", "P58", "P162", "P1431", "P86", "P344", "P676")
_OF_ACTORS = frozenset({"actor", "actres", "supporting"})
_BANDS = ("P463", "P361")
_FEW = 2  # statements that are shown
_ONE_TIME = "not-listed"  # there is no other time at which it may have been


def prize_for_work(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A prize received for the work and in the year that the claim tells bears it out; it contradicts where
    the work's own prize was given in another year or to others, or where it was missed by the account of the
    claim alone."""
    claim = prize_claim(reading, relations)
    if claim is None:
        return None
    if claim.owner is not None and not _is_by(claim.winner, claim.owner, relations):
        if not _is_work(claim.winner.entity):
            return None
        return Ruling(Label.EXTRAPOLATORY, "stated", (), whole=True)
    if claim.title and not _had(claim, relations, NOMINATED if claim.deed == "nominated" else AWARD):
        claim = replace(claim, title="", words=claim.words | prize_words(claim.title))  # for Literature
    told = [_ruled(one, relations) for one in _of_each(claim)]
    against = next((r for r in told if r is not None and r.label is Label.CONTRADICTORY), None)
    if against is not None or len(told) == 1:
        return against or told[0]
    known = [ruling for ruling in told if ruling is not None and ruling.label is Label.ATTRIBUTABLE]
    if len(known) < len(told):
        return None
    deciding = dict.fromkeys(t for ruling in known for t in ruling.triplets)
    return Ruling(Label.ATTRIBUTABLE, "stated", tuple(deciding), whole=True)


def _of_each(claim: PrizeClaim) -> list[PrizeClaim]:
    """The claim of each winner."""
    if claim.second is None:
        return [claim]
    return [replace(claim, second=None), replace(claim, winner=claim.second, second=None)]


def _ruled(claim: PrizeClaim, relations: Kin) -> Ruling | None:
    return {"won": _won, "missed": _missed, "nominated": _nominated}[claim.deed](claim, relations)


def _won(claim: PrizeClaim, relations: Kin) -> Ruling | None:
    had = _had(claim, relations)
    if claim.work is not None:
        own = for_work(had, claim.winner.entity, claim.work.entity, _of_work(claim, relations))
        if not own:
            others = _to_others(claim, relations)
            return others or (Ruling(Label.EXTRAPOLATORY, "stated", (), whole=True) if had else None)
        had = own
    if not had or (claim.times > 1 and not _so_often(claim, had)):
        return None
    if claim.others:
        each = {str(m.entity.id) for m in claim.others}
        own = [t for t in had if given_for(t) & each]
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(own), whole=True)
    if claim.years is None:
        told = claim.work is not None or claim.title or claim.ids or not claim.words <= _ANY_PRIZE
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(had[:1]), whole=True) if told else None
    return _in_year(claim, claim.years, had, relations)


def _so_often(claim: PrizeClaim, had: Sequence[Triplet]) -> bool:
    """Whether the prize was had just so often, for each of the works that are told."""
    works = [{str(m.entity.id)} for m in claim.others]
    if works:
        return len(works) == claim.times and all(any(given_for(t) & work for t in had) for work in works)
    return len({frozenset(given_for(t)) for t in had if given_for(t)}) == claim.times and claim.years is None


def _in_year(
    claim: PrizeClaim, claimed: tuple[int, int], had: Sequence[Triplet], relations: Kin
) -> Ruling | None:
    first, last = claimed
    years = {t: years_of(t, relations) for t in had}
    own = [t for t in had if any(first <= year <= last for year in years[t])]
    if own:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(own[:1]), whole=True)
    dated = [known for known in years.values() if known]
    # a prize of one year is often given in the next
    far = dated and all(min(known) > last + 1 or max(known) < first - 1 for known in dated)
    if claim.work is not None:
        if not far or not claim.exact or not _is_work(claim.work.entity):
            return Ruling(Label.EXTRAPOLATORY, "date", tuple(had[:_FEW]), whole=True)
        return Ruling(Label.CONTRADICTORY, _ONE_TIME, tuple(t for t in had if years[t])[:_FEW], whole=True)
    if not far:
        return None
    if claim.exact and _is_won_once(claim, had, relations):
        return Ruling(Label.CONTRADICTORY, _ONE_TIME, tuple(t for t in had if years[t])[:_FEW], whole=True)
    if len(dated) < len(had):
        return None
    others = _others(had[0], claim, first, relations) if first == last else ()
    return Ruling(Label.CONTRADICTORY, "date", (*had[:_FEW], *others[:1]), whole=True) if others else None


def _missed(claim: PrizeClaim, relations: Kin) -> Ruling | None:
    """Who is known to have had the prize for the work, or in the year, has not missed it, nor has a work that
    had it."""
    had = _had(claim, relations)
    if claim.work is not None:
        had = for_work(had, claim.winner.entity, claim.work.entity, _of_work(claim, relations))
    elif claim.years is not None:
        had = _just_then(had, claim.years, relations)
    elif not claim.ever and not _is_work(claim.winner.entity) and not _always_won(claim, had, relations):
        return None  # who has lost a prize may have won it another time
    if not had or (claim.words <= _ANY_PRIZE and not claim.ids):
        return None
    rule = "general-denial" if claim.ever else "negation"
    return Ruling(Label.CONTRADICTORY, rule, tuple(had[:_FEW]), whole=True)


def _always_won(claim: PrizeClaim, had: Sequence[Triplet], relations: Kin) -> bool:
    """True where somebody had the prize each time that they are known to have been nominated for it."""
    named = _had(claim, relations, NOMINATED)
    won = [(prize_of(t), given_for(t)) for t in had]
    if not claim.ids or not named:
        return False
    if len(named) == 1 and not given_for(named[0]):
        return any(prize == prize_of(named[0]) for prize, _ in won)
    return all(any(prize_of(t) == prize and given_for(t) & given for prize, given in won) for t in named)


def _just_then(had: Sequence[Triplet], claimed: tuple[int, int], relations: Kin) -> list[Triplet]:
    """Those that were given in the year for sure: some sources tell the year before, of the work."""
    first, last = claimed
    prizes = {t: prize_of(t) for t in had}
    found = []
    for statement in had:
        years = {y for t in had if prizes[t] == prizes[statement] for y in years_of(t, relations)}
        if first == last and first in years_of(statement, relations) and first + 1 not in years:
            found.append(statement)
    return found


def _nominated(claim: PrizeClaim, relations: Kin) -> Ruling | None:
    named = _had(claim, relations, NOMINATED) or _had(claim, relations)
    if claim.work is not None:
        of_work = [*_of_work(claim, relations, NOMINATED), *_of_work(claim, relations)]
        named = for_work(named, claim.winner.entity, claim.work.entity, of_work)
    if claim.years is not None:
        first, last = claim.years
        named = [t for t in named if any(first <= year <= last for year in years_of(t, relations))]
    if not named or (claim.words <= _ANY_PRIZE and not claim.ids):
        return None
    return Ruling(Label.ATTRIBUTABLE, "stated", tuple(named[:1]), whole=True)


def _had(claim: PrizeClaim, relations: Kin, pid: str = AWARD) -> list[Triplet]:
    winner = claim.winner.entity
    had = had_by(winner, claim.words, claim.ids, relations, pid=pid)
    if not had and relations.kind(str(winner.id)) == "person":
        of_works = with_works(winner, relations, pid=pid)
        had = [t for t in of_works if is_of(t, claim.words, claim.ids)]
    return [t for t in had if _is_of_category(claim, t) and (not claim.title or is_for(t, claim.title))]


def _of_work(claim: PrizeClaim, relations: Kin, pid: str = AWARD) -> list[Triplet]:
    """What the work is said to have received of the prize."""
    work = str(claim.work.entity.id) if claim.work is not None else ""
    known = relations.statements(work, (pid,))
    return [t for t in known if is_of(t, claim.words, claim.ids) and _is_of_category(claim, t)]


def _is_of_category(claim: PrizeClaim, statement: Triplet) -> bool:
    prize = prize_of(statement)
    return not claim.category or (
        prize is not None and re.search(claim.category, normalise(prize.label)) is not None
    )


def _to_others(claim: PrizeClaim, relations: Kin) -> Ruling | None:
    """The winners of all the work's prizes of that kind, where the claim names none of them, and nobody who
    may have had one for their part in making it."""
    winner, of_work = claim.winner.entity, _of_work(claim, relations)
    if claim.work is None or not of_work or relations.kind(str(winner.id)) != "person":
        return None
    if not all(winners_of(t) and any(q.property.id == CEREMONY for q in t.qualifiers) for t in of_work):
        return None
    names = set(normalise(winner.label).split()[-1:])
    if any(not names.isdisjoint(normalise(one.label).split()) for t in of_work for one in winners_of(t)):
        return None
    made = relations.statements(str(claim.work.entity.id), _MAKERS)
    if not claim.words & _OF_ACTORS and any(has_value(t, winner.id) for t in made):
        return None
    return Ruling(Label.CONTRADICTORY, "not-listed", tuple(of_work[:_FEW]), whole=True)


def _is_by(work: Mention, maker: Mention, relations: Kin) -> bool:
    made = relations.statements(str(work.entity.id), PARTS)
    return any(has_value(t, maker.entity.id) for t in made)


def _is_work(entity: Entity) -> bool:
    """True for a single work, which is up for a prize once."""
    description = entity.description.partition(" directed ")[0]
    return bool(_WORK_OF_ART.search(description)) and not _SERIES.search(description)


def _is_won_once(claim: PrizeClaim, had: Sequence[Triplet], relations: Kin) -> bool:
    """True for a single work, and for what nobody receives twice, unless a band has had it too."""
    if _is_work(claim.winner.entity):
        return bool(claim.ids) or len({prize_of(t) for t in had}) == 1
    if not all((prize := prize_of(t)) is not None and _ONCE.search(normalise(prize.label)) for t in had):
        return False
    person = str(claim.winner.entity.id)
    bands = [*relations.statements(person, _BANDS), *relations.stated_of(person, {"P527"})]
    ends = {end for t in bands for end in (t.subject, t.object) if isinstance(end, Entity)}
    return not any(had_by(band, claim.words, claim.ids, relations) for band in ends if str(band.id) != person)


def _others(received: Triplet, claim: PrizeClaim, year: int, relations: Kin) -> list[Triplet]:
    """Who else won that very prize in the year, where it is one that is seldom shared."""
    prize = prize_of(received)
    assert prize is not None
    winners = [
        (t, known)
        for t in relations.stated_of(str(prize.id), {AWARD})
        if relations.kind(str(t.subject.id)) == "person" and (known := years_of(t, relations))
    ]
    of_year: dict[int, set[str]] = {}
    for t, known in winners:
        of_year.setdefault(max(known), set()).add(str(t.subject.id))
    counts = Counter(len(people) > 1 for people in of_year.values())
    if len(of_year) < _FEWEST or counts[True] > _SHARED * len(of_year):
        return []
    return [t for t, known in winners if year in known and t.subject.id != claim.winner.entity.id]
