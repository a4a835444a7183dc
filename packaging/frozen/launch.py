"""What a frozen program does before it is the program: both entry scripts begin here.

What starts a frozen program leaves marks in the environment: where its own libraries lie, for one.
Another program that it starts, such as a chess program or the desktop's browser, must not find
them, for it would load our libraries in place of its own.
"""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping
from pathlib import Path

FOR_WINDOW = ("--render-svg", "--bots")
"""The options by which the program asks another process of itself for something.

It starts the file that it is. That may be `cfanp`, but only `cfanp-gui` knows them.
"""
_TRACKER = r"from multiprocessing\.resource_tracker import main;\s*main\((\d+)\)"


def tidy(environment: MutableMapping[str, str] = os.environ) -> None:
    """Put the environment back as it was before the program was started."""
    ours = "_PYI_ARCHIVE_FILE" in environment
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = environment.pop(f"{name}_ORIG", None)
        if before is not None:
            environment[name] = before
        elif ours:
            environment.pop(name, None)
    for name in [name for name in environment if name.startswith("_PYI_")]:
        del environment[name]


def pass_on(arguments: list[str]) -> None:
    """Be `cfanp-gui`, which lies beside `cfanp`, and end with it, where the arguments are for it.

    `cfanp` has no modules of the window in it.
    """
    if not arguments or arguments[0] not in FOR_WINDOW:
        return
    own = Path(sys.executable)
    program = str(own.with_name(f"cfanp-gui{own.suffix}"))
    if os.name == "posix":
        os.execv(program, [program, *arguments])
    import subprocess

    # Elsewhere nobody would wait for a program that takes the place of another.
    sys.exit(subprocess.call([program, *arguments]))


def serve_workers(arguments: list[str]) -> None:
    """Be a worker of `multiprocessing`, and end with it, where the arguments ask for one.

    It starts the program anew for each, as it would start Python.
    """
    # A worker looks for the main module of its parent to import it; of this one there is no file.
    vars(sys.modules["__main__"]).pop("__file__", None)
    if arguments[:1] == ["--multiprocessing-fork"]:
        from multiprocessing.spawn import freeze_support

        freeze_support()  # does not come back
    if "-c" in arguments[:-1]:
        import re

        if asked := re.match(_TRACKER, arguments[-1]):
            from multiprocessing.resource_tracker import main

            main(int(asked[1]))
            sys.exit(0)
