"""What a check works with: the knowledge, the language pipeline and the models that ship with the program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from claimver_core.knowledge.pack import open_pack
from claimver_core.knowledge.relations import Relations
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.language.paragraph_reader import ParagraphReader
from claimver_core.language.pipeline import load_pipeline
from claimver_core.linking.linker import EntityLinker
from claimver_core.locations import data_dir as data_folder
from claimver_core.locations import resource
from claimver_core.models.classifier import PairClassifier
from claimver_core.models.embedder import Embedder
from claimver_core.types import Progress
from claimver_core.verification.compact import CompactVerifier
from claimver_core.verification.given.reader import GivenReader
from claimver_core.verification.property_matcher import PropertyMatcher
from claimver_core.verification.sentences.by_sentence import SentenceReader
from claimver_core.verification.sentences.known_sentences import KnownSentences

if TYPE_CHECKING:
    from spacy.language import Language


@dataclass(frozen=True)
class Engine:
    """What ``load_engine`` brings up."""

    store: KnowledgeStore
    relations: Relations
    pipeline: Language
    paragraphs: ParagraphReader
    embedder: Embedder
    linker: EntityLinker
    matcher: PropertyMatcher
    verifier: CompactVerifier
    reader: GivenReader
    sentences: SentenceReader


def load_engine(
    data_dir: Path | None, threads: int | None, gpu_layers: int, report: Callable[[Progress], None]
) -> Engine:
    """Opens the knowledge and loads pipeline and models.

    Raises ResourceError when one is missing or damaged, StorageError when the data folder cannot be written.
    """
    pack = open_pack(data_folder(data_dir), report)
    report(Progress("Loading the language pipeline", 0, 3))
    pipeline = load_pipeline()
    report(Progress("Loading the models", 1, 3))
    store = KnowledgeStore(pack)
    embedder = Embedder(resource("models", "ranker.gguf"), threads=threads, gpu_layers=gpu_layers)
    classifier = PairClassifier(resource("models", "verifier.gguf"), threads=threads, gpu_layers=gpu_layers)
    relations = Relations(store)
    matcher = PropertyMatcher(resource("models", "property_phrasings.npz"), embedder)
    engine = Engine(
        store,
        relations,
        pipeline,
        ParagraphReader(pipeline),
        embedder,
        EntityLinker(store),
        matcher,
        CompactVerifier(classifier),
        GivenReader(pipeline, store, matcher),
        SentenceReader(KnownSentences(resource("knowledge", "sentences.txt"), pack.parent), store, relations),
    )
    report(Progress("Ready", 3, 3))
    return engine
