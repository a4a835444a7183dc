"""Checks that what is about to be released is whole: run it before a version is tagged.

    packaging/release-check                # with the Python that PYTHON names, see below
    packaging/release-check --tag v0.1.0   # with a tag that is to be there, as `release` does

It says of each point whether it holds, fails, or could not be looked at and why, and ends with
status 1 when one fails. `pip-licenses`, `check-wheel-contents` and `pip-audit` are asked where they
are installed; the last wants to reach its data in the net. The Python is to have what
`packaging/licences.py` wants.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import licences
from project import PACKAGING, ROOT, version

PINNED = (
    "packaging/constraints.txt",
    *(f"packaging/windows/{name}.txt" for name in ("bundle-wheels", "sources", "test-wheels")),
)
"""Versions of others, one of which may be ours as well."""
CONSTRAINTS = PACKAGING / "constraints.txt"
VERSION_PATTERN = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?\Z")


class PointError(Exception):
    """A point does not hold; says why."""


class UncheckedError(Exception):
    """A point cannot be looked at here; says why."""


def git(*words: str) -> str:
    """Return the answer of git. Raises UncheckedError where there is no repository."""
    try:
        done = subprocess.run(
            ["git", *words], cwd=ROOT, capture_output=True, text=True, check=True, timeout=120
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise UncheckedError(f"git cannot be asked: {error}") from None
    return done.stdout


def check_tree() -> str:
    """Everything is committed, so that the tag names what is built."""
    changed = git("status", "--porcelain").splitlines()
    if changed:
        raise PointError(f"{len(changed)} files are not committed, such as {changed[0][3:]}")
    return git("rev-parse", "--short", "HEAD").strip()


def check_version(tag: str | None = None) -> str:
    """The version is one, and the tag names it and is that of this commit."""
    found = version()
    if not VERSION_PATTERN.match(found):
        raise PointError(f"{found} is not a version such as 1.2.3 or 1.2.3rc1")
    if tag is not None and tag != f"v{found}":
        raise PointError(f"the tag is {tag} (expected v{found})")
    if tag is not None and tag not in git("tag", "--points-at", "HEAD").split():
        raise PointError(f"this commit has no tag {tag}")
    return found


def check_one_place(files: list[str] | None = None) -> str:
    """The version stands in `cfanp_gui/__init__.py` alone, of all that is built with."""
    found = version()
    if files is None:
        files = git("ls-files", "cfanp_gui", "packaging", "pyproject.toml", ".github").splitlines()
    passed_over = {"cfanp_gui/__init__.py", *PINNED}
    word = re.compile(rf"(?<![\w.]){re.escape(found)}(?![\w.]*\d)")
    for name in sorted(set(files) - passed_over):
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            # An example in words is none; what a machine reads is.
            if word.search(line) and not line.lstrip().startswith(("#", "packaging/release-check")):
                raise PointError(f"{name}:{number} names the version as well")
    return "cfanp_gui/__init__.py"


def check_changelog(text: str | None = None) -> str:
    """The changelog has a section for the version, with a date and something in it."""
    sections = changes(text)
    found = version()
    for title, body in sections.items():
        matched = re.fullmatch(rf"\[{re.escape(found)}\] - (\d{{4}}-\d{{2}}-\d{{2}})", title)
        if matched is None:
            continue
        if not re.search(r"^- ", body, re.MULTILINE):
            raise PointError(f"the section for {found} is empty")
        if re.search(r"^- ", sections.get("[Unreleased]", ""), re.MULTILINE):
            raise PointError("there are lines under Unreleased still")
        return f"{found} of {matched[1]}"
    raise PointError(f"there is no section “## [{found}] - date”")


def changes(text: str | None = None) -> dict[str, str]:
    """Return the sections of the changelog, or of such a text, by their titles."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8") if text is None else text
    parts = (one.partition("\n") for one in re.split(r"^## ", text, flags=re.MULTILINE)[1:])
    return {title.strip(): body.strip() for title, _, body in parts}


def check_licences() -> str:
    """The about box shows the licences of all that is bundled."""
    names = _bundled()
    try:
        text = licences.collect()
    except licences.LicenceError as error:
        raise PointError(str(error)) from None
    if licences.TARGET.read_text(encoding="utf-8") != text:
        raise PointError("resources/licences.txt is old: run packaging/licences.py")
    return f"{len(names)} distributions beside Python"


def _bundled() -> list[str]:
    """Return the names of all distributions that are bundled. Raises UncheckedError.

    The Python of a checkout has fewer than that of a build, so one that lacks says nothing.
    """
    try:
        return licences.of_program()
    except licences.LicenceError as error:
        raise UncheckedError(str(error)) from None


AGREES = {
    "LGPL-3.0-only": ("LGPL", "Lesser"),
    "GPL-3.0-or-later": ("GPL", "General Public"),
    "MIT-CMU": ("MIT-CMU", "HPND"),
    "MIT": ("MIT",),
}
"""Words in the licences that pip-licenses reports, by the licence that we name."""


def check_stated_licences() -> str:
    """What distributions say of themselves (pip-licenses) agrees with what we say of them."""
    names = [name for name in _bundled() if name not in licences.BUNDLED]
    stated = json.loads(
        _tool("pip-licenses", f"--python={sys.executable}", "--format=json", "--packages", *names)
    )
    there = {licences._name(one["Name"]): one["License"] for one in stated}
    if lacking := sorted(set(names) - there.keys()):
        raise PointError(f"pip-licenses knows nothing of {', '.join(lacking)}")
    for name in names:
        if not any(word in there[name] for word in AGREES[licences.KNOWN[name]]):
            raise PointError(f"{name} says {there[name]}, we say {licences.KNOWN[name]}")
    return f"{len(names)} distributions"


def check_vulnerabilities() -> str:
    """Nothing that is bundled is known to be open to attacks (pip-audit)."""
    if not CONSTRAINTS.exists():
        raise UncheckedError("there is no constraints.txt")
    text = _tool(
        "pip-audit", "--requirement", str(CONSTRAINTS), "--no-deps", "--disable-pip",
        "--format=json", "--progress-spinner=off", statuses=(0, 1),
    )  # fmt: skip
    found = json.loads(text)["dependencies"]
    if passed_over := [one for one in found if "skip_reason" in one]:
        raise UncheckedError(
            f"{len(passed_over)} of {len(found)}: pip-audit says “{passed_over[0]['skip_reason']}”"
        )
    bad = [f"{one['name']} ({one['vulns'][0]['id']})" for one in found if one.get("vulns")]
    if bad:
        raise PointError(", ".join(bad))
    return f"{len(found)} distributions"


def _tool(name: str, *words: str, statuses: tuple[int, ...] = (0,)) -> str:
    """Return the output of a tool. Raises UncheckedError where it is missing or cannot work."""
    beside = Path(sys.executable).with_name(name)
    program = str(beside) if beside.exists() else shutil.which(name)
    if program is None:
        raise UncheckedError(f"{name} is not installed")
    try:
        done = subprocess.run(
            [program, *words], capture_output=True, text=True, check=False, timeout=300
        )
    except subprocess.TimeoutExpired:
        raise UncheckedError(f"{name} did not end within 300 s") from None
    if done.returncode not in statuses or not done.stdout.strip():
        lines = done.stderr.strip().splitlines() or ["no reason given"]
        raise UncheckedError(f"{name} ended with status {done.returncode}: {lines[-1][:160]}")
    return done.stdout


def unpack(folder: Path) -> Path:
    """Unpack what is committed into a new folder, as others get it, and return that."""
    packed = folder.with_name(f"{folder.name}.tar")
    folder.mkdir(parents=True)
    git("-c", "core.abbrev=10", "archive", "--output", str(packed), "HEAD")
    with tarfile.open(packed) as archive:
        # As `filter="data"`, which Debian 12's Python does not know.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(folder)
    packed.unlink()
    return folder


def build(folder: Path) -> dict[str, Path]:
    """Build sdist and wheel of what is committed, in a folder; return both by their kinds.

    Raises PointError.
    """
    source = unpack(folder / "source")
    environment = {
        **os.environ,
        "SOURCE_DATE_EPOCH": git("log", "-1", "--format=%ct").strip(),
        "CFANP_COMPILE": "0",
    }
    environment.pop("PYTHONPATH", None)
    made: dict[str, Path] = {}
    for kind, suffix in (("sdist", ".tar.gz"), ("wheel", ".whl")):
        done = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder / kind)],
            cwd=source, env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            raise PointError(f"the {kind} cannot be built: {done.stderr.strip()[-300:]}")
        (made[kind],) = (folder / kind).glob(f"*{suffix}")
    return made


class Builds:
    """Sdist and wheel, built twice in different places when first asked for."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._made: list[dict[str, Path]] = []

    def made(self) -> list[dict[str, Path]]:
        """Return both times what was built. Raises PointError."""
        if not self._made:
            place = self._folder = Path(tempfile.mkdtemp(prefix="cfanp-release-"))
            self._made = [build(place / name) for name in ("one", "a longer way/two")]
        return self._made

    def remove(self) -> None:
        """Remove what was built."""
        if self._folder is not None:
            shutil.rmtree(self._folder)

    def check_equal(self) -> str:
        """Sdist and wheel are the same byte for byte wherever and however often they are built."""
        sums = [
            {kind: hashlib.sha256(path.read_bytes()).hexdigest() for kind, path in one.items()}
            for one in self.made()
        ]
        for kind in sums[0]:
            if sums[0][kind] != sums[1][kind]:
                raise PointError(f"the {kind} differs from one build to the next")
        return ", ".join(f"{kind} {value[:12]}" for kind, value in sums[0].items())

    def check_translations(self) -> str:
        """The wheel has the translations as Qt reads them."""
        with zipfile.ZipFile(self.made()[0]["wheel"]) as wheel:
            found = sum(name.endswith(".qm") for name in wheel.namelist())
        wanted = len(list((ROOT / "resources" / "translations").glob("*.ts")))
        if found != wanted:
            raise PointError(f"{found} of {wanted} are there: Qt's lrelease cannot run")
        return str(found)

    def check_files(self) -> str:
        """The wheel has all modules, and nothing beside them (check-wheel-contents)."""
        wheel = self.made()[0]["wheel"]
        package = wheel.parent.parent / "source" / "cfanp_gui"
        # One icon lies in two places, and the resources are not in the package of a checkout.
        words = ("--ignore=W002,W102", f"--package={package}", str(wheel))
        told = _tool("check-wheel-contents", *words, statuses=(0, 1))
        if not told.rstrip().endswith(": OK"):
            raise PointError(told.partition(".whl: ")[2][:300])
        return wheel.name


def check(tag: str | None, builds: Builds) -> bool:
    """Look at every point, for a tag if there is one, and print it; return True if all hold."""
    points: dict[str, Callable[[], str]] = {
        "everything committed": check_tree,
        "version": lambda: check_version(tag),
        "version in one place": check_one_place,
        "changelog": check_changelog,
        "licences": check_licences,
        "licences as stated": check_stated_licences,
        "known vulnerabilities": check_vulnerabilities,
        "built twice": builds.check_equal,
        "translations": builds.check_translations,
        "files": builds.check_files,
    }
    failed = False
    for name, look in points.items():
        try:
            print(f"ok           {name}: {look()}", flush=True)
        except PointError as error:
            failed = True
            print(f"FAILED       {name}: {error}", flush=True)
        except UncheckedError as error:
            print(f"not checked  {name}: {error}", flush=True)
    return not failed


def main() -> int:
    """Look at every point; return 1 when one fails."""
    parser = argparse.ArgumentParser(description="Check that a release is whole.")
    parser.add_argument("--tag", help="the tag that the release is to have")
    options = parser.parse_args()
    builds = Builds()
    try:
        return int(not check(options.tag, builds))
    finally:
        builds.remove()


if __name__ == "__main__":
    sys.exit(main())
