"""What claimver_core says when something goes wrong, in the language of the interface.

The core writes its messages in English, with names and figures in them, for the shell as for the window. Here
stand the forms of those that a user of the window meets; a message is known again by its form.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.translation import language, tr
from claimver_core.errors import ClaimVerError

FORMS = (
    # posts
    QT_TRANSLATE_NOOP("", "no text: one of {columns} is looked for"),
    QT_TRANSLATE_NOOP("", "the text is empty"),
    QT_TRANSLATE_NOOP("", "no JSON: {reason}"),
    QT_TRANSLATE_NOOP("", "the text has {length} characters, where {limit} is the limit"),
    # the data folder, the knowledge and what is installed
    QT_TRANSLATE_NOOP("", "The data folder {folder} cannot be made: {reason}."),
    QT_TRANSLATE_NOOP("", "Choose another folder with --data-dir."),
    QT_TRANSLATE_NOOP("", "The knowledge cannot be unpacked into {folder}: {reason}."),
    QT_TRANSLATE_NOOP("", "Choose another folder with --data-dir, or free some space."),
    QT_TRANSLATE_NOOP("", "The knowledge needs {needed} MB in {folder}; {free} MB are free."),
    QT_TRANSLATE_NOOP("", "Free some space, or choose another folder with --data-dir."),
    QT_TRANSLATE_NOOP("", "The knowledge's description {path} is missing or damaged."),
    QT_TRANSLATE_NOOP("", "The knowledge file {path} is missing or damaged."),
    QT_TRANSLATE_NOOP("", "The knowledge file {path} is damaged: {reason}."),
    QT_TRANSLATE_NOOP("", "The knowledge file {path} is damaged."),
    QT_TRANSLATE_NOOP("", "The knowledge file {path} is missing."),
    QT_TRANSLATE_NOOP("", "The knowledge file {path} is truncated."),
    QT_TRANSLATE_NOOP("", "The knowledge file {path} is incomplete."),
    QT_TRANSLATE_NOOP("", "The knowledge file {path} is of an older version."),
    QT_TRANSLATE_NOOP("", "The knowledge file {path} was made by a newer version."),
    QT_TRANSLATE_NOOP("", "The knowledge file {path} cannot be read: {reason}."),
    QT_TRANSLATE_NOOP("", "Update ClaimVer to read it."),
    QT_TRANSLATE_NOOP("", "Delete the file, so that it is unpacked again, or install ClaimVer again."),
    QT_TRANSLATE_NOOP("", "The program's resources folder is missing."),
    QT_TRANSLATE_NOOP("", "The file {path} is missing."),
    QT_TRANSLATE_NOOP("", "The file {path} is damaged: {reason}."),
    QT_TRANSLATE_NOOP("", "The file {path} cannot be written: {reason}."),
    QT_TRANSLATE_NOOP("", "The folder {folder} cannot be made: {reason}."),
    QT_TRANSLATE_NOOP("", "Free some space, or choose another data folder with --data-dir."),
    QT_TRANSLATE_NOOP("", "Choose another data folder with --data-dir."),
    QT_TRANSLATE_NOOP("", "Install ClaimVer again."),
    # language models
    QT_TRANSLATE_NOOP("", "There is not enough memory to run the model {model}."),
    QT_TRANSLATE_NOOP("", "The model {model} needs {needed} GB of memory, and {free} GB are free."),
    QT_TRANSLATE_NOOP("", "The system ended the model {model}, most likely because memory ran out."),
    QT_TRANSLATE_NOOP("", "The model {model} cannot start: {reason}."),
    QT_TRANSLATE_NOOP("", "Free some space or close other programs."),
    QT_TRANSLATE_NOOP("", "Close other programs, or choose a smaller model."),
    QT_TRANSLATE_NOOP("", "Close other programs."),
    QT_TRANSLATE_NOOP("", "The file {path} is not a GGUF model."),
    QT_TRANSLATE_NOOP("", "The file {path} is {kind}, not a GGUF model."),
    QT_TRANSLATE_NOOP("", "The file {path} is {kind}, not a language model."),
    QT_TRANSLATE_NOOP("", "Choose an instruction-tuned model in the GGUF format."),
    QT_TRANSLATE_NOOP("", "Choose another model file."),
    QT_TRANSLATE_NOOP("", "Choose a smaller model."),
    QT_TRANSLATE_NOOP("", "This model is installed already, as {model}."),
    QT_TRANSLATE_NOOP("", "Another ClaimVer is downloading {model} now."),
    QT_TRANSLATE_NOOP("", "The download cannot be written to {folder}: {reason}."),
    QT_TRANSLATE_NOOP("", "Free some space and start again: the download goes on where it stopped."),
    # the process that checks
    QT_TRANSLATE_NOOP("", "The checker stopped: the system ended it, most likely because memory ran out."),
    QT_TRANSLATE_NOOP("", "Close other programs, and check again."),
    QT_TRANSLATE_NOOP("", "The checker stopped: it crashed ({how})."),
    QT_TRANSLATE_NOOP("", "Check again. If it stops again, try a shorter text."),
    QT_TRANSLATE_NOOP("", "Check again. If it stops again, install ClaimVer again."),
    QT_TRANSLATE_NOOP("", "The checker cannot start: {reason}."),
    QT_TRANSLATE_NOOP("", "Free some space or close other programs, and check again."),
    # documents
    QT_TRANSLATE_NOOP("", "{name} is damaged and cannot be read."),
    QT_TRANSLATE_NOOP("", "Open it in the program it comes from and save it again, or fetch it again."),
    QT_TRANSLATE_NOOP("", "Open an earlier copy of it, or check the text again."),
    QT_TRANSLATE_NOOP("", "{name} unpacks to more than {size} MB."),
    QT_TRANSLATE_NOOP("", "Save a copy without its pictures, or paste the text."),
    QT_TRANSLATE_NOOP("", "{name} is an archive or a document of a kind that is not read."),
    QT_TRANSLATE_NOOP("", "{name} is in the format of Word before 2007, which is not read."),
    QT_TRANSLATE_NOOP("", "{name} is Rich Text (RTF), which is not read."),
    QT_TRANSLATE_NOOP("", "Save it as .docx, .odt or plain text in the program it comes from."),
    QT_TRANSLATE_NOOP("", "{name} is a picture."),
    QT_TRANSLATE_NOOP("", "Recognise its text with a program for that (OCR), and paste the text."),
    QT_TRANSLATE_NOOP("", "{name} is damaged: its main part is missing."),
    QT_TRANSLATE_NOOP("", "{name} is damaged: it is no {kind} file inside."),
    QT_TRANSLATE_NOOP("", "Fetch or save the file again."),
    QT_TRANSLATE_NOOP("", "{name} is protected by a password."),
    QT_TRANSLATE_NOOP("", "Save a copy without a password in the program it comes from."),
    QT_TRANSLATE_NOOP("", "Save a copy without a password, or paste the text."),
    QT_TRANSLATE_NOOP("", "{name} is an OpenDocument file, but no text document."),
    QT_TRANSLATE_NOOP("", "Save it as .odt, or paste the text."),
    QT_TRANSLATE_NOOP("", "{name} has no text in it: its pages are pictures, or empty."),
    QT_TRANSLATE_NOOP("", "Recognise its text with a program for that (OCR), and open what that makes."),
    QT_TRANSLATE_NOOP("", "{name} is larger than {size} MB."),
    QT_TRANSLATE_NOOP("", "Split it into smaller files."),
    QT_TRANSLATE_NOOP("", "{name} is not valid {encoding}: byte {place} (line {line}) is {byte}."),
    QT_TRANSLATE_NOOP("", "{name} is not a text: it holds a NUL character at position {place}."),
    QT_TRANSLATE_NOOP("", "{name} is not a text: it holds binary data."),
    QT_TRANSLATE_NOOP("", "Save it as plain text in UTF-8."),
    QT_TRANSLATE_NOOP("", "{name} cannot be read: {reason}."),
    QT_TRANSLATE_NOOP("", "Check its name and its permissions."),
    QT_TRANSLATE_NOOP("", "{name} is a folder."),
    QT_TRANSLATE_NOOP("", "{name} is no check session."),
    QT_TRANSLATE_NOOP("", "Open the file that ClaimVer saved."),
    QT_TRANSLATE_NOOP("", "{name} was saved by a later version of ClaimVer."),
    QT_TRANSLATE_NOOP("", "Open it with that version."),
)
"""With places in braces. What more than one form fits is of the first."""

_PLACE = re.compile(r"\\\{(\w+)\\\}")


def error_line(error: ClaimVerError) -> str:
    """What happened and what to do, in one line."""
    return f"{said(error.what)} {said(error.remedy)}".strip()


def said(text: str) -> str:
    """A message of the core's in the language of the interface; one of another form as it is."""
    if language() == "en":
        return text
    for form, pattern in _patterns():
        found = pattern.fullmatch(text)
        if found:
            return tr(form).format(**found.groupdict())
    return text


def both_said(text: str) -> str:
    """The same for what happened with what to do after it, in one text."""
    for end in re.finditer(r"(?<=\.) ", text):
        what, remedy = text[: end.start()], text[end.end() :]
        if said(what) != what and said(remedy) != remedy:
            return f"{said(what)} {said(remedy)}"
    return said(text)


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (form, re.compile(_PLACE.sub(r"(?P<\1>.+?)", re.escape(form)), re.DOTALL)) for form in map(str, FORMS)
    )
