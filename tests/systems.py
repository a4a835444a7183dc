"""What systems do differently, for tests that must hold on all of them."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import ROOT

WINDOWS = sys.platform == "win32"
KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
"""Signal that ends a process at once; Windows knows no other and gives it this name."""
TIMEOUT = 120
"""Seconds after which something that ought to happen never does.

Processes in which bots think or games are indexed wait for all others on a busy machine.
"""


def own_folders(folder: Path) -> dict[str, str]:
    """Return the variables with which settings, journals and logs lie below a folder."""
    names = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    if WINDOWS:  # as platformdirs asks for them
        names = ("WIN_PD_OVERRIDE_LOCAL_APPDATA", "WIN_PD_OVERRIDE_APPDATA")
    return {name: str(folder / name.lower()) for name in names}


@cache
def can_link() -> bool:
    """Return True if links to files can be made; Windows requires rights for that."""
    with tempfile.TemporaryDirectory(prefix="cfanp-tests-") as folder:
        link = Path(folder, "link")
        try:
            link.symlink_to(Path(folder, "file"))
        except OSError:
            return False
        return link.is_symlink()


needs_links = pytest.mark.skipif(not can_link(), reason="links cannot be made here")


def program(folder: Path, name: str, code: str) -> Path:
    """Return a new program of a name in a folder, without arguments, that runs Python code.

    On Windows the name has an end that says what it is.
    """
    if WINDOWS:
        script, path = folder / f"{name}.py", folder / f"{name}.bat"
        script.write_text(code, encoding="utf-8")
        path.write_text(f'@"{sys.executable}" -S "%~dpn0.py"\n', encoding="ascii")
    else:
        path = folder / name
        path.write_text(f"#!{sys.executable} -S\n{code}", encoding="utf-8")
        path.chmod(0o755)
    return path


@contextmanager
def started(*command: str, **how: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a program that runs, with pipes, where the project is found; see `limited`."""
    how = {"cwd": ROOT, "stdin": subprocess.PIPE, "stdout": subprocess.PIPE, **how}
    with subprocess.Popen(command, **how) as running, limited(running):
        yield running


@contextmanager
def limited(running: subprocess.Popen[Any]) -> Iterator[None]:
    """Kill a program afterwards, or after `TIMEOUT` seconds.

    So nobody waits without an end for what it says.
    """
    limit = threading.Timer(TIMEOUT, running.kill)
    limit.start()
    try:
        yield
    finally:
        limit.cancel()
        limit.join()
        running.kill()


def own_terminal() -> dict[str, Any]:
    """Return the arguments that start a program which `press` reaches alone, with its children."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NO_WINDOW}
    return {"start_new_session": True}


_PRESS = """
import ctypes, sys
console = ctypes.windll.kernel32
console.FreeConsole()
assert console.AttachConsole(int(sys.argv[1]))
console.SetConsoleCtrlHandler(None, True)
assert console.GenerateConsoleCtrlEvent(0, 0)
"""


def press(running: subprocess.Popen[Any]) -> None:
    """Press Ctrl+C in the own terminal of a program: all programs there hear of it."""
    if sys.platform == "win32":
        command = [sys.executable, "-c", _PRESS, str(running.pid)]
        subprocess.run(command, check=True, timeout=TIMEOUT)
    else:
        os.killpg(running.pid, signal.SIGINT)


def wait_until(wanted: Callable[[], bool]) -> None:
    """Wait for something that nobody tells of. Raises AssertionError when it never happens."""
    until = time.monotonic() + TIMEOUT
    while not wanted():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.01)


def runs(pid: int) -> bool:
    """Return True if a process is still running, and not just a zombie."""
    if sys.platform == "win32":
        return _runs_on_windows(pid)
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except ProcessLookupError:
        return False
    except OSError:  # there is no such folder here, or the process is somebody else's
        return True
    return state not in "ZX"


if sys.platform == "win32":

    def _runs_on_windows(pid: int) -> bool:
        import ctypes
        from ctypes import wintypes

        kernel32 = ctypes.WinDLL("kernel32")
        kernel32.OpenProcess.restype = wintypes.HANDLE
        synchronize, timeout = 0x100000, 0x102
        handle = kernel32.OpenProcess(synchronize, False, pid)
        if not handle:
            return False
        try:
            return kernel32.WaitForSingleObject(wintypes.HANDLE(handle), 0) == timeout
        finally:
            kernel32.CloseHandle(wintypes.HANDLE(handle))


def suspend(pid: int) -> None:
    """Stop a process for good, as a debugger does; it can only be killed from then on."""
    if sys.platform == "win32":
        _suspend_on_windows(pid)
    else:
        os.kill(pid, signal.SIGSTOP)


if sys.platform == "win32":

    def _suspend_on_windows(pid: int) -> None:
        import ctypes
        from ctypes import wintypes

        kernel32, ntdll = ctypes.WinDLL("kernel32"), ctypes.WinDLL("ntdll")
        kernel32.OpenProcess.restype = wintypes.HANDLE
        suspend_resume = 0x800
        handle = wintypes.HANDLE(kernel32.OpenProcess(suspend_resume, False, pid))
        status = ntdll.NtSuspendProcess(handle)
        kernel32.CloseHandle(handle)
        assert status == 0
