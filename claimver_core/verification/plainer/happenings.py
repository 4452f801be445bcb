"""What happened and when, in plainer words: *the UK's exit from the EU came in 2020* as *the UK left the EU
in 2020*."""

from __future__ import annotations

import re

from claimver_core.months import MONTH
from claimver_core.verification.plainer.wordings import BY_LABEL, IS, MARK, ONE, TITLED, Wording, compiled

_DATE = rf"(?:(?:\d{{1,2}}\s+)?(?:{MONTH})(?:\s+\d{{1,2}},)?\s+)?\d{{4}}"
_CAME = r"(?:came|took\s+place|happened|occurred|took\s+effect|fell)"
_DEEDS = {
    "birth": "was born", "death": "died", "assassination": "was assassinated", "murder": "was murdered",
    "execution": "was executed", "burial": "was buried",
}  # fmt: skip
_DONE = {
    **dict.fromkeys(("exit", "departure", "withdrawal"), "left"),
    **dict.fromkeys(("accession to", "entry into", "admission to"), "joined"),
    **dict.fromkeys(("marriage to", "wedding to"), "married"),
    **dict.fromkeys(("purchase of", "takeover of", "acquisition of"), "bought"),
    **dict.fromkeys(("victory over", "defeat of", "win over"), "defeated"),
}
_WHEN = rf"(?P<when>\s+(?:in|on)\s+{_DATE})?"


def _done(found: re.Match[str]) -> str:
    did = _DONE[" ".join(found["deed"].lower().split()).removesuffix(" from")]
    return f"{found['who']} {did} {found['what']}{found['when'] or ''}{found['end']}"


_SAID_SO: tuple[Wording, ...] = (
    (r"\bin\s+the\s+year\s+(?:of\s+)?(?=\d{3,4}\b)", "in "),
    (rf"\b(?P<day>\d{{1,2}})(?:st|nd|rd|th)\s+of\s+(?=(?:{MONTH}))", r"\g<day> "),
    # It was on 14 October 1066 that, 14 October 1066 is when: what comes behind, on that day
    (
        rf"^(?:it\s+was\s+)?(?P<time>(?:in|on)\s+{_DATE}),?\s+(?:that\s+)?(?P<rest>\D+?)(?P<end>\W*)$",
        lambda found: f"{found['rest']} {found['time'][:1].lower()}{found['time'][1:]}{found['end']}",
    ),
    (
        rf"^(?P<time>(?:(?:{MONTH})\s+)?\d{{4}})\s+(?:is|was)\s+when\s+(?P<rest>\D+?)(?P<end>\W*)$",
        r"\g<rest> in \g<time>\g<end>",
    ),
    # During the war, Churchill was prime minister: Churchill was prime minister during the war
    (rf"^During\s+(?P<time>{ONE}),\s+(?P<rest>\D+?)(?P<end>\W*)$", r"\g<rest> during \g<time>\g<end>"),
    # The murder of Lincoln took place in 1865: Lincoln was murdered in 1865
    (
        rf"^(?:The\s+(?P<deed>{'|'.join(_DEEDS)})\s+of\s+(?P<who>{TITLED})|(?P<whose>{TITLED})['’]s?\s+"
        rf"(?P<own>{'|'.join(_DEEDS)}))\s+"
        rf"{_CAME}\s+(?=in|on)",
        lambda found: f"{found['who'] or found['whose']} {_DEEDS[(found['deed'] or found['own']).lower()]} ",
    ),
    # The UK's exit from the EU came in 2020: the UK left the EU in 2020
    (
        rf"^(?P<who>{ONE})['’]s?\s+(?P<deed>(?:exit|departure|withdrawal)\s+from|(?:accession|admission|"
        rf"marriage|wedding)\s+to|"
        rf"entry\s+into|(?:purchase|takeover|acquisition|defeat)\s+of|(?:victory|win)\s+over)\s+"
        rf"(?P<what>{ONE})\s+{_CAME}"
        rf"{_WHEN}(?P<end>\W*)$",
        _done,
    ),
    # was sold to Bezos: Bezos bought it
    (
        rf"^(?P<what>{ONE})\s+was\s+sold\s+(?P<when>(?:in|on)\s+{_DATE}\s+)?to\s+"
        rf"(?P<who>{ONE}){_WHEN.replace('when', 'then')}"
        r"(?P<end>\W*)$",
        lambda found: (
            f"{found['who']} bought {found['what']} {(found['then'] or found['when'] or '').strip()}".rstrip()
            + found["end"]
        ),
    ),
    # Booth shot Lincoln: Lincoln was shot by Booth
    (
        rf"^(?P<who>{TITLED})\s+(?P<did>shot|assassinated|murdered|killed)\s+(?P<whom>{TITLED})(?=\W*$|\s+"
        rf"(?:in|on)\s)",
        r"\g<whom> was \g<did> by \g<who>",
    ),
    (r"\bguillotined\b", "beheaded"),
    # the Titanic went down in 1912: it sank
    (rf"(?<={MARK})\s+went\s+down(?=\s+(?:in|on)\s)", " sank"),
    # France gave Liberty as a present, a French gift: a gift from France
    (
        rf"^(?P<who>{ONE})\s+gave\s+(?P<what>{ONE})\s+as\s+a\s+(?:gift|present)(?P<end>\W*)$",
        r"\g<what> was a gift from \g<who>\g<end>",
    ),
    (
        rf"\b(?P<is>{IS})\s+a\s+(?:gift|present)\s+from\s+the\s+(?P<who>{MARK})(?=\W*$)",
        rf"\g<is> a gift from \g<who>{BY_LABEL}",
    ),
    (
        rf"\b(?P<is>{IS})\s+a\s+(?P<who>{MARK})\s+(?:gift|present)(?=\W*$)",
        rf"\g<is> a gift from \g<who>{BY_LABEL}",
    ),
    (r"\b(?:touched\s+down|landed)\s+on\s+the\s+lunar\s+surface\b", "landed on the Moon"),
    (rf"\btouched\s+down\s+on\s+(?={ONE})", "landed on "),
    # became the wife of, tied the knot with: married
    (
        r"\b(?:became\s+the\s+(?:wife|husband|spouse)\s+of|(?:tied|ties)\s+the\s+knot\s+with|got\s+hitched\s+(?:to|with)|"
        r"(?:walked|went|strolled)\s+down\s+the\s+aisle\s+with|exchanged\s+vows\s+with|said\s+[\"“]?I\s+do[\"”]?\s+to)\b",
        "married",
    ),
    (
        r"\b(?:tied\s+the\s+knot|got\s+hitched|walked\s+down\s+the\s+aisle|exchanged\s+vows|said\s+[\"“]?I\s+do[\"”]?)"
        r"(?=\W*$|\s+(?:in|on)\s)",
        "married",
    ),
    (
        r"\b(?P<has>has|have|had)\s+been\s+down\s+the\s+aisle\s+(?=\w+\s+times\b|twice\b|once\b)",
        r"\g<has> been married ",
    ),
    (r"\b(?:walked|went|gone)\s+down\s+the\s+aisle\s+(?=\w+\s+times\b|twice\b|once\b)", "was married "),
    # went their separate ways: split up
    (
        rf"\b(?:went|gone)\s+(?:(?:their|his|her)\s+|{MARK}(?:\s+and\s+{MARK})?['’]s?\s+)?separate\s+ways\b|"
        r"\bcalled\s+(?:it\s+quits|time\s+on\s+their\s+marriage)\b|"
        r"\bdissolved\s+their\s+marriage\b",
        "split up",
    ),
    # founded Nvidia with Priem: Huang and Priem founded Nvidia
    (
        rf"^(?P<who>{ONE})\s+(?P<did>founded|co-?founded|set\s+up|established)\s+(?P<what>{ONE})\s+"
        rf"(?:together\s+)?with\s+(?P<with>{ONE})"
        r"(?P<end>\W*)$",
        r"\g<who> and \g<with> founded \g<what>\g<end>",
    ),
)  # fmt: skip


HAPPENINGS = compiled(_SAID_SO)
