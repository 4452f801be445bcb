"""What a model file is, and whether ClaimVer can judge claims with it, told before it is used."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from claimver_core.errors import ResourceError
from claimver_core.models.chat_prompt import ChatTemplate, UnusableTemplate
from claimver_core.models.generation import Message
from claimver_core.models.gguf_file import GgufHeader, read_header
from claimver_core.models.machine import Machine
from claimver_core.models.manager.memory import Fit, memory_needed, suitability

CHAT_TEMPLATE = "tokenizer.chat_template"
TRIAL_SECONDS = 120
# Architectures that read but do not write; a decoder's vectors are told by its pooling instead.
_ENCODERS = re.compile(r"bert|t5encoder|embedding|wavtokenizer")
_OTHER_KINDS = {
    "adapter": "an adapter (LoRA), which only changes another model",
    "mmproj": "the part of a model that reads pictures",
    "vocab": "a vocabulary without a model",
    "imatrix": "a table for making smaller models",
}
_BEGINNINGS = {
    b"<!doctype": "a web page",
    b"<html": "a web page",
    b"version https://git-lfs": "a pointer to a file, not the file itself",
    b"PK\x03\x04": "a zip archive or a PyTorch model",
    b"\x80\x02": "a PyTorch model",
    b"ggjt": "a model in an old format of llama.cpp",
    b"tjgg": "a model in an old format of llama.cpp",
}
_ANOTHER = "Choose an instruction-tuned model in the GGUF format."
_AGAIN = "Download it again, or choose another file."
_TRIAL = """
import os, sys
import llama_cpp
settings = llama_cpp.llama_model_default_params()
settings.n_gpu_layers = 0
settings.no_alloc = True  # reads all that describes the model, and takes no memory for its weights
settings.load_mode = llama_cpp.LLAMA_LOAD_MODE_NONE
model = llama_cpp.llama_model_load_from_file(os.fsencode(sys.argv[1]), settings)
sys.exit(0 if model else 1)
"""


class UnfitModel(ResourceError):
    """A file that is no language model, or none that can judge claims here."""


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A language model's file, read and found fit. ``size`` and ``memory`` (what it needs) in bytes;
    ``name``, ``licence`` as the file gives them, empty where it does not."""

    path: Path
    name: str
    architecture: str
    licence: str
    size: int
    memory: int


def examine(path: Path) -> ModelFile:
    """Reads the header and lets llama.cpp, in a process of its own, read all but the weights.

    Raises UnfitModel with the reason when it is missing, no GGUF file, damaged, cut off, not a language
    model, without a chat template, or of an architecture that this llama.cpp does not know.
    """
    header = _header(path)
    _refuse_other_kinds(path, header)
    _try_template(path, str(header.metadata.get(CHAT_TEMPLATE, "")))
    _try(path, header)
    return ModelFile(
        path,
        header.name,
        header.architecture,
        str(header.metadata.get("general.license", "")),
        path.stat().st_size,
        memory_needed(path, header),
    )


def require_memory(model: ModelFile, machine: Machine) -> None:
    """Raises UnfitModel when ``model`` does not fit into the memory of ``machine``."""
    found = suitability(model.memory, machine)
    if found.fit is Fit.TOO_BIG:
        raise UnfitModel(f"{model.path.name}: {found.reason}", "Choose a smaller model.")


def _header(path: Path) -> GgufHeader:
    if path.is_dir():
        raise UnfitModel(f"{path} is a folder.", "Choose the model's .gguf file inside it.")
    try:
        return read_header(path)
    except ResourceError as error:
        remedy = _AGAIN
        if path.is_file() and (kind := _kind_of_other(path)):
            raise UnfitModel(f"The file {path} is {kind}, not a GGUF model.", _ANOTHER) from error
        raise UnfitModel(error.what, remedy) from error


def _kind_of_other(path: Path) -> str:
    """What a file that is not GGUF seems to be; empty when it is GGUF or cannot be told."""
    try:
        with path.open("rb") as file:
            beginning = file.read(64)
    except OSError:
        return ""
    if beginning[8:10] == b'{"' and path.suffix == ".safetensors":
        return "a model in the safetensors format"
    start = beginning.lstrip().lower()
    return next((kind for magic, kind in _BEGINNINGS.items() if start.startswith(magic.lower())), "")


def _refuse_other_kinds(path: Path, header: GgufHeader) -> None:
    kind = str(header.metadata.get("general.type", "model"))
    architecture = header.architecture
    parts = header.metadata.get("split.count", 1)
    causal = header.metadata.get(f"{architecture}.attention.causal", True)
    if isinstance(parts, int) and parts > 1:
        raise UnfitModel(
            f"The file {path.name} is one of {parts} parts of a model.",
            "Join the parts with llama-gguf-split --merge, or choose a model in one file.",
        )
    if kind in _OTHER_KINDS or architecture == "clip":
        what = _OTHER_KINDS.get(kind, _OTHER_KINDS["mmproj"])
        raise UnfitModel(f"The file {path.name} is {what}, not a language model.", _ANOTHER)
    if _ENCODERS.search(architecture) or causal is False or f"{architecture}.pooling_type" in header.metadata:
        raise UnfitModel(
            f"The model {path.name} (architecture {architecture}) cannot write: it makes "
            "vectors or classes of texts.",
            _ANOTHER,
        )


def _try_template(path: Path, template: str) -> None:
    if not template.strip():
        raise UnfitModel(
            f"The model {path.name} has no chat template: it continues texts, but follows no instructions.",
            _ANOTHER,
        )
    try:
        ChatTemplate(template, "<s>", "</s>").parts((Message("system", "a"), Message("user", "b")))
    except UnusableTemplate as error:
        raise UnfitModel(f"The chat template of {path.name} cannot be used ({error}).", _ANOTHER) from error


def _try(path: Path, header: GgufHeader) -> None:
    """Lets llama.cpp read all but the weights and look for every tensor, in a process that may crash."""
    try:
        tried = subprocess.run(
            [sys.executable, "-c", _TRIAL, str(path.resolve())],
            capture_output=True,
            text=True,
            errors="replace",
            timeout=TRIAL_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise UnfitModel(f"llama.cpp does not come to an end with {path.name}.", _ANOTHER) from error
    if tried.returncode == 0:
        return
    if "unknown model architecture" in tried.stderr:
        raise UnfitModel(
            f"This llama.cpp does not know the architecture {header.architecture!r} of {path.name}.",
            "Update ClaimVer, or choose another model.",
        )
    reason = re.findall(r"error loading model: (.+)", tried.stderr)
    raise UnfitModel(
        f"llama.cpp cannot read {path.name}{': ' + reason[-1] if reason else '.'}",
        f"The file is damaged or made by a faulty program. {_AGAIN}",
    )
