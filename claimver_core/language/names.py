"""Names and titles that the tokenizer takes apart and the parser then loses: "COVID-19", "World War I", "Moon
Jae-in", "secretary-general"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from claimver_core.language.grammar import words
from claimver_core.language.participants import given_names

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_CODE = re.compile(r"[A-Z][A-Za-z]*")
_NUMBERED = words(
    """war elizabeth charles james george francis napoleon alexander nicholas peter catherine mary william
    henry richard edward frederick louis philip leopold ferdinand isabella pedro paul john ramesses darius
    wilhelm franz umberto selassie carol type phase part apollo article chapter division class"""
)
_GIVEN_NAME_END = re.compile(r"[a-z]{2,5}")  # of "Jae-in" and "Kai-shek"
_NO_NAME_END = words(
    """based born led run made like wide style era owned time class free only bound built rich held born old
    long born level sized type size area side facing party on off in-law fed bred trade day up out down"""
)
_OFFICE_END = frozenset({"general", "elect", "designate"})  # of "secretary-general"
_SHARED = words(
    """founder founders creator creators author authors writer writers director directors producer producers
    star stars host hosts owner owners chair winner winners inventor inventors discoverer discoverers"""
)
"""Of *co-founder*."""
_DEEDS = words("wrote written won led built sang starring writing")
_LETTERED = words("vitamin vitamins hepatitis influenza plan plans type grade class group blood apartment")
_OPENERS = words("It Its He She They We His Her Their This That These Those There The A An But And However")
_LETTER = re.compile(r"[A-Z]\.")
_CAPITAL_LAST = re.compile(r"[A-Z]?[a-z]+[A-Z]\.")
_LAST_OF_THREE = 3
_OF_THE_WRITER = frozenset({"am", "'m", "’m", "have", "'ve", "’ve", "will", "think", "do"})


def join_codes(doc: Doc) -> Doc:
    """``doc``, only cut into words, with a capitalised word, a hyphen and a number as one word, so too given
    names, offices and deeds done again or together with a hyphen (*re-elected*); the number one of a war or
    a ruler is joined to the name."""
    spans = []
    for token in doc[1:]:
        before = doc[token.i - 1]
        following = doc[token.i + 1] if token.i + 1 < len(doc) else None
        code = following is not None and following.text.isdecimal() and _CODE.fullmatch(before.text)
        first = before.text[0].isupper() and (before.lower_ in _NUMBERED or _ends_full_name(before))
        first = first and (following is None or following.lower_ not in _OF_THE_WRITER)
        hyphen = token.text == "-" and not (before.whitespace_ or token.whitespace_)
        office = following is not None and following.lower_ in _OFFICE_END
        again = following is not None and before.lower_ in {"re", "co"} and _is_deed(following)
        again = again or (following is not None and before.lower_ == "co" and following.lower_ in _SHARED)
        if hyphen and (code or office or again or (following is not None and _is_given_name(token))):
            spans.append(doc[token.i - 1 : token.i + 2])
        elif token.text == "I" and first:
            spans.append(doc[token.i - 1 : token.i + 1])
    if spans:
        with doc.retokenize() as retokenizer:
            for span in spans:
                retokenizer.merge(span)
    return doc


def part_letters(doc: Doc) -> Doc:
    """``doc`` with the full stop of "lots of vitamin C.", "vitamins A, B and C.", "SpaceX." and "named it X."
    as a word of its own, where a sentence may end."""
    ends = [
        token
        for token in doc[1:]
        if (_LETTER.fullmatch(token.text) and _closes(token)) or _CAPITAL_LAST.fullmatch(token.text)
    ]
    ends = [t for t in ends if t.i + 1 == len(doc) or not t.nbor(1).text[0].islower()]
    if ends:
        with doc.retokenize() as retokenizer:
            for token in ends:
                retokenizer.split(token, [token.text[:-1], "."], heads=[(token, 0), (token, 0)])
    return doc


def _closes(letter: Token) -> bool:
    """True where the letter ends a name, a list of letters or the sentence."""
    return letter.nbor(-1).lower_ in _LETTERED or _ends_letters(letter) or _is_last(letter)


def _ends_letters(token: Token) -> bool:
    """True for the last of "A, B and C." and of "vitamins A and B.", not for "Malcolm X and J. Hoover"."""
    if token.i < _LAST_OF_THREE or token.nbor(-1).lower_ not in {"and", "or"}:
        return False
    before, first = token.nbor(-2).text, token.nbor(-3)
    return len(before) == 1 and before.isupper() and (first.text == "," or first.lower_ in _LETTERED)


def _is_last(letter: Token) -> bool:
    """True where the text or the line ends with the letter, or a word behind it begins a sentence."""
    behind = letter.nbor(1) if letter.i + 1 < len(letter.doc) else None
    return behind is None or "\n" in behind.text or behind.text in _OPENERS or letter.nbor(-1).lower_ == "it"


def _is_deed(word: Token) -> bool:
    """True for the second word of "re-elected" and "co-wrote"."""
    return word.lower_.endswith("ed") or word.lower_ in _DEEDS


def _ends_full_name(name: Token) -> bool:
    """True for "Carlos" of "Juan Carlos", which a number may follow: both are given names."""
    before = name.nbor(-1) if name.i else None
    known = given_names()
    return before is not None and name.text in known and before.text in known


def _is_given_name(hyphen: Token) -> bool:
    """True for the hyphen of "Moon Jae-in", behind a surname, and not for that of "New York-based"."""
    first, last = hyphen.nbor(-1), hyphen.nbor(1)
    if first.i == 0 or not first.text.istitle() or len(first) > 5 or not _GIVEN_NAME_END.fullmatch(last.text):
        return False
    return first.nbor(-1).text.istitle() and first.nbor(-1).is_alpha and last.text not in _NO_NAME_END
