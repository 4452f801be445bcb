"""A small pack made by hand, and documents tagged by a few rules, so that no trained parser is needed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from claimver_core.knowledge import schema
from claimver_core.knowledge.derived import derive
from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.schema import NameKind
from claimver_core.knowledge.store import KnowledgeStore

if TYPE_CHECKING:
    from spacy.tokens import Doc

# number, label, description, popularity in thousandths, aliases, surname
ENTITIES = [
    (5, "human", "person", 500, (), None),
    (515, "city", "large human settlement", 400, (), None),
    (6256, "country", "state with a territory", 400, (), None),
    (76, "Barack Obama", "44th president of the United States", 906, ("Obama", "President Obama"), None),
    (13133, "Michelle Obama", "lawyer and former First Lady", 388, (), "Obama"),
    (3052772, "Emmanuel Macron", "French official and statesman", 700, ("Macron", "President Macron"), None),
    (782, "Hawaii", "state of the United States of America", 531, (), None),
    (142, "France", "country in Western Europe", 984, ("FR",), None),
    (150, "French", "Romance language", 931, (), None),
    (30, "United States of America", "country in North America", 1000, ("US", "United States"), None),
    (90, "Paris", "capital and largest city of France", 873, ("City of Light",), None),
    (830149, "Paris", "city in Lamar County", 46, ("Paris, Texas",), None),
    (160946, "Paris, Texas", "1984 film directed by Wim Wenders", 389, (), None),
    (1439, "Texas", "state of the United States of America", 714, (), None),
    (228024, "John Smith", "English soldier and explorer", 300, (), None),
    (332377, "John Smith", "Labour Party leader from Scotland", 290, (), None),
    (7817, "World Health Organization", "specialized agency of the United Nations", 650, (), None),
    (15127672, "Who", "2005 single by an unknown group", 60, (), None),
    (169470, "physicist", "scientist who does research in physics", 451, (), None),
    (12190, "penicillin", "group of antibiotics", 330, (), None),
    (25136484, "It", "2017 film by Andy Muschietti", 511, (), None),
    (264766, "Theresa May", "former prime minister of the United Kingdom", 642, (), "May"),
    (1299, "The Beatles", "English rock band", 771, ("Beatles",), None),
    (312, "Apple Inc.", "American technology company", 782, ("Apple",), None),
    (89, "apple", "fruit of the apple tree", 182, (), None),
    (811, "Springfield", "city in Illinois, United States", 300, (), None),
    (812, "Springfield", "city in Massachusetts, United States", 300, (), None),
    (1204, "Illinois", "state of the United States of America", 600, (), None),
    (13371, "Harvard University", "private university in Cambridge", 700, ("Harvard",), None),
    (41567, "Hamlet", "tragedy by William Shakespeare", 673, (), None),
    (5084, "hamlet", "small settlement in a rural area", 202, (), None),
    (34660, "J. K. Rowling", "English novelist", 665, ("Rowling",), None),
    (892, "J. R. R. Tolkien", "English author", 700, (), "Tolkien"),
    (361, "World War I", "global war from 1914 to 1918", 860, ("World War", "First World War"), None),
    (567, "Angela Merkel", "chancellor of Germany from 2005 to 2021", 780, (), "Merkel"),
    (41, "Greece", "country in southeast Europe", 850, (), None),
    (11772, "Ancient Greece", "period of Greek history", 640, (), None),
    (15804, "Serie A", "football league of Italy", 500, (), None),
    (1345, "Philadelphia", "city in Pennsylvania, United States", 620, (), None),
    (65, "Los Angeles", "city in California, United States", 900, ("LA",), None),
    (93346, "The Who", "English rock band", 640, (), None),
    (23548, "NASA", "space agency of the United States", 780, (), None),
    (1492, "Barcelona", "capital of Catalonia, Spain", 700, (), None),
    (7156, "FC Barcelona", "association football club in Barcelona, Spain", 500, ("Barcelona",), None),
    (14299, "Douro", "river in Spain and Portugal", 320, (), None),
    (174811, "Up", "2009 American computer-animated film", 570, (), None),
    (43274, "Charles III", "King of the United Kingdom since 2022", 810, ("Prince of Wales",), None),
    (81230, "Siemens", "German multinational conglomerate", 500, ("Siemens AG",), None),
    (58577, "Werner von Siemens", "German inventor", 400, (), "Siemens"),
    (215026, "Debbie Harry", "American singer", 568, (), "Harry"),
    (152316, "Prince Harry, Duke of Sussex", "British royal", 700, ("Prince Harry",), None),
    (429311, "The American President", "1995 film by Rob Reiner", 480, ("American President",), None),
    (43723, "Benjamin Netanyahu", "Israeli politician", 700, ("Israeli prime minister",), None),
    (2010, "Wonderland", "2010 film by Tim Burton", 500, (), None),
    (1951, "Wonderland", "1951 American animated film", 520, (), None),
    (1726, "Munich", "capital city of Bavaria, Germany", 730, (), None),
    (152456, "Munich", "2005 film directed by Steven Spielberg", 550, (), None),
    (23, "George Washington", "1st president of the United States", 810, ("Washington",), None),
    (1223, "Washington", "state of the United States of America", 590, (), None),
    (241482, "50 First Dates", "2004 film by Peter Segal", 510, (), None),
    (59103, "Pioneer 10", "space probe of NASA launched in 1972", 500, (), None),
    (513, "Mount Everest", "Earth's highest mountain", 500, ("Everest",), None),
    (15631013, "Everest", "2015 film by Baltasar Kormákur", 490, (), None),
    (9545, "Tony Blair", "former prime minister of the United Kingdom", 680, (), "Blair"),
    (264748, "Selma Blair", "American actress", 530, (), "Blair"),
    (1, "Will", "given name", 300, (), None),
    (2, "The", "song", 300, (), None),
]  # fmt: skip
# subject, property, object
STATEMENTS = [
    (76, 31, 5), (13133, 31, 5), (3052772, 31, 5), (228024, 31, 5), (332377, 31, 5), (264766, 31, 5),
    (215026, 31, 5), (152316, 31, 5), (43723, 31, 5),
    (43274, 31, 5), (58577, 31, 5), (1492, 31, 515),
    (90, 31, 515), (830149, 31, 515), (811, 31, 515), (812, 31, 515), (142, 31, 6256), (30, 31, 6256),
    (34660, 31, 5), (892, 31, 5), (567, 31, 5), (9545, 31, 5), (264748, 31, 5),
    (41, 31, 6256), (1345, 31, 515), (65, 31, 515),
    (90, 17, 142), (830149, 131, 1439), (811, 131, 1204), (76, 26, 13133),
]  # fmt: skip
_TAGS = {
    "AUX": "was is were are has had be been",
    "VERB": "began plays born met said says visited won wrote read speaks like likes lives uses warned came",
    "ADP": "in of to by at with from for on",
    "DET": "the a an this",
    "PRON": "he she it her his they i you we who",
    "CCONJ": "and or but",
    "ADV": "then not later there",
    "ADJ": "famous new old american israeli",
}
_POS = {word: tag for tag, words in _TAGS.items() for word in words.split()}


@pytest.fixture(scope="session")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("linking") / "knowledge.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(schema.SHIPPED + schema.VIEWS)
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {schema.VERSION}")
    connection.execute("INSERT INTO source VALUES (1, 'arnold', '2021', 'CC0-1.0', 11)")
    for number in (17, 26, 31, 131, 279):
        connection.execute("INSERT INTO property VALUES (?, ?, '', '', 1)", (number, f"property {number}"))
    for number, label, description, popularity, aliases, surname in ENTITIES:
        degree = sum(number in (subject, item) for subject, _, item in STATEMENTS)
        row = (number, label, description, popularity, degree)
        connection.execute("INSERT INTO entity VALUES (?, ?, ?, ?, ?)", row)
        names = [(label, NameKind.LABEL), *((alias, NameKind.ALIAS) for alias in aliases)]
        names += [(surname, NameKind.SURNAME)] if surname else []
        for name, kind in names:
            key, lower = normalise(name), name.lower()
            original = None if name == label else name
            values = (key, number, int(kind), original, None if lower == key else lower)
            connection.execute("INSERT INTO name VALUES (?, ?, ?, ?, ?)", values)
    for n, (subject, pid, item) in enumerate(STATEMENTS):
        values = (subject, pid, n, int(schema.Kind.ITEM), item, None, 1, 0, 0, 1)
        connection.execute("INSERT INTO statement VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    derive(connection)
    connection.commit()
    connection.close()
    return path


@pytest.fixture(scope="session")
def small_store(pack: Path) -> Iterator[KnowledgeStore]:
    with KnowledgeStore(pack) as store:
        yield store


@pytest.fixture(scope="session")
def parse() -> Callable[[str], Doc]:
    """Makes a Doc: large words are names, small ones what a list says or else nouns; "." ends a sentence."""
    import spacy
    from spacy.tokens import Doc

    from claimver_core.language.tokenizer import customise

    blank = spacy.blank("en")
    customise(blank)

    def make(text: str) -> Doc:
        plain = blank.make_doc(text)
        pos, starts, begins = [], [], True
        for token in plain:
            small = token.lower_
            if token.is_space:
                tag = "SPACE"
            elif token.is_punct or not any(c.isalnum() for c in token.text):
                tag = "PUNCT"
            elif small in ("'s", "’s"):
                tag = "PART"
            elif small in _POS and (begins or not token.text[0].isupper()):
                tag = _POS[small]
            elif token.like_num:
                tag = "NUM"
            else:
                tag = "PROPN" if token.text[0].isupper() else "NOUN"
            pos.append(tag)
            starts.append(begins)
            begins = token.text in (".", "!", "?") or (begins and token.is_space)
        words = [token.text for token in plain]
        return Doc(
            plain.vocab,
            words=words,
            spaces=[bool(token.whitespace_) for token in plain],
            pos=pos,
            tags=["NNP" if tag == "PROPN" else "NN" for tag in pos],
            lemmas=[word.lower() for word in words],
            sent_starts=starts,
        )

    return make
