"""Parses a text paragraph by paragraph, and each paragraph once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

from claimver_core.errors import stop_if
from claimver_core.language.pipeline import analyse, analyse_all, join
from claimver_core.sections import paragraphs

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.tokens import Doc

_REMEMBERED = 100  # parsed paragraphs kept: those of the sections that are being edited
_LONG = 5_000  # characters; what is longer is analysed by itself, in pieces
_TOGETHER = 8  # paragraphs that go through the pipeline at once


class ParagraphReader:
    """Remembers what it parsed, so that an edit has one paragraph parsed anew. One thread owns it."""

    def __init__(self, pipeline: Language) -> None:
        self._pipeline = pipeline
        self._parsed: OrderedDict[str, Doc] = OrderedDict()

    def read(self, text: str, cancelled: Callable[[], bool] | None = None) -> Doc:
        """``text`` with its words, sentences and dependencies; its offsets are those of the text.

        No sentence goes on behind a blank line. Raises Cancelled.
        """
        parts = [span.of(text) for span in paragraphs(text)]
        known = {part: self._parsed[part] for part in parts if part in self._parsed}
        missing = [part for part in dict.fromkeys(parts) if part not in known]
        short = [part for part in missing if len(part) <= _LONG]
        for start in range(0, len(short), _TOGETHER):
            stop_if(cancelled)
            batch = short[start : start + _TOGETHER]
            known.update(zip(batch, analyse_all(self._pipeline, batch, cancelled), strict=True))
        for part in missing:
            if part not in known:
                known[part] = analyse(self._pipeline, part, cancelled=cancelled)
        for part in parts:
            self._parsed[part] = known[part]
            self._parsed.move_to_end(part)
        while len(self._parsed) > _REMEMBERED:
            self._parsed.popitem(last=False)
        if len(parts) == 1:
            return known[parts[0]]
        if not parts:
            return analyse(self._pipeline, text, cancelled=cancelled)
        return join([known[part] for part in parts])
