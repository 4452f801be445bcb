"""Finds where a sentence ends without a full stop, as in posts: at a lead-in, a reaction, a tag question.

The parser reads each part better alone, and the parts that state nothing are then no claims.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, words
from claimver_core.language.lead_ins import end_of_lead
from claimver_core.language.participants import given_names
from claimver_core.language.sources import behind_source, opens_source

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

ENDS_SENTENCE = re.compile(r"[.!?:;…][\"'”’)\]]*$")
_PAUSES = frozenset({",", ";", "-", "–", "—"})
_TRAILS = re.compile(r"\.{2,}|…+|[!?]{2,}")
_SUBJECTS = words(
    """i im ive he hes she shes it they theyre theyve we weve u you youre that thats this these there
    theres ppl people everyone everybody nobody noone someone"""
)
_RHETORIC = words("knew knows cares would d")
_COMMANDS = words(
    """do dont don't check look google trust fight change prove stop believe go remember deal let lets
    guess imagine cope cry learn read ask note sorry thanks thank please hope love loved hate hated saw
    met watched heard miss missed cant can't wish follow retweet rt share"""
)
_ORDERS = words("look google trust check fight believe deal get prove ask mark believe read quote")
_ORDERED = words("it me that up over with wikipedia google my your yourself the or")
_LONGEST_ORDER = 5  # words of "look it up yourself"
_FILLERS = words(
    """facts fact period fr frfr 100 % no cap lol lmao easily obviously honestly seriously irl tbh btw
    haha hahaha clearly apparently literally ofc duh right correct wild crazy insane sad rip smh imo
    though tho too yay ugh yikes oof true truth yep yes yeah nope"""
)
_ADDRESSED = words("folks guys peeps yall")
_CALLED = words("miss sir class madam mate folks guys kids everyone friends bro dude mum mom dad teacher")
_TAGS = frozenset({"right", "correct", "innit", "huh", "eh", "yeah", "no", "yes", "ok", "okay", "true"})
_ASKED_BY = words("ai ca wo is was are were did do does has have had can could will would should am")
_ASKED_FOR = words("know right correct agree")
_ASKING = frozenset({"WP", "WDT", "WRB", "MD", "WP$"})
_ENDS_STATEMENT = frozenset({"NN", "NNS", "NNP", "NNPS", "CD", "JJ", "PRP"})
_AND = frozenset({"and", "n", "but", "yet"})
_NOT = frozenset({"n't", "n’t", "nt"})
_REACTING = words(
    """best worst legend legends legendary respect talent goat iconic icon masterpiece
    classic underrated overrated amazing awesome wild crazy insane unreal mental cute adorable hilarious
    love goals vibes mood shame disgrace genius hero heroes rip congrats beautiful gorgeous stunning
    incredible unbelievable perfect lovely gold vs versus wow omg yay ugh lol cringe fire banger bangers
    good bad nice cool great sad"""
)
_DOES = words(
    "makes gives helps keeps turns causes gets does loves hates hurts kills needs wants lets leaves tells"
)
"""What has lost no apostrophe before "kids"."""
_OWNERS = frozenset({"his", "her", "their", "my", "a", "an"})


def restore_clitics(doc: Doc) -> Doc:
    """``doc``, only cut into words, with the "s" split off that lost its apostrophe.

    Such are "deschanels dad" and "mycrofts his brother"; the text stays the same.
    """
    found = {
        token.i
        for line in _lines(doc)
        if not _is_prose(line)
        for number, token in enumerate(line[:-1])
        if _has_lost_apostrophe(line, number)
    }
    if not found:
        return doc
    cut: list[str] = []
    spaces: list[bool] = []
    norms: list[str] = []
    for token in doc:
        if token.i in found:
            cut.append(token.text[:-1])
            spaces.append(False)
            norms.append(token.lower_[:-1])
        cut.append(token.text[-1] if token.i in found else token.text)
        spaces.append(bool(token.whitespace_))
        norms.append("s" if token.i in found else token.norm_)
    mended = type(doc)(doc.vocab, words=cut, spaces=spaces)
    for token, norm in zip(mended, norms, strict=True):
        token.norm_ = norm
    return mended


def break_posts(doc: Doc) -> None:
    """Marks the sentence starts in ``doc``, which is tagged but not parsed."""
    for line in _lines(doc):
        loose = not _is_prose(line)
        start = 0
        for number, token in enumerate(line):
            if loose and number and _is_shouted(line, number):
                token.is_sent_start = False
            if number and token.is_sent_start:
                start = number
            if number == start and (behind := _behind_front(line, number)) is not None:
                start = behind
                line[behind].is_sent_start = True
            elif number > start and (
                opens_source(line, start, number)
                or _opens_tag(line, number)
                or _opens_bare_tag(line, start, number)
                or _opens_address(line, number)
                or _opens_order(line, number)
                or (loose and _breaks(line, start, number))
            ):
                token.is_sent_start = True
                start = number
                if (behind := _behind_front(line, number)) is not None:
                    start = behind
                    line[behind].is_sent_start = True


def _behind_front(line: list[Token], start: int) -> int | None:
    """The number of the word behind the lead-ins and the source that begin at ``start``, if there are any."""
    lead = end_of_lead(line, start)
    source = behind_source(line, start if lead is None else lead)
    if lead is not None and source is not None:
        line[lead].is_sent_start = True
    return lead if source is None else source


def _is_shouted(line: list[Token], number: int) -> bool:
    """True for a word in capitals that begins no sentence: "launched AFTER apollo 14"."""
    token, before = line[number], line[number - 1]
    return len(token) > 1 and token.text.isupper() and before.text[-1:].isalnum() and line[0].text.islower()


def _lines(doc: Doc) -> list[list[Token]]:
    lines: list[list[Token]] = [[]]
    for token in doc:
        if not token.is_space:
            lines[-1].append(token)
        elif "\n" in token.text:
            lines.append([])
    return [line for line in lines if line]


def _is_prose(line: list[Token]) -> bool:
    first = next((token for token in line if not token.is_quote), line[0])
    return bool(ENDS_SENTENCE.search(line[-1].text)) and first.text[:1].isupper()


def _has_lost_apostrophe(line: list[Token], number: int) -> bool:
    token, following = line[number], line[number + 1]
    text = token.lower_
    if len(text) < 4 or not token.is_alpha or not text.endswith("s") or text.endswith("ss"):
        return False
    if token.text[-1] != "s" or text.capitalize() in given_names() or text in grammar.TIMES:
        return False
    if following.lower_ in grammar.KIN:
        return text not in _DOES
    return following.lower_ in _OWNERS and number > 0 and line[number - 1].text in _PAUSES


def _opens_tag(line: list[Token], number: int) -> bool:
    """True for the word after the comma of ", wasn't it?" and ", right?"."""
    if line[number - 1].text != "," or _is_question(line[0]):
        return False
    end = next((n for n in range(number, min(number + 5, len(line))) if "?" in line[n].text), None)
    if end is None or end == number:
        return False
    tag = line[number:end]
    return (tag[0].lower_ in _TAGS and len(tag) == 1) or _asks_again(tag)


def _opens_bare_tag(line: list[Token], start: int, number: int) -> bool:
    """True for the word that begins the tag of "He was born in Ulm right?" and "it is a planet isnt it?"."""
    before, left = line[number - 1], line[start:number]
    end = next((n for n in range(number, min(number + 4, len(line))) if "?" in line[n].text), number)
    stated = _has_verb(left) and not _is_question(line[start]) and before.tag_ in _ENDS_STATEMENT
    if not stated:
        return False
    if end == number:  # "it is a planet isnt it", with no mark at all
        tag = [t for t in line[number:] if not t.is_punct]
        return len(tag) == 3 and tag[1].lower_ in _NOT and _asks_again(tag)
    tag = line[number:end]
    return tag[0].text in _TAGS - {"true"} if len(tag) == 1 else tag[1].lower_ in _NOT and _asks_again(tag)


def _is_question(first: Token) -> bool:
    """True for the first word of "Who wrote it" and "Is it true"."""
    return first.tag_ in _ASKING or first.lower_ in _ASKED_BY


def _asks_again(tag: list[Token]) -> bool:
    """True for "wasn't it", "am I right" and "did you know"."""
    asks = tag[0].tag_ in FINITE or tag[0].lower_ in _ASKED_BY
    said = tag[:-1] if len(tag) > 2 and tag[-1].lower_ in _ASKED_FOR else tag
    return asks and said[-1].lower_ in {"it", "he", "she", "they", "you", "we", "i", "there", "that"}


def _opens_address(line: list[Token], number: int) -> bool:
    """True for the word after the comma of ", Miss." at the end of a line."""
    called = line[number].lower_.rstrip(".") in _CALLED
    if line[number - 1].text != "," or not called or line[0].tag_ in {"WP", "WRB"}:
        return False
    return all(t.is_punct or _is_trailer(t) for t in line[number + 1 :])


def _opens_order(line: list[Token], number: int) -> bool:
    """True for the word after the comma of ", look it up" and ", just google it" at the end of a line."""
    if line[number - 1].text not in _PAUSES:
        return False
    order = [t.lower_ for t in line[number:] if not (t.is_punct or _is_trailer(t))]
    order = order[1:] if order[:1] in (["just"], ["so"], ["go"]) else order
    if not 2 <= len(order) <= _LONGEST_ORDER or order[0] not in _ORDERS:
        return False
    return order[1] in _ORDERED


def _breaks(line: list[Token], start: int, number: int) -> bool:
    """True if something new begins with the word ``number`` of a loosely written line."""
    before, token = line[number - 1], line[number]
    left, right = line[start:number], line[number:]
    if grammar.is_noise(token) and all(map(_is_trailer, right)):
        return True
    if grammar.is_noise(before) and not before.is_alpha and _has_verb(left):
        return not (token.lower_ in _AND and len(right) > 1 and right[1].tag_ in FINITE)
    if _TRAILS.fullmatch(before.text) and token.text not in {".", ","}:
        return True
    if token.lower_ in _ADDRESSED and (len(right) == 1 or right[1].text in _PAUSES) and number - start > 2:
        return before.tag_ not in {"DT", "PRP$", "IN", "JJ", "CC"}
    if token.lower_ == "so" and len(right) > 2 and right[1].lower_ in {"ofc", "obviously", "naturally"}:
        return _has_verb(left)
    if token.lower_ == "its" and len(right) > 2 and right[1].lower_ in {"a", "an"}:
        return _has_verb(left)
    filling = all(t.lower_ in _FILLERS or t.is_punct for t in left)
    if not (_has_verb(left) or left[0].tag_ == "VB" or filling):
        return False
    if token.lower_ == "if" and len(right) > 1 and right[1].lower_ in {"i", "im", "memory"}:
        return True
    phrase = right[: next((n for n, t in enumerate(right) if t.text in _PAUSES), len(right))]
    if phrase and all(t.lower_ in _FILLERS | grammar.EXCLAMATIONS or _is_trailer(t) for t in phrase):
        goes_on = right[len(phrase) + 1 : len(phrase) + 2]  # ", born in London" behind "he is British btw"
        if goes_on and goes_on[0].tag_ == "VBN" and before.text not in _PAUSES:
            return False
        closes = before.tag_ not in {"DT", "IN", "TO", "PRP$"} and before.tag_[:2] != "VB"
        return before.text in _PAUSES or (closes and token.lower_ in grammar.EXCLAMATIONS | {"right", "irl"})
    return before.text in _PAUSES and _reacts(right)


def _reacts(right: list[Token]) -> bool:
    """True if the words behind a comma are a sentence of their own or a cry."""
    first = right[0]
    second = right[1] if len(right) > 1 else None
    if second is None:
        return first.lower_ in _REACTING
    clause = right[: next((n for n, t in enumerate(right) if t.text in _PAUSES), len(right))]
    clause = [t for t in clause if not _is_trailer(t)]
    if first.lower_ in _COMMANDS and first.tag_ != "NN" and first.lower_ != second.lower_:
        return first.tag_ in {"VB", "VBP", "VBD", "MD", "UH", "JJ"} or first.lower_ in {"sorry", "thanks"}
    if first.lower_ == "who" and second.lower_ in _RHETORIC:
        return len(clause) <= 3
    if first.lower_ == "its":
        return len(clause) == 2 or second.tag_ in {"DT", "IN", "VBG", "VBN", "RB"}
    if first.lower_ == "still" and second.tag_ in FINITE:
        return len(clause) <= 2
    if first.lower_ == "so":
        return any(t.lower_ in _SUBJECTS for t in clause[1:3])
    if first.lower_ in _SUBJECTS:
        return any(t.tag_ in FINITE or t.lower_ == "s" for t in clause[1:4])
    if first.tag_ in {"DT", "PRP$", "NN", "NNS", "NNP"}:
        for token in clause[1:5]:
            if token.tag_ in {"IN", "WDT", "WP", "WRB", "VBN", "CC"}:
                break
            if token.tag_ in FINITE or (token.lower_ == "s" and not token.nbor(-1).whitespace_):
                return token.tag_ != "POS"
    if first.tag_ in {"IN", "VBN", "WDT", "WP", "CC", "RB", "TO"}:
        return False
    return any(t.lower_ in _REACTING for t in clause)


def _has_verb(tokens: list[Token]) -> bool:
    return any(token.tag_ in FINITE for token in tokens)


def _is_trailer(token: Token) -> bool:
    tagged = token.text.startswith(("#", "@"))
    return tagged or grammar.is_noise(token) or _TRAILS.fullmatch(token.text) is not None
