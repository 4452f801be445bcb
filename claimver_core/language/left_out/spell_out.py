"""Makes the fuller text of a text whose sentences leave out what was said before."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

from claimver_core.language.left_out.ages import ages_at_death
from claimver_core.language.left_out.answers import answers_in_full
from claimver_core.language.left_out.asides_in_full import asides_in_full
from claimver_core.language.left_out.attached import attached_statements
from claimver_core.language.left_out.bare_asides import bare_asides
from claimver_core.language.left_out.behind_subjects import told_behind_subjects
from claimver_core.language.left_out.beside_names import beside_names
from claimver_core.language.left_out.bullets import Parse, bullets_in_full
from claimver_core.language.left_out.capitals import capitals_meant
from claimver_core.language.left_out.clefts import clefts
from claimver_core.language.left_out.compared import compared_with, second_after, sort_of_foremost
from claimver_core.language.left_out.contrasts import said_instead
from claimver_core.language.left_out.deaths_told import deaths_told
from claimver_core.language.left_out.edits import Edit, FullerText
from claimver_core.language.left_out.ellipses import additions, each_of_both, examples, repeated_predicates
from claimver_core.language.left_out.equals_signs import equals_signs
from claimver_core.language.left_out.fronts import deeds_in_front
from claimver_core.language.left_out.gapping import left_out_verbs
from claimver_core.language.left_out.headlines import headlines
from claimver_core.language.left_out.hearsay import hearsay_in_front
from claimver_core.language.left_out.labelled_values import labelled_values
from claimver_core.language.left_out.lost_marks import its_for_it_is
from claimver_core.language.left_out.measured import measures_in_passing
from claimver_core.language.left_out.myths import called_myths
from claimver_core.language.left_out.nominations import what_prizes_are_for
from claimver_core.language.left_out.not_only import not_only
from claimver_core.language.left_out.noted_facts import noted_facts
from claimver_core.language.left_out.own_times import said_of_second
from claimver_core.language.left_out.pairs import pairs_meant
from claimver_core.language.left_out.passing_words import passing_words
from claimver_core.language.left_out.places import places_meant
from claimver_core.language.left_out.post_fronts import post_fronts
from claimver_core.language.left_out.post_words import post_words
from claimver_core.language.left_out.predicates import left_out_predicates
from claimver_core.language.left_out.ranked_nouns import ranked_nouns
from claimver_core.language.left_out.reasons import reasons_apart
from claimver_core.language.left_out.relatives import relatives_meant
from claimver_core.language.left_out.same_years import other_events_of_year
from claimver_core.language.left_out.second_subjects import second_subjects
from claimver_core.language.left_out.shared_places import shared_places
from claimver_core.language.left_out.shared_words import shared_words
from claimver_core.language.left_out.told_in_front import told_in_front
from claimver_core.language.left_out.unlikes import unlike_others
from claimver_core.language.left_out.years import years_meant
from claimver_core.language.participants import Knowledge, Naming, find_participants
from claimver_core.types import Coreference, Mention

if TYPE_CHECKING:
    from spacy.tokens import Doc


def fuller_text(
    doc: Doc,
    mentions: Sequence[Mention],
    coreferences: Sequence[Coreference],
    store: Knowledge | None,
    parse: Parse,
    namings: Sequence[Naming] | None = None,
) -> FullerText | None:
    """The text of ``doc`` with what its sentences leave out; None where they leave out nothing.

    ``namings`` are those of the text, where they are known already.
    """
    if namings is None:
        namings = find_participants(doc, mentions, store)
    edits: list[Edit] = []
    behind = list(told_behind_subjects(doc, mentions, store))
    told = {edit.span.end for edit in behind}
    of_second = list(said_of_second(doc, mentions, store))
    second = {edit.span.start for edit in of_second}
    for edit in chain(
        answers_in_full(doc, mentions),
        deaths_told(doc, mentions),
        bare_asides(doc, mentions),
        equals_signs(doc, mentions),
        hearsay_in_front(doc),
        not_only(doc),
        headlines(doc, mentions),
        passing_words(doc),
        post_fronts(doc),
        what_prizes_are_for(doc, mentions),
        post_words(doc, mentions),
        called_myths(doc),
        behind,
        (aside for aside in asides_in_full(doc) if aside.span.start not in told),
        bullets_in_full(doc, mentions, parse),
        labelled_values(doc, mentions),
        noted_facts(doc, mentions),
        clefts(doc, mentions),
        repeated_predicates(doc, mentions),
        left_out_predicates(doc, mentions),
        said_instead(doc, mentions),
        deeds_in_front(doc, mentions),
        told_in_front(doc, mentions),
        its_for_it_is(doc, mentions),
        other_events_of_year(doc, mentions),
        attached_statements(doc, mentions),
        beside_names(doc, mentions),
        unlike_others(doc, mentions),
        reasons_apart(doc),
        left_out_verbs(doc, mentions),
        of_second,
        (edit for edit in second_subjects(doc, mentions, store) if edit.span.start not in second),
        compared_with(doc, mentions),
        second_after(doc, mentions),
        sort_of_foremost(doc),
        ranked_nouns(doc, mentions),
        shared_words(doc, mentions),
        shared_places(doc, mentions),
        each_of_both(doc),
        pairs_meant(doc, coreferences, namings),
        places_meant(doc, coreferences, namings),
        capitals_meant(doc, mentions, store),
        relatives_meant(doc, mentions, coreferences, store),
        ages_at_death(doc, mentions, coreferences, store),
        years_meant(doc),
        measures_in_passing(doc),
        additions(doc),
        examples(doc),
    ):
        if not any(edit.span.overlaps(other.span) for other in edits):
            edits.append(edit)
    return FullerText(doc.text, edits, mentions) if edits else None
