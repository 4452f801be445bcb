"""How claims are judged: the method by name, and the language model that it asks.

A ``Method`` is all that a settings dialog, the shell or a script has to give to ``FactChecker``: as the
argument ``method``, or later to ``FactChecker.use(method)``. ``Method.to_json`` and ``Method.from_json`` keep
it in a settings file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from claimver_core.errors import UsageError

COMPACT, CLAIMVER, FAAF, DIRECT, ALONE = "compact", "claimver", "faaf", "direct", "alone"
METHODS = {
    COMPACT: "rules and the small verifier that ships with the program",
    CLAIMVER: "one call of a language model finds, judges and explains all claims",
    FAAF: "one function call of a language model judges all claims",
    DIRECT: "a language model reasons about each claim with its evidence, then judges it",
    ALONE: "a language model judges each claim by itself, without evidence",
}
"""The methods by name, with what each does in a line."""
GENERATIVE = frozenset(METHODS) - {COMPACT}
MAX_VOTES = 15
_LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class Server:
    """An OpenAI-compatible server: its address up to and with "/v1", the model's name there, and the
    environment variable that holds the key, where it wants one (the key itself is never stored)."""

    address: str
    model: str = ""
    key_variable: str = ""

    def __post_init__(self) -> None:
        """Raises UsageError when the address is none of http or https."""
        try:
            parts = urlsplit(self.address)
            usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            usable = False
        if not usable:
            raise UsageError(
                f"{self.address!r} is not the address of a server.",
                "Give it in full, such as http://localhost:8080/v1",
            )

    @property
    def host(self) -> str:
        """The computer that the address names."""
        return urlsplit(self.address).hostname or ""

    @property
    def local(self) -> bool:
        """Whether the address is this computer's own, so that no text leaves it."""
        return self.host in _LOCAL

    @property
    def warning(self) -> str:
        """What the user has to know before the server is used; empty for a local one."""
        if self.local:
            return ""
        return f"Your texts leave this computer: they are sent to the server {self.host}."


@dataclass(frozen=True, slots=True)
class Method:
    """A method with its settings.

    ``model`` is the GGUF file of an instruction-tuned model, ``server`` a server instead of it; where both
    are None, a generative method asks the model that the manager has in use. ``votes`` is how often each
    question is asked, with other seeds; the majority decides. ``unclear`` and ``citations`` are for ``faaf``:
    whether the model may answer "not clear", and whether it must cite the evidence before each answer.
    ``idle_seconds`` is how long an unused model stays in memory.
    """

    name: str = COMPACT
    model: Path | None = None
    server: Server | None = None
    votes: int = 1
    unclear: bool = True
    citations: bool = True
    idle_seconds: float = 300.0

    @property
    def generative(self) -> bool:
        return self.name in GENERATIVE

    def check(self) -> Method:
        """Itself; raises UsageError when the settings do not go together."""
        if self.name not in METHODS:
            raise UsageError(f"There is no method {self.name!r}.", f"Choose one of {', '.join(METHODS)}.")
        if self.model is not None and self.server is not None:
            raise UsageError("Both a model file and a server are given.", "Choose one of them.")
        if not 1 <= self.votes <= MAX_VOTES:
            raise UsageError(f"There can be 1 to {MAX_VOTES} votes, not {self.votes}.")
        return self

    def to_json(self) -> dict[str, Any]:
        """As JSON values, for a settings file."""
        server = self.server
        return {
            "name": self.name,
            "model": str(self.model) if self.model else None,
            "server": server
            and {"address": server.address, "model": server.model, "key_variable": server.key_variable},
            "votes": self.votes,
            "unclear": self.unclear,
            "citations": self.citations,
            "idle_seconds": self.idle_seconds,
        }

    @classmethod
    def from_json(cls, value: Any) -> Method:
        """Reads tolerantly: what is missing or makes no sense becomes the default, in the end ``compact``."""
        found = value if isinstance(value, Mapping) else {}
        server = found.get("server")
        try:
            return cls(
                name=str(found.get("name", COMPACT)),
                model=Path(found["model"]) if found.get("model") else None,
                server=Server(**{key: str(part) for key, part in server.items()}) if server else None,
                votes=int(found.get("votes", 1)),
                unclear=bool(found.get("unclear", True)),
                citations=bool(found.get("citations", True)),
                idle_seconds=max(0.0, float(found.get("idle_seconds", 300.0))),
            ).check()
        except (UsageError, TypeError, ValueError, AttributeError, OverflowError):
            return cls()
