"""Turns JSON Schemas into grammars that llama.cpp holds a model to.

What such a grammar lets through is always strict JSON that the schema accepts. The converter that comes with
llama-cpp-python allows control characters inside strings, and halves of surrogate pairs by escape; neither is
possible here, since strings have no control characters and no escapes by number. There is no white space
between the parts, which saves tokens.

Understood are what the program's own schemas use: objects whose keys are all required and come in order,
arrays with ``minItems`` and ``maxItems``, strings with ``maxLength``, ``enum``, ``const``, ``boolean``, and
integers with ``minimum`` and ``maximum``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

ROOT = "root"
MAX_TEXT = 300
"""Characters of a string without ``maxLength``: no model can write without end."""
_MAX_INTEGERS = 1000
# No control characters (of which JSON forbids the first 32, and terminals obey others), no marks that reorder
# a line, no halves of surrogate pairs, no quotation mark or backslash but escaped.
_CHARACTER = (
    r"[\x20-\x21\x23-\x5B\x5D-\x7E\xA0-\u200D\u2010-\u2027\u202F-\u2065\u206A-\uD7FF\uE000-\U0010FFFF]"
    r' | "\\" ["\\/bfnrt]'
)


def grammar(schema: Mapping[str, Any]) -> str:
    """The grammar of ``schema`` in GBNF. Raises ValueError for what is not understood."""
    rules = Rules()
    rules.add(ROOT, rules.of(schema))
    return rules.text()


def literal(text: str) -> str:
    """``text`` as a literal of a grammar."""
    return '"' + "".join(_escaped(character) for character in text) + '"'


def json_literal(value: Any) -> str:
    """``value`` as JSON, as a literal of a grammar."""
    return literal(json.dumps(value, ensure_ascii=False))


class Rules:
    """The named rules of a grammar in the making."""

    def __init__(self) -> None:
        self._rules: dict[str, str] = {}

    def add(self, name: str, body: str) -> str:
        """Keeps a rule and returns its name. Names consist of letters, digits and hyphens."""
        self._rules[name] = body
        return name

    def text(self) -> str:
        return "".join(f"{name} ::= {body}\n" for name, body in self._rules.items())

    def of(self, schema: Mapping[str, Any]) -> str:
        """The body of a rule for ``schema``; rules that it needs are added. Raises ValueError."""
        if "const" in schema:
            return json_literal(schema["const"])
        if "enum" in schema:
            return alternatives(json_literal(value) for value in schema["enum"])
        kind = schema.get("type")
        if kind == "string":
            return self._string(schema)
        if kind == "integer":
            return self._integer(schema)
        if kind == "boolean":
            return '("true" | "false")'
        if kind == "array":
            return self._array(schema)
        if kind == "object":
            return self._object(schema)
        raise ValueError(f"no grammar for the schema {dict(schema)}")

    def string(self, longest: int, shortest: int = 0) -> str:
        """A string of at most so many characters."""
        character = self.add("char", _CHARACTER)
        body = rf'"\"" {character}{{{shortest},{longest}}} "\""'
        return self.add(f"string-{shortest}-{longest}", body)

    def object(self, members: Sequence[tuple[str, str]]) -> str:
        """An object of these members in this order; each with the body of its value's rule."""
        parts = [
            f"{literal(('{' if place == 0 else ',') + json.dumps(name, ensure_ascii=False) + ':')} ({body})"
            for place, (name, body) in enumerate(members)
        ]
        return " ".join([*parts, literal("}")]) if parts else literal("{}")

    def _string(self, schema: Mapping[str, Any]) -> str:
        return self.string(int(schema.get("maxLength", MAX_TEXT)), int(schema.get("minLength", 0)))

    def _integer(self, schema: Mapping[str, Any]) -> str:
        low, high = int(schema["minimum"]), int(schema["maximum"])
        if not 0 < high - low + 1 <= _MAX_INTEGERS:
            raise ValueError(f"integers from {low} to {high} are none, or too many")
        return alternatives(literal(str(number)) for number in range(low, high + 1))

    def _array(self, schema: Mapping[str, Any]) -> str:
        least, most = int(schema.get("minItems", 0)), int(schema["maxItems"])
        if most == 0:
            return literal("[]")
        # A rule of its own: llama.cpp refuses repetitions inside one another that multiply to too many.
        body = self.of(schema["items"])  # first, since an array inside takes a number too
        item = self.add(f"item-{len(self._rules)}", body)
        rest = f"({literal(',')} {item})"
        some = f"{literal('[')} {item} {rest}{{{max(0, least - 1)},{most - 1}}} {literal(']')}"
        return some if least else f"({literal('[]')} | {some})"

    def _object(self, schema: Mapping[str, Any]) -> str:
        properties = schema.get("properties", {})
        if list(schema.get("required", properties)) != list(properties):
            raise ValueError("all keys of an object have to be required, in order")
        return self.object([(name, self.of(inner)) for name, inner in properties.items()])


def alternatives(bodies: Iterable[str]) -> str:
    """One of these."""
    return f"({' | '.join(bodies)})"


def _escaped(character: str) -> str:
    if character in '"\\':
        return "\\" + character
    code = ord(character)
    if 0x20 <= code < 0x7F:
        return character
    return f"\\U{code:08X}" if code > 0xFFFF else f"\\u{code:04X}" if code > 0xFF else f"\\x{code:02X}"
