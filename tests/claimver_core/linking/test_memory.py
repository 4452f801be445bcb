from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from claimver_core.linking.memory import Memory

keys = st.integers(0, 12)


@given(st.integers(1, 10), st.lists(st.lists(keys, max_size=6), max_size=12))
def test_answers_are_those_of_the_source_in_bounded_room(room: int, questions: list[list[int]]) -> None:
    memory: Memory[int, int] = Memory(room)
    for question in questions:
        found = memory.fetch(question, lambda missing: {key: key * key for key in missing if key % 2}, -1)
        assert found == {key: key * key if key % 2 else -1 for key in question}
        assert len(memory) <= room


@given(st.lists(st.lists(keys, max_size=6), max_size=12))
def test_each_key_is_asked_for_once_where_there_is_room(questions: list[list[int]]) -> None:
    memory: Memory[int, int] = Memory(100)
    asked: list[int] = []

    def load(missing: list[int]) -> dict[int, int]:
        asked.extend(missing)
        return {}

    for question in questions:
        memory.fetch(question, load, 0)
    assert sorted(asked) == sorted({key for question in questions for key in question})
