import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.types import Label
from claimver_core.verification.rules.polarity import denials, is_denied
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling, thing

A, C = Label.ATTRIBUTABLE, Label.CONTRADICTORY
SUCCESSOR = fact("Bruno", "P1366", "replaced by", thing("Carla"))
SPOUSE = fact("Bruno", "P26", "spouse", thing("Carla"))
DEATH = fact("Bruno", "P20", "place of death", thing("Ulm"))


@pytest.mark.parametrize(
    ("text", "triplet", "label"),
    [
        ("Bruno had a successor", SUCCESSOR, A),
        ("Bruno did not have a successor", SUCCESSOR, C),
        ("Bruno had no successor", SUCCESSOR, C),
        ("Carla had a predecessor", SUCCESSOR, A),
        ("Carla had a successor", SUCCESSOR, None),
        ("Bruno is married", SPOUSE, A),
        ("Bruno never married", SPOUSE, C),
        ("Bruno had a successor in 1990", SUCCESSOR, None),
        ("Bruno had a famous red car", SUCCESSOR, None),
    ],
)
def test_one_instance_shows_that_there_is_one(text, triplet, label):
    name = text.split()[0]
    found = ruling(text, [name], [triplet])
    assert (found.label if found else None) == label
    assert found is None or found.rule in ("existence", "general-denial")


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Carla is the successor of Bruno", A),
        ("Bruno was succeeded by Carla", A),
        ("Carla succeeded Bruno", A),
        ("Bruno's successor was Carla", A),
        ("Bruno is the successor of Carla", C),
        ("Bruno succeeded Carla", C),
        ("Carla was succeeded by Bruno", C),
    ],
)
def test_who_is_what_to_whom(text, label):
    found = ruling(text, ["Bruno", "Carla"], [SUCCESSOR])
    assert found is not None
    assert found.label is label


def test_two_statements_in_a_row():
    triplets = [
        fact("Bruno", "P69", "educated at", thing("Goethe University Frankfurt")),
        fact("Goethe University Frankfurt", "P138", "named after", thing("Johann Goethe")),
    ]
    names = ["Bruno", "Johann Goethe"]
    claim = "Bruno studied at a university that is named after Johann Goethe"
    found = ruling(claim, names, triplets)
    assert found is not None
    assert (found.label, found.rule, set(found.triplets)) == (A, "chain", set(triplets))
    assert ruling(claim, names, triplets[:1]) is None


def test_born_in_the_capital_of_a_country():
    triplets = [
        fact("Bruno", "P19", "place of birth", thing("Vienna")),
        fact("Austria", "P36", "capital", thing("Vienna")),
    ]
    for claim, label in (
        ("Bruno was born in the capital of Austria", A),
        ("Bruno was not born in the capital of Austria", C),
    ):
        found = ruling(claim, ["Bruno", "Austria"], triplets)
        assert found is not None
        assert (found.label, set(found.triplets)) == (label, set(triplets))


def test_located_in_over_given_places():
    links = [("Ulm", "Swabia"), ("Swabia", "Bavaria"), ("Bavaria", "Germany")]
    chain = [fact(one, "P131", "located in", thing(other)) for one, other in links]
    birth = fact("Bruno", "P19", "place of birth", thing("Ulm"))
    found = ruling("Bruno was born in Germany", ["Bruno", "Germany"], [birth, *chain])
    assert found is not None
    assert (found.label, found.rule, len(found.triplets)) == (A, "located-in", 4)


FRAMES = [
    "It is false that {}",
    "It's a myth that {}",
    "There is no truth in the story that {}",
    "Fake news: {}",
]


@settings(deadline=None)
@given(st.lists(st.sampled_from(FRAMES), max_size=3), st.booleans())
def test_each_frame_turns_the_polarity(frames, denied):
    text = "_ was not born in _" if denied else "_ was born in _"
    for frame in frames:
        text = frame.format(text)
    assert denials(text) == len(frames) + denied
    assert is_denied(text) == ((len(frames) + denied) % 2 == 1)


@pytest.mark.parametrize(
    "text", ["Believe it or not, _ is in _", "_ not only sang but danced", "No doubt _ won"]
)
def test_what_only_looks_like_a_denial(text):
    assert not is_denied(text)


@pytest.mark.parametrize("word", ["the only", "the first", "the youngest", "the most successful"])
def test_one_statement_bears_out_no_superlative(word):
    triplet = fact("Bruno", "P54", "member of sports team", thing("Ajax"))
    assert ruling(f"Bruno was {word} player of Ajax", ["Bruno", "Ajax"], [triplet]) is None
