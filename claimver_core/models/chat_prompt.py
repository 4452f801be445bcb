"""A conversation in the form that a model was trained on, in which no text can pass for a control token.

The model's own chat template is rendered with a mark in place of every content. What stands between the marks
is the template's and may hold control tokens; the contents are put back as plain text. So a text that has
``<|im_end|>`` in it says those ten characters, and ends nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from claimver_core.models.generation import Message

_MARK = "\ue000{}\ue001"
_MARKS = re.compile("\ue000(\\d+)\ue001")


class UnusableTemplate(Exception):
    """The chat template cannot be rendered; the text says why."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the prompt; only what ``control`` is true for may hold control tokens."""

    text: str
    control: bool


class ChatTemplate:
    """A model's chat template with its first and last token as text. Raises UnusableTemplate."""

    def __init__(self, template: str, start: str, end: str) -> None:
        from jinja2 import TemplateError
        from llama_cpp.llama_chat_format import Jinja2ChatFormatter

        self._errors = (TemplateError, ValueError, TypeError, KeyError, ArithmeticError, RecursionError)
        try:
            self._render = Jinja2ChatFormatter(template, eos_token=end, bos_token=start)
        except self._errors as error:
            raise UnusableTemplate(str(error)) from error

    def parts(self, messages: Sequence[Message]) -> list[Part]:
        """The prompt for an answer to ``messages``. A template that knows no system role has its content put
        before the first of the user's. Raises UnusableTemplate."""
        try:
            return self._parts(messages)
        except UnusableTemplate:
            if not messages or messages[0].role != "system" or len(messages) < 2:
                raise
            system, user, *rest = messages
            return self._parts([replace(user, content=f"{system.content}\n\n{user.content}"), *rest])

    def _parts(self, messages: Sequence[Message]) -> list[Part]:
        marked = [{"role": m.role, "content": _MARK.format(place)} for place, m in enumerate(messages)]
        try:
            rendered = self._render(messages=marked, enable_thinking=False).prompt  # type: ignore[arg-type]
        except self._errors as error:
            raise UnusableTemplate(str(error)) from error
        if sorted(_MARKS.findall(rendered), key=int) != [str(place) for place in range(len(messages))]:
            raise UnusableTemplate("it does not show every message once")
        parts = []
        for place, text in enumerate(_MARKS.split(rendered)):
            content = place % 2 == 1
            parts.append(Part(messages[int(text)].content if content else text, not content))
        return [part for part in parts if part.text]
