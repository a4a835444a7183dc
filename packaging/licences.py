"""Collects the licences of all that an installed program carries, for the about box.

    python packaging/licences.py            # writes resources/licences.txt anew
    python packaging/licences.py --check    # fails where that is not what would be written

Run it with a Python that has the program with the extras gif, sound and package, such as that of
`packaging/build.py`: texts come from what is installed there, and of what is needed by what.
No version is named, so that the file changes only when a licence does.
"""

from __future__ import annotations

import argparse
import re
import sys
import sysconfig
import tomllib
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "resources" / "licences.txt"
LGPL = Path(__file__).resolve().parent / "licences" / "LGPL-3.0.txt"

EXTRAS = ("gif", "sound")
"""The extras that installed programs have."""
BUNDLED = ("pyinstaller",)
"""Other parts of an installed program: the code that starts it."""
LINE = "=" * 78

KNOWN = {
    "pyside6-essentials": "LGPL-3.0-only",
    "pyside6-addons": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "chess": "GPL-3.0-or-later",
    "platformdirs": "MIT",
    "pillow": "MIT-CMU",
    "pyinstaller": "GPL-2.0-or-later, with an exception for programs that it starts",
}
"""The licence under which each is used here; those of Qt offer others as well.

One that is not named here has to be looked at by somebody before it comes along.
"""
NOTES = {
    "pyside6-essentials": (
        "Qt, and Qt for Python, by The Qt Company Ltd. and other contributors. They lie in files "
        "of their own and may be replaced by others of the same interface. Their sources are at "
        "https://download.qt.io. Qt carries parts by others, named at "
        "https://doc.qt.io/qt-6/licenses-used-in-qt.html."
    )
}


class LicenceError(Exception):
    """Something is carried whose licence is not known; says what."""


def required(names: list[str], extras: tuple[str, ...] = ()) -> list[str]:
    """Return the distributions that requirements name, and what those need, sorted.

    Raises LicenceError for one that is not installed.
    """
    found: set[str] = set()
    waiting = [(_name(one), extras) for one in names]
    while waiting:
        name, wanted = waiting.pop()
        if name in found:
            continue
        found.add(name)
        try:
            needs = metadata.distribution(name).requires or []
        except metadata.PackageNotFoundError:
            raise LicenceError(f"{name} is not installed here") from None
        waiting += [(_name(one), ()) for one in needs if _applies(one, wanted)]
    return sorted(found)


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None, "a requirement begins with a name"
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def _applies(requirement: str, extras: tuple[str, ...]) -> bool:
    """Return True if a requirement counts, that of an extra if the extra is wanted."""
    extra = re.search(r"extra\s*==\s*['\"]([^'\"]+)['\"]", requirement)
    return extra is None or extra[1] in extras


def of_program() -> list[str]:
    """Return the packages that the program and its extras require, and those in a bundle.

    What PyInstaller needs itself stays behind. Raises LicenceError.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = list(project["dependencies"])
    for extra in EXTRAS:
        names += project["optional-dependencies"][extra]
    return sorted({*required(names), *BUNDLED})


def texts_of(name: str) -> list[str]:
    """Return the texts of licences that a distribution brings along, in the order of their names.

    Those that come with parts of Qt bring none. Raises LicenceError for one that is not installed.
    """
    try:
        files = metadata.files(name) or []
    except metadata.PackageNotFoundError:
        raise LicenceError(f"{name} is not installed here") from None
    wanted = re.compile(r"\.dist-info/(?:licenses/)?(?:LICEN[CS]E|COPYING)[^/]*$", re.IGNORECASE)
    found = sorted((str(one), one) for one in files if wanted.search(str(one)))
    return [Path(one.locate()).read_text(encoding="utf-8") for _, one in found]


def collect() -> str:
    """Return the text of the about box. Raises LicenceError."""
    names = of_program()
    if unknown := [name for name in names if name not in KNOWN]:
        raise LicenceError(f"nobody has looked at the licence of {', '.join(unknown)}")
    python = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    if not python.is_file():
        raise LicenceError(f"the licence of Python is not at {python}")
    parts = [
        ("Chess For Any Number of Players", "GPL-3.0-or-later", "The text stands at the end.", [])
    ]
    for folder in sorted((ROOT / "resources" / "pieces").iterdir()):
        words = (folder / "LICENCE.txt").read_text(encoding="utf-8")
        parts.append((f"The pieces in {folder.name}", "", "", [words]))
    parts.append(("Python", "PSF-2.0", "", [python.read_text(encoding="utf-8")]))
    for name in names:
        parts.append((name, KNOWN[name], NOTES.get(name, ""), texts_of(name)))
    parts.append(("The GNU Lesser General Public License", "", "", [LGPL.read_text("utf-8")]))
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    parts.append(("The GNU General Public License", "", "", [licence]))
    return (
        "What is in this program besides its own code, and under which licences.\n\n"
        + "\n".join(f"- {title}{f': {licence}' if licence else ''}" for title, licence, *_ in parts)
        + "\n\n"
        + "\n\n".join(_part(*one) for one in parts)
        + "\n"
    )


def _part(title: str, licence: str, note: str, texts: list[str]) -> str:
    head = f"{LINE}\n{title}\n{LINE}"
    said = [part for part in (licence, note) if part]
    bodies = ["\n".join(line.rstrip() for line in text.strip().splitlines()) for text in texts]
    return "\n\n".join([head, *said, *bodies])


def main() -> int:
    """Write the file, or compare it; return 1 where that fails."""
    parser = argparse.ArgumentParser(description="Collect the licences of all that is bundled.")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    options = parser.parse_args()
    try:
        text = collect()
    except LicenceError as error:
        print(f"Not collected: {error}", file=sys.stderr)
        return 1
    if not options.check:
        TARGET.write_text(text, encoding="utf-8", newline="\n")
        return 0
    if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        print(f"{TARGET} is not what would be written here", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
