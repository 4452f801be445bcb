"""The model reads only claims whose label may depend on it."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

_NOTHING_JOINS = "Sigmund Freud was fond of long walks in Brazil"
_JOINED = "Neuschwanstein Castle was built for King Ludwig II of Bavaria"
_BY_RULE = "Albert Einstein was born in Ulm"


def test_what_a_rule_settles_and_what_nothing_joins_is_not_read(
    checker: FactChecker, monkeypatch: pytest.MonkeyPatch
) -> None:
    checker.load()
    verifier, read = checker._loaded.verifier, []
    original = verifier.verify

    def verify(items, *rest, **named):
        read.extend(claim for claim, _ in items)
        return original(items, *rest, **named)

    monkeypatch.setattr(verifier, "verify", verify)
    report = checker.check(f"{_NOTHING_JOINS}. {_JOINED}. {_BY_RULE}.")
    assert read == [_JOINED]
    labels = [result.verdict.label for result in report.results]
    assert labels == [Label.EXTRAPOLATORY, Label.ATTRIBUTABLE, Label.ATTRIBUTABLE]
    assert report.results[0].triplets or report.results[0].rationale
    assert all(result.verdict.confidence >= 0.5 for result in report.results)
