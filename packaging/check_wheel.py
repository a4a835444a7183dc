"""Looks whether what was installed from a wheel is whole: run by cibuildwheel, and by hand.

    python packaging/check_wheel.py [--compiled]

It needs neither a checkout nor a display, nor the libraries of a desktop.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path


def problems(compiled: bool) -> list[str]:
    """Return the faults of the program installed for this Python, in sentences."""
    found = []
    kernel = Path(import_module("cfanp_gui.kernel.turns").__file__ or "")
    is_compiled = kernel.suffix in (".so", ".pyd")
    if is_compiled != compiled:
        found.append(f"the kernel is {'' if is_compiled else 'not '}compiled: {kernel.name}")
    resources = kernel.parents[1] / "resources"
    for name in ("licences.txt", "translations/cfanp_de.qm", "icons/cfanp.svg"):
        if not (resources / name).is_file():
            found.append(f"resources/{name} is missing")
    program = Path(sysconfig.get_path("scripts"), "cfanp")
    for words, answer in (
        (["--version"], "cfanp "),
        (["perft", "--armies", "2", "--depth", "2"], "400"),
    ):
        done = subprocess.run(
            [program, *words], capture_output=True, text=True, check=False, timeout=300
        )
        if done.returncode or answer not in done.stdout:
            said = (done.stdout + done.stderr)[-200:]
            found.append(f"cfanp {' '.join(words)}: status {done.returncode}: {said}")
    return found


def main() -> int:
    """Print the problems of an installed wheel; return 1 if there are any."""
    parser = argparse.ArgumentParser(description="Look at what was installed from a wheel.")
    parser.add_argument("--compiled", action="store_true", help="the kernel is to be compiled")
    found = problems(parser.parse_args().compiled)
    print("\n".join(found) or "whole")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
