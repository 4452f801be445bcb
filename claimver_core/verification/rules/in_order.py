"""The rules in the order in which they are asked: the first that has something to say decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from claimver_core.types import Triplet
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
from claimver_core.verification.rules.offices.careers import career
from claimver_core.verification.rules.offices.firsts import first_or_last
from claimver_core.verification.rules.offices.holders import holder_today
from claimver_core.verification.rules.offices.in_office import in_office
from claimver_core.verification.rules.offices.in_office_when import in_office_when
from claimver_core.verification.rules.offices.led_before import led_before
from claimver_core.verification.rules.offices.led_when import led_when
from claimver_core.verification.rules.offices.never_held import never_held
from claimver_core.verification.rules.offices.office_elsewhere import office_elsewhere
from claimver_core.verification.rules.offices.office_names import office_by_name
from claimver_core.verification.rules.offices.office_years import office_years
from claimver_core.verification.rules.offices.party_leaders import party_leader
from claimver_core.verification.rules.offices.reigns import reign
from claimver_core.verification.rules.offices.seats import seat
from claimver_core.verification.rules.offices.seats_of_power import seat_of_power
from claimver_core.verification.rules.offices.succession import succession
from claimver_core.verification.rules.offices.terms_served import terms_served
from claimver_core.verification.rules.offices.titles import titled
from claimver_core.verification.rules.only_one import not_only
from claimver_core.verification.rules.over_time.age_bounds import age_bounds
from claimver_core.verification.rules.over_time.ages import age
from claimver_core.verification.rules.over_time.beside_events import beside_event
from claimver_core.verification.rules.over_time.birthdays import birthday
from claimver_core.verification.rules.over_time.changes import change
from claimver_core.verification.rules.over_time.days_of_birth import day_of_birth
from claimver_core.verification.rules.over_time.deals import deal
from claimver_core.verification.rules.over_time.durations import duration
from claimver_core.verification.rules.over_time.entered import entered
from claimver_core.verification.rules.over_time.existed import existed
from claimver_core.verification.rules.over_time.first_times import first_time
from claimver_core.verification.rules.over_time.happenings import took_place
from claimver_core.verification.rules.over_time.in_a_war import not_in_lifetime
from claimver_core.verification.rules.over_time.lifetimes import lifetime
from claimver_core.verification.rules.over_time.longer_in_office import longer_in_office
from claimver_core.verification.rules.over_time.near_birthdays import near_birthday
from claimver_core.verification.rules.over_time.no_more import no_more
from claimver_core.verification.rules.over_time.not_joined import not_joined
from claimver_core.verification.rules.over_time.orders import order_of_events
from claimver_core.verification.rules.over_time.still import went_on
from claimver_core.verification.rules.over_time.terms import award_year, ended, start_or_end, term_of_office
from claimver_core.verification.rules.people.ancestry import ancestry
from claimver_core.verification.rules.people.band_years import band_years
from claimver_core.verification.rules.people.callings import calling
from claimver_core.verification.rules.people.causes import cause_of_death
from claimver_core.verification.rules.people.creeds import creed
from claimver_core.verification.rules.people.deaths import violent_death
from claimver_core.verification.rules.people.divorces import divorce
from claimver_core.verification.rules.people.homes import home
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
from claimver_core.verification.rules.places.capitals import new_capital
from claimver_core.verification.rules.places.closed_lists import not_listed
from claimver_core.verification.rules.places.continents import other_continent
from claimver_core.verification.rules.places.currencies import money_taken
from claimver_core.verification.rules.places.dependencies import dependency
from claimver_core.verification.rules.places.divisions import other_division
from claimver_core.verification.rules.places.enclaves import enclave
from claimver_core.verification.rules.places.former_names import former_name
from claimver_core.verification.rules.places.governments import government
from claimver_core.verification.rules.places.independence import independence
from claimver_core.verification.rules.places.landlocked import landlocked
from claimver_core.verification.rules.places.misplaced import other_land
from claimver_core.verification.rules.places.official_languages import official_languages
from claimver_core.verification.rules.places.religions import main_religion
from claimver_core.verification.rules.places.shores import shores
from claimver_core.verification.rules.places.straits import strait
from claimver_core.verification.rules.places.successor_states import successor_state
from claimver_core.verification.rules.places.through import passes_elsewhere
from claimver_core.verification.rules.places.waters import waters
from claimver_core.verification.rules.places.whereabouts import fought_in
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Bearing, Ruling
from claimver_core.verification.rules.sorts.kinds import kinds
from claimver_core.verification.rules.sorts.of_a_sort import of_a_sort
from claimver_core.verification.rules.sorts.pathogens import pathogen
from claimver_core.verification.rules.stated import stated
from claimver_core.verification.rules.works.adaptations import adaptation
from claimver_core.verification.rules.works.box_office import box_office
from claimver_core.verification.rules.works.characters import played
from claimver_core.verification.rules.works.colours import colour
from claimver_core.verification.rules.works.creations import creation
from claimver_core.verification.rules.works.firms import firm
from claimver_core.verification.rules.works.makers import other_maker
from claimver_core.verification.rules.works.museums import museum
from claimver_core.verification.rules.works.networks import network
from claimver_core.verification.rules.works.prize_years import prize_for_work
from claimver_core.verification.rules.works.prizes import joint_prize, other_prize
from claimver_core.verification.rules.works.releases import release
from claimver_core.verification.rules.works.sequels import sequel
from claimver_core.verification.rules.works.with_makers import somebodys_film
from claimver_core.verification.rules.written_as import written_as

OF_BEARINGS: tuple[Callable[[Reading, Sequence[Bearing], Sequence[Triplet]], Ruling | None], ...] = (
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
OF_SORTS: tuple[Callable[[Reading, Sequence[Triplet], Kin], Ruling | None], ...] = (
    comparison,
    birthday,
    near_birthday,
    day_of_birth,
    age_bounds,
    beside_event,
    order_of_events,
    existed,
    duration,
    went_on,
    change,
    seat_of_power,
    home_venue,
    fortune,
    former_name,
    other_name,
    independence,
    successor_state,
    museum,
    network,
    release,
    sequel,
    colour,
    somebodys_film,
    band_years,
    other_maker,
    creation,
    adaptation,
    holder_today,
    no_more,
    not_joined,
    entered,
    deal,
    reign,
    led_when,
    seat,
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
    home,
    calling,
    creed,
    firm,
    partisan,
    office_elsewhere,
    party_leader,
    no_member,
    box_office,
    count,
    tally,
    none_or_some,
    symbol,
    spouse_elsewhere,
    played,
    not_listed,
    official_languages,
    other_land,
    other_division,
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
    cause_of_death,
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
    not_in_lifetime,
    more_moons,
    outlived,
    strait,
)
"""Rules that ask what more is known of the things named than what was retrieved."""
