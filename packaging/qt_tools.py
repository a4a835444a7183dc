"""Qt's own tools for translations, as included in PySide6.

Each build loads this file by its path to make the ``.qm`` files: it imports no module of ours.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import tempfile
from pathlib import Path


class ToolError(Exception):
    """Error of a tool that is missing, cannot run or failed; the message says why."""


def run(name: str, *arguments: str | Path) -> str:
    """Run one of PySide6's tools, such as ``lrelease``; return its output. Raises ToolError."""
    spec = importlib.util.find_spec("PySide6")
    folders = spec.submodule_search_locations if spec is not None else None
    if not folders:
        raise ToolError("PySide6 is not installed")
    try:
        done = subprocess.run(
            [Path(folders[0], name), *arguments],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise ToolError(f"{name} cannot be run: {error}") from error
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise ToolError(f"{name} failed: {lines[-1] if lines else f'status {done.returncode}'}")
    return done.stdout


def release(source: Path, target: Path) -> None:
    """Make the ``.qm`` file of a ``.ts`` file, whole or not at all. Raises ToolError, OSError."""
    with tempfile.TemporaryDirectory(prefix=".cfanp-qm-", dir=target.parent) as folder:
        made = Path(folder, target.name)
        run("lrelease", "-silent", source, "-qm", made)
        os.replace(made, target)
