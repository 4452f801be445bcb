"""Pronouns and descriptions of what a paragraph is about, with the shipped pipeline and knowledge."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Giraffes are the tallest animals. With their dark tongues, they pull leaves off trees.",
            "With their dark tongues, Giraffes pull leaves off trees",
        ),
        (
            "The Great Wall of China grew over many centuries. UNESCO placed the monument on a list.",
            "UNESCO placed Great Wall of China on a list",
        ),
        (
            "The Mona Lisa was painted by Leonardo da Vinci. In 1911 the picture was stolen.",
            "In 1911 the Mona Lisa was stolen",
        ),
        (
            "Apple Inc. was founded in Los Altos, California. The company launched the iPhone in 2007.",
            "Apple Inc. launched the iPhone in 2007",
        ),
        (
            "Albert Einstein had two sons. In 1933, when Hitler came to power, he was visiting Rome.",
            "Albert Einstein was visiting Rome",
        ),
        (
            "The Colosseum holds 50,000 people. Construction had begun in 72. It is an amphitheatre.",
            "The Colosseum is an amphitheatre",
        ),
        (
            "Frida Kahlo was a painter best known for her self-portraits. Born in Coyoacán, she died"
            " in 1954.",
            "Frida Kahlo was born in Coyoacán",
        ),
        ("Rembrandt was born in Leiden. The Dutch painter died in Amsterdam.", "Rembrandt died in Amsterdam"),
        ("Bono was born in Dublin. The Irish singer lives in Ireland.", "Bono lives in Ireland"),
        (
            "Switzerland is a federal republic made up of 26 cantons. It has four languages.",
            "Switzerland has four languages",
        ),
        (
            "Leonardo painted the Mona Lisa and The Last Supper. The latter is in Milan.",
            "The Last Supper is in Milan",
        ),
        (
            "The Titanic belonged to the White Star Line. She was on her maiden voyage to New York.",
            "Titanic was on Titanic's maiden voyage to New York",
        ),
        (
            "The Eiffel Tower was built in 1889. Until the Chrysler Building was finished, no tower was"
            " taller. It stands in Paris.",
            "The Eiffel Tower stands in Paris",
        ),
        (
            "The Titanic sank in 1912. The wreck was found in 1985.",
            "The Titanic's wreck was found in 1985",
        ),
        (
            "Albert Einstein was born in Ulm. When the Nazis came to power, he left. In 1952 he was"
            " offered the presidency of Israel.",
            "In 1952 Albert Einstein was offered the presidency of Israel",
        ),
        (
            "Frida Kahlo was hurt in an accident, and it was during her recovery that she took up painting.",
            "During her recovery, Frida Kahlo took up painting",
        ),
        (
            "The tomato comes from South America. It belongs to the nightshade family.",
            "The tomato belongs to the nightshade family",
        ),
        (
            "The Great Fire of London began in 1666. The fire destroyed St Paul's Cathedral.",
            "Great Fire of London destroyed St Paul's Cathedral",
        ),
        (
            "Pliny the Elder died near Vesuvius. Pompeii was rediscovered in the 16th century.",
            "Pompeii was rediscovered in the 16th century",
        ),
        ("elon musk founded spacex. he was born in pretoria.", "elon musk was born in pretoria"),
        ("Jane Austen wrote Emma. The story was published in 1815.", "Emma was published in 1815"),
        ("Nigeria lies in Africa. The naira is its currency.", "The naira is Nigeria's currency"),
        ("Elon Musk leads Tesla. The carmaker was founded in 2003.", "Tesla was founded in 2003"),
        (
            "Van Gogh painted The Starry Night. The picture now hangs in the Louvre in Paris.",
            "The Starry Night now hangs in the Louvre in Paris",
        ),
        ("Queen recorded Bohemian Rhapsody. The hit was sung in 1975.", "Bohemian Rhapsody was sung in 1975"),
        ("Napoleon lived in Paris. The metropolis lies on the Seine.", "Paris lies on the Seine"),
        ("James Cameron made Titanic. The director was born in Canada.", "James Cameron was born in Canada"),
        ("The capital of Japan is Tokyo. Its currency is the yen.", "Japan's currency is the yen"),
        (
            "Paris is the capital of France. Its currency is the euro. Its mayor is Anne Hidalgo.",
            "Paris's mayor is Anne Hidalgo",
        ),
        ("The Portuguese currency is the euro. The country lies in Europe.", "Portugal lies in Europe"),
    ],
)
def test_what_the_paragraph_is_about_is_named(checker: FactChecker, text: str, wanted: str) -> None:
    assert wanted.casefold() in {r.claim.context.casefold() for r in checker.check(text).results}


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("Bayern, Germany's best club, was founded in 1900. Thomas Müller played there.", "in Germany"),
        ("Giraffes live in Africa. They sleep little.", "Giraffes and Africa"),
        ("In 1966 England became champions at Wembley when they beat Germany.", "England and Wembley"),
        ("The Berlin Wall fell in November 1989. Less than a year later Germany was reunited.", "1990"),
        ("Einstein studied physics. It was only later that he won the prize.", "physics was"),
        ("The Titanic sank. The Carpathia rescued many. It was sunk by Germans in 1918.", "Titanic was sunk"),
        ("Malcolm X and J. Edgar Hoover were Americans.", "Edgar Hoover were"),
        ("James Cameron made Titanic. The film was released in 1997.", "Cameron was"),
        ("James Cameron made Titanic. The epic was released in 1997.", "Cameron was"),
        ("Jane Austen wrote Emma. The story was published in 1815.", "Austen was"),
        ("Apollo 11 flew to the Moon. The spacecraft landed in 1969.", "Moon landed"),
        ("The show was opened by the French president. The capital of the country is London.", "of France"),
        ("The house was built by the Danish architect Utzon. The country has six states.", "Denmark has"),
        ("The Beatles recorded Yesterday and Help. The track was released in 1965.", "Yesterday was"),
        ("Frankenstein was written by Mary Shelley, the wife of the poet Percy Shelley.", "written Percy"),
        (
            "Picasso painted Guernica. Van Gogh painted The Starry Night. The canvas hangs in Madrid.",
            "Night hangs",
        ),
    ],
)
def test_what_is_not_meant_is_not_put_in(checker: FactChecker, text: str, never: str) -> None:
    contexts = [result.claim.context for result in checker.check(text).results]
    assert not any(never in context and context != text.rstrip(".") for context in contexts)


def test_examples_behind_the_first_keep_what_they_are_examples_of(checker: FactChecker) -> None:
    text = "Gases such as carbon dioxide, methane and water vapour keep part of the heat."
    assert "Gases such as methane keep part of the heat" in {
        result.claim.context for result in checker.check(text).results
    }


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Jefferson Davis was the president of the Confederacy, while Abraham Lincoln led the Union.",
            "Abraham Lincoln led the Union",
        ),
        (
            "Britain entered the war in August 1914 after German troops had marched into the Netherlands.",
            "Britain entered the war in August 1914",
        ),
        (
            "The Eiffel Tower bears the name of Gustave Eiffel, whose company designed and erected it.",
            "Gustave Eiffel's company designed and erected it",
        ),
        (
            "Norway, which has about five million inhabitants and borders Sweden, has a king.",
            "Norway borders Sweden",
        ),
        (
            "Oslo saw the Nobel Peace Prize, which was awarded to Barack Obama in 2009 and to Malala"
            " Yousafzai in 2014.",
            "The Nobel Peace Prize was awarded to Malala Yousafzai in 2014",
        ),
        (
            "Frankenstein was written by Mary Shelley, the daughter of the feminist Mary Wollstonecraft and"
            " the wife of the poet Percy Bysshe Shelley.",
            "Frankenstein was written by Mary Shelley",
        ),
        (
            "The German composer Ludwig van Beethoven, a pupil of Haydn, was born in Bonn.",
            "The German composer Ludwig van Beethoven is a pupil of Haydn",
        ),
        ("Although he was born in Bonn, Beethoven lived in Vienna.", "Beethoven was born in Bonn"),
        (
            "Tim Cook succeeded Jobs as CEO in August 2011, two months before Jobs died.",
            "Tim Cook succeeded Jobs as CEO in August 2011 two months before Jobs died",
        ),
        ("Students, remember: Canberra is the capital of Australia.", "Canberra is the capital of Australia"),
        ("Tom Hanks, 68, was born in Concord, California.", "Tom Hanks was born in Concord, California"),
        (
            "Countries such as Algeria, Chad and Libya lie partly in the Sahara.",
            "Chad lies partly in the Sahara",
        ),
        (
            "Elon Musk bought Twitter and renamed it X. He was born in Pretoria.",
            "Elon Musk renamed Twitter X",
        ),
        (
            "With 1.7 million people it's the country's largest city.",
            "With 1.7 million people it's the country's largest city",
        ),
        (
            "Brazil has won the World Cup five times, most recently in 2002.",
            "Brazil has won the World Cup five times",
        ),
        (
            "The book is by J. R. R. Tolkien, a professor at Oxford who was born in South Africa.",
            "J. R. R. Tolkien was born in South Africa",
        ),
        (
            "The cheetah, found in Africa, is the fastest land animal.",
            "The cheetah is the fastest land animal",
        ),
        ("The emu, found only in Australia, cannot fly.", "The emu cannot fly"),
        ("Kamala Harris, the first woman to be vice president, lost in 2024.", "Kamala Harris lost in 2024"),
        ("Istanbul used to be called Constantinople and lies in Turkey.", "Istanbul lies in Turkey"),
        (
            "Tim Berners-Lee, working at CERN in Geneva, invented the World Wide Web.",
            "Tim Berners-Lee invented the World Wide Web",
        ),
        ("Here is what we know: Berlin is the capital of Germany.", "Berlin is the capital of Germany"),
    ],
)
def test_clauses_behind_a_statement_are_told_apart(checker: FactChecker, text: str, wanted: str) -> None:
    assert wanted in {result.claim.context for result in checker.check(text).results}


@pytest.mark.parametrize(
    ("text", "context"),
    [
        ("Lincoln is a city in England. Its cathedral is tall.", "Lincoln's cathedral is tall"),
        (
            "Prince Harry married Meghan Markle. Harry is a son of Charles III."
            " The couple moved to California.",
            "Prince Harry and Meghan Markle moved to California",
        ),
    ],
)
def test_who_and_what_is_spoken_of_is_no_other_named_beside(
    checker: FactChecker, text: str, context: str
) -> None:
    assert checker.check(text).results[-1].claim.context == context
