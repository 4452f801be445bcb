"""What a claim says in passing: descriptors of the things it names, and how, with what or why it was so."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Candidate, Claim, Entity, Label, Mention, Span
from claimver_core.verification.descriptors import apart

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE
_ENTITIES = {
    "Albert Einstein": Entity("Q937", "Albert Einstein", "German-born theoretical physicist"),
    "German": Entity("Q183", "Germany", "country in Central Europe"),
    "physicist": Entity("Q169470", "physicist", "scientist who does research in physics"),
    "painter": Entity("Q1028181", "painter", "artist who practises painting"),
    "Tesla": Entity("Q478214", "Tesla, Inc.", "American automotive company"),
    "Elon Musk": Entity("Q317521", "Elon Musk", "South African-born American entrepreneur"),
    "French": Entity("Q142", "France", "country in Western Europe"),
    "Emmanuel Macron": Entity("Q3052772", "Emmanuel Macron", "French politician"),
    "Danube": Entity("Q1653", "Danube", "river in Europe"),
    "river": Entity("Q4022", "river", "natural watercourse"),
    "Inception": Entity("Q25188", "Inception", "2010 film directed by Christopher Nolan"),
    "Russia": Entity("Q159", "Russia", "country in Eurasia"),
}


def _claim(text: str) -> Claim:
    mentions = []
    for name, entity in _ENTITIES.items():
        start = text.find(name)
        if start >= 0:
            mentions.append(Mention(Span(start, start + len(name)), name, (Candidate(entity, 1.0),)))
    mentions.sort(key=lambda mention: mention.span.start)
    return Claim(Span(0, len(text)), text, text, tuple(mentions))


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (
            "The German physicist Albert Einstein was born in Ulm",
            ["Albert Einstein was born in Ulm", "Albert Einstein is a German physicist"],
        ),
        (
            "The theory is by the famous German physicist Albert Einstein",
            ["The theory is by Albert Einstein", "Albert Einstein is a German physicist"],
        ),
        (
            "Tesla CEO Elon Musk lives there",
            ["Elon Musk lives there", "Elon Musk was the chief executive officer of Tesla"],
        ),
        (
            "French president Emmanuel Macron spoke",
            ["Emmanuel Macron spoke", "Emmanuel Macron was the president of France"],
        ),
        (
            "The painter Albert Einstein was born in Ulm",
            ["Albert Einstein was born in Ulm", "Albert Einstein is a painter"],
        ),
        ("The 2010 film Inception was a success", ["Inception was a success", "Inception is a 2010 film"]),
        (
            "The German-born physicist Albert Einstein won",
            ["Albert Einstein won", "Albert Einstein was born in Germany"],
        ),
        (
            "It is by a German named Albert Einstein",
            ["It is by Albert Einstein", "Albert Einstein is a German"],
        ),
        (
            "The German Albert Einstein left",
            ["Albert Einstein left", "Albert Einstein is a German"],
        ),
        ("It is by a physicist called Albert Einstein", ["It is by Albert Einstein"]),
        ("It is by the physicist Albert Einstein", ["It is by Albert Einstein"]),
        ("It is by painters Albert Einstein", ["It is by Albert Einstein", "Albert Einstein is a painter"]),
        ("The river called Danube is long", None),
        ("The river Danube is long", None),
        ("The president Emmanuel Macron spoke", None),
        ("The French invaded Russia", None),
        ("No German physicist Albert Einstein met was rich", None),
        ("Albert Einstein is a German physicist", None),
        ("Tesla was led by Elon Musk", None),
    ],
)
def test_descriptors_become_claims_of_their_own(text: str, parts: list[str] | None) -> None:
    assert [part.context for part in apart(_claim(text))] == (parts or [text])


def test_the_parts_keep_what_they_name() -> None:
    rest, described = apart(_claim("The German physicist Albert Einstein was born in Ulm"))
    assert [mention.text for mention in rest.mentions] == ["Albert Einstein"]
    assert [mention.text for mention in described.mentions] == ["Albert Einstein", "German", "physicist"]


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The German physicist Albert Einstein was born in the city of Ulm.", GREEN),
        ("The American actor Tom Hanks starred in the 1994 film Forrest Gump.", GREEN),
        ("The novel War and Peace was written by the Russian writer Leo Tolstoy.", GREEN),
        ("The novel War and Peace was written by the French writer Leo Tolstoy.", RED),
        ("The 2012 film Inception was directed by Christopher Nolan.", RED),
        ("The painter Albert Einstein was born in Ulm.", AMBER),
        ("Forrest Gump was directed by the actor Tom Hanks.", RED),
        ("Throughout his presidency Ronald Reagan was a Democrat.", AMBER),
        ("As president, Ronald Reagan was a Democrat.", AMBER),
        ("Ronald Reagan was a Democrat all his life.", AMBER),
        ("Ronald Reagan was a Democrat.", GREEN),
        ("During his career Lionel Messi played for Barcelona.", GREEN),
        ("Ashton Kutcher was not Demi Moore's first husband.", GREEN),
        ("Ashton Kutcher was not Demi Moore's husband.", RED),
        ("Jimmy Carter lost in 1980.", GREEN),
        ("Napoleon lost his life in 1815.", RED),
        ("Japan first held the Winter Games in 1972.", AMBER),
        ("Brad Pitt still loves Jennifer Aniston.", AMBER),
        ("Barack Obama admires Michelle Obama.", AMBER),
        ("Shakespeare in Love was directed by John Madden.", GREEN),
        ("The French capital Lyon lies on the Rhône.", RED),
        ("The German city Munich lies on the Isar.", GREEN),
        ("Hamlet was written by a Frenchman named William Shakespeare.", RED),
        ("Psycho was directed by the Englishman Alfred Hitchcock.", GREEN),
        ("German-born physicist Albert Einstein won the Nobel Prize in Physics in 1921.", GREEN),
        ("Apple co-founder Steve Jobs died in 2011.", GREEN),
        ("US president Emmanuel Macron was born in Amiens.", RED),
        ("Russian president Volodymyr Zelenskyy was born in Kryvyi Rih.", RED),
        ("Albert Einstein was born in Ulm under a false name.", AMBER),
        ("Google was founded by Larry Page in a bathtub.", AMBER),
        ("Bertrand Russell won the Nobel Prize in Literature by mistake.", AMBER),
        ("Neil Armstrong secretly died in 2012.", AMBER),
        ("The corrupt mayor of London is Sadiq Khan.", AMBER),
        ("Nikola Tesla died penniless in New York City.", AMBER),
        ("Meghan Markle married Prince Harry in 2018 and regretted it.", AMBER),
        ("Apple was founded by Steve Jobs and his dog.", AMBER),
        ("Amazon was founded by Jeff Bezos after he was fired.", AMBER),
        ("Uma Thurman is Maya Hawke's mother.", GREEN),
        ("Satya Nadella has been running Microsoft since early 2014.", GREEN),
        ("Google was founded by Larry Page.", GREEN),
        ("Mozart died in Vienna in the winter of 1791.", GREEN),
        ("Hamlet wrote Shakespeare.", AMBER),
        ("Instagram belongs to Meta.", GREEN),
        ("YouTube owns Google.", RED),
    ],
)
def test_what_is_said_in_passing_counts(checker: FactChecker, text: str, label: Label) -> None:
    results = checker.check(text).results
    labels = {result.verdict.label for result in results}
    worst = next((one for one in (RED, AMBER, GREEN) if one in labels), None)
    assert worst is label, [(r.claim.context, r.verdict.decided_by, r.rationale) for r in results]


def test_a_detail_that_nothing_bears_out_is_named(checker: FactChecker) -> None:
    [result] = checker.check("Albert Einstein was born in Ulm under a false name.").results
    assert "under a false name" in result.rationale
