"""The verdicts on the example texts, by the real engine: a class must not be shown a wrong one."""

from __future__ import annotations

from claimver_core.checker import FactChecker
from claimver_core.locations import resources
from claimver_core.types import Label

_FALSE = {
    "physics": "Werner Heisenberg was born in Berlin",
    "elements": "The atomic number of oxygen is 16",
    "inventors": "Thomas Edison was born in 1900",
    "computing": "Bill Gates was born in 1965",
    "space": "Buzz Aldrin was born in 1940",
    "capitals": "Sydney is the capital of New Zealand",
    "mountains": "The Matterhorn is located in Spain",
    "presidents": "Franklin D. Roosevelt was born in 1920",
    "rulers": "Queen Victoria was born in 1850",
    "novels": "Moby-Dick was written by Charles Dickens",
    "painters": "Claude Monet was born in Vienna",
    "composers": "Franz Schubert was born in 1850",
    "films": "Pulp Fiction was directed by Steven Spielberg",
    "sports": "Roger Federer was born in Paris",
    "uncle": "marie curie never won a nobel prize",
}
_ALSO_FALSE = "Alexander Graham Bell was born in Dublin"


def test_each_example_has_its_false_claims_red_and_no_others(checker: FactChecker) -> None:
    for name, words in _FALSE.items():
        text = (resources() / "examples" / f"{name}.txt").read_text(encoding="utf-8")
        results = checker.check(text, name=name).results
        red = [r.claim.text for r in results if r.verdict.label is Label.CONTRADICTORY]
        false = [words, _ALSO_FALSE] if name == "inventors" else [words]
        assert len(red) == len(false), (name, red)
        assert all(part in claim for part, claim in zip(false, red, strict=True)), (name, red)
        green = [r.claim.text for r in results if r.verdict.label is Label.ATTRIBUTABLE]
        assert len(green) >= 2, (name, green)
