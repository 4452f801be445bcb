"""Write a BERT as a GGUF file that llama.cpp runs.

Two kinds: an embedding model (mean pooling over the last layer), or a cross-encoder with a
classification head (the pooler and the classifier, read back by ``models/classifier.py``).
llama.cpp gives every token the token type 0, so models must be trained that way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gguf
import numpy as np

if TYPE_CHECKING:
    from transformers import PreTrainedModel, PreTrainedTokenizerBase

WORD_START = "\u2581"
HEAD = {
    "pooler.dense.weight": "cls.weight",
    "pooler.dense.bias": "cls.bias",
    "classifier.weight": "cls.output.weight",
    "classifier.bias": "cls.output.bias",
}
# Rows that are looked up or added once a token gain nothing from being quantised.
KEPT_IN_F32 = ("position_embd", "token_types")


def export_bert(
    model: PreTrainedModel,
    tokenizer: PreTrainedTokenizerBase,
    path: Path,
    *,
    name: str,
    licence: str,
    description: str,
    labels: Sequence[str] | None = None,
    quantise: bool = True,
) -> None:
    """Write ``model`` to ``path``; matrices as Q8_0, or everything as f32 without ``quantise``.

    With ``labels`` the model must be a BertForSequenceClassification with that many outputs, in
    that order; without, a BertModel used with mean pooling. ``licence`` is an SPDX identifier.
    Raises ValueError when head and labels disagree.
    """
    weights = {
        key.removeprefix("bert."): tensor.detach().float().cpu().numpy()
        for key, tensor in model.state_dict().items()
        if not key.endswith("position_ids")
    }
    if labels is not None and weights["classifier.bias"].shape != (len(labels),):
        raise ValueError(f"{len(labels)} labels for a head of shape {weights['classifier.bias'].shape}")
    writer = gguf.GGUFWriter(str(path), "bert")
    writer.add_name(name)
    writer.add_description(description)
    writer.add_license(licence)
    _add_architecture(writer, model.config.to_dict(), labels)
    _add_vocabulary(writer, tokenizer)
    _add_tensors(writer, weights, model.config.num_hidden_layers, labels is not None, quantise)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _add_architecture(
    writer: gguf.GGUFWriter, config: Mapping[str, Any], labels: Sequence[str] | None
) -> None:
    writer.add_context_length(config["max_position_embeddings"])
    writer.add_embedding_length(config["hidden_size"])
    writer.add_feed_forward_length(config["intermediate_size"])
    writer.add_block_count(config["num_hidden_layers"])
    writer.add_head_count(config["num_attention_heads"])
    writer.add_layer_norm_eps(config["layer_norm_eps"])
    writer.add_causal_attention(False)
    if labels is None:
        writer.add_pooling_type(gguf.PoolingType.MEAN)
    else:
        writer.add_pooling_type(gguf.PoolingType.RANK)
        writer.add_classifier_output_labels(list(labels))


def _add_vocabulary(writer: gguf.GGUFWriter, tokenizer: PreTrainedTokenizerBase) -> None:
    """WordPiece as llama.cpp wants it: word starts carry U+2581, continuations lose their ``##``."""
    vocabulary = sorted(tokenizer.get_vocab().items(), key=lambda item: item[1])
    special = set(tokenizer.all_special_tokens)
    tokens: list[str] = []
    kinds: list[gguf.TokenType] = []
    for token, _ in vocabulary:
        if token in special:
            tokens.append(token)
            kinds.append(gguf.TokenType.CONTROL)
        elif token.startswith("##"):
            tokens.append(token[2:])
            kinds.append(gguf.TokenType.NORMAL)
        elif token.startswith("[unused") and token.endswith("]"):
            tokens.append(token)
            kinds.append(gguf.TokenType.UNUSED)
        else:
            tokens.append(WORD_START + token)
            kinds.append(gguf.TokenType.NORMAL)
    writer.add_tokenizer_model("bert")
    writer.add_tokenizer_pre("default")
    writer.add_token_list(tokens)
    writer.add_token_types(kinds)
    writer.add_token_type_count(2)
    writer.add_bos_token_id(tokenizer.cls_token_id)
    writer.add_eos_token_id(tokenizer.sep_token_id)
    writer.add_sep_token_id(tokenizer.sep_token_id)
    writer.add_unk_token_id(tokenizer.unk_token_id)
    writer.add_pad_token_id(tokenizer.pad_token_id)
    writer.add_mask_token_id(tokenizer.mask_token_id)


def _add_tensors(
    writer: gguf.GGUFWriter, weights: Mapping[str, np.ndarray], layers: int, head: bool, quantise: bool
) -> None:
    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.BERT, layers)
    quantised = gguf.GGMLQuantizationType.Q8_0
    for key, weight in weights.items():
        if key in HEAD:
            if not head:
                continue
            name: str | None = HEAD[key]
        else:
            name = names.get_name(key, try_suffixes=(".weight", ".bias"))
        if name is None:
            raise ValueError(f"llama.cpp's BERT has no tensor for {key}")
        values = np.ascontiguousarray(weight, dtype=np.float32)
        if quantise and values.ndim == 2 and not name.startswith(KEPT_IN_F32):
            writer.add_tensor(name, gguf.quants.quantize(values, quantised), raw_dtype=quantised)
        else:
            writer.add_tensor(name, values)
