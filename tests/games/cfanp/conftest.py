"""The kernel as it runs interpreted and as it is compiled, where it can be."""

from __future__ import annotations

import importlib
import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests import ROOT

PACKAGE = "cfanp_gui.games.cfanp"
NAMES = ("kernel_pairs", "kernel")
"""The modules of the kernel, in the order in which they load each other."""
COMPILED_BESIDE = not str(importlib.import_module(f"{PACKAGE}.kernel").__file__).endswith(".py")
"""Whether the program itself has a compiled kernel here."""
COMPILERS = ("cc", "gcc", "clang", "cl")


def load(paths: Mapping[str, Path]) -> ModuleType:
    """Return the kernel of some files; what the program itself has loaded stays as it is."""
    before = {name: sys.modules.pop(name, None) for name in (f"{PACKAGE}.{one}" for one in NAMES)}
    try:
        for one in NAMES:
            name = f"{PACKAGE}.{one}"
            spec = importlib.util.spec_from_file_location(name, paths[one])
            assert spec is not None
            assert spec.loader is not None
            module = sys.modules[name] = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
    finally:
        for name, known in before.items():
            sys.modules.pop(name, None)
            if known is not None:
                sys.modules[name] = known
    return module


@pytest.fixture(scope="session")
def interpreted() -> ModuleType:
    """The kernel as Python runs it, even where a compiled one lies beside it."""
    folder = ROOT / "cfanp_gui" / "games" / "cfanp"
    return load({name: folder / f"{name}.py" for name in NAMES})


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The kernel as it is compiled; a test without the tools for that is left out."""
    for tool in ("Cython", "setuptools"):
        if importlib.util.find_spec(tool) is None:
            pytest.skip(f"{tool} is not installed")
    if not any(map(shutil.which, COMPILERS)):
        pytest.skip("no C compiler is installed")
    folder = tmp_path_factory.mktemp("kernel")
    script = ROOT / "packaging" / "compile_kernel.py"
    done = subprocess.run(
        [sys.executable, str(script), "--to", str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    found = {path.name.partition(".")[0]: path for path in folder.iterdir()}
    assert set(found) == set(NAMES)
    return load(found)


@pytest.fixture(params=["interpreted", "compiled"])
def kernel(request: pytest.FixtureRequest) -> Any:
    """The kernel in both ways."""
    return request.getfixturevalue(request.param)
