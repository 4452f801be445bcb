"""Wordings of what somebody knows, in plainer words: *is an expert in physics* as *works in that field*."""

from __future__ import annotations

from claimver_core.verification.plainer.wordings import Wording, compiled

_INSTRUMENT = (
    r"(?:bass\s+guitar|double\s+bass|french\s+horn|guitar|piano|violin|viola|cello|clarinet|saxophone|trumpet|trombone|"
    r"flute|oboe|bassoon|harp|organ|accordion|banjo|mandolin|ukulele|harmonica|sitar|lute|keyboards?|drums?|bagpipes?)"
)
_SAID_SO: tuple[Wording, ...] = (
    (
        r"\b(?P<is>is|was)\s+an?\s+(?:(?:leading|renowned|noted|great|world-class|top)\s+)?"
        r"(?:expert|specialist|authority)\s+(?:in|on)\s+",
        lambda found: f"{'worked' if found['is'].lower() == 'was' else 'works'} in the field of ",
    ),
    # was a lecturer at Yale: taught at Yale; held a chair at Yale: worked at Yale
    (
        r"\b(?P<is>is|was)\s+an?\s+(?:former\s+)?(?:lecturer|instructor|tutor|teacher)\s+at\s+",
        lambda found: f"{'taught' if found['is'].lower() == 'was' else 'teaches'} at ",
    ),
    (
        r"\b(?:held|had|took\s+up)\s+(?:an?\s+)?(?:teaching\s+|research\s+)?(?:chair|post|position|professorship)\s+at\s+",
        "worked at ",
    ),
    # is a clarinet player: plays the clarinet
    (
        rf"\b(?P<is>is|was)\s+an?\s+(?P<what>{_INSTRUMENT})\s+player(?=\W*$)",
        lambda found: f"{'played' if found['is'].lower() == 'was' else 'plays'} the {found['what']}",
    ),
)
CALLINGS = compiled(_SAID_SO)
