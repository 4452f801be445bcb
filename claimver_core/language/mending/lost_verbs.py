"""Finds the verb of a sentence that the parser has taken for a noun: a plainer one is put in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE, words

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token

Parse = Callable[[Sequence["Doc"]], list["Doc"]]
_TRIED = 3  # nouns of a sentence that are tried as its verb


# Words that are nouns as often as verbs of plain facts.
_NOUN_OR_VERB = words(
    """act acts air airs answer answers attack attacks back backs ban bans base bear bears bit bites block
    blocks bloom blooms boil boils border borders break breaks bridge bridges build builds burst
    bursts buy buys call calls cap caps cause causes center centers centre centres change changes
    circle circles claim claims climb climbs clock clocks close closes coach coaches conduct contact contacts
    contain contains contract contracts cost costs count counts cover covers cross crosses crown
    crowns cure cures cut cuts dance dances date dates decay decays defeat defeats demand demands
    design designs die dies dig digs discharge discharges drain drains draw draws drink drinks drive
    drives drop drops drum drums earn earns eat eats elect elects employ employs empties empty end
    ends face faces fall falls farm farms father fathers fear fears feature features feed feeds
    field fields fight fights film films find finds finish finishes fish fishes flies float floats
    flow flows fly focus form forms found founds freeze freezes front fronts fuel fuels gain gains
    guard guards harbor harbour hatch hatches head heads help helps herd hit hits hold holds honor
    honors honour honours host hosts house houses hunt hunts import imports increase increases
    influence influences island join joins kill kills lack lacks land lands last lasts launch
    launches lay lays lead leads leave leaves lie lies link links live lives love loves manage
    manages map maps mark marks marries marry master masters mate mates matter matters measure
    measures melt melts mimic mimics mine mines model models move moves name names neighbor
    neighbors neighbour neighbours number numbers offer offers open opens orbit orbits order orders
    own paint paints pair pairs park parks partner partners pass passes pay pays phone place places plan plans
    plant plants play plays post posts power powers premiere premieres prevent prevents price
    produce produces promise promises protect protects pull pulls pump pumps push pushes race races
    rain rains rank ranks reach reaches record records release releases rest rests result results
    return returns ring rings rise rises rival rivals rot rots rule rules run runs rust rusts saw
    score scores seat seats sell sells sentence serve serves set sets share shares shed shelter
    shelters ship ships shoot shoots shop shot show shows shrink shrinks sign signs sing sings sink
    sinks sleep sleeps smell smells smoke smokes sound sounds span spans spark sparks speak speaks
    spend spends spin spins split sponsor sponsors sport sports spot spots spread spreads staff star
    stars start starts state states steal steals stem stems step steps stop stops store stores
    stretch stretches strike strikes studies study summit supplies supply support supports surround
    surrounds survive survives sweat sweats swell swells swim swims switch target targets taste
    tastes team teams test tests throw throws top tops tour tours tower towers trade trades train
    trains transmit transmits transport transports treat treats trust trusts turn turns use uses
    visit visits vote votes walk walks want wants watch watches water wear wears weigh weighs win
    wing wings wins witness work works worship wrap wraps write writes"""
)


# Words that are hardly ever nouns, so that whatever stands before them may be their subject.
_VERBS = words(
    """absorb absorbs accept accepts add adds adopt adopts allow allows appear appears ascend ascends
    attract attracts avoid avoids became become becomes began begin begins belong belongs bought
    bring brings brought came carries carry choose chooses come comes commemorate commemorates
    comprise comprises conducts connect connects consist consists convert converts create creates
    depict depicts derive derives descend descends destroy destroys devour devours differ differs
    digest digests divide divides emerge emerges emit emits enter enters erupt erupts evaporate
    evaporates exceed exceeds excrete excretes exist exists expand expands explain explains fled
    flee flees forbid forbids gather gathers gave give gives glow glows grew grow grows hail hails
    hang hangs happen happens harden hardens hear hears hibernate hibernates imagine imagines improve improves
    include includes inhabit inhabits inspire inspires introduce introduces invade invades invent
    invents involve involves keep keeps kept knew know knows learn learns lend lends lose loses lost
    made make makes migrate migrates narrate narrates occupies occupy occur occurs organise
    organises organize organizes originate originates overtake overtakes overthrew overthrow
    overthrows owe owes owns perform performs pollinate pollinates portray portrays prefer prefers
    premiered presides ran receive receives recognise recognises recognize recognizes recover recovers reflect
    reflects refuse refuses regulate regulates relies rely remain remains remove removes represent
    represents require requires reside resides retain retains ripen ripens roam roams secrete
    secretes see seep seeps sees send sends sent sits slept steer steers stole succeed succeeds
    swallow swallows symbolise symbolises symbolize symbolizes take takes teach teaches tell tells
    think thinks thunder thunders threw took transform transforms travel travels understand
    understands unite united unites varies vary weave weaves went withstand withstands worships
    wrote"""
)


# Verbs that say something of a kind of thing without any word behind them: "Iron rusts."
_ALONE = words(
    """rise rises rust rusts float floats sink sinks sleep sleeps sting stings swim swims fly flies boil boils
    melt melts freeze freezes evaporate evaporates expand expands decay decays rot rots hibernate hibernates
    migrate migrates burn burns bite bites conduct conducts"""
)


_BEHIND_VERB = words("DT IN CD NN NNS NNP NNPS JJ JJR JJS RB RBR RP PRP PRP$ TO WRB $")


_BEFORE_VERB = words("both all")
_NAMING = words("called named dubbed entitled titled given")
_OF_THE_NOUN = words("based related inspired owned themed born-and-raised funded backed led sponsored rated")


_PLAIN_NOUN = "Water"
_VERB_ENDS = (
    ("ies", "y"),
    ("ches", "ch"),
    ("shes", "sh"),
    ("sses", "ss"),
    ("xes", "x"),
    ("oes", "o"),
    ("s", ""),
)
SAME_IN_PAST = words("cost cut hit set put spread shut split beat")


@dataclass(frozen=True, slots=True)
class Change:
    """The new place of a token: its head (an index in the text), its dependency, and what it is read as.

    ``tag`` is set where the reading itself has the wrong one: VBD for a verb, NN for a noun.
    """

    head: int
    dep: str
    like: Token | None
    tag: str = ""


def infinitive(word: str) -> str:
    """*carry* of *carries*, *watch* of *watches*, *evaporate* of *evaporates*."""
    for end, base in _VERB_ENDS:
        if word.endswith(end):
            return word.removesuffix(end) + base
    return word


def read_as_verb(token: Token) -> None:
    """Tags ``token``, which was taken for a plural, as the verb of what one does today."""
    word: Any = token
    word.tag_, word.pos_, word.lemma_ = "VBZ", "VERB", infinitive(token.lower_)
    word.set_morph("Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin")


def short_document(doc: Doc, texts: list[str]) -> Doc:
    made = type(doc)(doc.vocab, words=texts)
    for token in made:
        token.is_sent_start = token.i == 0
    return made


def with_verb(
    doc: Doc, kept: list[int], parse: Parse, at: int | None = None, name: str | None = None
) -> tuple[dict[int, Change], int | None]:
    """The reading of the words ``kept`` with a finite verb, and the index of that verb; none found: {}, None.

    ``at`` is the number of the word from which on the verb stands; ``name`` stands in for the first word.
    """
    texts = [doc[i].text for i in kept]
    texts[0] = name or texts[0]
    tries: list[tuple[list[str], int | None]] = [(texts, None)] if at is not None else []
    found = [n for n in range(1, len(kept) - 1) if may_be_verb(doc, kept, n)]
    for number in [n for n in found if at is None or at <= n <= at + 1][:_TRIED]:
        for verb in _plain_verbs(doc, kept, number):
            tries.append(([*texts[:number], verb, *texts[number + 1 :]], number))
            if number == 1 and doc[kept[0]].pos_ in {"NOUN", "ADJ"}:  # "Sound", taken for an adjective
                tries.append(([_PLAIN_NOUN, verb, *texts[number + 1 :]], number))
    for variant, place in tries:
        (read,) = parse([short_document(doc, variant)])
        roots = [t for t in read if t.head == t]
        root = roots[0]
        subject = grammar.own_subject(root)
        if len(roots) != 1 or subject is None or subject.i >= root.i:
            continue
        if place is not None and root.i != place:
            continue
        finite = [root, *grammar.children(root, grammar.AUXILIARIES | {"cop"})]
        past = at is not None and root.tag_ == "VBN" and finite == [root]  # no participle has a subject
        if not (past or any(t.tag_ in FINITE for t in finite)) or (at is not None and root.i < at):
            continue
        if at is not None and subject.i >= at:
            continue
        sure = place is not None and doc[kept[place]].lower_ in _VERBS
        sure = sure or (place is not None and _says_enough(doc[kept[place]], doc[kept[place + 1]]))
        if place is not None and name is None and not sure and not _may_be_subject(subject):
            continue
        changes = {kept[t.i]: Change(kept[t.head.i], t.dep_, None if name and t.i == 0 else t) for t in read}
        if past:
            changes[kept[root.i]] = replace(changes[kept[root.i]], tag="VBD")
        return changes, kept[root.i]
    return {}, None


def may_be_verb(doc: Doc, kept: list[int], number: int) -> bool:
    token, following = doc[kept[number]], doc[kept[number + 1]]
    before = token.nbor(-1)
    if token.text[:1].isupper() or (
        before.tag_ in {"DT", "PRP$", "POS", "IN"} and before.lower_ not in _BEFORE_VERB
    ):
        return False
    listed = token.lower_ in _NOUN_OR_VERB or token.lower_ in _VERBS
    if _says_enough(token, following):
        plain = number == 1 and token.lower_.endswith("s")  # "Iron", taken for an adjective
        return before.tag_ in {"NN", "NNS", "NNP", "NNPS"} or (before.tag_ == "JJ" and plain)
    if not listed or token.tag_ in {"DT", "IN", "PRP"}:
        return _has_object(token, following) or _is_deed_of_first(doc, kept, number)
    return following.tag_ in _BEHIND_VERB and following.lower_ != "of"


def _says_enough(token: Token, following: Token) -> bool:
    return token.lower_ in _ALONE and (following.text == "." or following.tag_ == "VBG")


def _has_object(token: Token, following: Token) -> bool:
    """True for a participle behind which a name stands: "A fire destroyed Notre-Dame"."""
    return token.tag_ == "VBN" and following.pos_ == "PROPN" and token.lower_ not in _NAMING


def _is_deed_of_first(doc: Doc, kept: list[int], number: int) -> bool:
    """True for the "disrupted" of "Katla disrupted air traffic in 2010.", taken for an adjective."""
    token, following = doc[kept[number]], doc[kept[number + 1]]
    named = all(doc[i].tag_ in {"NNP", "NNPS"} for i in kept[:number])
    past = token.lower_.endswith("ed") and token.tag_ in {"JJ", "VBN"} and token.lower_ not in _OF_THE_NOUN
    return named and past and following.tag_ in {"NN", "NNS"} and doc[kept[-1]].text in {".", "!"}


def _may_be_subject(subject: Token) -> bool:
    """True if the sentence begins with the subject, or with a phrase before it, and this is no bare noun as
    in "Album covers by ..."."""
    named = subject.pos_ == "PROPN" or subject.tag_ == "NNS" or grammar.has_child(subject, "det", "nmod:poss")
    first = subject.left_edge.i
    return named and (first == 0 or subject.doc[first - 1].text == ",")


def _plain_verbs(doc: Doc, kept: list[int], number: int) -> list[str]:
    """Verbs that are no nouns, of the form that the word has."""
    word = doc[kept[number]].lower_
    if word in SAME_IN_PAST:
        return ["gave", "went"]
    return ["contains", "goes"] if word.endswith("s") and not word.endswith("ss") else ["contained", "went"]
