"""The builder, seen through the pack that it makes: each known fault of the sources is dealt with."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimver_core.errors import ResourceError
from claimver_core.knowledge.pack import SHIPPED_NAME, read_manifest
from claimver_core.knowledge.schema import Kind
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.training.build_knowledge import build, main
from claimver_core.training.knowledge_clean import settle_population
from claimver_core.training.knowledge_sources import SUPPLEMENT, Fact, Term
from claimver_core.types import Entity, Precision, TextValue, TimeValue, Triplet


def labels(triplets: list[Triplet]) -> set[str]:
    return {triplet.object.label for triplet in triplets if isinstance(triplet.object, Entity)}


def times(store: KnowledgeStore, qid: str, pid: str) -> set[str]:
    objects = [triplet.object for triplet in store.statements([qid], properties=[pid])]
    return {value.value for value in objects if isinstance(value, TimeValue)}


def test_the_same_sources_give_the_same_bytes(
    small_sources: Path, small_shipped: Path, tmp_path: Path
) -> None:
    build(small_sources, small_sources / "supplement.tsv", tmp_path)
    assert (tmp_path / SHIPPED_NAME).read_bytes() == (small_shipped / SHIPPED_NAME).read_bytes()


def test_a_better_source_decides_between_dates_and_the_exact_one_stays(small: KnowledgeStore) -> None:
    assert times(small, "Q937", "P569") == {"1879-03-14"}
    assert times(small, "Q187745", "P577") == {"1975-10-31"}


def test_dates_of_the_least_trusted_sources_all_stay(small: KnowledgeStore) -> None:
    assert times(small, "Q243", "P571") == {"1887", "1889-03-31"}


def test_old_counts_of_people_go(small: KnowledgeStore) -> None:
    values = [t.object.value for t in small.statements(["Q64"], properties=["P1082"])]  # type: ignore[union-attr]
    assert sorted(values) == [3433695, 3644826]


def test_ended_values_are_former(small: KnowledgeStore) -> None:
    capitals = {t.object.label: t.former for t in small.statements(["Q142"], properties=["P36"])}  # type: ignore[union-attr]
    assert capitals == {"Paris": False, "Versailles": True}
    office = small.statements(["Q76"], properties=["P39"])
    assert [t.former for t in office] == [True]


def test_a_country_that_is_no_more_is_a_former_one(small: KnowledgeStore) -> None:
    countries = {t.object.label: t.former for t in small.statements(["Q3012"], properties=["P17"])}  # type: ignore[union-attr]
    assert countries == {"Germany": False, "German Empire": True}


def test_what_the_supplement_ended_is_former_in_every_source(small: KnowledgeStore) -> None:
    countries = small.statements(["Q243"], properties=["P17"])
    assert {(t.object.label, t.source): t.former for t in countries} == {  # type: ignore[union-attr]
        ("France", "arnold"): False,
        ("Germany", "supplement"): True,
        ("Germany", "vital5"): True,
    }


def test_the_supplements_leader_makes_all_others_former(small: KnowledgeStore) -> None:
    leaders = {t.object.label: (t.former, t.source) for t in small.statements(["Q312"], properties=["P169"])}  # type: ignore[union-attr]
    assert leaders == {"Tim Cook": (False, "supplement"), "John Sculley": (True, "wd50k")}


def test_the_dead_lead_nothing(small: KnowledgeStore) -> None:
    leaders = {t.object.label: t.former for t in small.statements(["Q142"], properties=["P6"])}  # type: ignore[union-attr]
    assert leaders == {"Albert Einstein": True, "Barack Obama": False}


def test_common_knowledge_is_told_as_such_and_makes_nothing_better_known(small: KnowledgeStore) -> None:
    (founded,) = small.statements(["Q44578"], properties=["P571"])
    assert (founded.object, founded.source) == (TimeValue("1970", Precision.YEAR), "common knowledge")
    found = small.entities(["Q44578", "Q713"])
    assert found["Q44578"].popularity < found["Q713"].popularity  # a subject of the supplement


def test_an_award_does_not_end(small: KnowledgeStore) -> None:
    assert [t.former for t in small.statements(["Q937"], properties=["P166"])] == [False]


def test_names_given_as_text_become_the_item_meant(small: KnowledgeStore) -> None:
    assert labels(small.statements(["Q187745"], properties=["P175"])) == {"Queen"}
    assert len(small.statements(["Q187745"], properties=["P175"])) == 1
    assert labels(small.statements(["Q64"], properties=["P17"])) == {"Germany"}
    (office,) = small.statements(["Q76"], properties=["P39"])
    assert labels([office]) == {"President of the United States"}
    assert [q.value.value for q in office.qualifiers] == ["2009-01-20", "2017-01-20"]  # type: ignore[union-attr]


def test_no_text_is_left_where_an_item_is_known(small: KnowledgeStore) -> None:
    everything = small.statements(["Q187745", "Q64", "Q76", "Q937"])
    assert not [t for t in everything if isinstance(t.object, TextValue)]


def test_freebase_rows_stay_marked_and_lose_their_loops(small: KnowledgeStore) -> None:
    assert small.statements(["Q90"], properties=["P36"]) == []
    (sex,) = small.statements(["Q937"], properties=["P21"])
    assert (labels([sex]), sex.source) == ({"male"}, "freebase")
    (height,) = small.statements(["Q937"], properties=["P2048"])
    assert height.source == "freebase"


def test_freebases_months_are_not_believed(small: KnowledgeStore) -> None:
    assert times(small, "Q312", "P571") == {"1976"}


def test_a_publication_of_freebase_without_a_month_was_in_the_december_before(small: KnowledgeStore) -> None:
    assert times(small, "Q44578", "P577") == {"1973"}


def test_what_is_struck_as_wrong_goes(small: KnowledgeStore) -> None:
    assert labels(small.statements(["Q90"], properties=["P17"])) == {"France"}


def test_who_left_a_band_is_no_part_of_it_any_longer(small: KnowledgeStore) -> None:
    (part,) = small.statements(["Q44578"], properties=["P527"])
    assert part.former


def test_an_official_name_is_an_alias(small: KnowledgeStore) -> None:
    (matches,) = small.lookup(["apple computer inc"]).values()
    assert matches[0].entity.id == "Q312"


def test_the_long_tail_goes_but_what_a_known_entity_points_to_stays(small: KnowledgeStore) -> None:
    assert small.entity("Q7001") is None
    assert small.entity("Q7002") is not None


def test_doubtful_labels_go_unless_the_supplement_knows_better(small: KnowledgeStore) -> None:
    assert small.entity("Q714") is None
    scandium = small.entity("Q713")
    assert scandium is not None
    assert scandium.label == "scandium"
    new = small.entity("Q9900")
    assert new is not None
    assert new.label == "chemical element"


def test_the_manifest_counts_what_is_in_the_pack(small_shipped: Path, small: KnowledgeStore) -> None:
    counts = read_manifest(small_shipped)["counts"]
    assert {table: small.count(table) for table in ("entity", "name", "statement")} == {
        table: counts[table] for table in ("entity", "name", "statement")
    }


def test_missing_sources_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ResourceError, match=r"entities\.tsv\.xz"):
        build(tmp_path, None, tmp_path / "out")
    assert main(["--data", str(tmp_path), "--out", str(tmp_path / "out")]) == 3
    assert "--data" in capsys.readouterr().err


def test_a_birthplace_is_known_to_lie_somewhere_and_is_no_better_known_for_it(small: KnowledgeStore) -> None:
    (placed,) = small.statements(["Q1000"], properties=["P17"])
    assert (placed.object.label, placed.source) == ("France", "places")  # type: ignore[union-attr]
    (village, apple) = (small.entities(["Q1000", "Q312"])[q] for q in ("Q1000", "Q312"))
    assert village.popularity < 0.4 < apple.popularity


def test_a_description_is_filled_in_where_there_is_none(small: KnowledgeStore) -> None:
    found = small.entities(["Q515", "Q937"])
    assert {e.description for e in found.values()} == {"large human settlement", "physicist"}


def test_the_table_of_names_adds_names_and_replaces_labels(small: KnowledgeStore) -> None:
    names = small.lookup(["ekaboron", "mileva maric", "spouse of einstein"])
    assert {name: [match.entity.id for match in matches] for name, matches in names.items()} == {
        "ekaboron": ["Q713"],
        "mileva maric": ["Q7002"],
    }
    scandium = small.entity("Q713")
    assert scandium is not None
    assert scandium.description == "rare earth that Mendeleev foretold"


def test_a_person_is_not_called_what_something_well_known_is(small: KnowledgeStore) -> None:
    assert {match.entity.id for match in small.lookup(["berlin"])["berlin"]} == {"Q64"}
    assert "Q76" in {match.entity.id for match in small.lookup(["obama"])["obama"]}


def test_a_count_in_the_supplement_tells_which_undated_ones_are_of_today() -> None:
    def count(number: int, source: str) -> Fact:
        return Fact(1, 1082, Term(Kind.QUANTITY, None, number), (), frozenset({source}), rank=1)

    old = [count(number, "arnold") for number in (2_100_000, 2_300_000, 2_600_000, 3_000_000)]
    late = [count(number, "arnold") for number in (33_900_000, 39_100_000)]
    written = count(39_500_000, SUPPLEMENT)
    assert settle_population([*old, *late]) == old
    assert settle_population([*old, *late, written]) == [written, *late]
