"""The kernel as it runs interpreted and as it is compiled, side by side in one program."""

import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from graphlib import TopologicalSorter
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Any

from cfanp_gui.kernel.compiled_kernel import compiled_kernel, modules
from tests import ROOT
from tests.packaging import script
from tests.slow import is_slow

PACKAGE = "cfanp_gui.kernel"
FOLDER = ROOT.joinpath(*PACKAGE.split("."))


def _loaded_by(name: str) -> set[str]:
    """Return the compiled modules that a module of the kernel imports."""
    lines = (FOLDER / f"{name}.py").read_text(encoding="utf-8").splitlines()
    words = {word for line in lines if PACKAGE in line for word in re.findall(r"\w+", line)}
    return words & {*modules(str(FOLDER))} - {name}


NAMES = (*TopologicalSorter({one: _loaded_by(one) for one in modules(str(FOLDER))}).static_order(),)
"""The modules of the kernel, in the order in which they load each other."""


@cache
def lacking() -> str | None:
    """Return the reason why the kernel cannot be compiled here; None where it can."""
    for tool in ("Cython", "setuptools"):
        if importlib.util.find_spec(tool) is None:
            return f"{tool} is not installed"
    if os.name == "nt" and not shutil.which("cl"):
        return "no C compiler is installed"
    is_there = script("compile_kernel").is_compiler_there()
    return None if is_there else "no C compiler with Python's headers is installed"


@dataclass(frozen=True)
class Kernels:
    """Modules of the kernel, all interpreted or all compiled."""

    modules: Mapping[str, ModuleType]

    @property
    def Kernel(self) -> Any:
        """The class that knows the rules."""
        return self.modules["chess_moves"].MoveKernel

    @property
    def SearchKernel(self) -> Any:
        """The class that lists moves for a search."""
        return self.modules["chess_search"].SearchKernel


def interpreted() -> Kernels:
    """Return the kernel as Python runs it, even where the program has a compiled one."""
    return load({name: FOLDER / f"{name}.py" for name in NAMES})


def flags() -> dict[str, str]:
    """Return the environment for a compiler that is not to take its time to make code quicker.

    What it makes answers the same; with ``--slow`` the answers of optimised code are tried.
    """
    return {} if is_slow() else {"CFLAGS": "-O0"}


def compiled(folder: Path, environment: Mapping[str, str] | None = None) -> Kernels:
    """Return the kernel compiled into an empty folder, by a compiler told more (`flags`).

    Where the checkout has a compiled one that is as new as its files, it is a copy of that: what is
    compiled cannot be loaded twice from one place.
    """
    if kept := compiled_kernel(str(FOLDER)):
        files = [f"{name}{EXTENSION_SUFFIXES[0]}" for name in NAMES]
        return load({
            name: Path(shutil.copy(Path(kept, file), folder))
            for name, file in zip(NAMES, files, strict=True)
        })  # fmt: skip
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "compile_kernel.py"), "--to", str(folder)],
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    found = {path.name.partition(".")[0]: path for path in folder.iterdir()}
    assert set(found) == set(NAMES)
    return load(found)


def load(paths: Mapping[str, Path]) -> Kernels:
    """Return the kernel of some files; what the program itself has loaded stays as it is.

    Modules of a package are found among those that are loaded or as what the package has.
    """
    package = importlib.import_module(PACKAGE)
    names = [f"{PACKAGE}.{one}" for one in NAMES]
    before = {name: sys.modules.pop(name, None) for name in names}
    attributes = {one: getattr(package, one, None) for one in NAMES}
    modules = {}
    try:
        for one, name in zip(NAMES, names, strict=True):
            spec = importlib.util.spec_from_file_location(name, paths[one])
            assert spec is not None
            assert spec.loader is not None
            modules[one] = sys.modules[name] = importlib.util.module_from_spec(spec)
            setattr(package, one, modules[one])
            spec.loader.exec_module(modules[one])
    finally:
        for name, known in before.items():
            sys.modules.pop(name, None)
            if known is not None:
                sys.modules[name] = known
        for one, attribute in attributes.items():
            if attribute is not None:
                setattr(package, one, attribute)
            elif hasattr(package, one):
                delattr(package, one)
    return Kernels(modules)
