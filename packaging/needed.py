"""Packages of Debian that a script needs, looked for before it begins and named in one sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path

Packages = Mapping[str, str | Path]
"""Packages, and a program, library or path by which each is known."""

CHROOT: Packages = {"debootstrap": "debootstrap"}
"""Packages that make clean systems."""
SCREEN: Packages = {"openbox": "openbox", "xdotool": "xdotool", "xvfb": "Xvfb"}
"""Packages with which windows are shown and looked at."""
BUILD: Packages = {
    "binutils": "strip",
    "dpkg": "dpkg-deb",
    "gcc": "gcc",
    "git": "git",
    "libbrotli1": "libbrotlidec.so.1",
    "libdbus-1-3": "libdbus-1.so.3",
    "libegl1": "libEGL.so.1",
    "libffi8": "libffi.so.8",
    "libfontconfig1": "libfontconfig.so.1",
    "libgl1": "libGL.so.1",
    "libglib2.0-0": "libglib-2.0.so.0",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-image0": "libxcb-image.so.0",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-render-util0": "libxcb-render-util.so.0",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxcb-util1": "libxcb-util.so.1",
    "libxcb-xkb1": "libxcb-xkb.so.1",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libxkbcommon0": "libxkbcommon.so.0",
    "patchelf": "patchelf",
}
"""Packages that freeze the program, and the libraries bundled or required by Qt."""


def lacking(*kinds: Packages) -> str:
    """Return in a sentence all packages that are not installed; nothing where none is lacking."""
    names = missing_packages({name: known for kind in kinds for name, known in kind.items()})
    return f"install {' '.join(sorted(names))} (apt-get install)." if names else ""


def lacking_for_chroot(*kinds: Packages) -> str:
    """Return in a sentence what is lacking to try something in a clean system, or nothing."""
    packages = lacking(CHROOT, *kinds)
    return packages or ("" if os.geteuid() == 0 else "only root may chroot.")


def missing_packages(packages: Packages) -> list[str]:
    """Return the packages that are not there, of those with what each is known by."""
    return [package for package, known in packages.items() if not _is_there(known)]


def _is_there(known: str | Path) -> bool:
    if isinstance(known, Path):
        return known.exists()
    if ".so" in known:
        return known in _libraries()
    # Where root's programs are not everybody's, such as debootstrap.
    path = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin", "/sbin"))
    return shutil.which(known, path=path) is not None


@cache
def _libraries() -> frozenset[str]:
    """Return the names of the libraries that programs find here."""
    done = subprocess.run(
        ["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=False
    )  # fmt: skip
    return frozenset(line.split()[0] for line in done.stdout.splitlines() if line.split())
