"""A scripted checker in place of the engine, and the text that it knows."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from claimver_core.errors import Cancelled
from claimver_core.knowledge.entity_lookup import EntityCard
from claimver_core.linking.choices import Choices
from claimver_core.types import (
    Candidate,
    Claim,
    ClaimResult,
    Entity,
    KnowledgeInfo,
    Label,
    Mention,
    ModelInfo,
    Precision,
    Progress,
    Property,
    Provenance,
    Qualifier,
    QuantityValue,
    Rank,
    Report,
    Span,
    TimeValue,
    Triplet,
    Verdict,
)

if TYPE_CHECKING:  # a process that checks needs no Qt
    from pytestqt.qtbot import QtBot

    from app.window import MainWindow

TEXT = (
    "Albert Einstein was born in Ulm, Germany. He received the Nobel Prize in Literature in 1921. 🎉 "
    "He liked sailing on the lakes near Caputh.\n\nBerlin has a population of 3.6 million people."
)
EINSTEIN = Entity("Q937", "Albert Einstein", "German-born theoretical physicist (1879–1955)", 0.9)
ULM = Entity("Q3012", "Ulm", "city in Baden-Württemberg, Germany")
BERLIN = Entity("Q64", "Berlin", "capital and largest city of Germany")
PHYSICS = Entity("Q38104", "Nobel Prize in Physics", "one of the five Nobel Prizes established in 1895")
BORN = Triplet(EINSTEIN, Property("P19", "place of birth"), ULM, source="starter pack", retrieved="2021-03")
AWARD = Triplet(
    EINSTEIN,
    Property("P166", "award received"),
    PHYSICS,
    (Qualifier(Property("P585", "point in time"), TimeValue("1921", Precision.YEAR)),),
    Rank.PREFERRED,
    "supplement",
    "2026-11",
)
PEOPLE = Triplet(
    BERLIN,
    Property("P1082", "population"),
    QuantityValue(3520031.0),
    (Qualifier(Property("P585", "point in time"), TimeValue("2015-12-31", Precision.DAY)),),
    source="starter pack",
    retrieved="2021-03",
    former=True,
)
OTHER = Entity("Q1001", "Albert Einstein <b>junior</b>", "a namesake & nobody known")
NAMESAKES = (EINSTEIN, OTHER)
GERMANY = Entity("Q183", "Germany", "country in Central Europe")
TIES = (Triplet(EINSTEIN, Property("P27", "country of citizenship"), GERMANY, source="starter pack"),)
CARDS = {
    "Q937": EntityCard(EINSTEIN, ("Einstein", "A. Einstein"), (Entity("Q5", "human"),), (BORN, *TIES)),
    "Q64": EntityCard(BERLIN, (), (Entity("Q515", "city"),), (PEOPLE,)),
}
SCRIPT: tuple[tuple[str, Label | None, tuple[Triplet, ...], str], ...] = (
    (
        "Albert Einstein was born in Ulm, Germany",
        Label.ATTRIBUTABLE,
        (BORN,),
        "Albert Einstein's place of birth is Ulm.",
    ),
    (
        "He received the Nobel Prize in Literature in 1921",
        Label.CONTRADICTORY,
        (AWARD, BORN),
        "The facts name the Nobel Prize in Physics for 1921, not the Nobel Prize in Literature.",
    ),
    ("He liked sailing on the lakes near Caputh", Label.EXTRAPOLATORY, (), "No fact on this was found."),
    ("Berlin has a population of 3.6 million people", None, (PEOPLE,), ""),
)


def mention(text: str, name: str, entity: Entity) -> Mention:
    start = text.index(name)
    return Mention(Span(start, start + len(name)), name, (Candidate(entity, 0.98),))


def result(
    text: str, index: int, words: str, label: Label | None, triplets: tuple[Triplet, ...] = (), why: str = ""
) -> ClaimResult:
    """A result for the claim ``words`` of a text."""
    start = text.index(words)
    subject = BERLIN if "Berlin" in words else EINSTEIN
    mentions = (mention(text, subject.label, subject),) if subject.label in text else ()
    claim = Claim(Span(start, start + len(words)), words, words.replace("He ", "Albert Einstein "), mentions)
    unchecked = None if label else "The verifier could not read this claim."
    verdict = Verdict(label, 0.94 if label else 0.0, {}, (0,), "functional-property", unchecked)
    return ClaimResult(index, claim, verdict, triplets, (), why, 0.82 if triplets else 0.0)


def script_results(text: str) -> list[ClaimResult]:
    """The scripted results for whichever of the scripted claims stand in the text."""
    present = [line for line in SCRIPT if line[0] in text]
    return [result(text, number, *line) for number, line in enumerate(present, 1)]


class ScriptedLookup:
    """Knows the entities of the script. ``pause``, when set, is called before each answer."""

    def __init__(self) -> None:
        self.pause: Callable[[], None] | None = None
        self.error: Exception | None = None
        self.asked: list[tuple[str, ...]] = []
        self.threads: set[int] = set()
        self.closed = False

    def cards(self, qids: Sequence[str]) -> list[EntityCard]:
        self._ask("cards", *qids)
        return [CARDS[qid] for qid in qids if qid in CARDS]

    def named(self, name: str) -> list[Entity]:
        self._ask("named", name)
        return [entity for entity in NAMESAKES if name.casefold() in entity.label.casefold()]

    def ties(self, qids: Sequence[str], cancelled: Callable[[], bool] | None = None) -> tuple[Triplet, ...]:
        self._ask("ties", *qids)
        if cancelled and cancelled():
            raise Cancelled
        return TIES

    def close(self) -> None:
        self.closed = True

    def _ask(self, *question: str) -> None:
        self.threads.add(threading.get_ident())
        self.asked.append(question)
        if self.pause is not None:
            self.pause()
        if self.error is not None:
            raise self.error


class ScriptedChecker:
    """Answers as the engine does. ``pause``, when set, is called before each result and at the end."""

    def __init__(self) -> None:
        self.pause: Callable[[], None] | None = None
        self.load_error: Exception | None = None
        self.check_error: Exception | None = None
        self.checked: list[str] = []
        self.choices: list[Choices | None] = []
        self.knowledge = ScriptedLookup()
        self.threads: set[int] = set()
        self.closed = False

    def load(
        self,
        progress: Callable[[Progress], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        self.threads.add(threading.get_ident())
        if progress:
            progress(Progress("Unpacking the knowledge pack", 1, 2))
        if self.load_error is not None:
            raise self.load_error

    def check(
        self,
        text: str,
        *,
        name: str = "text",
        choices: Choices | None = None,
        progress: Callable[[Progress], None] | None = None,
        on_result: Callable[[ClaimResult], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Report:
        self.threads.add(threading.get_ident())
        self.checked.append(text)
        self.choices.append(choices)
        results = script_results(text)
        for done, item in enumerate(results):
            if progress:
                progress(Progress("Judging claims", done, len(results)))
            if self.pause is not None:
                self.pause()
            if cancelled and cancelled():
                raise Cancelled
            if on_result:
                on_result(item)
        if self.pause is not None:
            self.pause()
        if cancelled and cancelled():
            raise Cancelled
        if self.check_error is not None:
            raise self.check_error
        mentions = tuple(dict.fromkeys(m for item in results for m in item.claim.mentions))
        kas = 0.62 if results else None
        language = "de" if "Hauptstadt" in text else None
        return Report(name, text, kas, tuple(results), mentions, PROVENANCE, language=language)

    def lookup(self, cancelled: Callable[[], bool] | None = None) -> ScriptedLookup:
        return self.knowledge

    def close(self) -> None:
        self.closed = True


PROVENANCE = Provenance(
    "0.1.0",
    "compact",
    (ModelInfo("verifier", "ab" * 32),),
    (KnowledgeInfo("starter pack", "2021-03", "cd" * 32),),
    "2026-11-21T09:00:00Z",
    1.2,
)


def check(qtbot: QtBot, window: MainWindow) -> None:
    """Press Check and wait for the report."""
    with qtbot.waitSignal(window.checks.reported, check_params_cb=lambda report: report is not None):
        window.check()
