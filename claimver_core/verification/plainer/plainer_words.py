"""A claim in plainer words: *Brazil's official language is Spanish* as *the official language of Brazil is
Spanish*. What stays open as it was said is looked at once more as it is most often said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from claimver_core.types import Claim, Mention
from claimver_core.verification.plainer.callings import CALLINGS
from claimver_core.verification.plainer.comparing import COMPARING, above_all
from claimver_core.verification.plainer.happenings import HAPPENINGS
from claimver_core.verification.plainer.lands_and_waters import LANDS_AND_WATERS
from claimver_core.verification.plainer.makers import MAKERS
from claimver_core.verification.plainer.nations import ADJECTIVE, demonym_of, of_nation
from claimver_core.verification.plainer.offices import OFFICES
from claimver_core.verification.plainer.prizes import PRIZES
from claimver_core.verification.plainer.whereabouts import WHEREABOUTS
from claimver_core.verification.plainer.wordings import BY_LABEL, FIRST_MARK, IS, MARK, TITLED, WORDINGS
from claimver_core.verification.plainer.works import WORKS
from claimver_core.verification.rules.names import is_name

_SERVED = re.compile(
    rf"\b(?:is|was)\s+(?:the\s+)?(?P<title>(?:first\s+)?(?:vice[\s-]president|prime\s+minister|chancellor|"
    rf"secretary\s+of\s+state|(?:foreign|finance|defen[cs]e|interior)\s+(?:minister|secretary)))\s+of\s+"
    rf"(?P<whom>{MARK})(?=\W*$)",
    re.IGNORECASE,
)
_WORDINGS = (
    *HAPPENINGS,
    *OFFICES,
    *LANDS_AND_WATERS,
    *PRIZES,
    *MAKERS,
    *CALLINGS,
    *WHEREABOUTS,
    *COMPARING,
    *WORKS,
    *WORDINGS,
)
_THE_WORK = r"(?:the\s+(?:[a-z]+\s+)?)?{}"
_DIRECTED = (
    r"(?:made|helmed|(?:was|sat)\s+behind\s+the\s+camera\s+(?:on|for|of)|(?:was|sat)\s+in\s+the\s+director['’]s\s+chair\s+"
    r"(?:on|for|of)|(?:was|sat)\s+at\s+the\s+helm\s+of|called\s+the\s+shots\s+on)"
)
"""What whoever directed a film is said to have done."""
_STARRED = (
    r"(?:headlines|headlined|t(?:ook|akes)\s+the\s+(?:lead|lead(?:ing)?\s+role|title\s+role)\s+in|le(?:d|ads)\s+the\s+cast\s+of|"
    r"ha(?:d|s)\s+(?:an?\s+)?(?:[a-z]+\s+)?(?:roles?|parts?|cameo)\s+in)"
)
_PLAYED_IN = re.compile(
    r"\b(?:film|movie|series|sitcom|soap opera|tv show|television show|miniseries|musical)\b"
)
_TIMES = 2  # what one wording has left may be another's
_THE_ONE = re.compile(rf"^(?P<what>the\s+.+?)\s+(?P<is>{IS})\s+(?P<who>{TITLED})(?P<end>\W*)$", re.IGNORECASE)


_OFFICE = re.compile(r"\b(?:president|prime minister|chancellor|king|queen|emperor|vice president)$")
_OFFICE_OF = re.compile(r"[A-Z]\w+(?: \w+)? of (?:the )?[A-Z]")
"""An office as it is called, *German chancellor*, and as it is listed, *Chancellor of Germany*."""


def in_plainer_words(claim: Claim) -> Iterator[Claim]:
    """The claim in plainer words, the best wording first, with those of its mentions that are still there;
    nothing where it is plain enough."""
    names = {m.text: m for m in claim.mentions if is_name(m)}
    marks = {
        chr(FIRST_MARK + place): names[name]
        for place, name in enumerate(sorted(names, key=len, reverse=True))
    }
    masked = claim.context
    for mark, mention in marks.items():
        masked = re.sub(rf"(?<!\w){re.escape(mention.text)}(?!\w)", mark, masked)
        if "film" in mention.entity.description:
            masked = re.sub(rf"\b{_DIRECTED}\s+(?={_THE_WORK.format(mark)})", "directed ", masked)
    for mark, mention in marks.items():
        if _PLAYED_IN.search(mention.entity.description):
            masked = _in_cast(masked, mark)
    plain = above_all(masked, marks)
    for pattern, instead in _WORDINGS * _TIMES:
        plain = pattern.sub(instead, plain)
    wordings = [of_nation(plain, marks), plain, _THE_ONE.sub(r"\g<who> \g<is> \g<what>\g<end>", plain)]
    wordings.append(_SERVED.sub(r"served as \g<title> under \g<whom>", wordings[-1]))
    for plainer in dict.fromkeys(_claim(claim, wording, marks) for wording in wordings):
        if plainer.context != claim.context:
            yield plainer


def _in_cast(masked: str, mark: str) -> str:
    """*Was in Dallas*, of the series, as *appeared in*; *takes place in Paris* as *is set in*."""
    masked = re.sub(
        rf"(?<={MARK})\s+(?:is|was|were|are|has\s+been)\s+(?:also\s+|actually\s+|even\s+)?(?P<no>not\s+)?(?:even\s+)?"
        rf"in\s+(?=(?:the\s+(?:[a-z]+\s+){{0,2}})?{mark}(?!['’{MARK[1:]}))",
        lambda found: " did not appear in " if found["no"] else " appeared in ",
        masked,
    )
    masked = re.sub(rf"\b{_STARRED}\s+(?={_THE_WORK.format(mark)})", "appeared in ", masked)
    return re.sub(rf"(?<={mark})\s+(?:takes|took)\s+place\s+(?=in\b)", " is set ", masked)


def _claim(claim: Claim, wording: str, marks: Mapping[str, Mention]) -> Claim:
    """The claim with the context ``wording``; a land that is called by its adjective now is mentioned so."""
    renamed: dict[str, str] = {}
    for mark, mention in marks.items():
        if f"{mark}{ADJECTIVE}" in wording:
            renamed[mention.text] = demonym_of(str(mention.entity.id)) or mention.text
            wording = wording.replace(f"{mark}{ADJECTIVE}", renamed[mention.text])
        if f"{mark}{BY_LABEL}" in wording:
            renamed[mention.text] = mention.entity.label
            wording = wording.replace(f"{mark}{BY_LABEL}", mention.entity.label)
        if _OFFICE.search(mention.text) and _OFFICE_OF.match(mention.entity.label):
            renamed[mention.text] = mention.entity.label
        wording = wording.replace(mark, renamed.get(mention.text, mention.text))
    context = wording[:1].upper() + wording[1:]
    said = context.lower()  # "messi never played", which begins with a capital now
    mentions = [replace(m, text=renamed.get(m.text, m.text)) for m in claim.mentions]
    there = sorted((m for m in mentions if m.text.lower() in said), key=lambda m: said.find(m.text.lower()))
    return replace(claim, context=context, mentions=tuple(there))
