"""The pipeline loads or says why not, keeps the text's offsets, and takes lines as the layout means them."""

from __future__ import annotations

import shutil

import pytest

from claimver_core.errors import Cancelled, ResourceError
from claimver_core.language import pipeline as module
from claimver_core.language.paragraph_reader import ParagraphReader
from claimver_core.language.pipeline import analyse, load_pipeline
from claimver_core.locations import resource


def sentences(pipeline, text):
    return [sentence.text.strip() for sentence in analyse(pipeline, text).sents if sentence.text.strip()]


def test_the_shipped_pipeline_fits_its_size():
    folder = resource("language", module.SHIPPED)
    assert sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) <= 15_000_000


def test_a_pipeline_that_is_not_installed_has_a_remedy():
    with pytest.raises(ResourceError, match="spacy download en_core_web_xx"):
        load_pipeline("en_core_web_xx")


def test_a_damaged_pipeline_is_a_resource_error(tmp_path, monkeypatch):
    broken = tmp_path / "broken"
    shutil.copytree(resource("language", module.SHIPPED), broken)
    model = broken / "parser" / "model"
    model.write_bytes(model.read_bytes()[:1000])
    monkeypatch.setattr(module, "resource", lambda *parts: broken)
    with pytest.raises(ResourceError, match="Install ClaimVer again"):
        load_pipeline()


def test_offsets_are_those_of_the_text(pipeline):
    text = "A 😂 b.\r\n\tנעמי was here\u202e.  \n\nEnd"
    doc = analyse(pipeline, text)
    assert doc.text == text
    assert all(text[token.idx : token.idx + len(token)] == token.text for token in doc)


def test_lines_and_bullets_end_sentences(pipeline):
    assert sentences(pipeline, "Paris is big\nRome is old\n- Bats fly\n2) Dogs run") == [
        "Paris is big",
        "Rome is old",
        "-",
        "Bats fly",
        "2)",
        "Dogs run",
    ]


def test_a_wrapped_line_goes_on(pipeline):
    text = "The committee that met on Monday in the old town hall of the city\nof Ulm elected Anna Smith."
    assert len(sentences(pipeline, text)) == 1


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Nelson Mandela was born in 1918 ✊🏿", "Nelson Mandela was born in 1918"),
        ("Usain Bolt is a sprinter 🏃", "Usain Bolt is a sprinter"),
        ("Marie Curie discovered radium lol", "Marie Curie discovered radium"),
        ("Lol Messi won the cup", "Lol"),
    ],
)
def test_no_sentence_begins_inside_the_name_that_a_line_begins_with(pipeline, text, first):
    assert sentences(pipeline, text)[0] == first


@pytest.mark.parametrize(
    "first",
    ["Ann Lee co-founded Apple.", "marie curie was born in ulm.", "Ulm 🎉 lies here 🔥 and is nice."],
    ids=["a word read as another", "small names", "emoji"],
)
def test_paragraphs_are_read_together_however_each_was_read(pipeline, first):
    text = f"{first}\n\nBob Ray was born in Paris."
    assert ParagraphReader(pipeline).read(text).text == text


def test_a_long_text_is_read_in_pieces_and_can_be_stopped(pipeline):
    text = "Paris is the capital of France. " * 1500
    heard = []
    doc = analyse(pipeline, text, progress=heard.append)
    assert doc.text == text
    assert len(heard) > 1
    assert heard[-1].done < heard[-1].total == len(text)
    with pytest.raises(Cancelled):
        analyse(pipeline, text, cancelled=lambda: len(heard) > 1)


@pytest.mark.parametrize(
    "text",
    [
        "Oslo is in Norway.\n\nmarie curie was born in warsaw\n",
        "Oslo is in Norway.\n" * 1052 + "marie curie was born in warsaw\n",
    ],
    ids=["paragraphs", "pieces"],
)
def test_prose_and_posts_are_read_together(pipeline, text):
    doc = ParagraphReader(pipeline).read(text)
    assert doc.text == text
    assert doc.has_annotation("DEP")


@pytest.mark.parametrize("text", ["", " \n\n ", "a" * 60_000, "<p>Paris</p> &amp; \x00\x07", "😂" * 500])
def test_any_text_can_be_read(pipeline, text):
    assert analyse(pipeline, text).text == text


@pytest.mark.parametrize("beside", ["Bill Gates is a co-founder of Microsoft.", "#Paris is big."])
def test_paragraphs_read_with_other_words_in_their_place_are_joined_to_others(pipeline, beside):
    text = f"Paris is the capital of France.\n\n{beside}\n\nRome is old."
    assert ParagraphReader(pipeline).read(text).text == text
