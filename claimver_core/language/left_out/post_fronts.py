"""Fronts and tails of posts, which state nothing: "i was today years old when i realised X", "X, no joke"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from claimver_core.language.left_out.edits import Edit
from claimver_core.types import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_I = r"(?:i|i['’]?m|i['’]?ve)"
_THAT = r"(?:\s+that\b|\s+how\b|\s*,)?"
_LEARNT = (
    r"(?:reali[sz]ed?|learn(?:ed|t)?|found out|find out|finding out|reali[sz]ing|learning|discover(?:ed|ing)?|"
    r"noticed|figured out|heard)"
)
_MANY = r"(?:ppl|people|everyone|everybody|most (?:ppl|people)|some (?:ppl|people)|folks|y['’]?all|u guys|you guys|u|you)"
_ROOM = r"(?:kids|ppl|people|folks|ones|guys|class|students|haters|slow ones)"
_AT_BACK = rf"(?:for|louder for|once (?:again|more) for) (?:(?:the|all the|all you|you) {_ROOM}|those|everyone|anyone)(?: sitting| sat| standing)? (?:in|at) the back"
_FRONTS = "|".join(
    (
        rf"{_AT_BACK}\s*[:,–—-]+",
        rf"{_I} (?:was )?(?:literally )?today years old when {_I} (?:first |finally |just )?{_LEARNT}{_THAT}",
        rf"{_I}? ?(?:am |was )?(?:just |only |literally )*(?:now |today )?{_LEARNT}(?: that)",
        rf"(?:how|why) (?:am i|are we|did i|have i) (?:only |just |only just |never )*(?:now |today )?{_LEARNT}(?: now| out)?{_THAT}",
        rf"(?:how|why) (?:did|has|have) (?:i|nobody|no one|noone) (?:never |not )?(?:know|knew|known|tell me|told me|mentioned?){_THAT}",
        rf"{_MANY} (?:always|still|constantly|just)?\s*(?:get|gets|got) (?:this|it|that)(?: one)?(?: so)? wrong,?(?: all the time)? but",
        rf"{_MANY} (?:always|still|constantly|often|just)?\s*(?:keep forgetting|forgets?|overlooks?|sleep on the fact){_THAT}",
        rf"{_MANY} (?:still )?(?:do ?n['’]?t|never) (?:know|reali[sz]e|talk about|mention|believe me when i say) (?:that|how|the fact that)",
        r"not enough (?:ppl|people) (?:know|talk about|realise|realize) (?:that|how|the fact that)",
        r"(?:nobody|no one|noone) (?:ever )?(?:talks?|talking|is talking|mentions?|remembers?)(?: about)? (?:that|how|the fact that)",
        r"(?:i )?still (?:can['’]?t|cannot|cant) (?:believe|get over|process)(?: the fact)?(?: that| how)?",
        r"(?:i['’]?m |im )?still not over (?:the fact that|how)",
        r"(?:it['’]?s |its |so |kinda |absolutely |literally )*(?:wild|crazy|insane|mad|bonkers|funny|weird|mental|nuts|amazing) (?:that|how|to think that)",
        r"(?:can|could) we (?:just )?(?:all )?(?:talk about|appreciate) (?:how|the fact that)",
        r"(?:i )?(?:love|hate|adore) (?:how|that|the fact that)(?= \w+ \w+)",
        r"(?:in case|incase) (?:u|you|anyone|any1) (?:did ?n['’]?t know|forgot|missed it|was wondering|were wondering)\s*[:,]",
        r"for (?:anyone|those|everyone) (?:wondering|asking|who (?:cares|forgot|missed it|does ?n['’]?t know))\s*[:,]",
        r"say what (?:u|you) (?:want|like)(?: about (?:him|her|them|it))?,?\s*(?:but)?",
        r"(?:idc|i do ?n['’]?t care)(?: what (?:anyone|any1|anybody|u|you|people|ppl) (?:says?|thinks?))?\s*[,:]",
        r"(?:ok|okay|right|so|wait|hang on|hold on|omg|and)(?:,| so| but| and)*\s+(?=(?:did u|did you|remember when))",
    )
)
_FRONT = re.compile(rf"\s*(?:{_FRONTS})\s*", re.IGNORECASE)
_ALONE = re.compile(
    r"\s*(?:i\s+)?still (?:can['’]?t|cannot|cant) (?:believe|get over)(?: it| this| that)?[\s.!]*",
    re.IGNORECASE,
)
_ASKED = re.compile(
    r"\s*(?:(?:ok|okay|so|but|omg|wait|lol|and|does|do),?\s+)*"
    r"(?:(?:any(?:one|body|1)|who|every(?:one|body))(?: else)?|u|you|y['’]?all|u guys|you guys)?\s*"
    r"(?:(?:still|just|also)\s+)?(?:remembers?|recalls?|thinking about|think about)\s+(?:that time\s+)?when\s+"
    r"(?!(?:i|we|u|you|ur|your|my|our|it|this|that|he|she|they)\b)",
    re.IGNORECASE,
)
"""What asks whether a reader remembers what was so."""
_SURE = r"(?:no (?:joke|cap|lie|kidding|shit)|i swear(?: to god)?|swear to god|for real|fr fr|frfr|istg)"
_THOUGHT = r"(?:i|u|you|ppl|people|most (?:ppl|people)|anyone|we|they)(?:['’]d)? (?:all )?(?:ever )?(?:thought|think|thinks|reali[sz]ed?|expected|knew|know|guessed|imagined?)"
_TAILS = re.compile(
    rf"(?:\s*,|\s+[-–—])?\s+(?:{_SURE}"
    rf"|(?:way|much|far|a lot|waaa*y) (?:longer|older|earlier|later|more|bigger|younger|less|better|taller|shorter|smaller) than {_THOUGHT}"
    rf"|(?:and|n|but) i (?:never|only just|just|had no idea|did ?n['’]?t)(?: even)?(?: knew| know| found out| realised| realized| clue)?"
    r"|(?:and|but|so)?\s*(?:honestly|seriously|tbh|like|really),?\s+(?:what|why|how|who)\b[^.!?]{3,80}\?+"
    r"|how am i only (?:just )?(?:now )?(?:finding out|learning)(?: this| that)?(?: now)?\??"
    r"|(?:right |just |literally )?(?:before|after|when|while) i (?:finished|started|left|was|went|graduated|turned)\b[^.!?,]{0,40}"
    r"|\((?:hence|yes|lol|duh|no|i know|fun fact|obviously|obvs)\b[^()]{0,60}\)"
    r")(?=[\s.!?…]*$)",
    re.IGNORECASE,
)
_FINITE = frozenset({"VBD", "VBZ", "VBP", "MD"})


def post_fronts(doc: Doc) -> Iterator[Edit]:
    """Edits that leave out such fronts and tails, and make of what a reader is asked to remember a
    statement: *remember when Ann and Bob were married??*."""
    for sentence in doc.sents:
        text, start = sentence.text, sentence.start_char
        if _ALONE.fullmatch(text):
            yield Edit(Span(start, sentence.end_char), ())
            continue
        end = 0
        if (asked := _ASKED.match(text)) is not None and "?" in text:
            if _states(sentence, start + asked.end()):
                mark = text.index("?")
                yield Edit(Span(start, start + asked.end()), ())
                yield Edit(Span(start + mark, start + len(text.rstrip())), (".",))
            continue
        if (front := _FRONT.match(text)) is not None and _states(sentence, start + front.end()):
            end = front.end()
            yield Edit(Span(start, start + end), ())
        tail = _TAILS.search(text, end)
        if tail is not None and any(t.tag_ in _FINITE for t in sentence if t.idx < start + tail.start()):
            yield Edit(Span(start + tail.start(), start + len(text[: tail.end()])), ())


def _states(sentence: object, start: int) -> bool:
    """Whether words with a verb of their own stand behind ``start``, the first no verb."""
    behind = [t for t in sentence if t.idx >= start and not t.is_punct]  # type: ignore[attr-defined]
    return len(behind) > 2 and any(t.tag_ in _FINITE or t.tag_ in {"VBN", "VBG"} for t in behind[1:])
