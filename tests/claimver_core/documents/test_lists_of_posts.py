"""Posts out of CSV, JSON Lines and plain lines, with the lines that hold none."""

from __future__ import annotations

import csv
import json
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.documents.posts import MAX_POST, Fault, Post, read_posts


def test_lines() -> None:
    assert read_posts("one\n\n two 🎉 \n") == ([Post("1", "one"), Post("3", "two 🎉")], [])


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_csv_with_a_header(delimiter: str) -> None:
    rows = [["id", "author", "Text"], ["a1", "x", 'He said, "no";\nthen left'], ["a2", "y", ""], ["a3"]]
    out = StringIO()
    csv.writer(out, delimiter=delimiter).writerows(rows)
    posts, faults = read_posts(out.getvalue(), "posts.csv" if delimiter != "\t" else "posts.tsv")
    assert posts == [Post("a1", 'He said, "no";\nthen left')]
    assert [fault.line for fault in faults] == [4, 5]


def test_csv_without_a_known_header_takes_the_column_with_the_most_text() -> None:
    posts, _ = read_posts("1,a long enough sentence\n2,and another sentence\n", "a.csv")
    assert [post.text for post in posts] == ["a long enough sentence", "and another sentence"]


def test_json_lines_with_faults_by_line() -> None:
    text = '{"id": 7, "text": "one"}\n{broken\n"two"\n{"other": 1}\n{"text": 3}\n[1]\n{"text": " "}\n'
    posts, faults = read_posts(text, "a.jsonl")
    assert posts == [Post("7", "one"), Post("3", "two")]
    assert [fault.line for fault in faults] == [2, 4, 5, 6, 7]
    assert read_posts('{"text": "pasted"}\n')[0] == [Post("1", "pasted")]


def test_what_is_too_long_is_no_post() -> None:
    assert read_posts("a" * (MAX_POST + 1))[1] == [
        Fault(1, "the text has 50,001 characters, where 50,000 is the limit")
    ]


@given(st.text(), st.sampled_from(["", "a.csv", "a.jsonl", "a.txt"]))
def test_nothing_breaks_it(text: str, name: str) -> None:
    posts, faults = read_posts(text, name)
    assert all(post.text.strip() for post in posts)
    assert all(fault.line >= 1 and fault.reason for fault in faults)


@given(st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1).filter(str.strip)))
def test_written_json_lines_are_read_back(texts: list[str]) -> None:
    lines = "".join(json.dumps({"text": text}) + "\n" for text in texts)
    assert [post.text for post in read_posts(lines, "a.jsonl")[0]] == [text.strip() for text in texts]
