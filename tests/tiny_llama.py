"""A language model of two layers with random weights: the real file format and the real llama.cpp, in 500 kB.

What it writes has no sense at all, which makes it the most hostile model there is.
"""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np

WIDTH, LAYERS, HEADS, CONTEXT = 64, 2, 4, 8192
CONTROL = ("<s>", "</s>", "<|im_start|>", "<|im_end|>")
TOKENS = ["<unk>", *CONTROL, *(f"<0x{byte:02X}>" for byte in range(256)), "▁", *map(chr, range(33, 127))]
CHAT_TEMPLATE = (
    "{{ bos_token }}{% for message in messages %}<|im_start|>{{ message['role'] }}\n"
    "{{ message['content'] | trim }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


def write_tiny_llama(
    path: Path,
    *,
    architecture: str = "llama",
    chat_template: str | None = CHAT_TEMPLATE,
    name: str = "Tiny",
    kind: str = "model",
    context: int = CONTEXT,
    width: int = WIDTH,
    layers: int = LAYERS,
    heads: int = HEADS,
    quotes: float = 1.0,
    seed: int = 7,
) -> Path:
    """Writes the model; the same seed gives the same file. The more ``quotes`` weigh, the sooner the model
    ends what it writes."""
    inner = 2 * width
    random = np.random.default_rng(seed)
    types = [
        gguf.TokenType.UNKNOWN,
        *[gguf.TokenType.CONTROL] * len(CONTROL),
        *[gguf.TokenType.BYTE] * 256,
        *[gguf.TokenType.NORMAL] * 95,
    ]
    writer = gguf.GGUFWriter(path, architecture)
    writer.add_type(kind)
    writer.add_name(name)
    writer.add_license("apache-2.0")
    writer.add_context_length(context)
    writer.add_embedding_length(width)
    writer.add_block_count(layers)
    writer.add_feed_forward_length(inner)
    writer.add_head_count(heads)
    writer.add_head_count_kv(heads)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(width // heads)
    writer.add_vocab_size(len(TOKENS))
    writer.add_tokenizer_model("llama")
    writer.add_token_list(TOKENS)
    writer.add_token_scores([0.0] * len(TOKENS))
    writer.add_token_types(types)
    writer.add_bos_token_id(TOKENS.index("<s>"))
    writer.add_eos_token_id(TOKENS.index("<|im_end|>"))
    writer.add_unk_token_id(0)
    writer.add_add_bos_token(True)
    writer.add_add_space_prefix(False)
    if chat_template is not None:
        writer.add_chat_template(chat_template)

    def add(tensor: str, *shape: int) -> None:
        values = random.normal(0, 0.3, shape).astype(np.float32)
        if tensor == "output":
            values[TOKENS.index('"')] *= quotes
        writer.add_tensor(f"{tensor}.weight", values)

    def add_norm(tensor: str) -> None:
        writer.add_tensor(f"{tensor}.weight", np.ones(width, np.float32))

    add("token_embd", len(TOKENS), width)
    add("output", len(TOKENS), width)
    add_norm("output_norm")
    for layer in range(layers):
        for tensor in ("attn_q", "attn_k", "attn_v", "attn_output"):
            add(f"blk.{layer}.{tensor}", width, width)
        add(f"blk.{layer}.ffn_gate", inner, width)
        add(f"blk.{layer}.ffn_up", inner, width)
        add(f"blk.{layer}.ffn_down", width, inner)
        add_norm(f"blk.{layer}.attn_norm")
        add_norm(f"blk.{layer}.ffn_norm")
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path
