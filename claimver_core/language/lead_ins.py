"""Finds where a statement begins behind a lead-in, which states nothing: "Fun fact:", "I read that"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from claimver_core.language.grammar import FINITE, TIMES, words

if TYPE_CHECKING:
    from spacy.tokens import Token

_GOING_ON = frozenset({"VBN", "VBG", "VB", "CC", "IN", "POS", "TO"})
"""What stands behind "@NASA" where that is what the sentence speaks of."""
# "that", "but", "is", a colon or a comma may follow.
_LEADS = tuple(
    tuple(lead.split())
    for lead in sorted(
        re.split(
            r",\s*",
            """fun fact, random fact, little known fact, hot take, pro tip, unpopular opinion,
            pretty sure, fairly sure, quite sure, i m pretty sure, i m sure, ok but, ok so, okay but, okay so,
            no wait, wait no, wait, plot twist, reminder, friendly reminder, daily reminder, quick reminder,
            not gonna lie, believe it or not, just saying, just so you know, for the record, today i learned,
            honestly, seriously, breaking news, correction, true story, trivia, answer, oh, ah, well, yes,
            yep, yeah, no, nope, ok, okay, til, fyi, psa, omg, lol, lmao, wow, ngl, tbh, btw, imo, imho,
            bro, bruh, dude, guys, folks, listen, remember, do n't forget, do nt forget, never forget, note,
            ca n't believe, ca nt believe, i ca n't believe, i ca nt believe, still ca n't believe,
            still ca nt believe, so apparently, today we learn, today we learned,
            let us remember, please remember, t/f, t / f, just learned, just learnt, just found out,
            just realised, just realized, i just learned, i just learnt, i just found out, i just realised,
            i just realized, ur wrong, youre wrong, you 're wrong, you ’re wrong""",
        ),
        key=lambda lead: -len(lead.split()),
    )
)
_OF_WHAT = (["about"], ["abt"], ["on"])
"""What makes of "fun fact" the heading "fun fact about Ann:"."""
_AFTER_LEAD = frozenset({"that", "but", ":", ",", "-", "–", "—", "...", "…", "!", "."})
_MARKED_LEADS = words(
    """ok okay oh ah well yes yep yeah no nope wait correction answer folks guys dude trivia listen reminder
    remember forget note"""
)
_FANS = words("fan lover teacher native local person student nerd historian reader viewer parent")
_HEADINGS = words(
    """fact facts trivia recap reminder opinion take takes tip tips thread psa news thoughts breaking update
    updated exclusive alert analysis lesson lessons"""
)
_ADDRESSED = words("students class kids children pupils everyone everybody friends all ladies")
_LONGEST_HEADING = 12  # words
_WRITER = words("i we my our")
_TOLD = words(
    """read reads learn learned learnt learns write wrote written heard hear see saw said say told taught
    noted discussed mentioned explained remember"""
)
_TELLERS = words("teacher professor textbook book friend mum mom dad boss report essay notes")
_LONGEST_TELLING = 9  # words of "I wrote in my report last week that"


def end_of_lead(line: list[Token], start: int) -> int | None:
    """The number of the first word behind the lead-ins that begin at ``start``, if there are any."""
    end = _end_of_one(line, start)
    while end is not None and (further := _end_of_one(line, end)) is not None:
        end = further
    return end


def _end_of_one(line: list[Token], start: int) -> int | None:
    lower = [token.lower_ for token in line[start : start + 12]]
    if (called := _end_of_handles(line, start)) is not None:
        return called
    for lead in _LEADS:
        size = len(lead)
        if tuple(lower[:size]) != lead or (lead[-1] == "fact" and lower[size : size + 1][:1] in _OF_WHAT):
            continue
        end = size
        while end < len(lower) and lower[end] in _AFTER_LEAD:
            end += 1
        if lower[size : size + 1] == [","] and lower[size + 2 : size + 3] in ([","], [":"]):
            end = size + 3 + (lower[size + 3 : size + 4] == ["that"])  # "Remember, class, that"
        if end == size and lead[-1] in _MARKED_LEADS and _end_of_one(line, start + size) is None:
            return None
        if lead == ("til",) and len(lower) > 1 and line[start + 1].tag_ == "CD":
            return None
        return start + end if start + end < len(line) else None
    if (colon := _end_of_heading(line[start : start + _LONGEST_HEADING])) is not None:
        return start + colon if start + colon < len(line) else None
    if (told := _end_of_telling(line[start : start + _LONGEST_TELLING])) is not None:
        return start + told if start + told < len(line) else None
    if lower[1:2] == [","] and lower[0] in _ADDRESSED and start + 2 < len(line):  # "Students, remember:"
        return _end_of_one(line, start + 2)
    comma = next((n for n, word in enumerate(lower) if word == ","), None)
    if comma is None or start + comma + 1 >= len(line):
        return None
    aside = lower[comma - 1] == "aside" and not any(t.tag_ in FINITE for t in line[start : start + comma])
    fan = lower[comma - 1] in _FANS and lower[0] in {"as", "speaking"} and {"a", "an"} & set(lower[:3])
    return start + comma + 1 if aside or fan else None


def _end_of_handles(line: list[Token], start: int) -> int | None:
    """The number of the word behind "@ann @bob" and "RT @ann:", before which somebody else is named first."""
    end = start + (line[start : start + 1] != [] and line[start].lower_ == "rt")
    first = end
    while end < len(line) and line[end].text.startswith("@") and len(line[end]) > 1:
        end += 1
    if end == first or end >= len(line):
        return None
    if line[end].text == ":" or (line[end].text == "," and len(line) > end + 1):
        end += 1
    goes_on = end >= len(line) or line[end].tag_ in FINITE | _GOING_ON or line[end].is_punct
    return None if goes_on else end


def _end_of_heading(words_: list[Token]) -> int | None:
    """The number of the word behind the colon of "Fun facts about Australia, pt 1:" and "Here is why:"."""
    colon = next((n for n, t in enumerate(words_) if t.text == ":"), None)
    if colon is not None and words_[0].lower_ == "here":
        return colon + 1
    if colon is None or any(t.tag_ in FINITE for t in words_[:colon]):
        return None
    headed = any(t.lower_ in _HEADINGS for t in words_[:colon])
    several = colon == 1 and words_[0].tag_ == "NNS" and [t.tag_ for t in words_[2:3]] == ["NNP"]
    headed = headed or several  # "Volcanoes: Mount Etna is in Sicily"
    return colon + 1 if headed and words_[0].lower_ not in {"the", "this"} else None


def _end_of_telling(words_: list[Token]) -> int | None:
    """The number of the word behind the "that" of "I wrote in my report that", or the comma of "As we saw
    last week,"."""
    lower = [t.lower_ for t in words_]
    aside = lower[:1] == ["as"]
    writer = lower[aside : aside + 1]
    if not writer or writer[0] not in (_WRITER | {"you", "everyone"} if aside else _WRITER):
        return None
    end = next((n for n, word in enumerate(lower) if word == ("," if aside else "that")), None)
    if end is None or any(t.tag_ == "NNP" and t.lower_ not in TIMES for t in words_[:end]):
        return None
    own = writer[0] in {"my", "our"}
    verb = next((n for n, word in enumerate(lower[:end]) if word in _TOLD | {"know", "knows"}), None)
    if verb is None or (own and lower[1] not in _TELLERS) or (not own and verb > aside + 2):
        return None
    denied = {"never", "not", "n't", "nt", "if"} & set(lower[:end])
    return None if denied or (lower[verb] in {"know", "knows"} and not aside) else end + 1
