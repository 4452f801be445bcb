"""Finds who is named beside a statement as its source: "According to the BBC,", "as Reuters reported".

The statement is read by itself, and the source is told apart.
"""

from __future__ import annotations

from itertools import dropwhile
from typing import TYPE_CHECKING

from claimver_core.language.grammar import FINITE, NEGATIONS, RELATIVE_WORDS, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spacy.tokens import Doc, Span, Token

_NAMED = frozenset({"NNP", "NNPS", "NNS", "DT", "PRP$"})
_TELLING = words(
    """report reports reported note notes noted write writes wrote say says said state states stated
    announce announces announced explain explains explained confirm confirms confirmed reveal reveals
    revealed tell tells told show shows showed"""
)
_TOLD = words("reported noted written said stated announced explained confirmed revealed shown told")
# By whose measure or in whose world something is so, which is no source of it.
_NO_SOURCES = words(
    """size height length width weight area population number numbers age rank order plan plans schedule value
    wealth gdp income degree amount price circumstances needs abilities taste i we you u me my our your
    law legend legends myth myths mythology tradition folklore tale tales story novel film movie play comic
    series fiction lore game"""
)
ANYONE = words("people some many others most critics")
"""Who tells nothing but hearsay."""
_SAYS_WHEN = frozenset({"IN", "RB", "CD", "VBN", "VBG", "TO"})
_ENDS = frozenset(".!?;")
_DASHES = frozenset({"-", "–", "—", "--"})
_LONGEST_NAME = 4
_LONGEST = 16  # words of "According to a report by the BBC in May 2019"


def behind_source(line: Sequence[Token], start: int) -> int | None:
    """The number of the first word behind the source that the sentence at ``start`` begins with."""
    said = _sentence(line, start)
    commas = [n for n, t in enumerate(said) if t.text == ","]
    if not commas or not _names_source(said[: commas[0]]):
        return None
    ends = [*commas[1:], len(said)]
    parts = [said[comma + 1 : end] for comma, end in zip(commas, ends, strict=True)]
    told = next((n for n, part in enumerate(parts) if part and _has_verb(part) and not _is_aside(part)), None)
    if told is None:
        told = 0 if len(commas) == 1 and len(parts[0]) > 2 else None
    elif told and _is_aside(parts[0]):
        told = 1  # "the BBC, which reported it, Paris is"
    elif told and not _begins_behind_source(parts[0], parts[told]):
        told = 1 if told == 1 else None  # "the mayor of Paris, Ann Lee, the city has"
    elif told:
        told = 0
    return None if told is None else start + commas[told] + 1


def opens_source(line: Sequence[Token], start: int, number: int) -> bool:
    """True for the first word behind the comma of "Paris is a city, according to the BBC."."""
    before = line[start:number]
    if len(before) < 2 or line[number].is_quote or not _has_verb(before):
        return False
    if before[-1].text in _DASHES and before[-2].is_quote:
        return _signs(line[number:])
    if before[-1].is_quote:  # the end of a quotation that began some sentences before
        if before[-2].text != "," or any(t.is_quote for t in before[:-1]):
            return False
    elif before[-1].text != "," or before[-2].is_quote:
        return False
    said = _sentence(line, number)
    comma = next((n for n, t in enumerate(said) if t.text == ","), len(said))
    if _names_source(said[:comma]):
        return not _has_verb(said[comma:])
    colon = next((n for n, t in enumerate(before[:3], 1) if t.text == ":"), 0)  # "BREAKING:"
    open_ = before[colon].tag_ in {"IN", "WRB", "WP", "VBG", "VBN"}  # "When he died, the BBC reported"
    return comma == len(said) and not open_ and is_told_by(said)


def names_source(said: Sequence[Token]) -> bool:
    """True for the "according to the BBC" and "historians say" that may stand between commas."""
    return _names_source(said) or is_told_by(said)


def told_by_source(sentence: Span) -> Span | None:
    """A source that stands as a sentence of its own, with the statement beside it; None for others."""
    doc, said = sentence.doc, [t for t in sentence if not t.is_space]
    if not said:
        return None
    comma = next((n for n, t in enumerate(said) if t.text == ","), len(said))
    source = [t for t in said[:comma] if not t.is_punct]
    front = said[-1].text == "," and sentence.end < len(doc)
    if front and _names_source(source):
        return doc[sentence.start : doc[sentence.end].sent.end]
    before = [t.text for t in doc[max(sentence.start - 2, 0) : sentence.start]]
    if len(before) > 1 and before[0] in '"”' and before[1] in _DASHES and _signs(said):
        return doc[doc[sentence.start - 1].sent.start : sentence.end]
    behind = before[-1:] == [","] or (len(before) > 1 and before[0] == "," and before[1] in '"”')
    if behind and (_names_source(source) or is_told_by(source)):
        return doc[doc[sentence.start - 1].sent.start : sentence.end]
    return None


def words_of_sources(doc: Doc) -> set[int]:
    """The indexes of the words that name a source, of which a text seldom goes on to tell."""
    return {t.i for sentence in doc.sents if told_by_source(sentence) is not None for t in sentence}


def _sentence(line: Sequence[Token], start: int) -> list[Token]:
    """The words from ``start`` to the end of their sentence, as far as marks tell."""
    end = start
    while end < len(line) and line[end].text not in _ENDS and (end == start or not line[end].is_sent_start):
        end += 1
    return list(line[start:end])


def _names_source(said: Sequence[Token]) -> bool:
    """True for "according to the BBC", "as Reuters reported on Monday", "as noted by Ann" and "per NASA"."""
    lower = [t.lower_ for t in said]
    if len(said) < 2 or len(said) > _LONGEST or set(lower) & (_NO_SOURCES | NEGATIONS):
        return False
    if lower[:2] == ["according", "to"]:
        return len(said) > 2 and _is_named(said[2:])
    if lower[0] == "per" and said[0].tag_ == "IN":
        return said[1].tag_ == "DT" or (len(said) == 2 and said[1].tag_ == "NNP")
    if lower[0] != "as" or len(said) < 3:
        return False
    if lower[1] in _TOLD:
        by = next((n for n, word in enumerate(lower) if word == "by"), None)
        return by is not None and by + 1 < len(said) and _is_named(said[by + 1 :])
    return _tells(said[1:])


def is_told_by(said: Sequence[Token]) -> bool:
    """True for the "experts say" and "said Ann Lee" behind a statement."""
    if said and said[0].lower_ in ANYONE:
        return False
    if said and said[0].lower_ in _TELLING and said[0].tag_ in {"VBD", "VBZ"}:
        said = [*said[1:], said[0]]
    lower = {t.lower_ for t in said}
    return 1 < len(said) <= _LONGEST and not lower & (_NO_SOURCES | NEGATIONS) and _tells(said)


def _tells(said: Sequence[Token]) -> bool:
    """True for "the BBC reports" and "Reuters reported on Monday", and not for "Newton wrote a book"."""
    verb = next((n for n, t in enumerate(said) if n and t.lower_ in _TELLING), None)
    if verb is None or not _is_named(said[:verb]):
        return False
    behind = [t.tag_ for t in said[verb + 1 :]]
    if said[verb].lower_ in {"told", "tells"}:  # "told reporters"
        behind = list(dropwhile(_NAMED.__contains__, behind))
    return not behind or (behind[0] in _SAYS_WHEN and not FINITE & set(behind))


def _signs(said: Sequence[Token]) -> bool:
    """True for the name behind the dash of *"Paris is in France" - Ann Lee*."""
    name = [t for t in said if not t.is_punct]
    return 0 < len(name) <= _LONGEST_NAME and all(t.tag_ in {"NNP", "NN", "JJ"} for t in name)


def _is_named(said: Sequence[Token]) -> bool:
    """True for a name, and for nouns of which it is told whose or which they are."""
    plain = [t for t in said if t.tag_ != "JJ"]
    return bool(plain) and (plain[0].tag_ in _NAMED or said[-1].tag_ == "NNP") and not _has_verb(said)


def _has_verb(said: Sequence[Token]) -> bool:
    return any(t.tag_ in FINITE for t in said)


def _is_aside(part: Sequence[Token]) -> bool:
    return bool(part) and part[0].lower_ in RELATIVE_WORDS


def _begins_behind_source(first: Sequence[Token], told: Sequence[Token]) -> bool:
    """True if the statement begins with ``first``, which has no verb, and goes on with ``told``."""
    when = first[0].tag_ in _SAYS_WHEN
    goes_on = told[0].tag_ in FINITE or (
        told[0].tag_[:2] == "RB" and len(told) > 1 and told[1].tag_ in FINITE
    )
    verb = next(n for n, t in enumerate(told) if t.tag_ in FINITE)
    return when or goes_on or any(t.tag_ == "CC" for t in told[:verb])
