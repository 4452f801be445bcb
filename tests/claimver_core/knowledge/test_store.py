from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from claimver_core.errors import ResourceError
from claimver_core.knowledge import schema
from claimver_core.knowledge.schema import NameKind
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Entity, Precision, QuantityValue, Rank, TimeValue, Triplet


def one(triplets: list[Triplet]) -> Triplet:
    assert len(triplets) == 1, triplets
    return triplets[0]


def test_entities_come_in_the_order_asked_without_the_unknown(small: KnowledgeStore) -> None:
    assert list(small.entities(["Q90", "Q1", "nonsense", "P19", "Q937"])) == ["Q90", "Q937"]
    assert small.entity("Q937") == Entity(
        "Q937", "Albert Einstein", "physicist", small.entities(["Q937"])["Q937"].popularity
    )
    assert small.entity("Q") is None


def test_famous_things_are_more_popular(small: KnowledgeStore) -> None:
    known = small.entities(["Q76", "Q337024", "Q7002"])
    popularity = [known[qid].popularity for qid in ("Q76", "Q337024", "Q7002")]
    assert popularity == sorted(popularity, reverse=True)
    assert 0 <= popularity[2] < 0.2 < 0.8 < popularity[0] <= 1


def test_lookup_is_by_normalised_name_best_known_first(small: KnowledgeStore) -> None:
    found = small.lookup(["PARIS", "einstein", "nobody", "Deutschland", ""])
    assert set(found) == {"paris", "einstein", "deutschland"}
    assert [match.entity.id for match in found["paris"]] == ["Q90", "Q1000"]
    assert found["einstein"][0].kind is NameKind.ALIAS
    assert found["deutschland"][0].name == "Deutschland"
    assert not found["deutschland"][0].is_label
    assert small.lookup(["paris"], limit=1)["paris"][0].entity.id == "Q90"


def test_people_are_found_by_surname_and_labels_without_article_or_disambiguator(
    small: KnowledgeStore,
) -> None:
    found = small.lookup(["obama", "hague"])
    assert [(match.entity.id, match.kind) for match in found["obama"]] == [("Q76", NameKind.SURNAME)]
    assert found["hague"][0].kind is NameKind.VARIANT


def test_lookup_takes_quotes_and_control_characters(small: KnowledgeStore) -> None:
    assert small.lookup(["'; DROP TABLE name; --", "\x00", "%", "\ud800"]) == {}


def test_statements_carry_values_qualifiers_and_provenance(small: KnowledgeStore) -> None:
    birth = one(small.statements(["Q937"], properties=["P569"]))
    assert birth.object == TimeValue("1879-03-14", Precision.DAY)
    assert (birth.source, birth.retrieved) == ("wd50k", "2019")
    height = one(small.statements(["Q243"], properties={"P2048"}))
    assert isinstance(height.object, QuantityValue)
    assert height.object.value == 330
    assert height.object.unit is not None
    assert height.object.unit.label == "metre"
    award = one(small.statements(["Q937"], properties=["P166"]))
    assert [(q.property.label, q.value) for q in award.qualifiers] == [
        ("point in time", TimeValue("1921", Precision.YEAR))
    ]


def test_inverse_statements_and_limits_are_for_each_entity(small: KnowledgeStore) -> None:
    assert {t.subject.label for t in small.inverse_statements(["Q515"], properties=["P31"])} >= {
        "Paris",
        "Ulm",
    }
    assert len(small.inverse_statements(["Q515", "Q142"], limit=1)) == 2
    assert len(small.statements(["Q937", "Q90"], limit=1)) == 2
    assert small.statements(["Q937"], properties=[]) == []


def test_inverse_statements_begin_with_the_best_known(small: KnowledgeStore) -> None:
    popularity = [t.subject.popularity for t in small.inverse_statements(["Q515"])]
    assert popularity == sorted(popularity, reverse=True)


def test_between_joins_both_directions_but_not_an_entity_with_itself(small: KnowledgeStore) -> None:
    pairs = {(t.subject.id, t.property.id, t.object.id) for t in small.between(["Q90", "Q142", "Q3012"])}  # type: ignore[union-attr]
    assert pairs == {("Q90", "P17", "Q142"), ("Q142", "P36", "Q90")}


def test_bare_pairs_are_those_of_the_statements(small: KnowledgeStore) -> None:
    assert set(small.joined([90, 142, 3012])) == {(90, 142), (142, 90)}
    assert small.joined([]) == []
    whole = small.statements(["Q90", "Q3012", "Q1"], properties=["P17", "P36"])
    pairs = {(t.subject.id, t.object.id) for t in whole if isinstance(t.object, Entity)}
    bare = small.item_values([90, 3012, 1], ["P17", "P36"])
    assert {(f"Q{subject}", f"Q{item}") for subject, item in bare} == pairs
    assert [subject for subject, _ in bare] == sorted(subject for subject, _ in bare)
    assert small.item_values([90, 3012], []) == []


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("albert einstien", "albert einstein"),
        ("abert einstein", "albert einstein"),
        ("versaille", "versailles"),
        ("vrsailles", "versailles"),
    ],
)
def test_names_near_begin_or_end_alike(small: KnowledgeStore, written: str, name: str) -> None:
    assert name in small.names_near(written, 1)
    assert small.names_near("ulm", 1) == small.names_near("", 1) == set()
    assert small.names_near("versailles palace", 1) == set()


def test_types_climb_subclasses_and_know_people_by_their_birth(small: KnowledgeStore) -> None:
    types = small.types(["Q90", "Q937", "Q142", "Q1"])
    assert types["Q90"] == {"Q515", "Q486972"}
    assert types["Q937"] == {"Q5"}
    assert types["Q142"] == frozenset()


def test_gender(small: KnowledgeStore) -> None:
    assert small.gender("Q937") == "male"
    assert small.gender("Q90") is None


def test_degree_counts_both_directions(small: KnowledgeStore) -> None:
    everything = small.statements(["Q90"]) + small.inverse_statements(["Q90"])
    assert small.degree(["Q90", "Q1"]) == {"Q90": len(everything)}


def test_properties_tell_aliases_and_counts(small: KnowledgeStore) -> None:
    details = {details.id: details for details in small.properties()}
    assert details["P19"].aliases == ("born in", "birthplace")
    assert details["P19"].count == len(small.statements(["Q937"], properties=["P19"]))
    known = small.property("P19")
    assert known is not None
    assert known.label == "place of birth"
    assert small.property("P99999") is None


def test_info_names_the_pack_and_its_hash(small: KnowledgeStore) -> None:
    assert small.info.name == "starter"
    assert len(small.info.sha256) == 64


def test_deprecated_statements_are_marked(small: KnowledgeStore) -> None:
    assert one(small.statements(["Q76"], properties=["P166"])).rank is Rank.DEPRECATED


def test_two_thousand_names_take_under_a_second(store: KnowledgeStore) -> None:
    names = [f"{a} {b}" for a in ("new", "old", "paris", "john", "the") for b in range(400)]
    start = time.process_time()
    store.lookup(names)
    assert time.process_time() - start < 1


def test_a_missing_file_is_a_resource_error(tmp_path: Path) -> None:
    with pytest.raises(ResourceError, match="missing"):
        KnowledgeStore(tmp_path / "none.sqlite")


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough to be read as one" * 40])
def test_what_is_no_database_is_a_resource_error(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "wrong.sqlite"
    path.write_bytes(content)
    with pytest.raises(ResourceError):
        KnowledgeStore(path)


def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE meta (key, value)")
    with pytest.raises(ResourceError, match="no ClaimVer knowledge"):
        KnowledgeStore(path)


@pytest.mark.parametrize(
    ("version", "message"), [(schema.VERSION + 1, "newer"), (schema.VERSION - 1, "older")]
)
def test_other_versions_are_refused(small_pack: Path, tmp_path: Path, version: int, message: str) -> None:
    path = tmp_path / "copy.sqlite"
    path.write_bytes(small_pack.read_bytes())
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    with pytest.raises(ResourceError, match=message):
        KnowledgeStore(path)


@pytest.mark.parametrize("share", [0.01, 0.3, 0.9, 0.999])
def test_a_truncated_file_is_a_resource_error(small_pack: Path, tmp_path: Path, share: float) -> None:
    path = tmp_path / "truncated.sqlite"
    content = small_pack.read_bytes()
    path.write_bytes(content[: int(len(content) * share)])
    with pytest.raises(ResourceError):
        KnowledgeStore(path)


def test_damage_inside_never_ends_in_a_database_error(small_pack: Path, tmp_path: Path) -> None:
    content = bytearray(small_pack.read_bytes())
    page = 4096
    content[2 * page :] = b"\xa5" * (len(content) - 2 * page)
    path = tmp_path / "damaged.sqlite"
    path.write_bytes(content)

    def use() -> None:
        with KnowledgeStore(path) as damaged:
            damaged.lookup(["paris"])
            damaged.statements(["Q937"])

    with pytest.raises(ResourceError, match=r"damaged|cannot be read"):
        use()
