"""Cuts a sentence into clauses, each of which may be a claim of its own.

Every word belongs to exactly one clause. A clause that another one interrupts is laid out again as pieces
that are each one stretch of text: "Paris, the capital of France, lies on the Seine" becomes "Paris, the
capital of France" and "lies on the Seine".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.adjuncts import cut_adjuncts
from claimver_core.language.asides import kind_of
from claimver_core.language.clause import Clause, Piece
from claimver_core.language.described_nouns import noun_of
from claimver_core.language.further_ranks import cut_rank
from claimver_core.language.grammar import words
from claimver_core.language.kinds import Kind
from claimver_core.language.lifetimes import life_dates
from claimver_core.language.subject_lists import listed_subjects

if TYPE_CHECKING:
    from spacy.tokens import Span, Token

_THINKING = words(
    "think believe know guess heard read learned learnt remember swear bet figured thought knew"
)
_SURPRISED = words(
    """crazy amazing interesting incredible strange weird funny wild sad surprising remarkable ironic insane
    mad cool fascinating odd astonishing mindblowing mind-blowing"""
)
_PUTTING, _WHERETO = words("put place set lay send bring launch"), words("into onto in on to under")
_NOT, _IS = words("not n't n’t nt"), words("is 's ’s")
_LONGEST_DENIAL = 6  # words of "not mammals" at the end of a sentence


def split(sentence: Span, names: Mapping[int, object] | None = None) -> list[Clause]:
    """The clauses of ``sentence``, the main one first.

    ``names`` has by index of the word the name that it is part of; names are not cut.
    """
    root, start = asserted_root(sentence)
    main = Clause(Kind.MAIN, root, None)
    owner = dict.fromkeys(range(start, sentence.end), main)
    clauses = [main]
    quoted = grammar.quotations(sentence)
    here = range(sentence.start - 2, sentence.end + 2)  # where a name may begin or go on
    names = {**quoted, **{i: names[i] for i in here if i in names}} if names else quoted

    def visit(token: Token, clause: Clause) -> None:
        for child in token.children:
            kind = kind_of(child, names)
            if kind is Kind.APPOSITION and _stands_in_front(clause):
                kind = None
            reach = grammar.span_of(child) if kind else None
            if kind is Kind.REPORTED and reach and sentence.doc[reach[0]].lower_ == "that":
                reach = (reach[0] + 1, reach[1])
            if kind is Kind.APPOSITION and reach:
                reach = (reach[0], _end_of_apposition(child, reach[1]))
            if (
                kind is Kind.WITH
                and reach
                and (first := reach[0] - 1) in owner
                and sentence.doc[first].dep_ == "cc"
            ):
                reach = (first, reach[1])
            if kind and reach and _is_inside_name(reach[0], names):
                kind = None
            if kind and reach and owner.keys() >= {*reach} and not _is_taken(reach, quoted, owner):
                nested = kind is Kind.LISTED and clause.kind is Kind.LISTED
                inner = Clause(kind, child, clause.parent if nested else clause, noun_of(kind, child))
                clauses.append(inner)
                owner.update(dict.fromkeys(range(reach[0], reach[1] + 1), inner))
                visit(child, inner)
            else:
                visit(child, clause)

    for life in life_dates(sentence):
        if owner.keys() >= {t.i for t in life.tokens}:
            told = Clause(Kind.BIRTH if life.birth else Kind.DEATH, life.tokens[0], main, life.name)
            clauses.append(told)
            owner.update(dict.fromkeys((t.i for t in life.tokens), told))
    visit(root, main)
    if (denied := _denied_at_end(sentence)) and denied[0].i > root.i - len(denied):
        inside = {t.i for t in denied}
        head = next((t for t in denied[1:] if t.head.i not in inside or t.head == t), denied[-1])
        denial = Clause(Kind.DENIAL, head, owner.get(denied[0].i - 1, main))
        clauses.append(denial)
        owner.update(dict.fromkeys(inside & owner.keys(), denial))
    rival = _denied_beside(grammar.own_subject(root))
    if rival and all(owner.get(t.i) in {main, None} or owner[t.i].parent is main for t in rival):
        denial = Clause(Kind.RIVAL, rival[-1], main, grammar.own_subject(root))
        clauses = [c for c in clauses if c.head.i not in {t.i for t in rival}] + [denial]
        owner.update(dict.fromkeys((t.i for t in rival), denial))
    for item in listed_subjects(root, names)[:-1]:
        said = [t for t in item.subtree if t.i <= item.i or t.dep_ in {"flat", "compound"}]
        said = [t for t in said if not t.is_punct and owner.get(t.i) is main and _is_part_of(t, item)]
        clauses.append(subject := Clause(Kind.SUBJECT, item, main, item))
        owner.update(dict.fromkeys((t.i for t in said), subject))
    for token in sentence[start - sentence.start :]:
        owner[token.i].tokens.append(token)
    inside_names = {i: name for i, name in names.items() if names.get(i - 1) is name}
    several = any(clause.kind is Kind.SUBJECT for clause in clauses)
    for clause in clauses[several:]:
        clauses += cut_rank(clause) if clause.kind is Kind.MAIN else []
    for clause in clauses[several:]:  # the main one is said whole of each subject
        clauses += cut_adjuncts(clause, quoted | inside_names)
    for clause in clauses:
        outer: Clause | None = clause
        while outer is not None and outer.kind is not Kind.REPORTED:
            outer = outer.parent
        if outer is not None and outer.parent is not None:
            outer.parent.reported.extend(clause.tokens)
    return clauses


def _is_part_of(word: Token, item: Token) -> bool:
    """True if ``word`` belongs to ``item`` itself and not to a later item of the list."""
    while word != item and word.dep_ not in {"conj", "cc", "list"}:
        word = word.head
    return word == item


def _is_inside_name(first: int, names: Mapping[int, object]) -> bool:
    """True for "No Way Home" of "Spider-Man: No Way Home"."""
    name = names.get(first)
    return name is not None and (names.get(first - 1) is name or names.get(first - 2) is name)


def _is_taken(reach: tuple[int, int], quoted: Mapping[int, object], owner: Mapping[int, Clause]) -> bool:
    """True for words that are part of a quoted title, or that tell of a birth or death."""
    title = quoted.get(reach[0])
    outside = title is None or (reach[0] - 1 not in quoted and reach[1] + 1 not in quoted)
    told = any(owner[i].kind in {Kind.BIRTH, Kind.DEATH} for i in reach)
    return told or not outside or (quoted.get(reach[1]) is not title and reach[1] + 1 in quoted)


def _is_loose_tag(token: Token) -> bool:
    """True for a hashtag or handle behind a sentence, and not for that of "lives in #Paris"."""
    if not token.text.startswith(("#", "@")):
        return False
    return token.i == token.sent.start or token.nbor(-1).pos_ not in {"ADP", "DET", "AUX"}


def _denied_at_end(sentence: Span) -> list[Token]:
    """The words of "not mammals" at the end of "Bats are birds, not mammals", if it ends so."""
    said = [t for t in sentence if not t.is_space]
    while said and (said[-1].is_punct or grammar.is_noise(said[-1])):
        said.pop()
    start = next((n for n in range(len(said) - 1, 1, -1) if said[n].lower_ == "not"), None)
    if start is None or not 2 <= len(said) - start <= _LONGEST_DENIAL:
        return []
    before = said[start - 1]
    verbs = any(t.pos_ in {"VERB", "AUX"} and t.tag_ not in {"NN", "NNP"} for t in said[start + 1 :])
    alone = before.text in {",", "-", "–", "—"} or before.pos_ in {"NOUN", "PROPN", "ADJ", "ADV", "NUM"}
    told = any(grammar.is_finite_verb(t) for t in said[: start - 1])
    return [] if verbs or not alone or not told or said[start + 1].tag_ == "RB" else said[start:]


def _denied_beside(subject: Token | None) -> list[Token]:
    """The words of "not Sydney" in "Canberra, not Sydney, is the capital"."""
    for rival in subject.rights if subject is not None else ():
        said = [t for t in rival.subtree if not t.is_punct]
        if rival.dep_ not in {"conj", "appos"} or len(said) < 2 or said[0].lower_ != "not":
            continue
        behind = said[-1].nbor(1) if said[-1].i + 1 < rival.sent.end else None
        if rival.pos_ != "PROPN" and said[1].lower_ != "the":
            continue  # "my brother, not a patient man, left"
        if behind is not None and behind.text == "," and said[0].nbor(-1).text == ",":
            return said
    return []


def asserted_root(sentence: Span) -> tuple[Token, int]:
    """The head of what ``sentence`` asserts, and the index of the first word of it.

    "Did you know that X?", "Who knew that X?", "It's crazy that X" and "I think X" assert X.
    """
    words = [token.lower_ for token in sentence[:8]]
    for number in range(len(words) - 2):
        start = _behind_wonder(words[number:], sentence.start + number)
        if start is not None:
            inner = [t for t in sentence if t.i >= start and (t.head.i < start or t.head == t)]
            heads = [t for t in inner if grammar.is_predicate(t)]
            heads = heads or [t for t in sentence if t.i >= start and grammar.is_predicate(t)]
            if heads:
                return heads[0], start
    root = sentence.root
    subject = grammar.own_subject(root)
    if subject is not None and subject.lower_ in {"i", "we"} and root.lower_ in _THINKING:
        for child in root.children:
            if child.dep_ == "ccomp" and child.i > root.i and grammar.own_subject(child) is not None:
                first = child.left_edge
                return child, first.i + (first.dep_ == "mark")
    return root, sentence.start


def _behind_wonder(words: list[str], first: int) -> int | None:
    """The index of the first word behind "did you know that", "who knew that" or "it's crazy that", if the
    sentence goes on so; ``first`` is that of the first of ``words``."""
    knew = 3 if words[0] == "did" and words[1] in {"you", "u", "ya"} and words[2] == "know" else 0
    knew = knew or 2 * (words[:2] == ["who", "knew"])
    if knew:
        return first + knew + (words[knew : knew + 1] == ["that"])
    asked = words[0] == "is" and words[1] in _NOT and words[2] == "it"
    told = words[0] == "it" and words[1] in _IS
    place = 3 if asked else 2
    place += words[place : place + 1] in (["so"], ["just"], ["pretty"], ["really"])
    if not (asked or told) or len(words) < place + 2:
        return None
    return first + place + 2 if words[place] in _SURPRISED and words[place + 1] == "that" else None


def lay_out(clauses: list[Clause]) -> list[Piece]:
    """The pieces of the clauses in order of the text, none overlapping another."""
    runs = _runs(clauses)
    head_run = {id(clause): _run_of(runs, clause) for clause in clauses}
    pieces: list[Piece] = []
    waiting: int | None = None  # first token of a subject that its verb has yet to follow
    for number, (clause, tokens) in enumerate(runs):
        home = head_run[id(clause)]
        if number < home:
            waiting = tokens[0].i if waiting is None else waiting
            continue
        said = [t for c, run in runs[: number + 1] if c is clause for t in run]
        said = sorted([*said, *clause.reported], key=lambda t: t.i)
        rest = tokens[0] if number > home else None
        if number == home:
            said += _completion(clause, [run for c, run in runs[number + 2 :][:1] if c is clause])
        first = tokens[0].i if waiting is None else waiting
        waiting = None
        said, tokens = _without_noise(said), _without_noise(tokens)
        if tokens and (rest is None or _adds(tokens)):
            first = max(first, said[0].i) if rest is None and clause.parent is None else first
            pieces.append(Piece(clause, first, tokens[-1].i, said, rest))
    return pieces


def _completion(clause: Clause, later: list[list[Token]]) -> list[Token]:
    """The "into orbit" behind the name in "put its first astronaut, Ann Lee, into orbit in 2003"."""
    if clause.head.lemma_.lower() not in _PUTTING or not later:
        return []
    said = [t for t in later[0] if t.text != ","]
    if not said or said[0].lower_ not in _WHERETO or said[0].head.head != clause.head:
        return []
    end = next((n for n, t in enumerate(said[1:], 1) if t.tag_ == "IN" and t.lower_ != "of"), len(said))
    return said[:end]


def _without_noise(tokens: list[Token]) -> list[Token]:
    """``tokens`` less emoji, links and exclamations at both ends, and less hashtags behind."""
    start, end = 0, len(tokens)
    while start < end and grammar.is_noise(tokens[start]):
        start += 1
    while end > start and (grammar.is_noise(tokens[end - 1]) or _is_loose_tag(tokens[end - 1])):
        end -= 1
    return tokens[start:end]


def _runs(clauses: list[Clause]) -> list[tuple[Clause, list[Token]]]:
    """Maximal stretches of one clause each, in order; mere marks belong to none but the closing one."""
    owned = sorted(((t.i, t, clause) for clause in clauses for t in clause.tokens), key=lambda item: item[0])
    runs: list[tuple[Clause, list[Token]]] = []
    for _, token, clause in owned:
        if runs and runs[-1][0] is clause:
            runs[-1][1].append(token)
        else:
            runs.append((clause, [token]))
    solid: list[tuple[Clause, list[Token]]] = []
    for clause, tokens in runs:
        if any(any(map(str.isalnum, t.text)) and t.dep_ != "cc" for t in tokens):
            if solid and (solid[-1][0] is clause or _continues(solid[-1][0], clause, tokens)):
                solid[-1][1].extend(tokens)
            else:
                solid.append((clause, tokens))
        elif solid and tokens[0].text[0] in ".!?…" and tokens[0].i == solid[-1][1][-1].i + 1:
            solid[-1][1].append(tokens[0])
    return solid


def _run_of(runs: list[tuple[Clause, list[Token]]], clause: Clause) -> int:
    """The number of the run that holds the clause's predicate."""
    for number, (owner, tokens) in enumerate(runs):
        if owner is clause and clause.head in tokens:
            return number
    return 0


def _continues(before: Clause, clause: Clause, tokens: list[Token]) -> bool:
    """True if a stretch without its predicate rather belongs to the clause that it follows.

    It does if no comma stands before it, or if it goes on with "and" behind a coordinated predicate.
    """
    if clause.head in tokens or before.head.i < clause.head.i or any(map(grammar.is_finite_verb, tokens)):
        return False
    word = next((t for t in tokens if not t.is_punct), tokens[0])
    if before.kind is Kind.CONJUNCT and word.dep_ == "cc":
        return True
    return tokens[0].text not in {",", ";"} and tokens[0].nbor(-1).text not in {",", ";", ")", "–", "—", "-"}


def _adds(tokens: list[Token]) -> bool:
    """True if a later stretch says more than a particle: it has a name, a noun or a number."""
    return any(t.pos_ in {"NOUN", "PROPN", "NUM"} for t in tokens)


def _stands_in_front(clause: Clause) -> bool:
    """True for a participle before the main clause, which keeps its appositions."""
    return (
        clause.kind is Kind.PARTICIPLE and clause.parent is not None and clause.head.i < clause.parent.head.i
    )


def _end_of_apposition(token: Token, last: int) -> int:
    """The last word of an apposition, without a time or place that a comma cuts off (", in 1933")."""
    for child in token.children:
        edge = child.left_edge
        if child.i > token.i and edge.nbor(-1).text == "," and grammar.has_child(child, "case"):
            return edge.i - 2
        if child.i > token.i and edge.text == "," and grammar.has_child(child, "case"):
            return edge.i - 1
    return last
