"""Fits the weights by which "he" and "she" find their antecedent; writes ``pronoun_weights.tsv``.

A log-linear ranking of mentions: the probability of a candidate is proportional to the exponential of its
weighted features, and of "nobody" to that of one weight. What is made large is the probability of the name
that GAP's development part gives (where it says that neither name is meant, of all others and nobody
together), less a penalty on the squares of the weights. The validation part is not read.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from claimver_core.evaluation.coreference_sets import GapText, read_gap_set
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.participants import Knowledge, Participant, find_participants
from claimver_core.types import Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

OUTPUT = Path("resources/language/pronoun_weights.tsv")
NOBODY = "nobody"
PENALTY = 3.0
_ROUNDS = 2  # the antecedents of earlier pronouns depend on the weights


@dataclass(frozen=True, slots=True)
class Example:
    """The candidates of one pronoun, nobody first, by their features; ``meant`` tells which may be right."""

    candidates: tuple[dict[str, float], ...]
    meant: tuple[bool, ...]


def example(text: GapText, doc: Doc, mentions: Sequence[Mention], store: Knowledge | None) -> Example | None:
    """The example that ``text`` gives, or None when the right name is no candidate."""
    seen: list[list[tuple[Participant, dict[str, float]]]] = []

    def observe(token: Token, candidates: list[tuple[Participant, dict[str, float]]]) -> None:
        if token.idx == text.pronoun.start:
            seen.append(candidates)

    resolve_coreference(doc, mentions, store, observe=observe)
    if not seen:
        return None
    a, b = (_places(doc, mentions, store, name) for name in (text.a, text.b))
    right = a if text.is_a else b if text.is_b else None
    found, meant = [{NOBODY: 1.0}], [right is None]
    for participant, features in seen[0]:
        key = _key(participant)
        found.append(features)
        meant.append(key == right if right is not None else key not in {a, b})
    return Example(tuple(found), tuple(meant)) if any(meant) and len(found) > 1 else None


def _key(participant: Participant) -> tuple[int, int] | None:
    mention = participant.mention
    return None if mention is None else (mention.span.start, mention.span.end)


def _places(
    doc: Doc, mentions: Sequence[Mention], store: Knowledge | None, name: Span
) -> tuple[int, int] | None:
    """The participant that is named at ``name``, by where its fullest name stands."""
    for token, participant in find_participants(doc, mentions, store):
        if name.start <= token.idx < name.end:
            return _key(participant) or (-1, -1)
    return (-1, -1)


def fit(examples: Sequence[Example], penalty: float = PENALTY) -> dict[str, float]:
    """The weights that make the examples' right candidates likely."""
    from scipy.optimize import minimize

    names = sorted({name for made in examples for found in made.candidates for name in found})
    number = {name: index for index, name in enumerate(names)}
    rows: list[np.ndarray] = []
    starts: list[int] = []
    meant: list[bool] = []
    for made in examples:
        starts.append(len(rows))
        for found in made.candidates:
            row = np.zeros(len(names))
            for name, value in found.items():
                row[number[name]] = value
            rows.append(row)
        meant += made.meant
    matrix, right, begin = np.array(rows), np.array(meant), np.array(starts)
    group = np.repeat(np.arange(len(begin)), np.diff([*starts, len(rows)]))

    def loss(weights: np.ndarray) -> tuple[float, np.ndarray]:
        scores = matrix @ weights
        scores = np.exp(scores - np.maximum.reduceat(scores, begin)[group])
        all_of = np.add.reduceat(scores, begin)
        right_of = np.maximum(np.add.reduceat(np.where(right, scores, 0.0), begin), 1e-12)
        expected = scores / all_of[group] - np.where(right, scores, 0.0) / right_of[group]
        value = -np.log(right_of / all_of).sum() + penalty * float(weights @ weights) / 2
        return value, matrix.T @ expected + penalty * weights

    made_out = minimize(loss, np.zeros(len(names)), jac=True, method="L-BFGS-B", options={"maxiter": 500})
    return dict(zip(names, map(float, made_out.x), strict=True))


def write(weights: dict[str, float], path: Path) -> None:
    lines = [f"{name}\t{weight:.3f}\n" for name, weight in sorted(weights.items())]
    path.write_text("".join(["feature\tweight\n", *lines]), encoding="utf-8")


def fitted(
    texts: Iterable[tuple[GapText, Doc, Sequence[Mention]]], store: Knowledge | None, output: Path
) -> int:
    """Fits on ``texts``, analysed and linked, and writes the weights; returns how many examples they gave."""
    from claimver_core.language import antecedents

    read = list(texts)
    examples: list[Example] = []
    for _ in range(_ROUNDS):
        made = (example(text, doc, mentions, store) for text, doc, mentions in read)
        examples = [one for one in made if one is not None]
        write(fit(examples), output)
        antecedents.weights.cache_clear()
    return len(examples)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--output", type=Path, default=OUTPUT)
    arguments = parser.parse_args()
    from claimver_core.knowledge.pack import open_pack
    from claimver_core.knowledge.store import KnowledgeStore
    from claimver_core.language.pipeline import analyse, load_pipeline
    from claimver_core.linking.linker import EntityLinker
    from claimver_core.locations import data_dir

    texts = read_gap_set(arguments.data / "coreference" / "gap-development.tsv").texts
    pipeline = load_pipeline()
    with KnowledgeStore(open_pack(data_dir())) as store:
        linker = EntityLinker(store)
        docs = ((text, analyse(pipeline, text.text)) for text in texts)
        count = fitted([(text, doc, linker.link(doc)) for text, doc in docs], store, arguments.output)
    print(f"{count} examples of {len(texts)} texts: {arguments.output}")


if __name__ == "__main__":
    main()
