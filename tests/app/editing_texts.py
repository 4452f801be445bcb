"""A checker that finds claims in any text, so that random edits can be checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from claimver_core.errors import Cancelled
from claimver_core.types import (
    Candidate,
    Claim,
    ClaimResult,
    Label,
    Mention,
    NoClaim,
    NoClaimReason,
    Progress,
    Report,
    Span,
    Verdict,
)
from tests.app.scripted import EINSTEIN, PROVENANCE, ScriptedChecker

_SENTENCE = re.compile(r"[^.?!\n]+[.?!]?")
_LABELS = (*Label, None)


def results_of(text: str) -> tuple[list[ClaimResult], list[NoClaim]]:
    """A claim for every sentence of a text; a question is none. The label depends on the words alone.

    A claim with "He" rests on the name "Albert" before it, where there is one.
    """
    results: list[ClaimResult] = []
    no_claims: list[NoClaim] = []
    for match in _SENTENCE.finditer(text):
        words = match.group().strip()
        if not any(character.isalnum() for character in words):
            continue
        start = text.index(words, match.start())
        span = Span(start, start + len(words))
        if words.endswith("?"):
            no_claims.append(NoClaim(span, NoClaimReason.QUESTION))
            continue
        name = text.rfind("Albert", 0, start) if "He" in words else -1
        mention = Mention(Span(name, name + 6), "Albert", (Candidate(EINSTEIN, 0.9),))
        label = _LABELS[sum(map(ord, words)) % 4]
        verdict = Verdict(label, 0.9 if label else 0.0, unchecked=None if label else "Not read.")
        claim = Claim(span, words, words, (mention,) if name >= 0 else ())
        results.append(ClaimResult(len(results) + 1, claim, verdict, rationale=f"Because of {words}"))
    return results, no_claims


class SentenceChecker(ScriptedChecker):
    """Checks any text by ``results_of``."""

    def check(
        self,
        text: str,
        *,
        name: str = "text",
        progress: Callable[[Progress], None] | None = None,
        on_result: Callable[[ClaimResult], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
        **_options: object,
    ) -> Report:
        self.checked.append(text)
        results, no_claims = results_of(text)
        for done, item in enumerate(results):
            if progress:
                progress(Progress("Checking claims", done, len(results)))
            if self.pause is not None:
                self.pause()
            if cancelled and cancelled():
                raise Cancelled
            if on_result:
                on_result(item)
        kas = 0.5 if results else None
        mentions = tuple(mention for item in results for mention in item.claim.mentions)
        return Report(name, text, kas, tuple(results), mentions, replace(PROVENANCE), tuple(no_claims))
