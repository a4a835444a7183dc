"""A compiled kernel is run while it is as new as its files, and passed over when it is not."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from cfanp_gui.games.cfanp.kernel_state import is_compiled
from cfanp_gui.kernel.compiled_kernel import FOLDER, changed, compiled_kernel, will_be_compiled
from tests import ROOT
from tests.systems import TIMEOUT

SUFFIX = EXTENSION_SUFFIXES[0]
THEN, LATER = 1_700_000_000_000_000_000, 1_700_000_000_000_000_100
"""As close together as Windows keeps times."""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a package with two modules that are compiled, and one that is not."""
    (tmp_path / FOLDER).mkdir()
    names = [f"{name}{ending}" for name in ("a", "b") for ending in (".py", ".pxd")]
    for name in (*names, "c.py", *(f"{FOLDER}/{name}{SUFFIX}" for name in ("a", "b"))):
        put(tmp_path / name, THEN)
    return tmp_path


def put(path: Path, time_ns: int) -> None:
    """Write a file that was last changed at a time."""
    path.touch()
    os.utime(path, ns=(time_ns, time_ns))


def test_it_is_found_while_it_is_whole_for_this_python_and_as_new_as_its_files(
    package: Path,
) -> None:
    assert compiled_kernel(str(package)) == str(package / FOLDER)
    put(package / "c.py", LATER)
    assert compiled_kernel(str(package)) is not None, "what is not compiled may change"
    assert changed(str(package)) == THEN
    for name in ("a.py", "b.pxd"):
        put(package / name, LATER)
        assert compiled_kernel(str(package)) is None
        assert changed(str(package)) == LATER
        put(package / name, THEN)
    assert compiled_kernel(str(package)) is not None
    (package / FOLDER / f"b{SUFFIX}").rename(package / FOLDER / "b.cpython-39-x.so")
    assert compiled_kernel(str(package)) is None
    shutil.rmtree(package / FOLDER)
    assert compiled_kernel(str(package)) is None


def test_who_edits_the_kernel_runs_what_they_wrote(tmp_path: Path) -> None:
    """What lies in the folder is no library: loading it fails, and shows that it was wanted."""
    package = tmp_path / "cfanp_gui" / "kernel"
    shutil.copytree(
        ROOT / "cfanp_gui", tmp_path / "cfanp_gui",
        ignore=shutil.ignore_patterns("__pycache__", FOLDER, "*.so", "*.pyd"),
    )  # fmt: skip
    newest = changed(str(package))
    (package / FOLDER).mkdir()
    for path in package.glob("*.pxd"):
        put(package / FOLDER / f"{path.stem}{SUFFIX}", newest)

    def run(
        code: str = "from cfanp_gui.kernel import turns; print(turns.MARK)",
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", code],
            cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path)},
            capture_output=True, text=True, check=False, timeout=TIMEOUT,
        )  # fmt: skip

    told = (
        "from cfanp_gui.kernel.compiled_kernel import will_be_compiled; print(will_be_compiled())"
    )
    assert run(told).stdout == "True\n"
    assert ("DLL load failed" if os.name == "nt" else FOLDER) in run().stderr
    with (package / "turns.py").open("a", encoding="utf-8") as kernel:
        kernel.write("\nMARK = 'what I wrote'\n")
    assert run().stdout == "what I wrote\n"
    assert run(told).stdout == "False\n"
    assert will_be_compiled() == is_compiled(), "it is so here, too"
