"""Every word that the window's code writes goes through ``tr``, in a form that the collector finds."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

from app.core_errors import FORMS
from app.core_words import RULES, STAGES
from app.models.machine_words import LANGUAGES, USES
from claimver_core.locations import resources
from claimver_core.verification.judged_by_sentences import KNOWN_SENTENCE, SENTENCES_READ
from claimver_core.verification.rules.passed import ENDED_OF_LATE

_ROOT = Path(__file__).resolve().parents[2]
_FILES = sorted((_ROOT / "app").rglob("*.py"))
_WRITTEN_OUT = [path for path in _FILES if path.name != "core_errors.py"]  # which marks its texts in a table

_ENGLISH = {
    "app/exports/pdf.py": "every report is in English, as the text that it marks",
    "app/queue/queue_store.py": "SQL",
    "app/style/stylesheet.py": "a style sheet",
    "app/settings/__init__.py": "names of the package",
}
_NOT_WORDS_ARGUMENTS = {
    *(
        "tr",
        "QT_TRANSLATE_NOOP",
        "setObjectName",
        "setProperty",
        "setStyleSheet",
        "setStyle",
        "compile",
        "warning",
        "get",
    ),
    *("getLogger", "add_argument", "ArgumentParser", "setShortcut", "QKeySequence", "isinstance"),
}
"""What is given to these is for programs, or for the shell, which speaks English."""
_KEYS = re.compile(r"((Ctrl|Shift|Alt)\+)+\w*|Esc|F\d+")
_NAMES = {
    *(
        "ClaimVer",
        "sha256",
        "compact:",
        "PDF",
        "Markdown",
        "JSON",
        "JSON Lines",
        "Aa",
        "NOTICE",
        "English",
        "Deutsch",
    ),
    *("Markdown (*.md)", "Word (*.docx)", "OpenDocument (*.odt)"),
    *("Name", "Version", "License", "License-Expression", "License ::", "Classifier", "extra =="),
}
"""Names, and the fields of a library's metadata."""
_STAGES = {*STAGES, *USES, *LANGUAGES, "Asking the hub", "Downloading", "Checking", "Copying"}
_FILTER = re.compile(r"[ (*.a-z);]*")
_SHOWS = re.compile(
    r"set(Text|ToolTip|WindowTitle|PlaceholderText|AccessibleName|AccessibleDescription|StatusTip|WhatsThis"
    r"|InformativeText|DetailedText|TabText|TabToolTip|Title|PlainText|Html)|add(Action|Menu|Section|Item|Tab"
    r"|Row)|showMessage|insertText|Q(Label|PushButton|CheckBox|Action|GroupBox|RadioButton)"
    r"|label|button|getOpenFileNames?|getSaveFileName"
)


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _name(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call) and _name(node) == name)


def _constants(node: ast.AST) -> Iterator[ast.Constant]:
    return (n for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str))


def _for_programs(tree: ast.Module) -> set[int]:
    """Strings that no user reads: docstrings, arguments of _NOT_WORDS_ARGUMENTS, what is compared."""
    found: set[int] = set()
    for node in ast.walk(tree):
        parts: list[ast.AST] = []
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            parts = [node.value]
        elif isinstance(node, ast.Call) and _name(node) in _NOT_WORDS_ARGUMENTS:
            parts = [*node.args, *(word.value for word in node.keywords)]
        elif isinstance(node, ast.Compare | ast.Subscript):
            parts = [n for n in ast.iter_child_nodes(node) if isinstance(n, ast.Constant)]
        elif isinstance(node, ast.Dict):
            parts = [key for key in node.keys if isinstance(key, ast.Constant) and key.value in _STAGES]
        elif isinstance(node, ast.Call) and _name(node) == "Progress":
            parts = [arg for arg in node.args[:1] if getattr(arg, "value", "") in _STAGES]
        elif isinstance(node, ast.AnnAssign):
            parts = [node.annotation]
        found |= {id(constant) for part in parts for constant in _constants(part)}
    return found


def _are_words(text: str) -> bool:
    """Whether a text reads as words: two with a space, or one with a capital."""
    stripped = text.strip()
    if stripped in _NAMES or _KEYS.fullmatch(stripped) or _FILTER.fullmatch(text) or "px" in text:
        return False
    return bool(re.search(r"[A-Za-z]{2}", stripped)) and (" " in text or stripped[0].isupper())


def test_no_words_bypass_the_translation() -> None:
    found = []
    for path in _FILES:
        place = path.relative_to(_ROOT).as_posix()
        if place in _ENGLISH:
            continue
        tree = _tree(path)
        free = _for_programs(tree)
        found += [
            f"{place}:{constant.lineno}: {constant.value!r}"
            for constant in _constants(tree)
            if id(constant) not in free and _are_words(constant.value)
        ]
        found += [
            f"{place}:{call.lineno}: {argument.value!r}"
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and _SHOWS.fullmatch(_name(call))
            for argument in call.args[:1]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            if re.search(r"[A-Za-z]{3}", argument.value) and _are_words(argument.value.capitalize())
        ]
    assert not found, "\n".join(sorted(set(found)))


def test_the_collector_finds_every_text() -> None:
    """It reads no f-strings, and nothing but texts that are written out."""
    tree = ElementTree.parse(resources() / "translations" / "claimver_de.ts")
    known = {(m.findtext("source"), m.findtext("comment") or "") for m in tree.iter("message")}
    for path in _WRITTEN_OUT:
        for call in _calls(_tree(path), "tr"):
            text, note, *_ = [*(getattr(argument, "value", None) for argument in call.args), ""]
            assert (text, note or "") in known, f"{path.name}:{call.lineno}: {ast.unparse(call)}"


def test_texts_are_filled_in_after_they_are_translated() -> None:
    for path in _WRITTEN_OUT:
        for call in _calls(_tree(path), "tr"):
            assert isinstance(call.args[0], ast.Constant), f"{path.name}:{call.lineno}"
            assert "%n" not in call.args[0].value or len(call.args) == 3, f"{path.name}:{call.lineno}"


def test_the_messages_of_the_core_are_known_by_their_present_form() -> None:
    core = _ROOT / "claimver_core"
    written: set[str] = set()
    for path in core.rglob("*.py"):
        if path.relative_to(core).parts[0] in ("training", "evaluation", "commands"):
            continue
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.JoinedStr):
                written.add(
                    "".join(
                        getattr(part, "value", "") if isinstance(part, ast.Constant) else "{}"
                        for part in node.values
                    )
                )
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                written.add(node.value)
    present = {re.sub(r"\{\w+\}", "{}", form.replace("{byte}", "0x{byte}")) for form in map(str, FORMS)}
    assert not present - written


def test_rules_and_stages_of_the_checker_have_words() -> None:
    """What the core calls them is what the tables of the window know."""
    core = _ROOT / "claimver_core"
    rules: set[str] = {"citation", "office", KNOWN_SENTENCE, SENTENCES_READ, ENDED_OF_LATE}
    for path in (core / "verification").rglob("*.py"):
        tree = _tree(path)
        for call in _calls(tree, "Ruling"):
            rules |= {a.value for a in call.args[1:2] if isinstance(a, ast.Constant)}
        if path.name == "statements.py":
            named = next(n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == "_name")
            rules |= {n.value.value for n in ast.walk(named) if isinstance(n, ast.Return)}
    assert rules == set(RULES), (
        "app/core_words.py has words for each rule; resources/translations has them in German"
    )
    stages = {
        constant.value
        for name in ("checker.py", "engine.py", "documents/pdf.py", "language/pipeline.py")
        for call in _calls(_tree(core / name), "Progress")
        for constant in call.args[:1]
        if isinstance(constant, ast.Constant)
    }
    assert stages | {"Unpacking the knowledge"} == set(STAGES)
