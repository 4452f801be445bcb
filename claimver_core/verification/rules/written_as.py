"""Claims of how science writes something: the formula of a compound, the Latin name of a species."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_FORMULA, _TAXON = ("P274",), ("P225",)
_OF_FORMULA = r"(?:chemical|molecular)\s+formula|formula"
_OF_TAXON = r"(?:scientific|Latin|binomial|zoological|taxonomic)\s+name"
_WRITTEN = r"[A-Z][\w()₀-₉]*(?:\s+[a-z]+){0,2}"
_CLAIM = re.compile(
    rf"^\W*(?:[Tt]he\s+)?(?P<what1>{_OF_FORMULA}|{_OF_TAXON})\s+(?:of|for)\s+(?:an?\s+|the\s+)?(?P<of1>[^,]+?)\s+is\s+"
    rf"(?P<said1>{_WRITTEN})\W*$|"
    rf"^\W*(?P<said2>{_WRITTEN})\s+is\s+the\s+(?P<what2>{_OF_FORMULA}|{_OF_TAXON})\s+(?:of|for)\s+(?:an?\s+|the\s+)?"
    rf"(?P<of2>[^,]+?)\W*$|"
    rf"^\W*(?:[Tt]he\s+|[Aa]n?\s+)?(?P<of3>[^,]+?)(?:\s+has|['’]s|\s+is\s+known\s+by|\s+goes\s+by)\s+(?:the\s+)?"
    rf"(?P<what3>{_OF_FORMULA}|{_OF_TAXON})\s+(?:is\s+)?(?P<said3>{_WRITTEN})\W*$|"
    rf"^\W*(?:[Tt]he\s+|[Aa]n?\s+)?(?P<of4>[^,]+?)\s+is\s+(?P<what4>scientifically)\s+(?:known\s+as|called|named)\s+"
    rf"(?P<said4>{_WRITTEN})\W*$",
)
_ATOMS = re.compile(r"([A-Z][a-z]?)(\d*)|\(([^()]+)\)(\d*)")
_FORMULA_LIKE = re.compile(r"(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+")


def written_as(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A formula with the same atoms as a known one bears the claim out, and one with others contradicts it; a
    Latin name does so where it is known to be another species'."""
    found = _CLAIM.match(reading.claim.context)
    if found is None:
        return None
    number = next(n for n in "1234" if found[f"of{n}"])
    subject = _mention(reading, found[f"of{number}"])
    if subject is None:
        return None
    said = unicodedata.normalize("NFKC", found[f"said{number}"])
    formula = "formula" in found[f"what{number}"].lower()
    known = [
        t
        for t in relations.statements(str(subject.entity.id), _FORMULA if formula else _TAXON)
        if isinstance(t.object, TextValue)
    ]
    if not known:
        return None
    same = [t for t in known if _agree(said, t, formula=formula)]
    if not same and (
        _may_be_a_slip(said) if formula else not _is_of_another(reading, said, subject, relations)
    ):
        return None
    label = Label.CONTRADICTORY if reading.denied == bool(same) else Label.ATTRIBUTABLE
    return Ruling(label, "stated" if same else "functional-property", tuple(same or known)[:2], whole=True)


def _mention(reading: Reading, name: str) -> Mention | None:
    wanted = normalise(name)
    return next((m for m in reading.claim.mentions if normalise(m.text) == wanted), None)


def _agree(said: str, known: Triplet, *, formula: bool) -> bool:
    assert isinstance(known.object, TextValue)
    if formula:
        return atoms(said) is not None and atoms(said) == atoms(known.object.value)
    return f"{normalise(known.object.value)} ".startswith(f"{normalise(said)} ") and " " in said


def atoms(formula: str) -> Counter[str] | None:
    """How many atoms of each element a formula has; None for what is no formula."""
    if not _FORMULA_LIKE.fullmatch(formula):
        return None
    counted: Counter[str] = Counter()
    for element, number, group, times in _ATOMS.findall(formula):
        if element:
            counted[element] += int(number or 1)
        for inner, amount in re.findall(r"([A-Z][a-z]?)(\d*)", group):
            counted[inner] += int(amount or 1) * int(times or 1)
    return counted


def _may_be_a_slip(said: str) -> bool:
    """True for what is no formula, and for *H20* with a nought in place of the letter."""
    return atoms(said) is None or "0" in said


def _is_of_another(reading: Reading, said: str, subject: Mention, relations: Kin) -> bool:
    """True where the Latin name is known as that of something else alone."""
    bearers = [entity for entity in relations.named([said]) if entity.id != subject.entity.id]
    bearers += [m.entity for m in reading.claim.mentions if normalise(m.text) == normalise(said)]
    return any(_bears(entity, said, relations) for entity in bearers if entity.id != subject.entity.id)


def _bears(entity: Entity, said: str, relations: Kin) -> bool:
    return any(
        isinstance(t.object, TextValue) and normalise(t.object.value) == normalise(said)
        for t in relations.statements(str(entity.id), _TAXON)
    )
