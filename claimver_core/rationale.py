"""Why a claim got its verdict, in plain words written from the triplets, the passages and the rule alone."""

from __future__ import annotations

from claimver_core.evidence_text import format_value
from claimver_core.types import Claim, Label, Triplet
from claimver_core.verification.judge import Judgement
from claimver_core.verification.rules.passed import ENDED_OF_LATE

_VERBAL = (
    "owned by", "operated by", "founded by", "named after", "located in", "influenced by", "said to be",
    "based on", "made from", "distributed by", "appointed by", "nominated for", "educated at", "set in",
    "endemic to", "indigenous to", "replaced by", "followed by", "discovered by", "used by",
)  # fmt: skip
_WHOLE = {
    "instance of": "{s} is an instance of {o}",
    "subclass of": "{s} is a kind of {o}",
    "award received": "{s} received {o}",
    "position held": "{s} held the position {o}",
    "crosses": "{s} crosses {o}",
    "follows": "{s} follows {o}",
    "replaces": "{s} replaces {o}",
    "has part": "{s} has the part {o}",
    "part of": "{s} {be} part of {o}",
    "member of": "{s} {be} a member of {o}",
    "capital of": "{s} {be} the capital of {o}",
    "shares border with": "{s} shares a border with {o}",
    "different from": "{s} is different from {o}",
    "present in work": "{s} is present in {o}",
    "participant in": "{s} took part in {o}",
    "does not have effect": "{s} does not have the effect {o}",
    "vaccine for": "{s} is a vaccine for {o}",
    "owner of": "{s} owns {o}",
    "applies to jurisdiction": "{s} applies to {o}",
    "crew member(s)": "{s} had the crew member {o}",
    "cast member": "{s} has the cast member {o}",
    "characters": "{s} has the character {o}",
}


def triplet_sentence(triplet: Triplet) -> str:
    """One triplet as a sentence without its full stop: "the place of birth of Albert Einstein is Ulm"."""
    subject, label, value = triplet.subject.label, triplet.property.label, format_value(triplet.object)
    be = "was" if triplet.former else "is"
    if label in _WHOLE:
        sentence = _WHOLE[label].format(s=subject, o=value, be=be)
    elif label.startswith(_VERBAL):
        sentence = f"{subject} {be} {label} {value}"
    else:
        sentence = f"the {label} of {subject} {be} {value}"
    details = ", ".join(f"{q.property.label}: {format_value(q.value)}" for q in triplet.qualifiers)
    return f"{sentence} ({details})" if details else sentence


def rationale(claim: Claim, judgement: Judgement) -> str:
    """The rationale of a judged claim; for amber it names what was looked for and not found."""
    facts = [triplet_sentence(triplet) for triplet in judgement.triplets]
    facts += [f"“{passage.text.rstrip('.')}”" for passage in judgement.passages]
    listed = "; ".join(facts)
    verdict = judgement.verdict
    if verdict.label is None:
        return f"This claim was not checked: {verdict.unchecked}"
    if verdict.label is Label.ATTRIBUTABLE:
        return f"{_WHY.get(verdict.decided_by, 'The knowledge supports this')}: {listed}."
    if verdict.label is Label.CONTRADICTORY:
        return f"{_WHY_NOT.get(verdict.decided_by, 'The knowledge says otherwise')}: {listed}."
    if verdict.decided_by in _WHY_OPEN:
        return f"{_WHY_OPEN[verdict.decided_by]}: {listed}."
    return _undecided(claim, judgement, listed)


_WHY = {
    "sentences-read": "Known sentences say this in other words, as the model reads them",
}
_WHY_NOT = {
    "known-sentence": "A known sentence says otherwise",
    "sentences-read": "A known sentence says otherwise, as the model reads it",
    "general-denial": "The claim denies every case, and there is at least one",
    "negation": "The claim and the knowledge say the opposite of each other",
    "date": "The claim gives another date than the knowledge",
    "quantity": "The claim gives another figure than the knowledge",
    "functional-property": "There is only one true value, and it is another one",
    "existence": "The claim denies that there is one, and there is",
    "order": "The knowledge tells another order or another time between",
    "duration": "The known beginning and end tell another time",
    "comparison": "The values stand the other way round",
    "age": "The dates of birth and of the event give another age",
    "roles": "The relation holds the other way round",
    "chain": "Two statements together say the opposite",
    "term-of-office": "The claim names a time outside the known term",
    "not-listed": "The knowledge lists all of them, and the claim's is not among them",
    "other-kinship": "The two are known to be otherwise related",
    "former-name": "The name is known as that of another",
    "other-name": "The knowledge has another name given at birth",
    "count": "There are another number of them",
    "succession": "The one held the office before the other",
    "ended": "What the claim says of today holds no longer, or what it says is over goes on",
}
_WHY_OPEN = {
    ENDED_OF_LATE: "This was so until lately, and a text from before may be right",
}


def _undecided(claim: Claim, judgement: Judgement, listed: str) -> str:
    known = list(dict.fromkeys(m.entity.label for m in claim.mentions))
    if not known:
        return "Nothing in this claim could be found in the knowledge, so it cannot be decided."
    if judgement.sought is not None:
        label, subject = judgement.sought
        nearest = f" What comes nearest: {listed}." if listed else ""
        return f"Looked for “{label}” of {subject}; the knowledge has no such statement.{nearest}"
    if listed and judgement.missing:
        lacking = ", ".join(f"“{piece}”" for piece in judgement.missing)
        return f"No triplet bears out {lacking}. What comes nearest: {listed}."
    if listed:
        return f"The triplets do not decide this. What comes nearest: {listed}."
    names = ", ".join(known[:3])
    return f"The knowledge has statements about {names}, but none that decides this claim."
