"""What a claim tells besides, in words that name other things than those it speaks of: whose child somebody
was born, *to an American mother*, with what something was found, *with a telescope*, and how long before or
after something else it was, *two days after the death of Kennedy*."""

from __future__ import annotations

import re
from dataclasses import replace

from claimver_core.verification.rules.reading import Reading, read

_STOPS = r"(?!(?:in|on|at|by|from|during|near|with|of|and|who|whose|when|while|after|before)\b)"
_OF_PARENT = (
    rf"(?:{_STOPS}[\w'’-]+\s+){{0,5}}?"
    r"(?:parents?|mother|father|mum|mom|dad|couple|family|immigrants?|emigrants?|[eé]migr[eé]s?|refugees?|exiles?)\b"
)
_TO_PARENTS = re.compile(
    rf"(?<=\bborn)(?P<before>\b[^,;]*?)\s+(?:(?:in)?to|of)\s+{_OF_PARENT}(?:\s+and\s+{_OF_PARENT})*",
    re.IGNORECASE,
)
_WITH_TOOL = re.compile(
    r"\b(?P<before>(?:discover|invent|observ|detect|develop|identif|measur|prov|show)[a-z]*\b[^,;]*?|found\b[^,;]*?)\s+"
    r"(?:with|through|using|via|by\s+means\s+of)\s+"
    rf"(?:(?:an?|the|his|her|their|its)\s+(?:{_STOPS}[\w'’-]+\s*)+(?:of\s+(?:{_STOPS}[\w'’-]+\s*)+)?"
    rf"|(?-i:(?:{_STOPS}[a-z][\w'’-]*\s*)+))(?<!\s)(?=\W*$|[,;]|\s+(?:in|on|at|by|from|during|near)\b)",
    re.IGNORECASE,
)
_SO_LONG = (
    r"(?:(?:just|only|exactly|about|almost|nearly|some|barely|less\s+than|more\s+than|over)\s+)*"
    r"(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|few|a\s+few|\d+)\s+"
    r"(?:[a-z]+\s+)?(?:hour|day|week|month|year|decade|centur(?:y|ie))s?|shortly|soon|immediately|long|right)\s+"
    r"(?:before|after)"
)
_SO_LONG_AFTER = re.compile(rf"(?<=\w),?\s+{_SO_LONG}\s.*$", re.IGNORECASE)
_SO_LONG_AFTER_FIRST = re.compile(rf"^\W*{_SO_LONG}\s[^,]*,\s*", re.IGNORECASE)


def apart_from_parents(reading: Reading) -> Reading | None:
    """The claim without the nation of somebody's parents, which tells no place of birth; None where it tells
    none."""
    context = reading.claim.context
    return _without(reading, _TO_PARENTS.sub(r"\g<before>", context))


def apart_from_circumstance(reading: Reading) -> Reading | None:
    """The claim without the tool with which something was found, and without how long before or after
    something else it was; None where it tells neither."""
    rest = _WITH_TOOL.sub(r"\g<before>", reading.claim.context)
    return _without(reading, _SO_LONG_AFTER_FIRST.sub("", _SO_LONG_AFTER.sub("", rest)))


def _without(reading: Reading, rest: str) -> Reading | None:
    if rest == reading.claim.context:
        return None
    kept = tuple(mention for mention in reading.claim.mentions if mention.text in rest)
    return read(
        replace(reading.claim, context=rest, mentions=kept), wide=reading.wide, matches=reading.matches
    )
