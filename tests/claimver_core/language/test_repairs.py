"""The parser's usual errors around interrupted subjects are mended; good trees are left alone."""

from __future__ import annotations

import pytest

from claimver_core.language.mending.repairs import mend

CASES = {
    "the subject was taken for the root": (
        "Paris/NNP/ROOT/0 ,/./punct/4 the/DT/det/4 capital/NN/appos/1 ,/./punct/4"
        " lies/VBZ/conj/1 here/RB/advmod/6 .",
        ("lies", "Paris", "nsubj"),
    ),
    "the relative clause was taken for the root": (
        "Einstein/NNP/nsubj:pass/5 ,/./punct/5 who/WP/nsubj:pass/5 was/VBD/aux:pass/5"
        " born/VBN/ROOT/0 in/IN/case/7"
        " Ulm/NNP/obl/5 ,/./punct/9 died/VBD/conj/5 in/IN/case/11 Princeton/NNP/obl/9 .",
        ("died", "Einstein", "nsubj"),
    ),
    "the participle in front was taken for the root": (
        "Born/VBN/ROOT/0 in/IN/case/3 Ulm/NNP/obl/1 ,/./punct/1 Einstein/NNP/nsubj/6 moved/VBD/parataxis/1"
        " to/IN/case/8 Munich/NNP/obl/6 .",
        ("moved", "Einstein", "nsubj"),
    ),
}


def test_what_stands_before_and_belongs_to_the_first_clause(tree):
    doc = mend(
        tree(
            "It/PRP/nsubj/2 orbits/VBZ/ROOT/0 Mars/NNP/obj/2 in/IN/case/6 27/CD/nummod/6 days/NNS/obl/11"
            " ,/./punct/9 and/CC/cc/11 gravity/NN/nsubj/11 is/VBZ/cop/11 weak/JJ/conj/2 ."
        )
    )
    assert doc[5].head.text == "orbits"


def test_what_the_first_is_is_not_who_does_the_second(tree):
    doc = mend(
        tree(
            "Ann/NNP/nsubj/4 is/VBZ/cop/4 the/DT/det/4 singer/NN/nsubj/9 of/IN/case/6 Queen/NNP/nmod/4"
            " and/CC/cc/8 Bob/NNP/conj/6 plays/VBZ/ROOT/0 drums/NNS/obj/9 ."
        )
    )
    assert next(doc.sents).root.text == "singer"
    assert (doc[7].dep_, doc[7].head.text) == ("nsubj", "plays")


def test_the_second_clause_has_its_subject(tree):
    doc = mend(
        tree(
            "It/PRP/nsubj/2 has/VBZ/ROOT/0 chambers/NNS/obj/2 ,/./punct/9 and/CC/cc/9 its/PRP$/nmod:poss/9"
            " right/JJ/amod/9 side/NN/compound/9 pumps/VBZ/conj/2 blood/NN/obj/9 ."
        )
    )
    assert (doc[7].dep_, doc[7].head.text) == ("nsubj", "pumps")
    assert doc[5].head.text == doc[6].head.text == "side"


@pytest.mark.parametrize("name", CASES)
def test_the_real_verb_becomes_the_root(name, tree):
    notation, (verb, subject, dependency) = CASES[name]
    doc = mend(tree(notation))
    (sentence,) = doc.sents
    words = {token.text: token for token in doc}
    assert sentence.root.text == verb
    assert (words[subject].head.text, words[subject].dep_) == (verb, dependency)


def test_a_sound_tree_is_returned_unchanged(tree):
    doc = tree(
        "Einstein/NNP/nsubj/2 died/VBD/ROOT/0 in/IN/case/4 1955/CD/obl/2 and/CC/cc/6 Bohr/NNP/conj/1 ."
    )
    before = [(token.head.i, token.dep_) for token in doc]
    assert [(token.head.i, token.dep_) for token in mend(doc)] == before


def test_the_subject_read_as_one_noun_with_its_verb(tree):
    doc = mend(
        tree(
            "The/DT/det/3 Moon/NN/compound/3 orbits/VBZ/ROOT/0 the/DT/det/5 Earth/NNP/nsubj/3"
            " often/RB/advmod/3 ."
        )
    )
    assert [(t.text, t.dep_) for t in doc if t.head.text == "orbits" and t.pos_ in {"NOUN", "PROPN"}] == [
        ("Moon", "nsubj"),
        ("Earth", "obj"),
    ]
    assert doc[0].head.text == "Moon"
