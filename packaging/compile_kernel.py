"""Compiles the kernel: the same files that run interpreted, as extension modules.

    python packaging/compile_kernel.py             # for this checkout
    python packaging/compile_kernel.py --to FOLDER
    python packaging/compile_kernel.py --windows python311.dll    # on Linux, for Windows

Needs Cython, setuptools and a C compiler. Without them the kernel runs interpreted and answers the
same; so it does in a checkout after one of the files was changed, until it is compiled again.

For Windows it is compiled by MinGW-w64 (Debian: gcc-mingw-w64-x86-64), with the headers of the
Python that runs this, and linked to the DLL of a Python of the same version for Windows. On Windows
itself a compiler of its own does it, without `--windows`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from sysconfig import get_path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("cfanp_gui", "kernel")
MINGW = "x86_64-w64-mingw32-gcc"
MINGW_FLAGS = (
    "-shared", "-static-libgcc", "-O2", "-DNDEBUG", "-fwrapv",
    "-s", "-Wl,--no-insert-timestamp",  # the same bytes each time
)  # fmt: skip
GCC_FLAGS = ("-O2",)
"""Behind -O3, as Python was compiled: a search is as fast, a module smaller and sooner made."""
DIRECTIVES = {
    "annotation_typing": False,  # the types stand in the .pxd files
    "auto_pickle": False,
    "binding": False,  # nobody asks for the signatures of methods, which fill a tenth of a module
    "cdivision": True,
    "infer_types": True,
    "language_level": 3,
}


class CompileError(Exception):
    """The kernel cannot be compiled here; says why in one line."""


def compile_kernel(root: Path, folder: Path, windows: Path | None = None) -> list[Path]:
    """Compile the kernel of a checkout into a folder, and return the extension modules.

    They are for the Python that runs this or, with the DLL of a Python for Windows, for that one.

    It is done elsewhere and by another process: nothing else is written, whatever happens. They
    bear the time of the newest of their files, by which it is seen later whether one has changed;
    those that are there already are replaced, and a program that has them loaded keeps them. Raises
    CompileError.
    """
    if windows is not None:
        check_mingw(windows)
    changed, names = freshness(root).changed(str(root / PACKAGE)), module_names(root)
    with tempfile.TemporaryDirectory(prefix="cfanp-kernel-") as work:
        place = Path(work, PACKAGE)
        place.mkdir(parents=True)
        for parent in (place, *place.relative_to(work).parents):
            Path(work, parent, "__init__.py").touch()
        Path(work, "__init__.py").unlink()
        for name in (*names, *freshness(root).DECLARED):
            for ending in (".py", ".pxd"):
                shutil.copy(root / PACKAGE / f"{name}{ending}", place)
        done = subprocess.run(
            [
                sys.executable, str(Path(__file__).resolve()), "--here",
                *(["--windows", str(windows.resolve())] if windows else []),
            ],
            cwd=work,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )  # fmt: skip
        built = [path for name in names for path in _extensions(place, name)]
        if done.returncode or len(built) != len(names):
            lines = [line for line in done.stdout.splitlines() if line.strip()]
            raise CompileError(lines[-1].strip() if lines else "nothing was compiled")
        folder.mkdir(parents=True, exist_ok=True)
        return [_put(path, folder, changed) for path in built]


def module_names(root: Path) -> list[str]:
    """Return the names of the modules that are compiled, each of which has a ``.pxd``."""
    names: list[str] = freshness(ROOT).modules(str(root / PACKAGE))
    return names


def is_compiler_there() -> bool:
    """Return True if C code for this Python can be compiled; always True on Windows."""
    if os.name == "nt":
        return True  # setuptools looks for it in places of its own
    compiler = (os.environ.get("CC") or "cc").split()
    try:
        done = subprocess.run(
            [*compiler, f"-I{get_path('include')}", "-x", "c", "-fsyntax-only", "-"],
            input="#include <stdio.h>\n#include <Python.h>\n",
            text=True,
            capture_output=True,
            check=False,
        )
    except OSError:
        return False
    return done.returncode == 0


def check_mingw(dll: Path) -> None:
    """Raise CompileError where something is lacking to compile for the Python of a DLL."""
    major, minor = sys.version_info[:2]
    if not dll.is_file():
        raise CompileError(f"there is no file {dll}")
    if dll.name.lower() != f"python{major}{minor}.dll":
        raise CompileError(f"{dll.name} is not that of Python {major}.{minor}, which runs this")
    if not Path(get_path("include"), "Python.h").is_file():
        raise CompileError(f"Python.h is not there: install python{major}.{minor}-dev")
    if shutil.which(MINGW) is None:
        raise CompileError(f"{MINGW} is not there: install gcc-mingw-w64-x86-64")


def freshness(root: Path) -> ModuleType:
    """Return `compiled_kernel.py` of a checkout, without its package and what that imports."""
    spec = spec_from_file_location("compiled_kernel", root / PACKAGE / "compiled_kernel.py")
    assert spec is not None, "a path ending in .py has a spec"
    assert spec.loader is not None, "a path ending in .py has a loader"
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _put(path: Path, folder: Path, time_ns: int) -> Path:
    """Copy a file into a folder and give it a time, in nanoseconds. Raises CompileError."""
    made, part = folder / path.name, folder / f"{path.name}.part"
    try:
        shutil.copyfile(path, part)
        os.utime(part, ns=(time_ns, time_ns))
        os.replace(part, made)
    except OSError as error:  # such as on Windows, while a program has it loaded
        part.unlink(missing_ok=True)
        raise CompileError(f"{made.name} cannot be written: {error.strerror}") from None
    return made


def _extensions(place: Path, name: str) -> list[Path]:
    """Return the extension module of a name in a folder, if it is there."""
    return [path for path in place.glob(f"{name}.*") if path.suffix in (".so", ".pyd")]


def _compile_here(windows: Path | None) -> None:
    """Compile the modules in the package that lies in the working directory."""
    from Cython.Build import cythonize
    from setuptools import Extension
    from setuptools.dist import Distribution

    flags = [] if os.name == "nt" else [*GCC_FLAGS]
    extensions = [
        Extension(
            ".".join((*PACKAGE.parts, name)),
            [str(PACKAGE / f"{name}.py")],
            extra_compile_args=flags,
        )
        for name in module_names(Path())
    ]
    # One module beside another: compiling them is a third of setting up a checkout.
    at_once = os.cpu_count() or 1
    modules = cythonize(extensions, nthreads=at_once, compiler_directives=DIRECTIVES, quiet=True)
    if windows is not None:
        _compile_by_mingw(windows)
        return
    command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.inplace = True
    command.parallel = at_once
    command.ensure_finalized()
    command.run()


def _compile_by_mingw(dll: Path) -> None:
    """Compile the C files in the package that lies in the working directory for a DLL of Python.

    Ends this process with the status of the compiler if that fails.
    """
    headers = shutil.copytree(get_path("include"), "include")
    shutil.copy(ROOT / "packaging" / "windows" / "pyconfig.h", headers)
    tag = "cp{}{}-win_amd64".format(*sys.version_info)
    flags = [f"-I{headers}", *MINGW_FLAGS, *os.environ.get("CFLAGS", "").split()]
    for name in module_names(Path()):
        source, made = PACKAGE / f"{name}.c", PACKAGE / f"{name}.{tag}.pyd"
        done = subprocess.run([MINGW, *flags, source, dll, "-o", made], check=False)
        if done.returncode:
            sys.exit(done.returncode)


def main() -> int:
    """Compile and say what was written; return 1 when it cannot be done."""
    parser = argparse.ArgumentParser(description="Compile the kernel.")
    parser.add_argument("--to", type=Path, help="folder to write to; that of the checkout without")
    parser.add_argument("--windows", type=Path, metavar="DLL",
                        help="the DLL of a Python for Windows, to compile for that")  # fmt: skip
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        _compile_here(options.windows)
        return 0
    folder = options.to or ROOT / PACKAGE / freshness(ROOT).FOLDER
    try:
        for path in compile_kernel(ROOT, folder.resolve(), options.windows):
            print(os.path.relpath(path))
    except CompileError as error:
        print(f"The kernel is not compiled: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
