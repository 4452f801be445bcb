"""What a claim tells only as wished, tried, nearly done, believed or denied: *wanted to buy*."""

from __future__ import annotations

import re

from claimver_core.language.grammar import IRREGULAR_PASTS

_TOWARDS = (
    r"want(?:s|ed)?|tr(?:y|ies|ied|ying)|attempt(?:s|ed)?|plan(?:s|ned)?|hope[sd]?|intend(?:s|ed)?|"
    r"promise[sd]?|decline[sd]?|threaten(?:s|ed)?|offer(?:s|ed)?|wish(?:es|ed)?|aim(?:s|ed)?|"
    r"seeks?|sought|propose[sd]?|asked|begged|pretend(?:s|ed)?|claim(?:s|ed)?|forced|invited|persuaded|"
    r"ordered|meant|scheduled|unable|unwilling|reluctant|hesitate[sd]?|prepare[sd]?|struggle[sd]?|swore|"
    r"vow(?:s|ed)?|pledge[sd]?|agree[sd]?|likely|unlikely|(?:was|were|is|are|been)\s+(?:about|paid)|"
    r"supposed(?!\s+to\s+have\b)"
)
_OF_WHAT = (
    r"den(?:y|ies|ied)|regret(?:s|ted)?|dream(?:s|ed|t)?|imagine[sd]?|pretend(?:s|ed)?|claim(?:s|ed)?|"
    r"boast(?:s|ed)?|lie[sd]?|admit(?:s|ted)?|confess(?:es|ed)?|insist(?:s|ed)?|believe[sd]?|thinks|thought|"
    r"fear(?:s|ed)?|doubt(?:s|ed)?|suspect(?:s|ed)?|predict(?:s|ed)?|suggest(?:s|ed)?|consider(?:s|ed)?|"
    r"avoid(?:s|ed)?|contemplate[sd]?|forgot|forgets|joke[sd]?|wish(?:es|ed)?|hope[sd]?|reject(?:s|ed)?|"
    r"plan(?:s|ned)?"
)
_DID = rf"[a-z]{{2,}}ed|{'|'.join(sorted(IRREGULAR_PASTS - {'was'}))}"
_FRAMES = (
    re.compile(rf"\b(?:{_TOWARDS})\s+(?:not\s+)?to\s+[a-z]", re.IGNORECASE),
    re.compile(rf"\b(?:{_OF_WHAT})\s+(?:(?:of|about)\s+)?(?:that|how|[a-z]{{2,}}ing)\b", re.IGNORECASE),
    re.compile(
        rf"\b(?:almost|nearly|hardly|scarcely|all but|half|came close to)\s+(?:[a-z]{{2,}}ing|{_DID})\b",
        re.IGNORECASE,
    ),
    re.compile(r"\b(?:would|could|should|might)\s+(?:(?:never|also|well)\s+)?have\b", re.IGNORECASE),
)


def is_unasserted(text: str) -> bool:
    """Whether ``text`` tells something within such a frame, without asserting it."""
    return any(frame.search(text) is not None for frame in _FRAMES)
