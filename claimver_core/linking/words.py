"""Word lists of the linker: demonyms and abbreviations of places, common words, titles of persons."""

from __future__ import annotations

import csv
import functools
import tomllib
from dataclasses import dataclass

from claimver_core.locations import resource


@dataclass(frozen=True, slots=True)
class Place:
    """What a demonym, an abbreviation or *the moon* stands for; ``kind`` is "demonym", "state" or "one"."""

    entity: str
    kind: str


@functools.cache
def common_words() -> frozenset[str]:
    """English words that are no names, small."""
    return frozenset(resource("linking", "common_words.txt").read_text(encoding="utf-8").split())


@functools.cache
def places() -> dict[str, Place]:
    """Demonyms ("French", "Germans") and state abbreviations ("Calif.", "TX") as they are written, and
    in small letters what there is one of ("the moon")."""
    with resource("linking", "gazetteer.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t")
        return {row["name"]: Place(row["entity"], row["kind"]) for row in rows}


@functools.cache
def _listed(name: str) -> frozenset[str]:
    lists = tomllib.loads(resource("linking", "words.toml").read_text(encoding="utf-8"))
    return frozenset(lists[name].split())


def is_title(word: str) -> bool:
    """Whether ``word`` is a title or an occupation that stands before a person's name."""
    return word.rstrip(".").lower() in _listed("titles")


def never_alone(word: str) -> bool:
    """Whether ``word`` alone names nothing worth linking: months, weekdays, interjections."""
    return word.rstrip(".").lower() in _listed("never_alone")


def too_general(word: str) -> bool:
    """Whether a common noun says too little to be linked ("year", "man", "company")."""
    return word.lower() in _listed("too_general")
