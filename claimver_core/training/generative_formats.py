"""Judged texts as conversations to tune a language model on: a line of JSON each.

Two formats: ``claimver``, what the method of that name sends and what its grammar allows as an answer; and
``paper``, the prompt and answer of ClaimVer, figure 3.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from string import Template

from claimver_core.errors import StorageError, UnreadableText, UsageError
from claimver_core.evidence_text import format_value, triplet_text
from claimver_core.json_lines import parse_lines
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.models.generation import Message
from claimver_core.training.generate_claims_words import load_phrasings
from claimver_core.training.generative_texts import WORDINGS, JudgedText, TextMaker
from claimver_core.training.pack_facts import PackFacts
from claimver_core.types import Triplet
from claimver_core.verification.generative.asking import plain_text
from claimver_core.verification.generative.prompts import numbered, prompt

_MOST_SUBJECTS = 20_000
_LEAST_SUBJECTS = 400
_PAPER = "figure_3.txt"

Conversation = tuple[Message, ...]
"""The messages to the model, and last its answer."""


@dataclass(frozen=True, slots=True)
class Question:
    """A conversation with the text that it is about, and how many facts it shows."""

    conversation: Conversation
    text: str
    facts: int


def claimver_conversation(text: JudgedText) -> Conversation:
    """As the method ``claimver`` asks, and as its grammar lets a model answer."""
    facts = numbered([triplet_text(triplet) for triplet in text.triplets])
    asked = prompt("claimver").messages(facts=facts, before="(nothing)", text=text.text)
    claims = [
        {
            "span": claim.span.of(text.text),
            "label": claim.label.value,
            "triplets": [place + 1 for place in claim.triplets],
            "rationale": plain_text(claim.rationale),
        }
        for claim in text.claims
    ]
    answer = json.dumps({"claims": claims}, ensure_ascii=False, separators=(",", ":"))
    return (*asked, Message("assistant", answer))


def paper_conversation(text: JudgedText) -> Conversation:
    """As in figure 3 of the paper."""
    template = Template((WORDINGS / _PAPER).read_text("utf-8"))
    asked = template.substitute(text=text.text, triplets=_listed(text.triplets))
    lines = []
    for number, claim in enumerate(text.claims, 1):
        values = {
            "text_span": claim.span.of(text.text),
            "prediction": claim.label.value.capitalize(),
            "triplets": _listed([text.triplets[place] for place in claim.triplets]),
            "rationale": plain_text(claim.rationale),
        }
        mark = str(number) if len(text.claims) > 1 else ""
        lines += [f'"{key}{mark}": {json.dumps(v, ensure_ascii=False)}' for key, v in values.items()]
    return Message("user", asked.strip()), Message("assistant", ",\n".join(lines))


FORMATS: Mapping[str, Callable[[JudgedText], Conversation]] = {
    "claimver": claimver_conversation,
    "paper": paper_conversation,
}


def data_file(folder: Path, part: str, form: str) -> Path:
    """Where the conversations of "train" or "dev" in this format are."""
    return folder / f"{part}.{form}.jsonl"


def write_data(store: KnowledgeStore, folder: Path, texts: int, dev_texts: int, seed: int) -> None:
    """Makes the texts from the store and writes them in every format, the training and development texts
    apart. Raises StorageError, and UsageError where the knowledge is too small for texts."""
    phrasings = load_phrasings(WORDINGS, dev=False)
    subjects = min(_MOST_SUBJECTS, max(_LEAST_SUBJECTS, 2 * texts, 20 * dev_texts))
    facts = PackFacts(store, list(phrasings), subjects, random.Random(seed))
    for part, count in (("train", texts), ("dev", dev_texts)):
        made = list(itertools.islice(TextMaker(facts, seed, part == "dev").texts(), count))
        if len(made) < count:
            raise UsageError("The knowledge has too few statements to make texts of.")
        for form, conversation in FORMATS.items():
            questions = (Question(conversation(text), text.text, len(text.triplets)) for text in made)
            _write(data_file(folder, part, form), questions)


def read_data(path: Path) -> list[Question]:
    """The questions of a file. Raises UnreadableText, which names the line."""
    found: list[Question] = []
    try:
        with path.open("rb") as file:
            for line in parse_lines(file):
                try:
                    if line.fault:
                        raise ValueError(line.fault)
                    conversation = tuple(Message(**message) for message in line.value["messages"])
                    found.append(Question(conversation, str(line.value["text"]), int(line.value["facts"])))
                except (KeyError, TypeError, ValueError) as error:
                    raise UnreadableText(f"{path}, line {line.number}: no conversation ({error}).") from error
    except OSError as error:
        raise UnreadableText(f"{path} cannot be read: {error.strerror}.") from error
    return found


def _write(path: Path, questions: Iterable[Question]) -> None:
    lines = (
        json.dumps(
            {
                "messages": [asdict(message) for message in question.conversation],
                "text": question.text,
                "facts": question.facts,
            },
            ensure_ascii=False,
        )
        + "\n"
        for question in questions
    )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = path.with_suffix(".part")
        with whole.open("w", encoding="utf-8") as file:
            file.writelines(lines)
        whole.replace(path)
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror}.", "Choose another --out.") from error


def _listed(triplets: Iterable[Triplet]) -> str:
    """Triplets as the paper writes them, or NA."""
    found = [
        f"({format_value(t.subject)!r}, {t.property.label!r}, {format_value(t.object)!r})" for t in triplets
    ]
    return f"[{', '.join(found)}]" if found else "NA"
