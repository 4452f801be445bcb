"""Claims through the whole chain: true ones never turn red, false ones never green."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.errors import Cancelled
from claimver_core.types import Label


def labels(checker: FactChecker, text: str) -> set[Label | None]:
    return {result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    "text",
    [
        "Albert Einstein was born in Germany.",
        "Apple launched the iPhone in 2007.",
        "Barack Obama was elected President of the United States in 2008.",
        "Edinburgh has been the capital of Scotland, United Kingdom, since the 15th century.",
        "Gavrilo Princip assassinated Franz Ferdinand in 1914.",
        "Gustave Eiffel died in Paris without children.",
        "Kyoto was the capital of Japan.",
        "Lee Harvey Oswald killed John F. Kennedy on 22 November 1963.",
        "Lionel Messi has never played basketball.",
        "Marie Curie never studied medicine.",
        "The Soviet Union launched Sputnik 1 in 1957.",
        "Vaccines do not cause autism.",
        "Vincent van Gogh was born in the Netherlands.",
        "Istanbul is the largest city in Turkey but not its capital.",
        "Rio de Janeiro is in Brazil but is not its capital.",
        "Albert Einstein was born in Germany but did not die there.",
        "Berlin has not always been the capital of Germany.",
        "Marie Curie did not win the Nobel Prize in Physics alone.",
        "Gerald Ford was never elected president.",
        "Barack Obama has no sons.",
        "Queen Elizabeth II had no brothers.",
        "Albert Einstein never drove a car, but he won the Nobel Prize.",
        "Elizabeth II was over 90 years old when she died.",
        "Albert Einstein was nearly 80 years old when he died.",
        "John Lennon was 17 years old when his mother died.",
        "Johann Sebastian Bach had more children than Mozart.",
        "The Nile flows through Egypt and Sudan.",
        "Pierre Curie was still alive in 1905.",
        "Cristiano Ronaldo left Real Madrid and now plays for Al Nassr.",
        "Amsterdam has higher rents than Madrid.",
        "Albert Einstein's son Hans Albert was born in 1904.",
    ],
)
def test_what_is_true_never_turns_red(checker, text):
    assert Label.CONTRADICTORY not in labels(checker, text)


def test_what_decided_is_among_the_triplets_that_are_shown(checker: FactChecker) -> None:
    report = checker.check(
        "Gustave Eiffel died in Berlin. He was born in Dijon. He was a patient man. Canberra is the capital "
        "of Australia. Marie Curie won the Nobel Prize in Literature. Albert Einstein knew Niels Bohr."
    )
    assert {result.verdict.label for result in report.results} == set(Label)
    for result in report.results:
        decided = [result.triplets[place] for place in result.verdict.evidence]
        assert bool(decided) == (result.verdict.label is not Label.EXTRAPOLATORY)
    first = report.results[0]
    assert [first.triplets[place].property.label for place in first.verdict.evidence] == ["place of death"]


@pytest.mark.parametrize(
    "text",
    [
        "Charles Darwin and Abraham Lincoln were born in the same house.",
        "Barack Obama and Albert Einstein are the same person.",
        "George W. Bush was president before Bill Clinton.",
        "Carmen is an opera by Giuseppe Verdi.",
        "Angela Merkel is no longer chancellor of Germany and was succeeded by Emmanuel Macron.",
    ],
)
def test_what_is_false_never_turns_green_for_what_two_things_share(checker, text):
    assert labels(checker, text) != {Label.ATTRIBUTABLE}


def test_endless_numbers_and_odd_units_are_no_fault(checker):
    checker.check(f"Ulm has {'1' + '0' * 400} inhabitants and 5 kg / of gold.")


@pytest.mark.parametrize(
    "text",
    [
        "Gustave Eiffel was murdered in Paris in 1923.",
        "Marie Curie was assassinated in 1934.",
        "Sydney is the capital of Australia.",
        "Albert Einstein was born in 1880.",
        "Tom Hanks directed Titanic.",
        "Jupiter is the most beautiful planet.",
    ],
)
def test_what_is_false_or_unknown_never_turns_green(checker, text):
    assert Label.ATTRIBUTABLE not in labels(checker, text)


def test_only_the_part_that_is_wrong_is_red(checker):
    results = checker.check("Albert Einstein was born in Ulm in 1880.").results
    assert [(r.claim.text, r.verdict.label) for r in results] == [
        ("Albert Einstein was born in Ulm", Label.ATTRIBUTABLE),
        ("in 1880.", Label.CONTRADICTORY),
    ]


@pytest.mark.parametrize(
    ("text", "label", "rule"),
    [
        ("Albert Einstein was born in Ulm.", Label.ATTRIBUTABLE, "stated"),
        ("Albert Einstein was born in Munich.", Label.CONTRADICTORY, "functional-property"),
        ("Albert Einstein was born in 1885.", Label.CONTRADICTORY, "date"),
        ("The Eiffel Tower opened on 31 March 1889.", Label.ATTRIBUTABLE, "date"),
        ("Mount Everest is 6,000 metres high.", Label.CONTRADICTORY, "quantity"),
        ("The atomic number of gold is 79.", Label.ATTRIBUTABLE, "quantity"),
        ("Marie Curie was not born in Warsaw.", Label.CONTRADICTORY, "negation"),
        ("Marie Curie never won a Nobel Prize.", Label.CONTRADICTORY, "general-denial"),
        ("barack obama was born in kenya", Label.CONTRADICTORY, "functional-property"),
    ],
)
def test_a_rule_decides_and_is_named(checker, text, label, rule):
    (result,) = checker.check(text).results
    assert (result.verdict.label, result.verdict.decided_by) == (label, rule)
    assert result.triplets
    assert 0.0 < result.tms <= 1.0


@pytest.mark.parametrize(
    "text", ["", " \n\t ", "😀😀😀", "Who was Napoleon?", "Hello there!", "\u202e\u200f"]
)
def test_what_claims_nothing_has_no_score(checker, text):
    report = checker.check(text)
    assert report.results == ()
    assert report.kas is None


def test_results_come_in_order_while_the_text_is_checked(checker):
    text = "Paris is the capital of France. It lies on the Seine. Berlin is the capital of Germany."
    seen = []
    report = checker.check(text, on_result=seen.append)
    assert tuple(seen) == report.results
    assert [result.index for result in seen] == list(range(1, len(seen) + 1))
    assert all(result.claim.span.of(text) == result.claim.text for result in seen)


def test_a_check_can_be_stopped(checker):
    with pytest.raises(Cancelled):
        checker.check("Paris is the capital of France.", cancelled=lambda: True)


def test_a_name_is_no_description_of_another_name(checker: FactChecker) -> None:
    report = checker.check(
        "Galileo Galilei was a German astronomer. Jupiter is the largest planet of the Solar System."
    )
    assert report.results[-1].claim.context == "Jupiter is the largest planet of the Solar System"


def test_a_country_known_by_its_adjective_is_called_by_its_name(checker: FactChecker) -> None:
    report = checker.check(
        "French President Emmanuel Macron succeeded François Hollande, who had led the country since 2012."
    )
    assert "François Hollande had led France since 2012" in {r.claim.context for r in report.results}


@pytest.mark.parametrize(
    ("text", "context"),
    [
        ("The Louvre is in Paris, the capital of France.", "Paris is the capital of France"),
        (
            "Leonardo DiCaprio starred in Titanic (1997), directed by James Cameron.",
            "Titanic was directed by James Cameron",
        ),
    ],
)
def test_what_stands_behind_a_name_speaks_of_it(checker: FactChecker, text: str, context: str) -> None:
    assert checker.check(text).results[-1].claim.context == context


def test_a_tower_is_no_person(checker: FactChecker) -> None:
    report = checker.check(
        "The Eiffel Tower was named after Gustave Eiffel. A spokesman praised the engineer for his courage."
    )
    assert "Eiffel Tower's" not in report.results[-1].claim.context


def test_names_are_not_cut(checker: FactChecker) -> None:
    report = checker.check("Albert Einstein received the Nobel Prize in Physics in 1921.")
    assert [result.claim.text for result in report.results] == [
        "Albert Einstein received the Nobel Prize in Physics",
        "in 1921.",
    ]


def test_a_text_in_another_language_is_known_for_that(checker: FactChecker) -> None:
    german = "Paris ist die Hauptstadt von Frankreich. Albert Einstein wurde in Ulm geboren."
    assert checker.check(german).language == "de"
    assert checker.check("Albert Einstein was born in Ulm, and he died in Princeton.").language is None
