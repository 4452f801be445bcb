"""What joins the names of a claim but tells something else: borders of others, participants, nominations,
rivers the other way round, and the date of one of two subjects: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Bhutan lies between India and Pakistan.", RED),
        ("Luxembourg lies between Germany and the Netherlands.", AMBER),
        ("Mexico lies between the USA and Canada.", AMBER),
        ("Between India and Pakistan lies Bhutan.", RED),
        ("Nepal lies between China and India.", GREEN),
        ("The Battle of Trafalgar was fought in the United Kingdom.", AMBER),
        ("The Vietnam War was fought in the United States.", AMBER),
        ("The Battle of Stalingrad was fought in Germany.", AMBER),
        ("The Battle of Verdun was fought in France.", GREEN),
        ("The Battle of Trafalgar was fought by the United Kingdom.", GREEN),
        ("Sigmund Freud won the Nobel Prize.", RED),
        ("Tolstoy was nominated for the Nobel Prize in Literature.", GREEN),
        ("The Vltava flows into the Elbe.", GREEN),
        ("The Drava is a tributary of the Danube.", GREEN),
        ("Romania as well as Poland joined the EU in 2004.", AMBER),
        ("Finland and Sweden joined NATO in 2023.", AMBER),
        ("Austria, Finland and Sweden joined the EU in 1995.", GREEN),
    ],
)
def test_what_joins_the_names_tells_what_is_claimed(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    "text",
    [
        "The Elbe flows into the Vltava.",
        "The Danube is a tributary of the Drava.",
        "The Rhine is a tributary of the Main.",
    ],
)
def test_a_river_is_no_tributary_of_its_own_tributary(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is not GREEN


def test_a_river_may_flow_into_a_lake_on_its_way(checker: FactChecker) -> None:
    assert checker.check("The Rhone flows into Lake Geneva.").results[-1].verdict.label is not RED
