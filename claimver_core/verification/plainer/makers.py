"""Wordings of who made something, was in a band, won a prize or set something up, in plainer words: *one of
the Beatles was* as *was a member of the Beatles*."""

from __future__ import annotations

from claimver_core.verification.plainer.wordings import MARK, ONE, TITLED, Wording, compiled

_PART = (
    r"(?:(?:lead|original|founding|long-time)\s+)?(?:singer|vocalist|guitarist|drummer|bassist|bass\s+player|keyboardist|"
    r"frontman|front\s+man|frontwoman|member)"
)
_SAID_SO: tuple[Wording, ...] = (
    # is a product of Boeing, is a Boeing aircraft: is made by Boeing
    (rf"\b(?P<is>is|was)\s+a\s+product\s+of\s+(?={ONE}\W*$)", r"\g<is> made by "),
    (
        rf"\b(?P<is>is|was)\s+an?\s+(?P<maker>{MARK})\s+(?:aircraft|plane|airliner|helicopter)(?=\W*$)",
        r"\g<is> made by \g<maker>",
    ),
    # was the first to discover: discovered
    (
        r"\bwas\s+the\s+first\s+(?:person\s+)?to\s+(?P<find>discover|invent|isolate)\b",
        lambda found: {"discover": "discovered", "invent": "invented", "isolate": "isolated"}[
            found["find"].lower()
        ],
    ),
    # One of the Beatles was Ringo: Ringo was a member of the Beatles
    (
        rf"^One\s+of\s+(?P<band>the\s+{MARK})\s+(?P<is>is|was)\s+(?P<who>{MARK})(?P<end>\W*)$",
        r"\g<who> \g<is> a member of \g<band>\g<end>",
    ),
    (
        rf"^(?P<band>{ONE})\s+had\s+(?P<who>{MARK})\s+(?:among\s+(?:their|its|the)\s+(?:members|ranks)|as\s+a\s+member)"
        r"(?P<end>\W*)$",
        r"\g<who> was a member of \g<band>\g<end>",
    ),
    (rf"\b(?P<is>is|was)\s+one\s+of\s+(?=the\s+{MARK}\W*$)", r"\g<is> a member of "),
    # Apollo 8 had Lovell among its crew: Lovell was a crew member of Apollo 8
    (
        rf"^(?P<ship>{ONE})\s+(?P<no>did\s+not\s+have|didn['’]t\s+have|had)\s+(?P<who>{MARK})\s+(?:among|in|as\s+part\s+of)\s+"
        r"(?:its|the)\s+crew(?P<end>\W*)$",
        r"\g<who> \g<no> place in the crew of \g<ship>\g<end>",
    ),
    (r"\b(?:did\s+not\s+have|didn['’]t\s+have)\s+place\s+in\s+the\s+crew\s+of\b", "was not a crew member of"),
    (r"\bhad\s+place\s+in\s+the\s+crew\s+of\b", "was a crew member of"),
    (
        rf"^At\s+no\s+time\s+did\s+(?P<who>{MARK})\s+belong\s+to\s+(?P<what>{ONE})\s+crew(?P<end>\W*)$",
        r"\g<who> was not a crew member of \g<what>\g<end>",
    ),
    # The Nobel Peace Prize was awarded to King: King won the Nobel Peace Prize
    (
        rf"^(?P<prize>{ONE})\s+(?:was\s+(?:awarded|given|presented)|went)\s+to\s+(?P<who>{TITLED})"
        r"(?P<rest>\s+in\s+\d{4})?(?P<end>\W*)$",
        r"\g<who> won \g<prize>\g<rest>\g<end>",
    ),
    # We owe the invention of dynamite to Nobel: Nobel invented dynamite
    (
        rf"^We\s+owe\s+the\s+(?P<what>invention|discovery)\s+of\s+(?P<thing>{ONE}|[a-z ]+?)\s+to\s+"
        rf"(?P<who>{TITLED})(?P<end>\W*)$",
        r"\g<who> made the \g<what> of \g<thing>\g<end>",
    ),
    (r"\bmade\s+the\s+invention\s+of\b", "invented"),
    (r"\bmade\s+the\s+discovery\s+of\b", "discovered"),
    # Ag stands for silver: Ag is the symbol of silver
    (
        r"^(?:In\s+the\s+periodic\s+table,?\s+)?(?P<sign>[A-Z][a-z]?)\s+stands\s+for\s+(?P<element>[a-z]+)(?P<end>\W*)$",
        r"\g<sign> is the symbol of \g<element>\g<end>",
    ),
    # The Titanic went down: sank
    (r"\bwent\s+down(?=\s+in\s+(?:[A-Z][a-z]+\s+)?\d{4}\W*$)", "sank"),
    # The sport Bolt competes in is swimming: Bolt competes in swimming
    (
        rf"^The\s+sport\s+(?:that\s+|which\s+)?(?:(?P<who>{MARK})\s+(?:competes|competed)\s+in|of\s+(?P<whose>{MARK}))\s+"
        r"(?:is|was)\s+(?P<what>[a-z ]+?)(?P<end>\W*)$",
        r"\g<who>\g<whose> competes in \g<what>\g<end>",
    ),
    (rf"(?<={MARK})\s+(?:is|was)\s+the\s+{_PART}\s+in\s+(?=the\s+{MARK}\W*$)", " was a member of "),
)
MAKERS = compiled(_SAID_SO)
