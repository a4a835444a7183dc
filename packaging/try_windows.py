"""Builds the program for Windows under Wine, and tries it there. For Debian 12, without root.

    packaging/test-windows                      # builds, tries
    packaging/test-windows --no-build           # tries the installer in dist/windows that is there
    packaging/test-windows --twice              # builds twice and compares
    packaging/test-windows --tests tests/core   # runs tests instead; what follows is pytest's

A Python for Windows is made of PyPI's packages, pinned and hashed (`windows/*.txt`). It freezes the
bundle, with the same `cfanp.spec` as everywhere and a kernel that MinGW-w64 has compiled, and NSIS
makes the installer. That is installed in two new Windows, for one person and for all, tried by
`windows/try_installed.py`, and uninstalled. Exits with 1 when anything is not as it must be.

What pip fetches and the Python are kept in a folder (--cache).
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from sysconfig import get_path

PACKAGING = Path(__file__).resolve().parent
sys.path.insert(1, str(PACKAGING / "windows"))

import compile_kernel
import needed
import version_resource
import windows_installer
import wine
from bundle import BundleError
from project import ROOT, WORK, commit, epoch, version
from screen import screen

TOOLS = ("Cython", "setuptools")
"""Packages that translate the kernel to C."""
PACKAGES = {
    **wine.PACKAGES,
    "git": "git",
    "nsis": "makensis",
    "openbox": "openbox",
    "python3.11-dev": Path(get_path("include"), "Python.h"),
    "xvfb": "Xvfb",
}
"""The packages of Debian that are needed, and a program or file by which each is known."""
TRIALS = {"Jörg Äß 名": (), "anna": ("--for-all", "--folder", "D:\\Spiele\\Schach für viele")}
"""Users who install, each in a Windows of their own, with the installer's arguments."""
ERRORS = (wine.WineError, BundleError, compile_kernel.CompileError,
          windows_installer.InstallerError)  # fmt: skip


def missing() -> str:
    """Return in a sentence what is lacking here, or nothing."""
    if sys.version_info[:2] != (3, 11):
        return "this needs Python 3.11, as the Python for Windows is."
    names = needed.missing_packages(PACKAGES)
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        names.append("python3-venv")
    return f"install {' '.join(sorted(names))} (apt-get install)." if names else ""


def tools(cache: Path) -> Path:
    """Return a Python of Linux with what this needs besides. Raises WineError."""
    constraints = PACKAGING / "constraints.txt"
    wanted = "\n".join([sys.version, *TOOLS, constraints.read_text(encoding="utf-8")])
    folder = cache / f"tools-{hashlib.sha256(wanted.encode()).hexdigest()[:12]}"
    python = folder / "bin" / "python"
    if not (folder / "complete").exists():
        shutil.rmtree(folder, ignore_errors=True)
        for words in (
            [sys.executable, "-m", "venv", folder],
            [python, "-m", "pip", "install", "-q", "-c", constraints, *TOOLS],
        ):
            if subprocess.call(words):
                raise wine.WineError("an environment for Cython cannot be made")
        (folder / "complete").touch()
    return python


@contextlib.contextmanager
def new_windows(person: str = "anna") -> Iterator[wine.Windows]:
    """Make a Windows, and remove it afterwards. Raises WineError."""
    with tempfile.TemporaryDirectory(prefix="cfanp-wine-") as folder:
        windows = wine.Windows(Path(folder, "prefix"), person)
        try:
            yield windows
        finally:
            windows.end()


def build(python: Path, to: Path) -> Path:
    """Build bundle and installer into a folder; return the installer. Raises one of `ERRORS`."""
    begun = time.monotonic()
    work = WORK / "windows"
    shutil.rmtree(work, ignore_errors=True)
    kernel = work / "kernel"
    compile_kernel.compile_kernel(ROOT, kernel, python.parent / "python311.dll")
    print(f"== kernel: {time.monotonic() - begun:.0f} s", flush=True)
    resource = work / "version.txt"
    resource.write_text(version_resource.resource(version()), encoding="utf-8")
    with new_windows() as windows:
        status = windows.follow(
            python, PACKAGING / "build.py", "bundle", "--here", "--kernel", kernel, "--to", to,
            CFANP_VERSION_FILE=windows.place(resource), SOURCE_DATE_EPOCH=str(epoch()),
            CFANP_COMMIT=commit(),
        )  # fmt: skip
    if status:
        raise BundleError("the bundle for Windows")
    begun = time.monotonic()
    setup = to / f"cfanp-gui-{version()}-setup.exe"
    windows_installer.make(to / "cfanp-gui", WORK / "icons", setup)
    print(f"== installer: {time.monotonic() - begun:.0f} s")
    print(f"{setup}: {setup.stat().st_size / 1e6:.1f} MB", flush=True)
    return setup


def different(one: Path, other: Path) -> list[str]:
    """Return the files below two folders that are not the same in both."""
    names = {path.relative_to(top) for top in (one, other) for path in top.rglob("*")
             if path.is_file()}  # fmt: skip
    return sorted(str(name) for name in names if _bytes(one / name) != _bytes(other / name))


def _bytes(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def try_all(python: Path, setup: Path, pictures: Path | None) -> int:
    """Install and try in each Windows; return in how many something is wrong. Raises WineError."""
    failed = 0
    with screen() as seen:
        os.environ["DISPLAY"] = seen.display
        for person, options in TRIALS.items():
            begun = time.monotonic()
            with new_windows(person) as windows:
                windows.add_drive("d")
                print(f"== {setup.name} {' '.join(options)}, in a new Windows of {person}")
                shown = [] if pictures is None else ["--pictures", pictures]
                script = PACKAGING / "windows" / "try_installed.py"
                failed += windows.follow(
                    python, "-u", "-X", "utf8", script, setup, *options, *shown
                ) != 0  # fmt: skip
            print(f"== {time.monotonic() - begun:.0f} s", flush=True)
    return failed


def run_tests(python: Path, arguments: list[str]) -> int:
    """Run pytest in a new Windows with a copy of the checkout; return its exit status.

    Raises WineError, CompileError.
    """
    with new_windows() as windows:
        copy = windows.drive / "cfanp"
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, capture_output=True, text=True, check=True,
        )  # fmt: skip
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, copy / name)
        package = copy / compile_kernel.PACKAGE
        folder = package / compile_kernel.freshness(ROOT).FOLDER
        compile_kernel.compile_kernel(copy, folder, python.parent / "python311.dll")
        return windows.follow(
            python, "-u", "-X", "utf8", "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal",
            "-p", "no:cacheprovider", *arguments,
            cwd=copy, PYTHONPATH=windows.place(copy), QT_QPA_PLATFORM="offscreen",
            QT_QPA_FONTDIR=windows.place(windows.add_fonts()),
        )  # fmt: skip


def main() -> int:
    """Build and try, or run tests; return 1 when anything is not as it must be."""
    parser = argparse.ArgumentParser(description="Build the program for Windows and try it.")
    parser.add_argument("--no-build", action="store_true", help="try what is there already")
    parser.add_argument("--twice", action="store_true", help="build twice, and compare")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist" / "windows",
                        help="where bundle and installer are")  # fmt: skip
    parser.add_argument("--cache", type=Path,
                        default=Path(tempfile.gettempdir(), "cfanp-windows"),
                        help="folder in which what pip fetches is kept")  # fmt: skip
    parser.add_argument("--pictures", type=Path, help="folder for pictures of the windows")
    parser.add_argument("--tests", nargs=argparse.REMAINDER, metavar="ARGUMENT",
                        help="run the tests instead; all that follows is pytest's")  # fmt: skip
    options = parser.parse_args()
    if lack := missing():
        print(f"test-windows: {lack}", file=sys.stderr)
        return 1
    # The programs in a Windows are ended even if this is ended from outside.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        python = tools(options.cache.resolve())
        if Path(sys.executable) != python:
            os.execv(python, [str(python), str(Path(__file__).resolve()), *sys.argv[1:]])
        if options.tests is not None:
            return run_tests(wine.python(options.cache.resolve(), wine.WITH_TESTS), options.tests)
        return _build_and_try(options)
    except ERRORS as error:
        print(f"test-windows: {error}", file=sys.stderr)
        return 1


def _build_and_try(options: argparse.Namespace) -> int:
    """Do what the options say. Raises one of `ERRORS`."""
    python = wine.python(options.cache.resolve(), wine.FOR_BUILD)
    dist = options.dist.resolve()
    setup = dist / f"cfanp-gui-{version()}-setup.exe"
    differing: list[str] = []
    os.environ["SOURCE_DATE_EPOCH"] = str(epoch())  # of both builds, whatever is committed between
    if not options.no_build:
        setup = build(python, dist)
    elif not setup.is_file():
        raise wine.WineError(f"there is no {setup.name} in {dist}")
    if options.twice:
        with tempfile.TemporaryDirectory(prefix="cfanp-again-") as again:
            build(python, Path(again))
            differing = different(dist, Path(again))
        print(f"== built twice: {', '.join(differing) or 'the same, byte for byte'}", flush=True)
    if options.pictures is not None:
        options.pictures.mkdir(parents=True, exist_ok=True)
    pictures = options.pictures and options.pictures.resolve()
    failed = try_all(python, setup, pictures) + bool(differing)
    print(f"{failed} failed" if failed else "all as it must be")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
