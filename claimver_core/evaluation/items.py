"""What is evaluated: claims with a gold label, and what the checker made of each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from claimver_core.types import Evidence, Label, Verdict

LABELS = tuple(Label)
"""The order of rows and columns everywhere: attributable, extrapolatory, contradictory."""

NO_CLAIM = "No claim was found in the text."


@dataclass(frozen=True, slots=True)
class Item:
    """A claim with its gold label.

    ``evidence`` is what it is judged against; None means that ``claim`` is a text for the whole chain,
    which finds claims and evidence itself. ``support`` is the gold evidence: one or more groups of keys,
    each of which would do; a key is a piece of evidence in words (``evidence_texts``), or for the whole
    chain the identifiers of a triplet. ``true_or_false`` tells that the set knows no third label.
    ``kind`` names the part of the set that the claim belongs to. ``span`` are the words of a text that
    the gold label is about; the whole text where they are empty.
    """

    id: str
    claim: str
    gold: Label
    evidence: Evidence | None
    support: tuple[frozenset[str], ...] = ()
    true_or_false: bool = False
    kind: str = ""
    span: str = ""


@dataclass(frozen=True, slots=True)
class FoundClaim:
    """A claim that the chain found in a text, with its label and the keys of the triplets shown for it."""

    text: str
    label: Label | None
    keys: frozenset[str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """An item, the verdict on it, and the keys of the evidence that decided.

    ``claims`` are those of a text that went through the whole chain, which ``item.evidence`` None tells.
    """

    item: Item
    verdict: Verdict
    found: frozenset[str] = frozenset()
    claims: tuple[FoundClaim, ...] = ()


@dataclass(frozen=True, slots=True)
class DataSet:
    """The rows of one file. ``faults`` say what was wrong with rows that could not be used."""

    name: str
    path: Path
    reader: str
    sha256: str
    items: tuple[Item, ...]
    faults: tuple[str, ...] = ()

    @property
    def true_or_false(self) -> bool:
        """Whether all gold labels are true or false."""
        return bool(self.items) and all(item.true_or_false for item in self.items)
