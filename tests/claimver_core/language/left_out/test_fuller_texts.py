"""Texts whose sentences leave out what was said before, read with the shipped language pipeline."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.language.left_out.edits import Edit, FullerText
from claimver_core.types import Candidate, Claim, Entity, Mention, Span


class _People:
    """A knowledge that knows only which items are people."""

    def __init__(self, *names: str) -> None:
        self._people = {f"Q-{name}" for name in names}

    def entities(self, qids):
        return {}

    def types(self, qids):
        return {qid: ["Q5"] for qid in qids if qid in self._people}

    def gender(self, qid):
        return None

    def statements(self, qids, *, properties=None, limit=None):
        return []


@pytest.fixture
def read(named, read_fully):
    """Reads a text with the given names: the claims as (words of the text, context)."""

    def claims(
        text: str, *names: str, people: tuple[str, ...] = (), knowledge=_People
    ) -> list[tuple[str, str]]:
        found = read_fully(text, named(text, *names, *people), knowledge(*people))
        for claim in found:
            assert all(m.text == m.span.of(text) for m in claim.mentions if m.text in text)
        return [(claim.text, claim.context) for claim in found]

    return claims


def test_bullets_under_a_name_are_about_it(read):
    text = (
        "Marie Curie\n- Born in Warsaw in 1867\n- Married Pierre Curie in 1895\n- Mother of Irène Curie\n"
        "- She studied in Paris."
    )
    contexts = [context for _, context in read(text, "Warsaw", people=("Marie Curie", "Pierre Curie"))]
    assert "Marie Curie was born in Warsaw" in contexts
    assert "Marie Curie married Pierre Curie in 1895" in contexts
    assert "Marie Curie is the mother of Irène Curie" in contexts
    assert "Marie Curie studied in Paris" in contexts


def test_labels_of_a_fact_sheet_become_sentences(read):
    text = "Switzerland:\n\n* Capital: Bern\n* Largest city: Zurich\n* Founded: 1291\n* Member of the UN\n"
    found = read(text, "Switzerland", "Bern", "Zurich", "UN")
    assert ("Capital: Bern", "Switzerland's capital is Bern") in found
    assert ("Largest city: Zurich", "Switzerland's largest city is Zurich") in found
    assert ("Founded: 1291", "Switzerland was founded in 1291") in found
    assert ("Member of the UN", "Switzerland is a member of the UN") in found


def test_fields_below_a_name_need_no_bullets(read):
    text = "Nelson Mandela\nBorn: 18 July 1918\nWife: Graça Machel\n\nHe was patient."
    contexts = [c for _, c in read(text, people=("Nelson Mandela", "Graça Machel"))]
    assert contexts[:2] == [
        "Nelson Mandela was born on 18 July 1918",
        "Nelson Mandela's wife is Graça Machel",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Facts they hide from you:\n- Born in Warsaw in 1867\n",  # names nobody
        "Marie Curie\n- Pierre Curie\n- Irène Curie\n",  # a list of names says nothing of her
        "Marie Curie lived in Paris.\n- Born in Warsaw in 1867\n",  # a sentence is no heading
    ],
)
def test_a_bullet_without_a_heading_gets_no_subject(read, text):
    assert not any("Marie Curie was" in c or "Marie Curie is" in c for _, c in read(text, "Marie Curie"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Ann Lee won a prize in 2008. Four years later, she moved to Rome.",
            "Around 2012, Ann Lee moved to Rome",
        ),
        ("Ann Lee moved to Rome in 1998. That year she married.", "In 1998 Ann Lee married"),
        (
            "Ann Lee won the 2004 Grand Prix. The following year, she moved to Rome.",
            "In 2005, Ann Lee moved to Rome",
        ),
        (
            "Ann Lee won in 1990 and in 1994. A year later, she moved to Rome.",
            "A year later, Ann Lee moved to Rome",
        ),
    ],
)
def test_a_time_is_told_by_the_only_year_named_before(read, text, expected):
    assert expected in [context for _, context in read(text, "Rome", people=("Ann Lee",))]


def test_both_and_they_are_the_two_named_before(read):
    text = "David Beckham and Victoria Adams met in London. Both were born in England."
    found = read(text, "London", "England", people=("David Beckham", "Victoria Adams"))
    assert ("Both", "David Beckham was born in England") in found
    assert ("were born in England.", "Victoria Adams was born in England") in found


def test_the_couple_is_two_people(read):
    text = "David Beckham met Victoria Adams in London. The couple's wedding was in 1999."
    contexts = [c for _, c in read(text, "London", people=("David Beckham", "Victoria Adams"))]
    assert "David Beckham and Victoria Adams's wedding was in 1999" in contexts


@pytest.mark.parametrize(
    "text",
    [
        "Ann Lee and Bob Ray had two dogs. They lived in Rome.",  # the dogs may have
        "Ann Lee met Bob Ray and Cy Moe. They lived in Rome.",
    ],
)
def test_they_stays_where_others_may_be_meant(read, text):
    contexts = [context for _, context in read(text, "Rome", people=("Ann Lee", "Bob Ray", "Cy Moe"))]
    assert not any("Ann Lee and Bob Ray lived" in c or "Bob Ray lived" in c for c in contexts)


def test_the_latter_is_the_second_of_two(read):
    text = "Macron succeeded Hollande. The latter was born in Rouen. It is old."
    contexts = [context for _, context in read(text, "Rouen", "Amiens", people=("Macron", "Hollande"))]
    assert contexts[1] == "Hollande was born in Rouen"


def test_what_is_said_of_a_second_one_too_is_said_in_full(read):
    found = read("Jupiter is a planet, as is Saturn.", "Jupiter", "Saturn")
    assert found == [("Jupiter is a planet", "Jupiter is a planet"), ("as is Saturn.", "Saturn is a planet")]
    found = read("Neil Armstrong walked on the Moon and so did Buzz Aldrin.", "Neil Armstrong", "Buzz Aldrin")
    assert found[-1] == ("and so did Buzz Aldrin.", "Buzz Aldrin walked on the Moon")


def test_as_well_as_joins_two(read):
    contexts = [c for _, c in read("Ann Lee lived in Rome as well as Paris.", "Rome", "Paris", "Ann Lee")]
    assert contexts == ["Ann Lee lived in Rome", "Ann Lee lived in Paris"]


class _Places(_People):
    """A knowledge in which all else is a city."""

    def types(self, qids):
        return {qid: ["Q5"] if qid in self._people else ["Q515"] for qid in qids}

    def entities(self, qids):
        return {qid: Entity(qid, "city") for qid in qids}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ann Lee moved to Rome. She died there.", "Ann Lee died in Rome"),
        ("Ann Lee moved from Rome to Paris. She died there in May.", "Ann Lee died there in May"),
        ("Ann Lee moved to Rome. There are many churches.", "There are many churches"),
        ("Ann Lee moved to Rome. There she met Bob.", "In Rome Ann Lee met Bob"),
    ],
)
def test_there_is_the_only_place_named_before(read, text, expected):
    found = read(text, "Rome", "Paris", people=("Ann Lee",), knowledge=_Places)
    assert found[-1][1] == expected


class _Schools(_Places):
    """A knowledge in which Yale and Oxford are universities."""

    def entities(self, qids):
        return {qid: Entity(qid, "university" if qid == "Q3918" else "city") for qid in qids}

    def types(self, qids):
        known = super().types(qids)
        return {**known, **{qid: ["Q3918"] for qid in known if qid in {"Q-Yale", "Q-Oxford"}}}


def test_whoever_studies_there_is_at_the_school_named_before(read):
    text = "Yale was founded in 1701. Ann Lee, who studied there, was born in Rome."
    found = read(text, "Rome", "Yale", people=("Ann Lee",), knowledge=_Schools)
    assert found[1][1] == "Ann Lee studied at Yale"


@pytest.mark.parametrize(
    "text", ["Ann Lee left Yale for Oxford. She taught there.", "Ann Lee left Yale. She died there in May."]
)
def test_a_school_is_not_where_one_dies_and_of_two_none_is_there(read, text):
    found = read(text, "Yale", "Oxford", people=("Ann Lee",), knowledge=_Schools)
    assert not any(context.endswith((" Yale", " Oxford", " Yale in May")) for _, context in found[1:])


def test_a_wife_has_a_statement_of_her_own(read):
    text = "Obama was born in Honolulu and his wife Michelle was born in Chicago."
    contexts = [c for _, c in read(text, "Honolulu", "Chicago", people=("Obama", "Michelle"))]
    assert contexts[0] == "Obama was born in Honolulu"
    assert contexts[-1].endswith("wife Michelle was born in Chicago")


def test_a_diary_entry_is_no_claim(read):
    assert read("Just watched Titanic again", "Titanic") == []


def test_what_was_said_in_quotation_marks_is_a_claim_of_its_own(read):
    found = read('"Merkel studied medicine in Leipzig," a spokesman said.', "Merkel", "Leipzig")
    assert found[0][1] == "Merkel studied medicine in Leipzig"


def test_the_mentions_of_a_claim_keep_their_places():
    text = "Ann met Bob. Both left."
    ann, bob = (
        Mention(Span(at, at + 3), text[at : at + 3], (Candidate(Entity(f"Q{at}", text[at : at + 3]), 1.0),))
        for at in (0, 8)
    )
    fuller = FullerText(text, [Edit(Span(13, 17), (ann, " and ", bob))], [ann, bob])
    assert fuller.text == "Ann met Bob. Ann and Bob left."
    one = Claim(Span(13, 16), "Ann", "Ann left", (fuller.mentions[2],))
    two = Claim(Span(17, 29), "and Bob left", "Bob left", (fuller.mentions[3],))
    assert fuller.written([one, two]) == [
        Claim(Span(13, 17), "Both", "Ann left", (ann,)),
        Claim(Span(18, 22), "left", "Bob left", (bob,)),
    ]


def _pairs(numbers: list[int]) -> list[tuple[int, int]]:
    return list(zip(numbers[::2], numbers[1::2], strict=False))


@given(st.text("ab. ", max_size=40), st.data())
def test_claims_of_the_fuller_text_lie_in_the_written_one_and_never_overlap(text, data):
    cuts = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=6)))
    edits = [Edit(Span(a, b), (data.draw(st.text("xyz ", max_size=8)),)) for a, b in _pairs(cuts)]
    edits = [e for n, e in enumerate(edits) if n == 0 or e.span.start > edits[n - 1].span.end]
    fuller = FullerText(text, edits, [])
    ends = sorted(data.draw(st.lists(st.integers(0, len(fuller.text)), max_size=8)))
    claims = [Claim(Span(a, b), "", "") for a, b in _pairs(ends) if b > a]
    found = fuller.written(claims)
    assert all(0 <= c.span.start < c.span.end <= len(text) and c.text == c.span.of(text) for c in found)
    assert all(a.span.end <= b.span.start for a, b in pairwise(found))


def test_a_field_with_the_name_is_the_heading_of_the_others(read):
    text = "Name: Marie Curie\nBorn: 7 November 1867, Warsaw\nDied: 1934\n\nName: Ann Lee\nBorn: Ulm\n"
    assert read(text, "Warsaw", "Ulm", people=("Marie Curie", "Ann Lee")) == [
        ("Born: 7 November 1867", "Marie Curie was born on 7 November 1867"),
        ("Warsaw", "Marie Curie was born in Warsaw"),
        ("Died: 1934", "Marie Curie died in 1934"),
        ("Born: Ulm", "Ann Lee was born in Ulm"),
    ]


def test_several_in_a_field_are_told_one_by_one(read):
    text = "Apple\nFounders: Steve Jobs, Steve Wozniak, Ronald Wayne\nHeadquarters: Cupertino\n"
    people = ("Steve Jobs", "Steve Wozniak", "Ronald Wayne")
    assert [context for _, context in read(text, "Apple", "Cupertino", people=people)] == [
        "Apple's founders are Steve Jobs",
        "Apple's founders are Steve Wozniak",
        "Apple's founders are Ronald Wayne",
        "Apple is headquartered in Cupertino",
    ]
