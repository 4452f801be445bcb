"""Reads the sets by which claims are measured: PropSegmEnt, FActScore's atomic facts, check-worthiness.

PropSegmEnt (Chen et al., ACL 2023): sentences with every proposition as a set of its tokens. Only sentences
whose text is given can be used; that of the news part is not given with the set. FActScore (Min et al., EMNLP
2023): texts by a model, each sentence with its atomic facts. Check-worthiness (Factcheck-Bench, Wang et al.
2024): sentences and claims with whether they are worth checking.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from claimver_core.errors import UnreadableText, UsageError
from claimver_core.types import Span

CLUSTERS = "propsegment_document_clusters*.json.xz"
PROPOSITIONS = "propsegment_propositions*.json.xz"
FACTS = "factscore*.jsonl"
WORTH = {"sentences": "subtask1*.jsonl", "claims": "subtask2*.jsonl"}
_WORTHY = frozenset({"yes", "factual"})
_SOURCES = {"WIKI": "Wikipedia", "NEWS": "news"}


@dataclass(frozen=True, slots=True)
class SegmentedSentence:
    """A sentence, the spans of its tokens, and its propositions as sets of indexes of tokens."""

    source: str
    text: str
    tokens: tuple[Span, ...]
    propositions: tuple[frozenset[int], ...]


@dataclass(frozen=True, slots=True)
class FactText:
    """A text with, for some of its sentences, their span and their atomic facts."""

    text: str
    sentences: tuple[tuple[Span, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class ClaimSets:
    """What a folder holds; ``without_text`` counts the segmented sentences whose text is not given, and
    ``worth`` has (text, is worth checking) by kind."""

    segmented: tuple[SegmentedSentence, ...]
    without_text: int
    facts: tuple[FactText, ...]
    worth: dict[str, tuple[tuple[str, bool], ...]]


def read_claim_sets(folder: Path) -> ClaimSets:
    """Reads the sets in ``folder``, or in its folder "decomposition"; those that are not there are empty.

    Raises UsageError when none is there, UnreadableText when one cannot be read.
    """
    for place in (folder / "decomposition", folder):
        found = {pattern: sorted(place.glob(pattern)) for pattern in (PROPOSITIONS, FACTS, *WORTH.values())}
        if any(found.values()):
            break
    else:
        raise UsageError(
            f"The folder {folder} has no sets for claims.",
            f"Give the folder that holds files named {PROPOSITIONS}, {FACTS} or {WORTH['sentences']} with "
            "--data.",
        )
    segmented, without_text = _segmented(place, found[PROPOSITIONS])
    facts = tuple(text for path in found[FACTS] for text in _facts(path))
    worth = {
        kind: tuple(row for path in found[pattern] for row in _worth(path, kind))
        for kind, pattern in WORTH.items()
    }
    return ClaimSets(segmented, without_text, facts, {kind: rows for kind, rows in worth.items() if rows})


def _segmented(folder: Path, paths: list[Path]) -> tuple[tuple[SegmentedSentence, ...], int]:
    if not paths:
        return (), 0
    sentences: dict[tuple[str, str, int], tuple[str, Any]] = {}
    for path in sorted(folder.glob(CLUSTERS)):
        for cluster in _json(path):
            name = str(cluster["source_dataset"])
            source = next((shown for key, shown in _SOURCES.items() if key in name), name)
            for document in cluster["documents"]:
                for number, sentence in enumerate(document["sentences"]):
                    sentences[cluster["cluster_id"], document["document_id"], number] = (source, sentence)
    found, missing = [], 0
    for path in paths:
        for entry in _json(path):
            place = entry["sentence_id"]
            key = (place["cluster_id"], place["document_id"], place["sentence_index"])
            made = next((r for r in entry["segmentation_responses"] if r["is_reference_response"]), None)
            if key not in sentences:
                missing += 1
            elif made is not None:
                source, sentence = sentences[key]
                found.append(_sentence(source, sentence, made["propositions"]))
    return tuple(found), missing


def _sentence(source: str, sentence: dict[str, Any], propositions: list[dict[str, Any]]) -> SegmentedSentence:
    starts = [(token["character_offset_of_token_in_sentence"], token["text"]) for token in sentence["tokens"]]
    return SegmentedSentence(
        source,
        sentence["sentence_text"],
        tuple(Span(start, start + len(word)) for start, word in starts),
        tuple(frozenset(made["token_indices"]) for made in propositions),
    )


def _facts(path: Path) -> Iterator[FactText]:
    for row in _lines(path):
        text, position, sentences = row["output"], 0, []
        for annotation in row["annotations"] or ():
            facts = tuple(fact["text"] for fact in annotation.get("human-atomic-facts") or ())
            start = text.find(annotation["text"], position)
            if start < 0:
                continue
            position = start + len(annotation["text"])
            if facts:
                sentences.append((Span(start, position), facts))
        if sentences:
            yield FactText(text, tuple(sentences))


def _worth(path: Path, kind: str) -> Iterator[tuple[str, bool]]:
    for row in _lines(path):
        yield row[kind[:-1]], row["checkworthy"] in _WORTHY


def _lines(path: Path) -> list[Any]:
    try:
        return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    except (OSError, ValueError) as error:
        raise UnreadableText(f"{path} cannot be read: {error}.") from error


def _json(path: Path) -> Any:
    try:
        with lzma.open(path, "rt", encoding="utf-8") as file:
            return json.load(file)
    except (OSError, ValueError, lzma.LZMAError, EOFError) as error:
        raise UnreadableText(f"{path} cannot be read: {error}.") from error
