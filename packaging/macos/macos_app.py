"""Makes an application for macOS of the bundle, signs it, and puts it on a disk image.

    python packaging/macos/macos_app.py app       # the folder Chess For Any Number of Players.app
    python packaging/macos/macos_app.py dmg       # a disk image with it
    python packaging/macos/macos_app.py notarise  # have Apple look at the disk image

`packaging/build.py bundle` makes the bundle first, on macOS. Where MACOS_IDENTITY names an identity
of the keychain (“Developer ID Application: …”), application and image are signed with it; without,
they are signed with none (ad hoc), which Apple's own processors need at least, and a person who
downloads it has to allow it. `notarise` wants MACOS_APPLE_ID, MACOS_TEAM and MACOS_PASSWORD, one
made for this application alone.
"""

from __future__ import annotations

import argparse
import os
import plistlib
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
sys.path.insert(0, str(FOLDER.parent))

from project import numbers, version

NAME = "Chess For Any Number of Players"
IDENTIFIER = "io.github.cfanp_gui.cfanp_gui"
RECORD = "io.github.cfanp_gui.cpgn"
"""Type by which macOS tells our records from other files."""
PROGRAMS = ("cfanp-gui", "cfanp")
INTERNAL = "_internal"
"""The folder of PyInstaller's with all that the programs need."""


class AppError(Exception):
    """The application cannot be made; says why."""


def information(version: str) -> dict[str, object]:
    """Return the entries of Info.plist: the version, and the files the application opens."""
    short = ".".join(map(str, numbers(version)[:3]))
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": NAME,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Chess record (CPGN)",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "cpgn.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD],
            }
        ],
        "CFBundleExecutable": PROGRAMS[0],
        "CFBundleIconFile": "cfanp.icns",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleLocalizations": sorted(
            # As macOS writes them: “pt-BR”.
            source.stem.removeprefix("cfanp_").replace("_", "-")
            for source in Path(ROOT, "resources", "translations").glob("*.ts")
        ),
        "CFBundleName": "Chess For Any",  # at most 15 letters
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": short,
        "CFBundleVersion": short,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",  # as Qt does
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "GPL-3.0-or-later",
        "NSRequiresAquaSystemAppearance": False,  # there is a dark theme
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD,
                "UTTypeDescription": "Chess record (CPGN)",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeIconFile": "cpgn.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["cpgn"],
                    "public.mime-type": ["application/x-cpgn"],
                },
            }
        ],
    }


def lay_out(bundle: Path, icons: Path, app: Path) -> None:
    """Lay a bundle out as macOS wants an application. Raises AppError and OSError.

    Code lies in Contents/Frameworks and all else in Contents/Resources, as signing wants it. The
    programs look for everything in Frameworks, so links there lead to the rest.
    """
    if not (bundle / PROGRAMS[0]).is_file():
        raise AppError(f"{bundle} is no bundle: there is no {PROGRAMS[0]} in it")
    shutil.rmtree(app, ignore_errors=True)
    contents = app / "Contents"
    code, rest = contents / "Frameworks", contents / "Resources"
    for folder in (contents / "MacOS", code, rest):
        folder.mkdir(parents=True)
    for program in PROGRAMS:
        if (bundle / program).is_file():
            shutil.copy2(bundle / program, contents / "MacOS")
    for entry in sorted((bundle / INTERNAL).iterdir()):
        _place(entry, code, rest)
    for name in ("cfanp.icns", "cpgn.icns"):
        shutil.copy2(icons / name, rest)
    with (contents / "Info.plist").open("wb") as file:
        plistlib.dump(information(version()), file)
    (contents / "PkgInfo").write_bytes(b"APPL????")


def _place(entry: Path, code: Path, rest: Path) -> None:
    """Copy a file or folder to where code lies, or to the rest with a link where code lies."""
    if entry.is_symlink():
        (code / entry.name).symlink_to(os.readlink(entry))
    elif entry.is_dir() and entry.suffix == ".framework":
        shutil.copytree(entry, code / entry.name, symlinks=True)
    elif entry.is_dir() and _has_code(entry):
        # What signs takes a folder with a dot in its name for an application.
        inside = code / entry.name.replace(".", "__dot__")
        inside.mkdir()
        if inside.name != entry.name:
            (code / entry.name).symlink_to(inside.name)
        for one in sorted(entry.iterdir()):
            _place(one, inside, rest / entry.name)
    elif entry.is_file() and is_code(entry):
        shutil.copy2(entry, code)
    else:
        target = rest / entry.name
        target.parent.mkdir(parents=True, exist_ok=True)
        if entry.is_dir():
            shutil.copytree(entry, target, symlinks=True)
        else:
            shutil.copy2(entry, target)
        (code / entry.name).symlink_to(os.path.relpath(target, code))


MAGIC = {
    bytes.fromhex(digits)
    for digits in ("feedface", "feedfacf", "cefaedfe", "cffaedfe", "cafebabe", "bebafeca")
}
"""First bytes of code for macOS."""


def is_code(path: Path) -> bool:
    """Return True if a file is a program or library for macOS."""
    with path.open("rb") as file:
        return file.read(4) in MAGIC


def _has_code(entry: Path) -> bool:
    """Return True if a file is code, or a folder contains some."""
    files = entry.rglob("*") if entry.is_dir() else [entry]
    return any(is_code(path) for path in files if path.is_file() and not path.is_symlink())


def sign(app: Path, identity: str) -> None:
    """Sign an application from the inside out. Raises AppError."""
    files = [path for path in app.rglob("*") if path.is_file() and not path.is_symlink()]
    code = [path for path in files if is_code(path) and path.parent.name != "MacOS"]
    frameworks = [path for path in app.rglob("*.framework") if path.is_dir()]
    frameworks.sort(key=lambda path: -len(path.parts))
    programs = [app / "Contents" / "MacOS" / name for name in reversed(PROGRAMS)]
    for path in (*code, *frameworks, *(one for one in programs if one.is_file()), app):
        with_rights = path in programs or path == app
        rights = ["--entitlements", FOLDER / "entitlements.plist"] if with_rights else []
        stamp = ["--timestamp"] if identity != "-" else []
        run("codesign", "--force", "--options", "runtime", *stamp, *rights, "-s", identity, path)
    run("codesign", "--verify", "--deep", "--strict", app)


def make_image(app: Path, image: Path, identity: str) -> None:
    """Put an application on a disk image, beside a link to where applications lie."""
    folder = image.with_suffix(".folder")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(app, folder / app.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    image.unlink(missing_ok=True)
    run("hdiutil", "create", "-volname", NAME, "-srcfolder", folder, "-fs", "HFS+",
        "-format", "UDZO", image)  # fmt: skip
    shutil.rmtree(folder)
    if identity != "-":
        run("codesign", "--timestamp", "-s", identity, image)


def notarise(image: Path) -> None:
    """Have Apple look at a disk image, wait for it, and attach what it says. Raises AppError."""
    given = {name: os.environ.get(f"MACOS_{name}", "") for name in ("APPLE_ID", "TEAM", "PASSWORD")}
    if lacking := [f"MACOS_{name}" for name, value in given.items() if not value]:
        raise AppError(f"not set: {', '.join(lacking)}")
    run("xcrun", "notarytool", "submit", image, "--wait", "--apple-id", given["APPLE_ID"],
        "--team-id", given["TEAM"], "--password", given["PASSWORD"])  # fmt: skip
    run("xcrun", "stapler", "staple", image)
    run("spctl", "--assess", "--type", "open", "--context", "context:primary-signature", image)


def run(*command: str | Path) -> None:
    """Run a program. Raises AppError when it fails; what it was given is not said."""
    try:
        done = subprocess.run(command, check=False)
    except OSError as error:
        raise AppError(f"{command[0]} cannot be run: {error.strerror}") from None
    if done.returncode:
        raise AppError(f"{command[0]} ended with status {done.returncode}")


def main() -> int:
    """Do what is asked for; return 1 when it cannot be done."""
    parser = argparse.ArgumentParser(description="Make the application for macOS.")
    parser.add_argument("what", choices=("app", "dmg", "notarise"))
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / "cfanp-gui")
    parser.add_argument("--icons", type=Path, default=ROOT / "build" / "installers" / "icons")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="folder to write to")
    parser.add_argument("--unsigned", action="store_true", help="do not sign, not even ad hoc")
    options = parser.parse_args()
    app = options.to / f"{NAME}.app"
    machine = os.uname().machine
    image = options.to / f"cfanp-gui-{version()}-{machine}.dmg"
    identity = os.environ.get("MACOS_IDENTITY") or "-"
    try:
        if options.what == "notarise":
            notarise(image)
            return 0
        lay_out(options.bundle, options.icons, app)
        if not options.unsigned:
            sign(app, identity)
        if options.what == "dmg":
            make_image(app, image, identity)
            print(f"{image}: {image.stat().st_size / 1e6:.1f} MB")
    except (AppError, OSError) as error:
        print(f"Not built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
