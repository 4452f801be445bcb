"""Pronouns and descriptions find their antecedent by gender, kind, number, syntax and prominence."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from claimver_core.language.antecedents import weights
from claimver_core.language.coreference import resolve_coreference
from claimver_core.types import Candidate, Entity, Mention, Span

_PEOPLE = {"Q1": "male", "Q2": "female", "Q3": "male"}
_KINDS = {"Q1": {"Q5"}, "Q2": {"Q5"}, "Q3": {"Q5"}, "Q4": {"Q4830453"}, "Q5000": {"Q515"}}
_DESCRIPTIONS = {
    "Q1": "German-born theoretical physicist (1879–1955)",
    "Q2": "Polish-French chemist (1867–1934)",
    "Q3": "Danish politician",
    "Q4": "American technology company",
    "Q5000": "city in Germany",
}


class FakeKnowledge:
    """A store that knows five entities."""

    def entities(self, qids: Iterable[str]) -> dict[str, Entity]:
        labels = {"Q5": "human", "Q4830453": "business", "Q515": "city"}
        return {qid: Entity(qid, labels[qid]) for qid in qids if qid in labels}

    def types(self, qids: Iterable[str]) -> dict[str, set[str]]:
        return {qid: _KINDS.get(qid, set()) for qid in qids}

    def statements(self, qids, *, properties=None, limit=None):
        return ()

    def gender(self, qid: str) -> str | None:
        return _PEOPLE.get(qid)


def mentions_in(text: str, names: dict[str, str]) -> list[Mention]:
    found = []
    for name, qid in names.items():
        start = text.index(name)
        entity = Entity(qid, name, _DESCRIPTIONS[qid])
        found.append(Mention(Span(start, start + len(name)), name, (Candidate(entity, 0.9),)))
    return sorted(found, key=lambda mention: mention.span.start)


def resolved(doc, names, knowledge=None) -> dict[str, str]:
    found = resolve_coreference(doc, mentions_in(doc.text, names), knowledge or FakeKnowledge())
    return {item.span.of(doc.text): item.antecedent.text for item in found}


def test_gender_tells_two_people_apart(tree):
    doc = tree(
        "Einstein/NNP/nsubj/2 met/VBD/ROOT/0 Curie/NNP/obj/2 because/IN/mark/6 she/PRP/nsubj/6"
        " admired/VBD/advcl/2"
        " his/PRP$/nmod:poss/8 work/NN/obj/6 ."
    )
    assert resolved(doc, {"Einstein": "Q1", "Curie": "Q2"}) == {"she": "Curie", "his": "Einstein"}


def test_it_is_a_thing_and_never_a_person(tree):
    doc = tree(
        "Einstein/NNP/nsubj/2 visited/VBD/ROOT/0 Ulm/NNP/obj/2 because/IN/mark/6 it/PRP/nsubj/6"
        " grew/VBD/advcl/2 ."
    )
    assert resolved(doc, {"Einstein": "Q1", "Ulm": "Q5000"}) == {"it": "Ulm"}


def test_an_object_is_not_the_subject_of_its_own_verb(tree):
    doc = tree("Einstein/NNP/nsubj/2 praised/VBD/ROOT/0 him/PRP/obj/2 .")
    assert resolved(doc, {"Einstein": "Q1"}) == {}


def test_a_reflexive_is_the_subject_of_its_own_verb(tree):
    doc = tree("Einstein/NNP/nsubj/2 praised/VBD/ROOT/0 himself/PRP/obj/2 .")
    assert resolved(doc, {"Einstein": "Q1"}) == {"himself": "Einstein"}


def test_a_description_finds_what_it_describes(tree):
    doc = tree(
        "Einstein/NNP/nsubj/2 joined/VBD/ROOT/0 Apple/NNP/obj/2 before/IN/mark/7 the/DT/det/6"
        " company/NN/nsubj/7"
        " grew/VBD/advcl/2 ."
    )
    assert resolved(doc, {"Einstein": "Q1", "Apple": "Q4"}) == {"the company": "Apple"}


def test_a_description_that_fits_nobody_stays(tree):
    doc = tree(
        "Einstein/NNP/nsubj/2 slept/VBD/ROOT/0 before/IN/mark/6 the/DT/det/5 river/NN/nsubj/6"
        " rose/VBD/advcl/2 ."
    )
    assert resolved(doc, {"Einstein": "Q1"}) == {}


def test_it_of_the_weather_stands_for_nothing(tree):
    doc = tree("Ulm/NNP/nsubj/2 slept/VBD/ROOT/0 because/IN/mark/5 it/PRP/nsubj/5 rained/VBD/advcl/2 .")
    rain = next(token for token in doc if token.text == "rained")
    rain.lemma_ = "rain"
    assert resolved(doc, {"Ulm": "Q5000"}) == {}


def test_two_equally_likely_men_leave_the_pronoun_open(tree):
    doc = tree(
        "Einstein/NNP/conj/3 and/CC/cc/3 Bohr/NNP/nsubj/4 slept/VBD/ROOT/0 because/IN/mark/8 he/PRP/nsubj/8"
        " was/VBD/cop/8 tired/JJ/advcl/4 ."
    )
    assert resolved(doc, {"Einstein": "Q1", "Bohr": "Q3"}) == {}


def test_names_without_an_entity_are_antecedents_too(tree):
    doc = tree("Pauline/NNP/nsubj/2 sang/VBD/ROOT/0 because/IN/mark/5 she/PRP/nsubj/5 slept/VBD/advcl/2 .")
    (found,) = resolve_coreference(doc, [], None)
    assert found.antecedent.text == "Pauline"
    assert found.antecedent.entity.id is None


@pytest.mark.parametrize("knowledge", [None, FakeKnowledge()])
def test_the_fullest_name_stands_for_the_pronoun(pipeline, knowledge):
    from claimver_core.language.pipeline import analyse

    text = "Albert Einstein was born in Ulm. Einstein was a physicist. He died in 1955."
    doc = analyse(pipeline, text)
    einstein = Entity("Q1", "Albert Einstein", _DESCRIPTIONS["Q1"])
    mentions = [Mention(Span(0, 15), "Albert Einstein", (Candidate(einstein, 0.9),))]
    mentions.append(Mention(Span(33, 41), "Einstein", (Candidate(einstein, 0.9),)))
    (found,) = resolve_coreference(doc, mentions, knowledge)
    assert (found.span.of(text), found.antecedent) == ("He", mentions[0])


def test_whose_daughter_somebody_is_stays_who_the_text_is_about(pipeline):
    from claimver_core.language.pipeline import analyse

    text = "Marie Curie was born in Warsaw. Her daughter Irène won a prize, too. She died in 1934."
    mentions = mentions_in(text, {"Marie Curie": "Q2"})
    found = resolve_coreference(analyse(pipeline, text), mentions, FakeKnowledge())
    assert [(item.span.of(text), item.antecedent.text) for item in found] == [
        ("Her", "Marie Curie"),
        ("She", "Marie Curie"),
    ]


def test_a_pronoun_in_front_looks_ahead_to_the_subject(pipeline):
    from claimver_core.language.pipeline import analyse

    text = "Sandra Park met Greg Kot. In his first book, Robert Young praised the orchestra."
    (found,) = resolve_coreference(analyse(pipeline, text), [], None)
    assert (found.span.of(text), found.antecedent.text) == ("his", "Robert Young")


def test_a_doubtful_link_to_a_thing_does_not_hide_a_person(tree):
    doc = tree("Pauline/NNP/nsubj/2 left/VBD/ROOT/0 because/IN/mark/5 she/PRP/nsubj/5 slept/VBD/advcl/2 .")
    film = Entity("Q4", "Pauline", "American technology company")
    doubtful = [Mention(Span(0, 7), "Pauline", (Candidate(film, 0.55),))]
    (found,) = resolve_coreference(doc, doubtful, FakeKnowledge())
    assert (found.antecedent.text, found.antecedent.entity.id) == ("Pauline", None)
    sure = [Mention(Span(0, 7), "Pauline", (Candidate(film, 0.95),))]
    assert resolve_coreference(doc, sure, FakeKnowledge()) == []


def test_a_surname_means_the_whole_name_before_it_and_not_a_doubtful_thing(pipeline):
    from claimver_core.language.pipeline import analyse

    text = "Janet Ulmer was born in Rome. Ulmer became famous. She died in Paris."
    start = text.index("Ulmer became")
    thing = Mention(Span(start, start + 5), "Ulmer", (Candidate(Entity("Q5000", "Ulm", "city"), 0.6),))
    found = resolve_coreference(analyse(pipeline, text), [thing], FakeKnowledge())
    assert [(c.span.of(text), c.antecedent.text) for c in found] == [("She", "Janet Ulmer")]


def test_what_is_known_to_be_fitted_is_read(tree):
    seen = []
    doc = tree("Einstein/NNP/nsubj/2 slept/VBD/ROOT/0 because/IN/mark/5 he/PRP/nsubj/5 was/VBD/advcl/2 .")
    mentions = mentions_in(doc.text, {"Einstein": "Q1"})
    resolve_coreference(doc, mentions, FakeKnowledge(), observe=lambda *found: seen.append(found))
    [(token, [(participant, features)])] = seen
    assert token.text == "he"
    assert participant.mention == mentions[0]
    assert features["linked of that gender"] == 1.0
    assert features["distance 0"] == 1.0
    assert set(features) <= set(weights())


def test_the_company_is_a_name_of_which_nothing_is_known(tree):
    doc = tree(
        "Einstein/NNP/nsubj/2 joined/VBD/ROOT/0 Quanta/NNP/obj/2 before/IN/mark/7 the/DT/det/6"
        " company/NN/nsubj/7 grew/VBD/advcl/2 ."
    )
    assert resolved(doc, {"Einstein": "Q1"}) == {"the company": "Quanta"}


@pytest.mark.parametrize(
    "text",
    [
        "Ulm lies in Germany. It was Steve Jobs.",  # tells who, and nothing of Ulm
        "Ulm lies in Germany. They have a king.",  # a town is no "they"
        "Ulm lies in Germany. The second-largest city is Bonn.",
        "Ulm lies in Germany. The French capital is Paris.",
    ],
)
def test_what_speaks_of_something_else_stays(pipeline, text):
    from claimver_core.language.pipeline import analyse

    doc = analyse(pipeline, text)
    found = resolve_coreference(doc, mentions_in(text, {"Ulm": "Q5000"}), FakeKnowledge())
    assert [item.span.of(text) for item in found] == []


def test_what_the_subject_is_named_is_spoken_of(pipeline):
    from claimver_core.language.pipeline import analyse

    text = "The second-largest city is Ulm. It lies in Germany."
    (found,) = resolve_coreference(
        analyse(pipeline, text), mentions_in(text, {"Ulm": "Q5000"}), FakeKnowledge()
    )
    assert (found.span.of(text), found.antecedent.text) == ("It", "Ulm")


def test_the_name_at_birth_is_nobody_else(pipeline):
    from claimver_core.language.pipeline import analyse

    text = "Curie was a chemist. Born Maria Lee in Warsaw, she moved to Paris."
    doc = analyse(pipeline, text)
    (found,) = resolve_coreference(doc, mentions_in(text, {"Curie": "Q2"}), FakeKnowledge())
    assert (found.span.of(text), found.antecedent.text) == ("she", "Curie")


def test_whoever_is_owned_is_not_the_owner(tree):
    doc = tree(
        "Curie/NNP/nsubj/2 died/VBD/ROOT/0 before/IN/mark/7 her/PRP$/nmod:poss/5 sister/NN/nsubj/7"
        " Bronia/NNP/appos/5 wrote/VBD/advcl/2 ."
    )
    people = FakeKnowledge()
    found = resolved(doc, {"Curie": "Q2"}, people)
    assert found.get("her") in {"Curie", None}


def test_only_lands_have_capitals(tree):
    doc = tree(
        "Ulm/NNP/nsubj/2 met/VBD/ROOT/0 Apple/NNP/obj/2 in/IN/case/6 its/PRP$/nmod:poss/6 capital/NN/obl/2 ."
    )
    assert resolved(doc, {"Ulm": "Q5000", "Apple": "Q4"}) == {"its": "Ulm"}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Apple bought Quanta in 2012. The company had been founded in Ulm.", "Quanta"),
        ("Apple bought Quanta in 2012. The company grew in Ulm.", None),
        ("Apple bought Quanta and Tornax. The company had been founded in Ulm.", None),
        ("Apple sells phones. The company grew in Ulm.", "Apple"),
        ("Apple sells phones. The company beside it grew in Ulm.", None),
    ],
)
def test_of_two_companies_only_what_was_bought_had_been_founded(pipeline, text, meant):
    from claimver_core.language.pipeline import analyse

    found = resolve_coreference(
        analyse(pipeline, text), mentions_in(text, {"Apple": "Q4", "Ulm": "Q5000"}), FakeKnowledge()
    )
    assert {item.span.of(text): item.antecedent.text for item in found}.get("The company") == meant
