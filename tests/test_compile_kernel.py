"""The kernel is compiled into wheels and checkouts where that can be done and is not refused.

For Windows it is compiled here and linked to a DLL that has the names of Python's headers, and
tried by `packaging/test-windows`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from sysconfig import get_path

import pytest

from cfanp_gui.games.cfanp.compiled_kernel import compiled_kernel
from tests import ROOT
from tests.games.cfanp import kernels
from tests.packaging import script

compile_kernel = script("compile_kernel")
SCRIPT = ROOT / "packaging" / "compile_kernel.py"
VERSION = "{}{}".format(*sys.version_info)
OBJDUMP = "x86_64-w64-mingw32-objdump"
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


@pytest.mark.slow
def test_a_build_goes_on_without_a_compiler(tmp_path: Path) -> None:
    wheel, printed = build(tmp_path, CFANP_COMPILE="", CC="false")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert extensions(wheel) == []
    assert printed.count("the kernel is not compiled: ") == 1


@pytest.mark.skipif(kernels.lacking() is not None, reason=str(kernels.lacking()))
@pytest.mark.slow
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
@pytest.mark.slow
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


@pytest.fixture
def dll(tmp_path: Path) -> Path:
    """Return a file with the name that Python's DLL has on Windows."""
    path = tmp_path / f"python{VERSION}.dll"
    path.touch()
    return path


def windows_python(dll: Path) -> None:
    """Make a DLL that offers every name of Python's headers, each as a function that does nothing.

    Raises CompileError where a tool is lacking.
    """
    compile_kernel.check_mingw(dll)
    declared = re.compile(r"\bPyAPI_(?:FUNC|DATA)\([^)]*\)\s*(_?Py\w+)")
    names = {
        name
        for path in Path(get_path("include")).rglob("*.h")
        for name in declared.findall(path.read_text(encoding="utf-8"))
    }
    subprocess.run(
        [compile_kernel.MINGW, "-shared", "-nostdlib", "-x", "c", "-o", str(dll), "-"],
        input="int DllMainCRTStartup(void) {return 1;}\n"
        + "".join(f"__declspec(dllexport) void {name}(void) {{}}\n" for name in sorted(names)),
        text=True,
        check=True,
        timeout=120,
    )


def test_the_kernel_for_windows(tmp_path: Path, dll: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks for Python and what every Windows has, and is the same each time."""
    if os.name == "nt" or (lack := kernels.lacking()):
        pytest.skip("Windows has a compiler of its own" if os.name == "nt" else str(lack))
    try:
        windows_python(dll)
    except compile_kernel.CompileError as error:
        pytest.skip(str(error))
    for name, value in kernels.flags().items():
        monkeypatch.setenv(name, value)
    made, again = (
        compile_kernel.compile_kernel(ROOT, tmp_path / name, dll) for name in ("made", "again")
    )
    assert [path.name for path in made] == [
        f"{name}.cp{VERSION}-win_amd64.pyd" for name in kernels.NAMES
    ]
    assert [path.read_bytes() for path in made] == [path.read_bytes() for path in again]
    for path, name in zip(made, kernels.NAMES, strict=True):
        told = subprocess.run(
            [OBJDUMP, "-p", str(path)], capture_output=True, text=True, check=True, timeout=60
        ).stdout
        libraries = set(re.findall(r"DLL Name: (.*)", told))
        assert libraries == {"KERNEL32.dll", "msvcrt.dll", dll.name}
        assert re.findall(r"\bPyInit_\w+", told) == [f"PyInit_{name}"]


def test_what_is_lacking_to_compile_for_windows(
    tmp_path: Path, dll: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said before anything is done, each with what to install."""

    def lacking(dll: Path) -> str:
        with pytest.raises(compile_kernel.CompileError) as found:
            compile_kernel.compile_kernel(ROOT, tmp_path / "out", dll)
        return str(found.value)

    other = tmp_path / "python27.dll"
    assert lacking(other) == f"there is no file {other}"
    other.touch()
    assert lacking(other).startswith("python27.dll is not that of Python 3.")
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(compile_kernel, "get_path", lambda _: tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert lacking(dll).endswith("is not there: install gcc-mingw-w64-x86-64")
    (tmp_path / "Python.h").unlink()
    assert lacking(dll).startswith("Python.h is not there: install python3.")
    assert not (tmp_path / "out").exists()
