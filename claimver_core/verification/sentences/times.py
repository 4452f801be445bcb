"""Whether a claim and a sentence speak of the same time."""

from __future__ import annotations

import re

from claimver_core.verification.rules.dates import DateExpression
from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.statement import Statement
from claimver_core.verification.sentences.words import are_close, key

_PRESENT = re.compile(r"\b(?:is|are|has|have|serves?|do|does|don|doesn)\b", re.IGNORECASE)
_PAST = re.compile(r"\b(?:was|were|had|became|did|didn)\b", re.IGNORECASE)
USED_TO = re.compile(r"\bused to\b", re.IGNORECASE)
_TODAY = re.compile(r"\b(?:today|now|currently|nowadays|still)\b", re.IGNORECASE)
_IS_MARRIED = re.compile(r"\b(?:is|are) (?:[a-z]+ly )?married\b", re.IGNORECASE)
_AGE = re.compile(r"\b(?:age|aged|old)\b", re.IGNORECASE)
_BELOW_ZERO = re.compile(r"(?<![\w\d])[-−–]\d|\bminus\b", re.IGNORECASE)
_LASTING = re.compile(
    r"\b(?:is|are|was|were) (?:\w+ly )?(played|portrayed|voiced|narrated|sung|"
    r"performed|written|directed|composed|painted|sculpted|carved|built|designed|invented|discovered|founded|"
    r"published|produced|filmed|drawn|created|depicted|born|translated|illustrated|set|told)\b",
    re.IGNORECASE,
)
"""What was done once, and is so ever since: who *was played by* an actor *is played by* him. Who *was buried*
need not lie there still."""
_CAME_OUT = key("premiered")
"""When a film premiered it came out."""
_PAST_OF = {
    "lead": "led", "hold": "held", "run": "ran", "keep": "kept", "speak": "spoke", "sit": "sat",
    "stand": "stood", "teach": "taught", "sing": "sang", "drive": "drove", "fly": "flew",
    "make": "made",
}  # fmt: skip
_PAST_VERBS = frozenset(_PAST_OF.values())


def differ_in_tense(claim: Statement, other: Statement) -> bool:
    """True where one speaks of today and the other of the past, but for what was done once and lasts."""
    return {tense(claim.text), tense(other.text)} == {"present", "past"} and not tell_what_lasts(claim, other)


def tell_what_lasts(claim: Statement, other: Statement) -> bool:
    """True where both tell by one participle what was done once, and is so ever since."""
    said, known = _LASTING.search(claim.text), _LASTING.search(other.text)
    return said is not None and known is not None and said[1].lower() == known[1].lower()


def tense(text: str) -> str:
    """ "past", "present", or "" where no auxiliary tells it."""
    if _PAST.search(text):
        return "past"
    return "present" if _PRESENT.search(text) else ""


def are_of_one_time(alignment: Alignment) -> bool:
    """False where a verb is of today in the claim and of the past in the sentence (*rules*, *ruled*), where a
    time is told of another event (*begun*, *opened*), or an age is matched with another number."""
    claim, other = alignment.claim, alignment.sentence
    dated = any(match.figure for match in alignment.matches)
    if dated and bool(_AGE.search(claim.text)) != bool(_AGE.search(other.text)):
        return False
    if dated and bool(_BELOW_ZERO.search(claim.text)) != bool(_BELOW_ZERO.search(other.text)):
        return False
    if _TODAY.search(claim.text) and not _TODAY.search(other.text) and _is_past(other):
        return False
    if _IS_MARRIED.search(claim.text) and tense(other.text) == "":
        return False  # who married in a year need not be married today
    dated = _tells_date(alignment)
    for match in alignment.matches:
        if match.name is not None or match.figure:
            continue
        said, known = claim.words[match.first].norm, other.words[match.other].norm
        past = known.endswith("ed") or known in _PAST_VERBS or tense(other.text) == "past"
        if past and said.endswith("s") and not known.endswith("s") and tense(claim.text) != "past":
            return False
        if _is_past_of(known, said) and tense(claim.text) != "past":
            return False  # who ruled need not rule
        if _is_past_of(said, known) and tense(other.text) == "present":
            return False  # what does not belong to a land may have belonged to it
        if dated and not are_close(said, known) and key(said) != _CAME_OUT:
            return False
    return True


def _is_past_of(known: str, said: str) -> bool:
    """True for *ruled* beside *rule*."""
    return known in (f"{said}d", f"{said}ed", _PAST_OF.get(said))


def _is_past(statement: Statement) -> bool:
    verbs = (word.norm for word in statement.words if not word.capital)
    return tense(statement.text) == "past" or any(v.endswith("ed") or v in _PAST_VERBS for v in verbs)


def _tells_date(alignment: Alignment) -> bool:
    """True where a date is matched, no mere number."""
    dates = {f.first for f in alignment.claim.figures if isinstance(f.value, DateExpression)}
    return any(match.first in dates for match in alignment.matches if match.figure)
