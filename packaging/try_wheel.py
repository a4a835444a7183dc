"""Tries the wheel as somebody with Python would, with pipx and uvx in a clean Debian 12.

    sudo packaging/test-wheel                 # builds the pure wheel, tries it
    sudo packaging/test-wheel --wheel FILE    # tries another one

What it depends on is fetched here with pip, from wherever pip gets it, and lies in the clean system
as files: there is no network in it. The programs are installed, run, played by the self-test, found
by `man`, and uninstalled; nothing may be left then. Exits with 1 when something is wrong.

Needs root for `chroot`, and debootstrap. The systems are kept in a folder (--cache).
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import needed
from bundle import BundleError
from clean_debian import HOME, CleanDebianError, Machine, base, fresh, mirror
from project import build_wheel

DEBIAN = (
    "pipx", "python3-venv", "man-db", "libegl1", "libgl1", "libxkbcommon0", "libfontconfig1",
    "libdbus-1-3", "libglib2.0-0", "fonts-dejavu-core",
)  # fmt: skip
"""Other packages to be installed: pipx, and the libraries that Qt requires without a screen."""
TOOLS = ("pip", "setuptools", "wheel", "uv")
WHEELS = "opt/wheels"
BIN = f"/{HOME}/.local/bin"
OWN = (
    ".cache", ".config/cfanp-gui", ".local/share/cfanp-gui", ".local/state/cfanp-gui",
    ".local/pipx/logs",
)  # fmt: skip
"""Folders in someone's home that may be left: caches, those that the manual names, pipx's own."""


def fetch(wheel: Path, folder: Path) -> None:
    """Fetch what a wheel depends on, and the tools, into a folder. Raises CleanDebianError."""
    shutil.copy(wheel, folder)
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-q", "-w", folder, wheel, *TOOLS], check=False
    )
    if done.returncode:
        raise CleanDebianError("pip cannot fetch what the wheel depends on")


class Trial:
    """Trials of the wheel, one after another, and the number of those that failed."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self.failed = 0

    def run(self, name: str, *words: str, says: str = "", fails: bool = False) -> None:
        """Run a program as the person; it has to end well and say something."""
        begun = time.monotonic()
        status, text = self._machine.run(
            *words, person=True, seconds=600, PATH=f"{BIN}:/usr/bin:/bin",
            QT_QPA_PLATFORM="offscreen", PIP_NO_INDEX="1", PIP_FIND_LINKS=f"/{WHEELS}",
            UV_OFFLINE="1", UV_FIND_LINKS=f"/{WHEELS}", UV_PYTHON_DOWNLOADS="never",
        )  # fmt: skip
        lines = text.splitlines() or [""]
        self.tell(name, (status != 0) == fails and says in text, lines[-1], begun)

    def tell(self, name: str, well: bool, words: str, begun: float | None = None) -> None:
        """Print the result of a trial."""
        self.failed += not well
        took = "" if begun is None else f" ({time.monotonic() - begun:.0f} s)"
        print(f"{'ok    ' if well else 'FAILED'} {name}{took}: {words}", flush=True)


def attempt(machine: Machine, wheel: Path) -> int:
    """Try a wheel; return how many things are not as they must be."""
    trial = Trial(machine)
    name = f"/{WHEELS}/{wheel.name}"
    trial.run("pipx", "pipx", "install", "--pip-args=--no-index", "uv")
    before = machine.files()
    trial.run("pipx install", "pipx", "install", name, says="done")
    trial.run("cfanp", "cfanp", "perft", "--armies", "2", "--depth", "3", says="8902")
    trial.run("cfanp-gui", "cfanp-gui", "--version", says="cfanp-gui ")
    trial.run("self-test", "cfanp-gui", "--selftest", says="selftest ok")
    share = f"/{HOME}/.local/pipx/venvs/cfanp-gui/share"
    trial.run("man page", "man", "-l", f"{share}/man/man1/cfanp-gui.1", says="--new-window")
    trial.run("desktop", "cat", f"{share}/applications/cfanp-gui.desktop", says="Exec=cfanp-gui")
    trial.run("pipx uninstall", "pipx", "uninstall", "cfanp-gui")
    trial.run("uvx cfanp", "uvx", "--from", name, "cfanp", "--version", says="cfanp ")
    trial.run("uvx self-test", "uvx", "--from", name, "cfanp-gui", "--selftest", says="selftest ok")
    own = tuple(f"{HOME}/{folder}" for folder in OWN)
    parents = {f"{HOME}/.config", f"{HOME}/.local/state", f"{HOME}/.local/share"}
    uv = f"{HOME}/.local/share/uv"
    left = sorted(
        path for path in machine.files() - before
        if not path.startswith((*own, uv)) and path not in parents
    )  # fmt: skip
    trial.tell("nothing is left", not left, ", ".join(left[:5]) or "nothing")
    return trial.failed


def main() -> int:
    """Try the wheel; return 1 when anything is not as it must be."""
    parser = argparse.ArgumentParser(description="Try the wheel in a clean Debian 12.")
    parser.add_argument("--wheel", type=Path, help="the wheel; built here without")
    parser.add_argument("--cache", type=Path,
                        default=Path(tempfile.gettempdir(), "cfanp-clean-debian"),
                        help="folder in which the clean systems are kept")  # fmt: skip
    parser.add_argument("--mirror", help="where Debian comes from; this machine's without")
    options = parser.parse_args()
    if lack := needed.lacking_for_chroot():
        print(f"test-wheel: {lack}", file=sys.stderr)
        return 1
    try:
        with tempfile.TemporaryDirectory(prefix="cfanp-wheel-") as work:
            made, fetched = Path(work, "made"), Path(work, "fetched")
            fetched.mkdir()
            wheel = options.wheel or build_wheel(made)
            fetch(wheel, fetched)
            system = base(options.cache, "python", DEBIAN, options.mirror or mirror())
            with fresh(system) as machine:
                shutil.copytree(fetched, machine.root / WHEELS)
                failed = attempt(machine, wheel)
    except (BundleError, CleanDebianError) as error:
        print(f"test-wheel: {error}", file=sys.stderr)
        return 1
    print(f"{failed} failed" if failed else "all as it must be")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
