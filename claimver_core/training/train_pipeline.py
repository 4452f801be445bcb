"""Trains the language pipeline from the UD English treebank and measures it.

    python -m claimver_core.training.train_pipeline --data ../shared/data
    python -m claimver_core.training.train_pipeline --measure resources/language/en_claimver

The settings are in ``pipeline.cfg`` beside this file. Measuring prints one JSON object: part-of-speech,
lemma and attachment scores and the F of sentences on raw text, on the test part as it is and in
social-media style, and words per second.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from claimver_core.training.social_media import in_style_of_social_media
from claimver_core.training.treebank import PARAGRAPH_BREAK, groups, read_documents, register, to_example

if TYPE_CHECKING:
    from spacy.language import Language

_CONFIG = Path(__file__).with_name("pipeline.cfg")
OUTPUT = Path("resources/language/en_claimver")
_SCORES = ("token_acc", "tag_acc", "pos_acc", "morph_acc", "lemma_acc", "dep_uas", "dep_las", "sents_f")


def train(treebank: Path, output: Path, overrides: dict[str, Any]) -> None:
    """Trains on the treebank's train part and saves the best pipeline by its dev part to ``output``."""
    from spacy import util
    from spacy.training.initialize import init_nlp
    from spacy.training.loop import train as run

    paths = {
        "paths.train": str(treebank / "en_ewt-ud-train.conllu.xz"),
        "paths.dev": str(treebank / "en_ewt-ud-dev.conllu"),
    }
    register()
    config = util.load_config(_CONFIG, overrides={**paths, **overrides}, interpolate=False)
    work = output.with_name(output.name + ".training")
    work.mkdir(parents=True, exist_ok=True)
    run(init_nlp(config), work)
    shutil.rmtree(output, ignore_errors=True)
    save_for_shipping(work / "model-best", output, treebank)
    shutil.rmtree(work)


def save_for_shipping(trained: Path, output: Path, treebank: Path) -> None:
    """Copies a trained pipeline less what only training needs, with its figures in ``meta.json``."""
    import spacy

    pipeline = spacy.load(trained)
    for section in ("training", "corpora", "initialize", "paths", "pretraining"):
        pipeline.config.pop(section, None)
    pipeline.meta.update(
        name="claimver",
        version="1.0.0",
        description="Tagger, morphologizer, lemmatizer, parser and sentences for English, trained on UD EWT",
        author="ClaimVer Desktop",
        license="CC BY-SA 4.0",
        performance=measure(pipeline, treebank / "en_ewt-ud-test.conllu"),
    )
    pipeline.to_disk(output)


def measure(pipeline: Language, path: Path) -> dict[str, dict[str, float]]:
    """Scores on raw text of the treebank part at ``path``, by kind of text.

    "paragraphs": documents as they are, an empty line between paragraphs; "run together": ten sentences
    at a time with no line breaks; "social media": the same in that style (seed 3).
    """
    documents = read_documents(path)
    rng = random.Random(3)
    tens = list(groups(documents, 10, random.Random(2)))
    kinds = {
        "paragraphs": [to_example(pipeline, d, PARAGRAPH_BREAK, hint=False) for d in documents],
        "run together": [to_example(pipeline, g, " ", hint=False) for g in tens],
        "social media": [
            to_example(pipeline, in_style_of_social_media(g, rng), " ", hint=False) for g in tens
        ],
    }
    figures = {}
    for kind, examples in kinds.items():
        started = time.perf_counter()
        scores = pipeline.evaluate(examples, scorer_cfg=None)
        seconds = time.perf_counter() - started
        figures[kind] = {name: round(100 * scores[name], 2) for name in _SCORES}
        figures[kind]["seconds with scoring"] = round(seconds, 1)
    texts = [example.reference.text for example in kinds["paragraphs"]]
    words = sum(len(example.reference) for example in kinds["paragraphs"])
    started = time.perf_counter()
    for text in texts:
        pipeline(text)
    figures["speed"] = {"words per second": round(words / (time.perf_counter() - started))}
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--output", type=Path, default=OUTPUT)
    parser.add_argument("--measure", type=Path, help="only measure this pipeline")
    parser.add_argument("--part", choices=("dev", "test"), default="test", help="the part to measure on")
    parser.add_argument("--style", type=float, help="share of training texts in social-media style")
    parser.add_argument("--steps", type=int, help="training steps")
    arguments = parser.parse_args()
    treebank = arguments.data / "treebank"
    if not treebank.is_dir():
        raise SystemExit(f"The folder {treebank} is missing: give the data folder with --data.")
    if arguments.measure:
        import spacy

        figures = measure(spacy.load(arguments.measure), treebank / f"en_ewt-ud-{arguments.part}.conllu")
        print(json.dumps(figures, indent=1))
        return
    overrides = {"corpora.train.style": arguments.style, "training.max_steps": arguments.steps}
    train(treebank, arguments.output, {key: value for key, value in overrides.items() if value is not None})


if __name__ == "__main__":
    main()
