"""What goes out beside the program is up to date: manuals, completions, licences, texts."""

import argparse
import configparser
import re
import shlex
import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from cfanp_gui import __version__, cli
from cfanp_gui.__main__ import THINK
from cfanp_gui.__main__ import _parser as window_parser
from tests import ROOT
from tests.packaging import LINUX, PACKAGING, script
from tests.spoken import TRANSLATED
from tests.systems import TIMEOUT, WINDOWS

FOLDER = LINUX / "completions"
build, bundle, licences = script("build"), script("bundle"), script("licences")
man_pages, packages, project = script("man_pages"), script("linux_packages"), script("project")
release = script("release")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def parsers() -> dict[str, list[argparse.ArgumentParser]]:
    """Return the parsers of each program, with those of its commands."""
    rules = cli.command_parser()
    return {"cfanp": [rules, *man_pages.declared(rules)], "cfanp-gui": [window_parser()]}


@pytest.mark.usefixtures("only_published")
def test_manual_pages_are_up_to_date_and_name_every_option() -> None:
    """Else run `packaging/man_pages.py`."""
    for name, page in man_pages.pages().items():
        assert (LINUX / name).read_text(encoding="utf-8") == page
        words = re.sub(r"\\f.", "", page).replace("\\-", "-")
        for parser in parsers()[name.removesuffix(".1")]:
            for option in re.findall(r"(?m)^  (--[\w-]+)", parser.format_help()):
                assert f"{option} " in words or f"{option}\n" in words, (name, option)
        assert "--render-svg" not in words
        if shutil.which("groff") is not None:
            groff = ["groff", "-man", "-Tutf8", "-ww", "-z", LINUX / name]
            done = subprocess.run(groff, capture_output=True, check=False, timeout=TIMEOUT)
            assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.usefixtures("only_published")
@pytest.mark.parametrize("place", ["{}.bash", "_{}"])
def test_completions_name_every_command_and_option(place: str) -> None:
    """Else run `packaging/completions.py`."""
    for program, known in parsers().items():
        text = (FOLDER / place.format(program)).read_text(encoding="utf-8")
        for parser in known:
            assert f"_shtab_{parser.prog.replace(' ', '_').replace('-', '_')}" in text
            for option in re.findall(r"(?m)^  (--[\w-]+)", parser.format_help()):
                assert option in text, (parser.prog, option)
        assert "--render-svg" not in text


COMPLETE = """
complete_words() {
    COMP_WORDS=("$@") COMPREPLY=()
    COMP_CWORD=$(($# - 1))
    "_shtab_${1//-/_}"
    echo "${COMPREPLY[@]}"
}
compopt() { :; }  # which is there only while Tab is pressed
"""
COMPLETED = {
    "cfanp va": {"validate"},
    "cfanp puzzles ''": {"mine", "check", "solve"},
    "cfanp moves --str": {"--strict"},
    "cfanp puzzles solve --n": {"--nodes"},
    "cfanp convert --pieces ''": {"characters", "pictograms"},
    "cfanp insight --base xiang": {"xiangqi"},
    "cfanp --language d": {"de"},
    "cfanp validate a": {"a.cpgn"},
    "cfanp selfplay --out a": {"a.cpgn"},
    "cfanp-gui --new": {"--new-window", "--new-process"},
    "cfanp-gui a": {"a.cpgn"},
}


@pytest.mark.skipif(WINDOWS or shutil.which("bash") is None, reason="there is no bash")
def test_bash_completes(tmp_path: Path) -> None:
    (tmp_path / "a.cpgn").touch()
    files = (f". {shlex.quote(str(FOLDER / name))}\n" for name in ("cfanp.bash", "cfanp-gui.bash"))
    code = "".join((*files, COMPLETE, *(f"complete_words {words}\n" for words in COMPLETED)))
    bash = ["bash", "--norc", "-c", code]
    done = subprocess.run(
        bash, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=TIMEOUT
    )
    found = [set(line.split()) for line in done.stdout.splitlines()]
    assert dict(zip(COMPLETED, found, strict=True)) == COMPLETED
    assert done.stderr == ""


FILES = {
    "linux/cfanp-gui.desktop": r"\[(\w+)\]=",
    "linux/cfanp-gui.mime.xml": r'xml:lang="(\w+)"',
    "linux/cfanp-gui.metainfo.xml": r'xml:lang="(\w+)"',
}


def test_desktops_and_installers_speak_every_language() -> None:
    for name, pattern in FILES.items():
        found = Counter(re.findall(pattern, (PACKAGING / name).read_text(encoding="utf-8")))
        assert {code.partition("_")[0] for code in found} >= {
            key.partition("_")[0] for key in TRANSLATED
        }
        assert len(set(found.values())) == 1, f"{name}: one has all of them, one has not"
    text = (PACKAGING / "windows" / "cfanp-gui.nsi").read_text(encoding="utf-8")
    languages = re.findall(r'MUI_LANGUAGE "(\w+)"', text)
    assert len(languages) > len(TRANSLATED)
    said = set(re.findall(r"LangString (\w+)", text))
    for name in said:
        found = re.findall(rf"LangString {name} \$\{{LANG_(\w+)\}} \"", text)
        assert sorted(found) == sorted(one.upper() for one in languages), name
    assert set(re.findall(r"\$\(([A-Z_0-9]+)\)", text)) <= said
    # No folder is removed with what may be in it, but that of the settings, where one says so.
    assert re.findall(r"^\s*RMDir /r .*$", text, re.MULTILINE) == [
        '  RMDir /r "$LOCALAPPDATA\\cfanp-gui"'
    ]


def test_all_files_for_linux_name_the_same_things() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / "cfanp-gui.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert (desktop["Exec"], desktop["Icon"]) == ("cfanp-gui %F", packages.NAME)
    mime = ET.parse(LINUX / "cfanp-gui.mime.xml").getroot()
    prefix = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert [glob.get("pattern") for glob in mime.iter(f"{prefix}glob")] == ["*.cpgn"]
    info = ET.fromstring(packages.metainfo())
    kinds = (f"{packages.MIME_TYPE};", packages.MIME_TYPE, packages.MIME_TYPE)
    assert kinds == (
        desktop["MimeType"], mime[0].get("type"), info.findtext("provides/mediatype"),
    )  # fmt: skip
    assert info.findtext("launchable") == f"{packages.NAME}.desktop"
    assert info.findtext("name") == desktop["Name"]
    assert info.findtext("project_license") == PROJECT["license"] == "GPL-3.0-or-later"
    assert project.version() == __version__
    assert f"Version: {__version__}\n" in packages.control(1, "amd64")
    assert f'<release version="{__version__}" ' in packages.metainfo()


def test_a_build_names_its_commit() -> None:
    """As `git archive` writes it into the one file, or `packaging/build.py`."""
    name = "cfanp_gui/__init__.py"
    assert f"{name} export-subst\n" in (ROOT / ".gitattributes").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    exec((ROOT / name).read_text(encoding="utf-8").replace("$Format:%h$", "abc123"), found)
    assert found["BUILD"] == f"{__version__}, commit abc123"


def test_a_release_is_of_a_clean_tag_and_has_sums_and_notes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = release.release_check
    changed, tags = " M README.md\n", "v0.0.1\n"
    monkeypatch.setattr(check, "git", lambda word, *_: {"status": changed, "tag": tags}[word])
    with pytest.raises(check.PointError, match=r"1 files are not committed, such as README\.md"):
        check.check_tree()
    with pytest.raises(check.PointError, match=f"this commit has no tag v{__version__}"):
        check.check_version(f"v{__version__}")
    text = f"# All\n## [Unreleased]\n\n## [{__version__}] - 2026-12-01\n\n- This.\n\n## [0.0.1]\n"
    sections = check.changes(text)
    assert check.check_changelog(text) == f"{__version__} of 2026-12-01"
    monkeypatch.setattr(check, "changes", lambda: sections)
    (tmp_path / "b.deb").write_bytes(b"")
    (tmp_path / "a.exe").write_bytes(b"abc")
    for _ in range(2):
        release.finish(tmp_path)
        assert (tmp_path / "NOTES.md").read_text(encoding="utf-8") == "- This.\n"
        lines = (tmp_path / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
        assert [line.split()[1] for line in lines] == ["a.exe", "b.deb"]
        assert lines[0].startswith(
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad "
        )


def test_all_that_is_bundled_is_pinned_and_its_licence_kept() -> None:
    """One version each, within what `pyproject.toml` allows."""
    lines = build.CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    pinned = dict(line.split("==") for line in lines if not line.startswith("#"))
    names = {name.casefold() for name in pinned}
    extras = PROJECT["optional-dependencies"]
    wanted = [*PROJECT["dependencies"], *(one for name in licences.EXTRAS for one in extras[name])]
    for requirement in (*wanted, *extras["package"], *build.REQUIREMENTS[1:]):
        found = re.match(r"[\w-]+", requirement)
        assert found is not None
        assert found[0].casefold() in names, requirement
    assert pinned["PySide6-Essentials"] == pinned["PySide6-Addons"] == pinned["shiboken6"]
    looked_at = {name.replace("-", "_") for name in licences.KNOWN}
    for requirement in wanted:
        name = re.split(r"[^\w-]", requirement.casefold(), maxsplit=1)[0].replace("-", "_")
        assert name in looked_at, requirement
    text = licences.TARGET.read_text(encoding="utf-8")
    for name, licence in licences.KNOWN.items():
        assert f"- {name}: {licence}\n" in text
    assert not re.search(r"/home/|/root/|/work/", text)
    (own,) = licences.texts_of("platformdirs")
    assert own.strip() in text


def test_what_nobody_has_looked_at_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "of_program", lambda: ["chess", "stranger"])
    with pytest.raises(licences.LicenceError, match="nobody has looked at the licence of stranger"):
        licences.collect()


def test_every_hidden_option_is_known_to_the_frozen_programs() -> None:
    """Those by which the program asks another process of itself, which may be started as cfanp."""
    launch = script("launch", "frozen")
    text = (ROOT / "cfanp_gui" / "__main__.py").read_text(encoding="utf-8")
    hidden = re.findall(r'add_argument\("(--[\w-]+)".*help=argparse\.SUPPRESS', text)
    assert {*hidden, THINK} == set(launch.FOR_WINDOW)
