"""Puts treebank sentences into the style of social media, with their annotation kept true.

Lower case, capitals, no punctuation at the end or anywhere, contractions without their apostrophe, and
emoji, hashtags, mentions and links put between sentences.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace


def _words(text: str) -> list[str]:
    return text.split()


_EMOJI = _words("😂 😭 ❤️ 🔥 👍 🙏 😍 🎉 🤔 😅 💯 🚀 🌍 ✨ 👏 😡 🤣 🙄 💀 ⚽ 🇺🇸 :) :D ;-) <3")
_HASHTAGS = _words("#history #fact #todayilearned #news #science #didyouknow #NYC #music #fail #OnThisDay #1")
_LINKS = _words("https://t.co/a8Kq2 http://bit.ly/2xYz https://www.example.org/news/a pic.twitter.com/Zx9")
_USERS = _words("@nasa @user @john_doe @BBCNews @history101")
_CLOSING = {".", "!", "?", "...", "!!", "!!!", "??"}
_CLITICS = {
    "n't": "nt",
    "n’t": "nt",
    "'m": "m",
    "'re": "re",
    "'ve": "ve",
    "’m": "m",
    "’re": "re",
    "’ve": "ve",
}


@dataclass(frozen=True, slots=True)
class Token:
    """A word of the treebank; ``head`` counts from the start of its sentence, negative for the root."""

    text: str
    lemma: str
    pos: str
    tag: str
    morph: str
    head: int
    dep: str
    space: bool


def in_style_of_social_media(
    paragraphs: list[list[list[Token]]], rng: random.Random
) -> list[list[list[Token]]]:
    """The same sentences in one randomly drawn mixture of styles."""
    case = rng.choices(("lower", "upper", "kept"), (0.5, 0.15, 0.35))[0]
    punctuation = rng.choices(("kept", "no end", "none"), (0.4, 0.35, 0.25))[0]
    clitics = rng.random() < 0.3
    extras = rng.choices((0.0, 0.35), (0.6, 0.4))[0]

    def style(sentence: list[Token]) -> list[Token]:
        if punctuation != "kept":
            sentence = _without_punctuation(sentence, everywhere=punctuation == "none")
        if clitics:
            sentence = [
                replace(token, text=_CLITICS.get(token.text.lower(), token.text)) for token in sentence
            ]
        if case == "lower":
            sentence = [replace(token, text=token.text.lower()) for token in sentence]
        elif case == "upper":
            sentence = [_upper(token) for token in sentence]
        if rng.random() < extras:
            sentence = _with_extra(sentence, rng)
        return sentence

    return [[style(sentence) for sentence in paragraph] for paragraph in paragraphs]


def _upper(token: Token) -> Token:
    upper = token.text.upper()
    return replace(token, text=upper) if len(upper) == len(token.text) else token


def _without_punctuation(sentence: list[Token], *, everywhere: bool) -> list[Token]:
    """Drops closing marks, or all marks that stand apart from a word, where nothing depends on them."""
    heads = {token.head for token in sentence}
    last = len(sentence) - 1
    dropped = set()
    for index, token in enumerate(sentence):
        closing = index == last and token.text in _CLOSING
        apart = token.space or index == last or (index and sentence[index - 1].space)
        if token.dep == "punct" and index not in heads and (closing or (everywhere and apart)):
            dropped.add(index)
    if len(dropped) == len(sentence):
        return sentence
    number = {}
    kept: list[Token] = []
    for index, token in enumerate(sentence):
        if index in dropped:
            if kept and token.space:
                kept[-1] = replace(kept[-1], space=True)
        else:
            number[index] = len(kept)
            kept.append(token)
    return [replace(token, head=number.get(token.head, -1)) for token in kept]


def _with_extra(sentence: list[Token], rng: random.Random) -> list[Token]:
    """Adds one or two emoji, hashtags or a link behind the sentence, or a mention before it."""
    root = next(index for index, token in enumerate(sentence) if token.head < 0)
    kind = rng.random()
    if kind < 0.12:
        user = Token(rng.choice(_USERS), "", "X", "ADD", "_", root + 1, "vocative", True)
        user = replace(user, lemma=user.text)
        return [user, *(replace(t, head=t.head + 1 if t.head >= 0 else -1) for t in sentence)]
    if kind < 0.6:
        texts, pos, tag, dep = rng.choices(_EMOJI, k=rng.choice((1, 1, 2))), "SYM", "NFP", "discourse"
    elif kind < 0.85:
        texts, pos, tag, dep = rng.choices(_HASHTAGS, k=rng.choice((1, 2, 3))), "X", "ADD", "parataxis"
    else:
        texts, pos, tag, dep = [rng.choice(_LINKS)], "X", "ADD", "parataxis"
    body = [*sentence[:-1], replace(sentence[-1], space=True)]
    return body + [Token(text, text, pos, tag, "_", root, dep, True) for text in texts]
