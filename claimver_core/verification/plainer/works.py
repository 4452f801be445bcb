"""Who made a work or plays in it, and when it came out, in plainer words: *one of Dickens's novels* as *a
novel by Dickens*."""

from __future__ import annotations

from claimver_core.verification.plainer.wordings import IS, MARK, ONE, Wording, compiled

_BY_TRADE = (
    r"(?:act(?:or|ress)\s+(?:who|that)\s+(?=play|portray)|(?:author|writer)\s+(?:who|that)\s+(?=wrote|"
    r"penned)|"
    r"director\s+(?:who|that)\s+(?=directed|made)|architect\s+(?:who|that)\s+(?=designed|built)|painter\s+"
    r"(?:who|that)\s+"
    r"(?=painted)|inventor\s+(?:who|that)\s+(?=invented)|composer\s+(?:who|that)\s+(?=composed|wrote)|"
    r"(?:scientist|chemist|physicist|explorer)\s+(?:who|that)\s+(?=discovered|isolated))"
)
"""Who did what somebody of that trade does: *the actor who plays*."""
_WORK = (
    r"(?:novel|book|play|film|movie|album|song|single|symphony|opera|painting|poem|short\s+story|composition|"
    r"work)"
)
_MADE_BY = rf"(?P<maker>{MARK})['’]s?\s+(?:[a-z]+\s+)?"

_SAID_SO: tuple[Wording, ...] = (
    # was portrayed as a tertiary villain by: was portrayed by
    (
        r"\b(?P<is>is|was|were)\s+(?P<played>portrayed|played)\s+as\s+an?\s+(?:[a-z]+\s+)?"
        r"(?:villain|hero|antagonist|protagonist|character)\s+(?=by\b)",
        r"\g<is> \g<played> ",
    ),
    # is a show: is a television series
    (
        rf"^(?P<who>{ONE})\s+(?P<is>is|was)\s+a\s+show(?P<end>\W*)$",
        r"\g<who> \g<is> a television series\g<end>",
    ),
    # an album called Thriller: Thriller
    (rf"\b(?:an?|the)\s+{_WORK}\s+(?:called|named|titled|entitled)\s+(?={MARK})", ""),
    # is the studio behind the game Skyrim: developed Skyrim
    (
        rf"\s+{IS}\s+the\s+(?:studio|developer|company)\s+behind\s+(?:the\s+)?(?:video\s+)?(?:game\s+"
        rf")(?={MARK})",
        " developed ",
    ),
    # is the artist behind the famous work Guernica: made Guernica
    (
        rf"\s+{IS}\s+the\s+(?:[a-z]+\s+)?(?:artist|man|woman|writer|author|director|composer|painter|"
        rf"architect|sculptor|"
        rf"studio|developer|company)\s+behind\s+(?:the\s+(?:[a-z]+\s+)?(?:(?:{_WORK}|game|video\s+game)\s+"
        rf")?)?(?={MARK})",
        " created ",
    ),
    # one of Dickens's novels: a novel by Dickens; a Spielberg film: a film by Spielberg
    (rf"\b(?:one\s+of|among)\s+{_MADE_BY}(?P<work>{_WORK})s\b", r"a \g<work> by \g<maker>"),
    (
        rf"\b(?:one\s+of|among)\s+the\s+(?P<work>{_WORK})s\s+(?:by|of|written\s+by)\s+(?={MARK})",
        r"a \g<work> by ",
    ),
    (
        rf"\b(?P<is>{IS})\s+an?\s+(?P<maker>{MARK})\s+(?P<work>novel|book|play|album|song|symphony|"
        rf"opera)(?=\W*$)",
        r"\g<is> a \g<work> by \g<maker>",
    ),
    (
        rf"^(?:the|an?)\s+{_BY_TRADE}(?P<did>.+?)\s+{IS}\s+(?P<who>{ONE})(?P<end>\W*)$",
        r"\g<who> \g<did>\g<end>",
    ),
    # played Potter in the films: played Potter
    (
        rf"\b(?P<did>plays|played)\s+(?P<part>{MARK})\s+in\s+(?:all\s+)?the\s+(?:films|movies|film\s+"
        rf"series)(?=\W*$)",
        r"\g<did> \g<part>",
    ),
    # was Neo in The Matrix: played Neo in The Matrix
    (
        rf"(?<={MARK})\s+(?:is|was)\s+(?P<part>{MARK})\s+in\s+(?P<work>(?:the\s+)?{MARK})(?=\W*$)",
        r" played \g<part> in \g<work>",
    ),
    # The words of the opera Aida were written by: the libretto of Aida was written by
    (
        rf"^(?:the\s+)?(?:words|text|book|libretto)\s+(?:of|for|to)\s+(?:the\s+|(?:[a-z]+\s+)?{MARK}['’]s?\s+)?"
        rf"opera\s+(?P<work>{MARK})\s+(?:is|are|was|were)\s+(?P<did>(?:written\s+|penned\s+)?by)\s+(?={MARK})",
        r"The libretto of \g<work> was \g<did> ",
    ),
    (
        rf"^(?:the\s+)?words\s+(?:of|for|to)\s+(?P<work>{MARK})\s+(?:are|were)\s+(?P<did>(?:written\s+|penned\s+)?by)\s+"
        rf"(?={MARK})",
        r"The libretto of \g<work> was \g<did> ",
    ),
    # Neptune was not known before 1846: was discovered in 1846
    (
        rf"^(?P<what>{ONE}|the\s+planet\s+{MARK})\s+(?:was|has\s+been)\s+(?:not\s+known|unknown)\s+(?:before|until)\s+"
        r"(?=\d{4}\W*$)",
        r"\g<what> was discovered in ",
    ),
    # ran for five seasons: has five seasons
    (
        r"\b(?:ran|runs|lasted|lasts|went\s+on|spans|spanned)\s+(?:for\s+|over\s+)?(?:(?:just|only|a\s+total\s+of)\s+)?"
        r"(?=[\w-]+\s+(?:seasons|episodes)\W*$)",
        "has ",
    ),
    # flew on Apollo 11, was aboard: was a crew member of
    (rf"\b(?:flew|travelled|went\s+up|was)\s+(?:on\s+board|aboard)\s+(?={ONE}\W*$)", "was a crew member of "),
    # The soundtrack of Up was composed by Giacchino: Giacchino composed the music for Up
    (
        rf"^(?:the\s+)?(?:film\s+)?(?:music|score|soundtrack)\s+(?:of|for|to|in)\s+(?P<work>{ONE})\s+(?:is|was)\s+"
        rf"(?:(?:composed|written|scored|created|penned|provided)\s+)?by\s+(?P<who>{MARK})(?P<end>\W*)$",
        r"\g<who> composed the music for \g<work>\g<end>",
    ),
    (
        rf"^(?P<who>{MARK})\s+(?P<did>wrote|provided|supplied|created|penned|did)\s+(?:the\s+)?(?:film\s+)?(?:score|soundtrack|music)"
        rf"\s+(?:of|for|to)\s+(?P<work>{ONE})(?P<end>\W*)$",
        r"\g<who> composed the music for \g<work>\g<end>",
    ),
    # is a show that Glover created himself: was created by Glover
    (
        rf"\b(?:is|was)\s+an?\s+(?:[a-z-]+\s+){{0,2}}?(?:{_WORK[3:-1]}|show|series|sitcom|game|cartoon)\s+(?:(?:that|which)\s+)?"
        rf"(?P<who>{MARK})\s+(?:co-)?(?P<did>created|directed|composed|painted|produced|designed|developed)"
        rf"(?:\s+(?:himself|herself|themselves))?(?=\W*$)",
        r"was \g<did> by \g<who>",
    ),
    (
        rf"\b(?:is|was)\s+an?\s+(?:[a-z-]+\s+){{0,2}}?(?:{_WORK[3:-1]}|show|series|sitcom|game|cartoon)\s+(?:(?:that|which)\s+)?"
        rf"(?P<who>{MARK})\s+wrote(?:\s+(?:himself|herself|themselves))?(?=\W*$)",
        r"was written by \g<who>",
    ),
    # hit the cinemas in 1994: was released in 1994
    (
        r"\b(?:hit\s+(?:the\s+)?(?:cinemas|theat(?:er|re)s|screens|shelves|stores|shops|big\s+screen)|"
        r"(?:first\s+)?came\s+out|(?:was\s+)?first\s+(?:released|published|came\s+out|appeared)|saw\s+its"
        r"\s+release)"
        r"(?=\s+(?:in|on)\b)",
        "was released",
    ),
)  # fmt: skip
WORKS = compiled(_SAID_SO)
