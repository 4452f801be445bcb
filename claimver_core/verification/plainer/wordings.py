"""How the same is said in plainer words: wordings of claims whose names are signs, with plainer ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from claimver_core.language.grammar import article_for

FIRST_MARK = 0xE100
MARK = "[\ue100-\ue1ff]"
ONE = rf"(?:the\s+)?{MARK}"
"""A name while the wordings are looked for, each by a sign of its own."""
TITLED = rf"(?:(?:the|king|queen|prince|princess|president|pope|sir|dame|lord|lady|saint|st\.?)\s+)*{MARK}"
_NO_NOUN = r"(?!(?:who|which|that|is|are|was|were|has|had|in|on|at|of|by|to|for|and|or|not)\b)"
_NOUNS = rf"(?:{_NO_NOUN}[a-z][\w-]*\s+){{0,3}}"
IS = r"(?:is|are|was|were)"
BY_LABEL = "\ue0fe"
"""Behind the sign of a name that is to be told by the label of its item: *Turkey* for *Turkish*."""
_SOMEBODY = r"(?:man|woman|person|one|guy|lady|people|team|side|nation|country|company|firm|band|group)"
_OFFICES = {"presiden": "president", "chancellor": "chancellor"}


Wording = tuple[str, str | Callable[[re.Match[str]], str]]
"""A pattern of what may be said, and the plainer words for it."""


def pattern(text: str) -> re.Pattern[str]:
    """The pattern, for which a name is no mere sign: "\\W" stands for none of them."""
    return re.compile(text.replace(r"\W", r"[^\w\ue100-\ue1ff]"), re.IGNORECASE)


def compiled(
    wordings: Iterable[Wording],
) -> tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...]:
    return tuple((pattern(said), instead) for said, instead in wordings)


def _one_of_nation(found: re.Match[str]) -> str:
    return f"{found['is']} a {found['land']} "


_TIMES = {
    "two": "twice",
    "three": "three times",
    "four": "four times",
    "five": "five times",
    "six": "six times",
}


_ORDINALS = {
    "one": "first", "two": "second", "three": "third", "four": "fourth", "five": "fifth", "six": "sixth",
    "seven": "seventh", "eight": "eighth",
}  # fmt: skip


def _played_for(found: re.Match[str]) -> str:
    over = found["former"] or found["is"].lower() == "was"
    return f"{'played' if over else 'plays'} for {found['team']}"


_SAID_SO: tuple[Wording, ...] = (
    # hot take but: nothing
    (
        r"^(?:(?:hot\s+take|fun\s+fact|unpopular\s+opinion|did\s+(?:you|u)\s+know(?:\s+that)?|reminder|"
        r"fact|fyi|btw)"
        r"\b\W*(?:but\s+)?)?(?:(?:you|u)\s+can\s+(?:totally\s+)?(?:tell|see)(?:\s+that)?\s+)?",
        "",
    ),
    (
        r",?\s+as\s+(?:many|most|some)(?:\s+people)?\s+(?:might\s+)?(?:think|believe|assume|claim|"
        r"say)(?=\W*$)",
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
        r"^(?P<time>(?:[A-Z][a-z]+\s+)?\d{4})\s+(?:is|was)\s+the\s+(?:year|month)\s+(?:in\s+which|when|"
        r"that)\s+"
        r"(?P<rest>.+?)(?P<end>\W*)$",
        r"\g<rest> in \g<time>\g<end>",
    ),
    (
        rf"^(?P<time>\d{{4}})\s+(?:is|was)\s+the\s+year\s+of\s+(?P<whose>{ONE})['’]s?\s+"
        r"(?P<what>birth|death|assassination|murder|execution|foundation|founding)(?P<end>\W*)$",
        r"The \g<what> of \g<whose> was in \g<time>\g<end>",
    ),
    # It was Vienna where, In Vienna: in Vienna
    (
        rf"^(?:It\s+(?:is|was)\s+(?:in\s+)?(?P<it>{ONE})\s+(?:where|that)|In\s+(?P<where>{ONE}),?)\s+"
        rf"(?P<rest>{TITLED}\s.+?)"
        r"(?P<end>\W*)$",
        lambda found: f"{found['rest']} in {found['it'] or found['where']}{found['end']}",
    ),
    # sang for Queen: was the singer of Queen; whose name at birth was: whose birth name was
    (rf"\bsang\s+(?:for|in|with)\s+(?={ONE}\W*$)", "was the singer of "),
    (r"\bname\s+at\s+birth\b", "birth name"),
    # had been born: was born
    (r"\bhad\s+been\b", "was"),
    # Not Bern but Basel is: Basel is
    (rf"^Not\s+{ONE},?\s+but\s+(?P<who>{ONE})\s+(?={IS}\b)", r"\g<who> "),
    # The capital isn't Auckland, it's Wellington: the capital is Wellington
    (
        rf"(?<=capital\s)(?P<is>is|was)(?:n['’]?t|\s+not)\s+{ONE},?\s+(?:but\s+)?(?:it(?:['’]s|\s+(?:is|"
        rf"was))\s+)?"
        rf"(?=(?:{ONE}|the\s+[a-z]+)\W*$)",
        r"\g<is> ",
    ),
    # The capital of Australia isn't Sydney: Sydney is not the capital of Australia
    (
        rf"^The\s+(?P<what>[a-z]+)\s+of\s+(?P<whose>{ONE})\s+(?P<is>is|was)(?:n['’]?t|\s+not)\s+"
        rf"(?P<who>{ONE})(?P<end>\W*)$",
        r"\g<who> \g<is> not the \g<what> of \g<whose>\g<end>",
    ),
    # There are no moons orbiting Venus: Venus has no moons
    (
        rf"^There\s+(?:is|are)\s+no\s+(?P<what>[a-z]+)\s+(?:orbiting|circling|around)\s+"
        rf"(?P<whole>{ONE})(?P<end>\W*)$",
        r"\g<whole> has no \g<what>\g<end>",
    ),
    # ABBA is the Swedish group: a Swedish group
    (rf"\b(?P<is>{IS})\s+the\s+(?P<land>{MARK})\s+(?=[a-z'’-]+(?:\s+[a-z'’-]+){{0,2}}\W*$)", _one_of_nation),
    # governed Germany as chancellor: was chancellor of Germany
    (
        rf"\b(?:governed|ruled|led|headed|ran)\s+(?P<land>{ONE})\s+as\s+(?:its\s+)?(?P<title>chancellor|"
        rf"president|"
        r"(?:prime\s+)?minister|king|queen|emperor)\b",
        r"was \g<title> of \g<land>",
    ),
    # resigned the US presidency: resigned as president of the US
    (
        rf"\b(?P<did>resigned|quit|left|gave\s+up)\s+(?:from\s+)?the\s+(?P<land>{MARK})\s+"
        rf"(?P<office>presiden|"
        r"chancellor)(?:cy|ship)\b",
        lambda found: f"resigned as {_OFFICES[found['office'].lower()]} of {found['land']}",
    ),
    # came into the world, lost her life
    (r"\b(?:came\s+into\s+the\s+world|(?:first\s+)?saw\s+the\s+light\s+of\s+day)\b", "was born"),
    (
        r"\b(?:lost\s+(?:his|her|their)\s+li(?:fe(?!['’-]|\s+(?:savings|insurance|work|partner|support))|ves)|(?:drew|took|breathed)\s+(?:his|her|their)\s+last(?:\s+breath)?|"
        r"met\s+(?:his|her|their)\s+(?:end|death|fate|maker)|found\s+(?:his|her|their)\s+death|gave\s+up\s+the\s+ghost|"
        r"expired|perished|came\s+to\s+(?:his|her|their)\s+end)\b(?!\s+(?:patents?|contracts?|copyrights?))",
        "died",
    ),
    (r"\bsuccumbed\s+to\s+(?:an?\s+)?(?=[a-z])", "died of "),
    (rf"^(?P<where>{ONE})\s+{IS}\s+(?:the\s+place\s+)?where\s+(?P<who>{ONE})\s+(?P<did>died|was\s+born|is\s+buried)(?P<end>\W*)$",
     r"\g<who> \g<did> in \g<where>\g<end>"),
    # is a politician by profession, works as a politician: is a politician
    (
        rf"\b(?P<what>{IS}\s+an?\s+[a-z-]+(?:\s+[a-z-]+)?)\s+by\s+(?:profession|trade|occupation)(?=\W*$)",
        r"\g<what>",
    ),
    (
        rf"\b(?:held|holds|had|has)\s+(?:an?\s+)?(?P<land>{MARK})\s+(?:citizenship|nationality|passport)(?=\W*$)",
        rf"was a citizen of \g<land>{BY_LABEL}",
    ),
    # held the citizenship of Canada: was a citizen of Canada
    (
        rf"\b(?:held|holds|had|has|took|acquired)\s+(?:the\s+)?(?:citizenship|nationality)\s+of\s+(?={ONE})",
        "was a citizen of ",
    ),
    # is a father of four: has four children
    (
        rf"\b(?P<is>{IS})\s+(?:an?|the)\s+(?:\w+\s+)?(?:father|mother|dad|mum|mom|parent)\s+(?:of|to)\s+"
        r"(?P<many>two|three|four|five|six|seven|eight|nine|ten|\d+)(?:\s+(?:children|kids))?(?=\W*$)",
        lambda found: f"{'had' if found['is'].lower() == 'was' else 'has'} {found['many']} children",
    ),
    # a workforce of 5,000: 5,000 employees
    (r"\ba\s+(?:workforce|staff)\s+of\s+(?P<many>[\w,.\s-]+?)(?=\W*$)", r"\g<many> employees"),
    (rf"^(?P<many>[\w,.\s-]+?)\s+people\s+work\s+(?:for|at)\s+(?P<where>{ONE})(?P<end>\W*)$",
     r"\g<where> has \g<many> employees\g<end>"),
    (rf"^(?P<many>[\w,.\s-]+?)\s+people\s+live\s+in\s+(?P<where>{ONE})(?P<end>\W*)$",
     r"\g<where> has \g<many> inhabitants\g<end>"),
    (
        rf"\b(?P<is>{IS})\s+one\s+of\s+(?P<body>{ONE})['’]s?\s+members?(?:\s+(?:states|"
        rf"countries))?(?=\W*$)",
        r"\g<is> a member of \g<body>",
    ),
    # counts as a planet, is one of the planets: is a planet
    (r"\b(?:counts|qualifies|is\s+(?:classed|classified|categori[sz]ed))\s+as\s+(?=an?\s)", "is "),
    (
        r"(?<=\bis\s)one\s+of\s+the\s+(?P<kind>[a-z]+)s(?=\W*$)",
        lambda found: f"{article_for(found['kind'])} {found['kind']}",
    ),
    # is planet number four, counting from the Sun: is the fourth planet from the Sun
    (
        rf"^(?:Counting|Counted)\s+from\s+(?P<sun>{ONE}|the\s+Sun),?\s+(?P<which>{ONE})\s+is\s+planet\s+"
        rf"number\s+(?P<place>{'|'.join(_ORDINALS)})(?P<end>\W*)$",
        lambda found: (
            f"{found['which']} is the {_ORDINALS[found['place'].lower()]} planet from "
            f"{found['sun']}{found['end']}"
        ),
    ),
    # was a Harvard student: studied at Harvard
    (
        rf"\b(?:is|was)\s+an?\s+(?:former\s+)?(?P<school>{MARK})\s+(?:student|alumn(?:us|a))(?=\W*$)",
        r"studied at \g<school>",
    ),
    (rf"\b(?:is|was)\s+an?\s+(?P<school>{MARK})\s+graduate(?=\W*$)", r"graduated from \g<school>"),
    (
        rf"\b(?P<is>is|was)\s+an?\s+(?P<school>{MARK})\s+professor(?=\W*$)",
        r"\g<is> a professor at \g<school>",
    ),
    # is an Inter Miami player: plays for Inter Miami
    (
        rf"\b(?P<is>is|was)\s+an?\s+(?P<former>former\s+)?(?P<team>{MARK})\s+(?:player|striker|midfielder|"
        rf"defender|"
        r"goalkeeper|forward|winger)(?=\W*$)",
        _played_for,
    ),
    # has been Croatia's currency: has been the currency of Croatia
    (
        rf"\b(?P<verb>ha[sd]\s+been)\s+(?P<whose>{ONE})['’]s?\s+(?P<what>{_NOUNS}[a-z][\w-]*)(?=\W*$|,?\s+"
        rf"(?:in|since)\s)",
        r"\g<verb> the \g<what> of \g<whose>",
    ),
    # Austrian by birth: Austrian
    (rf"(?<={MARK})\s+by\s+(?:origin|birth|nationality)\b", ""),
    # served as Nigerian president: was president of Nigeria
    (
        rf"\b(?:served\s+as|was|became)\s+(?:the\s+)?(?P<land>{MARK})\s+(?P<title>president|chancellor|"
        rf"prime\s+minister|king|"
        r"queen|emperor)(?=\W*$)",
        rf"was \g<title> of \g<land>{BY_LABEL}",
    ),
    (
        rf"^(?P<land>{ONE})\s+(?:once\s+)?had\s+(?P<who>{ONE})\s+as\s+its\s+(?P<title>president|chancellor|"
        r"prime\s+minister|king|queen|emperor)(?P<end>\W*)$",
        r"\g<who> was \g<title> of \g<land>\g<end>",
    ),
    (
        rf"\bone\s+of\s+(?P<land>{MARK})['’]s?\s+(?P<former>former\s+)?(?P<title>president|chancellor|prime"
        rf"\s+minister|king|"
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
    # tops 3,000 metres: is over 3,000 metres high
    (
        r"\b(?:easily\s+)?(?:tops|exceeds|surpasses)\s+(?P<many>[\d,.]+)\s+(?P<unit>met(?:re|er)s?|m|feet|"
        r"ft)(?=\W*$)",
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
    (rf"\b(?P<is>{IS})\s+an?\s+(?P<owner>{MARK})\s+(?:company|brand|subsidiary|firm)(?=\W*$)",
     r"\g<is> owned by \g<owner>"),
    # Among Germany's chancellors is Ann, one of them is Ann: Ann is one of Germany's chancellors
    (rf"^(?:Among|One\s+of)\s+(?P<whom>.+?)\s+(?P<is>{IS})\s+(?:one\s+)?(?P<who>{ONE})(?P<end>\W*)$",
     r"\g<who> \g<is> one of \g<whom>\g<end>"),
    # Bern's mayor is: the mayor of Bern is
    (
        rf"^(?P<whose>{TITLED})['’]s?\s+(?P<what>{_NOUNS}[a-z][\w-]*)\s+(?P<verb>{IS})\s+"
        rf"(?=(?:now\s+|still\s+|called\s+|named\s+)?(?:{TITLED}\W*$|[\d$€£]))",
        r"The \g<what> of \g<whose> \g<verb> ",
    ),
    (
        rf"\b(?P<verb>{IS}|became|becomes)\s+(?P<whose>{ONE})['’]s?\s+(?P<what>{_NOUNS}[a-z][\w-]*)(?=\W*$|"
        rf",?\s+in\s)",
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
    # A virus causes flu: flu is caused by a virus
    (rf"^(?P<cause>(?:an?|the)\s+[a-z]+)\s+causes\s+(?P<what>{ONE}|[a-z]+)(?P<end>\W*)$",
     r"\g<what> is caused by \g<cause>\g<end>"),
    # In Madrid stands the Prado: the Prado stands in Madrid
    (rf"^In\s+(?P<where>{ONE}),?\s+(?P<verb>stands|lies|stood|lay)\s+(?P<what>{ONE})(?P<end>\W*)$",
     r"\g<what> \g<verb> in \g<where>\g<end>"),
)  # fmt: skip
WORDINGS = compiled(_SAID_SO)
"""Tried in this order, each on what the others have left."""
