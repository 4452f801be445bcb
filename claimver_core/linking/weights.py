"""What each sign weighs in the ranking of a name's options, on its logarithmic scale."""

from __future__ import annotations

from dataclasses import dataclass, field

from claimver_core.knowledge.schema import NameKind


@dataclass(frozen=True)
class Weights:
    """The weight of each sign; positive ones speak for an option."""

    bias: float = 0.8
    words: float = 2.0  # the name has several words
    words_person: float = -0.8  # but people have namesakes
    popularity: float = 6.0  # times what the option lacks to the best known one
    known: float = 3.0  # times (popularity of the best known one - 0.4)
    match: dict[NameKind, float] = field(
        default_factory=lambda: {
            NameKind.LABEL: 0.8, NameKind.ALIAS: 0.0, NameKind.VARIANT: 0.3, NameKind.SURNAME: -2.3,
        }
    )  # fmt: skip
    same_case: float = 0.3
    other_case: float = -1.5  # "Apple" for "apple"
    acronym_case: float = -4.0  # "Who" for "WHO", "US" for "Us"
    code: float = -3.5  # "CA" for Canada
    variant: float = -0.4
    first_name: float = -2.0  # "George" for a George Clooney
    noun_alias: float = -0.8
    lone_surname: float = 1.3  # nobody and nothing else of that name is known
    work: float = -0.7  # a work of one word, where no quotes stand
    title_alone: float = -2.0  # "Prime Minister"
    part_of_person: float = -4.0  # "Sandra" of an unknown Sandra Park
    part_of_full_name: float = -3.0  # "Charles Brown" of a Herbert Charles Brown
    part_of_name: float = -2.2
    part_of_common: float = -1.5  # "National Park" of an unknown one
    common_word: float = -1.5
    common_other: float = -3.0  # "Center", "Death" as anything but a person, place or organisation
    obscure: float = -0.7  # nothing is said of the entity
    outshone: float = -1.5  # nothing is said of it, and somebody well known has that surname
    common_work: float = -2.5  # "It", "Home"
    quoted_work: float = 2.5
    opening: float = -1.5  # a common word written large only because the sentence begins
    titled_person: float = 1.0
    titled_other: float = -0.7
    in_place: float = 1.2
    in_person: float = -1.5
    lived_in_other: float = -3.0  # "born in Tottenham" speaks of no club
    tag: float = -1.0
    handle: float = -1.5
    no_case: float = -1.2
    no_case_single: float = -0.7
    no_case_work: float = -1.5
    no_case_renowned: float = 1.4  # "djokovic" is no English word, and far from unknown
    no_case_famous: float = 0.4  # "lennon": nearly everybody knows which one
    demonym: float = 3.0
    state: float = 3.5
    river: float = 3.2  # "River Douro"
    inside: float = 6.0  # "Paris" before ", Texas"
    comma_work: float = -6.0
    language: float = -1.8  # "French" as a language, where nobody speaks
    spoken: float = 3.0
    group: float = -0.5
    common_noun: float = 1.0
    noun_in_phrase: float = -0.7
    renowned: float = 2.0  # "Hamlet" is far better known than a hamlet
    slip: float = -1.5  # the name is misspelt
    slip_single: float = -1.0  # and a short word
    slip_open: float = -1.0  # and several names are as near
    slip_obscure: float = -4.0  # for somebody of whom few have heard


WEIGHTS = Weights()
