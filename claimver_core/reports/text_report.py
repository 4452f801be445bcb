"""The report for a terminal: the text with its claims marked, then a block a claim.

A claim stands in brackets with its number and sign, so that colour is never the only signal. Nothing
of the checked text can reach the terminal as a control sequence.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from claimver_core.reports import words
from claimver_core.reports.segments import entangled, segments
from claimver_core.types import ClaimResult, Label, Report

_RESET = "\x1b[0m"
_BOLD = "\x1b[1m"
_DIM = "\x1b[2m"
_COLOURS = {
    Label.ATTRIBUTABLE: "\x1b[32m",
    Label.EXTRAPOLATORY: "\x1b[33m",
    Label.CONTRADICTORY: "\x1b[31m",
    None: "\x1b[35m",
}
_ASCII_MARKS = {Label.ATTRIBUTABLE: "+", Label.EXTRAPOLATORY: "?", Label.CONTRADICTORY: "x", None: "!"}
_INDENT = "    "


def render_text(report: Report, *, colour: bool = False, width: int = 100, ascii_only: bool = False) -> str:
    """``width`` is that of the terminal in columns; ``ascii_only`` is for terminals without Unicode."""
    page = _Page(colour, max(40, width), _ASCII_MARKS if ascii_only else words.MARKS)
    lines = [page.style(_BOLD, words.one_line(report.name)), ""]
    if report.text.strip():
        lines += [page.marked(report).strip("\n"), ""]
    lines += [page.summary(report), ""]
    for result in report.results:
        lines += [*page.block(result), ""]
    lines.append(page.style(_DIM, words.made_by(report.provenance)))
    return "\n".join(lines) + "\n"


class _Page:
    def __init__(self, colour: bool, width: int, marks: dict[Label | None, str]) -> None:
        self._colour = colour
        self._width = width
        self._marks = marks

    def style(self, code: str, text: str) -> str:
        return f"{code}{text}{_RESET}" if self._colour and text else text

    def marked(self, report: Report) -> str:
        """The text; each claim as ``[1 ✓ its words]``, with its number at the end when claims overlap."""
        overlapping = entangled(report.results)
        parts = []
        for segment in segments(report.text, report.results):
            colour = _COLOURS[segment.claim.verdict.label] if segment.claim else ""
            for result in segment.starts:
                sign = f"[{result.index} {self._marks[result.verdict.label]} "
                parts.append(self.style(_COLOURS[result.verdict.label] + _BOLD, sign))
            text = words.plain(segment.text)
            parts.append(self._each_line(colour, text) if colour else text)
            for result in segment.ends:
                sign = f" {result.index}]" if result.index in overlapping else "]"
                parts.append(self.style(_COLOURS[result.verdict.label] + _BOLD, sign))
        return "".join(parts)

    def summary(self, report: Report) -> str:
        line = self.style(_BOLD, words.summary(report.results))
        if report.kas is None:
            return line
        return f"{line} Knowledge attribution score (KAS): {report.kas:.2f} of 1."

    def block(self, result: ClaimResult) -> Iterator[str]:
        label = result.verdict.label
        head = f"{result.index} {self._marks[label]} {words.WORDS[label]}"
        if label:
            scores = f"confidence {result.verdict.confidence:.0%}, TMS {result.tms:.2f}"
            note = f": {words.meaning(result)} ({scores}, decided by {words.decider(result)})"
        else:
            note = f": {words.one_line(result.verdict.unchecked or words.meaning(result))}"
        yield self.style(_COLOURS[label] + _BOLD, head) + note
        yield from self._wrapped(f"“{words.one_line(result.claim.text)}”")
        if result.claim.context not in (result.claim.text, result.claim.text.rstrip(" .,;:!?")):
            yield from self._wrapped(f"Read as: {words.one_line(result.claim.context)}")
        yield from self._wrapped(words.one_line(result.rationale))
        if result.without_evidence is not None:
            yield from self._wrapped(f"Without evidence the model says: {words.without_evidence(result)}")
        for triplet in result.triplets:
            yield from self._wrapped(words.fact_line(triplet), "- ")
        for passage in result.passages:
            yield from self._wrapped(words.passage_line(passage), "- ")
        for entity in words.entities(result):
            description = f": {words.one_line(entity.description)}" if entity.description else ""
            yield from self._wrapped(words.named(entity.label, entity.id) + description, "= ")

    def _each_line(self, colour: str, text: str) -> str:
        return "\n".join(self.style(colour, line) for line in text.split("\n"))

    def _wrapped(self, text: str, bullet: str = "") -> list[str]:
        indent = _INDENT + " " * len(bullet)
        return textwrap.wrap(
            text,
            self._width,
            initial_indent=_INDENT + bullet,
            subsequent_indent=indent,
            break_on_hyphens=False,
        )
