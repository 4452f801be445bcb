"""Reads a text with what its sentences leave out, by the shipped language pipeline."""

from __future__ import annotations

import pytest

from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.left_out.spell_out import fuller_text
from claimver_core.language.pipeline import analyse, load_pipeline


class NothingKnown:
    """A knowledge of nothing."""

    def entities(self, qids):
        return {}

    def types(self, qids):
        return {}

    def gender(self, qid):
        return None

    def statements(self, qids, *, properties=None, limit=None):
        return []


@pytest.fixture(scope="session")
def read_fully():
    """The claims of a text with the given mentions, beside what ``store`` knows."""
    pipeline = load_pipeline()

    def claims(text: str, mentions, store=None):
        def parse(piece: str):
            return analyse(pipeline, piece)

        store = store or NothingKnown()
        doc = parse(text)
        fuller = fuller_text(doc, mentions, resolve_coreference(doc, mentions, store), store, parse)
        if fuller is None:
            return extract_claims(doc, mentions, resolve_coreference(doc, mentions, store))
        doc = parse(fuller.text)
        coreferences = resolve_coreference(doc, fuller.mentions, store)
        found = fuller.written(extract_claims(doc, fuller.mentions, coreferences))
        assert all(claim.text == claim.span.of(text) for claim in found)
        return found

    return claims


@pytest.fixture
def said(request, named, read_fully):
    """The contexts of the claims of a text with the given names, or those in the test file's ``NAMES``."""
    usual = getattr(request.module, "NAMES", ())
    return lambda text, *names: [c.context for c in read_fully(text, named(text, *(names or usual)))]
