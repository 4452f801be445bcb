"""Measures what does not depend on how good a language model is, on the tiny one with random weights:

    python tests/benchmarks/language_model.py [--texts 50]

how soon a call ends that is cancelled, what the prompt cache saves, how soon the first claim of a text
appears, and what FaaF's one function costs against one prompt a fact. README.md says what came out.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from claimver_core.errors import Cancelled
from claimver_core.evidence_text import triplet_text
from claimver_core.models.generation import Form, Message, Request
from claimver_core.models.generator_process import GeneratorProcess
from claimver_core.models.json_grammar import grammar
from claimver_core.types import Claim, Entity, Property, Span, TextValue, Triplet
from claimver_core.verification.generative.answer import Answer, Prepared
from claimver_core.verification.generative.asking import Ask, Asker
from claimver_core.verification.generative.claimver import ClaimVerMethod
from claimver_core.verification.generative.faaf import FaafMethod
from claimver_core.verification.generative.prompts import prompt
from tests.tiny_llama import write_tiny_llama

_FACTS = 6  # a text; the paper has 5.6
_WORDS = {"enum": ["True", "False"]}
_LONG = Form({}, grammar({"type": "string", "minLength": 1500, "maxLength": 1500}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--texts", type=int, default=50, help="texts for FaaF against one prompt a fact")
    parser.add_argument("--repeats", type=int, default=10, help="repeats of each measurement of time")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        generator = GeneratorProcess(write_tiny_llama(Path(folder) / "tiny.gguf"), threads=1)
        generator.count("")
        try:
            cancelling(generator, options.repeats)
            caching(generator, options.repeats)
            first_claim(generator, options.repeats)
            one_function(generator, options.texts)
        finally:
            generator.close()


def cancelling(generator: GeneratorProcess, repeats: int) -> None:
    """Seconds from asking to stop until the call returns, and until the model could take the next one."""
    for name, text, after in (("reading the prompt", "word " * 1400, 0.02), ("writing", "Hello", 0.3)):
        back, free = [], []
        for _ in range(repeats):
            asked = time.monotonic() + after
            try:
                request = Request((Message("user", text),), 3000, _LONG, temperature=1.0)
                generator.generate(request, cancelled=lambda asked=asked: time.monotonic() > asked)
            except Cancelled:
                back.append(time.monotonic() - asked)
                generator.count("")
                free.append(time.monotonic() - asked)
        if not back:
            print(f"cancelled while {name}: every call had ended before")
            continue
        print(
            f"cancelled while {name}: returns after {median(back):.3f} s (at most {max(back):.3f}), the "
            f"model is free after {median(free):.3f} s (at most {max(free):.3f}); {len(back)} calls"
        )


def caching(generator: GeneratorProcess, repeats: int) -> None:
    """Time to the first token of a prompt that is new, and of one that shares all but its end."""
    new, shared = [], []
    for number in range(repeats):
        body = f"{number} " + "Ulm is a city on the Danube. " * 80
        for end, times in (("first", new), ("second", shared)):
            request = Request((Message("user", body + end),), 8, temperature=1.0)
            times.append(generator.generate(request).first_seconds)
    print(
        f"prompt of {len(body)} characters: first token after {median(new):.3f} s, with the prompt cached "
        f"after {median(shared):.3f} s: {median(new) / median(shared):.1f} times sooner"
    )


def first_claim(generator: GeneratorProcess, repeats: int) -> None:
    """Time to the first claim of a text of twelve, and to the last."""
    text, claims = _text(12)
    shares, firsts, wholes = [], [], []
    for seed in range(repeats):
        seen: list[float] = []
        method = ClaimVerMethod(Asker(generator))
        started = time.perf_counter()

        def on_answer(_: Answer, seen: list[float] = seen, started: float = started) -> None:
            seen.append(time.perf_counter() - started)

        method.judge(f"{text}{seed}.", claims, [], on_answer)
        if len(seen) > 1:
            firsts.append(seen[0])
            wholes.append(seen[-1])
            shares.append(seen[0] / seen[-1])
    if shares:
        print(
            f"first claim after {median(firsts):.2f} s, all after {median(wholes):.2f} s: "
            f"{median(shares):.0%} of the time; {len(shares)} texts"
        )


def one_function(generator: GeneratorProcess, texts: int) -> None:
    """Calls and tokens of FaaF (true or false, as the prompt asks) and of a prompt for each fact."""
    faaf = FaafMethod(Asker(generator), unclear=False, citations=False)
    single = Asker(generator)
    form = Form(_WORDS, grammar(_WORDS))
    for number in range(texts):
        _, claims = _text(_FACTS, number)
        passage = "\n".join(triplet_text(each.triplets[0]) for each in claims)
        facts = [each.claim.text for each in claims]
        faaf.fill(facts, passage)
        for fact in facts:
            single.ask(prompt("one_fact"), {"passage": passage, "fact": fact}, form, 64, Ask())
    first, second = faaf.usage, single.usage
    print(f"{texts} texts of {_FACTS} facts   function   prompts   ratio")
    for name in ("calls", "prompt_tokens", "cached_tokens", "completion_tokens"):
        one, many = getattr(first, name), getattr(second, name)
        print(f"{name:22}{one:10,}{many:10,}{many / max(one, 1):8.2f}")


def _text(claims: int, start: int = 0) -> tuple[str, list[Prepared]]:
    """A text of so many sentences, each a claim with its triplet."""
    text, found = "", []
    for number in range(start, start + claims):
        sentence = f"The town of Number {number} lies in the county of Ulm and has {number + 7} mills"
        triplet = Triplet(
            Entity(None, f"Number {number}"), Property(None, "located in"), TextValue("county of Ulm")
        )
        span = Span(len(text), len(text) + len(sentence))
        found.append(Prepared(Claim(span, sentence, sentence), (triplet,)))
        text += sentence + ". "
    return text, found


if __name__ == "__main__":
    main()
