"""Claims beside propositions, atomic facts and check-worthiness: the readers, the figures, and a run."""

from __future__ import annotations

import json
import lzma
from pathlib import Path

import pytest

from claimver_core.cli import main
from claimver_core.errors import UnreadableText, UsageError
from claimver_core.evaluation.claims import (
    Decomposition,
    Punctuation,
    WholeSentence,
    drawn,
    evaluate_claims,
    systems,
)
from claimver_core.evaluation.claims_matching import covers, jaccard, matched, tokens_said
from claimver_core.evaluation.claims_output import claims_json, render_claims
from claimver_core.evaluation.claims_sets import read_claim_sets
from claimver_core.types import Span

TEXT = "Ada Lovelace was born in London and died in Paris."
WORDS = TEXT.replace(".", " .").split()


def _tokens() -> list[dict[str, object]]:
    found, position = [], 0
    for word in WORDS:
        position = TEXT.index(word, position)
        found.append({"text": word, "character_offset_of_token_in_sentence": position})
        position += len(word)
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    sentence = {"sentence_text": TEXT, "tokens": _tokens()}
    clusters = [
        {
            "cluster_id": "1",
            "source_dataset": "SOURCE_WIKI_CLUSTERS",
            "documents": [{"document_id": "2", "sentences": [sentence]}],
        }
    ]
    born, died = [0, 1, 2, 3, 4, 5], [0, 1, 7, 8, 9]
    response = {
        "is_reference_response": True,
        "propositions": [{"token_indices": born}, {"token_indices": died}],
    }
    place = {"cluster_id": "1", "document_id": "2", "sentence_index": 0}
    propositions = [
        {"sentence_id": place, "segmentation_responses": [response]},
        {"sentence_id": {**place, "cluster_id": "gone"}, "segmentation_responses": [response]},
    ]
    for name, value in (("document_clusters", clusters), ("propositions", propositions)):
        with lzma.open(tmp_path / f"propsegment_{name}.dev.json.xz", "wt", encoding="utf-8") as file:
            json.dump(value, file)
    facts = ["Ada Lovelace was born in London.", "Ada Lovelace died in Paris.", "Ada Lovelace was a poet."]
    annotation = {"text": TEXT, "human-atomic-facts": [{"text": fact} for fact in facts]}
    row = {"output": f"Hello! {TEXT}", "annotations": [annotation]}
    (tmp_path / "factscore_x.jsonl").write_text(json.dumps(row), "utf-8")
    worth = [{"sentence": TEXT, "checkworthy": "yes"}, {"sentence": "How are you?", "checkworthy": "other"}]
    (tmp_path / "subtask1_x.jsonl").write_text("\n".join(map(json.dumps, worth)), "utf-8")
    return tmp_path


def test_reads_all_kinds_of_sets(folder: Path) -> None:
    sets = read_claim_sets(folder)
    [sentence] = sets.segmented
    assert (sentence.source, sentence.text, sets.without_text) == ("Wikipedia", TEXT, 1)
    assert [span.of(TEXT) for span in sentence.tokens] == WORDS
    assert sorted(sentence.propositions[1]) == [0, 1, 7, 8, 9]
    [(span, facts)] = sets.facts[0].sentences
    assert (span.of(sets.facts[0].text), len(facts)) == (TEXT, 3)
    assert sets.worth == {"sentences": ((TEXT, True), ("How are you?", False))}
    assert drawn(sets, 1).worth["sentences"] in (((TEXT, True),), (("How are you?", False),))


def test_a_folder_or_a_file_that_cannot_be_used_is_reported(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(UsageError, match="--data"):
        read_claim_sets(tmp_path / "none")
    (folder / "propsegment_propositions.dev.json.xz").write_bytes(b"no archive")
    with pytest.raises(UnreadableText, match="propositions"):
        read_claim_sets(folder)


def test_each_claim_is_matched_with_one_proposition() -> None:
    one = [frozenset({1, 2, 3}), frozenset({1, 2, 3, 4})]
    assert jaccard(*one) == 0.75
    assert matched(one, [frozenset({1, 2, 3})], 0.5) == 1
    # The first may have either: it has to leave the only one that the second can have.
    assert matched(one, [frozenset({1, 2, 3, 4}), frozenset({1, 2, 3, 9, 8})], 0.5) == 2
    assert matched([], one, 0.5) == 0


def test_a_context_says_words_of_its_span_first_and_then_others_of_the_sentence() -> None:
    spans = [Span(int(str(t["character_offset_of_token_in_sentence"])), 0) for t in _tokens()]
    spans = [Span(s.start, s.start + len(w)) for s, w in zip(spans, WORDS, strict=True)]
    died = Span(TEXT.index("and died"), len(TEXT))
    said = tokens_said("Ada Lovelace died in Paris", died, TEXT, spans)
    assert [WORDS[n] for n in sorted(said)] == ["Ada", "Lovelace", "died", "in", "Paris"]


def test_a_fact_is_covered_by_its_words_whatever_their_form() -> None:
    assert covers("Ada Lovelace was born in London, directing plays", "She directed a play in London")
    assert not covers("Ada Lovelace was born in London", "Ada Lovelace was born in Paris")
    made = Decomposition()
    made.add(
        ["Ada was born in Rome", "Ada lived and died in Rome", "Hello"], ["born in Rome", "died in Rome"]
    )
    made.add(["Ada was born and died in Rome"], ["born in Rome", "died in Rome", "a poet"])
    assert (made.facts, made.covered, made.alone) == (5, 4, 2)
    assert (made.claims, made.one, made.several, made.none) == (4, 2, 1, 1)


def test_all_systems_run_over_all_sets(folder: Path, store, pipeline) -> None:
    from claimver_core.linking.linker import EntityLinker

    sets = read_claim_sets(folder)
    made = evaluate_claims(sets, systems(store), pipeline, EntityLinker(store))
    ours, whole = made.results["ours"], made.results["the sentence"]
    assert ours.contexts["Wikipedia", 0.8].f1 == 1.0
    assert whole.contexts["Wikipedia", 0.8].f1 == 0.0
    assert (ours.decomposition.covered, ours.decomposition.alone, ours.decomposition.several) == (2, 2, 0)
    assert whole.decomposition.several == 1
    assert ours.unworthy["sentences"] == (1, 1)
    assert whole.unworthy["sentences"] == (0, 1)
    text = render_claims(made)
    assert "1 more sentences come without their text." in text
    assert "1 of 1" in text
    assert json.loads(claims_json(made))["systems"]["ours"]["contexts"]["Wikipedia 0.8"]["f1"] == 1.0


def test_the_baselines_cut_at_sentences_and_at_punctuation(pipeline) -> None:
    doc = pipeline("Paris (the capital) lies here, as said. It is old.")
    whole = [segment.context for segment in WholeSentence().segments(doc, [])]
    assert whole == ["Paris (the capital) lies here, as said.", "It is old."]
    cut = [segment.context for segment in Punctuation().segments(doc, [])]
    assert cut == ["the capital", "lies here", "as said.", "It is old."]


def test_the_command_says_what_it_needs(tmp_path: Path, scripted, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "claims", "--data", str(tmp_path)], lambda _: scripted) == 2
    assert "has no sets for claims" in capsys.readouterr().err
