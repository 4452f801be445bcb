"""What speaks against an option whatever the others are: a lone given name, a title read as a name.

A wrong entity is worse than none: "Harry" is not Debbie Harry, "the American president" no film.
"""

from __future__ import annotations

import re

from claimver_core.knowledge.schema import NameKind
from claimver_core.language.grammar import KIN, words
from claimver_core.language.participants import given_names
from claimver_core.linking.candidates import Option
from claimver_core.linking.kinds import Kind
from claimver_core.linking.reading import Case, Reading
from claimver_core.linking.surfaces import Shape, Surface

_LONE_GIVEN_NAME = -3.0
_NO_TITLE = -5.0  # "The American President" for "the American president"
_RENOWNED = 0.72  # the popularity of somebody who may be known by a given name alone
_KNOWN = 0.57  # of somebody who has that one name, or whose surname it is: "Adele", "Eliot"
_SOMEBODYS_KIN = -9.0  # "Erasmus" in "Darwin's grandfather Erasmus", whom relatives alone may tell
_OF_PRIZE = -3.0  # "Nobel" beside "laureate" for the man
_OWNED_CAPITAL = re.compile(r"['’]s? capital(?: city)?$")
_OWNERS = words("his her their my our whose 's ’s ' ’")
_MOST_BETWEEN = 2  # words of "his second wife"
_SMALL = words("of the and a an in on to for de la van von del")
_PRIZES = words("laureate laureates prize prizes winner winners prizewinner award committee")


def doubt(reading: Reading, surface: Surface, option: Option) -> float:
    """A score of at most 0 that is added to that of ``option``."""
    if surface.shape is Shape.NAME and surface.case is Case.LOWER and surface.words == 1:
        return _given_name(surface, option)
    if surface.shape is not Shape.NAME or surface.case is not Case.NORMAL:
        return 0.0
    person = option.kind is Kind.PERSON and option.entity.label[:1].isupper()  # and no occupation
    if surface.words > 1:
        if _ends_with_title(reading, surface):
            office = surface.text.split()[-1] in option.entity.label.lower()
            held = option.kind is Kind.PERSON and option.match is NameKind.ALIAS and not office
            return _NO_TITLE if held or option.kind is Kind.WORK else 0.0
        if _OWNED_CAPITAL.search(surface.text) and option.match is not NameKind.LABEL:
            return _NO_TITLE  # of "Kenya's capital" it is told which city that is
        if " and " in surface.text and option.match is not NameKind.LABEL:
            return _NO_TITLE  # "Australia and New Zealand" are two
        return _NO_TITLE if _is_plain_phrase(reading, surface, option.written) else 0.0
    if _is_somebodys_kin(reading, surface):
        return _SOMEBODYS_KIN
    titled = surface.titled and reading.forms[max(surface.start - 1, 0)].starts_large
    given = 0.0 if titled else _given_name(surface, option)
    if surface.text in given_names() and _stands_before_name(reading, surface):
        return _LONE_GIVEN_NAME  # "Santiago" of Santiago Bernabéu
    if not person:
        return given
    following = reading.forms[surface.end].lower if surface.end < len(reading) else ""
    if following in _PRIZES:
        return _OF_PRIZE
    before = reading.forms[surface.start - 1].lower if surface.start else ""
    return _NO_TITLE if before == "the" and following == "of" else given  # "the Duke of Sussex"


def _given_name(surface: Surface, option: Option) -> float:
    """What speaks against somebody or something for a lone given name: anybody may have it."""
    if surface.text.title() not in given_names() or option.kind not in {Kind.PERSON, Kind.WORK}:
        return 0.0
    called_so = option.kind is Kind.PERSON and option.match in {NameKind.LABEL, NameKind.SURNAME}
    renowned = option.entity.popularity > (_KNOWN if called_so else _RENOWNED)
    return 0.0 if renowned else _LONE_GIVEN_NAME


def _is_somebodys_kin(reading: Reading, surface: Surface) -> bool:
    """True for the name in "his brother Michael" and "his wife, Sophie, died"."""
    first, last = reading.sentence_of(surface.start)
    before = [form.lower for form in reading.forms[first : surface.start]]
    if before[-1:] == [","] and surface.end < last and reading.forms[surface.end].text == ",":
        before.pop()
    return before[-1:] != [] and before[-1] in KIN and not _OWNERS.isdisjoint(before[-2 - _MOST_BETWEEN : -1])


def _stands_before_name(reading: Reading, surface: Surface) -> bool:
    """True if a word written large stands right behind, in the same sentence."""
    if surface.end >= len(reading) or reading.begins[surface.end]:
        return False
    following = reading.forms[surface.end]
    return following.starts_large and following.alpha and following.text.istitle()


def _ends_with_title(reading: Reading, surface: Surface) -> bool:
    """True for "Israeli prime minister", which is an office, whoever has it."""
    last = reading.forms[surface.end - 1]
    return last.title and last.text.islower()


def _is_plain_phrase(reading: Reading, surface: Surface, written: str) -> bool:
    """True for "American president", of which the knowledge writes a word large that the text does not."""
    own, known = surface.text.split(), written.split()
    if own[0].lower() == "the":
        own = own[1:]
    if known and known[0].lower() == "the":
        known = known[1:]
    if len(own) != len(known) or not own or reading.is_quoted(surface.start, surface.end):
        return False
    first = surface.end - len(own)
    if reading.pos[max(first, surface.start)] != "ADJ" or not own[0][:1].isupper():
        return False
    return any(
        one.islower() and two[:1].isupper() and one.lower() not in _SMALL
        for one, two in zip(own, known, strict=True)
    )
