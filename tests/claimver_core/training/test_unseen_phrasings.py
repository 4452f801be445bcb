"""Which phrasings the property matcher may know when development claims are to measure it."""

from pathlib import Path

import claimver_core.training
from claimver_core.training.build_property_matcher import read_phrasings
from claimver_core.training.generate_claims_words import load_phrasings

FOLDER = Path(claimver_core.training.__path__[0])


def test_unseen_leaves_out_what_development_claims_say():
    everything, known = read_phrasings(FOLDER), read_phrasings(FOLDER, all_of_them=False)
    assert known.keys() == everything.keys()
    assert sum(len(texts) for _, texts in known.values()) < sum(
        len(texts) for _, texts in everything.values()
    )
    for pid, phrasing in load_phrasings(FOLDER, dev=True).items():
        kept = load_phrasings(FOLDER, dev=False)[pid]
        for text in set(phrasing.clauses) - set(kept.clauses):
            if "{O}" in text and "{in O}" not in text:
                said = text.replace("{S}", "X").replace("{O}", "Y")
                assert said not in known[int(pid[1:])][1] or said in placeholders(kept)


def placeholders(phrasing) -> set[str]:
    """Other phrasings that read the same once their slots are filled."""
    texts = [*phrasing.clauses, *(f"{{S}} {t}" for t in (*phrasing.predicates, *phrasing.appositions))]
    texts += [t for found in phrasing.gendered.values() for t in found]
    return {text.replace("{S}", "X").replace("{O}", "Y") for text in texts}
