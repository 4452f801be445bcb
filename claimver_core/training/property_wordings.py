"""Gather the words that tell each property from its phrasings, for the rules that read given evidence.

Only the phrasings of training claims are read, so that development claims stay unseen. Run with
``python -m claimver_core.training.property_wordings``.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from pathlib import Path

from claimver_core.language.grammar import words as word_set
from claimver_core.training.generate_claims_words import Phrasing, load_phrasings

STEM = 6
"""Words that begin with the same letters, this many, count as one."""
LEAST = 2
SHARE = 0.2
"""A word tells a property when at least this share of the phrasings with it are that property's."""
MOST = 24
_SLOT = re.compile(r"\{[^}]*\}(?:['’]s)?")
_WORD = re.compile(r"[a-z]+(?:['’-][a-z]+)*")
_PASSED_OVER = word_set(
    """a an the of in on at to by for from with and or but as is are was were be been being it its he she
    him his her they their this that these those there who whom whose which what when where i you
    we one so do does did has have had not no also too then thus yes into out up about over under
    off than more most all any some someone something anyone people person known name named called
    said says told according records record fact fun list listed look find found back during once
    still never ever since until while year years time times first""",
)


def wordings(phrasings: dict[str, Phrasing]) -> dict[str, list[str]]:
    """By P-id, stems of the words that tell it, the most telling first."""
    counts: dict[str, Counter[str]] = {}
    everywhere: Counter[str] = Counter()
    for pid, phrasing in phrasings.items():
        counts[pid] = Counter()
        gendered = [text for texts in phrasing.gendered.values() for text in texts]
        for text in [*phrasing.clauses, *phrasing.predicates, *phrasing.appositions, *gendered]:
            counts[pid].update(_stems(text))
        everywhere.update(counts[pid])
    found = {}
    for pid, counted in counts.items():
        telling = {
            stem: count * count / everywhere[stem]
            for stem, count in counted.items()
            if count >= LEAST and count / everywhere[stem] >= SHARE
        }
        found[pid] = sorted(telling, key=lambda stem: (-telling[stem], stem))[:MOST]
    return found


def _stems(text: str) -> set[str]:
    words = _WORD.findall(_SLOT.sub(" ", text).lower())
    return {word[:STEM] for word in words if word not in _PASSED_OVER and len(word) > 2}


def main() -> None:
    folder = Path(__file__).parent
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--output", type=Path, default=folder.parent / "verification" / "rules" / "wordings.toml"
    )
    output = parser.parse_args().output
    lines = [
        f"# Beginnings of words (at most {STEM} letters) that tell a property, from its phrasings.",
        "# Made by claimver_core.training.property_wordings.",
        "",
    ]
    for pid, stems in sorted(
        wordings(load_phrasings(folder, dev=False)).items(), key=lambda p: int(p[0][1:])
    ):
        if stems:
            lines.append(f'{pid} = "{" ".join(stems)}"')
    output.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(output, len(lines) - 3)


if __name__ == "__main__":
    main()
