"""Fronts and tails of posts, which state nothing: "i was today years old when i realised X", "X, no joke"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from claimver_core.language import grammar
from claimver_core.language.grammar import FINITE
from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc, Token
    from spacy.tokens import Span as Sentence

_I = r"(?:i|i['’]?m|i['’]?ve)"
_YOU = r"(?:u|you|y['’]?all|u guys|you guys|folks)"
_MANY = rf"(?:(?:most |some |so many )?(?:ppl|people)|every(?:one|body)|{_YOU})"
_NOBODY = r"(?:nobody|no one|noone|not enough ppl|not enough people)"
_THE_FACT = r"(?:that|how|the fact that)"
_THAT = r"(?:\s+that\b|\s+how\b|\s*,)?"
_LEARNT = (
    r"(?:reali[sz](?:ed?|ing)|learn(?:ed|t|ing)?|f(?:ou|i)nd(?:ing)? out|discover(?:ed|ing)?|noticed|"
    r"figured out|heard)"
)
_BACK_ROOM = (
    r"(?:louder |once (?:again|more) )?for (?:(?:the |all the |all |you )*(?:kids|ppl|people|folks|ones|guys|"
    r"class|students|haters)|those|everyone|anyone)(?: sitting| sat| standing)? (?:in|at) the back\s*[:,–—-]+"
)
_FRONT = re.compile(
    r"\s*(?:"
    + "|".join(
        (
            _BACK_ROOM,
            rf"{_I} (?:was )?(?:literally )?today years old when {_I} "
            rf"(?:first |finally |just )?{_LEARNT}{_THAT}",
            rf"(?:how|why) (?:am i|are we|did i|have i) (?:only |just |never )*(?:now |today )?{_LEARNT}"
            rf"(?: now| out)?{_THAT}",
            r"(?:how|why) (?:did|has|have) (?:i|nobody|no one|noone) (?:never |not )?"
            rf"(?:know|knew|known|tell me|told me|mention(?:ed)?){_THAT}",
            r"(?:i |honestly |literally )*(?:never|had no idea|no idea|did ?n['’]?t|only just)(?: even)? "
            r"(?:know|knew|reali[sz]ed?|clocked)? ?that",
            rf"{_MANY} (?:always |still |constantly |just )?(?:gets?|got) (?:this|it|that)(?: one)?(?: so)? "
            r"wrong,?(?: all the time)? but",
            rf"{_MANY} (?:always |still |constantly |often |just )?"
            rf"(?:keep forgetting|forgets?|overlooks?|sleep on){_THAT}",
            rf"{_MANY} (?:still )?(?:do ?n['’]?t|never) (?:know|reali[sz]e|talk about|mention) {_THE_FACT}",
            rf"{_NOBODY} (?:ever )?(?:know|(?:is )?talk(?:s|ing)?|mentions?|remembers?)(?: about)? "
            rf"{_THE_FACT}",
            r"(?:i )?still (?:can['’]?t|cannot) (?:believe|get over|process)(?: the fact)?(?: that| how)?",
            r"(?:i['’]?m |im )?still not over (?:the fact that|how)",
            r"(?:it['’]?s |its |so |kinda |absolutely |literally )*"
            r"(?:wild|crazy|insane|mad|bonkers|funny|weird|mental|nuts|amazing) (?:that|how|to think that)",
            rf"{_YOU} (?:do |all )?(?:know|knew|reali[sz]e)(?: that)?(?= \w+ \w+)",
            rf"(?:can|could) we (?:just )?(?:all )?(?:talk about|appreciate) {_THE_FACT}",
            r"(?:i )?(?:love|hate|adore) (?:how|that|the fact that)(?= \w+ \w+)",
            rf"(?:in case|incase) (?:{_YOU}|anyone|any1) "
            r"(?:did ?n['’]?t know|forgot|missed it|(?:was|were) wondering)\s*[:,]",
            r"for (?:anyone|those|everyone) "
            r"(?:wondering|asking|who (?:cares|forgot|missed it|does ?n['’]?t know))\s*[:,]",
            rf"say what {_YOU} (?:want|like)(?: about (?:him|her|them|it))?,?\s*(?:but)?",
        )
    )
    + r")\s*",
    re.IGNORECASE,
)
_ALONE = re.compile(
    r"\s*(?:i\s+)?still (?:can['’]?t|cannot|cant) (?:believe|get over)(?: it| this| that)?[\s.!]*",
    re.IGNORECASE,
)
_HOLD = r"(?:said|says?|thinks?|thought|believed?|believes?|claims?|claimed|keeps? (?:saying|calling))"
_WHO_HOLDS = re.compile(
    r"\s*(?:(?:lol|lmao|haha|sorry|but|and|so|ok|okay),?\s+)*(?:"
    rf"(?:whoever|any(?:one|1) who|every(?:one|body) who|(?:ppl|people|those) who|if {_YOU}) {_HOLD}\b"
    r"[^,;.!?]{0,80}?\s(?:wrong|mistaken|incorrect|lying|liars?|clueless|dumb|stupid|delusional|idiots?|"
    r"trolling|tripping|clowns?)\b[^,;.!?]*"
    r"|(?:at|to) (?:all )?(?:the )?(?:ppl|people|anyone|everyone|those|idiots|folks)(?: out there)? who "
    rf"{_HOLD}\b[^,;.!?]*)(?:[,;]\s*|(?=[.!?]|$))",
    re.IGNORECASE,
)
"""Who is told to be wrong, with what such people hold: "whoever said mozart was german is wrong,"."""
_ASKED = re.compile(
    r"\s*(?:(?:ok|okay|so|but|omg|wait|lol|and|does|do),?\s+)*"
    rf"(?:(?:any(?:one|body|1)|who|every(?:one|body))(?: else)?|{_YOU})?\s*"
    r"(?:(?:still|just|also)\s+)?(?:remembers?|recalls?)\s+(?:that time\s+)?when\s+"
    r"(?!(?:i|we|u|you|ur|your|my|our|it|this|that|he|she|they)\b)",
    re.IGNORECASE,
)
"""What asks whether a reader remembers what was so."""
_MOVED_BY = re.compile(
    r"\s*(?:i['’]?m |im |i )?(?:(?:still|never|so|not) )*"
    r"(?:over|(?:mad|angry|upset|sad) (?:about|at)|crying (?:about|over)|thinking (?:about|of)|obsessed with|"
    r"laughing at|can['’]?t get over|cant get over)\s+",
    re.IGNORECASE,
)
"""What a writer cannot forget: "still not over cher losing the oscar"."""
_LONGEST_NAME = 4  # words of "cher" there
_THOUGHT = (
    r"(?:i|u|you|ppl|people|most (?:ppl|people)|anyone|we|they)(?:['’]d)? (?:all |ever )*"
    r"(?:thought|thinks?|reali[sz]ed?|expected|knew|know|guessed|imagined?)"
)
_TAILS = re.compile(
    r"(?:(?:\s*,|\s+[-–—])\s+(?:way|much|far|a lot) (?:longer|older|earlier|later|more|bigger|younger|less|"
    rf"better|taller|shorter|smaller) than {_THOUGHT}|(?:\s*,|\s+[-–—])?\s+(?:"
    + "|".join(
        (
            r"(?:no (?:joke|cap|lie|kidding)|i swear(?: to god)?|swear to god|for real|fr fr|frfr|istg)",
            r"(?:and|n|but) i (?:never|had no idea|did ?n['’]?t)(?: even)?(?: knew| know| reali[sz]ed?)?",
            r"(?:(?:and|but|so) )?(?:honestly|seriously|tbh|like|really),? "
            r"(?:what|why|how|who)\b[^.!?]{3,80}\?+",
            rf"(?:and|but|yet|n) (?:some )?{_MANY} (?:still |really |actually |just |will )*"
            r"(?:say|act|think|claim|pretend|wonder|ask|call|sleep|forget|believe|hate)\b[^.!?]{0,60}",
            r"how am i only (?:just )?(?:now )?(?:finding out|learning)(?: this| that)?(?: now)?\??",
            r"(?:right |just |literally )?(?:before|after|when|while) i "
            r"(?:finished|started|left|was|went|graduated|turned)\b[^.!?,]{0,40}",
            r"\((?:hence|yes|lol|duh|no|i know|fun fact|obviously|obvs)\b[^()]{0,60}\)",
        )
    )
    + r"))(?P<tags>(?:\s+#\w+)*)(?=[\s.!?…]*$)",
    re.IGNORECASE,
)


def post_fronts(doc: Doc) -> Iterator[Edit]:
    """Edits that leave out such fronts and tails, and make statements of what a reader is asked to remember,
    *remember when Ann and Bob were married??*, and of what moves the writer."""
    for sentence in doc.sents:
        text, start = sentence.text, sentence.start_char
        if _ALONE.fullmatch(text):
            yield Edit(Span(start, sentence.end_char), ())
            continue
        if (asked := _ASKED.match(text)) is not None and "?" in text:
            if _states(sentence, start + asked.end()):
                yield Edit(Span(start, start + asked.end()), ())
                yield Edit(Span(start + text.index("?"), start + len(text.rstrip())), (".",))
            continue
        if (moved := _MOVED_BY.match(text)) is not None and (done := _doings(sentence, start + moved.end())):
            yield Edit(Span(start, start + moved.end()), ())
            for verb in done:
                yield Edit(Span(verb.idx, verb.idx + len(verb)), (grammar.past_of(verb.text),))
            continue
        if (held := _WHO_HOLDS.match(text)) is not None:
            yield Edit(Span(start, start + held.end()), ())
            continue
        end = 0
        if (front := _FRONT.match(text)) is not None and _states(sentence, start + front.end()):
            end = front.end()
            yield Edit(Span(start, start + end), ())
        tail = _TAILS.search(text, end)
        if tail is not None and any(t.tag_ in FINITE for t in sentence if t.idx < start + tail.start()):
            yield Edit(Span(start + tail.start(), start + tail.start("tags")), ())


def _states(sentence: Sentence, start: int) -> bool:
    """Whether words with a verb of their own stand behind ``start``, the first no verb."""
    behind = [t for t in sentence if t.idx >= start and not t.is_punct]
    return len(behind) > 2 and any(t.tag_ in FINITE | {"VBN", "VBG"} for t in behind[1:])


def _doings(sentence: Sentence, start: int) -> list[Token]:
    """The participles of "cher getting nominated and then losing" behind ``start``; empty where it goes on
    otherwise."""
    behind = [t for t in sentence if t.idx >= start]
    first = next((n for n, t in enumerate(behind) if t.tag_ == "VBG"), 0)
    named = behind[:first]
    if not 0 < first <= _LONGEST_NAME or any(t.tag_ in FINITE | {"PRP", "IN"} or t.is_punct for t in named):
        return []
    further = [
        t for t in behind[first + 1 :] if t.tag_ == "VBG" and t.nbor(-1).lower_ in {"and", "then", "n"}
    ]
    return [behind[first], *further]
