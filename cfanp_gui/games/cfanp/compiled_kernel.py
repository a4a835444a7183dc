"""Where a checkout has the compiled kernel, and whether it is as new as the files it is made of.

It lies in a folder of its own and is passed over when one of these files has changed since: nobody
runs what they have just edited away. In a wheel, whose files are never edited, it lies beside them.
This module imports nothing of ours, for builds and the set-up load it by its path.
"""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from importlib.util import find_spec

FOLDER = "__compiled__"
"""The folder in the package, like `__pycache__` for this checkout alone."""


def changed(package: str) -> int:
    """Return when one of the files that are compiled was last changed, in nanoseconds.

    They are the modules that have a ``.pxd`` and these; a change of one concerns all. Raises
    OSError.
    """
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
            for name in _names(package)
        )
        return folder if made >= changed(package) else None
    except OSError:
        return None


def will_be_compiled() -> bool:
    """Return the same as `kernel_state.is_compiled`, without loading the kernel for it."""
    spec = find_spec("cfanp_gui.games.cfanp.kernel_search")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def _names(package: str) -> list[str]:
    return [name[:-4] for name in os.listdir(package) if name.endswith(".pxd")]
