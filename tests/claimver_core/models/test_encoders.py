"""Both ways of running an encoder, numpy's and llama.cpp's, beside each other."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from claimver_core.errors import Cancelled, ResourceError
from claimver_core.locations import resource
from claimver_core.models import gguf_tensors, open_encoder
from claimver_core.models.bert_encoder import LEAST_PACK, BertEncoder, even_packs
from claimver_core.models.encoder import Encoder, Pooling, packed
from claimver_core.models.gguf_tensors import read_tensors
from claimver_core.models.llama_encoder import LlamaEncoder
from tests.claimver_core.models.tiny_bert import LABELS, reference_logits, write_tiny

TEXTS = [
    "Albert Einstein was born in Ulm on 14 March 1879.",
    "Paris",
    "",
    "The tower is 330 metres high, and " * 20,
    "Marie Curie : award received : Nobel Prize in Physics",
    "Marie Curie was born in Ulm on 14 March 1879.",
]


@pytest.mark.parametrize(("name", "pooling"), [("ranker", Pooling.MEAN), ("verifier", Pooling.RANK)])
def test_the_shipped_models_say_the_same_both_ways(name: str, pooling: Pooling) -> None:
    """llama.cpp rounds what goes between the layers to eight bits, numpy rounds nothing."""
    path = resource("models", f"{name}.gguf")
    kinds: list[Callable[..., Encoder]] = [BertEncoder, LlamaEncoder]
    ours, theirs = (kind(path, pooling=pooling, context=128, threads=2) for kind in kinds)
    sequences = [ours.single(text) for text in TEXTS]
    one, other = ours.run(sequences), theirs.run(sequences)
    likeness = (one * other).sum(axis=1) / np.linalg.norm(one, axis=1) / np.linalg.norm(other, axis=1)
    assert likeness.min() > 0.99
    assert (ours.labels, ours.width, ours.info) == (theirs.labels, theirs.width, theirs.info)
    ours.close()
    theirs.close()


@pytest.mark.parametrize("threads", [1, 3])
def test_each_of_a_pack_is_as_bert_is_defined(tmp_path: Path, threads: int) -> None:
    encoder = BertEncoder(
        write_tiny(tmp_path / "exact.gguf", LABELS, quantise=False),
        pooling=Pooling.RANK,
        context=64,
        threads=threads,
    )
    texts = ["paris is the capital", "france", "the capital of france is paris"] * 30
    wanted = [reference_logits(["[CLS]", *text.split(), "[SEP]"]) for text in texts]
    found = encoder.run([encoder.single(text) for text in texts])
    assert np.allclose(found, wanted, atol=5e-2)
    encoder.close()


def test_threads_that_share_the_work_stop_when_it_is_cancelled(
    tiny_classifier_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoder = BertEncoder(tiny_classifier_path, pooling=Pooling.RANK, context=64, threads=2)
    sequences = [encoder.single("paris is the capital of france")] * 300
    began = threading.active_count()
    asked = 0

    def soon() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    def endless(_: Sequence[Sequence[int]], check: Callable[[], None]) -> NoReturn:
        while True:
            check()
            time.sleep(0.001)

    with monkeypatch.context() as patch:
        patch.setattr(encoder._bert, "run", endless)
        with pytest.raises(Cancelled):
            encoder.run(sequences, soon)
    assert np.isfinite(encoder.run(sequences[:50])).all()
    encoder.close()
    assert threading.active_count() == began


def test_what_fails_in_a_thread_is_raised(
    tiny_classifier_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoder = BertEncoder(tiny_classifier_path, pooling=Pooling.RANK, context=64, threads=2)

    def out_of_memory(*_: object) -> np.ndarray:
        raise MemoryError

    monkeypatch.setattr(encoder._bert, "run", out_of_memory)
    with pytest.raises(MemoryError):
        encoder.run([encoder.single("paris is the capital")] * 200)
    encoder.close()


def test_packs_hold_everything_once_and_no_more_than_fits() -> None:
    lengths = [3, 90, 5, 5, 300, 2, 60, 60]
    packs = packed(lengths, 100, 3)
    assert sorted(index for pack in packs for index in pack) == list(range(8))
    assert all(sum(lengths[i] for i in pack) <= 100 or len(pack) == 1 for pack in packs)
    assert max(map(len, packs)) == 3


@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize("lengths", [[7] * 300, [2, 250, 3, 9, 60], [5], [], [40, 41, 42, 39] * 9])
def test_packs_for_threads_are_about_as_long(lengths: list[int], threads: int) -> None:
    packs = even_packs(lengths, threads)
    assert sorted(index for pack in packs for index in pack) == list(range(len(lengths)))
    sizes = [sum(lengths[i] for i in pack) for pack in packs]
    assert max(sizes, default=0) - min(sizes, default=0) <= 2 * max(lengths, default=0)
    assert len(packs) % threads == 0 or min(sizes, default=0) < 2 * LEAST_PACK


def test_quantised_rows_are_those_of_the_whole_matrix(tiny_embedder_path: Path) -> None:
    words = read_tensors(tiny_embedder_path)["token_embd.weight"]
    assert (words.rows([4, 0, 4]) == words.whole()[[4, 0, 4]]).all()
    assert words.whole().shape == words.shape


def test_another_precision_is_refused_with_a_remedy(
    tiny_embedder_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gguf_tensors, "_KINDS", {0: np.dtype("<f4")})
    with pytest.raises(ResourceError, match="precision") as raised:
        BertEncoder(tiny_embedder_path, pooling=Pooling.MEAN, context=64)
    assert raised.value.remedy


@pytest.mark.parametrize(("layers", "gpu", "kind"), [(0, True, BertEncoder), (-1, False, BertEncoder)])
def test_without_a_gpu_numpy_runs_the_encoder(
    tiny_embedder_path: Path, monkeypatch: pytest.MonkeyPatch, layers: int, gpu: bool, kind: type[Encoder]
) -> None:
    monkeypatch.setattr(open_encoder, "gpu_offload_supported", lambda: gpu)
    opened = open_encoder.open_encoder(
        tiny_embedder_path, pooling=Pooling.MEAN, context=64, gpu_layers=layers
    )
    assert type(opened) is kind
    opened.close()


def test_with_a_gpu_llama_cpp_runs_it(tiny_embedder_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_encoder, "gpu_offload_supported", lambda: True)
    opened = open_encoder.open_encoder(tiny_embedder_path, pooling=Pooling.MEAN, context=64, gpu_layers=-1)
    assert isinstance(opened, LlamaEncoder)
    opened.close()
