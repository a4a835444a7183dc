"""Brings the translations up to date with the program, or checks that they are.

    python packaging/translations.py            # new sentences into the .ts files
    python packaging/translations.py pt_BR      # the .ts file of another language, by its code
    python packaging/translations.py --check    # change nothing; 1 when anything is missing

The sentences are found by Qt's lupdate. What is translated stays; what the program does not say
any more goes. Translate what is ``unfinished`` in `resources/translations/`, with Qt Linguist
(``pyside6-linguist``) or an editor.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

from cfanp_gui.window.services.qt_tools import release, run

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
SOURCE = "en_GB"
"""The language of the texts, of which only plurals are translated."""


def files() -> list[Path]:
    """Return the ``.ts`` files of all languages there are."""
    return sorted(FOLDER.glob("cfanp_*.ts"))


def update(target: Path) -> None:
    """Bring one ``.ts`` file up to date; a new one is of the language in its name.

    Raises ToolError.
    """
    with tempfile.TemporaryDirectory(prefix="cfanp-ts-") as folder:
        listed = Path(folder, "sources.lst")
        sources = sorted(str(path) for path in (ROOT / "cfanp_gui").rglob("*.py"))
        listed.write_text("\n".join(sources), encoding="utf-8")
        run(
            "lupdate", "-silent", "-tr-function-alias", "QT_TR_NOOP+=Text,tr+=Plural",
            "-locations", "none", "-no-obsolete", "-disable-heuristic", "similartext",
            "-source-language", SOURCE, *_language(target), f"@{listed}", "-ts", target,
        )  # fmt: skip


def _language(target: Path) -> list[str]:
    """Return the options of lupdate for a file: in which language, and how much of it."""
    if target.exists():
        language = ElementTree.parse(target).getroot().get("language", "")
    else:
        language = target.stem.removeprefix("cfanp_")
    return ["-target-language", language, *(["-pluralonly"] if language == SOURCE else [])]


def faults(path: Path) -> list[str]:
    """Return what is still to be done in a ``.ts`` file."""
    found = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            state = "missing" if translation is None else translation.get("type")
            forms = [] if translation is None else list(translation.iter("numerusform"))
            empty = not forms and not (translation is not None and translation.text)
            if state or empty or any(not form.text for form in forms):
                name = context.findtext("name") or "rules and records"
                found.append(f"{path.name}: {name}: {message.findtext('source')!r}: {state}")
    return found


def check() -> list[str]:
    """Return what a run without ``--check`` would change, and what is still to be translated."""
    found = []
    with tempfile.TemporaryDirectory(prefix="cfanp-ts-") as folder:
        for kept in files():
            fresh = Path(folder, kept.name)
            shutil.copy(kept, fresh)
            update(fresh)
            found += faults(fresh)
            if fresh.read_bytes() != kept.read_bytes():
                found.append(f"{kept.name} is not up to date (run packaging/translations.py)")
    return found


def main() -> int:
    """Run the command; return the exit status."""
    parser = argparse.ArgumentParser(description="Bring translations up to date, or check them.")
    parser.add_argument("--check", action="store_true", help="change nothing, name what is missing")
    parser.add_argument("language", nargs="?", help="make the file of another language, as pt_BR")
    wanted = parser.parse_args()
    if wanted.check:
        found = check()
    else:
        found = []
        new = [FOLDER / f"cfanp_{wanted.language}.ts"] if wanted.language else files()
        for target in new:
            update(target)
            release(target, target.with_suffix(".qm"))
            found += faults(target)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
