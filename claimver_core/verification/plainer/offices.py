"""Wordings of offices and kin in plainer words: *resigned the presidency* as *resigned as president*."""

from __future__ import annotations

import re

from claimver_core.verification.plainer.wordings import BY_LABEL, MARK, ONE, Wording, compiled

_TITLES = (
    ("presidency", "president"),
    ("vice[- ]presidency", "vice president"),
    ("premiership", "prime minister"),
    ("chancellorship", "chancellor"),
    ("papacy", "pope"),
)
_ENDINGS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
            "eighth": 8, "ninth": 9}  # fmt: skip
_TENS = {"twenty": 20, "thirty": 30, "forty": 40}
_RESIGNED = r"(?:resigned(?:\s+from)?|quit|lost|relinquished|gave\s+up)"
_LEFT = r"(?:left|stepped\s+down\s+from)"
_TOOK = r"(?:assumed|took\s+over|took\s+on|ascended\s+to|acceded\s+to|won)"
_HELD = r"(?:once\s+)?(?:held|occupied)"
_FIRST = r"(?P<rank>first|only|last)\s+(?P<who>woman|man|person)\s+to\s+(?:ever\s+)?"


def _in_figures(found: re.Match[str]) -> str:
    number = _TENS[found["ten"].lower()] + _ENDINGS[found["one"].lower()]
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


_SAID_SO: tuple[Wording, ...] = (
    # the forty-fourth president: the 44th president; America's 44th president was: was the 44th president of
    (rf"\b(?P<ten>{'|'.join(_TENS)})[\s-](?P<one>{'|'.join(_ENDINGS)})\b", _in_figures),
    (
        rf"^(?P<land>{MARK})['’]s?\s+(?P<rank>\d+(?:st|nd|rd|th))\s+(?P<title>[a-z]+(?:\s+minister)?)\s+"
        rf"(?P<is>is|was)\s+"
        rf"(?P<who>{MARK})(?P<end>\W*)$",
        r"\g<who> \g<is> the \g<rank> \g<title> of \g<land>\g<end>",
    ),
    # came to the French throne: to the throne of France
    (rf"\bthe\s+(?P<land>{MARK})(?:['’]s)?\s+throne\b", rf"the throne of \g<land>{BY_LABEL}"),
    (r"\bserved\s+as\s+(?=(?:the\s+)?\d+(?:st|nd|rd|th)\s)", "was "),
    (r"\bPM\b", "prime minister"),
    (r"\bvice-president", "vice president"),
    # handed the presidency over to Sarkozy: Sarkozy succeeded him
    (
        rf"^(?P<who>{MARK})\s+handed\s+(?:over\s+)?(?:the|his|her)\s+(?:{MARK}\s+)?(?:presidency|premiership|"
        rf"chancellorship|office|throne|job)\s+(?:over\s+)?to\s+(?P<whom>{MARK})(?P<end>\W*)$",
        r"\g<whom> succeeded \g<who>\g<end>",
    ),
    # Under Obama, Biden served as vice president: Biden served as vice president under Obama
    (
        rf"^Under\s+(?P<whom>(?:president\s+)?{MARK}),?\s+(?P<who>{MARK})\s+(?P<did>served\s+as|was)\s+"
        rf"(?P<title>[a-z][a-z\s-]*?)"
        r"(?P<end>\W*)$",
        r"\g<who> \g<did> \g<title> under \g<whom>\g<end>",
    ),
    # took the reins of the party from Ann: succeeded Ann as leader of the party
    (
        rf"\b(?:took|takes|taking)\s+(?:over\s+)?(?:the\s+(?:reins|helm|leadership|wheel)|charge|over|control)\s+(?:of|at)\s+"
        rf"(?:the\s+)?(?:{MARK}['’]s?\s+)?(?P<body>{MARK})\s+from\s+(?P<whom>{MARK})",
        r"succeeded \g<whom> as leader of \g<body>",
    ),
    (
        rf"\b(?:took|takes)\s+over\s+(?P<as>as\s+[a-z][a-z\s-]*?(?:\s+of\s+(?:the\s+)?{MARK})?)\s+from\s+(?P<whom>{MARK})",
        r"succeeded \g<whom> \g<as>",
    ),
    (rf"\b(?:took|takes)\s+(?:the\s+(?:reins|helm)|charge|over)\s+from\s+(?={MARK})", "succeeded "),
    # handed the party over to Ann: Ann succeeded as leader of the party
    (
        rf"^(?P<who>{MARK})\s+(?:handed|turned|passed|gave)\s+(?:over\s+)?(?:(?:the\s+)?(?:reins|helm|leadership|control)"
        rf"\s+of\s+)?(?:the\s+)?(?P<body>{MARK})\s+(?:over\s+|on\s+)?to\s+(?P<whom>{MARK})(?P<rest>(?:,?\s+(?:in|on)\s.+?)?)"
        r"(?P<end>\W*)$",
        r"\g<whom> succeeded \g<who> as leader of \g<body>\g<rest>\g<end>",
    ),
    (
        rf"^(?P<who>{MARK})\s+(?:gave\s+way|made\s+way|lost\s+(?:power|office)|handed\s+(?:power|over))\s+(?:to|for)\s+"
        r"(?P<rest>.+)$",
        r"\g<who> was succeeded by \g<rest>",
    ),
    (r"\b(?:ceased\s+to\s+be|stopped\s+being|stood\s+down\s+as)\s+(?:the\s+)?", "left office as "),
    # has had Su at the helm: Su heads it
    (
        rf"^(?:The\s+)?(?:[a-z]+\s+)?(?P<body>{MARK})\s+has\s+(?:had\s+)?(?P<who>{MARK})\s+at\s+(?:the|its)"
        rf"\s+helm(?P<since>\s+since\s+.+?)?(?P<end>\W*)$",
        r"\g<who> has been the head of \g<body>\g<since>\g<end>",
    ),
    *(
        wording
        for noun, title in _TITLES
        for wording in (
            (rf"\b{verb}\s+(?:the|his|her)\s+(?P<of>{MARK}\s+)?{noun}\b", rf"{plain} \g<of>{title}")
            for verb, plain in (
                (_RESIGNED, "resigned as"), (_LEFT, "left office as"), (_TOOK, "became"), (_HELD, "was"),
            )
        )
    ),
    # Obama's vice president was Biden: Biden was vice president under Obama
    (
        rf"^(?P<whom>{MARK})['’]s?\s+(?P<title>vice[- ]president|"
        r"(?:foreign|finance|defen[cs]e|interior)\s+minister|"
        rf"secretary\s+of\s+[a-z]+)\s+was\s+(?P<who>{MARK})(?P<end>\W*)$",
        r"\g<who> was \g<title> under \g<whom>\g<end>",
    ),
    # Clinton's successor as president was Bush: Bush succeeded Clinton as president
    (
        rf"^(?P<whom>{MARK})['’]s?\s+(?:immediate\s+|direct\s+)?successor\s+as\s+(?P<title>[^,;]+?)\s+"
        rf"(?:is|was)\s+"
        rf"(?P<who>{MARK})(?P<end>\W*)$",
        r"\g<who> succeeded \g<whom> as \g<title>\g<end>",
    ),
    (
        rf"^(?P<who>{MARK})['’]s?\s+(?:immediate\s+|direct\s+)?predecessor\s+as\s+(?P<title>[^,;]+?)\s+"
        rf"(?:is|was)\s+"
        rf"(?P<whom>{MARK})(?P<end>\W*)$",
        r"\g<who> succeeded \g<whom> as \g<title>\g<end>",
    ),
    (rf"\btook\s+(?P<whom>{MARK})['’]s?\s+(?:place|job|seat|chair)(?=\W*$)", r"succeeded \g<whom>"),
    # the first woman to head the government of: the first female head of government of
    (
        rf"\b{_FIRST}(?:head|lead|run)\s+the\s+government\s+of\b",
        r"\g<rank> \g<who> to become head of government of",
    ),
    (
        rf"\b{_FIRST}(?:lead|rule|govern|run)\s+(?=(?:the\s+)?{MARK}\W*$)",
        r"\g<rank> \g<who> to become leader of ",
    ),
    # used to be the president of, is one of the former presidents of: was president of
    (r"\bused\s+to\s+be\b", "was"),
    (r"\bwas\s+once\s+(?=(?:an?|the)\s)", "was "),
    (
        rf"^Among\s+the\s+former\s+(?P<title>president|prime\s+minister|chancellor|king|queen|emperor)s\s+of\s+"
        rf"(?P<land>(?:the\s+)?{MARK})\s+is\s+(?P<who>{MARK})(?P<end>\W*)$",
        r"\g<who> was \g<title> of \g<land>\g<end>",
    ),
    # has played for Juventus: played for Juventus
    (
        rf"\bhas\s+(?:also\s+|previously\s+)?(?P<did>played|worked|coached|raced|taught)\s+(?P<at>for|at)\s+(?P<it>{ONE})(?=\W*$)",
        r"\g<did> \g<at> \g<it>",
    ),
    # sat in the Senate from 2012 to 2018: was a member of the Senate
    (
        rf"\bsat\s+in\s+the\s+(?P<body>{MARK})(?=\W*$|\s+(?:from|between|until|in|for)\s)",
        r"was a member of the \g<body>",
    ),
    # left the chancellery: left office as chancellor; head of the German government: of government of Germany
    (r"\bleft\s+the\s+chancellery\b", "left office as chancellor"),
    (
        rf"\bhead\s+of\s+the\s+(?P<land>{MARK})\s+(?P<what>government|state)\b",
        rf"head of \g<what> of \g<land>{BY_LABEL}",
    ),
    (
        rf"\b(?:is|remains)\s+(?:the\s+)?(?:current|present|incumbent)\s+(?=[a-z][a-z\s-]*\s+of\s+{ONE})",
        "is the ",
    ),
    # had been born Ann Lee: was born Ann Lee
    (r"\bhad\s+been\s+born\b", "was born"),
)  # fmt: skip
OFFICES = compiled(_SAID_SO)
