"""The example texts that ship, by theme (``resources/examples/index.toml``)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from app.translation import language
from claimver_core.locations import resources


@dataclass(frozen=True, slots=True)
class Example:
    """A text to try, and what it is called."""

    title: str
    path: Path


@dataclass(frozen=True, slots=True)
class ExampleTheme:
    """Examples that belong together."""

    title: str
    examples: tuple[Example, ...]


def featured() -> tuple[Example, ...]:
    """The few that a new user is shown: those of the first theme."""
    themes = gallery()
    return themes[0].examples if themes else ()


def title_of(path: Path) -> str:
    """What an example is called; the name of its file when the index does not tell."""
    titles = {example.path: example.title for theme in gallery() for example in theme.examples}
    return titles.get(path, path.stem)


def gallery() -> list[ExampleTheme]:
    """All themes in order, in the language of the interface; empty when the index is missing or damaged."""
    folder = resources() / "examples"
    code = language()
    try:
        index = tomllib.loads((folder / "index.toml").read_text(encoding="utf-8"))
        return [
            ExampleTheme(
                theme["title"][code],
                tuple(Example(item["title"][code], folder / item["file"]) for item in theme["examples"]),
            )
            for theme in index["theme"]
        ]
    except (OSError, ValueError, KeyError, TypeError):
        return []
