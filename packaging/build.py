"""Builds what people download: the frozen program, and for Linux the packages made of it.

    python packaging/build.py bundle      # the folder with both programs, on any system
    python packaging/build.py tar         # that as a .tar.xz, with scripts to install and uninstall
    python packaging/build.py deb         # a package for Debian and its relatives
    python packaging/build.py appimage    # one file that runs as it is
    python packaging/build.py all         # all of them

They lie in `dist/` afterwards. Each command makes the bundle first, in an environment of its own
under `build/` with what `constraints.txt` names; ``--here`` takes the interpreter that runs this
and what is installed there instead, ``--keep-bundle`` the bundle that is there already. README.md
says what has to be installed besides.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bundle
import compile_kernel
import icu_data
import project
from project import PACKAGING, ROOT, epoch, run

CONSTRAINTS = PACKAGING / "constraints.txt"
REQUIREMENTS = [
    ".[gif,sound,package]", "Cython>=3.0", "hatchling>=1.25", "setuptools>=70",
    "pydeployment>=1.3; sys_platform == 'linux'",
]  # fmt: skip
"""Requirements of a build, and so of a bundle: the program with all its extras."""
LINUX = ("tar", "deb", "appimage")
KINDS = ("bundle", *LINUX)


@contextmanager
def step(name: str) -> Iterator[None]:
    """Print the duration of a step at its end."""
    begun = time.monotonic()
    yield
    print(f"== {name}: {time.monotonic() - begun:.0f} s", flush=True)


def environment() -> Path:
    """Return the Python of an environment with what a build needs; made where it is not yet there.

    Raises BundleError.
    """
    wanted = "\n".join([sys.version, *REQUIREMENTS, CONSTRAINTS.read_text(encoding="utf-8")])
    folder = project.WORK / f"venv-{hashlib.sha256(wanted.encode()).hexdigest()[:12]}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = folder / "complete"
    if not done.exists():
        shutil.rmtree(folder, ignore_errors=True)
        run(sys.executable, "-m", "venv", folder)
        run(python, "-m", "pip", "install", "-q", "-c", CONSTRAINTS, *REQUIREMENTS)
        # The program itself comes along as a wheel made of the files as they are (`stage`).
        run(python, "-m", "pip", "uninstall", "-q", "-y", "cfanp-gui")
        done.touch()
    return python


def stage(folder: Path, pure: bool, kernel: Path | None = None) -> None:
    """Unpack a wheel with the compiled kernel into a folder. Raises BundleError.

    A bundle is made of what a wheel has: the resources within the package, translations as Qt
    reads them, nothing else of a checkout. If `pure`, the kernel is not compiled; that which lies
    in the folder `kernel` was compiled elsewhere.
    """
    shutil.rmtree(folder, ignore_errors=True)
    wheels = folder / "wheel"
    compiles = "0" if pure or kernel else ""
    flags = os.environ.get("CFLAGS", "") + " -g0"
    wheel = project.build_wheel(wheels, CFANP_COMPILE=compiles, CFLAGS=flags)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    shutil.rmtree(wheels)
    if commit := project.commit():
        package = folder / "cfanp_gui" / "__init__.py"
        text = package.read_text(encoding="utf-8")
        package.write_text(text.replace("$Format:%h$", commit), encoding="utf-8", newline="\n")
    if kernel is not None:
        shutil.copytree(kernel, folder / compile_kernel.PACKAGE, dirs_exist_ok=True)
    there = {path.name.partition(".")[0] for path in (folder / compile_kernel.PACKAGE).glob("*.*")
             if path.suffix in (".so", ".pyd")}  # fmt: skip
    lacking = sorted({*compile_kernel.module_names(ROOT)} - there)
    if lacking and not pure:
        raise bundle.BundleError(
            f"not compiled: {', '.join(lacking)} (--pure builds without them, and bots are slower)"
        )
    if not list(folder.glob("cfanp_gui/resources/translations/*.qm")):
        raise bundle.BundleError("the translations are not compiled: Qt's lrelease cannot run")


def freeze(kept: Path) -> int:
    """Make the bundle and return how many bytes it has. Raises BundleError."""
    staged, icons, made = project.WORK / "stage", project.WORK / "icons", project.WORK / "frozen"
    fixed = {"SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0"}
    run(sys.executable, PACKAGING / "icons.py", "--to", icons, QT_QPA_PLATFORM="offscreen")
    run(
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR",
        "--distpath", made, "--workpath", project.WORK / "work", PACKAGING / "cfanp.spec",
        CFANP_STAGE=str(staged), CFANP_ICONS=str(icons), **fixed,
    )  # fmt: skip
    warnings = (project.WORK / "work" / "cfanp" / "warn-cfanp.txt").read_text(encoding="utf-8")
    if lacking := bundle.wrongly_excluded(warnings):
        raise bundle.BundleError(f"left out, but wanted: {', '.join(lacking)}")
    folder = made / "cfanp-gui"
    internal = folder / "_internal"
    if sys.platform == "linux":
        _drop_dangling(internal)
        _strip(internal)
        _cut_icu(internal)
        _add_licences(internal)
        bundle.check_libraries(bundle.missing_libraries(folder))
    shutil.copy(ROOT / "LICENSE", internal / "LICENSE")
    for path in sorted(folder.rglob("*")):
        if not path.is_symlink():
            os.utime(path, (epoch(), epoch()))
    size = bundle.check(folder)
    shutil.rmtree(kept, ignore_errors=True)
    kept.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(folder, kept)
    return size


def _drop_dangling(internal: Path) -> None:
    """Remove links to libraries that were left out, and folders with nothing in them."""
    for path in sorted(internal.rglob("*"), reverse=True):
        if (path.is_symlink() and not path.exists()) or (path.is_dir() and not any(path.iterdir())):
            path.unlink() if path.is_symlink() else path.rmdir()


def _strip(internal: Path) -> None:
    """Remove what only a debugger reads from libraries; most of those of wheels have none of it."""
    for pattern in bundle.STRIPPED:
        for path in internal.glob(pattern):
            if path.is_symlink():
                continue
            path.chmod(0o755)
            run("strip", "--strip-unneeded", path)
            if not path.is_relative_to(internal / "PySide6") and path.parent.name != "PIL":
                # Where Python lay when it was made is nothing to look for libraries in elsewhere.
                run("patchelf", "--remove-rpath", path)


def _cut_icu(internal: Path) -> None:
    """Cut what Qt does not need from the data of ICU, where it is there."""
    for library in internal.glob("PySide6/Qt/lib/libicudata.so.*"):
        icu_data.cut_library(library)
        icu_data.check_sorting(library.parent)


def _add_licences(internal: Path) -> None:
    """Add the licence of each library that was taken from the system it is built on."""
    folder = internal / "licences"
    folder.mkdir()
    for name in sorted(path.name for path in internal.iterdir() if path.name in bundle.OURS):
        done = subprocess.run(
            ["dpkg", "-S", f"*/{name}"], capture_output=True, text=True, check=False
        )
        package = done.stdout.partition(":")[0]
        source = Path("/usr/share/doc", package, "copyright")
        if not package or not source.is_file():
            raise bundle.BundleError(f"nothing says under what licence {name} is")
        shutil.copyfile(source, folder / f"{package}.txt")


def main(arguments: list[str] | None = None) -> int:
    """Build what is asked for, say where it is and how large; return 1 when it cannot be done."""
    parser = argparse.ArgumentParser(description="Build what people download.")
    parser.add_argument("kinds", nargs="+", choices=(*KINDS, "all"), metavar="KIND",
                        help=f"what: {', '.join(KINDS)} or all")  # fmt: skip
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="folder to write to")
    parser.add_argument("--here", action="store_true", help="use what is installed here")
    parser.add_argument("--pure", action="store_true", help="do not compile the kernel")
    parser.add_argument("--kernel", type=Path, metavar="FOLDER",
                        help="take the kernel that lies there, compiled elsewhere")  # fmt: skip
    parser.add_argument(
        "--keep-bundle", action="store_true", help="take the bundle that is there already"
    )
    options = parser.parse_args(arguments)
    kinds = KINDS if "all" in options.kinds else tuple(dict.fromkeys(options.kinds))
    try:
        if sys.platform == "linux" and not sysconfig.get_config_var("Py_ENABLE_SHARED"):
            raise bundle.BundleError("PyInstaller needs a Python with a shared library")
        if not options.here:
            with step("environment"):
                python = environment()
            return subprocess.call([python, __file__, "--here", *(arguments or sys.argv[1:])])
        _build(kinds, options.to.resolve(), options.keep_bundle, options.pure, options.kernel)
    except bundle.BundleError as error:
        print(f"Not built: {error}", file=sys.stderr)
        return 1
    return 0


def _build(kinds: tuple[str, ...], to: Path, keep: bool, pure: bool, kernel: Path | None) -> None:
    """Build. Raises BundleError."""
    if sys.platform != "linux" and any(kind in LINUX for kind in kinds):
        raise bundle.BundleError("packages for Linux are built on Linux")
    folder = to / "cfanp-gui"
    if not (keep and folder.is_dir()):
        with step("wheel and kernel"):
            stage(project.WORK / "stage", pure, kernel)
        with step("freezing"):
            size = freeze(folder)
        print(f"{folder}: {size / 1e6:.1f} MB", flush=True)
    if any(kind in LINUX for kind in kinds):
        import linux_packages  # with Qt, which only the environment of the build has for certain

        for kind in kinds:
            if kind in LINUX:
                with step(kind):
                    made = linux_packages.MAKERS[kind](folder, to)
                size = bundle.check(made, bundle.PACKAGE_LIMITS[kind])
                print(f"{made}: {size / 1e6:.1f} MB", flush=True)


if __name__ == "__main__":
    sys.exit(main())
