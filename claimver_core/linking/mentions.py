"""Which spans of a text may name an entity, and under which names each is to be looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from claimver_core.linking.name_words import CLOSED, NameWords
from claimver_core.linking.reading import Case, Reading
from claimver_core.linking.spellings import noun_spellings, spellings, tag_spellings
from claimver_core.linking.surfaces import Piece, Shape, Surface
from claimver_core.linking.word_forms import WordForm
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

MOST_TOKENS = 8
_MOST_COMMON_TOKENS = 4
_MOST_MISSPELT = 30  # names of a document that may be misspelt
_NOMINAL = frozenset({"NOUN", "PROPN", "ADJ"})

# Of many names, those that the knowledge has; and the names that misspelt ones may stand for.
Known = Callable[[AbstractSet[str]], AbstractSet[str]]
Corrected = Callable[[AbstractSet[str]], Mapping[str, tuple[str, ...]]]


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
    cutter: _Cutter, unknown: Sequence[Piece], known: Sequence[Piece], corrected: Corrected
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
        and cutter.words.is_whole_name(piece)
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
        self.words = NameWords(reading)
        self._forms, self._pos = reading.forms, reading.pos
        self._at, self._text = reading.at, reading.text

    def pieces(self, sentence: Sequence[int], nouns: bool) -> list[Piece]:
        """The pieces of a sentence that may name something."""
        found: list[Piece] = []
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
                opening = opening and not (form.text.isupper() and len(form.text) > 1 and case is Case.NORMAL)
                lower = form.text.islower() or (opening and form.text[1:].islower())
                noun = nouns and nominal and lower
                self._from(first, min(first + MOST_TOKENS, stop), case, opening, noun, found)
            elif form.demonym:
                written = self._written(first)
                found.append(
                    Piece(first, first + 1, written, (form.text,), Shape.NAME, Case.LOWER, False, False)
                )
            elif nominal and nouns:
                opening = first in openers
                self._from(
                    first, min(first + _MOST_COMMON_TOKENS, stop), case, opening, form.text.islower(), found
                )
            elif (nominal or pos[first] == "X") and not form.listed:
                self._from(first, first + 1, case, first in openers, False, found)
        return found

    def _from(self, first: int, stop: int, case: Case, opening: bool, noun: bool, found: list[Piece]) -> None:
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
                if form.space or self.words.breaks(first, last, form):
                    return
                if noun:
                    nominal = pos[last] in _NOMINAL or form.text == "of"
                    noun = nominal and form.text.islower() and last - first < _MOST_COMMON_TOKENS
                if not (named or noun):
                    return
            if form.alpha:
                if form.text == "I" and not self.words.is_numeral(first, last):
                    return
                words += 1
                common = common and form.common
            letters = letters or form.has_letter
            numbers = numbers or form.starts_number
            amount = amount and form.number_part and not self.words.is_word_of_title(last, case)
            ordinary = ordinary and (form.inside or form.never)
            larges += form.large
            if first == last and self.words.is_number_of_a_work(first):
                found.append(
                    Piece(first, last + 1, form.text, (form.text,), Shape.NAME, case, opening, False)
                )
                return
            if not form.ends or not letters or (numbers and amount and words <= last - first):
                continue
            if first == last:
                name = self.words.is_single_name(first, case, opening)
            elif case is Case.LOWER and larges < 2:
                name = self.words.is_small_name(first, last)
            else:
                name = (
                    larges > 0
                    and named
                    and not (ordinary or (form.inside and not (form.indefinite and larges > 1)))
                    and (form.large or pos[last] not in CLOSED)
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
                if case is Case.LOWER and form.may_own:
                    names = (*names, written[:-1])  # "norways capital"
                own_case = case if larges else Case.LOWER
                acronym = first == last and self._reading.is_acronym(first)
                if case is Case.LOWER and (acronym or (one.starts_large and not (opening and one.listed))):
                    own_case = Case.NORMAL  # a capital where nearly nothing is written large
                found.append(
                    Piece(first, last + 1, written, names, Shape.NAME, own_case, opening, all_common)
                )
            if noun and self.words.is_common_noun(first, last):
                names = noun_spellings(written, form.text, self._reading.lemma(last))
                found.append(Piece(first, last + 1, written, names, Shape.COMMON, case, opening, all_common))

    def surface(self, piece: Piece, *, slip: bool = False) -> Surface:
        first, last = piece.start, piece.end - 1
        begin = self._at[first]
        span = Span(begin, begin + len(piece.text))
        if piece.shape is Shape.NAME:
            titled = self._forms[first].title or (first > 0 and self._forms[first - 1].title)
            normal = piece.case is Case.NORMAL
            return Surface(
                first, piece.end, span, piece.text, piece.names, piece.shape, piece.case,
                normal and self.words.continues(first - 1, first),
                normal and self.words.continues(last + 1, first),
                titled, piece.opening, piece.common, slip,
            )  # fmt: skip
        if piece.shape is Shape.TAG:
            return Surface(first, piece.end, span, piece.text, piece.names, piece.shape, piece.case)
        return Surface(
            first, piece.end, span, piece.text, piece.names, piece.shape, piece.case,
            self.words.modified(first - 1), self.words.modified(last + 1), False, piece.opening, piece.common,
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
            piece = Piece(first, last + 1, written, names, Shape.COMMON, case, opening, common)
        else:
            case = case if any(form.large for form in own) else Case.LOWER
            names = spellings(own, written)
            piece = Piece(first, last + 1, written, names, Shape.NAME, case, opening, common)
        return self.surface(piece)

    def _tag(self, index: int, form: WordForm) -> Iterator[Piece]:
        """A hashtag or a handle, looked up by its words: #BarackObama as "Barack Obama"."""
        names = tag_spellings(form.text)
        if names:
            case = Case.LOWER if form.text.islower() else Case.NORMAL
            yield Piece(index, index + 1, self._written(index), names, Shape.TAG, case, False, False)

    def _written(self, index: int) -> str:
        """A word as the text has it, in its own capitals."""
        begin = self._at[index]
        return self._text[begin : begin + len(self._forms[index].text)]
