"""Loads the language pipeline and runs it over a text of any size."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from claimver_core.errors import ResourceError, stop_if
from claimver_core.language import grammar
from claimver_core.language.datelines import DATELINE
from claimver_core.language.mending.repairs import mend
from claimver_core.language.mending.rereading import reread
from claimver_core.language.names import join_codes, part_letters
from claimver_core.language.posts import break_posts, restore_clitics
from claimver_core.language.semicolons import break_at_semicolons
from claimver_core.language.stand_ins import carry_over, with_stand_ins
from claimver_core.locations import resource
from claimver_core.types import Progress

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.tokens import Doc, Token

SHIPPED = "en_claimver"
_CHUNK = 20_000  # characters analysed at once; bounds the memory whatever the text's length
_BULLET = re.compile(r"\(?\d{1,3}/(?:\d{1,3}\b)?\)?|[-*+•‣◦▪●–—>]|\(?(?:\d{1,3}|[a-zA-Z])[.)]")
_NUMBERED = re.compile(r"^[ \t]*\(?\d{1,3}/\d{1,3}\b", re.MULTILINE)
_LETTERED = re.compile(r"^[ \t]*\(?[a-zA-Z][.)][ \t]", re.MULTILINE)
_ENDS_SENTENCE = re.compile(r"[.!?:;…][\"'”’)\]]*$")
_MAY_END = re.compile(r"[^\w\s,(\[{‘“«$#@&/+-]$|\.$")  # what a sentence may end with, emoji included
_ABBREVIATION = re.compile(r"[A-Z]\.|(?:Mr|Mrs|Ms|Dr|Prof|St|Gen|Sen|Gov|Rev|Capt|Lt|Col|Mt)\.")
_OPENERS = grammar.words(
    """the a an it its he his she her they their we our i you your this that these those there here what who
    when where why how as and but so if then also no yes not is was do does did"""
)
_LONGEST_BULLET = 5  # words, of "(1/5)"
_LONGEST_NAME = 4  # words of a line that is a name
_WRAPPED = range(50, 101)  # the lengths of a line that may have been wrapped by a mail or text program


def load_pipeline(name: str | None = None) -> Language:
    """The shipped pipeline, or the installed one called ``name``.

    Raises ResourceError when it is missing or damaged, or marks no sentences and dependencies.
    """
    import spacy

    if name is None:
        path: Path | str = resource("language", SHIPPED)
        remedy = "Install ClaimVer again."
    elif spacy.util.is_package(name):
        path, remedy = name, f"Install it again: python -m spacy download {name}"
    else:
        raise ResourceError(
            f"The language pipeline {name} is not installed.",
            f"Install it (python -m spacy download {name}), or use the built-in one.",
        )
    try:
        pipeline = spacy.load(path)
    except Exception as error:  # spaCy reports damaged files by many exception types
        raise ResourceError(f"The language pipeline {path} cannot be read: {error}", remedy) from error
    if "parser" not in pipeline.pipe_names:
        raise ResourceError(f"The language pipeline {path} has no parser.", "Use another pipeline.")
    return pipeline


def analyse(
    pipeline: Language,
    text: str,
    *,
    cancelled: Callable[[], bool] | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Doc:
    """``text`` with its words, sentences and dependencies; its offsets are those of the text.

    A long text is worked through in pieces that end at a line break. A line break, a bullet or a dateline
    ends a sentence, save where a line was merely wrapped. Raises Cancelled.
    """
    docs = []
    for start, end in _chunks(text):
        stop_if(cancelled)
        if progress is not None:
            progress(Progress("Reading the text", start, len(text)))
        docs += _read(pipeline, [text[start:end]], cancelled)
    if len(docs) == 1:
        return docs[0]
    return join(docs) if docs else pipeline(pipeline.make_doc(text))


def join(docs: Sequence[Doc]) -> Doc:
    """One document of several, in order, without the vectors of their words, which not all of them have."""
    from spacy.tokens import Doc

    joined = Doc.from_docs(list(docs), ensure_whitespace=False, exclude=["tensor"])  # type: ignore[call-arg]
    assert joined is not None
    return joined


def analyse_all(
    pipeline: Language, texts: Sequence[str], cancelled: Callable[[], bool] | None = None
) -> list[Doc]:
    """``analyse`` for many short texts at once, in order: the batch goes through the pipeline together.

    Raises Cancelled.
    """
    return _read(pipeline, texts, cancelled)


def _read(pipeline: Language, texts: Sequence[str], cancelled: Callable[[], bool] | None = None) -> list[Doc]:
    """The texts, parsed. Between the tagger and the parser, posts are broken into their sentences."""
    docs = []
    for text in texts:
        doc = part_letters(restore_clitics(join_codes(pipeline.make_doc(text))))
        _mark_lines(doc)
        _mark_prose(doc)
        docs.append(doc)
    own, docs = docs, [with_stand_ins(doc) for doc in docs]
    for name, component in pipeline.pipeline:
        stop_if(cancelled)
        if name == "parser":
            for doc in docs:
                break_posts(doc)
                break_at_semicolons(doc)
        docs = list(component.pipe(docs)) if hasattr(component, "pipe") else [component(doc) for doc in docs]

    docs = [carry_over(read, doc) for read, doc in zip(docs, own, strict=True)]

    def parse(shorter: Sequence[Doc]) -> list[Doc]:
        return [pipeline(doc) for doc in shorter]

    return [mend(reread(doc, parse)) for doc in docs]


def _chunks(text: str) -> Iterator[tuple[int, int]]:
    """Ranges of at most ``_CHUNK`` characters, cut behind a line break or white space where there is one."""
    start = 0
    while start < len(text):
        end = min(start + _CHUNK, len(text))
        if end < len(text):
            for mark in ("\n", ". ", " "):
                cut = text.rfind(mark, start + _CHUNK // 2, end)
                if cut >= 0:
                    end = cut + len(mark)
                    break
        yield start, end
        start = end


def _mark_lines(doc: Doc) -> None:
    """Sets the sentence starts that the layout decides: lines and bullets. The rest is the pipeline's."""
    text = doc.text
    at_line_start = True
    for token in doc:
        if token.is_space:
            if "\n" in token.text or "\r" in token.text:
                wrapped = _is_wrapped(text, token.idx, token.idx + len(token))
                at_line_start = not wrapped
                following = token.i + 1
                if wrapped and following < len(doc):
                    doc[following].is_sent_start = False
            continue
        if at_line_start:
            token.is_sent_start = True
            line_end = token.idx + len(token)
            bullet = DATELINE.match(text, token.idx) or _BULLET.match(text, token.idx)
            if bullet and bullet[0].strip("(.)").isalpha() and len(_LETTERED.findall(text)) < 2:
                bullet = None  # the initial of "J. K. Rowling"
            if bullet and bullet[0][-1:].isdigit() and len(_NUMBERED.findall(text)) < 2:
                bullet = None  # a third, and no post of three
            if bullet and text[bullet.end() : bullet.end() + 1] in (" ", "\t"):
                line_end = bullet.end()
                behind = next((t for t in doc[token.i :] if t.idx >= line_end and not t.is_space), None)
                if behind is not None:
                    behind.is_sent_start = True
            at_line_start = False


def _mark_prose(doc: Doc) -> None:
    """In edited prose, a line with a capital first and a mark last, only marks end a sentence.

    Nor does one end inside a line that is a name alone.
    """
    line: list[Token] = []
    for token in (*doc, None):
        if token is not None and not (token.is_space and "\n" in token.text):
            line.append(token)
            continue
        words = [t for t in line if not t.is_space]
        bullet = next((n for n, t in enumerate(words[1:_LONGEST_BULLET], 1) if t.is_sent_start), 0)
        words = words[bullet:]
        if len(words) <= _LONGEST_NAME and all(t.text.istitle() and t.is_alpha for t in words):
            for word in words[1:]:  # a name alone, as over a list
                word.is_sent_start = False
        if words and words[0].text[:1].isupper():
            for before, word in pairwise(words):  # "Parasite wins Best Picture"
                if before.text.islower() and before.is_alpha and word.text.istitle() and not _begins(word):
                    word.is_sent_start = False
        for word in words[1 : _length_of_name(words)]:  # "Usain Bolt is a sprinter", without a mark behind
            word.is_sent_start = False
        opening = next((t for t in words if not t.is_quote), None)
        if opening is not None and _ENDS_SENTENCE.search(words[-1].text) and opening.text[:1].isupper():
            for before, word in pairwise(words):
                ends = bool(_MAY_END.search(before.text)) and not _ABBREVIATION.fullmatch(before.text)
                if before.is_quote and before.i:  # behind a title no sentence ends without a mark
                    ends = bool(_ENDS_SENTENCE.search(before.nbor(-1).text))
                if not ends and not word.is_sent_start:
                    word.is_sent_start = False
                elif before.text == "." and before.whitespace_ and word.text[:1].isupper():
                    word.is_sent_start = True
        line = []


def _begins(word: Token) -> bool:
    """True for a word that a sentence begins with where its mark is left out."""
    return word.lower_ in _OPENERS or word.is_sent_start is True


def _length_of_name(words: Sequence[Token]) -> int:
    """How many words a line begins with that are written as one name."""
    length = 0
    while length < len(words) and words[length].text.istitle() and words[length].is_alpha:
        if words[length].lower_ in grammar.EXCLAMATIONS:
            return 0
        length += 1
    return length


def _is_wrapped(text: str, start: int, end: int) -> bool:
    """True if the white space ``[start, end)`` merely wraps a line: a long line goes on in small letters.

    In a paragraph that itself begins in small letters a line is a sentence, as in posts and chats.
    """
    if text[start:end].count("\n") != 1:
        return False
    line = text[text.rfind("\n", 0, start) + 1 : start]
    paragraph = text[text.rfind("\n\n", 0, start) + 1 : start].strip().split("\n")
    begins = line[:1].isupper() or (len(paragraph) > 1 and len(paragraph[-2]) in _WRAPPED)
    return (
        len(line) in _WRAPPED
        and paragraph[0][:1].isupper()
        and begins
        and not _ENDS_SENTENCE.search(line)
        and end < len(text)
        and (text[end].islower() or text[end].isdigit())
        and not _BULLET.match(text, end)
    )
