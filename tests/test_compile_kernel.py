"""The kernel is compiled into wheels and checkouts where that can be done and is not refused."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from cfanp_gui.games.cfanp.compiled_kernel import compiled_kernel
from tests import ROOT
from tests.games.cfanp import kernels

SCRIPT = ROOT / "packaging" / "compile_kernel.py"
PROBE = """
from cfanp_gui.games.cfanp.kernel_state import kernel_of
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.cfanp import kernel
print(kernel.__file__)
print(kernel_of(find_game("cfanp").initial(3, {"order": "seats"}).full.state).perft(2))
"""


def build(
    folder: Path, root: Path = ROOT, target: str = "wheel", **environment: str
) -> tuple[Path, str]:
    """Return the wheel that is built into a folder, and what the build printed."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=root,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel, done.stdout + done.stderr


def extensions(wheel: Path) -> list[str]:
    """Return the names of the extension modules in a wheel, sorted."""
    with zipfile.ZipFile(wheel) as archive:
        return sorted(
            Path(name).name.partition(".")[0]
            for name in archive.namelist()
            if name.endswith((".so", ".pyd"))
        )


def test_a_wheel_is_pure_python_where_that_is_wanted(tmp_path: Path) -> None:
    wheel, printed = build(tmp_path, CFANP_COMPILE="0")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert extensions(wheel) == []
    assert "kernel" not in printed


def test_a_build_goes_on_without_a_compiler(tmp_path: Path) -> None:
    wheel, printed = build(tmp_path, CFANP_COMPILE="", CC="false")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert extensions(wheel) == []
    assert printed.count("the kernel is not compiled: ") == 1


@pytest.mark.skipif(kernels.lacking() is not None, reason=str(kernels.lacking()))
def test_a_wheel_with_a_compiled_kernel(tmp_path: Path) -> None:
    wheel, _ = build(tmp_path, CFANP_COMPILE="", **kernels.flags())
    assert not wheel.name.endswith("-any.whl")
    assert extensions(wheel) == sorted(kernels.NAMES)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "unpacked")
    done = subprocess.run(
        [sys.executable, "-c", PROBE],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "unpacked")},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    file, nodes = done.stdout.splitlines()
    assert Path(file).is_relative_to(tmp_path / "unpacked")
    assert not file.endswith(".py")
    assert nodes == "1600"


@pytest.mark.skipif(kernels.lacking() is not None, reason=str(kernels.lacking()))
def test_an_editable_install_compiles_into_the_checkout(tmp_path: Path) -> None:
    root = tmp_path / "checkout"
    for name in ("cfanp_gui", "packaging", "resources"):
        shutil.copytree(
            ROOT / name, root / name, ignore=shutil.ignore_patterns("__*__", "*.so", "*.png")
        )
    for name in ("LICENSE", "README.md", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, root)
    wheel, _ = build(
        tmp_path / "wheel", root, "wheel:editable", CFANP_COMPILE="", **kernels.flags()
    )
    assert extensions(wheel) == []
    kept = compiled_kernel(str(root / "cfanp_gui" / "games" / "cfanp"))
    assert kept is not None
    assert {path.name.partition(".")[0] for path in Path(kept).iterdir()} == {*kernels.NAMES}


def test_why_the_kernel_is_not_compiled(tmp_path: Path) -> None:
    """In one sentence, and nothing is written."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--to", str(tmp_path / "out")],
        env={**os.environ, "CC": "false"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("The kernel is not compiled: ")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()
