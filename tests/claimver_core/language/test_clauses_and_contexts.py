"""Claims of sentences whose parse is given, so that only the cutting and rewriting is tested."""

from __future__ import annotations

import pytest

from claimver_core.language.claims import extract_claims

CASES = {
    "coordinated predicates": (
        "Einstein/NNP/nsubj:pass/3 was/VBD/aux:pass/3 born/VBN/ROOT/0 in/IN/case/5 Ulm/NNP/obl/3"
        " and/CC/cc/7 died/VBD/conj/3 in/IN/case/9 Princeton/NNP/obl/7 .",
        [
            ("Einstein was born in Ulm", "Einstein was born in Ulm"),
            ("and died in Princeton.", "Einstein died in Princeton"),
        ],
    ),
    "shared auxiliary": (
        "Einstein/NNP/nsubj:pass/3 was/VBD/aux:pass/3 born/VBN/ROOT/0 in/IN/case/5 Ulm/NNP/obl/3"
        " and/CC/cc/7 raised/VBN/conj/3 in/IN/case/9 Munich/NNP/obl/7 .",
        [
            ("Einstein was born in Ulm", "Einstein was born in Ulm"),
            ("and raised in Munich.", "Einstein was raised in Munich"),
        ],
    ),
    "apposition between subject and verb": (
        "Paris/NNP/nsubj/8 ,/./punct/4 the/DT/det/4 capital/NN/appos/1 of/IN/case/6"
        " France/NNP/nmod/4 ,/./punct/4"
        " lies/VBZ/ROOT/0 on/IN/case/11 the/DT/det/11 Seine/NNP/obl/8 .",
        [
            ("Paris, the capital of France", "Paris is the capital of France"),
            ("lies on the Seine.", "Paris lies on the Seine"),
        ],
    ),
    "apposition in the middle": (
        "He/PRP/nsubj/2 moved/VBD/ROOT/0 to/IN/case/4 Paris/NNP/obl/2 ,/./punct/7 the/DT/det/7"
        " capital/NN/appos/4"
        " of/IN/case/9 France/NNP/nmod/7 ,/./punct/7 in/IN/case/12 1933/CD/obl/2 .",
        [
            ("He moved to Paris", "He moved to Paris"),
            ("the capital of France", "Paris is the capital of France"),
            ("in 1933.", "He moved to Paris in 1933"),
        ],
    ),
    "relative clause between subject and verb": (
        "Einstein/NNP/nsubj/9 ,/./punct/5 who/WP/nsubj:pass/5 was/VBD/aux:pass/5"
        " born/VBN/acl:relcl/1 in/IN/case/7"
        " Ulm/NNP/obl/5 ,/./punct/5 died/VBD/ROOT/0 in/IN/case/11 Princeton/NNP/obl/9 .",
        [
            ("Einstein, who was born in Ulm", "Einstein was born in Ulm"),
            ("died in Princeton.", "Einstein died in Princeton"),
        ],
    ),
    "whose": (
        "The/DT/det/2 company/NN/nsubj/10 ,/./punct/8 whose/WP$/nmod:poss/5 product/NN/nsubj/8 was/VBD/cop/8"
        " a/DT/det/8 computer/NN/acl:relcl/2 ,/./punct/8 grew/VBD/ROOT/0 in/IN/case/12 1976/CD/obl/10 .",
        [
            ("The company, whose product was a computer", "The company's product was a computer"),
            ("grew in 1976.", "The company grew in 1976"),
        ],
    ),
    "relative object": (
        "He/PRP/nsubj/2 wrote/VBD/ROOT/0 Ulysses/NNP/obj/2 ,/./punct/7 which/WDT/obj/7 Beach/NNP/nsubj/7"
        " published/VBD/acl:relcl/3 in/IN/case/9 1922/CD/obl/7 .",
        [
            ("He wrote Ulysses", "He wrote Ulysses"),
            ("which Beach published in 1922.", "Beach published Ulysses in 1922"),
        ],
    ),
    "where": (
        "He/PRP/nsubj/2 moved/VBD/ROOT/0 to/IN/case/4 Berlin/NNP/obl/2 ,/./punct/8"
        " where/WRB/advmod/8 he/PRP/nsubj/8"
        " worked/VBD/acl:relcl/4 .",
        [
            ("He moved to Berlin", "He moved to Berlin"),
            ("where he worked.", "He worked in Berlin"),
        ],
    ),
    "participle in brackets": (
        "Robin/NNP/nsubj:pass/9 (/./punct/3 directed/VBN/acl/1 by/IN/case/6 Joel/NNP/compound/6"
        " Schumacher/NNP/obl/3"
        " )/./punct/3 was/VBD/aux:pass/9 released/VBN/ROOT/0 in/IN/case/11 1997/CD/obl/9 .",
        [
            ("Robin (directed by Joel Schumacher)", "Robin was directed by Joel Schumacher"),
            ("was released in 1997.", "Robin was released in 1997"),
        ],
    ),
    "birth date in brackets": (
        "Einstein/NNP/nsubj/10 (/./punct/3 born/VBN/acl/1 14/CD/nummod/5 March/NNP/obl/3"
        " 1879/CD/nmod/5 )/./punct/3"
        " was/VBD/cop/10 a/DT/det/10 physicist/NN/ROOT/0 .",
        [
            ("Einstein (born 14 March 1879)", "Einstein was born on 14 March 1879"),
            ("was a physicist.", "Einstein was a physicist"),
        ],
    ),
    "participle in front": (
        "Born/VBN/advcl/6 in/IN/case/3 Ulm/NNP/obl/1 ,/./punct/1 Einstein/NNP/nsubj/6 moved/VBD/ROOT/0"
        " to/IN/case/8 Munich/NNP/obl/6 .",
        [
            ("Born in Ulm", "Einstein was born in Ulm"),
            ("Einstein moved to Munich.", "Einstein moved to Munich"),
        ],
    ),
    "later conjunct behind a participle": (
        "Bane/NNP/nsubj/2 appeared/VBD/ROOT/0 in/IN/case/4 Robin/NNP/obl/2 ,/./punct/6 directed/VBN/acl/4"
        " by/IN/case/8 Schumacher/NNP/obl/6 ,/./punct/6 and/CC/cc/11 Back/NNP/conj/4",
        [
            ("Bane appeared in Robin", "Bane appeared in Robin"),
            ("directed by Schumacher", "Robin was directed by Schumacher"),
            ("and Back", "Bane appeared in Back"),
        ],
    ),
    "nor with inversion": (
        "Benedict/NNP/nsubj/3 never/RB/advmod/3 spoke/VBD/ROOT/0 Dutch/NNP/obj/3 ,/./punct/9"
        " nor/CC/cc/9 did/VBD/aux/9"
        " he/PRP/nsubj/9 write/VB/conj/3 novels/NNS/obj/9 .",
        [
            ("Benedict never spoke Dutch", "Benedict never spoke Dutch"),
            ("nor did he write novels.", "Benedict did not write novels"),
        ],
    ),
    "contrast": (
        "While/IN/mark/3 Ulm/NNP/nsubj/3 grew/VBD/advcl/8 in/IN/case/5 1900/CD/obl/3"
        " ,/./punct/3 Paris/NNP/nsubj/8"
        " shrank/VBD/ROOT/0 in/IN/case/10 1901/CD/obl/8 .",
        [
            ("While Ulm grew in 1900", "Ulm grew in 1900"),
            ("Paris shrank in 1901.", "Paris shrank in 1901"),
        ],
    ),
    "restrictive clause stays": (
        "The/DT/det/2 man/NN/nsubj/7 who/WP/nsubj/4 shot/VBD/acl:relcl/2 Kennedy/NNP/obj/4 was/VBD/aux:pass/7"
        " arrested/VBN/ROOT/0 in/IN/case/9 Dallas/NNP/obl/7 .",
        [
            (
                "The man who shot Kennedy was arrested in Dallas.",
                "The man who shot Kennedy was arrested in Dallas",
            )
        ],
    ),
    "a city and its country stay together": (
        "Einstein/NNP/nsubj:pass/3 was/VBD/aux:pass/3 born/VBN/ROOT/0 in/IN/case/5 Ulm/NNP/obl/3 ,/./punct/7"
        " Germany/NNP/appos/5 .",
        [("Einstein was born in Ulm, Germany.", "Einstein was born in Ulm, Germany")],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_sentence_is_cut_into_claims_that_stand_alone(name, tree, named):
    from claimver_core.types import Coreference, Span

    notation, expected = CASES[name]
    doc = tree(notation)
    names = [token.text for token in doc if token.tag_ == "NNP"]
    mentions = named(doc.text, *names)
    coreferences = []
    if name == "nor with inversion":
        pronoun = next(token for token in doc if token.text == "he")
        coreferences = [Coreference(Span(pronoun.idx, pronoun.idx + 2), mentions[0])]
    claims = extract_claims(doc, mentions, coreferences)
    assert [(claim.text, claim.context) for claim in claims] == expected
    assert all(claim.span.of(doc.text) == claim.text for claim in claims)


def test_the_subject_comes_first_among_a_claims_mentions(tree, named):
    doc = tree(CASES["apposition between subject and verb"][0])
    mentions = named(doc.text, "Paris", "France", "Seine")
    claims = extract_claims(doc, mentions, [])
    assert [[mention.text for mention in claim.mentions] for claim in claims] == [
        ["Paris", "France"],
        ["Paris", "Seine"],
    ]


def test_pronouns_and_possessives_are_replaced_by_their_antecedent(tree, named):
    from claimver_core.types import Coreference, Mention, Span

    doc = tree("His/PRP$/nmod:poss/2 mother/NN/nsubj/3 played/VBD/ROOT/0 the/DT/det/5 piano/NN/obj/3 .")
    einstein = named("Albert Einstein", "Albert Einstein")[0]
    elsewhere = Mention(Span(100, 115), einstein.text, einstein.candidates)
    (claim,) = extract_claims(doc, [], [Coreference(Span(0, 3), elsewhere)])
    assert claim.context == "Albert Einstein's mother played the piano"
    assert claim.mentions == (elsewhere,)


@pytest.mark.parametrize(
    ("text", "spans", "contexts"),
    [
        (
            "Angela Merkel said that Germany had joined the euro in 1999.",
            ["Angela Merkel said that", "Germany had joined the euro", "in 1999."],
            [
                "Angela Merkel said that Germany had joined the euro in 1999",
                "Germany had joined the euro",
                "Germany had joined the euro in 1999",
            ],
        ),
        (
            '"Germany joined the euro in 1999," said Angela Merkel.',
            ['"Germany joined the euro in 1999,"', "said Angela Merkel."],
            ["Germany joined the euro in 1999", '"Germany joined the euro in 1999," said Angela Merkel'],
        ),
        (
            "Angela Merkel never said that Germany had joined the euro.",
            ["Angela Merkel never said that Germany had joined the euro."],
            ["Angela Merkel never said that Germany had joined the euro"],
        ),
        (
            "Angela Merkel said that Germany would join the euro.",
            ["Angela Merkel said that Germany would join the euro."],
            ["Angela Merkel said that Germany would join the euro"],
        ),
    ],
)
def test_who_said_it_is_one_claim_and_what_was_said_another(pipeline, named, text, spans, contexts):
    from claimver_core.language.pipeline import analyse

    claims = extract_claims(analyse(pipeline, text), named(text, "Angela Merkel", "Germany"), [])
    assert [claim.text for claim in claims] == spans
    assert [claim.context for claim in claims] == contexts


def test_each_name_of_a_list_is_a_claim(tree, named):
    text = (
        "He/PRP/nsubj/2 lived/VBD/ROOT/0 in/IN/case/4 Paris/NNP/obl/2 ,/,/punct/6 Rome/NNP/conj/4"
        " and/CC/cc/8 Vienna/NNP/conj/4 until/IN/case/10 1920/CD/obl/2 ."
    )
    doc = tree(text.replace(",/,/punct/6", ","))
    claims = extract_claims(doc, named(doc.text, "Paris", "Rome", "Vienna"), [])
    assert [claim.text for claim in claims] == ["He lived in Paris", "Rome", "and Vienna", "until 1920."]
    assert [claim.context for claim in claims][1:] == [
        "He lived in Rome",
        "He lived in Vienna",
        "He lived in Paris, Rome and Vienna until 1920",
    ]


@pytest.mark.parametrize("joint", ["or", "versus"])
def test_a_choice_is_no_list(tree, named, joint):
    doc = tree(
        "France/NNP/nsubj/2 borders/VBZ/ROOT/0 Spain/NNP/obj/2 , Italy/NNP/conj/3"
        f" {joint}/CC/cc/7 Peru/NNP/conj/3 ."
    )
    claims = extract_claims(doc, named(doc.text, "France", "Spain", "Italy", "Peru"), [])
    assert len(claims) == 1
