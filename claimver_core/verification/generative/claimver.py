"""The method ``claimver``: one call finds, judges and explains all claims of a text (ClaimVer, section 3.3).

A claim of the answer that is not valid is asked again once by itself, and so is one that it leaves out; where
that fails too, the compact verifier has to judge.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from claimver_core.evidence_text import evidence_texts, triplet_text
from claimver_core.models.generation import Piece
from claimver_core.types import Claim, Evidence, Mention, Span, Triplet, Verdict
from claimver_core.verification.generative.answer import Answer, Prepared, readable, shared_triplets
from claimver_core.verification.generative.asked_method import AskedMethod
from claimver_core.verification.generative.asking import RATIONALE, parsed
from claimver_core.verification.generative.claim_list import ClaimList, ListedClaim, claims_form
from claimver_core.verification.generative.in_order import InOrder
from claimver_core.verification.generative.judgement import WATCH, form, read
from claimver_core.verification.generative.listed_votes import SAME, likeness, voted
from claimver_core.verification.generative.parts import Part, parts
from claimver_core.verification.generative.prompts import numbered, prompt
from claimver_core.verification.generative.votes import combined

MOST_TRIPLETS = 40
_A_CLAIM = 160  # tokens of an answer on one claim beside its span
_CLAIM_CHARACTERS = 1000


class ClaimVerMethod(AskedMethod):
    """Asks once for all claims of a part of the text. See ``GenerativeMethod``."""

    name = "claimver"

    def verify(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[Verdict | None]:
        return [self._verify(claim, evidence, cancelled) for claim, evidence in items]

    def judge(
        self,
        text: str,
        prepared: Sequence[Prepared],
        mentions: Sequence[Mention],
        on_answer: Callable[[Answer], None],
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        for part in parts(text, prepared, lambda part: self._fits(part, self._room(part))):
            if self._fits(part, _A_CLAIM):
                self._judge_part(part, mentions, on_answer, cancelled)
            else:
                for each in part.prepared:
                    on_answer(self._by_itself(Answer(each.claim, None, each.triplets), cancelled))

    def _judge_part(
        self,
        part: Part,
        mentions: Sequence[Mention],
        on_answer: Callable[[Answer], None],
        cancelled: Callable[[], bool] | None,
    ) -> None:
        triplets = shared_triplets(part.prepared, MOST_TRIPLETS)
        data = self._data(part, triplets)
        held = InOrder(on_answer)
        lists = []
        asks = self.asker.asks(cancelled)
        for ask in asks:
            found = ClaimList(data["text"], len(triplets))
            lists.append(found)

            def on_piece(piece: Piece, found: ClaimList = found) -> None:
                for each in found.take(piece):
                    if len(asks) == 1:
                        sound = found.faults == 0 and not _left_out(part, found.claims, each.span.start)
                        held.add(_answer(part, mentions, triplets, each), sound)

            answer = self.asker.ask(
                prompt(self.name),
                data,
                claims_form(data["text"], len(triplets)),
                self._room(part),
                ask,
                watch=WATCH,
                on_piece=on_piece,
            )
            found.finish(answer)
            self.asker.unusable(found.faults)
        listed = lists[0].claims if len(asks) == 1 else voted([found.claims for found in lists])
        if len(asks) > 1:
            for each in listed:
                held.add(_answer(part, mentions, triplets, each), False)
        for left_out in _left_out(part, listed, len(part.text)):
            held.add(Answer(left_out.claim, None, left_out.triplets), False)
        held.finish(lambda answer: self._by_itself(answer, cancelled))

    def _by_itself(self, answer: Answer, cancelled: Callable[[], bool] | None) -> Answer:
        """The same claim asked by itself, where it has no verdict yet."""
        if answer.verdict is not None:
            return answer
        texts = evidence_texts(Evidence(triplets=answer.triplets))
        judged = self._ask_one(answer.claim.context, texts, cancelled)
        if judged is None:
            return answer
        verdict, reason = judged
        return _with_verdict(answer, verdict, reason, answer.triplets)

    def _verify(self, claim: str, evidence: Evidence, cancelled: Callable[[], bool] | None) -> Verdict | None:
        kept, texts = readable(claim, evidence)
        judged = self._ask_one(claim, texts, cancelled)
        if judged is None:
            return None
        return replace(judged[0], evidence=tuple(kept[place] for place in judged[0].evidence))

    def _ask_one(
        self, claim: str, texts: list[str], cancelled: Callable[[], bool] | None
    ) -> tuple[Verdict, str] | None:
        """The verdict on one claim with its rationale; None where no vote gave a valid one."""
        data = {"facts": numbered(texts), "claim": claim[:_CLAIM_CHARACTERS]}
        room = _A_CLAIM + RATIONALE
        if not self.asker.fits(prompt("claimver_one"), data, room):
            return None
        found: list[tuple[Verdict, str]] = []
        for ask in self.asker.asks(cancelled):
            answer = self.asker.ask(prompt("claimver_one"), data, form(len(texts)), room, ask, watch=WATCH)
            choice = answer.choices[0] if answer.choices else None
            judged = read(parsed(answer.text) or {}, len(texts), choice)
            self.asker.unusable(judged is None)
            found.append(judged or (Verdict(None), ""))
        verdict = combined([verdict for verdict, _ in found])
        reasons = [reason for each, reason in found if each.label is verdict.label]
        return None if verdict.label is None else (verdict, reasons[0] if reasons else "")

    def _data(self, part: Part, triplets: Sequence[Triplet]) -> dict[str, str]:
        facts = numbered([triplet_text(triplet) for triplet in triplets])
        return {"facts": facts, "before": part.before or "(nothing)", "text": part.text}

    def _fits(self, part: Part, room: int) -> bool:
        data = self._data(part, shared_triplets(part.prepared, MOST_TRIPLETS))
        return self.asker.fits(prompt(self.name), data, room)

    def _room(self, part: Part) -> int:
        """Tokens that an answer on this part may have."""
        return self.asker.generator.count(part.text) * 2 + _A_CLAIM * (len(part.prepared) + 1)


def _answer(
    part: Part, mentions: Sequence[Mention], triplets: Sequence[Triplet], found: ListedClaim
) -> Answer:
    """The listed claim in terms of the text. It is read as the language stage reads the same claim,
    and is about the entities that it names, or that the same words were found to mean."""
    span = Span(part.span.start + found.span.start, part.span.start + found.span.end)
    text = part.text[found.span.start : found.span.end]
    same = max(part.prepared, key=lambda each: likeness(each.claim.span, span))
    overlapping = [each for each in part.prepared if each.claim.span.overlaps(span)]
    if likeness(same.claim.span, span) >= SAME:
        claim = Claim(span, text, same.claim.context, same.claim.mentions)
    else:
        claim = Claim(span, text, text, tuple(m for m in mentions if _within(m.span, span)))
    if found.judged is None:
        own = shared_triplets(overlapping, MOST_TRIPLETS) or tuple(triplets)
        return Answer(claim, None, own)
    verdict, reason = found.judged
    return _with_verdict(Answer(claim, None), verdict, reason, triplets)


def _with_verdict(answer: Answer, verdict: Verdict, reason: str, triplets: Sequence[Triplet]) -> Answer:
    """With the triplets that the verdict names, which it names anew by their places among these."""
    named = tuple(triplets[place] for place in verdict.evidence)
    verdict = replace(verdict, evidence=tuple(range(len(named))))
    return replace(answer, verdict=verdict, triplets=named, rationale=reason)


def _left_out(part: Part, listed: Sequence[ListedClaim], until: int) -> list[Prepared]:
    """The claims that end before this place of the part and that no claim of the list has a word of."""
    spans = [Span(part.span.start + c.span.start, part.span.start + c.span.end) for c in listed]
    return [
        each
        for each in part.prepared
        if each.claim.span.end <= part.span.start + until
        and not any(each.claim.span.overlaps(span) for span in spans)
    ]


def _within(inner: Span, outer: Span) -> bool:
    return outer.start <= inner.start and inner.end <= outer.end
