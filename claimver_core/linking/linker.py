"""From a text's spans to Wikidata entities.

Every span that looks like a name or a common noun is looked up in the knowledge. Its entities are scored
by themselves; of overlapping spans the longest plausible one stands. Then the mentions of the document
judge each other, doubtful ones are compared with their sentence, and what stays in doubt is refused: a
wrong entity is worse than none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from claimver_core.knowledge.schema import NameKind
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.linking.agreement import Agreement, Scored
from claimver_core.linking.beside import beside
from claimver_core.linking.candidates import Generator, Option, OptionFinder
from claimver_core.linking.clues import bare, clues, told
from claimver_core.linking.doubts import doubt
from claimver_core.linking.mentions import surface_at
from claimver_core.linking.ranking import any_of, local_scores, probabilities
from claimver_core.linking.reading import Case, Reading
from claimver_core.linking.references import BEFORE, contested, refer_back, unknown_names, without_unknown
from claimver_core.linking.relatives import relatives
from claimver_core.linking.ruled_out import ruled_out
from claimver_core.linking.surfaces import Shape, Surface
from claimver_core.linking.tied import tied
from claimver_core.linking.weights import WEIGHTS, Weights
from claimver_core.linking.works_of import works_of
from claimver_core.types import Candidate, Entity, Mention, Span

if TYPE_CHECKING:
    from spacy.tokens import Doc


MOST_CANDIDATES = 8
PLAUSIBLE = 0.45  # the least probability that a span is a mention at all
_WRITTEN_LARGE = 0.35  # the same of a word whose capital tells a name: what else is named may speak for it
SURE_ENOUGH = 0.5  # the least probability of a name's best entity
SURE_NOUN = 0.4
SURE_BEARER = 0.35  # the same of a surname's bearer who has no rival
_FAR_BEHIND = 0.75  # by score
_OF_SEVERAL = frozenset({"are", "were", "have", "can", "live", "eat", "do"})
_BETTER_KNOWN = 0.25  # by popularity
_NOUN_SCORE = 0.49  # a common noun's score is at most this


class EntityLinker:
    """Links the names of a document to the items of ``store``. One thread owns it.

    ``generators`` propose entities beside the built-in look-up.
    """

    def __init__(
        self,
        store: KnowledgeStore,
        *,
        generators: Sequence[Generator] = (),
        weights: Weights = WEIGHTS,
    ) -> None:
        self._finder = OptionFinder(store, generators)
        self._store = store
        self._agreement = Agreement(store)
        self._weights = weights

    def link(self, doc: Doc, *, names_only: bool = False) -> list[Mention]:
        """The mentions of ``doc`` in order, without overlap, each with at most eight candidates, best first.

        A mention whose best entity is in doubt is left out. Common nouns ("physicist") are linked too, to
        entities with a small label and a score below 0.5; ``names_only`` leaves them out. Raises
        ResourceError when the knowledge is damaged.
        """
        reading = Reading(doc)
        surfaces, options = self._finder.find(reading, nouns=not names_only)
        scored = self._scored(reading, options)
        chosen = _select(reading, scored)
        if self._remember(reading, surfaces, scored, chosen):
            chosen = _select(reading, scored)
        judged = self._judge(reading, chosen)
        unsure = contested(reading, judged)
        named = sorted((s for s in judged if s not in unsure), key=lambda s: s.start)
        mentions = (_mention(surface, judged[surface]) for surface in named)
        found = [mention for mention in mentions if mention is not None]
        return [m for m in found if not m.entity.label.islower()] if names_only else found

    def link_spans(self, doc: Doc, spans: Sequence[Span]) -> list[Mention | None]:
        """The mention at each of ``spans``, whose order is free: what it means is asked, not whether.

        None for a name that the knowledge does not have; nothing is left out for doubt. Spans are widened to
        whole words. Raises ResourceError when the knowledge is damaged.
        """
        reading = Reading(doc)
        at = {span: surface_at(reading, span) for span in spans}
        given = [at[span] for span in spans]
        surfaces = [surface for surface in at.values() if surface is not None]
        scored = self._scored(reading, self._finder.options(reading, surfaces))
        chosen = {surface: sorted(group, key=lambda pair: -pair[1]) for surface, group in scored.items()}
        self._remember(reading, surfaces, scored, chosen)
        judged = self._judge(reading, scored)
        return [
            _mention(surface, judged[surface], always=True) if surface in judged else None
            for surface in given
        ]

    def _scored(self, reading: Reading, options: Mapping[Surface, Sequence[Option]]) -> Scored:
        return {
            surface: [
                (option, score + doubt(reading, surface, option) + ruled_out(reading, surface, option))
                for option, score in local_scores(reading, surface, group, self._weights)
            ]
            for surface, group in options.items()
        }

    def _remember(
        self, reading: Reading, surfaces: Sequence[Surface], scored: Scored, chosen: Scored
    ) -> bool:
        """Changes ``scored`` by what the text says elsewhere: full names, acronyms, unknown persons.

        Returns whether anything has changed.
        """
        changed = False
        unknown = unknown_names(reading, chosen)
        if unknown:
            for surface, group in scored.items():
                scored[surface] = without_unknown(surface, group, unknown)
                changed = changed or scored[surface] is not group
        sure = {surface: probabilities([s for _, s in chosen[surface]])[0] for surface in chosen}
        meant = refer_back(reading, surfaces, chosen, sure)
        for among in (relatives, works_of):
            for surface, found in among(reading, surfaces, chosen, sure, self._store).items():
                meant.setdefault(surface, {}).update(found)
        beside_sure = tied(reading, surfaces, chosen, sure, unknown, self._finder, self._store)
        for surface, found in beside_sure.items():
            meant.setdefault(surface, found)
        for surface, known in meant.items():
            changed = True
            kept = [pair for pair in scored.get(surface, []) if str(pair[0].entity.id) not in known]
            own = {str(option.entity.id): score for option, score in scored.get(surface, [])}
            said = local_scores(reading, surface, [option for option, _ in known.values()], self._weights)
            for option, score in said:
                qid = str(option.entity.id)
                bonus = known[qid][1]
                if qid in own:  # what is named only later does not make the best known bearer unlikely
                    score = own[qid] if bonus <= BEFORE else max(own[qid], score)
                kept.append((option, score + bonus))
            scored[surface] = kept
        return changed

    def _judge(self, reading: Reading, chosen: Scored) -> Scored:
        """The chosen surfaces with scores that the other mentions and the sentence have had a say in."""
        bonus: dict[tuple[Surface, str], float] = defaultdict(float)
        for key, value in self._agreement.bonus(chosen).items():
            bonus[key] += value
        for told_beside in (clues(reading, chosen), beside(reading, chosen)):
            for key, value in told_beside.items():
                bonus[key] += value
        judged = {
            surface: [(option, score + bonus[surface, str(option.entity.id)]) for option, score in group]
            for surface, group in chosen.items()
        }
        return _one_sense(judged)


def _one_sense(judged: Scored) -> Scored:
    """The same name means the same thing throughout: each option gets the mean of its scores there."""
    totals: dict[tuple[str, str], list[float]] = defaultdict(list)
    for surface, group in judged.items():
        for option, score in group:
            totals[surface.text, str(option.entity.id)].append(score)
    mean = {key: sum(scores) / len(scores) for key, scores in totals.items()}
    result: Scored = {}
    for surface, group in judged.items():
        settled = [(option, mean[surface.text, str(option.entity.id)]) for option, _ in group]
        result[surface] = sorted(settled, key=_score, reverse=True)
    return result


def _score(pair: tuple[Option, float]) -> float:
    return pair[1]


def _select(reading: Reading, scored: Scored) -> Scored:
    """The surfaces that stand, best option first: of overlapping ones the longest that is plausible."""
    plausible = []
    for surface, group in scored.items():
        ranked = sorted(group, key=_score, reverse=True) if len(group) > 1 else group
        chance = any_of([score for _, score in ranked])
        if chance < PLAUSIBLE and bare(surface) and surface.shape is Shape.NAME:
            hints = told(reading, surface, ranked)  # "Inception is a 2010 film": a common word, but a name
            chance = any_of([score + hints.get(str(option.entity.id), 0.0) for option, score in ranked])
        elif chance < PLAUSIBLE and surface.shape is Shape.NAME and surface.words > 1:
            owned = beside(reading, {surface: ranked})  # "Spielberg's Ready Player One"
            chance = any_of([score + owned.get((surface, str(o.entity.id)), 0.0) for o, score in ranked])
        opening = surface.case is Case.NORMAL and not surface.common  # a capital, but no common word
        large = surface.shape is Shape.NAME and surface.words == 1 and (opening or not bare(surface))
        if chance >= (_WRITTEN_LARGE if large else PLAUSIBLE):
            plausible.append((surface, chance, ranked))
    nouns = {(s.start, s.end): chance for s, chance, _ in plausible if s.shape is Shape.COMMON}
    plausible = [p for p in plausible if not _is_of_all(reading, p[0], p[1], nouns)]
    plausible.sort(key=lambda p: (p[0].shape is Shape.COMMON, -_weight(p[0], p[2]), -p[1], p[0].start))
    best = {(surface.start, surface.end): ranked[0][0].entity for surface, _, ranked in plausible}
    taken = [False] * len(reading)
    chosen: Scored = {}
    for surface, _, ranked in plausible:
        if any(taken[surface.start : surface.end]):
            continue
        if _titled_form(reading, surface, best):
            taken[surface.start] = reading.forms[surface.start].title  # "King" of "King Charles" is no king
            continue
        taken[surface.start : surface.end] = [True] * surface.words
        chosen[surface] = ranked
    return chosen


def _is_of_all(
    reading: Reading, surface: Surface, chance: float, nouns: Mapping[tuple[int, int], float]
) -> bool:
    """Whether a word that begins a sentence is a noun for all of a kind, and no name: *Tigers are cats*."""
    behind = reading.forms[surface.end].lower if surface.end < len(reading) else ""
    return (
        surface.shape is Shape.NAME
        and surface.opening
        and surface.words == 1
        and surface.text[-1] == "s"
        and behind in _OF_SEVERAL
        and nouns.get((surface.start, surface.end), 0.0) >= chance
    )


def _weight(surface: Surface, ranked: Sequence[tuple[Option, float]]) -> int:
    """The length by which overlapping surfaces are compared; a name that had to be altered counts less."""
    return surface.words - (2 if ranked[0][0].variant else 0)


def _titled_form(reading: Reading, surface: Surface, best: Mapping[tuple[int, int], Entity]) -> bool:
    """Whether the surface is a title or an article before a name that means the same ("President Obama"), or
    an article before the name of something far better known ("the Danube")."""
    first = reading.forms[surface.start]
    if surface.words < 2 or not (first.title or first.lower == "the"):
        return False
    own, shorter = best[surface.start, surface.end], best.get((surface.start + 1, surface.end))
    if shorter is None:
        return False
    if own.id != shorter.id:
        return not first.title and shorter.popularity > own.popularity + _BETTER_KNOWN
    if first.lower == "first":
        return False  # a number that is part of the name: the First World War
    if first.title:
        return not own.label.lower().startswith(f"{first.lower} ")  # Saint Petersburg is no saint
    return not own.label.startswith("The ")


def _least_share(ranked: Sequence[tuple[Option, float]]) -> float:
    """The least probability of a name's best entity: less is asked of the bearer of a surname that is far
    more likely than anything else of that name."""
    best, *others = ranked
    if best[0].match is not NameKind.SURNAME:
        return SURE_ENOUGH
    return SURE_BEARER if all(score <= best[1] - _FAR_BEHIND for _, score in others) else SURE_ENOUGH


def _mention(
    surface: Surface, ranked: Sequence[tuple[Option, float]], *, always: bool = False
) -> Mention | None:
    """The mention of a surface, or None when its best entity is in doubt, which ``always`` leaves unasked."""
    best = ranked[0][0]
    longer = f"{best.entity.label} " if best.match is NameKind.LABEL and not best.variant else None
    ranked = [  # "iPhone" is no iPhone 7
        pair for pair in ranked if longer is None or not pair[0].entity.label.startswith(longer)
    ]
    shares = probabilities([score for _, score in ranked])
    noun = surface.shape is Shape.COMMON or ranked[0][0].entity.label.islower()
    if not always and shares[0] < (SURE_NOUN if noun else _least_share(ranked)):
        return None
    candidates = tuple(
        Candidate(option.entity, round(share * _NOUN_SCORE if noun else share, 4))
        for (option, _), share in zip(ranked[:MOST_CANDIDATES], shares, strict=False)
    )
    return Mention(surface.span, surface.text, candidates)
