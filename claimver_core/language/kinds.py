"""The kinds of clauses that a sentence is cut into."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    MAIN = "main"
    CONJUNCT = "conjunct"  # a coordinated predicate
    RELATIVE = "relative"
    APPOSITION = "apposition"
    PARTICIPLE = "participle"
    DENIAL = "denial"  # "not mammals" behind what is said instead
    RIVAL = "rival"  # "not Sydney" behind the subject "Canberra"
    WITH = "with"  # "and with offices in Rome"
    SUBORDINATE = "subordinate"
    REPORTED = "reported"  # what someone is reported to have said
    LISTED = "listed"  # a further item of a list
    SUBJECT = "subject"  # an item of a list of subjects, but the last
    BIRTH = "birth"  # "(14 March 1879", and behind it
    DEATH = "death"  # "– 18 April 1955)"
    ADJUNCT = "adjunct"  # a time, a place or another circumstance that adds a fact of its own
