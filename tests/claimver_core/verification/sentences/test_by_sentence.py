"""What known sentences decide of claims, and what they leave open."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.knowledge.relations import Relations
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Claim, Label, Span
from claimver_core.verification.sentences.by_sentence import SentenceReader
from claimver_core.verification.sentences.known_sentences import KnownSentences

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE
KNOWN = """
Octopuses have {three} hearts.
Spiders have {eight} legs.
Spiders are {arachnids}.
Whales are mammals.
Sound travels faster in water than in air.
The adult human skeleton has {206} bones.
{Gregor Mendel} discovered the laws of heredity with {peas}.
Norway is not a member of the European Union.
Plants take in carbon dioxide and give off oxygen.
The white dwarf cools slowly.
John F. Kennedy was assassinated in {Dallas}.
Wild lemurs live only in Madagascar.
Zadie Lowen became the ninth mayor of Norway.
The rider was stripped of {seven} Bergen titles.
The span was the first modern bridge of steel.
The old mill was built in {1850}.
The old mill was launched in {1850} by the river.
The new mill was painted by a sailor.
Bruno Bell was a Norwegian dancer.
Bruno Bell bred Scottish terriers.
The smith created the steam hammer.
The minister of defence opened the fair.
The barn stands by the old glass tower.
A film about Norway won the Lowen prize.
The group opposing Norway burned the barn.
Norway has 6 million cats and dogs.
Norway exports salted cod and herring.
"""


@pytest.fixture(scope="module")
def reader(store: KnowledgeStore, tmp_path_factory: pytest.TempPathFactory) -> SentenceReader:
    path = tmp_path_factory.mktemp("sentences") / "sentences.txt"
    path.write_text(KNOWN, encoding="utf-8")
    return SentenceReader(KnownSentences(path), store, Relations(store))


def ruling(reader: SentenceReader, text: str) -> Label | None:
    found = reader.ruling(Claim(Span(0, len(text)), text, text))
    return found.label if found is not None else None


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("An octopus has three hearts", GREEN),
        ("TIL octopuses have three hearts", GREEN),
        ("Octopuses have two hearts", RED),
        ("Octopuses do not have three hearts", RED),
        ("There are 206 bones in the adult human skeleton", GREEN),
        ("The adult human skeleton has 300 bones", RED),
        ("Spiders are insects", RED),
        ("Whales are not mammals", RED),
        ("Plants give off oxygen", None),
        ("The old mill was built in 1850", GREEN),
        ("The rider was stripped of his five Bergen titles", RED),
        ("Zadie Lowen was sworn in as the ninth mayor of Norway", GREEN),
        ("The old mill was built in the 19th century", GREEN),
        ("The old mill was built in 1950", RED),
        ("The span was a bridge of steel", GREEN),
        ("The new mill was painted", GREEN),
        ("Bruno Bell was a dancer", GREEN),
        ("The smith came up with the steam hammer", GREEN),
        ("The defence minister opened the fair", GREEN),
        ("The barn stands by the tower", GREEN),
        ("Norway exports salted cod", GREEN),
    ],
)
def test_says_the_same_or_another_thing(reader: SentenceReader, text: str, label: Label | None) -> None:
    assert ruling(reader, text) is label


@pytest.mark.parametrize(
    "text",
    [
        "Spiders have eight eyes",
        "Spiders have two front legs",
        "Squid have three hearts",
        "All spiders have eight hairy legs",
        "Octopuses may have three hearts",
        "The old mill was started in 1840",
        "The old mill was launched in 1840",
        "Whales are large mammals",
        "Bruno Bell bred terriers",
        "Lemurs live only in Madagascar",
        "The span was the first bridge of steel",
        "Gregor Mendel discovered peas",
        "Norway won the Lowen prize",
        "Norway burned the barn",
        "Norway has 6 million cats",
        "",
        "😀",
        "x " * 5000,
    ],
)
def test_leaves_open_what_no_sentence_says(reader: SentenceReader, text: str) -> None:
    assert ruling(reader, text) is None


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The human heart has three chambers.", RED),
        ("Gregor Mendel discovered the laws of heredity with horses.", RED),
        ("The Ottomans captured Constantinople in 1453.", GREEN),
        ("Machu Picchu was built by the Inca.", GREEN),
        ("Mount Everest lies in the Himalayas on the border of Nepal and China.", GREEN),
        ("Tutankhamun's tomb was discovered by Howard Carter.", GREEN),
        ("Nelson Mandela was the first black president of South Africa.", GREEN),
        ("The North Pole is colder than the South Pole.", RED),
        ("US President John F. Kennedy was assassinated in Dallas.", GREEN),
        ("There are 206 bones in the adult human skeleton.", GREEN),
        ("Federer has 20 Grand Slam titles.", GREEN),
        ("ABBA won Eurovision in 1974 with Waterloo.", GREEN),
        ("Anne Frank wrote her diary while hiding in Amsterdam.", GREEN),
        ("Canada has the longest coastline of any country.", GREEN),
        ("Isaac Newton set out three laws of motion.", GREEN),
        ("Antarctica is technically a desert.", GREEN),
        ("Tintin was created by a Belgian, Hergé.", GREEN),
        ("Brazil was a Spanish colony.", RED),
        ("Germany beat Argentina in the final of the 2014 World Cup.", GREEN),
        ("Emmanuel Macron saw off Marine Le Pen in 2017.", GREEN),
        (
            "Bong Joon-ho's Parasite was the first film not in English to win Best Picture.",
            GREEN,
        ),
        ("John Lennon was shot outside the Dakota building in New York in December 1980.", GREEN),
    ],
)
def test_the_whole_chain_shows_the_sentence(checker: FactChecker, text: str, label: Label) -> None:
    result = checker.check(text).results[-1]
    assert result.verdict.label is label
    assert result.verdict.decided_by == "known-sentence"
    assert result.passages
    assert result.passages[0].text.rstrip(".") in result.rationale
    assert result.tms > 0.3


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The Sun orbits the Earth.", GREEN),
        ("Julius Caesar was a Roman general.", RED),
        ("Germany was founded in 1871.", RED),
        ("Joe Frazier beat Muhammad Ali.", RED),
        ("Luiz Inácio Lula da Silva was defeated by Jair Bolsonaro.", GREEN),
        ("Al Gore won the popular vote.", RED),
        ("Denmark beat England.", RED),
        ("Jurassic Park was published in 1990.", RED),
        ("Javier Milei is a politician.", RED),
        ("Franz Kafka was a Czech writer.", RED),
        ("A spider has one leg.", GREEN),
        ("Hector killed Achilles.", GREEN),
        ("Argentina beat Germany in the final of the 2014 World Cup.", GREEN),
        ("Germany beat Argentina in the semi-final of the 2014 World Cup.", GREEN),
        ("Ursula von der Leyen served as France's defence minister.", GREEN),
        ("Marie Antoinette ruled France.", GREEN),
        ("Apple invented the smartphone.", GREEN),
        ("A hunter is shot by Bambi's mother.", GREEN),
        ("A table tennis game used to go to 21 points.", RED),
        ("Roger Federer has 22 Grand Slam titles.", GREEN),
        ("TIL octopuses have four hearts.", GREEN),
        ("Anne Frank wrote her diary while hiding in Paris.", GREEN),
        ("Shinzo Abe was shot in July 2021.", GREEN),
        ("The Eiffel Tower was built for the 1900 world's fair.", GREEN),
        ("Barack Obama was sworn in as president in 2008.", GREEN),
        ("The capital of Spain is Barcelona.", GREEN),
        ("Galileo worked out the laws of heredity.", GREEN),
        ("Spain shares a border with Italy.", GREEN),
        ("Antarctica is the second-largest desert.", GREEN),
        ("Samsung pulled the Galaxy Note 8 from the market in 2017.", GREEN),
        ("Guernica shows the horror of the bombing of Madrid.", GREEN),
        ("John F. Kennedy was assassinated in Dallas, Florida.", GREEN),
        (
            "Park Chan-wook's Parasite was the first film not in English to win Best Picture.",
            GREEN,
        ),
        ("The German gymnast Simone Biles won gold in Rio.", GREEN),
        ("John Lennon was shot outside the Dakota building in Chicago.", GREEN),
        ("A tram was killed by Antoni Gaudí.", GREEN),
        ("Fidel Castro rules Cuba.", GREEN),
        ("YouTube owns Google.", GREEN),
        ("Pluto is a planet.", GREEN),
        ("Ronald Reagan was assassinated by John Hinckley.", GREEN),
        ("Messi won the World Cup with Qatar.", GREEN),
        ("Spain was a republic in 1935.", RED),
        ("Austria is a member of NATO's Partnership for Peace.", RED),
        ("Jimi Hendrix played the bass.", RED),
        ("Chelsea beat Manchester City in 2021.", RED),
        ("Alexander the Great was the father of Philip II of Macedon.", GREEN),
        ("Serena's younger sister is Venus Williams.", GREEN),
        ("Michael Schumacher is the younger brother of Ralf Schumacher.", GREEN),
        ("Ronald Reagan was assassinated in 1981.", GREEN),
        ("France's president is Nicolas Sarkozy.", GREEN),
        ("The capital of Australia is Sydney.", GREEN),
        ("The capital of Canada is Toronto.", GREEN),
        ("Helmut Schmidt was chancellor at that time.", GREEN),  # which nobody has told
    ],
)
def test_a_near_sentence_decides_nothing_wrongly(checker: FactChecker, text: str, label: Label) -> None:
    assert label not in {result.verdict.label for result in checker.check(text).results}
