"""Fits how far the verifier's readings of known sentences are to be trusted (``verification/sentences``).

It checks labelled claims as the program does, and learns from those that stay extrapolatory what tells the
true and the false ones. ``users_claims.tsv`` holds claims as users write them, true (T), false (F) or not to
be settled (?), none of which the verifier is trained on; the found claims that training leaves out are read
too, with what known sentences say of them as their label. Run this with ``python -m
claimver_core.training.fit_read_odds --help``, after every new verifier.
"""

from __future__ import annotations

import argparse
import csv
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np

from claimver_core.checker import FactChecker
from claimver_core.engine import Engine, load_engine
from claimver_core.training.calibrate_verifier import fit
from claimver_core.training.found_claims import FOUND_HELD_OUT
from claimver_core.training.retold_claims import LABELS as WRITTEN
from claimver_core.training.retold_claims import read_blocks
from claimver_core.types import Claim, Label
from claimver_core.verification.descriptors import apart
from claimver_core.verification.features import LABELS
from claimver_core.verification.judged_by_sentences import READ_OTHERWISE, SENTENCES_READ, borne_out_from
from claimver_core.verification.sentences.read_odds import FILE, NAMES, leads, write

CLAIMS = Path(__file__).with_name("users_claims.tsv")
FOUND = "found"
HELD_OUT = "held out"
STRENGTH = 0.1
"""The inverse of how much weights are held down, as scikit-learn has it."""
_FOLDS = 5


class Labelled(NamedTuple):
    """A claim, what is true of it, and the kind that its figures are given for."""

    kind: str
    label: Label
    text: str


@dataclass(frozen=True, slots=True)
class Read:
    """A claim that stays extrapolatory, with its readings and traits, (names,)."""

    claim: Labelled
    may_bear_out: bool
    goes_beyond: bool
    may_contradict: bool
    row: np.ndarray


def read_claims(path: Path) -> Iterator[Labelled]:
    """The claims of a file with lines of kind, label (T, F or ?) and text, then the found ones held out."""
    with path.open(encoding="utf-8", newline="") as file:
        for kind, label, text in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield Labelled(kind, LABELS[WRITTEN[label]], text)
    for block in read_blocks(FOUND_HELD_OUT):
        for number, text in block.claims:
            yield Labelled(FOUND, LABELS[number], text)


def readings(checker: FactChecker, engine: Engine, claims: Iterable[Labelled]) -> Iterator[Read]:
    """What the model reads of those that the facts, the rules and the sentences leave open. Texts with
    several claims are left out: it is not known which of them the label is of."""
    for claim in claims:
        results = checker.check(claim.text).results
        if len(results) != 1:
            continue
        verdict = results[0].verdict
        if verdict.label is Label.EXTRAPOLATORY or verdict.decided_by == SENTENCES_READ:
            read = _read(engine, claim, results[0].claim)
            if read is not None:
                yield read


def _read(engine: Engine, labelled: Labelled, claim: Claim) -> Read | None:
    pieces = apart(claim)
    found = engine.sentences.in_other_words(pieces[0]) if len(pieces) == 1 else None
    if found is None:
        return None
    logits = engine.verifier.together([(claim.context, texts) for texts in found.texts])
    row = np.array([*leads(logits), *found.traits])
    return Read(labelled, found.may_bear_out, found.goes_beyond, found.may_contradict, row)


def cross_validated(rows: np.ndarray, gold: np.ndarray) -> np.ndarray:
    """The probabilities (n, 3), each by a fit that has not seen its claim."""
    from sklearn.model_selection import StratifiedKFold

    found = np.zeros((len(rows), len(LABELS)))
    for seen, unseen in StratifiedKFold(_FOLDS, shuffle=True, random_state=0).split(rows, gold):
        found[unseen] = fit(rows[seen], gold[seen], STRENGTH).probabilities(rows[unseen])
    return found


def _summary(read: Sequence[Read], found: np.ndarray) -> str:
    """How many are shown green and red, and what they are."""
    green, red = (LABELS.index(label) for label in (Label.ATTRIBUTABLE, Label.CONTRADICTORY))
    shown: dict[str, Counter[str]] = {"green": Counter(), "red": Counter()}
    for one, chances in zip(read, found, strict=True):
        if one.may_bear_out and chances[green] >= borne_out_from(goes_beyond=one.goes_beyond):
            shown["green"][one.claim.label] += 1
        elif one.may_contradict and chances[red] >= READ_OTHERWISE:
            shown["red"][one.claim.label] += 1
    of = Counter(one.claim.label for one in read)
    return f"of {dict(of)} " + ", ".join(f"{colour} {dict(counts)}" for colour, counts in shown.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--claims", type=Path, default=CLAIMS, help="lines of kind, label and claim")
    parser.add_argument("--out", type=Path, default=Path("resources/models") / FILE, help="the file to write")
    parser.add_argument(
        "--neutral", action="store_true", help="write odds that make nothing sure: first, where NAMES change"
    )
    parser.add_argument("--data-dir", type=Path, help="where the knowledge pack is unpacked")
    parser.add_argument("--threads", type=int)
    args = parser.parse_args()
    if args.neutral:
        write(args.out, np.zeros((len(LABELS), len(NAMES))), np.zeros(len(LABELS)))
        return
    checker = FactChecker(args.data_dir, threads=args.threads)
    engine = load_engine(args.data_dir, args.threads, 0, lambda _: None)
    read = list(readings(checker, engine, list(read_claims(args.claims))))
    known = [one for one in read if one.claim.kind != HELD_OUT]
    held_out = [one for one in read if one.claim.kind == HELD_OUT]
    rows, gold = np.stack([one.row for one in known]), np.array([LABELS.index(o.claim.label) for o in known])
    print("five-fold:", _summary(known, cross_validated(rows, gold)))
    fitted = fit(rows, gold, STRENGTH)
    write(args.out, fitted.weights, fitted.bias)
    if held_out:
        print("held out:", _summary(held_out, fitted.probabilities(np.stack([one.row for one in held_out]))))


if __name__ == "__main__":
    main()
