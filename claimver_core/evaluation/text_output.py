"""An evaluation for a terminal: aligned tables in plain characters."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from claimver_core.evaluation import words
from claimver_core.evaluation.items import LABELS
from claimver_core.evaluation.result import Evaluation
from claimver_core.reports.words import one_line

_BOLD = "\x1b[1m"
_RESET = "\x1b[0m"
_FOUND = (*(label.value for label in LABELS), "no verdict")
_SHOWN_ERRORS = 5


def render_text(evaluation: Evaluation, *, colour: bool = False, width: int = 100) -> str:
    """One set; ``width`` is that of the terminal in columns, which only the errors' texts are cut to."""
    data = evaluation.dataset
    title = f"{data.name} (read as {data.reader}): {words.rows(evaluation)}"
    blocks = [
        [f"{_BOLD}{one_line(title)}{_RESET}" if colour else one_line(title), words.world(evaluation)],
        list(_figures(evaluation)),
        list(_confusion(evaluation)),
        list(_classes(evaluation)),
        list(_kinds(evaluation)),
        list(_deciders(evaluation)),
        [f"  {one_line(reason)}: {count}" for reason, count in evaluation.unjudged.items()],
        list(_errors(evaluation, max(40, width))),
        [words.cost(evaluation)],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def render_overview(evaluations: Sequence[Evaluation]) -> str:
    """The figures that count, a line a set."""
    head = ("set", "rows", "accuracy", "95 % interval", "claim only", "macro-F1", "false red", "ECE")
    lines = []
    for made in evaluations:
        figure = made.figures[made.headline]
        base = made.baseline_two if made.closed_world else made.baseline
        macro = "true_or_not_macro_f1" if made.closed_world else "macro_f1"
        lines.append(
            (
                one_line(made.dataset.name) + (" (true or not)" if made.closed_world else ""),
                f"{len(made.outcomes):,}",
                words.number(figure.value),
                words.interval(figure),
                words.number(base.claim_only),
                *(words.number(made.figures[name].value) for name in (macro, "false_red", "ece")),
            )
        )
    return "\n".join(table([head, *lines])) + "\n"


def _figures(evaluation: Evaluation) -> Iterator[str]:
    lines = [("", "value", "95 % interval", "")]
    for name, title in words.NAMES.items():
        figure = evaluation.figures.get(name)
        if figure is not None:
            beside = words.baselines(evaluation, name)
            lines.append((title, words.number(figure.value), words.interval(figure), beside))
    yield from table(lines, left=(0, 3))


def _confusion(evaluation: Evaluation) -> Iterator[str]:
    rows = [
        (label.value, *map(str, row))
        for label, row in zip(LABELS, evaluation.confusion, strict=True)
        if any(row)
    ]
    yield from table([("gold \\ found", *_FOUND), *rows])


def _classes(evaluation: Evaluation) -> Iterator[str]:
    rows = [
        (
            c.label,
            words.number(c.precision),
            words.number(c.recall),
            words.number(c.f1),
            str(c.gold),
            str(c.found),
        )
        for c in evaluation.classes
    ]
    yield from table([("label", "precision", "recall", "F1", "gold", "found"), *rows])


def _kinds(evaluation: Evaluation) -> Iterator[str]:
    if not evaluation.kinds:
        return
    rows = [
        (
            one_line(kind.name) or "(none)",
            str(kind.rows),
            words.number(kind.figures[evaluation.headline].value),
            words.interval(kind.figures[evaluation.headline]),
            words.number(kind.figures["false_red"].value),
            words.number(kind.figures["false_green"].value),
        )
        for kind in evaluation.kinds
    ]
    yield from table([("kind", "rows", "accuracy", "95 % interval", "false red", "false green"), *rows])


def _deciders(evaluation: Evaluation) -> Iterator[str]:
    rows = [(one_line(d.name), str(d.rows), words.number(d.accuracy)) for d in evaluation.deciders]
    if rows:
        yield from table([("decided by", "rows", "right"), *rows])


def _errors(evaluation: Evaluation, width: int) -> Iterator[str]:
    if evaluation.errors:
        yield "surest errors"
    for outcome in evaluation.errors[:_SHOWN_ERRORS]:
        label = outcome.verdict.label.value if outcome.verdict.label else ""
        judged = f"{label} at {outcome.verdict.confidence:.2f}, gold {outcome.item.gold.value}"
        text = one_line(f"{outcome.item.id} ({judged}): {outcome.item.claim}")
        yield "  " + textwrap.shorten(text, width - 2, placeholder=" …")


def table(rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> Iterator[str]:
    """Columns wide enough for their cells, numbers to the right; ``left`` are those of text."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.ljust(width) if i in left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield ("  " + "  ".join(cells)).rstrip()
