"""A description with several facts is looked at fact by fact, where the whole stays open."""

from __future__ import annotations

import pytest

from claimver_core.types import Candidate, Claim, Entity, Label, Mention, Span, Verdict
from claimver_core.verification.decider import MODEL
from claimver_core.verification.facts_of_description import as_all, facts_of
from claimver_core.verification.judge import Judgement

KINDS = {
    "Edward Teller": "Hungarian-American physicist",
    "Magda Gabor": "Hungarian actress",
    "The Nun's Story": "1959 film by Fred Zinnemann",
    "Genesis": "English rock band",
    "Jordan": "country in Asia",
    "Jennifer Doudna": "American biochemist",
    "Lyon": "city in France",
}
OTHERS = (
    "Budapest", "Zsa Zsa", "Audrey Hepburn", "Peter Finch", "English", "Peter Gabriel", "Middle East",
    "University of California, Berkeley", "Fred Zinnemann", "France",
)  # fmt: skip


def claim(context: str) -> Claim:
    found = []
    for name in (*KINDS, *OTHERS):
        if (start := context.find(name)) >= 0:
            entity = Entity(f"Q{len(found)}", name, KINDS.get(name, ""))
            found.append(Mention(Span(start, start + len(name)), name, (Candidate(entity, 0.9),)))
    found.sort(key=lambda mention: mention.span.start)
    return Claim(Span(0, len(context)), context, context, tuple(found))


@pytest.mark.parametrize(
    ("context", "expected"),
    [
        (
            "Edward Teller was a nuclear physicist from Budapest",
            ["Edward Teller was a nuclear physicist", "Edward Teller was from Budapest"],
        ),
        (
            "Magda Gabor is the Budapest-born actress and sister of Zsa Zsa",
            [
                "Magda Gabor was born in Budapest",
                "Magda Gabor is an actress",
                "Magda Gabor is the sister of Zsa Zsa",
            ],
        ),
        (
            "The Nun's Story is a 1959 film by Fred Zinnemann with Audrey Hepburn and Peter Finch",
            [
                "The Nun's Story is a 1959 film",
                "The Nun's Story is by Fred Zinnemann",
                "The Nun's Story stars Audrey Hepburn and Peter Finch",
            ],
        ),
        (
            "Genesis are the English rock band fronted by Peter Gabriel until 1975",
            ["Genesis are an English rock band", "Genesis were fronted by Peter Gabriel until 1975"],
        ),
        (
            "Jennifer Doudna is a biochemist at the University of California, Berkeley",
            [
                "Jennifer Doudna is a biochemist",
                "Jennifer Doudna works at the University of California, Berkeley",
            ],
        ),
    ],
)
def test_its_facts_are_told_apart(context, expected):
    assert [fact.context for fact in facts_of(claim(context))] == expected


@pytest.mark.parametrize(
    "context",
    [
        "Jordan is a monarchy in the Middle East",
        "Lyon is a city in France with about 500,000 inhabitants",
        "Lyon is the second largest city in France",
        "Lyon is a city in a region with 8 million inhabitants",
        "Edward Teller was not a physicist from Budapest",
        "Edward Teller was a friend of a man from Budapest",
        "Edward Teller was a physicist",
        "Edward Teller died in Budapest",
        "Jordan is a monarchy in the Middle East, a land of deserts",
    ],
)
def test_what_may_be_one_fact_stays_whole(context):
    assert not facts_of(claim(context))


def judged(label: Label, rule: str = "stated") -> Judgement:
    return Judgement(Verdict(label, 0.9, {label: 1.0}, (), rule), ())


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ([judged(Label.ATTRIBUTABLE), judged(Label.ATTRIBUTABLE)], Label.ATTRIBUTABLE),
        ([judged(Label.ATTRIBUTABLE), judged(Label.CONTRADICTORY)], Label.CONTRADICTORY),
        ([judged(Label.ATTRIBUTABLE), judged(Label.EXTRAPOLATORY)], None),
        ([judged(Label.ATTRIBUTABLE), judged(Label.ATTRIBUTABLE, MODEL)], None),
        ([judged(Label.ATTRIBUTABLE), judged(Label.CONTRADICTORY, "sentences-read")], None),
    ],
)
def test_they_decide_together(facts, expected):
    found = as_all(facts)
    assert (None if found is None else found.verdict.label) is expected
