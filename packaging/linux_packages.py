"""The packages for Linux, each made of the folder of the frozen program. See `build.py`."""

from __future__ import annotations

import datetime
import email.utils
import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

import bundle
import icons
import project

LINUX = project.PACKAGING / "linux"
NAME = "cfanp-gui"
MIME_TYPE = "application/x-cpgn"
PROGRAMS = ("cfanp", "cfanp-gui")
MAINTAINER = "The cfanp-gui developers <developers@cfanp-gui.invalid>"
"""There is no common address; that of nobody stands where Debian wants one."""

APPIMAGE_TOOLS = {
    "x86_64": (
        "a6d71e2b6cd66f8e8d16c37ad164658985e0cf5fcaa950c90a482890cb9d13e0",
        "1cc49bcf1e2ccd593c379adb17c9f85a36d619088296504de95b1d06215aebbf",
    ),
    "aarch64": (
        "1b00524ba8c6b678dc15ef88a5c25ec24def36cdfc7e3abb32ddcd068e8007fe",
        "7d5d772b7c32f0c84caf0a452a3072a5709027d7eac5856feb89a7a7a8881372",
    ),
}
"""The SHA-256 of appimagetool and of the runtime that goes out with every AppImage, by machine.

Both come in the package `pydeployment`. The runtime is linked statically: it wants no libfuse2.
"""


def metainfo() -> str:
    """Return the text for software centres, with this version as the latest release."""
    text = (LINUX / "cfanp-gui.metainfo.xml").read_text(encoding="utf-8")
    date = datetime.datetime.fromtimestamp(project.epoch(), datetime.UTC).date()
    release = (
        f'  <releases>\n    <release version="{project.version()}" date="{date}"/>\n  </releases>'
    )
    return text.replace("</component>", f"{release}\n</component>")


def tree(root: Path, frozen: Path) -> None:
    """Lay out everything below a folder as it lies below ``/usr`` when it is installed.

    Raises OSError.
    """
    shutil.rmtree(root, ignore_errors=True)
    (root / "lib").mkdir(parents=True)
    shutil.copytree(frozen, root / "lib" / NAME, symlinks=True)
    (root / "bin").mkdir()
    for program in PROGRAMS:
        (root / "bin" / program).symlink_to(f"../lib/{NAME}/{program}")
    share = root / "share"
    for source, place in (
        ("cfanp-gui.desktop", f"applications/{NAME}.desktop"),
        ("cfanp-gui.mime.xml", f"mime/packages/{NAME}.xml"),
    ):
        (share / place).parent.mkdir(parents=True)
        shutil.copyfile(LINUX / source, share / place)
    place = share / "metainfo" / "io.github.cfanp_gui.cfanp_gui.metainfo.xml"
    place.parent.mkdir()
    place.write_text(metainfo(), encoding="utf-8")
    icons.write_theme(share / "icons" / "hicolor", NAME, MIME_TYPE.replace("/", "-"))
    manual, documents = share / "man" / "man1", share / "doc" / NAME
    manual.mkdir(parents=True)
    documents.mkdir(parents=True)
    for program in PROGRAMS:
        _pack((LINUX / f"{program}.1").read_bytes(), manual / f"{program}.1.gz")
    bash, zsh = share / "bash-completion" / "completions", share / "zsh" / "vendor-completions"
    bash.mkdir(parents=True)
    zsh.mkdir(parents=True)
    for program in PROGRAMS:
        shutil.copyfile(LINUX / "completions" / f"{program}.bash", bash / program)
        shutil.copyfile(LINUX / "completions" / f"_{program}", zsh / f"_{program}")
    _pack((project.ROOT / "CHANGELOG.md").read_bytes(), documents / "NEWS.gz")
    shutil.copyfile(LINUX / "copyright", documents / "copyright")
    for path in (root, *sorted(root.rglob("*"))):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_program(path) else 0o644)
    set_times(root)


def _pack(data: bytes, target: Path) -> None:
    target.write_bytes(gzip.compress(data, mtime=0))


def _is_program(path: Path) -> bool:
    """Return True if a file is a program, by its place."""
    return path.parent.name == NAME and path.parent.parent.name == "lib" and path.suffix == ""


def set_times(root: Path) -> None:
    """Give all files of a folder the time of the build."""
    time = project.epoch(), project.epoch()
    for path in (*root.rglob("*"), root):
        os.utime(path, time, follow_symlinks=False)


def make_tar(frozen: Path, to: Path) -> Path:
    """Make the archive in a folder and return it. Raises OSError."""
    name = f"{NAME}-{project.version()}-linux-{project.architecture()}"
    root = project.WORK / "tar" / name
    tree(root, frozen)
    for script in ("install", "uninstall"):
        shutil.copyfile(LINUX / f"{script}.sh", root / script)
        (root / script).chmod(0o755)
    shutil.copyfile(LINUX / "README.txt", root / "README.txt")
    shutil.copyfile(project.ROOT / "LICENSE", root / "LICENSE")
    set_times(root)
    target = to / f"{name}.tar.xz"

    def nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        return entry

    with tarfile.open(target, "w:xz", preset=6, format=tarfile.GNU_FORMAT) as archive:
        archive.add(root, name, filter=nobodys)  # goes through folders in the order of names
    return target


def control(installed: int, machine: str) -> str:
    """Return the control file of a Debian package with so many bytes."""
    return "\n".join([
        f"Package: {NAME}",
        f"Version: {project.version()}",
        f"Architecture: {machine}",
        f"Maintainer: {MAINTAINER}",
        f"Installed-Size: {-(-installed // 1024)}",
        f"Depends: {', '.join(bundle.debian_depends())}",
        f"Recommends: {', '.join(bundle.debian_recommends())}",
        "Section: misc",  # games lie in /usr/games there, which is not on every path
        "Priority: optional",
        "Description: multi-player chess on half-boards, to play and analyse",
        " Every player has a chess army and half a chessboard. To move, push any two",
        " half-boards together and play a legal chess move on the board they make. A",
        " checkmated army goes over to the player who mated it.",
        " .",
        " Multi Player Chess and StrategiChess are played as well. Games are saved,",
        " opened, searched, analysed and made into pictures. The program cfanp has the",
        " rules on the command line.",
        "",
    ])  # fmt: skip


def changelog() -> str:
    """Return the Debian package's own list of changes, which points to ours."""
    time = datetime.datetime.fromtimestamp(project.epoch(), datetime.UTC)
    return (
        f"{NAME} ({project.version()}) unstable; urgency=medium\n\n"
        f"  * What is new in the program is listed in NEWS.gz.\n\n"
        f" -- {MAINTAINER}  {email.utils.format_datetime(time)}\n"
    )


def make_deb(frozen: Path, to: Path) -> Path:
    """Make the package for Debian in a folder and return it. Raises BundleError and OSError."""
    root = project.WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    tree(root / "usr", frozen)
    done = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    )
    machine = done.stdout.strip()
    log = root / "usr" / "share" / "doc" / NAME / "changelog.gz"
    _pack(changelog().encode(), log)
    log.chmod(0o644)
    files = [path for path in sorted((root / "usr").rglob("*")) if not path.is_dir()]
    installed = sum(path.lstat().st_size for path in files)
    folder = root / "DEBIAN"
    folder.mkdir()
    (folder / "control").write_text(control(installed, machine), encoding="utf-8")
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(root)}\n"
        for path in files if not path.is_symlink()
    ]  # fmt: skip
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")
    for path in folder.iterdir():
        path.chmod(0o644)
    folder.chmod(0o755)
    root.chmod(0o755)
    set_times(root)
    target = to / f"{NAME}_{project.version()}_{machine}.deb"
    # With as many threads as there are processors the file would depend on their number. Both
    # programs have the same modules, which only a large dictionary sees (-z9, 64 MB).
    project.run(
        "dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", root, target,
        SOURCE_DATE_EPOCH=str(project.epoch()), DPKG_DEB_THREADS_MAX="1",
    )  # fmt: skip
    return target


def make_appimage(frozen: Path, to: Path) -> Path:
    """Make the AppImage in a folder and return it. Raises BundleError and OSError."""
    machine = project.architecture()
    tool, runtime = _appimage_tools(machine)
    root = project.WORK / "AppDir"
    shutil.rmtree(root, ignore_errors=True)
    tree(root / "usr", frozen)
    shutil.copyfile(LINUX / "AppRun.sh", root / "AppRun")
    (root / "AppRun").chmod(0o755)
    shutil.copyfile(LINUX / "cfanp-gui.desktop", root / f"{NAME}.desktop")
    shutil.copyfile(root / f"usr/share/icons/hicolor/256x256/apps/{NAME}.png", root / f"{NAME}.png")
    (root / ".DirIcon").symlink_to(f"{NAME}.png")
    set_times(root)
    target = to / f"{NAME}-{project.version()}-{machine}.AppImage"
    # The tool is an AppImage itself and leaves behind what it has unpacked.
    with tempfile.TemporaryDirectory(dir=project.WORK) as unpacked:
        project.run(
            tool, "--appimage-extract-and-run", "--no-appstream", "--runtime-file", runtime, root,
            target, ARCH=machine, SOURCE_DATE_EPOCH=str(project.epoch()), TMPDIR=unpacked,
        )  # fmt: skip
    return target


def _appimage_tools(machine: str) -> tuple[Path, Path]:
    """Return copies of appimagetool and the runtime that are what they are known to be.

    Raises BundleError when they are missing or others.
    """
    spec = importlib.util.find_spec("pydeployment")
    if spec is None or not spec.submodule_search_locations or machine not in APPIMAGE_TOOLS:
        raise bundle.BundleError(f"there is no appimagetool for {machine}")
    folder = Path(spec.submodule_search_locations[0], "linux", "appimagetool")
    found = []
    for name, known in zip(
        (f"appimagetool-{machine}.AppImage", f"runtime-{machine}"),
        APPIMAGE_TOOLS[machine],
        strict=True,
    ):
        data = (folder / name).read_bytes()
        if hashlib.sha256(data).hexdigest() != known:
            raise bundle.BundleError(f"{name} is not the one that is known")
        copy = project.WORK / name
        copy.write_bytes(data)
        copy.chmod(0o755)
        found.append(copy)
    return found[0], found[1]


MAKERS = {"tar": make_tar, "deb": make_deb, "appimage": make_appimage}
