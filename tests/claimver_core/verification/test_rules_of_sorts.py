"""Rules that ask the knowledge for more than was retrieved: sorts, nations, offices, members, superlatives.

Each is tried on claims that it must decide, and on true ones that it must leave out of the red.
"""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label", "rule"),
    [
        ("Dolphins are fish.", RED, "kinds"),
        ("A whale is not a fish.", GREEN, "kinds"),
        ("Greta Thunberg is from Norway.", RED, "nationality"),
        ("Cristiano Ronaldo is Brazilian.", RED, "nationality"),
        ("Toyota is a German company.", RED, "nationality"),
        ("Nelson Mandela was president of Nigeria.", RED, "office-elsewhere"),
        ("Norway is a member of the European Union.", RED, "no-member"),
        ("Elvis Presley was a member of the Beatles.", RED, "no-member"),
        ("Marie Curie won two Nobel Prizes.", GREEN, "count"),
        ("China has fewer than 500 million inhabitants.", RED, "amount"),
        ("Mount Everest is the highest mountain in the world.", GREEN, "superlative"),
        ("Russia is the largest country in the world by area.", GREEN, "superlative"),
        ("Australia is the largest country in the world.", RED, "superlative"),
        ("Beyoncé is married to Kanye West.", RED, "spouse-elsewhere"),
        ("Angela Merkel was chancellor from 2005 to 2021.", GREEN, "office"),
        ("Angela Merkel was chancellor from 2005 to 2015.", RED, "term-of-office"),
        ("Angela Merkel was succeeded by Olaf Scholz.", GREEN, "succession"),
        ("Angela Merkel was president of France.", RED, "office-elsewhere"),
        ("Boris Johnson was Mayor of Paris.", RED, "office-elsewhere"),
        ("Winston Churchill was prime minister during World War II.", GREEN, "office"),
        ("Tony Blair was prime minister during World War II.", RED, "term-of-office"),
        ("Joe Biden was vice president under Barack Obama.", GREEN, "office"),
        ("Barack Obama was succeeded by Joe Biden.", RED, "succession"),
        ("Arnold Schwarzenegger was governor of Texas.", RED, "office-elsewhere"),
        ("Norway is in the EU.", RED, "no-member"),
        ("Switzerland isn't in the EU.", GREEN, "no-member"),
        ("Kamala Harris was Joe Biden's vice president.", GREEN, "office"),
        ("Mike Pence was Obama's vice president.", RED, "term-of-office"),
        ("The Nile flows through Brazil.", RED, "other-continent"),
        ("Canada's only official language is English.", RED, "not-only"),
        ("Brad Pitt played Jack Dawson in Titanic.", RED, "cast"),
        ("Sydney is Australia's capital city.", RED, "functional-property"),
        ("Istanbul is the capital city of Turkey.", RED, "functional-property"),
        ("Christopher Nolan didn't direct Inception.", RED, "negation"),
        ("Steven Spielberg did not direct Inception.", GREEN, "functional-property"),
        ("Joe Biden was vice president under Ronald Reagan.", RED, "term-of-office"),
        ("Grover Cleveland was president twice.", GREEN, "office"),
        ("Emmanuel Macron was economy minister.", GREEN, "office"),
        ("Theresa May was the predecessor of Boris Johnson.", GREEN, "succession"),
        ("Theresa May was the successor of Boris Johnson.", RED, "succession"),
        ("Alfred Hitchcock was a British film director.", GREEN, "nationality"),
        ("Leo Tolstoy was a German writer.", RED, "nationality"),
        ("Harrison Ford played Han Solo.", GREEN, "cast"),
        ("Angela Merkel studied physics.", GREEN, "studies"),
        ("Spanish is the official language of Brazil.", RED, "not-listed"),
        ("The dollar is the currency of Germany.", RED, "not-listed"),
        ("Germany borders Spain.", RED, "not-listed"),
        ("Serena Williams is the daughter of Venus Williams.", RED, "other-kinship"),
        ("George W. Bush is the father of George H. W. Bush.", RED, "roles"),
        ("Grover Cleveland was the 24th president of the United States.", GREEN, "office"),
        ("Barack Obama was the 43rd president.", RED, "quantity"),
        ("Tony Blair became prime minister in 1990.", RED, "term-of-office"),
        ("Emmanuel Macron has been in office since 2017.", GREEN, "office"),
        ("Emmanuel Macron took office in 2012.", RED, "term-of-office"),
        ("France won the 2018 World Cup.", GREEN, "winner"),
        ("Italy won the 1990 FIFA World Cup.", RED, "winner"),
        ("Diana married Prince Charles in 1991.", RED, "term-of-office"),
        ("Bob Dylan won the Nobel Prize in Literature in 2006.", RED, "date"),
        ("Pulp Fiction is a 2004 film by Quentin Tarantino.", RED, "date"),
        ("Barack Obama's wife is Hillary Clinton.", RED, "spouse-elsewhere"),
        ("Barack Obama has two children.", GREEN, "count"),
        ("Canada is the second largest country in the world.", GREEN, "superlative"),
        ("Jupiter is the largest planet in the Solar System.", GREEN, "superlative"),
        ("The Nile, with its 6,650 km, is longer than the Danube.", GREEN, "comparison"),
        ("Donald Trump is forty years older than Barack Obama.", RED, "comparison"),
        ("Tony Blair came to power after Margaret Thatcher.", GREEN, "order"),
        ("The Battle of Waterloo had already been fought when the French Revolution began.", RED, "order"),
        ("World War II lasted almost six years.", GREEN, "duration"),
        ("The Soviet Union survived until 2001.", RED, "duration"),
        ("Angela Merkel spent sixteen years as chancellor of Germany.", GREEN, "duration"),
        ("Jimmy Carter was president of the United States for eight years.", RED, "duration"),
        ("The president of the United States is elected for a term of six years.", RED, "quantity"),
        ("Carmen is an opera by Richard Wagner.", RED, "functional-property"),
        ("Carmen is an opera by Georges Bizet.", GREEN, "stated"),
        ("Liverpool play their home matches at Old Trafford.", RED, "functional-property"),
        ("Manchester United's home ground is Old Trafford.", GREEN, "stated"),
        ("Tesla moved its headquarters from Austin to Palo Alto.", RED, "order"),
        ("Tesla left Palo Alto for Austin in 2021.", GREEN, "stated"),
        ("Japan has given up the yen.", RED, "ended"),
        ("Bill Clinton moved into the White House in 1993.", GREEN, "office"),
        ("Margaret Thatcher left Downing Street in 1985.", RED, "term-of-office"),
        ("Donald Trump is a billionaire.", GREEN, "quantity"),
        ("Boris Johnson only has three kids.", RED, "count"),
        ("Gordon Brown replaced Tony Blair as prime minister in 2001.", RED, "term-of-office"),
        ("In Sweden you pay in euros.", RED, "not-listed"),
        ("In Germany people drive on the left.", RED, "functional-property"),
        ("The red fox is endangered.", RED, "functional-property"),
        ("Queen Victoria died at Balmoral Castle.", RED, "functional-property"),
        ("Mont Blanc is well over 5,000 metres high.", RED, "quantity"),
        ("Whitney Houston died on Valentine's Day 2012.", RED, "date"),
        ("Pneumonia affects the lungs.", GREEN, "stated"),
        ("Emmanuel Macron succeeded Nicolas Sarkozy.", RED, "succession"),
        ("Germany's Zugspitze is well over 3,000 metres high.", RED, "quantity"),
        ("France's Mont Blanc is less than 4,000 metres high.", RED, "quantity"),
        ("Queen Elizabeth II died at Windsor Castle.", RED, "functional-property"),
        ("In Austria you have to be 18 to be an adult.", GREEN, "quantity"),
        ("Barack Obama is a Republican.", RED, "functional-property"),
        ("Blake Lively and Robyn Lively are not actually sisters.", RED, "negation"),
        ("The Eiffel Tower rises 330 metres above Paris.", GREEN, "quantity"),
        ("The Eiffel Tower rises 500 metres above Paris.", RED, "quantity"),
        ("Germany hosted the 2014 FIFA World Cup.", RED, "functional-property"),
    ],
)
def test_decides(checker: FactChecker, text: str, label: Label, rule: str) -> None:
    *_, result = checker.check(text).results  # the last part is the whole of it
    assert (result.verdict.label, result.verdict.decided_by) == (label, rule)
    assert result.triplets


@pytest.mark.parametrize(
    "text",
    [
        "Albert Einstein was an American physicist.",
        "WhatsApp is owned by Facebook.",
        "messi has played for barcelona",
        "Marie Curie was a French physicist.",
        "Nikolai Gogol was a Ukrainian writer.",
        "Freddie Mercury came from Zanzibar.",
        "Joseph Stalin was from Georgia.",
        "Kazuo Ishiguro is a Japanese-born writer.",
        "Mother Teresa was an Albanian nun.",
        "Charles de Gaulle was prime minister of France.",
        "The Volga is the longest river in Europe.",
        "The Pacific Ocean is the largest ocean on Earth.",
        "Stuart Sutcliffe was a member of the Beatles.",
        "A bat is a mammal.",
        "Tomatoes are fruits.",
        "Marie Curie won a Nobel Prize.",
        "Germany has more than 80 million inhabitants.",
        "Tom Cruise was married to Nicole Kidman.",
        "Prince William is the eldest son of King Charles.",
        "The Eiffel Tower was completed in 1889.",
        "The Nile flows through Egypt.",
        "The Amazon flows through Colombia.",
        "Elizabeth of York's father was Edward IV.",
        "Beaverton, Oregon is a city in Washington County.",
        "UNESCO's City of Literature program was launched in the 21st century.",
        "The Raven (2012 film) was released in Canada.",
        "In 1970, San Diego Comic-Con was founded.",
        "The Chrysler Building was the world's tallest building for 11 months.",
        "In 2010 Hammer Film Productions produced Let Me In.",
        "Berlin is the most populous city in the European Union.",
        "Camden, New Jersey is the home of a school that was founded as the South Jersey Law School in 1926.",
        "Margaret Thatcher was the first woman to become British prime minister.",
        "Alaska was Russian.",
        "Louisiana was a French colony.",
        "Airbus is a German company.",
        "Pluto was a planet.",
        "Jurassic Park is a novel.",
        "Fight Club is a novel.",
        "Australia is a continent.",
        "Antarctica is a desert.",
        "The Niger is a river.",
        "Boris Johnson was prime minister of England.",
        "Billy Preston joined the Beatles on stage.",
        "Barack Obama's brother is older than Donald Trump.",
        "The mother of Barack Obama is older than Donald Trump.",
        "Pulp Fiction came out before Titanic.",
        "World War I lasted ten years longer than expected.",
        "Jesus Christ Superstar is a musical by Tim Rice.",
        "Yesterday is a song by the Beatles.",
        "In France you pay in euros.",
        "Poland gave up the Deutsche Mark.",
        "Michelle Obama moved into the White House in 2009.",
        "Elizabeth II had four children.",
        "Bill Clinton came after Jimmy Carter.",
        "Germany's neighbour Austria has 8.9 million inhabitants.",
        "Queen Victoria's mother was born in Paris.",
        "Ronald Reagan was a Democrat.",
        "Ukraine wants to become a member of the European Union.",
        "Berlin is part of the European Union.",
        "Ukraine is the largest country entirely in Europe.",
        "Kazakhstan is the largest landlocked country in the world.",
        "Indonesia is the largest Muslim country in the world.",
        "Algeria is the largest country in Africa.",
        "Donald Trump has been president since 2025.",
        "Catherine the Great was a German princess.",
        "Aconcagua is the highest mountain in the world outside Asia.",
        "Earth is the largest rocky planet in the Solar System.",
        "Grover Cleveland was the 24th president.",
        "Hillary Clinton was secretary of state under Barack Obama.",
        "English is an official language of India.",
        "Swedish is an official language of Finland.",
        "The currency of Switzerland is the Swiss franc.",
        "Spain borders Morocco.",
        "Germany borders the Netherlands.",
        "Serena Williams is the sister of Venus Williams.",
        "Prince Harry and Meghan Markle have two children.",
        "Audrey Hepburn was born in Brussels.",
        "Audrey Hepburn was a Belgian actress.",
        "Elon Musk founded Tesla.",
        "Denmark borders Canada.",
        "Japan and South Korea hosted the 2002 FIFA World Cup.",
        "Barack Obama became president in 2008.",
        "Albert Einstein won the Nobel Prize in Physics in 1922.",
    ],
)
def test_leaves_the_true_out_of_the_red(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not RED for result in checker.check(text).results)


@pytest.mark.parametrize(
    "text",
    [
        "Mamata Banerjee was married on January 5th, 1955.",
        "Eva Mendes was drafted in 1974.",
        "Machu Picchu is in Mexico.",
        "The Amazon flows through Spain.",
        "Shakira is from Mexico.",
        "Prince Harry is the son of Prince William.",
        "Queen Elizabeth II was the mother of Prince William.",
        "Kyoto is the capital of Japan today.",
        "The Sun orbits the Earth.",
        "Michigan is a U.S. currency.",
        "Jiang Wen is a Chinese cuisine.",
        "The Nottingham Forest F.C. is based in Lincolnshire, England.",
        "The chemical symbol of gold is Ag.",
        "Hillary Clinton was succeeded by Ted Kaufman.",
        "Bernie Sanders succeeded Hillary Clinton.",
        "The Nile is the longest river in Europe.",
        "Gérard Larcher was president of France.",
        "Wolfgang Schäuble was president of Germany.",
        "Mahatma Gandhi was born in London.",
        "Rihanna is from Jamaica.",
        "Marie Curie was born in Paris.",
        "Microsoft is headquartered in Seattle.",
        "Mont Blanc is in Germany.",
        "Giorgia Meloni is the president of Italy.",
        "Emmanuel Macron is the king of France.",
        "Brazil won the 2014 FIFA World Cup.",
    ],
)
def test_leaves_the_false_out_of_the_green(checker: FactChecker, text: str) -> None:
    *_, result = checker.check(text).results  # the last part is the whole of it
    assert result.verdict.label is not GREEN


def test_a_class_is_known_by_its_name_where_the_knowledge_has_it_twice(checker: FactChecker) -> None:
    (result,) = checker.check("Penguins are birds.").results
    assert result.verdict.label is GREEN


def test_one_of_the_prizes_of_a_name_is_that_prize(checker: FactChecker) -> None:
    (won, never) = checker.check(
        "Ernest Hemingway won the Pulitzer Prize. Ernest Hemingway never won the Pulitzer Prize."
    ).results
    assert (won.verdict.label, never.verdict.label) == (GREEN, RED)


@pytest.mark.parametrize(
    "text",
    [
        "The Eiffel Tower rises 330 metres above London.",
        "Mont Blanc rises 4,807 metres above Chamonix.",
        "Michael Jackson recorded Thriller in August.",
        "The Beatles recorded Yesterday in June.",
        "Pulp Fiction was directed by Quentin Tarantino in March.",
        "The mother of Barack Obama is older than Donald Trump.",
        "Poland gave up the Deutsche Mark.",
        "Michelle Obama moved into the White House in 2009.",
        "The Nile, with its 9,000 km, is longer than the Danube.",
    ],
)
def test_supports_no_more_than_is_known(checker: FactChecker, text: str) -> None:
    *_, result = checker.check(text).results  # the last part is the whole of it
    assert result.verdict.label is not GREEN
