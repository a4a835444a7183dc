"""Sets up a checkout: system libraries, environment, program, compiled kernel.

    python3 packaging/set_up.py         # what the program needs
    python3 packaging/set_up.py --dev   # what its tests need besides

What is there is left alone, so that a second run takes no time. On Debian and its relatives what
the system lacks is installed by apt-get, as root or by sudo, once: where that is refused or cannot
be done, it is said what will be missing, and the rest is set up. ``CFANP_COMPILE=0`` leaves the
kernel interpreted.

It runs before anything is installed, with the standard library alone.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from compile_kernel import PACKAGE, freshness, is_compiler_there

from cfanp_gui.window.services.system_libraries import missing_packages

ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
COMPILER = ("gcc", "libc6-dev", "python3-dev")
"""The Debian packages that compile the kernel."""
PIP = "python3-pip"
LEAST = (3, 11)
SUDO_REFUSED = 1
"""Exit status of sudo itself; apt-get fails with 100."""


class Notes:
    """Notes on the last run, kept in the environment and gone with it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            found = {}
        self._known: dict[str, Any] = found if isinstance(found, dict) else {}

    def __getitem__(self, name: str) -> Any:
        return self._known.get(name)

    def keep(self, **values: Any) -> None:
        """Write some values, beside those that are there."""
        self._known.update(values)
        self._path.parent.mkdir(exist_ok=True)
        self._path.write_text(json.dumps(self._known, indent=1), encoding="utf-8")


def main() -> int:
    """Set up; return 1 when the program cannot be installed."""
    parser = argparse.ArgumentParser(description="Set up this checkout.")
    parser.add_argument("--dev", action="store_true", help="with what the tests need")
    options = parser.parse_args()
    if sys.version_info < LEAST:
        print(f"Python {'.'.join(map(str, LEAST))} or newer is needed; this is "
              f"{sys.version.split()[0]}.", file=sys.stderr)  # fmt: skip
        return 1
    if sys.prefix != sys.base_prefix:  # an environment, such as ours, which has no pip
        return subprocess.call([sys._base_executable, *sys.argv])  # type: ignore[attr-defined]
    notes = Notes(ENVIRONMENT / "set-up.json")
    set_up_system(notes)
    return set_up_program(notes, options.dev)


def set_up_system(
    notes: Notes, look: Callable[[], list[str]] | None = None, is_root: bool | None = None
) -> None:
    """Install what the system lacks, or say what will be missing, unless that was said before.

    `look` returns the packages that lack; `is_root` is whether who runs this may install them.
    """
    look = look or lacking_packages
    lacking = look()
    if {*lacking} <= {*(notes["refused"] or ())}:
        return
    install_packages(lacking, os.geteuid() == 0 if is_root is None else is_root)
    if lacking := look():
        how = f"On Debian and Ubuntu they come with: sudo apt-get install {' '.join(lacking)}"
        print(f"Not installed: {', '.join(lacking)}.", *losses(lacking), how, flush=True)
        notes.keep(refused=lacking)


def lacking_packages() -> list[str]:
    """Return the Debian packages of what a Linux system lacks for window and kernel, and pip."""
    if not sys.platform.startswith("linux"):
        return []
    pip = [] if is_pip_there() else [PIP]
    compiler = [] if not is_compiling_wanted() or is_compiler_there() else COMPILER
    return [*pip, *missing_packages(), *compiler]


def losses(lacking: list[str]) -> list[str]:
    """Return in sentences what some packages will be missed for."""
    found = []
    if {*lacking} - {*COMPILER, PIP}:
        found.append("Without the libraries no window opens, and its tests are left out.")
    if {*lacking} & {*COMPILER}:
        found.append("Without a C compiler the kernel is interpreted, and bots think less deep.")
    if PIP in lacking:
        found.append("Without pip nothing is set up.")
    return found


def is_pip_there() -> bool:
    """Return True if this Python has pip by now."""
    importlib.invalidate_caches()
    return importlib.util.find_spec("pip") is not None


def is_compiling_wanted() -> bool:
    """Return True if a build is to compile the kernel where it can."""
    return os.environ.get("CFANP_COMPILE") != "0"


def install_packages(packages: list[str], is_root: bool) -> None:
    """Have apt-get install packages, where it is there and who runs this may."""
    if not shutil.which("apt-get") or not (is_root or shutil.which("sudo")):
        return
    print(f"The system lacks {', '.join(packages)}; apt-get installs them"
          f"{'.' if is_root else ', and sudo may ask for your password.'}", flush=True)  # fmt: skip
    apt = [
        *([] if is_root else ["sudo"]), "env", "DEBIAN_FRONTEND=noninteractive",
        "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120",
    ]  # fmt: skip
    try:
        for words in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
            if subprocess.call([*apt, *words]) == SUDO_REFUSED:
                return
    except KeyboardInterrupt:  # at sudo's question
        print(flush=True)


def set_up_program(notes: Notes, dev: bool) -> int:
    """Install the program from here into the environment; return the exit status."""
    compiles = is_compiling_wanted() and is_compiler_there()
    made_of = fingerprint(compiles)
    if (
        notes["made_of"] == made_of
        and (notes["dev"] or not dev)
        and (is_compiled() or not compiles or notes["cannot_compile"])
    ):
        return 0
    print("Setting up the program in .venv; the first time takes a minute or two.", flush=True)
    dev = dev or bool(notes["dev"])
    install = [sys.executable, "-m", "pip", "--python", str(PYTHON), "install", "-e"]
    for words in (
        [sys.executable, "-m", "venv", "--without-pip", str(ENVIRONMENT)],
        [*install, ".[dev]" if dev else ".", "-q", "--no-compile"],
    ):
        if status := subprocess.call(words, cwd=ROOT):
            return status
    # On every processor, which pip does not do. Some packages bring templates that are not Python.
    subprocess.call([str(PYTHON), "-m", "compileall", "-qq", "-j0", str(ENVIRONMENT)])
    cannot_compile = compiles and not is_compiled()
    if cannot_compile:
        print("The kernel could not be compiled, so bots think less deep. The reason is written by "
              f"{' '.join([*install, '.', '-v'])}", flush=True)  # fmt: skip
    notes.keep(made_of=made_of, dev=dev, cannot_compile=cannot_compile)
    return 0


def fingerprint(compiles: bool) -> str:
    """Return a text that changes whenever the program has to be installed anew."""
    package = ROOT / PACKAGE
    names = (
        "pyproject.toml",
        "hatch_build.py",
        "cfanp_gui/__init__.py",
        "packaging/compile_kernel.py",
    )
    files = [ROOT / name for name in names]
    for path in sorted(package.glob("*.pxd")):
        files += [path, path.with_suffix(".py")]
    found = hashlib.sha256(f"{ROOT}\n{sys.version}\n{compiles}\n".encode())
    for path in files:
        found.update(path.read_bytes())
    return found.hexdigest()


def is_compiled() -> bool:
    """Return True if the checkout has a kernel compiled from its files as they are."""
    return freshness(ROOT).compiled_kernel(str(ROOT / PACKAGE)) is not None


if __name__ == "__main__":
    sys.exit(main())
