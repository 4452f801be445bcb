"""The layout of a knowledge pack: one SQLite file, written by the builder and read by the store.

Items and properties are integers (Q937 -> 937). A statement is known by its subject, its property
and its number ``n`` among the statements of that pair. What ``object`` and ``value`` hold depends on
``kind``: an item has its id in ``object``; a time, a quantity or a text has it in ``value``, and a
quantity has its unit's id in ``object``.

``SHIPPED`` tables travel in the compressed pack. ``DERIVED`` indexes, and the tables of ``neighbours.py``,
are made when it is unpacked: they would double its size.
"""

from __future__ import annotations

from enum import IntEnum

APPLICATION_ID = 0x434C5652
VERSION = 1


class Kind(IntEnum):
    """What the object of a statement or the value of a qualifier is."""

    ITEM = 0
    TIME = 1
    QUANTITY = 2
    TEXT = 3


class NameKind(IntEnum):
    """How an entity came by a name, strongest first."""

    LABEL = 0
    ALIAS = 1
    VARIANT = 2
    SURNAME = 3


# A popularity is stored in thousandths.
POPULARITY_SCALE = 1000

SHIPPED = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE source (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, snapshot TEXT NOT NULL, licence TEXT NOT NULL,
    trust INTEGER NOT NULL
);
CREATE TABLE entity (
    id INTEGER PRIMARY KEY, label TEXT NOT NULL, description TEXT NOT NULL,
    popularity INTEGER NOT NULL, degree INTEGER NOT NULL
);
CREATE TABLE name (
    normalised TEXT NOT NULL, entity INTEGER NOT NULL, kind INTEGER NOT NULL,
    original TEXT,   -- NULL when it is the entity's label
    lowercase TEXT,  -- NULL when it is the same as normalised
    PRIMARY KEY (normalised, entity)
) WITHOUT ROWID;
CREATE TABLE property (
    id INTEGER PRIMARY KEY, label TEXT NOT NULL, description TEXT NOT NULL,
    aliases TEXT NOT NULL,  -- joined by "|"
    count INTEGER NOT NULL
);
CREATE TABLE statement (
    subject INTEGER NOT NULL, property INTEGER NOT NULL, n INTEGER NOT NULL,
    kind INTEGER NOT NULL, object INTEGER, value,
    rank INTEGER NOT NULL,      -- 0 deprecated, 1 normal, 2 preferred
    former INTEGER NOT NULL,    -- 1 when it is known to hold no longer
    resolved INTEGER NOT NULL,  -- 1 when the object was given as a name and matched to an item
    source INTEGER NOT NULL,
    PRIMARY KEY (subject, property, n)
) WITHOUT ROWID;
CREATE TABLE qualifier (
    subject INTEGER NOT NULL, statement_property INTEGER NOT NULL, statement_n INTEGER NOT NULL,
    n INTEGER NOT NULL, property INTEGER NOT NULL, kind INTEGER NOT NULL, object INTEGER, value,
    PRIMARY KEY (subject, statement_property, statement_n, n)
) WITHOUT ROWID;
"""

TABLES = ("meta", "source", "entity", "name", "property", "statement", "qualifier")

# The tables that spacy-entity-linker queries, as views over ours.
VIEWS = """
CREATE VIEW aliases AS
    SELECT n.entity AS item_id, coalesce(n.original, e.label) AS en_alias, n.normalised AS en_alias_lowercase
    FROM name AS n JOIN entity AS e ON e.id = n.entity WHERE n.lowercase IS NULL
    UNION ALL
    SELECT n.entity, coalesce(n.original, e.label), n.lowercase
    FROM name AS n JOIN entity AS e ON e.id = n.entity WHERE n.lowercase IS NOT NULL;
CREATE VIEW joined AS
    SELECT id AS item_id, label AS en_label, description AS en_description,
        popularity AS views, degree AS inlinks
    FROM entity;
CREATE VIEW statements AS
    SELECT subject AS source_item_id, property AS edge_property_id, object AS target_item_id
    FROM statement WHERE kind = 0;
"""

ENDING = 5  # letters of a name by which it is found where its beginning is misspelt
LAYOUT = 4  # counts up when what is derived changes, so that a pack is unpacked anew

DERIVED = {
    "statement_by_object": (
        "CREATE INDEX statement_by_object ON statement (object, property, rank) WHERE kind = 0"
    ),
    "statement_by_pair": (
        "CREATE INDEX statement_by_pair ON statement (object, subject) WHERE kind = 0 AND rank > 0"
    ),
    "name_by_lowercase": "CREATE INDEX name_by_lowercase ON name (lowercase) WHERE lowercase IS NOT NULL",
    "name_by_ending": (
        f"CREATE INDEX name_by_ending ON name (substr(normalised, -{ENDING}), length(normalised))"
    ),
}
