"""What a word's letters tell by themselves, worked out once for each way in which a word is written."""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import NamedTuple

from claimver_core.linking.words import common_words, is_title, never_alone, places

_REMEMBERED = 1 << 16
INSIDE = frozenset({
    "of", "the", "and", "de", "la", "le", "du", "des", "van", "von", "der", "den", "di", "da", "del", "for",
    "in", "on", "at", "to", "a", "an", "al", "bin", "ibn", "&",
})  # fmt: skip
_CODES = frozenset({"LA"})  # written like this they are names
_WIDE = frozenset({
    "ancient", "central", "continental", "east", "eastern", "inner", "lower", "mainland", "medieval", "north",
    "northeastern", "northern", "northwestern", "outer", "south", "southeastern", "southern", "southwestern",
    "upper", "west", "western",
})  # fmt: skip
_BOUNDARY = re.compile(r"[.!?;…|•\n\r\t\"“”«»()\[\]{}<>]+")
_TAGGED = frozenset("#@")
_TAG = re.compile(r"[#@](?=\w*[^\W\d_])\w+$")
_INITIAL = re.compile(r"[A-Z]\.?$")
_INITIALS = re.compile(r"(?:[A-Z]\.)+")
_TWO_WORDS = re.compile(r"[a-z][A-Z]")
_COMPANY = frozenset(
    (
        *("inc", "corp", "co", "ltd", "llc", "plc", "ag", "gmbh", "nv"),
        *("company", "corporation", "incorporated", "limited"),
    )
)
SPELLED_OUT = {
    **{"st": "Saint", "mt": "Mount", "ft": "Fort", "univ": "University", "dept": "Department"},
    "jfk": "John F. Kennedy",  # no name of his in the knowledge
}
_PARTICLES = frozenset({"de", "van", "von", "al", "el", "da", "di", "du", "bin", "la", "le"})
_MARKS = frozenset({"!", "?"})
_CLITICS = frozenset({"'s", "’s", "n't", "n’t"})
_JOINS = frozenset({",", ":", "-", "–", "—", "/"})


DEMONYM = 5  # letters of the shortest demonym that is known in small letters
THINGS = frozenset({"kiwis", "poles", "swede"})
"""What is a thing in small letters, and no people."""
_NO_DEMONYMS = THINGS | {"polish"}


class WordForm(NamedTuple):
    """A word as it is written. ``bare`` is its small form without a closing full stop.

    ``large`` tells of a capital or a digit in it, ``common`` that it is a common English word or one that
    stands inside names, ``ends`` that a name may end with it, ``boundary`` that it ends a sentence or opens
    or closes a bracket or quotation, and ``joins`` that it is a comma, a colon, a hyphen or a slash. The word
    ``may_own`` what follows if an apostrophe was left out. A
    ``demonym`` tells of one in small letters (*is korean*). A
    ``particle`` is a small word with which a name may begin ("von Neumann", "ancient Greece").
    """

    text: str
    lower: str
    bare: str
    space: bool
    has_word: bool
    has_letter: bool
    large: bool
    capitals: bool
    starts_large: bool
    alpha: bool
    common: bool
    listed: bool
    inside: bool
    particle: bool
    ends: bool
    title: bool
    never: bool
    tag: bool
    boundary: bool
    joins: bool
    place: bool
    demonym: bool
    number_part: bool
    starts_number: bool
    indefinite: bool
    initial: bool
    dotted: bool
    company: bool
    spelled_out: bool
    camel: bool
    may_own: bool


@functools.lru_cache(maxsize=_REMEMBERED)
def word_form(text: str) -> WordForm:
    """The form of a token's text, which is not empty."""
    lower = text.lower()
    bare = lower.rstrip(".")
    alpha = text.isalpha()
    small = alpha and text.islower()  # most words: their letters need not be looked at one by one
    has_word = alpha or any(map(str.isalnum, text))
    listed = lower in common_words()
    inside = lower in INSIDE and text not in _CODES
    never = never_alone(text)
    starts_large = text[0].isupper()
    return WordForm(
        text=text,
        lower=lower,
        bare=bare,
        space=text.isspace(),
        has_word=has_word,
        has_letter=alpha or any(map(str.isalpha, text)),
        large=not small and any(c.isupper() or c.isdigit() for c in text),
        capitals=not small and any(map(str.isupper, text)),
        starts_large=starts_large,
        alpha=alpha,
        common=(listed or inside) and (small or not any(map(str.isupper, text[1:-1]))),
        listed=listed,
        inside=inside,
        particle=lower in _PARTICLES or lower in _WIDE,
        ends=(has_word or text in _MARKS) and text not in _CLITICS,
        title=is_title(text),
        never=never,
        tag=text[0] in _TAGGED and _TAG.match(text) is not None,
        boundary=not alpha
        and _BOUNDARY.fullmatch(text) is not None
        and all(unicodedata.category(c).startswith("P") for c in text),
        joins=text in _JOINS,
        place=text in places(),
        demonym=small and len(text) >= DEMONYM and text not in _NO_DEMONYMS and _is_demonym(text.title()),
        number_part=text[0].isdigit() or never or listed,
        starts_number=text[0].isdigit(),
        indefinite=text in ("A", "An"),
        dotted=bare != lower and _INITIALS.fullmatch(text) is not None,
        initial=len(text) < 3 and _INITIAL.match(text) is not None,
        company=bare in _COMPANY,
        spelled_out=bare in SPELLED_OUT,
        camel=starts_large and _TWO_WORDS.search(text) is not None,
        may_own=alpha and not listed and len(text) > 4 and lower[-1] == "s" and lower[-2] not in "suo",
    )


def _is_demonym(text: str) -> bool:
    return text in places() and places()[text].kind == "demonym"
