"""The city that "the Italian capital" is, in words that say something of another thing than itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.left_out.edits import Edit
from claimver_core.language.participants import Knowledge
from claimver_core.types import Candidate, Entity, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

_CAPITAL = ("P36",)
_MOST = 6  # statements of a land that are read
_NOT_A_CITY = grammar.words("gain gains punishment market markets crime letter letters of")
_OTHER = grammar.words("former old first new cultural financial commercial economic future second")


def capitals_meant(doc: Doc, mentions: Sequence[Mention], store: Knowledge | None) -> Iterator[Edit]:
    """Edits that name the capital of a land that is told by its adjective, where it has had just one, or has
    one today and the sentence speaks of today."""
    if store is None:
        return
    starts = {mention.span.start: mention for mention in mentions if mention.candidates}
    for noun in doc:
        land = _land_of(noun, starts)
        if land is None or land.entity.id is None or noun.dep_ in grammar.SUBJECTS:
            continue
        stated = store.statements([land.entity.id], properties=_CAPITAL, limit=_MOST)
        cities = [(t.object, t.former) for t in stated if isinstance(t.object, Entity)]
        today = [city for city, former in cities if not former]
        if len(today) != 1 or (len(cities) > 1 and not _is_of_today(noun)):
            continue
        near = [m for m in mentions if noun.sent.start_char <= m.span.start < noun.sent.end_char]
        if any(m.entity.id == today[0].id for m in near):
            continue  # "Rome is the Italian capital"
        article = doc[noun.i - (2 if doc[noun.i - 1].idx == land.span.start else 3)]
        city = noun.nbor(1) if noun.i + 1 < len(doc) and noun.nbor(1).lower_ == "city" else noun
        said = replace(land, text=today[0].label, candidates=(Candidate(today[0], 1.0),))
        yield Edit(Span(article.idx, city.idx + len(city)), (said,))


def _land_of(noun: Token, starts: dict[int, Mention]) -> Mention | None:
    """The land whose adjective stands right before "capital", "the" before it."""
    if noun.lower_ != "capital" or noun.i < 2 or grammar.has_child(noun, "cop"):
        return None
    behind = noun.nbor(1) if noun.i + 1 < len(noun.doc) else noun
    if behind.lower_ in _NOT_A_CITY or behind.pos_ == "PROPN":
        return None  # "the Peruvian capital Lima"
    if any(c.lower_ in _OTHER or c.dep_ in {"appos", "flat"} for c in noun.children):
        return None
    for back in (1, 2):  # "South African"
        first = noun.nbor(-back)
        land = starts.get(first.idx)
        if land is not None and land.span.end == noun.nbor(-1).idx + len(noun.nbor(-1)):
            before = first.nbor(-1) if first.i else first
            return land if before.lower_ == "the" and land.text.lower() != land.entity.label.lower() else None
        if first.i < 1:
            break
    return None


def _is_of_today(noun: Token) -> bool:
    """True where the verbs around "capital" tell of the present."""
    verbs = [t for t in noun.sent if t.tag_ in {"VBZ", "VBP", "VBD"}]
    return bool(verbs) and all(t.tag_ != "VBD" for t in verbs)
