"""What a claim tells besides the date, the land or the membership that statements bear out: what brought it
about, that it was always so, that nobody came between."""

from __future__ import annotations

import re
from collections.abc import Callable

from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import PLAINLY, Ruling

_BROUGHT_ABOUT = re.compile(
    r"\b(?:caused|restored|triggered|provoked|sparked|ended|toppled|overthrown|prevented)\s+(?:[a-z]+\s+){0,3}by\b",
    re.IGNORECASE,
)
_CAUSES = frozenset({"P828", "P1478", "P1534"})
_CAME_IN = re.compile(r"\b(?:entered|joined|left|quit|surrendered)\b", re.IGNORECASE)
_TAKES_PART, _DISSOLVED = "P710", "P576"
_JOINED = re.compile(r"\b(?:entered|joined)\b", re.IGNORECASE)
_WHOLE_CAREER = re.compile(r"\b(?:whole|entire|full)\s+(?:[a-z]+\s+)?career\b", re.IGNORECASE)
_CLUBS = ("P54",)
_SUCCEEDED = re.compile(r"_\s+(?:[a-z]+\s+)?(?:succeeded|replaced)\s+(?:[a-z]+\s+){0,3}_", re.IGNORECASE)
_TOOK_FROM = re.compile(
    r"_\s+(?:[a-z]+\s+)?(?:took|takes|inherited|inherits|received|assumed)\b[^,;]*?\bfrom\s+(?:the\s+)?_",
    re.I,
)
_HEADS = frozenset({"P35", "P6", "P39", "P488", "P169", "P1037"})
_BELONGS = frozenset({"P102", "P463", "P108", "P127"})
_ANY = re.compile(r"\bany\s+(?:[a-z]+\s+){1,3}(?:of|in|from)\b", re.IGNORECASE)
_IS_PART = re.compile(r"\b(?:is|are|remains?)\b", re.IGNORECASE)
_SEPARATED = frozenset({"P807"})
_NAMES_ONE = re.compile(
    r"\b(?:real|birth|pen|stage|full|maiden|original|legal|given)\s+name\b|\bpseudonyms?\b|\bnicknames?\b|"
    r"\bthe\s+name\s+of\s+the\b",
    re.IGNORECASE,
)
_UNDER_A_NAME = re.compile(
    r"\bunder\s+(?:(?:the|his|her|an?)\s+)?(?:own\s+|pen\s+|stage\s+|real\s+)?(?:name|pseudonym|pen-name|alias)\b",
    re.IGNORECASE,
)
_NAMES = frozenset(
    {"P742", "P1477", "P1449", "P2561", "P735", "P734", "P1813", "P1448", "P1559", "P1705", "P138"}
)
_PRIZE, _AWARDS = re.compile(r"\bNobel\b", re.IGNORECASE), frozenset({"P166", "P1411"})
_FIELD = re.compile(r"\b(?:literature|physics|chemistry|medicine|physiology|economic|peace)", re.IGNORECASE)
_TOLD_BY_NO_OTHER: tuple[tuple[re.Pattern[str], frozenset[str]], ...] = (
    (_NAMES_ONE, _NAMES),
    (_UNDER_A_NAME, _NAMES),
    (re.compile(r"\blived\s+to\s+see\b", re.IGNORECASE), frozenset()),
    (
        re.compile(
            r"\bmother\s+tongue\b|\bnative\s+(?:language|speaker)\b|\bfirst\s+language\b", re.IGNORECASE
        ),
        frozenset({"P103"}),
    ),
    (re.compile(r"\bdialects?\s+of\b", re.IGNORECASE), frozenset({"P31", "P279", "P361"})),
    (re.compile(r"\bthe\s+same\s+thing\b|\bmeans?\s+the\s+same\b", re.IGNORECASE), frozenset({"P460"})),
    (re.compile(r"\bdirected\s+by\b", re.IGNORECASE), frozenset({"P57", "P1037", "P488"})),
    (re.compile(r"\bcurrency\b.*\bbefore\s+(?:the\s+)?(?:_|euro\b)", re.IGNORECASE), frozenset()),
)
"""What is said, and the properties that alone may tell it."""
_FOUNDED, _PART = "P112", frozenset({"P361", "P527"})
_BEGAN = frozenset({"P571"})
_ALWAYS = re.compile(
    r"\b(?:ha(?:s|ve|d)\s+always\s+(?:been|had|belonged|stood|lain)|always\s+(?:was|were)|(?:was|were)\s+always)\b",
    re.IGNORECASE,
)
_THROUGHOUT = re.compile(
    r"\b(?:throughout|all\s+through|during\s+(?:all|the\s+(?:whole|entire)(?:\s+of)?)(?:\s+of)?)\s+(?:the\s+)?(?:_|\d{4}s)",
    re.IGNORECASE,
)
_BOTH_OWN = re.compile(r"\bboth\s+of\s+(?:his|her|its|their)\b", re.IGNORECASE)
_OF_ALL = re.compile(
    r"\b(?:every|each|all)\s+(?!(?:over|time|in all|but|around|along|(?:four|two|five|ten|other|second)\b|"
    r"(?:the\s+)?(?:year|month|week|day|time|way|world)s?)\b)(?:(?:of\s+)?the\s+)?[\w-]+",
    re.IGNORECASE,
)
_BECAME_ONE = re.compile(r"\b(?:became|become)\s+(?:one|a\s+single)\b", re.IGNORECASE)


def tells_besides(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the claim does not follow from the statements of a ruling that supports it."""
    return any(check(reading, ruling, relations) for check in _CHECKS)


def _brought_about(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*The accident of 2011 was caused by terrorism*, of which the date is known."""
    dated = ruling.rule == "date" and _CAUSES.isdisjoint(ruling.properties)
    return dated and _BROUGHT_ABOUT.search(reading.words) is not None


def _came_in(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Entered the war in 1939*, when it began; *joined the band in 1970*, when it broke up."""
    if ruling.rule != "date" or _CAME_IN.search(reading.words) is None:
        return False
    ended = _DISSOLVED in ruling.properties and _JOINED.search(reading.words) is not None
    return ended or _TAKES_PART in ruling.properties


def _whole_career(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*His whole career with the Lakers*, of somebody of several clubs."""
    if not _WHOLE_CAREER.search(reading.words):
        return False
    players = {str(t.subject.id) for t in ruling.triplets if t.property.id in _CLUBS}
    told = {t.object for t in ruling.triplets}
    return any(t.object not in told for player in players for t in relations.statements(player, _CLUBS))


def _came_next(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Macron succeeded Sarkozy*, *took the reins from him*, of whom it is known that both were president."""
    if ruling.rule != "stated" or not ruling.properties <= _HEADS | _BELONGS:
        return False
    if _TOOK_FROM.search(reading.words):
        return True
    return ruling.properties <= _HEADS and _SUCCEEDED.search(reading.words) is not None


def _any_of(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*From any region of France*, of what comes from France."""
    return ruling.rule == "stated" and _ANY.search(reading.words) is not None


def _is_still_part(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Is part of Denmark*, from which it separated."""
    return ruling.properties <= _SEPARATED and _IS_PART.search(reading.words) is not None


def _in_another_field(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*A Nobel laureate in literature*, of whom another of the prizes is known."""
    if not _PRIZE.search(reading.claim.context) or ruling.properties.isdisjoint(_AWARDS):
        return False
    won = " ".join(str(getattr(t.object, "label", "")) for t in ruling.triplets if t.property.id in _AWARDS)
    fields = {found.lower() for found in _FIELD.findall(won)}
    said = {found.lower() for found in _FIELD.findall(reading.claim.context)}
    return bool(fields) and bool(said) and fields.isdisjoint(said)


def _is_told_by_no_other(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*The real name of the author*, *directed by its composer*, *lived to see it finished*, *the currency
    before the euro*."""
    return any(
        words.search(reading.words) and ruling.properties.isdisjoint(told)
        for words, told in _TOLD_BY_NO_OTHER
    )


def _of_all(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Brazil borders every country in South America*, where it lies; *All films by Tarantino won the prize*,
    of one that did."""
    return ruling.rule in PLAINLY and _OF_ALL.search(reading.words) is not None


def _founded_the_whole(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Alfred Nobel set up the Prize in Economics*, a part of what he founded."""
    return _FOUNDED in ruling.properties and not ruling.properties.isdisjoint(_PART)


def _became_one(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Became one country in 2011*, when one of them began."""
    return ruling.properties <= _BEGAN and _BECAME_ONE.search(reading.words) is not None


def _always(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Ankara has always been the capital of Turkey*, which it is."""
    return ruling.rule in PLAINLY and _ALWAYS.search(reading.words) is not None


def _throughout(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Was prime minister throughout the war*, of a part of which it is known."""
    return _THROUGHOUT.search(reading.words) is not None and ruling.rule in PLAINLY


def _both_of_theirs(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Won both of her prizes in physics*, of one in physics and one in another field."""
    if not _BOTH_OWN.search(reading.words) or ruling.rule not in PLAINLY:
        return False
    first = {m.entity.id for m in reading.claim.mentions[:1]}
    return len({t.object for t in ruling.triplets if t.subject.id in first}) != 1


_CHECKS: tuple[Callable[[Reading, Ruling, Kin], bool], ...] = (
    _brought_about,
    _came_in,
    _whole_career,
    _came_next,
    _any_of,
    _is_still_part,
    _became_one,
    _in_another_field,
    _is_told_by_no_other,
    _founded_the_whole,
    _of_all,
    _always,
    _throughout,
    _both_of_theirs,
)
