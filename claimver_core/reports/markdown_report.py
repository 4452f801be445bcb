"""The report in Markdown. Whatever comes from outside is escaped, so that it stands as plain text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from claimver_core.reports import words
from claimver_core.reports.segments import entangled, segments
from claimver_core.types import ClaimResult, Report

# What has a meaning anywhere in a line, or makes a link of an address; and what has one where a line begins.
_ANYWHERE = re.compile(r"[\\`*_\[\]<>&|~$@]|:(?=//)|(?<=www)\.")
_AT_START = re.compile(r"^(\d*)([#+\-=:.)])")
_BACKSLASH = r"\\\g<0>"


def render_markdown(report: Report) -> str:
    """A document with a heading, the marked text, a summary and a section a claim."""
    lines = [f"# Claims of {_escaped(words.one_line(report.name))}", ""]
    if report.text.strip():
        lines += [_marked(report), ""]
    lines += [f"**{_escaped(words.summary(report.results))}**", ""]
    if report.kas is not None:
        lines += [f"Knowledge attribution score (KAS): {report.kas:.2f} of 1", ""]
    for result in report.results:
        lines += [*_section(result), ""]
    lines += [f"<small>{_escaped(words.dated(report.provenance))}</small>"]
    return "\n".join(lines) + "\n"


def _marked(report: Report) -> str:
    """The text as a quotation, each claim in brackets with number and sign."""
    overlapping = entangled(report.results)
    parts = []
    for segment in segments(report.text, report.results):
        parts += [f"\\[{result.index} {_mark(result)} " for result in segment.starts]
        parts.append(_ANYWHERE.sub(_BACKSLASH, words.plain(segment.text)))
        parts += [f" {r.index}\\]" if r.index in overlapping else "\\]" for r in segment.ends]
    lines = (_AT_START.sub(r"\1\\\2", line.strip()) for line in "".join(parts).strip("\n").split("\n"))
    return "\n".join(f"> {line}".rstrip() for line in lines)


def _section(result: ClaimResult) -> Iterator[str]:
    claim, verdict = result.claim, result.verdict
    yield f"## {result.index} {_mark(result)} {words.WORDS[verdict.label]}"
    yield ""
    yield f"“{_escaped(words.one_line(claim.text))}”"
    yield ""
    if claim.context != claim.text:
        yield f"Read as: {_escaped(words.one_line(claim.context))}"
        yield ""
    if verdict.label is None:
        yield _escaped(words.one_line(verdict.unchecked or words.meaning(result)))
    else:
        yield _escaped(words.one_line(result.rationale))
        yield ""
        yield (
            f"Confidence {verdict.confidence:.0%} · triplets match score (TMS) {result.tms:.2f} · "
            f"decided by {_escaped(words.decider(result))}"
        )
    if result.without_evidence is not None:
        yield ""
        yield f"Without evidence the model says: {_escaped(words.without_evidence(result))}"
    if result.triplets:
        yield ""
        yield "| Subject | Property | Object | Details | Source |"
        yield "| --- | --- | --- | --- | --- |"
        for triplet in result.triplets:
            cells = (*words.fact(triplet), words.details(triplet), words.origin(triplet))
            yield f"| {' | '.join(_escaped(cell) for cell in cells)} |"
    for passage in result.passages:
        yield ""
        source = f" ({_escaped(words.one_line(passage.source))})" if passage.source else ""
        yield f"> {_escaped(words.one_line(passage.text))}{source}"
    entities = words.entities(result)
    if entities:
        yield ""
        for entity in entities:
            description = f": {_escaped(words.one_line(entity.description))}" if entity.description else ""
            yield f"- {_escaped(words.named(entity.label, entity.id))}{description}"


def _mark(result: ClaimResult) -> str:
    return words.MARKS[result.verdict.label]


def _escaped(text: str) -> str:
    return _AT_START.sub(r"\1\\\2", _ANYWHERE.sub(_BACKSLASH, text))
