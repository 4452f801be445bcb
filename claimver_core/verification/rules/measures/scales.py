"""What things are compared by, and the words that put the first of two lower or higher."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scale:
    """Properties that order things, the first that both have counts, and the words that put the first thing
    named lower or higher. Where both have a value of ``doubt`` too, that has to say the same."""

    properties: tuple[str, ...]
    lower: re.Pattern[str]
    higher: re.Pattern[str]
    doubt: str = ""


def _scale(properties: str, lower: str, higher: str, doubt: str = "") -> Scale:
    low, high = (re.compile(rf"\b(?:{words})(?!\w)", re.IGNORECASE) for words in (lower, higher))
    return Scale(tuple(properties.split()), low, high, doubt)


_THING = (
    r"(?:in height |up |(?:[a-z]+ )?(?:mountain|peak|summit|volcano|building|tower|skyscraper|statue|"
    r"river|stream|"
    r"person|man|woman|actor|player|bridge|structure|island|lake|country|state|city|town|continent|desert|"
    r"planet|"
    r"film|series|show|song|album|book|novel|band|company|club|university|church) )?"
)
_NOT_AS = r"(?:not|\w*n['’]?t|nowhere near|never) (?:as|so|quite as|nearly as|even as)"
_SCALES = (
    _scale(
        "P569",
        rf"born (?:\w+ )?(?:before|earlier than)|(?:older|elder) {_THING}than|senior to|{_NOT_AS} young as",
        rf"born (?:\w+ )?(?:after|later than)|younger {_THING}than|junior to|{_NOT_AS} old as",
    ),
    _scale(
        "P570",
        r"died (?:\w+ )?(?:before|earlier than)",
        r"died (?:\w+ )?(?:after|later than)|outlived|survived",
    ),
    _scale(
        "P571 P1619",
        rf"older {_THING}than|predates|goes back further than|{_NOT_AS} young as",
        rf"(?:younger|newer|more recent) {_THING}than|{_NOT_AS} old as",
    ),
    _scale(
        "P577",
        rf"older {_THING}than|predates|{_NOT_AS} (?:new|recent) as",
        rf"(?:newer|more recent|younger) {_THING}than|{_NOT_AS} old as",
    ),
    _scale(
        "P1082",
        r"(?:fewer|less) (?:inhabitants|people|residents|citizens) than|"
        r"(?:smaller|lower) population than|less populous than|"
        r"(?:smaller|lower) in population than|"
        rf"{_NOT_AS} (?:populous|many (?:inhabitants|people|residents|citizens)) as|"
        r"home to fewer people than|smaller by population than",
        r"more (?:inhabitants|people|residents|citizens) than|"
        rf"(?:larger|bigger|greater|higher) population than|more populous {_THING}than|"
        r"home to more people than|(?:larger|bigger) (?:in|by) population than|more people live (?:in|"
        r"there) than",
    ),
    _scale("P2048", rf"shorter {_THING}than", rf"taller {_THING}than"),
    _scale(
        "P2048 P2044",
        rf"lower {_THING}than|{_NOT_AS} (?:tall|high) as",
        rf"(?:taller|higher) {_THING}than",
    ),
    _scale("P2043", rf"shorter {_THING}than|{_NOT_AS} long as", rf"longer {_THING}than"),
    _scale(
        "P2046",
        r"smaller (?:in|by) area than|(?:smaller|less) area than|less land than",
        r"(?:larger|bigger|greater) (?:(?:in|by) area|area) than|(?:covers?|has|have) more (?:land|area|"
        r"ground) than",
    ),
    _scale(
        "P2046",
        rf"smaller {_THING}than|{_NOT_AS} (?:large|big) as",
        rf"(?:larger|bigger|greater) {_THING}than",
        "P1082",
    ),
    _scale("P4511", rf"shallower {_THING}than|{_NOT_AS} deep as", rf"deeper {_THING}than"),
    _scale(
        "P2120",
        rf"smaller {_THING}than|{_NOT_AS} (?:large|big) as",
        rf"(?:larger|bigger|greater) {_THING}than",
    ),
    _scale(
        "P2233",
        r"(?:closer|nearer) to (?:the |our )?(?:sun|_) than",
        r"(?:farther|further)(?: away)? from (?:the |our )?(?:sun|_) than",
    ),
    _scale(
        "P2067",
        rf"lighter {_THING}than|less massive than|(?:weighs?|weighed) less than|{_NOT_AS} (?:heavy|"
        rf"massive) as",
        rf"heavier {_THING}than|more massive than|(?:weighs?|weighed) more than",
    ),
    _scale(
        "P1086",
        r"(?:a )?lighter (?:(?:chemical )?element |metal |gas )?than|comes before(?= _ in the periodic)",
        r"(?:a )?heavier (?:(?:chemical )?element |metal |gas )?than|comes after(?= _ in the periodic)",
    ),
    _scale("P2047", rf"shorter {_THING}than|{_NOT_AS} long as", rf"longer {_THING}than"),
    _scale(
        "P1128",
        rf"(?:fewer|less) (?:employees|staff|workers) than|{_NOT_AS} many (?:employees|staff|workers) as",
        r"(?:more|a larger) (?:employees|staff|workers|workforce) than",
    ),
    _scale(
        "P2142",
        r"(?:made|earned|grossed|took in|brought in) less (?:money )?(?:at the box office )?than",
        r"(?:made|earned|grossed|took in|brought in) more (?:money )?(?:at the box office )?than|"
        r"more successful at the box office than|(?:beat|outgrossed)(?= _ at the box office)",
    ),
    _scale("P2218", r"poorer than|not as (?:rich|wealthy) as", r"(?:richer|wealthier) than|worth more than"),
    _scale(
        "P1113",
        r"(?:fewer|less) episodes than|shorter running than",
        r"more episodes than|longer running than",
    ),
    _scale("P2437", r"(?:fewer|less) seasons than", r"more seasons than"),
    _scale(
        "P1083",
        r"(?:holds|seats|fits) fewer (?:people|fans|spectators) than|(?:smaller|lower) capacity than",
        r"(?:holds|seats|fits) more (?:people|fans|spectators) than|(?:larger|bigger|greater|"
        r"higher) capacity than",
    ),
    _scale(
        "P1971",
        r"(?:fewer|less) (?:children|kids) than",
        r"more (?:children|kids) than",
    ),
    _scale(
        "P2250",
        r"(?:shorter|lower) life expectancy than|people (?:in _ )?live shorter than",
        r"(?:longer|higher) life expectancy than",
    ),
)


_MORE = re.compile(r"\b(?:larger|bigger|greater|higher|longer|deeper|taller|more)\b[^_]* than(?!\w)", re.I)
_LESS = re.compile(r"\b(?:smaller|lower|shorter|less|shallower|fewer)\b[^_]* than(?!\w)", re.I)
_AMOUNTS = {
    "population": ("P1082",),
    "area": ("P2046",),
    "surface area": ("P2046",),
    "land area": ("P2046",),
    "height": ("P2048", "P2044"),
    "elevation": ("P2044",),
    "length": ("P2043",),
    "depth": ("P4511",),
    "mass": ("P2067",),
    "weight": ("P2067",),
    "radius": ("P2120",),
    "life expectancy": ("P2250",),
    "capacity": ("P1083",),
    "workforce": ("P1128",),
    "box office": ("P2142",),
    "atomic number": ("P1086",),
    "melting point": ("P2101",),
    "boiling point": ("P2102",),
    "diameter": ("P2386",),
    "orbital period": ("P2146",),
    "human development index": ("P1081",),
    "discharge": ("P2225",),
    "drainage basin": ("P2053",),
    "catchment area": ("P2053",),
    "running time": ("P2047",),
    "runtime": ("P2047",),
    "number of episodes": ("P1113",),
    "number of seasons": ("P2437",),
}
_AMOUNT = re.compile(
    r"\bthe (?P<one>[a-z][a-z ]*?) of (?:the )?_ (?:is|was) |"
    r"_(?:['’]s?|s) (?P<other>[a-z][a-z ]*?) (?:is|was) |"
    r"\b(?:has|have|had|with) an? (?:[a-z]+ly )?"
    r"(?:larger|bigger|greater|higher|longer|smaller|lower|shorter) "
    rf"(?P<has>{'|'.join(sorted(_AMOUNTS, key=len, reverse=True))}) than\b",
    re.I,
)
"""What of the two things is compared: *the population of India is larger than that of China*."""


def scales_in(words: str) -> list[tuple[Scale, int, re.Match[str]]]:
    """The scales by which ``words`` may compare, each with -1 where the first thing is put lower, 1 where
    it is put higher, and where that stands. Where an amount is named of which the things have more or less,
    that is the only one."""
    if amount := _AMOUNT.search(words):
        said = amount["one"] or amount["other"] or amount["has"]
        scale = Scale(_AMOUNTS.get(said.lower(), ()), _LESS, _MORE)
        return _found([scale], words) if scale.properties else []
    return _found(_SCALES, words)


def _found(scales: Iterable[Scale], words: str) -> list[tuple[Scale, int, re.Match[str]]]:
    found = []
    for scale in scales:
        low, high = scale.lower.search(words), scale.higher.search(words)
        match = low or high
        if match is not None and (low is None or high is None):
            found.append((scale, -1 if low else 1, match))
    return found


def compared_properties(words: str) -> frozenset[str]:
    """The properties by which ``words`` may compare two things."""
    return frozenset(
        pid for scale, _, _ in scales_in(words) for pid in (*scale.properties, scale.doubt) if pid
    )
