"""What to do about what an installation can lack, in words for each kind of system."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path


class LaunchError(Exception):
    """Something that the user can put right; the text says how."""


def _family() -> str:
    """debian, fedora, arch, suse, macos, windows or other."""
    if sys.platform == "darwin":
        return "macos"
    if os.name == "nt":
        return "windows"
    try:
        release = Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        return "other"
    words = re.findall(r"^(?:ID|ID_LIKE)=(.*)$", release, re.MULTILINE)
    names = " ".join(words).replace('"', "").split()
    for family, members in (
        ("debian", {"debian", "ubuntu"}),
        ("fedora", {"fedora", "rhel", "centos"}),
        ("arch", {"arch"}),
        ("suse", {"suse", "opensuse"}),
    ):
        if members & set(names):
            return family
    return "other"


_COMPILER = {
    "debian": "sudo apt install build-essential",
    "fedora": "sudo dnf install gcc gcc-c++ make",
    "arch": "sudo pacman -S --needed base-devel",
    "suse": "sudo zypper install gcc gcc-c++ make",
    "macos": "xcode-select --install",
    "windows": (
        "winget install Microsoft.VisualStudio.2022.BuildTools --override "
        '"--wait --passive --add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"'
    ),
    "other": "the C and C++ compilers (gcc or clang) of your system",
}
_VENV = {
    "debian": f"sudo apt install python{sys.version_info[0]}.{sys.version_info[1]}-venv",
    "other": "Python's venv and ensurepip modules (a package of your system, or https://www.python.org/downloads/)",
}


def compiler_remedy() -> str:
    return f"A C++ compiler is needed once, to build llama.cpp. Install it with:\n  {_COMPILER[_family()]}"


def venv_remedy() -> str:
    return f"Python's venv module is missing. Install it with:\n  {_VENV.get(_family(), _VENV['other'])}"


# What a failed installation's log is searched for, in this order, and what helps.
_CAUSES = (
    (
        r"No space left on device|not enough space on the disk|Errno 28",
        "The disk is full. Free 2 GB and start again.",
    ),
    (
        r"name resolution|Failed to resolve|NameResolutionError|Network is unreachable|Connection refused|"
        r"ConnectTimeout|Read timed out|ProxyError|getaddrinfo failed|Failed to establish a new connection",
        "There is no network, which the first start needs to fetch libraries. Connect (behind a proxy, set "
        "HTTPS_PROXY) and start again.",
    ),
    (
        r"CERTIFICATE_VERIFY_FAILED|SSLError",
        "A secure connection failed. Check the clock, the proxy and its certificate.",
    ),
    (
        r"fatal error: Killed|signal terminated program cc1plus|virtual memory exhausted|out of memory",
        "There was too little memory to compile. Start again with less work at a time:\n"
        "  CMAKE_BUILD_PARALLEL_LEVEL=1 python3 packaging/launch.py",
    ),
    (
        r"No matching distribution found|Could not find a version",
        "A library has no version for this system and Python.",
    ),
    (
        r"Permission denied|Access is denied|Read-only file system",
        "The project's folder cannot be written.",
    ),
)
_NO_COMPILER = re.compile(
    r"No CMAKE_C(XX)?_COMPILER could be found|CMAKE_C(XX)?_COMPILER not set|"
    r"could not find any instance of Visual Studio",
    re.IGNORECASE,
)


def remedy(log: str) -> str:
    """What helps against the failure that ``log`` ends in."""
    for pattern, words in _CAUSES:
        if re.search(pattern, log, re.IGNORECASE):
            return words
    if _NO_COMPILER.search(log):
        return compiler_remedy()
    return "The end of the log says why."


_APT = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xinput.so.0": "libxcb-xinput0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}


def qt_problem(site_packages: Path) -> str | None:
    """On Linux, the system libraries that Qt lacks here and how to install them; None when it lacks none."""
    if not sys.platform.startswith("linux"):
        return None
    qt = site_packages / "PySide6"
    asked = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if not asked:
        asked = "wayland" if os.environ.get("WAYLAND_DISPLAY") else "xcb"
    plugins = sorted((qt / "Qt" / "plugins" / "platforms").glob(f"libq{asked}*.so"))
    own = [*sorted(qt.glob("QtWidgets*.so")), *sorted(qt.glob("QtSvg.*.so")), *plugins]
    missing = missing_libraries(own)
    if not missing:
        return None
    if _family() == "debian":
        packages = sorted({_APT.get(name, f"(the package of {name})") for name in missing})
        command = f"sudo apt install {' '.join(packages)}"
    elif _family() in ("fedora", "suse"):
        tool = "dnf" if _family() == "fedora" else "zypper"
        files = " ".join(f"'{name}()(64bit)'" for name in missing)
        command = f"sudo {tool} install {files}"
    else:
        command = "the packages of your system that hold these files"
    return f"The window's library, Qt, needs {', '.join(missing)}. Install with:\n  {command}"


def missing_libraries(files: list[Path]) -> list[str]:
    """The shared libraries that the loader does not find for ``files``; empty when it cannot be asked."""
    try:
        listed = subprocess.run(["ldd", *map(str, files)], capture_output=True, text=True, check=False)
    except OSError:
        return []
    return sorted(set(re.findall(r"^\s*(\S+) => not found", listed.stdout, re.MULTILINE)))
