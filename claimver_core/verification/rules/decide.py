"""The rules: each looks at a claim and its triplets and decides, or has nothing to say."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from claimver_core.types import Label, Triplet
from claimver_core.verification.rules.bare_names import may_be_another_place, may_be_somebody_else
from claimver_core.verification.rules.bearing import bearings_of
from claimver_core.verification.rules.chains import chain
from claimver_core.verification.rules.contests.battles import battle
from claimver_core.verification.rules.contests.belligerents import belligerents
from claimver_core.verification.rules.contests.elections import election
from claimver_core.verification.rules.contests.hosts import host
from claimver_core.verification.rules.contests.sports import other_sport
from claimver_core.verification.rules.contests.venues import home_venue
from claimver_core.verification.rules.contests.winners import winner
from claimver_core.verification.rules.denials import general_denial
from claimver_core.verification.rules.excluded import excluded
from claimver_core.verification.rules.existence import existence
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.kinds import kinds
from claimver_core.verification.rules.measures.amounts import amount
from claimver_core.verification.rules.measures.counts import count
from claimver_core.verification.rules.measures.foremost import foremost
from claimver_core.verification.rules.measures.fortunes import fortune
from claimver_core.verification.rules.measures.moons import more_moons
from claimver_core.verification.rules.measures.none_or_some import none_or_some
from claimver_core.verification.rules.measures.planets import planet_order
from claimver_core.verification.rules.measures.superlative import superlative
from claimver_core.verification.rules.measures.symbols import symbol
from claimver_core.verification.rules.measures.tallies import tally
from claimver_core.verification.rules.measures.two_entities import comparison
from claimver_core.verification.rules.measures.units import unit
from claimver_core.verification.rules.of_a_sort import of_a_sort
from claimver_core.verification.rules.offices.careers import career
from claimver_core.verification.rules.offices.firsts import first_or_last
from claimver_core.verification.rules.offices.holders import holder_today
from claimver_core.verification.rules.offices.in_office import in_office
from claimver_core.verification.rules.offices.in_office_when import in_office_when
from claimver_core.verification.rules.offices.led_before import led_before
from claimver_core.verification.rules.offices.never_held import never_held
from claimver_core.verification.rules.offices.office_elsewhere import office_elsewhere
from claimver_core.verification.rules.offices.office_names import office_by_name
from claimver_core.verification.rules.offices.office_years import office_years
from claimver_core.verification.rules.offices.party_leaders import party_leader
from claimver_core.verification.rules.offices.reigns import reign
from claimver_core.verification.rules.offices.seats_of_power import seat_of_power
from claimver_core.verification.rules.offices.succession import succession
from claimver_core.verification.rules.offices.terms_served import terms_served
from claimver_core.verification.rules.offices.titles import titled
from claimver_core.verification.rules.only_one import not_only
from claimver_core.verification.rules.over_time.ages import age
from claimver_core.verification.rules.over_time.birthdays import birthday
from claimver_core.verification.rules.over_time.changes import change
from claimver_core.verification.rules.over_time.deals import deal
from claimver_core.verification.rules.over_time.durations import duration
from claimver_core.verification.rules.over_time.entered import entered
from claimver_core.verification.rules.over_time.first_times import first_time
from claimver_core.verification.rules.over_time.happenings import took_place
from claimver_core.verification.rules.over_time.lifetimes import lifetime
from claimver_core.verification.rules.over_time.longer_in_office import longer_in_office
from claimver_core.verification.rules.over_time.no_more import no_more
from claimver_core.verification.rules.over_time.not_joined import not_joined
from claimver_core.verification.rules.over_time.orders import order_of_events
from claimver_core.verification.rules.over_time.still import went_on
from claimver_core.verification.rules.over_time.terms import award_year, ended, start_or_end, term_of_office
from claimver_core.verification.rules.overstated import overstates
from claimver_core.verification.rules.pathogens import pathogen
from claimver_core.verification.rules.people.ancestry import ancestry
from claimver_core.verification.rules.people.callings import calling
from claimver_core.verification.rules.people.deaths import violent_death
from claimver_core.verification.rules.people.divorces import divorce
from claimver_core.verification.rules.people.kin_order import kin_order
from claimver_core.verification.rules.people.kinship import other_kinship
from claimver_core.verification.rules.people.marriages import marriages
from claimver_core.verification.rules.people.members import no_member
from claimver_core.verification.rules.people.nationality import nationality
from claimver_core.verification.rules.people.other_names import other_name
from claimver_core.verification.rules.people.outlived import outlived
from claimver_core.verification.rules.people.partisans import partisan
from claimver_core.verification.rules.people.relatives import relative
from claimver_core.verification.rules.people.spouses import spouse_elsewhere
from claimver_core.verification.rules.people.studies import studied
from claimver_core.verification.rules.people.with_kin import apart_from_kin
from claimver_core.verification.rules.people.with_origin import apart_from_origin
from claimver_core.verification.rules.places.capitals import new_capital
from claimver_core.verification.rules.places.closed_lists import not_listed
from claimver_core.verification.rules.places.continents import other_continent
from claimver_core.verification.rules.places.currencies import money_taken
from claimver_core.verification.rules.places.dependencies import dependency
from claimver_core.verification.rules.places.enclaves import enclave
from claimver_core.verification.rules.places.former_names import former_name
from claimver_core.verification.rules.places.governments import government
from claimver_core.verification.rules.places.independence import independence
from claimver_core.verification.rules.places.landlocked import landlocked
from claimver_core.verification.rules.places.misplaced import misplaced, other_land
from claimver_core.verification.rules.places.religions import main_religion
from claimver_core.verification.rules.places.shores import shores
from claimver_core.verification.rules.places.straits import strait
from claimver_core.verification.rules.places.through import passes_elsewhere
from claimver_core.verification.rules.places.waters import waters
from claimver_core.verification.rules.places.whereabouts import fought_in
from claimver_core.verification.rules.predicates import fits_predicate
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Bearing, Ruling, rests_on_gaps
from claimver_core.verification.rules.said_tense import has_died, in_the_past
from claimver_core.verification.rules.stated import stated
from claimver_core.verification.rules.weaker import weaker
from claimver_core.verification.rules.with_age import apart_from_age
from claimver_core.verification.rules.works.adaptations import adaptation
from claimver_core.verification.rules.works.characters import played
from claimver_core.verification.rules.works.creations import creation
from claimver_core.verification.rules.works.firms import firm
from claimver_core.verification.rules.works.makers import other_maker
from claimver_core.verification.rules.works.museums import museum
from claimver_core.verification.rules.works.prize_years import prize_for_work
from claimver_core.verification.rules.works.prizes import joint_prize, other_prize
from claimver_core.verification.rules.works.versions import may_be_another_version
from claimver_core.verification.rules.written_as import written_as

_RULES: tuple[Callable[[Reading, Sequence[Bearing], Sequence[Triplet]], Ruling | None], ...] = (
    ended,
    general_denial,
    existence,
    age,
    term_of_office,
    start_or_end,
    award_year,
    stated,
    chain,
    excluded,
    amount,
)
_OF_SORTS: tuple[Callable[[Reading, Sequence[Triplet], Kin], Ruling | None], ...] = (
    comparison,
    birthday,
    order_of_events,
    duration,
    went_on,
    change,
    seat_of_power,
    home_venue,
    fortune,
    former_name,
    other_name,
    independence,
    museum,
    other_maker,
    creation,
    adaptation,
    holder_today,
    no_more,
    not_joined,
    entered,
    deal,
    reign,
    first_or_last,
    terms_served,
    career,
    never_held,
    titled,
    office_years,
    office_by_name,
    in_office,
    succession,
    led_before,
    in_office_when,
    longer_in_office,
    superlative,
    foremost,
    kinds,
    written_as,
    unit,
    nationality,
    ancestry,
    calling,
    firm,
    partisan,
    office_elsewhere,
    party_leader,
    no_member,
    count,
    tally,
    none_or_some,
    symbol,
    spouse_elsewhere,
    played,
    not_listed,
    other_land,
    money_taken,
    dependency,
    new_capital,
    landlocked,
    other_continent,
    enclave,
    main_religion,
    government,
    waters,
    shores,
    of_a_sort,
    relative,
    pathogen,
    other_kinship,
    kin_order,
    marriages,
    divorce,
    violent_death,
    studied,
    battle,
    fought_in,
    election,
    belligerents,
    winner,
    prize_for_work,
    other_prize,
    joint_prize,
    took_place,
    first_time,
    planet_order,
    host,
    passes_elsewhere,
    not_only,
    other_sport,
    lifetime,
    more_moons,
    outlived,
    strait,
)
"""Rules that ask what more is known of the things named than what was retrieved."""
_BY_DESCENT = re.compile(r"\bby\s+(?:birth|descent|origin)\b", re.IGNORECASE)
"""What is told of nobody: where somebody was born or lived tells no descent."""


def decide(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The first rule that has something to say decides; None leaves the claim to the model.

    Who said something is not to be looked up: what was said tells nothing of that.
    """
    ruling = _ruled(reading, triplets, relations)
    if ruling is None:
        return None
    if ruling.label is Label.ATTRIBUTABLE:
        return None if overstates(reading, ruling, relations) else ruling
    if rests_on_gaps(ruling) or may_be_another_version(reading, ruling, relations):
        return None
    if _BY_DESCENT.search(reading.words) or may_be_another_place(reading, ruling, relations):
        return None
    return None if may_be_somebody_else(reading, relations) else ruling


def _ruled(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    if reading.claim.reports:
        return None
    if (past := in_the_past(reading, relations)) is not None:
        told = _decide(past, triplets, relations)
        if told is not None or has_died(past, relations):
            return told
    if (parts := apart_from_age(reading)) is not None:
        return _of_both([_decide(part, triplets, relations) for part in parts])
    ruling = _decide(reading, triplets, relations)
    if ruling is None or (ruling.label is Label.ATTRIBUTABLE and not ruling.whole):
        ruling = _without_aside(reading, triplets, relations) or ruling
    if ruling is None:
        for less in weaker(reading, relations):
            against = _decide(less, triplets, relations)
            if against is not None and against.label is Label.CONTRADICTORY:
                return against
    return ruling


def _without_aside(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What the rules say of the claim without what it tells of somebody besides, which is known to be so:
    their land, or whose kin they are."""
    for apart in (apart_from_origin(reading, relations), apart_from_kin(reading, relations)):
        ruling = _decide(apart[0], triplets, relations) if apart is not None else None
        if apart is None or ruling is None:
            continue
        if ruling.label is not Label.ATTRIBUTABLE:
            return ruling
        if not reading.denied:
            return replace(ruling, triplets=tuple(dict.fromkeys((*ruling.triplets, *apart[1]))))
    return None


def _of_both(rulings: Sequence[Ruling | None]) -> Ruling | None:
    """What contradicts a part contradicts the claim; all parts have to be supported for it to be."""
    told = [ruling for ruling in rulings if ruling is not None]
    against = next((ruling for ruling in told if ruling.label is Label.CONTRADICTORY), None)
    if against is not None or len(told) < len(rulings):
        return against
    deciding = dict.fromkeys(t for ruling in told for t in ruling.triplets)
    return Ruling(
        Label.ATTRIBUTABLE, told[-1].rule, tuple(deciding), alone=all(r.alone for r in told), whole=True
    )


def _decide(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    bearings = bearings_of(reading, triplets, relations)
    for sort in _OF_SORTS:
        ruling = sort(reading, triplets, relations)
        if ruling is not None:
            return ruling
    for rule in _RULES:
        ruling = rule(reading, bearings, triplets)
        if ruling is not None:
            supports = ruling.label is Label.ATTRIBUTABLE and not reading.denied
            if supports and (elsewhere := misplaced(reading, ruling.triplets, relations)) is not None:
                return elsewhere
            return None if supports and not fits_predicate(reading, relations) else ruling
    return None
