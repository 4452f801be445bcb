"""Evaluations as one self-contained HTML page with plots, for light and dark screens and for print.

It holds no script and fetches nothing; jinja2 escapes every value that is put in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from claimver_core import __version__
from claimver_core.evaluation import words
from claimver_core.evaluation.items import LABELS, Outcome
from claimver_core.evaluation.result import Evaluation, Failure
from claimver_core.evidence_text import evidence_texts
from claimver_core.reports.words import MARKS, WORDS, made_by, one_line
from claimver_core.types import Provenance

if TYPE_CHECKING:
    from jinja2 import Template

_TEMPLATE = Path(__file__).with_name("page.html.jinja")
_PIECES = 8  # of an error's evidence are shown


def render_page(sets: Sequence[Evaluation | Failure], provenance: Provenance) -> str:
    """One page with a section for each set."""
    made = [entry for entry in sets if isinstance(entry, Evaluation)]
    failed = [entry for entry in sets if isinstance(entry, Failure)]
    title = f"Evaluation of {made[0].dataset.name}" if len(made) == 1 else "Evaluation"
    page = _template().render(
        title=one_line(title), made=made, failed=failed, provenance=provenance, version=__version__
    )
    return page.lstrip()


@cache
def _template() -> Template:
    from jinja2 import Environment, StrictUndefined

    environment = Environment(
        autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True, trim_blocks=True
    )
    environment.filters.update(one_line=one_line, number=words.number, interval=words.interval)
    environment.globals.update(
        labels=LABELS,
        names=words.NAMES,
        marks=MARKS,
        words=WORDS,
        world=words.world,
        rows=words.rows,
        cost=words.cost,
        baselines=words.baselines,
        made_by=made_by,
        evidence=_evidence,
    )
    return environment.from_string(_TEMPLATE.read_text(encoding="utf-8"))


def _evidence(outcome: Outcome) -> list[tuple[str, bool]]:
    """The pieces that an error had, each with whether it decided; of a text, the triplets found."""
    if outcome.item.evidence is None:
        return [(key, True) for key in sorted(outcome.found)[:_PIECES]]
    texts = evidence_texts(outcome.item.evidence)
    order = sorted(range(len(texts)), key=lambda index: texts[index] not in outcome.found)
    return [(texts[index], texts[index] in outcome.found) for index in order[:_PIECES]]
