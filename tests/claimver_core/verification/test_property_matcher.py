"""Which property a claim's wording states, with the shipped phrasings and ranker."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimver_core.errors import ResourceError
from claimver_core.locations import resource
from claimver_core.models.embedder import Embedder
from claimver_core.types import Candidate, Claim, Entity, Mention, Span
from claimver_core.verification.property_matcher import PropertyMatcher, mask
from claimver_core.verification.rules.property_match import PropertyMatch

PHRASINGS = resource("models", "property_phrasings.npz")


@pytest.fixture(scope="module")
def matcher() -> PropertyMatcher:
    return PropertyMatcher(PHRASINGS, Embedder(resource("models", "ranker.gguf"), threads=1))


def claim(text: str, *names: str) -> Claim:
    mentions = [
        Mention(Span(text.index(n), text.index(n) + len(n)), n, (Candidate(Entity(n, n), 1.0),))
        for n in names
    ]
    return Claim(Span(0, len(text)), text, text, tuple(mentions))


def test_names_times_and_numbers_give_way_to_placeholders() -> None:
    found = claim("Mia Bell, of Zed Ltd, ran Acme from 3 May 1999 with 12 people", "Mia Bell", "Acme")
    assert mask(found, "Acme") == "Y, of Y, ran X from 1950 with 500 people"


@pytest.mark.parametrize(
    ("text", "subject", "other", "pid"),
    [
        ("Mia Bell saw the light of day in Ulm", "Mia Bell", "Ulm", "P19"),
        ("Mia Bell is buried in Ulm", "Mia Bell", "Ulm", "P119"),
        ("Blue Sand was penned by Mia Bell", "Blue Sand", "Mia Bell", "P50"),
        ("Mia Bell went to university at Ulm", "Mia Bell", "Ulm", "P69"),
        ("Mia Bell and Tom Reed are husband and wife", "Mia Bell", "Tom Reed", "P26"),
        ("Ulm lies on the banks of the Danube", "Ulm", "Danube", "P206"),
    ],
)
def test_other_words_than_the_label_express_a_property(matcher, text, subject, other, pid) -> None:
    (found,) = matcher.match([claim(text, subject, other)])
    assert found[subject].expresses(pid)


def test_a_wording_speaks_against_another_property(matcher) -> None:
    (found,) = matcher.match([claim("Mia Bell died in Ulm", "Mia Bell", "Ulm")])
    assert found["Mia Bell"].speaks_against("P69")
    assert not found["Mia Bell"].speaks_against("P20")
    assert found["Mia Bell"].surest() == "P20"


def test_chatter_expresses_nothing_surely(matcher) -> None:
    (found,) = matcher.match([claim("Mia Bell made everybody laugh again last night", "Mia Bell")])
    assert found["Mia Bell"].surest() is None


def test_claims_without_names_have_no_match(matcher) -> None:
    assert matcher.match([claim("It rained."), claim("")]) == [{}, {}]


def test_a_time_beside_names_does_not_hide_the_relation(matcher) -> None:
    (found,) = matcher.match([claim("Mia Bell has led Acme since early 2014", "Mia Bell", "Acme")])
    assert found["Acme"].expresses("P169")


def test_what_is_worded_alike_shares_its_likeness() -> None:
    match = PropertyMatch(
        {"P6": 0.9, "P35": 0.5}, {"P6": 0.9, "P35": 0.9}, {"P6": "item", "P35": "item"}, {"item": 0.9}
    )
    assert match.expresses("P35")
    assert not match.is_sure("P35")
    assert match.speaks_against("P35")
    assert not match.speaks_against("P35", loosely=True)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"no archive"])
def test_a_damaged_file_is_an_expected_error(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "property_phrasings.npz"
    path.write_bytes(content)
    with pytest.raises(ResourceError, match="damaged"):
        PropertyMatcher(path, None)  # type: ignore[arg-type]
