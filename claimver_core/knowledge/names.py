"""The one form of a name under which the pack stores it and the linker looks it up."""

from __future__ import annotations

import functools
import re
import unicodedata

_PLAIN = re.compile(r"[A-Za-z0-9]+(?: [A-Za-z0-9]+)*")
_INITIALS = re.compile(r"(?<=\b\w)\.\s*(?=\w\b)")  # "J. R. R. Tolkien" -> "JRR Tolkien"
_DECIMAL = re.compile(r"(?<=\d)[.,](?=\d)")
INVISIBLE = "\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff"
"""Signs that nobody sees, for a class of a pattern. Those that join letters are none of them: in a text they
make one sign of several."""
_DROPPED = re.compile(rf"[.'’‘ʼʻ`´′\u200c\u200d{INVISIBLE}]")
_AMPERSAND = re.compile(r"(?<= )&(?= )")
_FOLDED = re.compile(r"(?:[^\w+#&$%€£]|_)+")
_NO_DECOMPOSITION = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ħ": "h", "ŋ": "n"}
)
_ARTICLE = re.compile(r"^the ")
_LEGAL_FORM = re.compile(
    r"(?:,\s*|\s+)(?:Inc|Incorporated|Corp|Corporation|Ltd|Limited|LLC|plc|PLC|AG|GmbH|SE|S\.A|N\.V|Co)\.?$"
)
_RULER = re.compile(r"([A-Z]\w+(?: [A-Z]\w+)? [IVX]+),? (?:of|King of|Queen of) [A-Z]")
_RANK = re.compile(
    r", (?:\d+\w+ )?(?:Duke|Duchess|Earl|Countess|Marquess|Viscount|Prince|Princess|Baron|Lord)\b.*"
)
_DISAMBIGUATOR = re.compile(r"\s*\([^()]*\)\s*$")


def normalise(name: str) -> str:
    """Fold compatibility forms, case, diacritics, punctuation and white space away.

    Full stops and apostrophes vanish ("U.S." and "US" are one), other punctuation becomes a space. A name
    of nothing but punctuation ("!!!") keeps it. Idempotent; never longer than a few times its input.
    """
    if _PLAIN.fullmatch(name):
        return name.lower()
    return _folded(name)


@functools.lru_cache(maxsize=20_000)
def _folded(name: str) -> str:
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    if folded.isascii():
        bare = folded
    else:
        bare = "".join(c for c in folded if not unicodedata.combining(c)).translate(_NO_DECOMPOSITION)
    words = _DECIMAL.sub(" ", bare)
    words = _DROPPED.sub("", _INITIALS.sub("", words))
    words = _AMPERSAND.sub("and", _FOLDED.sub(" ", words).strip())
    return words or " ".join(bare.split())


def without_legal_form(name: str) -> str:
    """A company's name as people say it: "Apple" for "Apple Inc."."""
    return _LEGAL_FORM.sub("", name)


def variants(label: str) -> list[str]:
    """Other ways in which a label may be written: without its disambiguator, legal form, rank, or "the", and
    of rulers without their land (*Felipe VI of Spain*)."""
    found = []
    plain = without_legal_form(_DISAMBIGUATOR.sub("", label))
    if plain and plain != label:
        found.append(plain)
    without_article = _ARTICLE.sub("", plain.replace("The ", "the ", 1))
    if without_article and without_article != plain.replace("The ", "the ", 1):
        found.append(without_article)
    untitled = _RANK.sub("", plain)
    if " " in untitled and untitled != plain:
        found.append(untitled)
    if ruler := _RULER.match(plain):
        found.append(ruler[1])
    return found
