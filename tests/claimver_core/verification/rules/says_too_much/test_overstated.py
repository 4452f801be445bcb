"""What a claim adds to a true statement keeps it from being borne out: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label
from claimver_core.verification.rules.sorts.sorts_of_things import is_another_sort

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "Steve Jobs's sister founded Apple.",
        "The father of Alexander Graham Bell invented the telephone.",
        "Beethoven's nephew was born in Bonn.",
        "Bill Clinton married his sister Hillary.",
        "Malia Obama is the stepdaughter of Barack Obama.",
        "Venus Williams and Serena Williams are cousins.",
        "Arnold Schwarzenegger is an American-born actor.",
        "Mont Blanc lies on the border between France and Switzerland.",
        "Emmanuel Macron is the king of France.",
        "Felipe VI is the former king of Spain.",
        "Canberra is the future capital of Australia.",
        "Charles Dickens was a 17th-century writer.",
        "Aconcagua is the second-highest mountain in South America.",
        "Indiana Jones was created by Harrison Ford.",
        "The Rolling Stones' singer is Keith Richards.",
        "Albert Einstein won the Nobel Prize in Physics twice.",
        "Joseph Conrad wrote Heart of Darkness in Polish.",
        "Pride and Prejudice is a poem by Jane Austen.",
        "Abbey Road is a song by the Beatles.",
        "Hamburg is a river in Germany.",
        "The Eiffel Tower is a bridge in Paris.",
        "The mountain Lake Geneva lies in Switzerland.",
        "Sweden has been a NATO member since 1949.",
        "Elvis would have loved today's pop music.",
        "Madonna is a New York City native.",
        "Elvis was one of the Beatles.",
        "Germany's population is above two hundred million.",
        "It was Vienna where Wolfgang Amadeus Mozart came into the world.",
        "A Midsummer Night's Dream is a tragedy by Shakespeare.",
        "The Godfather is a science fiction film by Francis Ford Coppola.",
        "War and Peace is a short story by Leo Tolstoy.",
        "Heathrow is a railway station in London.",
        "Hamburg is a village in Germany.",
        "Poet Isaac Newton wrote Principia.",
        "Donald Trump was a senator before he became president.",
        "The African elephant is the largest animal on Earth.",
        "New York City is the capital of New York State.",
        "The German city of Vienna lies on the Danube.",
        "Angela Merkel was minister of Germany until 2021.",
        "Marie Curie won Nobel Prizes in Physics and Medicine.",
        "Celine Dion won the Eurovision Song Contest in Switzerland.",
        "Albert Einstein was Swiss by birth.",
        "Donald Tusk is the president of Poland.",
        "Hirohito was the president of Japan.",
        "Emmanuel Macron is the sixth president of France.",
        "Michael Bloomberg was the governor of New York.",
        "John F. Kennedy was assassinated in Dallas by Jack Ruby.",
        "Justin Trudeau succeeded his father Pierre Trudeau as prime minister.",
        "John Lennon played the drums in the Beatles.",
        "Yitzhak Rabin's killer was born in Jerusalem.",
        "Albert Einstein received the Nobel Prize for the theory of relativity.",
        "Tom Hanks won the Oscar for Best Actor for Cast Away.",
        "In the Spanish capital, Madrid, stands the Sagrada Família.",
        "South Africa has just one official language, English.",
        "Malta is in the Atlantic Ocean.",
        "Barcelona lies on the Atlantic.",
        "The Danube empties into the Mediterranean Sea.",
        "The Suez Canal connects the Red Sea with the Atlantic Ocean.",
        "Germany lies between France and Belgium.",
        "beijing has more people than any other city in china",
        "Sydney has been Australia's capital city since federation.",
        "Sharks are mammals, just like dolphins.",
        "Mexico is part of South America.",
        "North Sudan and South Sudan became one country in 2011.",
        "Lewis Carroll was the real name of the mathematician who wrote Alice in Wonderland.",
        "The Great Gatsby is narrated by Jay Gatsby himself.",
        "Frankenstein is the name of the monster in Mary Shelley's novel.",
        "The Good, the Bad and the Ugly was directed by Ennio Morricone.",
        "Antoni Gaudí lived to see the Sagrada Família finished.",
        "Welsh is a dialect of English.",
        "The Nobel Prize in Economics was set up by Alfred Nobel in his will.",
        "The Austrian currency before the euro was the guilder.",
        "Great Britain and the United Kingdom mean exactly the same thing.",
        "A water molecule has one hydrogen atom.",
        "Marie Curie's daughter Irène became a Nobel laureate in literature.",
        "A spider is an insect with eight legs.",
        "Emmanuel Macron succeeded Nicolas Sarkozy directly as president of France.",
        "Iceland is part of Denmark.",
        "LeBron James spent his whole career with the Los Angeles Lakers.",
        "The Fukushima nuclear accident of 2011 was caused by an act of terrorism.",
        "The shah of Iran was restored to power by the revolution of 1979.",
        "The United States entered World War II in 1939.",
        "Jon Snow sits on the throne at the end of Game of Thrones.",
        "Champagne may come from any wine region of France.",
        "Meryl Streep has won more acting Oscars than any other actress.",  # Katharine Hepburn has
        "Myanmar's generals rule the country from the capital, Yangon.",
        "The Brazilian capital, Rio de Janeiro, hosted the Summer Olympics in 2016.",
        "The European Court of Human Rights in Strasbourg is an institution of the European Union.",
        "Mahatma Gandhi was shot dead by a British soldier.",
        "Doctors prescribe penicillin mainly against influenza and other illnesses that viruses cause.",
        "For the theory of relativity, Albert Einstein received the Nobel Prize.",
        "The country joined the European Union in 1995, together with Sweden and Finland.",
        "Rome is its capital.",
        "Both places lay on the island of Sicily, not far from Syracuse.",
        "The Ottoman Empire fought on the side of Britain and France in World War I.",
        "Dublin is situated on the west coast of Ireland.",
        "Tuberculosis is caused by a virus which Robert Koch identified in 1882.",
        "Tom Hanks was played by Forrest Gump.",
        "Nikola Tesla died penniless in New York City.",
    ],
)
def test_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} != {GREEN}


@pytest.mark.parametrize(
    "text",
    [
        "Pride and Prejudice is a novel by Jane Austen.",
        "Abbey Road is an album by the Beatles.",
        "Hamburg is a city in Germany.",
        "Volkswagen is a German car maker.",
        "The Eiffel Tower is a tower in Paris.",
        "Marie Curie won the Nobel Prize twice.",
        "Charles Dickens was a 19th-century writer.",
        "Felipe VI is the king of Spain.",
        "Gerhard Schröder is a former chancellor of Germany.",
        "Prince William is a grandson of Elizabeth II.",
        "Hamlet is a tragedy by William Shakespeare.",
        "Alien is a science fiction film directed by Ridley Scott.",
        "Physicist Isaac Newton wrote Principia.",
        "Donald Tusk is the prime minister of Poland.",
        "Hirohito was the emperor of Japan.",
        "Barack Obama was the 44th president of the United States.",
        "Michael Bloomberg was the mayor of New York.",
        "John F. Kennedy was assassinated in Dallas by Lee Harvey Oswald.",
        "Ringo Starr played the drums in the Beatles.",
        "Tom Hanks won the Oscar for Best Actor for Forrest Gump.",
        "Steven Spielberg won an Oscar for Saving Private Ryan.",
        "In the Catalan capital, Barcelona, stands the Sagrada Família.",
        "Malta is in the Mediterranean.",
        "Lisbon lies on the Atlantic.",
        "The Danube empties into the Black Sea.",
        "Liechtenstein lies between Switzerland and Austria.",
        "Mongolia is a landlocked country between Russia and China.",
        "The African elephant is the largest land animal.",
        "The Austrian city of Vienna lies on the Danube.",
        "Neil Armstrong was the first person to walk on the Moon.",
        "Marie Curie won Nobel Prizes in Physics and Chemistry.",
        "Celine Dion won the Eurovision Song Contest for Switzerland.",
        "Dolphins are mammals, just like whales.",
        "Rio de Janeiro was the capital of Brazil.",
        "Berlin is Germany's seat of government.",
        "Kyoto used to be the capital of Japan.",
        "His Dark Materials was written by Philip Pullman.",
        "Isaac Newton was born in Lincolnshire.",
        "Botanically, tomatoes are fruits.",
        "Titan has lakes of liquid methane.",
        "Measured from its base on the sea floor, Mauna Kea is taller than Everest.",
    ],
)
def test_what_is_told_is_borne_out(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {GREEN}


@pytest.mark.parametrize(
    "text",
    [
        "Immanuel Kant never left Königsberg.",  # he died there
        "Bill Gates never graduated from Harvard.",
        "Al Pacino never directed The Godfather.",
        "Winston Churchill was never king.",
        "There is a Paris in Texas.",
        "Paris is a city in Texas.",
        "Germany was united in 1871.",
        "Shakespeare died in 1616 in the town where he was born.",
        "Tokyo Skytree beats the Shanghai Tower by 2 m in height.",
        "Gandhi was killed by a Hindu.",
        "Einstein did not win the Nobel Prize for relativity.",
        "Catherine the Great was German by birth.",
        "Tchaikovsky composed Romeo and Juliet.",
        "The last Harry Potter film was released in 2011.",
        "Ronaldo is a Portuguese footballer.",
        "Japanese planes attacked Pearl Harbor.",
        "Czechoslovakia split peacefully into two countries at the start of 1993.",
        "Northern Ireland is not part of Great Britain.",
        "Concorde made its last commercial passenger flights in 2003.",
        "Instagram and WhatsApp are owned by the same company.",
        "In Greek myth, Prometheus stole fire from the gods.",
        "Gustave Eiffel's company designed and erected the Eiffel Tower.",
        "Giant pandas feed almost entirely on this plant.",
        "Humphry Davy kept the first piece of sodium under oil.",
        "Super Mario is a video game character.",
        "Zlatan Ibrahimović is Bosnian.",
        "Titanic is based on a novel by Stephen King.",
    ],
)
def test_is_not_refuted(checker: FactChecker, text: str) -> None:
    assert RED not in {result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    ("noun", "told", "another"),
    [
        ("river", {"city", "in", "germany"}, True),
        ("city", {"capital", "of", "germany"}, False),
        ("song", {"1969", "album", "by", "the", "beatles"}, True),
        ("country", {"island", "country", "in", "europe"}, False),
        ("bank", {"swiss", "food", "company"}, True),
        ("bank", set(), False),
        ("company", {"swiss", "bank"}, False),
    ],
)
def test_sorts_that_exclude_one_another(noun: str, told: set[str], another: bool) -> None:
    assert is_another_sort(noun, told) is another


@pytest.mark.parametrize(
    ("text", "green"),
    [
        ("Table salt is made of calcium and chlorine.", False),
        ("Bronze is made of iron and tin.", False),
        ("Table salt is made of sodium and chlorine.", True),
        ("Water is made of hydrogen and oxygen.", True),
        ("Ringo Starr played the guitar in the Beatles.", False),
        ("Ringo Starr played the saxophone in the Beatles.", False),
        ("Paul McCartney played the drums in the Beatles.", False),
        ("Ringo Starr played the drums in the Beatles.", True),
        ("George Harrison played the guitar in the Beatles.", True),
        ("Ringo Starr plays the piano.", True),
    ],
)
def test_one_of_two_and_two_without_the_third_bear_nothing_out(
    checker: FactChecker, text: str, green: bool
) -> None:
    assert ({result.verdict.label for result in checker.check(text).results} == {GREEN}) is green


def test_an_instrument_played_elsewhere_denies_no_part_in_a_band(checker: FactChecker) -> None:
    said = checker.check("Ringo Starr did not play the guitar in the Beatles.")
    assert RED not in {result.verdict.label for result in said.results}


@pytest.mark.parametrize(
    ("text", "green"),
    [
        ("Luxembourg has borders with Belgium, Germany and the Netherlands.", False),
        ("Luxembourg has borders with Belgium, Germany and France.", True),
        ("The main headquarters of the United Nations is in Geneva.", False),
        ("The headquarters of the United Nations is in New York City.", True),
    ],
)
def test_each_of_a_list_and_the_main_one_of_several(checker: FactChecker, text: str, green: bool) -> None:
    assert ({result.verdict.label for result in checker.check(text).results} == {GREEN}) is green


@pytest.mark.parametrize(
    "text",
    [
        "The Mona Lisa turned up in 1913.",
        "Julius Caesar was stabbed to death by senators on the Ides of March in 44 BC.",
    ],
)
def test_what_came_back_and_who_killed_contradict_no_beginning_and_no_kind_of_death(
    checker: FactChecker, text: str
) -> None:
    assert RED not in {result.verdict.label for result in checker.check(text).results}
