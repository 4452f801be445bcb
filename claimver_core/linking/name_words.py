"""Whether words may be a name or a part of one, by how they are written and what stands beside them."""

from __future__ import annotations

import re

from claimver_core.linking.reading import Case, Reading
from claimver_core.linking.surfaces import Piece
from claimver_core.linking.word_forms import WordForm
from claimver_core.linking.words import too_general

CLOSED = frozenset(["ADP", "ADV", "AUX", "CCONJ", "DET", "INTJ", "PART", "PRON", "SCONJ", "VERB"])
_NAMING = frozenset({"PROPN", "NOUN", "X", "ADJ"})
_NO_NAMES = frozenset({"PRON", "DET", "AUX", "CCONJ", "ADP"})
_NO_EDGES = frozenset({"ADP", "CCONJ", "SCONJ", "PART", "DET"})
_BEFORE_WORK = frozenset(["directed", "film", "movie", "sitcom", "novel", "album", "song"])
_ALONE_BEFORE_WORK = (["novel"], ["book"], ["film"], ["movie"], ["album"])
_BEHIND_WORK = frozenset({"was", "is", "by", "and", "has", "in"})
_WORKS = _BEFORE_WORK | {"series", "filmed", "premiered", "aired"}
_ERAS = frozenset({"bc", "bce", "ad", "ce"})  # behind a year
_DATED = frozenset(["in", "on", "since", "until", "by", "last", "next", "early", "late", "mid", "of", "this"])
_CODE = re.compile(r"(?!k?m[23]$)[a-z]{1,2}\d{1,3}")
"""A short name of letters and a figure, where nothing is written large: *u2*, *ps2*; *m2* is a unit."""
_LETTERS = 3  # of the shortest initials that small letters may be: *nba*
_MOST_CHARACTERS = 90


class NameWords:
    """Asks of the words of one document whether they may be a name."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._forms, self._pos = reading.forms, reading.pos
        self._at = reading.at

    def is_whole_name(self, piece: Piece) -> bool:
        """Whether each word is written like a part of a name, and none beside them is."""
        forms = self._forms[piece.start : piece.end]
        return (
            all(form.alpha and form.starts_large and not form.never for form in forms)
            and not forms[0].title
            and all(pos in _NAMING for pos in self._pos[piece.start : piece.end])
            and not self.continues(piece.start - 1, piece.start)
            and not self.continues(piece.end, piece.start)
        )

    def breaks(self, first: int, last: int, form: WordForm) -> bool:
        """Whether no name goes from ``first`` to ``last``, whose form is given."""
        before = self._forms[last - 1]
        if form.tag or before.space or self._at[last] + len(form.text) - self._at[first] > _MOST_CHARACTERS:
            return True
        if before.boundary:
            return not (before.text == "." and last - first >= 2 and len(self._forms[last - 2].text) <= 2)
        return before.joins and not form.has_word

    def is_numeral(self, first: int, last: int) -> bool:
        """Whether "I" at ``last`` may be a number behind a name: World War I, Elizabeth I."""
        before = self._forms[last - 1]
        named = before.starts_large and not before.text.isupper()
        return last > first and named and self._pos[last - 1] in ("PROPN", "NOUN")

    def is_small_name(self, first: int, last: int) -> bool:
        """Whether several words may be a name where nothing is written large."""
        pos, forms = self._pos, self._forms
        if pos[first] in _NO_EDGES or pos[last] in CLOSED:
            return False
        if pos[first] == "VERB" and first and pos[first - 1] == "AUX":
            return False  # "was born in the usa" names no album
        return not any(
            pos[i] in ("AUX", "PRON") and forms[i].lower not in ("it", "us") for i in range(first, last + 1)
        )

    def is_single_name(self, index: int, case: Case, opening: bool) -> bool:
        """Whether one word alone may be a name."""
        form, pos = self._forms[index], self._pos[index]
        text = form.text
        acronym = self._reading.is_acronym(index)
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
        if case is Case.LOWER and not acronym:
            named = not form.listed or self._is_told_a_work(index)
            if self._reading.shouted[index]:  # "BORN IN ULM": capitals mislead the tagger, too
                return len(text) > 2 and (pos in _NAMING or pos == "ADV") and named
            letters = len(text) == _LETTERS and form.alpha and not form.common
            long = len(text) > _LETTERS or letters
            return (long and pos in _NAMING and named) or _CODE.fullmatch(text) is not None
        if self._reading.is_stressed(index):
            return False
        if text.isupper() and (case is Case.NORMAL or (acronym and case is Case.LOWER)):
            return not form.inside and not (opening and pos == "PRON")
        if form.inside or self._reading.stops[index]:
            told = text.istitle() and pos != "PRON" and self._is_told_a_work(index)
            return told or self._reading.is_quoted(index, index + 1)
        if opening or case is Case.TITLE:
            return pos not in CLOSED or not form.listed
        return not form.listed or pos not in _NO_NAMES

    def _is_told_a_work(self, index: int) -> bool:
        """Whether the words beside a common word tell that it is a title: "Up is a film", "directed Up"."""
        forms = self._forms
        if index and forms[index - 1].lower in _BEFORE_WORK:
            return True
        behind = [form.lower for form in forms[index + 1 : index + 7]]
        return behind[:1] in (["is"], ["was"]) and not _WORKS.isdisjoint(behind)

    def is_number_of_a_work(self, index: int) -> bool:
        """Whether a number is a title by the words beside it: "wrote 1984", "the novel 1984"."""
        if not self._forms[index].text.isdigit():
            return False
        before = [form.lower for form in self._forms[max(index - 2, 0) : index]]
        behind = self._forms[index + 1].lower if index + 1 < len(self._forms) else ""
        told = before[-1:] == ["wrote"] or before == ["author", "of"] or before[-1:] in _ALONE_BEFORE_WORK
        ends = not behind.isalpha() or behind in _BEHIND_WORK
        return (told and ends) or (not before and self._is_told_a_work(index))

    def is_word_of_title(self, index: int, case: Case) -> bool:
        """Whether a common word beside a number is written like a part of a name: "50 First Dates"."""
        form = self._forms[index]
        large = form.starts_large and form.alpha and case is Case.NORMAL
        return large and not (form.inside or form.never) and self._pos[index] in _NAMING

    def _is_no_date(self, index: int) -> bool:
        """Whether the words beside a month's or a day's name speak against a date."""
        beside = [self._forms[i] for i in (index - 1, index + 1) if 0 <= i < len(self._forms)]
        return not any(f.lower in _DATED or f.text[0].isdigit() or f.text == "," for f in beside)

    def is_common_noun(self, first: int, last: int) -> bool:
        if self._pos[last] not in ("NOUN", "PROPN"):
            return False
        form = self._forms[first]
        if first < last:
            return not form.inside
        if self._reading.stops[first]:
            return False
        lemma = self._reading.lemma(first).lower()
        return len(lemma) > 2 and not (too_general(form.lower) or too_general(lemma))

    def continues(self, index: int, first: int) -> bool:
        """Whether the word at ``index`` looks like part of the same name as its neighbours from ``first``."""
        form = self._forms[index] if 0 <= index < len(self._forms) else None
        if form is None or not form.starts_large or form.title or form.never or form.place:
            return False
        if self._pos[index] in CLOSED:
            return False
        if index < first:
            return self._pos[index] in ("PROPN", "X") or not form.listed
        return self._pos[index] in ("PROPN", "X", "NOUN") and not self._reading.begins[index]

    def modified(self, index: int) -> bool:
        """Whether the neighbour at ``index`` makes a longer noun phrase of a common noun."""
        form = self._forms[index] if 0 <= index < len(self._forms) else None
        return form is not None and form.alpha and self._pos[index] in ("NOUN", "PROPN")
