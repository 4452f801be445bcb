"""Which spans of a text may name an entity, and under which names each is to be looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from claimver_core.linking.reading import Case, Reading
from claimver_core.linking.spellings import noun_spellings, spellings, tag_spellings
from claimver_core.linking.word_forms import WordForm
from claimver_core.linking.words import too_general
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

MOST_TOKENS = 8
_MOST_COMMON_TOKENS = 4
_MOST_CHARACTERS = 90
_MOST_MISSPELT = 30  # names of a document that may be misspelt
_CLOSED = frozenset(["ADP", "ADV", "AUX", "CCONJ", "DET", "INTJ", "PART", "PRON", "SCONJ", "VERB"])
_NOMINAL = frozenset({"NOUN", "PROPN", "ADJ"})
_NAMING = frozenset({"PROPN", "NOUN", "X", "ADJ"})
_NO_NAMES = frozenset({"PRON", "DET", "AUX", "CCONJ", "ADP"})
_NO_EDGES = frozenset({"ADP", "CCONJ", "SCONJ", "PART", "DET"})
_BEFORE_WORK = frozenset(["directed", "film", "movie", "sitcom", "novel", "album", "song"])
_WORKS = _BEFORE_WORK | {"series", "filmed", "premiered", "aired"}
_ERAS = frozenset({"bc", "bce", "ad", "ce"})  # behind a year
_DATED = frozenset(["in", "on", "since", "until", "by", "last", "next", "early", "late", "mid", "of", "this"])

# Of many names, those that the knowledge has; and the names that misspelt ones may stand for.
Known = Callable[[AbstractSet[str]], AbstractSet[str]]
Corrected = Callable[[AbstractSet[str]], Mapping[str, tuple[str, ...]]]


class Shape(StrEnum):
    """How a span looks."""

    NAME = "name"
    TAG = "tag"  # a hashtag or handle
    COMMON = "common"  # a common noun


@dataclass(frozen=True, slots=True, eq=False)
class Surface:
    """A span that may be a mention: tokens ``[start, end)``, and its names, the written one first.

    ``left`` and ``right`` tell that the neighbouring word looks like part of the same name, ``opening`` that
    the span begins a sentence, where a capital means nothing, and ``common`` that each word is a common one.
    ``slip`` tells that the names are not those written, but what they may be misspelt for.
    Two surfaces are never equal: a span may be both a name and a common noun.
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
    slip: bool = False

    @property
    def name(self) -> str:
        """The name as it is looked up first; the text itself where nothing is looked up."""
        return self.names[0] if self.names else self.text

    @property
    def words(self) -> int:
        return self.end - self.start


class _Piece(NamedTuple):
    """A surface before it is known whether the knowledge has its name."""

    start: int
    end: int
    text: str
    names: tuple[str, ...]
    shape: Shape
    case: Case
    opening: bool
    common: bool


def find_surfaces(doc: Doc) -> list[Surface]:
    """All spans of ``doc`` worth looking up; they overlap."""
    return surfaces_of(Reading(doc))


def surfaces_of(
    reading: Reading,
    *,
    known: Known | None = None,
    corrected: Corrected | None = None,
    nouns: bool = True,
) -> list[Surface]:
    """All spans of a document worth looking up; they overlap.

    With ``known``, those alone whose name is known; names of one word come in any case, as the text may have
    said itself what they mean. With ``corrected`` too, unknown names come that may be misspelt. Without
    ``nouns`` common nouns are left out.
    """
    cutter = _Cutter(reading)
    pieces = [piece for sentence in reading.sentences() for piece in cutter.pieces(sentence, nouns)]
    if known is None:
        return [cutter.surface(piece) for piece in pieces]
    found = known({name for piece in pieces for name in piece.names})
    kept, unknown = [], []
    for piece in pieces:
        if not found.isdisjoint(piece.names):
            kept.append(piece)
        elif piece.shape is Shape.NAME:
            unknown.append(piece)
    surfaces = [cutter.surface(piece) for piece in kept]
    surfaces += [cutter.surface(piece) for piece in unknown if piece.end - piece.start == 1]
    if corrected is not None:
        surfaces += _misspelt(cutter, unknown, kept, corrected)
    return surfaces


def _misspelt(
    cutter: _Cutter, unknown: Sequence[_Piece], known: Sequence[_Piece], corrected: Corrected
) -> Iterator[Surface]:
    """The surfaces of ``unknown`` names that are whole and may be misspelt."""
    taken = {
        index for piece in known if piece.end - piece.start > 1 for index in range(piece.start, piece.end)
    }
    whole = [
        piece
        for piece in unknown
        if piece.case is Case.NORMAL
        and piece.names
        and not piece.common
        and taken.isdisjoint(range(piece.start, piece.end))
        and cutter.is_whole_name(piece)
    ]
    if whole:
        names = corrected({piece.names[0] for piece in whole[:_MOST_MISSPELT]})
        for piece in whole:
            if piece.names[0] in names:
                yield cutter.surface(piece._replace(names=names[piece.names[0]]), slip=True)


def surface_at(reading: Reading, span: Span) -> Surface | None:
    """The surface of the words that ``span`` touches, however they are written; None where there are none."""
    return _Cutter(reading).surface_at(span)


class _Cutter:
    """Cuts a document into pieces that may be surfaces."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._forms, self._pos = reading.forms, reading.pos
        self._at, self._text = reading.at, reading.text

    def pieces(self, sentence: Sequence[int], nouns: bool) -> list[_Piece]:
        """The pieces of a sentence that may name something."""
        found: list[_Piece] = []
        forms, pos = self._forms, self._pos
        case, openers = self._reading.case(sentence), self._reading.openers(sentence)
        stop = sentence[-1] + 1
        for first in sentence:
            form = forms[first]
            nominal = pos[first] in _NOMINAL
            if form.large or form.particle or case is Case.LOWER:
                if not form.has_word or form.text == "I":
                    continue
                if form.tag:
                    found += self._tag(first, form)
                    continue
                opening = first in openers
                lower = form.text.islower() or (opening and form.text[1:].islower())
                noun = nouns and nominal and lower
                self._from(first, min(first + MOST_TOKENS, stop), case, opening, noun, found)
            elif nominal and nouns:
                opening = first in openers
                self._from(
                    first, min(first + _MOST_COMMON_TOKENS, stop), case, opening, form.text.islower(), found
                )
            elif (nominal or pos[first] == "X") and not form.listed:
                self._from(first, first + 1, case, first in openers, False, found)
        return found

    def _from(
        self, first: int, stop: int, case: Case, opening: bool, noun: bool, found: list[_Piece]
    ) -> None:
        """Adds the pieces that begin with the word ``first`` and end before ``stop`` to ``found``."""
        forms, pos, text, begin = self._forms, self._pos, self._text, self._at[first]
        letters = numbers = False
        amount = common = ordinary = True
        words = larges = 0
        one = forms[first]
        named = one.large or one.particle or case is Case.LOWER
        for last in range(first, stop):
            form = forms[last]
            if last > first:
                if form.space or self._breaks(first, last, form):
                    return
                if noun:
                    nominal = pos[last] in _NOMINAL or form.text == "of"
                    noun = nominal and form.text.islower() and last - first < _MOST_COMMON_TOKENS
                if not (named or noun):
                    return
            if form.alpha:
                if form.text == "I" and not self._is_numeral(first, last):
                    return
                words += 1
                common = common and form.common
            letters = letters or form.has_letter
            numbers = numbers or form.starts_number
            amount = amount and form.number_part
            ordinary = ordinary and (form.inside or form.never)
            larges += form.large
            if not form.ends or not letters or (numbers and amount and words <= last - first):
                continue
            if first == last:
                name = self._is_single_name(first, case, opening)
            elif case is Case.LOWER:
                name = self._is_small_name(first, last)
            else:
                name = (
                    larges > 0
                    and named
                    and not (ordinary or (form.inside and not (form.indefinite and larges > 1)))
                    and (form.large or pos[last] not in _CLOSED)
                    and not (larges == 1 and one.large and (one.indefinite or (opening and one.listed)))
                    and not (larges == 1 and one.never)  # "Saturday night" is no show
                )
            if not name and not noun:
                continue
            written = text[begin : self._at[last] + len(form.text)]
            all_common = common and words > 0
            if name:
                names = spellings(forms[first : last + 1], written)
                if one.never and first == last and first and forms[first - 1].lower == "the":
                    names = (written,)  # the Sun is no Sunday
                if case is Case.LOWER and first == last and one.may_own:
                    names = (*names, written[:-1])  # "norways capital"
                own_case = case if larges else Case.LOWER
                if case is Case.LOWER and one.starts_large and not one.listed:
                    own_case = Case.NORMAL  # the first word of a text that writes nothing else large
                found.append(
                    _Piece(first, last + 1, written, names, Shape.NAME, own_case, opening, all_common)
                )
            if noun and self._is_common_noun(first, last):
                names = noun_spellings(written, form.text, self._reading.lemma(last))
                found.append(_Piece(first, last + 1, written, names, Shape.COMMON, case, opening, all_common))

    def is_whole_name(self, piece: _Piece) -> bool:
        """Whether each word is written like a part of a name, and none beside them is."""
        forms = self._forms[piece.start : piece.end]
        return (
            all(form.alpha and form.starts_large and not form.never for form in forms)
            and not forms[0].title
            and all(pos in _NAMING for pos in self._pos[piece.start : piece.end])
            and not self._continues(piece.start - 1, piece.start)
            and not self._continues(piece.end, piece.start)
        )

    def surface(self, piece: _Piece, *, slip: bool = False) -> Surface:
        first, last = piece.start, piece.end - 1
        begin = self._at[first]
        span = Span(begin, begin + len(piece.text))
        if piece.shape is Shape.NAME:
            titled = self._forms[first].title or (first > 0 and self._forms[first - 1].title)
            normal = piece.case is Case.NORMAL
            return Surface(
                first, piece.end, span, piece.text, piece.names, piece.shape, piece.case,
                normal and self._continues(first - 1, first), normal and self._continues(last + 1, first),
                titled, piece.opening, piece.common, slip,
            )  # fmt: skip
        if piece.shape is Shape.TAG:
            return Surface(first, piece.end, span, piece.text, piece.names, piece.shape, piece.case)
        return Surface(
            first, piece.end, span, piece.text, piece.names, piece.shape, piece.case,
            self._modified(first - 1), self._modified(last + 1), False, piece.opening, piece.common,
        )  # fmt: skip

    def surface_at(self, span: Span) -> Surface | None:
        forms = self._forms
        inside = [
            index
            for index, form in enumerate(forms)
            if not form.space and self._at[index] < span.end and span.start < self._at[index] + len(form.text)
        ]
        if not inside:
            return None
        first, last = inside[0], inside[-1]
        form = forms[first]
        if first == last and form.tag:
            return next((self.surface(piece) for piece in self._tag(first, form)), None)
        sentence = next(sentence for sentence in self._reading.sentences() if first in sentence)
        case, opening = self._reading.case(sentence), first in self._reading.openers(sentence)
        own = [forms[index] for index in inside]
        words = [form for form in own if form.alpha]
        common = bool(words) and all(word.common for word in words)
        written = self._text[self._at[first] : self._at[last] + len(forms[last].text)]
        small = all(forms[i].text.islower() for i in inside[opening:])
        if common and small and self._pos[last] in ("NOUN", "PROPN"):
            names = noun_spellings(written, forms[last].text, self._reading.lemma(last))
            piece = _Piece(first, last + 1, written, names, Shape.COMMON, case, opening, common)
        else:
            case = case if any(form.large for form in own) else Case.LOWER
            names = spellings(own, written)
            piece = _Piece(first, last + 1, written, names, Shape.NAME, case, opening, common)
        return self.surface(piece)

    def _breaks(self, first: int, last: int, form: WordForm) -> bool:
        """Whether no name goes from ``first`` to ``last``, whose form is given."""
        before = self._forms[last - 1]
        if form.tag or before.space or self._at[last] + len(form.text) - self._at[first] > _MOST_CHARACTERS:
            return True
        if before.boundary:
            return not (before.text == "." and last - first >= 2 and len(self._forms[last - 2].text) <= 2)
        return before.joins and not form.has_word

    def _is_numeral(self, first: int, last: int) -> bool:
        """Whether "I" at ``last`` may be a number behind a name: World War I, Elizabeth I."""
        before = self._forms[last - 1]
        named = before.starts_large and not before.text.isupper()
        return last > first and named and self._pos[last - 1] in ("PROPN", "NOUN")

    def _is_small_name(self, first: int, last: int) -> bool:
        """Whether several words may be a name where nothing is written large."""
        pos, forms = self._pos, self._forms
        if pos[first] in _NO_EDGES or pos[last] in _CLOSED:
            return False
        return not any(
            pos[i] in ("AUX", "PRON") and forms[i].lower not in ("it", "us") for i in range(first, last + 1)
        )

    def _is_single_name(self, index: int, case: Case, opening: bool) -> bool:
        """Whether one word alone may be a name."""
        form, pos = self._forms[index], self._pos[index]
        text = form.text
        if not form.capitals and case is not Case.LOWER:  # "airbus": a name for lack of care
            return (
                len(text) > 4
                and not form.listed
                and form.alpha
                and pos in ("PROPN", "NOUN", "X")
                and not form.never
            )
        if len(text) < 2 or not form.has_letter:
            return False
        if form.lower in _ERAS and index and self._forms[index - 1].text.isdigit():
            return False
        if form.never:  # "May" may be a person that the text has named before
            return case is Case.NORMAL and not opening and text.istitle() and self._is_no_date(index)
        if case is Case.LOWER:
            named = not form.listed or self._is_told_a_work(index)
            return len(text) > 3 and pos in _NAMING and named
        if self._reading.is_stressed(index):
            return False
        if text.isupper() and case is Case.NORMAL:
            return not form.inside and not (opening and pos == "PRON")
        if form.inside or self._reading.stops[index]:
            told = text.istitle() and pos != "PRON" and self._is_told_a_work(index)
            return told or self._reading.is_quoted(index, index + 1)
        if opening or case is Case.TITLE:
            return pos not in _CLOSED or not form.listed
        return not form.listed or pos not in _NO_NAMES

    def _is_told_a_work(self, index: int) -> bool:
        """Whether the words beside a common word tell that it is a title: "Up is a film", "directed Up"."""
        forms = self._forms
        if index and forms[index - 1].lower in _BEFORE_WORK:
            return True
        behind = [form.lower for form in forms[index + 1 : index + 7]]
        return behind[:1] in (["is"], ["was"]) and not _WORKS.isdisjoint(behind)

    def _is_no_date(self, index: int) -> bool:
        """Whether the words beside a month's or a day's name speak against a date."""
        beside = [self._forms[i] for i in (index - 1, index + 1) if 0 <= i < len(self._forms)]
        return not any(f.lower in _DATED or f.text[0].isdigit() or f.text == "," for f in beside)

    def _is_common_noun(self, first: int, last: int) -> bool:
        if self._pos[last] not in ("NOUN", "PROPN"):
            return False
        form = self._forms[first]
        if first < last:
            return not form.inside
        if self._reading.stops[first]:
            return False
        lemma = self._reading.lemma(first).lower()
        return len(lemma) > 2 and not (too_general(form.lower) or too_general(lemma))

    def _tag(self, index: int, form: WordForm) -> Iterator[_Piece]:
        """A hashtag or a handle, looked up by its words: #BarackObama as "Barack Obama"."""
        names = tag_spellings(form.text)
        if names:
            case = Case.LOWER if form.text.islower() else Case.NORMAL
            yield _Piece(index, index + 1, form.text, names, Shape.TAG, case, False, False)

    def _continues(self, index: int, first: int) -> bool:
        """Whether the word at ``index`` looks like part of the same name as its neighbours from ``first``."""
        form = self._forms[index] if 0 <= index < len(self._forms) else None
        if form is None or not form.starts_large or form.title or form.never or form.place:
            return False
        if self._pos[index] in _CLOSED:
            return False
        if index < first:
            return self._pos[index] in ("PROPN", "X") or not form.listed
        return self._pos[index] in ("PROPN", "X", "NOUN") and not self._reading.begins[index]

    def _modified(self, index: int) -> bool:
        """Whether the neighbour at ``index`` makes a longer noun phrase of a common noun."""
        form = self._forms[index] if 0 <= index < len(self._forms) else None
        return form is not None and form.alpha and self._pos[index] in ("NOUN", "PROPN")
