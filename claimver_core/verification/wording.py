"""Which words of a claim its evidence lacks, and which texts deny something.

String comparison sees a missing word surely; what it means is weighed beside the model (``features.py``).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

MOST_WORDS = 8
STEM = 5
"""Words of at least this many letters are the same when they begin with the same ones: director, directed."""
CLOSE = 0.06
"""Two amounts that differ by no more than this share count as the same, one of them rounded."""

_TOKEN = re.compile(r"\d[\d,]*(?:\.\d+)?(?:st|nd|rd|th|s)?\b|[^\W\d_]+")
_NUMBER = re.compile(r"(\d[\d,]*(?:\.\d+)?)(st|nd|rd|th|s)?")
_DENIAL = re.compile(
    r"\b(?:not|never|no|none|nobody|nothing|neither|nor|without|false|untrue|wrong|wrongly|incorrect|myth|"
    r"mistake|mistaken|misconception|error|debunked|denied|rejected|fake|failed|cannot|\w+n['’]t|"
    r"(?:is|was|are|were|did|does|do|has|have|had)nt)\b",
    re.IGNORECASE,
)
_SCALES = {"thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12}
_FUNCTION_WORDS = """
a an the of in on at to by for from with and or but as is are was were be been being am do does did
has have had having it its he she they his her their him them this that these those there here who
whom whose which what when where while also not no never nor isn wasn aren weren didn doesn don hasn
haven hadn isnt wasnt arent werent didnt doesnt dont hasnt havent hadnt yes know i you we one so
about around roughly approximately some more than over least less under fewer nearly into
"""
_PASSED_OVER = frozenset(_FUNCTION_WORDS.split())


def not_found(claim: str, evidence: str) -> list[str]:
    """The claim's content words and numbers that the evidence lacks, each once, in order, at most eight.

    Years, decades and centuries agree when one lies within the other; other numbers when they are close.
    """
    said, given = _tokens(claim), _tokens(evidence)
    stems = {token[:STEM] for token in given}
    amounts = [value for value, _ in _amounts(given)]
    numbers = dict(zip(_number_places(said), _amounts(said), strict=True))
    missing: dict[str, None] = {}
    for place, token in enumerate(said):
        if place in numbers:
            known = _agrees(*numbers[place], amounts)
        else:
            known = token in _PASSED_OVER or token in _SCALES or len(token) < 2 or token[:STEM] in stems
        if not known:
            missing[token] = None
    return list(missing)[:MOST_WORDS]


def content_words(claim: str) -> int:
    """How many words and numbers of the claim ``not_found`` looks for."""
    return sum(token not in _PASSED_OVER and len(token) > 1 for token in _tokens(claim))


def content_stems(text: str) -> frozenset[str]:
    """The beginnings of the text's content words, and its numbers."""
    return frozenset(
        token if token[0].isdecimal() else token[:STEM]
        for token in _tokens(text)
        if token not in _PASSED_OVER and len(token) > 1
    )


def denies(text: str) -> bool:
    """Whether a negating word stands in the text."""
    return _DENIAL.search(text) is not None


def _tokens(text: str) -> list[str]:
    folded = unicodedata.normalize("NFKD", text).casefold()
    return _TOKEN.findall("".join(sign for sign in folded if not unicodedata.combining(sign)))


def _number_places(tokens: Sequence[str]) -> list[int]:
    return [place for place, token in enumerate(tokens) if token[0].isdecimal() and token[0].isascii()]


def _amounts(tokens: Sequence[str]) -> list[tuple[float, str]]:
    """Each number with its ending ("s", "th" or none), multiplied by a scale word that follows it."""
    found = []
    for place in _number_places(tokens):
        match = _NUMBER.match(tokens[place])
        digits, ending = (match[1], match[2] or "") if match else ("0", "")
        scale = _SCALES.get(tokens[place + 1], 1.0) if place + 1 < len(tokens) else 1.0
        found.append((float(digits.replace(",", "")) * scale, ending))
    return found


def _agrees(value: float, ending: str, amounts: Sequence[float]) -> bool:
    if value in amounts:
        return True
    if ending == "s":
        return any(value <= amount < value + 10 for amount in amounts)
    if ending:
        return any(100 < amount < 2200 and (amount + 99) // 100 == value for amount in amounts)
    if value < 100 or (1000 <= value <= 2100 and value == int(value)):
        return False
    return any(abs(amount - value) <= CLOSE * value for amount in amounts)
