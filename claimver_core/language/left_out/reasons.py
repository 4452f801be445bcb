"""A statement and its reason, or what follows from it, told as two statements.

"Pluto is a dwarf planet because the IAU redefined the word" says that it is one and that the IAU did so: each
is judged by itself, and not that the one follows from the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, words
from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_TIE = re.compile(
    r"(?P<because>,?\s+(?:(?:mainly|mostly|largely|partly|chiefly|primarily)\s+)?(?:because|cuz|cos)\s+(?!of\b))"
    r"|(?P<since>,?\s+since\s+)"
    r"|,\s+which\s+(?:is|was)\s+why\s+"
    r"|,\s+which\s+means\s+(?:that\s+)?"
    r"|[,;]\s+(?:so\s+)?that(?:['’]s|\s+is)\s+why\s+"
    r"|,\s+(?:and\s+)?(?:hence|therefore|thus|so)\s+"
)
_FRONT = re.compile(r"\s*(?:because|since)\s+(?!of\b)", re.IGNORECASE)
# Behind "so": "so that he sees", "so far", "and so did Ann", "so big that".
_NO_SUBJECT = words(
    "that far on forth did do does is was are were has have had can will called as many much did too there"
)
_OPEN = words("if unless whether would could should might may must maybe perhaps probably can")
_DENIED = words("not just only simply merely exactly precisely n't n’t probably perhaps maybe")
_DOES = words("do does did")
_SPEAKERS = words("i we you u")
_HELD = words("say think believe claim argue suspect hope fear suggest assume guess feel know")


def reasons_apart(doc: Doc) -> Iterator[Edit]:
    """Edits that end a statement where its reason begins."""
    for sentence in doc.sents:
        said = [t for t in sentence if not t.is_space]
        if "?" in sentence.text or any(t.lower_ in _OPEN and not _denied_ability(t) for t in said):
            continue
        if (match := _FRONT.match(sentence.text)) and (edits := _in_front(sentence, match)):
            yield from edits
            continue
        for match in _TIE.finditer(sentence.text):
            start, end = sentence.start_char + match.start(), sentence.start_char + match.end()
            before, behind = [t for t in said if t.idx < start], [t for t in said if t.idx >= end]
            if _tells(before) and _tells(behind) and _ties(match, before, behind):
                yield Edit(Span(start, end), ("; ",))
                break


def _in_front(sentence: Sentence, match: re.Match[str]) -> list[Edit]:
    """ "Because X, Y" as two statements, where only one comma can part them."""
    commas = [t for t in sentence if t.text == ","]
    if len(commas) != 1:
        return []
    comma = commas[0]
    start, end = sentence.start_char, sentence.start_char + match.end()
    first = [t for t in sentence if end <= t.idx < comma.idx]
    second = [t for t in sentence if t.idx > comma.idx]
    if not (_tells(first) and _tells(second)) or first[0].pos_ not in {"PROPN", "DET", "NOUN"}:
        return []
    return [Edit(Span(start, end), ()), Edit(Span(comma.idx, comma.idx + 1), (";",))]


def _ties(match: re.Match[str], before: list[Token], behind: list[Token]) -> bool:
    """True if what stands on either side is stated by itself."""
    if before[-1].lower_ in _DENIED or behind[0].lower_ in _NO_SUBJECT:
        return False
    if next((t for t in reversed(behind) if not t.is_punct), behind[0]).lower_ in {"one", "ones"}:
        return False  # "so Ann was never one"
    if any(t.lemma_.lower() in _HELD for t in before):
        return False  # "Some think so because X": of what they hold
    if match["because"]:
        return not any(t.lower_ in grammar.NEGATIONS and _denies_deed(t) for t in before)
    if match["since"]:
        return before[-1].text == "," or not any(_is_perfect(t) or t.tag_ == "VBD" for t in before)
    return True


def _denies_deed(negation: Token) -> bool:
    """True for "did not lose because he was short", which may say that he lost for another reason."""
    return negation.i > 0 and negation.nbor(-1).lower_ in _DOES


def _denied_ability(token: Token) -> bool:
    """True for the "could" of "could not agree", which tells what was."""
    following = token.nbor(1) if token.i + 1 < token.sent.end else None
    return token.lower_ == "could" and following is not None and following.lower_ in grammar.NEGATIONS


def _is_perfect(token: Token) -> bool:
    return token.lemma_.lower() == "have" and token.dep_ in grammar.AUXILIARIES


def _tells(said: list[Token]) -> bool:
    """True for words with a subject and behind it a finite verb."""
    verb = next((n for n, t in enumerate(said) if t.tag_ in FINITE and t.pos_ in {"VERB", "AUX"}), 0)
    front = [t for t in said[:verb] if t.pos_ in {"PROPN", "NOUN", "PRON", "ADJ"}]
    return verb > 0 and bool(front) and said[0].lower_ not in _SPEAKERS and said[0].pos_ != "VERB"
