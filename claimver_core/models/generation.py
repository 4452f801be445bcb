"""What is asked of a language model, and what comes back, wherever the model runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from claimver_core.types import ModelInfo


@dataclass(frozen=True, slots=True)
class Message:
    """A turn of the conversation; ``role`` is "system", "user" or "assistant"."""

    role: str
    content: str


@dataclass(frozen=True, slots=True)
class Form:
    """What the answer must look like: a JSON Schema, and the same (or a stricter form) as a GBNF grammar.

    A model that runs here is held to the grammar, a server to the schema.
    """

    schema: Mapping[str, Any]
    grammar: str


@dataclass(frozen=True, slots=True)
class Request:
    """One call. ``form`` None lets the model write freely.

    ``temperature`` 0 always takes the likeliest token; ``seed`` draws above it. ``watch`` is a regular
    expression: where the answer so far ends in a match, the probabilities of what may follow are kept as a
    ``Choice``.
    """

    messages: tuple[Message, ...]
    max_tokens: int
    form: Form | None = None
    temperature: float = 0.0
    seed: int = 0
    watch: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """What could follow at ``offset`` characters of the answer: token texts with their probabilities, which
    sum to 1 over what the grammar allows."""

    offset: int
    options: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Generation:
    """The answer to a request. ``complete`` is false when it was cut off at ``max_tokens``.

    ``cached_tokens`` are those of the prompt that the model had still read from the call before;
    ``first_seconds`` is the time to the first token of the answer.
    """

    text: str
    complete: bool
    prompt_tokens: int
    completion_tokens: int
    cached_tokens: int = 0
    seconds: float = 0.0
    first_seconds: float = 0.0
    choices: tuple[Choice, ...] = field(default=())


Piece = str | Choice
"""What comes while an answer is written: the next characters, or the choice that the next ones will be of."""


class Generator(Protocol):
    """A language model that answers requests, one at a time."""

    @property
    def info(self) -> ModelInfo:
        """The model's name, with the hash of its file where it is a file."""
        ...

    @property
    def context(self) -> int:
        """How many tokens prompt and answer may have together."""
        ...

    @property
    def runs_on(self) -> str:
        """Where it runs, in words, with the reason where that is not the fastest place."""
        ...

    def count(self, text: str) -> int:
        """How many tokens ``text`` has, nearly."""
        ...

    def generate(
        self,
        request: Request,
        on_piece: Callable[[Piece], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Generation:
        """Answers; pieces of the answer also go to ``on_piece`` as they come.

        Raises Cancelled within 0.3 s after ``cancelled()`` turns true, and ModelFailed when the model
        crashed, ran out of memory or cannot be reached.
        """
        ...

    def close(self) -> None:
        """Gives the memory back."""
        ...
