"""A text is read without its markup, and what is found stands where it was written."""

from __future__ import annotations

import markdown_it
import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.checker import FactChecker
from claimver_core.documents.html import visible_text
from claimver_core.markup import bare_text
from claimver_core.types import Label, Span


def _bare(text: str) -> str:
    found = bare_text(text)
    return text if found is None else found.text


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("**Marie Curie** was born in *Warsaw*.", "Marie Curie was born in Warsaw."),
        ("_Marie Curie_ was born in __Warsaw__.", "Marie Curie was born in Warsaw."),
        ("***Both***, ~~struck~~ and `code`", "Both, struck and code"),
        ("[Ulm](https://example.org/Ulm_(city) 'x')", "[Ulm](https://example.org/Ulm_(city) 'x')"),
        ('[Ulm](https://example.org/Ulm_(city) "x") lies [there][1].', "Ulm lies there."),
        ("![a picture](ulm.png) Ulm", " Ulm"),
        ("# Ulm\n> > It lies\n> there.", "Ulm\nIt lies\nthere."),
        ("Ulm.[1][2] It[a] lies there.[citation needed][^note]", "Ulm. It lies there."),
        ("Ulm [2], and its minster [3, 4].¹ It is 5 km² large.²", "Ulm, and its minster. It is 5 km² large."),
        ("“[H]e was born”", "“He was born”"),
        ("<b>Ulm</b> is <a href='x'>old</a>.<br>It lies<!-- ? --> there.", "Ulm is old.\nIt lies there."),
        ("AT&amp;T &mdash; Ein&shy;stein&#39;s", "AT&T — Einstein's"),
        ("Ein\u00adstein\u200b \ufeffwas", "Einstein was"),
        ("Tokyo (/ˈtoʊkioʊ/; Japanese: 東京, Tōkyō) is a city.", "Tokyo is a city."),
        ("Vienna (/viˈɛnə/ vee-EN-ə; German: Wien [viːn]) is", "Vienna is"),
        ("Germany (German: Deutschland, pronounced [ˈdɔʏtʃlant]), officially", "Germany, officially"),
        ("Merkel (German: [ˈmɛʁkl̩]; born 17 July 1954) is", "Merkel (born 17 July 1954) is"),
        ("Putin (Russian: Владимир Путин, born 1952) is", "Putin (born 1952) is"),
        ("Fuji (富士山, Fujisan) and gold (from Latin aurum)", "Fuji and gold"),
        ("Bach (31 March [O.S. 21 March] 1685)", "Bach (31 March 1685)"),
        ("before\n```python\nprint(1)\n```\nbehind", "before\n\nbehind"),
    ],
)  # fmt: skip
def test_markup_is_not_seen(written: str, seen: str) -> None:
    assert _bare(written) == seen


@pytest.mark.parametrize(
    "text",
    [
        "",
        "The A* search and the B* tree.",
        "5 * 3 * 2 is 30, and snake_case_name is a name.",
        "f*** and 2**3**4 and **not closed",
        "* a list\n* of two",
        "#Paris is trending, 3 > 2, x < y and z > w",
        "Dial [someone] or [the president] at AT&T; R&D &unknown; <Marie>",
        "**one paragraph\n\nand another**",
        "👩‍🔬 and نص",
    ],
)
def test_what_is_no_markup_stays(text: str) -> None:
    assert bare_text(text) is None


_PIECES = st.sampled_from(
    ["word", "Ulm.", " ", "\n", "\n\n", "**", "*", "_", "__", "`", "~~", "[", "]", "(u)", "](u)", "[1]", "!",
     "<b>", "</b>", "<br>", "<p>", "&amp;", "&shy;", "\u00ad", "# ", "> ", "```\n", "🎉", "e\u0301", "אב"]
)  # fmt: skip


@given(st.lists(_PIECES, max_size=60).map("".join))
def test_every_stretch_of_what_is_seen_has_its_place(text: str) -> None:
    bare = bare_text(text)
    if bare is None:
        return
    end_before = 0
    for at, character in enumerate(bare.text):
        span = bare.written_span(Span(at, at + 1))
        assert 0 <= span.start < span.end <= len(text)
        assert character in span.of(text) or character in "\n&"
        assert span.end >= end_before  # in order
        end_before = span.end
    for cut in range(1, len(bare.text)):
        left, right = bare.written_span(Span(0, cut)), bare.written_span(Span(cut, len(bare.text)))
        shared = left.end > right.start
        assert not shared or bare.text[cut - 1 : cut + 1] == "\n\n"  # of one tag


_WORDS = st.lists(st.sampled_from(["Ulm", "is", "a", "city"]), min_size=1, max_size=4).map(" ".join)
_MARKED = st.tuples(_WORDS, st.sampled_from(["{}", "**{}**", "*{}*", "_{}_", "[{}](u)", "`{}`", "<b>{}</b>"]))


@given(st.lists(_MARKED, min_size=1, max_size=6))
def test_markdown_is_seen_as_its_pages_show_it(pieces: list[tuple[str, str]]) -> None:
    text = ", ".join(form.format(words) for words, form in pieces)
    page = markdown_it.MarkdownIt("commonmark").render(text)
    assert _bare(text) == visible_text(page).strip()


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        (
            "**Marie Curie** was born in *Warsaw*.[1] <i>Paris</i> is the capital of [Italy](it.html).",
            {
                "**Marie Curie** was born in *Warsaw*.": Label.ATTRIBUTABLE,
                "<i>Paris</i> is the capital of [Italy](it.html).": Label.CONTRADICTORY,
            },
        ),
        (
            "# Physics\n\n- **Ein\u00adstein** was born in Ulm\n\n> Rome is the capital of\u200b Spain.",
            {
                "**Ein\u00adstein** was born in Ulm": Label.ATTRIBUTABLE,
                "Rome is the capital of\u200b Spain.": Label.CONTRADICTORY,
            },
        ),
    ],
)
def test_claims_stand_where_they_were_written(
    checker: FactChecker, text: str, spans: dict[str, Label]
) -> None:
    report = checker.check(text)
    found = {}
    for result in report.results:
        assert result.claim.text == result.claim.span.of(text)
        assert not set("*[]<>\u00ad\u200b") & set(result.claim.context)
        found[result.claim.text] = result.verdict and result.verdict.label
    assert found == spans
    assert all(mention.span.of(text).strip("*[]<>") for mention in report.mentions)


@pytest.mark.parametrize(
    "text", ["> > >", "```\nParis is the capital of Italy.\n```", "<!-- x -->", "&shy;", "[1]"]
)
def test_markup_alone_is_no_claim(checker: FactChecker, text: str) -> None:
    report = checker.check(text)
    assert not report.results
    assert report.text == text


def test_links_stand_where_they_were_written(checker: FactChecker) -> None:
    text = "**Albert Ein\u00adstein** lived in [Ulm](u)."
    assert [(m.entity.id, m.span.of(text)) for m in checker.link(text)] == [
        ("Q937", "Albert Ein\u00adstein"),
        ("Q3012", "Ulm"),
    ]
