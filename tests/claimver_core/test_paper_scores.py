"""Table 2 of the ClaimVer paper: our labels, TMS and KAS beside the paper's, row by row."""

from __future__ import annotations

import pytest

from claimver_core.types import Label
from tests.claimver_core.test_paper_examples import ROW_1, ROW_2, ROW_3, ROW_4, ROW_5, ROW_6

A, E, C = Label.ATTRIBUTABLE, Label.EXTRAPOLATORY, Label.CONTRADICTORY
TABLE_2 = [
    (1, ROW_1, [("fictional character", A, 0.852), ("airs on", A, 0.637)], 0.818),
    (2, ROW_2, [("Robert Swenson", A, 0.788), ("directed by", A, 0.882), ("Batman's Back", E, 0.0)], 0.752),
    (3, ROW_3, [("main feature", A, 0.942), ("famous for", E, 0.0)], 0.719),
    (4, ROW_4, [("Based in", A, 0.505), ("significant activity", E, 0.0), ("produces", E, 0.0)], 0.583),
    (5, ROW_5, [("never appointed", C, 0.781), ("teach", E, 0.065)], 0.248),
    (6, ROW_6, [("never operated", C, 0.933)], 0.057),
]
NOT_IN_THE_PACK = {(3, "main feature")}
"""The pack has no item for the lake: the claim stays extrapolatory."""


@pytest.mark.parametrize(("row", "text", "claims", "kas"), TABLE_2)
def test_labels_and_scores_stand_beside_the_papers(checker, row, text, claims, kas):
    report = checker.check(text)
    lines = [f"row {row}: KAS {report.kas:.3f}, paper {kas:.3f}"]
    for words, label, tms in claims:
        found = [result for result in report.results if words in result.claim.text]
        assert len(found) == 1, [result.claim.text for result in report.results]
        result = found[0]
        lines.append(
            f"  {result.verdict.label} {result.tms:.3f}, paper {label} {tms:.3f}: {result.claim.text}"
        )
        if (row, words) in NOT_IN_THE_PACK:
            assert result.verdict.label is E
            continue
        assert result.verdict.label is label, result.rationale
        if label is not E:
            assert result.tms == pytest.approx(tms, abs=0.45)
    print("\n".join(lines))
    assert (report.kas > 0.5) == (kas > 0.5)
