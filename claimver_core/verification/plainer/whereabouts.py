"""Where something is or comes from, in plainer words: *Rome is where you'll find the Louvre* as *the Louvre
is in Rome*."""

from __future__ import annotations

import re

from claimver_core.verification.plainer.wordings import BY_LABEL, IS, MARK, ONE, TITLED, Wording, compiled

_BODY = r"(?:company|firm|band|group|team|club|city|town|country|river|mountain|lake|film|movie|novel|book)"
_OFFICE = r"(?:(?:head|main)\s+office|headquarters|(?:main\s+)?(?:campus|seat|base))"
_PAYERS = r"(?:people|shoppers|customers|consumers|tourists|visitors|locals|everyone|they|you|one)"
_PAY = r"(?:(?:still|now|always|have\s+to)\s+)*pays?"


def _currency(found: re.Match[str]) -> str:
    """*The currency of Kenya is the shilling*, of those who pay in shillings."""
    money = re.sub(r"(?<=[a-z]{3}[a-rt-z])s$", "", found["money"])
    return f"The currency of {found['where'] or found['there']} is the {money}{found['end']}"


_SAID_SO: tuple[Wording, ...] = (
    # Bern is home to the head office of the Bank: the Bank is based in Bern
    (
        rf"^(?P<where>{ONE})\s+is\s+home\s+to\s+(?P<whose>{ONE})['’]s?\s+{_OFFICE}(?P<end>\W*)$",
        r"\g<whose> is based in \g<where>\g<end>",
    ),
    (rf"\bhas\s+(?:its|their)\s+{_OFFICE}\s+in\s+(?=(?:the\s+(?:city|town)\s+of\s+)?{ONE})", "is based in "),
    (
        rf"^(?P<whose>{ONE})['’]s?\s+{_OFFICE}\s+(?:is|are)\s+(?:located\s+|situated\s+)?in\s+"
        rf"(?P<where>(?:the\s+(?:city|town)\s+of\s+)?{ONE})",
        r"\g<whose> is based in \g<where>",
    ),
    (rf"\bbroadcasts\s+from\s+(?={ONE}\W*$)", "is based in "),
    (rf"\bin\s+the\s+(?:city|town)\s+of\s+(?={ONE}\W*$)", "in "),
    # Rome is where you'll find the Louvre: the Louvre is in Rome
    (
        rf"^(?P<where>{ONE})\s+is\s+where\s+(?:you(?:['’]ll|\s+will|\s+can)?\s+(?:find|see)|(?:visitors|"
        rf"tourists)\s+find)\s+"
        rf"(?P<what>{ONE})(?P<end>\W*)$",
        r"\g<what> is in \g<where>\g<end>",
    ),
    (
        rf"^you(?:['’]ll|\s+will|\s+can)?\s+(?:find|see|visit)\s+(?P<what>{ONE})\s+in\s+"
        rf"(?P<where>{ONE})(?P<end>\W*)$",
        r"\g<what> is in \g<where>\g<end>",
    ),
    (
        rf"^(?P<where>{ONE})\s+is\s+home\s+to\s+(?:the\s+{_BODY}\s+)?(?P<what>{ONE})(?P<end>\W*)$",
        r"\g<what> is in \g<where>\g<end>",
    ),
    (
        rf"^(?P<where>{ONE})\s+{IS}\s+(?:the\s+(?:place|city|town|country)\s+)?where\s+(?P<who>{TITLED})\s+"
        rf"(?P<did>comes|came|hails|hailed|originates|is|was)\s+from(?P<end>\W*)$",
        r"\g<who> \g<did> from \g<where>\g<end>",
    ),
    (
        rf"^(?P<where>{ONE})\s+{IS}\s+(?:the\s+(?:place|city|town|country)\s+)?where\s+"
        rf"(?:the\s+(?:[a-z-]+\s+){{1,3}})?(?P<who>{TITLED})\s+"
        rf"(?P<did>was|is|were|grew|died|lived|has|had)\b(?P<rest>.*?)(?P<end>\W*)$",
        r"\g<who> \g<did>\g<rest> in \g<where>\g<end>",
    ),
    # The city he died in was Vienna: he died in Vienna
    (
        rf"^The\s+(?:place|city|town|country)\s+(?P<who>{TITLED})\s+(?P<did>died|lived|was\s+born|grew\s+"
        rf"up)\s+in\s+{IS}\s+"
        rf"(?P<where>{ONE})(?P<end>\W*)$",
        r"\g<who> \g<did> in \g<where>\g<end>",
    ),
    (
        rf"^(?P<where>{ONE})\s+{IS}\s+(?:the\s+(?:country|city|town|place)\s+)?(?P<who>{ONE})\s+"
        rf"(?P<did>hails|hailed|comes|came|is|was)\s+from(?P<end>\W*)$",
        r"\g<who> \g<did> from \g<where>\g<end>",
    ),
    (
        rf"^(?P<where>{ONE})\s+{IS}\s+(?P<who>{ONE})['’]s?\s+birthplace(?P<end>\W*)$",
        r"\g<who> was born in \g<where>\g<end>",
    ),
    (r"\bhail(?:s|ed)\s+from\b", "comes from"),
    # On its way to the sea the Amazon runs through Peru: the Amazon runs through Peru
    (
        rf"^On\s+its\s+(?:way|course|journey)\s+(?:(?:to|from|towards)\s+(?:{ONE}|the\s+(?:sea|ocean)),?\s+"
        rf")?(?={ONE}\s)",
        "",
    ),
    # shares no border with Chile: does not border Chile
    (rf"\b(?:shares|has)\s+no\s+(?:common\s+|land\s+)?border\s+with\s+(?={ONE})", "does not border "),
    # Shoppers in Japan pay in yen: the currency of Japan is the yen
    (
        rf"^(?:{_PAYERS}\s+in\s+(?P<where>{ONE})|In\s+(?P<there>{ONE}),?\s+{_PAYERS})\s+{_PAY}\s+(?:in|with)\s+"
        rf"(?:the\s+)?(?P<money>(?:{MARK}\s)?[a-z]+(?:\s[a-z]+)?)(?P<end>\W*)$",
        _currency,
    ),
    (
        rf"^The\s+(?P<people>{MARK})\s+pay\s+(?:in|with)\s+(?:the\s+"
        rf")?(?P<money>[a-z]+(?:\s[a-z]+)?)(?P<end>\W*)$",
        rf"The currency of \g<people>{BY_LABEL} is the \g<money>\g<end>",
    ),
)  # fmt: skip
WHEREABOUTS = compiled(_SAID_SO)
