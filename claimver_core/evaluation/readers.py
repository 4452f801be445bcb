"""Readers of the data sets: from the rows of a file to ``Item`` values.

A new set takes a function from one row to an item, and a line in ``READERS``. A row that cannot be used
raises ``LineFault`` there, is left out and told of; it never becomes an item with a guessed label.
"""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from claimver_core.errors import UnreadableText, UsageError
from claimver_core.evaluation.items import LABELS, DataSet, Item
from claimver_core.evaluation.keys import given_key
from claimver_core.evaluation.tokens import clean_tokens
from claimver_core.evidence_text import evidence_texts
from claimver_core.given_claims import given_claim, given_passage, given_triplet
from claimver_core.json_lines import Line, LineFault, list_of, parse_lines, text_of
from claimver_core.types import Evidence, Label, Passage

_FEVER = {
    "SUPPORTS": Label.ATTRIBUTABLE,
    "NOT ENOUGH INFO": Label.EXTRAPOLATORY,
    "REFUTES": Label.CONTRADICTORY,
}
_HEALTHVER = {
    "Supports": Label.ATTRIBUTABLE,
    "Neutral": Label.EXTRAPOLATORY,
    "Refutes": Label.CONTRADICTORY,
}
_WICE = {
    "supported": Label.ATTRIBUTABLE,
    "partially_supported": Label.EXTRAPOLATORY,
    "not_supported": Label.EXTRAPOLATORY,
}
_INFERENCE = {
    "entailment": Label.ATTRIBUTABLE,
    "neutral": Label.EXTRAPOLATORY,
    "contradiction": Label.CONTRADICTORY,
}
_OURS = {label.value: label for label in Label}
_FIELD_CHARACTERS = 10_000_000

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads one kind of file: ``rows`` cuts its bytes into objects, ``item`` makes an item of one.

    ``files`` are the places in a data folder where a set of this kind lies; ``names`` are how the names
    of such files begin or end.
    """

    about: str
    item: Callable[[Row], Item]
    rows: Callable[[bytes], Iterator[Line]]
    names: tuple[str, ...]
    files: tuple[str, ...] = ()


def read_set(path: Path, reader: str) -> DataSet:
    """Reads ``path`` by the reader of that name.

    Raises UnreadableText when the file is missing or not one row of it can be used.
    """
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UnreadableText(f"{path} cannot be read: {reason}.") from error
    items, faults = [], []
    for line in READERS[reader].rows(data):
        try:
            if line.fault:
                raise LineFault(line.fault)
            item = READERS[reader].item(line.value)
            items.append(item if item.id else replace(item, id=str(line.number)))
        except LineFault as fault:
            told = str(fault)
            faults.append(told if told.startswith("line ") else f"line {line.number}: {told}")
    if not items:
        raise UnreadableText(
            f"{path} holds no row that the reader “{reader}” can use"
            + (f" ({faults[0]})." if faults else "."),
            "Name another reader with --reader, or another file.",
        )
    digest = hashlib.sha256(data).hexdigest()
    return DataSet(path.stem, path, reader, digest, tuple(items), tuple(faults))


def find_set(name: str, folder: Path, reader: str | None = None) -> tuple[Path, str]:
    """The file that ``name`` means and the name of its reader.

    ``name`` is a path, or the name of a reader whose set lies in ``folder``. Raises UsageError when
    nothing tells which file or which reader is meant. That the file exists is not checked for a path.
    """
    known = READERS.get(name)
    if known is not None and known.files and not Path(name).is_file():
        places = [folder / place for file in known.files for place in (file, Path(file).name)]
        found = next((place for place in places if place.is_file()), None)
        if found is None:
            raise UsageError(
                f"There is no {' or '.join(known.files)} in the folder {folder}.",
                "Give the data folder with --data, or the path of the file.",
            )
        return found, reader or name
    path = Path(name)
    return path, reader or _by_file_name(path)


def _by_file_name(path: Path) -> str:
    stem = path.stem.lower().replace("-", "_")
    matching = [
        (len(part), name)
        for name, reader in READERS.items()
        for part in reader.names
        if stem.startswith(part) or stem.endswith(part)
    ]
    if not matching:
        raise UsageError(
            f"The name {path} does not tell what kind of set it is.",
            f"Name its reader with --reader: {', '.join(READERS)}.",
        )
    return max(matching)[1]


def _json_lines(data: bytes) -> Iterator[Line]:
    return parse_lines(io.BytesIO(data))


def _table(data: bytes, **form: Any) -> Iterator[Line]:
    """The rows of a table whose first line names the columns."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        yield Line(None, {}, f"line {line} is not valid UTF-8: byte {error.start}", line)
        return
    csv.field_size_limit(_FIELD_CHARACTERS)
    rows = csv.DictReader(io.StringIO(text, newline=""), **form)
    try:
        for row in rows:
            fault = f"line {rows.line_num} has too many columns" if None in row else None
            yield Line(row.get("id"), {} if fault else row, fault, rows.line_num)
    except csv.Error as error:
        yield Line(None, {}, f"line {rows.line_num} is not a row of a table: {error}", rows.line_num)


def _commas(data: bytes) -> Iterator[Line]:
    return _table(data)


def _tabs(data: bytes) -> Iterator[Line]:
    return _table(data, delimiter="\t", quoting=csv.QUOTE_NONE)


def _claim(row: Row, key: str = "claim") -> str:
    claim = text_of(row, key)
    if not claim.strip():
        raise LineFault(f"“{key}” is empty")
    return claim


def _label(row: Row, labels: Mapping[str, Label], key: str = "label") -> Label:
    value = row.get(key)
    if not isinstance(value, str) or value not in labels:
        raise LineFault(f"“{key}” is {value!r}, not one of {', '.join(labels)}")
    return labels[value]


def _truth(row: Row) -> Label:
    """Closed world: what is not true counts as contradictory."""
    if not isinstance(row.get("label"), bool):
        raise LineFault("“label” is neither true nor false")
    return Label.ATTRIBUTABLE if row["label"] else Label.CONTRADICTORY


def _id(row: Row) -> str:
    return "" if row.get("id") is None else str(row["id"])


def _passage(text: str) -> Evidence:
    return Evidence(passages=(Passage(text),))


def _fever(row: Row) -> Item:
    evidence = _passage(clean_tokens(text_of(row, "evidence")))
    return Item(_id(row), clean_tokens(_claim(row)), _label(row, _FEVER), evidence)


def _factkg(row: Row) -> Item:
    triplets = [given_triplet(t, f"triples[{i}]") for i, t in enumerate(list_of(row, "triples"))]
    return Item(_id(row), _claim(row), _truth(row), Evidence(tuple(triplets)), true_or_false=True)


def _healthver(row: Row) -> Item:
    evidence = _passage(text_of(row, "evidence"))
    return Item(_id(row), _claim(row), _label(row, _HEALTHVER), evidence)


def _wice(row: Row) -> Item:
    """Partial support counts as extrapolatory: something of the claim is not borne out.

    ``meta`` holds which sentences of the page the row shows, and which of these annotators chose.
    """
    given = [given_passage(text, f"evidence[{i}]") for i, text in enumerate(list_of(row, "evidence"))]
    meta = row.get("meta") if isinstance(row.get("meta"), dict) else {}
    assert isinstance(meta, dict)
    shown, chosen = meta.get("chunk_idx"), meta.get("oracle_idx")
    support: tuple[frozenset[str], ...] = ()
    evidence = Evidence(passages=tuple(given))
    if isinstance(shown, list) and isinstance(chosen, list) and len(shown) == len(given):
        texts = evidence_texts(evidence)
        keys = frozenset(text for place, text in zip(shown, texts, strict=True) if place in chosen)
        support = (keys,) if keys else ()
    return Item(str(meta.get("id") or ""), _claim(row), _label(row, _WICE), evidence, support)


def _conjnli(row: Row) -> Item:
    evidence = _passage(text_of(row, "Premise"))
    return Item(_id(row), _claim(row, "Hypothesis"), _label(row, _INFERENCE, "Label"), evidence)


def _verify(row: Row) -> Item:
    """Our own lines: those of ``claimver verify`` with "label" (one of ours, or true or false), and if
    known "evidence": the indexes of what decides, or several such lists each of which would do."""
    claim, evidence = given_claim(row)
    closed = isinstance(row.get("label"), bool)
    gold = _truth(row) if closed else _label(row, _OURS)
    support = _support(list_of(row, "evidence"), evidence_texts(evidence))
    return Item(_id(row), claim, gold, evidence, support, closed, _kind(row))


def _support(groups: list[Any], texts: list[str]) -> tuple[frozenset[str], ...]:
    if not any(isinstance(group, list) for group in groups):
        groups = [groups] if groups else []
    support = []
    for group in groups:
        if not isinstance(group, list) or not all(
            isinstance(i, int) and not isinstance(i, bool) and 0 <= i < len(texts) for i in group
        ):
            raise LineFault("“evidence” holds what is no index of a triplet or passage")
        if group:
            support.append(frozenset(texts[i] for i in group))
    return tuple(support)


def _generated(row: Row) -> Item:
    """What ``training.generate_claims`` writes: evidence in words, and the label's index."""
    index = row.get("label")
    if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index < len(LABELS):
        raise LineFault("“label” is not 0, 1 or 2")
    given = [given_passage(text, f"evidence[{i}]") for i, text in enumerate(list_of(row, "evidence"))]
    kind = row.get("group") if isinstance(row.get("group"), str) else ""
    return Item("", _claim(row), LABELS[index], Evidence(passages=tuple(given)), kind=str(kind))


def _chain(row: Row) -> Item:
    """A text with the label and the deciding triplets that the whole chain should come to."""
    keys = []
    for index, triplet in enumerate(list_of(row, "triplets")):
        if (
            not isinstance(triplet, list)
            or len(triplet) != 3
            or not all(isinstance(part, str | int | float) and not isinstance(part, bool) for part in triplet)
        ):
            raise LineFault(f"“triplets[{index}]” is not a list of item, property and value")
        keys.append(given_key(str(triplet[0]), str(triplet[1]), triplet[2]))
    text = _claim(row, "text")
    span = text_of(row, "span") if row.get("span") is not None else ""
    if span not in text:
        raise LineFault("“span” is not a part of “text”")
    label = str(row.get("label")).lower()
    gold = _label({"label": label}, _OURS)
    support = (frozenset(keys),) if keys else ()
    return Item(_id(row), text, gold, None, support, kind=_kind(row), span=span)


def _kind(row: Row) -> str:
    return str(row["kind"]) if isinstance(row.get("kind"), str) else ""


READERS: dict[str, Reader] = {
    "fever": Reader(
        "FEVER claims with sentences", _fever, _json_lines, ("fever",), ("verification/train/fever.jsonl",)
    ),
    "fever-symmetric": Reader(
        "FEVER claims and evidence re-paired",
        _fever,
        _json_lines,
        ("fever_symmetric",),
        ("verification/dev/fever_symmetric_dev.jsonl",),
    ),
    "factkg": Reader(
        "claims with candidate triplets, true or false",
        _factkg,
        _json_lines,
        ("factkg",),
        ("verification/dev/factkg_val.jsonl",),
    ),
    "healthver": Reader(
        "health claims with abstracts",
        _healthver,
        _commas,
        ("healthver",),
        ("verification/dev/healthver_dev.csv",),
    ),
    "wice": Reader(
        "claims with parts of web pages", _wice, _json_lines, ("wice",), ("verification/dev/wice_dev.jsonl",)
    ),
    "conjnli": Reader(
        "pairs with conjunctions", _conjnli, _tabs, ("conjnli",), ("verification/dev/conjnli_dev.tsv",)
    ),
    "verify": Reader('lines of "claimver verify" with "label"', _verify, _json_lines, ("verify", "pairs")),
    "generated": Reader("what training.generate_claims writes", _generated, _json_lines, ("generated",)),
    "claims": Reader("texts for the whole chain", _chain, _json_lines, ("claims",)),
}
"""The readers by name. Those without ``files`` are for sets of one's own and take a path."""
