"""Wordings of offices and kin in plainer words: *resigned the presidency* as *resigned as president*."""

from __future__ import annotations

import re

from claimver_core.verification.plainer.wordings import MARK

_TITLES = (
    ("presidency", "president"),
    ("vice[- ]presidency", "vice president"),
    ("premiership", "prime minister"),
    ("chancellorship", "chancellor"),
    ("papacy", "pope"),
)
_RESIGNED = r"(?:resigned(?:\s+from)?|quit|relinquished|gave\s+up)"
_LEFT = r"(?:left|stepped\s+down\s+from)"
_TOOK = r"(?:assumed|took\s+over|took\s+on|ascended\s+to|acceded\s+to|won)"
_FIRST = r"(?P<rank>first|only|last)\s+(?P<who>woman|man|person)\s+to\s+(?:ever\s+)?"
_SAID_SO: tuple[tuple[str, str], ...] = (
    *(
        wording
        for noun, title in _TITLES
        for wording in (
            (rf"\b{verb}\s+(?:the|his|her)\s+(?P<of>{MARK}\s+)?{noun}\b", rf"{plain} \g<of>{title}")
            for verb, plain in ((_RESIGNED, "resigned as"), (_LEFT, "left office as"), (_TOOK, "became"))
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
        rf"^(?P<whom>{MARK})['’]s?\s+(?:immediate\s+|direct\s+)?successor\s+as\s+(?P<title>[^,;]+?)\s+(?:is|was)\s+"
        rf"(?P<who>{MARK})(?P<end>\W*)$",
        r"\g<who> succeeded \g<whom> as \g<title>\g<end>",
    ),
    (
        rf"^(?P<who>{MARK})['’]s?\s+(?:immediate\s+|direct\s+)?predecessor\s+as\s+(?P<title>[^,;]+?)\s+(?:is|was)\s+"
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
    # had been born Ann Lee: was born Ann Lee
    (r"\bhad\s+been\s+born\b", "was born"),
)  # fmt: skip
OFFICES = tuple((re.compile(pattern, re.IGNORECASE), instead) for pattern, instead in _SAID_SO)
