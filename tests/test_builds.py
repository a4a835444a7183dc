"""Wheels and installs bring all files of `resources/`, and the kernel compiled where that can be.

Frozen programs, and the kernel for Windows, are made and tried by `packaging/test-installers` and
`packaging/test-windows`.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

from cfanp_gui import bots
from cfanp_gui.assets import asset
from cfanp_gui.kernel.compiled_kernel import compiled_kernel
from cfanp_gui.window.services.system_libraries import missing
from tests import ROOT
from tests.kernel import kernels
from tests.packaging import script
from tests.systems import WINDOWS

compile_kernel = script("compile_kernel")
PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"
VERSION = "{}{}".format(*sys.version_info)
LACK = missing({"QT_QPA_PLATFORM": "offscreen"})
"""Libraries missing here for Qt, whose tool makes the translations."""
FOUND = """
from cfanp_gui.assets import asset
print(asset("help", "rules.txt"))
print(asset("help", "rules.txt").read_text(encoding="utf-8")[:2])
"""
PLAYED = """
from cfanp_gui.games.cfanp.kernel_state import CfanpSearch
from cfanp_gui.games.registry import find_game
from cfanp_gui.kernel import turns
print(turns.__file__)
print(CfanpSearch(find_game("cfanp").initial(3, {"order": "seats"}).state).perft(2))
"""
slow = pytest.mark.slow
compiling = pytest.mark.skipif(kernels.lacking() is not None, reason=str(kernels.lacking()))


def output(*command: str | Path, cwd: Path = ROOT, status: int = 0, **environment: str) -> str:
    """Return the output of a program, on both streams."""
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True,
        check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


class Built(NamedTuple):
    """A wheel, what its build printed, and where it is unpacked."""

    wheel: Path
    printed: str
    unpacked: Path

    def extensions(self) -> list[str]:
        """Return the names of the extension modules in it, sorted."""
        files = [*self.unpacked.rglob("*.so"), *self.unpacked.rglob("*.pyd")]
        return sorted(path.name.partition(".")[0] for path in files)


def build(folder: Path, root: Path = ROOT, target: str = "wheel", **environment: str) -> Built:
    """Build a wheel into a folder."""
    command = (sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder)
    printed = output(*command, cwd=root, **environment)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return Built(wheel, printed, folder / "unpacked")


@pytest.mark.slow
def test_a_pure_wheel_brings_all_there_is(tmp_path: Path) -> None:
    """Files of the program, what a desktop looks for, pages of the library and translations."""
    built = build(tmp_path, CFANP_COMPILE="0")
    assert built.wheel.name.endswith("-py3-none-any.whl")
    assert built.extensions() == []
    assert "kernel" not in built.printed
    found, text = output(sys.executable, "-c", FOUND, cwd=tmp_path,
                         PYTHONPATH=str(built.unpacked)).split("\n", 1)  # fmt: skip
    assert Path(found).is_relative_to(built.unpacked / "cfanp_gui" / "resources")
    assert text == "# \n"
    packed = built.unpacked / "cfanp_gui" / "resources"
    for folder in ("pieces", "help", "sounds", "lessons"):
        here = ROOT / "resources" / folder
        assert [path.relative_to(packed / folder) for path in (packed / folder).rglob("*.*")]
        assert {path.relative_to(packed / folder) for path in (packed / folder).rglob("*.*")} == {
            path.relative_to(here) for path in here.rglob("*.*")
        }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shared = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert {Path(target).suffix for target in shared.values()} >= {".1", ".desktop", ".svg"}
    (data,) = built.unpacked.glob("*.data")
    for source, target in shared.items():
        assert (data / "data" / target).read_bytes() == (ROOT / source).read_bytes()
    pages = data / "data/share/doc/cfanp-gui/api/cfanp_gui/bots.html"
    assert all(f'id="{name}"' in pages.read_text("utf-8") for name in bots.__all__)
    sources = {path.stem for path in (ROOT / "resources" / "translations").glob("*.ts")}
    assert len(sources) > 1
    if LACK is None:
        assert {path.stem for path in (packed / "translations").glob("*.qm")} == sources
        assert not list(packed.rglob("*.ts"))
        german = (packed / "translations" / "cfanp_de.qm").read_bytes()
        assert "Zugreihenfolge".encode("utf-16-be") in german


def test_the_files_of_the_checkout_are_found() -> None:
    assert asset("help", "rules.txt") == ROOT / "resources" / "help" / "rules.txt"
    with pytest.raises(FileNotFoundError, match=r"help/none\.txt"):
        asset("help", "none.txt")


@slow
def test_an_editable_install_finds_the_files_of_the_checkout(tmp_path: Path) -> None:
    built = build(tmp_path, target="wheel:editable", CFANP_COMPILE="0")
    assert not (built.unpacked / "cfanp_gui" / "__init__.py").exists()
    code = f"import site; site.addsitedir({str(built.unpacked)!r}); {FOUND}"
    libraries = sysconfig.get_path("purelib")  # without what is installed of the program there
    found = output(sys.executable, "-S", "-c", f"import sys; {code}", cwd=tmp_path,
                   PYTHONPATH=libraries).splitlines()[0]  # fmt: skip
    assert Path(found).resolve() == ROOT / "resources" / "help" / "rules.txt"


@slow
def test_a_build_goes_on_without_lrelease_and_without_a_compiler(tmp_path: Path) -> None:
    tool = tmp_path / "PySide6" / "lrelease"
    tool.parent.mkdir()
    (tool.parent / "__init__.py").touch()
    tool.write_text("#!/bin/sh\necho 'libglib-2.0.so.0 is missing' >&2\nexit 127\n")
    tool.chmod(0o755)
    lacking = {"PYTHONPATH": str(tmp_path), "CFANP_COMPILE": "", "CC": "false"}
    built = build(tmp_path / "wheel", **lacking)
    assert (built.unpacked / "cfanp_gui/resources/translations/cfanp_de.ts").is_file()
    reason = "cannot be run: " if WINDOWS else "failed: libglib-2.0.so.0 is missing"
    assert f"cfanp_de.ts is not compiled: lrelease {reason}" in built.printed
    assert built.wheel.name.endswith("-py3-none-any.whl")
    assert built.extensions() == []
    assert built.printed.count("the kernel is not compiled: ") == 1


@compiling
@slow
def test_a_wheel_with_a_compiled_kernel(tmp_path: Path) -> None:
    built = build(tmp_path, CFANP_COMPILE="", **kernels.flags())
    assert not built.wheel.name.endswith("-any.whl")
    assert built.extensions() == sorted(kernels.NAMES)
    path = {"PYTHONPATH": str(built.unpacked)}
    file, nodes = output(sys.executable, "-c", PLAYED, cwd=tmp_path, **path).splitlines()
    assert Path(file).is_relative_to(built.unpacked)
    assert not file.endswith(".py")
    assert nodes == "1600"


@compiling
@slow
def test_an_editable_install_compiles_into_the_checkout(tmp_path: Path) -> None:
    root = tmp_path / "checkout"
    left_out = shutil.ignore_patterns("__*__", "*.so", "*.png")
    for name in ("cfanp_gui", "packaging", "resources"):
        shutil.copytree(ROOT / name, root / name, ignore=left_out)
    for name in ("LICENSE", "README.md", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, root)
    into = tmp_path / "wheel"
    built = build(into, root, "wheel:editable", CFANP_COMPILE="", **kernels.flags())
    assert built.extensions() == []
    kept = compiled_kernel(str(root / "cfanp_gui" / "kernel"))
    assert kept is not None
    assert {path.name.partition(".")[0] for path in Path(kept).iterdir()} == {*kernels.NAMES}


@slow
def test_why_the_kernel_is_not_compiled(tmp_path: Path) -> None:
    """In one sentence, and nothing is written."""
    compiling = (sys.executable, ROOT / "packaging" / "compile_kernel.py")
    said = output(*compiling, "--to", tmp_path / "out", status=1, CC="false")
    assert said.startswith("The kernel is not compiled: ")
    assert said.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_what_is_lacking_to_compile_for_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said before anything is done, each with what to install."""
    dll, other = tmp_path / f"python{VERSION}.dll", tmp_path / "python27.dll"
    dll.touch()

    def lacking(dll: Path) -> str:
        with pytest.raises(compile_kernel.CompileError) as found:
            compile_kernel.compile_kernel(ROOT, tmp_path / "out", dll)
        return str(found.value)

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
