"""Makes the installer for Windows, on any system that has NSIS.

    python packaging/windows/windows_installer.py [--bundle dist/cfanp-gui] [--to dist]

`packaging/build.py bundle` makes the bundle first, on Windows. The installer knows by name every
file that it puts down, and removes those and nothing else. A warning of NSIS counts as an error.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
sys.path.insert(0, str(FOLDER.parent))

from project import numbers, version

SCRIPT = FOLDER / "cfanp-gui.nsi"
OWN = ("cpgn.ico",)
"""Files that the installer puts beside those of the bundle."""
TARGET = "x86-unicode" if sys.platform == "win32" else "amd64-unicode"
"""Kind of the installer: NSIS's own release for Windows makes none of 64 bits."""
LIMIT = 31_000_000
"""Bytes that an installer may have."""


class InstallerError(Exception):
    """The installer cannot be made; says why."""


def quoted(text: str) -> str:
    """Return a text as it stands between double quotes in a script of NSIS."""
    return text.replace("$", "$$").replace('"', '$\\"')


def install_list(bundle: Path, files: Iterable[PurePosixPath]) -> str:
    """Return the lines of NSIS that put files of a bundle below INSTDIR.

    NSIS itself would take them in the order in which a folder happens to have them.
    """
    lines: list[str] = []
    folder = None
    for file in sorted(files, key=lambda one: (one.parent, one.name)):
        if file.parent != folder:
            folder = file.parent
            place = "\\".join(["$INSTDIR", *map(quoted, folder.parts)])
            lines.append(f'SetOutPath "{place}"')
        lines.append(f'File "{bundle / file}"')
    return "\n".join(lines) + "\n"


def uninstall_list(files: Iterable[PurePosixPath]) -> str:
    """Return the lines of NSIS that remove files below INSTDIR, and then the folders they lay in.

    A folder in which something else lies stays.
    """
    files = sorted(files)
    folders = {parent for file in files for parent in file.parents if parent.parts}
    lines = [f'Delete "$INSTDIR\\{quoted(_windows(file))}"' for file in files]
    lines += [
        f'RMDir "$INSTDIR\\{quoted(_windows(folder))}"'
        for folder in sorted(folders, key=lambda one: (-len(one.parts), one))
    ]
    return "\n".join(lines) + "\n"


def _windows(path: PurePosixPath) -> str:
    return "\\".join(path.parts)


def make(
    bundle: Path, icons: Path, target: Path, nsis: str = "makensis", limit: int = LIMIT
) -> None:
    """Make the installer of a bundle. Raises InstallerError."""
    program = shutil.which(nsis)
    if program is None:
        raise InstallerError("makensis is not there: install NSIS 3")
    if not (bundle / "cfanp-gui.exe").is_file():
        raise InstallerError(f"{bundle} is no bundle for Windows: there is no cfanp-gui.exe in it")
    paths = [path for path in bundle.rglob("*") if path.is_file()]
    files = [PurePosixPath(path.relative_to(bundle).as_posix()) for path in paths]
    with tempfile.TemporaryDirectory(prefix="cfanp-nsis-") as work:
        listed = Path(work, "uninstall.nsh")
        listed.write_text(uninstall_list([*files, *map(PurePosixPath, OWN)]), encoding="utf-8-sig")
        put = Path(work, "install.nsh")
        put.write_text(install_list(bundle, files), encoding="utf-8-sig")
        values = {
            "VERSION": version(),
            "VERSION_NUMBERS": ".".join(map(str, numbers(version()))),
            "INSTALL_LIST": put,
            "ICONS": icons,
            "OUTPUT": target,
            "UNINSTALL_LIST": listed,
            "SIZE_KB": sum(path.stat().st_size for path in paths) // 1024,
            "TARGET": TARGET,
        }
        target.parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            [
                program, "-V2", "-WX", "-INPUTCHARSET", "UTF8",
                *(f"-D{name}={value}" for name, value in values.items()), str(SCRIPT),
            ],
            check=False,
        )  # fmt: skip
    if done.returncode:
        raise InstallerError(f"makensis ended with status {done.returncode}")
    if (size := target.stat().st_size) > limit:
        raise InstallerError(f"the installer has {size / 1e6:.1f} MB, more than {limit / 1e6:.0f}")


def main() -> int:
    """Make the installer, say where it is and how large; return 1 when it cannot be made."""
    parser = argparse.ArgumentParser(description="Make the installer for Windows.")
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / "cfanp-gui")
    parser.add_argument("--icons", type=Path, default=ROOT / "build" / "installers" / "icons")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="folder to write to")
    options = parser.parse_args()
    target = options.to.resolve() / f"cfanp-gui-{version()}-setup.exe"
    try:
        make(options.bundle.resolve(), options.icons.resolve(), target)
    except InstallerError as error:
        print(f"Not built: {error}", file=sys.stderr)
        return 1
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
