"""Ages of the dead: "He was 91", said of somebody of whom it was just said that they died."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.language.participants import Knowledge
from claimver_core.types import Coreference, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc
    from spacy.tokens import Span as Sentence

_AGE = re.compile(
    r"\s*(?P<who>[^,;:()]{2,40}?) was (?:only |just )?(?:\d{1,3}|[a-z]+ty(?:-[a-z]+)?)(?: years old)?"
    r"\s*[.!]?\s*$"
)
_DIED = re.compile(r"\b(?:died|has died|passed away|was killed|was assassinated)\b")
_BACK = 2  # sentences


def ages_at_death(
    doc: Doc, mentions: Sequence[Mention], coreferences: Sequence[Coreference], store: Knowledge | None
) -> Iterator[Edit]:
    """Edits that say of an age that it was that at death."""
    sentences = list(doc.sents)
    spoken = {c.span.start: c.antecedent for c in coreferences} | {m.span.start: m for m in mentions}
    for number, sentence in enumerate(sentences):
        told = _AGE.match(sentence.text)
        if told is None:
            continue
        who = spoken.get(sentence.start_char + told.start("who"))
        if who is None or who.entity.id is None:
            continue
        if not any(_tells_death(s, who, spoken) for s in sentences[max(number - _BACK, 0) : number]):
            continue
        gender = None if store is None else store.gender(who.entity.id)
        pronoun = {"male": "he", "female": "she"}.get(gender or "", "they")
        end = sentence.start_char + len(sentence.text.rstrip(" \t\r\n.!"))
        yield Edit(Span(end, end), (f" when {pronoun} died",))


def _tells_death(sentence: Sentence, who: Mention, spoken: dict[int, Mention]) -> bool:
    """True where the sentence tells that ``who`` died, and speaks of no other at its beginning."""
    died = _DIED.search(sentence.text)
    if died is None:
        return False
    first = next((spoken[t.idx] for t in sentence if t.idx in spoken), None)
    return first is not None and first.entity.id == who.entity.id
