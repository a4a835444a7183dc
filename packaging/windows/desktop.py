"""What a person sees and does on Windows: windows, keys, Ctrl+C, what is shown of a program.

python packaging/windows/desktop.py PROCESS    # Ctrl+C in the console of a process
"""

from __future__ import annotations

import ctypes
import struct
import sys
import time
from ctypes import wintypes
from pathlib import Path
from typing import Any

F1, RETURN = 0x70, 0x0D
_WM_CLOSE = 0x10
_KEY_UP = 2
_SYNCHRONIZE = 0x100000


def _library(name: str) -> Any:
    return getattr(ctypes, "windll")[name]  # noqa: B009 - which only Windows has


def is_wine() -> bool:
    """Return True if this Windows is Wine."""
    return hasattr(_library("ntdll"), "wine_get_version")


def windows() -> list[tuple[int, str]]:
    """Return each window that is seen and has a title, and the title, from front to back."""
    user = _library("user32")
    found: list[tuple[int, str]] = []

    @getattr(ctypes, "WINFUNCTYPE")(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)  # noqa: B009
    def add(handle: int, _: int) -> bool:
        if user.IsWindowVisible(handle):
            text = ctypes.create_unicode_buffer(512)
            if user.GetWindowTextW(handle, text, len(text)):
                found.append((handle, text.value))
        return True

    user.EnumWindows(add, 0)
    return found


def close(window: int) -> None:
    """Close a window as its cross does."""
    _library("user32").PostMessageW(window, _WM_CLOSE, 0, 0)


def press(window: int, *keys: int) -> None:
    """Press keys at once in a window, which comes to the front."""
    user = _library("user32")
    user.SetForegroundWindow(window)
    time.sleep(0.3)
    for key in keys:
        user.keybd_event(key, 0, 0, 0)
    for key in reversed(keys):
        user.keybd_event(key, 0, _KEY_UP, 0)


def process_of(window: int) -> int:
    """Return the number of the process that a window is of."""
    number = wintypes.DWORD()
    _library("user32").GetWindowThreadProcessId(window, ctypes.byref(number))
    return number.value


def has_ended(process: int, seconds: float) -> bool:
    """Wait for a process to end; return whether it has in time."""
    kernel = _library("kernel32")
    handle = kernel.OpenProcess(_SYNCHRONIZE, False, process)
    if not handle:
        return True
    try:
        return bool(kernel.WaitForSingleObject(handle, round(seconds * 1000)) == 0)
    finally:
        kernel.CloseHandle(handle)


def picture(path: Path) -> bool:
    """Write a picture of the screen; return whether Pillow is there to take one."""
    try:
        from PIL import ImageGrab
    except ImportError:
        return False
    ImageGrab.grab().save(path)
    return True


def press_ctrl_c(process: int) -> None:
    """Press Ctrl+C in the console of another process. Raises OSError when it has none.

    This one leaves its own console for that, and does not come back to it.
    """
    kernel = _library("kernel32")
    kernel.FreeConsole()
    if not kernel.AttachConsole(process):
        raise OSError(f"process {process} has no console (error {kernel.GetLastError()})")
    kernel.SetConsoleCtrlHandler(None, True)
    if not kernel.GenerateConsoleCtrlEvent(0, 0):
        raise OSError(f"Ctrl+C cannot be pressed (error {kernel.GetLastError()})")


def has_console(program: Path) -> bool:
    """Return True if Windows gives a program a console."""
    data = program.read_bytes()
    (head,) = struct.unpack_from("<I", data, 0x3C)
    (subsystem,) = struct.unpack_from("<H", data, head + 0x5C)
    return bool(subsystem == 3)


def icons(program: Path) -> int:
    """Return the number of icons in a program."""
    return int(_library("shell32").ExtractIconExW(str(program), -1, None, None, 0))


def version_text(program: Path, name: str) -> str:
    """Return a text that is shown of a program under Properties, or nothing."""
    library = _library("version")
    size = library.GetFileVersionInfoSizeW(str(program), None)
    data = ctypes.create_string_buffer(size)
    if not size or not library.GetFileVersionInfoW(str(program), 0, size, data):
        return ""
    found, length = ctypes.c_void_p(), wintypes.UINT()

    def has(place: str) -> bool:
        asked = library.VerQueryValueW(data, place, ctypes.byref(found), ctypes.byref(length))
        return bool(asked and found.value)

    if not has("\\VarFileInfo\\Translation"):
        return ""
    language, letters = struct.unpack("<HH", ctypes.string_at(found.value or 0, 4))
    if not has(f"\\StringFileInfo\\{language:04X}{letters:04X}\\{name}"):
        return ""
    return ctypes.wstring_at(found.value or 0)


if __name__ == "__main__":
    press_ctrl_c(int(sys.argv[1]))
