"""Word lists of the linker: demonyms and abbreviations of places, common words, titles of persons."""

from __future__ import annotations

import csv
import functools
from dataclasses import dataclass

from claimver_core.locations import resource

# Written before the name of a person, and no part of it.
TITLES = frozenset(
    """admiral ambassador archbishop attorney baron baroness bishop brother cardinal capt captain ceo cfo
    chairman chairwoman chairperson chancellor chief coach col colonel commander commissioner congressman
    congresswoman count countess dame director doctor dr duchess duke emperor empress father first founder
    gen general gov governor gen imam judge justice king lady lieutenant lord lt maj major mayor minister miss
    monsieur mother mr mrs ms officer pastor pope pres president prime prince princess prof professor queen
    rabbi rep representative rev reverend saint sec secretary sen senator sgt sheik sheikh sheriff sir sister
    sultan vice former late ex actor actress author singer writer rapper comedian director producer journalist
    quarterback striker goalkeeper midfielder defender manager lawyer spokesman spokeswoman""".split()
)
_NEVER_ALONE = frozenset(
    """january february march april may june july august september october november december monday tuesday
    wednesday thursday friday saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu
    fri sat sun am pm est pst gmt utc ii iii iv vi vii viii ix jr sr mr mrs ms dr prof inc corp co ltd llc plc
    rt lol omg wtf btw imo http https www com photo photos video live breaking update exclusive read via
    yes no ok okay hey hi hello thanks thank please wow dear sincerely re fwd cc ps""".split()
)
_TOO_GENERAL = frozenset(
    """year years month months week weeks day days hour hours minute minutes time times moment today tomorrow
    yesterday night morning evening man men woman women person persons people boy girl child children kid kids
    guy guys thing things way ways part parts kind type sort form number numbers name names word words place
    places world life death home house end start beginning case cases point points fact facts example group
    groups area areas region side line lines level state states city cities town country countries company
    companies government work works job jobs member members percent million billion thousand hundred dozen
    lot lots something anything nothing everything someone anyone everyone others group question questions
    answer problem problems issue issues reason reasons result results effect effects use change changes
    story stories report reports article news information idea ideas plan plans way hand hands head face body
    eye eyes room door street road building service services system systems program project process team game
    games player players season match event events party group family friend friends parent parents mother
    father son daughter brother sister wife husband couple baby field power order law rule rules right rights
    action attack decision discovery statement claim claims evidence study test movement series version
    process structure amount rate size value price cost money pay sale market deal business industry product
    products brand user users customer age birth human humans first second third one two three four five six
    seven eight nine ten half quarter century decade era period history future past present love fun
    girl lady gentleman hope fear interest attention support help care need control member leader head chief
    top bottom front back middle center centre north south east west left distance length height weight
    color colour light dark sound voice image picture photo video film movie show book song album music
    character role title list set piece copy unit item object individual set majority minority
    capital president population area language award birthplace date position office term
    letter page note sign mark step view look feeling sense mind heart""".split()
)


@dataclass(frozen=True, slots=True)
class Place:
    """A place that a demonym or an abbreviation stands for; ``kind`` is "demonym" or "state"."""

    entity: str
    kind: str


@functools.cache
def common_words() -> frozenset[str]:
    """English words that are no names, small."""
    return frozenset(resource("linking", "common_words.txt").read_text(encoding="utf-8").split())


@functools.cache
def places() -> dict[str, Place]:
    """Demonyms ("French", "Germans") and state abbreviations ("Calif.", "TX") as they are written."""
    with resource("linking", "gazetteer.tsv").open(encoding="utf-8", newline="") as file:
        return {row["name"]: Place(row["entity"], row["kind"]) for row in csv.DictReader(file, delimiter="\t")}


def is_title(word: str) -> bool:
    """Whether ``word`` is a title or an occupation that stands before a person's name."""
    return word.rstrip(".").lower() in TITLES


def never_alone(word: str) -> bool:
    """Whether ``word`` alone names nothing worth linking: months, weekdays, interjections."""
    return word.rstrip(".").lower() in _NEVER_ALONE


def too_general(word: str) -> bool:
    """Whether a common noun says too little to be linked ("year", "man", "company")."""
    return word.lower() in _TOO_GENERAL
