"""Tune LoRA adapters of a language model on judged texts (ClaimVer, section 3.4 and appendix A.1).

Runs with transformers and peft, which the extra ``generative-training`` brings. The folder of a run holds its
settings, its checkpoints, from which a stopped run goes on, and ``log.jsonl`` with the loss and ROUGE.
"""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from claimver_core.errors import ClaimVerError, UsageError
from claimver_core.training.evaluate_generative import mean_rouge
from claimver_core.training.generative_formats import Conversation
from claimver_core.training.run_settings import remember
from claimver_core.types import Progress

LOG = "log.jsonl"
ADAPTERS = "adapters"
_CHECKPOINTS = "checkpoints"
_LIBRARIES = ("torch", "transformers", "peft", "accelerate", "gguf", "rouge_score")
_MAY_CHANGE = ("steps", "save_every", "rouge_texts")
"""How far a run goes and how it is watched; all else would make another run."""
_UNLEARNED = -100
"""Marks the tokens of the prompt, of which the model is to learn nothing."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The paper's, unless others are given. ``answers`` is the format that is tuned on. A step takes
    ``accumulation`` texts; ``steps`` above 0 ends after so many. Texts of more than ``cutoff`` tokens are
    left out. ROUGE is taken of the answers to ``rouge_texts`` development texts."""

    answers: str = "claimver"
    rank: int = 8
    alpha: int = 16
    learning_rate: float = 5e-5
    epochs: float = 2.0
    accumulation: int = 8
    cutoff: int = 4096
    steps: int = -1
    save_every: int = 50
    rouge_texts: int = 50
    seed: int = 1


def need_libraries() -> None:
    """Raises ClaimVerError, which says what to install, where a library is missing."""
    missing = [name for name in _LIBRARIES if importlib.util.find_spec(name) is None]
    if missing:
        raise ClaimVerError(
            f"Tuning needs libraries that are not installed: {', '.join(missing)}.",
            "Install them with: pip install torch transformers peft gguf rouge-score",
        )


def load_base(base: Path, four_bits: bool = False) -> tuple[Any, Any]:
    """The model and tokenizer in a folder in the form of Hugging Face. Raises UsageError."""
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer, BitsAndBytesConfig

    if not (base / "config.json").is_file():
        raise UsageError(f"{base} is no model folder: it has no config.json.")
    options: dict[str, Any] = {"dtype": torch.bfloat16 if torch.cuda.is_available() else torch.float32}
    if four_bits:
        options["quantization_config"] = BitsAndBytesConfig(
            load_in_4bit=True, bnb_4bit_compute_dtype=torch.bfloat16, bnb_4bit_quant_type="nf4"
        )
        options["device_map"] = "auto"
    try:
        tokenizer = AutoTokenizer.from_pretrained(base, local_files_only=True)
        model = AutoModelForCausalLM.from_pretrained(base, local_files_only=True, **options)
    except (OSError, ValueError, KeyError) as error:
        raise UsageError(f"The model in {base} cannot be loaded: {error}.") from error
    if not tokenizer.chat_template:
        raise UsageError(f"The model in {base} has no chat template: choose one that follows instructions.")
    return model, tokenizer


def four_bits_possible() -> bool:
    """Whether the base can be held in four bits, as in the paper: it takes CUDA and bitsandbytes."""
    import torch

    return torch.cuda.is_available() and importlib.util.find_spec("bitsandbytes") is not None


def tokens_of(conversation: Conversation, tokenizer: Any) -> tuple[list[int], list[int]]:
    """The tokens of the question and those of the answer with what ends it. Raises UsageError where the
    chat template changes a question once it is answered."""
    messages = [asdict(message) for message in conversation]
    try:
        asked, whole = _rendered(messages, tokenizer)
    except Exception:  # jinja2 and templates raise what they like; one without a system role is asked without
        system, user, *rest = messages
        joined = {"role": "user", "content": f"{system['content']}\n\n{user['content']}"}
        asked, whole = _rendered([joined, *rest], tokenizer)
    if not whole.startswith(asked):
        raise UsageError("The model's chat template cannot be tuned on: it rewrites a question later.")
    question = tokenizer(asked, add_special_tokens=False)["input_ids"]
    answer = tokenizer(whole[len(asked) :], add_special_tokens=False)["input_ids"]
    return question, answer


def _rendered(messages: Sequence[dict[str, str]], tokenizer: Any) -> tuple[str, str]:
    asked = tokenizer.apply_chat_template(messages[:-1], tokenize=False, add_generation_prompt=True)
    return asked, tokenizer.apply_chat_template(messages, tokenize=False)


def tune(
    base: Path,
    train: Sequence[Conversation],
    dev: Sequence[Conversation],
    settings: Settings,
    out: Path,
    progress: Callable[[Progress], None] | None = None,
) -> Path:
    """Tunes adapters and returns their folder in ``out``; goes on from the last checkpoint there. The loss is
    logged after each step, and on the development texts with ROUGE after each epoch.

    Raises UsageError when ``out`` holds a run with other settings, or no text is short enough.
    """
    from peft import LoraConfig, get_peft_model, prepare_model_for_kbit_training
    from transformers import PrinterCallback, Trainer, TrainerCallback, TrainingArguments, set_seed
    from transformers.trainer_utils import get_last_checkpoint

    class Log(TrainerCallback):
        def on_log(self, args: Any, state: Any, control: Any, **kwargs: Any) -> None:
            _write_log(out, state.log_history)
            if progress:
                progress(Progress("Tuning", state.global_step, state.max_steps))

        def on_evaluate(self, args: Any, state: Any, control: Any, **kwargs: Any) -> None:
            found = rouge(model, tokenizer, dev[: settings.rouge_texts])
            state.log_history.append({"step": state.global_step, "epoch": state.epoch, **found})
            _write_log(out, state.log_history)

    remember(out, {"base": str(base.resolve()), **asdict(settings)}, "a run", _MAY_CHANGE)
    set_seed(settings.seed)
    four_bits = four_bits_possible()
    model, tokenizer = load_base(base, four_bits)
    if four_bits:
        model = prepare_model_for_kbit_training(model)
    model = get_peft_model(
        model, LoraConfig(r=settings.rank, lora_alpha=settings.alpha, target_modules="all-linear",
                          task_type="CAUSAL_LM"),
    )  # fmt: skip
    arguments = TrainingArguments(
        output_dir=str(out / _CHECKPOINTS),
        learning_rate=settings.learning_rate,
        lr_scheduler_type="cosine",
        optim="adamw_torch",
        num_train_epochs=settings.epochs,
        max_steps=settings.steps,
        per_device_train_batch_size=1,
        per_device_eval_batch_size=1,
        gradient_accumulation_steps=settings.accumulation,
        logging_steps=1,
        save_steps=settings.save_every,
        save_total_limit=2,
        eval_strategy="epoch" if dev else "no",
        report_to="none",
        disable_tqdm=True,
        seed=settings.seed,
    )
    rows = _rows(train, tokenizer, settings.cutoff)
    if not rows:
        raise UsageError("Every text is longer than the cutoff.", "Give a larger --cutoff.")
    trainer = Trainer(
        model=model,
        args=arguments,
        train_dataset=rows,
        eval_dataset=_rows(dev, tokenizer, settings.cutoff) or None,
        data_collator=_tensors,
        callbacks=[Log()],
    )
    folder = out / _CHECKPOINTS
    trainer.remove_callback(PrinterCallback)  # standard output is for the result
    trainer.train(resume_from_checkpoint=get_last_checkpoint(str(folder)) if folder.is_dir() else None)
    adapters = out / ADAPTERS
    trainer.save_model(str(adapters))
    _write_log(out, trainer.state.log_history)
    return adapters


def rouge(model: Any, tokenizer: Any, dev: Sequence[Conversation]) -> dict[str, float]:
    """The mean ROUGE-1 and ROUGE-L (F) of the model's answers, each at most twice as long as the right one;
    nothing without texts."""
    import torch

    answers = []
    model.eval()
    for conversation in dev:
        question, right = tokens_of(conversation, tokenizer)
        asked = torch.tensor([question], device=model.device)
        with torch.no_grad():
            answered = model.generate(
                input_ids=asked,
                attention_mask=torch.ones_like(asked),
                max_new_tokens=2 * len(right),
                do_sample=False,
                pad_token_id=tokenizer.eos_token_id,
            )
        said = tokenizer.decode(answered[0][len(question) :], skip_special_tokens=True)
        answers.append((conversation[-1].content, said))
    return mean_rouge(answers)


def _rows(conversations: Sequence[Conversation], tokenizer: Any, cutoff: int) -> list[dict[str, list[int]]]:
    rows = []
    for conversation in conversations:
        question, answer = tokens_of(conversation, tokenizer)
        if len(question) + len(answer) <= cutoff:
            labels = [_UNLEARNED] * len(question) + answer
            rows.append({"input_ids": question + answer, "labels": labels})
    return rows


def _tensors(rows: list[dict[str, list[int]]]) -> dict[str, Any]:
    """A batch is one text, so that none needs padding."""
    import torch

    (row,) = rows
    tensors = {key: torch.tensor([values]) for key, values in row.items()}
    return {**tensors, "attention_mask": torch.ones_like(tensors["input_ids"])}


def _write_log(out: Path, history: Sequence[dict[str, Any]]) -> None:
    (out / LOG).write_text("".join(json.dumps(entry) + "\n" for entry in history), encoding="utf-8")
