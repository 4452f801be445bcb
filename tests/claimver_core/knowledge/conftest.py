"""A small pack, made from small source files by the real builder, and unpacked by the real unpacking."""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from claimver_core.knowledge.pack import open_pack
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.training.build_knowledge import build

Row = Sequence[str]

# qid, label, description, aliases, sitelinks, pageviews, pagerank, degree, label_source
ENTITIES: list[Row] = [
    ("Q937", "Albert Einstein", "physicist", "Einstein|A. Einstein", "320", "536822", "", "9", "wikitrivia"),
    ("Q38104", "Nobel Prize in Physics", "award", "", "90", "", "", "3", "arnold"),
    ("Q3012", "Ulm", "city in Germany", "Ulm, Germany", "120", "", "0.0001", "3", "arnold"),
    ("Q183", "Germany", "country in Europe", "Deutschland|FRG", "", "", "0.003", "9", "arnold"),
    ("Q43287", "German Empire", "state from 1871 to 1918", "", "100", "", "", "2", "arnold"),
    ("Q64", "Berlin", "capital of Germany", "", "", "", "0.0004", "9", "arnold"),
    ("Q142", "France", "country in Europe", "", "", "", "0.004", "9", "arnold"),
    ("Q90", "Paris", "capital of France", "City of Light", "", "", "0.0009", "9", "arnold"),
    ("Q1000", "Paris", "town in Texas", "", "20", "", "", "1", "arnold"),
    ("Q243", "Eiffel Tower", "tower in Paris", "La tour Eiffel", "200", "", "", "4", "arnold"),
    ("Q621", "Versailles", "city in France", "", "80", "", "", "1", "arnold"),
    ("Q5", "human", "", "", "", "", "0.02", "9", "arnold"),
    ("Q515", "city", "", "", "", "", "0.001", "9", "arnold"),
    ("Q486972", "human settlement", "", "", "", "", "0.0005", "9", "arnold"),
    ("Q6581097", "male", "", "", "", "", "0.008", "9", "arnold"),
    ("Q44148", "male organism", "", "", "", "", "0.0008", "9", "arnold"),
    ("Q312", "Apple Inc.", "technology company", "Apple", "161", "470348", "", "9", "arnold"),
    ("Q337024", "John Sculley", "businessman", "", "20", "", "", "1", "arnold"),
    ("Q265852", "Tim Cook", "businessman", "", "60", "200000", "", "1", "arnold"),
    ("Q11696", "President of the United States", "office", "", "100", "", "", "2", "arnold"),
    ("Q76", "Barack Obama", "politician", "Berlin", "340", "900000", "", "3", "arnold"),
    ("Q25188", "The Hague (film)", "film", "", "15", "", "", "1", "arnold"),
    ("Q44578", "Queen", "band", "Queens", "130", "", "", "1", "arnold"),
    ("Q187745", "Bohemian Rhapsody", "song", "", "70", "", "", "2", "arnold"),
    ("Q713", "element 21", "", "Sc|scandium", "", "", "", "1", "xfactr-guess"),
    ("Q714", "element 22", "", "titanium", "", "", "", "1", "xfactr-guess"),
    ("Q7001", "Local Legislator", "", "", "", "", "", "2", "evpol"),
    ("Q7002", "Spouse of Einstein", "", "", "", "", "", "1", "evpol"),
    ("Q11573", "metre", "unit", "m", "", "", "0.0001", "1", "arnold"),
]

# subject, property, object, object_type, qualifiers, sources
STATEMENTS: list[Row] = [
    ("Q937", "P19", "Q3012", "item", "", "codex-m,fb15k237"),
    ("Q937", "P569", "1879-03-14", "time", "", "wd50k"),
    ("Q937", "P569", "1879", "time", "", "arnold"),
    ("Q937", "P569", "1878", "time", "", "vital5"),
    ("Q937", "P21", "Q44148", "item", "", "fb15k237"),
    ("Q937", "P26", "Q7002", "item", "", "evpol"),
    ("Q937", "P166", "Q38104", "item", "P580=1921|P582=1921;P585=1921", "wd12k"),
    ("Q937", "P2048", "1.75 Q11573", "quantity", "", "mmkb-num"),
    ("Q243", "P17", "Q183", "item", "P276=Q90", "vital5"),
    ("Q243", "P17", "Q142", "item", "", "arnold"),
    ("Q3012", "P17", "Q183", "item", "", "wd50k"),
    ("Q3012", "P17", "Q43287", "item", "", "wd50k"),
    ("Q3012", "P31", "Q515", "item", "", "arnold"),
    ("Q43287", "P576", "1918-11-09", "time", "", "arnold"),
    ("Q515", "P279", "Q486972", "item", "", "wd50k"),
    ("Q64", "P31", "Q515", "item", "", "arnold"),
    ("Q64", "P17", "Germany", "text", "", "wikitrivia"),
    ("Q64", "P1082", "1200", "quantity", "", "arnold"),
    ("Q64", "P1082", "3433695", "quantity", "", "arnold"),
    ("Q64", "P1082", "3644826", "quantity", "", "arnold"),
    ("Q183", "P36", "Q64", "item", "", "xfactr"),
    ("Q142", "P36", "Q90", "item", "P580=0508", "fb15k237"),
    ("Q142", "P36", "Q621", "item", "P1534=Q170360", "wd50k"),
    ("Q90", "P17", "Q142", "item", "", "wd50k"),
    ("Q90", "P36", "Q90", "item", "", "fb15k237"),
    ("Q90", "P31", "Q515", "item", "", "arnold"),
    ("Q243", "P276", "Q90", "item", "", "xfactr"),
    ("Q243", "P571", "1887", "time", "", "wtitems"),
    ("Q243", "P571", "1889-03-31", "time", "", "mmkb-num"),
    ("Q243", "P2048", "330 Q11573", "quantity", "", "arnold"),
    ("Q312", "P169", "Q265852", "item", "", "bear"),
    ("Q142", "P6", "Q937", "item", "", "bear"),
    ("Q142", "P6", "Q76", "item", "", "bear"),
    ("Q937", "P570", "1955-04-18", "time", "", "arnold"),
    ("Q312", "P571", "1976-05", "time", "", "mmkb-num"),
    ("Q312", "P169", "Q337024", "item", "", "wd50k"),
    ("Q76", "P569", "1961-08-04", "time", "", "arnold"),
    ("Q76", "P39", "President (Us)", "text", "P580=2009-01-20|P582=2017-01-20", "evpol"),
    ("Q76", "P39", "us presidents", "text", "P580=2009", "wikitrivia"),
    ("Q76", "P166", "Q38104", "item", "P2241=Q1263068", "wd50k"),
    ("Q187745", "P175", "Queen", "text", "", "wikitrivia"),
    ("Q187745", "P175", "Q44578", "item", "", "arnold"),
    ("Q187745", "P577", "1975-10-31", "time", "", "arnold"),
    ("Q187745", "P577", "2000/p7", "time", "", "mmkb-num"),
    ("Q44578", "P577", "1974", "time", "", "mmkb-num"),
    ("Q44578", "P527", "Q76", "item", "", "bear"),
    ("Q76", "P463", "Q44578", "item", "P582=1990", "wd50k"),
    ("Q90", "P17", "Q183", "item", "", "bear"),
    ("Q713", "P31", "Q515", "item", "", "xfactr"),
    ("Q714", "P31", "Q515", "item", "", "xfactr"),
    ("Q7001", "P39", "member of a council", "text", "P580=2001", "evpol"),
    ("Q7001", "P569", "1950", "time", "", "evpol"),
]

PROPERTIES: list[Row] = [
    ("P6", "head of government", "", "", "0"),
    ("P17", "country", "sovereign state of this item", "state", "0"),
    ("P19", "place of birth", "", "born in|birthplace", "0"),
    ("P21", "sex or gender", "", "gender", "0"),
    ("P26", "spouse", "", "", "0"),
    ("P31", "instance of", "", "is a", "0"),
    ("P36", "capital", "", "", "0"),
    ("P39", "position held", "", "", "0"),
    ("P166", "award received", "", "", "0"),
    ("P169", "chief executive officer", "", "CEO", "0"),
    ("P175", "performer", "", "", "0"),
    ("P276", "location", "", "", "0"),
    ("P279", "subclass of", "", "", "0"),
    ("P463", "member of", "", "", "0"),
    ("P527", "has part", "", "", "0"),
    ("P569", "date of birth", "", "", "0"),
    ("P570", "date of death", "", "", "0"),
    ("P571", "inception", "", "", "0"),
    ("P576", "dissolved, abolished or demolished date", "", "", "0"),
    ("P577", "publication date", "", "", "0"),
    ("P580", "start time", "", "", "0"),
    ("P582", "end time", "", "", "0"),
    ("P585", "point in time", "", "", "0"),
    ("P1082", "population", "", "", "0"),
    ("P1448", "official name", "", "", "0"),
    ("P1534", "end cause", "", "", "0"),
    ("P2048", "height", "", "", "0"),
    ("P2241", "reason for deprecation", "", "", "0"),
]

SUPPLEMENT: list[Row] = [
    ("Q312", "Apple Inc.", "P169", "Q265852", "Tim Cook", "item", "P580=2011-08-24", "", ""),
    ("Q312", "Apple Inc.", "P1448", "Apple Computer, Inc.", "", "text", "", "", ""),
    ("Q243", "Eiffel Tower", "P17", "Q183", "Germany", "item", "P580=1940|P582=1944", "", ""),
    ("Q713", "scandium", "P31", "Q9900", "chemical element", "item", "", "Q9900", ""),
]

PLACES: list[Row] = [
    ("Q1000", "Paris", "P17", "Q142", "France", "item", ""),
    ("Q1000", "Paris", "P31", "Q515", "city", "item", ""),
]

COMMON: list[Row] = [
    ("Q44578", "Queen", "P571", "1970", "", "time", ""),
]

STRUCK: list[Row] = [
    ("Q90", "Paris", "P17", "Q183", "Germany", "item"),
]

DESCRIPTIONS: list[Row] = [
    ("Q515", "city", "large human settlement"),
    ("Q937", "Albert Einstein", "no longer asked for"),
]

NAMES: list[Row] = [
    ("Q713", "scandium", "ekaboron", "rare earth that Mendeleev foretold"),
    ("Q7002", "Mileva Marić", "", ""),
]

ENTITY_COLUMNS = "qid label description aliases sitelinks pageviews pagerank degree label_source"
STATEMENT_COLUMNS = "subject property object object_type qualifiers sources"
PROPERTY_COLUMNS = "pid label description aliases statements"
SUPPLEMENT_COLUMNS = (
    "subject subject_label property object object_label object_type qualifiers new description"
)


def table(columns: str, rows: Sequence[Row]) -> bytes:
    lines = [columns.split(), *rows]
    return "".join("\t".join(line) + "\n" for line in lines).encode()


def write_sources(folder: Path) -> Path:
    """The source files in ``folder``; returns the path of the supplement."""
    folder.mkdir(exist_ok=True)
    (folder / "entities.tsv.xz").write_bytes(lzma.compress(table(ENTITY_COLUMNS, ENTITIES)))
    (folder / "statements.tsv.xz").write_bytes(lzma.compress(table(STATEMENT_COLUMNS, STATEMENTS)))
    (folder / "properties.tsv.xz").write_bytes(lzma.compress(table(PROPERTY_COLUMNS, PROPERTIES)))
    supplement = folder / "supplement.tsv"
    supplement.write_bytes(table(SUPPLEMENT_COLUMNS, SUPPLEMENT))
    columns = SUPPLEMENT_COLUMNS.removesuffix(" new description")
    supplement.with_name("places.tsv").write_bytes(table(columns, PLACES))
    supplement.with_name("common_knowledge.tsv").write_bytes(table(columns, COMMON))
    columns = columns.removesuffix(" qualifiers")
    supplement.with_name("struck.tsv").write_bytes(table(columns, STRUCK))
    supplement.with_name("descriptions.tsv").write_bytes(table("item label description", DESCRIPTIONS))
    supplement.with_name("names.tsv").write_bytes(table("item label aliases description", NAMES))
    return supplement


@pytest.fixture(scope="session")
def small_sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sources")
    write_sources(folder)
    return folder


@pytest.fixture(scope="session")
def small_shipped(small_sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small shipped pack."""
    out = tmp_path_factory.mktemp("shipped")
    build(small_sources, small_sources / "supplement.tsv", out)
    return out


@pytest.fixture(scope="session")
def small_pack(small_shipped: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked SQLite file of the small pack."""
    return open_pack(tmp_path_factory.mktemp("data"), shipped=small_shipped)


@pytest.fixture
def small(small_pack: Path) -> Iterator[KnowledgeStore]:
    with KnowledgeStore(small_pack) as opened:
        yield opened
