"""A sentence in other words that say the same, from the tables that known sentences are compared with.

Training claims are told in other words than their evidence by it (``sentence_pairs``,
``known_sentence_pairs``), so that a model learns to compare what is said, and not the letters.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict

from claimver_core.verification.sentences.words import plain_words

CHANCE = 0.7
"""How often a word that has others is replaced."""

SAME_WORDS = """
wrote|penned|authored
painted|created
founded|established|set up
bought|acquired|purchased|took over
film|movie
began|started|commenced
largest|biggest
killed|claimed the lives of
comes from|hails from
song|track
starred in|acted in|appeared in
lies in|is located in|is situated in|is found in
invented|came up with|devised
played|portrayed
defeated|beat|overcame
about|around|roughly|approximately
became|was made
large|big
succeeded|followed|took over from
opened|was inaugurated
company|firm
ended|came to an end|finished
murdered|assassinated
sank|went down
is called|is known as|is named
was named|was called
took place|was held|happened
died|passed away
got married to|married|wed
released|put out|issued
won|took home|received
received|was given|was awarded
discovered|found
contains|includes|has
consists of|is made up of|is composed of
child|kid
is a part of|belongs to|forms part of
attended|studied at|went to
job|occupation
wrote the music for|composed the music of|scored
directed|was the director of
leads|heads|is the head of
used to be|once was
the United States|the US|America
the United Kingdom|the UK|Britain
located|situated
created|made
built|constructed
many|a lot of|numerous
World War II|the Second World War
World War I|the First World War
American|US
lived in|resided in
soccer|football
launched|started
is home to|houses
was born in|was a native of
works as|is employed as
worked as|was employed as|had a career as
has|possesses
the capital of|the capital city of
"""
"""What says the same in the statements that are retold, a group a line."""


class OtherWords:
    """Replaces words and phrases by others of the same meaning, drawn with ``rng``."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        groups: dict[str, set[str]] = defaultdict(set)
        listed: dict[str, set[str]] = defaultdict(set)
        for phrase, plain in plain_words().items():
            listed[plain] |= {plain, phrase.replace("-", " ")}
        for same in (*listed.values(), *(set(line.split("|")) for line in SAME_WORDS.strip().splitlines())):
            for phrase in same:
                groups[phrase] |= same - {phrase}
        self._others = {phrase: sorted(same) for phrase, same in groups.items()}
        longest_first = sorted(self._others, key=len, reverse=True)
        self._phrase = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")

    def of(self, text: str, chance: float = CHANCE) -> str:
        """``text`` with some of its words told in others; the text itself where no other words are known."""

        def other(found: re.Match[str]) -> str:
            return self._rng.choice(self._others[found[0]]) if self._rng.random() < chance else found[0]

        return self._phrase.sub(other, text)
