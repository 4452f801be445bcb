"""A document's words side by side, with what their letters and its sentences tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cached_property
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from claimver_core.language.shouting import is_shouted
from claimver_core.linking.word_forms import word_form

if TYPE_CHECKING:
    from spacy.tokens import Doc

_QUOTES = frozenset("\"'“”‘’«»*_")
_LONGEST_ACRONYM = 5
_NAMING = frozenset({"PROPN", "NOUN", "X", "ADJ"})
_STRESSED = frozenset({"ADP", "ADV", "AUX", "CCONJ", "PART", "SCONJ"})
_READ: list[int | str] = ["ORTH", "SPACY", "POS", "SENT_START", "LEMMA", "IS_STOP"]


class Case(StrEnum):
    """What the case of the letters of a sentence tells."""

    NORMAL = "normal"
    LOWER = "lower"  # nothing is written large
    TITLE = "title"  # nearly all is


def _small(word: str) -> str:
    """``word`` in small letters, where there are as many: İ has two."""
    small = word.lower()
    return small if len(small) == len(word) else word


class Reading:
    """The words of ``doc`` by their indexes: their forms, parts of speech, and places in the text.

    The forms of a sentence all in capitals are those of its small letters, as capitals tell nothing there.
    spaCy's tokens are made anew each time they are asked for; these lists are made once, from its numbers.
    """

    def __init__(self, doc: Doc) -> None:
        self.doc = doc
        rows = doc.to_array(_READ).tolist()
        strings = doc.vocab.strings
        words = [strings[row[0]] for row in rows]
        spaced = [word + " " if row[1] else word for word, row in zip(words, rows, strict=True)]
        self.text = "".join(spaced)
        starts = [0, *(i for i, row in enumerate(rows) if row[3] == 1 and i), len(rows)]
        self.shouted = [False] * len(rows)
        for first, last in pairwise(starts):
            if is_shouted(words[first:last]):
                words[first:last] = map(_small, words[first:last])
                self.shouted[first:last] = [True] * (last - first)
        self.forms = [word_form(word) for word in words]
        self.pos = [strings[row[2]] for row in rows]
        self.at = [0, *accumulate(map(len, spaced))][:-1]
        self._lemmas = [row[4] for row in rows]
        self.stops = [row[5] == 1 for row in rows]
        self.begins = [row[3] == 1 for row in rows]
        self._bounds = [bounds for bounds in pairwise(starts) for _ in range(*bounds)]
        for index, form in enumerate(self.forms[1:], 1):
            before = self.forms[index - 1]
            if self.begins[index] and before.dotted and form.starts_large:
                self.begins[index] = self.pos[index] != "PROPN"  # "J." and "K." of J. K. Rowling

    def __len__(self) -> int:
        return len(self.forms)

    def lemma(self, index: int) -> str:
        return str(self.doc.vocab.strings[self._lemmas[index]])

    def sentence_of(self, index: int) -> tuple[int, int]:
        """Where the sentence of a word begins and ends, as the parser has it."""
        return self._bounds[index]

    def sentences(self) -> Iterator[list[int]]:
        """The indexes of the sentences' words; a line break ends a sentence."""
        current: list[int] = []
        begins = self.begins
        for index, form in enumerate(self.forms):
            if current and (begins[index] or (form.space and "\n" in form.text)):
                yield current
                current = []
            if not form.space:
                current.append(index)
        if current:
            yield current

    def case(self, sentence: Sequence[int]) -> Case:
        """The case of a sentence, given by the indexes of its words."""
        forms = [self.forms[index] for index in sentence]
        large_words = [index for index in sentence if self._is_large(index)]
        begins_small = any(form.text.islower() for form in forms[:1])
        if self._careless or ((not large_words or begins_small) and all(map(self.is_acronym, large_words))):
            return Case.LOWER
        if self._is_loose(sentence):
            return Case.LOWER
        words = [form for form in forms if form.alpha and len(form.text) > 1]
        content = [form for form in words[1:] if len(form.text) > 3 or form.text.isupper()]
        large = [form for form in content if form.starts_large]
        if len(content) >= 4 and len(large) > 0.75 * len(content):
            listed = sum(form.listed for form in large)
            return Case.TITLE if listed > 1 and listed > 0.3 * len(content) else Case.NORMAL
        return Case.NORMAL

    def _is_loose(self, sentence: Sequence[int]) -> bool:
        """Whether a sentence begins with a small word, and one of its rarer words is small, too: *did u know
        julie andrews narrated Enchanted*."""
        first = self.forms[sentence[0]]
        small = first.alpha and first.text.islower() and not first.particle
        return small and any(map(self._is_rare, sentence))

    def is_acronym(self, index: int) -> bool:
        """Whether a word is written like *USA*, as also those do who write no other name large."""
        form = self.forms[index]
        return form.alpha and form.text.isupper() and 1 < len(form.text) <= _LONGEST_ACRONYM

    @cached_property
    def _careless(self) -> bool:
        """Whether nothing is written large but the words with which sentences begin, as telephones do, and
        among the small ones is one that is no common word."""
        rare = False
        for sentence in self.sentences():
            words = [index for index in sentence if self.forms[index].has_word]
            if any(map(self._is_large, words[1:])) or any(self.is_quoted(i, i + 1) for i in words[:1]):
                return False
            rare = rare or any(map(self._is_rare, words[1:]))
        return rare

    def _is_rare(self, index: int) -> bool:
        """Whether a small word may be a name, since it is no common one."""
        form = self.forms[index]
        small = form.alpha and form.text.islower() and not form.listed
        return small and len(form.text) > 3 and self.pos[index] in _NAMING

    def _is_large(self, index: int) -> bool:
        """Whether a word has a capital that may mean a name: neither "I" nor a stressed "AFTER"."""
        form = self.forms[index]
        named = form.capitals and form.text != "I" and not form.text[0].isdigit()
        return named and not form.tag and not self.is_stressed(index)

    def is_stressed(self, index: int) -> bool:
        """Whether a small word is written large to stress it."""
        form = self.forms[index]
        small = form.listed or form.inside
        return small and len(form.text) > 1 and form.text.isupper() and self.pos[index] in _STRESSED

    def openers(self, sentence: Sequence[int]) -> set[int]:
        """Indexes of the words that are written large because something begins there."""
        opening, begins = set(), True
        for index in sentence:
            form = self.forms[index]
            if form.has_word:
                if begins:
                    opening.add(index)
                    begins = False
            else:
                mark = form.text[-1]
                begins = (begins and mark in ":“\"'‘-–—.!?…*•") or mark in ':“".!?…*•'
        return opening

    def is_quoted(self, start: int, end: int) -> bool:
        """Whether the words ``[start, end)`` stand between quotation marks."""
        if start < 1 or end >= len(self.forms):
            return False
        return self.forms[start - 1].text[-1] in _QUOTES and self.forms[end].text[0] in _QUOTES

    def looks_like_name(self, index: int) -> bool:
        """Whether a word is written like a part of a name."""
        form = self.forms[index]
        return form.starts_large and form.alpha and self.pos[index] in _NAMING
