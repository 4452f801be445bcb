"""Asks a language model by prompt and form, and keeps count of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from claimver_core.models.generation import Choice, Form, Generation, Generator, Piece, Request
from claimver_core.types import Label, PromptInfo, Usage, Verdict
from claimver_core.verification.decider import LANGUAGE_MODEL
from claimver_core.verification.generative.prompts import Prompt

DRAWN = 0.7
"""The temperature where a question is asked several times; asked once, the likeliest answer is taken."""
RATIONALE = 240
"""Characters of a rationale."""
_LEAST_ANSWER = 64


@dataclass(frozen=True, slots=True)
class Ask:
    """One vote: its seed, None where there is only one, and whether to stop."""

    cancelled: Callable[[], bool] | None = None
    seed: int | None = None


class Asker:
    """A generator with what was asked of it so far. One owner thread."""

    def __init__(self, generator: Generator, votes: int = 1) -> None:
        self.generator = generator
        self.votes = votes
        self.usage = Usage()
        self._prompts: dict[str, PromptInfo] = {}

    @property
    def prompts(self) -> tuple[PromptInfo, ...]:
        """What was used so far, in order of first use."""
        return tuple(self._prompts.values())

    def start(self) -> None:
        """Counts anew."""
        self.usage = Usage()
        self._prompts = {}

    def asks(self, cancelled: Callable[[], bool] | None) -> list[Ask]:
        """One for each vote."""
        if self.votes == 1:
            return [Ask(cancelled)]
        return [Ask(cancelled, seed) for seed in range(self.votes)]

    def fits(self, prompt: Prompt, data: Mapping[str, str], answer: int) -> bool:
        """Whether the prompt with this data leaves room for an answer of so many tokens."""
        return self.size(prompt, data) + answer <= self.generator.context

    def size(self, prompt: Prompt, data: Mapping[str, str]) -> int:
        """The tokens of the prompt with this data, nearly: some for the template around it are added."""
        return self.generator.count("\n".join(m.content for m in prompt.messages(**data))) + _LEAST_ANSWER

    def ask(
        self,
        prompt: Prompt,
        data: Mapping[str, str],
        form: Form | None,
        max_tokens: int,
        ask: Ask,
        *,
        watch: str = "",
        on_piece: Callable[[Piece], None] | None = None,
    ) -> Generation:
        """The answer. Raises Cancelled and ModelFailed."""
        self._prompts.setdefault(prompt.info.name, prompt.info)
        request = Request(
            prompt.messages(**data),
            max(_LEAST_ANSWER, max_tokens),
            form,
            temperature=0.0 if ask.seed is None else DRAWN,
            seed=ask.seed or 0,
            watch=watch,
        )
        answer = self.generator.generate(request, on_piece, ask.cancelled)
        self.usage = replace(
            self.usage,
            calls=self.usage.calls + 1,
            prompt_tokens=self.usage.prompt_tokens + answer.prompt_tokens,
            cached_tokens=self.usage.cached_tokens + answer.cached_tokens,
            completion_tokens=self.usage.completion_tokens + answer.completion_tokens,
        )
        return answer

    def unusable(self, faults: int) -> None:
        """Counts answers, or parts of one, that validation refused."""
        self.usage = replace(self.usage, unusable=self.usage.unusable + faults)


def parsed(text: str) -> dict[str, Any] | None:
    """The JSON object that ``text`` is, whatever stands around it; None where it is none. A model that is not
    held to a grammar likes to put words or a fence around what it was asked for."""
    try:
        value = json.loads(text[text.find("{") : text.rfind("}") + 1])
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def scores_of(answer: str, choice: Choice | None, meaning: Mapping[str, Label]) -> dict[Label, float]:
    """How likely each label is, from the probabilities of the answers that ``meaning`` gives labels to.

    Where they are not known, a single answer counts by the rule of succession: two of four.
    """
    shares = dict.fromkeys(Label, 0.0)
    for piece, probability in (choice.options if choice is not None else {}).items():
        fitting = [label for word, label in meaning.items() if piece and f'{word}"'.startswith(piece)]
        for label in fitting:
            shares[label] += probability / len(fitting)
    total = sum(shares.values())
    if total > 0:
        return {label: share / total for label, share in shares.items()}
    return {label: (1 + (label is meaning[answer])) / 4 for label in Label}


def verdict_of(
    answer: str,
    choice: Choice | None,
    meaning: Mapping[str, Label],
    evidence: Sequence[int] = (),
    decided_by: str = LANGUAGE_MODEL,
) -> Verdict:
    """The verdict that an answer means."""
    scores = scores_of(answer, choice, meaning)
    label = meaning[answer]
    return Verdict(label, scores[label], scores, tuple(evidence), decided_by)


def plain_text(text: Any, longest: int = RATIONALE) -> str:
    """What a model wrote as one line without control characters, cut at ``longest``."""
    if not isinstance(text, str):
        return ""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"
