"""What of one clause can be true or false by itself is a claim, and what cannot stays whole."""

from __future__ import annotations

import pytest

from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.pipeline import analyse

CUT = {
    "a participle in front with commas of its own": (
        "Born in Lorain, Ohio, Toni Morrison taught at Princeton.",
        [
            ("Born in Lorain, Ohio", "Toni Morrison was born in Lorain, Ohio"),
            ("Toni Morrison taught at Princeton.", "Toni Morrison taught at Princeton"),
        ],
    ),
    "where something is": (
        "Mount Etna, on the island of Sicily, is higher.",
        [
            ("Mount Etna, on the island of Sicily", "Mount Etna is on the island of Sicily"),
            ("is higher.", "Mount Etna is higher"),
        ],
    ),
    "what happened then": (
        "Napoleon ruled France, when Ann Lee was sent to Elba.",
        [
            ("Napoleon ruled France", "Napoleon ruled France"),
            ("when Ann Lee was sent to Elba.", "Ann Lee was sent to Elba"),
        ],
    ),
    "since when, and what happened then": (
        "Ann Lee has led the party since July 2019, when she replaced Bob Roe.",
        [
            ("Ann Lee has led the party since July 2019", "Ann Lee has led the party since July 2019"),
            ("when she replaced Bob Roe.", "Ann Lee replaced Bob Roe"),
        ],
    ),
    "since when as what": (
        "Ann Lee had led Greece as prime minister since March 2004.",
        [
            ("Ann Lee had led Greece", "Ann Lee had led Greece"),
            ("as prime minister", "Ann Lee had led Greece as prime minister"),
            ("since March 2004.", "Ann Lee had led Greece as prime minister since March 2004"),
        ],
    ),
    "with whom a film was made, and not directed": (
        "Jaws is a film directed by Ann Lee with Bob Roe.",
        [
            ("Jaws is a film", "Jaws is a film"),
            ("directed by Ann Lee with Bob Roe.", "Jaws was directed by Ann Lee with Bob Roe"),
        ],
    ),
    "a place of two words before a date": (
        "Ann Lee died in Los Angeles on May 23, 2015.",
        [
            ("Ann Lee died in Los Angeles", "Ann Lee died in Los Angeles"),
            ("on May 23, 2015.", "Ann Lee died on May 23, 2015"),
        ],
    ),
    "an age behind a date": (
        "Ann Lee died in Rome on 4 May 1999, aged 48.",
        [
            ("Ann Lee died in Rome", "Ann Lee died in Rome"),
            ("on 4 May 1999", "Ann Lee died on 4 May 1999"),
            ("aged 48.", "Ann Lee died aged 48"),
        ],
    ),
    "how long before a birthday": (
        "Ann Lee died in Rome on June 6, 1997, five days short of her birthday.",
        [
            ("Ann Lee died in Rome", "Ann Lee died in Rome"),
            ("on June 6, 1997", "Ann Lee died on June 6, 1997"),
            ("five days short of her birthday.", "Ann Lee died five days short of her birthday"),
        ],
    ),
    "who was it at the time": (
        "Denmark's queen, Margrethe II, left the throne.",
        [
            ("Denmark's queen, Margrethe II", "Denmark's queen was Margrethe II"),
            ("left the throne.", "Margrethe II left the throne"),
        ],
    ),
    "a lifetime behind another name": (
        "Ada Lovelace (born Augusta Byron; 10 December 1815 – 27 November 1852) was an English writer.",
        [
            (
                "Ada Lovelace (born Augusta Byron; 10 December 1815",
                "Ada Lovelace was born on 10 December 1815",
            ),
            ("27 November 1852)", "Ada Lovelace died on 27 November 1852"),
            ("was an English writer.", "Ada Lovelace was an English writer"),
        ],
    ),
    "what is counted and what is not": (
        "Octopuses have three hearts and blue blood.",
        [
            ("Octopuses have three hearts", "Octopuses have three hearts"),
            ("and blue blood.", "Octopuses have blue blood"),
        ],
    ),
    "two verbs of the present": (
        "Trees give shade and cool the air.",
        [
            ("Trees give shade", "Trees give shade"),
            ("and cool the air.", "Trees cool the air"),
        ],
    ),
    "two verbs of several with a name": (
        "Dolphins breathe air and feed their young with milk.",
        [
            ("Dolphins breathe air", "Dolphins breathe air"),
            ("and feed their young with milk.", "Dolphins feed their young with milk"),
        ],
    ),
    "a verb with the same form in the past": (
        "Van Gogh was French and cut off both ears.",
        [
            ("Van Gogh was French", "Van Gogh was French"),
            ("and cut off both ears.", "Van Gogh cut off both ears"),
        ],
    ),
    "the maker of what was made": (
        "Titanic was written and directed by James Cameron.",
        [
            ("Titanic was written", "Titanic was written by James Cameron"),
            ("and directed by James Cameron.", "Titanic was directed by James Cameron"),
        ],
    ),
    "who did only the second thing": (
        "Caesar was stabbed and killed by Brutus.",
        [
            ("Caesar was stabbed", "Caesar was stabbed"),
            ("and killed by Brutus.", "Caesar was killed by Brutus"),
        ],
    ),
    "a passive read as an adjective": (
        "Dogs descend from wolves and were domesticated thousands of years ago.",
        [
            ("Dogs descend from wolves", "Dogs descend from wolves"),
            (
                "and were domesticated thousands of years ago.",
                "Dogs were domesticated thousands of years ago",
            ),
        ],
    ),
    "a passive behind an infinitive": (
        "Muhammad Ali refused to serve in the Vietnam War and was stripped of his title.",
        [
            (
                "Muhammad Ali refused to serve in the Vietnam War",
                "Muhammad Ali refused to serve in the Vietnam War",
            ),
            ("and was stripped of his title.", "Muhammad Ali was stripped of his title"),
        ],
    ),
    "a verb read as a plural": (
        "The sun warms the sea, and water evaporates into the air.",
        [
            ("The sun warms the sea", "The sun warms the sea"),
            ("and water evaporates into the air.", "Water evaporates into the air"),
        ],
    ),
    "letters before a full stop": (
        "There are vitamins A, B and C. Sugar has none.",
        [
            ("There are vitamins A, B and C.", "There are vitamins A, B and C"),
            ("Sugar has none.", "Sugar has none"),
        ],
    ),
    "names of several things": (
        "The five beaches bore the code names Utah, Omaha and Gold.",
        [
            ("The five beaches bore the code names Utah", "The five beaches bore the code names Utah"),
            ("Omaha", "The five beaches bore the code names Omaha"),
            ("and Gold.", "The five beaches bore the code names Gold"),
        ],
    ),
    "a subject behind a year": (
        "In the year 79 Mount Vesuvius erupted and buried the towns.",
        [
            ("In the year 79 Mount Vesuvius erupted", "In the year 79 Mount Vesuvius erupted"),
            ("and buried the towns.", "Mount Vesuvius buried the towns"),
        ],
    ),
    "a letter before a full stop": (
        "Oranges contain lots of vitamin C. Sugar has no effect on the teeth.",
        [
            ("Oranges contain lots of vitamin C.", "Oranges contain lots of vitamin C"),
            ("Sugar has no effect on the teeth.", "Sugar has no effect on the teeth"),
        ],
    ),
    "subjects of whom each is one": (
        "Vincent van Gogh, Rembrandt and Frans Hals were Dutch painters.",
        [
            ("Vincent van Gogh", "Vincent van Gogh was a Dutch painter"),
            ("Rembrandt", "Rembrandt was a Dutch painter"),
            ("and Frans Hals were Dutch painters.", "Frans Hals was a Dutch painter"),
        ],
    ),
    "towns of one country": (
        "Paris and Lyon are in France.",
        [("Paris", "Paris is in France"), ("and Lyon are in France.", "Lyon is in France")],
    ),
    "kinds of which each is one": (
        "Lions and tigers are cats.",
        [("Lions", "Lions are cats"), ("and tigers are cats.", "Tigers are cats")],
    ),
    "what a semicolon ends": (
        "Eco was married to Renate Ramge, a German art teacher; they had two children.",
        [
            ("Eco was married to Renate Ramge", "Eco was married to Renate Ramge"),
            ("a German art teacher", "Renate Ramge is a German art teacher"),
            ("they had two children.", "They had two children"),
        ],
    ),
    "a description in front of its name": (
        "A native of Hamburg, Merkel grew up in Templin.",
        [
            ("A native of Hamburg", "Merkel is a native of Hamburg"),
            ("Merkel grew up in Templin.", "Merkel grew up in Templin"),
        ],
    ),
    "an aside with a comma of its own": (
        "Tarantino, who was born in Knoxville, Tennessee, later made Kill Bill.",
        [
            ("Tarantino, who was born in Knoxville, Tennessee", "Tarantino was born in Knoxville, Tennessee"),
            ("later made Kill Bill.", "Tarantino later made Kill Bill"),
        ],
    ),
    "a name beside an office": (
        "Nokia's chief executive, Pekka Lundmark, studied in Helsinki.",
        [
            ("Nokia's chief executive, Pekka Lundmark", "Nokia's chief executive was Pekka Lundmark"),
            ("studied in Helsinki.", "Pekka Lundmark studied in Helsinki"),
        ],
    ),
    "a long time in front": (
        "From 1723 until his death he worked in Leipzig.",
        [
            ("From 1723 until his death", "From 1723 until his death he worked in Leipzig"),
            ("he worked in Leipzig.", "He worked in Leipzig"),
        ],
    ),
    "what somebody is": (
        "Ada Lovelace was an English mathematician and writer.",
        [
            ("Ada Lovelace was an English mathematician", "Ada Lovelace was an English mathematician"),
            ("and writer.", "Ada Lovelace was a writer"),
        ],
    ),
    "two objects": (
        "Switzerland borders France and Germany.",
        [
            ("Switzerland borders France", "Switzerland borders France"),
            ("and Germany.", "Switzerland borders Germany"),
        ],
    ),
    "place and time of what happens once": (
        "Gustave Eiffel was born in Dijon in 1832.",
        [
            ("Gustave Eiffel was born in Dijon", "Gustave Eiffel was born in Dijon"),
            ("in 1832.", "Gustave Eiffel was born in 1832"),
        ],
    ),
    "three circumstances": (
        "He died on January 20, 1983, from cirrhosis of the liver, at the age of 49.",
        [
            ("He died on January 20, 1983", "He died on January 20, 1983"),
            ("from cirrhosis of the liver", "He died from cirrhosis of the liver"),
            ("at the age of 49.", "He died at the age of 49"),
        ],
    ),
    "a time repeats what happened then": (
        "Marie Curie won the Nobel Prize in Chemistry in 1911.",
        [
            ("Marie Curie won the Nobel Prize in Chemistry", "Marie Curie won the Nobel Prize in Chemistry"),
            ("in 1911.", "Marie Curie won the Nobel Prize in Chemistry in 1911"),
        ],
    ),
    "what followed from something": (
        "The Titanic sank in April 1912 after hitting an iceberg.",
        [
            ("The Titanic sank in April 1912", "The Titanic sank in April 1912"),
            ("after hitting an iceberg.", "The Titanic sank in April 1912 after hitting an iceberg"),
        ],
    ),
    "a time in front": (
        "In 2016, Anna Wardere published Silent Spring.",
        [
            ("In 2016", "In 2016, Anna Wardere published Silent Spring"),
            ("Anna Wardere published Silent Spring.", "Anna Wardere published Silent Spring"),
        ],
    ),
    "a term of office is one interval": (
        "Angela Merkel was chancellor of Germany from 2005 to 2021.",
        [
            ("Angela Merkel was chancellor of Germany", "Angela Merkel was chancellor of Germany"),
            ("from 2005 to 2021.", "Angela Merkel was chancellor of Germany from 2005 to 2021"),
        ],
    ),
    "what a film is and who made it": (
        "Titanic is a 1997 film directed by James Cameron.",
        [
            ("Titanic is a 1997 film", "Titanic is a 1997 film"),
            ("directed by James Cameron.", "Titanic was directed by James Cameron"),
        ],
    ),
    "what somebody is and did": (
        "Barack Obama is an American politician who served as president of Harvard from 2009 to 2017.",
        [
            ("Barack Obama is an American politician", "Barack Obama is an American politician"),
            ("who served as president of Harvard", "Barack Obama served as president of Harvard"),
            ("from 2009 to 2017.", "Barack Obama served as president of Harvard from 2009 to 2017"),
        ],
    ),
    "a lifetime in brackets": (
        "Albert Einstein (Ulm, 14 March 1879 – Princeton, 18 April 1955) was a physicist.",
        [
            ("Albert Einstein (Ulm, 14 March 1879", "Albert Einstein was born in Ulm on 14 March 1879"),
            ("Princeton, 18 April 1955)", "Albert Einstein died in Princeton on 18 April 1955"),
            ("was a physicist.", "Albert Einstein was a physicist"),
        ],
    ),
    "examples": (
        "Beenie Man has collaborated with many artists such as Janet Jackson and Mya.",
        [
            (
                "Beenie Man has collaborated with many artists",
                "Beenie Man has collaborated with many artists",
            ),
            ("such as Janet Jackson", "Beenie Man has collaborated with Janet Jackson"),
            ("and Mya.", "Beenie Man has collaborated with Mya"),
        ],
    ),
    "a list that the parser tears apart": (
        "He was nominated for the Bafta Award, Screen Actors Guild Award, Golden Globe Award and the Academy"
        " Award.",
        [
            ("He was nominated for the Bafta Award", "He was nominated for the Bafta Award"),
            ("Screen Actors Guild Award", "He was nominated for Screen Actors Guild Award"),
            ("Golden Globe Award", "He was nominated for Golden Globe Award"),
            ("and the Academy Award.", "He was nominated for the Academy Award"),
        ],
    ),
    "a list of which each has an article": (
        "The euro replaced the Deutsche Mark, the franc and the lira.",
        [
            ("The euro replaced the Deutsche Mark", "The euro replaced the Deutsche Mark"),
            ("the franc", "The euro replaced the franc"),
            ("and the lira.", "The euro replaced the lira"),
        ],
    ),
    "a name behind what somebody is": (
        "Penicillin was discovered in 1928 by the Scottish scientist Alexander Fleming.",
        [
            ("Penicillin was discovered in 1928", "Penicillin was discovered in 1928"),
            (
                "by the Scottish scientist Alexander Fleming.",
                "Penicillin was discovered by the Scottish scientist Alexander Fleming",
            ),
        ],
    ),
    "names behind what they are": (
        "Tesla was founded by engineers Martin Eberhard and Marc Tarpenning.",
        [
            (
                "Tesla was founded by engineers Martin Eberhard",
                "Tesla was founded by engineers Martin Eberhard",
            ),
            ("and Marc Tarpenning.", "Tesla was founded by Marc Tarpenning"),
        ],
    ),
    "what the subject did next": (
        "Carter ran for governor of Georgia, defeating Carl Sanders in the primary.",
        [
            ("Carter ran for governor of Georgia", "Carter ran for governor of Georgia"),
            (
                "defeating Carl Sanders in the primary.",
                "Carter defeated Carl Sanders in the primary",
            ),
        ],
    ),
    "a name of one word behind what it is": (
        "Morocco's capital, Casablanca, lies on the Atlantic.",
        [
            ("Morocco's capital, Casablanca", "Morocco's capital is Casablanca"),
            ("lies on the Atlantic.", "Casablanca lies on the Atlantic"),
        ],
    ),
    "a name taken for a second subject": (
        "The German capital, Hamburg, lies on the Elbe.",
        [
            ("The German capital, Hamburg", "The German capital is Hamburg"),
            ("lies on the Elbe.", "Hamburg lies on the Elbe"),
        ],
    ),
    "a name hung on the other name": (
        "The director of Titanic, James Cameron, left.",
        [
            ("The director of Titanic, James Cameron", "The director of Titanic was James Cameron"),
            ("left.", "James Cameron left"),
        ],
    ),
    "an owner taken for a part of the name": (
        "Titanic, Steven Spielberg's film, was released in 1997.",
        [
            ("Titanic, Steven Spielberg's film", "Titanic is Steven Spielberg's film"),
            ("was released in 1997.", "Titanic was released in 1997"),
        ],
    ),
    "what the subject did before": (
        "Succeeding Tony Blair, Gordon Brown moved to London.",
        [
            ("Succeeding Tony Blair", "Gordon Brown succeeded Tony Blair"),
            ("Gordon Brown moved to London.", "Gordon Brown moved to London"),
        ],
    ),
    "one of a people, and one of several": (
        "Tim Lee, a Briton, met Leonardo, one of the figures of the Renaissance.",
        [
            ("Tim Lee, a Briton", "Tim Lee is a Briton"),
            ("met Leonardo", "Tim Lee met Leonardo"),
            ("one of the figures of the Renaissance.", "Leonardo is one of the figures of the Renaissance"),
        ],
    ),
    "verbs cut short": (
        "Bob Hoskins, who'd been living in Rome, died in 2012.",
        [
            ("Bob Hoskins, who'd been living in Rome", "Bob Hoskins had been living in Rome"),
            ("died in 2012.", "Bob Hoskins died in 2012"),
        ],
    ),
    "a circumstance that was hung on the prize": (
        "Argentina won the 2022 World Cup after beating France on penalties.",
        [
            ("Argentina won the 2022 World Cup", "Argentina won the 2022 World Cup"),
            (
                "after beating France on penalties.",
                "Argentina won the 2022 World Cup after beating France on penalties",
            ),
        ],
    ),
    "a deed done together": (
        "Alexis Ohanian co-founded Reddit with Steve Huffman.",
        [
            ("Alexis Ohanian co-founded Reddit", "Alexis Ohanian co-founded Reddit"),
            ("with Steve Huffman.", "Alexis Ohanian co-founded Reddit with Steve Huffman"),
        ],
    ),
    "what somebody is called between commas": (
        "William of Orange, nicknamed the Silent, was shot dead in Delft in 1584.",
        [
            ("was shot dead in Delft", "William of Orange was shot dead in Delft"),
            ("in 1584.", "William of Orange was shot dead in Delft in 1584"),
        ],
    ),
    "whom the subject defeated then": (
        "Barack Obama was elected in 2008, defeating John McCain.",
        [
            ("Barack Obama was elected in 2008", "Barack Obama was elected in 2008"),
            ("defeating John McCain.", "Barack Obama defeated John McCain in 2008"),
        ],
    ),
    "what somebody was elected": (
        "Barack Obama, a Democrat, was elected president in 2008.",
        [
            ("Barack Obama, a Democrat", "Barack Obama is a Democrat"),
            ("was elected president in 2008.", "Barack Obama was elected president in 2008"),
        ],
    ),
    "what happened to several": (
        "The Beatles split in 1970, leaving fans in tears.",
        [
            ("The Beatles split in 1970", "The Beatles split in 1970"),
            ("leaving fans in tears.", "The Beatles left fans in tears"),
        ],
    ),
    "a verb taken for a noun behind and": (
        "The Mekong rises in Cambodia and empties into the Bay of Bengal.",
        [
            ("The Mekong rises in Cambodia", "The Mekong rises in Cambodia"),
            ("and empties into the Bay of Bengal.", "The Mekong empties into the Bay of Bengal"),
        ],
    ),
    "a verb taken for a noun behind the name": (
        "The Danube rises in Germany and flows into the Black Sea.",
        [
            ("The Danube rises in Germany", "The Danube rises in Germany"),
            ("and flows into the Black Sea.", "The Danube flows into the Black Sea"),
        ],
    ),
    "a participle before what the end of the sentence was taken for": (
        "Born in Caracas, Shakira is easily the biggest pop star Venezuela has ever produced.",
        [
            ("Born in Caracas", "Shakira was born in Caracas"),
            (
                "Shakira is easily the biggest pop star Venezuela has ever produced.",
                "Shakira is easily the biggest pop star Venezuela has ever produced",
            ),
        ],
    ),
    "a participle taken for an adjective": (
        "Fronted by Phil Lynott, Thin Lizzy were a band.",
        [
            ("Fronted by Phil Lynott", "Thin Lizzy were fronted by Phil Lynott"),
            ("Thin Lizzy were a band.", "Thin Lizzy were a band"),
        ],
    ),
}

WHOLE = [
    "France and Spain are neighbours.",
    "Larry Page and Sergey Brin founded Google.",
    "Bosnia and Herzegovina is a country.",
    "Simon and Garfunkel were an American duo.",
    "Neil Armstrong was the first man who walked on the Moon.",
    "Neither France nor Germany is an island.",
    "Albert Einstein did not win the Nobel Prize in Chemistry in 1921.",
    "The Rhine flows through France or Belgium.",
    "Tim Cook is the president and chief executive of Apple.",
    "The Channel Tunnel connects France and England.",
    "Jane Austen wrote Pride and Prejudice.",
    "The Dardanelles lie between Europe and Asia.",
    "Only France and Spain won the cup in 1998.",
    "Messi won three titles in 2009.",
    "In New Zealand people drive on the left.",
    "Norway had 5 million inhabitants in 2020.",
    "World War II (1939–1945) was a war.",
    "Marie Curie would have won the prize in 1905.",
    "Boris Johnson is a former mayor and journalist.",
    "Water consists of hydrogen and oxygen.",
    "Water is made of hydrogen and oxygen.",
    "Nick Jonas and Priyanka Chopra are husband and wife.",
    "The Sydney Opera House opened its doors in 1973.",
    "Whales sing in order to find a partner.",
    "Hamlet was written by an Englishman named William Shakespeare.",
    "The Beatles songs in the film were written by John Lennon.",
    "The mayor of Paris, Texas, was born in Spain.",
    "Darwin sailed around the world on HMS Beagle, a voyage that lasted almost five years.",
    "Brazil is the only land in the Americas whose official language is Portuguese.",
    "Speaking English, Tom Hanks moved to Rome.",
]


def contexts(pipeline, text):
    doc = analyse(pipeline, text)
    return [(c.text, c.context) for c in extract_claims(doc, [], resolve_coreference(doc, [], None))]


@pytest.mark.parametrize("name", CUT)
def test_each_part_is_a_claim_with_its_predicate(pipeline, name):
    text, expected = CUT[name]
    assert contexts(pipeline, text) == expected


@pytest.mark.parametrize("text", WHOLE)
def test_a_part_that_would_say_something_else_is_not_cut_off(pipeline, text):
    assert len(contexts(pipeline, text)) <= 1


def test_the_word_and_in_a_name_joins_no_list(pipeline, named):
    text = "Port of Spain is in Trinidad and Tobago."
    doc = analyse(pipeline, text)
    assert len(extract_claims(doc, named(text, "Port of Spain", "Trinidad and Tobago"), [])) == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Brazil's official language is Portuguese and its capital is Rio de Janeiro.",
            ["Brazil's official language is Portuguese", "Its capital is Rio de Janeiro"],
        ),
        (
            "The currency of Japan is the yen and its capital is Kyoto.",
            ["The currency of Japan is the yen", "Its capital is Kyoto"],
        ),
        (
            "Sweden's currency is the krona and its capital is Gothenburg.",
            ["Sweden's currency is the krona", "Its capital is Gothenburg"],
        ),
    ],
)
def test_what_is_said_of_something_owned_is_a_clause(pipeline, text, expected):
    assert [context for _, context in contexts(pipeline, text)] == expected
