"""Lookup of a checkout's compiled kernel, ignored if its sources are newer.

It is in a folder of its own and is ignored if one of its source files has changed since, so that
edited code always runs. In a wheel, whose files are never edited, it is beside its sources. This
module imports nothing of ours, because builds and the set-up load it by its path.
"""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from importlib.util import find_spec

FOLDER = "__compiled__"
"""Folder in the package, like `__pycache__` for this checkout alone."""
DECLARED = ("bits",)
"""Modules for which C code stands in their ``.pxd``, so that they are not compiled."""


def modules(package: str) -> list[str]:
    """Return the names of the modules that are compiled, sorted."""
    return sorted({*_names(package)} - {*DECLARED})


def changed(package: str) -> int:
    """Return the time of the last change to a compiled module, in nanoseconds. Raises OSError."""
    return max(
        os.stat(os.path.join(package, f"{name}{ending}")).st_mtime_ns
        for name in _names(package)
        for ending in (".py", ".pxd")
    )


def compiled_kernel(package: str) -> str | None:
    """Return the folder of the compiled kernel for this Python; None if it is missing or old."""
    folder = os.path.join(package, FOLDER)
    if not os.path.isdir(folder):
        return None
    try:
        made = min(
            os.stat(os.path.join(folder, f"{name}{EXTENSION_SUFFIXES[0]}")).st_mtime_ns
            for name in modules(package)
        )
        return folder if made >= changed(package) else None
    except OSError:
        return None


def will_be_compiled() -> bool:
    """Return the value that `kernel_state.is_compiled` will have, without loading the kernel."""
    spec = find_spec("cfanp_gui.kernel.chess_search")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def _names(package: str) -> list[str]:
    return [name[:-4] for name in os.listdir(package) if name.endswith(".pxd")]
