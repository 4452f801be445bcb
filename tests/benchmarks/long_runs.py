"""A document of 20,000 words and a thousand short posts: their memory, and how soon they can be cancelled.

    python tests/benchmarks/long_runs.py document|posts|cancel [--words N] [--posts N] [--cancels N]

Run it from the project's folder, with the program's environment. The texts are put together from the claims
in ``tests/data`` and the news text beside this file. ``cancel`` cancels a check of the document at moments
drawn by a seed, and tells how long it takes until it has stopped, by the clock and in processor time.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from itertools import cycle, islice, pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from claimver_core.checker import FactChecker
from claimver_core.errors import Cancelled
from claimver_core.evaluation.run import peak_megabytes
from claimver_core.types import Progress

_HERE = Path(__file__).parent
_DATA = _HERE.parent / "data"
_LATEST = 8.0  # seconds into a check at which it is cancelled
_SHOWN = 20.0  # seconds between two lines about a long run


def sentences() -> list[str]:
    """The texts of the claims, in an order drawn by a seed."""
    found = []
    for name in ("claims.jsonl", "development_claims.jsonl"):
        lines = (_DATA / name).read_text(encoding="utf-8").splitlines()
        found += [json.loads(line)["text"] for line in lines]
    random.Random(0).shuffle(found)
    return found


def document(words: int) -> str:
    """Paragraphs of the claims and the news text, over and over, each time with other years, so that little
    is remembered from before; at least ``words`` words."""
    parts = [*(_HERE / "news.txt").read_text(encoding="utf-8").split("\n\n"), *sentences()]
    text, count = [], 0
    for number, part in enumerate(cycle(parts)):
        shifted = part if number < len(parts) else part.replace("19", str(17 + number // len(parts) % 3))
        text.append(shifted)
        count += len(shifted.split())
        if count >= words:
            return "\n\n".join(text)
    raise AssertionError


def posts(count: int) -> Iterator[str]:
    return islice(cycle(sentences()), count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["document", "posts", "cancel"])
    parser.add_argument("--words", type=int, default=20_000)
    parser.add_argument("--posts", type=int, default=1_000)
    parser.add_argument("--cancels", type=int, default=100)
    parser.add_argument("--threads", type=int)
    options = parser.parse_args()
    checker = FactChecker(threads=options.threads)
    checker.load()
    print(f"loaded, {peak_megabytes():.0f} MB at most so far", flush=True)
    if options.what == "cancel":
        _cancel(checker, document(options.words), options.cancels)
        return
    clock, cpu = time.monotonic(), time.process_time()
    texts = [document(options.words)] if options.what == "document" else posts(options.posts)
    told: list[float] = []

    shown = 0.0

    def progress(step: Progress) -> None:
        nonlocal shown
        told.append(time.monotonic())
        if told[-1] - shown > _SHOWN:
            shown = told[-1]
            peak, used = peak_megabytes(), time.process_time() - cpu
            print(f"{step.stage} {step.done}/{step.total}, {used:.0f} CPU s, {peak:.0f} MB", flush=True)

    claims = sum(len(checker.check(text, progress=progress).results) for text in texts)
    steps = [later - earlier for earlier, later in pairwise(told)]
    print(
        f"{claims} claims in {time.monotonic() - clock:.0f} s, {time.process_time() - cpu:.0f} CPU s, "
        f"{peak_megabytes():.0f} MB at most, "
        f"progress told {len(told)} times, at longest {max(steps):.1f} s apart"
    )


def _cancel(checker: FactChecker, text: str, count: int) -> None:
    dice = random.Random(0)
    waits, used = [], []
    for _ in range(count):
        asked = threading.Event()
        at: list[tuple[float, float]] = []

        def ask(asked: threading.Event = asked, at: list[tuple[float, float]] = at) -> None:
            at.append((time.monotonic(), time.process_time()))
            asked.set()

        timer = threading.Timer(dice.uniform(0.0, _LATEST), ask)
        timer.start()
        try:
            checker.check(text, cancelled=asked.is_set)
        except Cancelled:
            waits.append(time.monotonic() - at[0][0])
            used.append(time.process_time() - at[0][1])
        timer.join()
    for name, seconds in (("clock", waits), ("CPU", used)):
        ordered = sorted(seconds)
        print(
            f"{len(ordered)} cancels, {name}: median {statistics.median(ordered):.3f} s, "
            f"the longest {ordered[-1]:.3f} s"
        )


if __name__ == "__main__":
    main()
