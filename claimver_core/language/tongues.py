"""What a bracket tells of how a name is said, and of what it is in other languages: "(German: Wien [viːn])".

None of it is part of what a sentence states.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from claimver_core.language.grammar import words
from claimver_core.types import Span

_LANGUAGES = words(
    """afrikaans albanian amharic arabic aramaic armenian assamese azerbaijani bashkir basque belarusian
    bengali berber bosnian breton bulgarian burmese cantonese castilian catalan chechen chinese cornish
    corsican croatian czech danish dutch dzongkha egyptian english esperanto estonian faroese farsi filipino
    finnish flemish french frisian gaelic galician georgian german greek greenlandic guarani gujarati
    hawaiian hebrew hindi hindustani hungarian icelandic igbo indonesian inuktitut irish italian japanese
    javanese kannada kazakh khmer korean kurdish kyrgyz lao latin latvian lithuanian luxembourgish macedonian
    malagasy malay malayalam maltese mandarin manx maori māori marathi mongolian nahuatl navajo neapolitan
    nepali norse norwegian occitan odia pashto persian polish portuguese punjabi quechua romanian romansh
    russian samoan sanskrit sardinian scots serbian serbo-croatian sicilian sinhala slovak slovene slovenian
    somali spanish swahili swedish tagalog tajik tamil tatar telugu thai tibetan turkish turkmen ukrainian
    urdu uyghur uzbek venetian vietnamese welsh xhosa yiddish yoruba zulu"""
)
_SCRIPTS = words(
    "cyrillic hangul hanja hanyu hepburn hiragana ipa iso kanji katakana mr pinyin romaji rr wade-giles"
)
_BESIDE_LANGUAGE = words(
    """old ancient modern classical medieval middle early late vulgar koine biblical traditional simplified
    standard swiss austrian brazilian european american british canadian mexican northern southern eastern
    western upper lower low high church literary local native latin and or pronunciation script alphabet
    spelling characters name letters abbreviated lit abbr"""
)
_BRACKET = re.compile(r"[ \t]?\(([^()\n]{0,400})\)")
_PART = re.compile(r"[^;,]*(?:,(?!\s*(?:born|b\.|died|d\.|née|né)\s)[^;,]*)*[;,]?\s*")
_LABEL = re.compile(r"((?:[^\W\d_][\w-]*(?:\s+|,\s*|/|\s+&\s+)){0,5}[^\W\d_][\w-]*)\s*:")
_SAID = re.compile(r"(?:also |locally )?(?:pronounced|pronunciation|romani[sz]ed|translit\.|lit\.)(?=\s|:)")
_MEANT = re.compile(r"literally\s+[\"'“‘]")
_FROM = re.compile(
    r"(?:both )?from (?:the )?(?:(?:Old|Middle|Ancient|Classical|Late|Medieval) )?(?P<tongue>[A-Z][a-z]+)\b"
)
_SOUND = "[ˈˌːəɪʊɛɔæʌɑɒʃʒθðŋɡɹʁɐɜɲɾ̃]"
_SOUNDS = re.compile(rf"/[^/\n]*{_SOUND}[^/\n]*/|\[[^\[\]\n]*{_SOUND}[^\[\]\n]*\]")
_LABELS_ALONE = re.compile(r"\s*(?:[A-Z][A-Za-z. ]{0,20}:[\s,]*)*")
_SYLLABLES = r"[a-zə]*[A-Zə]*(?:-[a-zə]+|-[A-Zə]{2,})+"
_RESPELLED = re.compile(rf"{_SYLLABLES}(?:\s+{_SYLLABLES})*")
_OTHER_ALPHABET = re.compile(r"(?:(?![A-Za-zÀ-ʯḀ-ỿ])[^\W\d_]){2}")
_MARKS = " \t;,"


def other_tongues(text: str) -> Iterator[tuple[Span, ...]]:
    """For each bracket the parts of it that tell such things, with the mark behind; all of it where it tells
    nothing else."""
    for bracket in _BRACKET.finditer(text):
        parts = [m for m in _PART.finditer(text, bracket.start(1), bracket.end(1)) if m[0]]
        told = [part for part in parts if _is_tongue(part[0].strip(_MARKS))]
        kept = [p for p in parts if p not in told and p[0].strip(_MARKS) and not _is_respelled(p[0])]
        if told and kept:
            yield tuple(Span(*part.span()) for part in parts if part not in kept)
        elif told:
            yield (Span(*bracket.span()),)


def _is_tongue(part: str) -> bool:
    """True for "Japanese: 東京, Tōkyō", "/ˈtoʊkioʊ/", "pronounced Wien", "from Latin aurum" and for words in
    another alphabet."""
    without = _SOUNDS.sub("", part)
    if any(character.isdigit() for character in without):
        return False
    if without != part and (_SOUNDS.match(part) or _LABELS_ALONE.fullmatch(without)):
        return True
    if _OTHER_ALPHABET.match(part):
        return True
    if _SAID.match(part) or _MEANT.match(part):
        return True
    if (origin := _FROM.match(part)) is not None:
        return origin["tongue"].lower() in _LANGUAGES
    if (label := _LABEL.match(part)) is not None:
        named = label[1].lower().replace("/", " ").replace(",", " ").split()
        tongues = [word for word in named if word in _LANGUAGES | _SCRIPTS]
        return bool(tongues) and all(word in _BESIDE_LANGUAGE for word in named if word not in tongues)
    return False


def _is_respelled(part: str) -> bool:
    """True for "vee-EN-ə", which stands beside a pronunciation."""
    return _RESPELLED.fullmatch(part.strip(_MARKS)) is not None
