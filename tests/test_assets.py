"""The files of `resources/` are found wherever the program runs from."""

from __future__ import annotations

import ctypes.util
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from cfanp_gui.assets import asset, is_packed
from cfanp_gui.window.services.system_libraries import missing
from tests import ROOT
from tests.systems import WINDOWS

PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"
LACK = missing({"QT_QPA_PLATFORM": "offscreen"})
"""What the system lacks for Qt, whose tool makes the translations."""
SHARED = Path(sysconfig.get_config_var("LIBDIR") or "") / f"lib{PYTHON}.so.1.0"

PROBE = (
    "import cfanp_gui; from cfanp_gui.assets import asset; "
    "print(cfanp_gui.__file__); print(asset('help', 'rules.txt')); "
    "print(asset('help', 'rules.txt').read_text(encoding='utf-8')[:2])"
)


def _probe(cwd: Path, *arguments: str, path: Path | None = None) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        arguments or (sys.executable, "-c", PROBE),
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def _build(target: str, folder: Path) -> Path:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    print(done.stdout, done.stderr)
    (wheel,) = folder.glob("*.whl")
    unpacked = folder / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    return unpacked


def test_checkout(tmp_path: Path) -> None:
    module, found, text = _probe(tmp_path, path=ROOT)
    assert Path(module).parent.parent == ROOT
    assert Path(found).resolve() == ROOT / "resources" / "help" / "rules.txt"
    assert text == "# "


def test_editable_install(tmp_path: Path) -> None:
    unpacked = _build("wheel:editable", tmp_path)
    assert not (unpacked / "cfanp_gui" / "__init__.py").exists()
    code = f"import site; site.addsitedir({str(unpacked)!r}); {PROBE}"
    _, found, text = _probe(tmp_path, sys.executable, "-c", code)
    assert Path(found).resolve() == ROOT / "resources" / "help" / "rules.txt"
    assert text == "# "


def test_wheel(tmp_path: Path) -> None:
    unpacked = _build("wheel", tmp_path)
    module, found, text = _probe(tmp_path, path=unpacked)
    assert Path(module).is_relative_to(unpacked)
    assert Path(found).is_relative_to(unpacked / "cfanp_gui" / "resources")
    assert text == "# "
    packed, ours = (root / "resources" / "pieces" for root in (unpacked / "cfanp_gui", ROOT))
    assert [file.relative_to(packed) for file in sorted(packed.rglob("*.*"))] == [
        file.relative_to(ours) for file in sorted(ours.rglob("*.*"))
    ]


@pytest.mark.skipif(LACK is not None, reason="Qt's tools need its system libraries")
def test_every_build_makes_the_translations(tmp_path: Path) -> None:
    folder = ROOT / "resources" / "translations"
    sources = sorted(path.stem for path in folder.glob("*.ts"))
    assert len(sources) > 1
    unpacked = _build("wheel", tmp_path)
    packed = unpacked / "cfanp_gui" / "resources" / "translations"
    assert sorted(path.stem for path in packed.glob("*.qm")) == sources
    german = (packed / "cfanp_de.qm").read_bytes()
    assert "Zugreihenfolge".encode("utf-16-be") in german
    _build("wheel:editable", tmp_path / "editable")
    assert (folder / "cfanp_de.qm").read_bytes() == german


def test_a_build_goes_on_where_lrelease_cannot_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "PySide6"
    package.mkdir()
    (package / "__init__.py").touch()
    tool = package / "lrelease"
    tool.write_text("#!/bin/sh\necho 'libglib-2.0.so.0 is missing' >&2\nexit 127\n")
    tool.chmod(0o755)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    unpacked = _build("wheel", tmp_path / "wheel")
    packed = unpacked / "cfanp_gui" / "resources" / "translations"
    assert (packed / "cfanp_de.ts").is_file()
    printed = capsys.readouterr().out
    reason = "cannot be run: " if WINDOWS else "failed: libglib-2.0.so.0 is missing"
    assert f"cfanp_de.ts is not compiled: lrelease {reason}" in printed


@pytest.mark.skipif(
    not WINDOWS and shutil.which("objcopy") is None, reason="PyInstaller needs binutils"
)
@pytest.mark.skipif(
    sys.platform == "linux" and ctypes.util.find_library(PYTHON) is None and not SHARED.exists(),
    reason="PyInstaller needs Python's shared library",
)
@pytest.mark.slow
def test_frozen_program(tmp_path: Path) -> None:
    script = tmp_path / "probe.py"
    script.write_text(PROBE, encoding="utf-8")
    done = subprocess.run(
        [
            sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR",
            "--paths", str(ROOT), "--exclude-module", "PySide6",
            "--add-data", f"{ROOT / 'resources'}{os.pathsep}cfanp_gui/resources",
            "--distpath", str(tmp_path / "dist"), "--workpath", str(tmp_path / "work"),
            "--specpath", str(tmp_path), str(script),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    folder = tmp_path / "dist" / "probe"
    _, found, text = _probe(tmp_path, str(folder / "probe"))
    assert Path(found).is_relative_to(folder)
    assert text == "# "


def test_what_is_packed_lies_in_the_package() -> None:
    assert is_packed(ROOT / "cfanp_gui" / "resources" / "translations" / "cfanp_de.ts")
    assert not is_packed(ROOT / "resources" / "translations" / "cfanp_de.ts")


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"help/none\.txt"):
        asset("help", "none.txt")
