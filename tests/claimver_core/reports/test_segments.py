from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from claimver_core.reports.segments import entangled, segments
from claimver_core.types import Claim, ClaimResult, Label, Span, Verdict

spans = st.lists(
    st.tuples(st.integers(0, 30), st.integers(0, 30)).map(lambda p: Span(min(p), max(p))), max_size=6
)


def _results(found: list[Span]) -> list[ClaimResult]:
    return [
        ClaimResult(i, Claim(span, "", ""), Verdict(Label.ATTRIBUTABLE)) for i, span in enumerate(found, 1)
    ]


@given(st.text(min_size=30, max_size=30), spans)
def test_segments_make_up_the_text_and_every_claim(text: str, found: list[Span]) -> None:
    results = _results(found)
    pieces = list(segments(text, results))
    assert "".join(piece.text for piece in pieces) == text
    at = 0
    starts, ends = {}, {}
    for piece in pieces:
        starts |= {result.index: at for result in piece.starts}
        inside = [r for r in results if r.claim.span.start <= at < r.claim.span.end]
        assert (piece.claim in inside) if inside else piece.claim is None
        at += len(piece.text)
        ends |= {result.index: at for result in piece.ends}
    shown = [r for r in results if r.claim.span.start < r.claim.span.end]
    assert starts == {r.index: r.claim.span.start for r in shown}
    assert ends == {r.index: r.claim.span.end for r in shown}


@given(spans)
def test_entangled_claims_share_characters(found: list[Span]) -> None:
    results = _results([span for span in found if span.start < span.end])
    sharing = {
        r.index
        for r in results
        for other in results
        if r is not other and r.claim.span.overlaps(other.claim.span)
    }
    assert entangled(results) == sharing


def test_the_inner_claim_gives_the_style() -> None:
    outer, inner = _results([Span(0, 9), Span(3, 6)])
    pieces = [(p.text, p.claim) for p in segments("abcdefghi", [outer, inner])]
    assert pieces == [("abc", outer), ("def", inner), ("ghi", outer)]
