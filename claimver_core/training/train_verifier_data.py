"""What the compact verifier learns from besides generated claims: FEVER rows and inference sets.

Every reader yields ``Example`` values. Only the sets under ``verification/train`` are read here; their
licences stand in the model card.
"""

from __future__ import annotations

import csv
import io
import json
import lzma
import random
import re
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from claimver_core.evaluation.tokens import clean_tokens
from claimver_core.verification.selection import WORDS, nearest, sentences

ATTRIBUTABLE, EXTRAPOLATORY, CONTRADICTORY = range(3)
NOT_ENTAILED = 3
"""A two-class label: extrapolatory or contradictory, which of them is not known."""

FEVER_LABELS = {"SUPPORTS": ATTRIBUTABLE, "NOT ENOUGH INFO": EXTRAPOLATORY, "REFUTES": CONTRADICTORY}
NLI_LABELS = {
    "entailment": ATTRIBUTABLE,
    "neutral": EXTRAPOLATORY,
    "contradiction": CONTRADICTORY,
    "not_entailment": NOT_ENTAILED,
}
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Example:
    """A claim, the pieces of evidence in words, the label's index, and the set it comes from."""

    claim: str
    evidence: tuple[str, ...]
    label: int
    group: str


def write_examples(examples: Iterable[Example], path: Path) -> None:
    """One JSON object a line."""
    with path.open("w", encoding="utf-8") as file:
        for example in examples:
            file.write(json.dumps(asdict(example), ensure_ascii=False) + "\n")


def read_examples(path: Path) -> list[Example]:
    """What ``write_examples`` wrote."""
    with path.open(encoding="utf-8") as file:
        rows = map(json.loads, file)
        return [Example(row["claim"], tuple(row["evidence"]), row["label"], row["group"]) for row in rows]


def read_fever(path: Path, rng: random.Random, words: int = WORDS) -> Iterator[tuple[Example, str]]:
    """Each FEVER row with its first gold page ("" when it has none), the evidence as ``select`` leaves it."""
    with path.open(encoding="utf-8") as file:
        for row in map(json.loads, file):
            join = rng.random() < 0.5
            parts = sentences(row["evidence"])
            evidence = [parts[place] for place in nearest(row["claim"], parts, words=words)]
            example = Example(
                clean_tokens(row["claim"], join),
                tuple(clean_tokens(sentence, join) for sentence in evidence),
                FEVER_LABELS[row["label"]],
                "fever",
            )
            yield example, (row["gold_pages"] or [""])[0]


def split_fever(
    rows: Iterable[tuple[Example, str]], rng: random.Random, share: float
) -> tuple[list[tuple[Example, str]], list[Example]]:
    """Training rows with their pages, and about ``share`` of the rows held out, on pages of their own.

    A row without a gold page is keyed by its evidence's first words, which name what it is about.
    """
    pages: dict[str, list[tuple[Example, str]]] = defaultdict(list)
    for example, page in rows:
        title = page.replace("_", " ") or " ".join(example.evidence[:1])
        key = " ".join(_WORD.findall(title.split(" LRB")[0].split("-LRB-")[0])[:2]).lower()
        pages[key].append((example, page))
    train: list[tuple[Example, str]] = []
    held: list[Example] = []
    for key in sorted(pages):
        if rng.random() < share:
            held.extend(example for example, _ in pages[key])
        else:
            train.extend(pages[key])
    return train, held


def reshuffled_fever(rows: list[tuple[Example, str]], rng: random.Random) -> Iterator[Example]:
    """Harder undecidable rows: a claim with the evidence of another claim about the same page.

    Only pairs are kept whose new evidence shares few of the words that the old evidence shared with
    the claim, so that it does not happen to decide.
    """
    by_page: dict[str, list[Example]] = defaultdict(list)
    for example, page in rows:
        if page:
            by_page[page].append(example)
    for examples in by_page.values():
        for example in examples:
            other = rng.choice(examples)
            if other.evidence == example.evidence or example.label == EXTRAPOLATORY:
                continue
            wanted = set(_WORD.findall(example.claim.lower()))
            deciding = wanted & set(_WORD.findall(" ".join(example.evidence).lower()))
            shared = wanted & set(_WORD.findall(" ".join(other.evidence).lower()))
            if len(shared) <= 0.7 * len(deciding):
                yield Example(example.claim, other.evidence, EXTRAPOLATORY, "fever")


def read_tab_separated(path: Path, columns: tuple[str, str, str], group: str) -> Iterator[Example]:
    """Premise, hypothesis and label from the named columns; rows of another shape are left out."""
    with path.open(encoding="utf-8-sig", errors="replace", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            premise, hypothesis, label = (row.get(column) or "" for column in columns)
            if premise and hypothesis and label in NLI_LABELS:
                yield Example(hypothesis, (premise,), NLI_LABELS[label], group)


def read_breaking_nli(path: Path) -> Iterator[Example]:
    """Sentence pairs that differ in one word."""
    with zipfile.ZipFile(path) as archive, archive.open("data/dataset.jsonl") as file:
        for row in map(json.loads, io.TextIOWrapper(file, encoding="utf-8")):
            if row["gold_label"] in NLI_LABELS:
                yield Example(row["sentence2"], (row["sentence1"],), NLI_LABELS[row["gold_label"]], "lexical")


def read_mnli_binary(path: Path, words: int = 36) -> Iterator[Example]:
    """MNLI pairs of at most ``words`` words, with two labels."""
    with lzma.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            label, premise, hypothesis = line.rstrip("\n").split("\t")
            if len(premise.split()) + len(hypothesis.split()) <= words:
                yield Example(hypothesis, (premise,), NLI_LABELS[label], "mnli")


def read_inference(folder: Path) -> Iterator[Example]:
    """All the inference sets under ``verification/train``."""
    columns = ("Premise", "Hypothesis", "Label")
    yield from read_tab_separated(folder / "conjnli_train.tsv", columns, "conjunction")
    yield from read_tab_separated(folder / "med.tsv", ("sentence1", "sentence2", "gold_label"), "monotone")
    for name in ("MNLI", "RTE", "SNLI"):
        columns = ("Text", "Hypothesis", "gold_label")
        yield from read_tab_separated(folder / f"negation_{name}.txt", columns, "negation")
    yield from read_breaking_nli(folder / "breaking_nli.zip")
    yield from read_mnli_binary(folder / "mnli_binary.tsv.xz")


def sampled_inference(folder: Path, rows: int, rng: random.Random) -> dict[str, list[Example]]:
    """Pairs of each inference set by its name, at most ``rows`` of each."""
    found: dict[str, list[Example]] = defaultdict(list)
    for example in read_inference(folder):
        found[example.group].append(example)
    return {name: rng.sample(pairs, min(rows, len(pairs))) for name, pairs in sorted(found.items())}
