"""What a text's names are linked to, over a small knowledge."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from claimver_core.linking.linker import MOST_CANDIDATES, EntityLinker
from claimver_core.linking.spellings import tag_spellings
from claimver_core.types import Span


@pytest.fixture(scope="module")
def linker(small_store) -> EntityLinker:
    return EntityLinker(small_store)


@pytest.fixture(scope="module")
def linked(linker, parse):
    """What the names of a text are linked to: {text: entity id}."""
    return lambda text: {m.text: m.entity.id for m in linker.link(parse(text))}


def test_links_names(linked) -> None:
    assert linked("Barack Obama was born in Hawaii.") == {"Barack Obama": "Q76", "Hawaii": "Q782"}


@pytest.mark.parametrize(
    ("text", "mention", "entity"),
    [
        ("There he met President Macron then.", "Macron", "Q3052772"),
        ("He likes France's laws.", "France", "Q142"),
        ("She met the French president.", "French", "Q142"),
        ("She speaks French.", "French", "Q150"),
        ("He lives in Paris.", "Paris", "Q90"),
        ("He lives in Paris, Texas.", "Paris", "Q830149"),
        ("He lives in Paris, Texas.", "Texas", "Q1439"),
        ("I like #BarackObama then", "#BarackObama", "Q76"),
        ("BARACK OBAMA was in HAWAII.", "HAWAII", "Q782"),
        ("barack obama was born in hawaii", "barack obama", "Q76"),
        ("barack obama was born in hawaii", "hawaii", "Q782"),
        ("She likes the Beatles then.", "Beatles", "Q1299"),
        ("He uses Apple there.", "Apple", "Q312"),
        ('She likes "It" then.', "It", "Q25136484"),
        ("She is a physicist.", "physicist", "Q169470"),
        ("Penicillin was new.", "Penicillin", "Q12190"),
        ("She met President Obama.", "Obama", "Q76"),
        ("He likes Obama's laws.", "Obama", "Q76"),
        ("I like @BarackObama then", "@BarackObama", "Q76"),
        ("He met J. K. Rowling then.", "J. K. Rowling", "Q34660"),
        ("J.K. Rowling was there.", "J.K. Rowling", "Q34660"),
        ("Hamlet was there.", "Hamlet", "Q41567"),
        ("She likes Hamlet then.", "Hamlet", "Q41567"),
        ("She lives in a hamlet.", "hamlet", "Q5084"),
        ("It was a film. Up is a 2009 film.", "Up", "Q174811"),
        ("Lisbon was on the River Douro.", "Douro", "Q14299"),
        ("Barcelona beat Paris 3-0 there.", "Barcelona", "Q7156"),
        ("She lives in Barcelona.", "Barcelona", "Q1492"),
        ("World War I began there.", "World War I", "Q361"),
        ("She likes Serie A there.", "Serie A", "Q15804"),
        ("She likes ancient Greece there.", "ancient Greece", "Q11772"),
        ("He lives in LA then.", "LA", "Q65"),
        ("Barack obama met angela merkel there", "Barack obama", "Q76"),  # a telephone's capital
        ("Barack obama met angela merkel there", "angela merkel", "Q567"),
        ("Obama likes philadelphia there", "Obama", "Q76"),
        ("macron was born in paris", "macron", "Q3052772"),
        ("obama came to hawaii AND texas", "obama", "Q76"),  # one stressed word makes no normal sentence
        ("merkel was born in hawaii", "merkel", "Q567"),  # by her surname alone
        ("The World Health Organization is the WHO there.", "World Health Organization", "Q7817"),
        ("She likes the 2010 film Wonderland then.", "Wonderland", "Q2010"),
        ("Wonderland, the 1951 film, was there.", "Wonderland", "Q1951"),
        ("She lives in Munich.", "Munich", "Q1726"),
        ("She likes Steven Spielberg's Munich then.", "Munich", "Q152456"),
        ("He lives in the state of Washington.", "Washington", "Q1223"),
        ("50 First Dates was there.", "50 First Dates", "Q241482"),
        ("Pioneer 10 was there.", "Pioneer 10", "Q59103"),
        ("Everest was there.", "Everest", "Q513"),
        ("She likes the 2015 film Everest then.", "Everest", "Q15631013"),
        ("Blair was there.", "Blair", "Q9545"),
    ],
)
def test_links(linked, text: str, mention: str, entity: str) -> None:
    assert linked(text).get(mention) == entity


@pytest.mark.parametrize(
    ("text", "mention", "entity"),
    [
        ("Then Angela Merkle came.", "Angela Merkle", "Q567"),  # two letters in wrong order
        ("Then Angela Merkell came.", "Angela Merkell", "Q567"),  # one too many
        ("Then Angela Mekel came.", "Angela Mekel", "Q567"),  # one missing
        ("Then Barrack Obama came.", "Barrack Obama", "Q76"),
        ("Then Emanuel Macron came.", "Emanuel Macron", "Q3052772"),
        ("He lives in Philadephia.", "Philadephia", "Q1345"),
        ("He lives in Pfiladelphia.", "Pfiladelphia", "Q1345"),
        ("He lives in Hiladelphia.", "Hiladelphia", None),  # nobody misspells the first letter
        ("Then Jonn Smyth came.", "Jonn Smyth", None),  # too short for a slip, and one of many
        ("Then Sandra Merkel came.", "Sandra Merkel", None),
    ],
)
def test_a_misspelt_name_is_known_again(linked, text: str, mention: str, entity: str | None) -> None:
    assert linked(text).get(mention) == entity


def test_a_common_thing_in_small_letters_is_no_company(linked) -> None:
    assert "Q312" not in linked("he likes an apple pie there").values()


def test_an_initial_ends_no_sentence(linker, parse) -> None:
    doc = parse("J. K. Rowling was there.")
    doc[1].is_sent_start = True  # as a parser may have it
    assert {m.text: m.entity.id for m in linker.link(doc)} == {"J. K. Rowling": "Q34660"}


def test_a_band_is_not_meant_by_an_acronym_in_capitals(linked) -> None:
    assert "Q93346" not in linked("The WHO came.").values()
    assert linked("The Who came.") == {"The Who": "Q93346"}


def test_a_later_full_name_leaves_the_best_known_bearer_likely(linked) -> None:
    assert linked("Obama's laws came. He met Michelle Obama there.")["Obama"] == "Q76"


def test_given_spans_get_what_they_most_likely_mean(linker, parse) -> None:
    text = "John Smith met a physicist in Nowhere, and obama."
    spans = [Span(text.index(word), text.index(word) + len(word)) for word in ("obama", "John Smith")]
    spans += [Span(text.index(word), text.index(word) + len(word)) for word in ("physicist", "Nowhere")]
    found = linker.link_spans(parse(text), spans)
    assert [mention and mention.entity.id for mention in found] == ["Q76", "Q228024", "Q169470", None]
    assert found[1].span == spans[1]
    assert linker.link_spans(parse(text), []) == []
    assert linker.link_spans(parse(text), [Span(10, 11)]) == [None]  # white space


def test_linking_again_gives_the_same(small_store, parse) -> None:
    texts = ["Obama met Macron in Paris, Texas.", "She speaks French in France.", "Angela Merkle came."]
    once = EntityLinker(small_store)
    for text in texts * 2:
        assert once.link(parse(text)) == EntityLinker(small_store).link(parse(text))


@pytest.mark.parametrize(
    ("text", "mention"),
    [
        ("It was there.", "It"),
        ("The end was there.", "The"),
        ("Will it rain?", "Will"),
        ("May came then.", "May"),
        ("He met John Smith there.", "John Smith"),
        ("She lives in Springfield.", "Springfield"),
        ("He met Emmanuel Park there.", "Emmanuel"),
        ("It was Us who came.", "Us"),
        ("", ""),
    ],
)
def test_refuses_what_is_in_doubt(linked, text: str, mention: str) -> None:
    assert mention not in linked(text)


def test_a_title_that_is_said_of_somebody_is_not_who_has_it(linked) -> None:
    assert "Prince of Wales" in linked("She met the Prince of Wales.")
    found = linked("Barack Obama is the Prince of Wales.")
    assert found == {"Barack Obama": "Q76"}


def test_a_lone_given_name_is_anybodys(linked) -> None:
    assert "Harry" not in linked("She met Harry there.")
    assert linked("She met Prince Harry. Then Harry said so.")["Harry"] == "Q152316"


def test_an_office_is_neither_a_film_nor_who_has_it(linked) -> None:
    found = linked("He met the American president. She met the Israeli prime minister.")
    assert {"Q429311", "Q43723"}.isdisjoint(found.values())


def test_letters_for_a_land_are_a_name_where_a_sentence_begins(linked) -> None:
    assert linked("US president Barack Obama was there.")["US"] == "Q30"


def test_the_title_before_a_name_is_nobody_else(linked) -> None:
    assert linked("President Obama was there.") == {"Obama": "Q76"}


def test_who_is_said_to_hold_an_office_is_a_person(checker) -> None:
    (result,) = checker.check("Churchill was prime minister during World War II.").results
    assert "Q8016" in {mention.entity.id for mention in result.claim.mentions}


def test_a_number_may_be_a_title(checker) -> None:
    for text in ("George Orwell wrote 1984.", "The novel 1984 was written by George Orwell."):
        (result,) = checker.check(text).results
        assert "Q208460" in {mention.entity.id for mention in result.claim.mentions}, text
    (result,) = checker.check("George Orwell finished his novel in 1948.").results
    assert [mention.text for mention in result.claim.mentions if mention.text.isdigit()] == []


def test_a_number_before_a_name_belongs_to_it(linked) -> None:
    assert linked("The First World War began in 1914.") == {"First World War": "Q361"}


def test_a_tag_in_small_letters_is_looked_up_as_two_words() -> None:
    assert "taylor swift" in tag_spellings("#taylorswift")


def test_a_company_means_itself_by_its_name_without_the_ending(linked) -> None:
    text = "Siemens AG was there. Werner von Siemens likes it. Siemens was there."
    assert linked(text)["Siemens"] == "Q81230"


def test_the_other_names_of_the_text_decide(linked) -> None:
    assert linked("He likes Illinois and Springfield.")["Springfield"] == "Q811"


def test_a_surname_means_who_was_named_before(linked) -> None:
    assert linked("He met Michelle Obama. Then Obama said so.")["Obama"] == "Q13133"
    assert linked("He met Theresa May. Then he said to May so.")["May"] == "Q264766"


def test_the_surname_of_an_unknown_person_is_refused(linked) -> None:
    assert "Obama" not in linked("He met Sandra Obama. Then he met Obama.")


def test_an_acronym_means_what_introduced_it(linked) -> None:
    found = linked("The World Health Organization (WHO) warned. Then the WHO came.")
    assert found["WHO"] == "Q7817"


def test_common_nouns_score_below_names_and_can_be_left_out(linker, parse) -> None:
    doc = parse("Barack Obama met a physicist.")
    scores = {m.text: m.score for m in linker.link(doc)}
    assert scores["physicist"] < 0.5 < scores["Barack Obama"]
    assert [m.text for m in linker.link(doc, names_only=True)] == ["Barack Obama"]


def test_candidates_come_best_first(linker, parse) -> None:
    for mention in linker.link(parse("He lives in Paris. Obama came.")):
        scores = [candidate.score for candidate in mention.candidates]
        assert scores == sorted(scores, reverse=True)
        assert len(scores) <= MOST_CANDIDATES
        assert sum(scores) <= 1.001


ODD = """Paris Texas , ( ) #BarackObama @NASA the WHO John Smith 's 🎉 \u202e ﷺ 1999 - " It <b> \x00 Obama .
    obama é U.S. Apple of"""
words = st.sampled_from([*ODD.split(), "\n", "\u3000"])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.one_of(st.text(max_size=80), st.lists(words, max_size=25).map(" ".join)))
@example("#BARACKOBAMA AND THE FRENCH WENT TO İZMİR")
def test_any_text_gives_spans_in_order_without_overlap(linker, parse, text: str) -> None:
    end = 0
    for mention in linker.link(parse(text)):
        assert mention.span.of(text) == mention.text != ""
        assert mention.span.start >= end
        assert 0 <= mention.score <= 1
        end = mention.span.end
    assert end <= len(text)


@pytest.mark.parametrize(
    ("text", "entity"),
    [
        ("JFK was president.", "Q9696"),
        ("JFK was killed in 1963.", "Q9696"),
        ("JFK was directed by Oliver Stone.", "Q741823"),
        ("Many planes land at JFK.", None),  # the airport or he
    ],
)
def test_a_president_is_known_by_his_initials(checker, text: str, entity: str | None) -> None:
    found = {mention.text: mention.entity.id for mention in checker.check(text).mentions}
    assert found.get("JFK") == entity
