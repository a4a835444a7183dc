"""Makes all that people download of a tagged version, with sums and notes.

    packaging/release                    # into dist/release/, with the Python that PYTHON names
    packaging/release --windows          # with the installer for Windows, built and tried by Wine
    packaging/release --finish FOLDER    # sums and notes alone, for what lies in a folder

The tag is `v` and the version, and has to be on the commit that is checked out. Nothing is made
where a point of `release_check.py` fails. Everything is built of an archive of the commit.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
import tempfile
from pathlib import Path

import release_check
from bundle import BundleError
from project import ROOT, epoch, run, version

SUMS, NOTES = "SHA256SUMS", "NOTES.md"


def make(to: Path, builds: release_check.Builds, windows: bool) -> None:
    """Make everything of the commit into a new folder. Raises BundleError, PointError."""
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    for path in builds.made()[0].values():
        shutil.copy(path, to)
    name = f"cfanp-gui-{version()}"
    release_check.git(
        "-c", "core.abbrev=10", "archive", f"--prefix={name}/", "--output",
        str(to / f"{name}-source.tar.gz"), "HEAD",
    )  # fmt: skip
    with tempfile.TemporaryDirectory(prefix="cfanp-release-") as folder:
        source = release_check.unpack(Path(folder, "source"))
        at = {"SOURCE_DATE_EPOCH": str(epoch())}
        made = Path(folder, "made")
        run(sys.executable, source / "packaging" / "build.py", "all", "--to", made, **at)
        if windows:
            script = source / "packaging" / "try_windows.py"
            run(sys.executable, script, "--dist", made / "windows", **at)
        for path in (*made.glob("*.*"), *made.glob("windows/*.exe")):
            shutil.move(path, to)


def finish(folder: Path) -> None:
    """Write the checksums of what lies in a folder, and what is new in this version."""
    sums = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
        if path.name not in (SUMS, NOTES)
    ]
    (folder / SUMS).write_text("".join(sums), encoding="utf-8", newline="\n")
    sections = release_check.changes().items()
    notes = next((body for title, body in sections if title.startswith(f"[{version()}]")), "")
    (folder / NOTES).write_text(f"{notes}\n", encoding="utf-8", newline="\n")


def main() -> int:
    """Make the release; return 1 where that cannot be done."""
    parser = argparse.ArgumentParser(description="Make a release of the tag that is checked out.")
    parser.add_argument("--to", type=Path, default=ROOT / "dist" / "release",
                        help="folder to write to, which is emptied")  # fmt: skip
    parser.add_argument("--windows", action="store_true", help="build for Windows too, by Wine")
    parser.add_argument("--finish", type=Path, metavar="FOLDER",
                        help="only write the sums of what lies there, and the notes")  # fmt: skip
    options = parser.parse_args()
    builds = release_check.Builds()
    try:
        if options.finish is None:
            if not release_check.check(f"v{version()}", builds):
                return 1
            make(options.to, builds, options.windows)
        finish(options.finish or options.to)
    except (BundleError, release_check.PointError) as error:
        print(f"Not made: {error}", file=sys.stderr)
        return 1
    finally:
        builds.remove()
    return 0


if __name__ == "__main__":
    sys.exit(main())
