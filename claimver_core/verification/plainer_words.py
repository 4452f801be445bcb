"""A claim in plainer words: *Brazil's official language is Spanish* as *the official language of Brazil is
Spanish*. What stays open as it was said is looked at once more as it is most often said."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from claimver_core.language.grammar import article_for
from claimver_core.linking.words import places
from claimver_core.types import Claim, Mention
from claimver_core.verification.rules.names import is_name

_FIRST_MARK = 0xE100
_MARK = "[\ue100-\ue1ff]"
_ONE = rf"(?:the\s+)?{_MARK}"
"""A name while the wordings are looked for, each by a sign of its own."""
_TITLED = rf"(?:(?:the|king|queen|prince|princess|president|pope|sir|dame|lord|lady|saint|st\.?)\s+)*{_MARK}"
_NO_NOUN = r"(?!(?:who|which|that|is|are|was|were|has|had|in|on|at|of|by|to|for|and|or|not)\b)"
_NOUNS = rf"(?:{_NO_NOUN}[a-z][\w-]*\s+){{0,3}}"
_IS = r"(?:is|are|was|were)"
_SOMEBODY = r"(?:man|woman|person|one|guy|lady|people|team|side|nation|country|company|firm|band|group)"
_BODY = r"(?:company|firm|band|group|team|club|city|town|country|river|mountain|lake|film|movie|novel|book)"
_WORK = (
    r"(?:novel|book|play|film|movie|album|song|single|symphony|opera|painting|poem|short\s+story|composition|"
    r"work)"
)
_MADE_BY = rf"(?P<maker>{_MARK})['’]s?\s+(?:[a-z]+\s+)?"

_OFFICES = {"presiden": "president", "chancellor": "chancellor"}


def _one_of_nation(found: re.Match[str]) -> str:
    return f"{found['is']} a {found['land']} "


def _foremost(found: re.Match[str]) -> str:
    kind, where = found["kind"] or "point", (found["where"] or "").strip()
    return f"{found['which']} is the {found['more']}st {kind} {where}".rstrip() + found["end"]


_WORDINGS: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    # hot take but: nothing
    (
        r"^(?:(?:hot\s+take|fun\s+fact|unpopular\s+opinion|did\s+(?:you|u)\s+know(?:\s+that)?|reminder|fact|fyi|btw)"
        r"\b\W*(?:but\s+)?)?(?:(?:you|u)\s+can\s+(?:totally\s+)?(?:tell|see)(?:\s+that)?\s+)?",
        "",
    ),
    # in what is now Croatia: in Croatia
    (
        r"\b(?:what\s+(?:is|was|are)\s+(?:now|today|nowadays)|what['’]s\s+(?:now|today)|"
        rf"(?:present|modern)(?:[-\s]day)?|today['’]s)\s+(?={_ONE})",
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
        rf"^(?P<time>\d{{4}})\s+(?:is|was)\s+the\s+year\s+of\s+(?P<whose>{_ONE})['’]s?\s+"
        r"(?P<what>birth|death|assassination|murder|execution|foundation|founding)(?P<end>\W*)$",
        r"The \g<what> of \g<whose> was in \g<time>\g<end>",
    ),
    # an album called Thriller: Thriller
    (rf"\b(?:an?|the)\s+{_WORK}\s+(?:called|named|titled|entitled)\s+(?={_MARK})", ""),
    # had been born: was born
    (r"\bhad\s+been\b", "was"),
    # Not Bern but Basel is: Basel is
    (rf"^Not\s+{_ONE},?\s+but\s+(?P<who>{_ONE})\s+(?={_IS}\b)", r"\g<who> "),
    # ABBA is the Swedish group: a Swedish group
    (rf"\b(?P<is>{_IS})\s+the\s+(?P<land>{_MARK})\s+(?=[a-z]+(?:\s+[a-z]+)?\W*$)", _one_of_nation),
    # governed Germany as chancellor: was chancellor of Germany
    (
        rf"\b(?:governed|ruled|led|headed|ran)\s+(?P<land>{_ONE})\s+as\s+(?:its\s+)?(?P<title>chancellor|president|"
        r"(?:prime\s+)?minister|king|queen|emperor)\b",
        r"was \g<title> of \g<land>",
    ),
    # resigned the US presidency: resigned as president of the US
    (
        rf"\b(?P<did>resigned|quit|left|gave\s+up)\s+(?:from\s+)?the\s+(?P<land>{_MARK})\s+(?P<office>presiden|"
        r"chancellor)(?:cy|ship)\b",
        lambda found: f"resigned as {_OFFICES[found['office'].lower()]} of {found['land']}",
    ),
    # is deeper than any other lake: is the deepest lake
    (
        rf"\b(?P<is>{_IS})\s+(?P<more>[a-z]+e)r\s+than\s+(?:any|every|all)\s+(?:the\s+)?other\s+(?P<kind>[a-z]+?)s?\b",
        r"\g<is> the \g<more>st \g<kind>",
    ),
    # came into the world, lost her life
    (r"\b(?:came\s+into\s+the\s+world|(?:first\s+)?saw\s+the\s+light\s+of\s+day)\b", "was born"),
    (r"\blost\s+(?:his|her|their)\s+life\b", "died"),
    # a workforce of 5,000: 5,000 employees
    (r"\ba\s+(?:workforce|staff)\s+of\s+(?P<many>[\w,.\s-]+?)(?=\W*$)", r"\g<many> employees"),
    (rf"^(?P<many>[\w,.\s-]+?)\s+people\s+work\s+(?:for|at)\s+(?P<where>{_ONE})(?P<end>\W*)$",
     r"\g<where> has \g<many> employees\g<end>"),
    (rf"^(?P<many>[\w,.\s-]+?)\s+people\s+live\s+in\s+(?P<where>{_ONE})(?P<end>\W*)$",
     r"\g<where> has \g<many> inhabitants\g<end>"),
    # No lake is deeper than Baikal: Baikal is the deepest lake
    (
        rf"^(?:No\s+(?:other\s+)?(?P<kind>[a-z][a-z-]*)|Nowhere)\s+(?P<where>(?:in|on|of)\s+(?:[a-z]+\s+)*?(?:{_MARK}|world|"
        rf"planet|earth)\s+)?(?:is|was)\s+(?P<more>[a-z]+e)r\s+than\s+(?P<which>{_ONE})(?P<end>\W*)$",
        _foremost,
    ),
    # No woman had been president before Ann: Ann was the first woman to be president
    (
        rf"^(?:Before\s+(?P<who>{_ONE}),?\s+)?no\s+(?P<kind>woman|man|person|American|[a-z]+)\s+(?:had|has)\s+"
        rf"(?:ever\s+)?been\s+(?P<what>.+?)(?:\s+before\s+(?P<other>{_ONE}))?(?P<end>\W*)$",
        r"\g<who>\g<other> was the first \g<kind> to be \g<what>\g<end>",
    ),
    # Rome is where you'll find the Louvre: the Louvre is in Rome
    (
        rf"^(?P<where>{_ONE})\s+is\s+where\s+(?:you(?:['’]ll|\s+will|\s+can)?\s+find|(?:visitors|tourists)\s+find)\s+"
        rf"(?P<what>{_ONE})(?P<end>\W*)$",
        r"\g<what> is in \g<where>\g<end>",
    ),
    (
        rf"^(?P<where>{_ONE})\s+is\s+home\s+to\s+(?:the\s+{_BODY}\s+)?(?P<what>{_ONE})(?P<end>\W*)$",
        r"\g<what> is in \g<where>\g<end>",
    ),
    (
        rf"^(?P<where>{_ONE})\s+{_IS}\s+(?:the\s+(?:place|city|town|country)\s+)?where\s+(?P<who>{_TITLED})\s+"
        rf"(?P<did>comes|came|hails|hailed|originates|is|was)\s+from(?P<end>\W*)$",
        r"\g<who> \g<did> from \g<where>\g<end>",
    ),
    (
        rf"^(?P<where>{_ONE})\s+{_IS}\s+(?:the\s+(?:place|city|town|country)\s+)?where\s+"
        rf"(?:the\s+(?:[a-z-]+\s+){{1,3}})?(?P<who>{_TITLED})\s+"
        rf"(?P<did>was|is|were|grew|died|lived|has|had)\b(?P<rest>.*?)(?P<end>\W*)$",
        r"\g<who> \g<did>\g<rest> in \g<where>\g<end>",
    ),
    (
        rf"^(?P<where>{_ONE})\s+{_IS}\s+(?:the\s+(?:country|city|town|place)\s+)?(?P<who>{_ONE})\s+"
        rf"(?P<did>hails|hailed|comes|came|is|was)\s+from(?P<end>\W*)$",
        r"\g<who> \g<did> from \g<where>\g<end>",
    ),
    (
        rf"^(?P<where>{_ONE})\s+{_IS}\s+(?P<who>{_ONE})['’]s?\s+birthplace(?P<end>\W*)$",
        r"\g<who> was born in \g<where>\g<end>",
    ),
    (r"\bhail(?:s|ed)\s+from\b", "comes from"),
    # one of Dickens's novels: a novel by Dickens; a Spielberg film: a film by Spielberg
    (rf"\b(?:one\s+of|among)\s+{_MADE_BY}(?P<work>{_WORK})s\b", r"a \g<work> by \g<maker>"),
    (
        rf"\b(?:one\s+of|among)\s+the\s+(?P<work>{_WORK})s\s+(?:by|of|written\s+by)\s+(?={_MARK})",
        r"a \g<work> by ",
    ),
    (
        rf"\b(?P<is>{_IS})\s+an?\s+(?P<maker>{_MARK})\s+(?:film|movie)(?=\W*$)",
        r"\g<is> directed by \g<maker>",
    ),
    (
        rf"\b(?P<is>{_IS})\s+an?\s+(?P<maker>{_MARK})\s+(?P<work>novel|book|play|album|song|symphony|opera)(?=\W*$)",
        r"\g<is> a \g<work> by \g<maker>",
    ),
    (rf"\b(?P<is>{_IS})\s+an?\s+(?P<owner>{_MARK})\s+(?:company|brand|subsidiary|firm)(?=\W*$)",
     r"\g<is> owned by \g<owner>"),
    # Among Germany's chancellors is Ann: Ann is one of Germany's chancellors
    (rf"^Among\s+(?P<whom>.+?)\s+(?P<is>{_IS})\s+(?:one\s+)?(?P<who>{_ONE})(?P<end>\W*)$",
     r"\g<who> \g<is> one of \g<whom>\g<end>"),
    # Bern's mayor is: the mayor of Bern is
    (
        rf"^(?P<whose>{_TITLED})['’]s?\s+(?P<what>{_NOUNS}[a-z][\w-]*)\s+(?P<verb>{_IS})\s+"
        rf"(?=(?:now\s+|still\s+|called\s+|named\s+)?(?:{_TITLED}\W*$|[\d$€£]))",
        r"The \g<what> of \g<whose> \g<verb> ",
    ),
    (
        rf"\b(?P<verb>{_IS}|became|becomes)\s+(?P<whose>{_ONE})['’]s?\s+(?P<what>{_NOUNS}[a-z][\w-]*)(?=\W*$|,?\s+in\s)",
        r"\g<verb> the \g<what> of \g<whose>",
    ),
    # was the man who discovered: discovered
    (rf"\s+{_IS}\s+the\s+(?:very\s+)?{_SOMEBODY}\s+(?:who|that|which)\s+(?=\w+)", " "),
    # The man who discovered penicillin was Fleming: Fleming discovered penicillin
    (
        rf"^(?:the|a)\s+{_SOMEBODY}\s+(?:who|that|which)\s+(?P<did>.+?)\s+{_IS}\s+(?P<who>{_ONE})(?P<end>\W*)$",
        r"\g<who> \g<did>\g<end>",
    ),
    # took Cameron's place: succeeded Cameron
    (rf"\b(?:took|takes)\s+(?P<whose>{_ONE})['’]s?\s+place\b", r"succeeded \g<whose>"),
    (rf"\b(?:took\s+the\s+place\s+of|stepped\s+into\s+the\s+shoes\s+of)\s+(?={_ONE})", "succeeded "),
    (rf"\b(?:started|set\s+up)\s+(?={_MARK})", "founded "),
    # hit the cinemas in 1994: was released in 1994
    (
        r"\b(?:hit\s+(?:the\s+)?(?:cinemas|theat(?:er|re)s|screens|shelves|stores|shops|big\s+screen)|"
        r"(?:first\s+)?came\s+out|(?:was\s+)?first\s+(?:released|published|came\s+out)|saw\s+its\s+release)"
        r"(?=\s+(?:in|on)\b)",
        "was released",
    ),
    # A virus causes flu: flu is caused by a virus
    (rf"^(?P<cause>(?:an?|the)\s+[a-z]+)\s+causes\s+(?P<what>{_ONE}|[a-z]+)(?P<end>\W*)$",
     r"\g<what> is caused by \g<cause>\g<end>"),
    # In Madrid stands the Prado: the Prado stands in Madrid
    (rf"^In\s+(?P<where>{_ONE}),?\s+(?P<verb>stands|lies|stood|lay)\s+(?P<what>{_ONE})(?P<end>\W*)$",
     r"\g<what> \g<verb> in \g<where>\g<end>"),
)  # fmt: skip
_COMPILED = tuple((re.compile(pattern, re.IGNORECASE), instead) for pattern, instead in _WORDINGS)
_OF_LAND = re.compile(
    rf"\b(?P<is>{_IS})\s+an?\s+(?P<what>(?:[a-z-]+\s+)?[a-z-]+)\s+(?:from|of)\s+(?P<land>{_ONE})(?=\W*$)",
    re.IGNORECASE,
)
_CALLED_FIRST = re.compile(
    rf"^the\s+(?P<what>(?:[a-z-]+\s+)?(?!(?:of|to|for|by|in|at)\b)[a-z-]+)\s+(?P<who>{_MARK})\s+(?P<is>is|was)\s+(?:from\s+(?P<from>{_ONE})|"
    rf"comes\s+from\s+(?P<comes>{_ONE})|(?P<adjective>{_MARK}))(?P<end>\W*)$",
    re.IGNORECASE,
)
_ONE_OF_LAND = re.compile(
    rf"\bone\s+of\s+(?P<land>{_MARK})['’]s?\s+(?P<former>former\s+)?(?P<what>(?:[a-z-]+\s+)?[a-z-]+?)s(?=\W*$)",
    re.IGNORECASE,
)
_LANDS_OWN = re.compile(
    rf"^(?P<land>{_MARK})['’]s?\s+(?P<who>{_MARK})\s+(?P<is>{_IS})\s+an?\s+(?P<what>[a-z]+(?:\s+[a-z]+)?)(?P<end>\W*)$",
    re.IGNORECASE,
)
_SERVED = re.compile(
    rf"\b(?:is|was)\s+(?:the\s+)?(?P<title>(?:first\s+)?(?:vice[\s-]president|prime\s+minister|chancellor|"
    rf"secretary\s+of\s+state|(?:foreign|finance|defen[cs]e|interior)\s+(?:minister|secretary)))\s+of\s+"
    rf"(?P<whom>{_MARK})(?=\W*$)",
    re.IGNORECASE,
)
_THE_ONE = re.compile(
    rf"^(?P<what>the\s+.+?)\s+(?P<is>{_IS})\s+(?P<who>{_TITLED})(?P<end>\W*)$", re.IGNORECASE
)


_OFFICE = re.compile(r"\b(?:president|prime minister|chancellor|king|queen|emperor|vice president)$")
_OFFICE_OF = re.compile(r"[A-Z]\w+(?: \w+)? of (?:the )?[A-Z]")
"""An office as it is called, *German chancellor*, and as it is listed, *Chancellor of Germany*."""


def in_plainer_words(claim: Claim) -> Iterator[Claim]:
    """The claim in plainer words, the best wording first, with those of its mentions that are still there;
    nothing where it is plain enough."""
    names = {m.text: m for m in claim.mentions if is_name(m)}
    marks = {
        chr(_FIRST_MARK + place): names[name]
        for place, name in enumerate(sorted(names, key=len, reverse=True))
    }
    masked = claim.context
    for mark, mention in marks.items():
        masked = re.sub(rf"(?<!\w){re.escape(mention.text)}(?!\w)", mark, masked)
        if "film" in mention.entity.description:
            masked = re.sub(rf"\bmade\s+(?={mark})", "directed ", masked)
    plain = masked
    for pattern, instead in _COMPILED:
        plain = pattern.sub(instead, plain)
    wordings = [_of_nation(plain, marks), plain, _THE_ONE.sub(r"\g<who> \g<is> \g<what>\g<end>", plain)]
    wordings.append(_SERVED.sub(r"served as \g<title> under \g<whom>", wordings[-1]))
    for plainer in dict.fromkeys(_claim(claim, wording, marks) for wording in wordings):
        if plainer.context != claim.context:
            yield plainer


def _claim(claim: Claim, wording: str, marks: Mapping[str, Mention]) -> Claim:
    """The claim with the context ``wording``; a land that is called by its adjective now is mentioned so."""
    renamed: dict[str, str] = {}
    for mark, mention in marks.items():
        if f"{mark}{_ADJECTIVE}" in wording:
            renamed[mention.text] = demonym_of(str(mention.entity.id)) or mention.text
            wording = wording.replace(f"{mark}{_ADJECTIVE}", renamed[mention.text])
        if _OFFICE.search(mention.text) and _OFFICE_OF.match(mention.entity.label):
            renamed[mention.text] = mention.entity.label
        wording = wording.replace(mark, renamed.get(mention.text, mention.text))
    context = wording[:1].upper() + wording[1:]
    mentions = [replace(m, text=renamed.get(m.text, m.text)) for m in claim.mentions]
    there = sorted((m for m in mentions if m.text in context), key=lambda m: context.find(m.text))
    return replace(claim, context=context, mentions=tuple(there))


_ADJECTIVE = "\ue0ff"
"""Behind the sign of a land that is told by its adjective."""


def _of_nation(text: str, marks: Mapping[str, Mention]) -> str:
    """*A German philosopher* for *a philosopher from Germany* and for *the philosopher Kant was German*."""
    found = _OF_LAND.search(text)
    if found is not None and (adjective := _adjective(found["land"], marks)) is not None:
        called = f"{_article(adjective, marks)} {adjective} {found['what']}"
        return f"{text[: found.start()]}{found['is']} {called}{text[found.end() :]}"
    found = _ONE_OF_LAND.search(text)
    if found is not None and (adjective := _adjective(found["land"], marks)) is not None:
        if found["former"]:
            return f"{text[: found.start()]}a former {found['what']} of {found['land']}{text[found.end() :]}"
        called = f"{_article(adjective, marks)} {adjective} {found['what']}"
        return f"{text[: found.start()]}{called}{text[found.end() :]}"
    found = _CALLED_FIRST.match(text)
    if found is not None:
        said = found["adjective"]
        adjective = said or _adjective(found["from"] or found["comes"], marks)
        if adjective is not None:
            article = _article(adjective, marks)
            return f"{found['who']} {found['is']} {article} {adjective} {found['what']}{found['end']}"
    found = _LANDS_OWN.match(text)
    if found is not None and (adjective := _adjective(found["land"], marks)) is not None:
        article = _article(adjective, marks)
        return f"{found['who']} {found['is']} {article} {adjective} {found['what']}{found['end']}"
    return text


def _adjective(land: str, marks: Mapping[str, Mention]) -> str | None:
    mark = land[-1]
    return f"{mark}{_ADJECTIVE}" if demonym_of(str(marks[mark].entity.id)) is not None else None


def _article(adjective: str, marks: Mapping[str, Mention]) -> str:
    mention = marks[adjective[0]]
    told = demonym_of(str(mention.entity.id)) if adjective.endswith(_ADJECTIVE) else mention.text
    return article_for(told or mention.text)


@functools.cache
def _demonyms() -> dict[str, str]:
    """The adjective of each land, the first that is listed."""
    found: dict[str, str] = {}
    for name, place in places().items():
        if place.kind == "demonym":
            found.setdefault(place.entity, name)
    return found


def demonym_of(land: str) -> str | None:
    """*German*, of the item of Germany; None for what has none."""
    return _demonyms().get(land)
