"""Wordings of where something lies, what it borders, where it flows to and where its seat is, in plainer
words: *have a common border with* as *borders*."""

from __future__ import annotations

import re

from claimver_core.verification.plainer.wordings import IS, ONE, Wording, compiled

_BORDER = r"(?:(?:common|land|direct|shared|long|short)\s+){0,2}(?:border|frontier|boundary)"
_SEAT = r"(?:head\s+office|main\s+office|headquarters|seat|head\s+quarters)"
_MONEY = r"(?:(?:official|national)\s+)?(?:currency|money)"
_CAPITAL = (
    r"(?:(?:county|cantonal|provincial|regional|district|departmental|administrative|prefectural)\s+"
    r"(?:seat|capital|cent(?:re|er)|town)|(?:main|chief)\s+town)"
)
_TWINS = r"(?:twin(?:ned)?|sister|partner)\s+(?:cit(?:y|ies)|towns?)"
_TOWNS = r"(?:towns|cities|villages|municipalities|communes|suburbs)"


def _town_in(found: re.Match[str]) -> str:
    said = (found["what"] or found["sort"]).lower()
    sort = f"{said[:-3]}y" if said.endswith("ies") else said[:-1]
    return f"a {sort} in {found['whose'] or found['where']}"


_SAID_SO: tuple[Wording, ...] = (
    # the county seat of Wayne County: its capital
    (rf"(?<=\bthe\s){_CAPITAL}(?=\s+(?:of|is)\b)|(?<=['’]s\s){_CAPITAL}\b", "capital"),
    # Among Bonn's sister cities are Minsk and Oxford: Bonn is twinned with them
    (
        rf"^(?:Among\s+)?(?P<one>{ONE})['’]s?\s+{_TWINS}\s+(?:are|is|include)\s+(?P<others>{ONE}.*?)(?P<end>\W*)$",
        r"\g<one> is twinned with \g<others>\g<end>",
    ),
    (
        rf"^(?P<others>{ONE}(?:.*?{ONE})?)\s+(?:are|is)\s+(?:among|one\s+of)\s+(?P<one>{ONE})['’]s?\s+{_TWINS}"
        r"(?P<end>\W*)$",
        r"\g<one> is twinned with \g<others>\g<end>",
    ),
    # is one of Bavaria's towns: is a town in Bavaria
    (
        rf"(?<=\bis\s)one\s+of\s+(?:(?P<whose>{ONE})['’]s?\s+(?P<what>{_TOWNS})|the\s+(?P<sort>{_TOWNS})\s+(?:of|in)\s+"
        rf"(?P<where>{ONE}))(?=\W*$)",
        _town_in,
    ),
    # Peru has a common border with Chile: Peru borders Chile
    (rf"\b(?:has|have|shares?)\s+an?\s+{_BORDER}\s+with\s+(?={ONE}\W*$)", "borders "),
    (
        rf"^(?P<one>{ONE})\s+and\s+(?P<other>{ONE})\s+(?:share\s+an?\s+{_BORDER}|are\s+(?:direct\s+|immediate\s+)?"
        r"neighbou?rs|border\s+(?:on\s+)?(?:each\s+other|one\s+another))(?P<end>\W*)$",
        r"\g<one> borders \g<other>\g<end>",
    ),
    # The mouth of the Rhine is in the North Sea: the Rhine flows into the North Sea
    (
        rf"\b(?:discharges?|pours|drains|ends|runs\s+out)\s+(?:its\s+waters?\s+)?in(?:to)?\s+(?={ONE}\W*$)",
        "flows into ",
    ),
    (
        rf"^The\s+mouth\s+of\s+(?P<river>{ONE})\s+(?:is|lies)\s+(?:in|on)\s+(?P<sea>{ONE})(?P<end>\W*)$",
        r"\g<river> flows into \g<sea>\g<end>",
    ),
    (
        rf"^(?P<land>{ONE})\s+is\s+(?:crossed|traversed|drained)\s+by\s+(?P<river>{ONE})(?P<end>\W*)$",
        r"\g<river> flows through \g<land>\g<end>",
    ),
    (
        rf"^(?:One\s+of\s+the\s+rivers|A\s+river|The\s+river)\s+(?:running|flowing|that\s+(?:runs?|flows?))\s+through\s+"
        rf"(?P<land>{ONE})\s+is\s+(?:called\s+)?(?P<river>{ONE})(?P<end>\W*)$",
        r"\g<river> flows through \g<land>\g<end>",
    ),
    # Sicily is part of Italy: Sicily belongs to Italy
    (rf"(?<=[\ue100-\ue1ff])\s+is\s+(?:an?\s+)?(?:integral\s+)?part\s+of\s+(?={ONE}\W*$)", " belongs to "),
    # The peso is used in Chile: Chile uses the peso
    (
        rf"^(?P<money>{ONE})\s+is\s+(?:used|legal\s+tender)\s+in\s+(?P<land>{ONE})(?P<end>\W*)$",
        r"\g<land> uses \g<money>\g<end>",
    ),
    (
        rf"^In\s+(?P<land>{ONE}),?\s+(?:the\s+)?(?P<what>{_MONEY})\s+is\s+(?P<money>.+?)(?P<end>\W*)$",
        r"The \g<what> of \g<land> is \g<money>\g<end>",
    ),
    (rf"\b(?P<what>{_MONEY})\s+(?:used|in\s+use|paid\s+with)\s+in\s+(?={ONE}\s+is\b)", r"\g<what> of "),
    # The headquarters of Lego are in Billund: Lego is based in Billund
    (
        rf"^The\s+{_SEAT}\s+of\s+(?P<body>{ONE})\s+(?:is|are)\s+(?:located\s+|situated\s+)?in\s+(?P<where>{ONE})"
        r"(?P<end>\W*)$",
        r"\g<body> is based in \g<where>\g<end>",
    ),
    (
        rf"^(?P<where>{ONE})\s+is\s+(?:the\s+seat\s+of|home\s+to\s+the\s+{_SEAT}\s+of)\s+(?P<body>{ONE})(?P<end>\W*)$",
        r"\g<body> is based in \g<where>\g<end>",
    ),
    (
        rf"\s+runs\s+its\s+(?:[a-z]+\s+)?(?:operations|business)\s+from\s+(?:a|its)\s+{_SEAT}\s+in\s+(?={ONE}\W*$)",
        " is based in ",
    ),
    # Sweden is the home country of IKEA: IKEA comes from Sweden
    (
        rf"^(?P<land>{ONE})\s+is\s+(?:the\s+)?(?:home(?:land)?|country\s+of\s+origin|home\s+country|"
        rf"native\s+(?:land|country))\s+of\s+(?P<what>{ONE})(?P<end>\W*)$",
        r"\g<what> comes from \g<land>\g<end>",
    ),
    # is a Berlin native: was born in Berlin
    (rf"\b{IS}\s+an?\s+(?P<town>{ONE})\s+native(?=\W*$)", r"was born in \g<town>"),
    # is a proper Leeds lad: is from Leeds
    (
        rf"\b(?P<is>{IS})\s+an?\s+(?:(?:proper|real|true|total|typical|classic|local)\s+)?(?P<town>{ONE})\s+"
        r"(?:kid|boy|girl|lad|lass|gal|born\s+and\s+bred)(?=\W*$)",
        r"\g<is> from \g<town>",
    ),
    (rf"\b{IS}\s+a\s+native\s+of\s+(?={ONE}\W*$)", "was born in "),
)
LANDS_AND_WATERS = compiled(_SAID_SO)
