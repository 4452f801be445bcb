"""``claimver train``: tunes a language model for the method ``claimver``."""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

from claimver_core.commands.terminal import ProgressBar, note, stop_on_interrupt
from claimver_core.errors import UsageError
from claimver_core.locations import data_dir

if TYPE_CHECKING:
    from claimver_core.training.train_generative import Settings

FORMATS = ("claimver", "paper")
_MOST = 1_000_000
SUMMARY = "tune a language model to find, judge and explain claims, as the ClaimVer paper did"
DETAILS = """\
Makes texts of one to six claims from the knowledge, with triplets, labels and rationales; tunes LoRA
adapters of the model in the folder PATH (in the form of Hugging Face, of the Llama architecture) on them;
merges these into the model, writes it as a GGUF file, and asks that about development texts as the method
will. The defaults are the settings of the paper. The folder keeps the texts (data/*.jsonl, in the format of
the method and in that of the paper's figure 3), checkpoints, log.jsonl with loss and ROUGE, and
evaluation.json. A run that was stopped goes on at its last checkpoint; one with other settings needs another
folder. Needs the libraries of the extra "generative-training"; on CUDA with bitsandbytes the base is held in
four bits. Nothing is fetched."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["generative"], help="what to train: a language model")
    parser.add_argument("--base", type=Path, metavar="PATH", help="the folder of the model to start from")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("claimver-tuned"),
        metavar="FOLDER",
        help="where the run is kept (default: %(default)s)",
    )
    parser.add_argument("--data-only", action="store_true", help="make the texts and stop")
    _number(parser, "texts", 3400, "texts to tune on")
    _number(parser, "dev-texts", 200, "texts to measure loss and ROUGE on")
    parser.add_argument(
        "--answers",
        choices=FORMATS,
        default=FORMATS[0],
        help="the format to tune on: that of the method, or of the paper (default: %(default)s)",
    )
    _number(parser, "rank", 8, "rank of the adapters")
    _number(parser, "alpha", 16, "their scale")
    parser.add_argument(
        "--learning-rate", type=float, default=5e-5, metavar="X", help="at its highest (default: %(default)s)"
    )
    parser.add_argument(
        "--epochs",
        type=float,
        default=2.0,
        metavar="X",
        help="times all texts are read (default: %(default)s)",
    )
    _number(parser, "accumulation", 8, "texts a step")
    _number(parser, "cutoff", 4096, "longest text with its answer, in tokens")
    _number(parser, "save-every", 50, "steps from one checkpoint to the next")
    _number(parser, "rouge-texts", 50, "development texts that are answered, for ROUGE and the evaluation")
    parser.add_argument("--steps", type=_count, default=-1, metavar="N", help="stop after so many steps")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="draws texts and weights (default: %(default)s)"
    )


def run(options: argparse.Namespace) -> int:
    """Returns the exit status 0; what fails is raised."""
    from claimver_core.training.generative_formats import data_file, read_data

    data = options.out / "data"
    if not options.data_only:
        _check_base(options.base)
    _make_data(options, data)
    if options.data_only:
        note(f"the texts are in {data}")
        return 0
    from claimver_core.training.export_llama_gguf import export_llama, merge
    from claimver_core.training.train_generative import LOG, tune

    train, dev = (
        [question.conversation for question in read_data(data_file(data, part, options.answers))]
        for part in ("train", "dev")
    )
    note(f"tuning on {len(train)} texts; loss and ROUGE are written to {options.out / LOG}")
    with ProgressBar(options.progress) as progress:
        adapters = tune(options.base, train, dev, _settings(options), options.out, progress)
    model, tokenizer = merge(options.base, adapters)
    path = options.out / "model.gguf"
    export_llama(model, tokenizer, path, name=f"{options.base.resolve().name}-claimver")
    _evaluate(options, path, data_file(data, "dev", FORMATS[0]))
    print(path)
    note(f"to measure it on another set: claimver evaluate SET --method claimver --model {path}")
    return 0


def _evaluate(options: argparse.Namespace, model: Path, data: Path) -> None:
    """Asks the tuned model about development texts, as the method will, and tells how it did."""
    from claimver_core.models.generator_process import GeneratorProcess
    from claimver_core.training.evaluate_generative import evaluate_model, write_figures
    from claimver_core.training.generative_formats import read_data

    generator = GeneratorProcess(
        model, threads=options.threads, gpu_layers=0 if options.no_gpu else None, context=options.cutoff
    )
    questions = read_data(data)[: options.rouge_texts]
    try:
        with ProgressBar(options.progress) as progress, stop_on_interrupt() as stopped:
            figures = evaluate_model(generator, questions, progress, stopped)
    finally:
        generator.close()
    told = write_figures(options.out, figures)
    shares = ", ".join(f"{name} {value:.0%}" for name, value in figures.items() if isinstance(value, float))
    note(f"on {figures['claims']} claims of {figures['texts']} development texts: {shares} (see {told})")


def _check_base(base: Path | None) -> None:
    from claimver_core.training.train_generative import need_libraries

    if base is None:
        raise UsageError("--base has to be given: the folder of the model to start from.")
    need_libraries()
    from claimver_core.training.export_llama_gguf import check_exportable

    if not (base / "config.json").is_file():
        raise UsageError(f"{base} is no model folder: it has no config.json.")
    check_exportable(base)


def _make_data(options: argparse.Namespace, data: Path) -> None:
    from claimver_core.knowledge.pack import open_pack
    from claimver_core.knowledge.store import KnowledgeStore
    from claimver_core.training.generative_formats import data_file, write_data
    from claimver_core.training.run_settings import remember

    wanted = {"texts": options.texts, "dev_texts": options.dev_texts, "seed": options.seed}
    remember(data, wanted, "texts")
    if all(data_file(data, part, form).is_file() for part in ("train", "dev") for form in FORMATS):
        return
    with ProgressBar(options.progress) as progress:
        pack = open_pack(data_dir(options.data_dir), progress)
    note(f"making {options.texts} texts and {options.dev_texts} development texts")
    with KnowledgeStore(pack) as store:
        write_data(store, data, options.texts, options.dev_texts, options.seed)


def _settings(options: argparse.Namespace) -> Settings:
    from claimver_core.training.train_generative import Settings

    given = {each.name: getattr(options, each.name) for each in fields(Settings) if each.name in options}
    return Settings(**given)


def _count(argument: str) -> int:
    """The number that an option gives; argparse reports what is none."""
    if not argument.isascii() or not argument.isdigit() or not 1 <= int(argument[:9]) <= _MOST:
        raise argparse.ArgumentTypeError(f"{argument!r} is not a whole number from 1 to {_MOST}")
    return int(argument)


def _number(parser: argparse.ArgumentParser, name: str, default: int, help: str) -> None:
    parser.add_argument(
        f"--{name}", type=_count, default=default, metavar="N", help=f"{help} (default: %(default)s)"
    )
