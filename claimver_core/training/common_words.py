"""Lists the English words that are common words rather than names, for the entity linker.

    python -m claimver_core.training.common_words --data ../shared/data

A word is on the list when the treebank and Wikipedia's sentences (FEVER's evidence, WikiSplit) have it at
least ``LEAST`` times inside a sentence, and seldom with a capital there.
"""

from __future__ import annotations

import argparse
import json
import lzma
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

LEAST = 4
NAMES = frozenset({"adidas", "aol", "chernobyl", "php", "unix", "yahoo"})
"""What is often written small and is a name all the same."""
MOST_CAPITALS = 0.65
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def sentences(data: Path) -> Iterator[str]:
    """The sentences to count, one text a line. Raises OSError when a file is missing."""
    with (data / "verification/train/fever.jsonl").open(encoding="utf-8") as file:
        evidence = {text for line in file for text in _texts(json.loads(line))}
    yield from sorted(evidence)
    with lzma.open(data / "decomposition/wikisplit.tsv.xz", "rt", encoding="utf-8") as file:
        for line in file:
            yield from re.split(r"\t|<::::>", line.strip())
    for path in sorted((data / "treebank").rglob("*train*.conllu*")):
        opener = lzma.open if path.suffix == ".xz" else open
        with opener(path, "rt", encoding="utf-8") as file:
            yield from (line[9:].strip() for line in file if line.startswith("# text = "))


def common_words(texts: Iterator[str]) -> list[str]:
    """The words of ``texts`` that are written small inside a sentence, in order of the alphabet."""
    small: Counter[str] = Counter()
    capital: Counter[str] = Counter()
    for text in texts:
        for match in list(_WORD.finditer(text))[1:]:
            word = match.group()
            if word.islower():
                small[word] += 1
            elif word[1:].islower():
                capital[word.lower()] += 1
    return sorted(
        word
        for word, count in small.items()
        if word not in NAMES and count >= LEAST and capital[word] <= MOST_CAPITALS * (count + capital[word])
    )


def _texts(row: dict[str, object]) -> Iterator[str]:
    for value in row.values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, list):
            yield from (item for item in value if isinstance(item, str))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--out", type=Path, default=Path("resources/linking/common_words.txt"))
    options = parser.parse_args(arguments)
    try:
        words = common_words(sentences(options.data))
    except OSError as error:
        print(f"The data cannot be read: {error}", file=sys.stderr)
        return 1
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text("\n".join(words) + "\n", encoding="utf-8")
    print(f"{len(words)} words")
    return 0


if __name__ == "__main__":
    sys.exit(main())
