"""Claims in plainer words: what they become, and that the plainer words mean the same in the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Candidate, Claim, Entity, Label, Mention, Span
from claimver_core.verification.plainer.plainer_words import in_plainer_words

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


def claim(text: str, **names: str) -> Claim:
    """A claim whose mentions are the ``names``, each with the id of its item; "_" in them is a blank."""
    mentions = []
    for name, qid in names.items():
        words = name.replace("_", " ")
        start = text.index(words)
        span = Span(start, start + len(words))
        mentions.append(Mention(span, words, (Candidate(Entity(qid, words.title()), 1.0),)))
    return Claim(Span(0, len(text)), text, text, tuple(mentions))


@pytest.mark.parametrize(
    ("said", "plainer"),
    [
        (
            claim("Brazil's official language is Spanish", Brazil="Q155", Spanish="Q1321"),
            "The official language of Brazil is Spanish",
        ),
        (
            claim("Tesla was born in what is now Croatia", Tesla="Q9036", Croatia="Q224"),
            "Tesla was born in Croatia",
        ),
        (
            claim("Emma is one of Austen's novels", Emma="Q1", Austen="Q36322"),
            "Emma is a novel by Austen",
        ),
        (
            claim("The philosopher Kant was from Germany", Kant="Q9312", Germany="Q183"),
            "Kant was a German philosopher",
        ),
        (
            claim("Rolex is a watchmaker from Japan", Rolex="Q62288", Japan="Q17"),
            "Rolex is a Japanese watchmaker",
        ),
        (claim("No lake is deeper than Baikal", Baikal="Q5513"), "Baikal is the deepest lake in the world"),
        (
            claim("1948 was the year in which Gandhi was shot", Gandhi="Q1001"),
            "Gandhi was shot in 1948",
        ),
        (
            claim("The man who discovered penicillin was Fleming", Fleming="Q37064"),
            "Fleming discovered penicillin",
        ),
        (
            claim("Pakistan is home to the Taj Mahal", Pakistan="Q843", Taj_Mahal="Q9141"),
            "The Taj Mahal is in Pakistan",
        ),
    ],
)
def test_says_the_same_in_plainer_words(said: Claim, plainer: str) -> None:
    found = list(in_plainer_words(said))
    assert plainer in [one.context for one in found]
    for one in found:
        places = [one.context.find(mention.text) for mention in one.mentions]
        assert -1 not in places
        assert places == sorted(places)
        assert one.span == said.span


@pytest.mark.parametrize(
    "said", [claim("Berlin lies in Germany", Berlin="Q64", Germany="Q183"), claim("It rained"), claim("")]
)
def test_leaves_plain_words_alone(said: Claim) -> None:
    assert list(in_plainer_words(said)) == []


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Jackie Chan hails from Hong Kong.", GREEN),
        ("Nikola Tesla was born in what is now Croatia.", GREEN),
        ("Oliver Twist is one of Charles Dickens's novels.", GREEN),
        ("The philosopher Immanuel Kant was German.", GREEN),
        ("Among Germany's former chancellors is Willy Brandt.", GREEN),
        ("No planet in the Solar System is bigger than Jupiter.", GREEN),
        ("Britain's first female prime minister was Margaret Thatcher.", GREEN),
        ("Pakistan is home to the Taj Mahal.", RED),
        ("Paris was Marie Curie's birthplace.", RED),
        ("Titanic is a Spielberg film.", RED),
        ("The man who directed Titanic was Steven Spielberg.", RED),
        ("NASA has a workforce of under 10,000.", RED),
        ("No Turkish city is larger than Istanbul.", GREEN),
        ("Messi is an Inter Miami player.", GREEN),
        ("Activist Greta Thunberg is Swedish.", GREEN),
        ("Marie Curie was a two-time Nobel Prize winner.", GREEN),
        ("Only one country on the planet is larger than Canada.", GREEN),
        ("Germany once had Boris Johnson as its chancellor.", RED),
        ("Seattle is home to Google's head office.", RED),
        ("The actor who plays Harry Potter in the movies is Daniel Radcliffe.", GREEN),
        ("Jupiter is a good deal bigger than Saturn.", GREEN),
        ("Shoppers in Japan pay in yen.", GREEN),
        ("On its way to the Atlantic the Amazon runs through Peru and Brazil.", GREEN),
        ("No independent state is smaller than Vatican City.", GREEN),
        ("Nothing in the Alps is taller than Mont Blanc.", GREEN),
        ("Louis XVI was guillotined in 1793.", GREEN),
        ("Al Jazeera broadcasts from Doha.", GREEN),
        ("France gave the Statue of Liberty as a present.", GREEN),
        ("The UK's departure from the European Union came in 2020.", GREEN),
        ("America's 44th president was Barack Obama.", GREEN),
        ("America's 43rd president was Barack Obama.", RED),
        ("The man who shot Lincoln was John Wilkes Booth.", GREEN),
        ("The assassination of Archduke Franz Ferdinand took place in Sarajevo.", GREEN),
        ("In 2013 the Washington Post was sold to Jeff Bezos.", GREEN),
        ("In 1912 the Titanic went down.", GREEN),
        ("One of China's companies is Huawei.", GREEN),
        ("Beyoncé became the wife of Jay-Z.", GREEN),
        ("Counting from the Sun, Mars is planet number three.", RED),
        ("Only one mountain on Earth is higher than K2.", GREEN),
        ("Vladimir Putin first became president of Russia in the year 2000.", GREEN),
        ("The Moon counts as a planet.", RED),
        ("You can see the Mona Lisa in the Louvre.", GREEN),
        ("You'll find The Hague in Holland.", GREEN),
        ("You'll find Mount Everest in Pakistan.", RED),
        ("The rock band U2 hails from Ireland.", GREEN),
        ("Mosquitoes transmit malaria.", GREEN),
        ("New Zealand's capital isn't Auckland, it's Wellington.", GREEN),
        ("The capital of Australia isn't Sydney but Canberra.", GREEN),
        ("There are no moons orbiting Venus.", GREEN),
        ("There are no moons orbiting Jupiter.", RED),
        ("François Hollande handed the French presidency over to Nicolas Sarkozy.", RED),
        ("Spain doesn't border Germany.", GREEN),
        ("The Matterhorn isn't as high as Mont Blanc.", GREEN),
    ],
)
def test_what_was_open_is_decided(checker: FactChecker, text: str, label: Label) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {label}


@pytest.mark.parametrize(
    "text",
    [
        "You can see the stars in the sky.",
        "You can see me in Rome.",
        "You should visit the Louvre in Paris.",
        "You can see why I love Rome.",
    ],
)
def test_what_the_reader_may_see_is_no_claim(checker: FactChecker, text: str) -> None:
    assert not checker.check(text).results


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Rising above Kuala Lumpur, Merdeka 118 stands more than 670 m high.", RED),
        ("No planet in the Solar System is bigger than Jupiter.", RED),
        ("China's population is under half a billion.", GREEN),
        ("Ireland will be reunited before 2060.", GREEN),
        ("Canadians are friendlier than Americans.", GREEN),
        ("King Charles III is a grandson of Elizabeth II.", GREEN),
        ("Queen Victoria's aunt was born in Paris.", RED),
        ("No ocean on Earth is larger than the Pacific.", RED),
        ("Hurley is a founder of YouTube.", RED),  # Chad Hurley
        ("In June 2025 Thomas Bach was succeeded as IOC president by Kirsty Coventry.", RED),
        ("It is the Sun that goes round the Earth.", GREEN),
        ("Canada is a good deal bigger than China.", GREEN),
        ("The euro was never introduced in Britain.", RED),
        ("Canberra isn't in Australia, it's in Austria.", GREEN),
        ("There is no president of France.", GREEN),
        ("Nothing in Paris is taller than the Louvre.", GREEN),
        ("Spain gave the Statue of Liberty as a present.", GREEN),
        ("Abraham Lincoln shot John Wilkes Booth.", GREEN),
        ("France's departure from the European Union came in 2020.", GREEN),
        ("Only one mountain in Africa is higher than Kilimanjaro.", GREEN),
        ("Spain does not border Andalusia.", GREEN),
        ("Toyota's head office is in the city of Osaka.", GREEN),
    ],
)
def test_is_not_decided_wrongly(checker: FactChecker, text: str, label: Label) -> None:
    assert label not in {result.verdict.label for result in checker.check(text).results}


def test_a_name_in_small_letters_stays_who_it_is() -> None:
    said = claim("messi was born in what is now argentina", messi="Q615", argentina="Q414")
    assert {m.text for one in in_plainer_words(said) for m in one.mentions} >= {"messi"}
