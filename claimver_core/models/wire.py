"""Requests and answers as JSON values, for the pipe to the process that a model runs in.

To the process: ``{"id": 1, "load": {...}}``, ``{"id": 2, "generate": {...}}``, ``{"id": 3, "count": "text"}``
and ``{"cancel": 2}``. From it: ``{"id": 2, "piece": ...}`` for each piece of an answer, and in the end one
of ``{"id": 2, "done": ...}``, ``{"id": 2, "cancelled": true}`` or ``{"id": 2, "error": {...}}``.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from claimver_core.models.generation import Choice, Form, Generation, Message, Piece, Request


def request_to_json(request: Request) -> dict[str, Any]:
    return asdict(request)


def request_from_json(value: dict[str, Any]) -> Request:
    form = value["form"]
    return Request(
        **value
        | {
            "messages": tuple(Message(**message) for message in value["messages"]),
            "form": Form(**form) if form is not None else None,
        }
    )


def generation_to_json(generation: Generation) -> dict[str, Any]:
    return asdict(generation)


def generation_from_json(value: dict[str, Any]) -> Generation:
    return Generation(**value | {"choices": tuple(Choice(**choice) for choice in value["choices"])})


def piece_to_json(piece: Piece) -> str | dict[str, Any]:
    return piece if isinstance(piece, str) else asdict(piece)


def piece_from_json(value: str | dict[str, Any]) -> Piece:
    return value if isinstance(value, str) else Choice(**value)
