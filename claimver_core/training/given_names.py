"""Writes ``resources/language/given_names.tsv``: given names that tell a person's gender.

Counted over the people of the knowledge source (Wikidata, CC0). A name is kept if at least two people bear
it first and nine in ten of them have one gender. Coreference uses it for people who are not in the pack.
"""

from __future__ import annotations

import argparse
import csv
import lzma
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

_GENDERS = {"Q6581097": "male", "Q6581072": "female"}
_FEWEST = 2
_SHARE = 0.9
OUTPUT = Path("resources/language/given_names.tsv")


def _rows(path: Path) -> Iterator[dict[str, str]]:
    with lzma.open(path, "rt", encoding="utf-8", newline="") as lines:
        yield from csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)


def count_names(knowledge: Path) -> dict[str, Counter[str]]:
    """How many people of each gender bear a given name, by name."""
    genders = {
        row["subject"]: _GENDERS[row["object"]]
        for row in _rows(knowledge / "statements.tsv.xz")
        if row["property"] == "P21" and row["object"] in _GENDERS
    }
    counts: dict[str, Counter[str]] = {}
    for row in _rows(knowledge / "entities.tsv.xz"):
        words = row["label"].split()
        if row["qid"] in genders and len(words) > 1 and words[0].isalpha() and len(words[0]) > 1:
            counts.setdefault(words[0], Counter())[genders[row["qid"]]] += 1
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--output", type=Path, default=OUTPUT)
    arguments = parser.parse_args()
    knowledge = arguments.data / "knowledge"
    if not knowledge.is_dir():
        raise SystemExit(f"The folder {knowledge} is missing: give the data folder with --data.")
    lines = []
    for name, counts in sorted(count_names(knowledge).items()):
        gender, most = counts.most_common(1)[0]
        if counts.total() >= _FEWEST and most >= _SHARE * counts.total():
            lines.append(f"{name}\t{gender}\n")
    arguments.output.write_text("".join(["name\tgender\n", *lines]), encoding="utf-8")


if __name__ == "__main__":
    main()
