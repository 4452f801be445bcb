"""Whether a claim asserts or denies, and whether it speaks of all, of only one, or of the first."""

from __future__ import annotations

import re

_DENIAL = re.compile(
    r"\b(?:not|never|neither|nor|cannot|without|nobody|nothing|nowhere|none)\b"
    r"|\b(?-i:no|NO|(?<![\w.,]\s)No)\b(?!\.?\s*\d)"
    r"|\b(?:an?|the|some) [\w ]{1,30} other than\b"
    r"|\b\w+n['’]t\b"
    r"|\b(?:is|was|were|are|do|does|did|has|had|have|would|could)nt\b"
    r"|\b(?:fail(?:s|ed)?|refus(?:es|ed)) to\b|\b(?:has|have|had) yet to\b"
    r"|\b(?:false|untrue|myth|lie|hoax|incorrect|wrong) that\b",
    re.IGNORECASE,
)
DENIES_A_PART = re.compile(r"\b(?:without|nothing|none|nobody)\b", re.IGNORECASE)
"""Denials of a part of what is told, which leave the rest standing."""
_DENYING_FRAME = re.compile(
    r"^\W*(?:(?:\w+ )?no\s*,\s*)?(?:sorry\s*,\s*(?:but )?)?(?:contrary to [\w ]+?, )?(?:"
    r"(?:(?:it|that)(?:['’]s| is| was|s| has been shown to be| would be)?(?: simply| just| now| an?)*"
    r" (?:false|untrue|wrong|incorrect|error|mistake|myth|misconception|lie|hoax|fiction)"
    r"|(?:it|that)(?: isn['’]?t|(?:['’]s| is| was|s)?(?: simply| just| now)* not)(?: simply| just)*"
    r" (?:true|the case|correct|right))"
    r"(?: to (?:say|write|think|claim|believe|state))? that"
    r"|(?:false|debunked|fake(?: news)?|wrong|untrue|incorrect|myth|not true)\s*:\s*(?:the claim that )?"
    r"|fact[ -]check\s*:\s*it is (?:wrong|false|untrue|incorrect)(?: to (?:say|claim|write))? that"
    r"|there(?:['’]s| is) no truth (?:in|to) the (?:story|claim|report|rumou?r) that"
    r"|(?:\w+ ){0,4}(?:rejected|denied|dismissed|debunked|corrected)(?: as (?:untrue|false|wrong))?"
    r" (?:the|its|a)"
    r"(?: mistaken| false| wrong)? (?:claim|report|story|statement|rumou?r)s? that"
    r"|a (?:common )?(?:mistake|error|misconception|myth) is (?:to (?:think|say|believe) )?that"
    r"|(?:many |some )?\w+ (?:often )?(?:believe|think|assume|claim|say)s?,"
    r" (?:wrongly|mistakenly|falsely), that"
    r"|you(?: are|['’]re) (?:mistaken|wrong) if you (?:think|believe|say)(?: that)?"
    r")\s",
    re.IGNORECASE,
)
"""The beginning of a sentence that denies what follows, whatever that says."""
_DENYING_CLOSE = re.compile(
    r"^\W*(?:the (?:claim|report|story|statement|rumou?r|idea) that (?P<one>.+?) (?:is|was) "
    r"(?:wrong|false|untrue|incorrect|a myth|a lie|a hoax)"
    r"|(?P<two>.+?),? (?:but |and )?(?:that|this) (?:turned out to be|proved(?: to be)?|is|was) "
    r"(?:false|wrong|untrue|incorrect|a myth|not true)"
    r"|stop (?:saying|claiming|believing) that (?P<four>.+?)"
    r"(?:, (?:it|that)(?:['’]s| is)(?: just| simply)? (?:false|wrong|untrue|not true))?"
    r"|someone (?:\w+ )?(?:said|claimed|wrote) that (?P<three>.+?)\W+(?:wrong|false|not true|nonsense))\W*$",
    re.IGNORECASE,
)
_NO_DENIAL = re.compile(
    r"\b(?:nowhere|nothing|nobody|no ?one|no other \w+)\b(?=.*\b(?:than|as)\b)"
    r"|\b(?:i|we) (?:did|do|was|were|had|have)(?: not|n['’]?t) (?:ever |even )?"
    r"(?:know|known|aware|reali[sz]ed?)\b"
    r"|\bnot only\b|\bbelieve it or not\b|\bno (?:doubt|question|wonder)\b"
    r"|\bnot (?:\w+ ){0,3}until\b|\bnone other than\b"
    r"|\bno (?:more|less|fewer|later|earlier) than\b|\bknown as\b.*$"
    r"|\b(?:not|\w*n['’]?t) (?:even|quite)"
    r"(?=(?: [a-z]+)? (?:an?\b|\d|one|two|three|four|five|six|seven|eight|nine|ten))",
    re.IGNORECASE,
)
_NEITHER_NOR = re.compile(r"(\bneither\b[^.;]*?)\bnor\b", re.IGNORECASE)
"""Which denies once."""
_ENDED = re.compile(r"\bno longer\b|(?:\bnot|n['’]?t)\b.*?\b(?:any ?more|any longer)\b", re.IGNORECASE)
LEAVING = r"left|leave|graduat\w+|finish\w*|complet\w+"
"""Verbs of which a denial tells nothing of having been there: whoever never left a place may have died in it,
and who went to a school need not have finished it."""
CONTRAST = re.compile(
    r"(?<=\w)\s*(?:,|\.\.\.|[–—-]|\band\b)\s*not (?!only\b)(?:(?:in|from|by|at|for|with|the|an?) )*[\w'’-]+"
    r"(?: [\w'’-]+){0,3}[^\w,;]*$",
    re.IGNORECASE,
)
"""What a claim sets against itself at its end: *Wilde wrote it, not Shaw*."""
SET_APART = re.compile(
    r"(?<=\w)\s*,\s*(?:and\s+)?not\s+(?!only\b)(?:[\w'’-]+\s+){0,4}[\w'’-]+\s*,", re.IGNORECASE
)
"""The same in its middle: *Albany, and not New York City, is the capital*."""
_GENERAL = re.compile(r"\b(?:never|any|anyone|anybody|anything|ever|no one|nobody|none|no)\b", re.IGNORECASE)
_JUST = r"(?! (?:ever )?(?:had |has |about )?(?:\d|(?:two|three|four|five|six)\b))"
"""Not before a number, which *only* calls small."""
_UNIQUE = re.compile(
    rf"\b(?:only{_JUST}|sole|solely|exclusively|first|second|third|last|last-ever|youngest|oldest|eldest|"
    r"(?:elder|older|younger|big|little|middle)(?=\s+(?:son|daughter|child|brother|sister|sibling|twin)\b)|"
    r"(?:most|least)\b|[a-z]{3,}est\b|longest-\w+|best-\w+)\b",
    re.IGNORECASE,
)
_NOT_SUPERLATIVE = re.compile(
    r"^(?:west|east|northwest|northeast|southwest|southeast|forest|rest|test|contest|interest|request|"
    r"protest|"
    r"arrest|invest|harvest|guest|west|priest|quest|nest|chest|vest|honest|modest|midwest|budapest|everest|"
    r"trieste?|brest|pest|zest|conquest|bequest|digest|manifest|suggest|behest|lest|best-known)$",
    re.IGNORECASE,
)


def is_denied(text: str) -> bool:
    """True when the claim denies what it speaks of; two denials make an assertion.

    A frame around the whole claim (*it is false that*, *..., but that turned out to be wrong*) denies once,
    however many words it has for that.
    """
    return denials(text) % 2 == 1


def denies_throughout(text: str) -> bool:
    """The same, but several denials are taken for those of several statements: *is not in Peru and was not
    built in 1900*. Only a frame around a denial turns it into an assertion."""
    frames = 0
    while (inner := unframed(text)) is not None:
        text, frames = inner, frames + 1
    return (denials(text) > 0) != (frames % 2 == 1)


def denials(text: str) -> int:
    """How many times the claim denies: once for each frame around the whole, and each word inside."""
    frames = 0
    while (inner := unframed(text)) is not None:
        text, frames = inner, frames + 1
    text = _NEITHER_NOR.sub(r"\1 or ", _NO_DENIAL.sub(" ", text))
    return frames + sum(1 for _ in _DENIAL.finditer(text))


def unframed(text: str) -> str | None:
    """What stands inside a frame that denies it, or None where there is none."""
    if opened := _DENYING_FRAME.match(text):
        return text[opened.end() :]
    if closed := _DENYING_CLOSE.match(text):
        return next(inner for inner in closed.groups() if inner)
    return None


def is_general_denial(text: str) -> bool:
    """True for a denial of every instance ("never", "no one", "not ... any"): one instance refutes it."""
    denied = is_denied(text)
    while (inner := unframed(text)) is not None:
        text = inner
    return denied and not says_ended(text) and bool(_GENERAL.search(text))


def says_ended(text: str) -> bool:
    """True for *no longer* and *not any more*, which deny the present and assert the past."""
    return _ENDED.search(text) is not None


def claims_uniqueness(text: str) -> bool:
    """True for superlatives, *only* and *first*, which a single statement cannot bear out."""
    return any(not _NOT_SUPERLATIVE.match(match.group()) for match in _UNIQUE.finditer(text))
