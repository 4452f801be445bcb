"""What a text calls a person or company that it has named, with the shipped pipeline and knowledge."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Did Walt Disney draw? No. The filmmaker died in Burbank.", "Walt Disney died in Burbank"),
        ("Elon Musk bought Twitter. The billionaire renamed it X.", "Elon Musk renamed Twitter X"),
        ("JK Rowling wrote it. The British writer was born in Yate.", "JK Rowling was born in Yate"),
        ("Eliud Kipchoge ran in Berlin. The 37-year-old is Kenyan.", "Eliud Kipchoge is Kenyan"),
        ("King Charles III is 76. The King married Camilla.", "Charles III married Camilla"),
        ("Pope Francis was born in Argentina. The Pope lived in Rome.", "Francis lived in Rome"),
        ("IBM was founded in 1911. The tech giant is led by Arvind Krishna.", "IBM is led by Arvind Krishna"),
        (
            "Steve Jobs founded Apple in a garage in Los Altos. The company went public in 1980.",
            "Apple went public in 1980",
        ),
        (
            "Vincent van Gogh painted. The Dutchman, who was poor, died in 1890.",
            "Vincent van Gogh died in 1890",
        ),
        ("Giant pandas eat bamboo. The animals live in China.", "giant panda live in China"),
        (
            "Nasser nationalised the Suez Canal. The waterway opened in 1869.",
            "The Suez Canal opened in 1869",
        ),
        (
            "Real Madrid won the cup in 2024. Their final was played against Borussia Dortmund. The club was"
            " founded in 1902.",
            "Real Madrid CF was founded in 1902",
        ),
    ],
)
def test_who_was_named_is_meant(checker: FactChecker, text: str, wanted: str) -> None:
    assert wanted in {result.claim.context for result in checker.check(text).results}


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Mark Zuckerberg met Elon Musk. The billionaire was born in Pretoria.", "The billionaire was born"),
        (
            "Emmanuel Macron beat Marine Le Pen. The 44-year-old was born in Paris.",
            "The 44-year-old was born",
        ),
        ("Elon Musk lives in Texas. The King of Spain was born in Rome.", "The King of Spain was born"),
        ("Greta Garbo knew Ingmar Bergman. The Swede, who was rich, died in 2007.", "The Swede died"),
        ("The zoo in Berlin opened in 1844. The animals live in China.", "The animals live"),
        (
            "Heath Ledger was an actor. The director, Christopher Nolan, was born in London.",
            "The director was Christopher Nolan",
        ),
    ],
)
def test_where_another_may_be_meant_the_words_stay(checker: FactChecker, text: str, kept: str) -> None:
    assert any(result.claim.context.startswith(kept) for result in checker.check(text).results)
