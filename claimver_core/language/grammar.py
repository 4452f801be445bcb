"""Small questions about a parsed sentence, asked in Universal Dependencies (and spaCy's older labels)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from claimver_core.months import IN_SMALL_LETTERS

if TYPE_CHECKING:
    from spacy.tokens import Span, Token


def words(text: str) -> frozenset[str]:
    """The set of the words of ``text``, for word lists."""
    return frozenset(text.split())


SUBJECTS = frozenset(
    {"nsubj", "nsubj:pass", "nsubj:outer", "csubj", "csubj:pass", "csubj:outer", "nsubjpass", "csubjpass"}
)
AUXILIARIES = frozenset({"aux", "aux:pass", "auxpass"})
RELATIVE_CLAUSES = frozenset({"acl:relcl", "relcl"})
RELATIVE_WORDS = frozenset({"which", "who", "whom", "that", "whose", "where", "when"})
REFLEXIVES = words("himself herself itself themselves")
FINITE = frozenset({"VBD", "VBZ", "VBP", "MD"})
NEGATIONS = frozenset({"not", "n't", "n’t", "nt", "never", "no", "nor", "neither"})
# What belongs to a noun phrase when its head is taken out of the sentence.
_PHRASE_PARTS = words(
    """det det:predet amod compound nummod nmod nmod:poss nmod:desc nmod:unmarked nmod:of flat fixed
    goeswith acl acl:relcl relcl advmod prep poss quantmod npadvmod hmod nmod:in case appos"""
)
TIMES = words("monday tuesday wednesday thursday friday saturday sunday").union(IN_SMALL_LETTERS)
EXCLAMATIONS = words(
    "omg lol lmao rofl haha hahaha smh tbh imo imho fyi wow btw yo bruh fr ngl psa til ofc irl"
)
FILLERS = words("btw tho lol lmao ngl tbh imo imho fr")
"""What stands anywhere in a post and says nothing."""
KIN = words(
    """dad mum mom mother father brother sister wife husband son daughter grandson granddaughter
    grandfather grandmother grandpa grandma uncle aunt nephew niece cousin twin girlfriend boyfriend
    fiance fiancee ex parents kids"""
)
OTHER_PEOPLE = KIN | words(
    """student students pupil pupils teacher friend friends enemy enemies rival rivals colleague colleagues
    assistant assistants neighbour neighbor fans fan follower followers successor predecessor partner partners
    boss children siblings brothers sisters sons daughters ancestors descendant descendants lawyer secretary
    servant bodyguard biographer critics"""
)
"""Whoever they are of, what they do is not done by them: *a student of Marie Curie discovered*."""
SAYING = words(
    """say tell report announce state write add note explain confirm reveal remark tweet post declare stress
    emphasize emphasise recall reply"""
)
"""Behind which stands what someone has said, and not what they hold or hope."""
_IRREGULAR = {"have": "has", "be": "is", "do": "does", "go": "goes"}
_IRREGULAR_PAST = {
    word: past
    for past, several in {
        "was": "being", "had": "having", "did": "doing", "went": "going undergoing",
        "became": "becoming", "began": "beginning", "beat": "beating", "bore": "bearing", "bought": "buying",
        "broke": "breaking", "brought": "bringing", "built": "building", "caught": "catching",
        "chose": "choosing", "came": "coming", "overcame": "overcoming", "cost": "costing", "cut": "cutting",
        "dealt": "dealing", "died": "dying", "drew": "drawing", "drove": "driving", "ate": "eating",
        "fell": "falling", "fed": "feeding", "felt": "feeling", "fought": "fighting", "found": "finding",
        "flew": "flying", "fled": "fleeing", "froze": "freezing", "got": "getting", "gave": "giving",
        "grew": "growing", "hung": "hanging", "heard": "hearing", "hid": "hiding", "hit": "hitting",
        "held": "holding", "hurt": "hurting", "kept": "keeping", "knew": "knowing", "laid": "laying",
        "led": "leading", "left": "leaving", "lent": "lending", "let": "letting", "lay": "lying",
        "lost": "losing", "made": "making", "meant": "meaning", "met": "meeting", "paid": "paying",
        "put": "putting", "quit": "quitting", "read": "reading", "rode": "riding", "rose": "rising",
        "ran": "running", "said": "saying", "saw": "seeing", "sold": "selling", "sent": "sending",
        "set": "setting", "shot": "shooting", "shut": "shutting", "sang": "singing", "sank": "sinking",
        "sat": "sitting", "slept": "sleeping", "spoke": "speaking", "spent": "spending", "split": "splitting",
        "spread": "spreading", "stood": "standing", "stole": "stealing", "struck": "striking",
        "swore": "swearing", "swam": "swimming", "took": "taking", "overtook": "overtaking",
        "taught": "teaching", "told": "telling", "thought": "thinking", "threw": "throwing",
        "overthrew": "overthrowing", "understood": "understanding", "wore": "wearing", "won": "winning",
        "wrote": "writing", "drank": "drinking", "bred": "breeding", "withdrew": "withdrawing",
    }.items()
    for word in several.split()
}  # fmt: skip
IRREGULAR_PASTS = frozenset(_IRREGULAR_PAST.values())
_SPOKEN_AS_CONSONANT = ("uni", "eu", "one-", "once", "use", "ut")
_SILENT_H = ("hour", "honest", "honor", "honour", "heir")
_QUOTE_MARKS = frozenset('"“”„«»') | {"``", "''"}
_LONGEST_TITLE = 9  # words
_COMMA_LIKE = frozenset({",", ";", ":", "-", "--", "–", "—", "(", "[", "...", "…"})


def children(token: Token, deps: Iterable[str]) -> list[Token]:
    return [child for child in token.children if child.dep_ in deps]


def own_subject(head: Token) -> Token | None:
    """The subject that depends on ``head`` itself; the inner one where there are two."""
    found = children(head, SUBJECTS)
    return found[-1] if found else None


def has_child(token: Token, *deps: str) -> bool:
    return any(child.dep_ in deps for child in token.children)


def is_finite_verb(token: Token) -> bool:
    return "Fin" in token.morph.get("VerbForm", []) or token.tag_ in {"VBD", "VBZ", "VBP", "MD"}


def is_participle(token: Token) -> bool:
    """A participle that stands without any auxiliary."""
    return token.tag_ in {"VBN", "VBG", "VBD"} and not (
        has_child(token, "cop", *AUXILIARIES, "mark") or own_subject(token) is not None
    )


def is_predicate(token: Token) -> bool:
    """True if ``token`` can head a clause: a verb, or something said with a copula or a subject."""
    if token.pos_ in {"VERB", "AUX"}:
        return not has_child(token, "det", "case")
    return has_child(token, "cop") or own_subject(token) is not None


def is_past(head: Token) -> bool:
    """True if the clause of ``head`` is told in the past."""
    verbs = [child for child in head.children if child.dep_ in AUXILIARIES or child.dep_ == "cop"] or [head]
    return any("Past" in verb.morph.get("Tense", []) and is_finite_verb(verb) for verb in verbs)


def in_ampersand_name(token: Token) -> bool:
    """True for the second part of a name such as "Batman & Robin"."""
    return token.dep_ == "conj" and any(child.text == "&" for child in token.children)


def is_plural(noun: Token, before: int | None = None) -> bool:
    """True for a plural and for coordinated nouns, of which those from token ``before`` on do not count."""
    return (
        "Plur" in noun.morph.get("Number", [])
        or noun.tag_ in {"NNS", "NNPS"}
        or noun.lower_ in {"you", "we", "they"}
        or any(
            child.dep_ == "conj"
            and has_child(child, "cc")
            and not in_ampersand_name(child)
            and (before is None or child.i < before)
            for child in noun.children
        )
    )


def be(*, plural: bool, past: bool) -> str:
    if plural:
        return "were" if past else "are"
    return "was" if past else "is"


def third_person(lemma: str) -> str:
    """The present form for "it" of a verb: contain -> contains, carry -> carries."""
    if lemma[-2:] in {"rr", "tt", "nn", "pp", "mm", "bb", "gg"}:
        lemma = lemma[:-1]  # a lemma cut from "starring"
    if lemma in _IRREGULAR:
        return _IRREGULAR[lemma]
    if lemma.endswith("y") and lemma[-2:-1] not in tuple("aeiou"):
        return lemma[:-1] + "ies"
    return lemma + ("es" if lemma.endswith(("s", "x", "z", "ch", "sh", "o")) else "s")


def irregular_past_of(participle: str) -> str | None:
    """*won* of *winning*; None for a verb with a regular past, and for one that is not listed."""
    return _IRREGULAR_PAST.get(participle)


def past_of(participle: str) -> str:
    """The past form of a verb in "-ing": succeeding -> succeeded, winning -> won, marrying -> married."""
    stem = participle.lower().removesuffix("ing")
    if irregular := irregular_past_of(participle.lower()):
        return irregular
    if stem.endswith("y") and stem[-2:-1] not in tuple("aeiou"):
        return stem[:-1] + "ied"
    return stem + ("d" if stem.endswith("e") else "ed")


def predicate_of(noun: Token) -> Token:
    """The first thing that is said with "be" where ``noun`` is a further one, else ``noun`` itself."""
    first = noun.head
    return first if noun.dep_ == "conj" and has_child(first, "cop") and not has_child(noun, "cop") else noun


def has_article(noun: Token) -> bool:
    """True for a noun with "a" or "an"."""
    return any(child.lower_ in {"a", "an"} for child in noun.children)


def article_for(word: str) -> str:
    """ "a" or "an", by the sound that ``word`` most likely begins with."""
    lower = word.lower()
    if lower.startswith(_SPOKEN_AS_CONSONANT):
        return "a"
    return "an" if lower[:1] in tuple("aeiou") or lower.startswith(_SILENT_H) else "a"


def possessive(name: str) -> str:
    """``name`` with its possessive ending, which one that has it already keeps."""
    if name.endswith(("'s", "’s", "s'", "s’")):
        return name
    return name + ("'" if name.endswith("s") and name[:1].islower() else "'s")


def span_of(token: Token) -> tuple[int, int] | None:
    """The token range ``[first, last]`` of the subtree, or None where it is not in one piece."""
    first, last = token.left_edge.i, token.right_edge.i
    return (first, last) if sum(1 for _ in token.subtree) == last - first + 1 else None


def set_off(token: Token) -> bool:
    """True if the subtree of ``token`` begins behind a comma, dash or bracket."""
    edge = token.left_edge
    if edge.text in _COMMA_LIKE:
        return True
    return not edge.is_sent_start and edge.nbor(-1).text in _COMMA_LIKE


def is_noise(token: Token) -> bool:
    """True for emoji, links, blanks and exclamations ("lol"), which say nothing of the world."""
    if token.lower_ in EXCLAMATIONS or token.like_url or token.is_space:
        return True
    return not any(c.isalnum() for c in token.text) and not token.is_punct and not token.is_currency


def in_brackets(token: Token) -> bool:
    """True if the subtree of ``token`` stands in brackets."""
    first, last = token.left_edge, token.right_edge
    if first.text not in {"(", "["} and not first.is_sent_start:
        first = first.nbor(-1)
    if last.text not in {")", "]"} and not last.is_sent_end:
        last = last.nbor(1)
    return first.text in {"(", "["} and last.text in {")", "]"}


def relative_word(head: Token) -> Token | None:
    """The relative pronoun or adverb of the relative clause ``head``."""
    for token in head.subtree:
        if token.lower_ in RELATIVE_WORDS and token.i <= head.i + 1 and token.i - head.left_edge.i <= 4:
            return token
    return None


def phrase(noun: Token) -> list[Token]:
    """The noun phrase of ``noun`` in order: its determiners and modifiers, without case and conjuncts."""
    tokens = [noun]
    for child in noun.children:
        joined = child.dep_.startswith("flat") or in_ampersand_name(child)
        if child.dep_ not in _PHRASE_PARTS and not joined:
            continue
        if child.dep_ in {"case", "advmod"} and (child.dep_ == "advmod" or child.i < noun.i):
            continue
        tokens.extend(child.subtree)
    return sorted(tokens, key=lambda token: token.i)


def quotations(sentence: Span) -> dict[int, Token]:
    """The words of short quotations, which are mostly titles: by index the word that opens each."""
    found: dict[int, Token] = {}
    opening: Token | None = None
    for token in sentence:
        if token.text not in _QUOTE_MARKS:
            continue
        if opening is None:
            opening = token
        elif token.i - opening.i - 1 <= _LONGEST_TITLE:
            found.update(dict.fromkeys(range(opening.i + 1, token.i), opening))
            opening = None
        else:
            opening = None if token.text == "”" else token
    return found


def walk(head: Token) -> Iterator[Token]:
    """The dependents of ``head``, nearer ones first, left to right."""
    for child in head.children:
        yield child
        yield from walk(child)
