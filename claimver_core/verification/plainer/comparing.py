"""What is above all others of its kind, in plainer words: *no lake is deeper than Baikal* as *Baikal is the
deepest lake*."""

from __future__ import annotations

import re
from collections.abc import Mapping

from claimver_core.types import Mention
from claimver_core.verification.plainer.wordings import BY_LABEL, IS, MARK, ONE, Wording, compiled, pattern

_MOST = {"big": "biggest", "large": "largest", "tall": "tallest", "long": "longest", "high": "highest",
         "deep": "deepest", "old": "oldest", "small": "smallest"}  # fmt: skip
_PLACE = rf"(?:in|on|of)\s+(?:[a-z]+\s+)*?(?:{MARK}|world|planet|earth|globe)"
_WHERE = rf"(?:(?P<where>{_PLACE})\s+)?"
_KIND = r"[a-z][a-z-]*(?:\s+(?!(?:in|on|of|is|was|has)\b)[a-z][a-z-]*)?"
_OF_ALL = pattern(
    rf"^(?:No\s+(?:other\s+)?(?:(?P<land>{MARK})\s+)?(?P<kind>{_KIND})|Nowhere|(?P<nothing>Nothing))\s+"
    rf"(?:(?P<where>{_PLACE})\s+)?(?:is|was)\s+(?:(?P<more>[a-z]+e)r\s+than|as\s+(?P<as>{'|'.join(_MOST)})"
    rf"\s+as)\s+"
    rf"(?:{MARK}['’]s?\s+)?(?P<which>{ONE})(?P<end>\W*)$",
)
_STATE = re.compile(
    r"^(?:independent|sovereign)\s+(?:state|country|nation)$|^(?:state|nation)$", re.IGNORECASE
)
_KINDS = (
    ("mountain", r"mountain|peak|volcano|summit"),
    ("river", "river"),
    ("lake", "lake"),
    ("building", "building|skyscraper|tower"),
    ("island", "island"),
    ("desert", "desert"),
    ("planet", "planet"),
)
_NAMED = rf"{ONE}(?:,\s+{ONE},?)?"
_SAID_SO: tuple[Wording, ...] = (
    # is deeper than any other lake: is the deepest lake
    (
        rf"\b(?P<is>{IS})\s+(?P<more>[a-z]+e)r\s+than\s+(?:any|every|all)\s+(?:the\s+)?other\s+"
        rf"(?P<kind>[a-z]+?)s?\b",
        r"\g<is> the \g<more>st \g<kind>",
    ),
    (
        rf"^No\s+(?:other\s+)?country\s+{_WHERE}has\s+(?:more\s+(?:people|inhabitants)|"
        rf"a\s+(?:larger|bigger)\s+population)\s+than\s+(?P<which>{ONE})(?P<end>\W*)$",
        lambda found: (
            f"{found['which']} is the most populous country {found['where'] or 'in the world'}{found['end']}"
        ),
    ),
    # Only one land is larger than Canada: Canada is the second largest land
    (
        rf"^Only\s+one\s+(?P<kind>[a-z]+)\s+{_WHERE}is\s+(?P<more>[a-z]+e)r\s+than\s+"
        rf"(?P<which>{ONE})(?P<end>\W*)$",
        lambda found: (
            f"{found['which']} is the second {found['more']}st {found['kind']} "
            f"{found['where'] or 'in the world'}{found['end']}"
        ),
    ),
    # More people live in Peru than in Chile: Peru has more inhabitants than Chile
    (
        rf"^(?P<how>more|fewer)\s+people\s+(?:live|reside)\s+in\s+(?P<one>{_NAMED})\s+than\s+(?:live\s+)?(?:in\s+)?"
        rf"(?P<other>{_NAMED})(?P<end>\W*)$",
        lambda found: (
            f"{found['one']} has {found['how'].lower()} inhabitants than {found['other']}{found['end']}"
        ),
    ),
    # a good deal bigger than: much bigger than
    (
        r"\b(?:a\s+(?:good|great)\s+deal|a\s+whole\s+lot|quite\s+a\s+(?:bit|lot)|by\s+far|lots|way|vastly|"
        r"considerably)\s+"
        r"(?=(?:[a-z]+er|more|less|fewer)\b.*\bthan\b)",
        "much ",
    ),
    # beats the Shanghai Tower by 2 m in height: is 2 m taller than the Shanghai Tower
    (
        rf"\b(?:beats|exceeds|surpasses|tops)\s+(?P<other>{ONE})\s+by\s+(?P<by>[\d.,]+\s*[a-z]+)\s+in\s+"
        rf"height(?=\W*$)",
        r"is \g<by> taller than \g<other>",
    ),
)
COMPARING = compiled(_SAID_SO)


def above_all(text: str, marks: Mapping[str, Mention]) -> str:
    """*The Sahara is the largest desert in the world* for *no desert is larger than the Sahara*; what
    *nothing* stands for is told by what the thing itself is."""
    found = _OF_ALL.match(text)
    if found is None:
        return text
    kind, where = found["kind"] or "point", found["where"] or ""
    if _STATE.match(kind):
        kind = "country"
    if found["nothing"]:
        described = marks[found["which"][-1]].entity.description
        kind = next((kind for kind, words in _KINDS if re.search(rf"\b(?:{words})\b", described)), "")
    if found["land"]:
        where = f"in {found['land']}{BY_LABEL}"
    most = f"{found['more']}st" if found["more"] else _MOST[found["as"].lower()]
    return f"{found['which']} is the {most} {kind} {where or 'in the world'}{found['end']}" if kind else text
