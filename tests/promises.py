"""What other programs may use: the names in `__all__` of five packages, and what these offer.

python -m tests.promises    # writes promises.txt anew: a change to what others rely on
"""

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

PACKAGES = ("bots", "games", "insight", "record", "session")
FILE = Path(__file__).with_name("promises.txt")


def promises() -> Iterator[str]:
    """Yield a line for each name, and for each public member of a class, with its parameters."""
    for package in PACKAGES:
        module = import_module(f"cfanp_gui.{package}")
        for name in module.__all__:
            found = getattr(module, name)
            yield f"{package}.{name}{_parameters(found)}"
            for member in sorted(vars(found)) if inspect.isclass(found) else ():
                if not member.startswith("_"):
                    yield f"{package}.{name}.{member}{_parameters(vars(found)[member])}"


def _parameters(found: object) -> str:
    """Return the names of parameters in brackets, with ``=`` where one may be left out."""
    found = found.__func__ if isinstance(found, (classmethod, staticmethod)) else found
    if not callable(found):
        return ""
    try:
        known = inspect.signature(found).parameters.values()
    except ValueError:
        return ""
    bare = [one.replace(annotation=inspect.Parameter.empty) for one in known]
    shown = (str(one).partition("=")[0] + "=" * (one.default is not one.empty) for one in bare)
    return f"({', '.join(shown)})"


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in promises()), encoding="utf-8")
