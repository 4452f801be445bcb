"""Where something is or comes from, in plainer words: *Rome is where you'll find the Louvre* as *the Louvre
is in Rome*."""

from __future__ import annotations

from claimver_core.verification.plainer.wordings import BY_LABEL, IS, MARK, ONE, TITLED, Wording, compiled

_BODY = r"(?:company|firm|band|group|team|club|city|town|country|river|mountain|lake|film|movie|novel|book)"
_OFFICE = r"(?:(?:head|main)\s+office|headquarters|(?:main\s+)?(?:campus|seat|base))"
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
        rf"^(?:people|shoppers|customers|consumers|they|you)\s+in\s+(?P<where>{ONE})\s+pay\s+(?:in|with)\s+"
        rf"(?:the\s+)?"
        r"(?P<money>[a-z]+(?:\s[a-z]+)?)(?P<end>\W*)$",
        r"The currency of \g<where> is the \g<money>\g<end>",
    ),
    (
        rf"^The\s+(?P<people>{MARK})\s+pay\s+(?:in|with)\s+(?:the\s+"
        rf")?(?P<money>[a-z]+(?:\s[a-z]+)?)(?P<end>\W*)$",
        rf"The currency of \g<people>{BY_LABEL} is the \g<money>\g<end>",
    ),
)  # fmt: skip
WHEREABOUTS = compiled(_SAID_SO)
