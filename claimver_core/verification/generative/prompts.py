"""The prompts in ``resources/prompts``, filled with data that cannot pass for a part of them."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from functools import cache
from string import Template

from claimver_core.errors import ResourceError
from claimver_core.locations import resource
from claimver_core.models.generation import Message
from claimver_core.types import PromptInfo

_FENCE = "=" * 8


@dataclass(frozen=True, slots=True)
class Prompt:
    """A prompt with its two messages; in that of the user, ``$name`` stands for data."""

    info: PromptInfo
    system: str
    user: str

    def messages(self, **data: str) -> tuple[Message, ...]:
        """The messages, each piece of data between two lines that do not occur in it."""
        fenced = {name: _fenced(text) for name, text in data.items()}
        return (
            Message("system", self.system.strip()),
            Message("user", Template(self.user).substitute(fenced).strip()),
        )


@cache
def prompt(name: str) -> Prompt:
    """The prompt of that name. Raises ResourceError when its file is missing or damaged."""
    path = resource("prompts", f"{name}.toml")
    try:
        data = path.read_bytes()
        values = tomllib.loads(data.decode("utf-8"))
        info = PromptInfo(name, int(values["version"]), hashlib.sha256(data).hexdigest())
        return Prompt(info, str(values["system"]), str(values["user"]))
    except (OSError, ValueError, KeyError) as error:
        raise ResourceError(
            f"The prompt {path} cannot be read: {error}.", "Install ClaimVer again."
        ) from error


def numbered(texts: list[str]) -> str:
    """A line for each text, counted from 1."""
    return "\n".join(f"{number}. {text}" for number, text in enumerate(texts, 1)) or "(none)"


def _fenced(text: str) -> str:
    fence = _FENCE
    while fence in text:
        fence += "="
    return f"{fence}\n{text}\n{fence}"
