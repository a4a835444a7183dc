"""What the packages for Linux say of the program, and how its files are laid out in them."""

from __future__ import annotations

import configparser
import os
import shutil
import subprocess
import tarfile
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cfanp_gui import __version__
from tests.packaging import LINUX, script

bundle = script("bundle")
packages = script("linux_packages")
project = script("project")
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"

made_on_posix = pytest.mark.skipif(
    os.name != "posix", reason="packages for Linux are not made where links cannot bear times"
)


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """Return a folder that looks like the frozen program; its programs print their names."""
    folder = tmp_path / "frozen"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "libx.so").write_bytes(b"x")
    for program in packages.PROGRAMS:
        (folder / program).write_text(f'#!/bin/sh\necho {program} "$@"\n', encoding="utf-8")
        (folder / program).chmod(0o755)
    return folder


@pytest.fixture(autouse=True)
def _work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project, "WORK", tmp_path / "work")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    (tmp_path / "work").mkdir()


def test_the_version_stands_in_one_place() -> None:
    assert project.version() == __version__
    assert f"Version: {__version__}\n" in packages.control(1, "amd64")
    assert f'<release version="{__version__}" date="2026-01-01"/>' in packages.metainfo()


def test_all_name_the_same_things() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / "cfanp-gui.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert desktop["MimeType"] == f"{packages.MIME_TYPE};"
    assert desktop["Exec"] == "cfanp-gui %F"
    assert desktop["Icon"] == packages.NAME
    mime = ET.parse(LINUX / "cfanp-gui.mime.xml").getroot()
    assert mime[0].get("type") == packages.MIME_TYPE
    assert [glob.get("pattern") for glob in mime.iter(f"{MIME}glob")] == ["*.cpgn"]
    (icon,) = mime.iter(f"{MIME}icon")
    assert icon.get("name") == packages.MIME_TYPE.replace("/", "-")
    info = ET.fromstring(packages.metainfo())
    assert info.findtext("provides/mediatype") == packages.MIME_TYPE
    assert info.findtext("launchable") == f"{packages.NAME}.desktop"
    assert info.findtext("name") == desktop["Name"]
    binaries = [binary.text for binary in info.iterfind("provides/binary")]
    assert sorted(map(str, binaries)) == sorted(packages.PROGRAMS)
    assert info.findtext("project_license") == "GPL-3.0-or-later"


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="not installed")
def test_the_desktop_file_is_valid() -> None:
    done = subprocess.run(
        ["desktop-file-validate", "--warn-kde", LINUX / "cfanp-gui.desktop"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="not installed")
def test_the_metainfo_is_valid(tmp_path: Path) -> None:
    path = tmp_path / "io.github.cfanp_gui.cfanp_gui.metainfo.xml"
    path.write_text(packages.metainfo(), encoding="utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", "--pedantic", "--no-color", path],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stdout
    assert "Validation was successful." in done.stdout


@made_on_posix
def test_everything_is_where_a_desktop_looks(frozen: Path, tmp_path: Path) -> None:
    root = tmp_path / "usr"
    packages.tree(root, frozen)
    for place in (
        "share/applications/cfanp-gui.desktop",
        "share/mime/packages/cfanp-gui.xml",
        "share/metainfo/io.github.cfanp_gui.cfanp_gui.metainfo.xml",
        "share/icons/hicolor/scalable/apps/cfanp-gui.svg",
        "share/icons/hicolor/48x48/mimetypes/application-x-cpgn.png",
        "share/man/man1/cfanp.1.gz",
        "share/man/man1/cfanp-gui.1.gz",
        "share/bash-completion/completions/cfanp",
        "share/zsh/vendor-completions/_cfanp-gui",
        "share/doc/cfanp-gui/copyright",
        "lib/cfanp-gui/_internal/libx.so",
    ):
        path = root / place
        assert path.is_file(), place
        assert path.stat().st_mode & 0o777 == 0o644, place
    for program in packages.PROGRAMS:
        link = root / "bin" / program
        assert os.readlink(link) == f"../lib/cfanp-gui/{program}"
        assert link.stat().st_mode & 0o777 == 0o755
    times = {path.lstat().st_mtime for path in root.rglob("*")}
    assert times == {1767225600.0}


@made_on_posix
def test_the_archive_is_the_same_each_time(frozen: Path, tmp_path: Path) -> None:
    first = packages.make_tar(frozen, tmp_path)
    written = first.read_bytes()
    assert packages.make_tar(frozen, tmp_path).read_bytes() == written
    with tarfile.open(first) as archive:
        assert {entry.uid for entry in archive} == {0}
        top = {name.partition("/")[0] for name in archive.getnames()}
    assert top == {first.name.removesuffix(".tar.xz")}


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="not Debian")
def test_the_debian_package(frozen: Path, tmp_path: Path) -> None:
    made = packages.make_deb(frozen, tmp_path)
    written = made.read_bytes()
    assert packages.make_deb(frozen, tmp_path).read_bytes() == written

    def field(name: str) -> str:
        return subprocess.check_output(
            ["dpkg-deb", "-f", made, name], text=True, timeout=300
        ).strip()

    assert made.name == f"cfanp-gui_{__version__}_{field('Architecture')}.deb"
    assert field("Depends").split(", ") == bundle.debian_depends()
    assert field("Recommends") == "libpulse0"
    listed = subprocess.check_output(["dpkg-deb", "-c", made], text=True, timeout=300)
    assert "./usr/bin/cfanp -> ../lib/cfanp-gui/cfanp\n" in listed
    assert {line.split()[1] for line in listed.splitlines()} == {"root/root"}


@pytest.fixture
def unpacked(frozen: Path, tmp_path: Path) -> Path:
    """Return a folder with the archive unpacked."""
    archive = packages.make_tar(frozen, tmp_path)
    with tarfile.open(archive) as opened:
        # As `filter="data"`, which Debian 12's Python does not know.
        opened.extraction_filter = getattr(tarfile, "data_filter", None)
        opened.extractall(tmp_path / "unpacked")
    (folder,) = (tmp_path / "unpacked").iterdir()
    return folder


def _run(*words: str | Path, home: Path, status: int = 0) -> str:
    done = subprocess.run(
        words,
        env={"PATH": os.environ["PATH"], "HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


@pytest.mark.skipif(os.name != "posix", reason="shell scripts")
def test_installed_for_one_person_and_gone_again(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "some one"
    game = home / "games" / "a.cpgn"
    settings = home / ".config" / "cfanp-gui" / "settings.ini"
    for path in (game, settings, home / ".local" / "bin" / "other"):
        path.parent.mkdir(parents=True)
        path.touch()
    before = sorted(home.rglob("*"))
    for _ in range(2):  # the second takes the place of the first
        assert f"Installed in {home}/.local." in _run(unpacked / "install", home=home)
    programs = home / ".local" / "bin"
    assert _run(programs / "cfanp", "--version", home=home) == "cfanp --version\n"
    entry = (home / ".local/share/applications/cfanp-gui.desktop").read_text(encoding="utf-8")
    assert f'\nExec="{programs}/cfanp-gui" %F\n' in entry
    assert f"\nTryExec={programs}/cfanp-gui\n" in entry
    shutil.rmtree(unpacked)
    _run(programs / "cfanp-gui-uninstall", home=home)
    assert sorted(home.rglob("*")) == before


@pytest.mark.skipif(os.name != "posix", reason="shell scripts")
def test_settings_go_where_that_is_wished(unpacked: Path, tmp_path: Path) -> None:
    home, prefix = tmp_path / "home", tmp_path / "prefix"
    game = home / "games" / "a.cpgn"
    settings = home / ".config" / "cfanp-gui" / "settings.ini"
    for path in (game, settings):
        path.parent.mkdir(parents=True)
        path.touch()
    _run(unpacked / "install", "--prefix", prefix, home=home)
    assert "usage" in _run(prefix / "bin/cfanp-gui-uninstall", "--all", home=home, status=2)
    _run(prefix / "bin" / "cfanp-gui-uninstall", "--settings", home=home)
    assert [path for path in home.rglob("*") if path.is_file()] == [game]
    assert list(prefix.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="shell scripts")
def test_what_somebody_else_has_put_there_stays(unpacked: Path, tmp_path: Path) -> None:
    other = tmp_path / "lib" / "cfanp-gui" / "theirs"
    other.parent.mkdir(parents=True)
    other.touch()
    words = _run(unpacked / "install", "--prefix", tmp_path, home=tmp_path, status=1)
    assert "was not put there by this script" in words
    assert other.exists()
    assert not (tmp_path / "bin").exists()


@pytest.mark.skipif(os.name != "posix", reason="a shell script")
@pytest.mark.parametrize(
    ("called", "arguments", "said"),
    [
        ("/x/cfanp-gui.AppImage", ["a.cpgn"], "cfanp-gui a.cpgn"),
        ("/x/cfanp", ["perft"], "cfanp perft"),
        ("/x/cfanp-gui.AppImage", ["cfanp", "perft"], "cfanp perft"),
        ("/x/cfanp", ["cfanp"], "cfanp cfanp"),
    ],
)
@pytest.mark.parametrize("folder", ["mounted", "appimage_extracted_0"])
def test_an_appimage_is_both_programs(
    tmp_path: Path, frozen: Path, called: str, arguments: list[str], said: str, folder: str
) -> None:
    """What was unpacked to run it is gone afterwards; what is mounted is not its own."""
    root = tmp_path / folder
    (root / "usr").mkdir(parents=True)
    shutil.copytree(frozen, root / "usr" / "bin")
    shutil.copy(LINUX / "AppRun.sh", root / "AppRun")
    (root / "AppRun").chmod(0o755)
    done = subprocess.run(
        [root / "AppRun", *arguments],
        env={"PATH": os.environ["PATH"], "ARGV0": called},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{said}\n", "")
    if shutil.which("flock"):
        assert root.exists() == (folder == "mounted")
        assert not root.with_name(f"{folder}.lock").exists()


def test_a_tool_that_is_not_known_is_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = tmp_path / "pydeployment" / "linux" / "appimagetool"
    tools.mkdir(parents=True)
    (tmp_path / "pydeployment" / "__init__.py").touch()
    (tools / "appimagetool-x86_64.AppImage").write_bytes(b"another")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(bundle.BundleError, match="not the one that is known"):
        packages._appimage_tools("x86_64")
    with pytest.raises(bundle.BundleError, match="no appimagetool for pdp11"):
        packages._appimage_tools("pdp11")
