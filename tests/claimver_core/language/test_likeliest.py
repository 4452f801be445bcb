"""The subject a text goes on about is "he" before relatives, objects, things and names that come later."""

from __future__ import annotations

import pytest

from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.pipeline import analyse
from claimver_core.types import Candidate, Entity, Mention, Span

_ITEMS = {
    "Albert Einstein": ("Q1", "German-born theoretical physicist (1879–1955)"),
    "Niels Bohr": ("Q2", "Danish physicist (1885–1962)"),
    "Philip Bohr": ("Q3", "Danish farmer (1820–1880)"),
    "Wimbledon": ("Q7", "tennis tournament held in London"),
}


class Store:
    """Knows three men and a tournament."""

    def entities(self, qids):
        return {qid: Entity(qid, "human") for qid in qids if qid == "Q5"}

    def types(self, qids):
        return {qid: {"Q5"} if qid in {"Q1", "Q2", "Q3"} else set() for qid in qids}

    def statements(self, qids, *, properties=None, limit=None):
        return ()

    def gender(self, qid):
        return "male" if qid in {"Q1", "Q2", "Q3"} else None


def meant(pipeline, text: str) -> dict[str, str]:
    mentions = []
    for name, (qid, told) in _ITEMS.items():
        at = -1
        while (at := text.find(name, at + 1)) >= 0:
            entity = Entity(qid, name, told)
            mentions.append(Mention(Span(at, at + len(name)), name, (Candidate(entity, 0.9),)))
    mentions.sort(key=lambda mention: mention.span.start)
    found = resolve_coreference(analyse(pipeline, text), mentions, Store())
    return {item.span.of(text).lower(): item.antecedent.text for item in found}


@pytest.mark.parametrize(
    "text",
    [
        "Albert Einstein came to Ulm after his father Philip Bohr had been murdered. There he built it.",
        "Albert Einstein is the grandson of Philip Bohr. In June he met Paul.",
        "Albert Einstein beat Niels Bohr in 1908. His vice president was Joe Biden.",
        "Albert Einstein, grandson of Philip Bohr, lived in Ulm. In 1905 he met Paul.",
    ],
)
def test_the_subject_is_meant_before_a_relative_and_an_object(pipeline, text):
    found = meant(pipeline, text)
    assert found.get("he", found.get("his")) == "Albert Einstein"


def test_a_name_behind_the_pronoun_is_not_meant_where_one_stood_before(pipeline):
    text = "In June Albert Einstein was in Ulm. He is the grandson of Niels Bohr. In June he met Paul."
    assert meant(pipeline, text)["he"] == "Albert Einstein"
    text = "Albert Einstein had patents.\nHe didn't invent the telephone; that was Niels Bohr."
    assert meant(pipeline, text)["he"] == "Albert Einstein"


def test_a_name_behind_the_pronoun_is_meant_where_its_clause_stands_above(pipeline):
    text = "A house was built. When he was young, Albert Einstein lived in Ulm."
    assert meant(pipeline, text)["he"] == "Albert Einstein"


def test_a_thing_is_not_he_where_a_person_was_named(pipeline):
    text = "Albert Einstein won Wimbledon in 2003. Wimbledon is a tournament. His wife Mirka is Slovak."
    assert meant(pipeline, text)["his"] == "Albert Einstein"


def test_what_its_name_tells_to_be_a_thing_is_never_he(pipeline):
    assert meant(pipeline, "The Ninth Symphony was performed in Ulm. He died in 1827.") == {}


def test_names_of_several_are_no_it(pipeline):
    assert meant(pipeline, "The film won eleven Oscars. Its headquarters are in Paris.") == {}
    assert meant(pipeline, "The Oscars are awarded here. Its headquarters are in Paris.") == {}
    assert meant(pipeline, "The Oscars has a new head. Its headquarters are here.")["its"] == "Oscars"


def test_who_had_died_before_the_subject_acted_is_left_open(pipeline):
    assert meant(pipeline, "Albert Einstein succeeded Niels Bohr. He had died in April.") == {}
    assert (
        meant(pipeline, "Albert Einstein succeeded Niels Bohr. He died in April.")["he"] == "Albert Einstein"
    )
    assert meant(pipeline, "Albert Einstein was a king. He had died in April.")["he"] == "Albert Einstein"
