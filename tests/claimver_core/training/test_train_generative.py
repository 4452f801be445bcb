"""Tuning, from a tiny random model of the Llama architecture to a GGUF file that llama.cpp runs."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from claimver_core.cli import main
from claimver_core.errors import ClaimVerError, UsageError
from claimver_core.models.generation import Message, Request
from claimver_core.models.llama_generator import LlamaGenerator
from claimver_core.training import train_generative
from claimver_core.training.generative_formats import Conversation
from claimver_core.training.train_generative import ADAPTERS, LOG, Settings, need_libraries
from claimver_core.verification.generative.prompts import prompt

TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n{{ message['content'] | trim }}"
    "<|im_end|>\n{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
ANSWER = '"claims":[{"span":"","label":"attributable contradictory extrapolatory","triplets":[],"rationale":"'
TEXTS: list[Conversation] = [
    (Message("system", "Rules."), Message("user", f"Claim {n}?"), Message("assistant", f'{{"n":{n}}}'))
    for n in range(6)
]
SETTINGS = Settings(accumulation=2, steps=2, save_every=1, rouge_texts=1, learning_rate=1e-2)


def test_what_to_install_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_generative, "_LIBRARIES", ("json", "no_such_library"))
    with pytest.raises(ClaimVerError, match=r"no_such_library.*pip install torch transformers peft"):
        need_libraries()


def test_a_base_has_to_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "generative"]) == 2
    assert "--base" in capsys.readouterr().err


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    for name in train_generative._LIBRARIES:
        pytest.importorskip(name, reason="tuning needs the extra generative-training")
    import torch
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
    from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

    raw = Tokenizer(models.BPE())
    raw.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    raw.decoder = decoders.ByteLevel()
    special = ["<s>", "<|im_start|>", "<|im_end|>"]
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    raw.train_from_iterator(
        [prompt("claimver").system, "the claim of the text is the fact", ANSWER],
        trainers.BpeTrainer(
            vocab_size=700, special_tokens=special, initial_alphabet=alphabet, show_progress=False
        ),
    )
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=raw, bos_token="<s>", eos_token="<|im_end|>")
    tokenizer.chat_template = TEMPLATE
    torch.manual_seed(1)
    config = LlamaConfig(
        vocab_size=702,
        hidden_size=64,
        intermediate_size=128,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=8192,
        bos_token_id=0,
        eos_token_id=2,
        initializer_range=0.3,
    )
    folder = tmp_path_factory.mktemp("base")
    LlamaForCausalLM(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


@pytest.fixture(scope="module")
def tuned(base: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("run") / "out"
    train_generative.tune(base, TEXTS[:4], TEXTS[4:], SETTINGS, out)
    return out


def _log(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (out / LOG).read_text("utf-8").splitlines()]


def test_loss_and_rouge_are_logged(tuned: Path) -> None:
    log = _log(tuned)
    assert [entry["step"] for entry in log if "loss" in entry] == [1, 2]
    assert any("eval_loss" in entry for entry in log)
    (rouge,) = [entry for entry in log if "rougeL" in entry]
    assert rouge["step"] == 2
    assert 0 <= rouge["rougeL"] <= rouge["rouge1"] <= 1


def test_a_run_goes_on_at_its_checkpoint_and_no_other_settings_are_mixed_in(base: Path, tuned: Path) -> None:
    first = _log(tuned)
    train_generative.tune(base, TEXTS[:4], TEXTS[4:], replace(SETTINGS, steps=3), tuned)
    log = _log(tuned)
    assert [entry["step"] for entry in log if "loss" in entry] == [1, 2, 3]
    assert log[0] == first[0]
    with pytest.raises(UsageError, match="another rank"):
        train_generative.tune(base, TEXTS, [], replace(SETTINGS, rank=4), tuned)


def test_the_answer_alone_is_learnt(base: Path) -> None:
    from transformers import AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(base)
    question, answer = train_generative.tokens_of(TEXTS[3], tokenizer)
    assert tokenizer.decode(question).endswith("<|im_start|>assistant\n")
    assert tokenizer.decode(answer) == '{"n":3}<|im_end|>\n'


def test_the_merged_model_says_the_same_in_llama_cpp(base: Path, tuned: Path, tmp_path: Path) -> None:
    import llama_cpp
    import torch

    from claimver_core.training.export_llama_gguf import check_exportable, export_llama, merge

    check_exportable(base)
    model, tokenizer = merge(base, tuned / ADAPTERS)
    whole, small = tmp_path / "whole.gguf", tmp_path / "small.gguf"
    export_llama(model, tokenizer, whole, name="whole", quantise=False)
    export_llama(model, tokenizer, small, name="small")
    assert small.stat().st_size < 0.6 * whole.stat().st_size

    text = "the claim that 12 cafés are the fact 🎉."
    runs = llama_cpp.Llama(str(whole), n_ctx=128, logits_all=True, n_threads=1, verbose=False)
    tokens = runs.tokenize(text.encode(), add_bos=False, special=False)
    assert tokens == tokenizer(text, add_special_tokens=False)["input_ids"]
    runs.eval(tokens)
    with torch.no_grad():
        wanted = model(torch.tensor([tokens])).logits[0].float().numpy()
    np.testing.assert_allclose(runs.scores[: len(tokens)], wanted, atol=0.05)
    runs.close()

    asked = LlamaGenerator(small, threads=1)
    answer = asked.generate(Request((Message("system", "Rules."), Message("user", "Claim 3?")), 8))
    asked.close()
    assert answer.completion_tokens > 0


def test_the_whole_command_from_texts_to_a_model_that_was_asked(
    base: Path, shared_data_dir: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    command = ["train", "generative", "--base", str(base), "--out", str(out), "--threads", "1"]
    command += ["--data-dir", str(shared_data_dir), "--texts", "4", "--dev-texts", "2", "--cutoff", "8192"]
    command += ["--accumulation", "1", "--rouge-texts", "1"]
    assert main([*command, "--steps", "1"]) == 0
    assert capsys.readouterr().out.strip() == str(out / "model.gguf")
    log = _log(out)
    assert [entry["step"] for entry in log if "loss" in entry] == [1]
    assert any("rougeL" in entry for entry in log)
    figures = json.loads((out / "evaluation.json").read_text("utf-8"))
    assert figures["texts"] == 1
    assert figures["claims"] > 0
    assert 0 <= figures["strict"] <= figures["span_matched"] <= 1
    assert 0 <= figures["rougeL"] <= figures["rouge1"] <= 1

    made = (out / "data" / "train.claimver.jsonl").stat().st_mtime_ns
    assert main([*command, "--steps", "2"]) == 0
    assert [entry["step"] for entry in _log(out) if "loss" in entry] == [1, 2]
    assert (out / "data" / "train.claimver.jsonl").stat().st_mtime_ns == made, "the texts were made once"
    for other in (["--texts", "5"], ["--seed", "2"], ["--answers", "paper"], ["--rank", "4"]):
        capsys.readouterr()
        assert main([*command, "--steps", "2", *other]) == 2
        told = capsys.readouterr().err
        assert f"another {other[0].removeprefix('--')}" in told
        assert "choose another --out" in told


def test_what_cannot_be_exported_is_refused_before_it_is_tuned(base: Path, tmp_path: Path) -> None:
    from claimver_core.training.export_llama_gguf import check_exportable

    for file in base.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    config = json.loads((base / "config.json").read_text("utf-8"))
    (tmp_path / "config.json").write_text(json.dumps(config | {"architectures": ["GemmaForCausalLM"]}))
    with pytest.raises(UsageError, match="GemmaForCausalLM"):
        check_exportable(tmp_path)
