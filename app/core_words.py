"""The fixed phrases of claimver_core that the window shows, in the language of the interface."""

from __future__ import annotations

from app.translation import number, tr
from claimver_core.models.manager.memory import gigabytes

STAGES = {
    "Loading the language pipeline": tr("Loading the language pipeline"),
    "Loading the models": tr("Loading the models"),
    "Unpacking the knowledge": tr("Unpacking the knowledge"),
    "Reading pages": tr("Reading pages"),
    "Reading the text": tr("Reading the text"),
    "Checking claims": tr("Checking claims"),
    "Ready": tr("Ready"),
    "Done": tr("Done"),
}
"""The stages that the checker and the readers of files tell."""

LANGUAGES = {
    "da": tr("This text seems to be Danish."),
    "de": tr("This text seems to be German."),
    "es": tr("This text seems to be Spanish."),
    "fr": tr("This text seems to be French."),
    "it": tr("This text seems to be Italian."),
    "nl": tr("This text seems to be Dutch."),
    "pl": tr("This text seems to be Polish."),
    "pt": tr("This text seems to be Portuguese."),
    "sv": tr("This text seems to be Swedish."),
    "und": tr("This text seems to be in another language than English."),
}
"""What a text is found to be when it is not English, by the code of its language."""

RULES = {
    "age": tr("age"),
    "amount": tr("amount"),
    "cast": tr("cast"),
    "chain": tr("chain"),
    "citation": tr("citation"),
    "comparison": tr("comparison"),
    "count": tr("count"),
    "date": tr("date"),
    "duration": tr("duration"),
    "ended": tr("ended"),
    "ended-of-late": tr("ended of late"),
    "existence": tr("existence"),
    "former-name": tr("former name"),
    "other-name": tr("other name"),
    "functional-property": tr("functional property"),
    "general-denial": tr("general denial"),
    "joined": tr("joined"),
    "kinds": tr("kinds"),
    "known-sentence": tr("known sentence"),
    "located-in": tr("located in"),
    "nationality": tr("nationality"),
    "negation": tr("negation"),
    "no-member": tr("no member"),
    "not-listed": tr("not listed"),
    "not-only": tr("not the only one"),
    "office": tr("office"),
    "office-elsewhere": tr("office elsewhere"),
    "order": tr("order of events"),
    "other-continent": tr("other continent"),
    "other-kinship": tr("other kinship"),
    "quantity": tr("quantity"),
    "roles": tr("roles"),
    "sentences-read": tr("known sentences, compared by the model"),
    "spouse-elsewhere": tr("spouse elsewhere"),
    "stated": tr("stated"),
    "studies": tr("studies"),
    "succession": tr("succession"),
    "superlative": tr("superlative"),
    "term-of-office": tr("term of office"),
    "winner": tr("winner"),
}
"""The rules that decide, by the name they have in reports."""


def stage(name: str) -> str:
    """A stage in the language of the interface; one that is not known as it is."""
    return STAGES.get(name, name)


def rule(name: str) -> str:
    """A rule in words; one that is not known by its name."""
    return RULES.get(name, name.replace("-", " "))


def size_words(size: int) -> str:
    """A number of bytes in words: "4.9 GB", in German "4,9 GB"."""
    figure, unit = gigabytes(size).split()
    return f"{number(float(figure), len(figure.partition('.')[2]))} {unit}"


def other_language(code: str) -> tuple[str, str]:
    """What a text is that is not English, and what to do about it."""
    remedy = tr("Only English is read: most of its claims are missed or stay open. Translate it first.")
    return LANGUAGES[code], remedy
