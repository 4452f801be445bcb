from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from claimver_core.models import json_grammar
from claimver_core.models.excerpt_grammar import excerpt
from claimver_core.models.generation import Form, Message, Request
from claimver_core.models.llama_generator import LlamaGenerator

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
VALUES = st.one_of(
    st.fixed_dictionaries({"type": st.just("string"), "maxLength": st.integers(0, 12)}),
    st.lists(TEXTS, min_size=1, max_size=4, unique=True).map(lambda found: {"enum": found}),
    TEXTS.map(lambda value: {"const": value}),
    st.integers(-5, 20).map(lambda low: {"type": "integer", "minimum": low, "maximum": low + 15}),
    st.just({"type": "boolean"}),
)


def _array(items: dict[str, Any], least: int, more: int) -> dict[str, Any]:
    return {"type": "array", "items": items, "minItems": least, "maxItems": least + more}


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


SCHEMAS = st.recursive(
    VALUES,
    lambda inner: (
        st.builds(_array, inner, st.integers(0, 2), st.integers(0, 2))
        | st.dictionaries(TEXTS, inner, max_size=3).map(_object)
    ),
    max_leaves=4,
)


@pytest.fixture(scope="module")
def model(tiny_llama: Path) -> Iterator[LlamaGenerator]:
    opened = LlamaGenerator(tiny_llama, threads=1, context=2048)
    yield opened
    opened.close()


def _write(model: LlamaGenerator, grammar: str, seed: int, most: int = 400) -> str | None:
    request = Request((Message("user", "a"),), most, Form({}, grammar), temperature=1.5, seed=seed)
    answer = model.generate(request)
    return answer.text if answer.complete else None


_NESTED = {"type": "array", "items": {"type": "boolean"}, "maxItems": 1}


@settings(max_examples=40, deadline=None)
@example({"type": "array", "items": _NESTED, "maxItems": 1}, 0)  # two rules had one name
@given(SCHEMAS, st.integers(0, 1000))
def test_what_a_random_model_writes_is_strict_json_that_the_schema_accepts(
    model: LlamaGenerator, schema: dict[str, Any], seed: int
) -> None:
    written = _write(model, json_grammar.grammar(schema), seed)
    if written is not None:
        value = json.loads(written, strict=True)
        if "\ufffd" not in written:  # bytes that are no character count once in the grammar, and more here
            jsonschema.validate(value, schema)
        assert json.dumps(value, ensure_ascii=False).encode()


def test_long_lists_of_long_strings_are_no_grammar_too_large(model: LlamaGenerator) -> None:
    items = {"type": "string", "minLength": 1, "maxLength": 300}
    _write(model, json_grammar.grammar({"type": "array", "items": items, "minItems": 1, "maxItems": 40}), 1)


def test_no_control_character_can_stand_in_a_string(model: LlamaGenerator) -> None:
    """The grammar that llama-cpp-python makes from the same schema lets them through."""
    from llama_cpp.llama_grammar import json_schema_to_gbnf

    schema = {"type": "string", "minLength": 40, "maxLength": 40}

    def control(grammar: str) -> bool:
        found = [_write(model, grammar, seed) or "" for seed in range(12)]
        return any(ord(character) < 32 or 127 <= ord(character) < 160 for text in found for character in text)

    assert control(json_schema_to_gbnf(json.dumps(schema)))
    assert not control(json_grammar.grammar(schema))


@pytest.mark.parametrize(
    "schema",
    [
        {},
        {"type": "number"},
        {"type": "integer", "minimum": 2, "maximum": 1},
        {"type": "integer", "minimum": 0, "maximum": 10**9},
        {"type": "object", "properties": {"a": {"const": 1}}, "required": []},
    ],
)
def test_a_schema_that_is_not_understood_is_refused(schema: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        json_grammar.grammar(schema)


@settings(max_examples=40, deadline=None)
@given(
    st.text(max_size=80) | st.text(st.sampled_from("ab .\"\\\n\t{}'é🎉\ud800"), max_size=80),
    st.integers(0, 99),
)
@example(text="\u0300\u0800", seed=82)
def test_an_excerpt_stands_in_the_text(model: LlamaGenerator, text: str, seed: int) -> None:
    """Or holds bytes that are no text: llama.cpp lets a model write a sign in more bytes than UTF-8 allows.
    Random weights do so; who reads the answer finds no such excerpt and leaves it out."""
    rules = json_grammar.Rules()
    rules.add(json_grammar.ROOT, rules.object([("cited", excerpt(rules, text, "text"))]))
    written = _write(model, rules.text(), seed)
    if written is not None:
        cited = json.loads(written)["cited"]
        assert cited in text or "\ufffd" in cited


def test_every_run_of_words_is_an_excerpt(model: LlamaGenerator) -> None:
    """Drawn often enough, all six excerpts of three words come, and the empty one."""
    rules = json_grammar.Rules()
    rules.add(json_grammar.ROOT, excerpt(rules, "one  two\nthree", "text"))
    found = {json.loads(_write(model, rules.text(), seed) or '""') for seed in range(200)}
    assert found >= {"one", "two", "three", "one  two", "two\nthree", "one  two\nthree", ""}
