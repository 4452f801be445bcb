"""Reads the UD treebank for spaCy's training: documents of several sentences, some in social-media style."""

from __future__ import annotations

import lzma
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from claimver_core.training.social_media import Token, in_style_of_social_media

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.training import Example

Sentence = list[Token]
Paragraph = list[Sentence]
PARAGRAPH_BREAK = "\n\n"


def read_documents(path: Path) -> list[list[Paragraph]]:
    """The documents of a CoNLL-U file (plain or .xz), each a list of paragraphs of sentences."""
    opener = lzma.open if path.suffix == ".xz" else open
    documents: list[list[Paragraph]] = []
    with opener(path, "rt", encoding="utf-8") as lines:
        sentence: Sentence = []
        new_document = new_paragraph = True
        word_range: tuple[int, bool] | None = None  # last word of a multi-word token, space after it
        for line in lines:
            line = line.rstrip("\n")
            if line.startswith("#"):
                new_document = new_document or line.startswith("# newdoc")
                new_paragraph = new_paragraph or line.startswith("# newpar")
            elif line:
                columns = line.split("\t")
                space = "SpaceAfter=No" not in columns[9].split("|")
                if "-" in columns[0]:
                    word_range = (int(columns[0].split("-")[1]), space)
                elif "." not in columns[0]:
                    number = int(columns[0])
                    if word_range and number <= word_range[0]:
                        space = word_range[1] if number == word_range[0] else False
                    sentence.append(
                        Token(
                            text=columns[1],
                            lemma=columns[2],
                            pos=columns[3],
                            tag=columns[4],
                            morph=columns[5],
                            head=int(columns[6]) - 1,
                            dep="ROOT" if columns[7] == "root" else columns[7],
                            space=space,
                        )
                    )
            elif sentence:
                if new_document:
                    documents.append([])
                if new_document or new_paragraph:
                    documents[-1].append([])
                documents[-1][-1].append(sentence)
                sentence, new_document, new_paragraph, word_range = [], False, False, None
    return documents


def groups(documents: list[list[Paragraph]], most: int, rng: random.Random) -> Iterator[list[Paragraph]]:
    """Consecutive sentences of one document, 1 to ``most`` at a time, with their paragraphs kept."""
    for document in documents:
        size = rng.randint(1, most)
        group: list[Paragraph] = []
        for paragraph in document:
            group.append([])
            for sentence in paragraph:
                group[-1].append(sentence)
                if sum(map(len, group)) == size:
                    yield [part for part in group if part]
                    group, size = [[]], rng.randint(1, most)
        if any(group):
            yield [part for part in group if part]


def to_example(nlp: Language, paragraphs: list[Paragraph], separator: str, *, hint: bool) -> Example:
    """One training example from raw text; ``separator`` stands between the paragraphs.

    With ``hint`` the predicted side knows its sentence boundaries, so that the parser learns to work inside
    them as it does after the senter.
    """
    from spacy.tokens import Doc
    from spacy.training import Example

    words: list[str] = []
    spaces: list[bool] = []
    columns: dict[str, Any] = {"tags": [], "pos": [], "morphs": [], "lemmas": [], "heads": [], "deps": []}
    starts: list[bool] = []

    def add(token: Token, head: int, start: bool) -> None:
        words.append(token.text)
        spaces.append(token.space)
        starts.append(start)
        columns["tags"].append(token.tag)
        columns["pos"].append(token.pos)
        columns["morphs"].append("" if token.morph == "_" else token.morph)
        columns["lemmas"].append(token.lemma)
        columns["heads"].append(head)
        columns["deps"].append(token.dep)

    for number, paragraph in enumerate(paragraphs):
        if number and separator.isspace() and separator != " ":
            spaces[-1] = False
            add(Token(separator, separator, "SPACE", "_SP", "", 0, "dep", False), len(words) - 1, False)
        for sentence in paragraph:
            offset = len(words)
            for index, token in enumerate(sentence):
                add(token, offset + (index if token.head < 0 else token.head), index == 0)
        if number < len(paragraphs) - 1 and separator == " ":
            spaces[-1] = True
    reference = Doc(nlp.vocab, words=words, spaces=spaces, **columns)
    example = Example(nlp.make_doc(reference.text), reference)
    if hint:
        offsets = {word.idx for word, start in zip(reference, starts, strict=True) if start}
        for word in example.predicted:
            word.is_sent_start = word.idx in offsets
    return example


def treebank_reader(
    path: str, sentences: int, copies: int, style: float, paragraph_breaks: float, hint: bool, seed: int
) -> Callable[[Language], Iterator[Example]]:
    """A corpus reader for a spaCy config.

    ``sentences`` is the most a text has; ``copies`` how often the corpus is read, grouped and styled anew;
    ``style`` the share of texts put into social-media style; ``paragraph_breaks`` the share of texts whose
    paragraphs stand apart by an empty line and not by a space.
    """

    examples: list[Example] = []  # spaCy reads the corpus once for each component it initializes

    def read(nlp: Language) -> Iterator[Example]:
        if not examples:
            rng = random.Random(seed)
            documents = read_documents(Path(path))
            for _ in range(copies):
                for group in groups(documents, sentences, rng):
                    separator = PARAGRAPH_BREAK if rng.random() < paragraph_breaks else " "
                    if rng.random() < style:
                        group = in_style_of_social_media(group, rng)
                    examples.append(to_example(nlp, group, separator, hint=hint))
        yield from examples

    return read


def prepare() -> Callable[[Language], None]:
    """A callback for a spaCy config that gives a new pipeline our tokenizer and word vectors."""
    from claimver_core.language.tokenizer import customise
    from claimver_core.training.word_vectors import add_vectors

    def change(nlp: Language) -> None:
        customise(nlp)
        add_vectors(nlp)

    return change


def register() -> None:
    """Makes the reader and the callback known to spaCy configs."""
    from spacy.util import registry

    registry.readers("claimver.Treebank.v1", func=treebank_reader)
    registry.callbacks("claimver.Prepare.v1", func=prepare)
