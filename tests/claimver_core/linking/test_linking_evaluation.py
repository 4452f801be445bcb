"""The comparison of linkers: its readers, its figures, and a run over the small knowledge."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from claimver_core.cli import main
from claimver_core.errors import UnreadableText, UsageError
from claimver_core.evaluation.linking import (
    TOTAL,
    Performance,
    drawn,
    evaluate_linking,
    performance,
    systems,
)
from claimver_core.evaluation.linking_output import linking_json, render_linking
from claimver_core.evaluation.linking_sets import (
    GoldMention,
    LinkingSet,
    LinkingText,
    find_linking_sets,
    read_linking_set,
)
from claimver_core.types import Entity, Span

TEXT = "Barack Obama met a physicist in Paris. He met Sandra Park."


def at(words: str) -> Span:
    return Span(TEXT.index(words), TEXT.index(words) + len(words))


def label(words: str, entity: str, **more: object) -> dict[str, object]:
    return {"span": [at(words).start, at(words).end], "entity_id": entity, **more}


ROW = {
    "id": 7,
    "text": TEXT,
    "evaluation_span": [0, len(TEXT)],
    "labels": [
        label("Paris", "Q90"),
        label("Barack Obama", "Q76"),
        label("Obama", "Q76", parent=0),
        label("physicist", "Q169470"),
        label("He", "Q76"),
        label("Sandra Park", "<NIL>"),
        label("met", "Q5", optional=True),
        label("a", "QUANTITY"),
    ],
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "linking").mkdir()
    rows = [json.dumps(ROW), "{", json.dumps({"id": 8, "text": "x", "labels": [{"span": [0, 9]}]})]
    (tmp_path / "linking" / "news.benchmark.jsonl").write_text("\n".join(rows), encoding="utf-8")
    tweet = {
        "id": 1,
        "sentence": "Obama is in Paris",
        "index": [[0, 5], [12, 17]],
        "link": ["x|Q76", "y|Q90"],
    }
    (tmp_path / "linking" / "tweeki_gold.jsonl").write_text(json.dumps(tweet), encoding="utf-8")
    return tmp_path


def test_reads_both_kinds_of_sets(folder: Path) -> None:
    news, tweets = (read_linking_set(path) for path in find_linking_sets(folder))
    assert (news.name, tweets.name) == ("news", "tweeki_gold")
    [text] = news.texts
    assert [(m.span.of(TEXT), m.entity) for m in text.mentions] == [
        ("Barack Obama", "Q76"),
        ("physicist", "Q169470"),
        ("Paris", "Q90"),
        ("He", "Q76"),
        ("Sandra Park", None),
    ]
    assert [fault.split(":")[0] for fault in news.faults] == ["line 2", "line 3"]
    assert [(m.span, m.entity) for m in tweets.texts[0].mentions] == [
        (Span(0, 5), "Q76"),
        (Span(12, 17), "Q90"),
    ]


def test_a_folder_or_a_file_without_texts_is_reported(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--data"):
        find_linking_sets(tmp_path)
    (tmp_path / "empty.benchmark.jsonl").write_text("\n{}\n")
    with pytest.raises(UnreadableText, match="line 2"):
        read_linking_set(tmp_path / "empty.benchmark.jsonl")


KNOWN = {
    "Q76": Entity("Q76", "Barack Obama"),
    "Q90": Entity("Q90", "Paris"),
    "Q169470": Entity("Q169470", "physicist"),
}
MENTIONS = (
    GoldMention(at("Barack Obama"), "Q76"),
    GoldMention(at("physicist"), "Q169470"),
    GoldMention(at("Paris"), "Q90"),
    GoldMention(at("He"), "Q76"),
    GoldMention(at("Sandra Park"), None),
)
GOLD = LinkingText("7", TEXT, MENTIONS, Span(0, len(TEXT)))


def judged(*links: tuple[str, str]) -> Performance:
    return performance(GOLD, [(at(words), item) for words, item in links], ["Q76", None, "Q1", "Q76"], KNOWN)


def test_names_and_nouns_are_counted_apart_and_pronouns_not_at_all() -> None:
    made = judged(("Obama", "Q76"), ("physicist", "Q5"), ("Paris", "Q830149"))
    assert (made.names.known, made.names.right, made.names.wrong, made.names.chosen) == (2, 1, 1, 1)
    assert (made.nouns.known, made.nouns.right, made.nouns.wrong, made.nouns.chosen) == (1, 0, 1, 0)
    assert (made.names.precision, made.names.recall, made.names.f1) == (0.5, 0.5, 0.5)
    assert made.names.accuracy_given == 0.5
    assert made.beside == 0


def test_refusing_is_measured_on_names_that_are_not_known() -> None:
    nothing, part, whole = judged(), judged(("Park", "Q1")), judged(("Sandra Park", "Q1"))
    assert [p.names.refusal for p in (nothing, part, whole)] == [1.0, 1.0, 0.0]
    assert [p.names.untouched for p in (nothing, part, whole)] == [1, 0, 0]
    assert nothing.names.precision is None
    assert nothing.names.f1 == 0


def test_links_outside_the_annotated_part_do_not_count() -> None:
    part = LinkingText("7", TEXT, MENTIONS[:1], Span(0, 20))
    made = performance(part, [(at("Paris"), "Q90"), (at("met"), "Q1")], ["Q76"], KNOWN)
    assert made.beside == 1


def test_texts_are_drawn_evenly_and_by_the_seed() -> None:
    def texts(name: str, count: int) -> LinkingSet:
        return LinkingSet(name, tuple(LinkingText(str(i), "x", (), Span(0, 1)) for i in range(count)))

    sets = [texts("a", 2), texts("b", 50)]
    assert drawn(sets, None) == sets
    assert [len(data.texts) for data in drawn(sets, 10)] == [2, 8]
    assert drawn(sets, 10, 3) == drawn(sets, 10, 3) != drawn(sets, 10, 4)
    assert [len(data.texts) for data in drawn(sets, 1000)] == [2, 50]


def test_all_systems_run_over_the_same_texts(small_store, pipeline) -> None:
    sets = [LinkingSet("news", (GOLD,))]
    made = evaluate_linking(sets, systems(small_store), pipeline, small_store)
    assert made.sets == ["news", TOTAL]
    assert list(made.results[TOTAL]) == ["spacy-entity-linker", "popularity alone", "ours"]
    ours = made.results["news"]["ours"]
    assert (ours.names.right, ours.names.wrong, ours.names.chosen, ours.names.refused) == (2, 0, 2, 1)
    assert ours.seconds > 0 < made.analysis
    table = render_linking(made)
    assert "+" in table
    assert "1 texts of 58 characters: 2 names in the knowledge, 1 not in it" in table
    assert json.loads(linking_json(made))["sets"]["news"]["ours"]["names"]["f1"] == 1.0


def test_the_command_says_what_it_needs(tmp_path: Path, scripted, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "linking", "--data", str(tmp_path)], lambda _: scripted) == 2
    assert "has no sets for linking" in capsys.readouterr().err
    assert main(["evaluate", "linking", "-f", "html"], lambda _: scripted) == 2
    assert "text or json" in capsys.readouterr().err
