"""The project as every build sees it: its folders, version and time, and how to run a program."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from pathlib import Path

from bundle import BundleError

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
WORK = ROOT / "build" / "installers"
"""Folder in which builds keep files for the next build."""


def version() -> str:
    """Return the version of the program, which stands in `cfanp_gui/__init__.py` alone."""
    text = (ROOT / "cfanp_gui" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found is not None, "the version stands in a line of its own"
    return found[1]


def commit() -> str:
    """Return the commit that is built, or that CFANP_COMMIT names; marked where files differ.

    It is empty outside a repository, and where there is no git.
    """
    if given := os.environ.get("CFANP_COMMIT"):
        return given
    return _git("describe", "--always", "--abbrev=10", "--exclude=*", "--dirty=+changes")


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as the four numbers that Windows knows; what is no number is left out."""
    found = [int(number) for number in re.findall(r"\d+", version.partition("+")[0])]
    first, second, third, fourth = [*found, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def epoch() -> int:
    """Return the time that all files of a build bear, in seconds: that of the last commit.

    SOURCE_DATE_EPOCH names another. Outside a repository, and where there is no git, it is the
    beginning of 2026.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    return int(_git("log", "-1", "--format=%ct") or 1_767_225_600)


def _git(*words: str) -> str:
    """Return the line git answers; nothing where it cannot be asked."""
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    except (FileNotFoundError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def architecture() -> str:
    """Return the machine's architecture as Linux names it, such as ``x86_64``."""
    return platform.machine()


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    """Run a program with more in its environment. Raises BundleError when it fails."""
    try:
        subprocess.run(command, cwd=cwd, env={**os.environ, **environment}, check=True)
    except OSError as error:
        raise BundleError(f"{command[0]} cannot be run: {error.strerror}") from None
    except subprocess.CalledProcessError as error:
        words = " ".join(map(str, command))
        raise BundleError(f"status {error.returncode} of: {words}") from None


def build_wheel(folder: Path, source: Path = ROOT, **environment: str) -> Path:
    """Build the wheel of a project into a new folder and return it; ours without.

    It is the pure one where the environment names nothing else. Raises BundleError.
    """
    run(
        sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=source,
        **{"CFANP_COMPILE": "0", **environment},
    )  # fmt: skip
    (wheel,) = folder.glob("*.whl")
    return wheel
