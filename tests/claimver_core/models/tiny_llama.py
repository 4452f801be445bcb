"""A language model of two layers with random weights: the real format, the real llama.cpp, in 470 kB."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np

WIDTH, INNER, LAYERS, HEADS, CONTEXT = 64, 128, 2, 4, 4096
CHAT_TEMPLATE = (
    "{% for message in messages %}<|{{ message['role'] }}|>{{ message['content'] }}\n{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|>{% endif %}"
)
TOKENS = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256))]


def write_tiny_llama(
    path: Path,
    *,
    architecture: str = "llama",
    chat_template: str | None = CHAT_TEMPLATE,
    name: str = "Tiny",
    kind: str = "model",
    context: int = CONTEXT,
    seed: int = 7,
) -> Path:
    """Writes the model; the same seed gives the same file."""
    random = np.random.default_rng(seed)
    writer = gguf.GGUFWriter(path, architecture)
    writer.add_type(kind)
    writer.add_name(name)
    writer.add_license("apache-2.0")
    writer.add_context_length(context)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(TOKENS))
    writer.add_tokenizer_model("llama")
    writer.add_token_list(TOKENS)
    writer.add_token_scores([0.0] * len(TOKENS))
    kinds = [gguf.TokenType.UNKNOWN, gguf.TokenType.CONTROL, gguf.TokenType.CONTROL]
    writer.add_token_types([*kinds, *[gguf.TokenType.BYTE] * 256])
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_unk_token_id(0)
    writer.add_add_space_prefix(False)
    if chat_template is not None:
        writer.add_chat_template(chat_template)

    def add(tensor: str, *shape: int) -> None:
        writer.add_tensor(f"{tensor}.weight", random.normal(0, 0.2, shape).astype(np.float32))

    def add_norm(tensor: str) -> None:
        writer.add_tensor(f"{tensor}.weight", np.ones(WIDTH, np.float32))

    add("token_embd", len(TOKENS), WIDTH)
    add("output", len(TOKENS), WIDTH)
    add_norm("output_norm")
    for layer in range(LAYERS):
        for tensor in ("attn_q", "attn_k", "attn_v", "attn_output"):
            add(f"blk.{layer}.{tensor}", WIDTH, WIDTH)
        add(f"blk.{layer}.ffn_gate", INNER, WIDTH)
        add(f"blk.{layer}.ffn_up", INNER, WIDTH)
        add(f"blk.{layer}.ffn_down", WIDTH, INNER)
        add_norm(f"blk.{layer}.attn_norm")
        add_norm(f"blk.{layer}.ffn_norm")
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path
