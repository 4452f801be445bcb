"""Write a BERT as a GGUF file that llama.cpp runs.

Two kinds: an embedding model (mean pooling over the last layer), or a cross-encoder with a
classification head (the pooler and the classifier, read back by ``models/classifier.py``).
llama.cpp gives every token the token type 0, so models must be trained that way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gguf
import numpy as np

from claimver_core.models.gguf_tensors import read_tensors

if TYPE_CHECKING:
    from transformers import PreTrainedModel, PreTrainedTokenizerBase

WORD_START = "\u2581"
SPECIAL = ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]")
HEAD = {
    "pooler.dense.weight": "cls.weight",
    "pooler.dense.bias": "cls.bias",
    "classifier.weight": "cls.output.weight",
    "classifier.bias": "cls.output.bias",
}
# Small, and quantising them costs the most precision for the least space.
KEPT_IN_F32 = ("position_embd", "token_types", "cls")


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
    """Write a Hugging Face BERT to ``path``; the arguments are those of ``write_bert``.

    With ``labels`` the model must be a BertForSequenceClassification with that many outputs, in
    that order; without, a BertModel used with mean pooling. Raises ValueError when they disagree.
    """
    weights = {key: tensor.detach().float().cpu().numpy() for key, tensor in model.state_dict().items()}
    write_bert(
        path,
        weights,
        model.config.to_dict(),
        tokenizer.get_vocab(),
        name=name,
        licence=licence,
        description=description,
        labels=labels,
        quantise=quantise,
    )


def write_bert(
    path: Path,
    weights: Mapping[str, np.ndarray],
    config: Mapping[str, Any],
    vocabulary: Mapping[str, int],
    *,
    name: str,
    licence: str,
    description: str,
    labels: Sequence[str] | None = None,
    quantise: bool = True,
) -> None:
    """Write a BERT from its weights, by their Hugging Face names, and its configuration.

    Matrices become Q8_0, or everything f32 without ``quantise``. ``licence`` is an SPDX identifier.
    Raises ValueError when head and labels disagree, or a weight has no place in llama.cpp's BERT.
    """
    weights = {key.removeprefix("bert."): value for key, value in weights.items()}
    weights.pop("embeddings.position_ids", None)
    if labels is not None and weights["classifier.bias"].shape != (len(labels),):
        raise ValueError(f"{len(labels)} labels for a head of shape {weights['classifier.bias'].shape}")
    writer = gguf.GGUFWriter(str(path), "bert")
    writer.add_name(name)
    writer.add_description(description)
    writer.add_license(licence)
    _add_architecture(writer, config, labels)
    _add_vocabulary(writer, vocabulary)
    _add_tensors(writer, weights, config["num_hidden_layers"], labels is not None, quantise)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def read_bert(path: Path, keys: Iterable[str], layers: int) -> dict[str, np.ndarray]:
    """The weights of an exported BERT of so many ``layers``, float32, by the Hugging Face names ``keys``.

    Raises ResourceError when the file is damaged, and ValueError when it lacks one of them.
    """
    tensors = read_tensors(path)
    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.BERT, layers)
    places = {key: _name(names, key.removeprefix("bert.")) for key in keys}
    lacking = [key for key, name in places.items() if name not in tensors]
    if lacking:
        raise ValueError(f"{path} has no tensor for {', '.join(lacking)}")
    return {key: tensors[name].whole() for key, name in places.items() if name is not None}


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


def _add_vocabulary(writer: gguf.GGUFWriter, vocabulary: Mapping[str, int]) -> None:
    """WordPiece as llama.cpp wants it: word starts carry U+2581, continuations lose their ``##``."""
    tokens: list[str] = []
    kinds: list[gguf.TokenType] = []
    for token in sorted(vocabulary, key=lambda token: vocabulary[token]):
        if token in SPECIAL:
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
    writer.add_bos_token_id(vocabulary["[CLS]"])
    writer.add_eos_token_id(vocabulary["[SEP]"])
    writer.add_sep_token_id(vocabulary["[SEP]"])
    writer.add_unk_token_id(vocabulary["[UNK]"])
    writer.add_pad_token_id(vocabulary["[PAD]"])
    writer.add_mask_token_id(vocabulary["[MASK]"])


def _add_tensors(
    writer: gguf.GGUFWriter, weights: Mapping[str, np.ndarray], layers: int, head: bool, quantise: bool
) -> None:
    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.BERT, layers)
    quantised = gguf.GGMLQuantizationType.Q8_0
    for key, weight in weights.items():
        if key in HEAD and not head:
            continue
        name = _name(names, key)
        if name is None:
            raise ValueError(f"llama.cpp's BERT has no tensor for {key}")
        values = np.ascontiguousarray(weight, dtype=np.float32)
        if quantise and values.ndim == 2 and not name.startswith(KEPT_IN_F32):
            writer.add_tensor(name, gguf.quants.quantize(values, quantised), raw_dtype=quantised)
        else:
            writer.add_tensor(name, values)


def _name(names: gguf.TensorNameMap, key: str) -> str | None:
    return HEAD.get(key) or names.get_name(key, try_suffixes=(".weight", ".bias"))
