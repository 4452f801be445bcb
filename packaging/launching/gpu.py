"""Which GPU llama.cpp can be built for on this machine."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from launching.remedies import LaunchError

CHOICES = ("auto", "cuda", "vulkan", "metal", "off")

_CUDA_HELP = "Install the CUDA toolkit: https://developer.nvidia.com/cuda-downloads"
_VULKAN_HELP = (
    "Install the Vulkan SDK: https://vulkan.lunarg.com/sdk/home "
    "(Debian 13 and Ubuntu 24.04 or newer: sudo apt install libvulkan-dev glslc spirv-headers)"
)
_NEEDED_OF_VULKAN = "VkLayerSettingEXT"  # in the headers since 1.3.272


@dataclass(frozen=True)
class Build:
    """How llama.cpp is built: ``kind`` is cuda, vulkan, metal or off, ``found`` says why."""

    kind: str
    found: str
    cmake: str = ""
    environment: dict[str, str] = field(default_factory=dict)


OFF = Build(
    "off", "none wanted: building for the processor", "-DGGML_METAL=off" if sys.platform == "darwin" else ""
)


def choose(wanted: str) -> Build:
    """The build for ``wanted``; auto takes what is there, and the processor when nothing is.

    Raises LaunchError when a GPU is asked for by name and its toolkit is missing.
    """
    if wanted == "off":
        return OFF
    if wanted == "auto":
        return _metal() or _found_cuda() or _vulkan() or _nothing_found()
    build = {"cuda": _cuda, "vulkan": _vulkan, "metal": _metal}[wanted]()
    if build is None:
        missing = {
            "cuda": f"nvcc, the compiler of the CUDA toolkit, was not found.\n{_CUDA_HELP}",
            "vulkan": "The Vulkan SDK (glslc, and headers of 1.3.272 or newer) was not found.\n"
            + _VULKAN_HELP,
            "metal": "Metal needs a Mac with Apple silicon.",
        }
        raise LaunchError(f"{missing[wanted]}\nOr start with --gpu off.")
    return build


def _nothing_found() -> Build:
    reason = "no NVIDIA GPU with its CUDA toolkit, no Vulkan SDK found: building for the processor"
    return Build(OFF.kind, reason, OFF.cmake)


def _metal() -> Build | None:
    if sys.platform == "darwin" and platform.machine() == "arm64":
        return Build("metal", "Apple silicon: building for Metal", "-DGGML_METAL=on")
    return None


def _cuda() -> Build | None:
    folders = [os.environ.get(name, "") for name in ("CUDA_PATH", "CUDA_HOME")] + ["/usr/local/cuda"]
    places = [str(Path(folder, "bin")) for folder in folders if folder]
    nvcc = shutil.which("nvcc") or shutil.which("nvcc", path=os.pathsep.join(places))
    if nvcc is None:
        return None
    return Build(
        "cuda", f"CUDA toolkit found ({nvcc}): building for NVIDIA", "-DGGML_CUDA=on", {"CUDACXX": nvcc}
    )


def _found_cuda() -> Build | None:
    """CUDA when the toolkit and a GPU are there: a toolkit alone would mean a long build for nothing."""
    build = _cuda()
    if build is None:
        return None
    try:
        listed = subprocess.run(["nvidia-smi", "--list-gpus"], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return build if listed.returncode == 0 and "GPU" in listed.stdout else None


def _is_new_enough(header: Path) -> bool:
    """True for Vulkan headers that llama.cpp builds with. Those of Debian 12 fail after many minutes."""
    return header.is_file() and _NEEDED_OF_VULKAN in header.read_text(encoding="utf-8", errors="replace")


def _vulkan() -> Build | None:
    sdk = os.environ.get("VULKAN_SDK")
    glslc = shutil.which("glslc") or (shutil.which("glslc", path=str(Path(sdk, "bin"))) if sdk else None)
    headers = [Path(sdk, "include"), Path(sdk, "Include")] if sdk else []
    headers += [Path("/usr/include"), Path("/usr/local/include")]
    if glslc is None or not any(_is_new_enough(folder / "vulkan" / "vulkan_core.h") for folder in headers):
        return None
    return Build("vulkan", f"Vulkan SDK found ({glslc}): building for Vulkan", "-DGGML_VULKAN=on")
