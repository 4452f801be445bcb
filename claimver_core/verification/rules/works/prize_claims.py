"""Claims that somebody won, missed or was put up for a prize, taken apart: *took home the Oscar for best
actor for Milk in 2009*."""

from __future__ import annotations

import re
from dataclasses import dataclass

from claimver_core.types import Mention
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import QUOTES
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.sides import dates_marked, masked
from claimver_core.verification.rules.works.prize_wins import held_in, prize_words

_BE = r"(?:is|was|were|been|got|gets)"
_WON = (
    r"(?:w[io]ns?|received|earned|got|gets|t(?:ook|akes)(?:\s+home)?|picked\s+up|collected|scooped|bagged|landed|"
    r"claimed|clinched|captured|secured|grabbed|nabbed|netted|gained|garnered|accepted|entered|joined|made\s+it\s+into|"
    r"walk(?:s|ed)\s+(?:off|away)\s+with|(?:went|came|goes|comes)\s+(?:home|away)\s+with|"
    rf"{_BE}\s+(?:awarded|given|named|voted|crowned|(?:presented|honou?red|recogni[sz]ed|rewarded|decorated)\s+with|"
    r"(?:inducted|ushered|voted|welcomed|admitted|elected)\s+(?:in)?to|enshrined\s+in|"
    r"(?:among\s+those\s+|one\s+of\s+those\s+)?(?:honou?red|saluted|celebrated|feted|recogni[sz]ed)\s+(?:at|by)))"
)
_WON = rf"(?:(?:went|goes)\s+on\s+to\s+(?:win|take|receive)|{_WON})"
_TO_WIN = r"(?:win|get|receive|land|take(?:\s+home)?|pick\s+up|collect|secure|claim)"
_MISSED = (
    r"(?:(?:went|came|returned|walked|left|departed|emerged)(?:\s+(?:home|away|back))?"
    r"(?:\s+(?:from\s+)?(?:the\s+)?(?P<from>_|ceremony|awards|festival))?(?:\s+(?:ceremony|awards))?(?:\s+in\s+@)?\s+without|"
    r"lost(?:\s+out\s+on)?|missed(?:\s+out\s+on)?|escaped|avoided|dodged|"
    rf"{_BE}\s+(?:denied|spared|refused|robbed\s+of|snubbed\s+for|beaten\s+to|passed\s+over\s+for|overlooked\s+for)|"
    rf"failed\s+to\s+{_TO_WIN}|(?:did|does|could)\s+not\s+(?:even\s+)?{_TO_WIN}|(?:has|have|had)\s+yet\s+to\s+{_TO_WIN}|"
    rf"never\s+(?:won|got|received|took\s+home)|{_BE}\s+(?:not|never)\s+(?:awarded|given))"
)
_PUT_UP = (
    rf"(?:{_BE}\s+(?:(?:also|once|twice|even)\s+)?(?:nominated|shortlisted|up|in\s+(?:the\s+running|contention))\s+for|"
    r"(?:received|earned|got|landed|picked\s+up|secured|scored|had|has)(?=[^,@]*\bno(?:d|m|mination)s?\b))"
)
_ADVERBS = (
    r"(?:(?:has|have|had|later|also|finally|once|then|eventually|even|actually|deservedly|rightly)\s+)*"
)
_ARTICLE = r"(?:(?:any|the|an?|his|her|their|its|that)\s+)?"
_SORT = (
    r"(?:the\s+)?(?:(?:[a-z]+\s+)?(?:film|movie|drama|comedy|band|group|duo|act(?:or|ress)|singer|director|composer|"
    r"writer|author|novelist|musical|novel|album|song|series|show)\s+)?"
)
_WHAT_OF = (
    r"(?:his|her|their|its|the|a|an|in|on|of|as|film|movie|novel|book|album|song|single|show|series|roles?|"
    r"performances?|parts?|work|portrayal|acting|turn|playing|screenplay|script|writing|direction|directing|score|music|"
    r"composing|scoring|costumes?|dressing|cast|cinematography|camerawork|photography|shooting|editing|effects|makeup)"
)
_FOR = (
    rf"(?:\s+for\s+(?:(?P<what>(?:{_WHAT_OF}\s+)*)(?:_\s+in\s+(?:the\s+(?:film|movie)\s+)?)?(?P<work>_|(?-i:[A-Z])[^_@,]*?)"
    r"|(?:the|that|this|his|her)\s+(?:role|part|performance|turn|film|movie)"
    rf"|(?:its|the|his|her)\s+(?P<part>{_WHAT_OF})))?"
)
_CATEGORIES = (
    (r"screenplay|script|writing", r"writ|screenplay|story|script"),
    (r"direct\w+", "direct"),
    (r"score|music|composing|scoring", r"score|music|song|compos"),
    (r"costumes?|dressing", "costume"),
    (r"cinematography|camerawork|photography|shooting", "cinematograph|photograph"),
    (r"editing", "edit"),
    (r"effects", "effect"),
    (r"makeup", "makeup"),
)
"""What somebody did for a work, and what is said in the names of the prizes for that."""


_TIMES = r"(?:(?P<times>twice|three\s+times|four\s+times)\s+)?"
_ONCE_EACH = r"(?:,?\s+once\s+for\s+(?P<once>_)(?:,|\s+and)\s+(?:once\s+|again\s+)?for\s+(?P<again>_))?"


def _at(group: str) -> str:
    return (
        rf"(?:(?:in|of|at\s+the)\s+@(?:\s+(?:ceremony|awards))?|"
        rf"(?:at|during)\s+(?:the\s+)?(?P<{group}>_)(?:\s+(?:ceremony|awards))?(?:\s+in\s+@)?)"
    )


def _claim(verb: str, behind: str = "") -> re.Pattern[str]:
    return re.compile(
        rf"^\W*(?:{_at('first')},?\s+)?(?:(?P<owner>_)['’]s?\s+)?{_SORT}(?P<who>_)(?:\s+and\s+(?P<too>_))?(?:\s+(?:both|each))?\s+{_ADVERBS}{_TIMES}{verb}\s+{_ARTICLE}(?:@\s+)?"
        rf"(?P<prize>[^@,]+?){behind}{_FOR}(?:\s+{_at('last')})?{_ONCE_EACH}\W*$",
        re.IGNORECASE,
    )


_CLAIMS = (
    ("missed", _claim(_MISSED, r"(?:\s+to\s+(?:the\s+)?[^@,]+?)?")),
    ("nominated", _claim(_PUT_UP)),
    ("won", _claim(_WON)),
)
_EDITION = re.compile(r"\b\d+(?:st|nd|rd|th)\b")
_FAMILIES = frozenset({"award", "globe", "emmy", "grammy", "bafta", "tony", "bambi", "goya", "cesar"})
_EVER = re.compile(r"\bnever\b|\byet\s+to\b", re.IGNORECASE)
_HOW_OFTEN = {"twice": 2, "three": 3, "four": 4}
_NOMINATION = re.compile(r"\bno(?:ds?|ms?|minations?)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PrizeClaim:
    """``deed`` is "won", "missed" or "nominated"; ``words`` are those of the prize's name, ``ids`` what is
    named in it; ``second`` is another winner, ``owner`` who the winner is said to be by; ``times`` tells how
    often, and ``others`` for which works each; ``title`` is that of
    a ``work`` which nothing is known by; ``years`` are the first and last in which it is said to have been,
    and ``exact`` is false where they are told roughly; ``ever`` is true for *never won* and *has yet to win*;
    ``category`` finds in the prize's name what it is said to be for."""

    deed: str
    winner: Mention
    owner: Mention | None
    second: Mention | None
    times: int
    words: frozenset[str]
    ids: frozenset[str]
    work: Mention | None
    others: tuple[Mention, ...]
    title: str
    years: tuple[int, int] | None
    exact: bool
    ever: bool
    category: str


def prize_claim(reading: Reading, relations: Kin) -> PrizeClaim | None:
    """The claim where all of it tells of one prize; None of others."""
    claim = masked(reading)
    text = QUOTES.sub("", dates_marked(claim.text, reading))
    matches = ((deed, pattern.match(text)) for deed, pattern in _CLAIMS)
    deed, found = next(((deed, match) for deed, match in matches if match is not None), ("", None))
    if found is None or (deed == "won" and reading.denied) or len(reading.dates) > 1:
        return None
    if len(reading.numbers) != (1 if found["times"] and " " in found["times"] else 0):
        return None

    def named(group: str) -> Mention | None:
        start = found.start(group)
        return claim.names[text.count("_", 0, start)] if found[group] == "_" else None

    before = text.count("_", 0, found.start("prize"))
    names = claim.names[before : before + found["prize"].count("_")]
    prize = _NOMINATION.sub(" ", found["prize"])
    for mention in names:
        prize = prize.replace("_", mention.text, 1)
    winner, words = named("who"), prize_words(prize)
    if winner is None or not words:
        return None
    ceremony = named("last") or named("first") or (named("from") if deed == "missed" else None)
    years = _years(reading, ceremony, relations)
    if ceremony is not None and (family := prize_words(_EDITION.sub("", ceremony.text))) & _FAMILIES:
        words |= family  # best picture at the Oscars
    what = f"{found['what'] or ''} {found['part'] or ''}"
    return PrizeClaim(
        deed=deed,
        winner=winner,
        owner=named("owner"),
        second=named("too"),
        times=_HOW_OFTEN.get((found["times"] or "").split(" ")[0].lower(), 1),
        words=words,
        ids=frozenset(str(m.entity.id) for m in names if words <= _named_by(m)),
        work=named("work"),
        others=tuple(m for m in (named("once"), named("again")) if m is not None),
        title="" if named("work") else found["work"] or "",
        years=years,
        exact=not reading.dates or reading.dates[0].exact,
        ever=deed == "missed" and _EVER.search(found[0]) is not None,
        category="|".join(label for said, label in _CATEGORIES if re.search(rf"\b(?:{said})\b", what, re.I)),
    )


def _named_by(prize: Mention) -> frozenset[str]:
    """The words of a prize's name as it is said and as it is known."""
    return prize_words(f"{prize.text} {prize.entity.label}")


def _years(reading: Reading, ceremony: Mention | None, relations: Kin) -> tuple[int, int] | None:
    if reading.dates:
        return reading.dates[0].earliest[0], reading.dates[0].latest[0]
    held = held_in(str(ceremony.entity.id), relations) if ceremony is not None else set()
    return (min(held), max(held)) if held else None
