"""What installers lay down and take away again, and how frozen programs begin."""

import os
import plistlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path, PurePosixPath

import pytest

from cfanp_gui import __version__
from cfanp_gui.window.services import system_libraries
from tests.packaging import LINUX, PACKAGING, script
from tests.systems import TIMEOUT

bundle, packages = script("bundle"), script("linux_packages")
project, launch = script("project"), script("launch", "frozen")
macos, windows = script("macos_app", "macos"), script("windows_installer", "windows")
QT = "PySide6/Qt"
on_posix = pytest.mark.skipif(os.name != "posix", reason="links and shell scripts")


def output(*words: str | Path, status: int = 0, **environment: str) -> str:
    """Return the output of a program, on both streams, with an environment of its own."""
    done = subprocess.run(
        words, env={"PATH": os.environ["PATH"], **environment}, capture_output=True, text=True,
        check=False, timeout=TIMEOUT,
    )  # fmt: skip
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


# What comes along

WANTED = (
    f"{QT}/plugins/platforms/libqxcb.so",
    f"{QT}/plugins/wayland-shell-integration/libxdg-shell.so",
    "PySide6\\plugins\\platforms\\qwindows.dll",
    f"{QT}/lib/libQt6Svg.so.6",
    f"{QT}/lib/QtGui.framework/Resources/Info.plist",
    "PySide6/QtCore.abi3.so",
    f"{QT}/translations/qtbase_de.qm",
    "cfanp_gui/resources/help/rules.txt",
)
UNWANTED = (
    f"{QT}/plugins/platformthemes/libqgtk3.so",
    f"{QT}/plugins/multimedia/libffmpegmediaplugin.so",
    f"{QT}/plugins/tls/libqopensslbackend.so",
    f"{QT}/lib/libQt6Quick.so.6",
    f"{QT}/lib/QtQuick.framework/Versions/A/QtQuick",
    "PySide6/QtQml.abi3.so",
    f"{QT}/qml/QtQuick/qmldir",
    f"{QT}/translations/qtbase_nn.qm",
)


def test_what_comes_along_in_a_bundle(tmp_path: Path) -> None:
    assert [place for place in WANTED if not bundle.is_wanted(place)] == []
    assert [place for place in UNWANTED if bundle.is_wanted(place)] == []
    needs = {"program": ["libQt.so", "libc.so.6"], "libQt.so": ["libicu.so", "libxcb.so.1"],
             "libicu.so": ["libQt.so"], "libgtk.so": ["libcairo.so"]}  # fmt: skip
    there = {*needs, "libc.so.6", "libcairo.so", "libxcb.so.1"}
    found = bundle.closure(["program"], lambda name: needs.get(name, []), there)
    assert found == {"libQt.so", "libicu.so"}
    assert bundle.is_module_of("cfanp-gui", "cfanp_gui.window.app")
    assert not bundle.is_module_of("cfanp", "cfanp_gui.window.app")
    assert bundle.is_module_of("cfanp", "cfanp_gui.windows")
    (tmp_path / "large.so").write_bytes(bytes(1000))
    assert bundle.check(tmp_path, 1000) == 1000
    with pytest.raises(bundle.BundleError, match=r"more than 0: large\.so"):
        bundle.check(tmp_path, 999)


def test_nothing_is_lacking_in_a_bundle() -> None:
    """What the program asks for comes along or is depended on; what it imports is not left out."""
    depends = bundle.debian_depends()
    there = [one.partition(" ")[0] for one in depends]
    assert there == sorted(there)
    assert "libc6 (>= 2.35)" in depends
    assert set(system_libraries.missing_packages(loads=bundle.OURS.__contains__)) <= {*there}
    assert not [name for name in bundle.OURS if bundle.is_of_system(name) or "wayland" in name]
    names = "|".join(bundle.EXCLUDED)
    for path in sorted((PACKAGING.parent / "cfanp_gui").rglob("*.py")):
        for line in path.read_text(encoding="utf-8").splitlines():
            first, _, rest = line.strip().partition(" ")
            module = rest.split()[0].split(".")[0] if rest and first in ("from", "import") else ""
            assert module not in names.split("|"), f"{path.name}: {line}"
    warnings = (
        "missing module named winreg - imported by platformdirs.windows (delayed, optional)\n"
        "excluded module named ssl - imported by asyncio (top-level), chess.web (optional)\n"
        "excluded module named asyncio - imported by chess.engine (top-level), x.y (delayed),"
        " cfanp_gui.engine.pair_engine (delayed, conditional)\n"
    )
    assert bundle.wrongly_excluded(warnings) == [
        "asyncio (for chess.engine)",
        "asyncio (for cfanp_gui.engine.pair_engine)",
    ]


# Linux


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that looks like the frozen program; its programs print their names."""
    monkeypatch.setattr(project, "WORK", tmp_path / "work")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    (tmp_path / "work").mkdir()
    folder = tmp_path / "frozen"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "libx.so").write_bytes(b"x")
    for program in packages.PROGRAMS:
        (folder / program).write_text(f'#!/bin/sh\necho {program} "$@"\n', encoding="utf-8")
        (folder / program).chmod(0o755)
    return folder


PLACES = (
    "share/applications/cfanp-gui.desktop",
    "share/mime/packages/cfanp-gui.xml",
    "share/metainfo/io.github.cfanp_gui.cfanp_gui.metainfo.xml",
    "share/icons/hicolor/scalable/apps/cfanp-gui.svg",
    "share/icons/hicolor/48x48/mimetypes/application-x-cpgn.png",
    "share/man/man1/cfanp.1.gz",
    "share/bash-completion/completions/cfanp",
    "share/doc/cfanp-gui/copyright",
    "lib/cfanp-gui/_internal/libx.so",
)


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="not Debian")
def test_the_debian_package_puts_all_where_a_desktop_looks(frozen: Path, tmp_path: Path) -> None:
    made = packages.make_deb(frozen, tmp_path)
    written = made.read_bytes()
    assert packages.make_deb(frozen, tmp_path).read_bytes() == written
    fields = output("dpkg-deb", "-f", made)
    assert f"Depends: {', '.join(bundle.debian_depends())}\n" in fields
    assert "Recommends: libpulse0\n" in fields
    lines = output("dpkg-deb", "-c", made).splitlines()
    assert {line.split()[1] for line in lines} == {"root/root"}
    modes = {line.split()[5]: line.split()[0] for line in lines}
    assert [modes[f"./usr/{place}"] for place in PLACES] == ["-rw-r--r--"] * len(PLACES)
    for program in packages.PROGRAMS:
        link = f"./usr/bin/{program} -> ../lib/cfanp-gui/{program}"
        assert any(line.endswith(link) for line in lines)
    assert {line.split()[3] for line in lines} == {"2026-01-01"}


@on_posix
def test_the_archive_installs_for_one_person_and_goes_again(frozen: Path, tmp_path: Path) -> None:
    archive = packages.make_tar(frozen, tmp_path)
    with tarfile.open(archive) as opened:
        assert {entry.uid for entry in opened} == {0}
        # As `filter="data"`, which Debian 12's Python does not know.
        opened.extraction_filter = getattr(tarfile, "data_filter", None)
        opened.extractall(tmp_path / "unpacked")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert unpacked.name == archive.name.removesuffix(".tar.xz")
    home = tmp_path / "some one"
    game, settings = home / "games" / "a.cpgn", home / ".config" / "cfanp-gui" / "settings.ini"
    for path in (game, settings, home / ".local" / "bin" / "other"):
        path.parent.mkdir(parents=True)
        path.touch()
    before = sorted(home.rglob("*"))
    own = {"HOME": str(home)}
    for _ in range(2):  # the second takes the place of the first
        assert f"Installed in {home}/.local." in output(unpacked / "install", **own)
    programs = home / ".local" / "bin"
    assert output(programs / "cfanp", "--version", **own) == "cfanp --version\n"
    entry = (home / ".local/share/applications/cfanp-gui.desktop").read_text(encoding="utf-8")
    assert f'\nExec="{programs}/cfanp-gui" %F\n' in entry
    assert f"\nTryExec={programs}/cfanp-gui\n" in entry
    output(programs / "cfanp-gui-uninstall", **own)
    assert sorted(home.rglob("*")) == before
    # Elsewhere, and with the settings; what somebody else has put there stays.
    prefix = tmp_path / "prefix"
    output(unpacked / "install", "--prefix", prefix, **own)
    assert "usage" in output(prefix / "bin/cfanp-gui-uninstall", "--all", status=2, **own)
    output(prefix / "bin" / "cfanp-gui-uninstall", "--settings", **own)
    assert (list(prefix.iterdir()), settings.exists(), game.exists()) == ([], False, True)
    other = prefix / "lib" / "cfanp-gui" / "theirs"
    other.parent.mkdir(parents=True)
    other.touch()
    words = output(unpacked / "install", "--prefix", prefix, status=1, **own)
    assert "was not put there by this script" in words
    assert (other.exists(), (prefix / "bin").exists()) == (True, False)


@on_posix
def test_an_appimage_is_both_programs(tmp_path: Path, frozen: Path) -> None:
    """What was unpacked to run it is gone afterwards; what is mounted is not its own."""
    for number, (called, arguments, said) in enumerate((
        ("/x/cfanp-gui.AppImage", ["a.cpgn"], "cfanp-gui a.cpgn\n"),
        ("/x/cfanp", ["perft"], "cfanp perft\n"),
        ("/x/cfanp-gui.AppImage", ["cfanp", "perft"], "cfanp perft\n"),
        ("/x/cfanp", ["cfanp"], "cfanp cfanp\n"),
    )):  # fmt: skip
        for name in ("mounted", "appimage_extracted_0"):
            root = tmp_path / str(number) / name
            (root / "usr").mkdir(parents=True)
            shutil.copytree(frozen, root / "usr" / "bin")
            shutil.copy(LINUX / "AppRun.sh", root / "AppRun")
            (root / "AppRun").chmod(0o755)
            assert output(root / "AppRun", *arguments, ARGV0=called) == said
            if shutil.which("flock"):
                assert root.exists() == (name == "mounted")
                assert not root.with_name(f"{name}.lock").exists()


# macOS and Windows


@on_posix
def test_an_application_for_macos_is_laid_out_as_it_wants_it(tmp_path: Path) -> None:
    made_of, icons = tmp_path / "bundle", tmp_path / "icons"
    code = bytes.fromhex("cffaedfe") + b"code"
    for name, data in (
        ("cfanp-gui", code), ("cfanp", code), ("_internal/libpython", code),
        ("_internal/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", code),
        ("_internal/python3.12/lib-dynload/math.so", code), ("_internal/base.zip", b"zip"),
        ("_internal/PySide6/Qt/lib/QtCore.framework/Resources/Info.plist", b"plist"),
        ("_internal/cfanp_gui/resources/help/rules.txt", b"text"),
    ):  # fmt: skip
        path = made_of / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    icons.mkdir()
    for name in ("cfanp.icns", "cpgn.icns"):
        (icons / name).write_bytes(b"icns")
    made = tmp_path / "Made.app"
    macos.lay_out(made_of, icons, made)
    there = made / "Contents" / "Frameworks"
    for path in (made_of / "_internal").rglob("*"):
        found = there / path.relative_to(made_of / "_internal")
        assert path.is_dir() or found.read_bytes() == path.read_bytes(), path
        assert found.resolve().is_relative_to(made), "no link leads out of it"
    for place, folders, files in os.walk(there):  # it does not follow links
        for path in [Path(place, name) for name in (*folders, *files) if ".framework" not in place]:
            is_folder = path.suffix == ".framework" or (path.is_dir() and "." not in path.name)
            assert path.is_symlink() or is_folder or macos.is_code(path), path
    told = plistlib.loads((made / "Contents" / "Info.plist").read_bytes())
    assert told["CFBundleShortVersionString"] == __version__
    (declared,), (kind,) = told["UTExportedTypeDeclarations"], told["CFBundleDocumentTypes"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["cpgn"]
    assert kind["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert (made / "Contents" / "MacOS" / told["CFBundleExecutable"]).is_file()


def test_every_file_for_windows_is_put_down_and_removed_by_name() -> None:
    files = [*map(PurePosixPath, ["b.exe", "a/x/$1", 'a/"'])]
    removed = windows.uninstall_list(files)
    assert removed == (
        'Delete "$INSTDIR\\a\\$\\""\nDelete "$INSTDIR\\a\\x\\$$1"\nDelete "$INSTDIR\\b.exe"\n'
        'RMDir "$INSTDIR\\a\\x"\nRMDir "$INSTDIR\\a"\n'
    )
    put = windows.install_list(Path("b"), files)
    assert put == windows.install_list(Path("b"), files[::-1])
    assert put.splitlines()[:2] == ['SetOutPath "$INSTDIR"', f'File "{Path("b", "b.exe")}"']


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
@pytest.mark.slow
def test_nsis_makes_the_installer_without_a_warning(tmp_path: Path) -> None:
    made_of, icons = tmp_path / "bundle", tmp_path / "icons"
    for name in ("cfanp-gui.exe", "cfanp.exe", "_internal/a b/$x ü.txt"):
        path = made_of / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"MZ")
    icons.mkdir()
    picture = bytes.fromhex("89504e470d0a1a0a")  # what NSIS looks at is the head of the file
    head = bytes.fromhex("0000010001001010000001002000") + len(picture).to_bytes(4, "little")
    for name in ("cfanp.ico", "cpgn.ico"):
        (icons / name).write_bytes(head + (22).to_bytes(4, "little") + picture)
    made = tmp_path / "to" / "a-setup.exe"
    windows.make(made_of, icons, made)
    data = made.read_bytes()
    assert data[:2] == b"MZ"
    windows.make(made_of, icons, made)
    assert made.read_bytes() == data


# How frozen programs begin


def test_programs_that_are_started_find_the_libraries_of_the_system() -> None:
    marked = {
        "PATH": "/bin",
        "LD_LIBRARY_PATH": "/program/_internal:/own",
        "LD_LIBRARY_PATH_ORIG": "/own",
        "_PYI_ARCHIVE_FILE": "/program/cfanp-gui",
        "_PYI_PARENT_PROCESS_LEVEL": "1",
    }
    for _ in range(2):  # what a person has set comes back, and stays
        launch.tidy(marked)
        assert marked == {"PATH": "/bin", "LD_LIBRARY_PATH": "/own"}


# Setting up, as the README has it: asks once, installs what lacks, goes on without the rest


set_up = script("set_up")
PACKAGES = ["libgl1", *set_up.COMPILER]


@pytest.mark.skipif(os.name == "nt", reason="the programs are shell scripts")
@pytest.mark.parametrize("way", ["sudo", "root", "refused", "no apt-get"])
def test_what_lacks_is_installed_once_or_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], way: str
) -> None:
    calls, names = tmp_path / "calls", " ".join(PACKAGES)
    calls.touch()

    def lines() -> list[str]:
        return calls.read_text().splitlines()

    def installed() -> list[str]:
        end = f"install -y --no-install-recommends {names}"
        return [line for line in lines() if line.startswith("apt-get ") and line.endswith(end)]

    for name, code in (
        ("sudo", "exit 1" if way == "refused" else 'exec "$@"'),
        ("apt-get", ""),
        ("env", 'while [ "${1#*=}" != "$1" ]; do shift; done; exec "$@"'),
    ):
        if (way, name) != ("no apt-get", "apt-get"):
            (tmp_path / name).write_text(f'#!/bin/sh\necho "{name} $*" >> {calls}\n{code}\n')
            (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    def set_up_system() -> None:
        set_up.set_up_system(
            set_up.Notes(tmp_path / "notes.json"), lambda: PACKAGES * (not installed()),
            is_root=way == "root",
        )  # fmt: skip

    set_up_system()
    assert any(line.startswith("sudo ") for line in lines()) == (way in ("sudo", "refused"))
    assert len(installed()) == (way in ("sudo", "root"))
    told = capsys.readouterr().out
    is_told = "Not installed: libgl1, " in told and told.endswith(f"install {names}\n")
    assert is_told == (way in ("refused", "no apt-get"))
    if way == "refused":
        set_up_system()
        assert (len(lines()), capsys.readouterr().out) == (1, ""), "nobody is asked again"


def test_it_runs_before_anything_is_installed() -> None:
    command = [sys.executable, "-S", "-E", PACKAGING / "set_up.py", "--help"]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
