"""Merge LoRA adapters into their language model, and write it as a GGUF file that llama.cpp runs.

For models of the Llama architecture (Llama 2 and 3, Mistral, Solar, TinyLlama), with tokens by bytes or by
SentencePiece. llama.cpp turns pairs of neighbouring dimensions, Hugging Face halves: the rows of queries and
keys change places.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from claimver_core.errors import UsageError
from claimver_core.training.train_generative import load_base

ARCHITECTURES = ("LlamaForCausalLM", "MistralForCausalLM")
_BLOCK = 32
# What tells the splitting of words apart, in the order tried, with llama.cpp's name for it.
_SPLITS = (
    ("\\p{N}{1,3}", "llama-bpe"),
    ("(?i:'s|'t|'re|'ve|'m|'ll|'d)", "qwen2"),
    ("Digits", "smollm"),
    ("ByteLevel", "gpt-2"),
)


def check_exportable(base: Path) -> None:
    """Raises UsageError where the model in this folder cannot be written as GGUF: to be asked before it is
    tuned."""
    from transformers import AutoConfig, AutoTokenizer

    try:
        config = AutoConfig.from_pretrained(base, local_files_only=True)
        tokenizer = AutoTokenizer.from_pretrained(base, local_files_only=True)
    except (OSError, ValueError, KeyError) as error:
        raise UsageError(f"The model in {base} cannot be loaded: {error}.") from error
    kind = (config.architectures or ["unknown"])[0]
    rope = (getattr(config, "rope_parameters", None) or {}).get("rope_type", "default")
    if kind not in ARCHITECTURES or rope != "default":
        raise UsageError(
            f"A model of the kind {kind} with positions of the kind {rope} cannot be exported.",
            f"Choose one of {', '.join(ARCHITECTURES)} without scaled positions.",
        )
    _split(json.loads(tokenizer.backend_tokenizer.to_str()))


def merge(base: Path, adapters: Path) -> tuple[Any, Any]:
    """The model of the folder, in full precision, with the adapters in its weights; and its tokenizer."""
    from peft import PeftModel

    model, tokenizer = load_base(base)
    return PeftModel.from_pretrained(model, adapters).merge_and_unload(), tokenizer


def export_llama(model: Any, tokenizer: Any, path: Path, *, name: str, quantise: bool = True) -> None:
    """Writes a model to ``path``: matrices as Q8_0, or everything as f32 without ``quantise``."""
    import gguf

    writer = gguf.GGUFWriter(path, "llama")
    config = model.config
    heads, keys = config.num_attention_heads, config.num_key_value_heads
    size = getattr(config, "head_dim", None) or config.hidden_size // heads
    writer.add_type("model")
    writer.add_name(name)
    writer.add_context_length(config.max_position_embeddings)
    writer.add_embedding_length(config.hidden_size)
    writer.add_block_count(config.num_hidden_layers)
    writer.add_feed_forward_length(config.intermediate_size)
    writer.add_head_count(heads)
    writer.add_head_count_kv(keys)
    writer.add_key_length(size)
    writer.add_value_length(size)
    writer.add_layer_norm_rms_eps(config.rms_norm_eps)
    writer.add_rope_dimension_count(size)
    writer.add_rope_freq_base(float(config.rope_parameters["rope_theta"]))
    writer.add_vocab_size(config.vocab_size)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    _add_vocabulary(writer, tokenizer, config.vocab_size)
    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.LLAMA, config.num_hidden_layers)
    for key, tensor in model.state_dict().items():
        if key == "lm_head.weight" and config.tie_word_embeddings:
            continue
        target = names.get_name(key, try_suffixes=(".weight", ".bias"))
        if target is None:
            raise UsageError(f"llama.cpp's Llama has no tensor for {key}.")
        values = tensor.detach().float().cpu().numpy()
        if key.endswith("q_proj.weight"):
            values = _paired(values, heads)
        elif key.endswith("k_proj.weight"):
            values = _paired(values, keys)
        values = np.ascontiguousarray(values, dtype=np.float32)
        if quantise and values.ndim == 2 and values.shape[1] % _BLOCK == 0:
            kind = gguf.GGMLQuantizationType.Q8_0
            writer.add_tensor(target, gguf.quants.quantize(values, kind), raw_dtype=kind)
        else:
            writer.add_tensor(target, values)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _paired(weight: np.ndarray, heads: int) -> np.ndarray:
    """Rows of each head, of shape (heads * size, width), with the halves of the head interleaved."""
    rows, width = weight.shape
    return weight.reshape(heads, 2, rows // heads // 2, width).swapaxes(1, 2).reshape(rows, width)


def _split(tokenizer: dict[str, Any]) -> str | None:
    """llama.cpp's name for how words are split before byte pairs; None for SentencePiece. Raises UsageError
    where it has none."""
    model = tokenizer["model"]
    if model["type"] == "BPE" and model.get("byte_fallback"):
        return None
    rules = json.dumps(tokenizer["pre_tokenizer"], ensure_ascii=False).replace("\\\\", "\\")
    if model["type"] == "BPE" and "ByteLevel" in rules:
        return next(name for mark, name in _SPLITS if mark in rules)
    raise UsageError(f"Tokens of the kind {model['type']} cannot be exported.", "Choose another base model.")


def _add_vocabulary(writer: Any, tokenizer: Any, size: int) -> None:
    import gguf

    spec = json.loads(tokenizer.backend_tokenizer.to_str())
    split = _split(spec)
    added = {entry["id"]: entry for entry in spec["added_tokens"]}
    by_place = {place: token for token, place in tokenizer.get_vocab().items()}
    tokens, kinds = [], []
    for place in range(size):
        token = by_place.get(place, f"[PAD{place}]")
        if place not in by_place:
            kind = gguf.TokenType.UNUSED
        elif place in added:
            special = added[place]["special"]
            kind = gguf.TokenType.CONTROL if special else gguf.TokenType.USER_DEFINED
        elif split is None and token.startswith("<0x") and token.endswith(">"):
            kind = gguf.TokenType.BYTE
        else:
            kind = gguf.TokenType.NORMAL
        tokens.append(token)
        kinds.append(kind)
    writer.add_tokenizer_model("llama" if split is None else "gpt2")
    writer.add_token_list(tokens)
    writer.add_token_types(kinds)
    if split is None:  # SentencePiece numbers its pieces from the likeliest on
        writer.add_token_scores([-float(place) for place in range(size)])
        writer.add_add_space_prefix(tokenizer.tokenize("a")[0].startswith("▁"))
    else:
        writer.add_tokenizer_pre(split)
        merges = [each if isinstance(each, str) else " ".join(each) for each in spec["model"]["merges"]]
        writer.add_token_merges(merges)
    for add, place in (
        (writer.add_bos_token_id, tokenizer.bos_token_id),
        (writer.add_eos_token_id, tokenizer.eos_token_id),
        (writer.add_unk_token_id, tokenizer.unk_token_id),
        (writer.add_pad_token_id, tokenizer.pad_token_id),
    ):
        if place is not None:
            add(place)
    first = tokenizer("a")["input_ids"][:1]
    writer.add_add_bos_token(tokenizer.bos_token_id is not None and first == [tokenizer.bos_token_id])
    writer.add_chat_template(tokenizer.chat_template)
