"""How long a news text takes, stage by stage, when its first claim is shown, and what an edit takes.

    python tests/benchmarks/check_speed.py [--text FILE] [--threads N] [--edits N] [--profile]

Run it from the project's folder, with the program's environment. Times are those of the processor (CPU) and
of the clock; on a machine with other work only the first can be compared.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from claimver_core.checker import FactChecker
from claimver_core.models.bert_encoder import BertEncoder
from claimver_core.models.encoder import Encoder
from claimver_core.models.llama_encoder import LlamaEncoder

_NEWS = Path(__file__).parent / "news.txt"


class _Counted:
    """Counts the tokens that the models read, and the processor time they take for it."""

    def __init__(self) -> None:
        self.tokens = 0
        self.seconds = 0.0
        for kind in (BertEncoder, LlamaEncoder):
            self._count(kind)

    def _count(self, kind: type[Encoder]) -> None:
        run = kind.run

        def counted(encoder, sequences, cancelled=None):  # type: ignore[no-untyped-def]
            started = time.process_time()
            try:
                return run(encoder, sequences, cancelled)
            finally:
                self.seconds += time.process_time() - started
                self.tokens += sum(map(len, sequences))

        kind.run = counted  # type: ignore[method-assign]


def edited(text: str, count: int) -> Iterator[str]:
    """The text with one of its words in place of another, as often as asked, with the seed 0."""
    dice = random.Random(0)
    words = text.split(" ")
    places = [place for place, word in enumerate(words) if word.isalpha() and len(word) > 3]
    for _ in range(count):
        place = dice.choice(places)
        large = words[place].istitle()
        other = words[dice.choice([p for p in places if words[p].istitle() is large])]
        yield " ".join([*words[:place], other, *words[place + 1 :]])


def time_edits(checker: FactChecker, text: str, count: int) -> None:
    """Checks the text again after each edit of a word, as the window does, and prints the times."""
    times = []
    for new in edited(text, count):
        clock, cpu = time.monotonic(), time.process_time()
        checker.check(new)
        times.append((time.monotonic() - clock, time.process_time() - cpu))
    for name, of in (("median", statistics.median), ("longest", max)):
        taken = [of(column) for column in zip(*times, strict=True)]
        print(f"a word changed, {name:7} {taken[0]:7.2f} s  {taken[1]:7.2f} CPU s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--text", type=Path, default=_NEWS)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--edits", type=int, default=20, help="words that are changed, one after the other")
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    options = parser.parse_args()
    text = options.text.read_text(encoding="utf-8")
    checker = FactChecker(threads=options.threads)
    clock, cpu = time.monotonic(), time.process_time()
    checker.load()
    print(f"load                {time.monotonic() - clock:7.2f} s  {time.process_time() - cpu:7.2f} CPU s")
    models = _Counted()
    shown: list[tuple[float, float]] = []
    profile = cProfile.Profile(time.process_time)
    if options.profile:
        profile.enable()
    clock, cpu = time.monotonic(), time.process_time()
    report = checker.check(
        text, on_result=lambda _: shown.append((time.monotonic() - clock, time.process_time() - cpu))
    )
    profile.disable()
    for name, (at, used) in (("first claim shown", shown[0]), ("last claim shown", shown[-1])):
        print(f"{name:18}  {at:7.2f} s  {used:7.2f} CPU s")
    print(f"of that the models            {models.seconds:7.2f} CPU s for {models.tokens:,} tokens")
    print(f"{len(text.split())} words, {len(report.results)} claims")
    if options.edits:
        time_edits(checker, text, options.edits)
    if options.profile:
        pstats.Stats(profile).sort_stats("cumulative").print_stats(40)


if __name__ == "__main__":
    main()
