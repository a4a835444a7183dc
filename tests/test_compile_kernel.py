"""The kernel is compiled into a wheel where that is wanted and can be done, and nowhere else."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

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


def build(folder: Path, **environment: str) -> tuple[Path, str]:
    """Return the wheel that is built into a folder, and what the build printed."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
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


def test_a_wheel_is_pure_python(tmp_path: Path) -> None:
    wheel, printed = build(tmp_path, CFANP_COMPILE="")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert extensions(wheel) == []
    assert "kernel" not in printed


def test_a_build_goes_on_without_a_compiler(tmp_path: Path) -> None:
    wheel, printed = build(tmp_path, CFANP_COMPILE="1", CC="false")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert extensions(wheel) == []
    assert "the kernel is not compiled: " in printed


@pytest.mark.skipif(kernels.lacking() is not None, reason=str(kernels.lacking()))
def test_a_wheel_with_a_compiled_kernel(tmp_path: Path) -> None:
    wheel, _ = build(tmp_path, CFANP_COMPILE="1", **kernels.flags())
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
