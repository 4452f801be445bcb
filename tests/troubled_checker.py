"""A checker for a process of its own, which does what the text tells it to, and so can end badly."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from claimver_core.errors import Cancelled, ResourceError, UsageError
from claimver_core.knowledge.entity_lookup import EntityCard
from claimver_core.linking.choices import Choices
from claimver_core.types import (
    Candidate,
    Claim,
    ClaimResult,
    Entity,
    Label,
    Mention,
    NoClaim,
    NoClaimReason,
    Progress,
    Provenance,
    Report,
    Span,
    Verdict,
)
from claimver_core.verification.method import Method

_SENTENCE = re.compile(r"[^.?!\s][^.?!]*[.?!]?")
ULM = Entity("Q3012", "Ulm")


class Lookup:
    """Knows one entity; ``pid`` is the process that it is in."""

    def __init__(self) -> None:
        self.closed = False

    @property
    def pid(self) -> int:
        return os.getpid()

    def cards(self, _qids: object) -> list[EntityCard]:
        return [EntityCard(ULM)]

    def named(self, _name: str) -> list[Entity]:
        return [ULM]

    def ties(self, _qids: object, _cancelled: Callable[[], bool] | None = None) -> tuple[()]:
        return ()

    def close(self) -> None:
        self.closed = True


class TroubledChecker:
    """Finds a claim in every sentence, and a name in every "Ulm"; a question is no claim.

    ``folder`` gets a file "closed" when it is closed; a file "crash" there crashes the loading, and with one
    "deaf" the choice of a method does not end. Words of the text that it obeys: resource, usage, memory,
    fault, kill, crash, realtime (a signal without a name), exit, sleep (till it is cancelled), deaf (one that
    cannot be cancelled), print, and child. A report names the method and its model (``runs_on``), and the
    process (``seconds``).
    """

    def __init__(self, folder: Path | None = None) -> None:
        if folder is not None and not folder.is_dir():
            raise UsageError(f"There is no folder {folder}.", "Make it.")
        self._folder = folder
        self._method = Method()

    def load(
        self,
        progress: Callable[[Progress], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        if self._folder is not None and (self._folder / "crash").exists():
            os.abort()
        if progress:
            progress(Progress("Loading the models", 1, 3))
            progress(Progress("Ready", 3, 3))

    def use(self, method: Method) -> None:
        while self._folder is not None and (self._folder / "deaf").exists():
            time.sleep(0.01)
        self._method = method

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
        results: list[ClaimResult] = []
        mentions: list[Mention] = []
        no_claims: list[NoClaim] = []
        for match in _SENTENCE.finditer(text):
            words = match.group()
            span = Span(*match.span())
            for word in words.rstrip(".").split():
                self._obey(word, cancelled)
            if words.endswith("?"):
                no_claims.append(NoClaim(span, NoClaimReason.QUESTION))
                continue
            found = [
                Mention(Span(span.start + at.start(), span.start + at.end()), "Ulm", (Candidate(ULM, 0.9),))
                for at in re.finditer("Ulm", words)
            ]
            mentions += found
            claim = Claim(span, words, words, tuple(found))
            rationale = f"{len(words)} characters, {dict(choices or {})}"
            results.append(
                ClaimResult(len(results) + 1, claim, Verdict(Label.ATTRIBUTABLE), rationale=rationale)
            )
            if on_result:
                on_result(results[-1])
            if progress:
                progress(Progress("Checking claims", span.end, len(text)))
        model = str(self._method.model or "")
        pid = float(os.getpid())
        provenance = Provenance("0.1.0", self._method.name, (), (), "2026-11-21", pid, runs_on=model)
        return Report(name, text, 0.5, tuple(results), tuple(mentions), provenance, tuple(no_claims))

    def _obey(self, word: str, cancelled: Callable[[], bool] | None) -> None:
        if word == "resource":
            raise ResourceError("The file x is damaged.", "Install it again.")
        if word == "usage":
            raise UsageError("Not so.", "But so.")
        if word == "memory":
            raise MemoryError
        if word == "fault":
            raise KeyError("a fault")
        if word == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        if word == "crash":
            os.abort()
        if word == "realtime":
            os.kill(os.getpid(), 35)
        if word == "exit":
            sys.exit(7)
        if word == "print":
            print("printed")
            subprocess.run([sys.executable, "-c", "print('printed too')"], check=True)
        if word == "child":
            subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE)
        while word in ("sleep", "deaf"):
            time.sleep(0.01)
            if word == "sleep" and cancelled and cancelled():
                raise Cancelled

    def lookup(self) -> Lookup:
        return Lookup()

    def close(self) -> None:
        if self._folder is not None:
            (self._folder / "closed").touch()
