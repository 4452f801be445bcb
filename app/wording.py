"""What the window says: verdicts, scores, values and states in words. Knows nothing of widgets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from app.decider_words import decided_by, model_sentence
from app.translation import number, percent, tr
from claimver_core.evidence_text import format_value
from claimver_core.reports import words
from claimver_core.types import (
    ClaimResult,
    Entity,
    Label,
    NoClaim,
    NoClaimReason,
    Provenance,
    Report,
    Triplet,
)

APPLICATION = "ClaimVer"

KAS_SCALE = tr("0: the facts contradict the text · 0.5: nothing known either way · 1: the facts bear it out")
KAS_HELP = tr(
    "The Knowledge Attribution Score (KAS) adds up all claims. A supported claim raises it, one with related "
    "facts that do not settle it raises it less, a contradicted one lowers it; each counts in proportion to "
    "how closely its facts match it."
)
TMS_HELP = tr(
    "The Triplet Match Score (TMS) says how closely the facts match the claim, from 0 to 1: half from the "
    "similarity of their wording, half from the share of the claim's entities that the facts mention."
)

PRIVACY = tr(
    "ClaimVer works offline.\n\n"
    "Your text never leaves this computer. The facts, the language pipeline and the models that judge were "
    "installed with the program, and it makes no network connection, unless you allow the network and press "
    "Download for a language model: then that file is asked for, and nothing of yours is sent. Only if you "
    "enter a server under Language models, and let it have your texts, are they sent there; the status bar "
    "says so.\n\n"
    "What it keeps is in your data folder:\n"
    "- settings.ini: the window's size and your choices;\n"
    "- draft-1.json and so on: the texts that are open, with their results and your notes, so that a crash "
    "loses nothing. They are deleted when you close them;\n"
    "- queue-1.sqlite and so on: the posts of the queue and their results, until you press Clear;\n"
    "- recent.ini: the names of the files that you opened last (File, Open recent clears them);\n"
    "- the unpacked knowledge pack;\n"
    "- models: the language models that you downloaded or imported.\n\n"
    "Your data folder is:\n"
    "{folder}\n"
)

ABOUT = tr(
    "ClaimVer Desktop {version}\n\n"
    "Checks every claim of a text against facts from Wikidata, on your own computer.\n\n"
    "Every verdict rests on the facts shown with it. “Attributable” means that those facts support the "
    "claim, not that the claim is true beyond them; “extrapolatory” means that they do not settle it; "
    "“contradictory” means that they cannot be true together with it. The facts are a snapshot and may be "
    "out of date.\n\n"
    "The program is under the Apache License 2.0. Facts from Wikidata are in the public domain (CC0). The "
    "file NOTICE lists the data and models that it rests on."
)

NO_CLAIM = {
    NoClaimReason.QUESTION: (
        tr("a question"),
        tr("This is a question, or an exclamation: it asserts nothing."),
    ),
    NoClaimReason.GREETING: (tr("a greeting"), tr("This is a greeting or a thank-you: it asserts nothing.")),
    NoClaimReason.REQUEST: (tr("a request"), tr("This is a request: it asserts nothing.")),
    NoClaimReason.WISH: (tr("a wish"), tr("This says what should or might be, not what is.")),
    NoClaimReason.OPINION: (tr("an opinion"), tr("This is an opinion or a remark: facts cannot settle it.")),
    NoClaimReason.PERSONAL: (
        tr("about the writer or the reader"),
        tr("This is about the writer or the reader, of whom the knowledge says nothing."),
    ),
    NoClaimReason.FRAGMENT: (tr("not a whole statement"), tr("This is not a whole statement.")),
    NoClaimReason.UNCLEAR: (tr("not clear who is meant"), tr("It is not clear whom or what this speaks of.")),
    NoClaimReason.NOTHING_NAMED: (tr("names nothing"), tr("This names nothing that could be looked up.")),
}

_WORDS = {
    Label.ATTRIBUTABLE: tr("Attributable"),
    Label.EXTRAPOLATORY: tr("Extrapolatory"),
    Label.CONTRADICTORY: tr("Contradictory"),
    None: tr("Not checked"),
}


def verdict_word(label: Label | None) -> str:
    """The one word that stands beside colour, line and icon."""
    return _WORDS[label]


def claim_title(index: int, label: Label | None) -> str:
    """The number of a claim and its verdict: "Claim 3: Attributable"."""
    return tr("Claim {number}: {verdict}").format(number=index, verdict=verdict_word(label))


def verdict_sentence(result: ClaimResult) -> str:
    """The verdict on one claim, said plainly; where a language model gave it, as what that says."""
    if result.verdict.label is None:
        return tr("This claim could not be checked, so it has no verdict.")
    if words_of_model := model_sentence(result):
        return words_of_model
    if result.verdict.label is Label.ATTRIBUTABLE:
        return tr("The facts support this claim.")
    if result.verdict.label is Label.CONTRADICTORY:
        return tr("The facts contradict this claim.")
    if result.triplets or result.passages:
        return tr("The facts are related to this claim, but do not settle it.")
    return tr("No fact was found that settles this claim.")


def no_claim_text(reason: NoClaimReason) -> str:
    """Why a sentence holds no claim, in a sentence."""
    return NO_CLAIM[reason][1]


def no_claims_text(no_claims: Iterable[NoClaim], text: str) -> str:
    """All sentences without a claim, by the reason why they have none."""
    by_reason: dict[NoClaimReason, list[str]] = {}
    for item in no_claims:
        by_reason.setdefault(item.reason, []).append(f"- {one_line(item.span.of(text))}")
    parts = ["\n".join([NO_CLAIM[reason][1], *lines]) for reason, lines in by_reason.items()]
    return "\n\n".join(parts) or tr("Every sentence of this text holds a claim.")


def scores_text(result: ClaimResult) -> str:
    """Confidence and TMS in short: "94% · TMS 0.82"; empty for a claim without a verdict."""
    if result.verdict.label is None:
        return ""
    return tr("{confidence} · TMS {tms}").format(
        confidence=percent(result.verdict.confidence), tms=number(result.tms, 2)
    )


def score_text(kas: float | None) -> str:
    """The score of a text in short: "0.75 of 1"."""
    return tr("not known yet") if kas is None else tr("{score} of 1").format(score=number(kas, 2))


def counts(results: Iterable[ClaimResult]) -> Counter[Label | None]:
    """How many claims have each label; None counts those without a verdict."""
    return Counter(result.verdict.label for result in results)


def summary(results: Iterable[ClaimResult]) -> str:
    """One sentence on a whole text."""
    found = counts(results)
    total = sum(found.values())
    if not total:
        return tr("Nothing in this text is a claim that facts could settle.")
    parts = [
        f"{found[label]} {words}"
        for label, words in (
            (Label.ATTRIBUTABLE, tr("supported")),
            (Label.EXTRAPOLATORY, tr("not settled")),
            (Label.CONTRADICTORY, tr("contradicted")),
            (None, tr("not checked")),
        )
        if found[label]
    ]
    return tr("%n claim(s): {counts}.", "", total).format(counts=", ".join(parts))


def kas_meaning(kas: float | None, results: Iterable[ClaimResult]) -> str:
    """What a score says, in words; a good one does not hide contradicted claims."""
    if kas is None:
        return tr("The score comes when all claims are decided.")
    if kas < 0.25:
        said = tr("On the whole, the facts contradict this text.")
    elif kas < 0.45:
        said = tr("The facts contradict more of this text than they support.")
    elif kas <= 0.55:
        said = tr("The facts tell little for or against this text.")
    elif kas < 0.75:
        said = tr("The facts support more of this text than they contradict.")
    else:
        said = tr("On the whole, the facts support this text.")
    of = counts(results)
    contradicted = of[Label.CONTRADICTORY]
    if kas > 0.55 and contradicted > of[Label.ATTRIBUTABLE]:
        return tr("The facts contradict more claims of this text than they support.")
    if contradicted and kas > 0.55:
        yet = tr("Yet they contradict %n claim(s).", "", contradicted)
        return f"{said} {yet}"
    return said


def summary_line(report: Report) -> str:
    """A report in one line, ready to be pasted elsewhere."""
    made = report.provenance
    parts = [tr("{name}: {summary}").format(name=one_line(report.name), summary=summary(report.results))]
    if report.kas is not None:
        parts.append(
            tr("Knowledge attribution score (KAS): {score} of 1.").format(score=number(report.kas, 2))
        )
    program = f"{APPLICATION} {made.claimver}"
    facts = ", ".join(f"{k.name} {k.snapshot}".strip() for k in made.knowledge)
    if facts:
        parts.append(tr("Checked with {program}, facts: {facts}.").format(program=program, facts=facts))
    else:
        parts.append(tr("Checked with {program}.").format(program=program))
    return " ".join(parts)


def qualifiers_text(triplet: Triplet) -> str:
    """The qualifiers of a fact: "start time: 1889 · end time: 1900"."""
    return " · ".join(f"{q.property.label}: {format_value(q.value)}" for q in triplet.qualifiers)


def source_text(triplet: Triplet) -> str:
    """Where a fact comes from, and as of when."""
    source = triplet.source or tr("source unknown")
    if not triplet.retrieved:
        return source
    return tr("{source}, as of {day}").format(source=source, day=triplet.retrieved)


def triplet_sentence(triplet: Triplet) -> str:
    """A fact in one line, with its identifiers, for copying and for screen readers."""
    parts = [
        with_id(triplet.subject.label, triplet.subject.id),
        with_id(triplet.property.label, triplet.property.id),
        with_id(
            format_value(triplet.object), triplet.object.id if isinstance(triplet.object, Entity) else None
        ),
    ]
    line = ", ".join(parts)
    if triplet.qualifiers:
        line += f" ({qualifiers_text(triplet)})"
    return "; ".join([line, *([tr("holds no longer")] if triplet.former else []), source_text(triplet)])


def with_id(label: str, identifier: str | None) -> str:
    """ "Ulm (Q3012)", or the label alone."""
    return f"{label} ({identifier})" if identifier else label


def claim_text(result: ClaimResult) -> str:
    """All that is known of a claim as plain text, for the clipboard."""
    verdict = result.verdict
    lines = [one_line(result.claim.text), f"{verdict_word(verdict.label)}. {verdict_sentence(result)}"]
    lines += [text for text in (result.rationale, verdict.unchecked) if text]
    if verdict.label:
        lines.append(
            tr("TMS {tms}, confidence {confidence}, {decider}").format(
                tms=number(result.tms, 2),
                confidence=percent(verdict.confidence),
                decider=decided_by(verdict),
            )
        )
    lines += [f"- {triplet_sentence(triplet)}" for triplet in result.triplets]
    lines += [f"- “{passage.text}” {passage.source}".rstrip() for passage in result.passages]
    return "\n".join(lines)


def provenance_text(provenance: Provenance) -> str:
    """Which program, method and knowledge made a report."""
    knowledge = ", ".join(f"{k.name} ({k.snapshot})" if k.snapshot else k.name for k in provenance.knowledge)
    parts = [f"{APPLICATION} {provenance.claimver}", tr("{name} method").format(name=provenance.method)]
    if knowledge:
        parts.append(tr("facts: {facts}").format(facts=knowledge))
    return " · ".join([*parts, f"{number(provenance.seconds, 1)} s"])


def provenance_details(provenance: Provenance) -> str:
    """The same with the hashes, one a line."""
    lines = [provenance_text(provenance), tr("Started {when}").format(when=provenance.started)]
    lines += words.asked(provenance)
    model, pack = tr("Model {name}: sha256 {hash}"), tr("Knowledge {name}: sha256 {hash}")
    lines += [model.format(name=used.name, hash=used.sha256 or "?") for used in provenance.models]
    lines += [pack.format(name=used.name, hash=used.sha256) for used in provenance.knowledge]
    return "\n".join(lines)


def same_words(first: str, second: str) -> bool:
    """Whether two texts differ in nothing but white space and the marks around them."""
    return one_line(first).strip(".,;:!? ") == one_line(second).strip(".,;:!? ")


def one_line(text: str) -> str:
    """White space and line ends folded to single spaces."""
    return " ".join(text.split())


def breakable(text: str, longest: int = 28) -> str:
    """Lets very long words break: a zero-width space after every ``longest`` characters."""
    return re.sub(rf"(\S{{{longest}}})(?=\S)", "\\1\u200b", text)
