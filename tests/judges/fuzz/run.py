"""What the fuzz targets share: atheris, where it is installed."""

from __future__ import annotations

import gc
import importlib
import sys
from collections.abc import Callable
from types import FunctionType


def fuzz(target: Callable[[bytes], None]) -> None:
    """Feed a target with bytes until a time given on the command line, or for ever.

    The arguments are libFuzzer's, such as ``-max_total_time=60`` and folders of examples.
    """
    try:
        atheris = importlib.import_module("atheris")
    except ImportError:
        sys.exit("The fuzz targets need atheris: pip install atheris (or run the ordinary tests).")
    # The program's own functions alone: all of them would take a minute and find nothing.
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and (one.__module__ or "").startswith("cfanp_gui."):
            atheris.instrument_func(one)
    atheris.Setup(sys.argv, target)
    atheris.Fuzz()


def text_of(data: bytes) -> str:
    """Return bytes as text, whatever they are."""
    return data.decode("utf-8", errors="surrogateescape")
