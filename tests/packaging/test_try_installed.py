"""How it is seen on Windows what an installed program is and does, and what is left of it."""

from __future__ import annotations

import subprocess
import sys
import uuid
from pathlib import Path

import pytest

from tests.packaging import PACKAGING, script
from tests.systems import TIMEOUT

if sys.platform != "win32":
    pytest.skip("for Windows alone", allow_module_level=True)

desktop = script("desktop", "windows")
traces = script("traces", "windows")
trying = script("try_installed", "windows")

PYTHON = Path(getattr(sys, "_base_executable", sys.executable))


def test_a_program_is_as_windows_shows_it() -> None:
    assert desktop.has_console(PYTHON)
    assert not desktop.has_console(PYTHON.with_name("pythonw.exe"))
    assert desktop.icons(PYTHON) > 0
    assert desktop.version_text(PYTHON, "ProductVersion").startswith("3.")
    assert desktop.version_text(PYTHON, "Nothing") == ""
    other = PYTHON.with_name("python3.dll")
    assert desktop.icons(other) == 0


def test_a_process_is_waited_for() -> None:
    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    assert not desktop.has_ended(process.pid, 0.1)
    process.communicate(b"\n")
    assert desktop.has_ended(process.pid, TIMEOUT)


def test_ctrl_c_reaches_a_program_in_its_console(tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    words = f"""
import pathlib, time
try:
    pathlib.Path({str(ready)!r}).touch()
    time.sleep({TIMEOUT})
except KeyboardInterrupt:
    print("interrupted")
"""
    process = subprocess.Popen(
        [sys.executable, "-c", words], stdout=subprocess.PIPE, text=True,
        creationflags=subprocess.CREATE_NO_WINDOW,
    )  # fmt: skip
    while not ready.exists() and process.poll() is None:
        pass
    helper = PACKAGING / "windows" / "desktop.py"
    subprocess.run([sys.executable, helper, str(process.pid)], check=True, timeout=TIMEOUT)
    assert process.communicate(timeout=TIMEOUT)[0] == "interrupted\n"


def test_what_is_left_in_the_registry_is_seen() -> None:
    import winreg

    key = f"Software\\Classes\\.cfanp-{uuid.uuid4().hex}"
    shown = "HKCU/" + key.replace("\\", "/")
    with winreg.CreateKey(winreg.HKEY_CURRENT_USER, key) as opened:
        winreg.SetValueEx(opened, "name", 0, winreg.REG_SZ, "text")
    try:
        assert {shown, f"{shown}: name='text'"} <= traces.registry()
        assert trying.registered(key, "name", for_all=False) == "text"
        assert trying.registered(key, "name", for_all=True) == ""
    finally:
        winreg.DeleteKey(winreg.HKEY_CURRENT_USER, key)
    assert shown not in traces.registry()


def test_what_is_left_of_files_is_seen(tmp_path: Path) -> None:
    (tmp_path / "cfanp ü").mkdir()
    assert (tmp_path / "cfanp ü").as_posix() in traces.files(tmp_path)
