"""Treebank tokens, in which FEVER and other sets hold their texts, back to plain text."""

from __future__ import annotations

import re

_TOKENS = {"-LRB-": "(", "-RRB-": ")", "-LSB-": "[", "-RSB-": "]", "-COLON-": ":", "``": '"', "''": '"'}
_SPACE_BEFORE = re.compile(r" ([.,;:!?)\]%]|'s\b|'t\b|n't\b)")
_SPACE_AFTER = re.compile(r"([(\[]) ")


def clean_tokens(text: str, join: bool = True) -> str:
    """Treebank tokens back to plain signs; with ``join``, punctuation also back to its word."""
    text = " ".join(_TOKENS.get(token, token) for token in text.split()).replace(" -- ", " – ")
    if join:
        text = _SPACE_AFTER.sub(r"\1", _SPACE_BEFORE.sub(r"\1", text))
    return text
