"""Claims of posts: lead-ins, reactions and tag questions fall away, lost apostrophes come back."""

from __future__ import annotations

import pytest

from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.pipeline import analyse


def read(pipeline, named, text, *names):
    doc = analyse(pipeline, text)
    mentions = named(doc.text, *names)
    return extract_claims(doc, mentions, resolve_coreference(doc, mentions, None))


@pytest.mark.parametrize(
    ("text", "names", "contexts"),
    [
        ("ok TIL bruges is in belgium", ("bruges", "belgium"), ["bruges is in belgium"]),
        ("Remember, class, that Oslo is in Norway.", ("Oslo",), ["Oslo is in Norway"]),
        ("Remember, class: Oslo is in Norway.", ("Oslo",), ["Oslo is in Norway"]),
        ("omg just learned oslo is in norway", ("oslo", "norway"), ["oslo is in norway"]),
        ("just learned that oslo is in norway", ("oslo", "norway"), ["oslo is in norway"]),
        ("@ann no, oslo is in norway", ("oslo", "norway"), ["oslo is in norway"]),
        ("@ann ur wrong, oslo is in norway", ("oslo", "norway"), ["oslo is in norway"]),
        ("RT @geo: oslo is in norway", ("oslo", "norway"), ["oslo is in norway"]),
        ("@NASA launched apollo 11", ("@NASA",), ["@NASA launched apollo 11"]),
        ("As we saw on Monday, Oslo is in Norway.", ("Oslo",), ["Oslo is in Norway"]),
        ("I wrote in my report that Oslo is in Norway.", ("Oslo",), ["Oslo is in Norway"]),
        ("My teacher told us that Oslo is in Norway.", ("Oslo",), ["Oslo is in Norway"]),
        ("I never said that Oslo is in Norway.", ("Oslo",), []),
        ("As you know, I love Oslo.", ("Oslo",), []),
        ("Our moon counts as a planet.", (), ["Our moon counts as a planet"]),
        ("The ozone layer keeps our planet safe.", (), ["The ozone layer keeps our planet safe"]),
        ("The dog ate our dinner.", (), []),
        ("Ivo would have become a dentist had he been born in Oslo.", ("Oslo",), []),
        ("Philip was a son of Alexander the Great.", (), ["Philip was a son of Alexander the Great"]),
        ("cant believe Oslo is in Norway", ("Oslo",), ["Oslo is in Norway"]),
        ("The capital of Norway is Oslo, Miss.", ("Oslo",), ["The capital of Norway is Oslo"]),
        ("fun fact: bruges is in belgium 🍫", ("bruges", "belgium"), ["bruges is in belgium"]),
        ("hot take but Heat was directed by Michael Mann", ("Heat",), ["Heat was directed by Michael Mann"]),
        ("as an arsenal fan, henry was born in france", ("henry",), ["henry was born in france"]),
        ("k2 aside, lhotse is over 8500m high", ("lhotse",), ["lhotse is over 8500m high"]),
        ("bono was born in dublin, who knew", ("bono",), ["bono was born in dublin"]),
        ("Oslo is the capital of Norway, everyone knows that", (), ["Oslo is the capital of Norway"]),
        ("shakira was born in peru, do your homework", ("shakira",), ["shakira was born in peru"]),
        ("cher was born in 1946, absolute legend", ("cher",), ["cher was born in 1946"]),
        ("tesla died in 1943 if i remember correctly", ("tesla",), ["tesla died in 1943"]),
        ("berlin is bigger than paris, facts 💯", ("berlin", "paris"), ["berlin is bigger than paris"]),
        ("the show was on NBC, wasnt it? yep", ("NBC",), ["The show was on NBC"]),
        ("Lisbon lies on the Tagus, right?", ("Lisbon", "Tagus"), ["Lisbon lies on the Tagus"]),
        ("Lisbon lies on the Tagus right?", ("Lisbon", "Tagus"), ["Lisbon lies on the Tagus"]),
        ("Lisbon lies on the Tagus huh?", ("Lisbon", "Tagus"), ["Lisbon lies on the Tagus"]),
        ("lisbon lies on the tagus isnt it", ("lisbon", "tagus"), ["lisbon lies on the tagus"]),
        ("lisbon lies on the tagus isnt it?", ("lisbon", "tagus"), ["lisbon lies on the tagus"]),
        ("Lisbon lies on the Tagus, didn't you know?", ("Lisbon",), ["Lisbon lies on the Tagus"]),
        ("Lisbon lies on the Tagus, am I right?", ("Lisbon",), ["Lisbon lies on the Tagus"]),
        ("Does Lisbon lie on the Tagus right?", ("Lisbon",), []),
        ("Is Lisbon on the Tagus, right?", ("Lisbon",), []),
        ("Lisbon turned right?", ("Lisbon",), []),
        ("sugar makes kids tall", (), ["Sugar makes kids tall"]),
        ("sting is like 1.81 m tall", ("sting",), ["sting is about 1.81 m tall"]),
        ("bjork isnt from norway", ("bjork",), ["bjork isn't from norway"]),
        ("Angelina Jolies dad is Jon Voight", ("Jon Voight",), ["Angelina Jolie's dad is Jon Voight"]),
        ("nasa launched it BEFORE apollo 11", ("nasa",), ["nasa launched it before apollo 11"]),
        (
            "Spain is a kingdom, the capital is Madrid",
            ("Spain",),
            ["Spain is a kingdom", "Spain's capital is Madrid"],
        ),
        ("Yesterday?? thats a song by Wham!", ("Yesterday",), ["Yesterday is a song by Wham"]),
        ("you have to be 20 to vote in nauru??", ("nauru",), ["You have to be 20 to vote in nauru"]),
        ("drive on the left in malta folks", ("malta",), ["People drive on the left in malta"]),
        ("Waterloo by Abba is the best", ("Waterloo", "Abba"), ["Waterloo is by Abba"]),
    ],
)
def test_a_post_is_read_as_what_it_states(pipeline, named, text, names, contexts):
    claims = read(pipeline, named, text, *names)
    assert [claim.context for claim in claims] == contexts
    assert all(claim.span.of(text) == claim.text for claim in claims)


@pytest.mark.parametrize(
    "text",
    [
        "adele won again, shes amazing",
        "adele won again, dont @ me",
        "adele won again and it shows",
        "adele won again, saw her once",
        "adele won again so ofc they love her",
        "adele won again, ppl always forget that",
    ],
)
def test_a_reaction_is_no_claim(pipeline, named, text):
    assert [claim.context for claim in read(pipeline, named, text, "adele")] == ["adele won again"]


def test_edited_prose_is_not_broken_at_commas(pipeline, named):
    text = "In Lisbon, the capital of Portugal, he said, the best known bridge was built in 1966."
    sentences = list(analyse(pipeline, text).sents)
    assert len(sentences) == 1


@pytest.mark.parametrize("text", ["Is Oslo the capital of Norway??", "Who wrote Heat, right?", "wait what??"])
def test_a_question_stays_a_question(pipeline, named, text):
    assert read(pipeline, named, text, "Oslo", "Heat") == []


@pytest.mark.parametrize(
    ("text", "contexts"),
    [
        ("Bats are mammals, not birds.", ["Bats are mammals", "Bats are not birds"]),
        ("Bram Stoker wrote Dracula, not Shelley.", ["Bram Stoker wrote Dracula"]),
        ("Bern, not Basel, is the capital.", ["Basel is not the capital", "Bern is the capital"]),
        (
            "Bram Stoker, not Shelley, wrote Dracula.",
            ["Shelley did not write Dracula", "Bram Stoker wrote Dracula"],
        ),
        ("A bat, not a big animal, wrote Dracula.", ["A bat, not a big animal, wrote Dracula"]),
    ],
)
def test_what_is_denied_instead_stands_apart(pipeline, named, text, contexts):
    assert [c.context for c in read(pipeline, named, text, "Bram Stoker", "Dracula")] == contexts


@pytest.mark.parametrize(
    ("text", "contexts"),
    [
        ("#Berlin is the capital of #Germany 🇩🇪 #travel", ["#Berlin is the capital of #Germany"]),
        ("Rihanna's from Barbados", ["Rihanna's from Barbados"]),
        ("so proud #Berlin #Germany", []),
    ],
)
def test_hashtags_inside_a_sentence_are_words_of_it(pipeline, named, text, contexts):
    claims = read(pipeline, named, text, "#Berlin", "#Germany", "Rihanna", "Barbados")
    assert [claim.context for claim in claims] == contexts
    assert all(claim.span.of(text) == claim.text for claim in claims)


@pytest.mark.parametrize(
    ("text", "contexts"),
    [
        (
            "paris is the capital of italy and einstein was born in ulm and marie curie was born in paris",
            ["paris is the capital of italy", "einstein was born in ulm", "marie curie was born in paris"],
        ),
        (
            "tokyo is the capital of china and beijing was founded in 1900",
            ["tokyo is the capital of china", "beijing was founded in 1900"],
        ),
        (
            "the capital of norway and oslo is a city",
            ["The capital of norway and oslo is a city"],
        ),
    ],
)
def test_clauses_that_were_run_together_are_parted(pipeline, named, text, contexts):
    names = (
        "paris",
        "italy",
        "einstein",
        "ulm",
        "marie curie",
        "tokyo",
        "china",
        "beijing",
        "norway",
        "oslo",
    )
    assert [claim.context for claim in read(pipeline, named, text, *names)] == contexts


def test_a_headline_goes_on_at_a_capital(pipeline):
    assert len(list(analyse(pipeline, "Parasite wins Best Picture Oscar").sents)) == 1


@pytest.mark.parametrize(
    ("text", "contexts"),
    [
        ("amadeus is from 1984 and it won an oscar", ["amadeus is from 1984", "amadeus won an oscar"]),
        ("happy bday anna paquin!! she won an oscar", ["anna paquin won an oscar"]),
        (
            "aamir khan starred in 3 idiots and directed it himself",
            ["aamir khan starred in 3 idiots", "aamir khan directed 3 idiots himself"],
        ),
        (
            "ppl keep saying it was spain... nope, they formed in detroit",
            ["They formed in detroit"],
        ),
    ],
)
def test_pronouns_stand_for_names_in_small_letters(checker, text, contexts):
    assert [result.claim.context for result in checker.check(text).results] == contexts


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("holland were at the 74 world cup", "attributable"),
        ("Cher then lost the Oscar.", "extrapolatory"),
        ("david krumholtz is a queens kid", "attributable"),
        ("usc has been around since 1880. will ferrell and george lucas both went there", "attributable"),
        ("usc has been around since 1880. will ferrell and tom hanks both went there", "extrapolatory"),
        ("zach braff isnt even in chicken little", "contradictory"),
        ("zach braff isnt even in superbad", "extrapolatory"),
        ("moonstruck came out in 2003", "contradictory"),
    ],
)
def test_posts_are_judged_as_plain_sentences_are(checker, text, label):
    assert checker.check(text).results[-1].verdict.label == label
