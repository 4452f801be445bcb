"""The treebank is read as documents, and social-media style keeps the annotation true."""

from __future__ import annotations

import random

import pytest

from claimver_core.training.social_media import in_style_of_social_media
from claimver_core.training.treebank import groups, read_documents, to_example

SAMPLE = """\
# newdoc id = a
# newpar id = a-1
# text = He doesn't know.
1	He	he	PRON	PRP	Case=Nom	4	nsubj	_	_
2-3	doesn't	_	_	_	_	_	_	_	_
2	does	do	AUX	VBZ	_	4	aux	_	_
3	n't	not	PART	RB	_	4	advmod	_	_
4	know	know	VERB	VB	_	0	root	_	SpaceAfter=No
5	.	.	PUNCT	.	_	4	punct	_	_

# text = Paris fell.
1	Paris	Paris	PROPN	NNP	_	2	nsubj	_	_
2	fell	fall	VERB	VBD	_	0	root	_	SpaceAfter=No
3	.	.	PUNCT	.	_	2	punct	_	_

# newpar id = a-2
# text = Good
1	Good	good	ADJ	JJ	_	0	root	_	_

# newdoc id = b
# text = Bye
1	Bye	bye	INTJ	UH	_	0	root	_	_

"""


@pytest.fixture
def documents(tmp_path):
    path = tmp_path / "sample.conllu"
    path.write_text(SAMPLE, encoding="utf-8")
    return read_documents(path)


def test_documents_and_paragraphs_are_kept(documents):
    assert [[len(paragraph) for paragraph in document] for document in documents] == [[2, 1], [1]]


def test_an_example_has_the_raw_text_with_its_sentence_starts(documents):
    import spacy

    example = to_example(spacy.blank("en"), documents[0], "\n\n", hint=True)
    assert example.reference.text == "He doesn't know. Paris fell.\n\nGood "
    assert [sentence.text.strip() for sentence in example.reference.sents] == [
        "He doesn't know.",
        "Paris fell.",
        "Good",
    ]
    assert [token.text for token in example.predicted if token.is_sent_start] == ["He", "Paris", "Good"]


def test_groups_hold_every_sentence_once_and_in_order(documents):
    parts = list(groups(documents, 2, random.Random(1)))
    flat = [
        token.text for group in parts for paragraph in group for sentence in paragraph for token in sentence
    ]
    assert " ".join(flat) == "He does n't know . Paris fell . Good Bye"
    assert all(sum(map(len, group)) <= 2 for group in parts)


@pytest.mark.parametrize("seed", range(40))
def test_social_media_style_keeps_every_tree_whole(documents, seed):
    for paragraph in in_style_of_social_media(documents[0], random.Random(seed)):
        for sentence in paragraph:
            roots = [token for token in sentence if token.head < 0]
            assert len(roots) == 1
            assert roots[0].dep == "ROOT"
            assert all(token.head < len(sentence) for token in sentence)
            verbs = [token for token in sentence if token.dep == "nsubj"]
            assert all(sentence[token.head].pos == "VERB" for token in verbs)
