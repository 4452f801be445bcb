"""The map between code points and UTF-16 units."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from app.editing.anchors import Edit
from app.editing.offsets import OffsetMap

_TEXTS = st.text(
    st.one_of(
        st.characters(exclude_categories=["Cs"]),
        st.sampled_from("🎉👩🏽‍🚀e\u0301אب\n\0"),
    )
)


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


@given(_TEXTS)
def test_every_code_point_position_is_that_of_its_utf16_prefix(text: str) -> None:
    offsets = OffsetMap(text)
    for position in range(len(text) + 1):
        assert offsets.to_qt(position) == _units(text[:position])


@given(_TEXTS)
def test_the_way_back_is_exact_and_the_middle_of_a_pair_belongs_to_its_character(text: str) -> None:
    offsets = OffsetMap(text)
    for position, character in enumerate(text):
        unit = offsets.to_qt(position)
        assert offsets.from_qt(unit) == position
        if ord(character) > 0xFFFF:
            assert offsets.from_qt(unit + 1) == position
    assert offsets.from_qt(_units(text)) == len(text)


@given(_TEXTS, _TEXTS, st.floats(0, 1), st.floats(0, 1))
def test_a_map_that_followed_an_edit_is_that_of_the_new_text(
    text: str, inserted: str, one: float, other: float
) -> None:
    start, end = sorted(round(share * len(text)) for share in (one, other))
    new = text[:start] + inserted + text[end:]
    offsets = OffsetMap(text)
    offsets.edit(new, Edit(start, end, start + len(inserted)))
    places = np.arange(len(new) + 1)
    expected = [_units(new[:position]) for position in places]
    assert [offsets.to_qt(position) for position in places] == offsets.all_to_qt(places).tolist() == expected
    assert [offsets.from_qt(unit) for unit in expected] == places.tolist()
