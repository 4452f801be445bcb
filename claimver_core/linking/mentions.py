"""Which spans of a text may name an entity, and under which names each is to be looked up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from claimver_core.linking.words import common_words, is_title, never_alone, places, too_general
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

MOST_TOKENS = 8
_MOST_COMMON_TOKENS = 4
_MOST_CHARACTERS = 90
_INSIDE = frozenset(
    [
        "of",
        "the",
        "and",
        "de",
        "la",
        "le",
        "du",
        "des",
        "van",
        "von",
        "der",
        "den",
        "di",
        "da",
        "del",
        "for",
        "in",
        "on",
        "at",
        "to",
        "a",
        "an",
        "al",
        "bin",
        "ibn",
        "&",
    ]
)
_BOUNDARY = re.compile(r"[.!?;…|•\n\r\t\"“”«»()\[\]{}<>]+")
_TAG = re.compile(r"[#@](?=\w*[^\W\d_])\w+$")
_CAMEL = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+")
_INITIAL = re.compile(r"[A-Z]\.?$")
_COMPANY = frozenset(
    ["inc", "corp", "co", "ltd", "llc", "plc", "company", "corporation", "incorporated", "limited"]
)
_CLOSED = frozenset(["ADP", "ADV", "AUX", "CCONJ", "DET", "INTJ", "PART", "PRON", "SCONJ", "VERB"])
_QUOTES = frozenset("\"'“”‘’«»*_")
_PARTICLES = frozenset({"de", "van", "von", "al", "el", "da", "di", "du", "bin", "la", "le"})
_MARKS = frozenset({"!", "?"})
_CLITICS = frozenset({"'s", "’s", "n't", "n’t"})
_NOMINAL = frozenset({"NOUN", "PROPN", "ADJ"})
_SPELLED_OUT = {"st": "Saint", "mt": "Mount", "ft": "Fort", "univ": "University", "dept": "Department"}


class Shape(StrEnum):
    """How a span looks."""

    NAME = "name"
    TAG = "tag"  # a hashtag or handle
    COMMON = "common"  # a common noun


class Case(StrEnum):
    """What the case of the letters of a sentence tells."""

    NORMAL = "normal"
    LOWER = "lower"  # nothing is written large
    TITLE = "title"  # nearly all is


@dataclass(frozen=True, slots=True)
class Surface:
    """A span that may be a mention: tokens ``[start, end)``, and its names, the written one first.

    ``left`` and ``right`` tell that the neighbouring word looks like part of the same name, ``opening`` that
    the span begins a sentence, where a capital means nothing, and ``common`` that each word is a common one.
    """

    start: int
    end: int
    span: Span
    text: str
    names: tuple[str, ...]
    shape: Shape
    case: Case
    left: bool = False
    right: bool = False
    titled: bool = False
    opening: bool = False
    common: bool = False

    @property
    def name(self) -> str:
        """The name as it is looked up first; the text itself where nothing is looked up."""
        return self.names[0] if self.names else self.text

    @property
    def words(self) -> int:
        return self.end - self.start


def find_surfaces(doc: Doc) -> list[Surface]:
    """All spans of ``doc`` worth looking up; they overlap."""
    found: list[Surface] = []
    text = doc.text
    for sentence in _sentences(doc):
        case = _case(sentence)
        initial = _openers(sentence)
        for first, token in enumerate(sentence):
            if _TAG.match(token.text):
                found += _tag(token)
                continue
            for last in range(first, min(first + MOST_TOKENS, len(sentence))):
                if last > first and _breaks(sentence, first, last):
                    break
                found += _surfaces(doc, text, sentence[first : last + 1], case, token.i in initial)
    return found


def is_quoted(doc: Doc, start: int, end: int) -> bool:
    """Whether the tokens ``[start, end)`` stand between quotation marks."""
    if start < 1 or end >= len(doc):
        return False
    return doc[start - 1].text[-1] in _QUOTES and doc[end].text[0] in _QUOTES


def looks_like_name(token: Token) -> bool:
    """Whether a word is written like a part of a name."""
    return token.text[:1].isupper() and token.is_alpha and token.pos_ in ("PROPN", "X", "NOUN", "ADJ")


def _sentences(doc: Doc) -> Iterator[list[Token]]:
    """The sentences' tokens without white space; a line break ends a sentence."""
    current: list[Token] = []
    for token in doc:
        if current and (token.is_sent_start or (token.is_space and "\n" in token.text)):
            yield current
            current = []
        if not token.is_space:
            current.append(token)
    if current:
        yield current


def _case(sentence: list[Token]) -> Case:
    words = [token for token in sentence if token.is_alpha and len(token) > 1]
    plain = (token.text for token in sentence if token.text != "I" and not _TAG.match(token.text))
    if not any(character.isupper() for word in plain for character in word):
        return Case.LOWER
    content = [token for token in words[1:] if len(token) > 3 or token.text.isupper()]
    capitals = sum(token.text[0].isupper() for token in content)
    if len(content) >= 4 and capitals > 0.75 * len(content):
        commons = sum(token.text.lower() in common_words() for token in content if token.text[0].isupper())
        return Case.TITLE if commons > 1 and commons > 0.3 * len(content) else Case.NORMAL
    return Case.NORMAL


def _openers(sentence: list[Token]) -> set[int]:
    """Indexes of the tokens that are written large because something begins there."""
    opening, begins = set(), True
    for token in sentence:
        if begins and _has_word(token):
            opening.add(token.i)
            begins = False
        elif not _has_word(token) and token.text[-1] in ":“\"'‘-–—.!?…*•":
            begins = begins or token.text[-1] in ':“".!?…*•'
        else:
            begins = False
    return opening


def _has_word(token: Token) -> bool:
    return any(character.isalnum() for character in token.text)


def _breaks(sentence: list[Token], first: int, last: int) -> bool:
    """Whether no name goes from ``first`` to ``last``."""
    token, before = sentence[last], sentence[last - 1]
    if _TAG.match(token.text) or sentence[first].i + (last - first) != token.i:
        return True
    if token.idx + len(token) - sentence[first].idx > _MOST_CHARACTERS:
        return True
    if before.is_punct and _BOUNDARY.fullmatch(before.text):
        return not (before.text == "." and last - first >= 2 and len(sentence[last - 2]) <= 2)
    return before.text in (",", ":", "-", "–", "—", "/") and not _has_word(token)


def _surfaces(doc: Doc, whole: str, tokens: list[Token], case: Case, opening: bool) -> Iterator[Surface]:
    first, last = tokens[0], tokens[-1]
    if not _has_word(first) or not (_has_word(last) or last.text in _MARKS) or last.text in _CLITICS:
        return
    span = Span(first.idx, last.idx + len(last))
    text = whole[span.start : span.end]
    if not any(character.isalpha() for character in text):
        return
    words = [token for token in tokens if token.is_alpha]
    if any(word.text == "I" for word in words) or (len(words) < len(tokens) and _is_amount(tokens)):
        return
    common = bool(words) and all(_is_common(word) for word in words)
    shape = _shape(tokens, case, opening)
    if shape is Shape.NAME:
        if not any(_is_large(token) for token in tokens):
            case = Case.LOWER
        yield Surface(
            first.i, last.i + 1, span, text, _names(tokens, text), shape, case,
            left=_continues(doc, first.i - 1, tokens, case), right=_continues(doc, last.i + 1, tokens, case),
            titled=(first.i > 0 and is_title(doc[first.i - 1].text)) or is_title(first.text),
            opening=opening, common=common,
        )  # fmt: skip
    if _is_common_noun(tokens, opening):
        yield Surface(
            first.i, last.i + 1, span, text, _noun_names(tokens, text), Shape.COMMON, case, opening=opening,
            common=common, left=_modified(doc, first.i - 1), right=_modified(doc, last.i + 1),
        )  # fmt: skip


def _is_common(word: Token) -> bool:
    return not any(c.isupper() for c in word.text[1:-1]) and (
        word.lower_ in common_words() or word.lower_ in _INSIDE
    )


def _is_amount(tokens: list[Token]) -> bool:
    """Whether the tokens are a date or a quantity ("In 1962", "January 1", "10 years")."""
    if not any(token.text[0].isdigit() for token in tokens):
        return False
    return all(t.text[0].isdigit() or never_alone(t.text) or t.lower_ in common_words() for t in tokens)


def _shape(tokens: list[Token], case: Case, opening: bool) -> Shape | None:
    """NAME when the span is written like a name, or no case tells."""
    first, last = tokens[0], tokens[-1]
    if len(tokens) == 1:
        return Shape.NAME if _single(first, case, opening) else None
    if case is Case.LOWER:
        bad = any(token.pos_ in ("AUX", "PRON") and token.lower_ not in ("it", "us") for token in tokens)
        edges = first.pos_ in ("ADP", "CCONJ", "SCONJ", "PART", "DET") or last.pos_ in _CLOSED
        return None if bad or edges else Shape.NAME
    if all(token.lower_ in _INSIDE or never_alone(token.text) for token in tokens):
        return None
    if not _is_large(first) and first.lower_ not in _PARTICLES:
        return None
    if not _is_large(last) and last.pos_ in _CLOSED:
        return None
    large = [token for token in tokens if _is_large(token)]
    if not large or (opening and large == [first] and len(tokens) > 1 and first.lower_ in common_words()):
        return None
    if last.lower_ in _INSIDE or (first.text in ("A", "An") and len(large) == 1):
        return None
    return Shape.NAME


def _single(token: Token, case: Case, opening: bool) -> bool:
    """Whether one word alone may be a name."""
    text, small = token.text, token.lower_
    if len(text) < 2 or not any(c.isalpha() for c in text):
        return False
    if never_alone(text):  # "May" may be a person that the text has named before
        return case is Case.NORMAL and not opening and text.istitle() and _is_no_date(token)
    acronym = text.isupper() and len(text) > 1
    if case is Case.LOWER:
        return len(text) > 3 and token.pos_ in ("PROPN", "NOUN", "X", "ADJ") and small not in common_words()
    if not any(c.isupper() for c in text):  # "airbus": a name for lack of care
        return (
            len(text) > 4
            and token.is_alpha
            and token.pos_ in ("PROPN", "NOUN", "X")
            and small not in common_words()
        )
    if acronym and case is Case.NORMAL:
        return small not in _INSIDE and not (opening and token.pos_ == "PRON")
    if token.is_stop or small in _INSIDE:
        return is_quoted(token.doc, token.i, token.i + 1)
    if opening or case is Case.TITLE:
        return token.pos_ not in _CLOSED or small not in common_words()
    return token.pos_ not in ("PRON", "DET", "AUX", "CCONJ", "ADP")


def _is_large(token: Token) -> bool:
    return any(character.isupper() or character.isdigit() for character in token.text)


def _is_no_date(token: Token) -> bool:
    """Whether the words beside a month's or a day's name speak against a date."""
    beside = [token.doc[i] for i in (token.i - 1, token.i + 1) if 0 <= i < len(token.doc)]
    dated = ("in", "on", "since", "until", "by", "last", "next", "early", "late", "mid", "of", "this")
    return not any(t.lower_ in dated or t.text[0].isdigit() or t.text == "," for t in beside)


def _is_common_noun(tokens: list[Token], opening: bool) -> bool:
    if len(tokens) > _MOST_COMMON_TOKENS or tokens[-1].pos_ not in ("NOUN", "PROPN"):
        return False
    small = tokens[1:] if opening else tokens
    if any(not token.text.islower() for token in small) or (opening and not tokens[0].text[1:].islower()):
        return False
    if any(token.pos_ not in _NOMINAL and token.text not in ("of", "-") for token in tokens):
        return False
    if len(tokens) == 1:
        lemma = tokens[0].lemma_.lower()
        return not (too_general(tokens[0].text) or too_general(lemma) or tokens[0].is_stop or len(lemma) < 3)
    return tokens[0].lower_ not in _INSIDE


def _names(tokens: list[Token], text: str) -> tuple[str, ...]:
    """The written name, then what else it may be looked up as; nothing for a word like "May" alone."""
    words = [token.text for token in tokens]
    if len(words) == 1 and never_alone(text):
        return ()
    found = [text]
    bare = [word.rstrip(".").lower() for word in words]
    while len(words) > 1 and bare[-1] in _COMPANY:
        words, bare = words[:-1], bare[:-1]
        found.append(" ".join(words).rstrip(" ,"))
    if len(words) > 2:
        middle = [w for i, w in enumerate(words) if i in (0, len(words) - 1) or not _INITIAL.match(w)]
        if len(middle) < len(words) and len(middle) > 1:
            found.append(" ".join(middle))
    letters = [token.text for token in tokens if token.is_alpha or _INITIAL.match(token.text)]
    if (
        3 <= len(letters) == len(tokens) <= 4
        and all(w[0].isupper() for w in letters)
        and not is_title(letters[0])
    ):
        found.append(f"{letters[0]} {letters[-1]}")  # "Harold Walter Kroto"
    if len(tokens) == 1 and text[:1].isupper() and re.search(r"[a-z][A-Z]", text):
        found.append(" ".join(_CAMEL.findall(text)))
    if any(word in _SPELLED_OUT for word in bare):
        found.append(" ".join(_SPELLED_OUT.get(b, w) for b, w in zip(bare, words, strict=True)))
    return tuple(dict.fromkeys(found))


def _noun_names(tokens: list[Token], text: str) -> tuple[str, ...]:
    """A common noun as written, and in the singular."""
    small = text[0].lower() + text[1:]
    last = tokens[-1]
    found = [small]
    for single in (last.lemma_.lower(), _singular(last.lower_)):
        if single and single != last.lower_:
            found.append(small[: len(small) - len(last)] + single)
    return tuple(dict.fromkeys(found))


def _singular(noun: str) -> str:
    """The singular by the ending, for where the lemmatizer fails."""
    if noun.endswith("ies") and len(noun) > 4:
        return noun[:-3] + "y"
    if noun.endswith(("ches", "shes", "sses", "xes")):
        return noun[:-2]
    return noun[:-1] if noun.endswith("s") and not noun.endswith(("ss", "us", "is")) else noun


def _tag(token: Token) -> Iterator[Surface]:
    """A hashtag or a handle, looked up by its words: #BarackObama as "Barack Obama"."""
    body = token.text[1:]
    parts = [part for piece in body.split("_") for part in _CAMEL.findall(piece)]
    names = [body] if len(parts) == 1 else [" ".join(parts), body]
    small = body.lower()
    if len(body) < 3 or never_alone(body) or (len(parts) == 1 and small in common_words()):
        return
    yield Surface(
        token.i, token.i + 1, Span(token.idx, token.idx + len(token)), token.text, tuple(names), Shape.TAG,
        Case.LOWER if body.islower() else Case.NORMAL,
    )  # fmt: skip


def _continues(doc: Doc, index: int, tokens: list[Token], case: Case) -> bool:
    """Whether the token at ``index`` looks like part of the same name as ``tokens``, its neighbours."""
    if case is not Case.NORMAL or not 0 <= index < len(doc):
        return False
    token = doc[index]
    if not token.text[0].isupper() or token.text.isdigit():
        return False
    if is_title(token.text) or never_alone(token.text) or token.text in places():
        return False
    if index < tokens[0].i:
        return token.pos_ in ("PROPN", "X") or token.lower_ not in common_words()
    return token.pos_ in ("PROPN", "X", "NOUN") and not token.is_sent_start


def _modified(doc: Doc, index: int) -> bool:
    """Whether the neighbour at ``index`` makes a longer noun phrase of a common noun."""
    return 0 <= index < len(doc) and doc[index].pos_ in ("NOUN", "PROPN") and doc[index].is_alpha
