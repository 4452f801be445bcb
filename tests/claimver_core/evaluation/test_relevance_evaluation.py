"""Whether the deciding statement is retrieved: the reader, the figures, and the claims that ship."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from claimver_core.cli import main
from claimver_core.errors import UnreadableText, UsageError
from claimver_core.evaluation.relevance import Performance, as_claim, evaluate_relevance
from claimver_core.evaluation.relevance_output import relevance_json, render_relevance
from claimver_core.evaluation.relevance_sets import RelevanceClaim, find_relevance_sets, read_relevance_set
from claimver_core.training.generate_claims_parts import is_dev

SHIPPED = Path(__file__).parents[2] / "data" / "relevance_claims.jsonl"
ROW = {
    "id": "1",
    "text": "Barack Obama is a politician.",
    "mentions": [{"start": 0, "end": 12, "entity": "Q76"}],
    "subject": "Q76",
    "property": "P106",
    "object": "Q82955",
    "statements": 3,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    outside = {**ROW, "mentions": [{"start": 0, "end": 99, "entity": "Q76"}]}
    rows = [json.dumps(row) for row in (ROW, outside, {**ROW, "object": None})]
    (tmp_path / "relevance_small.jsonl").write_text("\n".join([*rows, "{"]), "utf-8")
    return tmp_path


def test_reads_claims_and_tells_of_rows_it_cannot_use(folder: Path) -> None:
    [path] = find_relevance_sets(folder)
    data = read_relevance_set(path)
    assert [claim.text for claim in data.claims] == [ROW["text"]]
    assert [fault.split(":")[0] for fault in data.faults] == ["line 2", "line 3", "line 4"]


def test_a_folder_or_a_file_without_claims_is_reported(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--data"):
        find_relevance_sets(tmp_path)
    (tmp_path / "relevance.jsonl").write_text("\n")
    with pytest.raises(UnreadableText, match="it is empty"):
        read_relevance_set(tmp_path / "relevance.jsonl")


def test_figures_by_place() -> None:
    made = Performance({20: [1, 2, None], 500: [8, 9]})
    assert made.within(1) == 0.2
    assert made.within(8) == 0.6
    assert made.within(8, 500) == 0.5
    assert made.within(8, 50) is None
    assert made.mean_reciprocal() == pytest.approx((1 + 1 / 2 + 1 / 8 + 1 / 9) / 5)
    assert (made.count(), made.count(20)) == (5, 3)


class Deciding:
    """Knows the statement that decides, and puts it second."""

    name = "deciding second"

    def __init__(self, wanted: RelevanceClaim) -> None:
        self._wanted = wanted

    def rank(self, claim, statements):
        right = [t for t in statements if self._wanted.is_decided_by(t)]
        others = [t for t in statements if not self._wanted.is_decided_by(t)]
        return [others[0], *right, *others[1:]]


class Nothing:
    name = "nothing"

    def rank(self, claim, statements):
        return []


def test_the_place_of_the_deciding_statement_is_counted(folder: Path, store) -> None:
    data = read_relevance_set(find_relevance_sets(folder)[0])
    claim = as_claim(data.claims[0], store)
    assert [mention.entity.label for mention in claim.mentions] == ["Barack Obama"]
    made = evaluate_relevance([data], [Deciding(data.claims[0]), Nothing()], store)
    assert made.results["deciding second"].places == {20: [2]}
    assert made.results["nothing"].places == {20: [None]}
    assert [claim.id for claim in made.missed] == ["1"]
    assert "deciding second" in render_relevance(made)
    assert json.loads(relevance_json(made))["systems"]["nothing"]["first"]["8"] == 0.0


def test_the_shipped_claims_are_of_entities_that_training_leaves_out() -> None:
    data = read_relevance_set(SHIPPED)
    assert not data.faults
    assert len(data.claims) >= 500
    assert all(is_dev(claim.subject) for claim in data.claims)
    assert max(claim.statements for claim in data.claims) <= 500
    sizes = Counter(claim.statements > 100 for claim in data.claims)
    assert sizes[True] >= 200


def test_the_command_says_what_it_needs(tmp_path: Path, scripted, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "relevance", "--data", str(tmp_path)], lambda _: scripted) == 2
    assert "has no claims for relevance" in capsys.readouterr().err
