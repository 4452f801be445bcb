"""Wordings of prizes that begin with the prize or the work, in plainer words: *five Oscars went to Titanic*
as *Titanic won five Oscars*."""

from __future__ import annotations

from claimver_core.verification.plainer.wordings import MARK, ONE, TITLED, Wording, compiled

_MANY = r"(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})"
_PRIZE = r"(?:oscar|award|prize|emmy|grammy|medal|bafta|globe|razzie|tony|palme|bear|lion|trophy|honou?r)s?"
_SAID_SO: tuple[Wording, ...] = (
    # Five Oscars went to Titanic: Titanic won five Oscars
    (
        rf"^(?P<many>{_MANY})\s+(?P<prize>{MARK}|{_PRIZE})\s+(?:went|were\s+(?:awarded|given|presented|handed))\s+to\s+"
        rf"[\"“]?(?P<who>{ONE})[\"”]?(?:\s+at\s+the\s+{MARK})?(?P<end>\W*)$",
        r"\g<who> won \g<many> \g<prize>\g<end>",
    ),
    # The Oscar for best actor went to Hackman for Hoosiers: Hackman received the Oscar for best actor for it
    (
        rf"^(?P<prize>(?:the|an?)\s+(?=[^,]*?(?:{MARK}|\b{_PRIZE}\b)[^,]*?\s+to\s)[^,]+?)\s+"
        rf"(?:went|was\s+(?:awarded|given|presented|handed))\s+to\s+(?P<who>{TITLED})"
        rf"(?P<rest>(?:\s+for\s+[^,]+?)?(?:\s+in\s+\d{{4}})?)(?P<end>\W*)$",
        r"\g<who> received \g<prize>\g<rest>\g<end>",
    ),
    # Milk brought Penn the Oscar: Penn received the Oscar for Milk
    (
        rf"^[\"“]?(?P<work>{ONE})[\"”]?\s+(?:brought|earned|won|gave|got|landed|handed|netted|secured|bagged)\s+"
        rf"(?P<who>{TITLED})\s+(?P<prize>(?:the|an?|his|her|their)\s+[^,]+?)(?P<at>\s+in\s+\d{{4}})?(?P<end>\W*)$",
        r"\g<who> received \g<prize> for \g<work>\g<at>\g<end>",
    ),
    # was a Kennedy Center honoree: received the Kennedy Center Honor
    (
        rf"\b(?:is|was|were|became)\s+(?:an?|the)\s+(?P<prize>(?:{MARK}\s+|(?-i:[A-Z])[\w'’]+\s+)+)honou?rees?\b",
        r"received the \g<prize>Honor",
    ),
    (
        rf"\b(?:is|was|were|became)\s+(?:an?|the)\s+(?P<prize>{MARK})\s+(?:inductees?|members?)(?=\s+in\s+\d{{4}}|\W*$)",
        r"was inducted into the \g<prize>",
    ),
    (
        rf"\b(?:is|was|were|became)\s+(?:an?|the)\s+(?P<prize>{MARK})\s+recipients?(?=\s+in\s+\d{{4}}|\W*$)",
        r"received the \g<prize>",
    ),
    # is an Oscar winner, was a Nobel laureate: won the Oscar
    (
        rf"\b(?:is|was|are|were|became)\s+an?\s+(?P<prize>{MARK})(?:\s+(?:award|prize))?\s+"
        r"(?:winner|laureate|awardee|honou?ree)s?(?=\s+in\s+\d{4}|\W*$)",
        r"won the \g<prize>",
    ),
)
PRIZES = compiled(_SAID_SO)
