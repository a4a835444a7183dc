"""System libraries that a window needs, checked before Qt would abort without them.

This module does not import Qt: it is there for machines on which Qt cannot be imported.
"""

import os
import sys
from collections.abc import Callable, Mapping

_EVERYWHERE = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""Libraries Qt is linked with, and the Debian packages that hold them."""

_WINDOW = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""Libraries that a window under X11 needs besides."""


def _loads(library: str) -> bool:
    import ctypes  # not for the many starts without a check

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_packages(
    x11: bool = True, loads: Callable[[str], bool] = _loads, loaded: bool = False
) -> list[str]:
    """Return the Debian packages whose libraries are missing, also those for X11 if `x11`."""
    wanted = {**({} if loaded else _EVERYWHERE), **(_WINDOW if x11 else {})}
    return [package for library, package in wanted.items() if not loads(library)]


def missing(
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    loads: Callable[[str], bool] = _loads,
    loaded: bool = False,
) -> str | None:
    """Return one sentence on what the system lacks for a window; None if nothing.

    When Qt is `loaded`, the libraries it is linked with are there and not checked.
    """
    if not platform.startswith("linux"):
        return None
    chosen = environment.get("QT_QPA_PLATFORM", "").split(":")[0]
    x11 = chosen == "xcb" or (not chosen and not environment.get("WAYLAND_DISPLAY"))
    if packages := missing_packages(x11, loads, loaded):
        return (
            "The window needs system libraries that are not installed; on Debian or Ubuntu: "
            f"sudo apt-get install {' '.join(packages)}"
        )
    if x11 and not environment.get("DISPLAY"):
        return (
            "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."
        )
    return None
