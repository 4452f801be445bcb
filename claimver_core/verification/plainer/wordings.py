"""How the same is said in plainer words: wordings of claims whose names are signs, with plainer ones."""

from __future__ import annotations

import re
from collections.abc import Callable

FIRST_MARK = 0xE100
MARK = "[\ue100-\ue1ff]"
ONE = rf"(?:the\s+)?{MARK}"
"""A name while the wordings are looked for, each by a sign of its own."""
TITLED = rf"(?:(?:the|king|queen|prince|princess|president|pope|sir|dame|lord|lady|saint|st\.?)\s+)*{MARK}"
_NO_NOUN = r"(?!(?:who|which|that|is|are|was|were|has|had|in|on|at|of|by|to|for|and|or|not)\b)"
_NOUNS = rf"(?:{_NO_NOUN}[a-z][\w-]*\s+){{0,3}}"
IS = r"(?:is|are|was|were)"
_SOMEBODY = r"(?:man|woman|person|one|guy|lady|people|team|side|nation|country|company|firm|band|group)"
_BODY = r"(?:company|firm|band|group|team|club|city|town|country|river|mountain|lake|film|movie|novel|book)"
_WORK = (
    r"(?:novel|book|play|film|movie|album|song|single|symphony|opera|painting|poem|short\s+story|composition|"
    r"work)"
)
_MADE_BY = rf"(?P<maker>{MARK})['’]s?\s+(?:[a-z]+\s+)?"

_OFFICES = {"presiden": "president", "chancellor": "chancellor"}


def _one_of_nation(found: re.Match[str]) -> str:
    return f"{found['is']} a {found['land']} "


BY_LABEL = "\ue0fe"
"""Behind the sign of a name that is to be told by the label of its item: *Turkey* for *Turkish*."""
_MOST = {"big": "biggest", "large": "largest", "tall": "tallest", "long": "longest", "high": "highest",
         "deep": "deepest", "old": "oldest", "small": "smallest"}  # fmt: skip
_TIMES = {
    "two": "twice",
    "three": "three times",
    "four": "four times",
    "five": "five times",
    "six": "six times",
}


def _foremost(found: re.Match[str]) -> str:
    kind, where = found["kind"] or "point", (found["where"] or "").strip()
    if found["land"]:
        where = f"in {found['land']}{BY_LABEL}"
    most = f"{found['more']}st" if found["more"] else _MOST[found["as"].lower()]
    return f"{found['which']} is the {most} {kind} {where}".rstrip() + found["end"]


def _played_for(found: re.Match[str]) -> str:
    over = found["former"] or found["is"].lower() == "was"
    return f"{'played' if over else 'plays'} for {found['team']}"


_SAID_SO: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    # hot take but: nothing
    (
        r"^(?:(?:hot\s+take|fun\s+fact|unpopular\s+opinion|did\s+(?:you|u)\s+know(?:\s+that)?|reminder|fact|fyi|btw)"
        r"\b\W*(?:but\s+)?)?(?:(?:you|u)\s+can\s+(?:totally\s+)?(?:tell|see)(?:\s+that)?\s+)?",
        "",
    ),
    (r"^In\s+terms\s+of\s+(?:area|size|population|height|length),?\s+", ""),
    # in what is now Croatia: in Croatia
    (
        r"\b(?:what\s+(?:is|was|are)\s+(?:now|today|nowadays)|what['’]s\s+(?:now|today)|"
        rf"(?:present|modern)(?:[-\s]day)?|today['’]s)\s+(?={ONE})",
        "",
    ),
    (r"\b[Bb]ack\s+in\s+(?=\d{3,4}\b)", "in "),
    # 1948 was the year in which Gandhi was shot: Gandhi was shot in 1948
    (
        r"^(?P<time>(?:[A-Z][a-z]+\s+)?\d{4})\s+(?:is|was)\s+the\s+(?:year|month)\s+(?:in\s+which|when|that)\s+"
        r"(?P<rest>.+?)(?P<end>\W*)$",
        r"\g<rest> in \g<time>\g<end>",
    ),
    (
        rf"^(?P<time>\d{{4}})\s+(?:is|was)\s+the\s+year\s+of\s+(?P<whose>{ONE})['’]s?\s+"
        r"(?P<what>birth|death|assassination|murder|execution|foundation|founding)(?P<end>\W*)$",
        r"The \g<what> of \g<whose> was in \g<time>\g<end>",
    ),
    # an album called Thriller: Thriller
    (rf"\b(?:an?|the)\s+{_WORK}\s+(?:called|named|titled|entitled)\s+(?={MARK})", ""),
    # It was Vienna where, In Vienna: in Vienna
    (
        rf"^(?:It\s+(?:is|was)\s+(?:in\s+)?(?P<it>{ONE})\s+(?:where|that)|In\s+(?P<where>{ONE}),?)\s+(?P<rest>{TITLED}\s.+?)"
        r"(?P<end>\W*)$",
        lambda found: f"{found['rest']} in {found['it'] or found['where']}{found['end']}",
    ),
    # had been born: was born
    (r"\bhad\s+been\b", "was"),
    # Not Bern but Basel is: Basel is
    (rf"^Not\s+{ONE},?\s+but\s+(?P<who>{ONE})\s+(?={IS}\b)", r"\g<who> "),
    # ABBA is the Swedish group: a Swedish group
    (rf"\b(?P<is>{IS})\s+the\s+(?P<land>{MARK})\s+(?=[a-z]+(?:\s+[a-z]+)?\W*$)", _one_of_nation),
    # governed Germany as chancellor: was chancellor of Germany
    (
        rf"\b(?:governed|ruled|led|headed|ran)\s+(?P<land>{ONE})\s+as\s+(?:its\s+)?(?P<title>chancellor|president|"
        r"(?:prime\s+)?minister|king|queen|emperor)\b",
        r"was \g<title> of \g<land>",
    ),
    # resigned the US presidency: resigned as president of the US
    (
        rf"\b(?P<did>resigned|quit|left|gave\s+up)\s+(?:from\s+)?the\s+(?P<land>{MARK})\s+(?P<office>presiden|"
        r"chancellor)(?:cy|ship)\b",
        lambda found: f"resigned as {_OFFICES[found['office'].lower()]} of {found['land']}",
    ),
    # is deeper than any other lake: is the deepest lake
    (
        rf"\b(?P<is>{IS})\s+(?P<more>[a-z]+e)r\s+than\s+(?:any|every|all)\s+(?:the\s+)?other\s+(?P<kind>[a-z]+?)s?\b",
        r"\g<is> the \g<more>st \g<kind>",
    ),
    # came into the world, lost her life
    (r"\b(?:came\s+into\s+the\s+world|(?:first\s+)?saw\s+the\s+light\s+of\s+day)\b", "was born"),
    (r"\blost\s+(?:his|her|their)\s+life\b", "died"),
    # a workforce of 5,000: 5,000 employees
    (r"\ba\s+(?:workforce|staff)\s+of\s+(?P<many>[\w,.\s-]+?)(?=\W*$)", r"\g<many> employees"),
    (rf"^(?P<many>[\w,.\s-]+?)\s+people\s+work\s+(?:for|at)\s+(?P<where>{ONE})(?P<end>\W*)$",
     r"\g<where> has \g<many> employees\g<end>"),
    (rf"^(?P<many>[\w,.\s-]+?)\s+people\s+live\s+in\s+(?P<where>{ONE})(?P<end>\W*)$",
     r"\g<where> has \g<many> inhabitants\g<end>"),
    # No lake is deeper than Baikal: Baikal is the deepest lake
    (
        rf"^(?:No\s+(?:other\s+)?(?:(?P<land>{MARK})\s+)?(?P<kind>[a-z][a-z-]*)|Nowhere)\s+"
        rf"(?P<where>(?:in|on|of)\s+(?:[a-z]+\s+)*?(?:{MARK}|world|"
        rf"planet|earth)\s+)?(?:is|was)\s+(?:(?P<more>[a-z]+e)r\s+than|as\s+(?P<as>{'|'.join(_MOST)})\s+as)\s+"
        rf"(?P<which>{ONE})(?P<end>\W*)$",
        _foremost,
    ),
    (
        rf"^No\s+(?:other\s+)?country\s+(?:(?:in|on)\s+(?:the\s+)?(?:world|planet|earth)\s+)?has\s+(?:more\s+"
        rf"(?:people|inhabitants)|a\s+(?:larger|bigger)\s+population)\s+than\s+(?P<which>{ONE})(?P<end>\W*)$",
        r"\g<which> is the most populous country in the world\g<end>",
    ),
    # Only one land is larger than Canada: Canada is the second largest land
    (
        rf"^Only\s+one\s+(?P<kind>[a-z]+)\s+(?:(?:in|on)\s+(?:the\s+)?(?:world|planet|earth)\s+)?is\s+"
        rf"(?P<more>[a-z]+e)r\s+than\s+(?P<which>{ONE})(?P<end>\W*)$",
        r"\g<which> is the second \g<more>st \g<kind> in the world\g<end>",
    ),
    # is an Inter Miami player: plays for Inter Miami
    (
        rf"\b(?P<is>is|was)\s+an?\s+(?P<former>former\s+)?(?P<team>{MARK})\s+(?:player|striker|midfielder|defender|"
        r"goalkeeper|forward|winger)(?=\W*$)",
        _played_for,
    ),
    # has been Croatia's currency: has been the currency of Croatia
    (
        rf"\b(?P<verb>ha[sd]\s+been)\s+(?P<whose>{ONE})['’]s?\s+(?P<what>{_NOUNS}[a-z][\w-]*)(?=\W*$|,?\s+(?:in|since)\s)",
        r"\g<verb> the \g<what> of \g<whose>",
    ),
    # Austrian by birth: Austrian
    (rf"(?<={MARK})\s+by\s+(?:origin|birth|nationality)\b", ""),
    # served as Nigerian president: was president of Nigeria
    (
        rf"\b(?:served\s+as|was|became)\s+(?:the\s+)?(?P<land>{MARK})\s+(?P<title>president|chancellor|prime\s+minister|king|"
        r"queen|emperor)(?=\W*$)",
        rf"was \g<title> of \g<land>{BY_LABEL}",
    ),
    (
        rf"^(?P<land>{ONE})\s+(?:once\s+)?had\s+(?P<who>{ONE})\s+as\s+its\s+(?P<title>president|chancellor|"
        r"prime\s+minister|king|queen|emperor)(?P<end>\W*)$",
        r"\g<who> was \g<title> of \g<land>\g<end>",
    ),
    (
        rf"\bone\s+of\s+(?P<land>{MARK})['’]s?\s+(?P<former>former\s+)?(?P<title>president|chancellor|prime\s+minister|king|"
        r"queen|emperor)s(?=\W*$)",
        r"a \g<former>\g<title> of \g<land>",
    ),
    (r"\btook\s+the\s+oath\s+of\s+office\b", "took office"),
    # was a two-time cup winner: won the cup twice
    (
        rf"\b(?:is|was)\s+an?\s+(?P<many>{'|'.join(_TIMES)})[\s-]times?\s+(?P<prize>{MARK})\s+"
        r"(?:winner|laureate|champion)(?=\W*$)",
        lambda found: f"won the {found['prize']} {_TIMES[found['many'].lower()]}",
    ),
    # is the artist behind the famous work Guernica: made Guernica
    (
        rf"\s+{IS}\s+the\s+(?:[a-z]+\s+)?(?:artist|man|woman|writer|author|director|composer|painter|architect|sculptor)\s+"
        rf"behind\s+(?:the\s+(?:[a-z]+\s+)?(?:{_WORK}\s+)?)?(?={MARK})",
        " created ",
    ),
    # Bern is home to the head office of the Bank: the Bank is based in Bern
    (
        rf"^(?P<where>{ONE})\s+is\s+home\s+to\s+(?P<whose>{ONE})['’]s?\s+(?:head\s+office|headquarters|main\s+office)"
        r"(?P<end>\W*)$",
        r"\g<whose> is based in \g<where>\g<end>",
    ),
    # tops 3,000 metres: is over 3,000 metres high
    (
        r"\b(?:easily\s+)?(?:tops|exceeds|surpasses)\s+(?P<many>[\d,.]+)\s+(?P<unit>met(?:re|er)s?|m|feet|ft)(?=\W*$)",
        r"is over \g<many> \g<unit> high",
    ),
    (r"\b(?:far\s+above|well\s+(?:over|above)|way\s+(?:over|above))\s+(?=\d)", "over "),
    (r"\bfirst-?born\b", "eldest"),
    # No woman had been president before Ann: Ann was the first woman to be president
    (
        rf"^(?:Before\s+(?P<who>{ONE}),?\s+)?no\s+(?P<kind>woman|man|person|American|[a-z]+)\s+(?:had|has)\s+"
        rf"(?:ever\s+)?been\s+(?P<what>.+?)(?:\s+before\s+(?P<other>{ONE}))?(?P<end>\W*)$",
        r"\g<who>\g<other> was the first \g<kind> to be \g<what>\g<end>",
    ),
    # Rome is where you'll find the Louvre: the Louvre is in Rome
    (
        rf"^(?P<where>{ONE})\s+is\s+where\s+(?:you(?:['’]ll|\s+will|\s+can)?\s+find|(?:visitors|tourists)\s+find)\s+"
        rf"(?P<what>{ONE})(?P<end>\W*)$",
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
    # one of Dickens's novels: a novel by Dickens; a Spielberg film: a film by Spielberg
    (rf"\b(?:one\s+of|among)\s+{_MADE_BY}(?P<work>{_WORK})s\b", r"a \g<work> by \g<maker>"),
    (
        rf"\b(?:one\s+of|among)\s+the\s+(?P<work>{_WORK})s\s+(?:by|of|written\s+by)\s+(?={MARK})",
        r"a \g<work> by ",
    ),
    (
        rf"\b(?P<is>{IS})\s+an?\s+(?P<maker>{MARK})\s+(?:film|movie)(?=\W*$)",
        r"\g<is> directed by \g<maker>",
    ),
    (
        rf"\b(?P<is>{IS})\s+an?\s+(?P<maker>{MARK})\s+(?P<work>novel|book|play|album|song|symphony|opera)(?=\W*$)",
        r"\g<is> a \g<work> by \g<maker>",
    ),
    (rf"\b(?P<is>{IS})\s+an?\s+(?P<owner>{MARK})\s+(?:company|brand|subsidiary|firm)(?=\W*$)",
     r"\g<is> owned by \g<owner>"),
    # Among Germany's chancellors is Ann: Ann is one of Germany's chancellors
    (rf"^Among\s+(?P<whom>.+?)\s+(?P<is>{IS})\s+(?:one\s+)?(?P<who>{ONE})(?P<end>\W*)$",
     r"\g<who> \g<is> one of \g<whom>\g<end>"),
    # Bern's mayor is: the mayor of Bern is
    (
        rf"^(?P<whose>{TITLED})['’]s?\s+(?P<what>{_NOUNS}[a-z][\w-]*)\s+(?P<verb>{IS})\s+"
        rf"(?=(?:now\s+|still\s+|called\s+|named\s+)?(?:{TITLED}\W*$|[\d$€£]))",
        r"The \g<what> of \g<whose> \g<verb> ",
    ),
    (
        rf"\b(?P<verb>{IS}|became|becomes)\s+(?P<whose>{ONE})['’]s?\s+(?P<what>{_NOUNS}[a-z][\w-]*)(?=\W*$|,?\s+in\s)",
        r"\g<verb> the \g<what> of \g<whose>",
    ),
    # was the man who discovered: discovered
    (rf"\s+{IS}\s+the\s+(?:very\s+)?{_SOMEBODY}\s+(?:who|that|which)\s+(?=\w+)", " "),
    # The man who discovered penicillin was Fleming: Fleming discovered penicillin
    (
        rf"^(?:the|a)\s+{_SOMEBODY}\s+(?:who|that|which)\s+(?P<did>.+?)\s+{IS}\s+(?P<who>{ONE})(?P<end>\W*)$",
        r"\g<who> \g<did>\g<end>",
    ),
    # took Cameron's place: succeeded Cameron
    (rf"\b(?:took|takes)\s+(?P<whose>{ONE})['’]s?\s+place\b", r"succeeded \g<whose>"),
    (rf"\b(?:took\s+the\s+place\s+of|stepped\s+into\s+the\s+shoes\s+of)\s+(?={ONE})", "succeeded "),
    (rf"\b(?:started|set\s+up)\s+(?={MARK})", "founded "),
    # hit the cinemas in 1994: was released in 1994
    (
        r"\b(?:hit\s+(?:the\s+)?(?:cinemas|theat(?:er|re)s|screens|shelves|stores|shops|big\s+screen)|"
        r"(?:first\s+)?came\s+out|(?:was\s+)?first\s+(?:released|published|came\s+out)|saw\s+its\s+release)"
        r"(?=\s+(?:in|on)\b)",
        "was released",
    ),
    # A virus causes flu: flu is caused by a virus
    (rf"^(?P<cause>(?:an?|the)\s+[a-z]+)\s+causes\s+(?P<what>{ONE}|[a-z]+)(?P<end>\W*)$",
     r"\g<what> is caused by \g<cause>\g<end>"),
    # In Madrid stands the Prado: the Prado stands in Madrid
    (rf"^In\s+(?P<where>{ONE}),?\s+(?P<verb>stands|lies|stood|lay)\s+(?P<what>{ONE})(?P<end>\W*)$",
     r"\g<what> \g<verb> in \g<where>\g<end>"),
)  # fmt: skip
WORDINGS = tuple((re.compile(pattern, re.IGNORECASE), instead) for pattern, instead in _SAID_SO)
"""Tried in this order, each on what the others have left."""
