"""What lies in the folder of the frozen program, and what does not.

The spec of PyInstaller, `cfanp.spec`, and the packages made of its folder ask here. PyInstaller
takes in whatever a module could ever load; of Qt that is more than twice what this program uses,
and with Qt's plugin for GTK the libraries of a whole desktop. So nothing of Qt's plugins comes
along that is not named here, and no library that nothing in the folder asks for.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path, PurePosixPath

LIMIT = 96_000_000 if sys.platform == "win32" else 112_000_000
"""Bytes that all files together may have; a bundle with more is not made."""
PACKAGE_LIMITS = {"deb": 34_000_000, "tar": 34_000_000, "appimage": 46_000_000}
"""Bytes that a package made of it may have."""

PLUGINS = frozenset({
    # Where windows are opened, and how they are named and decorated there.
    "platforms/qxcb", "platforms/qwayland", "platforms/qoffscreen", "platforms/qwindows",
    "platforms/qcocoa", "platformthemes/qxdgdesktopportal",
    "wayland-shell-integration/xdg-shell", "wayland-decoration-client/adwaita",
    "wayland-decoration-client/bradient",
    # Accents and other scripts from the keyboard.
    "platforminputcontexts/composeplatforminputcontextplugin",
    "platforminputcontexts/ibusplatforminputcontextplugin",
    # The icon, and pictures on the clipboard.
    "imageformats/qsvg", "imageformats/qjpeg", "iconengines/qsvgicon",
    # Sounds. On Linux they need none, and that with FFmpeg would weigh 20 MB.
    "multimedia/windowsmediaplugin", "multimedia/darwinmediaplugin",
})  # fmt: skip
"""Qt's plugins that come along, where a platform has them; by folder and name without ``lib``.

That for GTK is not among them: it takes 40 libraries along, and dialogs of files come from the
desktop through its portal all the same where it has one.
"""
UNUSED_QT = (
    "Designer", "Help", "Labs", "Pdf", "PrintSupport", "Qml", "Quick", "Sql", "Test", "UiTools",
    "VirtualKeyboard", "Xml",
)  # fmt: skip
"""Parts of Qt that nothing of ours uses, by how their names go on behind ``Qt6`` or ``Qt``.

On Linux more is left out, as nothing in the folder asks for it.
"""
TRANSLATIONS = Path(__file__).resolve().parent.parent / "resources" / "translations"
_QT_WORDS = tuple(
    f"qtbase_{source.stem.removeprefix('cfanp_')}" for source in TRANSLATIONS.glob("*.ts")
)
"""Names of Qt's own translations into our languages, perhaps with a country behind."""
SOFTWARE_GL = "opengl32sw"
"""Qt's own OpenGL for Windows without one, 20 MB. We draw without."""

EXCLUDED = (
    # Whatever encrypts or speaks to a network: nothing here does.
    "_hashlib", "_ssl", "ftplib", "http", "smtplib", "ssl", "xmlrpc",
    # Packed files, data bases, terminals.
    "_bz2", "_curses", "_lzma", "bz2", "curses", "lzma", "readline", "tkinter",
    # What belongs to making programs.
    "Cython", "distutils", "doctest", "lib2to3", "numpy", "pdb", "pip", "pkg_resources", "pydoc",
    "pytest", "setuptools", "unittest",
    # Pictures of other kinds than GIF, letters, colour profiles.
    "PIL._avif", "PIL._imagingcms", "PIL._imagingft", "PIL._imagingmath", "PIL._imagingmorph",
    "PIL._imagingtk", "PIL._webp", "PIL.ImageQt", "PIL.ImageTk",
    # Neighbours of Qt's modules that PyInstaller takes along with them.
    "PySide6.QtConcurrent", "PySide6.QtMultimediaWidgets",
)  # fmt: skip
"""Modules that are left out though something names them, all within what may do without."""
PILLOW_PLUGINS = ("PIL.GifImagePlugin",)
"""The kinds of pictures of Pillow's that come along."""

OF_WINDOW = ("PIL", "PySide6", "cfanp_gui.__main__", "cfanp_gui.table", "cfanp_gui.window",
             "shiboken6")  # fmt: skip
"""Modules and packages that `cfanp` does without: it would carry all of them a second time."""

WHOSE = ("cfanp_gui", "chess", "launch", "platformdirs")
"""Packages of which all imports are there, but for those that may fail."""

_DEBIAN = {
    # The C library, and what belongs to every system.
    "ld-linux-aarch64.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "libc.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "libresolv.so.2": "libc6",
    "librt.so.1": "libc6",
    "libutil.so.1": "libc6",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    # What of a desktop belongs to the graphics driver or reads the system's configuration.
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libuuid.so.1": "libuuid1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
}
"""Libraries that are the system's, and the package in which Debian has each."""
_DEBIAN_WISHED = {"libpulse.so.0": "libpulse0"}
"""The same, but without them the program runs all the same: without sound."""
OURS = frozenset({
    "libbrotlicommon.so.1", "libbrotlidec.so.1", "libffi.so.7", "libffi.so.8", "libxcb-cursor.so.0",
    "libxcb-icccm.so.4", "libxcb-image.so.0", "libxcb-keysyms.so.1", "libxcb-render-util.so.0",
    "libxcb-shape.so.0", "libxcb-util.so.1", "libxcb-xkb.so.1", "libxkbcommon-x11.so.0",
    "libxkbcommon.so.0",
})  # fmt: skip
"""Libraries of the system it is built on that come along: not every desktop has them."""
STRIPPED = (
    "*.so*", "python3*/**/*.so", "cfanp_gui/**/*.so", "PIL/*.so", "PySide6/Qt/lib/libicu*",
)  # fmt: skip
"""Libraries that carry much for debuggers, as patterns of places; that does not come along."""
MINIMUM = {"libc6": "2.35"}
"""The oldest version of a package with which the program runs, where that is known to matter."""


class BundleError(Exception):
    """A bundle that must not go out; says why."""


def debian_depends() -> list[str]:
    """Return the dependencies of the Debian package, sorted."""
    return sorted(
        f"{package} (>= {MINIMUM[package]})" if package in MINIMUM else package
        for package in set(_DEBIAN.values())
    )


def debian_recommends() -> list[str]:
    """Return the packages that the Debian package recommends, sorted."""
    return sorted(set(_DEBIAN_WISHED.values()))


def is_of_system(library: str) -> bool:
    """Return True if a library, by the loader's name for it, is left to the system."""
    return library in _DEBIAN or library in _DEBIAN_WISHED


def is_wanted(place: str) -> bool:
    """Return True if a file is bundled, judged by its place in the folder alone.

    Files outside Qt are bundled, though libraries may turn out not to be needed (`closure`).
    """
    path = PurePosixPath(place.replace("\\", "/"))
    name = path.name.removeprefix("lib")
    if SOFTWARE_GL in name:
        return False
    if "plugins" in path.parts:
        stem = name.partition(".")[0]
        return "PySide6" not in path.parts or f"{path.parent.name}/{stem}" in PLUGINS
    if "PySide6" not in path.parts:
        return True
    if "translations" in path.parts:
        return path.suffix == ".qm" and path.stem.startswith(_QT_WORDS)
    if path.parts[-2:-1] == ("qml",) or "qml" in path.parts:
        return False
    # On macOS a library is a folder of files, of which all come along or none.
    name = next((part for part in path.parts if part.endswith(".framework")), name)
    part = name.removeprefix("Qt6").removeprefix("Qt")
    return part == name or not part.startswith(UNUSED_QT)


def is_module_of(program: str, module: str) -> bool:
    """Return True if a module is bundled with a program, both given by name."""
    return program == "cfanp-gui" or not any(
        module == name or module.startswith(f"{name}.") for name in OF_WINDOW
    )


def closure(
    roots: Iterable[str], needs: Callable[[str], Iterable[str]], there: Collection[str]
) -> set[str]:
    """Return the libraries that the roots need, directly or not, of those that are there.

    Libraries are named as the loader does. What is the system's is not followed.
    """
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        for name in needs(waiting.pop()):
            if name in there and name not in found and not is_of_system(name):
                found.add(name)
                waiting.append(name)
    return found


def needed(file: Path) -> list[str]:
    """Return the libraries that an ELF or PE file names as needed; none for other files.

    Raises BundleError where objdump is missing.
    """
    with file.open("rb") as opened:
        begin = opened.read(4)
    if begin.startswith(b"MZ"):
        import pefile  # which PyInstaller brings for Windows

        program = pefile.PE(file, fast_load=True)
        imports = pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_IMPORT"]
        program.parse_data_directories([imports], import_dllnames_only=True)
        return [entry.dll.decode() for entry in getattr(program, "DIRECTORY_ENTRY_IMPORT", ())]
    if begin != b"\x7fELF":
        return []
    try:
        done = subprocess.run(
            ["objdump", "-p", file], capture_output=True, text=True, check=True, timeout=60
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise BundleError(f"objdump cannot read {file}: {error}") from None
    words = (line.split() for line in done.stdout.splitlines())
    return [line[1] for line in words if line[:1] == ["NEEDED"]]


def missing_libraries(folder: Path) -> dict[str, list[str]]:
    """Return the libraries that files of a folder need, are not there and not the system's.

    With each, who needs it.
    """
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    there = {path.name for path in folder.rglob("*")}
    found: dict[str, list[str]] = {}
    for path in files:
        for name in needed(path):
            if name not in there and not is_of_system(name):
                found.setdefault(name, []).append(path.relative_to(folder).as_posix())
    return found


def check(folder: Path, limit: int = LIMIT) -> int:
    """Return the size of a bundle or package in bytes. Raises BundleError if it is too large."""
    files = (folder, *folder.rglob("*"))
    size = sum(path.lstat().st_size for path in files if not path.is_dir())
    if size > limit:
        words = f"{folder.name} has {size / 1e6:.1f} MB, more than {limit / 1e6:.0f}"
        raise BundleError(f"{words}: {_largest(folder)}" if folder.is_dir() else words)
    return size


def wrongly_excluded(warnings: str) -> list[str]:
    """Return the modules left out that the program imports, from PyInstaller's warnings.

    Each warning is a line that names the missing module, who imports it, and how.
    """
    found = []
    for line in warnings.splitlines():
        head, _, users = line.partition(" - imported by ")
        for user, how in re.findall(r"([\w.]+) \(([^)]*)\)", users):
            ours = user.partition(".")[0] in WHOSE
            if head.startswith("excluded module named ") and ours and "optional" not in how:
                found.append(f"{head.split()[3]} (for {user})")
    return found


def check_libraries(missing: Mapping[str, list[str]]) -> None:
    """Raise BundleError when libraries are missing."""
    if missing:
        words = "; ".join(f"{name} (for {users[0]})" for name, users in sorted(missing.items()))
        raise BundleError(f"neither in the bundle nor known to be the system's: {words}")


def _largest(folder: Path, number: int = 10) -> str:
    """Return the largest files of a folder in words."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    files.sort(key=lambda path: -path.stat().st_size)
    return ", ".join(
        f"{path.relative_to(folder)} {path.stat().st_size / 1e6:.1f} MB" for path in files[:number]
    )
